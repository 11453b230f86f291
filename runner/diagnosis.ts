/**
 * Finds the few misreadings that explain the failures of a run, by the cheapest description. A failure has a price if
 * it stays unexplained, and a lower one if a misreading explains it; naming a misreading costs too, and most of all
 * each scenario that it would break and that passed. The misreading that saves most is taken first, then the one that
 * saves most of what is left.
 */
import { likeness, type Likeness, type Signature } from './diagnosis-signature';

/** A misreading and the scenarios that it breaks, by their digests. */
export interface Misreading {
  readonly fault: string;
  readonly breaks: ReadonlyMap<string, Signature>;
}

/** The outcome of one scenario in the run. */
export interface PlayedScenario {
  readonly id: string;
  /** Digest of the scenario's text. */
  readonly digest: string;
  /** The clause under test. If a misreading explains only some failures of a clause, it is too narrow. */
  readonly clause?: string | undefined;
  /**
   * Absent: the scenario was not played to its end. `differs`: it tests an interpretation and failed, so it needs no
   * cause.
   */
  readonly verdict?: 'passed' | 'failed' | 'differs';
  /** Absent: the failure resembles no other. */
  readonly signature?: Signature;
}

/** How well a misreading fits a run. */
export interface Match {
  readonly fault: string;
  /** Ids of failures that it explains and that no misreading named earlier explains. */
  readonly explains: readonly string[];
  /** The number of failures that look exactly as with the misreading. */
  readonly exact: number;
  /** Ids of scenarios that it would break and that passed. */
  readonly contradictedBy: readonly string[];
  /** The number of scenarios that it would break and that failed; `notPlayed` counts those that were not played. */
  readonly failed: number;
  readonly notPlayed: number;
}

export type Certainty = 'very likely' | 'likely' | 'possible' | 'in part';

export interface Diagnosis extends Match {
  readonly certainty: Certainty;
  /** The number of unexplained failures of the same clauses; if any, the bug goes further than this misreading. */
  readonly left: number;
  /** Misreadings that explain nearly the same failures as well, the best first. */
  readonly or: readonly Match[];
}

export interface Diagnoses {
  readonly diagnoses: readonly Diagnosis[];
  /** Misreadings that would explain several of the other failures, but scenarios that passed contradict them. */
  readonly contradicted: readonly Match[];
  /** Ids of failures that nothing explains. */
  readonly unexplained: readonly string[];
}

/** Cost in bits of a failure that a misreading explains, by how alike the two are. */
const COST: Readonly<Record<Likeness, number>> = { exact: 0.3, otherPath: 1.2, chance: 1.5, message: 3, step: 6 };
/** Cost in bits of a failure that looks otherwise, if every scenario of the misreading failed. */
const FAILS_TOO = 5;
/** Cost in bits of an unexplained failure, to which up to MOST_FOR_RARITY is added if few misreadings look like it. */
const UNEXPLAINED = 2;
const MOST_FOR_RARITY = 5;
/** Cost in bits of naming a misreading, and of each scenario that it would break and that passed. */
const NAMED = 4;
const CONTRADICTED = 5;
/**
 * Of the judged scenarios that it would break, at least this part must fail: some pass because other mistakes hide it.
 * Of those explained, this part must fail exactly alike.
 */
const LEAST_PRECISION = 0.8;
const LEAST_EXACT = 1 / 3;
/** For "likely", this part of the failures that it would cause must be exactly alike. */
const MOSTLY = 0.9;
/** More unexplained failures of the same clauses than this part of the explained ones make it "in part". */
const LEFT = 1 / 20;
/** With more unexplained failures of the same clauses than this part of the explained ones, it is not named at all. */
const MOST_LEFT = { contradicted: 1 / 4, other: 1 / 2 };
/** If a pass contradicts it, it must itself explain this part of the failures that it would cause. */
const LEAST_OWN = 0.8;
/**
 * A misreading all of whose scenarios failed is a cause however they failed, if that has so many bits: at least this
 * many, where each failure has the more the fewer scenarios of the run failed.
 */
const LEAST_SPECIFIC = 20;
/** An alternative may save at most this much less, and must share this part of the explained failures. */
const ALTERNATIVE = 3;
const LEAST_SHARED = 1 / 2;
/** A contradicted lead must explain at least this many failures, with this precision. */
const LEAD = { explains: 3, precision: 0.5 };
const MOST_LEADS = 5;
/** Of this many judged scenarios or more, this part must pass before misreadings are named. */
const MANY_JUDGED = 100;
const LEAST_PASSED = 1 / 5;

