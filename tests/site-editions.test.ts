/** The living rulebook of an older edition: its clauses by its numbers, played by its oracle, and every page names it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { commandHere, expectUsageError, scratchFolder } from './command';
import { isFull } from './extent';

const folder = scratchFolder('site-editions');
const page = (address: string): string => readFileSync(join(folder, 'site', address), 'utf8');
const TITLE = 'Comprehensive rules 1.1.8';

// Only large games have editions, and each of their scenarios is played for the site.
describe.runIf(isFull)('docs --edition', () => {
  beforeAll(async () => {
    const built = await commandHere(['site', '--edition', '1.1.8', '--out', 'site'], { cwd: folder });
    expect([built.code, built.stderr]).toEqual([EXIT.conforms, '']);
    expect(built.stdout).toMatch(/^site\/index\.html: 1 rulebook, 467 clauses, /);
  }, 400_000);

  test('its clauses stand by its numbers', () => {
    expect(page('one-piece/1-3-7/index.html')).toContain('Power may be negative');
    expect(existsSync(join(folder, 'site', 'one-piece', '10-1-7-1'))).toBe(false);
    expect(page('one-piece/6-2-3/index.html')).toContain(
      'Before version 1.2.0, given DON!! cards return active even if an effect keeps DON!! cards rested',
    );
    expect(page('one-piece/6-2-3/index.html')).not.toContain('Given DON!! cards return rested');
  });

  test('its misreadings and readings are its own', () => {
    const refresh = page('one-piece/6-2-3/index.html');
    expect(refresh).toContain('given DON!! cards come back rested');
    expect(refresh).not.toContain('given DON!! cards come back active');
    expect(page('one-piece/7-1-3-1/index.html')).not.toContain('Is a text of the form');
    expect(page('one-piece/readings/index.html')).not.toContain('Is a text of the form');
  });

  test('every page names it', () => {
    const names = readdirSync(join(folder, 'site', 'one-piece'), { recursive: true, encoding: 'utf8' });
    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(400);
    expect(pages.filter((name) => !page(join('one-piece', name)).includes(TITLE))).toEqual([]);
    expect(page('index.html')).toContain(TITLE);
    expect(page('one-piece/playground/index.html')).toContain('<option value="1.1.8" selected>');
  });
});

test.each([
  [['--edition', '0.9'], /--edition: no edition "0\.9" of \S+; known: /],
  [
    ['--game', 'one-piece', '--edition', '1.1.9'],
    /--edition: one-piece has no edition "1\.1\.9"; known: 1\.1\.8, 1\.2\.0/,
  ],
])('%j is told, and nothing is written', async (args, says) => {
  expectUsageError(await commandHere(['site', ...args, '--out', 'never'], { cwd: folder }), says);
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

test('a report of another edition is refused', async () => {
  await commandHere(['run', '--game', 'one-piece', '--clause', 'OP-6-2-3', '--out', 'newer', '--quiet'], {
    cwd: folder,
  });
  expectUsageError(
    await commandHere(['site', '--edition', '1.1.8', '--report', 'newer/report.json', '--out', 'never'], {
      cwd: folder,
    }),
    /--report: newer\/report\.json is of Comprehensive rules 1\.2\.0, and the pages are of Comprehensive rules 1\.1\.8\n$/,
  );
});
