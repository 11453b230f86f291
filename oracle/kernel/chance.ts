/** Shuffles and lots: a scenario scripts them, otherwise they come from a seed. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { ChanceResult } from '../../schemas/protocol';
import { InputError } from './errors';

/** Returns a generator of numbers in [0, 1) (Mulberry32). The same seed gives the same game on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Chance {
  readonly drawn: ChanceResult[] = [];
  readonly left: ChanceResult[];
  private readonly random: () => number;
  private readonly salt: number;

  constructor(script: readonly ChanceResult[] = [], seed = 1) {
    this.left = [...script];
    this.random = seededRandom(seed);
    this.salt = Math.floor(seededRandom(seed + 1)() * 2 ** 32);
  }

  /**
   * Returns the cards in a new order.
   * @throws {InputError} when the script names a card that is not among them
   */
  shuffle(player: PlayerId, cards: readonly Handle[]): Handle[] {
    const scripted = this.take('shuffle', player);
    const order = scripted ? scriptedOrder(cards, scripted.order ?? []) : this.randomOrder(cards);
    this.drawn.push(scripted ?? { kind: 'shuffle', player, order });
    return order;
  }

  /**
   * Draws one of the outcomes.
   * @throws {InputError} when the script names another outcome
   */
  lot<T extends string>(outcomes: readonly T[]): T {
    const scripted = this.take('lot');
    const result = (scripted?.result ?? outcomes[Math.floor(this.random() * outcomes.length)]) as T;
    if (!outcomes.includes(result))
      throw new InputError(`chance: lot: "${result}" is not one of ${outcomes.join(', ')}`);
    this.drawn.push(scripted ?? { kind: 'lot', result });
    return result;
  }

  /** Takes so many of the cards, one after the other, without any that was taken before. */
  pick(cards: readonly Handle[], count: number): Handle[] {
    const left = [...cards];
    const picked: Handle[] = [];
    while (picked.length < count && left.length > count - picked.length) {
      const card = this.lot(left);
      picked.push(card);
      left.splice(left.indexOf(card), 1);
    }
    return [...picked, ...left.slice(0, count - picked.length)];
  }

  /** Returns a number that is always the same for a card of this game, but that nobody can derive from its handle. */
  lotOf(card: Handle): number {
    let lot = this.salt;
    for (const character of card) lot = Math.imul(lot ^ character.codePointAt(0)!, 0x01000193);
    return seededRandom(lot)();
  }

  private take(kind: ChanceResult['kind'], player?: PlayerId): ChanceResult | undefined {
    if (this.left.length === 0) return undefined;
    const index = this.left.findIndex((result) => result.kind === kind && (!result.player || result.player === player));
    return index < 0 ? undefined : this.left.splice(index, 1)[0];
  }

  private randomOrder(cards: readonly Handle[]): Handle[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(this.random() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}

function scriptedOrder(cards: readonly Handle[], top: readonly Handle[]): Handle[] {
  const stranger = top.find((id) => !cards.includes(id));
  if (stranger !== undefined) throw new InputError(`chance: shuffle: "${stranger}" is not among the cards shuffled`);
  return [...top, ...cards.filter((id) => !top.includes(id))];
}
