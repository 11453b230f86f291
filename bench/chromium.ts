/** Headless Chromium: from the environment variable CHROMIUM or where systems have it. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
const playwright = load();

/** What it takes and is not there, in words; empty: all is. */
export const lacking = [
  ...(playwright ? [] : ['the package playwright-core']),
  ...(executablePath ? [] : [`Chromium in ${PLACES.join(', ')} or where CHROMIUM says`]),
].join(' and ');

/** To be called where nothing is lacking. The sandbox is not to be had in containers that run as root; the pages are our own. */
export const launch = (): Promise<Browser> => playwright!.chromium.launch({ executablePath, args: ['--no-sandbox'] });

/** Whoever only builds the project does not need a browser. */
function load(): typeof import('playwright-core') | undefined {
  try {
    return createRequire(__filename)('playwright-core') as typeof import('playwright-core');
  } catch {
    return undefined;
  }
}
