/**
 * How a fault is written: a misreading under its clause and title, most of them of one of eight shapes. What fits none is a
 * function of the rule table, `(rules) => ({ ... })`. The table says which functions there are and what they are given, so a
 * condition is a function of just what the rule is asked.
 */
import type { Fault } from '../module';
import type { ZoneRow, ZoneTable } from '../objects/zones';
import { NOTHING, type Procedure, type Refusal } from '../state';

/** What a misreading of the clause puts in the place of entries of the rule table that it is given. */
export type Misreading<R> = (rules: R, clause: string) => Partial<R>;

/** Misreadings by clause, then by title: in one line, what somebody takes the clause to say. */
export type FaultTable<R> = Readonly<Record<string, Readonly<Record<string, Misreading<R>>>>>;

/** The faults of a table, in its order. */
export const faultTable = <R>(table: FaultTable<R>): readonly Fault<R>[] =>
  Object.entries(table).flatMap(([clause, misreadings]) =>
    Object.entries(misreadings).map(([title, misreading]) => ({
      id: faultId(clause, title),
      clause,
      title,
      replace: (rules: R) => misreading(rules, clause),
    })),
  );

/** The clause and the words of the title, e.g. "7-1-1-1-the-attacker-does-not-rest". */
export const faultId = (clause: string, title: string): string =>
  `${clause}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-+/g, '-').replace(/-$/, '');

/** The entries of the table that are functions with such a result. */
export type KeyOf<R, Result = unknown> = {
  [K in keyof R]-?: NonNullable<R[K]> extends (...args: never[]) => Result ? K : never;
}[keyof R] &
  string;
export type ArgsOf<R, K extends keyof R> = NonNullable<R[K]> extends (...args: infer A) => unknown ? A : never;
type ResultOf<R, K extends keyof R> = NonNullable<R[K]> extends (...args: never[]) => infer T ? T : never;
/** Asked with what the rule is given; what is not false, null nor undefined holds. */
export type When<R, K extends keyof R> = (...args: ArgsOf<R, K>) => unknown;

/** Another value: `another('handSize', 6)`; or another function: `another('chooser', (g, player) => opponentOf(player))`. */
export const another =
  <R, K extends keyof R & string>(key: K, value: R[K]): Misreading<R> =>
  () =>
    entry<R>(key, value);

/** Something else is true of a zone: `zone('stage', { implied: false })`. */
export const zone =
  <R extends { readonly zones: ZoneTable }>(name: string, row: ZoneRow): Misreading<R> =>
  ({ zones }) =>
    entry<R>('zones', { ...zones, [name]: { ...zones[name], ...row } });

/** Always the same result, or always when something holds: `always('refusal', null, (g, card) => isLeader(card))`. */
export const always = <R, K extends KeyOf<R>>(key: K, value: ResultOf<R, K>, when?: When<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => (!when || when(...args) ? value : rule(...args)), when);

/** It is not done, or not when something holds: `skip('restAttacker')`. For procedures and functions without a result. */
export const skip = <R, K extends KeyOf<R, void | Procedure>>(key: K, when?: When<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => (!when || when(...args) ? NOTHING : rule(...args)), when);

/** What the rule says, only if something else holds besides: `onlyIf('maySee', (g, viewer, card) => card.owner === viewer)`. */
export const onlyIf = <R, K extends KeyOf<R, boolean>>(key: K, when: When<R, K>): Misreading<R> =>
  replaced<R, K>(
    key,
    (rule, args) => rule(...args) && Boolean(when(...args)),
    (...args) => !when(...args),
  );

/** What the rule says, and also if something else holds: `alsoIf('maySee', (g, viewer, card) => card.owner === viewer)`. */
export const alsoIf = <R, K extends KeyOf<R, boolean>>(key: K, when: When<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => rule(...args) || Boolean(when(...args)), when);

/** Refused besides, by the clause of the fault: `refuse('attackRefusal', (g, card) => isLeader(card))`. */
export const refuse =
  <R, K extends KeyOf<R, Refusal | null>>(key: K, when: When<R, K>): Misreading<R> =>
  (rules, clause) =>
    replaced<R, K>(
      key,
      (rule, args) => (when(...args) ? { clause, reason: 'a misreading refuses it' } : rule(...args)),
      when,
    )(rules, clause);

/** Another result, made of that of the rule: `result('namesOf', (names, g, card) => names.slice(0, 1))`. */
export const result = <R, K extends KeyOf<R>>(
  key: K,
  change: (given: ResultOf<R, K>, ...args: ArgsOf<R, K>) => ResultOf<R, K>,
): Misreading<R> => replaced<R, K>(key, (rule, args) => change(rule(...args), ...args));

/** The rule, asked with other arguments: `args('draw', (g, player, count) => [g, player, count + 1])`. */
export const args = <R, K extends KeyOf<R>, const A extends ArgsOf<R, K>>(
  key: K,
  change: (...args: ArgsOf<R, K>) => A,
): Misreading<R> => replaced<R, K>(key, (rule, args) => rule(...change(...args)));

/** The entry as a function of the entry that it replaces and of what it is given. @param when left out: it may always differ */
export const replaced =
  <R, K extends keyof R & string>(
    key: K,
    by: (rule: (...given: ArgsOf<R, K>) => ResultOf<R, K>, given: ArgsOf<R, K>) => unknown,
    when?: When<R, K>,
  ): Misreading<R> =>
  (rules) => {
    const rule = (...given: ArgsOf<R, K>) => (rules[key] as (...given: ArgsOf<R, K>) => ResultOf<R, K>)(...given);
    const misread = (...given: ArgsOf<R, K>) => by(rule, given);
    return entry<R>(key, when ? differingOnlyWhen(misread, when) : misread);
  };

const conditions = new WeakMap<object, Condition>();
export type Condition = (...given: never[]) => unknown;

/** Says of an entry that it does what the one does that it replaces, unless this holds of what it is given. */
export function differingOnlyWhen<F extends object>(misread: F, when: Condition): F {
  conditions.set(misread, when);
  return misread;
}

/** @returns undefined: who would know whether it differs must play with it */
export const conditionOf = (misread: unknown): Condition | undefined =>
  typeof misread === 'function' ? conditions.get(misread) : undefined;

const entry = <R>(key: keyof R, value: unknown): Partial<R> => ({ [key]: value }) as Partial<R>;
