/**
 * Misreadings of 8-1: kinds of effects. Those of validity, costs and conditions: 08-validity-and-costs.ts; of 8-4 to 8-6:
 * 08-resolution.ts.
 */
import { addEffect, endEffects } from '../../kernel/changes';
import type { AnyGame } from '../../kernel/game';
import { countUse, wasUsedThisTurn } from '../../kernel/limits';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { refTo, NOTHING, opponentOf, type Ability, type CardState } from '../../kernel/state';
import { canBeDone } from '../feasibility';
import { asOp, categoryOf, isActive, type OpGame, type OpRules } from '../game';
import { validityAndCostFaults } from './08-validity-and-costs';

const isPermanent = (ability: Ability): boolean => ability.type === 'permanent';
const isOwnTurn = (g: OpGame, card: CardState): boolean => card.controller === g.state.turnPlayer;

/** What a misreading remembers of a game. */
function memory<T extends object>(make: () => T): (g: AnyGame) => T {
  const known = new WeakMap<AnyGame, T>();
  return (g) => {
    const there = known.get(g) ?? make();
    known.set(g, there);
    return there;
  };
}

const kindFaults: readonly Fault<OpRules>[] = [
  {
    id: 'effects-are-optional',
    clause: '8-1-2',
    title: 'a player may leave out any effect',
    replace: () => ({ isOptional: () => true }),
  },
  {
    id: 'may-is-must',
    clause: '8-1-2',
    title: 'an effect that "may" be activated is activated',
    replace: () => ({ isOptional: () => false }),
  },
  {
    id: 'effect-all-or-nothing',
    clause: '8-1-2',
    title: 'an effect of which a part is impossible is not carried out at all',
    replace: (rules) => ({
      resolve: (g, context) => (canBeDone(g, context, context.ability.effect) ? rules.resolve(g, context) : NOTHING),
    }),
  },
  {
    id: 'auto-once-in-a-turn',
    clause: '8-1-3-1',
    title: 'an auto effect activates only the first time in a turn',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const key = `auto ${g.rules.abilityKey(g, g.card(waiting.card), asOp(waiting.ability))}`;
        if (wasUsedThisTurn(g, key)) return;
        countUse(g, key);
        yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'auto-in-the-own-turn-only',
    clause: '8-1-3-1',
    title: 'auto effects activate only in the turn of their player',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        if (waiting.player === g.state.turnPlayer) yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'on-ko-is-no-exception',
    clause: '8-1-3-1-3',
    title: 'an [On K.O.] effect comes to nothing because its card has left the field',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        if (waiting.lastKnown?.id !== waiting.card) yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'waiting-effect-outlives-its-card',
    clause: '8-1-3-1-3',
    title: 'an auto effect that waits is carried out although its card has left',
    replace: () => ({ hasMovedSince: () => false }),
  },
  {
    id: 'waiting-effect-of-a-card-that-came-back',
    clause: '8-1-3-1-3',
    title: 'a card that left and came back is the same card, and its waiting effect is carried out',
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        const card = g.card(waiting.card);
        const isBack = g.rules.playZones.includes(card.zone) && card.zoneChangeCount !== waiting.zoneChangeCount;
        yield* rules.carryOutPending(g, isBack ? { ...waiting, zoneChangeCount: card.zoneChangeCount } : waiting);
      },
    }),
  },
  {
    id: 'waiting-effect-of-the-turn-player-outlives-its-card',
    clause: '8-1-3-1-3',
    title: 'an auto effect of the turn player is carried out although its card has left',
    replace: (rules) => ({
      hasMovedSince: (card, waiting) => waiting.player === 'B' && rules.hasMovedSince(card, waiting),
    }),
  },
  {
    id: 'waiting-effect-of-a-card-in-the-deck',
    clause: '8-1-3-1-3',
    title: 'an auto effect is carried out although its card has gone to the deck',
    replace: (rules) => ({
      hasMovedSince: (card, waiting) => card.zone !== 'deck' && rules.hasMovedSince(card, waiting),
    }),
  },
  {
    id: 'waiting-effect-of-a-stage-outlives-it',
    clause: '8-1-3-1-3',
    title: 'an auto effect of a Stage is carried out although the Stage has left',
    replace: (rules) => ({
      hasMovedSince: (card, waiting) => categoryOf(card) !== 'stage' && rules.hasMovedSince(card, waiting),
    }),
  },
  {
    id: 'activate-once-in-a-turn',
    clause: '8-1-3-2',
    title: 'every activate effect can be activated only once in a turn',
    replace: (rules) => ({
      activateRefusal: (g, player, action) =>
        wasUsedThisTurn(g, `activated ${action.card}`) ? { reason: 'again' } : rules.activateRefusal(g, player, action),
      *activateMain(g, player, action) {
        countUse(g, `activated ${action.card}`);
        yield* rules.activateMain(g, player, action);
      },
    }),
  },
  {
    id: 'activate-while-active',
    clause: '8-1-3-2',
    title: 'only an active card can be activated',
    replace: (rules) => ({
      activateRefusal: (g, player, action) =>
        action.card !== undefined && g.state.cards[action.card]?.state === 'rested'
          ? { reason: 'it is rested' }
          : rules.activateRefusal(g, player, action),
    }),
  },
];

