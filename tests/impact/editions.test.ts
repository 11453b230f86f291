/** Renumbered editions, made at random in each form: exactly what was done is told. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueOf, chance, FORMS, impactOf, print, sentence, changesOf, type Form, type Row } from './rulebooks';

const SECTIONS = 5;
const isNumbered = (form: Form) => form === 'dashes' || form === 'dots';

/** Five sections with headings, clauses and some below those. */
function rulebook(next: () => number): Row[] {
  return Array.from({ length: SECTIONS }, (_, index) => index + 1).flatMap((section) => {
    const heading: Row = { id: `${section}`, text: sentence(3, next).slice(0, -1), kind: 'heading' };
    const clauses = Array.from({ length: 8 + Math.floor(next() * 6) }, (_, at) => `${section}-${at + 1}`).flatMap(
      (id) => {
        const below = next() < 0.3 ? [`${id}-1`, `${id}-2`] : [];
        return [id, ...below].map((one) => ({ id: one, text: sentence(8 + Math.floor(next() * 18), next) }));
      },
    );
    return [heading, ...clauses];
  });
}

interface Edition {
  rows: Row[];
  expected: string[];
}

/** A clause of section 2 is gone and the rest moved up, five are reworded, three added at the ends of sections. */
function nextEdition(rows: readonly Row[], form: Form, next: () => number): Edition {
  const top = rows.filter(({ id }) => /^2-\d+$/.test(id)).map(({ id }) => id);
  const gone = top[1 + Math.floor(next() * (top.length - 3))]!;
  const number = Number(gone.split('-')[1]);
  const isGone = (id: string) => id === gone || id.startsWith(`${gone}-`);
  const moved = (id: string) => {
    const [section, at, ...rest] = id.split('-');
    return section === '2' && Number(at) > number ? ['2', Number(at) - 1, ...rest].join('-') : id;
  };
  const expected = rows.filter(({ id }) => isGone(id)).map(({ id }) => `removed ${id}`);
  const candidates = rows.filter(({ id, kind }) => kind !== 'heading' && !isGone(id)).map(({ id }) => id);
  const reworded = new Set<string>();
  while (reworded.size < 5) reworded.add(candidates[Math.floor(next() * candidates.length)]!);
  const kept = rows
    .filter(({ id }) => !isGone(id))
    .map((row) => {
      const id = isNumbered(form) ? moved(row.id) : row.id;
      const change = reworded.has(row.id) ? 'reworded' : 'renumbered';
      if (id !== row.id || reworded.has(row.id))
        expected.push(`${change} ${id === row.id ? id : `${row.id} -> ${id}`}`);
      return { ...row, id, text: reworded.has(row.id) ? reword(row.text, next) : row.text };
    });
  for (const section of [1, 3, 5]) {
    const last = kept.findLastIndex(({ id }) => id.startsWith(`${section}-`));
    const id = `${section}-${Number(kept[last]!.id.split('-')[1]) + 1}`;
    kept.splice(last + 1, 0, { id, text: sentence(14, next) });
    expected.push('added');
  }
  return { rows: kept, expected };
}

/** One or two words of a sentence become another, which no two words of the sentences are when they are written together. */
function reword(text: string, next: () => number): string {
  const words = text.split(' ');
  const at = 1 + Math.floor(next() * (words.length - 3));
  words.splice(at, 1 + Math.floor(next() * 2), 'meanwhile');
  return words.join(' ');
}

/** A number that an unnumbered text does not print is ours to choose. */
const withoutNewIds = (lines: readonly string[]) => lines.map((line) => line.replace(/^added.*/, 'added')).sort();

describe.each(FORMS)('%s', (form) => {
  test('a clause is removed, the rest moves up, five are reworded, three added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.boolean(), fc.boolean(), (seed, feeds, withOld) => {
        const next = chance(seed);
        const rows = rulebook(next);
        const { rows: present, expected } = nextEdition(rows, form, next);
        const look = { form, feeds, page: 25 };
        const impact = impactOf(catalogue(rows, form), print(present, look), withOld ? print(rows, look) : undefined);
        expect(withoutNewIds(changesOf(impact))).toEqual([...expected].map((line) => dotted(line, form)).sort());
        expect(impact.counts.reworded).toBe(5);
        if (withOld) for (const { kind, diff } of impact.changes) if (kind === 'reworded') expect(diff).not.toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('the same edition, in whatever way its lines are broken, is unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.integer({ min: 30, max: 100 }),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        (seed, width, hyphens, feeds) => {
          const rows = rulebook(chance(seed));
          const impact = impactOf(catalogue(rows, form), print(rows, { form, width, hyphens, feeds }));
          expect([changesOf(impact), impact.attention]).toEqual([[], []]);
        },
      ),
      { numRuns: 20 },
    );
  });
});

const dotted = (line: string, form: Form) => (form === 'dots' ? line.replaceAll(/(?<=\d)-(?=\d)/g, '.') : line);
const catalogue = (rows: readonly Row[], form: Form) =>
  catalogueOf(rows.map((row) => ({ ...row, id: form === 'dots' ? row.id.replaceAll('-', '.') : row.id })));
