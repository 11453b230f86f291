/**
 * Shapes for misreadings of procedures: they do more before or after a rule, or something else. The shapes for
 * conditions and values are in misreadings.ts.
 */
import { isDone, NOTHING, type Procedure } from '../state';
import { replaced, skip, type ArgsOf, type KeyOf, type Misreading, type When } from './misreadings';

/** Does something after the rule: `afterwards('placeLeader', (g, player) => g.rules.shuffle(g, player))`. */
export const afterwards = <R, K extends KeyOf<R>>(key: K, more: More<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => {
    const done: unknown = rule(...args);
    return isProcedure(done) ? bothOf(done, () => more(...args)) : (more(...args) ?? done);
  });

/** Does something before the rule: `beforehand('fight', (g) => g.rules.runCheckpoint(g))`. */
export const beforehand = <R, K extends KeyOf<R>>(key: K, more: More<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => {
    const done = more(...args);
    return done ? firstOf(done, () => rule(...args)) : rule(...args);
  });

/**
 * Does something else if a condition holds: `instead('ko', (g) => isLate(g), (g, cards) => g.rules.trash(g, cards))`.
 */
export const instead = <R, K extends KeyOf<R>>(key: K, when: When<R, K>, other: More<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => (when(...args) ? (other(...args) ?? NOTHING) : rule(...args)), when);

/** Combines two misreadings: `both(skip('afterGroup'), afterwards('resolveEffect', (g) => g.rules.processRules(g)))`. */
export const both =
  <R>(one: Misreading<R>, other: Misreading<R>): Misreading<R> =>
  (rules, clause) => ({ ...one(rules, clause), ...other(rules, clause) });

/** Moves a rule to another place: `moved('restAttacker', (rest) => beforehand('damageStep', (g) => rest(g, ...)))`. */
export const moved =
  <R, K extends KeyOf<R, void | Procedure>>(key: K, elsewhere: (rule: R[K]) => Misreading<R>): Misreading<R> =>
  (rules, clause) =>
    both(skip<R, K>(key), elsewhere(rules[key]))(rules, clause);

type More<R, K extends keyof R> = (...args: ArgsOf<R, K>) => Procedure<unknown> | void;

const isProcedure = (value: unknown): value is Procedure<unknown> =>
  isDone(value as Procedure<unknown>) || (typeof value === 'object' && value !== null && 'next' in value);

function* bothOf(done: Procedure<unknown>, more: () => Procedure<unknown> | void): Procedure<unknown> {
  const result = yield* done;
  yield* more() ?? NOTHING;
  return result;
}

function* firstOf(done: Procedure<unknown>, rule: () => unknown): Procedure<unknown> {
  yield* done;
  const result = rule();
  return isProcedure(result) ? yield* result : result;
}
