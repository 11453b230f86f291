/** What hidden cards keep from happening, and that everybody sees them for it: "as many as possible", and cards that stay where they are. VG 1.3.2.4.1, 4.1.6. */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../oracle/kernel/state';
import type { CardsToChoose, Instruction, Target } from '../../schemas/ability';
import { choose } from './ability-notation';
import { payingToy, type PayingGame } from './paying-game';
import { at, card, cont, doing, events, ids, observe, resolve, run, type ToyCard, type ToyGame } from './toy-game';

const elf = (id: string): ToyCard => ({ ...card(id), traits: ['elf'] });
const hand = (...cards: ToyCard[]) => ({ A: { hand: cards, field: [card('s')], deck: [card('d')] } });
const elves = (count: number, more: Partial<CardsToChoose>): Target => ({
  choose: { from: { player: 'you', zone: ['hand'], trait: 'elf' }, count, ...more },
});
const callElves = (count: number, more: Partial<CardsToChoose> = { asMany: true }): Instruction => ({
  do: 'move',
  target: elves(count, more),
  to: 'field',
});
const shown = (g: ToyGame) => events(g, 'revealed');
const fewest = (g: ToyGame, effect: Instruction) => run(g, doing(g, 's', effect)).question?.min;

describe('as many as possible', () => {
  it('is no less, although nobody else sees how many fit; a plain number may be none', () => {
    const g = payingToy(hand(elf('x'), elf('y'), elf('z'), card('a')));
    expect([fewest(g, callElves(2)), fewest(payingToy(hand(elf('x'))), callElves(2, {}))]).toEqual([2, 0]);
  });

  it('that falls short shows the cards that are left, until the effect is done', () => {
    const g = payingToy(hand(elf('x'), card('a'), card('b')));
    const session = run(g, doing(g, 's', callElves(2), { do: 'draw', count: 1 }));
    expect([session.question, ids(g, 'A', 'field'), shown(g)]).toEqual([
      null,
      ['s', 'x'],
      ['revealed a', 'revealed b'],
    ]);
    expect(observe(g, 'B').players.A.zones.hand!.cards).toEqual([{ face: 'down' }, { face: 'down' }, { face: 'down' }]);
  });

  it('leaves out what cannot be done, and shows it', () => {
    const g = payingToy(hand(elf('x'), elf('y')), { mayMove: (_g, { id }) => id !== 'x' });
    run(g, doing(g, 's', callElves(1)));
    run(g, doing(g, 's', callElves(1)));
    expect([ids(g, 'A', 'field'), shown(g)]).toEqual([['s', 'y'], ['revealed x']]);
  });

  it('that does not fall short shows nothing, nor does a number that is not reached', () => {
    const enough = payingToy(hand(elf('x'), card('a')));
    run(enough, doing(enough, 's', callElves(1)));
    const plain = payingToy(hand(elf('x'), card('a')));
    run(plain, doing(plain, 's', callElves(2, {})), choose('x'));
    expect([enough, plain].map(shown)).toEqual([[], []]);
  });
});

describe('a card that stays because of what it is', () => {
  const ban = (trait?: string): Ability =>
    cont({ do: 'forbid', what: 'trash', target: { all: { player: 'any', zone: ['hand'], ...(trait && { trait }) } } });
  const game = (ability: Ability) =>
    payingToy(
      {
        A: { hand: [elf('x'), card('a')], field: [card('s')], deck: [card('d')] },
        B: { field: [card('b', 0, ability)] },
      },
      {
        forbiddenAs: { trashed: 'trash' },
        showKeptHidden: (g, one) => (g as unknown as PayingGame).rules.show(g as never, one),
      },
    );
  const trashed = (g: ToyGame, id: string) => {
    run(g, doing(g, 's', { do: 'discard', count: 1 }), choose(id));
    return [at(g, id).zone, shown(g)];
  };

  it('is shown; another one goes and is not', () => {
    expect(trashed(game(ban('elf')), 'x')).toEqual(['hand', ['revealed x']]);
    expect(trashed(game(ban('elf')), 'a')).toEqual(['trash', []]);
  });

  it('is not shown where all cards of the zone stay, whatever they are', () => {
    expect(trashed(game(ban()), 'x')).toEqual(['hand', []]);
  });

  it('is not shown where it would not have come into sight', () => {
    const g = game(ban('elf'));
    g.rules.moveWords = () => ['trashed'];
    resolve(g, 's', { do: 'move', target: { all: { player: 'you', zone: ['hand'] } }, to: 'deck' });
    expect([ids(g, 'A', 'hand'), shown(g)]).toEqual([['x'], []]);
  });
});
