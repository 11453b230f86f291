/** The position (or the decks) that a scenario's Givens describe, before the game begins. */
import { SuiteError } from '../adapters/adapter';
import { PLAYERS, type Handle, type PlayerId } from '../schemas/common';
import type { PlacedEffect } from '../schemas/position';
import type { ChanceResult, PlacedCard, PlayerPosition, Position, StartParams } from '../schemas/protocol';
import { nearest } from '../schemas/nearest';
import { article, listed } from '../texts/words';
import { addDefaults, defaultsInWords, type LeftOpen } from './defaults';
import type { GameVocabulary } from './vocabulary';

export type CardData = Record<string, unknown>;
/** The zone of a card, or the deck that it is in before the game. */
export interface Place {
  readonly player: PlayerId;
  readonly zone: string;
}

/** A card as a sentence names it. `probe` is the id of its probe card. */
export interface NamedCard {
  readonly name: string;
  readonly probe?: string | undefined;
}

/** Something that a Given says once. */
interface Description {
  readonly isShared: boolean;
  /** The cards that it has laid, each with its zone. */
  readonly laid: { readonly among: PlacedCard[]; readonly card: PlacedCard }[];
  /** Keys of the zones to which no more cards may be added since. */
  readonly closes: Set<string>;
}

/** A player's part of a position, with the parts that sentences fill always present. */
type PlacedPlayer = PlayerPosition & Required<Pick<PlayerPosition, 'zones' | 'counters'>>;

/** Names copies "X 1", "X 2", ... */
export const copyOf = (name: string, index: number): string => `${name} ${index + 1}`;

type PlacedFields = Omit<Partial<PlacedCard>, 'id' | 'card'>;

/** Names a card "A don 3". Keeps the texts, since every scenario asks for the same ones. */
function numbered(kind: string, number: number): string {
  let names = NUMBERED.get(kind);
  if (!names) NUMBERED.set(kind, (names = []));
  return (names[number] ??= `${kind} ${number}`);
}

const NUMBERED = new Map<string, string[]>();

/** Plain cards by vocabulary and name. Each is one object, so that it is checked only once. */
const plainCards = new WeakMap<GameVocabulary, Map<string, CardData>>();

function plainCard(vocabulary: GameVocabulary, name: string): CardData {
  let known = plainCards.get(vocabulary);
  if (!known) plainCards.set(vocabulary, (known = new Map<string, CardData>()));
  const card = known.get(name) ?? vocabulary.plainCard(name);
  known.set(name, card);
  return card;
}

export class Setup {
  readonly players: Record<PlayerId, PlacedPlayer> = { A: emptyPlayer(), B: emptyPlayer() };
  readonly frame: Omit<Position, 'players'> = {};
  private readonly affecting: (Pick<PlacedEffect, 'source' | 'targets' | 'effect'> & { turn: number | undefined })[] =
    [];
  /** Has no prototype, since a card may have any name. */
  readonly cards = Object.create(null) as Record<string, CardData>;
  readonly chance: ChanceResult[] = [];
  readonly readings: Record<string, string> = {};
  /** True if the game starts with the rulebook's preparations. The deck zones are then the decks. */
  fromDecks = false;
  /** Keys of zones (`A:deck`) whose number of cards a Given fixed. */
  readonly fixedZones = new Set<string>();
  /** Keys of zones (`A:life`) to which no more cards may be added, with the reason for the message. */
  private readonly closed = new Map<string, string>();
  /** What a Given may say only once, e.g. the DON!! cards of player A. */
  private readonly descriptions = new Map<string, Description>();
  /** What the current step says, if it may be said only once. */
  private describing: Description | undefined;
  /** Cards with data of their own, which must be placed somewhere. */
  private readonly described = new Set<string>();
  /** Cards that one step describes as JSON, with their category. */
  private readonly fromScratch = new Set<string>();
  /** True while a Given of a Background is carried out. Not every scenario needs to use what it describes. */
  private sharedStep = false;
  /** The ids of all placed cards. */
  private readonly ids = new Set<Handle>();
  /** The members of cards that steps have given, by card. */
  private readonly given = new Map<string, Set<string>>();
  /** The keys of cards that no step names. */
  private readonly unnamed = new Set<string>();
  /** What the steps have left to the defaults; left out: the game has not been started. */
  private leftOpen: LeftOpen | undefined;
  private fillers = 0;
  private readonly lastNumbers = new Map<string, number>();

