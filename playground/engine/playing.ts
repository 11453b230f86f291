/**
 * Reads a user's text and plays it on the embedded oracle, for everything that the page shows. Nothing here needs files
 * or Node.
 */
import { IdGenerator } from '@cucumber/messages';
import { boardHtml } from '../../reports/html-board';
import { restsOnHtml } from '../../reports/rests-on';
import { featuresIn } from '../../runner/editions';
import {
  firstLineOf,
  hasOutcome,
  lineOfStep,
  parseGherkin,
  tagReader,
  type Features,
  type Scenario,
} from '../../runner/features';
import { readForgiving } from '../../runner/forgiving-gherkin';
import { refusalLine } from '../../runner/event-lines';
import { declinedAsSentence, narrate, standingAsSentence } from '../../runner/narration';
import { OwnQuestions, type OwnAnswer } from '../../runner/own-questions';
import { readOwnDocument } from '../../runner/own-source';
import { planScenarios, type Planned } from '../../runner/plan';
import { restsOn } from '../../runner/rests-on';
import { StepRecorder, type RecordedStep } from '../../runner/step-recorder';
import type { EditionNotes } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import type { Observation } from '../../schemas/protocol';
import type { FileFault } from '../../schemas/report';
import { optionsInWords } from '../../steps/moments';
import { termsOf } from '../../steps/terms';
import type { AskedOfText, Checked, Choices, GameData, Happened, OpenReading, Played, PlayedStep } from './messages';
import { keyOf, Rules } from './rules';

/** Name of the text in messages, which nobody sees. */
const URI = 'your.feature';
/** Longer than any feature of the suite, and still read quickly. */
const MOST_CHARACTERS = 200_000;

interface Read {
  readonly planned: readonly Planned[];
  readonly questions: OwnQuestions;
  /** Faults of the file outside any scenario. */
  readonly faults: readonly FileFault[];
}

export class Player {
  private readonly tags: ReturnType<typeof tagReader>;
  private readonly rules: Rules;
  /** Marks the first run, whose time is mostly for loading the code and compiling the schemas of cards. */
  private hasPlayed = false;
  private last: { key: string; read: Promise<Read> } | undefined;

  constructor(private readonly data: GameData) {
    const clauses = Object.keys(data.clauses).map((id) => ({ id }));
    this.tags = tagReader({ game: this.game, tag: data.tag, editions: [...data.editions], clauses });
    this.rules = new Rules(data);
  }

  private get game(): GameId {
    return this.data.game as GameId;
  }

  /** Finds every fault of a text; for the scenario at this line also those that only playing it shows. */
  async check({ line, ...asked }: AskedOfText): Promise<Checked> {
    if (asked.text.length > MOST_CHARACTERS) return { faults: [tooLong(asked.text)], cases: [] };
    const { planned, questions, faults } = await this.read(asked);
    const all = planned.flatMap(({ scenario }) => questions.faultsOf(scenario));
    const here = caseAt(planned, line);
    const canBePlayed = here && questions.faultsOf(here.scenario).length === 0;
    const { outcome } = canBePlayed ? await questions.ask(here, undefined, isOpen(here)) : {};
    return {
      faults: distinct([...faults, ...all, ...(outcome?.faults ?? [])]),
      cases: planned.map(({ scenario }) => ({ name: scenario.name, line: firstLineOf(scenario) })),
    };
  }

  /**
   * Plays the scenario at this line, or else the first.
   * @returns null if there is none
   */
  async play({ line, ...asked }: AskedOfText): Promise<Played | null> {
    const startedAt = performance.now();
    if (asked.text.length > MOST_CHARACTERS) return null;
    const { planned, questions } = await this.read(asked);
    const here = caseAt(planned, line);
    if (!here) return null;
    const recorder = new StepRecorder(
      here.testCase.testSteps.map(({ name }) => name),
      here.scenario.pickle,
    );
    const answer = await questions.ask(here, recorder, isOpen(here));
    const played = this.playedOf(here, answer, recorder.steps);
    const durationMs = performance.now() - startedAt;
    const isFirst = !this.hasPlayed;
    this.hasPlayed = true;
    return { ...played, ...this.about(asked), ...(!isFirst && { durationMs }) };
  }

