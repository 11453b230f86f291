/** Without the old text, a change of one place is named exactly, and of others the words that stand together only now. */
import { describe, expect, test } from 'vitest';
import { impactLines } from '../../reports/impact';
import { readTrace, writeTrace, traceOf } from '../../runner/impact/words';
import { catalogueOf, chance, impactOf, print, sentence, type Row } from './rulebooks';

const next = chance(29);
const OLD = 'A player may draw 2 cards, then discards one of the cards in the hand of the opponent.';
const rows: Row[] = [
  ...Array.from({ length: 60 }, (_, at) => ({ id: `1-${at + 1}`, text: sentence(14, next) })),
  { id: '1-61', text: OLD },
];
const CATALOGUE = catalogueOf(rows);
// The catalogue keeps at most twelve pairs of a clause.
const stored = {
  ...CATALOGUE,
  clauses: CATALOGUE.clauses.map((clause) => ({ ...clause, trace: writeTrace(readTrace(clause.trace)) })),
};
const changed = (from: string, to: string) => {
  const present = rows.map((row) => (row.id === '1-61' ? { ...row, text: OLD.replace(from, to) } : row));
  return impactOf(stored, print(present, { page: 0, hyphens: 0 }));
};

describe('one place', () => {
  test.each([
    ['two words were added', 'A player may draw', 'A player may always then draw', '', 'always then'],
    ['a word was left out', 'may draw', 'draw', 'may', ''],
    ['a word was replaced', 'the opponent', 'the owner', 'opponent', 'owner.'],
  ])('%s', (_what, from, to, was, is) => {
    expect(changed(from, to).changes[0]!.diff).toMatchObject([{ was, is }]);
  });

  test('is told as with the old text', () => {
    expect(impactLines(changed('may draw', 'draw'))).toEqual(
      expect.arrayContaining(['      was: ...a player may draw 2 cards, then discards...']),
    );
  });
});

test('several places: only words that the old clause had not are named', () => {
  const [change] = changed(
    'A player may draw 2 cards, then discards',
    'Foxes whistle twice, then a player draws, discards',
  ).changes;
  const old = new Set(traceOf(OLD).sample);
  expect(change!.diff).toBeUndefined();
  expect(change!.newPairs!.length).toBeGreaterThan(0);
  for (const pair of change!.newPairs!) {
    expect(OLD.toLowerCase()).not.toContain(pair);
    expect(change!.newText!.toLowerCase().replace(/[^a-z ]/g, '')).toContain(pair);
  }
  expect(old.size).toBeGreaterThan(0);
});
