/**
 * Loads the packages that only the site needs: Eleventy renders the pages, MiniSearch searches them. They take more
 * room than everything that a run needs, so a user who makes no site need not install them.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Config {
  setUseGitIgnore(use: boolean): void;
  readonly benchmarkManager: { get(group: string): { setMinimumThresholdPercent(percent: number): void } };
  addGlobalData(name: string, data: () => unknown): void;
}

/** Declares only the part of Eleventy that we use. */
interface EleventyClass {
  new (
    input: string,
    output: string,
    options: { quietMode: boolean; configPath: false; config: (config: Config) => void },
  ): { write(): Promise<unknown>; disableLogger(): void };
}

export interface Tools {
  readonly Eleventy: EleventyClass;
  /** The file that a page loads. */
  readonly miniSearch: string;
}

/** Optional packages; an error message names them if they are missing. */
export const SITE_PACKAGES = ['@11ty/eleventy', 'minisearch'] as const;

export class MissingTools extends Error {
  constructor(missing: readonly string[]) {
    const names = missing.join(' and ');
    super(`docs needs ${names}, to be installed on demand: npm install ${SITE_PACKAGES.join(' ')}`);
  }
}

/**
 * @param places files beside which they may be installed: in this package, or in the project where the command runs
 * @throws {MissingTools} one of them is in neither place
 */
export async function siteTools(places = [__filename, join(process.cwd(), 'package.json')]): Promise<Tools> {
  const [eleventy, miniSearch] = SITE_PACKAGES.map((name) => found(name, places));
  const missing = SITE_PACKAGES.filter((_, index) => [eleventy, miniSearch][index] === undefined);
  if (missing.length > 0) throw new MissingTools(missing);
  const { Eleventy } = (await import(eleventy!)) as { Eleventy: EleventyClass };
  return { Eleventy, miniSearch: join(dirname(miniSearch!), '..', 'umd', 'index.js') };
}

function found(name: string, places: readonly string[]): string | undefined {
  for (const from of places) {
    try {
      return createRequire(from).resolve(name);
    } catch {
      // The package may be in the other place.
    }
  }
  return undefined;
}
