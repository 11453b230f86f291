/** What rulebook.yaml says of editions, and tags that name one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featuresFolder, parseCatalogue } from '../../runner/catalogue';
import { catalogueIn, featuresIn } from '../../runner/editions';
import { loadFeatures } from '../../runner/feature-files';
import { tagReader } from '../../runner/features';

const read = (name: string) => readFileSync(join(featuresFolder(), 'one-piece', name), 'utf8');
const [list, notes] = [read('clauses.json'), read('rulebook.yaml')];
const catalogueWith = (from: string | RegExp, to: string) =>
  parseCatalogue({ name: 'clauses.json', text: list }, { name: 'rulebook.yaml', text: notes.replace(from, to) });
const catalogue = catalogueWith('', '');

describe('editions in rulebook.yaml', () => {
  test.each([
    ['name: 1.1.8', 'name: 1.2.0', 'rulebook.yaml: editions: 1.2.0 stands twice'],
    [
      'title: Comprehensive rules 1.2.0',
      'title: another',
      'rulebook.yaml: editions: none has the title "Comprehensive rules 1.2.0", which clauses.json lists',
    ],
    [
      'lacks: [',
      'lacks: [ 1-3-6-9,',
      'rulebook.yaml: editions: 1.1.8: there is no clause "1-3-6-9"; the nearest is 1-3-6',
    ],
    ['decided: [7-1-3-1]', 'decided: [77-1]', 'rulebook.yaml: editions: 1.1.8: there is no clause "77-1"'],
  ])('%s as %s is told', (from, to, message) => {
    expect(() => catalogueWith(from, to)).toThrow(message);
  });

  test('no two clauses of an edition have one number', () => {
    for (const { name } of catalogue.editions) {
      const ids = catalogueIn(catalogue, name).clauses.map(({ id }) => id);
      expect(
        ids.filter((id, place) => ids.indexOf(id) < place),
        name,
      ).toEqual([]);
    }
  });

  test('an edition is meant by its name or by the title of the document', () => {
    expect(catalogueIn(catalogue, 'comprehensive rules 1.1.8').editionName).toBe('1.1.8');
    expect(() => catalogueIn(catalogue, '1.1')).toThrow(/^one-piece has no edition "1\.1"; known: 1\.1\.8, 1\.2\.0/);
  });
});

test('a step that says what a deck breaks names it by the numbers of the edition', () => {
  const renumbered = catalogueWith('numbers: {', 'numbers: { 5-1-2: 5-1-9,');
  const breaks = (edition: string) => {
    const features = loadFeatures(['one-piece']);
    featuresIn(features, catalogueIn(renumbered, edition));
    const steps = features.scenarios.flatMap(({ pickle }) => pickle.steps.map(({ text }) => text));
    return steps
      .filter((text) => /deck breaks/.test(text))
      .map((text) => [...text.matchAll(/"([\d-]+)"/g)].map(([, id]) => id));
  };
  const usual = breaks('1.2.0');
  expect(usual.flat()).toContain('5-1-2');
  expect(breaks('1.1.8')).toEqual(usual.map((ids) => ids.map((id) => (id === '5-1-2' ? '5-1-9' : id))));
});

test('a tag that names no edition is a fault of the suite', () => {
  const tags = tagReader(catalogue);
  expect([tags('@since-1.2.0'), tags('@until-1.1.8')]).toEqual([{ kind: 'known' }, { kind: 'known' }]);
  expect(tags('@since-1.3.0')).toEqual({
    kind: 'unknown',
    problem: 'tag @since-1.3.0: one-piece has no edition "1.3.0"; known: 1.1.8, 1.2.0; did you mean 1.2.0?',
  });
});
