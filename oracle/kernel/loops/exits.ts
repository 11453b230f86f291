/** Who could leave a loop: every other answer is tried on a copy of the game, and whatever is asked after it. */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import type { AnyGame } from '../game';
import { answersTo, Replay } from './replay';

/** A question that was reached, and what comes of its answers. */
interface Reached {
  readonly isOwn: boolean;
  readonly next: string[];
}

/** So many answers are tried, or fewer: each plays the game anew, and altogether only so many answers are played. */
const MOST_TRIED = 300;
const MOST_PLAYED = 20_000;
const OUTSIDE = 'outside';
const NOWHERE = 'nowhere';

/** The ways out of a loop that are open to one player, whatever the other one answers on them. */
export class LoopExits {
  private readonly reached = new Map<string, Reached>();
  /** From here the player can get out. */
  private readonly open = new Set([OUTSIDE]);
  private left: number;

  /**
   * @param loop the situations of it, from which no way counts but the player's own other answers there
   * @param length of the game until then, in answers
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

  /** Does another answer than the loop's lead out? @param before the answers up to the question @param others what else it takes */
  leadOut(before: readonly Action[], others: readonly Action[]): boolean {
    return others.some((other) => {
      const answers = [...before, other];
      const situation = this.explore(() => new Replay(this.game, answers), answers);
      this.judgeAll();
      return this.open.has(situation);
    });
  }

  /** @param playedOn the game after these answers, which is played on. @returns the situation it was in */
  private explore(playedOn: () => Replay, answers: readonly Action[]): string {
    if (this.left === 0) return NOWHERE;
    this.left -= 1;
    const now = playedOn();
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
      here.next.push(this.explore(() => (isLast ? played(now, answer) : new Replay(this.game, after)), after));
      if (here.isOwn && this.open.has(here.next.at(-1)!)) break;
    }
    this.judge(situation, here);
    return situation;
  }

  private judge(situation: string, { isOwn, next }: Reached): void {
    const isOpen = (one: string) => this.open.has(one);
    if (isOwn ? next.some(isOpen) : next.length > 0 && next.every(isOpen)) this.open.add(situation);
  }

  /** What leads in a circle is judged when all of it is known. */
  private judgeAll(): void {
    for (let before = 0; before < this.open.size;) {
      before = this.open.size;
      for (const [situation, here] of this.reached) this.judge(situation, here);
    }
  }
}

/** The same game, one answer on: it takes no playing anew. */
function played(game: Replay, answer: Action): Replay {
  game.answer(answer);
  return game;
}
