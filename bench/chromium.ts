/** Starts headless Chromium, from the environment variable CHROMIUM or from where systems have it. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
const playwright = load();

/** Names what is missing for a start; empty if nothing is. */
export const lacking = [
  ...(playwright ? [] : ['the package playwright-core']),
  ...(executablePath ? [] : [`Chromium in ${PLACES.join(', ')} or where CHROMIUM says`]),
].join(' and ');

/**
 * Starts the browser; call it only if nothing is missing. Containers that run as root have no sandbox, and the pages
 * are our own.
 */
export const launch = (): Promise<Browser> => playwright!.chromium.launch({ executablePath, args: ['--no-sandbox'] });

/** Loads Playwright if it is installed: building the project does not need it. */
function load(): typeof import('playwright-core') | undefined {
  try {
    return createRequire(__filename)('playwright-core') as typeof import('playwright-core');
  } catch {
    return undefined;
  }
}
