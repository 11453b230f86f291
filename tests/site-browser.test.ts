/** The living rulebook in a real browser, from the file system. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrast, lacking, launch, visitPage } from './chromium';
import { commandHere, scratchFolder } from './command';
import { isFull } from './extent';
import { oracleServer } from './served-oracle';

if (lacking) process.stderr.write(`tests/site-browser.test.ts is skipped: it needs ${lacking}\n`);

const CLAUSE = 'level-neo/9-4-1/index.html';
const PAGES = [
  'index.html',
  'level-neo/index.html',
  CLAUSE,
  'level-neo/5-1/index.html',
  'level-neo/8/index.html',
  'level-neo/readings/index.html',
  'level-neo/rulings/index.html',
  'level-neo/rulings/may-and-choose-one.html',
  'level-neo/engines/index.html',
];
/** `npm test` looks closely at one page of each kind that differs in its parts. */
const PAGES_IN_DETAIL = isFull ? PAGES : ['index.html', CLAUSE, 'level-neo/rulings/may-and-choose-one.html'];

describe.skipIf(lacking)('in a browser', () => {
  let browser: Browser;
  const folder = scratchFolder('site-browser');
  const oracles = oracleServer();
  const urlOf = (address: string) => pathToFileURL(join(folder, 'site', address)).href;

  /** Looks at a page, then sees that it complained of nothing and asked for nothing outside the site. */
  async function visit(
    address: string,
    options: BrowserContextOptions,
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    await visitPage(browser, urlOf(address), { beside: urlOf(''), ...options }, look);
  }

  const active = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()');

  beforeAll(async () => {
    const run = ['run', '--game', 'level-neo', '--clause', 'LN-5-1', '--quiet'];
    await commandHere([...run, '--out', 'good'], { cwd: folder });
    const broken = await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' });
    await commandHere([...run, '--out', 'broken', '--adapter', broken], { cwd: folder });
    const reports = ['--report', 'good/report.json', 'broken/report.json'];
    const built = await commandHere(['site', '--game', 'level-neo', ...reports], { cwd: folder });
    expect(built.code).toBe(0);
    browser = await launch();
  });

  afterAll(() => browser?.close());

  it.each(PAGES)('%s fits on 360 pixels, opened in all places', async (address) => {
    await visit(address, { viewport: { width: 360, height: 740 } }, async (page) => {
      await page.evaluate(
        `document.querySelectorAll('details').forEach((one) => { one.removeAttribute('name'); one.open = true; })`,
      );
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    });
  });

  it.each(PAGES_IN_DETAIL)('%s has landmarks, one heading above all, and no level left out', async (address) => {
    await visit(address, {}, async (page) => {
      for (const landmark of ['body > header', 'main', 'footer', 'nav[aria-label]'])
        expect(await page.locator(landmark).count(), landmark).toBeGreaterThan(0);
      const levels = await page.evaluate<number[]>(
        `[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((one) => Number(one.tagName[1]))`,
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      expect(await page.title()).not.toBe('');
      expect(await page.getAttribute('html', 'lang')).toBe('en');
    });
  });

  it.each(
    PAGES_IN_DETAIL.flatMap((address) => (['light', 'dark'] as const).map((colorScheme) => ({ address, colorScheme }))),
  )('the text of $address can be read in $colorScheme', async ({ address, colorScheme }) => {
    await visit(address, { colorScheme }, async (page) => {
      const pairs = await page.evaluate<[string, string, string][]>(TEXT_AND_GROUND);
      expect(pairs.length).toBeGreaterThan(3);
      expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
    });
  });

  it('searches words, misspelt ones too, and goes there by keyboard', async () => {
    await visit(CLAUSE, {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('combi atack');
      await page.waitForSelector('#hits li');
      expect(await page.textContent('.found [role=status]')).toMatch(/^\d+ hits?$/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const first = await active(page);
      expect(first).toMatch(/combi attack/i);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.href.includes('/9-4-1/'));
      expect(await page.textContent('main')).toContain(first.replace(/^[\d-]+ /, ''));
    });
  });

  it('searches clauses by number, and in all games from the first page', async () => {
    await visit('index.html', {}, async (page) => {
      await page.fill('#search', 'LN-9-4');
      await expect.poll(() => page.locator('#hits li').count()).toBeGreaterThan(5);
      expect(await page.locator('#hits li').first().textContent()).toMatch(/^LN 9-4/);
      await page.fill('#search', 'xyzzy');
      await expect.poll(() => page.textContent('.found [role=status]')).toBe('Nothing found');
      await page.keyboard.press('Escape');
      expect(await page.locator('.found').isVisible()).toBe(false);
    });
  });

  it('is read without JavaScript: all but the search is there', async () => {
    await visit('index.html', { javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('.search').isVisible()).toBe(false);
      await page.getByRole('link', { name: 'LEVEL.NEO TCG' }).first().click();
      await page.getByRole('link', { name: /^9-4-1 / }).click();
      expect(page.url()).toBe(urlOf(CLAUSE));
      const boards = page.locator('.example').first().locator('.board');
      expect(await boards.first().locator('svg').isVisible()).toBe(true);
      await boards.last().locator('summary').first().click();
      expect(await boards.last().locator('svg').isVisible()).toBe(true);
      expect(await boards.first().locator('svg').isVisible()).toBe(false);
      await boards.last().locator('.as-text > summary').click();
      expect(await boards.last().locator('.as-text ul').first().isVisible()).toBe(true);
    });
  });

  it('goes through the boards by the arrow keys', async () => {
    await visit(CLAUSE, {}, async (page) => {
      const open = () => page.locator('.example').first().locator('.board[open] > summary').allTextContents();
      await page.locator('.board > summary').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(open).toEqual(['The board after this step']);
      expect(await active(page)).toBe('The board after this step');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(open).toEqual(['The board at the start']);
    });
  });

  it('the first stop of the Tab key skips to the text, and shows where it is', async () => {
    await visit(CLAUSE, {}, async (page) => {
      await page.keyboard.press('Tab');
      expect(await active(page)).toBe('Skip to the text');
      expect((await page.locator('.skip').boundingBox())!.x).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe('solid');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(`document.activeElement.closest('main') !== null`)).toBe(true);
    });
  });

  it('is printed without what only a screen needs', async () => {
    await visit(CLAUSE, {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      for (const left of ['.top', '.search', '.neighbours'])
        expect(await page.locator(left).isVisible(), left).toBe(false);
      for (const kept of ['h1', '.example', '.board[open] svg', '.happened', 'footer'])
        expect(await page.locator(kept).first().isVisible(), kept).toBe(true);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    });
  });
});

/** Of each visible piece of text outside pictures: its colour, that of the ground below it, and its beginning. */
const TEXT_AND_GROUND = `(() => {
  const clear = /^rgba\\(0, 0, 0, 0\\)$/;
  const groundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!clear.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('svg, script, .hidden') || !element.checkVisibility()) continue;
    found.push([getComputedStyle(element).color, groundOf(element), node.data.trim().slice(0, 40)]);
  }
  return found;
})()`;
