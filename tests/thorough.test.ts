/** Which scenarios with a decoy are played: all against an engine, none on the embedded oracle unless it is asked for them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { hasDecoy } from '../runner/decoys';
import { loadFeatures } from '../runner/feature-files';
import { scenariosToTry } from '../runner/self-test';
import { commandHere, commandLine, reportIn, scratchFolder } from './command';

const GAME = 'level-neo';
const { scenarios } = loadFeatures([GAME]);
const decoys = scenarios.filter(hasDecoy);
const CLAUSE = decoys[0]!.clauses[0]!;
const ofClause = scenarios.filter(({ clauses }) => clauses.includes(CLAUSE));
const idsWhere = (isWanted: (one: (typeof scenarios)[number]) => boolean) =>
  ofClause.filter(isWanted).map(({ id }) => id);

const folder = scratchFolder('thorough');
let runs = 0;

/** @returns the report of a run of the clause */
async function playedBy(...args: string[]) {
  const out = join(folder, `${++runs}`);
  const { code } = await commandHere(['run', '--game', GAME, '--out', out, '--quiet', ...args]);
  expect(code).toBe(EXIT.conforms);
  return reportIn(out);
}

const ALL = idsWhere(() => true);
const ALONE = idsWhere((one) => !hasDecoy(one));

test('the clause has scenarios of both kinds', () => {
  expect(ALONE.length).toBeGreaterThan(0);
  expect(ALL.length).toBeGreaterThan(ALONE.length);
});

describe('a run', () => {
  test('of the embedded oracle leaves them out, and says so', async () => {
    const { scenarios, selection, games, notRun } = await playedBy('--clause', CLAUSE);
    expect(scenarios.map(({ id }) => id)).toEqual(ALONE);
    expect(selection.withoutBystanders).toBe(true);
    const clause = games[0]!.sections.flatMap((section) => section.clauses).find(({ id }) => id.endsWith(`-${CLAUSE}`));
    expect([clause!.state, clause!.counts!.notRun, notRun]).toEqual(['conforms', 0, []]);
    expect(readFileSync(join(folder, `${runs}`, 'report.html'), 'utf8')).toContain(
      'without the scenarios with a decoy',
    );
  });

  test('of the embedded oracle plays them where it is asked to', async () => {
    const { scenarios, selection } = await playedBy('--clause', CLAUSE, '--thorough');
    expect(scenarios.map(({ id }) => id)).toEqual(ALL);
    expect(selection).not.toHaveProperty('withoutBystanders');
  });

  test('of any other adapter plays them always', async () => {
    const { scenarios, selection } = await playedBy('--clause', CLAUSE, '--adapter', commandLine(['oracle']));
    expect(scenarios.map(({ id }) => id)).toEqual(ALL);
    expect(selection).not.toHaveProperty('withoutBystanders');
  });

  test('plays one that is named, or that did not pass before', async () => {
    const { id } = decoys[0]!;
    const named = await playedBy('--scenario', id);
    expect(named.scenarios.map((one) => one.id)).toEqual([id]);
    const before = join(folder, 'before.json');
    const failed = { ...named, scenarios: named.scenarios.map((one) => ({ ...one, verdict: 'failed' as const })) };
    writeFileSync(before, JSON.stringify(failed));
    expect((await playedBy('--failed-from', before)).scenarios.map((one) => one.id)).toEqual([id]);
  });

  test('in parts leaves them out of the whole as well', async () => {
    const parts = [
      await playedBy('--clause', CLAUSE, '--shard', '1/2'),
      await playedBy('--clause', CLAUSE, '--shard', '2/2'),
    ];
    const files = parts.map((_, index) => join(folder, `${runs - 1 + index}`, 'report.json'));
    const out = join(folder, 'merged');
    expect((await commandHere(['merge', ...files, '--out', out])).code).toBe(EXIT.conforms);
    const [merged, whole] = [reportIn(out), await playedBy('--clause', CLAUSE)];
    expect(merged.games).toEqual(whole.games);
    expect(merged.selection).toEqual(whole.selection);
  });
});

test('a self-test tries them where it is thorough', () => {
  const features = loadFeatures([GAME]);
  expect(scenariosToTry(features, true)).toEqual(features.scenarios);
  expect(scenariosToTry(features, false)).toEqual(features.scenarios.filter((one) => !hasDecoy(one)));
});
