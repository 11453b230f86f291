/** Payments at one moment: all or nothing, each card for one part, with what parts say of each other; choices that nothing meets. */
import { expect, it } from 'vitest';
import { chooseCards } from '../../oracle/kernel/questions';
import { link } from '../../oracle/kernel/changes';
import { perform } from '../../oracle/kernel/events/perform';
import { paymentAtOnce } from '../../oracle/kernel/packs/payment-at-once';
import type { Ability, CardState } from '../../oracle/kernel/state';
import type { Condition, Target } from '../../schemas/ability';
import { activate, activated, mayActivate, payingToy, type PayingGame } from './paying-game';
import { at, card, checkpoint, doing, events, ids, put, run, toy, type ToyCard, type ToyRules } from './toy-game';
import { draw, self, all, from, to, trash, rest, named, choose, type Steps } from './ability-notation';

const twoSteps: Partial<ToyRules> = {
  departs: (_g, c) => 'to' in c && c.card.zone === 'field' && c.to.zone !== 'field',
};
function payer(
  cost: Steps,
  field: ToyCard[],
  hand: ToyCard[] = [],
  rules: object = paymentAtOnce,
  effect: Steps = draw,
): PayingGame {
  const a = card('a', 0, activated(cost, effect));
  return payingToy({ A: { field: [a, ...field], hand, deck: [card('d'), card('d4')] } }, rules);
}
const both = [
  ['at once', paymentAtOnce],
  ['in order', {}],
] as const;

