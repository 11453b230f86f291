/** Visits pages in headless Chromium. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

export { lacking, launch } from '../bench/chromium';

export interface Visit extends BrowserContextOptions {
  /** Runs in the page before its own scripts. */
  readonly before?: string;
  /** Prefix of the addresses that the page may request besides itself; by default it may request none. */
  readonly beside?: string;
}

/** Checks a page, then that it logged no error and requested nothing else. */
export async function visitPage(
  browser: Browser,
  url: string,
  { before, beside = url.split('#')[0]!, ...options }: Visit,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  if (before !== undefined) await page.addInitScript(before);
  await page.goto(url);
  await look(page);
  expect(complaints).toEqual([]);
  expect(requests.filter((asked) => !asked.startsWith(beside) && !/^(data|blob):/.test(asked))).toEqual([]);
  await context.close();
}

/** Returns the WCAG contrast of two colours as a browser computes them: rgb(1, 2, 3) or color(srgb 0.1 0.2 0.3). */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const scale = colour.startsWith('rgb') ? 255 : 1;
  const [red, green, blue] = colour.match(/\d+(\.\d+)?/g)!.map((value) => Number(value) / scale) as [
    number,
    number,
    number,
  ];
  const linear = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
