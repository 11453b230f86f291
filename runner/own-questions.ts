/**
 * Checks a user's own questions on the oracle before any adapter sees them. Reports every mistake of a scenario at once
 * with its line, where and why the oracle disagrees with the scenario, and tags that the oracle did not cite.
 */
import { PickleStepType, type PickleStep, type Step } from '@cucumber/messages';
import { SuiteError } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { vocabularyOf } from '../games/registry';
import { wordsOf } from '../games/words';
import type { GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { GameEvent } from '../schemas/protocol';
import type { FileFault } from '../schemas/report';
import { Disagreement } from '../steps/disagreement';
import { standsBelow, type StepDefinition } from '../steps/registry';
import type { World } from '../steps/world';
import type { Connection } from './connection';
import { lineOfStep, stepOf, type Scenario } from './features';
import { eventLines, refusalLine } from './event-lines';
import { eventWords } from './event-words';
import { restsOnAmbiguousRules } from './ambiguous-rules';
import { jsonFault, lineOfPath } from './json-fault';
import { nearestNamed } from './nearest-clauses';
import { nearestSentence } from './nearest-sentence';
import { definitionsOf, matchSteps, sentencesOf, type Planned } from './plan';
import { DependsOnOrder, runOnReference } from './reference';
import { untriedSteps, type Outcome, type StepListener } from './scenario';

export interface OwnAnswer {
  /** `passed`: the oracle agrees, so that the adapter can be asked. */
  readonly outcome: Outcome;
  readonly notes: readonly string[];
}

/** The most events that explain an answer. */
const MOST_EVENTS = 6;

export class OwnQuestions {
  private readonly matches = new Map<GameId, Map<string, string[]>>();
  private readonly definitions = new Map<GameId, Map<string, StepDefinition>>();

  /** @param all every question that may be asked */
  constructor(
    all: readonly Planned[],
    private readonly oracle: Connection,
    private readonly seed: number,
  ) {
    const texts = new Map<GameId, Set<string>>();
    for (const { scenario } of all) {
      const ofGame = texts.get(scenario.game) ?? new Set();
      texts.set(scenario.game, ofGame);
      for (const { text } of scenario.pickle.steps) ofGame.add(text);
    }
    for (const [game, said] of texts) {
      if (!vocabularyOf(game)) continue;
      this.matches.set(game, matchSteps(game, said));
      this.definitions.set(game, definitionsOf(game));
    }
  }

  /**
   * Never throws, so that one scenario cannot cost another its answer.
   * @param settles if the scenario has no Then: plays on until the game rests, or fails at a question that no step
   * answers
   */
  async ask(planned: Planned, listener?: StepListener, settles = false): Promise<OwnAnswer> {
    const faults = this.faultsOf(planned.scenario);
    if (faults.length > 0) return { outcome: invalid(planned, faults), notes: notesOf(planned.scenario) };
    const counter = new EventCounter(listener);
    const options = { film: true, listener: counter, settles };
    const outcome = await runOnReference(planned, this.oracle, this.seed, options);
    const { error } = outcome;
    if (error instanceof SuiteError || error instanceof DependsOnOrder)
      return {
        outcome: { ...outcome, ...invalid(planned, [placed(error, planned.scenario, outcome)], outcome) },
        notes: notesOf(planned.scenario),
      };
    const notes = notesOf(planned.scenario, outcome.citations);
    const isOpen = settles && outcome.steps.every(({ status }) => status === 'passed');
    if (outcome.verdict !== 'failed' || !(error instanceof Disagreement) || isOpen) return { outcome, notes };
    const ambiguous = await this.ambiguousRules(planned, outcome);
    return { outcome: disputed(planned, outcome, error, counter.after), notes: [...ambiguous, ...notes] };
  }

  private async ambiguousRules(planned: Planned, outcome: Outcome): Promise<string[]> {
    const { adapter } = this.oracle;
    const { game } = planned.scenario;
    const module = adapter instanceof InProcessAdapter ? adapter.modules.find(({ id }) => id === game) : undefined;
    return module ? restsOnAmbiguousRules(planned, module, this.seed, outcome) : [];
  }

  /** Returns the mistakes that can be found without playing. */
  faultsOf(scenario: Scenario): FileFault[] {
    const { game, pickle, own } = scenario;
    if (!this.matches.has(game)) return [{ line: scenario.line, text: `${game} cannot be played yet` }];
    const faults = pickle.steps.flatMap((step, index) => {
      const faults = this.faultsOfStep(game, step, stepOf(scenario, index));
      return faults.map((fault) => ({ ...fault, line: fault.line || lineOfStep(scenario, index) }));
    });
    return [...(own?.faults ?? []), ...faults].sort((one, other) => one.line - other.line);
  }

  /** @returns line 0 stands for the line of the step */
  private faultsOfStep(game: GameId, { text, argument }: PickleStep, written: Step): FileFault[] {
    const { docString, dataTable } = argument ?? {};
    const expressions = this.matches.get(game)!.get(text)!;
    if (expressions.length === 0) {
      const near = nearestSentence(text, [...sentencesOf(game).keys()], eventWords(game));
      const place = /<[^<>]+>/.exec(text)?.[0];
      const hint = place ? `; ${place} has no value: add a table under Examples: with a column of that name` : '';
      return [
        { line: 0, text: `unknown step: ${text}${hint || (near === undefined ? '' : `; did you mean: ${near}?`)}` },
      ];
    }
    if (expressions.length > 1) return [{ line: 0, text: `ambiguous step, which several sentences match: ${text}` }];
    const [expression] = expressions as [string];
    const below = standsBelow(this.definitions.get(game)!.get(expression)!);
    if (below === 'nothing' && (docString ?? dataTable))
      return [{ line: 0, text: `nothing stands below this sentence: ${text}` }];
    if (below === 'nothing') return [];
    if (below === 'text') {
      if (!docString) return [{ line: 0, text: `below this sentence stands a text between lines of """: ${text}` }];
      const isObject = /^\s*\{/.test(docString.content);
      const fault = isObject
        ? jsonFault(docString.content)
        : { line: 0, text: 'a card is written in braces: {"category": …}' };
      return fault ? [{ line: written.docString!.location.line + 1 + fault.line, text: `no JSON: ${fault.text}` }] : [];
    }
    if (!dataTable) return [{ line: 0, text: `below this sentence stands a table: ${text}` }];
    if (!expression.startsWith('these events')) return [];
    const lines = written.dataTable!.rows.map(({ location }) => location.line);
    return dataTable.rows.flatMap(({ cells }, row) => this.faultsOfEvent(game, cells[0]!.value, lines[row]!));
  }

  private faultsOfEvent(game: GameId, event: string, line: number): FileFault[] {
    const known = eventWords(game);
    if (known.includes(wordsOf(game).word(event))) return [];
    const near = nearest(event, known);
    const hint = near === undefined ? '; docs/events.md lists them' : `; did you mean "${near}"?`;
    return [{ line, text: `there is no event "${event}"${hint}` }];
  }
}

class EventCounter implements StepListener {
  readonly after: number[] = [];
  private world: World | undefined;

  constructor(private readonly next: StepListener | undefined) {}

  began(world: World): void {
    this.world = world;
    this.after.length = 0;
    this.next?.began(world);
  }

  stepEnded(index: number, error: Error | undefined): void {
    this.after[index] = this.world!.events.length;
    this.next?.stepEnded(index, error);
  }

  settled(): void {
    this.next?.settled?.();
  }
}

function invalid(planned: Planned, faults: readonly FileFault[], outcome?: Outcome): Outcome {
  const base = outcome ?? { steps: untriedSteps(planned), stepDurations: [], startedAt: Date.now(), durationMs: 0 };
  return { ...base, verdict: 'invalid', error: new SuiteError(faults[0]!.text), faults };
}

/** Locates a mistake found during play: at the card whose data are wrong, or else at the step. */
function placed({ message }: Error, scenario: Scenario, { steps }: Outcome): FileFault {
  const text = message.split('\n')[0]!.replace(/ \(known: .{200,}$/, '');
  const failed = steps.findIndex(({ status }) => status === 'failed');
  const step = failed < 0 ? scenario.line : lineOfStep(scenario, failed);
  const [, card, path] = /^card "(.*?)": (?:at (\S+): )?/.exec(message) ?? [];
  const [, unknown] = /: unknown member "([^"]*)"/.exec(message) ?? [];
  const described = scenario.pickle.steps.findIndex(({ text: said }) => said === `"${card}" has this data:`);
  const json = scenario.pickle.steps[described]?.argument?.docString?.content;
  if (json === undefined) return { line: step, text };
  return {
    line:
      stepOf(scenario, described).docString!.location.line +
      1 +
      lineOfPath(json, [path, unknown].filter(Boolean).join('.')),
    text,
  };
}

function disputed(
  { scenario }: Planned,
  outcome: Outcome,
  disagreement: Disagreement,
  eventsAfter: readonly number[],
): Outcome {
  const { steps, world } = outcome;
  const failed = steps.findIndex(({ status }) => status === 'failed');
  const types = scenario.pickle.steps.map(({ type }) => type);
  const isAct = types[failed] === PickleStepType.ACTION;
  // If an action fails, the step before it explains why; otherwise the last action before the failed step does.
  const until = isAct ? failed : types.slice(0, failed + 1).findLastIndex((type) => type === PickleStepType.ACTION) + 1;
  const sinceLastAct = world ? world.events.slice(eventsAfter[until - 2] ?? 0, eventsAfter[until - 1]) : [];
  return {
    ...outcome,
    verdict: 'disputed',
    error: new Disagreement(inYourWords(disagreement), disagreement),
    line: failed < 0 ? scenario.line : lineOfStep(scenario, failed),
    because: world && failed >= 0 ? reasons(world, isAct ? '' : steps[failed]!.text, sinceLastAct) : [],
  };
}

/** `you say player B's hand holds 2 cards, the oracle says it holds 1 card` */
const inYourWords = ({ fact, message, further }: Disagreement): string =>
  typeof fact === 'string' ? message : [`you say ${fact.claim}, the oracle says ${fact.found}`, ...further].join('. ');

/**
 * Returns the refusal if there is one. Otherwise returns the events about the cards and zones in the sentence, or, if
 * there are none, the events of the last action.
 */
function reasons({ events, actions, vocabulary }: World, said: string, ofLastAct: readonly GameEvent[]): string[] {
  const refused = actions.length > 0 ? refusalLine(vocabulary.game, actions.at(-1)!.answer) : undefined;
  if (refused !== undefined) return [refused];
  const say = wordsOf(vocabulary.game);
  const names = new Set([...said.matchAll(/"([^"]*)"/g)].map(([, name]) => say.handleOf(name!)));
  const zones = Object.entries(vocabulary.zones).filter(([word]) => said.includes(word));
  const [, player] = /player ([AB])'s/.exec(said) ?? [];
  const isAbout = ({ card, targets = [], host, from, to, player: owner }: GameEvent): boolean =>
    [card, host, ...(targets as unknown[])].some((one) => names.has(one as string)) ||
    zones.some(([, zone]) => owner === player && (from === zone || to === zone));
  const about = names.size + zones.length > 0 ? events.filter(isAbout) : [];
  const all = about.length > 0 ? about : ofLastAct;
  if (all.length === 0) return ['nothing happens to it in this scenario'];
  const cited = all.filter(({ clauses }) => clauses?.length);
  const chosen = all.length > MOST_EVENTS && cited.length > 0 ? cited : all;
  const lines = eventLines(vocabulary.game, chosen).slice(-MOST_EVENTS);
  const speaksOfCards = names.size + zones.length > 0;
  return speaksOfCards && about.length === 0
    ? ['nothing moves or changes it; the last action led to this:', ...lines]
    : lines;
}

/** Returns notes on tags that name no clause, and on clauses that the oracle did not cite. */
function notesOf({ own, clauses }: Scenario, citations?: readonly string[]): string[] {
  if (!citations) return [...(own?.notes ?? [])];
  const missing = clauses.filter((clause) => !citations.includes(clause));
  return [
    ...(own?.notes ?? []),
    ...missing.map((clause) => `the oracle did not cite ${clause} here${citedInstead(clause, citations)}`),
  ];
}

/** `, but of its parts 7-1-4-1 and 7-1-4-2`; where it cited none of them: `; it cited 10-1-4-1, 10-2-1 and 40 more` */
function citedInstead(clause: string, citations: readonly string[]): string {
  const parts = citations.filter((one) => one.startsWith(`${clause}-`) || one.startsWith(`${clause}.`));
  if (parts.length > 0) return `, but of its parts ${nearestNamed(parts, [clause])}`;
  return `; it cited ${citations.length > 0 ? nearestNamed(citations, [clause]) : 'nothing'}`;
}
