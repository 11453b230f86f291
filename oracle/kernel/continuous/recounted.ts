/** Numbers of resolved effects that are counted anew while the effects last (BS 24-2-1). */
import { amountOf } from '../reading/select';
import type { Modification } from '../state/lasting';
import type { AppliedModification } from '../state/applied';
import type { ContinuousGame } from './rules';

export type StatChange = Extract<Modification, { readonly kind: 'stat' }>;

/** Adds what the number of a new effect counts, if the game counts it anew. */
export function withRecount(
  game: ContinuousGame,
  said: Pick<NonNullable<StatChange['recounts']>, 'by' | 'to'>,
  change: Modification,
): Modification {
  const { by, to } = said;
  const amount = by ?? to;
  const isRecounted = change.kind === 'stat' && typeof amount === 'object' && game.rules.recounts?.(game, amount);
  return isRecounted ? { ...change, recounts: { by, to } } : change;
}

/** Returns the numbers of a change as they are now. */
export function numbersOf(
  game: ContinuousGame,
  change: StatChange,
  { player, source }: AppliedModification,
): Pick<StatChange, 'by' | 'to'> {
  const { recounts } = change;
  if (!recounts || source === undefined) return change;
  const context = { player, source: game.card(source), chosen: [] };
  const { by, to } = recounts;
  return {
    ...(by !== undefined && { by: amountOf(game, context, by) }),
    ...(to !== undefined && { to: amountOf(game, context, to) }),
  };
}
