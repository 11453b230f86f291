/** What a card is: names, traits and categories as sets that effects change, faces that hide them, and the two sides of a card. */
import { describe, expect, it } from 'vitest';
import { addEffect, endEffects, setFace } from '../../oracle/kernel/changes';
import { EVERY_WORD, hasWord, wordsOf } from '../../oracle/kernel/continuous/information';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { statOf } from '../../oracle/kernel/continuous/values';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import type { Ability } from '../../oracle/kernel/state';
import type { Modification } from '../../oracle/kernel/state/lasting';
import type { CardFilter, Instruction, Target } from '../../schemas/ability';
import { at, card, checkpoint, events, moving, put, run, toy, type ToyCard, type ToyGame } from './toy-game';

const all = (filter: CardFilter = {}): Target => ({ all: { player: 'you', ...filter } });
const cont = (...effect: Instruction[]): Ability => ({ type: 'cont', effect });
const stronger = (target: Target, by = 1000): Instruction => ({ do: 'modify', stat: 'power', by, target });
const treat = (target: Target, trait: Omit<Extract<Modification, { kind: 'words' }>, 'kind' | 'word'>) =>
  ({ do: 'treat', word: 'trait', target, ...trait }) as Instruction;
const withTraits = (given: ToyCard, ...traits: string[]): ToyCard => ({ ...given, traits });
const power = (g: ToyGame, id: string): number => statOf(g, at(g, id), 'power');
const traits = (g: ToyGame, id: string): string => wordsOf(g, at(g, id), 'trait').join(' ');
const found = (g: ToyGame, filter: CardFilter): string =>
  cardsMatching(g, { player: 'A', source: at(g, 'P'), chosen: [] }, filter)
    .map(({ id }) => id)
    .join(' ');
const words = (g: ToyGame, targets: string[], change: Omit<Extract<Modification, { kind: 'words' }>, 'kind'>): void =>
  addEffect(g, { player: 'A', source: 'P', targets, modification: { kind: 'words', ...change }, until: 'turn' });

describe('words that effects change', () => {
  const P = card('P', 1000, cont(treat(all({ trait: 'X' }), { add: ['T'] })));
  const Q = card('Q', 1000, cont(stronger(all({ trait: 'T' }))));
  const R = card('R', 0, {
    type: 'auto',
    when: { event: 'moved', subject: { trait: 'T' } },
    effect: [stronger({ self: true }, 1)],
  });
  const x = withTraits(card('x', 2000), 'X');

  it.each([
    ['in any order of their sources', [P, Q, R]],
    ['the other way round', [R, Q, P]],
  ])('reach a card that enters, for what reads them and for what triggers on them: %s', (_title, field) => {
    const g = toy({ A: { field, hand: [x, card('y', 2000)] } });
    run(g, moving(g, 'x', 'field'));
    run(g, moving(g, 'y', 'field'));
    run(g, checkpoint(g));
    expect([power(g, 'x'), traits(g, 'x'), power(g, 'y')]).toEqual([3000, 'X T', 2000]);
    expect(events(g, 'triggered')).toEqual(['triggered R']);
  });

  it('go with the card that gives them, and do not reach what is elsewhere', () => {
    const g = toy({ A: { field: [P, Q, x], hand: [withTraits(card('z', 500), 'X')] } });
    expect([power(g, 'x'), traits(g, 'z'), found(g, { zone: ['hand'], trait: 'T' })]).toEqual([3000, 'X', '']);
    put(g, 'P', 'hand');
    expect([power(g, 'x'), traits(g, 'x')]).toEqual([2000, 'X']);
  });

  it('are taken away, replaced and added in the order of time', () => {
    const g = toy({ A: { field: [P, withTraits(card('a'), 'T', 'U')] } });
    words(g, ['a'], { word: 'trait', lose: ['T'] });
    const lost = traits(g, 'a');
    words(g, ['a'], { word: 'trait', become: ['V'], add: ['W'] });
    const replaced = traits(g, 'a');
    words(g, ['a'], { word: 'trait', lose: 'all' });
    const none = traits(g, 'a');
    endEffects(g, () => true);
    expect([lost, replaced, none, traits(g, 'a')]).toEqual(['U', 'V W', '', 'T U']);
  });

  it('of the original information alone can be asked for', () => {
    const g = toy({ A: { field: [P, withTraits(card('a'), 'T')] } });
    words(g, ['a'], { word: 'trait', become: ['O'], original: true });
    words(g, ['a'], { word: 'trait', add: ['N'] });
    expect([traits(g, 'a'), wordsOf(g, at(g, 'a'), 'trait', true)]).toEqual(['O N', ['O']]);
  });

  it('are names and categories as well: a card with two is both', () => {
    const g = toy({ A: { field: [P, card('a')] } });
    words(g, ['a'], { word: 'name', add: ['b'] });
    words(g, ['a'], { word: 'category', add: ['spirit'] });
    const fits = [{ name: 'a' }, { name: 'b' }, { category: 'card', name: 'b' }, { category: 'spirit' }];
    expect(fits.map((filter) => found(g, filter))).toEqual(['a', 'a', 'a', 'a']);
    words(g, ['a'], { word: 'category', lose: ['card'] });
    expect(fits.map((filter) => found(g, filter))).toEqual(['a', 'a', '', 'a']);
  });

  it('may be all that there are, and may mean the same as others', () => {
    const isSameWord = (_g: unknown, _kind: string, word: string, asked: string) =>
      [word, asked].sort().join() === 'Star,Sun';
    const field = [P, withTraits(card('every'), EVERY_WORD), withTraits(card('star'), 'Star'), card('none')];
    const g = toy({ A: { field, hand: [withTraits(card('sun'), 'Sun')] } }, { isSameWord });
    const alike = (id: string) => {
      const like: CardFilter = { name: id, zone: ['hand', 'field'] };
      return found(g, { shares: { word: 'trait' as 'type', with: { all: like } } });
    };
    expect([found(g, { trait: 'Sun' }), found(g, { trait: 'Moon' })]).toEqual(['every star', 'every']);
    expect([alike('sun'), alike('every'), alike('none')]).toEqual(['every star', 'every star', '']);
  });

  it('are remembered of a card that has left play', () => {
    const watcher = card('watcher', 0, {
      type: 'auto',
      when: { event: 'moved', subject: { trait: 'T', zone: ['field'] }, to: ['trash'] },
      effect: [],
    });
    const g = toy({ A: { field: [P, watcher, x] } });
    run(g, moving(g, 'x', 'trash'));
    expect([traits(g, 'x'), g.state.pending.map((waiting) => waiting.card)]).toEqual(['X', ['watcher']]);
  });
});

