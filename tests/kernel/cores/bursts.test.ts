/** Bursts: declared at once, the other player first, and resolved after everything else and after what leaves (BS 16-4). */
import { describe, expect, it } from 'vitest';
import { cancelDeparture, emit, emitCardEvent } from '../../../oracle/kernel/changes';
import { declarePending } from '../../../oracle/kernel/changes/waiting';
import { perform } from '../../../oracle/kernel/events/perform';
import { dropWaiting } from '../../../oracle/kernel/events/triggers';
import { cardsIn } from '../../../oracle/kernel/game';
import { depthFirst } from '../../../oracle/kernel/procedures/pending';
import { opponentOf, type Ability, type CauseOf, type Procedure } from '../../../oracle/kernel/state';
import type { PendingAbility } from '../../../oracle/kernel/state/waiting';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { all } from '../ability-notation';
import { events, ids, run, type ToyGame, type ToyRules } from '../toy-game';
import { coresGame, coresOn, moveCores, pool, reserve, spirit, thenPending, waitsOn } from './cores-game';
import { type CoresCard, type Sides } from './cores-game';
import { isDeparting } from '../../../oracle/kernel/objects/departing';
import type { AnyGame } from '../../../oracle/kernel/rules';

const isBurst = ({ ability }: { readonly ability: Ability }): boolean => ability.name === 'burst';
const isFaceDown = (g: AnyGame, { card }: PendingAbility): boolean => g.card(card).zone === 'burst';

const rules: Partial<ToyRules> = {
  comesAfterDepartures: (_g, waiting) => isBurst(waiting),
  mustBeDeclared: (_g, ability) => isBurst({ ability }),
  firstPending: (g, pending) => {
    const others = pending.filter((waiting) => !isBurst(waiting));
    return others.length > 0 ? depthFirst.firstPending(g, others) : pending.slice(0, 1);
  },
  isCancelled: (g, waiting) => isBurst(waiting) && !isFaceDown(g, waiting),
};

const burst = (id: string, when: Ability['when']): CoresCard => ({
  ...spirit(id, { type: 'auto', name: 'burst', zones: ['burst'], when, effect: [] }),
});
const ownLifeLost: Ability['when'] = { event: 'lifeLost', player: 'you', subject: 'any' };
const anyLifeLost: Ability['when'] = { event: 'lifeLost', subject: 'any' };
const ownDestroyed: Ability['when'] = { event: 'destroyed', subject: { player: 'you', zone: ['field'] } };
/** 21-6-3: "after your Spirit is destroyed", read as met when the Spirit has come to the Trash. */
const ownTrashed: Ability['when'] = {
  ...{ event: 'moved', subject: { player: 'you', zone: ['field'] }, from: ['field'], to: ['trash'] },
  by: { manner: 'destroy', player: 'opponent' },
};

const game = (sides: Sides, replaced: Partial<ToyRules> = {}): ToyGame => {
  const lives = { 'A.life': { core: 5 }, 'B.life': { core: 5 } };
  const onField = PLAYERS.flatMap((player) => sides[player]?.field ?? []).map(({ id }) => [id, { core: 1 }]);
  return coresGame(sides, { ...lives, ...Object.fromEntries(onField) }, { ...rules, ...replaced });
};

const destroy = (g: ToyGame, source: string, id: string): Procedure => {
  const cause: CauseOf = { kind: 'effect', player: 'A', source, manner: 'destroy' };
  return perform(g, { card: g.card(id), to: { zone: 'trash', player: 'B' }, events: 'destroyed', cause });
};
function* loseLife(g: ToyGame, player: PlayerId): Procedure {
  yield* moveCores(g, 1, pool(g, player, 'life'), reserve(g, player));
  emitCardEvent(g, 'lifeLost', player, `${player}.life`);
}

