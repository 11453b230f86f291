/**
 * Implements `npm run bench:diagnosis`: measures how good diagnosis is on known causes. It plants one, five and twenty
 * misreadings in the oracle and diagnoses them with the whole dictionary, and with a half of it that lacks some of
 * them; and 2, 15 and 40 of which the dictionary lacks all, as those of a stranger's engine. The failures of a single misreading come from the dictionary, which was made of such runs; several at once are
 * played.
 *
 * node dist/bench/diagnosis.js [--trials n] [game...]
 */
import { parseArgs } from 'node:util';
import { gameOf, PLAYABLE } from '../games/registry';
import { playedOf } from '../runner/causes';
import { CERTAINTIES } from '../schemas/report';
import { diagnose, type Diagnoses, type Diagnosis, type Misreading, type PlayedScenario } from '../runner/diagnosis';
import { readMatrix } from '../runner/diagnosis-matrix';
import { playMisread } from '../runner/diagnosis-play';
import { digestOfScenario } from '../runner/diagnosis-signature';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios, type Planned } from '../runner/plan';
import type { GameId } from '../schemas/common';
import { seededRandom } from '../oracle/kernel/chance';

const AT_ONCE = [5, 20];
/** An unfinished engine: so many mistakes at once, of which the dictionary knows none; and pairs, which hide each other. */
const UNKNOWN_AT_ONCE = [2, 15, 40];
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
    for (const count of UNKNOWN_AT_ONCE) {
      const several: Trial[] = [];
      for (let index = 0; index < trials; index++) several.push(await this.plant(count));
      console.log(tally(`${count} planted, all unknown`, several, ({ planted }) => this.without(planted)));
    }
  }

  /** Returns the dictionary without these misreadings and those that look like them. */
  private without(planted: readonly Misreading[]): Misreading[] {
    const looks = new Set(planted.map(looksLike));
    return this.misreadings.filter((one) => !looks.has(looksLike(one)));
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

/** A name is pure if this part of the failures that it explains follow from a single planted misreading. */
const PURE = 0.95;

type Judgement = 'right' | 'part' | 'wrong';

function tally(title: string, trials: readonly Trial[], dictionary: (trial: Trial) => readonly Misreading[]): string {
  let [known, named, failures, explained, silent, longest] = [0, 0, 0, 0, 0, 0];
  const names = { right: 0, part: 0, wrong: 0 };
  /** Failures, by the names that explain them. */
  const under = { right: 0, part: 0, wrong: 0 };
  const sure = new Map(CERTAINTIES.map((word) => [word, { right: 0, part: 0, wrong: 0 }]));
  for (const trial of trials) {
    const misreadings = dictionary(trial);
    const began = performance.now();
    const found: Diagnoses = diagnose(trial.played, misreadings);
    longest = Math.max(longest, performance.now() - began);
    const isNamed = new Set(found.diagnoses.flatMap(allNames));
    const namedAlike = new Set(misreadings.filter(({ fault }) => isNamed.has(fault)).map(looksLike));
    const inReach = trial.planted.filter((one) => misreadings.includes(one));
    known += inReach.length;
    named += inReach.filter((one) => namedAlike.has(looksLike(one))).length;
    failures += trial.played.filter(({ verdict }) => verdict === 'failed').length;
    explained += found.diagnoses.reduce((sum, { explains }) => sum + explains.length, 0);
    silent += found.diagnoses.length === 0 ? 1 : 0;
    const judge = judgeOf(trial, misreadings);
    for (const diagnosis of found.diagnoses) {
      const judgement = judge(diagnosis);
      names[judgement] += 1;
      under[judgement] += diagnosis.explains.length;
      sure.get(diagnosis.certainty)![judgement] += 1;
    }
  }
  const all = names.right + names.part + names.wrong;
  const words = [...sure].map(([word, { right, part, wrong }]) => {
    return `${word} ${share(right, right + part + wrong)}${wrong > 0 ? ` (${wrong} wrong)` : ''}`;
  });
  return [
    `  ${title} (${trials.length} trials, ${failures} failures): named ${share(named, known)}`,
    `    ${all} names: right ${share(names.right, all)}, a part of one cause ${share(names.part, all)}, wrong ${share(names.wrong, all)}, pure ${share(names.right + names.part, all)}; silent in ${share(silent, trials.length)}`,
    `    failures: explained ${share(explained, failures)}; right or left unexplained ${share(failures - under.part - under.wrong, failures)}, a part ${share(under.part, failures)}, wrong ${share(under.wrong, failures)}`,
    `    right where ${words.join(', ')}; at most ${longest.toFixed(0)} ms`,
  ].join('\n');
}

const allNames = ({ fault, or }: Diagnosis): string[] => [fault, ...or.map((one) => one.fault)];

/** A name is right if it is what was planted, or looks like it; a part if it is pure. */
function judgeOf({ planted, played }: Trial, misreadings: readonly Misreading[]): (name: Diagnosis) => Judgement {
  const breakings = planted.map(
    ({ breaks }) => new Set(played.filter(({ digest }) => breaks.has(digest)).map(({ id }) => id)),
  );
  const alike = new Set(planted.map(looksLike));
  const twins = new Set(misreadings.filter((one) => alike.has(looksLike(one))).map(({ fault }) => fault));
  return (name) => {
    if (allNames(name).some((one) => twins.has(one))) return 'right';
    const { explains } = name;
    const isPure = breakings.some(
      (breaking) => explains.filter((id) => breaking.has(id)).length >= PURE * explains.length,
    );
    return isPure ? 'part' : 'wrong';
  };
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
