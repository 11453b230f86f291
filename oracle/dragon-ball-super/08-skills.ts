/** 8-1 to 8-5. Skills: their kinds, when they work, what they cost, how they are activated and resolved. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { endLooks, emit } from '../kernel/changes';
import { abilitiesOf, abilitiesWithNegated, citeGainsAndLosses, grantedBy } from '../kernel/continuous/abilities';
import { modificationsOf } from '../kernel/continuous/modification';
import { abilitySourcesWith } from '../kernel/continuous/sources';
import { contextOf } from '../kernel/procedures/contexts';
import { pendingAbilities } from '../kernel/procedures/pending';
import { followMove } from '../kernel/objects/object-tracking';
import type { EffectContext, WithRules } from '../kernel/rules';
import { quoted } from '../kernel/reasons';
import { refTo, type Ability, type CardState, type JournalEvent, type Procedure, type Refusal } from '../kernel/state';
import { asDbs, cardAmong, cardsIn, categoryOf, sideOf, type DbsGame } from './game';
import type { Section } from './packs';
import type { EvaluationContext } from '../kernel/state/effect-context';
import { isAbilityNamed, nameOfAbility } from '../kernel/continuous/ability-names';

export const skills = {
  // --- kinds: 8-1 ---------------------------------------------------------------------------------------------------

  /** 8-1-4-2: a card that a skill has shut out from a [Permanent] stays shut out for the turn. */
  shutsOut(g: DbsGame, { type, cause }: JournalEvent): boolean {
    const isByEffect = type === 'effectStarted' || cause?.kind === 'effect';
    if (isByEffect) g.consult('8-1-4-2');
    return isByEffect;
  },

  /** 11-3-2: a card under another is one card with it, so covering it shuts nothing out. */
  coveredCards(g: DbsGame): readonly CardState[] {
    return PLAYERS.flatMap((player) => cardsIn(g, player, 'under'));
  },

  // --- where and when they work: 2-12-2, 8-3, 10 --------------------------------------------------------------------

  /** 2-12-2, 8-3-3. The modifiers of an [Auto] are checked only when it would activate (8-6-2). */
  abilityIsValid(g: DbsGame, card: CardState, ability: Ability): boolean {
    if (ability.zones) g.consult('2-12-2');
    if (!g.rules.isWhereItWorks(g, card, ability)) return false;
    if (grantedBy(ability) !== undefined && g.rules.gainsNothing(g, card)) return false;
    return ability.type === 'auto' || g.rules.modifiersHold(g, card, asDbs(ability));
  },

  /** Interpretation of 8-3-2: a card whose skills are negated gains no skills. */
  gainsNothing(g: DbsGame, card: CardState): boolean {
    return modificationsOf(g, card).some(
      ({ modification, conditionUnmet }) => modification.kind === 'negate' && !modification.of && !conditionUnmet,
    );
  },

  /**
   * 8-3-2: a negated skill is still a skill. At the end of a turn it has triggered, and does not again once it works
   * (6-4-1-1).
   */
  negatedAbilities(g: DbsGame, card: CardState): readonly Ability[] {
    const has = abilitiesOf(g, card);
    const works = (one: Ability) => has.includes(one) && g.rules.abilityIsValid(g, card, one);
    return abilitiesWithNegated(g, card).filter((one) => g.rules.isWhereItWorks(g, card, one) && !works(one));
  },

  /** Returns the negated skills that have a situation trigger (8-6-6-1). */
  negatedSituations(g: DbsGame, card: CardState): readonly Ability[] {
    const negated = g.rules.negatedAbilities(g, card).filter(({ situation }) => situation !== undefined);
    if (negated.length > 0) g.consult('8-6-6-1');
    return negated;
  },

  /**
   * 2-12-2, 10-3-2, 10-5-2 and its like: a skill works in the areas that its text or keyword names, or else in the
   * Leader Area and the Battle Area.
   */
  isWhereItWorks(g: DbsGame, card: CardState, ability: Ability): boolean {
    if (ability.zones) return ability.zones.includes(card.zone);
    return g.rules.areasOfSkill(g, card, ability).includes(card.zone) && card.face === 'up';
  },

  areasOfSkill(g: DbsGame, card: CardState, ability: Ability): readonly string[] {
    const clause = CLAUSE_OF_AREA[ability.type];
    if (clause) g.consult(clause);
    if (FROM_HAND.includes(ability.type)) return IN_HAND;
    if (ability.keyword === 'deflect') g.consult('10-22-2', '10-22-3');
    if (ability.keyword === 'deflect' && g.rules.isBeingPlayed(g, card)) return [card.zone];
    if (categoryOf(card) === 'extra' && !g.consulting(g.rules.isFieldCard(g, card))) return IN_HAND;
    g.consult('2-12-2');
    return IN_PLAY;
  },

  // --- [Activate]: 8-1-3 --------------------------------------------------------------------------------------------

  /** 6-3-1-2-2, 7-2-1-2-3, 7-3-1-2-3: lists the skills that the player could try to activate. */
  skillActions(g: DbsGame, player: PlayerId, timing: SkillTiming): Action[] {
    if (g.isPlain) return [];
    return abilitySourcesWith(g, 'activatedAbility')
      .filter((card) => ACTIVATED_IN.includes(card.zone) && g.rules.masterOf(g, card) === player)
      .flatMap((card) =>
        abilitiesOf(g, card).flatMap((ability): Action[] =>
          g.rules.isActivatedIn(g, ability, timing)
            ? [{ type: 'activate', card: card.id, ability: nameOfAbility(g, card, ability)! }]
            : [],
        ),
      );
  },

  /** 8-1-3-1. [Awaken] and [Wish] can be activated in every timing (6-3-1-2-2-2, 7-2-1-2-3-2, 7-3-1-2-3-2). */
  isActivatedIn(_g: DbsGame, ability: Ability, timing: SkillTiming): boolean {
    const { type, timings = [] } = asDbs(ability);
    if (type === 'activate') return timings.includes(timing);
    if (TURNING.includes(type)) return true;
    return timing === 'main' && MAIN_KEYWORDS.includes(type);
  },

  /** 8-1-3: players activate [Activate]s and the keyword skills that count as such. */
  isActivatable: (_g: WithRules, { type }: Ability): boolean =>
    ['activate', 'awaken', 'wish', ...MAIN_KEYWORDS].includes(type),

  skillRefusal(g: DbsGame, player: PlayerId, action: Action, timing: SkillTiming): Refusal | null {
    const found = skillOfAction(g, player, action, timing);
    if (!found) return { ...g.rules.noSkillRefusal(g, player, action, timing), further: ['4-3-3'] };
    const { card, ability } = found;
    if (card.zone === 'hand' && categoryOf(card) === 'extra') {
      const refusal =
        g.rules.refusalApartFromCost(g, player, card, ability) ??
        g.rules.energyRefusal(g, player, card, action.cards, ability);
      return refusal && { ...refusal, further: ['8-1-3-1-2', ...(refusal.further ?? [])] };
    }
    return g.rules.activationRefusal(g, player, card, ability);
  },

  /** 8-3-2: a negated skill cannot be activated. */
  noSkillRefusal(g: DbsGame, player: PlayerId, action: Action, timing: SkillTiming): Refusal {
    const card = cardAmong(g, player, ACTIVATED_IN, action.card);
    const isPrinted = card && (sideOf(card).abilities ?? []).some((one) => g.rules.isActivatedIn(g, one, timing));
    return isPrinted && abilitiesOf(g, card).length < (sideOf(card).abilities ?? []).length
      ? g.refused('negationLost', `the skill of "${card.id}" is negated`)
      : {
          clause: CLAUSE_OF_TIMING[timing],
          reason: `${quoted(action.card)} has no skill that player ${player} can activate now`,
        };
  },

  /**
   * 8-5-2: the skill is specified (a card in the hand is revealed), paid for, activated, answered, resolved and
   * answered again.
   */
  *activateSkill(g: DbsGame, player: PlayerId, action: Action, timing: SkillTiming): Procedure {
    const { card, ability } = skillOfAction(g, player, action, timing)!;
    if (timing === 'main' && TURNING.includes(ability.type)) g.cite('6-3-1-2-2-2');
    g.consult('4-3-3');
    g.cite('8-1-3', '8-5-2-1');
    const before = g.state.stamp;
    if (card.zone === 'hand') g.rules.show(g, card);
    yield* g.rules.activateAs(g, player, card, ability, action.cards);
    endLooks(g, before);
  },

  /** 8-1-3-1-2: an Extra Card in the hand is also paid for with its energy cost. */
  activateAs(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    chosen: readonly string[] | undefined,
  ): Procedure {
    if (card.zone === 'hand' && categoryOf(card) === 'extra')
      return g.rules.activateExtra(g, player, card, ability, chosen);
    return g.rules.activateAndResolve(g, player, card, ability);
  },

  /** 8-5-2-2-1, 2-11-1-2, 2-3-2-3 */
  *activateExtra(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    chosen: readonly string[] | undefined,
  ): Procedure {
    g.cite('8-1-3-1-2', '2-3-2-3');
    if (yield* g.rules.energyIsPaid(g, player, card, chosen, ability))
      yield* g.rules.activateAndResolve(g, player, card, ability);
  },

  /** 8-5-2-2-1. The energy paid must leave enough for the skill cost (8-4-2-2). */
  payEnergyOf(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
    ability: Ability,
  ): Procedure {
    g.cite('8-5-2-2-1');
    const bill = g.rules.billOf(g, g.rules.costToPay(g, card));
    const ahead = g.rules.costToActivate(g, card, ability);
    return g.rules.payBill(g, player, bill, chosen, { context: contextOf(g, player, card, ability), ahead });
  },

  /** 8-5-2-2-1 with 8-9-1-1: a replaced payment does not count as payment. */
  energyIsPaid(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
    ability: Ability,
  ): Procedure<boolean> {
    const pays = () => g.rules.payEnergyOf(g, player, card, chosen, ability);
    return g.rules.isDoneAsWritten(g, { kind: 'cost', player }, pays);
  },

  /** Pays the energy cost and the skill cost of a card in the hand. @returns false if they were not paid as written */
  *payForCard(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
    ability: Ability,
  ): Procedure<boolean> {
    if (!(yield* g.rules.energyIsPaid(g, player, card, chosen, ability))) return false;
    const cost = g.rules.costToActivate(g, card, ability);
    return yield* g.rules.pay(g, contextOf(g, player, card, ability), cost);
  },

  /** Interpretation: a card whose skill is activated from the hand cannot be part of the cost. */
  isAwayWhilePaying(g: DbsGame, { source, ability }: EffectContext): boolean {
    return g.rules.isOfHand(g, source, ability);
  },

  // --- activating and resolving: 8-5-2 ------------------------------------------------------------------------------

  /** 8-5-2-2 to 8-5-2-6 */
  *payAndResolve(g: DbsGame, player: PlayerId, card: CardState, context: EffectContext, bearer: CardState): Procedure {
    const [{ ability }, declared] = [context, refTo(card)];
    g.citePoint('activation');
    const cost = g.rules.costToActivate(g, bearer, ability);
    if (cost.length === 0 && card.zone !== 'hand') g.cite('8-1-3-1-1');
    const paid = yield* g.rules.pay(g, context, cost);
    g.rules.useUp(g, card, ability, paid);
    if (!paid || !(yield* g.rules.prepares(g, player, card, context))) return;
    g.cite('8-5-1', '8-5-2-3');
    g.rules.emitActivation(g, player, card);
    if (g.rules.isOfHand(g, card, ability)) g.rules.emitExtraActivated(g, player, card);
    yield* g.rules.declare(g, { what: 'skill', player, card: card.id, ability }, () =>
      g.rules.resolveSkill(g, context),
    );
    if (PLAYING_ITSELF.includes(ability.type)) yield* g.rules.leaveUnplayed(g, player, card, declared);
  },

  /** 10-11-1 with 8-5-2-2, 8-4-2-2: a skill whose cost was not paid has not been activated. */
  isUsedUp(_g: DbsGame, paid: boolean): boolean {
    return paid;
  },

  /** 8-5-2-3: an Extra Card activated from the hand has an event of its own, also for a [Counter]. */
  emitExtraActivated(g: DbsGame, player: PlayerId, card: CardState): void {
    if (categoryOf(card) === 'extra') emit(g, 'extraActivated', { player, card: card.id });
  },

  /**
   * Chooses and gives up what the skill needs at activation, before it is answered (10-5-1, 10-13-3-4, 10-13-4-1).
   * @returns false if it is not activated after all
   */
  *prepares(g: DbsGame, player: PlayerId, card: CardState, context: EffectContext): Procedure<boolean> {
    if (!(yield* g.rules.chooseForKeyword(g, player, card, context))) return false;
    yield* g.rules.giveUpFirst(g, context);
    return true;
  },

  /** 8-5-2-5, 8-5-2-5-1, 8-5-2-5-2 */
  *resolveSkill(g: DbsGame, context: EffectContext): Procedure {
    const { source, ability } = context;
    g.cite('8-5-2-5');
    const activation = g.state.activations.findLast(({ resolving }) => resolving)!;
    if (source.zone !== 'hand') g.cite('8-5-2-5-2');
    else if (ability.type !== 'field')
      yield* followMove(g, context, [source], DROP, () => g.rules.dropUsed(g, activation));
    if (!g.rules.stillTakesEffect(g, context)) return g.cite('8-3-3');
    const keyword = g.rules.keywordSkill(g, context);
    yield* keyword ?? g.rules.resolveEffect(g, context);
  },

  /** 8-5-2-5-1, 3-4-1 */
  dropActivated(g: DbsGame, player: PlayerId, card: CardState): Procedure {
    g.cite('8-5-2-5-1', '3-4-1');
    return g.rules.drop(g, [card], { kind: 'rule', player });
  },

  // --- conditions and costs: 8-3, 8-4 -------------------------------------------------------------------------------

  /** 8-1-3, 8-3-3 */
  conditionHolds(g: DbsGame, context: EvaluationContext, ability: Ability): boolean {
    if (ability.if) g.consult('8-3-3');
    return pendingAbilities.conditionHolds(g, context, ability);
  },

  continuousClauses(_g: DbsGame, ability: Ability, conditionUnmet: boolean): readonly string[] {
    const ofArea = ability.effect.some((said) => 'target' in said && said.target && 'all' in said.target);
    return [
      ...['4-3-4', '8-1-4', '8-5-1', '2-12-2'],
      ...(ofArea ? ['8-8-1-5'] : []),
      ...(ability.effect.some(({ do: verb }) => verb === 'negate') ? ['8-3-2'] : []),
      ...(asDbs(ability).sparking === undefined ? [] : ['10-29-1']),
      ...(asDbs(ability).bond ? ['10-23-1'] : []),
      ...(ability.if && conditionUnmet ? ['8-3-3'] : []),
    ];
  },

  /** 8-3-2: negating one skill of a card leaves its other skills alone. */
  isInItsArea(g: DbsGame, card: CardState): boolean {
    return g.zonesWith.abilities.includes(card.zone) && card.face === 'up';
  },
} satisfies Section<'isWhereItWorks' | 'payAndResolve' | 'isUsedUp' | 'conditionHolds' | 'isInItsArea'>;

