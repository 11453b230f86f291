/** `tcg-conformance doctor`: talks through the handshake and the first position, and explains each problem in plain words. */
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { makeAdapter } from '../adapters/from-command';
import { CAPABILITIES, PLAYERS, type Capability, type GameId } from '../schemas/common';
import type { GameSupport, InitializeResult, Observation } from '../schemas/protocol';
import { Setup } from '../steps/setup';
import { vocabularyOf } from '../steps/games';
import { EXIT } from './exit-codes';
import { gamesNamed, wholeNumber } from './select';

export interface DoctorOptions {
  adapter: string;
  game?: string[];
  timeout: string;
  allowRemote?: boolean;
}

/** Says how each check went; after the first that fails the next would tell nothing. */
class Consultation {
  private problems = 0;

  good(text: string): void {
    process.stdout.write(`✓ ${text}\n`);
  }

  remark(text: string): void {
    process.stdout.write(`  ${text}\n`);
  }

  bad(text: string, advice: string): void {
    this.problems += 1;
    process.stdout.write(`✗ ${text}\n  ${advice}\n`);
  }

  get healthy(): boolean {
    return this.problems === 0;
  }
}

export async function doctor({ adapter: command, game, timeout, allowRemote }: DoctorOptions): Promise<number> {
  const consultation = new Consultation();
  const adapter = makeAdapter(command, { requestTimeout: wholeNumber('--timeout', timeout, 1), allowRemote });
  try {
    const info = await handshake(adapter, consultation);
    for (const support of info.games.filter((one) => !game || gamesNamed(game).includes(one.game))) {
      await firstPosition(adapter, support, consultation);
    }
    if (game) reportMissing(info, gamesNamed(game), consultation);
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    consultation.bad(
      error.message,
      error.evidence ?? ADVICE[error.kind] ?? 'docs/protocol.md describes what is expected',
    );
  } finally {
    await adapter.close();
  }
  process.stdout.write(
    consultation.healthy ? '\nIt is ready for `tcg-conformance run`.\n' : '\nMend this first, then ask again.\n',
  );
  return consultation.healthy ? EXIT.conforms : EXIT.adapterBroke;
}

const ADVICE: Partial<Record<AdapterError['kind'], string>> = {
  failedToStart: 'Try the command in a shell first; paths are relative to this folder.',
  timedOut: 'Does it flush its output after every line? A buffered answer never arrives.',
  notJson: 'Standard output is for messages alone; print logs to standard error.',
  wrongVersion: 'Answer initialize with "protocolVersion": 1.',
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
  for (const game of wanted) {
    if (info.games.some((support) => support.game === game)) continue;
    consultation.bad(
      `it does not play ${game}`,
      `It says that it plays ${info.games.map((one) => one.game).join(', ') || 'nothing'}.`,
    );
  }
}

async function firstPosition(adapter: Adapter, support: GameSupport, consultation: Consultation): Promise<void> {
  const vocabulary = vocabularyOf(support.game);
  consultation.good(`${support.game}: it declares ${support.capabilities.join(', ') || 'no capability'}`);
  for (const missing of (Object.keys(CAPABILITIES) as Capability[]).filter(
    (one) => !support.capabilities.includes(one),
  )) {
    consultation.remark(`without ${missing}: it ${CAPABILITIES[missing]}`.replace(': it ', ', which says that it '));
  }
  if (!vocabulary) return consultation.remark(`there are no scenarios for ${support.game} yet`);
  if (!support.capabilities.includes('position')) {
    return consultation.remark('nearly all scenarios start from a position: that capability pays off most');
  }
  const setup = new Setup(vocabulary);
  const params = setup.startParams(1);
  try {
    const { gameId, decision } = await adapter.request('game/start', params);
    consultation.good(
      `it sets up a position; it now waits on ${decision ? `player ${decision.player}'s "${decision.kind}"` : 'nobody: the game is over'}`,
    );
    if (!decision)
      consultation.bad(
        'the game is over before it begins',
        'The position is an ordinary one: both players have cards in every place that matters.',
      );
    if (support.capabilities.includes('judgeView')) await firstLook(adapter, gameId, setup, consultation);
    await adapter.request('game/end', { gameId });
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    consultation.bad(
      `it says that it does not support ${error.lacking}`,
      'A plain position with vanilla cards is the least that a run needs.',
    );
  }
}

async function firstLook(adapter: Adapter, gameId: string, setup: Setup, consultation: Consultation): Promise<void> {
  const { observation } = await adapter.request('game/observe', { gameId, viewer: 'judge' });
  const missing = missingCards(observation, setup);
  if (missing.length === 0) return consultation.good('the judge sees every card where it was put');
  consultation.bad(
    `the judge does not see ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}`,
    'Each card of the position must be in the observation with the same "id", in the same zone of the same player.',
  );
}

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
