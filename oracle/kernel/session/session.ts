/**
 * Plays a game one answer at a time. The answers are the complete record: a new session with the same start and the
 * same answers reaches the same state. Undo, forks and reproducible reports rely on this.
 */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { setResult } from '../changes';
import { Concession, GameEnded } from '../game-end';
import type { ActionMembers, AnyGame } from '../rules';
import { namingUnseen } from '../unseen';
import { toBeRun, opponentOf, type Procedure, type Question, type Refusal, type Unfinished } from '../state';

export interface Answer {
  readonly player: PlayerId;
  readonly action: Action;
}

export class Session<G extends AnyGame = AnyGame> {
  /** The decision that the game waits for, or null if the game is over. */
  question: Question | null = null;
  readonly answers: Answer[] = [];
  private readonly procedure: Unfinished;

  constructor(
    readonly game: G,
    procedure: Procedure,
  ) {
    this.procedure = toBeRun(procedure);
    this.resume();
  }

  /**
   * Takes an action of a player.
   * @returns why the action is not legal, in which case nothing has changed, or null
   */
  act(player: PlayerId, said: Action): Refusal | null {
    const { question, game } = this;
    if (!question) return { reason: 'the game is over' };
    const unexpected = unexpectedMember(game, said);
    if (unexpected) return unexpected;
    if (!said.unseen) return this.take(question, player, said);
    const named = namingUnseen(game, player, said, said.unseen);
    return 'reason' in named ? named : this.take(question, player, named);
  }

  private take(question: Question, player: PlayerId, named: Action): Refusal | null {
    const { game } = this;
    const action = isNo(game, question, named) ? PASS : named;
    const concedes = action.type === 'concede';
    const refusal = concedes ? game.rules.concessionRefusal?.(game, player) : refusalOf(game, question, player, action);
    if (refusal) return refusal;
    this.answers.push({ player, action });
    if (concedes) this.concede(player);
    else this.resume(action);
    return null;
  }

  private concede(player: PlayerId): void {
    const { concede } = this.game.rules;
    const result = concede ? concede(this.game, player) : { winner: opponentOf(player), reason: 'concession' };
    if (result) this.resume(new Concession(result));
  }

  private resume(answer?: Action | Concession): void {
    this.question = null;
    try {
      const next = answer instanceof Concession ? this.procedure.throw(answer) : this.procedure.next(answer as Action);
      if (!next.done) this.question = next.value;
      if (!this.question?.forced) this.game.guard.onDecision();
    } catch (thrown) {
      if (thrown instanceof Concession) {
        setResult(this.game, thrown.result);
      } else if (!(thrown instanceof GameEnded)) throw thrown;
    }
  }
}

/** The actions that every game has, with their members where a game does not say them. */
const ACTIONS: ActionMembers = new Map([
  ['pass', []],
  ['concede', []],
  ['choose', ['cards', 'unseen']],
  ['answer', ['value']],
  ['pay', ['as', 'moves']],
]);

/** Refuses members that the action does not have, because ignoring them could hide a mistake of the caller. */
function unexpectedMember(game: AnyGame, action: Action): Refusal | null {
  const members = game.rules.actions?.get(action.type) ?? ACTIONS.get(action.type);
  if (!members) return null;
  for (const member in action) {
    if (member === 'type' || action[member as keyof Action] === undefined) continue;
    if (!members.includes(member)) return { reason: `"${action.type}" has no "${member}"` };
  }
  return null;
}

const PASS: Action = { type: 'pass' };

/** Answering "no" to any optional question declines it, unless "no" is a valid answer to the question itself. */
const isNo = (game: AnyGame, question: Question, action: Action): boolean =>
  action.type === 'answer' && action.value === false && question.optional && isNoAnswer(game, question, action);

const isNoAnswer = (game: AnyGame, question: Question, action: Action): boolean =>
  game.withoutCiting(() => question.check(action) !== null);

function refusalOf(game: AnyGame, question: Question, player: PlayerId, action: Action): Refusal | null {
  if (player !== question.player)
    return { reason: `player ${question.player} is asked to "${question.kind}", not player ${player}` };
  if (action.type === 'pass')
    return question.optional ? null : { reason: `player ${player} cannot pass when asked to "${question.kind}"` };
  return game.refusal(question, action);
}
