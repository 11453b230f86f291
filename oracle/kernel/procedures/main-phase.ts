/** The main phase: what its player may do there, action after action (OP 6-5, DBS 6-3-1-2). */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { acted, toAct } from '../ask';
import { NOTHING, type Procedure, type Refusal } from '../state';
import type { EffectGame } from './types';

export const mainPhaseActions = {
  /** @returns false where the end of the main phase is declared */
  *mainPhaseAction(g: EffectGame, player: PlayerId): Procedure<boolean> {
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'main',
        optional: !g.rules.mustAttack(g, player),
        refusal: (answer) => g.rules.mainRefusal(g, player, answer),
        candidates: () => g.rules.mainActions(g, player),
      }),
    );
    g.citePoint('mainPhaseAction');
    if (!action) {
      g.citePoint('mainPhaseEnds');
      return false;
    }
    yield* g.rules.executeMainAction(g, player, action);
    return true;
  },

  /** Whoever has a card that must attack, and can, does not end the main phase. */
  mustAttack(_g: EffectGame, _player: PlayerId): boolean {
    return false;
  },

  /** What the player could try to do. */
  mainActions(_g: EffectGame, _player: PlayerId): Action[] {
    return [];
  },

  mainRefusal(g: EffectGame, _player: PlayerId, { type }: Action): Refusal | null {
    return g.refused('mainPhaseAction', `"${type}" is not possible here`);
  },

  executeMainAction(_g: EffectGame, _player: PlayerId, _action: Action): Procedure {
    return NOTHING;
  },
};
