/** Prints how the oracle played a scenario, as lines for a terminal. */
import { failureOf } from '../runner/failure';
import type { Scenario } from '../runner/features';
import { titlesOfClauses } from '../runner/own-features';
import { eventLines, refusalLine, type TitlesOfClauses } from '../runner/event-lines';
import type { Story } from '../runner/scenario-story';
import type { RecordedStep } from '../runner/step-recorder';
import { declinedAsSentence } from '../runner/narration';
import type { GameId } from '../schemas/common';
import type { Frame } from '../schemas/report';
import type { Observation } from '../schemas/protocol';
import { boardLines } from './board-text';
import { whyLines } from './questions';

/**
 * Returns each step with what happened.
 * @param titles of the clauses in the edition that is played; by default the one that rule tables play
 */
export function storyLines({ game, about, steps }: Story, titles: TitlesOfClauses = titlesOfClauses(game)): string[] {
  return steps.flatMap((step) => stepLines(step, { game, about, titles }));
}

/**
 * Adds the choices declined on the way, and the boards: at the start, and after each step that lets something happen.
 * `*` marks the lines that changed.
 */
export function storyWithBoards({ game, about, steps }: Story): string[] {
  const titles = titlesOfClauses(game);
  let before: string[] | undefined;
  return steps.flatMap((step) => {
    const [first, ...others] = step.frames.map((frame) => linesOf(game, frame));
    const begins = before || !first ? [] : boardOf('at the start', first);
    const last = before ? (others.at(-1) ?? first) : others.at(-1);
    const after = last ? boardOf('now', last, before ?? first) : [];
    before = last ?? first ?? before;
    const declined = step.declined.map((asked) => `      ${declinedAsSentence(game, asked)}`);
    return [...begins, ...stepLines(step, { game, about, titles }), ...declined, ...after];
  });
}

/** Returns the step after `✓` or `✗`, then its events with the clauses cited, and refusals. */
function stepLines(
  { keyword, text, below, passed, ...step }: RecordedStep,
  { game, about, titles }: Pick<Story, 'game' | 'about'> & { readonly titles: TitlesOfClauses },
): string[] {
  const head = text === '' ? BY_ITSELF : `${passed ? '✓' : '✗'} ${keyword} ${text}`;
  return [
    `  ${head}`,
    ...below.map((line) => `        ${line}`),
    ...happened(game, step, titles, about).map((line) => `      ${line}`),
  ];
}

/** Heads the events after the last step, where play continues without one. */
const BY_ITSELF = '· after the last step: whoever may decline does';

/** Returns the results of a step: events with the clauses cited, refusals, and choices that were not offered. */
export const happened = (
  game: GameId,
  { events, sent, notAsked }: Pick<RecordedStep, 'events' | 'sent' | 'notAsked'>,
  titles?: TitlesOfClauses,
  about?: readonly string[],
): string[] => [
  ...eventLines(game, events, titles, about),
  ...sent.flatMap(({ answer }) => refusalLine(game, answer, titles) ?? []),
  ...(notAsked === undefined ? [] : [`not offered: ${notAsked}`]),
];

/** The JSON form of a step: what it says and what happened in words, and the actions and events as on the wire. */
export const recordedStepAsJson = (game: GameId, step: RecordedStep) => ({
  ...(step.text === '' ? {} : { text: `${step.keyword} ${step.text}` }),
  ...(step.below.length > 0 && { below: step.below }),
  passed: step.passed,
  happened: happened(game, step),
  ...(step.sent.length > 0 && { actions: step.sent.map(({ player, action }) => ({ player, action })) }),
  ...(step.events.length > 0 && { events: step.events }),
});

const linesOf = (game: GameId, { observation }: Frame): string[] => boardLines(game, observation as Observation);

/** @param before the lines to compare with; by default no line is marked */
function boardOf(when: string, now: readonly string[], before = now): string[] {
  const [moment = '', ...zones] = now;
  const shown = zones.map((line) => `    |${before.includes(line) ? ' ' : '*'}${line}`);
  return [`    | board ${when}: ${moment}`, ...shown];
}

/** Returns the oracle's verdict on the scenario. */
export function endLines({ about, outcome, notes }: Story, { own, game, uri }: Scenario): string[] {
  const { verdict, error, faults = [] } = outcome;
  const other = [`${verdict}: ${error?.message}`];
  if (!own) return verdict === 'passed' ? ['the oracle agrees'] : other;
  const said = {
    passed: () => ['the oracle agrees'],
    disputed: () => whyLines(failureOf(outcome, outcome.citations, ''), titlesOfClauses(game), about),
    invalid: () => [],
  }[verdict as string];
  return [
    ...(said ? said() : other),
    ...faults.map(({ line, text }) => `cannot be asked: ${uri}:${line}: ${text}`),
    ...notes.map((note) => `note: ${note}`),
  ];
}
