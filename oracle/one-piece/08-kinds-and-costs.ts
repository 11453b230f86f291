/** 8-1 to 8-3: kinds of effects, valid and invalid ones, activation costs and conditions. */
import type { CardFilter, Condition, Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { OpAbility } from '../../schemas/one-piece';
import { abilitiesOf, converges, requirementsFor, requirementsOf } from '../kernel/continuous/characteristics';
import { canBeDone } from '../kernel/costs/analysis';
import { wordOf } from '../kernel/language/definition';
import { carryOutAll, causeOf } from '../kernel/language/instructions';
import { askToReplace, type Intent, type Replacement } from '../kernel/events/replacement';
import { track } from '../kernel/events/object-tracking';
import type { EffectContext, Watch } from '../kernel/rules';
import { holds, type EvaluationContext } from '../kernel/language/select';
import {
  opponentOf,
  type Ability,
  type CardState,
  type CauseOf,
  type JournalEvent,
  type Procedure,
} from '../kernel/state';
import { clausesOfChange } from './02-card-information';
import { RULE, abilitiesPrintedOn, asOp, byRule, definitionOf, type OpGame } from './game';

export const effectKinds = {
  // --- kinds of effects: 8-1-3 --------------------------------------------------------------------------------------

  /** 8-1-3-3 */
  isContinuous(ability: Ability): boolean {
    return ability.type === 'permanent';
  },

  /** 8-1-3-1; [End of ...] effects are activated by the End Phase itself (6-6-1-1). */
  isTriggered(ability: Ability): boolean {
    return ability.type === 'auto' && !isOfEndPhase(ability);
  },

  /** 8-1-3-4 */
  isReplacement(ability: Ability): boolean {
    return ability.type === 'instead';
  },

  /** 2-8-2, and of the conditions those that the keywords state (8-3-2). */
  abilityIsValid(g: OpGame, card: CardState, ability: Ability): boolean {
    return (
      g.rules.isWhereItWorks(g, card, ability) &&
      g.rules.keywordConditionsHold(g, card, asOp(ability)) &&
      (!isOnKo(ability) || g.rules.onKoIsPossible(g, card, ability))
    );
  },

  /** 10-2-17-1: activated on the field, so there everything that is needed for it is looked at, also what effects ask for besides. */
  onKoIsPossible(g: OpGame, card: CardState, ability: Ability): boolean {
    const reader = readerOf(card);
    return (
      (!ability.if || holds(g, reader, ability.if)) &&
      g.rules.addedConditionsHold(g, reader, card, ability) &&
      !g.rules.isProhibited(g, card, 'activateEffect', byRule(card.controller))
    );
  },

  /** 2-8-2: in its area, unless the text says where it works. */
  isWhereItWorks(g: OpGame, card: CardState, { zones }: Ability): boolean {
    return zones ? zones.includes(card.zone) : g.rules.isInItsArea(g, card);
  },

  /** 2-8-2 */
  isInItsArea(g: OpGame, card: CardState): boolean {
    return g.rules.playZones.includes(card.zone) && card.face === 'up';
  },

  /** 8-3-2-1: all of them; 8-2-1-2: without them the effect is invalid. */
  keywordConditionsHold(g: OpGame, card: CardState, ability: OpAbility): boolean {
    const conditions = [g.rules.donConditionHolds(g, card, ability), g.rules.turnConditionHolds(g, card, ability)];
    if (numberOfConditions(ability) > 1) g.cite('8-3-2-1');
    const hold = g.rules.allOf(conditions);
    if (!hold) g.cite('8-2-1-2');
    return hold;
  },

  /** 8-3-2-1 */
  allOf(conditions: readonly boolean[]): boolean {
    return conditions.every((holding) => holding);
  },

  /** 8-3-2-3, 10-2-9-1: at least so many. */
  donConditionHolds(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (ability.don === undefined) return true;
    g.cite('8-3-2-3', '10-2-9-1');
    return g.rules.donGivenTo(g, card).length >= ability.don;
  },

  /** 8-3-2-4, 8-3-2-5, 10-2-11-1, 10-2-12-1 */
  turnConditionHolds(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (ability.turn === undefined) return true;
    g.cite(...clausesOfTurn(ability.turn));
    return (card.controller === g.state.turnPlayer) === (ability.turn === 'your');
  },

  /** 8-1-3-3-2, 8-3-2: the condition that the ability itself states. */
  conditionHolds(g: OpGame, reader: EvaluationContext, ability: Ability): boolean {
    return !ability.if || holds(g, reader, ability.if);
  },

  // --- permanent effects: 8-1-3-3 -----------------------------------------------------------------------------------

  /** 8-1-3-3, 8-1-3-3-4, 8-1-3-3-2; 8-2-1-2, 8-3-2: conditions of a permanent effect are looked at all the time. */
  continuousClauses(ability: Ability, conditionUnmet: boolean): readonly string[] {
    const { don, turn, if: condition } = asOp(ability);
    const words: string[] = [];
    if (don !== undefined) words.push('8-3-2-3', '10-2-9-1');
    if (turn !== undefined) words.push(...clausesOfTurn(turn));
    if (words.length > 0 && conditionUnmet) words.push('8-2-1-2');
    if (words.length > 0 || condition) words.push('8-1-3-3-2');
    if (numberOfConditions(asOp(ability)) > 1) words.push('8-3-2-1');
    words.push(...ability.effect.flatMap(clausesOfChange));
    return ['8-1-3-3', '8-1-3-3-4', '2-8-2', ...words];
  },

  /** Permanent effects that change each other: the turn player's first, then the other's, until nothing changes. */
  dependencyClauses: ['8-1-3-3-5'] as readonly string[],

  /** 8-1-3-3-5 I and II. In which order each player would have them is nobody's question here: the older first. */
  continuousOrder(g: OpGame, cards: readonly CardState[]): readonly CardState[] {
    const rank = (card: CardState) => (card.controller === g.state.turnPlayer ? 0 : 1);
    return [...cards].sort((one, other) => rank(one) - rank(other) || one.stamp - other.stamp);
  },

  /** 8-1-3-3-5 III: until nothing changes. */
  continuousRounds: Infinity,

  /** 8-1-3-3-5, as read here: each is applied to what is true without it. */
  continuousSeesItself: false as boolean,

  /** 8-2-1-1; 8-2-4: what was gained is not negated with the rest. */
  negationClauses: { lost: ['8-2-1-1'], kept: ['8-2-4'] },

  /** 8-1-3-3-5, 11-1-1-1: permanent effects that undo and redo each other never come to rest. */
  checkPermanents(g: OpGame): void {
    if (g.abilitySources.length === 0 || converges(g)) return;
    g.cite('8-1-3-3-5');
    g.rules.endless(g);
  },

  /** 8-1-3-3-3: cited where a text that holds by the rules decides in a secret area, where no other effect works. */
  citeRuleText(g: OpGame, filter: CardFilter, card: CardState): void {
    if (g.rules.isSecret(card.zone, card.face) && g.rules.needsRuleText(g, filter, card)) g.cite('8-1-3-3-3');
  },

  /** Does the card fit by its text only, and not by what is printed apart from it? */
  needsRuleText(g: OpGame, filter: CardFilter, card: CardState): boolean {
    const bare = { ...definitionOf(card), abilities: [] };
    const { name = bare.name, nameContains = '' } = filter;
    return name !== bare.name || !bare.name.includes(nameContains) || !g.rules.fitsWords(filter, bare);
  },

  /** 8-3-3: looked at when its turn has come in the resolution, not before. */
  ifClauseHolds(g: OpGame, context: EffectContext, condition: Condition): boolean {
    g.cite('8-3-3');
    return holds(g, context, condition);
  },

  /** 2-8-5, 4-9-2; 8-2-2: a text that is negated is a text. */
  isWithoutBaseEffect(g: OpGame, card: CardState): boolean {
    g.cite('4-9-2');
    if (abilitiesPrintedOn(card.definition).length > 0 && abilitiesOf(g, card).length === 0) g.cite('8-2-2');
    return g.rules.hasNoBaseEffect(definitionOf(card));
  },

  /** 8-2-3: effects that have been resolved stay, whatever becomes of the effect that made them. */
  afterNegation(g: OpGame): void {
    const negation = g.state.effects.at(-1);
    const sources = negation?.targets.map((target) => target.id) ?? [];
    if (g.state.effects.some((effect) => effect !== negation && sources.includes(effect.source))) g.cite('8-2-3');
  },

  // --- activation costs and added conditions: 8-3 -------------------------------------------------------------------

  /** 8-3-2-2: all of those too. "You" is who asks for them. */
  addedConditionsHold(g: OpGame, reader: EvaluationContext, card: CardState, ability: Ability): boolean {
    const added = requirementsFor(g, card, ability).filter((one) => one.if);
    if (added.length > 0) g.cite('8-3-2-2');
    return g.rules.allOf(added.map((one) => holds(g, { ...reader, player: one.player }, one.if!)));
  },

  /**
   * 8-3-1-3: all of it, looked at before anything is paid.
   * @param before what is paid before it from the same cards
   * @param bearer the card as it was when the effect triggered, where it has left the field since
   */
  canPay(
    g: OpGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    before: readonly Instruction[] = [],
    bearer = card,
  ): boolean {
    const cost = g.rules.costToActivate(g, bearer, ability);
    if (cost.length === 0) return true;
    if (g.rules.isPayable(g, { ...contextOf(player, card, ability), paying: true }, cost, before)) return true;
    g.cite('8-3-1-3', '8-4-1-3', ...cost.flatMap((part) => wordOf(g, part).clauses?.unpaid ?? []));
    return false;
  },

  /** 8-3-1-3, 8-3-1-5, 8-3-1-6 */
  isPayable(
    g: OpGame,
    context: EffectContext,
    cost: readonly Instruction[],
    before: readonly Instruction[] = [],
  ): boolean {
    return canBeDone(g, context, cost, before);
  },

  /** 8-3-1-1, 8-3-1-2: the printed cost in its order, then what effects added, in the order of those effects. */
  costToActivate(g: OpGame, card: CardState, ability: Ability): readonly Instruction[] {
    const added = requirementsFor(g, card, ability).map((one) => one.cost ?? []);
    if (added.flat().length > 0) g.cite('8-3-1-2');
    return g.rules.costsInOrder(asOp(ability).cost ?? [], added);
  },

  /** 8-3-1-1, 8-3-1-2. @param added by each effect, the one that was resolved first coming first */
  costsInOrder(printed: readonly Instruction[], added: readonly (readonly Instruction[])[]): readonly Instruction[] {
    return [...printed, ...added.flat()];
  },

  /** 8-1-4-1, 8-1-4-2 */
  citeDuration(g: OpGame, context: EffectContext, instruction: Instruction): void {
    const { composite, lasting } = wordOf(g, instruction);
    if (!context.paying && !composite) g.cite(lasting ? '8-1-4-2' : '8-1-4-1');
  },

  /**
   * 8-3-1, 8-3-1-1: part by part in their order.
   * @returns false where the cost was not paid as it is written: a part was replaced (8-3-1-7) or had become impossible (8-3-1-3-1)
   */
  *pay(g: OpGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    if (cost.length === 0) return true;
    let asWritten = true;
    const paying: EffectContext = { ...context, paying: true };
    const before = g.state.stamp;
    g.cite('1-3-9-2');
    for (const [index, part] of cost.entries()) {
      g.cite('8-3-1', ...(cost.length > 1 ? ['8-3-1-1'] : []));
      if (yield* g.rules.payPart(g, paying, part, cost.slice(index + 1))) continue;
      asWritten = false;
      if (!g.rules.goesOnPaying()) break;
    }
    g.rules.endOfPayment(g, before);
    context.chosen = paying.chosen;
    context.number = paying.number;
    return asWritten;
  },

  /** 8-3-1-3-1: as much of it as possible, also after a part that was not paid. */
  goesOnPaying(): boolean {
    return true;
  },

  /** 8-3-1-3-1, 8-3-1-7 @returns false where it was not paid as it is written */
  *payPart(
    g: OpGame,
    paying: EffectContext,
    part: Instruction,
    ahead: readonly Instruction[] = [],
  ): Procedure<boolean> {
    const watch: Watch = { incomplete: false };
    const watched: EffectContext = { ...paying, watch, ahead };
    const before = g.journal.length;
    yield* carryOutAll(g, watched, [part]);
    paying.chosen = watched.chosen;
    paying.number = watched.number;
    if (watch.incomplete) g.cite('8-3-1-3-1');
    const replaced = g.rules.replacedSince(g, before, causeOf(paying));
    if (g.journal.slice(before).some(isReplacement)) g.cite('8-3-1-7');
    return !g.rules.impossiblePaymentFails(!watch.incomplete) && !g.rules.replacedPaymentFails(replaced);
  },

  /** 8-3-1-3-1 */
  impossiblePaymentFails(possible: boolean): boolean {
    return !possible;
  },

  /** Has something happened instead of what has this cause? @param before the length of the journal then */
  replacedSince(g: OpGame, before: number, { kind, source }: CauseOf): boolean {
    const isMeant = (cause?: CauseOf) => cause?.kind === kind && cause.source === source;
    return g.journal.slice(before).some((event) => isReplacement(event) && isMeant(event.cause));
  },

  /** 8-3-1-7 */
  replacedPaymentFails(replaced: boolean): boolean {
    return replaced;
  },

  // --- replacement effects: 8-1-3-4 ---------------------------------------------------------------------------------

  /** 8-1-3-4-2: that of the card itself, then the turn player's, then the other's, each in the order that player likes. */
  nextReplacement(g: OpGame, found: readonly Replacement[]): { player: PlayerId; among: readonly Replacement[] } {
    if (found.length > 1) g.cite('8-1-3-4-2');
    const own = found.filter(({ source, affected }) => affected.some((card) => card.id === source.id));
    const first = own.length > 0 ? own : found;
    const { turnPlayer } = g.state;
    const among = first.filter(({ player }) => player === turnPlayer);
    return among.length > 0 ? { player: turnPlayer, among } : { player: opponentOf(turnPlayer), among: first };
  },

  /** 8-1-3-4-5, 10-2-13-1; 8-1-3-4-6: it is activated, which an effect may forbid (1-3-3). */
  replacementIsPossible(g: OpGame, { source, player, ability, affected }: Replacement): boolean {
    if (g.rules.wasUsed(g, source, asOp(ability))) return false;
    if (g.rules.replacementIsForbidden(g, source, player)) return false;
    if (g.rules.canReplace(g, contextOf(player, source, ability, { subjects: affected }))) return true;
    g.cite('8-1-3-4-5');
    return false;
  },

  /** 1-3-3, 8-1-3-4-6 */
  replacementIsForbidden(g: OpGame, source: CardState, player: PlayerId): boolean {
    if (!g.rules.isProhibited(g, source, 'activateEffect', byRule(player))) return false;
    g.cite('8-1-3-4-6');
    return true;
  },

  /** 1-3-3: not what an effect forbids by the time that something else has happened instead of the rest. */
  mayStillHappen(g: OpGame, { card, events, details: { cause = RULE, to } = {} }: Intent): boolean {
    if (events.includes('koed')) return g.rules.mayBeKoed(g, card, cause);
    if (events.includes('moved')) return g.rules.mayMove(g, card, cause, to);
    const state = STATES.find((one) => events.includes(g.rules.stateEvent(one)));
    return state === undefined || !g.rules.stateIsForbidden(g, card, state, cause);
  },

  canReplace(g: OpGame, context: EffectContext): boolean {
    return canBeDone(g, context, context.ability.effect);
  },

  /** 8-1-3-4-3: not again on the same thing, whatever has taken its place meanwhile. */
  replacesNoMore(g: OpGame, _source: CardState, _ability: Ability): boolean {
    g.cite('8-1-3-4-3');
    return true;
  },

  /** 8-1-3-4-4: all to which it would happen at that moment, by one application. */
  affectedAtOnce(g: OpGame, affected: readonly CardState[]): readonly CardState[] {
    g.cite('8-1-3-4-4');
    return affected;
  },

  /** 8-1-3-4-1: what is not applied does nothing, and what was about to happen happens. */
  *takesReplacement(g: OpGame, replacement: Replacement): Procedure<boolean> {
    const yes = yield* askToReplace(g, replacement);
    if (!yes) g.cite('8-1-3-4-1');
    return yes;
  },

  /** 8-1-3-4-7: its owner's, not that of the effect in which it happens; 8-1-3-4-6: also in the place of what happens instead. */
  playerOfReplacement(g: OpGame, { player }: Replacement, _cause: CauseOf | undefined): PlayerId {
    g.cite('8-1-3-4-7', ...(g.lineage.length > 0 ? ['8-1-3-4-6'] : []));
    return player;
  },

  /**
   * 10-2-13-1, 10-2-13-4: used by the card that it is before anything happens, which may become another one by it.
   * 8-1-3-4-6, 8-1-3-4-7: to apply it is to activate it.
   */
  beforeReplacement(g: OpGame, { source, player, ability }: Replacement): void {
    g.rules.useUp(g, source, asOp(ability), true);
    g.rules.tellOfActivation(g, player, source, ability);
  },

  /** 8-1-3-4-4-1: then the rest of the text in whose middle it happened. */
  *afterReplacement(g: OpGame, _replacement: Replacement): Procedure {
    const place = g.frames.at(-1);
    if (place && place.instruction < place.instructions.length - 1) g.cite('8-1-3-4-4-1');
  },
};

const STATES = ['active', 'rested'] as const;

const clausesOfTurn = (turn: 'your' | 'opponent'): readonly string[] =>
  turn === 'your' ? ['8-3-2-4', '10-2-11-1'] : ['8-3-2-5', '10-2-12-1'];

export const numberOfConditions = ({ don, turn, if: condition }: OpAbility): number =>
  [don, turn, condition].filter((one) => one !== undefined).length;

export const readerOf = (card: CardState): EvaluationContext => ({ player: card.controller, source: card, chosen: [] });

const isReplacement = ({ type }: JournalEvent): boolean => type === 'replaced';

/** The card as it is now, with what effects ask for besides before its own are activated. */
export const asItIs = (g: OpGame, card: CardState): CardState => ({
  ...card,
  lastKnownRequirements: requirementsOf(g, card),
});

/** 8-3-1-3, 8-1-3-4-5: a cost, and what happens instead of something, is done in full or not at all. */
export const isToBeDoneInFull = ({ paying, ability }: EffectContext): boolean =>
  paying === true || ability.type === 'instead';

const isOfEndPhase = (ability: Ability): boolean =>
  ability.when?.event === 'endOfYourTurn' || ability.when?.event === 'endOfOpponentsTurn';

/** [On K.O.]: about the K.O. of the card itself. */
export const isOnKo = ({ type, when }: Ability): boolean =>
  type === 'auto' && when?.event === 'koed' && (when.subject ?? 'self') === 'self';

export const contextOf = (
  player: PlayerId,
  source: CardState,
  ability: Ability,
  {
    event,
    subjects,
    subjectIsGone,
    chosen = [],
  }: Partial<Pick<EffectContext, 'event' | 'subjects' | 'subjectIsGone' | 'chosen'>> = {},
): EffectContext => ({
  player,
  source,
  ability,
  event,
  subjects,
  subjectIsGone,
  chosen,
  tracked: track(source, ...chosen),
  defaultDuration: 'turn',
});
