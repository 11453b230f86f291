/** What a scenario looks at when play rests: the board, its cards, and the result. */
import { PLAYERS, type Handle, type PlayerId, type Viewer } from '../schemas/common';
import type { Decision, GameResult, Observation, SeenCard } from '../schemas/protocol';
import { Disagreement } from './disagreement';
import { BOARD_AFTER_END } from './needs';
import { Play } from './play';
import { otherwise } from './statements';
import { isCleared } from './views';

export class Board extends Play {
  /** Returns the game at rest as the judge sees it. */
  async facts(): Promise<Observation> {
    return this.board('judge');
  }

  /** @throws {UnsupportedError} if the game is over and its board has been cleared */
  private async board(viewer: Viewer): Promise<Observation> {
    await this.settle();
    const seen = await this.observe(viewer);
    if (this.decision === null && isCleared(seen)) this.requireShown(BOARD_AFTER_END, undefined);
    return seen;
  }

  /** Returns the phase of a decision, also for adapters whose decisions do not name it. */
  async phaseOf(decision: Decision): Promise<string> {
    return decision.phase ?? this.requireShown('field phase', (await this.observe()).phase);
  }

  /** @returns null if the game goes on, which a pending decision also shows */
  async result(): Promise<GameResult | null> {
    await this.settle();
    const { result = this.decision ? null : this.ended } = (await this.shown()) ?? {};
    return this.requireShown('field result', result);
  }

  /** Finds a card. @throws {Disagreement} if it is nowhere @throws {SuiteError} if no Given places it */
  async find(name: Handle): Promise<{ player: PlayerId; zone: string; index: number; card: SeenCard }> {
    const { players } = await this.facts();
    this.setup.checkPlaced(name);
    let nameless = false;
    for (const player of PLAYERS) {
      for (const [zone, { count, cards = [] }] of Object.entries(players[player].zones)) {
        nameless ||= cards.length < count || cards.some(({ id }) => id === undefined);
        const index = cards.findIndex((card) => card.id === name);
        if (index >= 0) return { player, zone, index, card: cards[index]! };
      }
    }
    if (nameless) this.checkNamed([name]);
    throw new Disagreement(otherwise({ subject: this.terms.named(name), verb: 'be in some zone' }, 'is in none'), {
      signature: `"${name}" is nowhere to be found`,
      expected: `"${name}" in some zone`,
      actual: 'in none',
    });
  }

  /**
   * Returns the names of the cards in a zone as a viewer sees them, with null for each unknown card.
   * @param wanted the cards that the sentence looks for
   */
  async cardsIn(
    player: PlayerId,
    zone: string,
    viewer: Viewer = 'judge',
    wanted: readonly Handle[] = [],
  ): Promise<(Handle | null)[]> {
    const seen = this.requireShown(`zone ${zone}`, (await this.board(viewer)).players[player].zones[zone]);
    const unknown = Array.from({ length: seen.count - (seen.cards?.length ?? 0) }, () => null);
    const names = [...(seen.cards ?? []).map((card) => card.id ?? null), ...unknown];
    if (names.includes(null) && !(await this.judgeNames(player, zone, viewer, wanted))) this.checkNamed(wanted);
    return names;
  }

  /** An adapter that shows the judge which cards these are could also show them to a player. */
  private async judgeNames(
    player: PlayerId,
    zone: string,
    viewer: Viewer,
    wanted: readonly Handle[],
  ): Promise<boolean> {
    if (viewer === 'judge' || this.bothForJudge) return false;
    const { cards = [] } = (await this.observe()).players[player].zones[zone] ?? {};
    return wanted.every((name) => cards.some(({ id }) => id === name));
  }

  /** @throws {UnsupportedError} for cards that cannot be told apart (DON!! cards), which may be shown without ids */
  private checkNamed(names: readonly Handle[]): void {
    if (names.some((name) => this.setup.isAlike(name))) this.requireShown('ids of cards that are all alike', undefined);
  }
}
