/** The playground in a real browser, opened from the file system: write, complete, run, step, share, copy. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageScript } from '../../playground/bundle/page';
import { writePlayground } from '../../playground/site/write';
import { loadCatalogue } from '../../runner/catalogue';
import { loadFeatures } from '../../runner/feature-files';
import { launch, lacking, visitPage, type Visit } from '../chromium';
import { scriptOf } from './oracle-in-vm';

if (lacking) process.stderr.write(`tests/playground/browser.test.ts is skipped: it needs ${lacking}\n`);

const GAME = 'level-neo';
const TOP_CARD = 'The turn player draws the top card of their deck at the Start of Turn';
/** Keeps what is copied, where a test can see it. */
const CLIPBOARD = `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => void (window.copied = text) } })`;
/** An oracle that never comes to an end where a text says so. */
const ENDLESS = `(self.tcgOracles ??= {})['${GAME}'] = function () {
  self.onmessage = ({ data: { id, kind, asked } }) => {
    while (kind === 'play' && asked.text.includes('for ever'));
    const answers = { vocabulary: { sentences: [], types: {}, probes: {}, tags: {} }, check: { faults: [], cases: [] }, play: null, readings: [] };
    self.postMessage({ id, answer: answers[kind] });
  };
};`;
const ATTACK = [
  '@LN',
  'Feature: mine',
  'Scenario: an attack',
  'When player A attacks "B main" with "A main"',
  "Then player A's level zone holds 1 card",
];

