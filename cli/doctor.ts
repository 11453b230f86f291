/** `tcg-conformance doctor`: talks through the handshake and the first position, and explains each problem in plain words. */
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { makeAdapter } from '../adapters/from-command';
import { InProcessAdapter } from '../adapters/in-process';
import { excerpt } from '../adapters/json-rpc';
import { differences, shortened } from '../runner/differences';
import { CAPABILITIES, PLAYERS, type Capability, type GameId } from '../schemas/common';
import type { Decision, GameSupport, InitializeResult, Observation, StartParams } from '../schemas/protocol';
import { Setup } from '../steps/setup';
import { oracleModules, vocabularyOf } from '../games/registry';
import type { GameVocabulary } from '../steps/vocabulary';
import { EXIT } from './exit-codes';
import { painted } from './paint';
import { gamesNamed, milliseconds } from './select';
import { UsageError } from './usage';

export interface DoctorOptions {
  adapter?: string;
  game?: string[];
  timeout: string;
  allowRemote?: boolean;
  json?: boolean;
}

/** So many of one kind of trouble are named. */
const MOST_NAMED = 3;

interface Check {
  readonly ok: boolean;
  readonly text: string;
  readonly remarks: string[];
}

/** Keeps how each check went, and says it at once: ✓ it is well, ✗ it is not, with advice below. */
class Consultation {
  readonly checks: Check[] = [];

  /** @param aloud false: said by whoever reads `checks` */
  constructor(private readonly aloud: boolean) {}

  good(text: string): void {
    this.checks.push({ ok: true, text, remarks: [] });
    this.say(`✓ ${text}`);
  }

  remark(text: string): void {
    this.checks.at(-1)?.remarks.push(text);
    this.say(`  ${text}`);
  }

  bad(text: string, ...advice: readonly string[]): void {
    this.checks.push({ ok: false, text, remarks: [] });
    this.say(`✗ ${text}`);
    for (const line of advice) this.remark(line);
  }

  say(line: string): void {
    if (this.aloud) process.stdout.write(`${painted([line])[0]}\n`);
  }

  get healthy(): boolean {
    return this.checks.every(({ ok }) => ok);
  }
}

/** @returns 0: it is ready for a run; 2: it cannot be started; 3: anything else is wrong */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { adapter: command, game, timeout, allowRemote, json = false } = options;
  // Not left to the parser of the command line: it would complain of this before a misspelt --adapter.
  if (command === undefined) throw new UsageError('--adapter is missing: the command that starts the adapter');
  const consultation = new Consultation(!json);
  const wanted = game && gamesNamed(game);
  const adapter = makeAdapter(command, { requestTimeout: milliseconds('--timeout', timeout), allowRemote });
  let started = true;
  try {
    const info = await handshake(adapter, consultation);
    for (const support of info.games.filter((one) => !wanted || wanted.includes(one.game))) {
      await examine(adapter, support, consultation);
    }
    reportMissing(info, wanted ?? [], consultation);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    started = error.kind !== 'failedToStart';
    const evidence = started ? (error.evidence ?? '').split('\n').filter(Boolean) : [];
    consultation.bad(error.message, ...(ADVICE[error.kind] ?? []), ...evidence.map((line) => excerpt(line)));
  } finally {
    await adapter.close();
  }
  const { healthy, checks } = consultation;
  if (json) process.stdout.write(`${JSON.stringify({ adapter: command, healthy, checks }, null, 1)}\n`);
  consultation.say(healthy ? '\nIt is ready for `tcg-conformance run`.' : '\nMend this first, then ask again.');
  if (!started) return EXIT.usage;
  return healthy ? EXIT.conforms : EXIT.adapterBroke;
}

/** What to do, where the message does not say it already. */
const ADVICE: Partial<Record<AdapterError['kind'], readonly string[]>> = {
  failedToStart: ['Try the command in a shell first; paths are relative to this folder.'],
  exited: ['What it printed last stands below; the cause is often its first line there.'],
  wrongSchema: ['What an answer must hold is written in docs/protocol.md, and for machines in schemas/json/.'],
  errorAnswer: ['The last lines of its log, below, often name the place in its own code.'],
};

async function handshake(adapter: Adapter, consultation: Consultation): Promise<InitializeResult> {
  const info = await adapter.initialize();
  const { name, version, language } = info.adapter;
  consultation.good(`it answers: ${name} ${version}${language === undefined ? '' : `, ${language}`}`);
  consultation.remark(`games open at once: ${info.limits?.games ?? 1}`);
  if (info.games.length === 0)
    consultation.bad('it plays no game', 'List the games that you implement in "games" of the answer to initialize.');
  return info;
}

