/** `tcg-conformance explain`: shows a clause, or how the oracle plays a scenario, step by step with citations. */
import { InProcessAdapter } from '../adapters/in-process';
import { faultsOf, oracleModules } from '../games/registry';
import { loadCatalogues } from '../runner/catalogue';
import { watchingCode } from '../runner/cited-code';
import { clausesWithin, clausesNamed, type NamedClause } from '../runner/clauses-named';
import { connect } from '../runner/connection';
import { restsOnLines } from '../reports/rests-on';
import { endLines, recordedStepAsJson, storyLines } from '../reports/story';
import { plural } from '../reports/text';
import { editionsOf } from '../runner/editions';
import { firstLineOf, titlesIn, type Scenario } from '../runner/features';
import { questionsLeftOpenBy, type OpenQuestion } from '../runner/interpretations';
import type { TitlesOfClauses } from '../runner/event-lines';
import { planScenarios, type Planned } from '../runner/plan';
import type { RestsOn } from '../runner/rests-on';
import { playAndRecord, storyRestsOn, type Story } from '../runner/scenario-story';
import { GAMES, type GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { Verdict } from '../schemas/report';
import { EXIT } from './exit-codes';
import { editionsAsked } from './edition-selection';
import { loadOwnSuite, loadSuite, rulesOf, type Suite } from './select';
import { didYouMean, UsageError } from './usage';

export interface ExplainOptions {
  features?: string;
  game?: string[];
  edition?: string;
  /** For a clause: true leaves out how its scenarios are played. */
  brief?: boolean;
  /** true also shows the code of the oracle that decided each event. */
  code?: boolean;
  json?: boolean;
}

/**
 * @param what a clause (`LN-9-4-1`) or a scenario (`level-neo/09-1-who-wins-a-battle:7`); for a user's own features
 * also a file with any line of the scenario, or its name
 */
export async function explain(what: string, { code = false, ...options }: ExplainOptions = {}): Promise<number> {
  return code ? watchingCode(() => explained(what, options)) : explained(what, options);
}

async function explained(
  what: string,
  { features, game, edition, brief = false, json = false }: ExplainOptions,
): Promise<number> {
  const suite = suiteToExplain(what, { features, game, edition });
  for (const problem of suite.features.problems) process.stderr.write(`${problem}\n`);
  const scenario = scenarioNamed(suite, what);
  const verdict = scenario
    ? await explainOneScenario(suite, scenario, json)
    : await explainClause(suite, clauseNamed(suite, what), { brief, json });
  if (verdict === 'passed') return EXIT.conforms;
  return verdict === 'invalid' ? EXIT.usage : EXIT.suiteFault;
}

function suiteToExplain(what: string, { features, game, edition }: ExplainOptions): Suite {
  const { games, editions } = editionsAsked({ game, edition });
  return features === undefined
    ? loadSuite(edition === undefined ? gamesToRead(what) : games!, editions)
    : loadOwnSuite(features, games, { editions });
}

/** Returns the game whose tag or folder the name begins with, or all games, which take longer to read. */
function gamesToRead(what: string): readonly GameId[] {
  const name = what.replace(/^@/, '');
  const named = loadCatalogues(GAMES).filter(({ game, tag }) =>
    [`${game}/`, `${tag}-`].some((start) => name.startsWith(start)),
  );
  return named.length > 0 ? named.map(({ game }) => game) : GAMES;
}

function scenarioNamed({ features: { scenarios } }: Suite, what: string): Scenario | undefined {
  const id = what.replaceAll('\\', '/').replace(/^(?:\.\/)?(?:features\/)?(.*)\.feature:(\d+)$/, '$1:$2');
  const known = scenarios.find((scenario) => scenario.id === id);
  if (known) return known;
  const own = scenarios.filter((scenario) => scenario.own);
  const [, file = '', line] = /^(?:\.\/)?(.*?)(?:\.feature)?:(\d+)$/.exec(what.replaceAll('\\', '/')) ?? [];
  const isOfFile = ({ id }: Scenario) => {
    const path = `/${id.replace(/:\d+(\+bystander)?$/, '')}`;
    return path.endsWith(`/${file}`) || `/${file}`.endsWith(path);
  };
  if (line !== undefined) return own.filter(isOfFile).findLast((scenario) => firstLineOf(scenario) <= Number(line));
  const named = own.filter(({ name }) => name === what);
  return named.length === 1 ? named[0] : undefined;
}

function clauseNamed({ catalogues, features }: Suite, what: string): NamedClause {
  const [found, ...others] = clausesNamed(what, catalogues);
  if (!found) {
    const names = catalogues.flatMap((catalogue) => catalogue.clauses.map((clause) => tagged({ catalogue, clause })));
    const guess = nearest(what, [...names, ...features.scenarios.map((scenario) => scenario.id)]);
    throw new UsageError(`"${what}" is neither a clause such as LN-9-4-1 nor a scenario${didYouMean(guess)}`);
  }
  if (others.length === 0) return found;
  throw new UsageError(`"${what}" is a clause of several games: say ${[found, ...others].map(tagged).join(' or ')}`);
}

const tagged = ({ catalogue, clause }: NamedClause): string => `${catalogue.tag}-${clause.id}`;

interface ClauseStory {
  readonly clause: string;
  readonly title: string | undefined;
  readonly rulebook: string;
  readonly section: string;
  readonly kind: string;
  readonly untestable?: string;
  readonly shownBy?: readonly string[];
  readonly reading?: string;
  /** What the clause leaves open. */
  readonly openQuestions?: readonly OpenQuestion[];
  /** For a heading or section: the clauses below it. */
  readonly below?: readonly {
    readonly clause: string;
    readonly title: string | undefined;
    readonly scenarios: number;
  }[];
  readonly scenarios: readonly Pick<Scenario, 'id' | 'name' | 'reading'>[];
  readonly faults: readonly { readonly id: string; readonly title: string }[];
}

/** @returns the first verdict other than `passed`, or `passed` */
async function explainClause(
  suite: Suite,
  named: NamedClause,
  { brief, json }: { brief: boolean; json: boolean },
): Promise<Verdict> {
  const scenarios = scenariosOf(suite, named);
  const story = storyOf(suite, named, scenarios);
  if (!json) sayClause(story, brief);
  const played: ScenarioStory[] = [];
  for (const scenario of brief ? [] : scenarios) {
    const playing = await explainScenario(suite, scenario);
    played.push(asJson(scenario, playing));
    if (!json) sayScenario(scenario, playing, titlesFor(suite, scenario));
  }
  if (json) say(JSON.stringify({ ...story, ...(brief ? {} : { scenarios: played }) }, null, 1));
  return played.find(({ verdict }) => verdict !== 'passed')?.verdict ?? 'passed';
}

/** Returns the titles of clauses, by their numbers in the edition that is played. */
const titlesOfGame = (suite: Suite, game: GameId, own: boolean): Map<string, string> =>
  titlesIn(rulesOf(suite, own).filter((known) => known.game === game));

const titlesFor = (suite: Suite, { game, own }: Scenario): TitlesOfClauses =>
  titlesOfGame(suite, game, own !== undefined);

const scenariosOf = ({ features }: Suite, { catalogue, clause }: NamedClause): Scenario[] =>
  features.scenarios.filter((one) => one.game === catalogue.game && one.clauses.includes(clause.id));

function storyOf(suite: Suite, { catalogue, clause }: NamedClause, scenarios: readonly Scenario[]): ClauseStory {
  const own = suite.features.scenarios.some((scenario) => scenario.own);
  const titles = titlesOfGame(suite, catalogue.game, own);
  const titleOf = (id: string) => titles.get(id);
  const below = clausesWithin(clause.id, [catalogue]).filter((one) => one.clause !== clause);
  const [module] = oracleModules([catalogue.game], editionsOf([catalogue]));
  const faults = (module ? faultsOf(module) : []).filter((fault) => fault.clause === clause.id);
  const openQuestions = module ? questionsLeftOpenBy(module, clause.id) : [];
  const section = catalogue.sections.find((known) => known.id === clause.section);
  const { kind, untestable, shownBy, reading } = clause;
  return {
    clause: tagged({ catalogue, clause }),
    title: titleOf(clause.id),
    rulebook: `${catalogue.title}, ${catalogue.edition}`,
    section: `${section?.id} ${section?.title}`,
    kind,
    ...(untestable === undefined ? {} : { untestable }),
    ...(shownBy === undefined ? {} : { shownBy }),
    ...(reading === undefined ? {} : { reading }),
    ...(openQuestions.length > 0 && { openQuestions }),
    ...(below.length > 0 && {
      below: below.map((one) => ({
        clause: tagged(one),
        title: titleOf(one.clause.id),
        scenarios: scenariosOf(suite, one).length,
      })),
    }),
    scenarios: scenarios.map(({ id, name, reading }) => ({ id, name, reading })),
    faults: faults.map(({ id, title }) => ({ id, title })),
  };
}

function sayOpenQuestion({ id, question, standard, others }: OpenQuestion): void {
  say(`  left open: ${question}`);
  const alternatives = others.map((other) => `alternative: ${other.answer} (--interpretation ${id}=${other.id})`);
  say(`    ${[`we rule: ${standard.answer}`, ...alternatives].join('; ')}`);
}

/** Prints the summary; the caller prints the scenarios after it. */
function sayClause(story: ClauseStory, brief: boolean): void {
  const { clause, title, rulebook, section, kind, below = [], scenarios, faults } = story;
  say(`${clause}  ${title ?? (below.length > 0 ? '(a heading)' : '(no scenarios yet)')}`);
  say(`  ${rulebook}, section ${section}; ${kind}`);
  if (story.untestable) say(`  why it has no scenario: ${story.untestable}`);
  if (story.shownBy) say(`  shown by: ${story.shownBy.join(', ')}`);
  if (story.reading) say(`  interpretation: ${story.reading}`);
  for (const open of story.openQuestions ?? []) sayOpenQuestion(open);
  for (const one of below)
    if (one.title !== undefined) say(`  below it: ${one.clause}  ${one.title} (${plural(one.scenarios, 'scenario')})`);
  if (scenarios.length > 0)
    say(
      `  ${plural(scenarios.length, 'scenario')}, ${plural(faults.length, 'misreading')}${brief ? '' : '; how each scenario is played stands below (--brief leaves it out)'}`,
    );
  for (const { id, name, reading } of scenarios) say(`  scenario ${id}${reading ? ' (ambiguous rule)' : ''}: ${name}`);
  for (const fault of faults) say(`  misreading: ${fault.title} (${fault.id})`);
  if (scenarios.length > 0 && !brief) say('');
}

/** The JSON form of a played scenario; `end` has the lines after its steps. */
interface ScenarioStory extends RestsOn {
  readonly id: string;
  readonly name: string;
  readonly verdict: Verdict;
  readonly steps: readonly ReturnType<typeof recordedStepAsJson>[];
  readonly end: readonly string[];
}

async function explainOneScenario(suite: Suite, scenario: Scenario, json: boolean): Promise<Verdict> {
  const story = await explainScenario(suite, scenario);
  if (json) say(JSON.stringify(asJson(scenario, story), null, 1));
  else sayScenario(scenario, story, titlesFor(suite, scenario));
  return story.outcome.verdict;
}

function sayScenario(scenario: Scenario, story: Story, titles: TitlesOfClauses): void {
  say(`${scenario.id}  ${scenario.name}`);
  for (const line of restsOnLines(storyRestsOn(story))) say(`    ${line}`);
  for (const line of storyLines(story, titles)) say(line);
  for (const line of endLines(story, scenario)) say(`  ${line}`);
  say('');
}

const asJson = (scenario: Scenario, story: Story): ScenarioStory => ({
  id: scenario.id,
  name: scenario.name,
  verdict: story.outcome.verdict,
  ...storyRestsOn(story),
  steps: story.steps.map((step) => recordedStepAsJson(scenario.game, step)),
  end: endLines(story, scenario),
});

async function explainScenario({ catalogues, features }: Suite, scenario: Scenario): Promise<Story> {
  const [planned] = planScenarios(features, [scenario]).planned as [Planned];
  const modules = oracleModules([scenario.game], editionsOf(catalogues));
  return playAndRecord(planned, await connect(() => new InProcessAdapter(modules)));
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
