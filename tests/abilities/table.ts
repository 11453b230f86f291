/**
 * Sets up a small LEVEL.NEO table for one skill: a position in a few words, the in-process oracle, and observations.
 */
import { InProcessAdapter } from '../../adapters/in-process';
import { levelNeo } from '../../oracle/level-neo';
import type { GameModule } from '../../oracle/kernel/session/module';
import type { PlayerId } from '../../schemas/common';
import type { LnAbility, LnCard, LnPhase } from '../../schemas/level-neo';
import type {
  Action,
  ActResult,
  ChanceResult,
  Decision,
  GameEvent,
  Observation,
  SeenCard,
} from '../../schemas/protocol';

/** A card by its handle, alone or with what differs from the default: a character of turn cost 1 with 1500 AP. */
export type Spec = string | ({ id: string; state?: string; face?: 'up' | 'down' } & Partial<LnCard>);

/** The cards of one player. Missing members are those of `ORDINARY`. */
export interface Side {
  main?: Spec;
  support?: Spec[];
  hand?: Spec[];
  deck?: Spec[];
  level?: Spec[];
  discard?: Spec[];
  turnMarker?: number;
}

export interface Scene {
  phase?: LnPhase;
  turnPlayer?: PlayerId;
  A?: Side;
  B?: Side;
  chance?: ChanceResult[];
}

const deck = (letter: string): Spec[] => Array.from({ length: 9 }, (_, index) => `${letter}${index + 1}`);

const ORDINARY: Record<PlayerId, Side> = {
  A: { main: { id: 'aMain', ap: 3000 }, support: ['ally'], deck: deck('a'), turnMarker: 5 },
  B: {
    main: { id: 'bMain', ap: 3000 },
    support: [
      { id: 'foe', ap: 1000, state: 'resting' },
      { id: 'rival', ap: 2500 },
    ],
    deck: deck('b'),
    turnMarker: 5,
  },
};

/** Makes the card "hero" with 2000 AP, which has the skills under test. */
export const hero = (abilities: LnAbility[], data: Partial<Exclude<Spec, string>> = {}): Spec => ({
  id: 'hero',
  ap: 2000,
  abilities,
  ...data,
});

const MOST_DECLINED = 100;

export class Table {
  private seen!: Observation;
  decision: Decision | null = null;
  readonly events: GameEvent[] = [];

  private constructor(
    private readonly adapter: InProcessAdapter,
    private readonly gameId: string,
  ) {}

  /** @param executed collects every instruction that the oracle carries out */
  static async lay(scene: Scene, executed: Set<unknown>): Promise<Table> {
    const adapter = new InProcessAdapter([watched(executed)]);
    const cards: Record<string, LnCard> = {};
    const players = { A: placed('A', scene.A, cards), B: placed('B', scene.B, cards) };
    const { phase = 'main1', turnPlayer = 'A', chance } = scene;
    const start = await adapter.request('game/start', {
      game: 'level-neo',
      cards: cards as never,
      position: { players, phase, turnPlayer, turn: 5 },
      ...(chance ? { chance } : {}),
    });
    const table = new Table(adapter, start.gameId);
    await table.take(start.decision, start.events);
    return table;
  }

  private async take(decision: Decision | null, events: GameEvent[] = []): Promise<void> {
    this.decision = decision;
    this.events.push(...events);
    this.seen = await this.view('judge');
  }

  // --- doing ----------------------------------------------------------------------------------------------------------

  /** Answers the pending decision with a legal action. */
  async answer(action: Action): Promise<void> {
    const result = await this.send(this.decision!.player, action);
    if (result.status !== 'accepted') throw new Error(`${JSON.stringify(action)} is refused: ${result.reason}`);
  }

  /**
   * Gives an answer to the pending decision.
   * @returns false if it was refused
   */
  async takes(action: Action): Promise<boolean> {
    return (await this.send(this.decision!.player, action)).status === 'accepted';
  }

  private async send(player: PlayerId, action: Action): Promise<ActResult> {
    const result = await this.adapter.request('game/act', { gameId: this.gameId, player, action });
    await this.take(result.decision, result.events);
    return result;
  }

  /**
   * Declines until the player gets such a question in this turn.
   * @returns false if that does not happen
   */
  async asks(player: PlayerId, ...kinds: string[]): Promise<boolean> {
    const isIt = ({ player: who, kind }: Decision) => who === player && kinds.includes(kind);
    const turn = this.decision?.turn;
    await this.declineUntil((decision) => isIt(decision) || decision.turn !== turn);
    return this.decision !== null && isIt(this.decision);
  }

  private async declineUntil(until: (decision: Decision) => boolean): Promise<void> {
    for (let count = 0; this.decision && !until(this.decision); count++) {
      if (count > MOST_DECLINED || !this.decision.optional) {
        throw new Error(`player ${this.decision.player} is asked for "${this.decision.kind}"`);
      }
      await this.answer({ type: 'pass' });
    }
  }

