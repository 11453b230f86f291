/**
 * Reads a list of known failures, with reasons. A run fails on any new failure, and on any entry that is stale,
 * unmatched, ambiguous, expired, duplicated, or that describes a different failure, so that the list cannot rot.
 */
import { isMap, isSeq, parseDocument, type Document, type YAMLMap, type YAMLParseError } from 'yaml';
import type { Catalogue } from '../schemas/catalogue';
import { Expectations, type Expectation } from '../schemas/expectations';
import { nearest } from '../schemas/nearest';
import type { ScenarioResult } from '../schemas/report';
import { SchemaError, validate } from '../schemas/validate';
import type { Scenario } from './features';
import { presentName, readFormerNames, type FormerNames } from './former-names';

/** One line that names the expectations file and the bad entry. */
export class ExpectationError extends Error {
  override name = 'ExpectationError';
}

/** The outcome of comparing a run with the list. */
export interface Judgement {
  /** Maps the id of a scenario to the entry that excuses its failure. */
  readonly known: ReadonlyMap<string, Expectation>;
  /** Ids of scenarios that the list expects to fail and that passed. */
  readonly fixed: readonly string[];
  /** One line each; any of them fails the run. */
  readonly problems: readonly string[];
}

/** Tells which verdicts an entry can excuse; a broken adapter is never excused. */
const isFailure = ({ verdict }: ScenarioResult): boolean => verdict === 'failed';

/** Returns verdict and what is wrong, which pin a failure. */
export const signatureOf = ({ verdict, failure }: ScenarioResult): string =>
  `${verdict}: ${failure?.signature ?? failure?.message ?? ''}`;

/** Strips the position, which the caller puts in front, and the lines that the YAML parser quotes. */
const yamlFault = ({ message }: YAMLParseError): string =>
  `not YAML: ${message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '')}`;

/** @throws {ExpectationError} if the text is not YAML or does not fit schemas/expectations.ts */
export function parseExpectations(text: string, file: string): Expectation[] {
  const document = parseDocument(text);
  const [fault] = document.errors;
  if (fault) throw new ExpectationError(`${file}:${fault.linePos?.[0].line ?? 1}: ${yamlFault(fault)}`);
  try {
    return validate(Expectations, document.toJS() ?? { expectations: [] }, file).expectations;
  } catch (error) {
    const named = error instanceof SchemaError ? '' : `${file}: `;
    throw new ExpectationError(`${named}${(error as Error).message.split('\n')[0]}`);
  }
}

/**
 * Returns a name that does not depend on lines: `LN-5-1: A character that attacks rests, and no other character does`,
 * or with the file if no clause is named.
 */
export function stableName(
  scenario: Pick<Scenario, 'game' | 'clauses' | 'name' | 'uri'>,
  catalogues: readonly Catalogue[],
): string {
  const tag = catalogues.find((catalogue) => catalogue.game === scenario.game)?.tag;
  const [clause] = scenario.clauses;
  return `${clause === undefined ? scenario.uri : `${tag}-${clause}`}: ${scenario.name}`;
}

/**
 * The names that entries use for scenarios: stable names, with a number in parentheses where several scenarios share
 * one.
 */
class Names {
  private readonly names = new Map<string, string>();
  private readonly byName = new Map<string, Scenario>();
  private readonly alike = new Map<string, Scenario[]>();

  constructor(
    private readonly scenarios: readonly Scenario[],
    catalogues: readonly Catalogue[],
  ) {
    for (const scenario of scenarios) {
      const name = stableName(scenario, catalogues);
      this.alike.set(name, [...(this.alike.get(name) ?? []), scenario]);
    }
    for (const [name, all] of this.alike) {
      for (const [index, scenario] of all.entries()) {
        const own = all.length === 1 ? name : `${name} (${index + 1})`;
        this.names.set(scenario.id, own);
        this.byName.set(own, scenario);
      }
    }
  }

  of(id: string): string {
    return this.names.get(id)!;
  }

  /** @returns undefined: no scenario has this name, or several have */
  idOf(called: string): string | undefined {
    return this.byName.get(called)?.id;
  }

