/** Answers what the kernel asks of every game and no section of this rulebook covers. */
import type { Language } from '../kernel/language/language';
import { events } from './events';
import { language } from './language';
import type { PlayerId } from '../../schemas/common';
import { isForbidden } from '../kernel/continuous/prohibitions';
import { statOf } from '../kernel/continuous/values';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { ActionMembers } from '../kernel/rules';
import type { Ability, CardState, CauseOf } from '../kernel/state';
import type { Modification } from '../kernel/state/lasting';
import { asLn, definitionOf, isMain, isSupport, mainOf, type LnGame } from './game';
import type { Section } from './packs';

export const hooks = {
  language: language as Language,
  events,

  actions: new Map([
    ['playSupport', ['card']],
    ['use', ['card', 'ability']],
    ['attack', ['attackers', 'target']],
    ['cover', ['card']],
    ['levelBurst', ['card']],
  ]) as ActionMembers,

  standardTurn: 5,
  standardPhase: 'main1' as string,
  initialState: 'active',
  standardDuration: 'turn',
  zones: { main: FIELD, support: FIELD, hand: { order: 'none' } } as ZoneTable,
  commonZones: { deck: 'deck', hand: 'hand', discard: 'discard' },

  continuousClauses(_g: LnGame, ability: Ability): readonly string[] {
    return asLn(ability).level === undefined ? ['2-2-2'] : ['2-2-2', '2-4-1'];
  },

  stateEvent(_g: LnGame, state: string): 'rested' | 'setActive' {
    return state === 'resting' ? 'rested' : 'setActive';
  },

  /**
   * Open zones are visible to both players, and a hand to its player. A face-down card is hidden from both, except that
   * a player sees their own face-down characters, having chosen them (3-3).
   */
  sees(_g: LnGame, viewer: PlayerId, card: CardState): boolean {
    const faceDown = card.face === 'down';
    if (card.zone === 'hand' || (faceDown && (isMain(card) || isSupport(card)))) return card.side === viewer;
    return card.zone !== 'deck' && !faceDown;
  },

  becomesNew(_g: LnGame, _card: CardState, from: string, to: string): boolean {
    return from !== to;
  },

  /**
   * No rule covers a field without a Main Character, or a support that is no character, so effects leave such cards
   * where they are.
   */
  mayMove(_g: LnGame, card: CardState, _cause?: CauseOf, to?: string): boolean {
    return !isMain(card) && (to !== 'support' || isCharacter(card));
  },

  /** An event card has no AP, and only a Main Character has a level. */
  hasStat(_g: LnGame, card: CardState, stat: string): boolean {
    if (stat === 'level') return isMain(card);
    return stat !== 'ap' || isCharacter(card);
  },

  stateIsForbidden(g: LnGame, card: CardState, state: string): boolean {
    return state === 'active' && isForbidden(g, card, 'activate');
  },

  statsToRemember: ['ap', 'turnCost'] as readonly string[],

  printed(g: LnGame, card: CardState, stat: string): number {
    if (stat === 'level') return isMain(card) ? g.rules.level(g, card.side) : 0;
    return stat === 'turnCost' ? definitionOf(card).turnCost : (definitionOf(card).ap ?? 0);
  },

  /** The rulebook says nothing about layers. A modification that sets a value applies before those that add to it. */
  layerOf(_g: LnGame, modification: Extract<Modification, { kind: 'stat' }>): number {
    return modification.to === undefined ? 1 : 0;
  },

  playerValue(g: LnGame, player: PlayerId, value: string): number {
    return value === 'turnMarker' ? g.rules.turnMarker(g, player) : statOf(g, mainOf(g, player), value);
  },
} satisfies Section;

const isCharacter = (card: CardState): boolean => definitionOf(card).category === 'character';
