/** The facts of a game that the laws need: how to make a deck, its decisions, and its secret zones. */
import type { GameId } from '../../schemas/common';
import type { SeenCard } from '../../schemas/protocol';

export type Random = () => number;

/** The players who may know a card from its zone alone, without an effect that shows it. */
export type Knower = 'all' | 'owner' | 'nobody';

export interface LawGame {
  readonly game: GameId;
  /** Returns the printed cards of a legal deck, one for each copy; over many decks every probe card comes up. */
  deck(random: Random): object[];
  /** Says whether the card belongs to a part of a deck that random games lack. */
  readonly isElsewhere?: (card: object) => boolean;
  /** Kinds of decision, and the types of action that answer each besides "pass". */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /**
   * Kinds of decision that an effect may ask for while it is carried out; a look at cards lasts no longer than these.
   */
  readonly askedByEffects: readonly string[];
  /** Zones that differ from `COMMON_SECRETS`. */
  readonly secrets?: Readonly<Record<string, Secrecy>>;
  /** Says of a face-down card whether everybody may know it, wherever it lies. */
  readonly isOpenFaceDown?: (seen: SeenCard) => boolean;
  /**
   * Zones besides the deck whose cards are in an order that everybody sees, so that a choice may offer the top ones
   * alone.
   */
  readonly piles?: readonly string[];
  /** An interpretation by which the views of players show face-down cards of a zone that they have seen before. */
  readonly remembers?: { readonly reading: string; readonly choice: string; readonly zone: string };
}

/** Zones whose top card everybody can point at, seen or not. */
const COMMON_PILES: readonly string[] = ['deck'];

export const isPile = ({ piles = [] }: LawGame, zone: string): boolean => [...COMMON_PILES, ...piles].includes(zone);

/** The players who know a card that is face up, and one that is face down. */
export interface Secrecy {
  readonly up: Knower;
  readonly down: Knower;
}

const COMMON_SECRETS: Readonly<Record<string, Secrecy>> = {
  deck: { up: 'nobody', down: 'nobody' },
  hand: { up: 'owner', down: 'owner' },
};

export const secrecyOf = (game: LawGame, zone: string): Secrecy =>
  game.secrets?.[zone] ?? COMMON_SECRETS[zone] ?? { up: 'all', down: 'nobody' };

export interface DeckRecipe {
  readonly size: number;
  /** Greatest number of copies of a card. */
  readonly copies: number;
  /** Cards of which a deck may hold fewer. */
  readonly mostOf?: (card: object) => number;
  /** Cards of which every deck has one copy. */
  readonly always: readonly object[];
  /** The rest is drawn from these groups, which each deck weights differently. */
  readonly among: readonly (readonly object[])[];
}

export function deckOf({ size, copies, always, among, mostOf = () => copies }: DeckRecipe, random: Random): object[] {
  const deck = [...always];
  const leaning = among.map(() => random());
  while (deck.length < size) {
    const group = pick(random, among.filter((_, index) => leaning[index]! >= random()).concat(among));
    const card = pick(random, group);
    const copy = 1 + Math.floor(random() * copies);
    const room = Math.min(mostOf(card) - deck.filter((other) => other === card).length, size - deck.length);
    for (let left = Math.min(copy, room); left > 0; left--) deck.push(card);
  }
  return deck;
}

export const pick = <T>(random: Random, things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
