/** 11.1 to 11.4, 11.8, 12.3. Abilities: where they work, what limits them, and how they wait and are resolved. */
import type { CitedAnswer } from '../kernel/clauses';
import type { Condition, Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { timesWaiting } from '../kernel/events/triggers';
import { statOf } from '../kernel/continuous/values';
import { addLasting } from '../kernel/language/instructions';
import { chooseCards } from '../kernel/questions';
import { countUse, usesIn } from '../kernel/limits';
import { activation } from '../kernel/procedures/activation';
import { effectTexts } from '../kernel/procedures/effect-text';
import { oncePerTurn } from '../kernel/procedures/once-per-turn';
import { pendingAbilities } from '../kernel/procedures/pending';
import type { EffectContext } from '../kernel/rules';
import { opponentOf, type Ability, type CardState, type JournalEvent, type Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { clausesOfKeywords, keywordsIn } from './14-activation';
import { clausesOfStates } from './07-player-states';
import { keepingOf } from './17-prison-and-base';
import type { VgGame } from './game';
import type { Section } from './packs';

/** The circles that a text can name as the place where an ability works. */
const CIRCLES: Readonly<Record<string, 'vanguard' | 'rearGuard' | 'guardian'>> = {
  vanguardCircle: 'vanguard',
  rearGuardCircle: 'rearGuard',
  guardianCircle: 'guardian',
};

/** A text names at most three zones; notation that lists more is a text without a zone. */
const MOST_ZONES_OF_A_TEXT = 3;

export const abilities = {
  // --- where abilities work: 11.4.4 ---------------------------------------------------------------------------------

  isWhereItWorks(g: VgGame, card: CardState, { zones, keyword, type }: Ability): boolean {
    if (keyword === 'voelundr' && type === 'cont') return g.rules.worksAsArms(g, card);
    const kept = keepingOf(card);
    if (kept) return g.rules.worksWhileKept(g, zones, kept);
    if (!zones) return g.zonesWith.abilities.includes(card.zone);
    return zones.some((zone) => zone === card.zone || g.rules.isOnCircle(g, card, zone));
  },

  /** Does it lie on the circle that the text names in the place of a zone? */
  isOnCircle: (g: VgGame, card: CardState, zone: string): boolean =>
    zone in CIRCLES && card.zone === 'field' && g.rules.isUnitOn(g, card, CIRCLES[zone]!),

  citeZones(g: VgGame, { zones = [] }: Ability): void {
    if (zones.length > 0) g.cite(...clausesOfZones(zones));
  },

  continuousClauses: (
    g: VgGame,
    { zones = [], if: condition, ...ability }: Ability,
    unmet: boolean,
  ): readonly string[] => [
    ...g.rules.clausesOfKeyword(g, ability as Ability),
    ...(ability.ofMelody ? ['14.44.2'] : []),
    ...(ability.effect?.some(({ do: verb }) => (verb as string) === 'getAbilities') ? ['7.14.1'] : []),
    ...['11.9.6', '3.2.2', '3.2.2.1', '11.8.1'],
    ...(zones.includes('markers') ? ['15.8.5.1', '15.8.5.2'] : []),
    ...clausesOfZones(zones),
    ...(condition ? ['11.4.3', ...clausesOfStates(condition)] : []),
    ...(unmet ? ['11.4.2'] : []),
    ...(condition && keywordsIn(condition).length > 0 ? ['14.2.3.1', '14.2.3.1.1'] : []),
    ...(condition && keywordsIn(condition).length > 1 ? ['14.1.2'] : []),
    ...clausesOfKeywords(condition),
  ],

  // --- activated abilities: 11.1.1.1, 11.8.2 ------------------------------------------------------------------------

  activationZones: ['field', 'hand', 'drop', 'soul', 'damage', 'bind'] as readonly string[],

  isInItsArea: (g: VgGame, card: CardState): boolean =>
    (card.face === 'up' || g.rules.isSecret(g, card.zone)) &&
    abilitiesOf(g, card).some(
      (ability) => ability.type === g.rules.activatedType && g.rules.isWhereItWorks(g, card, ability),
    ),

  conditionsForActivation(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Parameters<typeof activation.conditionsForActivation>[4],
  ): boolean {
    if (ability.type === g.rules.activatedType && !g.rules.isWhereItWorks(g, card, ability)) return false;
    const isMet = activation.conditionsForActivation(g, player, card, ability, occasion);
    if (!isMet) g.consult(...clausesOfKeywords(ability.activation));
    return isMet;
  },

  /** 11.8.2.2.1: a card of a hidden zone is shown. */
  showSource(g: VgGame, card: CardState): void {
    if (!g.rules.isSecret(g, card.zone)) return;
    g.cite('11.8.2.2.1');
    g.rules.show(g, card);
  },

  citeActivation(g: VgGame, card: CardState, { cost, activation: condition, ...ability }: Ability): void {
    g.rules.citeZones(g, ability as Ability);
    g.cite('11.8.1', ...(cost ? [] : ['11.1.1.1.2', '11.1.1.1.2.1']));
    const keywords = condition ? keywordsIn(condition) : [];
    if (keywords.length > 0) g.cite('14.2.3.3', '14.2.3.3.1', ...clausesOfKeywords(condition));
    if (keywords.length > 1 || keywords.some((keyword) => g.rules.isMadeActive(g, card, keyword))) g.cite('14.1.2');
  },

  // --- limits: 11.2.1, 12.3 -----------------------------------------------------------------------------------------

  /** 12.3.1.1.2, 11.2.1.2.1.1, 11.8.11.2: abilities that their master may leave. */
  isOptional: (g: VgGame, ability: Ability): boolean =>
    ability.may === true || (ability.type === 'auto' && (ability.cost !== undefined || g.rules.mayBeLeft(g, ability))),

  /** 11.8.11.2: a cost that an effect has added can be declined as a printed one. */
  *wantsTo(g: VgGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    if (!g.rules.isOptional(g, ability) && g.rules.hasAddedCost(g, card, ability)) {
      g.cite('11.8.11.2');
      return yield* g.rules.mayContinue(g, player, card, ability);
    }
    return yield* activation.wantsTo(g, player, card, ability);
  },

  hasAddedCost: (g: VgGame, card: CardState, ability: Ability): boolean =>
    ability.type === 'auto' &&
    ability.cost === undefined &&
    g.withoutCiting(() => g.rules.costToActivate(g, card, ability)).length > 0,

  mayBeLeft: (g: VgGame, ability: Ability): boolean => g.rules.hasLimit(g, ability) || saysThatItIsUsedUp(ability),

  *mayContinue(g: VgGame, player: PlayerId, card: CardState, ability: Ability): Procedure<boolean> {
    if (g.rules.hasLimit(g, ability)) g.cite('12.3.1.1.2');
    if (saysThatItIsUsedUp(ability)) g.cite('11.2.1.2.1.1');
    return yield* activation.mayContinue(g, player, card, ability);
  },

  wasUsed: (g: VgGame, card: CardState, ability: Ability): boolean =>
    oncePerTurn.wasUsed(g, card, ability) || g.rules.isUsedUpByText(g, card, ability),

  /** 12.3.1.1.1: one that stands by and cannot be used any more is not played. */
  isCancelled(g: VgGame, waiting: PendingAbility): CitedAnswer {
    const { ability, card, delayed } = waiting;
    if (delayed) return false;
    if (g.rules.gainsCannotBeUsed(g, waiting)) return ['12.2.1.2.2'];
    if (!g.rules.mayBeLeft(g, ability)) return false;
    return g.withoutCiting(() => g.rules.wasUsed(g, g.card(card), ability)) && ['12.3.1.1.1', '12.2.1.2.2'];
  },

  isUsedUpByText(g: VgGame, card: CardState, ability: Ability): boolean {
    if (!saysThatItIsUsedUp(ability)) return false;
    const key = g.rules.keyOfText(g, card, ability);
    return usesIn(g, key, 'turn') > 0 || usesIn(g, `${key}:game`, 'game') > 0;
  },

  keyOfText: (g: VgGame, card: CardState, ability: Ability): string => `${g.rules.abilityKey(g, card, ability)}:text`,

  /** 11.2.1.1.1, 11.2.1.1.2, 11.2.1.2.1: "this ability cannot be used for the rest of that turn", or of the game. */
  useUpByText(g: VgGame, { ability, source }: EffectContext, period: 'turn' | 'game'): void {
    if (!g.rules.textUsesUp(g, source, ability)) return;
    const key = g.rules.keyOfText(g, source, ability);
    countUse(g, period === 'game' ? `${key}:game` : key, period, source.id);
  },

  textUsesUp(g: VgGame, source: CardState, ability: Ability): boolean {
    const isFree = ability.type !== 'auto' && g.rules.costToActivate(g, source, ability).length === 0;
    g.cite(ability.type === 'auto' ? '11.2.1.2.1' : isFree ? '11.2.1.1.2' : '11.2.1.1.1');
    return isFree || g.rules.hasChangedAnything(g, source);
  },

  /** Has the present use of an ability of the card changed something, by its payment or its effect? */
  hasChangedAnything(g: VgGame, { id }: CardState): boolean {
    let since = g.journal.findLastIndex(({ type, card }) => type === 'effectActivated' && card === id);
    while (since > 0 && isPaymentOf(g.journal[since - 1]!, id)) since -= 1;
    return g.rules.hasChanged(g, since);
  },

  // --- automatic abilities that wait: 11.8.7 to 11.8.15 -------------------------------------------------------------

  /** 11.1.1.2.1.1: one that triggers in a hidden zone waits where its master says so. */
  mustBeDeclared: (g: VgGame, { type, zones = [] }: Ability): boolean =>
    type === 'auto' && zones.length > 0 && zones.every((zone) => g.rules.isSecret(g, zone)),

  *declares(g: VgGame, waiting: PendingAbility): Procedure<boolean> {
    g.cite('11.1.1.2.1.1');
    return yield* pendingAbilities.declares(g, waiting);
  },

  playersToDeclare: (g: VgGame): readonly PlayerId[] => [g.state.turnPlayer, opponentOf(g.state.turnPlayer)],

  citeWaiting(g: VgGame, waiting: PendingAbility): void {
    const { ability, event } = waiting;
    const card = g.card(waiting.card);
    g.cite('11.8.1', '11.8.7', '11.8.8', '11.8.10');
    g.rules.citeZones(g, ability);
    g.cite(...g.rules.clausesOfKeyword(g, ability));
    if (ability.if) g.cite('11.2.1.2');
    if (asksForValues(ability)) g.cite('11.9.7');
    if (ability.situation) g.cite('11.8.14.1');
    if (event.type === 'becameInHarmony') g.cite('14.36.1.3');
    if (timesWaiting(g, card, ability) > 1) g.cite('11.8.9');
    if (g.rules.hasMovedSince(g, card, waiting) || !abilitiesOf(g, card).includes(ability)) g.cite('11.8.15');
    if (g.rules.masterOf(g, card) !== waiting.player) g.cite('11.8.10.2');
    if (ability.activation && keywordsIn(ability.activation).length > 0)
      g.cite('14.2.3.2', '14.2.3.2.1', ...clausesOfKeywords(ability.activation));
    g.cite(...g.rules.clausesOfInformation(g, event));
  },

  /** 11.8.11.1: without its payment, nothing of the ability is done. */
  citeUnpaid(g: VgGame, { cost }: Ability): void {
    if (cost) g.cite('11.8.11.1');
  },

  /** 11.8.12.1: as what an ability that answers a move reads the card that moved. */
  lookedAt(g: VgGame, _card: CardState, from: string, to: string): 'before' | 'after' | undefined {
    switch (g.rules.clauseOfInformation(g, from, to)) {
      case '11.8.12.1.1':
        return g.rules.isSecret(g, to) ? 'before' : 'after';
      case '11.8.12.1.2':
        return 'before';
      case '11.8.12.1.3':
        return 'after';
      default:
        return undefined;
    }
  },

  clauseOfInformation(g: VgGame, from: string, to: string): string | undefined {
    const [fromHidden, toHidden] = [g.rules.isSecret(g, from), g.rules.isSecret(g, to)];
    if (fromHidden && toHidden) return undefined;
    if (from === 'field') return '11.8.12.1.2';
    return fromHidden || toHidden ? '11.8.12.1.1' : '11.8.12.1.3';
  },

  clausesOfInformation(g: VgGame, { type, from, to }: JournalEvent): readonly string[] {
    if (type === 'rodeUpon') return ['11.8.12.1.4'];
    if (type === 'becameHeart') return ['11.8.12.1.5'];
    const clause = from === undefined || to === undefined ? undefined : g.rules.clauseOfInformation(g, from, to);
    return clause === undefined ? [] : [clause];
  },

  // --- carrying out: 11.2.3 to 11.2.5, 11.3, 11.8.3 to 11.8.5 -------------------------------------------------------

  /** 11.2.3: a requirement can be about what the text before it has done. */
  ifClauseHolds(g: VgGame, context: EffectContext, condition: Condition): boolean {
    if (/"(chosen|result)":/.test(JSON.stringify(condition))) g.cite('11.2.3');
    return effectTexts.ifClauseHolds(g, context, condition);
  },

  /** What a text leaves out. */
  citeText(g: VgGame, said: Instruction): void {
    if (DONE_BY_PLAYERS.includes(said.do) && !('player' in said)) g.consult('11.8.5.1');
    if (said.do === 'if' && said.then.some(({ do: verb }) => (verb as string) === 'then')) g.consult('11.2.5');
    if (said.do === 'move') g.consult('11.8.5.2');
    if ('target' in said && said.target && 'self' in said.target) g.consult('11.8.5.3');
  },

  /** 11.2.5, 11.2.5.1 */
  citeThen(g: VgGame, { ability }: EffectContext): void {
    g.cite('11.2.5', ...(ability.type === 'auto' && ability.cost ? ['11.2.5.1'] : []));
  },

  /** 11.8.13.1: a timed trigger triggers once, unless its text says how often. */
  timesOfTimed: 1,

  /** 11.8.6: of several cards to which a text refers, the master says which comes first. */
  *orderToRefer(g: VgGame, player: PlayerId, cards: readonly CardState[]): Procedure<readonly CardState[]> {
    const left = [...cards];
    const ordered: CardState[] = [];
    while (left.length > 1) {
      g.cite('11.8.6');
      const [next] = yield* chooseCards(g, { player, kind: 'choose', from: left, min: 1, max: 1, clause: '11.8.6' });
      left.splice(left.indexOf(next!), 1);
      ordered.push(next!);
    }
    return [...ordered, ...left];
  },

  matchTo(
    g: VgGame,
    context: EffectContext,
    { stat, until }: { readonly stat: string; readonly until?: string },
    card: CardState,
    other: CardState,
  ): void {
    g.cite('11.9.4.1');
    const by = statOf(g, other, stat) - statOf(g, card, stat);
    addLasting(g, context, [card], { kind: 'stat', stat, by }, { ...(until && { until }) });
  },

  /** 11.8.3.1.2 */
  citeList(g: VgGame): void {
    g.cite('11.8.3.1.2', '11.8.3.1.2.1', '11.8.3.1.2.2');
  },

  /** 11.8.11.1.1: options of an ability that have been chosen in this turn are not chosen again. */
  optionsLeft(g: VgGame, { ability, source }: EffectContext, options: number): readonly number[] {
    g.cite('11.8.11.1.1');
    return [...Array(options).keys()].filter(
      (option) => usesIn(g, keyOfOption(g, source, ability, option), 'turn') === 0,
    );
  },

  useUpOption(g: VgGame, { ability, source }: EffectContext, option: number): void {
    countUse(g, keyOfOption(g, source, ability, option), 'turn', source.id);
  },
} satisfies Section<
  | 'isWhereItWorks'
  | 'isInItsArea'
  | 'conditionsForActivation'
  | 'isOptional'
  | 'wantsTo'
  | 'mayContinue'
  | 'wasUsed'
  | 'declares'
  | 'playersToDeclare'
  | 'ifClauseHolds'
>;

const keyOfOption = (g: VgGame, source: CardState, ability: Ability, option: number): string =>
  `${g.rules.abilityKey(g, source, ability)}:option ${option}`;

/** Does it ask for a value of the card that comes? */
const asksForValues = ({ when }: Ability): boolean =>
  typeof when?.subject === 'object' && when.subject.stat !== undefined;

const DONE_BY_PLAYERS: readonly string[] = ['draw', 'discard', 'mill', 'counterBlast', 'soulBlast', 'soulCharge'];

function clausesOfZones(zones: readonly string[]): readonly string[] {
  if (zones.length === 0) return [];
  if (zones.length > MOST_ZONES_OF_A_TEXT) return ['11.4.4.1'];
  return zones.length > 1 ? ['11.4.4', '11.4.4.2'] : ['11.4.4'];
}

const saysThatItIsUsedUp = ({ effect = [] }: Ability): boolean =>
  effect.some(({ do: verb }) => (verb as string) === 'useUp');

const isPaymentOf = ({ cause }: JournalEvent, source: string): boolean =>
  cause?.kind === 'cost' && cause.source === source;
