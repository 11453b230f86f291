/** docs/wire-<game>.md and docs/probes-<game>.md are what the suite makes, and every message on them fits the protocol. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { oracleModules, PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import { documents } from '../scripts/emit-schemas';
import type { Exchange } from '../runner/transcript';
import type { GameId } from '../schemas/common';
import { answersIn, probesPage, wirePage } from '../scripts/make-wire-pages';
import { METHODS, type Action, type Method, type Result } from '../schemas/protocol';
import { validate } from '../schemas/validate';
import { probesFile } from '../steps/probe-files';
import { probesOf } from '../steps/probes';
import Ajv2020 from 'ajv/dist/2020';

/** Questions that a newcomer must have seen answered. */
const WANTED: Partial<Record<GameId, readonly string[]>> = {
  'level-neo': ['cover:cover', 'use:use', 'choose:choose', 'levelBurst:levelBurst'],
  'one-piece': ['block:block', 'counter:counter', 'counter:play', 'trigger:answer', 'choose:choose'],
  'dragon-ball-super': ['counter:counter', 'main:activate', 'choose:choose'],
  'battle-spirits': ['block:block', 'main:summon', 'flash:useMagic', 'choose:choose', 'burst:burst'],
  vanguard: ['guard:call', 'boost:boost', 'order:answer', 'choose:choose', 'circle:answer'],
};

/** The requests of a part of a page, each with its answer. */
function exchangesIn(text: string): Exchange[] {
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  const messages = lines.map((line) => JSON.parse(line) as { method: Method; params: unknown; result: unknown });
  return messages.flatMap(({ method, params }, index) =>
    index % 2 === 0 ? [{ method, params, result: messages[index + 1]!.result }] : [],
  );
}

const schemas = documents();
const page = (name: string): string => readFileSync(join(projectRoot(), 'docs', name), 'utf8');

describe.each(oracleModules(PLAYED).map((module) => [module.id, module] as const))('%s', (game, module) => {
  test('the pages are up to date', async () => {
    expect(page(`wire-${game}.md`)).toBe(await wirePage(module));
    expect(page(`probes-${game}.md`)).toBe(probesPage(game));
  });

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
      expect.arrayContaining(['game/act', 'game/end', 'game/observe', 'game/start', 'initialize', 'shutdown'].sort()),
    );
  });

  test('sessions show abilities, choices and what the other player answers with', () => {
    const texts = page(`wire-${game}.md`).split(/^## /m);
    const sessions = texts.filter((text) => text.startsWith('A session: '));
    const answered = sessions.flatMap((text) => [...answersIn(exchangesIn(text))]);
    expect(answered).toEqual(expect.arrayContaining([...WANTED[game]!]));
    expect(sessions[0]).toMatch(/^A session: from a position/);
    expect(sessions.at(-1)).toMatch(/^A session: from two decks/);
  });

  test('the words of `about` are on them, and how a gained ability is named', () => {
    const { moments = {}, declared = {} } = module.about ?? {};
    for (const word of Object.keys(moments)) expect(page(`wire-${game}.md`)).toContain(`| \`moment\` | \`${word}\` | `);
    for (const word of Object.keys(declared)) expect(page(`wire-${game}.md`)).toContain(`| \`what\` | \`${word}\` | `);
    if (game === 'dragon-ball-super') return;
    const [, text = ''] = page(`wire-${game}.md`).split('## The name of an ability that was gained');
    const [listed, acted] = exchangesIn(text.split('## ')[0]!);
    const { action } = acted!.params as { action: Action };
    expect(action.ability).toMatch(/^(\w+@\d+#\d+\.\d+( \w+@\d+#\d+)?|effect \d+)$/);
    expect((listed!.result as Result<'game/actions'>).actions).toContainEqual({ player: 'A', action });
    expect(acted!.result).toMatchObject({ status: 'accepted' });
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
  });
});

test('protocol.md leads to the pages of every game', () => {
  for (const { id } of oracleModules(PLAYED))
    for (const name of [`${id}.md`, `wire-${id}.md`, `rules-${id}.md`, `probes-${id}.md`])
      expect(page('protocol.md')).toContain(`(${name})`);
  for (const word of ['"accepted"', '`wanted`', '`violations`', '`drawn`', '`left`', 'events.md'])
    expect(page('protocol.md')).toContain(word);
});
