/** The HTML pages in a real browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReports, matrixOf } from '../reports/compare';
import { htmlPage } from '../reports/html';
import { matrixPage } from '../reports/html-matrix';
import { buildReport } from '../reports/model';
import { CLAUSE_STATES } from '../schemas/report';
import { contrast, lacking, launch, visitPage } from './chromium';
import { cleanRun, hugeRun, KNOWN_CLAUSE, troubledRun } from './fixtures/report/make';

if (lacking) process.stderr.write(`tests/browser.test.ts is skipped: it needs ${lacking}\n`);

describe.skipIf(lacking)('in a browser', () => {
  let browser: Browser;
  let folder: string;
  const pages = new Map<string, string>();

  /** The page as a file, made once. */
  function urlOf(name: string, make: () => string): string {
    const known = pages.get(name);
    if (known) return known;
    const file = join(folder, `${name}.html`);
    writeFileSync(file, make());
    const url = pathToFileURL(file).href;
    pages.set(name, url);
    return url;
  }

  const troubled = buildReport(troubledRun());
  const report = () => urlOf('report', () => htmlPage(troubled));
  const matrix = () => {
    const clean = buildReport(cleanRun());
    return urlOf('matrix', () => matrixPage(matrixOf([clean, troubled, clean]), compareReports(clean, troubled)));
  };

  const visit = (url: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>) =>
    visitPage(browser, url, options, look);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tcg-browser-'));
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['the report', report],
    ['the matrix', matrix],
  ])('%s fits on 360 pixels, opened in all places', async (_, url) => {
    await visit(url(), { viewport: { width: 360, height: 740 } }, async (page) => {
      await page.evaluate(`document.querySelectorAll('details').forEach((details) => (details.open = true))`);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    });
  });

  it('shows the first cause on the first screen of a phone', async () => {
    const failures = troubled.scenarios.flatMap(({ id, verdict }) => (verdict === 'failed' ? [id] : []));
    const lead = { clauses: ['LN-9-2'], exact: 1, failed: failures.length, passed: [], notPlayed: 0 };
    const misread = (title: string) => ({ fault: 'x', clause: 'LN-9-2', title });
    const behaves = [misread('the side with more AP loses the battle'), misread('a tie is won by the defender')];
    const found = [{ ...lead, behaves, failures, certainty: 'likely' as const }];
    const games = troubled.games.map((game) => ({ ...game, causes: { found, contradicted: [], unexplained: [] } }));
    const url = urlOf('causes', () => htmlPage({ ...troubled, games }));
    await visit(url, { viewport: { width: 390, height: 844 } }, async (page) => {
      const first = await page.locator('.causes ol > li').first().boundingBox();
      expect(first!.y).toBeGreaterThan(0);
      expect(first!.y + first!.height).toBeLessThanOrEqual(844);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    });
  });

  const ALL_STATES = `[...document.querySelectorAll('.clause')].map((one) => one.checkVisibility() && one.dataset.state)`;
  const shownClauses = async (page: Page) => (await page.evaluate<(string | false)[]>(ALL_STATES)).filter(Boolean);

  it('filters by state, several at once', async () => {
    const { fails, known } = troubled.games[0]!.clauses;
    await visit(report(), {}, async (page) => {
      await page.click('[data-filter=fails]');
      expect(await shownClauses(page)).toEqual(Array<string>(fails).fill('fails'));
      await page.click('[data-filter=known]');
      expect(await shownClauses(page)).toHaveLength(fails + known);
      expect(await page.textContent('.tools .result')).toMatch(new RegExp(`^Showing ${fails + known} of `));
      await page.click('[data-filter=fails]');
      await page.click('[data-filter=known]');
      expect(await shownClauses(page)).toHaveLength(troubled.games[0]!.clauses.total);
    });
  });

  it('searches clauses and scenarios, from the keyboard', async () => {
    await visit(report(), {}, async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('EQUAL power');
      await expect.poll(() => shownClauses(page)).toHaveLength(1);
      expect(await page.locator('.clause:visible .id').textContent()).toBe('LN-4-4-11');
      await page.keyboard.press('Escape');
      await expect.poll(() => shownClauses(page)).toHaveLength(troubled.games[0]!.clauses.total);
    });
  });

  it('filters and searches readings and lists as well, opens the hits and marks them', async () => {
    await visit(report(), {}, async (page) => {
      await page.click('[data-filter=reading]');
      expect(await shownClauses(page)).toEqual([]);
      expect(await page.locator('.readings .entry:visible').count()).toBeGreaterThan(0);
      expect(await page.locator('.broken:visible').count()).toBe(0);
      await page.click('[data-filter=reading]');
      await page.fill('.tools input', 'equal power');
      await page.waitForSelector('#LN-4-4-11[open]');
      expect(await page.evaluate(`CSS.highlights.get('hit').size`)).toBeGreaterThan(1);
      await page.fill('.tools input', '');
      await expect.poll(() => page.locator('.clause[open]').count()).toBe(0);
    });
  });

  it('finds and shows what is packed', async () => {
    const base = hugeRun(300, 1, 6);
    const last = base.scenarios.findLast(({ failure }) => failure)!;
    last.failure!.steps = [{ keyword: 'When ', text: 'the needle moves', status: 'failed' }];
    const url = urlOf('packed', () => htmlPage(buildReport(base)));
    await visit(url, {}, async (page) => {
      expect(await page.locator('.packed').count()).toBeGreaterThan(100);
      await page.fill('.tools input', 'needle');
      await expect.poll(() => shownClauses(page)).toHaveLength(1);
      await page.getByText('the needle moves').first().waitFor();
      expect(await page.textContent('main')).not.toContain('undefined');
    });
  });

  it('opens the clause that the address names, though a filter hides it', async () => {
    await visit(`${report()}#LN-9-2`, {}, async (page) => {
      await page.waitForSelector('#LN-9-2[open] .scenario');
      expect((await page.locator('#LN-9-2').boundingBox())!.y).toBeLessThan(900);
      await page.click('[data-filter=unsupported]');
      await page.evaluate(`location.hash = '#${KNOWN_CLAUSE}'`);
      await page.waitForSelector(`#${KNOWN_CLAUSE}[open] .scenario`);
    });
  });

  it('steps through the boards, with buttons and keys', async () => {
    await visit(`${report()}#${KNOWN_CLAUSE}`, {}, async (page) => {
      const boards = page.locator(`#${KNOWN_CLAUSE} .boards`);
      const shown = () => boards.locator('.frame:visible figcaption b').allTextContents();
      const go = (where: string) => boards.locator(`[data-go=${where}]`).click();
      expect(await shown()).toEqual(['4 of 4']);
      expect(await boards.locator('[data-go=next]').isDisabled()).toBe(true);
      await go('previous');
      expect(await shown()).toEqual(['3 of 4']);
      expect(await boards.locator('[role=status]').textContent()).toContain('cover "Shield Bearer"');
      expect(await boards.locator('.frame:visible .arrow').count()).toBe(2);
      await page.keyboard.press('Home');
      expect(await shown()).toEqual(['1 of 4']);
      expect(await boards.locator('[data-go=previous]').isDisabled()).toBe(true);
      await boards.locator('.picture:visible').focus();
      await page.keyboard.press('ArrowRight');
      expect(await shown()).toEqual(['2 of 4']);
      await boards.locator('[data-go=previous]').focus();
      await page.keyboard.press('End');
      expect(await shown()).toEqual(['4 of 4']);
    });
  });

  it('is readable without JavaScript', async () => {
    await visit(report(), { javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('.tools, .copy, .steps-bar').filter({ visible: true }).count()).toBe(0);
      await page.locator(`#${KNOWN_CLAUSE} > summary`).click();
      const boards = page.locator(`#${KNOWN_CLAUSE} .boards`);
      const shown = () => boards.locator('.frame:visible figcaption b').allTextContents();
      expect(await shown()).toEqual(['1 of 4', '4 of 4']);
      await boards.locator('.between > summary').click();
      expect(await shown()).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
      await boards.locator('.as-text > summary').first().click();
      await page.getByText('main character zone: Runner (active, ap 4500, level 3)').first().waitFor();
    });
  });

  it.each(['light', 'dark'] as const)('boards can be read in %s', async (colorScheme) => {
    await visit(`${report()}#${KNOWN_CLAUSE}`, { colorScheme }, async (page) => {
      const frame = `document.querySelector('#${KNOWN_CLAUSE} .frame:not([hidden])')`;
      const fillOf = (part: string) =>
        page.evaluate<string>(`getComputedStyle(${frame}.querySelector('${part}')).fill`);
      const [text, small] = [await fillOf('text.power'), await fillOf('text.zone')];
      const [face, band] = [await fillOf('.card-face'), await fillOf('.band.turn')];
      expect(contrast(text, face)).toBeGreaterThan(7);
      expect(contrast(small, band)).toBeGreaterThan(4.5);
    });
  });

  it.each(['light', 'dark'] as const)('the chip of every state can be read in %s', async (colorScheme) => {
    await visit(report(), { colorScheme }, async (page) => {
      for (const state of CLAUSE_STATES) {
        const style = `getComputedStyle(document.querySelector('.clause .chip.${state}'))`;
        const [text, ground] = await page.evaluate<[string, string]>(`[${style}.color, ${style}.backgroundColor]`);
        expect(contrast(text, ground), state).toBeGreaterThan(4.5);
      }
    });
  });

  it('shows the clauses that conform partly alone, with their counts', async () => {
    const { partly } = troubled.games[0]!.clauses;
    await visit(report(), {}, async (page) => {
      await page.click('[data-filter=partly]');
      expect(await shownClauses(page)).toEqual(Array<string>(partly).fill('partly'));
      const scores = await page.locator('.clause:visible .score').allTextContents();
      expect(new Set(scores)).toEqual(new Set(['2 of 3 passed, 1 unsupported']));
    });
  });

  it('the matrix keeps its column names in sight and has no script', async () => {
    await visit(matrix(), {}, async (page) => {
      expect(await page.locator('script').count()).toBe(0);
      await page.locator('.section').last().scrollIntoViewIfNeeded();
      expect((await page.locator('thead th').last().boundingBox())!.y).toBeCloseTo(0, 0);
    });
  });
});
