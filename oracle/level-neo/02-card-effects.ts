/** 2. Card effects: [Cont], [Start] and Use skills, and what a player needs to use one. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import type { LnAbility } from '../../schemas/level-neo';
import type { AbilityName, Action } from '../../schemas/protocol';
import { emit } from '../kernel/changes';
import { abilitiesOf, citeGainsAndLosses } from '../kernel/continuous/abilities';
import { abilitySourcesOf } from '../kernel/continuous/sources';
import { isForbidden } from '../kernel/continuous/prohibitions';
import { executeInstruction } from '../kernel/language/execute';
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import { perform } from '../kernel/events/perform';
import { isYours } from '../kernel/mastery';
import type { EffectContext } from '../kernel/rules';
import { quoted } from '../kernel/reasons';
import type { Ability, CardState, Procedure, Refusal } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { asLn, charactersOf, definitionOf, isMain, isSupport, type LnGame } from './game';
import type { Section } from './packs';
import { endGame } from '../kernel/game-end';
import { executeEffect } from '../kernel/events/execute-effect';
import { isAbilityNamed, nameOfAbility } from '../kernel/continuous/ability-names';

/** The ability that a "use" action names. */
export interface Use {
  readonly card: CardState;
  readonly ability: LnAbility;
  readonly name: AbilityName;
}

const NOBODY: readonly Due[] = [];
const BOTH: readonly Due[] = PLAYERS.map((player) => ({ player }));

const ROWS: readonly RuleRow<LnGame>[] = [
  {
    clauses: [],
    kind: 'whenQuiet',
    due: (g) => (g.rules.neverRests(g) ? BOTH : NOBODY),
    then: (g) => g.rules.checkContinuous(g),
  },
  {
    clauses: [],
    kind: 'whenQuiet',
    due: (g) => (g.rules.isDeckOut(g, 'A') || g.rules.isDeckOut(g, 'B') ? BOTH : NOBODY),
    then: (g) => g.rules.checkDecks(g),
  },
];

