/** 7. Levels. */
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { emit } from '../kernel/changes';
import { perform, performAction } from '../kernel/events/perform';
import type { RuleModifier } from '../kernel/rules';
import { NOTHING, type CardState, type Procedure, type Refusal } from '../kernel/state';
import { cardsIn, isMain, mainOf, type LnGame } from './game';
import type { Section } from './packs';

export const levels = {
  neoLevel: 5,
  apPerLevel: 500,

  /** 7-1: the level is one more than the number of cards in the level zone, whether they lie face up or face down. */
  level(g: LnGame, player: PlayerId): number {
    g.consult('7-1');
    return g.rules.countedForLevel(g, player) + 1;
  },

  countedForLevel(g: LnGame, player: PlayerId): number {
    return g.zone(player, 'level').length;
  },

  /** 7-2: nobody sees the top card of the deck that moves to the level zone. */
  levelUp(g: LnGame, player: PlayerId): Procedure {
    const action = { card: mainOf(g, player), player, events: ['leveledUp'] };
    const top = g.top(player, 'deck');
    if (!top) return NOTHING;
    g.cite('7-2');
    return performAction(g, action, () => addLevel(g, player, top));
  },

  levelUpFace: 'down' as 'up' | 'down',

  /** 7-3: the player of the Main Character chooses a card of the level zone. At level 1 there is none. */
  levelDown(g: LnGame, player: PlayerId): Procedure {
    const action = { card: mainOf(g, player), player, events: ['leveledDown'] };
    const from = cardsIn(g, player, 'level');
    g.cite('7-3');
    return from.length > 0 ? performAction(g, action, () => discardLevel(g, player, from)) : NOTHING;
  },

  levelDownChooser(_g: LnGame, player: PlayerId): PlayerId {
    return player;
  },

  /** 7-4: a Main Character has 500 more AP for each level during its player's turn. */
  ruleModifiers(g: LnGame, card: CardState, stat: string): readonly RuleModifier[] {
    if (stat !== 'ap' || !isMain(card) || !g.rules.getsLevelAp(g, card)) return NONE;
    g.consult('7-4');
    return [{ layer: 2, by: g.rules.apPerLevel * g.rules.level(g, card.side) }];
  },

  getsLevelAp(g: LnGame, card: CardState): boolean {
    return g.rules.masterOf(g, card) === g.state.turnPlayer;
  },

  /** Reading of 7-5: a Main Character is Level Neo while its level is 5 or higher. */
  isLevelNeo(g: LnGame, player: PlayerId): boolean {
    return g.rules.level(g, player) >= g.rules.neoLevel;
  },

  /** 7-5-1 */
  combiNeoRefusal(g: LnGame, attackers: readonly CardState[]): Refusal | null {
    const main = attackers.find(isMain);
    if (!main) return null;
    if (!g.rules.isLevelNeo(g, main.side)) return null;
    return { clause: '7-5-1', further: ['7-5'], reason: 'a Level Neo Main Character cannot make a combi attack' };
  },
} satisfies Section;

const NONE: readonly RuleModifier[] = [];

function* addLevel(g: LnGame, player: PlayerId, card: CardState): Procedure {
  yield* perform(g, { card, to: { zone: 'level', face: g.rules.levelUpFace } });
  emit(g, 'leveledUp', { player, card: mainOf(g, player).id });
}

function* discardLevel(g: LnGame, player: PlayerId, from: readonly CardState[]): Procedure {
  const chooser = g.rules.levelDownChooser(g, player);
  const choice = { player: chooser, kind: 'levelDown', from, min: 1, max: 1, clause: '7-3' };
  const chosen = yield* chooseCards(g, choice);
  yield* g.rules.discard(g, chosen);
  // If a replacement applied to the discard, the Main Character has not levelled down.
  if (chosen.every((card) => card.zone !== 'level')) emit(g, 'leveledDown', { player, card: mainOf(g, player).id });
}
