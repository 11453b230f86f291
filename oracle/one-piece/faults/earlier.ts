/** Functions by which misreadings look into the past of a game, or play it by other rules. */
import type { CardState } from '../../kernel/state';
import type { OpGame, OpRules } from '../game';

export const wasOnField = (g: OpGame, { id }: CardState): boolean =>
  g.journal.some(({ type, card, from }) => type === 'moved' && card === id && g.zonesWith.abilities.includes(from!));

/** Returns a view of the game with other rules, which a single procedure can use. */
export const withRules = (g: OpGame, rules: OpRules): OpGame => Object.assign(Object.create(g) as OpGame, { rules });