/** @param played each scenario once @param misreadings in the order that breaks ties */
export function diagnose(played: readonly PlayedScenario[], misreadings: readonly Misreading[]): Diagnoses {
  const failures = played.filter(({ verdict }) => verdict === 'failed');
  const candidates = hardlyPlays(played) ? [] : candidatesFor(played, failures, misreadings);
  const prices = costsUnexplained(failures.length, candidates);
  const picks: Found[] = [];
  const explainedBy = new Map<number, Offer>();
  let offers = candidates.map((one) => offer(one, prices));
  for (;;) {
    // Savings only ever shrink from here, so what saves too little now can go.
    offers = offers.filter(({ saves }) => saves > -ALTERNATIVE);
    const [best, ...others] = offers.filter(isSound).sort(bySaving);
    if (!best || best.saves <= 0) break;
    const or = others.filter((other) => other.saves >= best.saves - ALTERNATIVE && sharesMost(best, other));
    picks.push({ best, or });
    for (const failure of best.explains) {
      prices[failure] = best.candidate.costs.get(failure)!;
      explainedBy.set(failure, best);
    }
    const taken = new Set([best, ...or]);
    const cheaper = new Set(best.explains);
    offers = offers
      .filter((one) => !taken.has(one))
      .map((one) => (one.explains.some((failure) => cheaper.has(failure)) ? offer(one.candidate, prices) : one));
  }
  const match = matcher(failures);
  const named = withoutNarrow(picks, failures, explainedBy);
  return {
    diagnoses: named.map(({ best, or, explains, left }) => {
      const isOfAnother = (failure: number) => (explainedBy.get(failure) ?? best) !== best;
      const certainty = certaintyOf(best, left, isOfAnother);
      return { ...match({ ...best, explains }), certainty, left, or: or.map(match) };
    }),
    contradicted: leads(candidates, prices, explainedBy).map(match),
    unexplained: failures.flatMap(({ id }, index) => (explainedBy.has(index) ? [] : [id])),
  };
}

/** What was found, with the failures that are left to it, and the number of unexplained ones of the same clauses. */
interface Named extends Found {
  readonly explains: readonly number[];
  readonly left: number;
}

/** Takes back names that are too narrow for what is wrong there; their failures then have no explanation. */
function withoutNarrow(
  picks: readonly Found[],
  failures: readonly PlayedScenario[],
  explainedBy: Map<number, Offer>,
): Named[] {
  const clauseOf = (failure: number) => failures[failure]!.clause;
  const unexplained = failures.filter((_, index) => !explainedBy.has(index));
  const leftIn = (clauses: ReadonlySet<string | undefined>) =>
    unexplained.filter(({ clause }) => clause !== undefined && clauses.has(clause)).length;
  const found = picks.flatMap((one): Named[] => {
    const explains = one.best.explains.filter((failure) => explainedBy.get(failure) === one.best);
    return explains.length > 0 ? [{ ...one, explains, left: leftIn(new Set(one.best.explains.map(clauseOf))) }] : [];
  });
  for (const { explains } of found.filter(isTooNarrow)) for (const failure of explains) explainedBy.delete(failure);
  return found.filter((one) => !isTooNarrow(one));
}

function isTooNarrow({ best: { candidate, exact, explains: all }, explains, left }: Named): boolean {
  if (!isMostlyExact(all, exact)) return left > 0 || explains.length < candidate.failures.length;
  if (candidate.contradictedBy.length === 0) return left > explains.length * MOST_LEFT.other;
  return left > explains.length * MOST_LEFT.contradicted || explains.length < candidate.failures.length * LEAST_OWN;
}

/** A misreading spoils part of a game; if next to nothing passes, the cause is not a misread rule. */
function hardlyPlays(played: readonly PlayedScenario[]): boolean {
  const judged = played.filter(({ verdict }) => verdict !== undefined);
  const passed = judged.filter(({ verdict }) => verdict === 'passed').length;
  return judged.length >= MANY_JUDGED && passed < judged.length * LEAST_PASSED;
}

/** The best offer of a round and its alternatives. */
interface Found {
  readonly best: Offer;
  readonly or: readonly Offer[];
}

/** A misreading that resembles at least one failure; failures are given by index. */
interface Candidate {
  readonly fault: string;
  readonly costs: ReadonlyMap<number, number>;
  readonly contradictedBy: readonly string[];
  readonly failed: number;
  /** Those of the `failed` scenarios that failed as rules and not as interpretations, by index. */
  readonly failures: readonly number[];
  readonly notPlayed: number;
  /** True if all its scenarios failed, which are so many that chance is unlikely. */
  readonly isSpecific: boolean;
}

/** What a candidate would save at this point of the search. */
interface Offer {
  readonly candidate: Candidate;
  readonly saves: number;
  readonly explains: readonly number[];
  readonly exact: number;
}

function candidatesFor(
  played: readonly PlayedScenario[],
  failures: readonly PlayedScenario[],
  misreadings: readonly Misreading[],
): Candidate[] {
  const byDigest = new Map(played.map((one) => [one.digest, one]));
  const indices = new Map(failures.map(({ digest }, index) => [digest, index]));
  const bitsOfFailure = Math.log2(played.filter(({ verdict }) => verdict).length / failures.length);
  return misreadings.flatMap(({ fault, breaks }) => {
    const costs = new Map<number, number>();
    const contradictedBy: string[] = [];
    const failing: number[] = [];
    let [failed, notPlayed] = [0, 0];
    for (const [digest, signature] of breaks) {
      const one = byDigest.get(digest);
      // A lucky engine can pass what depends on chance, so a pass contradicts nothing.
      if (one?.verdict === 'passed' && signature.byChance) continue;
      if (one?.verdict === 'passed') contradictedBy.push(one.id);
      else if (one?.verdict) failed += 1;
      else notPlayed += 1;
      if (one?.verdict === 'failed') failing.push(indices.get(digest)!);
      const alike = one?.verdict === 'failed' && one.signature && likeness(one.signature, signature);
      if (alike) costs.set(indices.get(digest)!, COST[alike]);
    }
    const isSpecific = contradictedBy.length === 0 && failing.length * bitsOfFailure >= LEAST_SPECIFIC;
    if (isSpecific) for (const index of failing) if (!costs.has(index)) costs.set(index, FAILS_TOO);
    return costs.size > 0 ? [{ fault, costs, contradictedBy, failed, failures: failing, notPlayed, isSpecific }] : [];
  });
}

