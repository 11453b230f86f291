/** Finds the code that decided an event: the place in which the oracle cited the clause. Nothing is found in ordinary play. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { Citations } from '../oracle/kernel/citations';
import { Game } from '../oracle/kernel/game';
import type { JournalEvent } from '../oracle/kernel/state';
import { loadRuleIndex, placeName, type RuleIndex } from './rule-index';
import { projectRoot } from './root';

/** The names of methods that cite. */
export const CITES = /^cit(e|ing)\w*$/;
const CALLS = /\.cit(?:e|ing)\w*\(/g;

/**
 * Plays with an eye on the code: each event that the oracle records meanwhile gets the place of its citations. Only one
 * at a time may watch.
 */
export async function watchingCode<T>(play: () => Promise<T>): Promise<T> {
  const places = new Places(loadRuleIndex());
  const { cite, silenced } = Citations.prototype;
  const { appendToJournal } = Game.prototype;
  let silences = 0;
  /** Where each clause was cited last. */
  const latest = new Map<string, string>();
  Citations.prototype.cite = function (clauses) {
    if (silences === 0 && clauses.length > 0) {
      const place = places.ofCaller();
      // A refusal is cited by the session, and no event carries it.
      for (const clause of place === undefined ? [] : clauses) {
        // The latest one stands last.
        latest.delete(clause);
        latest.set(clause, place!);
      }
    }
    cite.call(this, clauses);
  };
  Citations.prototype.silenced = function <Answer>(question: () => Answer) {
    silences += 1;
    try {
      return silenced.call(this, question) as Answer;
    } finally {
      silences -= 1;
    }
  };
  Game.prototype.appendToJournal = function (event: JournalEvent) {
    const before = new Map(latest);
    appendToJournal.call(this, event);
    const cited = [...before].filter(([clause]) => event.clauses.includes(clause));
    Object.assign(event, { code: Object.fromEntries(cited) });
  };
  try {
    return await play();
  } finally {
    Object.assign(Citations.prototype, { cite, silenced });
    Object.assign(Game.prototype, { appendToJournal });
  }
}

/** Finds places of the source for calls that cite, from where they are in the compiled code. */
class Places {
  private readonly lines: ReadonlyMap<string, readonly number[]>;
  /** For each compiled file, where its calls that cite begin. */
  private readonly calls = new Map<string, readonly Position[]>();
  private readonly root = projectRoot();

  constructor({ files }: RuleIndex) {
    this.lines = new Map(files.map(({ path, cites = [] }) => [path, cites]));
  }

  /** @returns the place of the call that cites; undefined if it is not code of the oracle */
  ofCaller(): string | undefined {
    const frame = stackLines().find((line) => !/^\s*at (\w+\.)*(Citations|Game)\.\w+ /.test(line));
    const [, file, line, column] = /\(?(?:file:\/\/)?((?:\/|[A-Z]:).*?):(\d+):(\d+)\)?$/.exec(frame ?? '') ?? [];
    if (file === undefined) return undefined;
    const path = relative(this.root, file).replaceAll(sep, '/');
    if (path.endsWith('.ts')) return placeName({ path, line: Number(line) });
    const source = path.replace(/^dist\//, '').replace(/\.js$/, '.ts');
    const lines = this.lines.get(source);
    if (lines === undefined) return undefined;
    const calls = this.callsIn(file);
    const index = calls.findLastIndex((call) => !isAfter(call, { line: Number(line), column: Number(column) }));
    if (index < 0) return undefined;
    return calls.length === lines.length ? placeName({ path: source, line: lines[index]! }) : source;
  }

  private callsIn(file: string): readonly Position[] {
    let calls = this.calls.get(file);
    if (!calls) {
      calls = readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          Array.from(text.matchAll(CALLS), (call) => ({ line: index + 1, column: call.index + 1 })),
        );
      this.calls.set(file, calls);
    }
    return calls;
  }
}

interface Position {
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

const isAfter = (one: Position, other: Position): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);

/** Returns the lines of the stack below this function and the one that replaces `cite`. */
function stackLines(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 10;
  const lines = new Error().stack!.split('\n').slice(3);
  Error.stackTraceLimit = stackTraceLimit;
  return lines;
}
