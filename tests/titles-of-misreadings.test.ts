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

describe.each(PLAYED)('titles of misreadings of %s', (game) => {
  const { faults } = gameOf(game)!;
  const titles = faults.map(({ title }) => title);

  test('each begins with its own subject', () => {
    expect(titles.filter((title) => FRAGMENT.test(title))).toEqual([]);
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
