/** Titles of misreadings stand alone, after "Behaves like:" and in lists: each has its own subject, and none is shared. */
import { describe, expect, test } from 'vitest';
import { gameOf, PLAYED } from '../games/registry';
import { faultId, withTitles, type Titles } from '../oracle/kernel/testing/misreadings';
import { titles as battleSpirits } from '../oracle/battle-spirits/faults/titles';
import { titles as dragonBallSuper } from '../oracle/dragon-ball-super/faults/titles';
import { titles as levelNeo } from '../oracle/level-neo/faults/titles';
import { titles as onePiece } from '../oracle/one-piece/faults/titles';
import { titles as vanguard } from '../oracle/vanguard/faults/titles';
import type { GameId } from '../schemas/common';

const TITLES: Partial<Record<GameId, Titles>> = {
  'battle-spirits': battleSpirits,
  'dragon-ball-super': dragonBallSuper,
  'level-neo': levelNeo,
  'one-piece': onePiece,
  vanguard,
};

/** Words that point to a subject outside the title, or leave it without one. */
const FRAGMENT =
  /^(it|its|they|their|them|he|his|she|her|that|this|these|those|one|another|others?|the others?(?! player)|who\w*|what\w*|which\w*|nothing|none|something|such|there|where|of|so|and|or|but)\b/i;

/** Words that fit any clause: a title of these alone does not say what it is about. */
const GENERIC = new Set(
  [
    'a an the of in on at to for from by with and or not no only if when while then than so too also before after until',
    'is are be been has have had do does did can cannot may must go goes get gets give gives take takes taken say says',
    'need needs ask asks asked fit fits work works start starts end ends begin begins stay stays count counts there over',
    'apply applies affect affects act acts happen happens out still ever never always again anew just once twice it its',
    'they their all any both each every either neither other another one two three first second whole same own nobody',
    'everybody player players card cards effect effects skill skills ability abilities thing things',
  ].flatMap((line) => line.split(' ')),
);

const isGeneric = (title: string): boolean => {
  const words =
    title
      .toLowerCase()
      .replaceAll('turn player', 'player')
      .match(/[\p{L}\d'-]+/gu) ?? [];
  return words.every((word) => GENERIC.has(word.replace(/'s?$/, '')));
};

/** A pronoun for something that no other word of the title names. */
const DANGLING = [
  /^((after|each|all|several|none|both|one|two|three|four) )+of (them|those)\b/i,
  /^(only|every|all) (those|these|they)\b/i,
  /^once\b/i,
  /^the one that\b/i,
];
/** In so few words, none comes before the pronoun that it could stand for. */
const SHORT = 6;
const ends = /\b(it|them|there)$/;
const names = /\b(what|whatever|without|stays?|lies?|is|are)\b/;
const isDangling = (title: string): boolean =>
  DANGLING.some((form) => form.test(title)) ||
  (title.split(' ').length <= SHORT && ends.test(title) && !names.test(title));

/** Word order that no native writer uses, as in "until the end of the next own turn" or "when a card is drawn: it ...". */
const TRANSLATED = /\b(the|an|next|every) own\b|^when [^"]*: |forgotten in the turn/i;

describe.each(PLAYED)('titles of misreadings of %s', (game) => {
  const { faults } = gameOf(game)!;
  const titles = faults.map(({ title }) => title);

  test('each begins with its own subject', () => {
    expect(titles.filter((title) => FRAGMENT.test(title))).toEqual([]);
  });

  test('each names what it is about', () => {
    expect(titles.filter((title) => isGeneric(title) || isDangling(title))).toEqual([]);
  });

  test('none says "the own" or otherwise reads as translated', () => {
    expect(titles.filter((title) => TRANSLATED.test(title))).toEqual([]);
  });

  test('none occurs twice', () => {
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  test('the table names misreadings that exist', () => {
    const ids = new Set(faults.map(({ id }) => id));
    expect(Object.keys(TITLES[game] ?? {}).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('the table changes every title that it names', () => {
    const same = faults.filter(({ id, clause, title }) => id in (TITLES[game] ?? {}) && faultId(clause, title) === id);
    expect(same).toEqual([]);
  });
});

test('a title is replaced by id, and the rest of the misreading stays', () => {
  const faults = ['it rests', 'it attacks'].map((title) => ({ id: title, clause: '1-1', title, replace: () => ({}) }));
  const renamed = withTitles(faults, { 'it rests': 'the attacker rests' });
  expect(renamed).toEqual([{ ...faults[0], title: 'the attacker rests' }, faults[1]]);
});