  async ask(player: PlayerId, ...kinds: string[]): Promise<void> {
    if (!(await this.asks(player, ...kinds))) throw new Error(`player ${player} is not asked for ${kinds.join(', ')}`);
  }

  async use(card: string, player: PlayerId = 'A'): Promise<void> {
    await this.ask(player, 'main', 'use');
    await this.answer({ type: 'use', card });
  }

  async mayUse(card: string, player: PlayerId = 'A'): Promise<boolean> {
    return (await this.asks(player, 'main', 'use')) && (await this.takes({ type: 'use', card }));
  }

  async play(card: string, player: PlayerId = 'A'): Promise<void> {
    await this.ask(player, 'main');
    await this.answer({ type: 'playSupport', card });
  }

  async choose(player: PlayerId, kind: string, ...cards: string[]): Promise<void> {
    await this.ask(player, kind);
    await this.answer({ type: 'choose', cards });
  }

  /** Declares an attack of the turn player; the battle continues when a player declines a question. */
  async attack(target: string, ...attackers: string[]): Promise<void> {
    if (!(await this.mayAttack(target, ...attackers)))
      throw new Error(`no attack of ${target} with ${attackers.join()}`);
  }

  async mayAttack(target: string, ...attackers: string[]): Promise<boolean> {
    const asked = await this.asks(this.seen.turnPlayer!, 'attack');
    return asked && (await this.takes({ type: 'attack', attackers, target }));
  }

  /** Declares an attack and declines everything until the battle ends. */
  async fight(target: string, ...attackers: string[]): Promise<void> {
    await this.attack(target, ...attackers);
    await this.declineUntil(() => this.seen.battle === null);
  }

  async toPhase(phase: LnPhase): Promise<void> {
    await this.declineUntil(() => this.seen.phase === phase);
  }

  async endTurn(): Promise<void> {
    const { turn } = this.seen;
    await this.declineUntil((decision) => decision.turn !== turn);
  }

  // --- seeing ---------------------------------------------------------------------------------------------------------

  async view(viewer: 'A' | 'B' | 'judge'): Promise<Observation> {
    return (await this.adapter.request('game/observe', { gameId: this.gameId, viewer })).observation;
  }

  /** Returns those of the cards that a player can identify. */
  async sees(viewer: PlayerId, ...cards: string[]): Promise<string[]> {
    const text = JSON.stringify(await this.view(viewer));
    return cards.filter((card) => text.includes(`"id":"${card}"`));
  }

  cards(player: PlayerId, zone: string): string[] {
    return (this.seen.players[player].zones[zone]?.cards ?? []).map((card) => card.id!);
  }

  /** Returns the player and zone of a card, e.g. "A support". */
  place(card: string): string {
    return this.find(card).place;
  }

  card(id: string): SeenCard {
    return this.find(id).card;
  }

  ap(id: string): number | undefined {
    return this.card(id).ap;
  }

  level(player: PlayerId): unknown {
    return (this.seen.players[player].zones.main!.cards![0] as Record<string, unknown>).level;
  }

  get winner(): PlayerId | null | undefined {
    return this.seen.result?.winner;
  }

  private find(id: string): { place: string; card: SeenCard } {
    for (const player of ['A', 'B'] as const) {
      for (const [zone, { cards = [] }] of Object.entries(this.seen.players[player].zones)) {
        const card = cards.find((candidate) => candidate.id === id);
        if (card) return { place: `${player} ${zone}`, card };
      }
    }
    throw new Error(`no card "${id}"`);
  }
}

/** Wraps LEVEL.NEO so that it records the instructions carried out. */
function watched(executed: Set<unknown>): GameModule {
  const { rules } = levelNeo;
  const executeInstruction: typeof rules.executeInstruction = function* (g, context, instruction) {
    executed.add(instruction);
    yield* rules.executeInstruction(g, context, instruction);
  };
  return { ...levelNeo, rules: { ...rules, executeInstruction } } as unknown as GameModule;
}

function placed(player: PlayerId, side: Side = {}, cards: Record<string, LnCard>) {
  const { main, turnMarker, ...zones } = { ...ORDINARY[player], ...side };
  const put = (spec: Spec) => {
    const { id, state, face, ...data } = typeof spec === 'string' ? { id: spec } : spec;
    cards[id] = { name: id, number: `T-${id}`, category: 'character', turnCost: 1, ap: 1500, ...data };
    if (cards[id].category === 'event') delete cards[id].ap;
    return { id, card: id, ...(state ? { state } : {}), ...(face ? { face } : {}) };
  };
  const lists = Object.entries({ ...zones, main: [main!] }).map(([zone, specs]) => [zone, specs.map(put)]);
  return { zones: Object.fromEntries(lists), counters: { turnMarker: turnMarker! } };
}
