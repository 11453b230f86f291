/** docs/wire-<game>.md and docs/probes-<game>.md are what the suite makes, and every message on them fits the protocol. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { oracleModules, PLAYABLE } from '../games/registry';
import { projectRoot } from '../runner/root';
import { documents } from '../scripts/emit-schemas';
import { probesPage, wirePage } from '../scripts/make-wire-pages';
import { METHODS, type Method } from '../schemas/protocol';
import { validate } from '../schemas/validate';
import { probesFile, probesOf } from '../steps/probes';
import Ajv2020 from 'ajv/dist/2020';

const schemas = documents();
const page = (name: string): string => readFileSync(join(projectRoot(), 'docs', name), 'utf8');

describe.each(oracleModules(PLAYABLE).map((module) => [module.id, module] as const))('%s', (game, module) => {
  test('the pages are up to date', async () => {
    expect(page(`wire-${game}.md`)).toBe(await wirePage(module));
    expect(page(`probes-${game}.md`)).toBe(probesPage(game));
  }, 60_000);

  test('each line of a session is a message, and each request has its answer', () => {
    const lines = page(`wire-${game}.md`)
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const methods = new Set<string>();
    for (let at = 0; at < lines.length; at += 2) {
      const [request, answer] = [JSON.parse(lines[at]!), JSON.parse(lines[at + 1]!)];
      expect(answer.id).toBe(request.id);
      methods.add(request.method);
      validate(METHODS[request.method as Method].params, request.params, request.method);
      validate(METHODS[request.method as Method].result, answer.result, `answer to ${request.method}`);
    }
    expect([...methods].sort()).toEqual(
      ['game/act', 'game/end', 'game/observe', 'game/start', 'initialize', 'shutdown'].sort(),
    );
  });

  test('every probe card and every reading is on them', () => {
    for (const id of Object.keys(probesOf(game))) expect(page(`probes-${game}.md`)).toContain(`### ${id}\n`);
    for (const id of Object.keys(module.readings)) expect(page(`wire-${game}.md`)).toContain(`| \`${id}\` |`);
  });

  test('the published schema takes the probe cards, and no faulty one', () => {
    const check = new Ajv2020({ strict: false }).compile(schemas.get(`${game}-probes.schema.json`)!);
    const { probes } = parse(readFileSync(probesFile(game), 'utf8'));
    expect(check({ probes }), JSON.stringify(check.errors?.[0])).toBe(true);
    expect(check({ probes: { 'No Id': Object.values(probes)[0] } })).toBe(false);
  }, 60_000);
});

test('protocol.md leads to the pages of every game', () => {
  for (const { id } of oracleModules(PLAYABLE))
    for (const name of [`${id}.md`, `wire-${id}.md`, `probes-${id}.md`])
      expect(page('protocol.md')).toContain(`(${name})`);
  for (const word of ['"accepted"', '`wanted`', '`violations`', '`drawn`', '`left`', 'events.md'])
    expect(page('protocol.md')).toContain(word);
});
