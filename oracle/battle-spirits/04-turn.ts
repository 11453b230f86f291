/** 4. Turn progression: the seven steps of a turn; 1-6-3: who has no cards left at its start has lost. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { BS_PHASES, type BsPhase } from '../../schemas/battle-spirits';
import { endEffects } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { andThen, NOTHING, RULE, type Procedure } from '../kernel/state';
import { coresOn, reserveOf, trashCoresOf, type BsGame } from './game';

export const turnSequence = {
  /** 4-2-2 */
  phases: BS_PHASES as readonly BsPhase[],

  /** 4-10-1 */
  phaseOccurs(g: BsGame, phase: string): boolean {
    return !g.rules.isVeryFirstTurn(g) || (phase !== 'core' && phase !== 'attack');
  },

  phase(g: BsGame, phase: BsPhase): Procedure {
    const { turnPlayer } = g.state;
    switch (phase) {
      case 'start':
        return g.rules.startStep(g, turnPlayer);
      case 'core':
        return g.rules.coreStep(g, turnPlayer);
      case 'draw':
        return g.rules.draw(g, turnPlayer, 1);
      case 'refresh':
        return g.rules.refreshStep(g, turnPlayer);
      case 'main':
        return g.rules.mainPhase(g);
      case 'attack':
        return g.rules.attackStep(g, turnPlayer);
      case 'end':
        return g.rules.endStep(g);
    }
  },

  /** 4-3-1, 1-6-3 */
  startStep(g: BsGame, player: PlayerId): Procedure {
    const hasNoCards = (one: PlayerId) => g.zone(one, 'deck').length === 0;
    if (!PLAYERS.some(hasNoCards)) return NOTHING;
    g.cite('1-6-3');
    return hasNoCards(player) ? g.rules.endWithLosers(g, [player], 'no cards in the Deck') : NOTHING;
  },

  /** 4-4-1 */
  coreStep(g: BsGame, player: PlayerId): Procedure {
    g.cite('4-4-1');
    return perform(g, movingCounters({ core: 1 }, null, reserveOf(g, player), { cause: RULE }));
  },

  areasToActivate: ['field'] as readonly string[],

  refreshStep(g: BsGame, player: PlayerId): Procedure {
    return andThen(g.rules.setAllActive(g, player), () => g.rules.returnTrashCores(g, player));
  },

  /** 4-6-2 */
  returnTrashCores(g: BsGame, player: PlayerId): Procedure {
    const trash = trashCoresOf(g, player);
    if (coresOn(trash) === 0) return NOTHING;
    g.cite('4-6-2');
    return perform(g, movingCounters(trash.counters, trash, reserveOf(g, player), { cause: RULE }));
  },

  /** 4-9-1 */
  endStep(g: BsGame): Procedure {
    g.cite('4-9-1');
    endEffects(g, ({ until }) => until === 'turn');
    return NOTHING;
  },
} satisfies TableFor<KernelRules>;
