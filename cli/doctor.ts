/**
 * `tcg-conformance doctor`: checks handshake, first position and first actions, and explains each problem in plain
 * words.
 */
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { makeAdapter } from '../adapters/from-command';
import { excerpt } from '../adapters/json-rpc';
import { playOpeningMoves, NOT_READY, type OpeningMoves } from '../runner/opening-moves';
import { firstLook, type FirstLook } from '../runner/setup-check';
import { loadCatalogue } from '../runner/catalogue';
import { editionNamed, unknownEdition } from '../runner/editions';
import { CAPABILITIES, type Capability, type GameId } from '../schemas/common';
import type { GameSupport, InitializeResult } from '../schemas/protocol';
import { vocabularyOf } from '../games/registry';
import { EXIT } from './exit-codes';
import { gamesNamed } from './games';
import { painted } from './paint';
import { timeLimit } from './time-limit';
import { UsageError } from './usage';

export interface DoctorOptions {
  adapter?: string;
  game?: string[];
  timeout: string;
  allowRemote?: boolean;
  json?: boolean;
}

interface Check {
  readonly ok: boolean;
  readonly text: string;
  readonly remarks: string[];
}

/** Collects the checks and prints each at once: ✓ passed, ✗ failed, with advice below. */
class Consultation {
  readonly checks: Check[] = [];
  private unmade = 0;
  private acted = 0;

  /** @param aloud false leaves the printing to whoever reads `checks` */
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

  acts(text: string): void {
    this.good(text);
    this.acted += 1;
  }

  /** Nothing it does is wrong, but it declares that something every scenario needs is not implemented yet. */
  unready(text: string, ...advice: readonly string[]): void {
    this.bad(`${NOT_READY}: ${text}`, ...advice);
    this.unmade += 1;
  }

  /** True if a game has been played up to its next turn. */
  get ready(): boolean {
    return this.healthy && this.acted > 0;
  }

  get healthy(): boolean {
    return this.checks.every(({ ok }) => ok);
  }

  /** True if everything marked ✗ is merely not implemented yet. */
  get isOnlyUnready(): boolean {
    return !this.healthy && this.checks.filter(({ ok }) => !ok).length === this.unmade;
  }
}

/** @returns 0: ready for a run; 2: cannot be started; 5: takes no action yet; 3: anything else is wrong */
export async function doctor(options: DoctorOptions): Promise<number> {
  const { adapter: command, game, timeout, allowRemote, json = false } = options;
  // Checked here, because the parser would report a missing --adapter before a misspelt one.
  if (command === undefined) throw new UsageError('--adapter is missing: the command that starts the adapter');
  const consultation = new Consultation(!json);
  const wanted = game && gamesNamed(game);
  const adapter = makeAdapter(command, { requestTimeout: timeLimit('--timeout', timeout), allowRemote });
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
  const { healthy, ready, checks } = consultation;
  if (json) process.stdout.write(`${JSON.stringify({ adapter: command, healthy, ready, checks }, null, 1)}\n`);
  consultation.say(`\n${parting(consultation)}`);
  if (!started) return EXIT.usage;
  if (healthy) return EXIT.conforms;
  return consultation.isOnlyUnready ? EXIT.nothingRun : EXIT.adapterBroke;
}

function parting({ healthy, isOnlyUnready }: Consultation): string {
  if (healthy) return 'It is ready for `tcg-conformance run`.';
  return isOnlyUnready
    ? 'It connects: `tcg-conformance run` shows how many scenarios each action would add.'
    : 'Fix this first, then run `doctor` again.';
}

/** Advice for errors whose message does not include it. */
const ADVICE: Partial<Record<AdapterError['kind'], readonly string[]>> = {
  failedToStart: ['Try the command in a shell first; paths are relative to this folder.'],
  exited: ['Its last output is below; the first line often names the cause.'],
  wrongSchema: ['docs/protocol.md describes each answer; schemas/json/ has the JSON Schemas.'],
  errorAnswer: ['The last lines of its log are below; they often name the place in its code.'],
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

function checkEdition({ game, edition }: GameSupport, consultation: Consultation): void {
  if (edition === undefined) return;
  const catalogue = loadCatalogue(game);
  const known = editionNamed(edition, catalogue);
  if (known) consultation.remark(`edition of the rulebook: ${known.title}`);
  else
    consultation.bad(
      `its "edition" is unknown: ${unknownEdition(edition, catalogue)}`,
      'Leave it out if your engine plays the usual edition; docs/editions.md lists the others.',
    );
}

async function examine(adapter: Adapter, support: GameSupport, consultation: Consultation): Promise<void> {
  const { game, capabilities } = support;
  consultation.good(`${game}: it declares ${capabilities.join(', ') || 'no capability'}`);
  for (const [name, does] of Object.entries(CAPABILITIES)) {
    if (!capabilities.includes(name as Capability)) consultation.remark(`not declared: ${name} (${does})`);
  }
  checkEdition(support, consultation);
  const vocabulary = vocabularyOf(game);
  if (!vocabulary) return consultation.remark(`there are no scenarios for ${game} yet`);
  if (!capabilities.includes('position')) {
    return consultation.remark('nearly all scenarios start from a position: that capability pays off most');
  }
  try {
    const look = await firstLook(adapter, support, vocabulary);
    emit(look, consultation);
    if (look.decision?.player === 'A') remarkActs(await playOpeningMoves(adapter, support, vocabulary), consultation);
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    consultation.bad(
      `it does not support ${error.lacking}`,
      'Declare only what works. A plain position with cards that have no text is the least that a run needs.',
    );
  }
}

function remarkActs({ well, lacking, troubles }: OpeningMoves, consultation: Consultation): void {
  for (const { problem, advice } of troubles) consultation.bad(problem, ...advice);
  if (lacking !== undefined)
    consultation.unready(
      `it does not support ${lacking}`,
      'Every scenario acts. Begin with {"type":"pass"}, which declines whatever is optional and ends the turn, then attacks (docs/tutorial.md, step 4).',
    );
  else if (troubles.length === 0 && well !== undefined) consultation.acts(well);
}

function emit({ decision, observed, troubles, cannotPlace }: FirstLook, consultation: Consultation): void {
  if (troubles.length === 0) {
    consultation.good(`it sets up a position; it now waits on player A's "${decision!.kind}"`);
    if (observed) consultation.good('what was set up comes back as it was sent');
  }
  for (const { problem, advice } of troubles) consultation.bad(problem, advice);
  if (cannotPlace !== undefined)
    consultation.remark(`checked in a plain position, because it does not support ${cannotPlace}`);
}
