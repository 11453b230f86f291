/** A supplement that a letter names: without numbers it is found by its words, and a table in pieces takes nothing away. */
import { describe, expect, test } from 'vitest';
import { impactLines } from '../../reports/impact';
import { studyWithEditions } from '../../runner/impact/study';
import { NO_TOUCHES } from '../../runner/impact/touches';
import { planUpdate } from '../../runner/impact/update';
import { loadCatalogue, projectRoot } from '../../runner/catalogue';
import { catalogueOf, chance, changesOf, impactOf, sentence, type Row } from './rulebooks';

const next = chance(91);
const some = (ids: readonly string[]): Row[] => ids.map((id) => ({ id, text: sentence(12, next) }));
const MAIN = some(Array.from({ length: 60 }, (_, at) => `${1 + Math.floor(at / 20)}.${(at % 20) + 1}`));
const SUPPLEMENT = some(Array.from({ length: 8 }, (_, at) => `A1.${at + 1}`));
const base = catalogueOf([...MAIN, ...SUPPLEMENT]);
const catalogue = {
  ...base,
  sections: [...base.sections.filter(({ id }) => id !== 'A1'), { id: 'A1', title: 'Markers' }],
};
const TITLE = 'Supplement A1: Markers';
const main = MAIN.map(({ id, text }) => `${id} ${text}`);
const text = (...lines: string[]) => [...main, '', TITLE, ...lines].join('\n');

describe('printed without numbers', () => {
  test('each clause is found', () => {
    const result = impactOf(catalogue, text(...SUPPLEMENT.map((row) => row.text)));
    expect([changesOf(result), result.unplaced, result.attention]).toEqual([[], [], []]);
  });

  test('a reworded one keeps its number', () => {
    const lines = SUPPLEMENT.map((row) => (row.id === 'A1.3' ? row.text.replace(/^\S+ \S+/, 'Nobody ever') : row.text));
    expect(changesOf(impactOf(catalogue, text(...lines)))).toEqual(['reworded A1.3']);
  });
});

describe.each([
  ['as a table in pieces', text(...SUPPLEMENT.flatMap((row) => row.text.match(/\S+(?: \S+){0,2}/g)!.toReversed()))],
  ['not at all', main.join('\n')],
])('printed %s', (_form, printed) => {
  test('it is unread, not removed', () => {
    const result = impactOf(catalogue, printed);
    expect([changesOf(result), result.unread]).toEqual([[], SUPPLEMENT.map(({ id }) => id)]);
    expect(result.attention).toEqual(['8 clauses of a supplement not read']);
    expect(impactLines(result).join('\n')).toContain('not read:\n  LN-A1.1 to LN-A1.8 (8 clauses)');
  });

  test('an update keeps it, with what it shows', () => {
    const own = loadCatalogue('level-neo');
    const clauses = catalogue.clauses.map((clause) =>
      clause.id === '1.1' ? { ...clause, shownBy: ['A1.2'] } : clause,
    );
    const listed = { ...catalogue, clauses, editions: own.editions, listed: own.listed };
    const { impact, editions } = studyWithEditions({
      catalogue: listed,
      all: [listed],
      text: { name: 'new.txt', bytes: Buffer.from(printed) },
      touches: () => NO_TOUCHES,
    });
    const { list } = planUpdate({
      catalogue: listed,
      others: [],
      editions,
      unplaced: impact.unplaced,
      touches: () => NO_TOUCHES,
      root: projectRoot(),
    });
    expect(list.clauses.map(({ id }) => id)).toEqual([...MAIN, ...SUPPLEMENT].map(({ id }) => id));
    expect(list.clauses.find(({ id }) => id === '1.1')!.shownBy).toEqual(['A1.2']);
    expect(list.sections.map(({ title }) => title)).toContain('Markers');
  });
});

test('--whole says that it is gone', () => {
  const { impact } = studyWithEditions({
    catalogue,
    all: [catalogue],
    text: { name: 'new.txt', bytes: Buffer.from(main.join('\n')) },
    whole: true,
    touches: () => NO_TOUCHES,
  });
  expect(changesOf(impact)).toEqual(SUPPLEMENT.map(({ id }) => `removed ${id}`));
});
