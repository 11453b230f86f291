/** The journal tells just what the tables of events say, and questions what those of `about` say, in every scenario; and every word is told in some. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oracleModules } from '../games/registry';
import { setFact, emit } from '../oracle/kernel/changes';
import type { EventDefinition } from '../oracle/kernel/state/journal-events';
import type { OpGame } from '../oracle/one-piece/game';
import { recordingOf } from '../runner/record';
import type { EventShape } from '../runner/recording';
import { projectRoot } from '../runner/root';
import { eventsPage } from '../scripts/make-events-page';

/** What an event says that it may not, or does not say that it must. */
function nonconformities(events: Readonly<Record<string, EventDefinition>>, { type, members }: EventShape): string[] {
  const definition = events[type];
  if (!definition) return [type];
  const { has, mayHave } = definition;
  const known: readonly string[] = [...has, ...mayHave];
  return [...has.filter((name) => !members.includes(name)), ...members.filter((name) => !known.includes(name))].map(
    (name) => `${type}.${name}`,
  );
}

describe.each(oracleModules().map((module) => ({ id: module.id, module })))('$id', ({ module }) => {
  it('tells what its table says', async () => {
    const { eventShapes } = await recordingOf(module.id);
    expect(eventShapes.flatMap((shape) => nonconformities(module.rules.events, shape))).toEqual([]);
    const seen = new Set(eventShapes.map(({ type }) => type));
    const never = Object.keys(module.rules.events).filter((type) => !seen.has(type));
    expect(never.sort()).toEqual([...module.journal.unusedKernelEvents].sort());
  });

  it('says of questions what its words of `about` are, and each of them in some scenario', async () => {
    const { moments, declared } = await recordingOf(module.id);
    expect([...moments].sort()).toEqual(Object.keys(module.about?.moments ?? {}).sort());
    expect([...declared].sort()).toEqual(Object.keys(module.about?.declared ?? {}).sort());
  });
});

it('a misfit is noticed', () => {
  const events: Record<string, EventDefinition> = { drew: { when: '', has: ['player'], mayHave: ['cause'] } };
  expect(nonconformities(events, { type: 'drew', members: ['player'] })).toEqual([]);
  expect(nonconformities(events, { type: 'drew', members: ['card'] })).toEqual(['drew.player', 'drew.card']);
  expect(nonconformities(events, { type: 'drawn', members: [] })).toEqual(['drawn']);
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