describe('a Burst "after your Spirit is destroyed"', () => {
  const withSpirit = (when: Ability['when'], abilities: Ability[] = [], replaced: Partial<ToyRules> = {}) =>
    game(
      { A: { field: [spirit('s')] }, B: { field: [spirit('x', ...abilities)], burst: [burst('u', when)] } },
      replaced,
    );
  const staysOnField: Partial<ToyRules> = {
    *resolveWaitingAbility(g, { card }) {
      if (card === 'x') cancelDeparture(g, 'x');
    },
  };
  /** FAQ-8-5: declared at the destruction; not resolved if the Spirit has not come to the Trash. */
  const declaredAtOnce: Partial<ToyRules> = {
    isCancelled: (g, waiting) => {
      if (!isBurst(waiting) || !isFaceDown(g, waiting)) return isBurst(waiting);
      const spiritCard = g.card(waiting.event.card!);
      return !waiting.undeclared && !isDeparting(g, spiritCard) && spiritCard.zone !== 'trash';
    },
  };

  it('read as met in the Trash does not wait yet when the destruction is decided (7-8-5)', () => {
    const g = withSpirit(ownTrashed);
    run(g, destroy(g, 's', 'x'));
    const decided = g.state.pending.length;
    run(g, thenPending(g), true);
    expect([decided, events(g, 'triggered'), ids(g, 'B', 'trash')]).toEqual([0, ['triggered u'], ['x']]);
  });

  it('read as met in the Trash is not met by a Spirit that stays on the Field (21-6-3)', () => {
    const g = withSpirit(ownTrashed, [waitsOn('destroyed')], staysOnField);
    const { question } = run(g, thenPending(g, destroy(g, 's', 'x')));
    expect([question, ids(g, 'B', 'field')]).toEqual([null, ['x']]);
  });

  it('is declared before the destroyed Spirit has its say, and resolved when it lies in the Trash (FAQ-8-5)', () => {
    const g = withSpirit(ownDestroyed, [waitsOn('destroyed')], declaredAtOnce);
    const session = run(g, thenPending(g, destroy(g, 's', 'x')));
    expect([session.question?.kind, ids(g, 'B', 'field')]).toEqual(['declare', ['x']]);
    session.act('B', { type: 'answer', value: true });
    expect(events(g, 'triggered', 'moved')).toEqual(['triggered x', 'moved x', 'triggered u']);
  });

  it('that was declared is dropped if the Spirit stays, and stays set (21-6-3)', () => {
    const g = withSpirit(ownDestroyed, [waitsOn('destroyed')], { ...declaredAtOnce, ...staysOnField });
    run(g, thenPending(g, destroy(g, 's', 'x')), true);
    expect([events(g, 'triggered', 'cancelled'), ids(g, 'B', 'burst'), ids(g, 'B', 'field')]).toEqual([
      ['cancelled u'],
      ['u'],
      ['x'],
    ]);
  });
});

it('what the effect that met the Burst destroyed lies in the Trash, its Cores in the Reserve, when the Burst resolves', () => {
  const seen: unknown[] = [];
  const g = game(
    { A: { field: [spirit('s')] }, B: { field: [spirit('x')], burst: [burst('u', ownLifeLost)] } },
    {
      *resolveWaitingAbility(g2) {
        seen.push(ids(g2, 'B', 'trash'), coresOn(reserve(g2, 'B')));
      },
    },
  );
  run(g, thenPending(g, destroy(g, 's', 'x'), loseLife(g, 'B')), true);
  expect(seen).toEqual([['x'], 2]);
});

it('other abilities come first, ordered by the turn player, then Bursts in the order of declaration (16-4-3, 24-3-2)', () => {
  const onLoss = (id: string) => spirit(id, waitsOn('lifeLost', 'any'));
  const g = game({
    A: { field: [onLoss('a1'), onLoss('a2')], burst: [burst('ua', anyLifeLost)] },
    B: { field: [onLoss('b1')], burst: [burst('ub', ownLifeLost)] },
  });
  const session = run(g, thenPending(g, loseLife(g, 'B')));
  expect([session.question?.player, session.question?.kind]).toEqual(['B', 'declare']);
  session.act('B', { type: 'answer', value: true });
  session.act('A', { type: 'answer', value: true });
  expect([session.question?.player, session.question?.options().map(({ value }) => value)]).toEqual([
    'A',
    ['a1', 'a2', 'b1'],
  ]);
  session.act('A', { type: 'answer', value: 'b1' });
  session.act('A', { type: 'answer', value: 'a2' });
  expect(events(g, 'triggered')).toEqual(['b1', 'a2', 'a1', 'ub', 'ua'].map((id) => `triggered ${id}`));
});

it('a Burst met by what one ability did waits for those that waited with that ability as well', () => {
  const g = game(
    {
      A: { field: [spirit('p', waitsOn('ping')), spirit('q', waitsOn('ping'))] },
      B: { burst: [burst('u', ownLifeLost)] },
    },
    {
      *resolveWaitingAbility(g2, { card, player }) {
        emitCardEvent(g2, 'triggered', player, card);
        if (card === 'p') yield* loseLife(g2 as unknown as ToyGame, 'B');
      },
    },
  );
  emit(g, 'ping', {});
  run(g, thenPending(g), 'p', true);
  expect(events(g, 'triggered')).toEqual(['triggered p', 'triggered q', 'triggered u']);
});

