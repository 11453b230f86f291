/**
 * An oracle whose views remember: players keep seeing cards that they have seen, until the rules make them unknown
 * again.
 */
import type { Adapter } from '../adapters/adapter';
import { PLAYERS, type Handle, type PlayerId } from '../schemas/common';
import type {
  ActParams,
  GameEvent,
  InitializeResult,
  Method,
  Observation,
  Params,
  Result,
  SeenCard,
  SeenZone,
  StartResult,
} from '../schemas/protocol';
import { handlesShown } from '../steps/views';

type Known = Record<PlayerId, Set<Handle>>;

export class RememberingOracle implements Adapter {
  readonly command = 'remembering oracle';
  readonly dead = undefined;
  /** Counts the cards that it showed and that the oracle hides. */
  shown = 0;
  private readonly games = new Map<string, Known>();

  constructor(private readonly oracle: Adapter) {}

  initialize(): Promise<InitializeResult> {
    return this.oracle.initialize();
  }

  async close(): Promise<void> {}

  async request<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const result = await this.oracle.request(method, params);
    if (method === 'game/start') {
      const { gameId, events } = result as StartResult;
      this.games.set(gameId, { A: new Set(), B: new Set() });
      await this.learn(gameId, events);
    } else if (method === 'game/act') {
      const { gameId, player, action } = params as ActParams;
      if ((action.cards?.length ?? 0) > 1) this.forget(gameId, player === 'A' ? 'B' : 'A', action.cards!);
      await this.learn(gameId, (result as Result<'game/act'>).events);
    } else if (method === 'game/observe') {
      await this.recall((params as Params<'game/observe'>).gameId, (result as Result<'game/observe'>).observation);
    } else if (method === 'game/end') {
      this.games.delete((params as Params<'game/end'>).gameId);
    }
    return result;
  }

  private forget(gameId: string, player: PlayerId, cards: readonly Handle[]): void {
    for (const card of cards) this.games.get(gameId)![player].delete(card);
  }

  /** Learns cards that events show, and forgets those that a shuffle or a hidden move makes unknown. */
  private async learn(gameId: string, events: readonly GameEvent[] = []): Promise<void> {
    const { players } = await this.look(gameId, 'judge');
    const lyingIn = (player: unknown, zone: unknown) =>
      (players[player as PlayerId].zones[zone as string]?.cards ?? []).map(({ id }) => id!);
    for (const viewer of PLAYERS) {
      const seen = handlesShown(await this.look(gameId, viewer));
      const known = this.games.get(gameId)![viewer];
      for (const { type, player, card, cards, zone, from } of events) {
        if (type === 'looked' && player === viewer) for (const one of cards as Handle[]) known.add(one);
        if (type === 'revealed') known.add(card as Handle);
        if (type === 'shuffled') this.forget(gameId, viewer, lyingIn(player, zone));
        if (type === 'moved' && from === 'hand' && player !== viewer && !seen.includes(card as Handle))
          this.forget(gameId, viewer, [card as Handle, ...lyingIn(player, from)]);
      }
      for (const one of seen) known.add(one);
    }
  }

  private async recall(gameId: string, observation: Observation): Promise<void> {
    const { viewer } = observation;
    if (viewer === 'judge') return;
    const whole = await this.look(gameId, 'judge');
    const known = this.games.get(gameId)![viewer];
    for (const side of PLAYERS) {
      for (const [name, seen] of Object.entries(observation.players[side].zones)) {
        const all = whole.players[side].zones[name]!.cards ?? [];
        for (const [nameless, { id, card }] of seen.unordered ? unordered(seen, all, known) : inOrder(seen, all)) {
          if (!known.has(id!)) continue;
          Object.assign(nameless, { id, card });
          this.shown += 1;
        }
      }
    }
  }

  private async look(gameId: string, viewer: PlayerId | 'judge'): Promise<Observation> {
    return (await this.oracle.request('game/observe', { gameId, viewer })).observation;
  }
}

/** Pairs each nameless card of a zone with the card that lies there. */
const inOrder = ({ cards = [] }: SeenZone, all: readonly SeenCard[]): [SeenCard, SeenCard][] =>
  cards.flatMap((seen, index) => (seen.id === undefined ? [[seen, all[index]!]] : []));

/**
 * Pairs the first nameless cards of an unordered zone with the known cards that lie in the zone, because the place of a
 * card says nothing there.
 */
function unordered(
  { cards = [] }: SeenZone,
  all: readonly SeenCard[],
  known: ReadonlySet<Handle>,
): [SeenCard, SeenCard][] {
  const named = cards.flatMap(({ id }) => id ?? []);
  const remembered = all.filter(({ id }) => known.has(id!) && !named.includes(id!));
  const nameless = cards.filter(({ id }) => id === undefined);
  return nameless.slice(0, remembered.length).map((seen, index) => [seen, remembered[index]!]);
}
