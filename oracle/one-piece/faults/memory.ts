/** What a fault remembers of each game, since it may not write to the state. */
import type { CardState } from '../../kernel/state';
import type { OpGame, OpRules } from '../game';

/** Has the card been on the field in this game? */
export const wasOnTheField = (g: OpGame, { id }: CardState): boolean =>
  g.journal.some(({ type, card, from }) => type === 'moved' && card === id && g.zonesWith.abilities.includes(from!));

export function memory<T extends object>(make: () => T): (g: OpGame) => T {
  const known = new WeakMap<OpGame, T>();
  return (g) => {
    const there = known.get(g) ?? make();
    known.set(g, there);
    return there;
  };
}

/** The same game by other rules, for one procedure. */
export const withRules = (g: OpGame, rules: OpRules): OpGame => Object.assign(Object.create(g) as OpGame, { rules });