  /**
   * Returns the readings that an edition leaves open.
   * @throws {Error} the edition is unknown
   */
  readings(edition?: string): OpenReading[] {
    return this.rules.readings(edition);
  }

  /** Describes the rules if they are not the default ones. */
  private about(choices: Choices): Pick<Played, 'under' | 'pages'> {
    const { under, edition } = this.rules.by(choices);
    if (under === undefined) return {};
    const { numbers = {} } = edition;
    const pages = Object.fromEntries(Object.entries(numbers).map(([listed, number]) => [number, listed]));
    return { under, ...(!this.rules.isUsual(edition) && { pages }) };
  }

  /** Reads a text once, however often it is asked about. */
  private read({ text, ...choices }: Omit<AskedOfText, 'line'>): Promise<Read> {
    const key = keyOf(choices) + text;
    if (this.last?.key !== key) this.last = { key, read: this.reread(text, choices) };
    return this.last.read;
  }

  private async reread(text: string, choices: Choices): Promise<Read> {
    const { edition, oracle } = this.rules.by(choices);
    const newId = IdGenerator.incrementing();
    const features: Features = { scenarios: [], rules: [], problems: [], documents: [] };
    const { document, faults } = readForgiving(text, (source) => parseGherkin(source, URI, newId));
    if (document)
      readOwnDocument(
        { document, faults },
        { uri: URI, source: text, game: this.game, tags: this.tags, newId, features, asks: true },
      );
    const all = features.scenarios;
    const { game, data } = this;
    featuresIn(features, { game, editions: [...data.editions], editionName: edition.name, listed: data.edition });
    const lines = new Set(features.scenarios.map(firstLineOf));
    const others = [...new Set(all.map(firstLineOf))].filter((line) => !lines.has(line));
    const { planned } = planScenarios(features, features.scenarios);
    return {
      planned,
      questions: new OwnQuestions(planned, await oracle, 1),
      faults: document
        ? [...features.problems.map(asFault), ...others.map((line) => ofOther(line, edition))]
        : [NO_FEATURE],
    };
  }

  private playedOf(
    { scenario, testCase }: Planned,
    { outcome, notes }: OwnAnswer,
    recorded: readonly RecordedStep[],
  ): Played {
    const { faults = [], because = [], citations = [], world } = outcome;
    const frames = recorded.flatMap((step) => step.frames);
    const seen = frames.map(({ observation }) => observation as Observation);
    const boards = frames.map((frame, at) =>
      boardHtml({ frame, seen: seen[at], before: seen[at - 1], number: at + 1, of: frames.length, game: this.game }),
    );
    return {
      name: scenario.name,
      line: firstLineOf(scenario),
      ...sentence(scenario.game, outcome, isOpen({ scenario, testCase })),
      because,
      notes: isOpen({ scenario, testCase }) ? [...notes, ...notesOnOrder(this.game, outcome)] : notes,
      faults: distinct(faults),
      steps: stepsOf(scenario, outcome.steps, recorded),
      boards: boards.map(({ text }) => text),
      restsOn: restsOnHtml(restsOn(world?.setup))?.text ?? '',
      clauses: citations,
    };
  }
}

/** Says whether a scenario has no Then, and so asks for the result. */
const isOpen = ({ scenario }: Planned): boolean => !hasOutcome(scenario.pickle.steps);

/** Notes choices of order that a Then depends on, since every order has been tried. */
function notesOnOrder(game: GameId, { world }: OwnAnswer['outcome']): string[] {
  const orders = world?.own.orders ?? [];
  const said = new Set(orders.map((answers) => optionsInWords(termsOf(game), answers, 'order')));
  return [...said].map(
    (options) => `no step says which ability comes first${options}; shown is what comes of the first`,
  );
}

