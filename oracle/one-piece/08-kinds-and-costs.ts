/** 8-1 to 8-3: kinds of effects, valid and invalid ones, activation costs and conditions. */
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { OpAbility, OpCard } from '../../schemas/one-piece';
import type { PlayerId } from '../../schemas/common';
import type { Replacement } from '../kernel/changes/intended';
import { replacements } from '../kernel/procedures/replacement-order';
import type { EffectContext } from '../kernel/rules';
import { holds } from '../kernel/reading/select';
import { type Ability, type CardState, type CauseOf } from '../kernel/state';
import { clausesOfChange, clausesOfReach } from './02-card-information';
import { asOp, byRule, categoryOf, definitionOf, type OpGame } from './game';
import type { Section } from './packs';
import { abilityKinds } from '../kernel/packs/ability-kinds';
import { evaluationOf } from '../kernel/procedures/contexts';
import { wordOf } from '../kernel/reading/language';

export const effectKinds = {
  // --- kinds of effects: 8-1-3 --------------------------------------------------------------------------------------

  /** 8-1-3-1: the End Phase itself activates [End of ...] effects (6-6-1-1). */
  isTriggered(g: OpGame, ability: Ability): boolean {
    return abilityKinds.isTriggered(g, ability) && !isOfEndPhase(ability);
  },

  /** 2-8-2; 8-3-2: of the conditions, only those that keywords state affect validity. */
  abilityIsValid(g: OpGame, card: CardState, ability: Ability): boolean {
    return (
      g.rules.isWhereItWorks(g, card, ability) &&
      g.rules.keywordConditionsHold(g, card, asOp(ability)) &&
      (!isOnKo(ability) || g.rules.onKoIsPossible(g, card, ability))
    );
  },

  /**
   * 10-2-17-1: the effect is activated on the field, so all its conditions are checked there, including those that
   * other effects add.
   */
  onKoIsPossible(g: OpGame, card: CardState, ability: Ability): boolean {
    const reader = evaluationOf(g, card);
    return (
      (!ability.if || holds(g, reader, ability.if)) &&
      g.rules.addedConditionsHold(g, reader, card, ability) &&
      !g.rules.isProhibited(g, card, 'activateEffect', byRule(g.rules.masterOf(g, card)))
    );
  },

  /** 2-8-2: an ability works in the area of its card, unless its text names other areas. */
  isWhereItWorks(g: OpGame, card: CardState, { zones }: Ability): boolean {
    return zones ? zones.includes(card.zone) : g.rules.isInItsArea(g, card);
  },

  /** 8-3-2-1: all conditions must hold. 8-2-1-2: the effect is invalid otherwise. */
  keywordConditionsHold(g: OpGame, card: CardState, ability: OpAbility): boolean {
    const conditions = [g.rules.donConditionHolds(g, card, ability), g.rules.turnConditionHolds(g, card, ability)];
    if (numberOfConditions(ability) > 1) g.consult('8-3-2-1');
    const hold = g.rules.allOf(g, conditions);
    if (!hold) g.consult('8-2-1-2');
    return hold;
  },

  /** 8-3-2-3, 10-2-9-1: at least this many DON!! cards must be given to the card. */
  donConditionHolds(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (ability.don === undefined) return true;
    g.consult('8-3-2-3', '10-2-9-1');
    return g.rules.donGivenTo(g, card).length >= ability.don;
  },

  /** 8-3-2-4, 8-3-2-5, 10-2-11-1, 10-2-12-1 */
  turnConditionHolds(g: OpGame, card: CardState, ability: OpAbility): boolean {
    if (ability.turn === undefined) return true;
    g.consult(...clausesOfTurn(ability.turn));
    return (g.rules.masterOf(g, card) === g.state.turnPlayer) === (ability.turn === 'your');
  },

  // --- permanent effects: 8-1-3-3 -----------------------------------------------------------------------------------

  /** 8-1-3-3, 8-1-3-3-4, 8-1-3-3-2; 8-2-1-2, 8-3-2: the conditions of a permanent effect are checked continuously. */
  continuousClauses(_g: OpGame, ability: Ability, conditionUnmet: boolean): readonly string[] {
    const { don, turn, if: condition } = asOp(ability);
    const words: string[] = [];
    if (don !== undefined) words.push('8-3-2-3', '10-2-9-1');
    if (turn !== undefined) words.push(...clausesOfTurn(turn));
    if (words.length > 0 && conditionUnmet) words.push('8-2-1-2');
    if (words.length > 0 || condition) words.push('8-1-3-3-2');
    if (numberOfConditions(asOp(ability)) > 1) words.push('8-3-2-1');
    words.push(...ability.effect.flatMap((one) => [...clausesOfChange(one), ...clausesOfReach(one)]));
    return ['8-1-3-3', '8-1-3-3-4', '2-8-2', ...words];
  },

  /**
   * 8-1-3-3-5 I and II: the turn player's effects come first. Players are not asked for an order, so the older effects
   * come first.
   */
  continuousOrder(g: OpGame, cards: readonly CardState[]): readonly CardState[] {
    const rank = (card: CardState) => (g.rules.masterOf(g, card) === g.state.turnPlayer ? 0 : 1);
    return [...cards].sort((one, other) => rank(one) - rank(other) || one.stamp - other.stamp);
  },

  /** 8-1-3-3-5 III: effects are applied until nothing changes. */
  continuousRounds: Infinity,

  /** 8-1-3-3-5, as read here: an effect that ends its own condition stays applied. */
  continuousSeesItself: 'untilItRests' as 'never' | 'untilItRests' | 'always',

  /**
   * 8-1-3-3-5, as read here: an effect stays applied while its condition holds, even if only the effect itself makes it
   * hold.
   */
  accumulatesContinuous: true as boolean,

  /** 8-1-3-3-3: cites a text that works "under the rules" only in secret areas, where no other effect works. */
  citeRuleText(g: OpGame, filter: CardFilter, card: CardState): void {
    if (g.rules.isSecret(g, card.zone, card.face) && g.rules.needsRuleText(g, filter, card)) g.cite('8-1-3-3-3');
  },

  /** Says whether the card fits only because of its text. */
  needsRuleText(g: OpGame, filter: CardFilter, card: CardState): boolean {
    const bare = { ...definitionOf(card), abilities: [] };
    const { name = bare.name, nameContains = '' } = filter;
    return name !== bare.name || !bare.name.includes(nameContains) || !g.rules.fitsWords(g, filter, bare);
  },

  /** 2-8-5, 4-9-2; 8-2-2: a negated text is still a text. */
  isWithoutBaseEffect(g: OpGame, card: CardState): boolean {
    return g.rules.hasNoBaseEffect(g, definitionOf(card));
  },

  /**
   * 8-2-3: the results of effects that have resolved stay after the negation. 5-1-2-4-2: so do the effects on deck
   * construction.
   */
  afterNegation(g: OpGame): void {
    const negation = g.state.effects.at(-1);
    const sources = negation?.targets.map((target) => target.id) ?? [];
    if (sources.some((id) => saysHowDecksAreMade(definitionOf(g.card(id))))) g.cite('5-1-2-4-2');
    if (g.state.effects.some((effect) => effect !== negation && sources.includes(effect.source))) g.cite('8-2-3');
  },

  /**
   * Says whether the effect belongs to a card of this category, wherever the card is now. A [Trigger] belongs to no
   * Character, because its card is not one (2-2-4-1).
   */
  isEffectOf(g: OpGame, asked: string, { source, ability }: CauseOf): boolean {
    return (
      source !== undefined &&
      ability !== undefined &&
      ability.type !== 'trigger' &&
      categoryOf(g.card(source)) === asked
    );
  },

  // --- replacement effects: 8-1-3-4 -----------------------------------------------------------------------------------

  /** 8-1-3-4-4: not every replacement that is looked for applies. */
  affectedAtOnce(g: OpGame, affected: readonly CardState[]): readonly CardState[] {
    g.consultPoint('replacementCovers');
    return affected;
  },

  /** 8-1-3-4-4 */
  beforeReplacement(g: OpGame, replacement: Replacement): void {
    g.citePoint('replacementCovers');
    replacements.beforeReplacement(g, replacement);
  },

  /** 8-1-3-4-7, 8-1-3-4-4 */
  playerOfReplacement(g: OpGame, replacement: Replacement, cause: CauseOf | undefined): PlayerId {
    const player = replacements.playerOfReplacement(g, replacement, cause);
    g.citePoint('replacementCovers');
    return player;
  },

  // --- activation costs and added conditions: 8-3 -------------------------------------------------------------------

  /** 8-1-4-1, 8-1-4-2 */
  citeDuration(g: OpGame, context: EffectContext, instruction: Instruction): void {
    const { composite, lasting } = wordOf(g, instruction);
    if (!context.paying && !composite) g.consult(lasting ? '8-1-4-2' : '8-1-4-1');
  },
} satisfies Section<'isTriggered' | 'isWhereItWorks' | 'affectedAtOnce' | 'beforeReplacement' | 'playerOfReplacement'>;

const clausesOfTurn = (turn: 'your' | 'opponent'): readonly string[] =>
  turn === 'your' ? ['8-3-2-4', '10-2-11-1'] : ['8-3-2-5', '10-2-12-1'];

export const numberOfConditions = ({ don, turn, if: condition }: OpAbility): number =>
  [don, turn, condition].filter((one) => one !== undefined).length;

const saysHowDecksAreMade = ({ abilities = [] }: OpCard): boolean =>
  abilities.some(({ copies, deckLimit }) => copies !== undefined || deckLimit !== undefined);

const isOfEndPhase = (ability: Ability): boolean =>
  ability.when?.event === 'endOfYourTurn' || ability.when?.event === 'endOfOpponentsTurn';

/** [On K.O.] answers only the K.O. of its own card. */
export const isOnKo = ({ type, when }: Ability): boolean =>
  type === 'auto' && when?.event === 'koed' && (when.subject ?? 'self') === 'self';
