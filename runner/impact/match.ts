/** Matches the clauses of two editions: first those with the same words, then by position and likeness. */
import { parentOf, partsOf } from './ids';
import { likeness, together, wholeOf, type Likeness, type Whole } from './likeness';
import type { ReadClause } from './reading';
import { fingerprint, REFERENCE, traceOf, type Trace } from './words';

/** A clause of the older edition, from a catalogue or a text. */
export interface OldClause {
  readonly id: string;
  readonly fingerprint: string;
  readonly trace: Trace;
  readonly text?: string;
}

/** How the words of a clause changed. */
export type Words = 'same' | 'references' | 'punctuation' | 'changed';

export interface Pair {
  readonly old: number;
  readonly present: number;
  readonly words: Words;
  /** From 0 to 1. */
  readonly alike: number;
}

export interface Matching {
  readonly pairs: readonly Pair[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
  /** Measures how much of an old clause the given new ones contain together, and the other way around. */
  like(old: number, ...presents: readonly number[]): Likeness;
}

interface Present {
  readonly id?: string;
  readonly texts: readonly string[];
  readonly trace: Trace;
  readonly whole: Whole;
}

export function match(olds: readonly OldClause[], read: readonly ReadClause[]): Matching {
  const presents = read.map(({ id, text, otherTexts }): Present => {
    const trace = traceOf(text);
    return { id, texts: [text, ...otherTexts], trace, whole: wholeOf(trace) };
  });
  const matcher = new Matcher(olds, presents);
  matcher.bySameWords();
  matcher.byReferences();
  matcher.byLikeness();
  matcher.byReferences();
  return matcher.result();
}

/** Thresholds of likeness, in falling order, because sure matches show where the others belong. */
const ROUNDS = [0.75, 0.6, 0.45, 0.3, 0.18];
/** Rounds below this threshold need a pair that is this much more alike and is supported by its position. */
const FAINT = 0.4;
const FAINT_MORE = 0.15;

/** Below this likeness, a different clause has taken the old one's place. */
const LEAST_ALIKE = 0.12;

class Matcher {
  private readonly ofOld: (Pair | undefined)[];
  private readonly ofPresent: (Pair | undefined)[];
  private readonly oldAt: ReadonlyMap<string, number>;
  private readonly presentAt: ReadonlyMap<string, number>;

  constructor(
    private readonly olds: readonly OldClause[],
    private readonly presents: readonly Present[],
  ) {
    this.ofOld = olds.map(() => undefined);
    this.ofPresent = presents.map(() => undefined);
    this.oldAt = new Map(olds.map(({ id }, index) => [id, index]));
    this.presentAt = new Map(presents.flatMap(({ id }, index) => (id === undefined ? [] : [[id, index] as const])));
  }

  bySameWords(): void {
    const groups = new Map<string, { olds: number[]; presents: number[] }>();
    const group = (letters: string) => {
      if (!groups.has(letters)) groups.set(letters, { olds: [], presents: [] });
      return groups.get(letters)!;
    };
    this.olds.forEach(({ trace }, index) => group(trace.letters).olds.push(index));
    this.presents.forEach(({ trace }, index) => group(trace.letters).presents.push(index));
    const several: { olds: number[]; presents: number[] }[] = [];
    for (const one of groups.values()) {
      if (one.olds.length === 0 || one.presents.length === 0) continue;
      if (one.olds.length === 1 && one.presents.length === 1) this.pairExact(one.olds[0]!, one.presents[0]!);
      else several.push(one);
    }
    this.separate(several);
  }

  /** Pairs clauses with identical words, those first whose positions agree best. */
  private separate(groups: readonly { olds: readonly number[]; presents: readonly number[] }[]): void {
    for (const least of [4, 2, 1, -10]) {
      for (let found = true; found;) {
        found = false;
        for (const { olds, presents } of groups) {
          const options = olds
            .flatMap((old) => presents.map((present) => ({ old, present })))
            .filter(({ old, present }) => !this.ofOld[old] && !this.ofPresent[present])
            .map((one) => ({ ...one, score: this.placeScore(one.old, one.present) }))
            .sort((a, b) => b.score - a.score);
          if (!options[0] || options[0].score < least) continue;
          this.pairExact(options[0].old, options[0].present);
          found = true;
        }
      }
    }
  }