/** Finds the scenario at this line: the last that begins at or above it, and of an outline the row. */
const caseAt = (planned: readonly Planned[], line: number): Planned | undefined =>
  planned.findLast(({ scenario }) => firstLineOf(scenario) <= line) ?? planned[0];

function sentence(
  game: GameId,
  { verdict, error, faults, world }: OwnAnswer['outcome'],
  open: boolean,
): Pick<Played, 'verdict' | 'headline'> {
  const said = error?.message.split('\n')[0] ?? '';
  if (open && verdict === 'passed')
    return { verdict: 'open', headline: standingAsSentence(game, world?.decision ?? null) };
  if (open && verdict === 'failed') return { verdict: 'open', headline: `Here a step has to say more: ${said}` };
  if (verdict === 'passed') return { verdict, headline: 'The oracle agrees.' };
  if (verdict === 'disputed') return { verdict, headline: said };
  if (verdict === 'invalid') return { verdict, headline: `Line ${faults![0]!.line}: ${faults![0]!.text}` };
  return { verdict: 'suiteError', headline: `The oracle could not play it: ${said}` };
}

/** Lists the steps. Play that continues after the last one counts as one more, without words. */
function stepsOf(
  scenario: Scenario,
  steps: OwnAnswer['outcome']['steps'],
  recorded: readonly RecordedStep[],
): PlayedStep[] {
  let boards = 0;
  const boardsOf = ({ frames }: RecordedStep): number[] => {
    const own = frames.map((_, at) => boards + at);
    boards += frames.length;
    return own.length > 0 ? own : [Math.max(0, boards - 1)];
  };
  const written = steps.map(({ keyword, text, status }, index) => {
    const line = lineOfStep(scenario, index);
    const step = recorded[index];
    const played = step && { boards: boardsOf(step), happened: happenings(scenario.game, step) };
    return {
      keyword: keyword.trim(),
      text,
      line,
      status,
      ...(played ?? { boards: [Math.max(0, boards - 1)], happened: [] }),
    };
  });
  const after = recorded.slice(steps.length).map((step) => ({
    ...{ keyword: '', text: '', line: written.at(-1)?.line ?? scenario.line, status: 'passed' as const },
    ...{ boards: boardsOf(step), happened: happenings(scenario.game, step) },
  }));
  return [...written, ...after];
}

function happenings(game: GameId, { events, sent, declined, notAsked }: RecordedStep): Happened[] {
  const happened = narrate(game, events);
  const refused = sent.flatMap(({ answer: { clause, ...answer } }) => {
    const text = refusalLine(game, answer);
    return text === undefined ? [] : [{ text, clauses: clause === undefined ? [] : [clause] }];
  });
  const others = [
    ...(notAsked === undefined ? [] : [`not offered: ${notAsked}`]),
    ...declined.map((asked) => declinedAsSentence(game, asked)),
  ];
  return [
    ...happened.map(({ text, clauses }) => ({ text, clauses })),
    ...refused,
    ...others.map((text) => ({ text, clauses: [] })),
  ];
}

const NO_FEATURE: FileFault = {
  line: 1,
  text: 'no line begins with Feature: nothing can be read; below it stand a line Scenario: and its steps',
};

const ofOther = (line: number, { name }: EditionNotes): FileFault => ({
  line,
  text: `by its tags no scenario of edition ${name}: choose another one`,
});

const tooLong = ({ length }: string): FileFault => ({
  line: 1,
  text: `the text has ${length} characters, and at most ${MOST_CHARACTERS} are read here`,
});

/** Splits the one line of a file's problem, which begins with its place. */
function asFault(problem: string): FileFault {
  const [, line, text] = /:(\d+): (.*)$/s.exec(problem)!;
  return { line: Number(line), text: text! };
}

/** Removes duplicates and sorts by line: a fault in a Background is one of every scenario. */
function distinct(faults: readonly FileFault[]): FileFault[] {
  const known = new Map(faults.map((fault) => [`${fault.line} ${fault.text}`, fault]));
  return [...known.values()].sort((one, other) => one.line - other.line);
}
