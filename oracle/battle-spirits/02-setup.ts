/** 2-6. Game setup: Cores, opening hands, who goes first, one redraw. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { setFact, setTurn } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import type { KernelRules } from '../kernel/rules';
import type { TableFor } from '../kernel/procedures/tables';
import { RULE, type Procedure } from '../kernel/state';
import { lifeOf, reserveOf, type BsGame } from './game';

export const setup = {
  /** 2-6-7 */
  openingHand: 4,

  /** 2-6-2 to 2-6-13, in this order */
  *prepare(g: BsGame): Procedure {
    for (const player of PLAYERS) {
      yield* g.rules.shuffle(g, player);
      yield* g.rules.placeCores(g, player);
      yield* g.rules.drawOpeningHand(g, player);
    }
    yield* g.rules.decideTurnOrder(g, g.rules.lotWinner(g));
    for (const player of g.rules.playersInOrder(g)) yield* g.rules.offerRedraw(g, player);
  },

  *placeCores(g: BsGame, player: PlayerId): Procedure {
    g.cite('2-6-5');
    yield* perform(g, movingCounters({ core: 5 }, null, lifeOf(g, player), { cause: RULE }));
    g.cite('2-6-6', '6-2-5-1');
    yield* perform(g, movingCounters({ core: 3, soulCore: 1 }, null, reserveOf(g, player), { cause: RULE }));
  },

  /** A game that begins from a position has been set up. */
  *resume(g: BsGame): Procedure {
    setFact(g, 'begun', true);
  },

  /** 4-10-1: without a Core Step and an Attack Step. */
  beginFirstTurn(g: BsGame): void {
    g.cite('4-10-1');
    setFact(g, 'begun', true);
    setTurn(g, 1, g.state.firstPlayer);
  },
} satisfies TableFor<KernelRules>;
