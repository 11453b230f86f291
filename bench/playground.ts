/**
 * Measures how long the playground takes from a text to its answer: the script of each game, in a context without Node,
 * with scenarios of the suite.
 */
import { createContext, runInContext } from 'node:vm';
import { PLAYED } from '../games/registry';
import { suiteScenarios } from '../playground/site/scenarios';
import { builtScript } from '../playground/site/scripts';
import { textOf } from '../playground/site/suite-text';
import { loadFeatures } from '../runner/feature-files';
import type { GameId } from '../schemas/common';

/** Takes every tenth scenario. */
const EVERY = 10;

type Answer = (message: { id: number; answer?: unknown; broke?: string }) => void;

/** Asks the oracle of a game as the page asks its worker. */
function oracleOf(game: GameId): (text: string) => Promise<unknown> {
  const waiting = new Map<number, Answer>();
  const self: Record<string, unknown> = { performance, structuredClone };
  self['self'] = self;
  self['postMessage'] = (message: Parameters<Answer>[0]) => waiting.get(message.id)!(message);
  const context = createContext(self);
  runInContext(builtScript(game), context);
  runInContext(`(${String((self['tcgOracles'] as Record<string, unknown>)[game])})()`, context);
  let id = 0;
  return (text) =>
    new Promise((resolve) => {
      waiting.set(++id, resolve);
      const data = { id, kind: 'play', asked: { text, line: text.split('\n').length } };
      (self['onmessage'] as (event: object) => void)({ data });
    });
}

async function measure(game: GameId): Promise<void> {
  const suite = suiteScenarios(game, loadFeatures([game], { decoys: false }));
  const texts = suite.scenarios.filter((_, index) => index % EVERY === 0).map((scenario) => textOf(suite, scenario));
  const play = oracleOf(game);
  const times: number[] = [];
  for (const text of texts) {
    const startedAt = performance.now();
    await play(text);
    times.push(performance.now() - startedAt);
  }
  const [first] = times;
  const sorted = times.slice(1).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
  console.log(
    `${game}: ${times.length} scenarios; first ${first!.toFixed(0)} ms, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`,
  );
}

async function main(): Promise<void> {
  for (const game of PLAYED) await measure(game);
}

void main();
