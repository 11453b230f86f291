/**
 * Implements `npm run bench:diagnosis`: measures how good diagnosis is on known causes. It plants one, five and twenty
 * misreadings in the oracle and diagnoses them with the whole dictionary, and with a half of it that lacks some of
 * them. The failures of a single misreading come from the dictionary, which was made of such runs; several at once are
 * played.
 *
 * node dist/bench/diagnosis.js [--trials n] [game...]
 */
import { parseArgs } from 'node:util';
import { gameOf, PLAYABLE } from '../games/registry';
import { playedOf } from '../runner/causes';
import { CERTAINTIES } from '../schemas/report';
import { diagnose, type Diagnoses, type Misreading, type PlayedScenario } from '../runner/diagnosis';
import { readMatrix } from '../runner/diagnosis-matrix';
import { playMisread } from '../runner/diagnosis-play';
import { digestOfScenario } from '../runner/diagnosis-signature';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import type { GameId } from '../schemas/common';
import { seededRandom } from '../oracle/kernel/chance';

const AT_ONCE = [5, 20];
/** Number of failures explained to measure the time, and number of measurements. */
const MANY = 500;
const TIMES = 9;

/** The planted misreadings, and the results of playing with them. */
interface Trial {
  readonly planted: readonly Misreading[];
  readonly played: readonly PlayedScenario[];
}

class Bench {
  private readonly planned: readonly Planned[];
  private readonly digests: ReadonlyMap<string, string>;
  private readonly misreadings: readonly Misreading[];
  private readonly random = seededRandom(1);

  constructor(private readonly game: GameId) {
    const features = loadFeatures([game]);
    this.planned = planScenarios(features, features.scenarios).planned;
    this.digests = new Map(this.planned.map(({ scenario }) => [scenario.id, digestOfScenario(scenario)]));
    const rules = new Set(
      this.planned.filter(({ scenario }) => !scenario.reading).map(({ scenario }) => this.digests.get(scenario.id)!),
    );
    // A misreading that only readings notice causes no failure, so there is nothing to explain.
    this.misreadings = (readMatrix(game)?.misreadings ?? []).filter(({ breaks }) =>
      [...breaks.keys()].some((digest) => rules.has(digest)),
    );
  }

  async run(trials: number): Promise<void> {
    console.log(`\n${this.game}: ${this.misreadings.length} misreadings that a rule's scenario notices`);
    console.log(this.timed());
    const halves = this.halves();
    const alone = this.misreadings.map((one): Trial => ({ planted: [one], played: this.asPlayed(one) }));
    console.log(tally('1 planted, all known', alone, () => this.misreadings));
    console.log(
      tally('1 planted, unknown', alone, ({ planted }) => halves.find((half) => !half.includes(planted[0]!))!),
    );
    for (const count of AT_ONCE) {
      const several: Trial[] = [];
      for (let index = 0; index < trials; index++) several.push(await this.plant(count));
      console.log(tally(`${count} planted, all known`, several, () => this.misreadings));
      console.log(tally(`${count} planted, half known`, several, () => halves[0]!));
    }
  }

  private asPlayed({ breaks }: Misreading): PlayedScenario[] {
    return this.planned.map(({ scenario: { id, reading, clauses } }) => {
      const digest = this.digests.get(id)!;
      const signature = breaks.get(digest);
      if (!signature) return { id, digest, verdict: 'passed' };
      return reading
        ? { id, digest, verdict: 'differs' }
        : { id, digest, clause: clauses[0], verdict: 'failed', signature };
    });
  }

  /** Makes up to 500 failures, each as the first misreading has it that breaks the scenario. */
  private manyFailures(): PlayedScenario[] {
    const failures = this.planned.flatMap(({ scenario: { id, reading, clauses } }) => {
      const digest = this.digests.get(id)!;
      const signature = this.misreadings.find(({ breaks }) => breaks.has(digest))?.breaks.get(digest);
      return signature && !reading ? [{ id, digest, clause: clauses[0], verdict: 'failed' as const, signature }] : [];
    });
    // The search is skipped if next to nothing passes, so these pass.
    const passed = failures.map(({ id }) => ({ id: `${id} passed`, digest: '', verdict: 'passed' as const }));
    return [...failures.slice(0, MANY), ...passed];
  }

