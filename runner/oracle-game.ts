/** A game of the oracle that can be taken back: it is then played again up to there. */
import type { InProcessAdapter } from '../adapters/in-process';
import { vocabularyOf } from '../games/registry';
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
  /** What it waits on; null: it is over. */
  decision: Decision | null = null;
  /** Everything that it has told. */
  readonly events: GameEvent[] = [];
  private readonly path: { player: PlayerId; action: Action }[] = [];
  private gameId = '';

  private constructor(
    private readonly oracle: InProcessAdapter,
    private readonly start: Params<'game/start'>,
  ) {}

  /** @throws {SuiteError} the oracle cannot start from there */
  static async started(oracle: InProcessAdapter, params: Params<'game/start'>): Promise<OracleGame> {
    const game = new OracleGame(oracle, params);
    await game.begin();
    return game;
  }

  /** Whether nobody can tell this card from others, e.g. a DON!! card. */
  readonly isAlike = ({ card = '' }: SeenCard): boolean => {
    const { alike } = vocabularyOf(this.start.game) ?? {};
    return alike !== undefined && (this.start.cards[card] as { category?: unknown } | undefined)?.category === alike;
  };

  /** Actions played so far. */
  get length(): number {
    return this.path.length;
  }

  /** Whether the seed has decided something of this kind that no script does: another implementation may differ there. */
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

  /** Passes, or gives the only answer there is. @returns false: there is a choice, or nothing to answer */
  async decline(): Promise<boolean> {
    if (!this.decision) return false;
    const { player, optional } = this.decision;
    const action: Action | undefined = optional ? { type: 'pass' } : await this.onlyAction();
    return action !== undefined && (await this.act(player, action)).status === 'accepted';
  }

  /** Takes back all but the first actions. */
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

  private async onlyAction(): Promise<Action | undefined> {
    const { actions } = await this.oracle.request('game/actions', { gameId: this.gameId });
    return actions.length === 1 ? actions[0]!.action : undefined;
  }
}
