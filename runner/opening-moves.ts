/**
 * Tries an adapter's first actions after its first observation: an action that no rulebook allows, then passes until
 * the turn goes to the other player. Most scenarios need these, so a mistake here costs most of them.
 */
import { AdapterError, UnsupportedError, type Adapter } from '../adapters/adapter';
import type { PlayerId } from '../schemas/common';
import type { Action, ActResult, Decision, GameSupport, StartParams } from '../schemas/protocol';
import { actionAsSentence } from '../steps/action-sentences';
import { Setup } from '../steps/setup';
import { termsOf, type Terms } from '../steps/terms';
import type { GameVocabulary } from '../steps/vocabulary';
import { loadCatalogue } from './catalogue';
import { editionNamed } from './editions';
import { GameWords } from './game-words';

interface Trouble {
  readonly problem: string;
  readonly advice: readonly string[];
}

export interface OpeningMoves {
  /** A one-line summary; absent if play did not get to the end. */
  readonly well?: string;
  /** What every scenario needs and the adapter says that it lacks. */
  readonly lacking?: string;
  readonly troubles: readonly Trouble[];
}

/** No rulebook has this many windows in an empty turn. */
const MOST_PASSES = 24;

const PASS: Action = { type: 'pass' };

/**
 * Plays a game of plain cards up to the next turn, with at most two dozen requests.
 * @param support what the adapter declares for the game; it has set up a position and waits on player A
 * @throws {AdapterError} if the adapter breaks in any way other than an error answer to an action
 */
export async function playOpeningMoves(
  adapter: Adapter,
  support: GameSupport,
  vocabulary: GameVocabulary,
): Promise<OpeningMoves> {
  const words = new GameWords(support.game);
  const start = new Setup(vocabulary).startParams(1);
  const illegal = vocabulary.attack([ownCard(start)], ownCard(start)).action;
  const found = await new OpeningPlay(adapter, words, support).play(start, illegal).catch(notDone);
  return { ...found, troubles: [...found.troubles, ...words.strange.map((problem) => ({ problem, advice: [WORDS] }))] };
}

const WORDS = 'The words of a game stand on its page in docs/, its events in docs/events.md.';

function notDone(error: unknown): OpeningMoves {
  if (error instanceof UnsupportedError) return { lacking: error.lacking, troubles: [] };
  if (!(error instanceof AdapterError && error.kind === 'threw')) throw error;
  return { troubles: [{ problem: `${NOT_READY}: ${error.message}`, advice: threw(error) }] };
}

export const NOT_READY = 'not ready for scenarios';

const threw = ({ evidence = '' }: AdapterError): string[] => [
  'Refuse what is not legal by "rejected", and answer with error -32001 what you have not made so far.',
  ...evidence.split('\n').filter(Boolean),
];

/** Returns a card of player A, in play if possible. */
function ownCard({ position }: StartParams): string {
  const zones = Object.entries(position!.players.A.zones).filter(([, cards]) => cards.length > 0);
  const [, cards] = zones.find(([zone]) => zone !== 'deck' && zone !== 'hand') ?? zones[0]!;
  return cards[0]!.id;
}

class OpeningPlay {
  private refused = false;

  constructor(
    private readonly adapter: Adapter,
    private readonly words: GameWords,
    private readonly support: GameSupport,
  ) {}

  /** Other editions number their clauses differently, so clauses are checked only for the listed one. */
  private get playsListed(): boolean {
    const { game, edition } = this.support;
    const catalogue = loadCatalogue(game);
    return edition === undefined || editionNamed(edition, catalogue)?.name === catalogue.editionName;
  }

  private get terms(): Terms {
    return termsOf(this.support.game);
  }

  /** `player A, who is asked to act in turn 5,` */
  private whoIsAsked({ player, kind, turn }: Decision): string {
    return `player ${player}, who is asked to ${this.terms.question(kind)} in turn ${turn},`;
  }

