/**
 * From failures to the few misreadings that explain them. Each failure is told the cheapest way: by itself, or as something that a
 * misreading would look like; naming a misreading costs as well, and most of all what it would break and what works. The
 * misreading that saves most is taken first, then the one that saves most of what is left.
 */
import { likeness, type Likeness, type Signature } from './diagnosis-signature';

/** A misreading, and what it breaks, by the digest of the scenario. */
export interface Misreading {
  readonly fault: string;
  readonly breaks: ReadonlyMap<string, Signature>;
}

/** A scenario as it was played. */
export interface PlayedScenario {
  readonly id: string;
  /** The digest of its text. */
  readonly digest: string;
  /** What it is about: of failures of one clause that one is explained and another is not says that the name is too narrow. */
  readonly clause?: string | undefined;
  /** Left out: it was not played to an end. `differs`: it failed, and no cause is asked for, for it says what we read and no rule. */
  readonly verdict?: 'passed' | 'failed' | 'differs';
  /** Of a failure; left out: it is like no other. */
  readonly signature?: Signature;
}

/** A misreading held against a run. */
export interface Match {
  readonly fault: string;
  /** Failures that it explains and that nothing named before explains as well, by id. */
  readonly explains: readonly string[];
  /** So many of them are just what it looks like. */
  readonly exact: number;
  /** Scenarios that it would break and that passed, by id. */
  readonly contradictedBy: readonly string[];
  /** Scenarios that it would break: that failed, and that were not played. */
  readonly failed: number;
  readonly notPlayed: number;
}

export type Certainty = 'very likely' | 'likely' | 'possible' | 'in part';

export interface Diagnosis extends Match {
  readonly certainty: Certainty;
  /** Failures of the same clauses that nothing explains: what is wrong goes further than this. */
  readonly left: number;
  /** Misreadings that explain nearly the same as well, the best first. */
  readonly or: readonly Match[];
}

export interface Diagnoses {
  readonly diagnoses: readonly Diagnosis[];
  /** What would explain several of the rest, but for what passed. */
  readonly contradicted: readonly Match[];
  /** Failures that nothing explains, by id. */
  readonly unexplained: readonly string[];
}

/** What it costs to tell a failure, in bits: as that of a misreading, by how alike the two are. */
const COST: Readonly<Record<Likeness, number>> = { exact: 0.3, chance: 1.5, message: 3, step: 6 };
/** By itself, and more the fewer misreadings look like it. */
const UNEXPLAINED = 2;
const MOST_FOR_RARITY = 5;
/** To name a misreading; for each scenario that it would break and that passed. */
const NAMED = 4;
const CONTRADICTED = 8;
/** Of the scenarios that it would break and that were played so many must fail, and of those explained so many exactly so. */
const LEAST_PRECISION = 0.9;
const LEAST_EXACT = 1 / 3;
/** Where so many are just so, fewer need fail: of much that it would break other mistakes hide some. */
const MUCH = { exact: 20, precision: 0.8 };
/** Of the failures of what it would break so many must be just as it has them, where it is likely. */
const MOSTLY = 0.9;
/** Of failures of the same clauses so many may be left, for each that it explains. */
const LEFT = 1 / 20;
/** An alternative may save so much less, and must explain so much of the same. */
const ALTERNATIVE = 3;
const LEAST_SHARED = 1 / 2;
/** A lead that is contradicted explains at least so many failures. */
const LEAD = { explains: 3, precision: 0.5 };
const MOST_LEADS = 5;
/** Of so many scenarios, or more, such a part must pass for misreadings to be named. */
const MANY_JUDGED = 100;
const LEAST_PASSED = 1 / 5;

