/**
 * The recording of one run of all scenarios of a game. It is stored in node_modules/.cache under a digest of everything
 * that it depends on, so that tests can read it instead of playing everything again.
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
  readonly message?: string;
  /** Paths of the rule table entries that were read (rule-reads.ts); "*" if the scenario chooses an interpretation. */
  readonly reads: readonly string[];
  readonly decisions: readonly string[];
  readonly declines: boolean;
  readonly capabilities: readonly Capability[];
  /** Optional members of a position that the scenario uses. */
  readonly positionFields: readonly string[];
  /** Zones that have cards in the starting position. */
  readonly zones: readonly string[];
  readonly probes: readonly string[];
  /** Optional parts of an observation that the scenario checks, such as "zone trash" and "field phase". */
  readonly facts: readonly string[];
  readonly events: readonly string[];
  readonly citations: readonly string[];
}

export interface GameRecording {
  readonly game: GameId;
  /** Faults of the feature files. */
  readonly problems: readonly string[];
  readonly scenarios: readonly ScenarioRecord[];
  /** Every combination of members that events of a type had, apart from "clauses". */
  readonly eventShapes: readonly EventShape[];
  /** Names of windows that occur in `about` of decisions. */
  readonly moments: readonly string[];
  /** Names of declared things that occur there. */
  readonly declared: readonly string[];
}

export interface EventShape {
  readonly type: string;
  /** Members that are not undefined. */
  readonly members: readonly string[];
}

/** True if scenarios with a decoy are recorded too, which `npm run test:full` requests. */
export const recordsDecoys = (): boolean => process.env.TCG_CONFORMANCE_TESTS === 'full';

/** The folders of code that scenarios run on. */
const SOURCES = ['adapters', 'games', 'oracle', 'runner', 'schemas', 'steps', 'texts'];
/** Excludes files in features/ that are themselves results of runs. */
const PLAYED_FILES = /\.(feature|yaml)$|^(decoys|clauses)\.json$/;

const folder = (): string => join(projectRoot(), 'node_modules', '.cache', 'tcg-conformance', 'recording');

/** Digests everything that decides how the scenarios of a game go, without files of other games. */
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
  return sha256([process.version, `decoys ${recordsDecoys()}`, ...hashes].join('\n'));
}

const NAME_LENGTH = 16;

/** Returns the path of the recording, which changes with everything that it depends on. */
export const recordingFile = (game: GameId): string =>
  join(folder(), `${game}-${recordingDigest(game).slice(0, NAME_LENGTH)}.json.gz`);

/** The stored form of a scenario: `reads` has indices of names. */
type Kept = Omit<ScenarioRecord, 'reads'> & { readonly reads: readonly number[] };

/** @returns undefined: there is no recording of the current state */
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

/** Writes a recording, and deletes earlier ones of the game. */
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
