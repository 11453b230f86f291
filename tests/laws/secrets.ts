/**
 * Derives what a player may not know independently of the oracle's own answer: from the judge's view, the secrecy of
 * the zones, and the events that show cards to players.
 */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import {
  wholeDeck,
  type PlacedCard,
  type GameEvent,
  type Observation,
  type SeenCard,
  type StartParams,
} from '../../schemas/protocol';
import { isPile, pick, secrecyOf, type LawGame } from './law-game';
import { MOST_LISTED, Play, playOut, startOf, WORD, type Listed } from './play';
import { demand, type Law } from './subject';

interface Lying {
  readonly word: string;
  readonly owner: PlayerId;
  readonly zone: string;
  readonly seen: SeenCard;
}

function* cardsOf({ players }: Observation): Generator<Lying> {
  for (const owner of PLAYERS) {
    for (const [zone, { cards = [] }] of Object.entries(players[owner].zones)) {
      for (const seen of cards) yield { word: seen.id!, owner, zone, seen };
    }
  }
}

const placeOf = ({ owner, zone }: Lying): string => `${owner}'s ${zone}`;

function isOpenTo(game: LawGame, viewer: PlayerId, { owner, zone, seen }: Lying): boolean {
  if (game.isOpenFaceDown?.(seen)) return true;
  const knower = secrecyOf(game, zone)[seen.face ?? 'up'];
  return knower === 'all' || (knower === 'owner' && owner === viewer);
}

/**
 * Remembers what players know of hidden cards: those that effects showed them, and their own deck before its first
 * shuffle. A look lasts at most until a decision that no effect asks for.
 */
class Memory {
  private readonly shown: Record<PlayerId, Set<string>> = { A: new Set(), B: new Set() };
  private readonly shuffled = new Set<unknown>();
  /** Cards that were open to a player in this turn. */
  private readonly met: Record<PlayerId, Set<string>> = { A: new Set(), B: new Set() };
  /** Cards that a player has seen in this game, and that have not been shuffled since. */
  private readonly seen: Record<PlayerId, Set<string>> = { A: new Set(), B: new Set() };
  private read = 0;
  private turn = 0;

  constructor(
    private readonly game: LawGame,
    private readonly readings: StartParams['readings'],
  ) {}

  /** Adds the events since the last call, and the cards that are open now. */
  follow({ events, decision }: Play, judge: Observation, lying: readonly Lying[]): void {
    for (; this.read < events.length; this.read++) this.hear(events[this.read]!, judge);
    for (const player of PLAYERS) {
      if (decision && !this.game.askedByEffects.includes(decision.kind)) this.shown[player].clear();
      if (judge.turn !== this.turn) this.met[player].clear();
      for (const card of lying) {
        if (!isOpenTo(this.game, player, card)) continue;
        this.met[player].add(card.word);
        this.seen[player].add(card.word);
      }
    }
    this.turn = judge.turn;
  }

  knows(viewer: PlayerId, { word, owner, zone }: Lying): boolean {
    return (
      this.shown[viewer].has(word) ||
      (owner === viewer && !this.shuffled.has(viewer)) ||
      (this.isRemembered(zone) && this.seen[viewer].has(word))
    );
  }

  private isRemembered(zone: string): boolean {
    const { remembers } = this.game;
    return remembers?.zone === zone && this.readings?.[remembers.reading] === remembers.choice;
  }

  hasMet(viewer: PlayerId, { word }: Lying): boolean {
    return this.met[viewer].has(word);
  }

  private hear({ type, player, zone, cards }: GameEvent, judge: Observation): void {
    if (type === 'looked')
      for (const word of cards as string[])
        for (const known of [this.shown, this.seen]) known[player as PlayerId].add(word);
    if (type !== 'shuffled') return;
    this.shuffled.add(player);
    for (const { id } of judge.players[player as PlayerId].zones[zone as string]!.cards!) {
      for (const viewer of PLAYERS) for (const known of [this.shown, this.seen]) known[viewer].delete(id!);
    }
  }
}

/**
 * Checks that no view, decision or list of answers reveals a card that its player may not know, and that views show the
 * cards that the player may know.
 */
export const viewsKeepSecrets: Law = (subject, seed) => {
  const memory = new Memory(subject.game, startOf(subject, seed).readings);
  playOut(subject, seed, (play, listed, random) => {
    const judge = play.observe('judge');
    const lying = [...cardsOf(judge)];
    memory.follow(play, judge, lying);
    const viewer = pick(random, PLAYERS);
    const isOpen = (card: Lying) => isOpenTo(subject.game, viewer, card);
    const secret = lying.filter((card) => !isOpen(card) && !memory.knows(viewer, card));
    const view = play.observe(viewer);
    checkView(play, view, secret, (card) => memory.hasMet(viewer, card));
    checkOpenCards(play, view, lying.filter(isOpen));
    checkQuestion(subject.game, play, viewer, listed, secret, (card) => memory.hasMet(viewer, card));
  });
};

