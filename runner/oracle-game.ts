/** A game of the oracle that can go back: it then replays from the start. */
import type { InProcessAdapter } from '../adapters/in-process';
import { isWindow, vocabularyOf } from '../games/registry';
import type { PlayerId } from '../schemas/common';
import type {
  Action,
  ActResult,
  ChanceResult,
  Decision,
  GameEvent,
  Observation,
  Params,
  SeenCard,
  StartResult,
} from '../schemas/protocol';

export class OracleGame {
  /** The decision it waits on; null once the game is over. */
  decision: Decision | null = null;
  readonly events: GameEvent[] = [];
  private readonly path: { player: PlayerId; action: Action }[] = [];
  private gameId = '';

  private constructor(
    private readonly oracle: InProcessAdapter,
    private readonly start: Params<'game/start'>,
  ) {}

  /** @throws {SuiteError} if the oracle cannot start from these parameters */
  static async started(oracle: InProcessAdapter, params: Params<'game/start'>): Promise<OracleGame> {
    const game = new OracleGame(oracle, params);
    await game.begin();
    return game;
  }

  /** True for a card that nobody can tell from others, such as a DON!! card. */
  readonly isAlike = ({ card = '' }: SeenCard): boolean => {
    const { alike } = vocabularyOf(this.start.game) ?? {};
    return alike !== undefined && (this.start.cards[card] as { category?: unknown } | undefined)?.category === alike;
  };

  /** True for a kind of question in which a player acts or passes, and chooses nothing. */
  isWindow(kind: string): boolean {
    return isWindow(this.start.game, kind);
  }

  get length(): number {
    return this.path.length;
  }

  /** True if the seed decided something of this kind beyond the script, where another implementation may differ. */
  leftToSeed(kind: ChanceResult['kind']): boolean {
    const { drawn, left } = this.oracle.chance(this.gameId);
    const count = (results: readonly ChanceResult[] = []) => results.filter((result) => result.kind === kind).length;
    return count(drawn) + count(left) > count(this.start.chance);
  }

  async act(player: PlayerId, action: Action): Promise<ActResult> {
    const answer = await this.oracle.request('game/act', { gameId: this.gameId, player, action });
    if (answer.status === 'accepted') {
      this.path.push({ player, action });
      this.take(answer);
    }
    return answer;
  }

  /** Passes, or gives the only possible answer. @returns false: there is a real choice, or nothing to answer */
  async decline(): Promise<boolean> {
    if (!this.decision) return false;
    const { player, optional } = this.decision;
    const action: Action | undefined = optional ? { type: 'pass' } : await this.onlyAction();
    return action !== undefined && (await this.act(player, action)).status === 'accepted';
  }

  /** Keeps the first `length` actions and takes back the rest. */
  async back(length: number): Promise<void> {
    if (length === this.path.length) return;
    const again = this.path.slice(0, length);
    await this.end();
    await this.begin();
    for (const { player, action } of again) await this.act(player, action);
  }

  async observe(): Promise<Observation> {
    return (await this.oracle.request('game/observe', { gameId: this.gameId, viewer: 'judge' })).observation;
  }

  async end(): Promise<void> {
    await this.oracle.request('game/end', { gameId: this.gameId });
  }

  private async begin(): Promise<void> {
    this.path.length = 0;
    this.events.length = 0;
    const started = await this.oracle.request('game/start', this.start);
    this.gameId = started.gameId;
    this.take(started);
  }

  private take({ decision, events = [] }: Pick<StartResult, 'decision' | 'events'>): void {
    this.decision = decision;
    this.events.push(...events);
  }

  /** Returns the legal answers to the pending question, except a pass. */
  async answers(): Promise<readonly Action[]> {
    const { actions } = await this.oracle.request('game/actions', { gameId: this.gameId });
    return actions.flatMap(({ action }) => (action.type === 'pass' ? [] : action));
  }

  private async onlyAction(): Promise<Action | undefined> {
    const { actions } = await this.oracle.request('game/actions', { gameId: this.gameId });
    return actions.length === 1 ? actions[0]!.action : undefined;
  }
}
