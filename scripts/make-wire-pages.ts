/**
 * Writes docs/wire-<game>.md, the messages of a game with whole sessions as they go over the wire, and
 * docs/probes-<game>.md, the cards that an adapter must know.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter } from '../adapters/adapter';
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules, PLAYED } from '../games/registry';
import { OracleHost } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import { connect } from '../runner/connection';
import { loadFeatures } from '../runner/feature-files';
import type { Features, Scenario } from '../runner/features';
import { planScenarios, type Planned } from '../runner/plan';
import { packageOf, projectRoot } from '../runner/root';
import { runScenario } from '../runner/scenario';
import { RecordingAdapter, type Exchange } from '../runner/transcript';
import type { GameId } from '../schemas/common';
import type { Params, Result } from '../schemas/protocol';
import { probesOf } from '../steps/probes';

/**
 * A session to show: the first scenario of a clause in which these questions get these answers, each as kind and type
 * of the action.
 */
interface Shown {
  readonly title: string;
  readonly clause: string;
  readonly answers?: readonly string[];
}

/** The sessions of each game: a battle with an answer of the other player, then abilities, then the start of a game. */
const SHOWN: Partial<Record<GameId, readonly Shown[]>> = {
  'level-neo': [
    { title: 'from a position', clause: '4-4-6' },
    { title: 'a skill in a window, and a choice', clause: '4-4-7', answers: ['use:use', 'choose:choose'] },
    { title: 'a skill in a window, and a Level Burst', clause: '4-4-1', answers: ['use:use', 'levelBurst:levelBurst'] },
    { title: 'from two decks', clause: '3-1' },
  ],
  'one-piece': [
    { title: 'from a position', clause: '7-1-2-1' },
    { title: 'the Counter Step', clause: '7-1-3-2', answers: ['counter:counter', 'counter:play'] },
    { title: 'a [Trigger], and a choice', clause: '8-6-2-1', answers: ['trigger:answer', 'choose:choose'] },
    { title: 'from two decks', clause: '5-2-1' },
  ],
  'dragon-ball-super': [
    { title: 'from a position', clause: '7-1-2' },
    {
      title: 'a skill, its [Counter], and a choice',
      clause: '8-5-2-5-2',
      answers: ['main:activate', 'counter:counter', 'choose:choose'],
    },
    { title: 'from two decks', clause: '5-2-1-2' },
  ],
  'battle-spirits': [
    { title: 'from a position', clause: '7-5-1', answers: ['attack:attack', 'block:block'] },
    { title: 'a payment with Cores of the Field', clause: '6-1-7-2', answers: ['main:summon'] },
    { title: 'a Magic in Flash Timing, and a choice', clause: '7-7-3', answers: ['flash:useMagic', 'choose:choose'] },
    { title: 'a Burst', clause: '16-2-2', answers: ['burst:burst'] },
    { title: 'from two decks', clause: '2-6-10' },
  ],
  vanguard: [
    { title: 'from a position', clause: '10.4.1.9', answers: ['attack:attack', 'guard:call'] },
    { title: 'a boost', clause: '10.4.1.11', answers: ['attack:attack', 'boost:boost'] },
    { title: 'a trigger icon, and a choice', clause: '2.8.3.2', answers: ['order:answer', 'choose:choose'] },
    {
      title: 'a call, and a circle for what its ability calls',
      clause: '6.2.3.1',
      answers: ['main:call', 'circle:answer'],
    },
    { title: 'from two decks', clause: '8.2.1.8' },
  ],
};

/** A clause of which a scenario activates a gained ability. */
const GAINED: Partial<Record<GameId, string>> = {
  'level-neo': '2-2-2',
  'one-piece': '10-2-13-1',
  'battle-spirits': '5-6-1',
  vanguard: '7.14.1',
};

const code = (word: string): string => `\`${word}\``;
const json = (lines: readonly unknown[]): string[] => ['```json', ...lines.map((line) => JSON.stringify(line)), '```'];

/** Returns the scenarios of a clause that need no optional capability. */
const scenariosOf = ({ scenarios }: Features, game: GameId, clause: string): Scenario[] =>
  scenarios.filter((one) => one.game === game && one.clauses[0] === clause && !one.reading && !one.decoy);

interface Played {
  readonly scenario: Scenario;
  readonly exchanges: readonly Exchange[];
}

