/** Shared rule tables: no entry is decided twice unless it is declared, and a pack says in its type what it needs of a game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oracleModules, PLAYED } from '../games/registry';
import type { attacks } from '../oracle/kernel/packs/leader-games/attacks';
import type { leaderEffects, LeaderEffectRules } from '../oracle/kernel/packs/leader-games/leader-effects';
import { leaderGame } from '../oracle/kernel/packs/leader-games/leader-game';
import { lifeFromDeck } from '../oracle/kernel/packs/leader-games/life-from-deck';
import { restToPay } from '../oracle/kernel/packs/leader-games/rest-to-pay';
import { restedCards } from '../oracle/kernel/packs/rested-cards';
import { drawing } from '../oracle/kernel/procedures/drawing';
import { payment } from '../oracle/kernel/procedures/payment';
import { paymentAtOnce } from '../oracle/kernel/packs/payment-at-once';
import {
  combineSections,
  combineTables,
  overriding,
  type SectionOf,
  type TableFor,
} from '../oracle/kernel/procedures/tables';
import type { KernelRules } from '../oracle/kernel/rules';
import type { Lacking, None } from '../oracle/kernel/procedures/types';
import { lineOf, pathOf, tablesOf } from '../scripts/rule-index/tables';
import type { core } from '../oracle/kernel/procedures/core';
import type { effects } from '../oracle/kernel/procedures/effects';

const ROOT = join(__dirname, '..');

describe('two tables that define one entry', () => {
  const base = { isReady: () => true, limit: 4 };
  const other = { isReady: () => false };

  it('are not combined', () => {
    expect(() => combineTables(base, other)).toThrow('"isReady"');
  });

  it('are combined where the later one declares that it overrides the earlier one', () => {
    const limited = combineTables(base, overriding(base, { limit: 2 }));
    expect(limited).toEqual({ ...base, limit: 2 });
  });

  it('are not combined where it declares that it overrides another one', () => {
    expect(() => combineTables(base, overriding({ isReady: () => true }, other))).toThrow('"isReady"');
  });

  it('are not combined in the wrong order', () => {
    expect(() => combineTables(overriding(base, { limit: 2 }), base)).toThrow('"limit"');
  });

  it('are not combined where two declare that they override the same entry', () => {
    expect(() => combineTables(base, overriding(base, { limit: 2 }), overriding(base, { limit: 3 }))).toThrow(
      '"limit"',
    );
  });

  it('keep what they declared in the table that is made of them', () => {
    const pack = combineTables({ isLate: () => false }, overriding(base, { limit: 2 }));
    expect(combineTables(base, pack).limit).toBe(2);
    expect(() => combineTables({ ...base, limit: 5 }, pack)).toThrow('"limit"');
  });

  it('are combined in the kernel where one is a strategy', () => {
    expect(combineTables(payment, paymentAtOnce).pay).toBe(paymentAtOnce.pay);
  });
});

describe.each(PLAYED)('the tables of %s', (game) => {
  const tables = tablesOf(game);

  it('are the packs and the sections', () => {
    const source = readFileSync(join(ROOT, 'oracle', game, 'index.ts'), 'utf8');
    const [table] = /export const rules: \w+ = \{\n.*?\n\};/s.exec(source)!;
    expect(table.match(/\.\.\.\w+/g)).toEqual(['...packs', '...sections']);
  });

  it('are found by reading, with every entry of the rule table', () => {
    const names = new Set(tables.flatMap(({ entries }) => entries.map(({ name }) => name)));
    const { rules } = oracleModules([game])[0]!;
    expect(Object.keys(rules).filter((name) => name !== 'clauses' && !names.has(name))).toEqual([]);
    expect([...names].filter((name) => !(name in rules))).toEqual([]);
  });

  it('say which part of the rules they answer', () => {
    const declared = tables.map(({ node, name, satisfies, isOverriding }) => {
      const isShared = pathOf(node).startsWith('oracle/kernel/');
      const isDeclared = isShared
        ? isOverriding || /^TableFor<\w+Rules>$/.test(satisfies!)
        : /^Section(<|$)/.test(satisfies!);
      return isDeclared ? undefined : `${name} in ${pathOf(node)}:${lineOf(node)}`;
    });
    expect(declared.filter((one) => one !== undefined)).toEqual([]);
  });
});

describe('the sections of a game', () => {
  it('never define the same entry', () => {
    expect(() => combineSections([{ limit: 4 }, { limit: 2 }])).toThrow('"limit"');
  });

  it('are combined', () => {
    expect(combineSections([{ limit: 4 }, { isReady: true }])).toEqual({ limit: 4, isReady: true });
  });
});

/** Where a zone or a value of one game would be named. */
const NAMED = [
  /\b\w*[zZ]ones?\b\s*(?:===|!==|:)\s*\[?'\w+'/,
  /\bzone === \w+ \|\| \w+ === '\w+'/,
  /\b(?:zone|top)\(\w+(?:\.\w+)*, '\w+'/,
  /\bstatOf\(.*'\w+'\)/,
  /\bcategory\b\s*(?:===|!==|:)\s*'\w+'/,
  /\bstate\b\s*(?:===|!==|:)\s*'\w+'/,
];

it('the kernel names no zone, value, state or category of a game', () => {
  const kernel = join(ROOT, 'oracle/kernel');
  const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('testing'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) =>
    readFileSync(join(kernel, name), 'utf8')
      .split('\n')
      .filter((line) => NAMED.some((pattern) => pattern.test(line)))
      .map((line) => `${relative(ROOT, join(kernel, name))}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** A game that has no leader, and whose cards are not rested. */
type Zone = 'deck' | 'hand' | 'field';
type State = 'ready';

/** Is compiled, and never run: what a game lacks does not compile. */
export function notCompiled(): void {
  leaderGame<Zone>({ zone: 'field' });
  // @ts-expect-error the game has no such zone
  leaderGame<Zone>({ zone: 'leader' });
  // @ts-expect-error nobody says of which game
  leaderGame({ zone: 'field' });
  // @ts-expect-error the game has no such zone
  lifeFromDeck<Zone>({ zone: 'life' });
  // @ts-expect-error the game has no such zone
  restToPay<Zone>({ zone: 'cost' });
  // @ts-expect-error the game has no such state
  restedCards<State>({ rested: 'rested' });
  // @ts-expect-error no entry of the table that it overrides
  overriding(drawing, { mayDrawCards: () => false });
}

type LeaderEffects = typeof core & typeof effects & typeof leaderEffects & typeof attacks;
type Leaderless = Lacking<LeaderEffects, LeaderEffectRules>;
type Whole = Lacking<LeaderEffects & ReturnType<typeof leaderGame> & ReturnType<typeof restedCards>, LeaderEffectRules>;
// @ts-expect-error nothing is called a leader
export type LacksLeader = None<Leaderless, object>;
export type LacksNothing = None<Whole, object>;

it('what a pack asks of a game that has not taken the other pack is named by the compiler', () => {
  const named: Leaderless = 'isLeader';
  // @ts-expect-error it is there
  const defined: Leaderless = 'isProhibited';
  expect([named, defined]).toHaveLength(2);
});

/** Is compiled, and never run: an entry answers the rule of its name as that is asked. */
export const entriesOfTables = {
  mayDraw: (_g: object, player: string) => player === 'A',
  ofItsOwn: 4,
} satisfies TableFor<KernelRules>;

export const wronglyTyped = {
  // @ts-expect-error it is asked for a boolean
  mayDraw: () => 'yes',
  // @ts-expect-error it is a word
  initialState: 4,
} satisfies TableFor<KernelRules>;

const pack = { limit: 4 as number, isReady: (_g: object, player: string): boolean => player === 'A' };

export const section = { limit: 2, ofItsOwn: 'word' } satisfies SectionOf<typeof pack, 'limit'>;

// @ts-expect-error it does not override what it declares to override
export const overridesTooLittle = { ofItsOwn: 'word' } satisfies SectionOf<typeof pack, 'limit'>;

export const overridesTooMuch = {
  limit: 2,
  // @ts-expect-error it does not declare that it overrides it
  isReady: () => true,
} satisfies SectionOf<typeof pack, 'limit'>;

export const overridesWrongly = {
  // @ts-expect-error it is asked for a boolean
  isReady: () => 'yes',
} satisfies SectionOf<typeof pack, 'isReady'>;

// @ts-expect-error the packs have no such entry to override
export type OverridesNothing = SectionOf<typeof pack, 'isLate'>;
