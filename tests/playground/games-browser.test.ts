/** The playground of every game in a real browser: it opens and plays; another edition and another reading, kept in the link. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAYED } from '../../games/registry';
import { pageScript } from '../../playground/bundle/page';
import { writePlayground } from '../../playground/site/write';
import { loadCatalogue } from '../../runner/catalogue';
import { loadFeatures } from '../../runner/feature-files';
import type { GameId } from '../../schemas/common';
import { launch, lacking, visitPage } from '../chromium';
import { scriptOf } from './oracle-in-vm';

if (lacking) process.stderr.write(`tests/playground/games-browser.test.ts is skipped: it needs ${lacking}\n`);

/** Keeps what is copied, where a test can see it. */
const CLIPBOARD = `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } })`;
const DON = [
  '@OP',
  'Feature: mine',
  'Scenario: DON!! cards come back',
  'Given player B has the active Stage "Frost" (probe "stage-opponents-don-not-refreshed")',
  'When player A gives 2 DON!! cards to "A leader"',
  'And player A ends the turn',
  'And player B ends the turn',
  "Then player A's cost area holds 8 active and 0 rested DON!! cards",
];

describe.skipIf(lacking)('the playground', () => {
  let browser: Browser;
  let folder: string;
  const visit = (game: GameId, hash: string, look: (page: Page) => Promise<void>) => {
    const address = pathToFileURL(join(folder, game, 'playground', 'index.html')).href;
    return visitPage(
      browser,
      address + hash,
      { beside: pathToFileURL(folder).href, before: CLIPBOARD },
      async (page) => {
        page.setDefaultTimeout(60_000);
        await page.waitForSelector('#result .answer, #result .note[role=status]');
        await look(page);
      },
    );
  };
  const headline = (page: Page) => page.locator('.answer p').first().textContent();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tcg-playgrounds-'));
    const scripts = new Map([['page', await pageScript()]]);
    for (const game of PLAYED) scripts.set(game, await scriptOf(game));
    const games = PLAYED.map((game) => {
      const catalogue = loadCatalogue(game);
      const features = loadFeatures([game], { catalogues: [catalogue], decoys: false });
      const rulebook = { home: '../index.html', clause: '../{clause}/index.html' };
      return { catalogue, features, file: `${game}/playground/index.html`, rulebook };
    });
    writePlayground(folder, games, (name) => scripts.get(name)!);
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(PLAYED)('of %s plays a scenario as soon as it is opened, by its editions', (game) =>
    visit(game, '', async (page) => {
      expect(await headline(page)).toBe('✓ The oracle agrees.');
      expect(await page.locator('.boards svg, .boards .picture').count()).toBeGreaterThan(0);
      const { editions, editionName } = loadCatalogue(game);
      expect(await page.locator('#edition option').allTextContents()).toEqual(editions.map(({ title }) => title));
      expect(await page.inputValue('#edition')).toBe(editionName);
    }),
  );

  it('plays by another edition, and the link keeps it with the readings', async () => {
    let link = '';
    await visit('one-piece', '', async (page) => {
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(DON.join('\n'));
      await page.click('#run');
      await expect.poll(() => headline(page)).toMatch(/^≠ you say player .'s cost area holds 8 active/);
      await page.selectOption('#edition', '1.1.8');
      await expect.poll(() => headline(page)).toBe('✓ The oracle agrees.');
      expect(await page.locator('.answer').textContent()).toContain('Played by Comprehensive rules 1.1.8.');
      await page.click('#readings');
      const reading = page.locator('#readings-list label', { hasText: 'Stage' }).first();
      await reading.locator('select').selectOption({ index: 1 });
      await page.click('#readings-close');
      expect(await page.textContent('#readings')).toBe('Ambiguous rules (1 changed)…');
      await page.click('#share');
      await expect
        .poll(() => page.evaluate<string>('window.copied'))
        .toMatch(/&edition=1\.1\.8&reading=[\w-]+=[\w-]+$/);
      link = await page.evaluate<string>('window.copied');
    });
    await visit('one-piece', link.slice(link.indexOf('#')), async (page) => {
      expect(await page.inputValue('#edition')).toBe('1.1.8');
      expect(await page.textContent('#readings')).toBe('Ambiguous rules (1 changed)…');
      expect(await headline(page)).toBe('✓ The oracle agrees.');
    });
    await visit('one-piece', '#text=x&edition=9', async (page) => {
      expect(await page.locator('.answer').textContent()).toMatch(/There is no edition "9"; known: 1\.1\.8, 1\.2\.0\./);
    });
  });
});
