/** The journal tells just what the tables of events say, and questions what those of `about` say, in every scenario; and every word is told in some. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules } from '../games/registry';
import { setFact, emit } from '../oracle/kernel/changes';
import type { EventDefinition } from '../oracle/kernel/events/journal-events';
import type { GameModule } from '../oracle/kernel/module';
import type { OpGame } from '../oracle/one-piece/game';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { projectRoot } from '../runner/root';
import { SuiteRun } from '../runner/suite';
import type { GameEvent, Method, Params, Result } from '../schemas/protocol';
import { eventsPage } from '../scripts/make-events-page';

interface Told {
  readonly events: GameEvent[];
  /** The words for windows. */
  readonly moments: Set<string>;
  /** The words for what is declared. */
  readonly declared: Set<string>;
}

/** Hears what is told. */
class Listener extends InProcessAdapter {
  constructor(
    modules: readonly GameModule[],
    private readonly told: Told,
  ) {
    super(modules);
  }

  override async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const result = await super.request(method, params);
    if ('events' in result) this.told.events.push(...(result.events ?? []));
    if ('decision' in result) this.hear(result.decision?.about);
    if ('observation' in result) for (const one of result.observation.activations ?? []) this.hear(one);
    return result;
  }

  private hear({ moment, what }: { moment?: string; what?: string } = {}): void {
    if (moment !== undefined) this.told.moments.add(moment);
    if (what !== undefined) this.told.declared.add(what);
  }
}

/** All that is told in the scenarios of a game. */
async function playedAndTold(module: GameModule): Promise<Told> {
  const told: Told = { events: [], moments: new Set(), declared: new Set() };
  const features = loadFeatures([module.id]);
  const suite = new SuiteRun({
    makeAdapter: () => new Listener([module], told),
    seed: 1,
    reproduce: () => '',
    onResult: () => undefined,
    onBreak: () => expect.unreachable(),
  });
  await suite.connect();
  await suite.run(planScenarios(features, features.scenarios).planned);
  return told;
}

/** Of games that are played once, for all that is held against them. */
const toldOf = new Map<string, Promise<Told>>();

function toldIn(module: GameModule): Promise<Told> {
  const known = toldOf.get(module.id) ?? playedAndTold(module);
  toldOf.set(module.id, known);
  return known;
}

/** What an event says that it may not, or does not say that it must. */
function misfits(events: Readonly<Record<string, EventDefinition>>, event: GameEvent): string[] {
  const { type, clauses: _, ...says } = event;
  const definition = events[type];
  if (!definition) return [type];
  const said = Object.keys(says).filter((name) => (says as Record<string, unknown>)[name] !== undefined);
  const { has, mayHave } = definition;
  const known: readonly string[] = [...has, ...mayHave];
  return [...has.filter((name) => !said.includes(name)), ...said.filter((name) => !known.includes(name))].map(
    (name) => `${type}.${name}`,
  );
}

describe.each(oracleModules().map((module) => ({ id: module.id, module })))('$id', ({ module }) => {
  it('tells what its table says', async () => {
    const { events: told } = await toldIn(module);
    expect([...new Set(told.flatMap((event) => misfits(module.rules.events, event)))]).toEqual([]);
    const never = Object.keys(module.rules.events).filter((type) => !told.some((event) => event.type === type));
    expect(never.sort()).toEqual([...module.journal.unusedKernelEvents].sort());
  });

  it('says of questions what its words of `about` are, and each of them in some scenario', async () => {
    const { moments, declared } = await toldIn(module);
    expect([...moments].sort()).toEqual(Object.keys(module.about?.moments ?? {}).sort());
    expect([...declared].sort()).toEqual(Object.keys(module.about?.declared ?? {}).sort());
  });
});

it('a misfit is noticed', () => {
  const events: Record<string, EventDefinition> = { drew: { when: '', has: ['player'], mayHave: ['cause'] } };
  const told = (event: object) => misfits(events, { clauses: [], ...event } as unknown as GameEvent);
  expect(told({ type: 'drew', player: 'A' })).toEqual([]);
  expect(told({ type: 'drew', card: 'a1' })).toEqual(['drew.player', 'drew.card']);
  expect(told({ type: 'drawn' })).toEqual(['drawn']);
});

/** Held against the compiler only. */
export const notCompiled = (g: OpGame): void => {
  // @ts-expect-error a member that the event does not have
  emit(g, 'blocked', { player: 'A', card: 'a', attacker: 'b' });
  // @ts-expect-error a member that it must have
  emit(g, 'blocked', { player: 'A' });
  // @ts-expect-error an event of another game
  emit(g, 'levelBurstFailed', { player: 'A' });
  // @ts-expect-error a fact of another type
  setFact(g, 'begun', 1);
  // @ts-expect-error no fact of this game
  setFact(g, 'supportPlayed', true);
};

it('docs/events.md is what npm run docs makes', () => {
  expect(readFileSync(join(projectRoot(), 'docs', 'events.md'), 'utf8')).toBe(eventsPage());
});
