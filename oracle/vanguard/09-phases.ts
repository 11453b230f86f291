/** 9. Game progression: the phases of a turn. */
import type { PlayerId } from '../../schemas/common';
import type { VgPhase } from '../../schemas/vanguard';
import { chooseAction } from '../kernel/questions';
import { NOTHING, type Procedure } from '../kernel/state';
import type { VgGame } from './game';

export const phases = {
  phases: ['stand', 'draw', 'ride', 'main', 'battle', 'end'] as readonly VgPhase[],
  areasToActivate: ['field'] as readonly string[],

  phase(g: VgGame, phase: VgPhase): Procedure {
    const player = g.state.turnPlayer;
    switch (phase) {
      case 'stand':
        return g.rules.thenCheck(g, '9.2.3', g.rules.setAllActive(g, player));
      case 'draw':
        return g.rules.thenCheck(g, '9.4.3', g.rules.draw(g, player, 1));
      case 'ride':
        return g.rules.thenCheck(g, '9.7.3', g.rules.rideStep(g, player));
      case 'main':
        return g.rules.mainPhase(g);
      case 'battle':
        return g.rules.battlePhase(g, player);
      case 'end':
        return NOTHING;
    }
  },

  /** What a step does, then its check timing (11.6.1). */
  *thenCheck(g: VgGame, clause: string, step: Procedure = NOTHING): Procedure {
    yield* step;
    g.cite(clause);
    yield* g.rules.resolvePending(g);
  },

  /** 9.9.2: as often as the player likes. */
  *mainPhaseAction(g: VgGame, player: PlayerId): Procedure<boolean> {
    const refusal = { clause: '9.9.2.1', reason: 'no unit of the hand that can be called there' };
    const action = yield* chooseAction(g, {
      player,
      kind: 'main',
      among: g.rules.callsInMainPhase(g, player),
      refusal,
    });
    g.cite(action ? '9.9.2.1' : '9.9.2.6');
    for (const { card, to } of action?.assign ?? []) yield* g.rules.callCard(g, player, g.card(card), to);
    return action !== undefined;
  },
};
