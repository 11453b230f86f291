/**
 * Writes docs/wire-<game>.md, what an adapter is told and asks in a game, with whole sessions as they go over the wire, and
 * docs/probes-<game>.md, the cards that it has to know.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, PLAYABLE } from '../games/registry';
import type { GameModule } from '../oracle/kernel/module';
import { connect } from '../runner/connection';
import { loadFeatures, type Features, type Scenario } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { packageOf, projectRoot } from '../runner/root';
import { runScenario } from '../runner/scenario';
import { RecordingAdapter, type Exchange } from '../runner/transcript';
import type { GameId } from '../schemas/common';
import { probesOf } from '../steps/probes';

/** The clauses of which the first scenario is shown: a battle with an answer of the other player; the start of a game. */
const SHOWN: Partial<Record<GameId, readonly [string, string]>> = {
  'level-neo': ['4-4-6', '3-1'],
  'one-piece': ['7-1-2-1', '5-2-1'],
  'dragon-ball-super': ['7-1-2', '5-2-1-2'],
};

const TITLES = ['From a position', 'From two decks'] as const;

const code = (word: string): string => `\`${word}\``;
const json = (lines: readonly unknown[]): string[] => ['```json', ...lines.map((line) => JSON.stringify(line)), '```'];

/** The first scenario of a clause that asks nothing special of an adapter. */
function scenarioOf({ scenarios }: Features, game: GameId, clause: string): Scenario {
  const found = scenarios.find(
    (one) => one.game === game && one.clauses[0] === clause && !one.reading && !one.bystander,
  );
  if (!found) throw new Error(`${game} has no scenario of ${clause}`);
  return found;
}

async function exchangesOf(planned: Planned, game: GameId): Promise<readonly Exchange[]> {
  const connection = await connect(() => new InProcessAdapter(oracleModules([game])));
  let exchanges: readonly Exchange[] = [];
  const through = (adapter: Adapter) => {
    const recorder = new RecordingAdapter(adapter);
    exchanges = recorder.exchanges;
    return recorder;
  };
  const { verdict } = await runScenario(planned, connection, 1, { through });
  if (verdict !== 'passed') throw new Error(`${planned.scenario.id} is ${verdict}`);
  return exchanges;
}

/** Requests and answers in turn; what only the oracle is asked beside is left out, and the game is called the same each time. */
const onTheWire = (exchanges: readonly Exchange[]): unknown[] =>
  calledAlike(exchanges.filter(({ method }) => method !== 'game/actions')).flatMap(
    ({ method, params, result }, index) => [
      { jsonrpc: '2.0', id: index + 1, method, params },
      { jsonrpc: '2.0', id: index + 1, result },
    ],
  );

function calledAlike(exchanges: readonly Exchange[]): Exchange[] {
  const { gameId } = (exchanges.find(({ method }) => method === 'game/start')?.result ?? {}) as { gameId?: string };
  if (gameId === undefined) return [...exchanges];
  return JSON.parse(JSON.stringify(exchanges).replaceAll(JSON.stringify(gameId), '"game-1"')) as Exchange[];
}

async function session(
  features: Features,
  { id, version }: GameModule & { version?: string },
  clause: string,
  title: string,
) {
  const scenario = scenarioOf(features, id, clause);
  const { planned } = planScenarios(features, [scenario]);
  const suite = { name: 'tcg-conformance', version: packageOf().version };
  const capabilities = ['position', 'decks', 'chance', 'judgeView', 'events'];
  const greeting = {
    protocolVersion: 1,
    adapter: { name: 'my-engine', version: version ?? '1' },
    games: [{ game: id, capabilities, probes: 'all' }],
  };
  const steps = scenario.pickle.steps.map(({ text }) => `- ${text}`);
  return [
    `## A session: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    '',
    `The scenario "${scenario.name}". A request and its answer are a line each.`,
    '',
    ...steps,
    '',
    ...json(
      onTheWire([
        { method: 'initialize', params: { protocolVersion: 1, suite }, result: greeting },
        ...(await exchangesOf(planned[0]!, id)),
        { method: 'shutdown', params: {}, result: {} },
      ]),
    ),
    '',
  ];
}

const readingRows = ({ readings }: GameModule): string[] =>
  Object.entries(readings).map(
    ([id, { clauses, question, standard, choices }]) =>
      `| ${code(id)} | ${clauses.join(', ')} | ${question} | ${code(standard)} | ${Object.keys(choices).map(code).join(', ')} |`,
  );

export async function wirePage(module: GameModule): Promise<string> {
  const { id } = module;
  const features = loadFeatures([id]);
  const sessions = await Promise.all(
    SHOWN[id]!.map((clause, index) => session(features, module, clause, TITLES[index]!)),
  );
  return [
    `# ${id} over the wire`,
    '',
    `Made by \`npm run docs\`; do not edit. The frame is [the protocol](protocol.md), the words are those of [${id}.md](${id}.md), the`,
    `events those of [events.md](events.md). \`run --transcripts all\` records the session of every scenario.`,
    '',
    ...sessions.flat(),
    '## Readings',
    '',
    'What `readings` of `game/start` and `deck/check` may name, for adapters with that capability: `{"<id>":"<choice>"}`. What is not named is played by our choice.',
    '',
    '| id | clauses | question | our choice | others |',
    '|---|---|---|---|---|',
    ...readingRows(module),
    '',
  ].join('\n');
}

/** Each probe card with its text and its data. */
export function probesPage(game: GameId): string {
  const cards = Object.entries(probesOf(game)).map(([id, card]) => {
    const { text = '', abilities = [], probe: _id, name: _name, ...facts } = card;
    const print = Object.entries(facts).map(
      ([member, value]) => `${member} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    return [`### ${id}`, '', print.join(', '), '', `> ${String(text) || '(no text)'}`, '', ...json([abilities]), ''];
  });
  return [
    `# The probe cards of ${game}`,
    '',
    `Made by \`npm run docs\` from \`features/${game}/probes.yaml\`; do not edit. The only cards with abilities that nearly all scenarios use. In \`cards\``,
    'of a message a card says by `probe` which of them it is, under whatever name; an adapter names those that it knows in `probes`.',
    '',
    ...cards.flat(),
  ].join('\n');
}

async function main(): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(join(projectRoot(), 'docs', name), text);
  for (const module of oracleModules(PLAYABLE)) {
    write(`wire-${module.id}.md`, await wirePage(module));
    write(`probes-${module.id}.md`, probesPage(module.id));
  }
}

if (require.main === module) void main();