  constructor(readonly vocabulary: GameVocabulary) {}

  /**
   * Gives a card printed data. Other data stay those of a plain card. A card with other abilities is no longer a probe
   * card.
   */
  define(name: string, data: CardData): void {
    if (!this.sharedStep) this.described.add(name);
    this.noteGiven(name, data);
    const known = this.cards[name];
    const isOfKind = known && (data.category ?? known.category) === known.category;
    const { probe, ...card } = isOfKind ? known : this.vocabulary.plainCard(name, data.category as string | undefined);
    const stillProbe = probe === undefined || data.abilities ? {} : { probe };
    this.cards[name] = { ...card, ...data, ...stillProbe };
  }

  /**
   * Gives a card the data that a step writes as JSON. `null` or "none" says that the card prints no such member. A card
   * that is described from scratch prints all numbers of its category or none (`checkNumbers`).
   */
  describe(name: string, data: CardData): void {
    if (!this.cards[name] && data.category !== undefined) this.fromScratch.add(name);
    const absent = Object.keys(data).filter((member) => isNone(this.vocabulary, member, data[member]));
    this.define(name, data);
    for (const member of absent) delete this.cards[name]![member];
  }

  /** @throws {SuiteError} if a card says some of the numbers that its category prints and leaves out others */
  private checkNumbers(): void {
    for (const name of this.fromScratch) {
      const given = this.given.get(name)!;
      const category = this.cards[name]!.category as string;
      const printed = numbersOf(this.vocabulary, category);
      const missing = printed.filter((member) => !given.has(member));
      if (missing.length === 0 || missing.length === printed.length) continue;
      const what = this.vocabulary.print.categories[category] ?? category;
      const quoted = listed(missing.map((member) => `"${member}"`));
      throw new SuiteError(
        `card "${name}": ${quoted} ${missing.length === 1 ? 'is' : 'are'} missing: ${article(what)} says all of its numbers, null for one that it does not have`,
      );
    }
  }

  /** Notes that a step has given these data, which are no defaults then. */
  noteGiven(name: string, data: CardData): void {
    const known = this.given.get(name) ?? new Set();
    for (const member of Object.keys(data)) known.add(member);
    this.given.set(name, known);
  }

  /**
   * Makes a card one of the probe cards.
   * @throws {SuiteError} if there is no such probe, or the card has data already
   */
  defineProbe(name: string, probe: string): void {
    if (this.cards[name])
      throw new SuiteError(`"${name}" has data already that the probe card "${probe}" would replace`);
    const data = this.vocabulary.probes[probe];
    if (!data) {
      const hint = this.hint(probe, Object.keys(this.vocabulary.probes));
      throw new SuiteError(`there is no probe card "${probe}" in probes.yaml of ${this.vocabulary.game}${hint}`);
    }
    this.cards[name] = data;
    if (!this.sharedStep) this.described.add(name);
  }

  /** @param isShared true for a step of a Background */
  beginStep(isShared: boolean): void {
    this.sharedStep = isShared;
    this.describing = undefined;
  }

  /**
   * Begins what a Given says once, e.g. how many cards are in a zone. A scenario may say otherwise than its Background.
   * @throws {SuiteError} if it is said a second time, since it would add to the first
   */
  describeOnce(what: string): void {
    const before = this.descriptions.get(what);
    if (before && (!before.isShared || this.sharedStep)) throw new SuiteError(`the scenario says ${what} twice`);
    if (before) this.takeBack(before);
    this.describing = { isShared: this.sharedStep, laid: [], closes: new Set() };
    this.descriptions.set(what, this.describing);
  }

  private takeBack({ laid, closes }: Description): void {
    for (const { among, card } of laid) {
      among.splice(among.indexOf(card), 1);
      this.ids.delete(card.id);
    }
    for (const key of closes) this.closed.delete(key);
    this.lastNumbers.clear();
  }

  /** @returns the name of a card, after defining it if the sentence names its probe card */
  named({ name, probe }: NamedCard): string {
    if (probe !== undefined) this.defineProbe(name, probe);
    return name;
  }

