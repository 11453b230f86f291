/** The procedures for drawing cards. */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { chooseAnswer } from '../questions';
import { perform } from '../events/perform';
import { NOTHING, oneByOne, type CauseOf, type Procedure } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type DrawingTables = typeof drawing;

interface DrawingRules extends Omit<KernelRules, keyof DrawingTables>, DrawingTables {}
export type DrawingGame = Game<DrawingRules, object>;

export const drawing = {
  mayDraw(_g: DrawingGame, _player: PlayerId, _cause?: CauseOf): boolean {
    return true;
  },

  drawCard(g: DrawingGame, player: PlayerId, cause?: CauseOf): Procedure {
    const { deck, hand } = g.rules.commonZones;
    const top = g.top(player, deck);
    if (!top || !g.rules.mayDraw(g, player, cause)) return NOTHING;
    g.citePoint('draw');
    return perform(g, { card: top, to: { zone: hand, player }, events: 'drew', cause });
  },

  /** Draws the cards one by one; none if `count` is 0 or less. */
  draw(g: DrawingGame, player: PlayerId, count: number, cause?: CauseOf): Procedure {
    g.citePoint('drawOneByOne');
    return oneByOne(count, () => g.rules.drawCard(g, player, cause));
  },

  /** The player may stop before each card. */
  *drawUpTo(g: DrawingGame, player: PlayerId, count: number, cause?: CauseOf): Procedure {
    g.citePoint('drawUpTo');
    for (let drawn = 0; drawn < count; drawn++) {
      g.citePoint('drawUpToStop');
      if (!(yield* g.rules.continuesDrawing(g, player))) return;
      g.citePoint('drawUpToNext');
      yield* g.rules.drawCard(g, player, cause);
      g.citePoint('drawUpToAgain');
    }
  },

  *continuesDrawing(g: DrawingGame, player: PlayerId): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },
} satisfies TableFor<KernelRules>;
