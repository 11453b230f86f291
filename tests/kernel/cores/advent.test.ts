/** One card in another's place: Advent, limits across the forms of one card, and a swap with the hand (BS 19, 21-6, FAQ-7-8). */
import { describe, expect, it } from 'vitest';
import { addEffect, inherit, link, transferRoles } from '../../../oracle/kernel/changes';
import { loanOf, printedAbilities } from '../../../oracle/kernel/reading/print';
import { perform } from '../../../oracle/kernel/events/perform';
import { countUse, wasUsedThisTurn } from '../../../oracle/kernel/limits';
import { linkedTo } from '../../../oracle/kernel/links';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import { refTo, type Ability, type Procedure } from '../../../oracle/kernel/state';
import { events, ids, run, type ToyGame, type ToyRules } from '../toy-game';
import { bp, braveCard, coresGame, coresOn, depletedCards, destroyBy, inSoul, moveCores, PASS } from './cores-game';
import { pool, reserve, spirit, suspended, thenPending, waitsOn, type CoresCard } from './cores-game';

const top = (bpOfTop: number, traits: readonly string[] = ['Dragon']): CoresCard => ({
  ...{ id: 'T', traits, levels: [[1, 1, bpOfTop]] },
});
const dragon = (id: string): CoresCard => ({ ...spirit(id), traits: ['Dragon'] });
const dragonBrave = braveCard('b', { fits: 'Dragon' });
const strengthen = (g: ToyGame, id: string) =>
  addEffect(g, {
    ...{ player: 'A', source: id, targets: [id], until: 'turn' },
    modification: { kind: 'stat', stat: 'power', by: 500 },
  });
const putOnto = (g: ToyGame, source: string): Procedure =>
  perform(g, { card: g.card('T'), to: { zone: 'field', onto: [refTo(g.card(source))] } });

describe('an Advent', () => {
  const game = (traits: readonly string[] = ['Dragon']) => {
    const sides = { A: { field: [dragon('x')], combined: [dragonBrave], hand: [top(4000, traits)] } };
    const g = coresGame(sides, { x: { core: 2 } });
    link(g, 'brave', 'b', 'x');
    strengthen(g, 'x');
    run(g, perform(g, { card: g.card('x'), state: 'resting' }));
    return g;
  };

  it('takes over Cores, state, effects and Brave (19-2-8, 19-3-1)', () => {
    const g = game();
    const { question } = run(g, putOnto(g, 'x'));
    expect([question, bp(g, 'T'), g.card('T').state, coresOn(g.card('T'))]).toEqual([null, 6500, 'resting', 2]);
  });

  it('separates a Brave that the new top does not fit (19-2-9)', () => {
    const g = game([]);
    const session = run(g, putOnto(g, 'x'));
    expect(session.question?.kind).toBe('forced');
    session.act('A', PASS);
    const sources = linkedTo(g, g.card('T'), 'source').map(({ id }) => id);
    expect([ids(g, 'A', 'trash'), bp(g, 'T'), sources]).toEqual([['b'], 4500, ['x']]);
  });

  it('may let its source be without Cores in between, if an effect brings one before its end (FAQ-9-1)', () => {
    const g = coresGame({ A: { field: [spirit('x')], hand: [top(1000)] } }, { x: { soul: 1 } });
    const seen: unknown[] = [];
    const advent = function* () {
      suspended.set(g, new Set(['x']));
      yield* perform(g, movingCounters({ soul: 1 }, g.card('x'), pool(g, 'A', 'trash')));
      seen.push(coresOn(g.card('x')), depletedCards(g), ids(g, 'A', 'field'));
      yield* moveCores(g, 1, null, g.card('x'));
      suspended.delete(g);
      yield* putOnto(g, 'x');
    };
    run(g, thenPending(g, advent()));
    expect([seen, ids(g, 'A', 'field'), coresOn(g.card('T'))]).toEqual([[0, [], ['x']], ['T'], 1]);
  });
});

