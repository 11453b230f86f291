/** Limits and lasting things, and what happens to their cards in between: scenarios from tables, and misreadings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { overTime as battleSpirits } from '../oracle/battle-spirits/faults/over-time';
import { overTime as dragonBallSuper } from '../oracle/dragon-ball-super/faults/over-time';
import { overTime as levelNeo } from '../oracle/level-neo/faults/over-time';
import { overTime as onePiece } from '../oracle/one-piece/faults/over-time';
import { overTime as vanguard } from '../oracle/vanguard/faults/over-time';
import { faultId } from '../oracle/kernel/testing/misreadings';
import { featuresFolder } from '../runner/catalogue';
import { OVER_TIME_TABLES, overTimeFeatures } from '../scripts/make-over-time';

const FAMILIES = {
  'level-neo': levelNeo,
  'dragon-ball-super': dragonBallSuper,
  'one-piece': onePiece,
  'battle-spirits': battleSpirits,
  vanguard,
};

const made = overTimeFeatures();

test.each([...made])('%s is as npm run docs makes it', (path, text) => {
  expect(readFileSync(join(featuresFolder(), path), 'utf8')).toBe(text);
});

test('no file is left of a table that is gone', () => {
  const names = readdirSync(featuresFolder(), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /[\\/]over-time[^\\/]*\.feature$/.test(name));
  expect(files.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([...made.keys()].sort());
});

describe.each(OVER_TIME_TABLES)('the scenarios of $game', ({ game, files }) => {
  const { faults } = FAMILIES[game as keyof typeof FAMILIES];

  it.each(files)('stand under a Rule of their clause in $file', ({ rules, happenings }) => {
    expect([...new Set(happenings.map(({ clause }) => clause))].sort()).toEqual(Object.keys(rules).sort());
  });

  it('are each about a misreading of the same clause and thing', () => {
    for (const { happenings } of files)
      for (const { clause, things } of happenings)
        for (const thing of things)
          expect(faults.filter(({ id }) => id.startsWith(`${faultId(clause, thing)}-`))).not.toEqual([]);
  });
});

describe.each(Object.entries(FAMILIES))('the misreadings of %s', (_game, { faults, sameAsRule }) => {
  it('have titles of their own', () => {
    const titles = faults.map(({ clause, title }) => `${clause} ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('leave out what cannot be told from the rule, with the reason', () => {
    const titles = faults.map(({ title }) => title);
    for (const { title, reason } of sameAsRule) {
      expect(titles).not.toContain(title);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
