/** What a failing run tells people, on the terminal and in its reports, is said in the words of the game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, gameOf, PLAYED } from '../games/registry';
import { loadCatalogue } from '../runner/catalogue';
import { readMatrix } from '../runner/diagnosis-matrix';
import { commandHere, reportIn, scratchFolder } from './command';
import { linesOfPage, machineWordsIn } from './machine-words';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('people-output');
const oracles = oracleServer();
/** So many misreadings of each game are played. */
const SAMPLE = 1;
/** Data of cards, commands, places of files, ids and names of cards are typed, not read. */
const TYPED = /^\s*(?:[{}[\]]|"\w+" ?: ).*$|npx tcg-conformance.*|`[^`]*`|\S*\/\S+|"[A-Z]\w*"|\bmergedDecisions\b/g;

describe.each(PLAYED)('%s', (game) => {
  const known = readMatrix(game)!.misreadings.filter(({ breaks }) => breaks.size > 3 && breaks.size < 40);
  const { tag } = loadCatalogue(game);
  const chosen = known.filter((_, index) => index % Math.ceil(known.length / SAMPLE) === 7);

  test('explain', async () => {
    const { clause } = faultsOf(gameOf(game)!.oracle).find(({ id }) => id === chosen[0]!.fault)!;
    const { stdout } = await commandHere(['explain', `${tag}-${clause}`]);
    const lines = stdout.split('\n').map((line) => line.replace(TYPED, ''));
    expect(lines.length).toBeGreaterThan(20);
    expect(machineWordsIn(lines)).toEqual([]);
  });

  test.each(chosen.map(({ fault }) => fault))('%s', async (misreading) => {
    const { clause } = faultsOf(gameOf(game)!.oracle).find(({ id }) => id === misreading)!;
    const out = join(folder, misreading.slice(0, 60));
    const adapter = await oracles.serve({ fault: misreading });
    const args = [
      'run',
      '--game',
      game,
      '--clause',
      `${tag}-${clause}`,
      '--adapter',
      adapter,
      '--lockstep',
      '--out',
      out,
    ];
    const { stdout } = await commandHere(args);
    expect(reportIn(out).scenarios.some(({ verdict }) => verdict === 'failed')).toBe(true);
    const markdown = readFileSync(join(out, 'report.md'), 'utf8');
    const junit = linesOfPage(readFileSync(join(out, 'junit.xml'), 'utf8'));
    const page = linesOfPage(readFileSync(join(out, 'report.html'), 'utf8'));
    const lines = [...`${stdout}\n${markdown}`.split('\n'), ...page, ...junit].map((line) => line.replace(TYPED, ''));
    expect(machineWordsIn(lines)).toEqual([]);
  });
});