export const cardEffects = {
  /** 2-2-2: a [Cont] skill is active as long as its conditions are met. */
  isContinuous(_g: LnGame, ability: Ability): boolean {
    return ability.type === 'cont';
  },

  /** 2-2-4 */
  isTriggered(_g: LnGame, ability: Ability): boolean {
    return ability.type === 'start';
  },

  /** The rulebook has no term for skills that replace an event. They work as [Cont] skills do. */
  isReplacement(_g: LnGame, ability: Ability): boolean {
    return ability.type === 'instead';
  },

  /** Skills of characters work while the card is face up on the field. 2-4-1 adds the level requirement. */
  abilityIsValid(g: LnGame, card: CardState, ability: Ability): boolean {
    return (
      (isMain(card) || isSupport(card)) &&
      card.face === 'up' &&
      g.rules.meetsLevel(g, g.rules.masterOf(g, card), asLn(ability))
    );
  },

  /** 2-4-1: the skill needs a level that the Main Character of its player has reached. */
  meetsLevel(g: LnGame, player: PlayerId, ability: LnAbility): boolean {
    if (ability.level === undefined) return true;
    g.consult('2-4-1');
    return g.rules.level(g, player) >= ability.level;
  },

  /**
   * Reading: skills that trigger each other, or undo and redo each other, without end are a loop that nobody can stop,
   * so the game is a draw.
   */
  endless(g: LnGame): void {
    endGame(g, { winner: null, reason: 'endless loop' });
  },

  /** 2-2: decks are checked after all triggered skills have been carried out or declined. */
  ruleRows: ROWS as readonly RuleRow<never>[] as readonly RuleRow[],

  *resolveWaitingAbility(g: LnGame, waiting: PendingAbility): Procedure {
    const { ability, event, player } = waiting;
    const source = g.card(waiting.card);
    g.cite('2-2', '2-2-4');
    const subjects = waiting.lastKnown && [waiting.lastKnown];
    const then = { id: waiting.card, zoneChangeCount: waiting.zoneChangeCount };
    const sourceIsGone = g.citing(g.rules.isAnotherNow(g, then, source));
    const about = { player, source, sourceIsGone, ability, event, subjects };
    const context: EffectContext = { ...about, chosen: [], defaultDuration: 'turn' };
    if (!g.rules.conditionHolds(g, context, ability)) return;
    emit(g, 'triggered', { player, card: source.id });
    yield* executeEffect(g, context);
  },

  /**
   * Lists the Use skills on the field and the event cards in the hand of a player, whether or not they can be used now.
   */
  usesOf(g: LnGame, player: PlayerId): Use[] {
    if (g.isPlain) return [];
    const cards = [...charactersOf(g, player), ...g.zone(player, 'hand').map((id) => g.card(id))];
    return cards.flatMap((card) => {
      citeGainsAndLosses(g, card, isUse);
      return abilitiesOf(g, card).flatMap((ability) => {
        const isInPlace = (card.zone === 'hand') === (definitionOf(card).category === 'event') && card.face === 'up';
        return isUse(ability) && isInPlace
          ? [{ card, ability: asLn(ability), name: nameOfAbility(g, card, ability)! }]
          : [];
      });
    });
  },

  /**
   * 2-3
   * @returns why the action is not a legal use now, or null if it is
   */
  useRefusal(g: LnGame, player: PlayerId, action: Action): Refusal | null {
    const use = findUse(g, player, action);
    if (!use)
      return {
        clause: '2-3',
        reason: `${quoted(action.card)} has no skill that player ${player} can use, and is not an event card in their hand`,
      };
    return (
      g.rules.phaseRefusal(g, use) ??
      g.rules.turnRefusal(g, player, use) ??
      g.rules.levelRefusal(g, player, use) ??
      g.rules.oncePerTurnRefusal(g, player, use) ??
      g.rules.turnCostRefusal(g, player, use.card) ??
      g.rules.useConditionRefusal(g, player, use)
    );
  },

  /** The phase part of 2-3-1. */
  phaseRefusal(g: LnGame, { card, ability }: Use): Refusal | null {
    const now = g.state.phase === 'battle' ? 'battle' : 'main';
    return ability.phase === now
      ? null
      : { clause: '2-3-1', reason: `the skill of "${card.id}" can be used only in a ${ability.phase} phase` };
  },

  /** Reading of the turn part of 2-3-1: the player's turn marker must have reached the number. */
  turnRefusal(g: LnGame, player: PlayerId, { card, ability }: Use): Refusal | null {
    const marker = g.rules.turnMarker(g, player);
    if (marker >= ability.turn!) return null;
    return {
      clause: '2-3-1',
      reason: `the skill of "${card.id}" needs the turn marker at ${ability.turn}, but it is at ${marker}`,
    };
  },

  levelRefusal(g: LnGame, player: PlayerId, { card, ability }: Use): Refusal | null {
    if (g.rules.meetsLevel(g, player, ability)) return null;
    return {
      clause: '2-4-1',
      reason: `the skill of "${card.id}" needs level ${ability.level}, but the Main Character is level ${g.rules.level(g, player)}`,
    };
  },

  /** 2-3-2 */
  oncePerTurnRefusal(g: LnGame, player: PlayerId, use: Use): Refusal | null {
    if (!wasUsedThisTurn(g, g.rules.skillKey(g, player, use))) return null;
    return { clause: '2-3-2', reason: 'this skill has already been used this turn' };
  },

  /**
   * Reading of 2-3-2: skills are the same if they have the same printed name or, without a name, stand at the same
   * place of cards with the same number. Each player's uses count separately. A nameless skill that an effect gave is
   * the same as another one with the same text.
   */
  skillKey(_g: LnGame, player: PlayerId, { card, ability }: Use): string {
    const place = definitionOf(card).abilities?.indexOf(ability) ?? -1;
    const printed = place < 0 ? { text: ability } : { number: definitionOf(card).number, place };
    return JSON.stringify([player, ability.name ?? printed]);
  },

  useConditionRefusal(g: LnGame, player: PlayerId, { card, ability }: Use): Refusal | null {
    if (isForbidden(g, card, 'use')) return { reason: `an effect forbids using the skill of "${card.id}"` };
    if (g.rules.conditionHolds(g, { player, source: card, chosen: [] }, ability)) return null;
    return { clause: '2-3', reason: `the condition of "${card.id}" is not met` };
  },

  /** 2-3: a used event card goes to the discard pile. */
  *use(g: LnGame, player: PlayerId, action: Action): Procedure {
    const use = findUse(g, player, action)!;
    const isEvent = use.card.zone === 'hand';
    countUse(g, g.rules.skillKey(g, player, use));
    g.consult('2-3-1', '2-3-2');
    if (isEvent) g.consult('4-2-1');
    g.cite('2-3');
    if (isEvent) yield* perform(g, { card: use.card, to: { zone: 'use' } });
    emit(g, isEvent ? 'eventUsed' : 'skillUsed', { player, card: use.card.id });
    const context: EffectContext = {
      player,
      source: use.card,
      ability: use.ability,
      chosen: [],
      defaultDuration: 'turn',
    };
    yield* executeEffect(g, context);
    if (use.card.zone === 'use') yield* perform(g, { card: use.card, to: { zone: 'discard', place: 'top' } });
    yield* g.rules.runCheckpoint(g);
  },

  executeInstruction(g: LnGame, context: EffectContext, instruction: Instruction): Procedure {
    return executeInstruction(g, context, instruction);
  },
} satisfies Section<'ruleRows' | 'resolveWaitingAbility'>;

function findUse(g: LnGame, player: PlayerId, { card, ability }: Action): Use | undefined {
  const uses = g.rules.usesOf(g, player).filter((use) => use.card.id === card);
  return uses.find((use) => isAbilityNamed(g, use.card, use.ability, ability));
}

/**
 * Says whether the player has any card that could ever be used. Without one, no window can make a difference, so the
 * player is not asked.
 */
export const ownsUsableCards = (g: LnGame, player: PlayerId): boolean =>
  !g.isPlain &&
  (g.abilitySources.some(
    (id) => g.card(id).owner === player && (definitionOf(g.card(id)).abilities ?? []).some(isUse),
  ) ||
    abilitySourcesOf(g).some((card) => isYours(g, { player }, card) && abilitiesOf(g, card).some(isUse)));

const isUse = (ability: Ability): boolean => ability.type === 'use';
