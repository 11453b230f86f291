/**
 * Plays a game by another edition of its rulebook. The edition replaces entries of the rule table, as misreadings and
 * readings do.
 */
import { InputError } from './kernel/errors';
import type { Edition, EditionNumbers, Fault, GameModule } from './kernel/session/module';
import type { KernelRules } from './kernel/rules';
import { faultId, faultTable } from './kernel/testing/misreadings';

/**
 * @param numbers names the edition and gives its clause numbers
 * @throws {InputError} the oracle does not play this edition
 */
export function inEdition(module: GameModule, numbers: EditionNumbers): GameModule {
  const { clauses, decides = {}, opens = {} } = editionOf(module, numbers.name);
  const open = Object.entries(module.readings).filter(([id]) => !(id in decides));
  let rules = Object.entries(decides).reduce((table, choice) => readAs(module, table, ...choice), module.rules);
  for (const [clause, { replace }] of Object.entries(clauses)) rules = { ...rules, ...replace?.(rules, clause) };
  return {
    ...module,
    edition: numbers.name,
    rules,
    readings: { ...Object.fromEntries(open), ...opens },
    other: { ...numbers, decides },
    deckClauses: module.deckClauses.flatMap((clause) => clauseIn(numbers, clause) ?? []),
  };
}

function editionOf(module: GameModule, name: string): Edition<KernelRules> {
  const edition = module.editions?.[name];
  if (!edition) throw new InputError(`the oracle of ${module.id} does not play edition ${name}`);
  return edition;
}

function readAs({ readings }: GameModule, table: KernelRules, id: string, choice: string): KernelRules {
  const { standard, choices } = readings[id]!;
  return choice === standard ? table : { ...table, ...choices[choice]!(table) };
}

/** Returns the number of a clause in an edition, or undefined if the edition lacks it. */
export const clauseIn = ({ lacks = [], numbers = {} }: EditionNumbers, clause: string): string | undefined =>
  lacks.includes(clause) ? undefined : (numbers[clause] ?? clause);

/**
 * Returns the number of a clause that leaves a reading open, or undefined if the edition settles the reading or lacks
 * the clause.
 */
export const clauseLeftOpen = (edition: EditionNumbers, clause: string): string | undefined =>
  edition.decided?.includes(clause) ? undefined : clauseIn(edition, clause);

/** Converts clauses to the numbers of the edition that is played, and drops those that it lacks. */
export const asNumbered = ({ other }: GameModule, clauses: readonly string[]): readonly string[] =>
  other ? clauses.flatMap((clause) => clauseIn(other, clause) ?? []) : clauses;

/**
 * Returns the misreadings of a game in the edition that it plays, with the clause numbers of that edition.
 * @param ofTable the misreadings of the table's edition
 */
export function faultsIn(
  { editions, other }: Pick<GameModule, 'editions' | 'other'>,
  ofTable: readonly Fault<KernelRules>[],
): readonly Fault<KernelRules>[] {
  if (!other) return ofTable;
  const { clauses } = editions![other.name]!;
  const kept = ofTable.filter(
    ({ id, clause }) => !clauses[clause]?.noFaults?.some((title) => faultId(clause, title) === id),
  );
  const own = faultTable(Object.fromEntries(Object.entries(clauses).map(([id, { faults = {} }]) => [id, faults])));
  return [...kept, ...own].flatMap((fault) => {
    const clause = clauseIn(other, fault.clause);
    return clause === undefined ? [] : clause === fault.clause ? fault : { ...fault, clause };
  });
}
