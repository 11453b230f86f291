/** How rule tables are written, kept by the lint: no `this`, the game first. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../runner/root';
import type { EffectRules, IncompatibleEntriesOf } from '../oracle/kernel/procedures/types';
import { scratchFolder } from './command';

const ROOT = projectRoot(__dirname);
const CONFIG = 'oxlint.config.mjs';

/** Where texts are put: the lint that a file is under depends on its path. */
const FOLDERS = ['oracle/one-piece', 'oracle/level-neo', 'oracle/level-neo/faults', 'oracle/kernel/procedures'];

const table = (entry: string) => `export const table = { limit: 4, ${entry} };`;

const REFUSED: Readonly<Record<string, string>> = {
  this: table('most(g: Game) { return this.limit; }'),
  'this as what is declared': table('most(this: Rules, g: Game) { return 1; }'),
  'no game': table('isLeader(card: Card) { return true; }'),
  'the game last': table('isLeader(card: Card, g: Game) { return true; }'),
  'a procedure without a game': table('*trash(card: Card) {}'),
};

const ALLOWED: Readonly<Record<string, string>> = {
  'the game first': table('isLeader(g: Game, card: Card) { return true; }'),
  'a game that it does not need': table('*trash(_g: Game, card: Card) {}'),
  'the table where there is no game': table('deckViolations(rules: Rules, cards: Card[]) { return []; }'),
  'nothing given': table('whenHostMoves() { return null; }'),
  'a helper of its own': 'const most = (cards: Card[]) => cards.length;',
};

const OF_KERNEL = 'oracle/kernel/session/session.ts';

/** The file that a text is put into. */
const fileOf = (folder: string, what: string) => `${folder}/${what.replaceAll(' ', '-')}.ts`;

/** The files in which the lint of the project finds restricted syntax. */
function reported(texts: Readonly<Record<string, string>>): Set<string> {
  const cwd = scratchFolder('rule-tables-');
  for (const file of [CONFIG, 'denied-names.mjs']) copyFileSync(join(ROOT, file), join(cwd, file));
  symlinkSync(join(ROOT, 'node_modules'), join(cwd, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = ['-c', CONFIG, '-f', 'json', ...Object.keys(texts)];
  const { stdout } = spawnSync(process.execPath, [oxlint, ...args], { cwd, encoding: 'utf8' });
  const { diagnostics, number_of_files: count } = JSON.parse(stdout) as Found;
  expect(count).toBe(Object.keys(texts).length);
  const restricted = diagnostics.filter(({ code }) => code.includes('no-restricted-syntax'));
  return new Set(restricted.map(({ filename }) => filename));
}

interface Found {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  readonly number_of_files: number;
}

const cases = FOLDERS.flatMap((folder) =>
  Object.entries({ ...REFUSED, ...ALLOWED }).map(([what, text]) => [fileOf(folder, what), text] as const),
);
const found = reported({ ...Object.fromEntries(cases), [OF_KERNEL]: 'class A { own() { return this; } }' });

describe.each(FOLDERS)('%s', (folder) => {
  it.each(Object.keys(REFUSED))('may not have %s', (what) => expect(found).toContain(fileOf(folder, what)));

  it.each(Object.keys(ALLOWED))('may have %s', (what) => expect(found).not.toContain(fileOf(folder, what)));
});

it('the kernel besides has classes', () => expect(found).not.toContain(OF_KERNEL));

it('an entry that does not fit what is asked for is named by the compiler', () => {
  type Entries = { statsToRemember: string[]; takesPart: boolean; ofThisGame: number };
  const incompatible: IncompatibleEntriesOf<Entries, EffectRules> = 'takesPart';
  // @ts-expect-error it fits
  const fit: IncompatibleEntriesOf<Entries, EffectRules> = 'statsToRemember';
  expect([incompatible, fit]).toHaveLength(2);
});