  private timed(): string {
    const played = this.manyFailures();
    const times = Array.from({ length: TIMES }, () => {
      const began = performance.now();
      diagnose(played, this.misreadings);
      return performance.now() - began;
    });
    const median = times.sort((one, other) => one - other)[Math.floor(TIMES / 2)]!;
    const count = played.filter(({ verdict }) => verdict === 'failed').length;
    return `  ${count} failures, ${this.misreadings.length} misreadings: explained in ${median.toFixed(0)} ms (median of ${TIMES})`;
  }

  private async plant(count: number): Promise<Trial> {
    const planted = shuffled(this.misreadings, this.random).slice(0, count);
    const { oracle, faults } = gameOf(this.game)!;
    const ids = planted.map(({ fault }) => fault);
    const chosen = faults.filter(({ id }) => ids.includes(id));
    const results = await playMisread(oracle, chosen, this.planned);
    return { planted, played: results.map((result) => playedOf(result, this.digests.get(result.id)!)) };
  }

  private halves(): Misreading[][] {
    const all = shuffled(this.misreadings, this.random);
    const middle = Math.floor(all.length / 2);
    return [all.slice(0, middle), all.slice(middle)];
  }
}

function tally(title: string, trials: readonly Trial[], dictionary: (trial: Trial) => readonly Misreading[]): string {
  let [known, named, failures, explained, silent, longest] = [0, 0, 0, 0, 0, 0];
  const counts = { right: 0, part: 0, wrong: 0 };
  const sure = new Map(CERTAINTIES.map((word) => [word, { right: 0, all: 0 }]));
  for (const trial of trials) {
    const misreadings = dictionary(trial);
    const began = performance.now();
    const found: Diagnoses = diagnose(trial.played, misreadings);
    longest = Math.max(longest, performance.now() - began);
    const breakings = trial.planted.map(
      ({ breaks }) => new Set(trial.played.filter(({ digest }) => breaks.has(digest)).map(({ id }) => id)),
    );
    const alike = new Set(trial.planted.map(looksLike));
    const twins = new Set(misreadings.filter((one) => alike.has(looksLike(one))).map(({ fault }) => fault));
    const names = new Set(found.diagnoses.flatMap(({ fault, or }) => [fault, ...or.map((one) => one.fault)]));
    const namedAlike = new Set(misreadings.filter(({ fault }) => names.has(fault)).map(looksLike));
    const isTwinNamed = (one: Misreading) => namedAlike.has(looksLike(one));
    const inReach = trial.planted.filter((one) => misreadings.includes(one));
    known += inReach.length;
    named += inReach.filter(isTwinNamed).length;
    failures += trial.played.filter(({ verdict }) => verdict === 'failed').length;
    explained += found.diagnoses.reduce((sum, { explains }) => sum + explains.length, 0);
    silent += found.diagnoses.length === 0 ? 1 : 0;
    for (const { fault, or, certainty, explains } of found.diagnoses) {
      const all = [fault, ...or.map((one) => one.fault)];
      const isRight = all.some((one) => twins.has(one));
      // Each failure that it explains follows from a single planted misreading.
      const isPart = breakings.some((breaking) => explains.every((id) => breaking.has(id)));
      counts[isRight ? 'right' : isPart ? 'part' : 'wrong'] += 1;
      sure.get(certainty)!.all += 1;
      if (isRight) sure.get(certainty)!.right += 1;
    }
  }
  const all = counts.right + counts.part + counts.wrong;
  const words = [...sure].map(([word, { right, all }]) => `${word} ${share(right, all)}`).join(', ');
  return [
    `  ${title} (${trials.length} trials, ${failures} failures): named ${share(named, known)}`,
    `    ${all} names: right ${share(counts.right, all)}, a part of one cause ${share(counts.part, all)}, wrong ${share(counts.wrong, all)}; silent in ${share(silent, trials.length)}`,
    `    failures explained ${share(explained, failures)}; right where ${words}; at most ${longest.toFixed(0)} ms`,
  ].join('\n');
}

/** Two misreadings that break the same scenarios in the same way are one behaviour, whichever is named. */
const looksLike = ({ breaks }: Misreading): string =>
  JSON.stringify([...breaks].sort(([one], [other]) => (one < other ? -1 : 1)));

const share = (part: number, all: number): string =>
  all === 0 ? 'none' : `${Math.round((100 * part) / all)} % of ${all}`;

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { trials: { type: 'string', default: '10' } },
    allowPositionals: true,
  });
  for (const game of PLAYABLE.filter((one) => positionals.length === 0 || positionals.includes(one)))
    await new Bench(game).run(Number(values.trials));
}

if (require.main === module) void main();
