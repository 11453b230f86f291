/**
 * Plays every scenario of a game once on the oracle, and records what tests need. It checks all messages against their
 * schemas, and watches which entries of the rule table are read.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules } from '../games/registry';
import type { GameModule } from '../oracle/kernel/session/module';
import type { GameId } from '../schemas/common';
import type { Action, Decision, GameEvent, Method, Params, Result } from '../schemas/protocol';
import type { ScenarioResult } from '../schemas/report';
import { loadFeatures } from './feature-files';
import { planScenarios } from './plan';
import {
  readRecording,
  recordingFile,
  recordsDecoys,
  writeRecording,
  type EventShape,
  type GameRecording,
  type ScenarioRecord,
} from './recording';
import { RuleReads } from './rule-reads';
import type { Outcome } from './scenario';
import { SuiteRun } from './suite';

/** Recordings that this process has read or made. */
const recordings = new Map<GameId, Promise<GameRecording>>();

/** Returns the stored recording if it is current, or makes one; of several processes that ask, only one plays. */
export function recordingOf(game: GameId): Promise<GameRecording> {
  const recording = recordings.get(game) ?? keptOrRecorded(game);
  recordings.set(game, recording);
  return recording;
}

async function keptOrRecorded(game: GameId): Promise<GameRecording> {
  const file = recordingFile(game);
  for (;;) {
    const known = readRecording(file);
    if (known) return known;
    const release = lock(`${file}.lock`);
    if (release) {
      try {
        const recording = await record(game);
        writeRecording(file, recording);
        return recording;
      } finally {
        release();
      }
    }
    await sleep(WAIT_MS);
  }
}

const WAIT_MS = 100;

/** @returns a function that releases the lock; undefined: another running process holds it */
function lock(file: string): (() => void) | undefined {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return () => rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return undefined;
  }
}

/** Tells whether the process that wrote the lock still runs; one that crashed leaves its lock behind. */
function isHeld(file: string): boolean {
  try {
    const holder = readFileSync(file, 'utf8');
    // The holder has created the file but not yet written its process id.
    if (holder === '') return true;
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Collects what messages say, in the current scenario and overall. */
class Ears {
  readonly shapes = new Map<string, EventShape>();
  readonly moments = new Set<string>();
  readonly declared = new Set<string>();
  events = new Set<string>();
  declines = false;

  begin(): void {
    this.events = new Set();
    this.declines = false;
  }

  hear(params: object, result: object): void {
    if ('action' in params) this.declines ||= (params.action as Action).type === 'pass';
    if ('events' in result) for (const event of (result.events as GameEvent[] | undefined) ?? []) this.hearEvent(event);
    if ('decision' in result) this.hearSubject((result.decision as Decision | null)?.about);
    if ('observation' in result)
      for (const one of (result as Result<'game/observe'>).observation.activations ?? []) this.hearSubject(one);
  }

  private hearEvent({ type, clauses: _, consulted: __, ...said }: GameEvent): void {
    const members = Object.keys(said)
      .filter((name) => (said as Record<string, unknown>)[name] !== undefined)
      .sort();
    const key = [type, ...members].join(' ');
    this.events.add(type);
    if (!this.shapes.has(key)) this.shapes.set(key, { type, members });
  }

  private hearSubject({ moment, what }: { moment?: string; what?: string } = {}): void {
    if (moment !== undefined) this.moments.add(moment);
    if (what !== undefined) this.declared.add(what);
  }
}

/** The oracle, with its messages checked and collected. */
class HeardOracle extends InProcessAdapter {
  private asksForced: HeardOracle | undefined;

  constructor(
    private readonly played: GameModule,
    private readonly ears: Ears,
    asksForced = false,
  ) {
    super([played], true, asksForced);
  }

  override get askingForced(): InProcessAdapter {
    return (this.asksForced ??= new HeardOracle(this.played, this.ears, true));
  }

  override async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const result = await super.request(method, params);
    this.ears.hear(params, result);
    return result;
  }
}

async function record(game: GameId): Promise<GameRecording> {
  const features = loadFeatures([game], { decoys: recordsDecoys() });
  const [module] = oracleModules([game]);
  const reads = new RuleReads();
  const ears = new Ears();
  const watched = { ...module!, rules: reads.over(module!.rules) };
  const scenarios: ScenarioRecord[] = [];
  const begin = () => {
    reads.begin();
    ears.begin();
  };
  const suite = new SuiteRun({
    games: [game],
    makeAdapter: () => new HeardOracle(watched, ears),
    seed: 1,
    inFlight: 1,
    reproduce: () => '',
    onResult: (result, outcome) => {
      scenarios.push({ ...shownBy(result, outcome), ...heardBy(reads, ears) });
      begin();
    },
    onBreak: (error) => {
      throw error;
    },
  });
  await suite.connect();
  begin();
  await suite.run(planScenarios(features, features.scenarios).planned);
  return {
    game,
    problems: features.problems,
    scenarios,
    eventShapes: [...ears.shapes.values()],
    moments: [...ears.moments],
    declared: [...ears.declared],
  };
}

type Heard = Pick<ScenarioRecord, 'reads' | 'events' | 'declines'>;

const heardBy = ({ read }: RuleReads, { events, declines }: Ears): Heard => ({
  reads: [...read].sort(),
  events: [...events].sort(),
  declines,
});

function shownBy(
  { id, verdict, failure }: ScenarioResult,
  { world, citations }: Outcome,
): Omit<ScenarioRecord, keyof Heard> {
  const { start } = world ?? {};
  const placed = Object.values(start?.position?.players ?? {}).flatMap(({ zones }) => Object.entries(zones));
  const cards = Object.values((start?.cards ?? {}) as Record<string, { probe?: string }>);
  return {
    id,
    verdict,
    ...(failure && { message: failure.message }),
    decisions: [...(world?.asked ?? [])].sort(),
    capabilities: [...(world?.used ?? [])].sort(),
    positionFields: start?.position ? world!.setup.usedFields().sort() : [],
    zones: distinct(placed.flatMap(([zone, { length }]) => (length > 0 ? [zone] : []))),
    probes: distinct(cards.flatMap(({ probe }) => probe ?? [])),
    facts: [...(world?.lookedAt ?? [])].sort(),
    citations: [...(citations ?? [])],
  };
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)].sort();