  /** Explains why the name stands for no scenario. */
  refusal(called: string): string {
    const alike = this.alike.get(called);
    if (alike) return `ambiguous: it means ${alike.map(({ id }) => `"${this.of(id)}"`).join(' and ')}`;
    const atLine = this.names.get(called);
    if (atLine !== undefined)
      return `lines move: call the scenario by its name, which is "${atLine}" if that line is still the same`;
    const hint = nearest(called, [...this.byName.keys()]);
    if (presentName(this.former(), called) !== called)
      return `it has a new name; tcg-conformance migrate-expectations renames the entry`;
    return `no scenario has this name${hint ? `; did you mean "${hint}"?` : ''}`;
  }

  private former(): FormerNames {
    const games = new Set(this.scenarios.map(({ game }) => game));
    return Object.assign({}, ...[...games].map((game) => readFormerNames(game)));
  }

  /** Also accepts names with line numbers, as old lists have them. */
  idOfOld(called: unknown): string | undefined {
    return (
      this.idOf(called as string) ??
      this.idOf(presentName(this.former(), String(called))) ??
      (this.names.has(called as string) ? (called as string) : undefined)
    );
  }
}

/**
 * @param scenarios all scenarios of the suite, to distinguish unknown names from scenarios that were not run
 * @param today `YYYY-MM-DD`
 */
export function judge(
  expectations: readonly Expectation[],
  results: readonly ScenarioResult[],
  scenarios: readonly Scenario[],
  catalogues: readonly Catalogue[],
  today: string,
): Judgement {
  const known = new Map<string, Expectation>();
  const fixed: string[] = [];
  const problems: string[] = [];
  const names = new Names(scenarios, catalogues);
  const byId = new Map(results.map((result) => [result.id, result]));
  const listed = new Set<string>();
  for (const entry of expectations) {
    const id = names.idOf(entry.scenario);
    const problem = id === undefined ? names.refusal(entry.scenario) : entryProblem(entry, listed.has(id), today);
    if (id === undefined || problem) {
      problems.push(`"${entry.scenario}": ${problem}`);
      continue;
    }
    listed.add(id);
    const result = byId.get(id);
    const difference = result && resultProblem(entry, result);
    if (difference) problems.push(`"${entry.scenario}": ${difference}`);
    if (result?.verdict === 'passed') fixed.push(result.id);
    else if (result && !difference) known.set(result.id, entry);
  }
  return { known, fixed, problems };
}

function entryProblem({ expires }: Expectation, isListed: boolean, today: string): string | undefined {
  if (isListed) return 'it is on the list twice';
  return expires !== undefined && expires < today ? `expired on ${expires}` : undefined;
}

function resultProblem(entry: Expectation, result: ScenarioResult): string | undefined {
  if (result.verdict === 'passed') return 'passes now; take it off the list (--update-expectations does)';
  if (!isFailure(result)) return `it is ${result.verdict}, which no entry excuses`;
  const signature = signatureOf(result);
  if (entry.signature === undefined || entry.signature === signature) return undefined;
  return `fails differently: "${signature}" instead of "${entry.signature}"`;
}

/**
 * Rewrites the file to what the run found. It removes entries whose scenario passes, is unsupported, is a duplicate or
 * cannot be identified, and adds new failures with a reason to fill in. It replaces names with line numbers and renews
 * pinned signatures, but leaves expiry dates, comments and the order as they are.
 */
export function updateExpectations(
  text: string,
  results: readonly ScenarioResult[],
  scenarios: readonly Scenario[],
  catalogues: readonly Catalogue[],
): string {
  const document: Document = parseDocument(text);
  if (!document.contents) document.set('expectations', document.createNode([]));
  const list = document.get('expectations');
  if (!isSeq(list)) throw new ExpectationError('expectations: not a list');
  const names = new Names(scenarios, catalogues);
  const byId = new Map(results.map((result) => [result.id, result]));
  const listed = new Set<string>();
  list.items = list.items.filter((item) => {
    const id = isMap(item) ? names.idOfOld(item.get('scenario')) : undefined;
    if (id === undefined || listed.has(id)) return false;
    listed.add(id);
    (item as YAMLMap).set('scenario', names.of(id));
    const result = byId.get(id);
    if (!result) return true;
    if (isFailure(result) && (item as YAMLMap).has('signature'))
      (item as YAMLMap).set('signature', signatureOf(result));
    return result.verdict !== 'passed' && result.verdict !== 'unsupported';
  });
  for (const result of results) {
    if (!isFailure(result) || result.reading || listed.has(result.id)) continue;
    const entry = { scenario: names.of(result.id), reason: 'to be explained', signature: signatureOf(result) };
    list.items.push(document.createNode(entry));
  }
  list.flow = list.items.length === 0;
  return document.toString();
}
