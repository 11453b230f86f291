/** Searches the oracle's game for a moment that explains what an adapter shows. */
import type { PlayerId } from '../schemas/common';
import type { Action, ActResult, Decision, GameEvent, Observation } from '../schemas/protocol';
import { differences, type Difference } from './differences';
import type { OracleGame } from './oracle-game';
import { hasOneAnswer, isSameQuestion, questionDifferences } from './same-question';

/** No turn has this many questions in a row. */
const MOST_DECLINED = 100;

/** What an adapter shows, and the decision it waits on; null once its game is over. */
export interface Shown {
  readonly observation: Observation;
  readonly decision: Decision | null;
}

/** How the oracle contradicts the adapter. */
export interface Contradiction {
  readonly message: string;
  readonly found: readonly Difference[];
  /** Clauses that the oracle cited since the two last agreed. */
  readonly citations: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Matches the parts of an observation that do not depend on a shuffle. */
const SAME_FOR_ANY_ORDER = /^(turn|turnPlayer|phase|winner)$|\.count$|\.(?:counters|pools)\./;

/** How closely the oracle's moment corresponds to the adapter's; the closest contradiction is reported. */
const FITS = { otherQuestion: 0, sameAction: 1, sameQuestion: 2 };

/**
 * Each search leaves the game at the moment that explains what is shown. If no moment does, the game may be left
 * anywhere, and `contradiction` has the closest one.
 */
export class Search {
  /**
   * True if the seed has decided something, so that what is shown can neither be explained nor count against anybody.
   */
  lost = false;
  private best: (Contradiction & { fit: number }) | undefined;

  /**
   * @param agreed the number of the oracle's events when the two last agreed
   * @param merges whether the adapter merges some decisions into others
   */
  constructor(
    private readonly game: OracleGame,
    readonly shown: Shown,
    private readonly agreed: number,
    private readonly merges: boolean,
  ) {}

  get contradiction(): Contradiction {
    return this.best!;
  }

  /** Looks for the moment now, and after each question that the adapter may have skipped. */
  async declining(turn = this.shown.decision?.turn ?? 0): Promise<boolean> {
    for (let declined = 0; declined < MOST_DECLINED; declined++) {
      if (await this.agrees()) return true;
      if (!(await this.decline(turn))) return false;
    }
    return false;
  }

  /**
   * Looks for a moment some time after this action, which the adapter accepted.
   * @param certain how many of the oracle's actions are sure to match the adapter's; later ones may be taken back
   */
  async after(before: Shown, player: PlayerId, action: Action, certain: number): Promise<boolean> {
    for (const start of new Set([this.game.length, certain])) {
      await this.game.back(start);
      if (action.type === 'pass') {
        if (await this.afterPass(before, player)) return true;
      } else {
        if (await this.afterAction(before, player, action)) return true;
        await this.game.back(start);
        if (hasOneAnswer(before.decision) && (await this.declining(this.lastTurn(before)))) return true;
      }
    }
    return false;
  }

  /** Checks that the oracle refuses the action too if it asks the same question, then looks for the moment. */
  async afterRefusal(before: Shown, player: PlayerId, action: Action, answer: ActResult): Promise<boolean> {
    const start = this.game.length;
    if (await this.reaches(before)) {
      const { status } = await this.game.act(player, action);
      if (status === 'accepted') {
        const adapterSays = `${answer.status}: ${answer.reason ?? 'no reason given'}`;
        this.note(FITS.sameQuestion, 'the oracle accepts this action', [
          { path: 'action', reference: 'accepted', shown: adapterSays },
        ]);
        return false;
      }
    }
    await this.game.back(start);
    return this.declining(this.lastTurn(before));
  }

  private async afterPass(before: Shown, player: PlayerId): Promise<boolean> {
    const start = this.game.length;
    const turn = this.lastTurn(before);
    if (await isSameQuestion(this.game, before.decision)) {
      await this.game.act(player, { type: 'pass' });
      if (await this.declining(turn)) return true;
      // A window can be one that only the adapter has; a choice of cards or answers is the oracle's own.
      if (!this.game.isWindow(before.decision!.kind)) return false;
      await this.game.back(start);
    }
    return this.declining(turn);
  }

  private async afterAction(before: Shown, player: PlayerId, action: Action): Promise<boolean> {
    for (let declined = 0; declined < MOST_DECLINED; declined++) {
      const start = this.game.length;
      const asked = await isSameQuestion(this.game, before.decision);
      const { status, reason, clause } = await this.game.act(player, action);
      if (status === 'accepted') {
        if (await this.declining(this.lastTurn(before))) return true;
        await this.game.back(start);
      } else if (this.game.leftToSeed('shuffle')) {
        return this.lose();
      } else {
        this.note(
          asked ? FITS.sameQuestion : FITS.otherQuestion,
          'the oracle refuses this action',
          [{ path: 'action', reference: `refused: ${reason}`, shown: 'accepted' }],
          clause,
        );
      }
      if (!(await this.decline(before.decision?.turn ?? 0))) return false;
    }
    return false;
  }

  /** Declines within the phase until the oracle asks the adapter's question in the position shown with it. */
  private async reaches({ decision, observation }: Shown): Promise<boolean> {
    const phase = this.game.decision?.phase;
    for (let declined = 0; declined < MOST_DECLINED && this.game.decision?.phase === phase; declined++) {
      const same = await isSameQuestion(this.game, decision);
      if (same && differences(await this.game.observe(), observation, this.game.isAlike).length === 0) return true;
      if (!(await this.decline(decision?.turn ?? 0))) return false;
    }
    return false;
  }

  /**
   * A question with a single answer agrees anyway: comparison waits until it is answered, since it delays what follows.
   * The oracle may already ask the next question, even one of the same kind and ability.
   */
  private async agrees(): Promise<boolean> {
    const { game, shown } = this;
    if (game.leftToSeed('lot')) return this.lose();
    if (hasOneAnswer(shown.decision)) return true;
    const found = [
      ...(await questionDifferences(game, shown.decision, this.merges)),
      ...differences(await game.observe(), shown.observation, game.isAlike).filter(
        ({ path }) => !game.leftToSeed('shuffle') || SAME_FOR_ANY_ORDER.test(path),
      ),
    ];
    if (found.length === 0) return true;
    const fit = (await isSameQuestion(game, shown.decision)) ? FITS.sameQuestion : FITS.sameAction;
    this.note(fit, 'from here on the two games differ', found);
    return false;
  }

  private lose(): true {
    return (this.lost = true);
  }

  /** @param turn the last turn whose questions may be declined */
  private async decline(turn: number): Promise<boolean> {
    const { decision } = this.game;
    return decision !== null && decision.turn <= turn && this.game.decline();
  }

  private lastTurn(before: Shown): number {
    return this.shown.decision?.turn ?? before.decision?.turn ?? 0;
  }

  private note(fit: number, message: string, found: readonly Difference[], clause?: string): void {
    if (this.best && this.best.fit >= fit) return;
    const { events } = this.game;
    const cited = events.slice(this.agreed).flatMap(({ clauses = [] }) => clauses);
    this.best = {
      fit,
      message,
      found,
      citations: clause === undefined ? cited : [clause, ...cited],
      events: [...events],
    };
  }
}