const permanentFaults: readonly Fault<OpRules>[] = [
  {
    id: 'permanent-in-the-own-turn',
    clause: '8-1-3-3',
    title: 'a permanent effect works only in the turn of its player',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (!isPermanent(ability) || isOwnTurn(g, card)) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'permanent-from-the-next-turn',
    clause: '8-1-3-3',
    title: 'a permanent effect begins in the turn after its card was played',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (!isPermanent(ability) || card.enteredOnTurn < g.state.turn) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'permanent-without-condition',
    clause: '8-1-3-3-2',
    title: 'a permanent effect works whether its condition holds or not',
    replace: (rules) => ({
      conditionHolds: (g, reader, ability) => isPermanent(ability) || rules.conditionHolds(g, reader, ability),
    }),
  },
  {
    id: 'permanent-condition-met-once',
    clause: '8-1-3-3-2',
    title: 'a permanent effect whose condition was met once stays valid',
    replace: (rules) => {
      const met = memory(() => new Set<Ability>());
      return {
        conditionHolds(g, reader, ability) {
          const holding = rules.conditionHolds(g, reader, ability);
          if (isPermanent(ability) && ability.if && holding) met(g).add(ability);
          return holding || met(g).has(ability);
        },
      };
    },
  },
  {
    id: 'permanent-condition-of-the-turn-player',
    clause: '8-1-3-3-2',
    title: '"you" in the condition of a permanent effect is the turn player',
    replace: (rules) => ({
      conditionHolds: (g, reader, ability) =>
        rules.conditionHolds(g, isPermanent(ability) ? { ...reader, player: g.state.turnPlayer } : reader, ability),
    }),
  },
  {
    id: 'rule-text-in-the-open-only',
    clause: '8-1-3-3-3',
    title: 'names and types under the rules do not hold in secret areas',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        !(g.rules.isSecret(card.zone, card.face) && g.rules.needsRuleText(g, filter, card)),
    }),
  },
  {
    id: 'rule-text-not-in-the-hand',
    clause: '8-1-3-3-3',
    title: 'types under the rules do not hold in the hand',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && !(card.zone === 'hand' && g.rules.needsRuleText(g, filter, card)),
    }),
  },
  {
    id: 'permanent-of-active-cards',
    clause: '8-1-3-3-4',
    title: 'a permanent effect works only while its card is active',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (!isPermanent(ability) || isActive(card)) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'permanents-one-round',
    clause: '8-1-3-3-5',
    title: 'permanent effects are processed once, each player in turn, and not again',
    replace: () => ({ continuousRounds: 1 }),
  },
  {
    id: 'permanents-two-rounds',
    clause: '8-1-3-3-5',
    title: 'permanent effects are processed a second time, and not again',
    replace: () => ({ continuousRounds: 2 }),
  },
  {
    id: 'permanents-other-player-first',
    clause: '8-1-3-3-5',
    title: 'the permanent effects of the player whose turn it is not come first',
    replace: () => ({
      continuousOrder: (g, cards) =>
        [...cards].sort(
          (one, other) => Number(isOwnTurn(g, one)) - Number(isOwnTurn(g, other)) || one.stamp - other.stamp,
        ),
    }),
  },
  {
    id: 'permanents-by-age',
    clause: '8-1-3-3-5',
    title: 'permanent effects are processed in the order of age, whoever they belong to',
    replace: () => ({ continuousOrder: (_g, cards) => [...cards].sort((one, other) => one.stamp - other.stamp) }),
  },
  {
    id: 'permanents-player-a-first',
    clause: '8-1-3-3-5',
    title: 'the permanent effects of one player come first in the turns of both',
    replace: () => ({
      continuousOrder: (_g, cards) =>
        [...cards].sort((one, other) => one.controller.localeCompare(other.controller) || one.stamp - other.stamp),
    }),
  },
  {
    id: 'permanents-restless-left-alone',
    clause: '8-1-3-3-5',
    title: 'permanent effects that never come to rest are left as they are after some rounds',
    replace: () => ({ checkPermanents: () => undefined }),
  },
];