it('a limit holds for a card as Spirit, in Soul State and as a source, and not for it summoned again (21-6-4, 21-6-5)', () => {
  const limited: Ability = { ...waitsOn('ping', 'any'), name: 'source', oncePerTurn: true };
  const contract = { ...spirit('c', limited), contract: true };
  const g = coresGame(
    { A: { field: [contract], hand: [top(1000)] }, B: { field: [spirit('s')] } },
    { c: { core: 1 }, s: { core: 1 } },
  );
  /** A loan remembers its lender as it was when it was lent, so the key names the lender as it is now. */
  const limitOn = (id: string) => {
    const ability = printedAbilities(g, g.card(id)).find(({ oncePerTurn }) => oncePerTurn)!;
    const { id: bearer } = loanOf(ability)?.lender ?? g.card(id);
    return `${bearer}@${g.card(bearer).zoneChangeCount}`;
  };
  countUse(g, limitOn('c'));
  const isUsed = (id: string) => wasUsedThisTurn(g, limitOn(id));
  run(g, thenPending(g, destroyBy(g, 's', 'c')), true);
  const inSoulState = [inSoul(g, 'c'), isUsed('c')];
  run(
    g,
    perform(
      g,
      { card: g.card('T'), to: { zone: 'field', onto: [refTo(g.card('c'))] } },
      movingCounters({ core: 1 }, reserve(g, 'A'), g.card('T')),
    ),
  );
  const asSource = [g.card('c').zone, isUsed('T')];
  run(g, thenPending(g, destroyBy(g, 'T', 'T')));
  run(g, perform(g, { card: g.card('c'), to: { zone: 'hand' } }));
  run(g, perform(g, { card: g.card('c'), to: { zone: 'field' } }, movingCounters({ core: 1 }, null, g.card('c'))));
  expect([inSoulState, asSource, isUsed('c')]).toEqual([[true, true], ['sources', true], false]);
});

/** FAQ-7-8, FAQ-9-6: Cores, state, Brave and role go over to the card from the hand; effects do not; sources return too. */
describe('a swap of a Spirit with a card in the hand', () => {
  const swapRules: Partial<ToyRules> = {
    passesToHeir: () => false,
    linkLasts: (_g, { host }, { id, zone }) => host === id && zone === 'field',
  };
  const swapped = (traits: readonly string[]) => {
    const sides = {
      A: { field: [dragon('x')], combined: [dragonBrave], sources: [spirit('u')], hand: [top(7000, traits)] },
    };
    const g = coresGame(sides, { x: { core: 2 } }, swapRules);
    link(g, 'brave', 'b', 'x');
    link(g, 'source', 'u', 'x');
    strengthen(g, 'x');
    run(g, perform(g, { card: g.card('x'), state: 'resting' }));
    const [x, T, u] = [g.card('x'), g.card('T'), g.card('u')];
    const swap = function* () {
      transferRoles(g, 'x', 'T');
      inherit(g, 'x', 'T');
      const arrival = { card: T, to: { zone: 'field', state: x.state } };
      const returns = [x, u].map((card) => ({ card, to: { zone: 'hand' }, unreplaceable: true }));
      yield* perform(g, arrival, movingCounters(x.counters, x, T), ...returns);
    };
    return { g, session: run(g, thenPending(g, swap())) };
  };

  it('is one moment, in which nothing is depleted', () => {
    const { g, session } = swapped(['Dragon']);
    expect([session.question, ids(g, 'A', 'field'), ids(g, 'A', 'hand')]).toEqual([null, ['T'], ['x', 'u']]);
    expect([bp(g, 'T'), coresOn(g.card('T')), g.card('T').state, events(g, 'depleted')]).toEqual([
      ...[9000, 2, 'resting'],
      [],
    ]);
  });

  it('separates a Brave that does not fit the new Spirit', () => {
    expect(swapped([]).session.question?.kind).toBe('forced');
  });
});