  /** Scores how well two positions agree: same parent, same neighbours, same number. */
  private placeScore(old: number, present: number): number {
    const [o, p] = [this.olds[old]!, this.presents[present]!];
    let score = p.id === o.id ? 1 : 0;
    if (this.ofOld[old - 1]?.present === present - 1 && old > 0 && present > 0) score += 2;
    if (this.ofOld[old + 1]?.present === present + 1) score += 2;
    const [parents, known] = this.parents(old, present);
    if (parents) score += 2;
    else if (known) score -= 3;
    if (p.id !== undefined && partsOf(p.id).at(-1) === partsOf(o.id).at(-1) && parents) score += 1;
    return score;
  }

  /** Returns whether the parents of both are a pair, and whether either parent is already matched. */
  private parents(old: number, present: number): [boolean, boolean] {
    const { id } = this.presents[present]!;
    const above = id === undefined ? undefined : parentOf(id);
    const oldAbove = parentOf(this.olds[old]!.id);
    const at = above === undefined ? undefined : this.presentAt.get(above);
    const oldAt = oldAbove === undefined ? undefined : this.oldAt.get(oldAbove);
    if (at === undefined || oldAt === undefined)
      return [at === oldAt && above === undefined && id !== undefined, false];
    return [this.ofOld[oldAt]?.present === at, this.ofOld[oldAt] !== undefined || this.ofPresent[at] !== undefined];
  }

  private pairExact(old: number, present: number): void {
    const { fingerprint: print } = this.olds[old]!;
    const isSame = this.presents[present]!.texts.some((text) => fingerprint(text) === print);
    this.pair(old, present, isSame ? 'same' : 'punctuation', 1);
  }

  private pair(old: number, present: number, words: Words, alike: number): void {
    const pair = { old, present, words, alike };
    this.ofOld[old] = pair;
    this.ofPresent[present] = pair;
  }

  /** Pairs clauses that differ only in references, if the clauses they refer to moved accordingly. */
  byReferences(): void {
    for (let found = true; found;) {
      found = false;
      const byLetters = new Map<string, number>();
      this.olds.forEach(({ trace }, index) => {
        if (!this.ofOld[index] || this.ofOld[index].words === 'changed') byLetters.set(trace.letters, index);
      });
      this.olds.forEach(({ trace }, index) => {
        if (this.ofOld[index]?.words !== 'same') byLetters.set(trace.letters, index);
      });
      this.presents.forEach(({ texts }, present) => {
        const pair = this.ofPresent[present];
        if (pair && pair.words !== 'changed') return;
        for (const text of texts) {
          const before = this.withOldNumbers(text);
          if (before === text) continue;
          const old = byLetters.get(traceOf(before).letters);
          if (old === undefined || (pair ? pair.old !== old : this.ofOld[old] !== undefined)) continue;
          this.pair(old, present, 'references', 1);
          found = true;
          return;
        }
      });
    }
  }

  private withOldNumbers(text: string): string {
    return text.replace(REFERENCE, (named) => {
      const present = this.presentAt.get(named);
      const pair = present === undefined ? undefined : this.ofPresent[present];
      return pair ? this.olds[pair.old]!.id : named;
    });
  }