it('a declared Burst that is discarded before it resolves is not resolved (16-4-5)', () => {
  const discards: Ability = {
    ...waitsOn('lifeLost', 'any'),
    effect: [{ do: 'move', target: all({ player: 'opponent', zone: ['burst'] }), to: 'trash' }],
  };
  const g = game({ A: { field: [spirit('p', discards)] }, B: { burst: [burst('u', ownLifeLost)] } });
  run(g, thenPending(g, loseLife(g, 'B')), true);
  expect([events(g, 'triggered', 'cancelled'), ids(g, 'B', 'trash')]).toEqual([['triggered p', 'cancelled u'], ['u']]);
});

it('abilities of a type work where the game says, though their texts name no zone (16-2-1)', () => {
  const { abilities = [], ...plain } = burst('u', ownLifeLost);
  const withoutZones = abilities.map(({ zones: _, ...ability }) => ({ ...ability, type: 'burst' }));
  const inBurst = (rulesOfType: Partial<ToyRules>) => {
    const g = game({ B: { burst: [{ ...plain, abilities: withoutZones }] } }, rulesOfType);
    run(g, loseLife(g, 'B'));
    return g.state.pending.length;
  };
  const isTriggered: Partial<ToyRules> = { isTriggered: () => true };
  const zonesOfType = { burst: ['burst'] };
  const isWhereItWorks: ToyRules['isWhereItWorks'] = (_g, { zone }) => zone === 'burst';
  expect([
    inBurst({ ...isTriggered, isWhereItWorks }),
    inBurst({ ...isTriggered, isWhereItWorks, zonesOfType }),
  ]).toEqual([0, 1]);
});

it('a Burst is not met by what happened before it was set (FAQ-8-4)', () => {
  const g = game({ B: { hand: [burst('u', ownLifeLost)] } });
  const set = (function* () {
    yield* perform(g, { card: g.card('u'), to: { zone: 'burst', face: 'down' } });
  })();
  expect(run(g, thenPending(g, loseLife(g, 'B'), set)).question).toBe(null);
});

describe('the question whether a Burst is declared', () => {
  /** The events that some Burst of the game may wait for. */
  const OCCASIONS = ['lifeLost', 'destroyed'];
  const askedAt = new WeakMap<object, number>();
  const isOccasion = (g: AnyGame) => g.journal.slice(askedAt.get(g) ?? 0).some(({ type }) => OCCASIONS.includes(type));
  const hasBurst = (g: AnyGame, player: PlayerId) => cardsIn(g, player, 'burst').length > 0;

  /** Asks everybody who has a Burst, with one answer for all that the player's Bursts wait for. */
  const asking: Partial<ToyRules> = {
    asksToDeclare: (g) => isOccasion(g) && PLAYERS.some((player) => hasBurst(g, player)),
    *declareAll(g) {
      askedAt.set(g, g.journal.length);
      for (const player of [opponentOf(g.state.turnPlayer), g.state.turnPlayer]) {
        if (!hasBurst(g, player)) continue;
        const met = g.state.pending.filter((one) => one.undeclared && one.player === player);
        const { type } = yield {
          ...{ player, kind: 'burst', optional: true },
          check: (answer) => (answer.type === 'pass' || met.length > 0 ? null : { reason: 'its condition is not met' }),
          options: () => [{ type: 'pass' }],
        };
        for (const one of met) {
          if (type === 'burst') declarePending(g, one);
          else dropWaiting(g, one);
        }
      }
    },
  };
  const asked = (g: ToyGame) => {
    const session = run(g, thenPending(g, loseLife(g, 'B')));
    return [session.question?.player, session.question?.kind];
  };

  it('is put whether the Burst is met or not, so that it does not reveal the card (FAQ-8-2)', () => {
    const ofBurst = (when: Ability['when']) => asked(game({ B: { burst: [burst('u', when)] } }, asking));
    expect([ofBurst(ownLifeLost), ofBurst(ownDestroyed)]).toEqual([
      ['B', 'burst'],
      ['B', 'burst'],
    ]);
  });

  it('is put once an occasion, to the other player first', () => {
    const sides = { A: { burst: [burst('ua', ownDestroyed)] }, B: { burst: [burst('ub', ownLifeLost)] } };
    const g = game(sides, asking);
    const session = run(g, thenPending(g, loseLife(g, 'B')), { type: 'burst' });
    expect([session.question?.player, session.question?.kind]).toEqual(['A', 'burst']);
    expect(session.act('A', { type: 'burst' })?.reason).toBe('its condition is not met');
    session.act('A', { type: 'pass' });
    expect([session.question, events(g, 'triggered')]).toEqual([null, ['triggered ub']]);
  });

  it('is not put to those who have set nothing, nor where nothing of its kind happened', () => {
    expect(asked(game({ B: {} }, asking))).toEqual([undefined, undefined]);
    const g = game({ B: { burst: [burst('u', ownLifeLost)] } }, asking);
    expect(run(g, thenPending(g, moveCores(g, 1, null, reserve(g, 'B')))).question).toBe(null);
  });
});