  /** Puts cards at the end of a zone, in this order. */
  placeEach(place: Place, cards: readonly NamedCard[], fields: PlacedFields = {}): void {
    for (const card of cards) this.place(place, this.named(card), fields);
  }

  /** Puts exactly these cards into a zone, from the top. A later Given may only say how many there are in all. */
  placeExactly(place: Place, cards: readonly NamedCard[]): void {
    const said = `player ${place.player}'s ${place.zone} has cards already`;
    if (this.zone(place).length > 0)
      throw new SuiteError(`${said}: name them all in one sentence, before their number`);
    this.placeEach(place, cards);
    this.closed.set(keyOf(place), 'all cards of it have been named already');
    this.fixedZones.add(keyOf(place));
  }

  /** Fills a zone up to this number. @throws {SuiteError} if its number has been said already, or if it holds more */
  count(place: Place, count: number): void {
    const key = keyOf(place);
    this.describeOnce(`how many cards are in player ${place.player}'s ${place.zone}`);
    if (this.zone(place).length > count) throw new SuiteError(`more than ${count} cards are already placed there`);
    this.fill(place, count);
    this.closed.set(key, `${count} cards have been counted there already: name cards before their number`);
    this.describing?.closes.add(key);
    this.fixedZones.add(key);
  }

  /**
   * Puts a card at the end of a zone.
   * @throws {SuiteError} if it is placed already, or if the zone has all its cards
   */
  place(place: Place, name: string, fields: PlacedFields = {}): PlacedCard {
    if (name === '') throw new SuiteError('the scenario places a card without a name');
    if (this.ids.has(name)) throw new SuiteError(`the scenario places "${name}" twice`);
    const closed = this.closed.get(keyOf(place));
    if (closed !== undefined)
      throw new SuiteError(`"${name}" cannot be put into player ${place.player}'s ${place.zone}, for ${closed}`);
    this.cards[name] ??= plainCard(this.vocabulary, name);
    return this.lay(this.zone(place), name, name, fields);
  }

  private lay(among: PlacedCard[], id: Handle, card: string, fields?: PlacedFields): PlacedCard {
    const placed: PlacedCard = fields ? { id, card, ...fields } : { id, card };
    among.push(placed);
    this.ids.add(id);
    this.describing?.laid.push({ among, card: placed });
    return placed;
  }

  /** Puts several copies of a card at the end of a zone, each under a name of its own. */
  placeCopies(place: Place, card: NamedCard, count: number): void {
    const name = this.named(card);
    this.cards[name] ??= plainCard(this.vocabulary, name);
    for (let index = 0; index < count; index++) {
      const id = copyOf(name, index);
      if (this.ids.has(id)) throw new SuiteError(`the scenario places "${id}" twice`);
      this.lay(this.zone(place), id, name);
    }
  }

  /** Uses up what an ability of a placed card may do once in a turn. @param ability from 0 */
  useUp(card: Handle, ability: number): void {
    this.placed(card);
    const player = this.players[this.sideOf(card)];
    player.limits = [...(player.limits ?? []), { card, ability, times: 1 }];
  }

  /** Returns the player in whose zones a placed card is. */
  private sideOf(name: Handle): PlayerId {
    const hasIt = (one: PlayerId) =>
      Object.values(this.players[one].zones)
        .flat()
        .some(({ id }) => id === name);
    return PLAYERS.find(hasIt)!;
  }

  /** Adds a lasting effect of a placed card. @param turn the turn in which it began; left out: the present one */
  affect(source: Handle, targets: readonly Handle[], effect: Record<string, unknown>, turn?: number): void {
    this.affecting.push({ source, targets: [...targets], effect: effect as PlacedEffect['effect'], turn });
  }

  /** Gives each lasting effect to the player who has its source. */
  private placeEffects(): void {
    if (this.affecting.length === 0) return;
    this.frame.effects = this.affecting.map(({ turn, ...said }) => {
      for (const name of [said.source, ...said.targets]) this.checkPlaced(name);
      return {
        player: this.sideOf(said.source),
        ...said,
        turn: turn ?? this.frame.turn ?? this.vocabulary.standardTurn,
      };
    });
  }

