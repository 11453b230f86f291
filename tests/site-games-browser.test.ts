/** A page of each game's living rulebook in a real browser: its board, its steps and its links, on a small screen, too. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSuite } from '../cli/select';
import { PLAYED } from '../games/registry';
import { buildSite } from '../reports/site/build';
import { playedScenarios } from '../reports/site/play';
import { Rulebook } from '../reports/site/rulebook';
import { siteTools } from '../reports/site/tools';
import type { GameId } from '../schemas/common';
import { lacking, launch, visitPage } from './chromium';
import { scratchFolder } from './command';

if (lacking) process.stderr.write(`tests/site-games-browser.test.ts is skipped: it needs ${lacking}\n`);

/** So many scenarios of a game are on its pages. */
const EXAMPLES = 3;

describe.skipIf(lacking)('in a browser', () => {
  let browser: Browser;
  let site = '';
  const folder = scratchFolder('site-games');
  const clauses = new Map<GameId, string>();

  beforeAll(async () => {
    const games = [];
    for (const game of PLAYED) {
      const { catalogues, features } = loadSuite([game]);
      const inBattle = features.scenarios.filter(
        ({ rule, decoy, pickle }) =>
          rule && decoy === undefined && pickle.steps.some(({ text }) => / attacks | an attack with /.test(text)),
      );
      const few = { ...features, scenarios: inBattle.slice(0, EXAMPLES) };
      clauses.set(game, inBattle[0]!.rule!.clause);
      const [catalogue] = catalogues;
      games.push(
        new Rulebook({
          catalogue: catalogue!,
          features: few,
          played: await playedScenarios(few, catalogue!),
          reports: [],
        }).site(),
      );
    }
    mkdirSync(join(folder, 'made'));
    site = await buildSite(games, await siteTools(), join(folder, 'made'));
    browser = await launch();
  });

  afterAll(() => browser?.close());

  it.each(PLAYED)('%s: a clause with its examples, which fits on 360 pixels', async (game) => {
    const urlOf = (address: string) => pathToFileURL(join(site, game, address)).href;
    const options = { beside: pathToFileURL(site).href, viewport: { width: 360, height: 740 } };
    await visitPage(browser, urlOf(`${clauses.get(game)!}/index.html`), options, async (page) => {
      await page.evaluate(
        `document.querySelectorAll('details').forEach((one) => { one.removeAttribute('name'); one.open = true; })`,
      );
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(await page.locator('h1').textContent()).toContain(clauses.get(game)!);
      expect(await page.locator('main svg').count()).toBeGreaterThan(0);
      const steps = await page.locator('main').textContent();
      expect(steps).toMatch(/player [AB] (attacks|declares an attack)/);
      await page.locator('nav a', { hasText: 'Rules' }).first().click();
      expect(page.url()).toBe(urlOf('index.html'));
    });
  });
});
