/** What an effect gives to a card, replaced by another amount: each ability once, in an order that the player of the card decides. VG 11.3.1.3.3, 11.10.2. */
import { expect, it } from 'vitest';
import { endEffects } from '../../oracle/kernel/changes';
import { affectedPlayerFirst } from '../../oracle/kernel/procedures/replacement-order';
import type { Ability } from '../../oracle/kernel/state';
import type { Amount } from '../../schemas/ability';
import { up } from './ability-notation';
import { card, doing, power, run, toy, type ToyGame, type ToyRules } from './toy-game';

const gets = (by: Amount, more: Partial<Ability> = {}): Ability => ({
  type: 'instead',
  when: { event: 'getsPower', subject: 'any' },
  effect: [{ do: 'modify', stat: 'power', by, target: { subject: true } }],
  ...more,
});
const doubled = gets({ number: 'chosen', times: 2 });
const rules: Partial<ToyRules> = {
  ...affectedPlayerFirst,
  eventOfGain: (_g, modification) => (modification.kind === 'stat' && modification.by ? 'getsPower' : undefined),
};
const game = (own: Ability[], others: Ability[] = []): ToyGame =>
  toy({ A: { field: [card('V', 0, ...own), card('r')] }, B: { field: [card('W', 0, ...others)] } }, rules);
const give = (g: ToyGame, until?: string) =>
  run(g, doing(g, 'V', { ...up({ all: { name: 'r' } }, 10_000), ...(until && { until }) }));

it('is read as the number of what happens instead', () => {
  const [twice, fixed] = [game([doubled]), game([gets(700)])];
  give(twice);
  give(fixed);
  expect([power(twice, 'r'), power(fixed, 'r')]).toEqual([20_000, 700]);
});

it('lasts as long as what it takes the place of', () => {
  const g = game([doubled]);
  give(g, 'battle');
  endEffects(g, ({ until }) => until === 'battle');
  expect(power(g, 'r')).toBe(0);
});

it.each([
  ['W', 2000],
  ['V', 1000],
])('of a doubled one and one set to 1000 the player of the card chooses the first: %s', (first, value) => {
  const g = game([doubled], [gets(1000)]);
  const session = give(g);
  expect(session.question?.player).toBe('A');
  session.act('A', { type: 'answer', value: first });
  expect([session.question, power(g, 'r')]).toEqual([null, value]);
});

it('goes to the cards that nothing replaces it for', () => {
  const g = game([gets(1, { when: { event: 'getsPower', subject: { name: 'V' } } })]);
  run(g, doing(g, 'W', up({ all: {} }, 500)));
  expect(['V', 'r', 'W'].map((id) => power(g, id))).toEqual([1, 500, 500]);
});

it('is not replaced by an ability that the rules keep from what gives it', () => {
  const board = { A: { field: [card('V', 0, doubled), card('r')] }, B: { field: [card('W', 0)] } };
  const keepsOff: Partial<ToyRules> = {
    ...rules,
    isKeptFromReplacing: (_g, { details }) => details?.cause?.source === 'r',
  };
  const g = toy(board, keepsOff);
  run(g, doing(g, 'r', up({ self: true }, 100)));
  run(g, doing(g, 'V', up({ all: { name: 'r' } }, 100)));
  expect(power(g, 'r')).toBe(300);
});