const replacementFaults: readonly Fault<OpRules>[] = [
  {
    id: 'replacement-is-forced',
    clause: '8-1-3-4-1',
    title: 'a replacement that could be applied is applied',
    replace: () => ({
      *takesReplacement() {
        yield* NOTHING;
        return true;
      },
    }),
  },
  {
    id: 'declined-replacement-prevents',
    clause: '8-1-3-4-1',
    title: 'whoever declines a replacement does not do it, and what it would have replaced does not happen either',
    replace: (rules) => {
      const skipped = memory(() => new Set<string>());
      return {
        *takesReplacement(g, replacement) {
          if (!(yield* rules.takesReplacement(g, replacement))) skipped(g).add(replacement.source.id);
          return true;
        },
        *carryOutText(g, context, instructions) {
          if (!skipped(g).delete(context.source.id)) yield* rules.carryOutText(g, context, instructions);
        },
      };
    },
  },
  {
    id: 'declined-for-all',
    clause: '8-1-3-4-1',
    title: 'a player who declines one replacement of what happens declines all of them',
    replace: (rules) => {
      const declined = memory(() => ({ at: -1 }));
      return {
        *takesReplacement(g, replacement) {
          if (declined(g).at === g.journal.length) return false;
          const yes = yield* rules.takesReplacement(g, replacement);
          if (!yes) declined(g).at = g.journal.length;
          return yes;
        },
      };
    },
  },
  {
    id: 'declined-replacement-is-used-up',
    clause: '8-1-3-4-1',
    title: 'a replacement that can be applied once per turn has been used where it was declined',
    replace: (rules) => ({
      *takesReplacement(g, replacement) {
        g.rules.beforeReplacement(g, replacement);
        return yield* rules.takesReplacement(g, replacement);
      },
    }),
  },
  {
    id: 'own-replacement-not-first',
    clause: '8-1-3-4-2',
    title: "the replacement of the affected card has no precedence: the turn player's come first",
    replace: () => ({
      nextReplacement(g, found) {
        const { turnPlayer } = g.state;
        const among = found.filter(({ player }) => player === turnPlayer);
        return among.length > 0 ? { player: turnPlayer, among } : { player: opponentOf(turnPlayer), among: found };
      },
    }),
  },
  {
    id: 'replacements-other-player-first',
    clause: '8-1-3-4-2',
    title: 'the player whose turn it is not applies replacements first',
    replace: (rules) => ({
      nextReplacement(g, found) {
        const player = opponentOf(g.state.turnPlayer);
        const among = found.filter((one) => one.player === player);
        return among.length > 0 ? { player, among } : rules.nextReplacement(g, found);
      },
    }),
  },
  {
    id: 'replacements-affected-player-first',
    clause: '8-1-3-4-2',
    title: 'the player of the affected card applies replacements first',
    replace: (rules) => ({
      nextReplacement(g, found) {
        const owner = found[0]!.affected[0]!.controller;
        const among = found.filter((one) => one.player === owner);
        return among.length > 0 ? rules.nextReplacement(g, among) : rules.nextReplacement(g, found);
      },
    }),
  },
  {
    id: 'replacements-without-choice',
    clause: '8-1-3-4-2',
    title: 'a player with several replacements applies the oldest, nobody chooses',
    replace: (rules) => ({
      nextReplacement(g, found) {
        const next = rules.nextReplacement(g, found);
        return { ...next, among: next.among.slice(0, 1) };
      },
    }),
  },
  {
    id: 'replaced-again',
    clause: '8-1-3-4-3',
    title: 'a replacement can be applied again to what has taken the place of the same thing',
    replace: () => ({
      replacesNoMore: (g, source, ability) =>
        g.lineage.filter((one) => one.source === source && one.ability === ability).length > 1,
    }),
  },
  {
    id: 'replaced-again-by-detour',
    clause: '8-1-3-4-3',
    title: 'a replacement is not applied twice in a row, but again after another one',
    replace: () => ({
      replacesNoMore(g, source, ability) {
        const last = g.lineage.at(-1);
        return g.lineage.length > 4 || (last?.source === source && last.ability === ability) || g.lineage.length < 2;
      },
    }),
  },
  {
    id: 'trigger-belongs-to-what-is-replaced',
    clause: '8-1-3-4-3',
    title: 'what a [Trigger] does in the middle of what happens instead is not replaced by the same replacement',
    replace: () => ({ lineageOfActivation: (g) => g.lineage }),
  },
  {
    id: 'replacement-for-one-card',
    clause: '8-1-3-4-4',
    title: 'one application saves one card',
    replace: () => ({ affectedAtOnce: (_g, affected) => affected.slice(0, 1) }),
  },
  {
    id: 'ko-one-after-the-other',
    clause: '8-1-3-4-4',
    title: "Characters K.O.'d at once are K.O.'d one after the other, each with its own replacements",
    replace: (rules) => ({
      *ko(g, cards, cause) {
        for (const card of cards) yield* rules.ko(g, [card], cause);
      },
    }),
  },
  {
    id: 'saved-without-its-don',
    clause: '8-1-3-4-4',
    title: 'a Character that is saved loses the DON!! cards given to it',
    replace: (rules) => ({
      *afterReplacement(g, replacement) {
        yield* rules.afterReplacement(g, replacement);
        const given = replacement.affected.flatMap((card) => g.rules.donGivenTo(g, card));
        yield* perform(g, ...given.map((card) => ({ card, to: { zone: 'cost', state: 'rested' } })));
      },
    }),
  },
  {
    id: 'replacement-ends-the-text',
    clause: '8-1-3-4-4-1',
    title: 'what follows in the text after something that was replaced is not carried out',
    replace: (rules) => ({
      *afterReplacement(g, replacement) {
        yield* rules.afterReplacement(g, replacement);
        const place = g.frames.at(-1);
        if (place) place.instruction = place.instructions.length;
      },
    }),
  },
  {
    id: 'replacement-skips-one-sentence',
    clause: '8-1-3-4-4-1',
    title: 'the sentence after one that was replaced is skipped',
    replace: (rules) => ({
      *afterReplacement(g, replacement) {
        yield* rules.afterReplacement(g, replacement);
        const place = g.frames.at(-1);
        if (place) place.instruction += 1;
      },
    }),
  },
  {
    id: 'impossible-replacement-applies',
    clause: '8-1-3-4-5',
    title: 'a replacement can be applied although nothing can be done instead',
    replace: () => ({ canReplace: () => true }),
  },
  {
    id: 'replacement-in-part',
    clause: '8-1-3-4-5',
    title: 'a replacement can be applied where a part of it can be carried out',
    replace: () => ({
      canReplace: (g, context) =>
        context.ability.effect.some((one) => canBeDone(g, context, ['count' in one ? { ...one, count: 1 } : one])),
    }),
  },
  {
    id: 'replacement-not-replaced',
    clause: '8-1-3-4-6',
    title: 'what happens instead cannot be replaced',
    replace: (rules) => ({
      replacementIsPossible: (g, replacement) => g.lineage.length === 0 && rules.replacementIsPossible(g, replacement),
    }),
  },
  {
    id: 'replacement-replaced-by-the-same-player',
    clause: '8-1-3-4-6',
    title: 'what happens instead can be replaced by effects of the same player only',
    replace: (rules) => ({
      replacementIsPossible: (g, replacement) =>
        g.lineage.every(({ source }) => source.controller === replacement.player) &&
        rules.replacementIsPossible(g, replacement),
    }),
  },
  {
    id: 'replacement-of-whoever-caused-it',
    clause: '8-1-3-4-7',
    title: 'what happens instead belongs to the player of the effect that was replaced',
    replace: () => ({ playerOfReplacement: (_g, { player }, cause) => cause?.player ?? player }),
  },
  {
    id: 'replacement-keeps-the-cause',
    clause: '8-1-3-4-7',
    title: 'a K.O. that happens instead is still one by the effect or the battle that was replaced',
    replace: (rules) => ({
      ko: (g, cards, cause) =>
        rules.ko(
          g,
          cards,
          g.lineage.length > 0 ? { ...cause, player: opponentOf(cause.player!), kind: 'battle' } : cause,
        ),
    }),
  },
  {
    id: 'removal-instead-is-the-opponents',
    clause: '8-1-3-4-7',
    title: 'a removal that happens instead counts as one by the effect that was replaced',
    replace: (rules) => ({
      happened(g, event, departed) {
        const { cause } = event;
        const isInstead = event.type === 'removed' && g.lineage.length > 0 && cause?.player !== undefined;
        const events = isInstead ? { ...event, cause: { ...cause, player: opponentOf(cause.player!) } } : event;
        rules.happened(g, events, departed);
      },
    }),
  },
  {
    id: 'replacement-is-a-part-of-the-payment',
    clause: '8-1-3-4-7',
    title: 'what happens instead of a payment is paid by its player, and no effect does it',
    replace: (rules) => ({
      trash(g, cards, cause) {
        const isPaying = g.frames.some(({ context }) => context.paying);
        return rules.trash(g, cards, cause && isPaying ? { kind: 'cost', player: cause.player } : cause);
      },
    }),
  },
];