  /** Puts a copy of a placed card right behind it, in the same state; where each place holds one card, into a free place. */
  placeBeside(name: string, id: Handle): void {
    const card = this.placed(name);
    if (this.ids.has(id)) throw new SuiteError(`the scenario places "${id}" twice`);
    const zone = this.zoneOf(name)!;
    zone.splice(zone.indexOf(card) + 1, 0, { ...card, id, ...this.placeOfDecoy(card, zone) });
    this.ids.add(id);
  }

  /** @throws {SuiteError} if the place of the card holds no second one, and no other place does */
  private placeOfDecoy({ id, place }: PlacedCard, zone: readonly PlacedCard[]): Pick<PlacedCard, 'place'> {
    if (place === undefined || !this.vocabulary.placeBeside) return {};
    const taken = new Set(zone.flatMap((card) => card.place ?? []));
    const beside = this.vocabulary.placeBeside(place, taken);
    if (beside === undefined) throw new SuiteError(`there is no place for a card beside "${id}"`);
    return { place: beside };
  }

  /**
   * Puts one of many like cards, e.g. a DON!! card, at the end of a zone. Its name is its kind and the next free
   * number.
   */
  placeNext(place: Place, kind: string, card: { key: string; data: CardData }, fields?: PlacedFields): void {
    let number = this.lastNumbers.get(kind) ?? 0;
    do number += 1;
    while (this.ids.has(numbered(kind, number)));
    this.lastNumbers.set(kind, number);
    this.lay(this.zone(place), numbered(kind, number), this.printed(card.key, card.data), fields);
  }

  /** Returns the key of a printed card that no step names. @throws {SuiteError} if the scenario uses that key itself */
  private printed(key: string, data: CardData): string {
    this.cards[key] ??= data;
    this.unnamed.add(key);
    if (this.cards[key] !== data) throw new SuiteError(`the scenario calls a card of its own "${key}"`);
    return key;
  }

  /**
   * Fills a zone up to this number with cards that no step names.
   * @param kinds one printed card for all of them, or one for each, for decks that must be legal
   */
  fill(place: Place, count: number, kinds: 'alike' | 'different' = 'alike'): void {
    const among = this.zone(place);
    while (among.length < count) {
      this.fillers += 1;
      const id = numbered(`${place.player} filler`, this.fillers);
      const key = kinds === 'alike' ? 'filler' : id;
      this.lay(among, id, this.printed(key, plainCard(this.vocabulary, key)));
    }
  }

  zone({ player, zone }: Place): PlacedCard[] {
    return (this.players[player].zones[zone] ??= []);
  }

  find(name: Handle): PlacedCard | undefined {
    return this.zoneOf(name)?.find(({ id }) => id === name);
  }

  /** Checks whether the card is one of many that cannot be told apart. */
  isAlike(name: Handle): boolean {
    const { alike } = this.vocabulary;
    return alike !== undefined && this.cards[this.find(name)?.card ?? '']?.category === alike;
  }

  private zoneOf(name: Handle): PlacedCard[] | undefined {
    if (!this.ids.has(name)) return undefined;
    const zones = PLAYERS.flatMap((player) => Object.values(this.players[player].zones));
    return zones.find((cards) => cards.some(({ id }) => id === name));
  }

  /** Announces an object that will be there only once something creates it. */
  announce(id: Handle): void {
    if (this.ids.has(id)) throw new SuiteError(`the scenario places "${id}" already`);
    this.ids.add(id);
  }

  /** @throws {SuiteError} if no Given placed it */
  placed(name: Handle): PlacedCard {
    this.checkPlaced(name);
    return this.find(name)!;
  }

  /** @throws {SuiteError} if no Given placed it and no Given announced it */
  checkPlaced(name: Handle): void {
    if (!this.ids.has(name)) throw new SuiteError(`no Given places "${name}"${this.hint(name, this.ids)}`);
  }

  private hint(name: string, names: Iterable<string>): string {
    const near = nearest(
      name,
      [...names].filter((one) => one !== name),
    );
    return near === undefined ? '' : `; did you mean "${near}"?`;
  }

