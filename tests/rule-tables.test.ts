/** How rule tables are written, kept by the lint: no `this`, the game first. */
import { describe, expect, it } from 'vitest';
import type { IncompatibleEntriesOf } from '../oracle/kernel/procedures/types';
import { lint } from './linted-texts';
import type { EffectRules } from '../oracle/kernel/procedures/effects';

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

const cases = FOLDERS.flatMap((folder) =>
  Object.entries({ ...REFUSED, ...ALLOWED }).map(([what, text]) => [fileOf(folder, what), text] as const),
);
const diagnostics = lint({ ...Object.fromEntries(cases), [OF_KERNEL]: 'class A { own() { return this; } }' });
const found = diagnostics.filter(({ code }) => code.includes('no-restricted-syntax')).map(({ filename }) => filename);

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
