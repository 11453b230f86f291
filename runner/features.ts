/** Turns feature files into scenarios by clause, and finds every way in which a file breaks the rules of the suite. */
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import * as messages from '@cucumber/messages';
import parseTagExpression from '@cucumber/tag-expressions';
import type { Catalogue } from '../schemas/catalogue';
import type { Level } from '../schemas/certificate';
import type { GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { FileFault } from '../schemas/report';
import type { Decoys } from './decoys';
import { clausesWithin, nearestClause } from './clauses-named';
import { EDITION_TAG, unknownEdition } from './editions';

/** A runnable case: a scenario, or one example row of a scenario outline. */
export interface Scenario {
  /** `<path under features without .feature>:<line of the scenario or of the example row>` */
  id: string;
  name: string;
  /** The path with slashes, beginning with `features/`. */
  uri: string;
  line: number;
  game: GameId;
  /** Ids of the clauses that it decides; that of its Rule comes first. */
  clauses: string[];
  /** The card that gets a decoy, if decoys.ts made this scenario. */
  decoy?: string;
  /** True if tagged @reading: the scenario shows our interpretation, not the rule. */
  reading: boolean;
  /** Own and inherited tags, with the @. */
  tags: string[];
  /** The enclosing Rule if it has a clause; the title excludes the clause id. */
  rule?: { clause: string; title: string; line: number };
  /** For a user's own features: why the scenario cannot run, and notes on its tags. */
  own?: { faults: readonly FileFault[]; notes: readonly string[] };
  pickle: messages.Pickle;
  document: messages.GherkinDocument;
}

/** Returns the games of these scenarios, each once. */
export const gamesOf = (scenarios: readonly Scenario[]): GameId[] => [...new Set(scenarios.map(({ game }) => game))];

/** A clause in our words: a Rule, or the name of a scenario where no Rule is of that clause. */
export interface FeatureRule {
  game: GameId;
  clause: string;
  /** Without the id of the clause. */
  title: string;
  uri: string;
  line: number;
  /** True if all its scenarios are readings. */
  ofReadings?: true;
}

type Titled = Pick<FeatureRule, 'clause' | 'title' | 'ofReadings'>;

/** Maps clauses to titles. Of several Rules of a clause the first one counts that has scenarios besides readings. */
export function titlesIn<Rule extends Titled>(rules: readonly Rule[]): Map<string, string> {
  const inOrder = [...rules].sort((one, other) => Number(one.ofReadings ?? false) - Number(other.ofReadings ?? false));
  return new Map(inOrder.reverse().map(({ clause, title }) => [clause, title]));
}

export interface FeatureDocument {
  game: GameId;
  uri: string;
  source: string;
  document: messages.GherkinDocument;
  /** The decoys of its scenarios, by scenario name. */
  decoys?: Decoys[string];
  /** The name of the rulebook edition that the scenarios follow. */
  edition?: string;
}

/** Each problem is one line that begins with `uri:line`; the suite must not run while there is one. */
export interface Features {
  scenarios: Scenario[];
  rules: FeatureRule[];
  problems: string[];
  documents: FeatureDocument[];
}

export type NewId = messages.IdGenerator.NewId;

/** @returns the document, or every fault that makes the file invalid */
export function parseGherkin(source: string, uri: string, newId: NewId): messages.GherkinDocument | FileFault[] {
  try {
    const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(source);
    return document.feature ? { ...document, uri } : [{ line: 1, text: 'no Feature' }];
  } catch (error) {
    const faults = (error as { errors?: Error[] }).errors ?? [error as Error];
    return faults.map((fault) => {
      const [, line = '1', text = fault.message] = /^\((\d+):\d+\): (.*)/s.exec(fault.message) ?? [];
      return { line: Number(line), text: text.replace(/\s+/g, ' ') };
    });
  }
}

/** What a tag means in a game. A `clause` without an `id` looks like a clause tag, but the clause does not exist. */
type TagMeaning =
  | { kind: 'clause'; id?: string; problem?: string }
  | { kind: 'known' }
  | { kind: 'unknown'; problem: string };
export type TagReader = (tag: string) => TagMeaning;

export function tagReader(
  catalogue: Pick<Catalogue, 'game' | 'tag' | 'editions' | 'elsewhere'> & {
    readonly clauses: readonly { readonly id: string }[];
  },
): TagReader {
  const prefix = `@${catalogue.tag}-`;
  const clauses = [...catalogue.clauses, ...(catalogue.elsewhere ?? [])].map((clause) => clause.id);
  const known = ['@reading', '@core', `@${catalogue.tag}`];
  const ids = new Set(clauses);
  const editions = new Set(catalogue.editions.map(({ name }) => name));
  return (tag) => {
    if (known.includes(tag)) return { kind: 'known' };
    const [, , edition] = EDITION_TAG.exec(tag) ?? [];
    if (edition !== undefined) return editions.has(edition) ? { kind: 'known' } : unknownTag(tag, edition, catalogue);
    if (!tag.startsWith(prefix)) {
      const problem = `unknown tag ${tag} (known: ${known.join(', ')} and clauses such as ${prefix}${clauses[0]})`;
      return { kind: 'unknown', problem };
    }
    const id = tag.slice(prefix.length);
    if (ids.has(id)) return { kind: 'clause', id };
    const near = nearest(id, clauses);
    const hint = near === undefined ? '' : ` (nearest: ${prefix}${near})`;
    return { kind: 'clause', problem: `tag ${tag} names no clause of ${catalogue.game}${hint}` };
  };
}

const unknownTag = (tag: string, edition: string, catalogue: Pick<Catalogue, 'game' | 'editions'>): TagMeaning => ({
  kind: 'unknown',
  problem: `tag ${tag}: ${unknownEdition(edition, catalogue)}`,
});

export interface FileContext {
  uri: string;
  source: string;
  game: GameId;
  tags: TagReader;
  newId: NewId;
  features: Features;
  /** For a user's own features, which need no tags: faults by the scenario's id in the document. */
  own?: Map<string, FileFault[]>;
  /** True if a scenario may end without a Then, to ask what happens. */
  asks?: boolean;
}

/** Attaches a fault to these scenarios of a user's own file; in the suite, it is a problem of the whole. */
function reportFault(
  fault: FileFault,
  scenarios: readonly messages.Scenario[],
  { uri, own, features }: FileContext,
): void {
  if (!own) return void features.problems.push(`${uri}:${fault.line}: ${fault.text}`);
  for (const { id } of scenarios) own.set(id, [...(own.get(id) ?? []), fault]);
}

/** Includes scenarios inside Rules. */
export const scenariosAmong = (children: readonly messages.FeatureChild[]): messages.Scenario[] =>
  children.flatMap(({ scenario, rule }) => scenario ?? rule?.children.flatMap((child) => child.scenario ?? []) ?? []);

/** A container of scenarios: the Feature itself, or one of its Rules. */
interface Group {
  scenarios: messages.Scenario[];
  /** True if scenarios here take their clause from the Rule; otherwise each must name one. */
  hasClauseTag: boolean;
  rule?: Scenario['rule'];
}

export function readDocument(document: messages.GherkinDocument, file: FileContext): void {
  file.features.documents.push({ game: file.game, uri: file.uri, source: file.source, document });
  const feature = document.feature!;
  checkTags(feature.tags, file);
  checkBackgrounds(feature.children, file);
  const pickles = new Map<string, messages.Pickle[]>();
  for (const pickle of compile(document, file.uri, file.newId)) {
    const id = pickle.astNodeIds[0]!;
    pickles.set(id, [...(pickles.get(id) ?? []), pickle]);
  }
  const outside = feature.children.flatMap((child) => child.scenario ?? []);
  const groups: Group[] = [{ scenarios: outside, hasClauseTag: false }];
  for (const child of feature.children) if (child.rule) groups.push(readRule(child.rule, file));
  for (const group of groups) {
    checkNames(group, file);
    for (const scenario of group.scenarios) {
      const cases = pickles.get(scenario.id) ?? [];
      checkScenario(scenario, cases, group, file);
      file.features.scenarios.push(...cases.map((pickle) => readScenario(pickle, group, document, file)));
    }
  }
}

function readRule(rule: messages.Rule, file: FileContext): Group {
  checkTags(rule.tags, file);
  checkBackgrounds(rule.children, file);
  const { uri, game } = file;
  const report = (text: string) =>
    file.features.problems.push(`${uri}:${rule.location.line}: Rule "${rule.name}" ${text}`);
  const scenarios = rule.children.flatMap((child) => child.scenario ?? []);
  const tags = rule.tags.filter((tag) => isClauseTag(tag.name, file));
  const mayLack = file.own !== undefined || uri.includes('/rulings/');
  if ((tags.length > 1 && !file.own) || (tags.length === 0 && !mayLack)) {
    report(`needs exactly one clause tag, has ${tags.length === 0 ? 'none' : tags.map((tag) => tag.name).join(' ')}`);
  }
  const clause = tags.length === 1 ? clauseOf(tags[0]!.name, file) : undefined;
  if (clause === undefined) return { scenarios, hasClauseTag: tags.length > 0 || !mayLack };
  const begins = rule.name.startsWith(`${clause} `);
  if (!begins && !file.own) report(`must begin with its clause id: "${clause} …"`);
  const title = begins ? rule.name.slice(clause.length).trim() : rule.name;
  const line = rule.location.line;
  const ofReadings =
    scenarios.length > 0 && scenarios.every(({ tags }) => tags.some(({ name }) => name === '@reading'));
  file.features.rules.push({ game, clause, title, uri, line, ...(ofReadings && { ofReadings }) });
  return { scenarios, hasClauseTag: true, rule: { clause, title, line } };
}

/** @returns the clause that a tag names; undefined for any other tag */
function clauseOf(tag: string, file: FileContext): string | undefined {
  const meaning = file.tags(tag);
  return meaning.kind === 'clause' ? meaning.id : undefined;
}

/** Includes misspelt clause tags: `checkTags` reports them, so that no missing tag is reported as well. */
function isClauseTag(tag: string, file: FileContext): boolean {
  return file.tags(tag).kind === 'clause';
}

function checkTags(tags: readonly messages.Tag[], file: FileContext): void {
  if (file.own) return;
  for (const { name, location } of tags) {
    const meaning = file.tags(name);
    if (meaning.kind !== 'known' && meaning.problem !== undefined) {
      file.features.problems.push(`${file.uri}:${location.line}: ${meaning.problem}`);
    }
  }
}

function checkBackgrounds(children: readonly messages.FeatureChild[], file: FileContext): void {
  for (const { background } of children) if (background) checkDescription(background, scenariosAmong(children), file);
}

const KEYWORDS = ['given', 'when', 'then', 'and', 'but'];
/** Matches how sentences of scenarios begin. */
const SENTENCE =
  /^(player [AB]\b|"|it is |turn \d|that is |(the|a) (top|bottom|game|deck|main deck|G deck|lot|ambiguous rule|interpretation|reading|next shuffle)\b|chance chooses |both players |these events |the event "|no battle |under "|nothing lies |ability \d+ of "|Side [AB] of "|\d+ (Soul )?Cores? )/;

/** Gherkin takes any line without an exact keyword for prose, so a step with a misspelt keyword would be lost. */
function checkDescription(
  at: { description: string; location: messages.Location },
  scenarios: readonly messages.Scenario[],
  file: FileContext,
): void {
  const lines = file.source.split(/\r?\n/);
  let line = at.location.line;
  for (const text of at.description.split('\n').filter((one) => one.trim() !== '')) {
    line = lines.indexOf(text, line) + 1;
    const [, word = '', rest = ''] = /^\s*(\S+)\s+(.*)/.exec(text) ?? [];
    const named = KEYWORDS.find((keyword) => keyword === word.toLowerCase()) ?? nearest(word.toLowerCase(), KEYWORDS);
    if (named === undefined || !SENTENCE.test(rest)) continue;
    const keyword = named[0]!.toUpperCase() + named.slice(1);
    const fault = `"${word} ${rest}" is no step, for "${word}" is no keyword; did you mean "${keyword} ${rest}"?`;
    reportFault({ line, text: fault }, scenarios, file);
  }
}

function checkNames(group: Group, file: FileContext): void {
  if (file.own) return;
  const first = new Map<string, number>();
  for (const { name, location } of group.scenarios) {
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, location.line);
    else {
      const place = group.rule ? 'this Rule' : 'this group';
      file.features.problems.push(
        `${file.uri}:${location.line}: scenario "${name}" has the name of another in ${place} (line ${earlier})`,
      );
    }
  }
}

function checkScenario(scenario: messages.Scenario, cases: messages.Pickle[], group: Group, file: FileContext): void {
  for (const part of [scenario, ...scenario.examples]) checkDescription(part, [scenario], file);
  checkTags([...scenario.tags, ...scenario.examples.flatMap((examples) => examples.tags)], file);
  const report = (text: string) =>
    file.features.problems.push(`${file.uri}:${scenario.location.line}: scenario "${scenario.name}" ${text}`);
  if (cases.length === 0) return void report('has no example rows, so it would never run');
  if (!file.asks && !cases.every(({ steps }) => hasOutcome(steps))) {
    const text = `scenario "${scenario.name}" has no Then step, so it checks nothing`;
    reportFault({ line: scenario.location.line, text }, [scenario], file);
  }
  if (group.hasClauseTag || file.own) return;
  if (cases.some((pickle) => !pickle.tags.some((tag) => isClauseTag(tag.name, file)))) {
    report('stands under no clause: put it into a Rule or give it a clause tag');
  }
}

export const hasOutcome = (steps: readonly messages.PickleStep[]): boolean =>
  steps.some(({ type }) => type === messages.PickleStepType.OUTCOME);

function readScenario(
  pickle: messages.Pickle,
  group: Group,
  document: messages.GherkinDocument,
  file: FileContext,
): Scenario {
  const { uri, game } = file;
  const tags = [...new Set(pickle.tags.map((tag) => tag.name))];
  const named = tags.flatMap((tag) => clauseOf(tag, file) ?? []);
  const line = pickle.location!.line;
  const faults = file.own?.get(pickle.astNodeIds[0]!) ?? [];
  return {
    id: `${uri.replace(/^features\//, '').replace(/\.feature$/, '')}:${line}`,
    name: pickle.name,
    uri,
    line,
    game,
    clauses: [...new Set(group.rule ? [group.rule.clause, ...named] : named)],
    reading: tags.includes('@reading'),
    tags,
    ...(group.rule && { rule: group.rule }),
    ...(file.own && { own: { faults, notes: tags.flatMap((tag) => noteOnTag(tag, file) ?? []) } }),
    pickle,
    document,
  };
}

/** Returns a note on a tag that looks like a clause tag and names no clause. */
function noteOnTag(tag: string, file: FileContext): string | undefined {
  const meaning = file.tags(tag);
  if (meaning.kind === 'clause' || (meaning.kind === 'unknown' && EDITION_TAG.test(tag))) return meaning.problem;
  return meaning.kind === 'unknown' && /^@[A-Z]+-[0-9A-Z]/.test(tag)
    ? `tag ${tag} names no clause of ${file.game}`
    : undefined;
}

/** Includes the tags of the scenario; an outline row begins with its own line. */
export function firstLineOf({ line, document, pickle }: Scenario): number {
  const scenario = scenariosAmong(document.feature!.children).find(({ id }) => id === pickle.astNodeIds[0]);
  if (!scenario || scenario.examples.length > 0) return line;
  return Math.min(line, ...scenario.tags.map(({ location }) => location.line));
}

const backgroundSteps = new WeakMap<messages.GherkinDocument, ReadonlySet<string>>();

/** Tells whether a step comes from a Background, which scenarios share. */
export function isOfBackground(document: messages.GherkinDocument, step: messages.PickleStep): boolean {
  let ids = backgroundSteps.get(document);
  if (!ids) {
    const children = document.feature!.children.flatMap((child) => [child, ...(child.rule?.children ?? [])]);
    ids = new Set(children.flatMap(({ background }) => (background?.steps ?? []).map(({ id }) => id)));
    backgroundSteps.set(document, ids);
  }
  return ids.has(step.astNodeIds[0]!);
}

export const lineOfStep = (scenario: Pick<Scenario, 'document' | 'pickle'>, index: number): number =>
  stepOf(scenario, index).location.line;

/** Returns a step as written in the file. @param index of the step in the pickle */
export function stepOf({ document, pickle }: Pick<Scenario, 'document' | 'pickle'>, index: number): messages.Step {
  const wanted = pickle.steps[index]!.astNodeIds[0];
  const children = document.feature!.children.flatMap((child) => child.rule?.children ?? [child]);
  const steps = children.flatMap(({ background, scenario }) => (background ?? scenario)?.steps ?? []);
  return steps.find((step) => step.id === wanted)!;
}

/** All given members must match; a scenario matches `clauses` and `ids` if it matches any one of them. */
export interface Selection {
  /** A tag expression, such as `@core and not @reading`. */
  tags?: string;
  /** Clauses or sections as the rulebook or tags write them: `9-4-1`, `9`, `LN-9-4-1`, `@LN-9-4-1`. */
  clauses?: readonly string[];
  /** Only scenarios of clauses that this certificate level requires. */
  level?: Level;
  ids?: readonly string[];
}

/** The selection cannot be run. `empty`: every name is known, but nothing matches. */
export class SelectionError extends Error {
  override name = 'SelectionError';
  constructor(
    readonly kind: 'badTags' | 'unknownClause' | 'unknownScenario' | 'empty',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Returns the scenarios that match, in their original order.
 * @param catalogues of the games of the scenarios: they define which clauses exist
 * @throws {SelectionError} one line
 */
export function selectScenarios(
  scenarios: readonly Scenario[],
  selection: Selection,
  catalogues: readonly Catalogue[],
): Scenario[] {
  const matchesTags = tagFilter(selection.tags);
  const ofLevel = levelFilter(selection.level, catalogues);
  const clauses = selection.clauses && selectedClauses(selection.clauses, catalogues);
  const ids = selection.ids && selectedIds(selection.ids, scenarios);
  const selected = scenarios.filter(
    (scenario) =>
      matchesTags(scenario.tags) &&
      ofLevel(scenario) &&
      (!clauses || scenario.clauses.some((clause) => clauses.has(`${scenario.game} ${clause}`))) &&
      (!ids || ids.has(scenario.id)),
  );
  if (selected.length === 0) throw new SelectionError('empty', describeEmpty(selection, catalogues));
  return selected;
}

/** A scenario counts towards the first clause that it names, which is that of its Rule. */
function levelFilter(
  level: Level | undefined,
  catalogues: readonly Catalogue[],
): (scenario: Pick<Scenario, 'game' | 'clauses'>) => boolean {
  if (level !== 'core') return () => true;
  const core = new Set(
    catalogues.flatMap(({ game, clauses }) =>
      clauses.filter((clause) => clause.level === 'core').map(({ id }) => `${game} ${id}`),
    ),
  );
  return ({ game, clauses: [clause] }) => core.has(`${game} ${clause}`);
}

function tagFilter(expression: string | undefined): (tags: string[]) => boolean {
  if (expression === undefined) return () => true;
  try {
    const node = parseTagExpression(expression);
    return (tags) => node.evaluate(tags);
  } catch (error) {
    const reason = (error as Error).message.replace(/^.*because of syntax error: /s, '');
    throw new SelectionError('badTags', `tags "${expression}": ${reason}`);
  }
}

/** Returns keys of the form `game clause`; an id that several games have selects the clause of each. */
function selectedClauses(wanted: readonly string[], catalogues: readonly Catalogue[]): Set<string> {
  const found = wanted.flatMap((written) => {
    const named = clausesWithin(written, catalogues);
    if (named.length > 0) return named;
    const near = nearestClause(written, catalogues);
    const games = catalogues.map((catalogue) => catalogue.game).join(', ');
    throw new SelectionError(
      'unknownClause',
      `unknown clause "${written}" in ${games}${near ? `; the nearest is ${near}` : ''}`,
    );
  });
  return new Set(found.map(({ catalogue, clause }) => `${catalogue.game} ${clause.id}`));
}

function selectedIds(wanted: readonly string[], scenarios: readonly Scenario[]): Set<string> {
  const known = new Set(scenarios.map((scenario) => scenario.id));
  for (const id of wanted) {
    if (known.has(id)) continue;
    const near = nearest(id, [...known]);
    throw new SelectionError('unknownScenario', `unknown scenario "${id}"${near ? `; the nearest is ${near}` : ''}`);
  }
  return new Set(wanted);
}

function describeEmpty({ tags, clauses, ids, level }: Selection, catalogues: readonly Catalogue[]): string {
  const asked = [
    tags !== undefined && `tags "${tags}"`,
    clauses && `clause ${clauses.join(', ')}`,
    level && `level ${level}`,
    ids && `scenario ${ids.join(', ')}`,
  ].filter(Boolean);
  const games = catalogues.map((catalogue) => catalogue.game).join(', ');
  return `no scenario of ${games}${asked.length > 0 ? ` matches ${asked.join(' and ')}` : ''}: nothing to run`;
}