it('what cannot be paid in full at once is not paid at all (VG 11.8.2.2, 11.8.11)', () => {
  const g = payer([trash(from('field', 2))], [card('x')]);
  run(g, activate(g, 'a'));
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([['a', 'x'], []]);
});
it('a choice of one of two parts is paid at that moment too', () => {
  const sees: Ability = {
    type: 'auto',
    when: { event: 'moved', subject: { zone: ['trash'] }, to: ['trash'] },
    effect: [],
  };
  const g = payer(
    [trash(from('field')), { do: 'chooseOne', modes: [[{ do: 'discard', count: 1 }], [rest(from('field'))]] }],
    [card('x', 0, sees)],
    [card('h'), card('i')],
  );
  const s = run(g, activate(g, 'a'), { type: 'answer', value: 0 });
  expect(ids(g, 'A', 'trash')).toEqual([]);
  s.act('A', choose('h'));
  expect(g.state.pending.map(({ card: id, event }) => [id, event.card])).toContainEqual(['x', 'h']);
  expect(ids(g, 'A', 'hand')).toEqual(['i', 'd']);
});
it.each(both)('a cost names what was paid, and the effect means it: %s', (_t, rules) => {
  const g = payer([named('paid', trash(from('field')))], [card('x'), card('y')], [], rules, [
    to('hand', { result: 'paid' } as Target),
  ]);
  run(g, activate(g, 'a'), choose('y'));
  expect([ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([['a', 'x'], ['y']]);
});
it('at once, all of a hand and one of it', () => {
  const g = payer(
    [to('deck', from('hand')), trash(all({ player: 'you', zone: ['hand'] }))],
    [],
    [card('h'), card('i')],
  );
  expect(mayActivate(g, 'a')).toBe(true);
  run(g, activate(g, 'a'), choose('h'));
  expect([
    ids(g, 'A', 'deck').at(-1),
    ids(g, 'A', 'trash'),
    events(g, 'moved').filter((e) => e === 'moved h').length,
  ]).toEqual(['h', ['i'], 1]);
});
it('a least sum whose only heavy card serves another part cannot be paid', () => {
  const two: Target = { choose: { from: { player: 'you', zone: ['hand'], name: 'h2' }, count: 1 } };
  const sum = trash(from('hand', 9, { upTo: true, total: { stat: 'power', min: 3 } }));
  const g = payer([sum, to('deck', two)], [], [card('h2', 2), card('h1', 1), card('h0', 0)]);
  expect(mayActivate(g, 'a')).toBe(false);
  const ok = payer([sum, to('deck', two)], [], [card('h2', 2), card('h1', 1), card('hh', 2)]);
  expect(mayActivate(ok, 'a')).toBe(true);
});
it('of cards that do not fit together none is chosen, and of those that do the question is put', () => {
  const g = toy({ A: { hand: ['r', 'g', 'b'].map((id) => card(id)) } });
  const cards = ['r', 'g', 'b'].map((id) => g.card(id));
  let got: readonly CardState[] = [];
  function* ask(wanted: string[]) {
    got = yield* chooseCards(g, {
      player: 'A',
      kind: 'choose',
      from: cards,
      min: 2,
      max: 2,
      fit: (some) => some.every(({ id }) => wanted.includes(id)),
    });
  }
  expect(run(g, ask(['r'])).question).toBe(null);
  expect(got).toEqual([]);
  const s = run(g, ask(['r', 'b']));
  expect(s.question!.options()).toEqual([choose('r', 'b')]);
});
it('"rest all" is paid at once where one lies so already', () => {
  const g = payer([rest(all({ player: 'you', other: true }))], [card('x'), card('y')]);
  run(g, perform(g, { card: at(g, 'x'), state: 'resting' }));
  run(g, activate(g, 'a'));
  expect([at(g, 'y').state, ids(g, 'A', 'hand')]).toEqual(['resting', ['d']]);
});
it('a cost paid with a card of the other player that this player uses (VG 11.7.1: the master)', () => {
  const masters: Record<string, 'A' | 'B'> = { b: 'A', x: 'B' };
  const a = card('a', 0, activated([rest(from('field'))], draw));
  const g = payingToy(
    { A: { field: [a, card('x')], deck: [card('d')] }, B: { field: [card('b')] } },
    { masterOf: (_g: unknown, c: CardState) => masters[c.id] ?? c.side, ...paymentAtOnce },
  );
  run(g, activate(g, 'a'));
  expect([at(g, 'b').state, at(g, 'x').state, ids(g, 'A', 'hand')]).toEqual(['resting', 'active', ['d']]);
});
it('a list is paid at that moment, those items that are due', () => {
  const sees: Ability = {
    type: 'auto',
    when: { event: 'moved', subject: { zone: ['trash'] }, to: ['trash'] },
    effect: [],
  };
  const few: Condition = { count: { player: 'you', zone: ['hand'] }, max: 1 };
  const g = payer(
    [
      {
        do: 'list',
        items: [
          { then: [trash(from('field'))] },
          { if: few, then: [{ do: 'discard', count: 1 }] },
          { if: { not: few }, then: [rest(self)] },
        ],
      },
    ],
    [card('x', 0, sees)],
    [card('h')],
  );
  run(g, activate(g, 'a'));
  expect([ids(g, 'A', 'trash').length, at(g, 'a').state, ids(g, 'A', 'hand')]).toEqual([2, 'active', ['d']]);
  expect(g.state.pending.map(({ card: id, event }) => [id, event.card])).toContainEqual(['x', 'h']);
});
it('paid with a stack, and with what lies in it', () => {
  const g = payer([trash(from('field'))], [card('x')]);
  put(g, 'd4', 'under');
  link(g, 'under', 'd4', 'x');
  run(g, activate(g, 'a'));
  expect([[...ids(g, 'A', 'trash')].sort(), ids(g, 'A', 'hand')]).toEqual([['d4', 'x'], ['d']]);
  const both = payer([trash(from('field')), trash(from('under'))], [card('x')]);
  put(both, 'd4', 'under');
  link(both, 'under', 'd4', 'x');
  run(both, activate(both, 'a'));
  expect([events(both, 'moved').filter((e) => e.endsWith('d4')), ids(both, 'A', 'hand')]).toEqual([
    ['moved d4', 'moved d4'],
    ['d'],
  ]);
});
it.each(both)('paid with what leaves in two steps: %s', (_t, rules) => {
  const g = payer([trash(from('field'))], [card('x')], [], { ...rules, ...twoSteps });
  run(g, activate(g, 'a'));
  expect([ids(g, 'A', 'hand')]).toEqual([['d']]);
  run(g, checkpoint(g));
  expect(ids(g, 'A', 'trash')).toEqual(['x']);
});
it('what is leaving already pays nothing', () => {
  const g = payer([trash(from('field'))], [card('x')], [], { ...paymentAtOnce, ...twoSteps });
  let seen: unknown;
  run(
    g,
    (function* () {
      g.enterFrame({ context: {} as never, instructions: [], instruction: 0 });
      yield* doing(g, 'a', trash(all({ name: 'x' })));
      seen = mayActivate(g, 'a');
      g.frames.pop();
    })(),
  );
  expect(seen).toBe(false);
});
