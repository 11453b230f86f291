/** 9.11. The end phase, which comes round until nothing is new. */
import type { PlayerId } from '../../schemas/common';
import { emit, endEffects } from '../kernel/changes';
import { untilQuiet } from '../kernel/procedures/battle-end';
import { endsWithNextTurn } from '../kernel/procedures/turn';
import type { Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { forgetTurn, setPlayerFact, type VgGame } from './game';
import type { Section } from './packs';

export const endPhase = {
  /** 9.11.1 to 9.11.5 come before: G units, locked and deleted cards, music, Astral Planes. */
  *endPhase(g: VgGame, player: PlayerId): Procedure {
    for (const step of g.rules.beforeEndOfTurn) yield* step(g, player);
    yield* g.rules.checkTiming(g, '9.11.6');
    yield* untilQuiet(
      g,
      () => g.rules.emitEndOfTurn(g, player),
      () => g.rules.roundOfEndPhase(g),
      () => !g.rules.anyRuleIsDue(g),
    );
  },

  /** 9.11.7 */
  emitEndOfTurn(g: VgGame, player: PlayerId): void {
    g.cite('9.11.7');
    emit(g, 'turnEnding', { player });
    g.rules.awaitDelayed(g, 'endOfTurn', 'turnEnding');
  },

  /** 9.11.8 */
  *roundOfEndPhase(g: VgGame): Procedure {
    for (const come of g.rules.atEndOfTurn) yield* come(g);
    g.cite('9.11.8');
    yield* g.rules.checkTiming(g);
    endEffects(g, (effect) => g.rules.endsWithTurn(g, effect));
    for (const end of g.rules.endAtTurnEnd) end(g);
  },

  endsWithTurn: (g: VgGame, effect: ContinuousEffect): boolean =>
    effect.until === 'turn' || endsWithNextTurn(g.state, effect) || g.rules.endsWithOwnNextTurn(g, effect),

  /** "Until end of your next turn". */
  endsWithOwnNextTurn: ({ state }: VgGame, { until, player, turn }: ContinuousEffect): boolean =>
    until === 'yourNextTurn' && state.turnPlayer === player && turn < state.turn,

  passTurn(g: VgGame): void {
    g.rules.passToNextTurn(g);
    forgetTurn(g);
    g.rules.rememberGrade(g, g.state.turnPlayer);
  },

  /** 6.6.2 */
  rememberGrade(g: VgGame, player: PlayerId): void {
    setPlayerFact(g, player, 'gradeAtTurnStart', g.rules.highestGrade(g, player));
  },
} satisfies Section<'passTurn'>;