describe.skipIf(lacking)('the playground', () => {
  let browser: Browser;
  let folder: string;
  let endless: string;
  let topCard: string;
  const address = (of = folder) => pathToFileURL(join(of, GAME, 'playground', 'index.html')).href;

  const visit = (
    look: (page: Page) => Promise<void>,
    { hash = '', of = folder, ...options }: Visit & { hash?: string; of?: string } = {},
  ) =>
    visitPage(browser, `${address(of)}${hash}`, { beside: pathToFileURL(of).href, ...options }, async (page) => {
      page.setDefaultTimeout(60_000);
      await page.waitForSelector('#result .answer, #result .note[role=status]');
      await look(page);
    });

  /** Replaces the text, as a person does. */
  async function write(page: Page, ...lines: readonly string[]): Promise<void> {
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(lines.join('\n'));
  }

  const headline = (page: Page) => page.locator('.answer p').first().textContent();
  const lines = (page: Page) => page.locator('.cm-line').allTextContents();
  const board = (page: Page) => page.locator('.boards .frame:visible figcaption').textContent();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tcg-playground-'));
    endless = mkdtempSync(join(tmpdir(), 'tcg-endless-'));
    const scripts = new Map([
      ['page', await pageScript()],
      [GAME, await scriptOf(GAME)],
    ]);
    const catalogue = loadCatalogue(GAME);
    const features = loadFeatures([GAME], { catalogues: [catalogue], decoys: false });
    topCard = features.scenarios.find(({ name }) => name === TOP_CARD)!.id;
    const rulebook = { home: '../index.html', clause: '../{clause}/index.html' };
    const game = { catalogue, features, file: `${GAME}/playground/index.html`, rulebook };
    for (const one of [folder, endless]) writePlayground(one, [game], (name) => scripts.get(name)!);
    writeFileSync(join(endless, 'playground', `${GAME}.js`), ENDLESS);
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    for (const one of [folder, endless]) rmSync(one, { recursive: true, force: true });
  });

  it('plays a scenario as soon as it is opened', () =>
    visit(async (page) => {
      expect(await headline(page)).toBe('✓ The oracle agrees.');
      expect(await page.locator('.told .events a.clause').first().getAttribute('href')).toMatch(
        /^\.\.\/[\d-]+\/index\.html$/,
      );
      expect(await page.locator('#faults li').count()).toBe(0);
    }));

  it('tells a faulty sentence at its line, while one types, and puts the nearest in its place', () =>
    visit(async (page) => {
      await write(page, ...ATTACK.slice(0, 3), 'When player A atacks "B main" with "A main"', ATTACK[4]!);
      await page.locator('#faults li').waitFor();
      expect(await page.locator('#faults li').allTextContents()).toEqual([
        expect.stringMatching(/^Line 4 unknown step: .*; did you mean: player A attacks "B main" with "A main"\?$/),
      ]);
      expect(await page.locator('.cm-lintRange-error').textContent()).toContain('atacks');
      await page.locator('.cm-lintRange-error').first().hover();
      await page.getByRole('button', { name: 'Use the nearest' }).click();
      await expect.poll(() => page.locator('#faults li').count()).toBe(0);
      expect((await lines(page))[3]).toBe(ATTACK[3]);
    }));

  it('completes a sentence with the words of the game and runs it from the keyboard', () =>
    visit(async (page) => {
      await write(page, ...ATTACK.slice(0, 4), '');
      await page.keyboard.type("Then player A's lev");
      const option = page.locator('.cm-tooltip-autocomplete li[aria-selected]');
      await expect.poll(() => option.textContent()).toMatch(/^player A's level zone holds 2 cards/);
      await page.waitForTimeout(100);
      await page.keyboard.press('Enter');
      expect((await lines(page)).at(-1)).toBe("Then player A's level zone holds 2 cards");
      await page.keyboard.type('1');
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => headline(page)).toBe('✓ The oracle agrees.');
      await expect.poll(() => page.locator('.answer h2').textContent()).toBe('an attack');
    }));

  it('tells both answers where the oracle disagrees, and because of what', () =>
    visit(async (page) => {
      await write(page, ...ATTACK.slice(0, 4), "Then player A's level zone holds 2 cards");
      await page.getByRole('button', { name: /^Run/ }).click();
      await expect
        .poll(() => headline(page))
        .toMatch(/^≠ you say player A's level zone holds 2 cards, the oracle says it holds 1/);
      expect(await page.locator('.answer li').first().textContent()).toContain('because');
      expect(await page.locator('.told li.failed .step').textContent()).toContain('holds 2 cards');
    }));

  it('steps through journal and board, by buttons, keys and steps', () =>
    visit(async (page) => {
      await write(page, ...ATTACK);
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => page.locator('.answer h2').textContent()).toBe('an attack');
      expect(await board(page)).toMatch(/^3 of 3 After/);
      await page.getByRole('button', { name: 'First' }).click();
      expect(await board(page)).toMatch(/^1 of 3 After the start/);
      expect(await page.locator('.told li.now .step').textContent()).toContain('When player A attacks');
      await page.keyboard.press('ArrowRight');
      expect(await board(page)).toMatch(/^2 of 3/);
      await page.keyboard.press('Home');
      expect(await board(page)).toMatch(/^1 of 3/);
      await page.getByRole('button', { name: /^Line 5, passed: Then/ }).click();
      expect(await board(page)).toMatch(/^3 of 3/);
      expect(await page.locator('.told li[aria-current=step]').textContent()).toContain('level zone');
      expect(await page.locator('.cm-activeLine').textContent()).toBe(ATTACK[4]);
    }));

  it('hands a text on as a link', async () => {
    const text = [...ATTACK, '# “ä → 日本”'];
    let link = '';
    await visit(
      async (page) => {
        await write(page, ...text);
        await page.getByRole('button', { name: 'Copy link' }).click();
        await expect.poll(() => page.locator('#copied').textContent()).toBe('The link with this text is copied.');
        link = await page.evaluate('window.copied');
        expect(link).toBe(page.url());
      },
      { before: CLIPBOARD },
    );
    expect(link).toMatch(/#text=[\w-]+$/);
    await visit(
      async (page) => {
        expect(await lines(page)).toEqual(text);
        expect(await headline(page)).toBe('✓ The oracle agrees.');
      },
      { hash: link.slice(link.indexOf('#')) },
    );
  });

  it.each([
    ['cut off', '#text=dZLBbtswDIbv', 'This link is damaged'],
    ['no code at all', '#text=%%%', 'This link is damaged'],
    ['empty', '#text=', 'This link is damaged'],
    ['of no scenario', '#scenario=level-neo%2Fnone%3A1', 'There is no scenario "level-neo/none:1"'],
  ])('says that a link is %s, and begins with the sample', (_, hash, said) =>
    visit(
      async (page) => {
        await expect.poll(() => page.locator('#result').textContent()).toContain(said);
        expect((await lines(page)).join()).toContain('Scenario:');
      },
      { hash },
    ),
  );

  it('begins with a scenario of the suite that is picked, or named by a link', async () => {
    await visit(async (page) => {
      await page.getByRole('button', { name: 'Scenarios…' }).click();
      await page.getByRole('searchbox').fill('4-2-2 top card');
      await expect.poll(() => page.locator('#picker-count').textContent()).toMatch(/^1 scenarios?$/);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.answer h2').textContent()).toBe(TOP_CARD);
      expect(await lines(page)).toContain('  @LN-4-2-2');
      expect(page.url()).toContain('#scenario=level-neo');
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+z');
      expect(await lines(page)).not.toContain('  @LN-4-2-2');
    });
    await visit(
      async (page) => {
        expect(await page.locator('.answer h2').textContent()).toBe(TOP_CARD);
      },
      { hash: `#scenario=${encodeURIComponent(topCard)}` },
    );
  });

  it('makes a ruling of it', () =>
    visit(
      async (page) => {
        await write(page, ...ATTACK);
        await page.keyboard.press('Control+Enter');
        await page.getByRole('button', { name: 'Copy as ruling' }).click();
        await page.getByLabel('Question').fill('What does a won attack give?');
        await page.getByLabel('Answer').fill('A card for the level zone.');
        await page.getByLabel('Clauses').fill('9-4-1, 7-5');
        await page.getByRole('button', { name: 'Copy the file' }).click();
        await expect.poll(() => page.locator('#copied').textContent()).toBe('The file of the ruling is copied.');
        const text = await page.evaluate<string>('window.copied');
        expect(text).toContain('  What does a won attack give?\n\n  A card for the level zone.\n');
        expect(text).toContain('@LN-9-4-1 @LN-7-5\nScenario: an attack\n');
      },
      { before: CLIPBOARD },
    ));

  it('stops what never ends, and goes on', () =>
    visit(
      async (page) => {
        await page.clock.install();
        await write(page, 'Feature: for ever');
        await page.keyboard.press('Control+Enter');
        await page.keyboard.type(', and');
        expect((await lines(page)).join()).toBe('Feature: for ever, and');
        await page.clock.fastForward(10_000);
        await expect.poll(() => page.locator('#result').textContent()).toContain('No answer within 10 seconds');
        await write(page, 'Feature: other');
        await page.keyboard.press('Control+Enter');
        await expect.poll(() => page.locator('#result').textContent()).toContain('There is no scenario in this text');
      },
      { of: endless },
    ));

  it.each(['light', 'dark'] as const)('fits on a phone, in %s', (colorScheme) =>
    visit(
      async (page) => {
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
        for (const [name, part] of [
          ['Run', '#run'],
          ['Scenarios…', '#pick'],
        ] as const) {
          const { height } = (await page.locator(part).boundingBox())!;
          expect(height, name).toBeGreaterThan(28);
        }
      },
      { viewport: { width: 390, height: 800 }, colorScheme },
    ),
  );

  it('has a name for everything that one can use', () =>
    visit(async (page) => {
      await page.getByRole('textbox', { name: 'Scenario, in sentences' }).waitFor();
      await page.getByRole('group', { name: 'Moments of the game' }).waitFor();
      await page.getByRole('list', { name: 'Steps and events' }).waitFor();
      const nameless = await page.evaluate<string[]>(
        `[...document.querySelectorAll('button, input, textarea, [role=textbox]')].filter((one) => !(one.getAttribute('aria-label') || one.closest('label')?.textContent || one.textContent).trim()).map((one) => one.outerHTML)`,
      );
      expect(nameless).toEqual([]);
    }));
});
