/**
 * Defines how a misreading is written: under its clause and title, mostly by one of eight shapes. One that fits no
 * shape is a function of the rule table, `(rules) => ({ ... })`. The table determines the parameters of each entry, so
 * a condition receives what the rule receives.
 */
import type { CitedAnswer } from '../clauses';
import type { Fault } from '../session/module';
import type { ZoneRow, ZoneTable } from '../objects/zones';
import { NOTHING, type Procedure, type Refusal } from '../state';

/** Returns the entries that replace those of the given rule table. */
export type Misreading<R> = (rules: R, clause: string) => Partial<R>;

/** Misreadings by clause, then by title. A title states in one line how the clause is misread. */
export type FaultTable<R> = Readonly<Record<string, Readonly<Record<string, Misreading<R>>>>>;

/** Lists the misreadings in the order of the table. */
export const faultTable = <R>(table: FaultTable<R>): readonly Fault<R>[] =>
  Object.entries(table).flatMap(([clause, misreadings]) =>
    Object.entries(misreadings).map(([title, misreading]) => ({
      id: faultId(clause, title),
      clause,
      title,
      replace: (rules: R) => misreading(rules, clause),
    })),
  );

/** Maps ids of misreadings to the titles that people read. */
export type Titles = Readonly<Record<string, string>>;

/** Replaces the titles of misreadings whose id, which is made from the former title, must stay. */
export const withTitles = <R>(faults: readonly Fault<R>[], titles: Titles): readonly Fault<R>[] =>
  faults.map((fault) => ({ ...fault, title: titles[fault.id] ?? withWordsApart(fault.title) }));

/** Families name words of the notation: `"chooseOne"` becomes `"choose one"`. */
const withWordsApart = (title: string): string =>
  title.replace(/"[a-z]+(?:[A-Z][a-z]*)+"/g, (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** Joins the clause and the words of the title, e.g. "7-1-1-1-the-attacker-does-not-rest". */
export const faultId = (clause: string, title: string): string =>
  `${clause}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-+/g, '-').replace(/-$/, '');

/** The names of the entries of the table that are functions with this result. */
export type KeyOf<R, Result = unknown> = {
  [K in keyof R]-?: NonNullable<R[K]> extends (...args: never[]) => Result ? K : never;
}[keyof R] &
  string;
export type ArgsOf<R, K extends keyof R> = NonNullable<R[K]> extends (...args: infer A) => unknown ? A : never;
type ResultOf<R, K extends keyof R> = NonNullable<R[K]> extends (...args: never[]) => infer T ? T : never;
/** Receives the arguments of the rule. The condition holds unless the result is false, null or undefined. */
export type When<R, K extends keyof R> = (...args: ArgsOf<R, K>) => unknown;

/**
 * Replaces a value or a function: `another('handSize', 6)`, `another('chooser', (g, player) => opponentOf(player))`.
 */
export const another =
  <R, K extends keyof R & string>(key: K, value: R[K]): Misreading<R> =>
  () =>
    entry<R>(key, value);

/** Replaces properties of a zone: `zone('stage', { implied: false })`. */
export const zone =
  <R extends { readonly zones: ZoneTable }>(name: string, row: ZoneRow): Misreading<R> =>
  ({ zones }) =>
    entry<R>('zones', { ...zones, [name]: { ...zones[name], ...row } });

/** Returns a fixed result, if a condition holds: `always('refusal', null, (g, card) => isLeader(card))`. */
export const always = <R, K extends KeyOf<R>>(key: K, value: ResultOf<R, K>, when?: When<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => (!when || when(...args) ? value : rule(...args)), when);

/** Omits a procedure or a function without a result, if a condition holds: `skip('restAttacker')`. */
export const skip = <R, K extends KeyOf<R, void | Procedure>>(key: K, when?: When<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => (!when || when(...args) ? NOTHING : rule(...args)), when);

/** Narrows a boolean rule: `onlyIf('maySee', (g, viewer, card) => card.owner === viewer)`. */
export const onlyIf = <R, K extends KeyOf<R, CitedAnswer>>(key: K, when: When<R, K>): Misreading<R> =>
  replaced<R, K>(
    key,
    (rule, args) => {
      // The condition may ask the same rule of something smaller, so it is asked only where the rule holds.
      const answer = rule(...args);
      return answer !== false && when(...args) ? answer : false;
    },
    (...args) => !when(...args),
  );

/** Widens a boolean rule: `alsoIf('maySee', (g, viewer, card) => card.owner === viewer)`. */
export const alsoIf = <R, K extends KeyOf<R, CitedAnswer>>(key: K, when: When<R, K>): Misreading<R> =>
  replaced<R, K>(key, (rule, args) => rule(...args) || Boolean(when(...args)), when);

/** Refuses more than the rule does, by the misread clause: `refuse('attackRefusal', (g, card) => isLeader(card))`. */
export const refuse =
  <R, K extends KeyOf<R, Refusal | null>>(key: K, when: When<R, K>): Misreading<R> =>
  (rules, clause) =>
    replaced<R, K>(
      key,
      (rule, args) => (when(...args) ? { clause, reason: 'a misreading refuses it' } : rule(...args)),
      when,
    )(rules, clause);

/** Changes the result of the rule: `result('namesOf', (names, g, card) => names.slice(0, 1))`. */
export const result = <R, K extends KeyOf<R>>(
  key: K,
  change: (given: ResultOf<R, K>, ...args: ArgsOf<R, K>) => ResultOf<R, K>,
): Misreading<R> => replaced<R, K>(key, (rule, args) => change(rule(...args), ...args));

/** Changes the arguments of the rule: `args('draw', (g, player, count) => [g, player, count + 1])`. */
export const args = <R, K extends KeyOf<R>, const A extends ArgsOf<R, K>>(
  key: K,
  change: (...args: ArgsOf<R, K>) => A,
): Misreading<R> => replaced<R, K>(key, (rule, args) => rule(...change(...args)));

/**
 * Makes the new entry from the replaced one and its arguments.
 * @param when returns false where the entries do not differ; without it, they may always differ
 */
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

/** Records that an entry differs from the one that it replaces only where the condition holds. */
export function differingOnlyWhen<F extends object>(misread: F, when: Condition): F {
  conditions.set(misread, when);
  return misread;
}

/** @returns undefined if no condition is recorded, so that only playing the entry shows whether it differs */
export const conditionOf = (misread: unknown): Condition | undefined =>
  typeof misread === 'function' ? conditions.get(misread) : undefined;

const entry = <R>(key: keyof R, value: unknown): Partial<R> => ({ [key]: value }) as Partial<R>;
