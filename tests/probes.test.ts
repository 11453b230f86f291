import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { SuiteError } from '../adapters/adapter';
import { projectRoot } from '../runner/root';
import { PLAYED } from '../games/registry';
import { compiledProbes, writeCompiledProbes } from '../steps/compiled-probes';
import { loadProbes, parseProbes, probesFile } from '../steps/probe-files';

const folder = mkdtempSync(join(tmpdir(), 'probes-'));
const file = join(folder, 'probes.yaml');
const name = relative(projectRoot(), file);
afterAll(() => rmSync(folder, { recursive: true }));

const card = (effect: unknown = { do: 'draw', count: 1 }) => ({
  number: 'P-001',
  category: 'event',
  turnCost: 1,
  text: '[Use] (Main/1) Draw 1 card.',
  abilities: [{ type: 'use', phase: 'main', turn: 1, effect: [effect] }],
});

function load(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : stringify(content));
  return loadProbes('level-neo', file);
}

/** The error of a file that must not be accepted, without the file's name. */
function problem(content: unknown): string {
  try {
    load(content);
  } catch (error) {
    expect(error).toBeInstanceOf(SuiteError);
    const { message } = error as Error;
    expect(message.startsWith(`${name}: `), message).toBe(true);
    expect(message.split('\n')).toHaveLength(1);
    return message.slice(name.length + 2);
  }
  throw new Error('accepted');
}

function expectLine(actual: string, expected: string | RegExp): void {
  if (typeof expected === 'string') expect(actual).toBe(expected);
  else expect(actual).toMatch(expected);
}

describe('probes.yaml', () => {
  it('of the suite is right', () => {
    expect(loadProbes('level-neo')).toHaveProperty('event-main-ap.abilities');
  });

  it.each(PLAYED)('has no two cards of %s that are the same but for name and number', (game) => {
    const ids = new Map<string, string>();
    for (const [id, { name: _, number: __, ...content }] of Object.entries(loadProbes(game))) {
      // Two numbers with one skill are what it is for.
      if (id === 'use-draw-on-another-card') continue;
      const key = JSON.stringify(content);
      expect(ids.get(key), `${id} does the same`).toBeUndefined();
      ids.set(key, id);
    }
  });

  it('is read as cards by id', () => {
    expect(load({ probes: { 'event-draw': card() } })).toEqual({ 'event-draw': { name: 'event-draw', ...card() } });
  });

  it('may be missing', () => {
    expect(loadProbes('level-neo', join(folder, 'none.yaml'))).toEqual({});
  });

  it.each([
    ['is empty', '', 'expected an object, got null'],
    ['is no YAML', 'probes: [', /^Flow sequence in block collection .*at line 1/],
    ['has a word twice', 'probes:\n  a: 1\n  a: 2\n', /^Map keys must be unique at line 3/],
    ['has no probes', {}, 'member "probes" is missing (expected an object)'],
    ['has another member', { probes: {}, prboes: {} }, 'unknown member "prboes" (did you mean "probes"?)'],
  ])('that %s', (_, content, line) => {
    expectLine(problem(content), line);
  });

  it.each([
    ['an unknown member', { ...card(), cost: 1 }, /^unknown member "cost" \(known: "number", .*"text", "abilities"\)$/],
    [
      'an unknown instruction',
      card({ do: 'drwa', count: 1 }),
      'at abilities[0].effect[0].do: unknown instruction "drwa" (did you mean "draw"?)',
    ],
    [
      'an unknown member of an instruction',
      card({ do: 'draw', cuont: 1 }),
      'at abilities[0].effect[0]: unknown member "cuont" (did you mean "count"?)',
    ],
    [
      'an unknown instruction deep inside',
      card({ do: 'may', then: [{ do: 'repeat', times: 2, then: [{ do: 'explode' }] }] }),
      /^at abilities\[0\]\.effect\[0\]\.then\[0\]\.then\[0\]\.do: unknown instruction "explode" \(known: /,
    ],
    ['no text', { ...card(), text: undefined }, 'member "text" is missing (expected a string)'],
    ['no ability', { ...card(), abilities: [] }, 'at abilities: expected an array of 1 or more, got an array of 0'],
    ['its own id', { ...card(), probe: 'event-draw' }, /^unknown member "probe"/],
    ['nothing', null, 'expected an object, got null'],
  ])('with a probe that has %s', (_, wrong, line) => {
    const text = problem({ probes: { 'event-draw': card(), 'event-odd': wrong } });
    expect(text.startsWith('probe "event-odd": ')).toBe(true);
    expectLine(text.slice('probe "event-odd": '.length), line);
  });

  it('with an id that is not plain words', () => {
    expect(problem({ probes: { 'Event Draw': card() } })).toMatch(
      /^probe "Event Draw": its id: expected a string that matches .*, got "Event Draw"$/,
    );
  });

  it('with one number on two probes', () => {
    expect(problem({ probes: { 'event-draw': card(), 'event-again': card() } })).toBe(
      'probe "event-again": "event-draw" has the number P-001 already',
    );
  });
});

describe('compiled probe cards', () => {
  const compiled = join(folder, 'compiled', 'level-neo.json');

  it.each(PLAYED)('of %s are those of its probes.yaml', (game) => {
    const text = readFileSync(probesFile(game), 'utf8');
    const probes = parseProbes(game, text);
    writeCompiledProbes(game, text, probes, compiled);
    expect(compiledProbes(game, text, compiled)).toEqual(probes);
    expect(loadProbes(game)).toEqual(probes);
  });

  it('say nothing of another text, and need not be there', () => {
    writeCompiledProbes('level-neo', 'one', {}, compiled);
    expect(compiledProbes('level-neo', 'another', compiled)).toBeUndefined();
    expect(compiledProbes('level-neo', 'one', join(folder, 'none.json'))).toBeUndefined();
  });
});