/** Prices each failure if unexplained: the fewer misreadings resemble it most, the more it tells about its cause. */
function costsUnexplained(count: number, candidates: readonly Candidate[]): number[] {
  const best = new Array<number>(count).fill(Infinity);
  const alike = new Array<number>(count).fill(0);
  for (const { costs } of candidates) {
    for (const [failure, cost] of costs) {
      if (cost < best[failure]!) [best[failure], alike[failure]] = [cost, 0];
      if (cost === best[failure]) alike[failure]! += 1;
    }
  }
  return alike.map((misreadings) => UNEXPLAINED + Math.max(0, MOST_FOR_RARITY - Math.log2(Math.max(1, misreadings))));
}

function offer(candidate: Candidate, prices: readonly number[]): Offer {
  let saves = -NAMED - CONTRADICTED * candidate.contradictedBy.length;
  let exact = 0;
  const explains: number[] = [];
  for (const [failure, cost] of candidate.costs) {
    const saved = prices[failure]! - cost;
    if (saved <= 0) continue;
    saves += saved;
    explains.push(failure);
    if (isExact(cost)) exact += 1;
  }
  explains.sort((one, other) => one - other);
  return { candidate, saves, explains, exact };
}

/** True if the failure looks as with the misreading, apart from chance. */
const isExact = (cost = Infinity): boolean => cost <= COST.chance;

const precisionOf = ({ failed, contradictedBy }: Candidate): number => failed / (failed + contradictedBy.length);

const isSound = ({ candidate, explains, exact }: Offer): boolean =>
  precisionOf(candidate) >= LEAST_PRECISION &&
  explains.length > 0 &&
  (candidate.isSpecific || isMostlyExact(explains, exact));

const isMostlyExact = (explains: readonly number[], exact: number): boolean => exact >= LEAST_EXACT * explains.length;

/** The sort is stable, so ties keep the order of the misreadings. */
const bySaving = (one: Offer, other: Offer): number => other.saves - one.saves || other.exact - one.exact;

function sharesMost({ explains }: Offer, other: Offer): boolean {
  const same = other.explains.filter((failure) => explains.includes(failure)).length;
  return same >= LEAST_SHARED * Math.max(explains.length, other.explains.length);
}

/**
 * "Very likely" means that nothing which the misreading would break passes, all of it fails exactly alike, at least
 * three times, and few failures of the same clauses are left. bench/diagnosis.ts measures the limits; docs/causes.md
 * has the figures.
 */
function certaintyOf(
  { candidate, explains, exact }: Offer,
  left: number,
  isOfAnother: (failure: number) => boolean,
): Certainty {
  if (candidate.contradictedBy.length > 0) return 'possible';
  if (left > LEFT * explains.length) return 'in part';
  // A failure that another misreading causes first says nothing about this one.
  const own = candidate.failures.filter((failure) => !isOfAnother(failure));
  const exactOnes = own.filter((failure) => isExact(candidate.costs.get(failure))).length;
  if (exactOnes < MOSTLY * own.length || exact < 2) return 'possible';
  return exactOnes === own.length && exact >= 3 ? 'very likely' : 'likely';
}

const matcher =
  (failures: readonly PlayedScenario[]) =>
  ({ candidate, explains, exact }: Offer): Match => ({
    fault: candidate.fault,
    explains: explains.map((index) => failures[index]!.id),
    exact,
    contradictedBy: candidate.contradictedBy,
    failed: candidate.failed,
    notPlayed: candidate.notPlayed,
  });

/** Returns the best leads first, each for failures that neither a diagnosis nor another lead explains. */
function leads(
  candidates: readonly Candidate[],
  prices: readonly number[],
  explained: ReadonlyMap<number, unknown>,
): Offer[] {
  const left = prices.map((cost, failure) => (explained.has(failure) ? 0 : cost));
  const inDoubt = candidates.filter((one) => one.contradictedBy.length > 0 && precisionOf(one) >= LEAD.precision);
  const found: Offer[] = [];
  while (found.length < MOST_LEADS) {
    const [best] = inDoubt
      .map((one) => offer(one, left))
      .filter(({ explains, exact }) => explains.length >= LEAD.explains && exact >= LEAST_EXACT * explains.length)
      .sort(bySaving);
    if (!best) break;
    found.push(best);
    for (const failure of best.explains) left[failure] = 0;
  }
  return found;
}
