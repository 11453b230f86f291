/** The main phase: its player takes action after action (OP 6-5, DBS 6-3-1-2). */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { acted, toAct } from '../questions';
import { cannotAct } from '../reasons';
import { andThen, NOTHING, type Procedure, type Refusal } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { actAlone } from './windows';
import type { WindowsTables } from './windows';

/** The tables whose entries these procedures call. */
export type MainPhaseTables = typeof mainPhase & WindowsTables;

interface MainPhaseRules extends Omit<KernelRules, keyof MainPhaseTables>, MainPhaseTables {}
export type MainPhaseGame = Game<MainPhaseRules, object>;

export const mainPhase = {
  /** Resolves what the start of the phase triggers, then lets the turn player act until done (OP 6-5, DBS 6-3-1). */
  mainPhase(g: MainPhaseGame): Procedure {
    const { turnPlayer } = g.state;
    g.citePoint('mainPhase');
    g.rules.emitMainPhaseStart(g, turnPlayer);
    return andThen(g.rules.runCheckpoint(g), () =>
      actAlone(g, 'main', turnPlayer, () => g.rules.mainPhaseAction(g, turnPlayer)),
    );
  },

  emitMainPhaseStart(_g: MainPhaseGame, _player: PlayerId): void {},

  /** @returns false if the player ends the main phase */
  *mainPhaseAction(g: MainPhaseGame, player: PlayerId): Procedure<boolean> {
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

  /** Returns whether the player has a card that must and can attack, and so cannot end the phase. */
  mustAttack(_g: MainPhaseGame, _player: PlayerId): boolean {
    return false;
  },

  /** Lists the actions for the player to try; a listed one may still be refused. */
  mainActions(_g: MainPhaseGame, _player: PlayerId): Action[] {
    return [];
  },

  mainRefusal(g: MainPhaseGame, player: PlayerId, { type }: Action): Refusal | null {
    return g.refused('mainPhaseAction', cannotAct(player, type));
  },

  executeMainAction(_g: MainPhaseGame, _player: PlayerId, _action: Action): Procedure {
    return NOTHING;
  },
} satisfies TableFor<KernelRules>;
