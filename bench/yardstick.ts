/**
 * Times a fixed piece of plain JavaScript. Machines, and moments of one machine, differ by half, so that a rate means
 * something only beside the time of this work in the same run. The work is what the oracle does most: small objects in
 * maps, generators, filters, text.
 */
import { median } from './figures';

const ROUNDS = 5;
const GAMES = 320;
const CARDS = 100;
const TURNS = 60;
/** Result of the work; another sum would mean other work. */
const SUM = 2_660_969;

interface Card {
  readonly id: string;
  readonly power: number;
  zone: string;
}

function* turns(cards: ReadonlyMap<string, Card>): Generator<Card, number, number> {
  let sum = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const strong = [...cards.values()].filter(({ power, zone }) => zone === 'deck' && power % 7 !== turn % 7);
    const [best] = strong.sort((one, other) => other.power - one.power || (one.id < other.id ? -1 : 1));
    if (best) sum += yield best;
    sum += JSON.stringify({ turn, best, left: strong.length }).length;
  }
  return sum;
}

/** @returns the result of the work */
function work(): number {
  let sum = 0;
  for (let game = 0; game < GAMES; game++) {
    const cards = new Map<string, Card>();
    for (let index = 0; index < CARDS; index++) {
      const id = `${game}-${index}`;
      cards.set(id, { id, power: (index * 37 + game) % 101, zone: 'deck' });
    }
    const play = turns(cards);
    let step = play.next(0);
    while (!step.done) {
      cards.set(step.value.id, { ...step.value, zone: 'trash' });
      step = play.next(step.value.power);
    }
    sum += step.value;
  }
  return sum;
}

/** Milliseconds: of the wall clock, and of the processor in all threads of the process. */
export interface Yardstick {
  readonly wall: number;
  readonly processor: number;
}

/** Measures the work now, warmed up: medians of 5. */
export function yardstick(): Yardstick {
  const wall: number[] = [];
  const processor: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const usedBefore = process.cpuUsage();
    const sum = work();
    if (sum !== SUM) throw new Error(`the yardstick has changed: ${sum}`);
    const { user, system } = process.cpuUsage(usedBefore);
    if (round < 0) continue;
    wall.push(performance.now() - startedAt);
    processor.push((user + system) / 1000);
  }
  return { wall: median(wall), processor: median(processor) };
}

/**
 * Returns "3.1 a yardstick of 98 ms": how many fit into the time of the work.
 * @param rate a second
 * @param ms of the yardstick
 */
export const relative = (rate: number, ms: number): string =>
  `${((rate * ms) / 1000).toPrecision(3)} a yardstick of ${ms.toFixed(0)} ms`;

/**
 * Returns "4.2 yardsticks of 98 ms".
 * @param time in milliseconds
 */
export const inYardsticks = (time: number, ms: number): string =>
  `${(time / ms).toPrecision(3)} yardsticks of ${ms.toFixed(0)} ms`;
