/** Misreadings of 8-5 and 8-6: what counts as an activation, and the order in which effects are resolved. */
import { tell } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type CardState, type PendingAbility, type Procedure } from '../../kernel/state';
import { chooseNext } from '../../kernel/ask';
import { carryOutWaiting } from '../../kernel/events/triggers';
import { cardsIn, categoryOf, type OpGame, type OpRules } from '../game';

export const orderFaults: readonly Fault<OpRules>[] = [
  // --- 8-5 ----------------------------------------------------------------------------------------------------------
  {
    id: 'trigger-activates-the-event',
    clause: '8-5-4',
    title: 'whose [Trigger] is an Event has activated an Event',
    replace: (rules) => ({
      *carryOutTrigger(g, player, card) {
        yield* rules.carryOutTrigger(g, player, card);
        if (categoryOf(card) === 'event') tell(g, 'eventActivated', { player, card: card.id });
      },
    }),
  },
  {
    id: 'borrowed-event-counts',
    clause: '8-5-4',
    title: 'an effect that activates the [Main] of an Event activates the Event',
    replace: (rules) => ({
      *activateNamedEffect(g, player, card, of) {
        if (card.zone === 'trash') tell(g, 'eventActivated', { player, card: card.id });
        yield* rules.activateNamedEffect(g, player, card, of);
      },
    }),
  },
  {
    id: 'counter-events-do-not-count',
    clause: '8-5-4',
    title: 'only an Event used in the Main Phase is an Event that was activated',
    replace: (rules) => ({
      happened(g, event, departed) {
        if (event.type === 'eventActivated' && g.state.facts.battle) return;
        rules.happened(g, event, departed);
      },
    }),
  },
  {
    id: 'effects-count-as-events',
    clause: '8-5-4',
    title: '"when you activate an Event" counts the effects of other cards as well',
    replace: (rules) => ({
      tellOfActivation(g, player, card, ability) {
        rules.tellOfActivation(g, player, card, ability);
        if (card.zone === 'character') tell(g, 'eventActivated', { player, card: card.id });
      },
    }),
  },
  // --- 8-6 ----------------------------------------------------------------------------------------------------------
  {
    id: 'other-player-first',
    clause: '8-6-1',
    title: 'the player whose turn it is not resolves first',
    replace: () => ({ playersToResolve: (turnPlayer) => [opponentOf(turnPlayer), turnPlayer] }),
  },
  {
    id: 'player-a-first',
    clause: '8-6-1',
    title: 'player A, who went first in the game, always resolves first',
    replace: () => ({ playersToResolve: () => ['A', 'B'] }),
  },
  {
    id: 'turn-players-chain-first',
    clause: '8-6-1',
    title: 'the turn player resolves what the first effect has caused before the other player resolves anything',
    replace: (rules) => ({
      nextPending(g) {
        const own = g.state.pending.filter((waiting) => waiting.player === g.state.turnPlayer);
        return own.length === 0 ? rules.nextPending(g) : { player: g.state.turnPlayer, among: earliest(own) };
      },
    }),
  },
  {
    id: 'caused-effects-other-player-first',
    clause: '8-6-1',
    title: "of what the first effects have caused the other player's comes first",
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        const first = Math.min(...g.state.pending.map((waiting) => waiting.generation));
        if (!next || first === 1) return next;
        const player = opponentOf(g.state.turnPlayer);
        const others = g.state.pending.filter((one) => one.player === player && one.generation === first);
        return others.length === 0 ? next : { player, among: others };
      },
    }),
  },
  {
    id: 'turns-alternate',
    clause: '8-6-1',
    title: 'the two players take turns, and the turn player may take a caused effect in each of them',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        const last = g.journal.findLast((event) => event.type === 'effectActivated')?.player;
        const own = g.state.pending.filter((one) => one.player === g.state.turnPlayer);
        if (!next || own.length === 0 || last === g.state.turnPlayer) return next;
        return { player: g.state.turnPlayer, among: earliest(own) };
      },
    }),
  },
  {
    id: 'last-in-first-out',
    clause: '8-6-1-1',
    title: 'what an effect has caused comes before the other effects of the same moment',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        const own = g.state.pending.filter((one) => one.player === next?.player);
        const last = Math.max(...own.map((one) => one.generation));
        return next && { ...next, among: own.filter((one) => one.generation === last) };
      },
    }),
  },
  {
    id: 'caused-effects-join-in',
    clause: '8-6-1-1',
    title: 'what an effect has caused joins those that wait, and the player chooses among all',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        return next && { ...next, among: g.state.pending.filter((one) => one.player === next.player) };
      },
    }),
  },
  {
    id: 'caused-effects-wait-for-one',
    clause: '8-6-1-1',
    title: 'what an effect has caused comes after one other effect of the same moment, not after all',
    replace: (rules) => {
      const caused = new WeakMap<PendingAbility, number>();
      return {
        nextPending(g) {
          const next = rules.nextPending(g);
          const own = g.state.pending.filter((one) => one.player === next?.player);
          for (const one of own) if (one.generation > 1) caused.set(one, (caused.get(one) ?? 0) + 1);
          const due = own.filter((one) => (caused.get(one) ?? 0) > 1);
          return next && due.length > 0 ? { ...next, among: due } : next;
        },
      };
    },
  },
  {
    id: 'others-caused-effects-at-once',
    clause: '8-6-1-1',
    title: 'for the player whose turn it is not what an effect has caused comes first',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        if (!next || next.player === g.state.turnPlayer) return next;
        const own = g.state.pending.filter((one) => one.player === next.player);
        const last = Math.max(...own.map((one) => one.generation));
        return { ...next, among: own.filter((one) => one.generation === last) };
      },
    }),
  },
  {
    id: 'effects-of-one-card-as-printed',
    clause: '8-6-1-1',
    title: 'effects of one card are resolved in the order of its text',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        const isFirst = (one: PendingAbility) => next?.among.find((other) => other.card === one.card) === one;
        return next && { ...next, among: next.among.filter(isFirst) };
      },
    }),
  },
  {
    id: 'answers-to-an-attack-do-not-wait-for-each-other',
    clause: '8-6-1-1',
    title: "what one [On Your Opponent's Attack] has caused comes before the next one",
    replace: () => ({
      *resolvePending(g) {
        for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
          const waiting = yield* chooseNext(g, next.player, next.among);
          yield* carryOutWaiting(g, waiting, () => g.rules.carryOutPending(g, waiting));
        }
      },
    }),
  },
  {
    id: 'events-in-the-order-of-the-cards',
    clause: '8-6-1-1',
    title: 'an effect that two events of one moment have set off is resolved for the first of them first',
    replace: (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        const isFirst = ({ card, ability }: PendingAbility, index: number, all: readonly PendingAbility[]) =>
          all.findIndex((one) => one.card === card && one.ability === ability) === index;
        return next && { ...next, among: next.among.filter(isFirst) };
      },
    }),
  },
  {
    id: 'effects-between-two-points-of-damage',
    clause: '8-6-2',
    title: 'what a point of damage has set off is resolved before the next point',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        yield* rules.takeOneDamage(g, player, options);
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'effects-right-after-the-trigger',
    clause: '8-6-2',
    title: 'what a [Trigger] has set off is resolved with the [Trigger], before the damage goes on',
    replace: (rules) => ({
      *carryOutTrigger(g, player, card) {
        yield* rules.carryOutTrigger(g, player, card);
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'attackers-effects-between-points-of-damage',
    clause: '8-6-2',
    title: 'only the player who takes the damage has to wait for its end',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        yield* rules.takeOneDamage(g, player, options);
        for (let next = waitingOf(g, opponentOf(player)); next; next = waitingOf(g, opponentOf(player))) {
          const waiting = next;
          yield* carryOutWaiting(g, waiting, () => g.rules.carryOutPending(g, waiting));
        }
      },
    }),
  },
  {
    id: 'effects-between-points-of-damage-by-effects',
    clause: '8-6-2',
    title: 'only in an attack what damage sets off waits for the last point',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        yield* rules.takeOneDamage(g, player, options);
        if (options.cause.kind === 'effect') yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'triggers-after-all-damage',
    clause: '8-6-2-1',
    title: 'a [Trigger] is offered when all Life cards have been taken',
    replace: () => ({
      *damageProcessing(g, player, amount, options) {
        const taken = cardsIn(g, player, 'life').slice(0, amount);
        const plain = taken.filter((card) => !g.rules.triggerOf(g, card));
        for (const card of plain) yield* g.rules.lifeToHand(g, player, card, options.cause);
        for (const card of taken.filter((one) => one.zone === 'life')) {
          if (yield* g.rules.offersTrigger(g, player, card)) yield* g.rules.carryOutTrigger(g, player, card);
          else yield* g.rules.lifeToHand(g, player, card, options.cause);
        }
      },
    }),
  },
  {
    id: 'trigger-card-goes-to-the-hand',
    clause: '8-6-2-1',
    title: 'the card is added to the hand although its [Trigger] was activated',
    replace: () => ({ afterTrigger: (g, card) => perform(g, { card, to: { zone: 'hand', player: card.owner } }) }),
  },
  {
    id: 'trigger-ends-the-damage',
    clause: '8-6-2-1',
    title: 'a [Trigger] ends the damage instead of interrupting it',
    replace: () => ({
      *damageProcessing(g, player, amount, options) {
        for (let left = amount; left > 0; left--) {
          const before = g.journal.length;
          yield* g.rules.takeOneDamage(g, player, options);
          if (g.journal.slice(before).some((event) => event.type === 'triggerActivated')) return;
        }
      },
    }),
  },
  {
    id: 'damage-ends-with-the-attacker',
    clause: '8-6-2-1',
    title: 'the damage does not go on where the [Trigger] has removed the attacker',
    replace: () => ({
      *damageProcessing(g, player, amount, options) {
        for (let left = amount; left > 0; left--) {
          const { source } = options.cause;
          if (source !== undefined && !g.rules.playZones.includes(g.card(source).zone)) return;
          yield* g.rules.takeOneDamage(g, player, options);
        }
      },
    }),
  },
  {
    id: 'damaged-cards-are-fixed',
    clause: '8-6-2-1',
    title: 'which Life cards are taken is fixed before the first [Trigger]',
    replace: (rules) => {
      const fixed = new WeakMap<OpGame, CardState[]>();
      return {
        *damageProcessing(g, player, amount, options) {
          fixed.set(g, cardsIn(g, player, 'life').slice(0, amount));
          yield* rules.damageProcessing(g, player, amount, options);
          fixed.delete(g);
        },
        topLife: (g, player) => fixed.get(g)?.shift() ?? rules.topLife(g, player),
      };
    },
  },
  {
    id: 'reactions-before-the-effect',
    clause: '8-6-3',
    title: 'what the activation has set off is resolved before the effect that was activated',
    replace: (rules) => ({
      *resolve(g, context): Procedure {
        yield* g.rules.resolvePending(g);
        yield* rules.resolve(g, context);
      },
    }),
  },
  {
    id: 'reactions-between-sentences',
    clause: '8-6-3',
    title: 'what one sentence of an effect has set off is resolved before the next sentence',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        yield* rules.carryOut(g, context, instruction);
        if (!context.paying) yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'reactions-to-the-payment-first',
    clause: '8-6-3',
    title: 'what the payment has set off is resolved before the effect',
    replace: (rules) => ({
      *pay(g, context, cost) {
        const paid = yield* rules.pay(g, context, cost);
        yield* g.rules.resolvePending(g);
        return paid;
      },
    }),
  },
];

const earliest = (waiting: readonly PendingAbility[]): readonly PendingAbility[] => {
  const first = Math.min(...waiting.map((one) => one.generation));
  return waiting.filter((one) => one.generation === first);
};

const waitingOf = (g: OpGame, player: string): PendingAbility | undefined =>
  g.state.pending.find((waiting) => waiting.player === player);