/** @returns the first one that matches */
async function playedOf(
  features: Features,
  game: GameId,
  clause: string,
  isWanted: (exchanges: readonly Exchange[]) => boolean,
): Promise<Played> {
  for (const scenario of scenariosOf(features, game, clause)) {
    const { planned } = planScenarios(features, [scenario]);
    const exchanges = await exchangesOf(planned[0]!, game);
    if (isWanted(exchanges)) return { scenario, exchanges };
  }
  throw new Error(`${game} has no such scenario of ${clause}`);
}

/**
 * Lists answered questions as `use:choose` for a question of kind `use` answered by `choose`. Declined questions are
 * left out.
 */
export function answersIn(exchanges: readonly Exchange[]): Set<string> {
  const answered = new Set<string>();
  let kind: string | undefined;
  for (const { method, params, result } of exchanges) {
    const { type } = (params as Partial<Params<'game/act'>>).action ?? {};
    if (kind !== undefined && type !== undefined && type !== 'pass') answered.add(`${kind}:${type}`);
    if (method === 'game/start' || method === 'game/act') kind = (result as Result<'game/act'>).decision?.kind;
  }
  return answered;
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

/** Removes requests that only the oracle gets, and gives the game a fixed name. */
const onWire = (exchanges: readonly Exchange[]): unknown[] =>
  messages(calledAlike(exchanges.filter(({ method }) => method !== 'game/actions')));

/** Lists requests and answers in turn. */
const messages = (exchanges: readonly Exchange[]): unknown[] =>
  exchanges.flatMap(({ method, params, result }, index) => [
    { jsonrpc: '2.0', id: index + 1, method, params },
    { jsonrpc: '2.0', id: index + 1, result },
  ]);

function calledAlike(exchanges: readonly Exchange[]): Exchange[] {
  const { gameId } = (exchanges.find(({ method }) => method === 'game/start')?.result ?? {}) as { gameId?: string };
  if (gameId === undefined) return [...exchanges];
  return exchanges.map((exchange) => called(exchange, gameId));
}

/** Replaces the name of a game, which is another one each time. */
const called = (exchange: object, gameId: string): Exchange =>
  JSON.parse(JSON.stringify(exchange).replaceAll(JSON.stringify(gameId), '"game-1"')) as Exchange;

async function session(
  features: Features,
  { id, version }: GameModule & { version?: string },
  { title, clause, answers = [] }: Shown,
) {
  const { scenario, exchanges } = await playedOf(features, id, clause, (found) =>
    answers.every((answer) => answersIn(found).has(answer)),
  );
  const isWhole = answers.length === 0;
  const suite = { name: 'tcg-conformance', version: packageOf().version };
  const capabilities = ['position', 'decks', 'chance', 'judgeView', 'events'];
  const greeting = {
    protocolVersion: 1,
    adapter: { name: 'my-engine', version: version ?? '1' },
    games: [{ game: id, capabilities, probes: 'all' }],
  };
  const steps = scenario.pickle.steps.map(({ text }) => `- ${text}`);
  return [
    `## A session: ${title}`,
    '',
    `This is the scenario "${scenario.name}". Each request is one line, and its answer is the next.${isWhole ? '' : ' The greeting, the observations and the end are left out; they are as in the first session.'}`,
    '',
    ...steps,
    '',
    ...json(
      onWire(
        isWhole
          ? [
              { method: 'initialize', params: { protocolVersion: 1, suite }, result: greeting },
              ...exchanges,
              { method: 'shutdown', params: {}, result: {} },
            ]
          : exchanges.filter(({ method }) => method === 'game/start' || method === 'game/act'),
      ),
    ),
    '',
  ];
}

const readingRows = ({ readings }: GameModule): string[] =>
  Object.entries(readings).map(([id, { clauses, question, standard, answers, choices }]) => {
    const answered = (choice: string) => `${code(choice)}: ${answers[choice]!}`;
    const others = Object.keys(choices).map(answered).join('; ');
    return `| ${code(id)} | ${clauses.join(', ')} | ${question} | ${answered(standard)} | ${others} |`;
  });

/**
 * Plays up to the first moment at which a gained ability can be activated, and returns the list of actions there and
 * the action.
 */
function gainedIn(exchanges: readonly Exchange[], module: GameModule): Exchange[] | undefined {
  const host = new OracleHost([module]);
  let gameId = '';
  for (const { method, params } of exchanges) {
    if (method !== 'game/start' && method !== 'game/act') continue;
    const answer = host.request(method, { ...(params as object), ...(method === 'game/act' && { gameId }) } as never);
    if (method === 'game/start') gameId = (answer as Result<'game/start'>).gameId;
    const listed = host.request('game/actions', { gameId });
    const named = listed.actions.find(({ action }) => typeof action.ability === 'string');
    if (!named) continue;
    const act = { gameId, ...named };
    return [
      called({ method: 'game/actions', params: { gameId }, result: listed }, gameId),
      called({ method: 'game/act', params: act, result: host.request('game/act', act) }, gameId),
    ];
  }
  return undefined;
}

async function gainedNames(features: Features, module: GameModule): Promise<string[]> {
  const clause = GAINED[module.id];
  if (clause === undefined) return [];
  const { scenario, exchanges } = await playedOf(features, module.id, clause, (found) => !!gainedIn(found, module));
  return [
    '## The name of an ability that was gained',
    '',
    'A printed ability is known by its number: its place among the printed abilities of the side that is up, counted from 0. A gained ability has a',
    'name, which stands in `about`, in `activations`, in `game/actions` and in the action.',
    '',
    'The oracle makes the name from the source of the ability: `effect 2`, or a card with its own count and the number of the ability. An engine',
    'may use other names. The suite sends a name only if the engine has sent it first. Otherwise it sends a number and counts gained',
    'abilities after all printed ones, in the order in which they were gained.',
    '',
    `The messages below are from the scenario "${scenario.name}", at the first moment at which the gained ability can be activated.`,
    '',
    ...json(messages(gainedIn(exchanges, module)!)),
    '',
  ];
}

/** Lists the words of `about` in a game's questions. */
function aboutRows({ about }: GameModule): string[] {
  const rows = [
    ...Object.entries(about?.moments ?? {}).map(([word, says]) => `| ${code('moment')} | ${code(word)} | ${says} |`),
    ...Object.entries(about?.declared ?? {}).map(([word, says]) => `| ${code('what')} | ${code(word)} | ${says} |`),
  ];
  const asks = 'When an effect asks, `about` names its `card` and its `ability`.';
  return rows.length === 0
    ? [
        `Questions of this game have neither \`moment\` nor \`what\`: the kind of the question says which window it is. ${asks}`,
        '',
      ]
    : [asks, '', '| member | word | means |', '|---|---|---|', ...rows, ''];
}

export async function wirePage(module: GameModule): Promise<string> {
  const { id } = module;
  const features = loadFeatures([id]);
  const sessions = await Promise.all(SHOWN[id]!.map((shown) => session(features, module, shown)));
  return [
    `# ${id} over the wire`,
    '',
    'This page shows whole sessions between the suite and an adapter, message by message. Read it when you write an adapter, next to these pages:',
    '',
    '- [the protocol](protocol.md): the methods and the members of their messages',
    `- [${id}.md](${id}.md): the zones, phases, questions and actions of this game`,
    '- [events.md](events.md): the events',
    '',
    'After the sessions come the words that describe a question, and the ambiguous rules. `run --transcripts all` records the session of every',
    'scenario.',
    '',
    'Made by `npm run docs`; do not edit.',
    '',
    ...sessions.flat(),
    '## What a question is about',
    '',
    'The member `about` of a decision says what the question is about. An adapter may leave it out.',
    ...aboutRows(module),
    ...(await gainedNames(features, module)),
    '## Ambiguous rules',
    '',
    'These are the questions that the rulebook leaves open, with our ruling and the alternatives. An adapter with the capability `readings` can be told',
    'to play an alternative: `game/start` and `deck/check` then have a member `readings`, such as `{"<id>":"<choice>"}`. Rules that it does not name are',
    'played by our choice.',
    '',
    '| id | clauses | question | our choice | alternatives |',
    '|---|---|---|---|---|',
    ...readingRows(module),
    '',
  ].join('\n');
}

/** Lists each probe card with its text and its data. */
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
    'This page lists the probe cards: test cards with abilities, made for the suite. Nearly all scenarios use no other cards with abilities. Read it',
    'when your engine has no interpreter for the ability language and you script the cards instead, or when you look for a card for a scenario.',
    '',
    'Each entry has the id of the card, its printed values, its text, and its abilities in the [ability language](abilities.md). In a message,',
    'the member `probe` of a card names the id, since scenarios give the card other names. An adapter lists the ids that it',
    'supports in `probes` of its answer to `initialize` ([protocol](protocol.md)).',
    '',
    `Made by \`npm run docs\` from \`features/${game}/probes.yaml\`; do not edit.`,
    '',
    ...cards.flat(),
  ].join('\n');
}

async function main(): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(join(projectRoot(), 'docs', name), text);
  for (const module of oracleModules(PLAYED)) {
    write(`wire-${module.id}.md`, await wirePage(module));
    write(`probes-${module.id}.md`, probesPage(module.id));
  }
}

if (require.main === module) void main();
