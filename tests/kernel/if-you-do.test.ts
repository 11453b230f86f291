/** "If you do" and "by doing": what counts as done, and what may be begun at all. */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../oracle/kernel/state';
import type { Target } from '../../schemas/ability';
import { card, doing, events, ids, run, toy, type ToyCard, type ToyRules } from './toy-game';
import { draw, type Steps } from './ability-notation';

const toTrash = (target: Target): Steps => [{ do: 'move', target, to: 'trash' }];
const rest = (target: Target): Steps => [{ do: 'setState', target, state: 'resting' }];
const ifYouDo = (first: Steps, then = draw): Steps => [{ do: 'ifYouDo', first, then }];
const byDoing = (first: Steps, then = draw): Steps => [{ do: 'byDoing', first, then }];

const own: Target = { choose: { from: { player: 'you', zone: ['hand'] }, count: 1 } };
const opponentCards: Target = { all: { player: 'opponent' } };
const chosenOpponentCards = (count: number): Target => ({ choose: { from: { player: 'opponent' }, count } });

/** Is put elsewhere instead of going to the trash. */
const savedTo = (to: string, more: Partial<Ability> = {}): Ability => ({
  type: 'instead',
  when: { event: 'trashed', subject: { player: 'you' } },
  effect: [{ do: 'move', target: { subject: true }, to }],
  ...more,
});

function game(theirField: ToyCard[], hand: ToyCard[] = [], replaced: Partial<ToyRules> = {}) {
  const deck = [card('d1'), card('d2')];
  const sides = { A: { field: [card('a')], deck, hand }, B: { field: theirField, deck: [card('e1')] } };
  return toy(sides, { moveWords: (_g, _card, { zone }) => (zone === 'trash' ? ['trashed'] : []), ...replaced });
}

describe('"if you do" follows', () => {
  it('what was done', () => {
    const g = game([card('x')]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(opponentCards))));
    expect([ids(g, 'B', 'trash'), ids(g, 'A', 'hand')]).toEqual([['x'], ['d1']]);
  });

  it('what was chosen to be done, with the question in between', () => {
    const g = game([card('x'), card('y')]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(chosenOpponentCards(1)))), { type: 'choose', cards: ['y'] });
    expect([ids(g, 'B', 'trash'), ids(g, 'A', 'hand')]).toEqual([['y'], ['d1']]);
  });

  it('what an optional replacement was not used on', () => {
    const g = game([card('x', 0, savedTo('hand', { may: true }))]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(opponentCards))), false);
    expect([ids(g, 'B', 'trash'), ids(g, 'A', 'hand')]).toEqual([['x'], ['d1']]);
  });

  it('what is no change of a card', () => {
    const g = game([card('x')]);
    const weaken = [{ do: 'modify', stat: 'power', by: -1, target: opponentCards }] as const satisfies Steps;
    run(g, doing(g, 'a', ...ifYouDo(weaken)));
    expect(ids(g, 'A', 'hand')).toEqual(['d1']);
  });
});

describe('"if you do" does not follow', () => {
  it('what was replaced, whatever happened instead', () => {
    const g = game([card('x', 0, savedTo('hand'))]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(opponentCards))));
    expect([ids(g, 'B', 'hand'), ids(g, 'A', 'hand'), events(g, 'replaced')]).toEqual([['x'], [], ['replaced x']]);
  });

  it('what was replaced by something of its own card', () => {
    const sides = { A: { field: [card('a', 0, savedTo('hand'))], deck: [card('d1')] } };
    const g = toy(sides, { moveWords: () => ['trashed'] });
    run(g, doing(g, 'a', ...ifYouDo(toTrash({ self: true }))));
    expect(ids(g, 'A', 'hand')).toEqual(['a']);
  });

  it('what was done to one of two only', () => {
    const g = game([card('x', 0, { ...savedTo('hand'), when: { event: 'trashed' } }), card('y')]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(opponentCards))));
    expect([ids(g, 'B', 'trash'), ids(g, 'B', 'hand'), ids(g, 'A', 'hand')]).toEqual([['y'], ['x'], []]);
  });

  it('what could be done to nothing', () => {
    const g = game([]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(opponentCards))));
    expect(ids(g, 'A', 'hand')).toEqual([]);
  });

  it('what was so already', () => {
    const g = game([card('x')]);
    run(g, doing(g, 'a', ...rest(opponentCards), ...ifYouDo(rest(opponentCards))));
    expect([g.card('x').state, ids(g, 'A', 'hand')]).toEqual(['resting', []]);
  });

  it('what the rules did meanwhile', () => {
    const g = game([card('x', 0, savedTo('hand'))], [], {
      // What the rules make of a card that comes to a hand.
      *afterGroup(game) {
        const [top] = game.zone('B', 'deck');
        if (top && game.zone('B', 'hand').length > 0) yield* game.rules.discard(game, [game.card(top)]);
      },
    });
    run(g, doing(g, 'a', ...ifYouDo(toTrash(opponentCards))));
    expect([ids(g, 'B', 'trash'), ids(g, 'A', 'hand')]).toEqual([['e1'], []]);
  });
});

describe('"by doing"', () => {
  it('is done, the one for the other', () => {
    const g = game([card('x')], [card('h')]);
    run(g, doing(g, 'a', ...byDoing(toTrash(own), toTrash(chosenOpponentCards(1)))), true);
    expect([ids(g, 'A', 'trash'), ids(g, 'B', 'trash')]).toEqual([['h'], ['x']]);
  });

  it('may be declined as a whole', () => {
    const g = game([card('x')], [card('h')]);
    run(g, doing(g, 'a', ...byDoing(toTrash(own), toTrash(chosenOpponentCards(1)))), false);
    expect([ids(g, 'A', 'trash'), ids(g, 'B', 'trash')]).toEqual([[], []]);
  });

  it.each([
    ['what it is for is impossible', [], [card('h')]],
    ['it cannot be done itself', [card('x')], []],
  ])('is not offered where %s', (_, field, hand) => {
    const g = game(field, hand);
    const { question } = run(g, doing(g, 'a', ...byDoing(toTrash(own), toTrash(chosenOpponentCards(1)))));
    expect([question, ids(g, 'A', 'hand')]).toEqual([null, hand.map(({ id }) => id)]);
  });

  it('is done where "if you do" is, too, and where only a part of what it is for can be done', () => {
    const g = game([], [card('h')]);
    run(g, doing(g, 'a', ...ifYouDo(toTrash(own), toTrash(chosenOpponentCards(1)))));
    expect(ids(g, 'A', 'trash')).toEqual(['h']);
    const part = game([card('x')], [card('h')]);
    run(part, doing(part, 'a', ...byDoing(toTrash(own), toTrash(chosenOpponentCards(2)))), true);
    expect([ids(part, 'A', 'trash'), ids(part, 'B', 'trash')]).toEqual([['h'], ['x']]);
  });

  it('counts a card once that both parts need', () => {
    const g = game([], [card('h')]);
    const { question } = run(g, doing(g, 'a', ...byDoing(toTrash(own), toTrash(own))));
    expect(question).toBe(null);
  });

  it('brings nothing where it was replaced', () => {
    const g = game([card('x', 0, { ...savedTo('hand'), when: { event: 'trashed', subject: 'any' } })], [card('h')]);
    run(g, doing(g, 'a', ...byDoing(toTrash(own), draw)), true);
    expect([ids(g, 'A', 'hand'), ids(g, 'A', 'deck')]).toEqual([['h'], ['d1', 'd2']]);
  });
});