describe('a card without information', () => {
  const printThatCounts = (
    _g: unknown,
    { face }: { face: string },
    sheet: ToyGame['state']['cards'][string]['definition'],
  ) => (face === 'up' ? sheet : null);
  const lord = card('P', 0, cont(stronger(all({ other: true }))));
  const a = withTraits(card('a', 2000, cont(stronger({ self: true }, 500))), 'T');
  const game = () => toy({ A: { field: [lord, a] } }, { printThatCounts });

  it('fits no name, has no value and no ability, and is given none, until it lies face up', () => {
    const g = game();
    const seen = () => [
      found(g, { name: 'a' }),
      found(g, { trait: 'T' }),
      found(g, { category: 'card' }),
      found(g, { stat: { power: { min: 0 } } }),
      power(g, 'a'),
      abilitiesOf(g, at(g, 'a')).length,
    ];
    const before = seen();
    setFace(g, 'a', 'down');
    const down = seen();
    setFace(g, 'a', 'up');
    expect([before, down, seen()]).toEqual([
      ['a', 'a', 'P a', 'P a', 3500, 1],
      ['', '', 'P', 'P', 0, 0],
      ['a', 'a', 'P a', 'P a', 3500, 1],
    ]);
  });

  it('takes what it gives with it', () => {
    const g = game();
    setFace(g, 'P', 'down');
    expect(power(g, 'a')).toBe(2500);
  });

  it('is still a card of its zone, by its place', () => {
    const g = game();
    setFace(g, 'a', 'down');
    expect([found(g, {}), found(g, { face: 'down' })]).toEqual(['P a', 'a']);
  });

  it('may keep a part of it: here the name, but neither power nor text', () => {
    const g = toy(
      { A: { field: [lord, a] } },
      {
        printThatCounts: (_g, { face }, sheet) =>
          face === 'up' ? sheet : ({ ...sheet, power: 0, abilities: [] } as typeof sheet),
      },
    );
    setFace(g, 'a', 'down');
    expect([found(g, { name: 'a' }), power(g, 'a'), hasWord(g, at(g, 'a'), 'trait', 'T')]).toEqual(['a', 1000, true]);
  });
});
