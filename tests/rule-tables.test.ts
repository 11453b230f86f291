/** How rule tables are written, kept by the lint: no `this`, the game first. */
import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import type { EffectRules, MisfitsOf } from '../oracle/kernel/procedures/types';

const ROOT = join(__dirname, '..');
const RULE = 'no-restricted-syntax';

const FILES = [
  'oracle/one-piece/08-kinds-and-costs.ts',
  'oracle/level-neo/hooks.ts',
  'oracle/level-neo/faults/07-levels.ts',
  'oracle/kernel/procedures/moves.ts',
];

/** What the lint that a file is under finds wrong with a text. */
async function found(file: string, text: string): Promise<number> {
  const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(file)) as Linter.Config;
  const rules = config.rules?.[RULE] ? { [RULE]: config.rules[RULE] } : {};
  return new Linter().verify(text, { languageOptions: { parser: parser as Linter.Parser }, rules }).length;
}

const table = (entry: string) => `export const table = { limit: 4, ${entry} };`;

describe.each(FILES)('%s', (file) => {
  it.each([
    ['this', table('most(g: Game) { return this.limit; }')],
    ['this as what is declared', table('most(this: Rules, g: Game) { return 1; }')],
    ['no game', table('isLeader(card: Card) { return true; }')],
    ['the game last', table('isLeader(card: Card, g: Game) { return true; }')],
    ['a procedure without a game', table('*trash(card: Card) {}')],
  ])('may not have %s', async (_what, text) => {
    expect(await found(file, text)).toBeGreaterThan(0);
  });

  it.each([
    ['the game first', table('isLeader(g: Game, card: Card) { return true; }')],
    ['a game that it does not need', table('*trash(_g: Game, card: Card) {}')],
    ['the table where there is no game', table('deckViolations(rules: Rules, cards: Card[]) { return []; }')],
    ['nothing given', table('whenHostMoves() { return null; }')],
    ['a helper of its own', 'const most = (cards: Card[]) => cards.length;'],
  ])('may have %s', async (_what, text) => {
    expect(await found(file, text)).toBe(0);
  });
});

it('the kernel besides has classes', async () => {
  expect(await found('oracle/kernel/session.ts', 'class A { own() { return this; } }')).toBe(0);
});

it('an entry that does not fit what is asked for is named by the compiler', () => {
  type Entries = { statsToRemember: string[]; takesPart: boolean; ofThisGame: number };
  const misfit: MisfitsOf<Entries, EffectRules> = 'takesPart';
  // @ts-expect-error it fits
  const fit: MisfitsOf<Entries, EffectRules> = 'statsToRemember';
  expect([misfit, fit]).toHaveLength(2);
});
