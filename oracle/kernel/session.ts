/**
 * A game from its start, one answer at a time. The answers are the whole record: a session made anew with the same
 * start and the same answers is in the same state, which gives undo, forks and reports that can be run again.
 */
import type { PlayerId } from '../../schemas/common';
import type { Action, GameResult } from '../../schemas/protocol';
import { setResult } from './changes';
import type { AnyGame } from './game';
import { opponentOf, type Procedure, type Question, type Refusal } from './state';

/** Thrown by `endGame` through all procedures: when the game is over nothing more is carried out. */
class GameEnded extends Error {}

/** Ends the game at once. */
export function endGame(game: AnyGame, result: GameResult): never {
  setResult(game, result);
  throw new GameEnded();
}

export interface Answer {
  readonly player: PlayerId;
  readonly action: Action;
}

export class Session<G extends AnyGame = AnyGame> {
  /** What the game waits on; null: it is over. */
  question: Question | null = null;
  readonly answers: Answer[] = [];

  constructor(
    readonly game: G,
    private readonly procedure: Procedure,
  ) {
    this.advance(() => this.procedure.next());
  }

  /** Takes an action. @returns why it is not legal (then nothing has changed), or null */
  act(player: PlayerId, action: Action): Refusal | null {
    if (action.type === 'concede') return this.concede(player);
    const { question } = this;
    if (!question) return { reason: 'the game is over' };
    const refusal = refusalOf(question, player, action);
    if (refusal) {
      if (refusal.clause) this.game.cite(refusal.clause);
      return refusal;
    }
    this.answers.push({ player, action });
    this.advance(() => this.procedure.next(action));
    return null;
  }

  private concede(player: PlayerId): Refusal | null {
    if (!this.question) return { reason: 'the game is over' };
    this.answers.push({ player, action: { type: 'concede' } });
    this.advance(() => this.procedure.throw(new Concession(player)));
    return null;
  }

  private advance(step: () => IteratorResult<Question, void>): void {
    try {
      const next = step();
      this.question = next.done ? null : next.value;
    } catch (error) {
      this.question = null;
      if (error instanceof Concession) {
        setResult(this.game, { winner: opponentOf(error.player), reason: 'concession' });
      } else if (!(error instanceof GameEnded)) throw error;
    }
  }
}

class Concession extends Error {
  constructor(readonly player: PlayerId) {
    super();
  }
}

function refusalOf(question: Question, player: PlayerId, action: Action): Refusal | null {
  if (player !== question.player)
    return { reason: `player ${question.player} is asked for "${question.kind}", not ${player}` };
  if (action.type === 'pass') {
    return question.optional ? null : { reason: `"${question.kind}" must be answered` };
  }
  return question.check(action);
}