const durationFaults: readonly Fault<OpRules>[] = [
  {
    id: 'one-shot-put-off',
    clause: '8-1-4-1',
    title: 'an effect is carried out at the end of the turn',
    replace: () => ({
      *resolve(g, { player, source, ability }) {
        yield* NOTHING;
        delayed(g, player, source, ability);
      },
    }),
  },
  {
    id: 'one-shot-again',
    clause: '8-1-4-1',
    title: 'an effect is carried out at once and again at the end of the turn',
    replace: (rules) => ({
      *resolve(g, context) {
        yield* rules.resolve(g, context);
        delayed(g, context.player, context.source, context.ability);
      },
    }),
  },
  {
    id: 'continuous-ends-with-its-source',
    clause: '8-1-4-2',
    title: 'a continuous effect ends when the card that it came from leaves the field',
    replace: (rules) => ({
      happened(g, event, departed) {
        rules.happened(g, event, departed);
        if (event.type === 'removed') endEffects(g, (effect) => effect.source === event.card);
      },
    }),
  },
  {
    id: 'continuous-ends-with-the-turn',
    clause: '8-1-4-2',
    title: 'every continuous effect ends with the turn',
    replace: (rules) => ({
      endsWithThisTurn: (effect) => effect.until === 'opponentsNextTurn' || rules.endsWithThisTurn(effect),
    }),
  },
];

function delayed(g: OpGame, player: CardState['owner'], source: CardState, ability: Ability): void {
  const modification = { kind: 'later', at: 'endOfTurn', ability, bearer: refTo(source) } as const;
  addEffect(g, { player, source: source.id, targets: [], modification, until: 'endOfTurn' });
}

export const activatingAndResolvingEffectsFaults: readonly Fault<OpRules>[] = [
  ...kindFaults,
  ...permanentFaults,
  ...replacementFaults,
  ...durationFaults,
  ...validityAndCostFaults,
];
