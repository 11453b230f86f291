/** Puts lockstep into words: where an implementation and the oracle part. */
import type { Departure, Report, ScenarioResult } from '../schemas/report';

/** Returns "After action 3, player A: pass: from here on the two games differ." */
export const departureWords = ({ message, after, step }: Departure): string =>
  `${step === 0 ? `At ${after}` : `After action ${step}, ${after}`}: ${message}.`;

/** Adds the first difference: `... turn: the oracle has 6, this implementation 5, and 2 more`. */
export function departureInFull(departure: Departure): string {
  const [ours, adapterSays] = ['-', '+'].map((sign) => linesOf(departure, sign)) as [string[], string[]];
  const [path, reference] = parts(ours[0]);
  const shown = adapterSays.map(parts).find(([other]) => other === path)?.[1];
  const words = departureWords(departure);
  if (path === undefined) return words;
  const more = ours.length > 1 ? `, and ${ours.length - 1} more` : '';
  return `${words} ${path}: the oracle has ${reference}, this implementation ${shown ?? 'nothing'}${more}`;
}

const linesOf = ({ diff }: Departure, sign: string): string[] =>
  diff
    .split('\n')
    .flatMap((line) => (line.startsWith(sign) && !line.startsWith(sign.repeat(3)) ? [line.slice(1)] : []));

function parts(line = ''): [path?: string, value?: string] {
  const [, path, value] = /^(.*?): (.*)$/.exec(line) ?? [];
  return [path, value];
}

/** Lists the departures that no scenario noticed, in the order of the report. */
export const departed = ({ scenarios }: Report): (ScenarioResult & { departure: Departure })[] =>
  scenarios.flatMap((scenario) => (scenario.departure ? [{ ...scenario, departure: scenario.departure }] : []));
