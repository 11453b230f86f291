/**
 * What one run of all scenarios of a game has shown. It is kept beside the dependencies, by a digest of everything that it
 * depends on, so that tests read it instead of playing everything again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PLAYABLE } from '../games/registry';
import type { Capability, GameId } from '../schemas/common';
import type { Verdict } from '../schemas/report';
import { sha256 } from './digest';
import { projectRoot } from './root';

export interface ScenarioRecord {
  readonly id: string;
  readonly verdict: Verdict;
  /** Why it did not pass. */
  readonly message?: string;
  /** The paths of the entries of the rule table that were read (rule-reads.ts); "*" where a reading is chosen. */
  readonly reads: readonly string[];
  /** Kinds of the questions that were asked. */
  readonly decisions: readonly string[];
  /** Whether a player passes. */
  readonly declines: boolean;
  /** What the scenario needs of an adapter. */
  readonly capabilities: readonly Capability[];
  /** Members of a position that need not be there and are. */
  readonly positionFields: readonly string[];
  /** The areas in which the position has cards. */
  readonly zones: readonly string[];
  readonly probes: readonly string[];
  /** What it looks at that an observation may leave out, e.g. "zone trash", "field phase". */
  readonly facts: readonly string[];
  /** The types of the events that happened. */
  readonly events: readonly string[];
  /** Clauses that the oracle cited. */
  readonly citations: readonly string[];
}

export interface GameRecording {
  readonly game: GameId;
  /** Faults of the feature files. */
  readonly problems: readonly string[];
  readonly scenarios: readonly ScenarioRecord[];
  /** Each set of members that events of some type had, "clauses" left out. */
  readonly eventShapes: readonly EventShape[];
  /** The words for windows in what questions are about. */
  readonly moments: readonly string[];
  /** The words for what is declared. */
  readonly declared: readonly string[];
}

export interface EventShape {
  readonly type: string;
  /** Those that are not undefined. */
  readonly members: readonly string[];
}

/** Whether the scenarios with a bystander are recorded, too: `npm run test:full` sets this. */
export const recordsBystanders = (): boolean => process.env.TCG_CONFORMANCE_TESTS === 'full';

/** What scenarios run on. */
const SOURCES = ['adapters', 'games', 'oracle', 'runner', 'schemas', 'steps', 'texts'];
/** Features have files beside them that follow from runs. */
const PLAYED_FILES = /\.(feature|yaml)$|^(bystanders|clauses)\.json$/;

const folder = (): string => join(projectRoot(), 'node_modules', '.cache', 'tcg-conformance', 'recording');

/** Of all that decides how the scenarios of a game go; files of other games are left out. */
export function recordingDigest(game: GameId): string {
  const root = projectRoot();
  const others = PLAYABLE.filter((other) => other !== game);
  const isOfOthers = (file: string) => others.some((other) => file.includes(other));
  const filesIn = (place: string, isMatch: (file: string) => boolean) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => isMatch(file) && !isOfOthers(file))
      .map((file) => join(place, file));
  const files = [
    ...SOURCES.flatMap((place) => filesIn(place, (file) => file.endsWith('.ts'))),
    ...filesIn(join('features', game), (file) => PLAYED_FILES.test(basename(file))),
    'package-lock.json',
  ];
  const hashes = files.sort().map((file) => `${file} ${sha256(readFileSync(join(root, file)))}`);
  return sha256([process.version, `bystanders ${recordsBystanders()}`, ...hashes].join('\n'));
}

const NAME_LENGTH = 16;

/** Where the recording of a game is kept, as long as nothing changes that it depends on. */
export const recordingFile = (game: GameId): string =>
  join(folder(), `${game}-${recordingDigest(game).slice(0, NAME_LENGTH)}.json.gz`);

/** A scenario as it is kept: what it read as numbers of names. */
type Kept = Omit<ScenarioRecord, 'reads'> & { readonly reads: readonly number[] };

/** @returns undefined: the game has not been recorded as it is now */
export function readRecording(file: string): GameRecording | undefined {
  if (!existsSync(file)) return undefined;
  const { names, scenarios, ...recording } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Omit<
    GameRecording,
    'scenarios'
  > & { names: string[]; scenarios: Kept[] };
  return {
    ...recording,
    scenarios: scenarios.map((one) => ({ ...one, reads: one.reads.map((index) => names[index]!) })),
  };
}

/** Keeps a recording in the place of an earlier one. */
export function writeRecording(file: string, recording: GameRecording): void {
  const names = [...new Set(recording.scenarios.flatMap(({ reads }) => reads))].sort();
  const numbers = new Map(names.map((name, index) => [name, index]));
  const scenarios = recording.scenarios.map((one) => ({ ...one, reads: one.reads.map((name) => numbers.get(name)!) }));
  mkdirSync(folder(), { recursive: true });
  const earlier = readdirSync(folder()).filter((name) => name.startsWith(`${recording.game}-`) && name.endsWith('.gz'));
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, gzipSync(JSON.stringify({ ...recording, names, scenarios })));
  renameSync(temporary, file);
  for (const name of earlier) if (name !== basename(file)) rmSync(join(folder(), name), { force: true });
}