  byLikeness(): void {
    const olds = [...this.olds.keys()].filter((old) => !this.ofOld[old]);
    const presents = [...this.presents.keys()].filter((present) => !this.ofPresent[present]);
    const options = this.alikeOnes(olds, presents);
    for (const least of ROUNDS) {
      const isFaint = least < FAINT;
      for (let found = true; found;) {
        const free = options
          .filter(({ old, present }) => !this.ofOld[old] && !this.ofPresent[present])
          .map((one) => ({ ...one, ...this.placeOf(one.old, one.present) }))
          .map((one) => ({ ...one, score: one.both + one.bonus }))
          .filter(({ score, both }) => score >= least + (isFaint ? FAINT_MORE : 0) && both >= LEAST_ALIKE)
          .filter(({ isPlaced }) => isPlaced || !isFaint)
          .sort((a, b) => b.score - a.score);
        found = false;
        for (const { old, present, both } of free) {
          if (this.ofOld[old] || this.ofPresent[present]) continue;
          this.pair(old, present, 'changed', both);
          found = true;
        }
      }
    }
    this.byPlace(olds, presents);
  }

  private alikeOnes(
    olds: readonly number[],
    presents: readonly number[],
  ): { old: number; present: number; both: number }[] {
    const holders = new Map<number, number[]>();
    for (const present of presents)
      for (const pair of this.presents[present]!.whole.pairs) {
        const found = holders.get(pair);
        if (found) found.push(present);
        else holders.set(pair, [present]);
      }
    return olds.flatMap((old) => {
      const { trace } = this.olds[old]!;
      const hits = new Map<number, number>();
      for (const pair of trace.sample)
        for (const present of holders.get(pair) ?? []) hits.set(present, (hits.get(present) ?? 0) + 1);
      const beside = presents.filter(
        (present) => !hits.has(present) && this.presents[present]!.id === this.olds[old]!.id,
      );
      return [...hits.keys(), ...beside]
        .map((present) => ({ old, present, both: this.like(old, present).both }))
        .filter(({ old: o, present, both }) => both >= 0.15 || this.presents[present]!.id === this.olds[o]!.id);
    });
  }

  /** Returns the bonus for agreeing positions, and whether anything supports the pair besides its words. */
  private placeOf(old: number, present: number): { bonus: number; isPlaced: boolean } {
    const [o, p] = [this.olds[old]!, this.presents[present]!];
    let bonus = 0;
    if (this.ofOld[old - 1]?.present === present - 1 && old > 0) bonus += 0.08;
    if (this.ofOld[old + 1]?.present === present + 1) bonus += 0.08;
    const [parents, known] = this.parents(old, present);
    if (parents) bonus += p.id !== undefined && partsOf(p.id).at(-1) === partsOf(o.id).at(-1) ? 0.12 : 0.06;
    if (p.id === o.id) bonus += 0.05;
    const isPlaced = bonus > 0;
    return { bonus: !parents && known ? bonus - 0.08 : bonus, isPlaced };
  }

  /** Pairs short clauses that share hardly a word, if the clauses around them stayed: such as a renamed heading. */
  private byPlace(olds: readonly number[], presents: readonly number[]): void {
    const free = new Map(
      presents.flatMap((present) => {
        const { id } = this.presents[present]!;
        return this.ofPresent[present] || id === undefined ? [] : [[id, present] as const];
      }),
    );
    for (const old of olds) {
      const { id, trace } = this.olds[old]!;
      const present = free.get(id);
      if (this.ofOld[old] || present === undefined || this.ofPresent[present]) continue;
      const isShort = trace.size <= 8 && this.presents[present]!.trace.size <= 8;
      const below = this.ofOld[old + 1];
      const isAbove = below?.present === present + 1 && this.olds[old + 1]?.id.startsWith(id);
      if (isShort && isAbove) this.pair(old, present, 'changed', 0);
    }
  }

  private like(old: number, ...presents: readonly number[]): Likeness {
    return likeness(this.olds[old]!.trace, together(presents.map((present) => this.presents[present]!.whole)));
  }

  result(): Matching {
    return {
      pairs: this.ofPresent.filter((pair) => pair !== undefined),
      removed: [...this.olds.keys()].filter((old) => !this.ofOld[old]),
      added: [...this.presents.keys()].filter((present) => !this.ofPresent[present]),
      like: (old, ...presents) => this.like(old, ...presents),
    };
  }
}
