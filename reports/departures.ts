/** Puts lockstep into words: where an implementation and the oracle part. */
import { capitalised } from '../texts/words';
import { differenceAsSentence } from '../runner/difference-sentences';
import type { GameId } from '../schemas/common';
import type { Departure, Report, ScenarioResult } from '../schemas/report';

/** Returns "After action 3, player A: pass: from here on the two games differ." */
export const departureWords = ({ message, after, step }: Departure): string =>
  `${step === 0 ? `At ${after}` : `After action ${step}, ${after}`}: ${message}.`;

/** Adds the first difference: `... Player B's deck holds 20 cards, in the oracle's game 19, and 2 more`. */
export function departureInFull(departure: Departure, game: GameId): string {
  const [first, ...others] = departureFacts(departure, game);
  const words = departureWords(departure);
  if (first === undefined) return words;
  return `${words} ${first}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

/** Says each difference as a sentence without a full stop. */
export function departureFacts({ diff }: Departure, game: GameId): string[] {
  const [ours, adapterSays] = ['-', '+'].map((sign) => linesOf(diff, sign).map(parts)) as [Part[], Part[]];
  const shownAt = new Map(adapterSays.map(({ path, value }) => [path, value]));
  return ours.map(({ path, value }) =>
    capitalised(
      differenceAsSentence(game, { path, reference: value, shown: shownAt.get(path) }, "in the oracle's game"),
    ),
  );
}

/** A member that differs, with its value on one side. */
interface Part {
  readonly path: string;
  readonly value: unknown;
}

const linesOf = (diff: string, sign: string): string[] =>
  diff
    .split('\n')
    .flatMap((line) => (line.startsWith(sign) && !line.startsWith(sign.repeat(3)) ? [line.slice(1)] : []));

function parts(line: string): Part {
  const [, path = line, value = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
  return { path, value: parsed(value) };
}

/** An observation too long for a report is cut, so its value may be no JSON. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Lists the departures that no scenario noticed, in the order of the report. */
export const departed = ({ scenarios }: Report): (ScenarioResult & { departure: Departure })[] =>
  scenarios.flatMap((scenario) => (scenario.departure ? [{ ...scenario, departure: scenario.departure }] : []));