export type SkillTiming = 'main' | 'battle';

const TURNING: readonly string[] = ['awaken', 'wish'];
const IN_PLAY: readonly string[] = ['leader', 'battle'];
const DROP: readonly string[] = ['drop'];
const IN_HAND: readonly string[] = ['hand'];
const ACTIVATED_IN: readonly string[] = ['leader', 'battle', 'hand', 'drop', 'energy', 'life', 'warp', 'combo'];

/** 10-3-1, 10-5-2, 10-10-2, 10-13-3-2, 10-13-4-2, 10-15-3, 10-25-3: skills that are activated from the hand. */
const FROM_HAND: readonly string[] = [
  ...['counter', 'field', 'evolve', 'unionFusion', 'unionPotara', 'overRealm', 'darkOverRealm'],
];

/** Keyword skills that play their own card from the hand. */
const PLAYING_ITSELF: readonly string[] = ['evolve', 'unionFusion', 'unionPotara', 'overRealm', 'darkOverRealm'];

/** For each keyword skill, the clause that says where it is activated. */
const CLAUSE_OF_AREA: Readonly<Record<string, string>> = {
  evolve: '10-5-2',
  unionFusion: '10-13-3-2',
  unionPotara: '10-13-4-2',
  unionAbsorb: '10-13-5-2',
};

/** Keyword skills that are [Activate: Main]: 10-3-1, 10-5-1, 10-13-3-1, 10-13-4-1, 10-13-5-1, 10-15-1, 10-24-1, 10-25-1. */
const MAIN_KEYWORDS: readonly string[] = [
  ...['field', 'evolve', 'unionFusion', 'unionPotara', 'unionAbsorb', 'overRealm', 'darkOverRealm', 'swap'],
];

const CLAUSE_OF_TIMING: Readonly<Record<SkillTiming, string>> = { main: '6-3-1-2-2', battle: '7-2-1-2-3' };

function skillOfAction(
  g: DbsGame,
  player: PlayerId,
  { card: id, ability: name }: Action,
  timing: SkillTiming,
): { card: CardState; ability: Ability } | undefined {
  const card = cardAmong(g, player, ACTIVATED_IN, id);
  if (!card) return undefined;
  const isMatch = (ability: Ability) => g.rules.isActivatedIn(g, ability, timing);
  citeGainsAndLosses(g, card, isMatch);
  const found = abilitiesOf(g, card).filter(
    (one) => isMatch(one) && isAbilityNamed(g, card, one, name) && g.rules.abilityIsValid(g, card, one),
  );
  return found[0] && { card, ability: found[0] };
}