/** @param played each scenario once @param misreadings in the order in which they are named where nothing else decides */
export function diagnose(played: readonly PlayedScenario[], misreadings: readonly Misreading[]): Diagnoses {
  const failures = played.filter(({ verdict }) => verdict === 'failed');
  const candidates = hardlyPlays(played) ? [] : candidatesFor(played, failures, misreadings);
  const prices = costsUnexplained(failures.length, candidates);
  const picks: Found[] = [];
  const explainedBy = new Map<number, Offer>();
  let offers = candidates.map((one) => offer(one, prices));
  for (;;) {
    // What is saved can only become less.
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
  const unexplained = failures.filter((_, index) => !explainedBy.has(index));
  return {
    diagnoses: picks.flatMap(({ best, or }) => {
      const explains = best.explains.filter((failure) => explainedBy.get(failure) === best);
      if (explains.length === 0) return [];
      const clauses = new Set(best.explains.map((index) => failures[index]!.clause));
      const left = unexplained.filter(({ clause }) => clause !== undefined && clauses.has(clause)).length;
      const isOfAnother = (failure: number) => (explainedBy.get(failure) ?? best) !== best;
      const certainty = certaintyOf(best, left, isOfAnother);
      return [{ ...match({ ...best, explains }), certainty, left, or: or.map(match) }];
    }),
    contradicted: leads(candidates, prices, explainedBy).map(match),
    unexplained: unexplained.map(({ id }) => id),
  };
}

/** A misreading spoils a part of the game; where next to nothing passes, it is no rule that is misread. */
function hardlyPlays(played: readonly PlayedScenario[]): boolean {
  const judged = played.filter(({ verdict }) => verdict !== undefined);
  const passed = judged.filter(({ verdict }) => verdict === 'passed').length;
  return judged.length >= MANY_JUDGED && passed < judged.length * LEAST_PASSED;
}

/** What was found best, and what does nearly as well. */
interface Found {
  readonly best: Offer;
  readonly or: readonly Offer[];
}

/** A misreading that looks like at least one of the failures, each by its index. */
interface Candidate {
  readonly fault: string;
  readonly costs: ReadonlyMap<number, number>;
  readonly contradictedBy: readonly string[];
  readonly failed: number;
  /** Those of them that are somebody's failure, each by its index. */
  readonly failures: readonly number[];
  readonly notPlayed: number;
}

/** What a candidate would save, as things stand. */
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
  return misreadings.flatMap(({ fault, breaks }) => {
    const costs = new Map<number, number>();
    const contradictedBy: string[] = [];
    const failing: number[] = [];
    let [failed, notPlayed] = [0, 0];
    for (const [digest, signature] of breaks) {
      const one = byDigest.get(digest);
      // An engine that is lucky contradicts nothing.
      if (one?.verdict === 'passed' && signature.byChance) continue;
      if (one?.verdict === 'passed') contradictedBy.push(one.id);
      else if (one?.verdict) failed += 1;
      else notPlayed += 1;
      if (one?.verdict === 'failed') failing.push(indices.get(digest)!);
      const alike = one?.verdict === 'failed' && one.signature && likeness(one.signature, signature);
      if (alike) costs.set(indices.get(digest)!, COST[alike]);
    }
    return costs.size > 0 ? [{ fault, costs, contradictedBy, failed, failures: failing, notPlayed }] : [];
  });
}

/** What each failure costs by itself: what few misreadings look like tells more of the one behind it. */
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

/** As it is with the misreading, as far as that is not by chance. */
const isExact = (cost = Infinity): boolean => cost <= COST.chance;

const precisionOf = ({ failed, contradictedBy }: Candidate): number => failed / (failed + contradictedBy.length);

const isSound = ({ candidate, explains, exact }: Offer): boolean =>
  precisionOf(candidate) >= (exact >= MUCH.exact ? MUCH.precision : LEAST_PRECISION) &&
  explains.length > 0 &&
  exact >= LEAST_EXACT * explains.length;

/** Sorting keeps the order of the misreadings where both save the same. */
const bySaving = (one: Offer, other: Offer): number => other.saves - one.saves || other.exact - one.exact;

function sharesMost({ explains }: Offer, other: Offer): boolean {
  const same = other.explains.filter((failure) => explains.includes(failure)).length;
  return same >= LEAST_SHARED * Math.max(explains.length, other.explains.length);
}

/**
 * Nothing that it would break works, all or nearly all of it fails just so, several times, and nothing of the same clauses is left
 * (measured by bench/diagnosis.ts; the figures stand in docs/causes.md).
 */
function certaintyOf(
  { candidate, explains, exact }: Offer,
  left: number,
  isOfAnother: (failure: number) => boolean,
): Certainty {
  if (candidate.contradictedBy.length > 0) return 'possible';
  if (left > LEFT * explains.length) return 'in part';
  // What fails by another misreading before it comes to this one says nothing of it.
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

/** The best first, each for failures that neither a diagnosis nor another lead explains. */
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
