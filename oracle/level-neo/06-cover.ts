/** 6. Cover. */
import { guarded, attackOn } from '../kernel/procedures/battle';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, toAct } from '../kernel/questions';
import { emit, setBattle } from '../kernel/changes';
import { isForbidden } from '../kernel/continuous/prohibitions';
import { perform } from '../kernel/events/perform';
import { cannotAct, quoted } from '../kernel/reasons';
import { andThen, opponentOf, type CardState, type Procedure, type Refusal } from '../kernel/state';
import { cardsIn, isActive, isMain, type LnGame, targetOf } from './game';
import type { Section } from './packs';

export const cover = {
  /** 4-4-6 */
  *coverStep(g: LnGame): Procedure {
    const player = opponentOf(g.state.turnPlayer);
    if (!g.rules.coverIsPossible(g, player)) return;
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'cover',
        refusal: (answer) => g.rules.coverRefusal(g, player, answer),
        candidates: () => coverActions(g, player),
      }),
    );
    g.cite('4-4-6', '6-1');
    if (attackersOf(g).some(isMain)) g.consult('6-3', '7-5-2', '7-5');
    if (action) yield* g.rules.cover(g, g.card(action.card!));
  },

  coverIsPossible(g: LnGame, player: PlayerId): boolean {
    return cardsIn(g, player, 'support').length > 0;
  },

  coverRefusal(g: LnGame, player: PlayerId, action: Action): Refusal | null {
    if (action.type !== 'cover') return { reason: cannotAct(player, action.type) };
    const card = g.rules.coverCandidates(g, player).find((candidate) => candidate.id === action.card);
    if (!card)
      return { clause: '6-1', reason: `${quoted(action.card)} is not one of player ${player}'s Support Characters` };
    return g.rules.neoCoverRefusal(g) ?? g.rules.covererRefusal(g, card);
  },

  /** 6-1: supports can cover, but not the Main Character. */
  coverCandidates(g: LnGame, player: PlayerId): CardState[] {
    return cardsIn(g, player, 'support');
  },

  /** 6-1: the covering card must be active, and the attacked card cannot cover itself. */
  covererRefusal(g: LnGame, card: CardState): Refusal | null {
    if (!isActive(card)) return { clause: '6-1', reason: `"${card.id}" is resting` };
    if (card.id === targetOf(g))
      return { clause: '6-1', reason: `"${card.id}" is the attacked character and cannot cover` };
    return isForbidden(g, card, 'cover') ? { reason: `an effect forbids "${card.id}" to cover` } : null;
  },

  /** 6-3, 7-5-2 */
  neoCoverRefusal(g: LnGame): Refusal | null {
    const main = attackersOf(g).find(isMain);
    if (!main) return null;
    if (!g.rules.isLevelNeo(g, main.side)) return null;
    return {
      clause: '6-3',
      further: ['7-5-2', '7-5'],
      reason: 'the attack of a Level Neo Main Character cannot be covered',
    };
  },

  /** 6-1: the covering card rests and becomes the target. */
  cover(g: LnGame, card: CardState): Procedure {
    const target = targetOf(g);
    return andThen(g.rules.restCoverer(g, card), () => {
      setBattle(g, attackOn(guarded(g.state.battle!, card, target), [card]));
      emit(g, 'covered', { player: g.rules.masterOf(g, card), card: card.id, target });
      return g.rules.runCheckpoint(g);
    });
  },

  restCoverer(g: LnGame, card: CardState): Procedure {
    return perform(g, { card, state: 'resting' });
  },
} satisfies Section;

const attackersOf = (g: LnGame): CardState[] => g.state.battle!.attackers.map((id) => g.card(id));

const coverActions = (g: LnGame, player: PlayerId): Action[] =>
  cardsIn(g, player, 'support').map((card) => ({ type: 'cover', card: card.id }));