/** @param hasMet says whether everybody saw a card on the field: a battle names its cards even after one has left */
function checkView(play: Play, view: Observation, secret: readonly Lying[], hasMet: (card: Lying) => boolean): void {
  const { battle, ...rest } = view;
  const [fighting, elsewhere] = [wordsIn(battle ?? null), wordsIn(rest)];
  const leak = secret.find((card) => elsewhere.has(card.word) || (fighting.has(card.word) && !hasMet(card)));
  demand(
    !leak,
    play.where,
    () => `the view of ${view.viewer} tells of ${leak!.word} in ${placeOf(leak!)}: ${sayings(view, leak!)}`,
  );
}

function checkOpenCards(play: Play, view: Observation, open: readonly Lying[]): void {
  const shown = new Map([...cardsOf(view)].map((card) => [card.word, JSON.stringify(card)]));
  const missing = open.find((card) => shown.get(card.word) !== JSON.stringify(card));
  demand(
    !missing,
    play.where,
    () => `the view of ${view.viewer} does not show ${missing!.word} in ${placeOf(missing!)} as it is`,
  );
}

const wordsIn = (message: unknown): Set<string> => new Set(JSON.stringify(message).match(WORD));

/** Returns the members of a view that mention a card. */
const sayings = (view: Observation, { word }: Lying): string =>
  JSON.stringify(Object.entries(view).filter(([, value]) => wordsIn(value ?? null).has(word))).slice(0, 500);

/**
 * Checks a decision, which both players hear. Its player may have to choose unseen cards: then from all that are alike
 * there, or from the top ones of a pile.
 * @param hasMet says whether the viewer saw a card in this turn: a question about its skill names it even after it left
 */
function checkQuestion(
  game: LawGame,
  play: Play,
  viewer: PlayerId,
  listed: readonly Listed[],
  secret: readonly Lying[],
  hasMet: (card: Lying) => boolean,
): void {
  const { about, ...rest } = play.decision ?? {};
  const [subject, elsewhere] = [wordsIn(about ?? null), wordsIn(rest)];
  const revealed = secret.find((card) => elsewhere.has(card.word) || (subject.has(card.word) && !hasMet(card)));
  demand(
    !revealed,
    play.where,
    () => `the decision tells ${viewer} of ${revealed!.word}: ${JSON.stringify(play.decision)}`,
  );
  if (listed.length >= MOST_LISTED) return;
  const offered = wordsIn(listed.filter(({ player }) => player === viewer));
  for (const place of new Set(secret.map(placeOf))) {
    const cards = secret.filter((card) => placeOf(card) === place);
    const some = cards.filter(({ word }) => offered.has(word));
    const areOnTop = isPile(game, cards[0]!.zone) && some.every((card, index) => card === cards[index]);
    demand(
      some.length === 0 || some.length === cards.length || areOnTop,
      play.where,
      () => `the answers offered to ${viewer} tell the cards in ${place} apart: ${[...offered].join(', ')}`,
    );
  }
}

/**
 * States the law that cards nobody ever saw change nothing: after two of them are exchanged, the same answers give the
 * same decisions, events and views. So no count, order or silence can reveal them.
 */
export const unseenCardsChangeNothing: Law = (subject, seed) => {
  const play = playOut(subject, seed);
  const [one, two] = unseenPair(play);
  if (one === undefined || two === undefined) return;
  const games = [play.start, exchanged(play.start, one, two)].map((start) => new Play(subject.host(), start));
  const compare = (view: (game: Play) => unknown) => {
    const [before, after] = games.map((game) => JSON.stringify([view(game), game.observe(viewerAt(game))], uncited));
    demand(
      before === after,
      games[0]!.where,
      () => `${one} and ${two}, which nobody saw, can be told apart: ${before} ${after}`,
    );
  };
  compare(({ decision, result, events }) => [decision, result, events]);
  for (const { player, action } of play.answers) compare((game) => game.act(player, action));
};

/** Leaves out citations, whose order may follow from cards that the oracle has looked at. */
const uncited = (member: string, value: unknown): unknown => (member === 'clauses' ? undefined : value);

/** Picks each player at every other decision. */
const viewerAt = ({ answers }: Play): PlayerId => PLAYERS[answers.length % 2]!;

/** Finds two cards of one deck that no event mentions. */
function unseenPair({ start, events }: Play): (string | undefined)[] {
  const inEvents = wordsIn(events);
  const unseen = (player: PlayerId) =>
    wholeDeck<PlacedCard>(start.decks![player])
      .map(({ id }) => id)
      .filter((word) => !inEvents.has(word));
  const words = PLAYERS.map(unseen).find(({ length }) => length > 1) ?? [];
  return [words[0], words.at(-1)];
}

function exchanged(start: StartParams, one: string, two: string): StartParams {
  const key = (word: string) => `card ${word}`;
  const cards = { ...start.cards, [key(one)]: start.cards[key(two)]!, [key(two)]: start.cards[key(one)]! };
  return { ...start, cards };
}