  async play(start: StartParams, illegal: Action): Promise<OpeningMoves> {
    const { gameId, decision, events } = await this.adapter.request('game/start', start);
    this.hear(decision, events);
    if (!decision) return { troubles: [] };
    const found = (await this.refusal(gameId, illegal, decision)) ?? (await this.passOn(gameId, decision));
    await this.adapter.request('game/end', { gameId });
    return found;
  }

  /** @returns what is wrong with its answer to an illegal action; undefined: nothing is wrong, or it does not support the action yet */
  private async refusal(gameId: string, action: Action, before: Decision): Promise<OpeningMoves | undefined> {
    const { player } = before;
    const tried = `that ${actionAsSentence(this.support.game, player, action)}`;
    try {
      const { status, decision } = await this.act(gameId, player, action);
      if (status === 'accepted')
        return trouble(
          `it accepts what no rulebook allows: ${tried}`,
          'Hand every action to the check that your engine makes for its own players.',
        );
      if (isSameQuestion(decision, before)) return undefined;
      return trouble(
        `it answers by "${status}" where no rulebook allows ${tried}, and then ${this.terms.waiting(decision)}`,
        `What is refused leaves the game as it was: still, ${this.terms.waiting(before)}.`,
      );
    } catch (error) {
      if (!(error instanceof UnsupportedError)) throw error;
      return undefined;
    }
  }

  /** Passes until the next turn begins or a player must answer. */
  private async passOn(gameId: string, first: Decision): Promise<OpeningMoves> {
    let asked = first;
    for (let passes = 1; passes <= MOST_PASSES; passes++) {
      const answer = await this.act(gameId, asked.player, PASS);
      if (answer.status !== 'accepted') return rejectsPass(this.whoIsAsked(asked), answer);
      const { decision } = answer;
      if (!decision)
        return trouble(
          `${NOT_READY}: it takes a pass of ${this.whoIsAsked(asked)} and the game is over`,
          'Both players have cards in their decks, and nobody has won: answer with the next decision.',
        );
      if (decision.turn > first.turn || !decision.optional) return this.wentWell(passes, decision);
      asked = decision;
    }
    return trouble(
      `${NOT_READY}: after ${MOST_PASSES} passes in one turn ${this.terms.waiting(asked)}`,
      'Who passes declines. When nobody acts the turn goes to the other player, and "turn" of the decision counts it.',
    );
  }

  private wentWell(passes: number, decision: Decision): OpeningMoves {
    const acts = this.refused ? 'it refuses what is not legal, and acts' : 'it acts';
    return {
      well: `${acts}: after ${passes === 1 ? 'a pass' : `${passes} passes`} ${this.terms.waiting(decision)}`,
      troubles: [],
    };
  }

  private async act(gameId: string, player: PlayerId, action: Action): Promise<ActResult> {
    const answer = await this.adapter.request('game/act', { gameId, player, action });
    this.hear(answer.decision, answer.events);
    if (answer.status !== 'accepted') this.refused = true;
    if (this.playsListed) this.words.clause(answer.clause);
    return answer;
  }

  private hear(decision: Decision | null, events: ActResult['events']): void {
    this.words.decision(decision);
    if (this.support.capabilities.includes('events')) this.words.events(events);
  }
}

const trouble = (problem: string, ...advice: readonly string[]): OpeningMoves => ({ troubles: [{ problem, advice }] });

const isSameQuestion = (one: Decision | null, { player, kind, turn }: Decision): boolean =>
  one?.player === player && one.kind === kind && one.turn === turn;

function rejectsPass(asked: string, { status, reason }: ActResult): OpeningMoves {
  const because = reason === undefined ? '' : `: ${reason}`;
  return trouble(
    `${NOT_READY}: it answers a pass of ${asked} by "${status}"${because}`,
    'The suite declines by {"type":"pass"} whatever a scenario does not mention; take it wherever a decision is "optional".',
    'Fill in what takes an action: the pass first, then attacks, then what `run` says would add most (docs/tutorial.md, step 4).',
  );
}