function reportMissing(info: InitializeResult, wanted: readonly GameId[], consultation: Consultation): void {
  const games = info.games.map((support) => support.game);
  for (const game of wanted.filter((one) => !games.includes(one))) {
    consultation.bad(`it does not play ${game}`, `It says that it plays ${games.join(', ') || 'nothing'}.`);
  }
}

async function examine(adapter: Adapter, support: GameSupport, consultation: Consultation): Promise<void> {
  const { game, capabilities } = support;
  consultation.good(`${game}: it declares ${capabilities.join(', ') || 'no capability'}`);
  for (const [name, does] of Object.entries(CAPABILITIES)) {
    if (!capabilities.includes(name as Capability)) consultation.remark(`not declared: ${name} (${does})`);
  }
  const vocabulary = vocabularyOf(game);
  if (!vocabulary) return consultation.remark(`there are no scenarios for ${game} yet`);
  if (!capabilities.includes('position')) {
    return consultation.remark('nearly all scenarios start from a position: that capability pays off most');
  }
  try {
    await firstPosition(adapter, support, vocabulary, consultation);
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    consultation.bad(
      `it does not support ${error.lacking}`,
      'Declare only what works. A plain position with cards that have no text is the least that a run needs.',
    );
  }
}

async function firstPosition(
  adapter: Adapter,
  support: GameSupport,
  vocabulary: GameVocabulary,
  consultation: Consultation,
): Promise<void> {
  const setup = new Setup(vocabulary);
  const params = setup.startParams(1);
  const { gameId, decision } = await adapter.request('game/start', params);
  checkQuestion(decision, vocabulary, consultation);
  if (support.capabilities.includes('judgeView')) {
    const { observation } = await adapter.request('game/observe', { gameId, viewer: 'judge' });
    await checkView(observation, params, setup, consultation);
  }
  await adapter.request('game/end', { gameId });
}

function checkQuestion(decision: Decision | null, { restKinds }: GameVocabulary, consultation: Consultation): void {
  if (!decision)
    return consultation.bad(
      'it sets up a position, and says that the game is over',
      'The position is an ordinary one: both players have cards in every place that matters. Answer with the decision that it waits on.',
    );
  const { player, kind } = decision;
  if (player === 'A' && restKinds.includes(kind))
    return consultation.good(`it sets up a position; it now waits on player A's "${kind}"`);
  consultation.bad(
    `it sets up a position, and waits on player ${player}'s "${kind}"`,
    `A position that does not say otherwise is at the start of player A's main phase: the decision is "${restKinds[0]}" of player A.`,
  );
}

async function checkView(
  observation: Observation,
  params: StartParams,
  setup: Setup,
  consultation: Consultation,
): Promise<void> {
  const missing = missingCards(observation, setup);
  if (missing.length > 0)
    return consultation.bad(
      `the judge does not see ${named(missing)}`,
      'Each card of the position must be in the observation with the same "id", in the same zone of the same player.',
    );
  consultation.good('the judge sees every card where it was put');
  const wrong = differences(await onOracle(params), observation)
    .map(shortened)
    .map(({ path, reference, shown }) => `${path} is ${JSON.stringify(shown)}, should be ${JSON.stringify(reference)}`);
  if (wrong.length > 0)
    consultation.bad(
      `what the judge sees is not what was set up: ${named(wrong)}`,
      'Nothing has been played yet: it must be as the position says; what that leaves out has the defaults of the page of the game in docs/.',
    );
}

async function onOracle(params: StartParams): Promise<Observation> {
  const oracle = new InProcessAdapter(oracleModules([params.game]));
  const { gameId } = await oracle.request('game/start', params);
  return (await oracle.request('game/observe', { gameId, viewer: 'judge' })).observation;
}

const named = (all: readonly string[]): string =>
  all.slice(0, MOST_NAMED).join('; ') + (all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : '');

function missingCards(observation: Observation, setup: Setup): string[] {
  return PLAYERS.flatMap((player) =>
    Object.entries(setup.players[player].zones).flatMap(([zone, cards]) => {
      const seen = observation.players[player].zones[zone]?.cards?.map((card) => card.id) ?? [];
      return cards
        .filter((card) => !seen.includes(card.id))
        .map((card) => `"${card.id}" in player ${player}'s ${zone}`);
    }),
  );
}
