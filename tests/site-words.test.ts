/** Every page of every game's site is written in the words of the game (`npm run test:full`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { commandHere, scratchFolder } from './command';
import { isFull } from './extent';
import { linesOfPage, machineWordsIn } from './machine-words';

const folder = scratchFolder('site-words');
const MINUTES = 60_000;

test.skipIf(!isFull).each(PLAYED)(
  '%s: no page has words of the protocol or of code',
  async (game) => {
    const built = await commandHere(['site', '--game', game, '--out', game], { cwd: folder });
    expect([built.stderr, built.code]).toEqual(['', 0]);
    const pages = readdirSync(join(folder, game), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && !name.includes('playground'),
    );
    expect(pages.length).toBeGreaterThan(100);
    const lines = pages.flatMap((name) => linesOfPage(readFileSync(join(folder, game, name), 'utf8')));
    expect(machineWordsIn(lines)).toEqual([]);
  },
  10 * MINUTES,
);
