/** What is read of a rule table is noticed, however it is read; what is replaced in one is found. */
import { beforeEach, describe, expect, it } from 'vitest';
import { isRead, replacedIn, RuleReads } from '../runner/rule-reads';

interface Rules {
  readonly draw: () => string;
  readonly attack: () => string;
  readonly lends?: () => string;
  readonly zones: readonly string[];
  readonly clauses: Readonly<Record<string, readonly string[]>>;
}

const rules: Rules = {
  draw: () => 'drawn',
  attack: () => 'attacked',
  zones: ['deck'],
  clauses: { draw: ['1-1'], attack: ['2-1'] },
};

describe('what is read of a rule table', () => {
  const reads = new RuleReads();
  const watched = reads.over(rules);
  beforeEach(() => reads.begin());

  it.each<[what: string, read: () => unknown, paths: string[]]>([
    ['an entry', () => watched.draw(), ['draw']],
    ['an entry that is no function', () => watched.zones.length, ['zones']],
    ['an entry that the table lacks', () => watched.lends?.(), ['lends']],
    ['whether there is one', () => 'attack' in watched, ['attack']],
    ['an entry of a table within', () => watched.clauses.draw, ['clauses.draw']],
    ['one that the table within lacks', () => watched.clauses.pass, ['clauses.pass']],
    ['nothing, where a table within is only handed on', () => watched.clauses, []],
  ])('is %s', (_, read, paths) => {
    read();
    expect([...reads.read]).toEqual(paths);
  });

  it('is all of it, where somebody goes through it', () => {
    expect({ ...watched }.draw()).toBe('drawn');
    expect(reads.has('attack') && reads.has('clauses.draw') && reads.has('lends')).toBe(true);
  });

  it('is all of a table within and nothing else, where somebody goes through that', () => {
    expect(Object.keys(watched.clauses)).toEqual(['draw', 'attack']);
    expect(['clauses.pass', 'draw'].map((path) => reads.has(path))).toEqual([true, false]);
  });

  it('does not count while it is paused', () => {
    reads.isPaused = true;
    expect(watched.draw()).toBe('drawn');
    reads.isPaused = false;
    expect([...reads.read]).toEqual([]);
  });

  it('is the entry that takes the place of another', () => {
    const other = reads.over(rules, (path, entry) => (path === 'clauses.draw' ? ['9-9'] : entry));
    expect([other.clauses.draw, other.clauses.attack]).toEqual([['9-9'], ['2-1']]);
  });
});

it('what is replaced in a table is told by its path, within tables too', () => {
  const after = {
    draw: () => 'nothing',
    zones: rules.zones,
    clauses: { ...rules.clauses, draw: ['1-2'] },
    lends: rules.draw,
  };
  expect(replacedIn(rules, after).map(({ path }) => path)).toEqual(['draw', 'clauses.draw', 'lends']);
});

it('an entry is read where it, or the whole of a table around it, is', () => {
  expect(isRead('clauses.draw', new Set(['draw', 'clauses.attack']))).toBe(false);
  expect(isRead('clauses.draw', new Set(['clauses.*']))).toBe(true);
  expect(isRead('clauses.draw', new Set(['*']))).toBe(true);
});
