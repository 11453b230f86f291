/** Shapes of misreadings of what is done: something more, before it or after it, or something else. Those of what holds: misreadings.ts. */
import { NOTHING, type Procedure } from '../state';
import { replaced, skip, type ArgsOf, type KeyOf, type Misreading, type When } from './misreadings';

/** The rule, and then something more: `afterwards('placeLeader', (g, player) => g.rules.shuffle(g, player))`. */
export const afterwards = <R, K extends KeyOf<R>>(key: K, more: More<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => {
    const done: unknown = rule(...args);
    return isProcedure(done) ? bothOf(done, () => more(...args)) : (more(...args) ?? done);
  });

/** Something more, and then the rule: `beforehand('fight', (g) => g.rules.resolvePending(g))`. */
export const beforehand = <R, K extends KeyOf<R>>(key: K, more: More<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => {
    const done = more(...args);
    return done ? firstOf(done, () => rule(...args)) : rule(...args);
  });

/** Something else is done where it holds: `instead('ko', (g) => isLate(g), (g, cards) => g.rules.trash(g, cards))`. */
export const instead = <R, K extends KeyOf<R>>(key: K, when: When<R, K>, other: More<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => (when(...args) ? (other(...args) ?? NOTHING) : rule(...args)), when);

/** Several at once: `both(skip('afterGroup'), afterwards('resolve', (g) => g.rules.processRules(g)))`. */
export const both =
  <R>(one: Misreading<R>, other: Misreading<R>): Misreading<R> =>
  (rules, clause) => ({ ...one(rules, clause), ...other(rules, clause) });

/** Not done in its place but elsewhere: `moved('restAttacker', (rest) => beforehand('damageStep', (g) => rest(g, ...)))`. */
export const moved =
  <R, K extends KeyOf<R, void | Procedure>>(key: K, elsewhere: (rule: R[K]) => Misreading<R>): Misreading<R> =>
  (rules, clause) =>
    both(skip<R, K>(key), elsewhere(rules[key]))(rules, clause);

/** What a misreading does besides. */
type More<R, K extends keyof R> = (...args: ArgsOf<R, K>) => Procedure<unknown> | void;

const isProcedure = (value: unknown): value is Procedure<unknown> =>
  typeof value === 'object' && value !== null && 'next' in value;

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
