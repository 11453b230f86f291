/** The position (or the decks) that a scenario's Givens describe, before the game begins. */
import { SuiteError } from '../adapters/adapter';
import { PLAYERS, type Handle, type PlayerId } from '../schemas/common';
import type { ChanceResult, PlacedCard, PlayerPosition, Position, StartParams } from '../schemas/protocol';
import type { GameVocabulary } from './vocabulary';

export type CardData = Record<string, unknown>;
/** Where a card is placed, or the deck it is in before the game. */
export interface Place {
  readonly player: PlayerId;
  readonly zone: string;
}

/** Plain cards by vocabulary and name: one object each, so that whoever checks a card checks it once. */
const plainCards = new WeakMap<GameVocabulary, Map<string, CardData>>();

function plainCard(vocabulary: GameVocabulary, name: string): CardData {
  let known = plainCards.get(vocabulary);
  if (!known) plainCards.set(vocabulary, (known = new Map<string, CardData>()));
  const card = known.get(name) ?? vocabulary.plainCard(name);
  known.set(name, card);
  return card;
}

export class Setup {
  readonly players: Record<PlayerId, Required<PlayerPosition>> = { A: emptyPlayer(), B: emptyPlayer() };
  readonly frame: Omit<Position, 'players'> = {};
  readonly cards: Record<string, CardData> = {};
  readonly chance: ChanceResult[] = [];
  readonly readings: Record<string, string> = {};
  /** true: the game starts with the rulebook's preparations; the deck zones are the decks. */
  fromDecks = false;
  /** Zones, as `A:deck`, whose number of cards a Given fixed. */
  readonly fixedZones = new Set<string>();
  private fillers = 0;

  constructor(readonly vocabulary: GameVocabulary) {}

  /** Gives a card printed data; a name without any is a plain card. */
  define(name: string, data: CardData): void {
    this.cards[name] = { ...(this.cards[name] ?? this.vocabulary.plainCard(name)), ...data };
  }

  /** Makes the card called `name` one of the probe cards. */
  defineProbe(name: string, probe: string): void {
    const data = this.vocabulary.probes[probe];
    if (!data) throw new SuiteError(`there is no probe card "${probe}" in probes.yaml of ${this.vocabulary.game}`);
    this.cards[name] = data;
  }

  /** Puts a card at the end of a zone. @throws {SuiteError} it is somewhere already */
  place(place: Place, name: string, fields: Omit<Partial<PlacedCard>, 'id' | 'card'> = {}): PlacedCard {
    if (name === '') throw new SuiteError('the scenario places a card without a name');
    if (this.find(name)) throw new SuiteError(`the scenario places "${name}" twice`);
    this.cards[name] ??= plainCard(this.vocabulary, name);
    return this.lay(place, name, fields);
  }

  private lay(place: Place, name: string, fields: Omit<Partial<PlacedCard>, 'id' | 'card'>): PlacedCard {
    const placed: PlacedCard = { id: name, card: name, ...fields };
    this.zone(place).push(placed);
    return placed;
  }

  /** Moves a card that a default or an earlier Given placed, or places it anew. */
  placeAgain(place: Place, name: string, fields: Omit<Partial<PlacedCard>, 'id' | 'card'> = {}): PlacedCard {
    const before = this.zoneOf(name);
    before?.splice(
      before.findIndex(({ id }) => id === name),
      1,
    );
    return this.place(place, name, fields);
  }

  /** Puts a card that no step names at the end of a zone; its name must not have been used. */
  placeUnnamed(
    place: Place,
    name: string,
    data: CardData,
    fields: Omit<Partial<PlacedCard>, 'id' | 'card'> = {},
  ): void {
    this.cards[name] = data;
    this.lay(place, name, fields);
  }

  /** Adds plain cards until the zone holds so many. */
  fill(place: Place, count: number): void {
    const among = this.zone(place);
    const fillers = fillersOf(this.vocabulary, place.player);
    while (among.length < count) {
      this.fillers += 1;
      const { name, data } = (fillers[this.fillers] ??= this.newFiller(place.player));
      if (this.cards[name])
        throw new SuiteError(`the scenario calls a card "${name}", as those are that no step names`);
      this.placeUnnamed(place, name, data);
    }
  }

  private newFiller(player: PlayerId): Filler {
    const name = `${player} filler ${this.fillers}`;
    return { name, data: this.vocabulary.plainCard(name) };
  }

  zone({ player, zone }: Place): PlacedCard[] {
    return (this.players[player].zones[zone] ??= []);
  }

  find(name: Handle): PlacedCard | undefined {
    return this.zoneOf(name)?.find(({ id }) => id === name);
  }

  private zoneOf(name: Handle): PlacedCard[] | undefined {
    if (!this.cards[name]) return undefined;
    const zones = PLAYERS.flatMap((player) => Object.values(this.players[player].zones));
    return zones.find((cards) => cards.some(({ id }) => id === name));
  }

  /** @throws {SuiteError} no Given placed it */
  placed(name: Handle): PlacedCard {
    const card = this.find(name);
    if (!card) throw new SuiteError(`no Given places "${name}"`);
    return card;
  }

  /** The message that starts the game. */
  startParams(seed: number): StartParams {
    this.vocabulary.complete(this);
    const common = {
      game: this.vocabulary.game,
      cards: this.cards as StartParams['cards'],
      seed,
      ...(this.chance.length > 0 ? { chance: this.chance } : {}),
      ...(Object.keys(this.readings).length > 0 ? { readings: this.readings } : {}),
    };
    if (!this.fromDecks) return { ...common, position: { ...this.frame, players: this.players } };
    const deck = (player: PlayerId) => this.zone({ player, zone: 'deck' });
    return { ...common, decks: { A: deck('A'), B: deck('B') } };
  }

  /** The optional fields of a position that this one uses, for adapters that cannot set some of them. */
  usedFields(): string[] {
    const cards = PLAYERS.flatMap((player) => Object.values(this.players[player].zones).flat());
    const onCards = cards.flatMap((card) => Object.keys(card).filter((field) => field !== 'id' && field !== 'card'));
    return [...new Set([...Object.keys(this.frame), ...onCards])];
  }
}

interface Filler {
  readonly name: string;
  readonly data: CardData;
}

/** By player and number. Every scenario fills its decks with the same ones: made once, they are also checked only once. */
const FILLERS = new WeakMap<GameVocabulary, Record<PlayerId, Filler[]>>();

function fillersOf(vocabulary: GameVocabulary, player: PlayerId): Filler[] {
  const made = FILLERS.get(vocabulary) ?? { A: [], B: [] };
  FILLERS.set(vocabulary, made);
  return made[player];
}

const emptyPlayer = (): Required<PlayerPosition> => ({ zones: {}, counters: {} });
