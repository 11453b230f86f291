/** `tcg-conformance ask`: plays a user's scenario and shows the result step by step, with citations and boards. */
import { InProcessAdapter } from '../../adapters/in-process';
import { oracleModules } from '../../games/registry';
import { restsOnLines } from '../../reports/rests-on';
import { endLines, recordedStepAsJson, storyWithBoards } from '../../reports/story';
import { firstLineOf, hasOutcome, type Scenario } from '../../runner/features';
import { titlesOfClauses } from '../../runner/own-features';
import { planScenarios, type Planned } from '../../runner/plan';
import { playAndRecord, storyRestsOn, type Story } from '../../runner/scenario-story';
import { connect } from '../../runner/connection';
import { readOtherwise, type ChosenReadings } from '../../runner/ruling/readings';
import { optionsInWords } from '../../steps/moments';
import { termsOf } from '../../steps/terms';
import { declinedAsSentence, standingAsSentence } from '../../runner/narration';
import type { World } from '../../steps/world';
import type { GameId } from '../../schemas/common';
import type { Verdict } from '../../schemas/report';
import { editionsOf } from '../../runner/editions';
import { editionsAsked } from '../edition-selection';
import { EXIT } from '../exit-codes';
import { painted } from '../paint';
import { loadOwnSuite, type Suite } from '../select';
import { UsageError } from '../usage';
import { readingsNamed } from './readings';

export interface AskOptions {
  game?: string[];
  edition?: string;
  interpretation?: string[];
  /** former name of `interpretation` */
  reading?: string[];
  json?: boolean;
}

/** @param what a feature file, or one of its scenarios by any of its lines: `my-questions/life.feature:13`, also without `.feature` */
export async function ask(what: string, options: AskOptions): Promise<number> {
  const { game, edition, json = false } = options;
  const [, path, line] = /^(.*?)(?:\.feature)?:(\d+)$/.exec(what) ?? [];
  const file = path === undefined ? what : `${path}.feature`;
  const { games, editions } = editionsAsked({ ...(game && { game }), ...(edition !== undefined && { edition }) });
  const suite = loadOwnSuite(file, games, { asks: true, option: '', editions });
  const scenarios = line === undefined ? suite.features.scenarios : [scenarioAt(suite, file, Number(line))];
  const played = [...new Set(scenarios.map((one) => one.game))];
  const chosen = readingsNamed(options, played, editionsOf(suite.catalogues));
  for (const problem of suite.features.problems) process.stderr.write(`${problem}\n`);
  const asked: Asked[] = [];
  for (const scenario of scenarios) {
    const one = await answered(suite, scenario, chosen);
    asked.push(one);
    if (!json) say(answerLines(one));
  }
  if (json) say([JSON.stringify(asked.map(asJson), null, 1)]);
  if (asked.some(({ standing }) => standing === 'disputed')) return EXIT.suiteFault;
  return asked.some(({ standing }) => standing === 'invalid') || suite.features.problems.length > 0
    ? EXIT.usage
    : EXIT.conforms;
}

/** Finds a scenario by any of its lines. */
function scenarioAt({ features }: Suite, file: string, line: number): Scenario {
  const found = features.scenarios.findLast((scenario) => firstLineOf(scenario) <= line);
  if (!found) throw new UsageError(`${file}: there is no scenario at line ${line}`);
  return found;
}

interface Asked {
  readonly scenario: Scenario;
  readonly story: Story;
  /** `open`: it asks what happens; play either answers that, or stops at a question that no step answers. */
  readonly standing: 'agreed' | 'disputed' | 'invalid' | 'open';
}

async function answered({ features, catalogues }: Suite, scenario: Scenario, chosen: ChosenReadings): Promise<Asked> {
  const [planned] = planScenarios(features, [scenario]).planned as [Planned];
  const modules = oracleModules([scenario.game], editionsOf(catalogues)).map((module) => readOtherwise(module, chosen));
  const isOpen = !hasOutcome(scenario.pickle.steps);
  const story = await playAndRecord(planned, await connect(() => new InProcessAdapter(modules)), { settles: isOpen });
  return { scenario, story, standing: standingOf(story.outcome.verdict, isOpen) };
}

function standingOf(verdict: Verdict, isOpen: boolean): Asked['standing'] {
  if (verdict === 'disputed') return verdict;
  if (isOpen && (verdict === 'passed' || verdict === 'failed')) return 'open';
  return verdict === 'passed' ? 'agreed' : 'invalid';
}

function answerLines({ scenario, story, standing }: Asked): string[] {
  const end = standing === 'open' ? openEnd(story, scenario) : endLines(story, scenario);
  return [
    `${scenario.id}  ${scenario.name}`,
    ...restsOnLines(storyRestsOn(story)).map((line) => `    ${line}`),
    ...storyWithBoards(story),
    ...end.map((line) => `  ${line}`),
    '',
  ];
}

/** Describes where play ended, and the clauses that decided it, in our words. */
function openEnd({ outcome, notes }: Story, { game }: Scenario): string[] {
  const { world, error, citations = [] } = outcome;
  const titles = titlesOfClauses(game);
  return [
    ...orderNotes(game, world),
    ...(error ? [`play stops here: ${error.message}`] : [standingAsSentence(game, world?.decision ?? null)]),
    ...(citations.length > 0
      ? ['clauses cited:', ...citations.map((clause) => `  ${clause}  ${titles.get(clause) ?? ''}`.trimEnd())]
      : []),
    ...notes.map((note) => `note: ${note}`),
  ];
}

/** Lists abilities that waited together if no step says which comes first. */
const orderNotes = (game: GameId, world: World | undefined): string[] =>
  (world?.own.orders ?? []).map((answers) => {
    const said = optionsInWords(termsOf(game), answers, 'order');
    return `no step says which ability comes first${said}; shown here: the first of these`;
  });

const asJson = ({ scenario, story, standing }: Asked) => ({
  id: scenario.id,
  name: scenario.name,
  standing,
  ...storyRestsOn(story),
  steps: story.steps.map((step) => ({
    ...recordedStepAsJson(scenario.game, step),
    declined: step.declined.map((asked) => declinedAsSentence(scenario.game, asked)),
    ...(step.frames.length > 0 && { board: step.frames.at(-1)!.observation }),
  })),
  end: standing === 'open' ? openEnd(story, scenario) : endLines(story, scenario),
  citations: story.outcome.citations ?? [],
});

const say = (lines: readonly string[]): void => {
  for (const line of painted(lines)) process.stdout.write(`${line}\n`);
};
