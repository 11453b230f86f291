/** `tcg-conformance site`: builds the living rulebook, a folder of pages. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE, PLAYED } from '../games/registry';
import { writePlayground, type PlaygroundOf } from '../playground/site/write';
import { plural } from '../reports/text';
import { buildSite } from '../reports/site/build';
import { publish, refuseUnlessSite, scratchBeside } from '../reports/site/folder';
import type { GameSite } from '../reports/site/model';
import { playedScenarios } from '../reports/site/play';
import { Rulebook } from '../reports/site/rulebook';
import { MissingTools, siteTools, type Tools } from '../reports/site/tools';
import { featuresDigest } from '../runner/certificate';
import type { GameId } from '../schemas/common';
import type { Report } from '../schemas/report';
import { EXIT } from './exit-codes';
import { readReport } from './read-report';
import { editionsAsked } from './edition-selection';
import { gamesNamed, loadSuite, type Suite } from './select';
import { UsageError } from './usage';

export interface SiteOptions {
  out: string;
  game?: string[];
  edition?: string;
  report?: string[];
}

/**
 * Plays every scenario of the games and writes the pages.
 * @throws {UsageError} if an option, a report or the folder is wrong; nothing has been written
 */
export async function site({ out, report = [], ...asked }: SiteOptions): Promise<number> {
  const startedAt = performance.now();
  const { games: named, editions } = editionsAsked(asked);
  const games = gamesOfSite(named);
  refuseUnlessSite(out);
  const reports = report.map((file) => ({ file, report: readReport(file) }));
  const tools = await toolsOrSay();
  const suite = loadSuite(games, editions);
  for (const one of reports) refuseReport(one, games, suite);
  const sites: GameSite[] = [];
  const size = await inScratch(out, async (scratch) => {
    const read = reports.map(({ report }) => report);
    for (const one of games) sites.push(await siteOf(one, suite, read));
    const made = await buildSite(sites, tools, scratch);
    writePlayground(made, playgrounds(sites, suite));
    return publish(made, out);
  });
  const count = (what: 'clauses' | 'examples') => sites.reduce((sum, { summary }) => sum + summary[what], 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(
    `${join(out, 'index.html')}: ${plural(sites.length, 'rulebook')}, ${plural(count('clauses'), 'clause')}, ${plural(count('examples'), 'example')}; ${(size / 1e6).toFixed(0)} MB in ${seconds} s\n`,
  );
  return EXIT.conforms;
}

/** @throws {UsageError} if a name is not a game of ours, or the game has nothing to show yet */
function gamesOfSite(named: readonly string[] | undefined): readonly GameId[] {
  if (!named) return PLAYED;
  const games = gamesNamed(named);
  const unplayed = games.find((game) => !PLAYABLE.includes(game));
  if (unplayed === undefined) return games;
  throw new UsageError(
    `--game: "${unplayed}" has no scenarios yet, so there is nothing to show; there are ${PLAYABLE.join(', ')}`,
  );
}

async function toolsOrSay(): Promise<Tools> {
  try {
    return await siteTools();
  } catch (error) {
    if (error instanceof MissingTools) throw new UsageError(error.message);
    throw error;
  }
}

/** @throws {UsageError} if the report does not cover the scenarios of the site */
function refuseReport(
  { file, report }: { file: string; report: Report },
  games: readonly GameId[],
  { features, catalogues }: Suite,
): void {
  const { games: ofReport, features: own } = report.selection;
  if (own !== undefined)
    throw new UsageError(`--report: ${file} is of features of one's own (${own}), not of the suite`);
  const shown = ofReport.filter((game) => games.includes(game));
  if (shown.length === 0)
    throw new UsageError(`--report: ${file} is about ${ofReport.join(', ')}, not about ${games.join(', ')}`);
  for (const { game, edition } of report.games) {
    const ofSite = catalogues.find((one) => one.game === game);
    if (ofSite && ofSite.edition !== edition)
      throw new UsageError(`--report: ${file} is of ${edition}, and the pages are of ${ofSite.edition}`);
  }
  const all = ofReport.every((game) => games.includes(game))
    ? features
    : loadSuite(ofReport, report.selection.editions).features;
  if (report.suite.features === featuresDigest(all.documents, ofReport)) return;
  throw new UsageError(
    `--report: ${file} was made with other scenarios than these (${report.suite.name} ${report.suite.version}): run again with this version`,
  );
}

async function siteOf(game: GameId, { catalogues, features }: Suite, reports: readonly Report[]): Promise<GameSite> {
  const catalogue = catalogues.find((one) => one.game === game)!;
  return new Rulebook({ catalogue, features, played: await playedScenarios(features, catalogue), reports }).site();
}

/**
 * Calls `make` with a folder beside the site's, and removes the folder afterwards.
 * @throws {OutputFolderError} before anything is made, if there can be no such folder
 */
async function inScratch<T>(out: string, make: (scratch: string) => Promise<T>): Promise<T> {
  const scratch = scratchBeside(out);
  const clear = () => rmSync(scratch, { recursive: true, force: true });
  const stop = () => {
    clear();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await make(scratch);
  } finally {
    clear();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

const playgrounds = (sites: readonly GameSite[], { catalogues, features }: Suite): PlaygroundOf[] =>
  sites.flatMap(({ summary: { id, playground: file } }) => {
    const rulebook = { home: '../index.html', clause: '../{clause}/index.html' };
    return file === undefined
      ? []
      : [{ catalogue: catalogues.find(({ game }) => game === id)!, features, file, rulebook }];
  });
