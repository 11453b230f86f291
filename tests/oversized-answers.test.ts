/** An adapter that says far too much: what is kept of it has a bound, and only its scenarios are charged. */
import { describe, expect, test } from 'vitest';
import { StdioAdapter } from '../adapters/stdio';
import { loadCatalogues } from '../runner/catalogue';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import type { ScenarioResult } from '../schemas/report';
import { scratchFolder } from './command';
import { editedOracle } from './edited-oracle';
import { played } from './played';

const folder = scratchFolder('too-much');
const MEGABYTE = 1024 * 1024;
const features = loadFeatures(['level-neo'], { catalogues: loadCatalogues(['level-neo']) });
const ofSection = (section: string) => features.scenarios.filter(({ clauses }) => clauses[0]!.startsWith(section));

const run = (adapter: string, section: string, lockstep = false): Promise<ScenarioResult[]> =>
  played(planScenarios(features, ofSection(section)).planned, {
    makeAdapter: () => new StdioAdapter(adapter, { requestTimeout: 30_000 }),
    inFlight: 4,
    lockstep,
  });

/** The oracle, with so many megabytes of its own in each answer to game/observe. @param more another edit */
const wordy = (name: string, megabytes: number, more = ''): string =>
  editedOracle(
    folder,
    name,
    `if (method === 'game/observe') result.observation.players.A.zones.main.cards[0].story = 'x'.repeat(${megabytes * MEGABYTE}); ${more}`,
  );

describe('an adapter that says too much', () => {
  test('in the answers of one scenario is charged with that scenario alone', async () => {
    const results = await run(wordy('wordy', 6), '5-1');
    const [broke, passed] = ['adapterError', 'passed'].map((verdict) =>
      results.filter((one) => one.verdict === verdict),
    );
    for (const { failure } of broke!)
      expect(failure!.message).toMatch(/^the answers in this scenario have more than 16777216 bytes; an answer says/);
    expect(Math.min(broke!.length, passed!.length)).toBeGreaterThan(0);
    expect(broke!.length + passed!.length).toBe(results.length);
  });

  test('in each of many failures leaves little behind of each', async () => {
    const unrested = `if (method === 'game/observe') result.observation.players.A.zones.main.cards[0].state = 'active';`;
    for (const lockstep of [false, true]) {
      const failures = (await run(wordy('failing', 1, unrested), '5-1', lockstep)).flatMap(
        ({ failure }) => failure ?? [],
      );
      expect(failures.length).toBeGreaterThan(1);
      for (const failure of failures) expect(JSON.stringify(failure).length).toBeLessThan(MEGABYTE / 2);
    }
  });

  test('in the events that lockstep keeps of scenarios that pass as well', async () => {
    const chatty = `if (result.events) result.events.push({ type: 'x'.repeat(${MEGABYTE}) });
      if (method === 'game/observe') result.observation.turn += 1;`;
    const results = await run(editedOracle(folder, 'chatty', chatty), '5-1', true);
    const departures = results.flatMap(({ departure, failure }) => departure ?? failure?.departure ?? []);
    expect(departures.length).toBeGreaterThan(1);
    for (const departure of departures) expect(JSON.stringify(departure).length).toBeLessThan(MEGABYTE / 2);
  });
});
