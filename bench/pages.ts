/**
 * Measures how long a browser takes to open what the suite writes: the report of an engine with many misreadings, and
 * the living rulebook's largest page.
 */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { gameOf } from '../games/registry';
import { htmlPage } from '../reports/html';
import { withCauses } from '../runner/causes';
import { playMisread } from '../runner/diagnosis-play';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { lacking, launch } from './chromium';
import { inSeconds } from './figures';
import { reportOf } from './report';

const GAME = 'one-piece';
/** Plants every 40th misreading of the game, all at once. */
const EVERY = 40;
const ROUNDS = 5;

/** @returns the report's page, and the number of failing scenarios */
async function reportOfMisreadings(): Promise<{ page: string; failures: number }> {
  const { oracle, faults } = gameOf(GAME)!;
  const features = loadFeatures([GAME]);
  const { planned } = planScenarios(features, features.scenarios);
  const planted = faults.filter((_, index) => index % EVERY === 0);
  const scenarios = await playMisread(oracle, planted, planned);
  const report = withCauses(reportOf(GAME, features, scenarios), features.scenarios);
  const failures = scenarios.filter(({ verdict }) => verdict === 'failed').length;
  return { page: htmlPage(report), failures };
}

/** @returns milliseconds of each opening until the page is loaded */
async function openings(browser: Browser, file: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    times.push(await page.evaluate<number>(`performance.getEntriesByType('navigation')[0].duration`));
    await page.close();
  }
  return times;
}

/** @throws {Error} the site cannot be made */
function largestPageOfSite(folder: string): string {
  const main = join(__dirname, '..', 'cli', 'main.js');
  const { status, stderr } = spawnSync(process.execPath, [main, 'site', '--out', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`docs ended with ${status}: ${stderr}`);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const size = (name: string): number => statSync(join(folder, name)).size;
  return join(
    folder,
    pages.reduce((one, other) => (size(other) > size(one) ? other : one)),
  );
}

async function main(): Promise<void> {
  if (lacking) return console.log(`not measured: it needs ${lacking}`);
  const folder = mkdtempSync(join(tmpdir(), 'tcg-pages-'));
  const browser = await launch();
  const emit = async (title: string, file: string): Promise<void> => {
    const megabytes = (statSync(file).size / 1024 / 1024).toFixed(2);
    console.log(`${title}, ${megabytes} MB, opens in ${inSeconds(await openings(browser, file))}`);
  };
  try {
    const { page, failures } = await reportOfMisreadings();
    const file = join(folder, 'report.html');
    writeFileSync(file, page);
    await emit(`report of ${failures} failures`, file);
    await emit('largest page of the site', largestPageOfSite(join(folder, 'site')));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

void main();
