/**
 * Finds out who could leave a loop by trying every other answer, and everything asked after it, on a copy of the game.
 */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import type { AnyGame } from '../rules';
import { answersTo, Replay } from './replay';

/** A question that was reached: whether the player answers it, and the situations that its answers lead to. */
interface Reached {
  readonly isOwn: boolean;
  readonly next: string[];
}

/** Limits on the search: each answer tried replays the game, so long games get fewer tries. */
const MOST_TRIED = 300;
const MOST_PLAYED = 20_000;
const OUTSIDE = 'outside';
const NOWHERE = 'nowhere';

/** The ways out of a loop that are open to one player, whatever the other player answers on the way. */
export class LoopExits {
  private readonly reached = new Map<string, Reached>();
  /** The situations from which the player can get out. */
  private readonly open = new Set([OUTSIDE]);
  private left: number;

  /**
   * @param loop the situations of the loop, at which only other answers of the player count
   * @param length the number of answers in the game so far
   */
  constructor(
    private readonly game: AnyGame,
    private readonly player: PlayerId,
    loop: readonly string[],
    length: number,
  ) {
    this.left = Math.min(MOST_TRIED, Math.ceil(MOST_PLAYED / length));
    for (const situation of loop) this.reached.set(situation, { isOwn: true, next: [] });
  }

  /**
   * Returns whether another answer leads out of the loop.
   * @param before the answers up to the question
   * @param others the other answers to it
   */
  leadOut(before: readonly Action[], others: readonly Action[]): boolean {
    return others.some((other) => {
      const answers = [...before, other];
      const situation = this.explore(() => new Replay(this.game, answers), answers);
      this.judgeAll();
      return this.open.has(situation);
    });
  }

  /**
   * Explores what can follow from a position.
   * @param replay replays the game up to these answers
   * @returns the situation there
   */
  private explore(replay: () => Replay, answers: readonly Action[]): string {
    if (this.left === 0) return NOWHERE;
    this.left -= 1;
    const now = replay();
    if (now.isEndless) return NOWHERE;
    const situation = now.exactSituation() ?? OUTSIDE;
    if (situation === OUTSIDE || this.reached.has(situation)) return situation;
    const question = now.question!;
    const here: Reached = { isOwn: question.player === this.player, next: [] };
    this.reached.set(situation, here);
    const choices = answersTo(question);
    for (const answer of choices) {
      const after = [...answers, answer];
      const isLast = answer === choices.at(-1);
      here.next.push(this.explore(() => (isLast ? playOn(now, answer) : new Replay(this.game, after)), after));
      if (here.isOwn && this.open.has(here.next.at(-1)!)) break;
    }
    this.judge(situation, here);
    return situation;
  }

  private judge(situation: string, { isOwn, next }: Reached): void {
    const isOpen = (one: string) => this.open.has(one);
    if (isOwn ? next.some(isOpen) : next.length > 0 && next.every(isOpen)) this.open.add(situation);
  }

  /** Judges again until nothing changes, because situations in a circle depend on each other. */
  private judgeAll(): void {
    for (let before = 0; before < this.open.size;) {
      before = this.open.size;
      for (const [situation, here] of this.reached) this.judge(situation, here);
    }
  }
}

/** Plays one more answer in the same copy, which saves a replay. */
function playOn(game: Replay, answer: Action): Replay {
  game.answer(answer);
  return game;
}
