/** 14.54. Regalis Piece: of the cards with it, a player resolves one in a game. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import { setFact } from '../kernel/changes';
import { NOTHING, type CardState } from '../kernel/state';
import type { Resolution } from './11-playing';
import type { VgGame } from './game';
import type { Section } from './packs';

/** 14.54.2.2: nothing of its text is carried out. */
export const resolutionOfSpentRegalisPiece: Resolution = (g, { ability, source }) =>
  ability.type === 'order' && g.citing(g.rules.isSpentRegalisPiece(g, source)) ? NOTHING : undefined;

export const regalisPiece = {
  /** 14.54.2.2: its player has resolved another one. */
  isSpentRegalisPiece(g: VgGame, card: CardState): CitedAnswer {
    const isOne = g.rules.isOfKeyword(g, card, 'regalisPiece');
    return isOne && g.state.facts.regalisPieces[g.rules.masterOf(g, card)] > 0 && ['14.54.2.2'];
  },

  rememberRegalisPiece(g: VgGame, player: PlayerId, card: CardState): void {
    if (!g.rules.isOfKeyword(g, card, 'regalisPiece')) return;
    const { regalisPieces } = g.state.facts;
    setFact(g, 'regalisPieces', { ...regalisPieces, [player]: regalisPieces[player] + 1 });
  },
} satisfies Section;