  /** @throws {SuiteError} if a Given describes a card that no Given places, or only some of its numbers */
  checkDescribed(): void {
    this.checkNumbers();
    const zones = PLAYERS.flatMap((player) => Object.values(this.players[player].zones));
    const placedCards = new Set(zones.flatMap((cards) => cards.map(({ card }) => card)));
    for (const name of this.described)
      if (!placedCards.has(name))
        throw new SuiteError(`"${name}" is described, and placed nowhere${this.hint(name, placedCards)}`);
  }

  /** Makes the message that starts the game. */
  startParams(seed: number): StartParams {
    this.complete();
    this.placeEffects();
    this.checkDescribed();
    const common = {
      game: this.vocabulary.game,
      cards: this.cards as StartParams['cards'],
      seed,
      ...(this.chance.length > 0 ? { chance: this.chance } : {}),
      ...(Object.keys(this.readings).length > 0 ? { readings: this.readings } : {}),
    };
    if (!this.fromDecks) return { ...common, position: { ...this.frame, players: this.players } };
    return { ...common, decks: { A: this.deckOf('A'), B: this.deckOf('B') } };
  }

  /** Adds what every position of the game has unless a step says otherwise. */
  private complete(): void {
    const { turnPlayer, turn } = this.frame;
    const cards = this.plainMembers();
    if (this.fromDecks) this.leftOpen = { players: { A: [], B: [] }, cards };
    else
      this.leftOpen ??= {
        cards,
        frame: { phase: turnPlayer === undefined, turn: turn === undefined },
        players: addDefaults(this),
      };
  }

  /** Says in one line what the steps leave to the defaults; undefined: nothing. */
  defaultsInWords(): string | undefined {
    const { leftOpen = { players: { A: [], B: [] }, cards: this.plainMembers() } } = this;
    return defaultsInWords(this.vocabulary, leftOpen);
  }

  /** Finds the members that named cards have because a plain card has them, by category. */
  private plainMembers(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const [name, card] of Object.entries(this.cards)) {
      if (card.probe !== undefined || this.unnamed.has(name)) continue;
      const category = String(card.category);
      const plain = this.vocabulary.plainCard(name, category);
      const given = this.given.get(name);
      const members = found.get(category) ?? new Set();
      for (const member of Object.keys(plain))
        if (card[member] === plain[member] && !given?.has(member)) members.add(member);
      found.set(category, members);
    }
    return found;
  }

  private deckOf(player: PlayerId): NonNullable<StartParams['decks']>[PlayerId] {
    return this.deckParts(player) ?? this.zone({ player, zone: 'deck' });
  }

  /** Returns the parts of a deck, without those that are empty; undefined in a game whose decks have no parts. */
  deckParts(player: PlayerId): Record<string, PlacedCard[]> | undefined {
    const { deckZones } = this.vocabulary;
    if (!deckZones) return undefined;
    const parts = Object.entries(deckZones).map(([part, zone]) => [part, this.zone({ player, zone })] as const);
    return Object.fromEntries(parts.filter(([part, cards]) => part === 'main' || cards.length > 0));
  }

  /** Lists the optional fields that this position uses, for adapters that cannot set some of them. */
  usedFields(): string[] {
    const cards = PLAYERS.flatMap((player) => Object.values(this.players[player].zones).flat());
    const onCards = cards.flatMap((card) => Object.keys(card).filter((field) => field !== 'id' && field !== 'card'));
    const ofPlayers = PLAYERS.flatMap((player) => Object.keys(this.players[player])).filter(
      (field) => field !== 'zones' && field !== 'counters',
    );
    return [...new Set([...Object.keys(this.frame), ...ofPlayers, ...onCards])];
  }
}

/** The members for which a plain card of this category has a value that the game has words for, and that are not empty. */
const numbersOf = (vocabulary: GameVocabulary, category: string): string[] =>
  Object.entries(vocabulary.plainCard('', category)).flatMap(([member, value]) =>
    member in vocabulary.print.values && !(Array.isArray(value) && value.length === 0) ? member : [],
  );

const isNone = (vocabulary: GameVocabulary, member: string, value: unknown): boolean =>
  value === null || (value === NONE && member in vocabulary.print.values);

const NONE = 'none';

const keyOf = ({ player, zone }: Place): string => `${player}:${zone}`;

const emptyPlayer = (): PlacedPlayer => ({ zones: {}, counters: {} });
