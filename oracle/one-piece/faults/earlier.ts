/** What faults ask of a game: what has been, and what it would be by other rules. */
import type { CardState } from '../../kernel/state';
import type { OpGame, OpRules } from '../game';

/** Has the card been on the field in this game? */
export const wasOnField = (g: OpGame, { id }: CardState): boolean =>
  g.journal.some(({ type, card, from }) => type === 'moved' && card === id && g.zonesWith.abilities.includes(from!));

/** The same game by other rules, for one procedure. */
export const withRules = (g: OpGame, rules: OpRules): OpGame => Object.assign(Object.create(g) as OpGame, { rules });
