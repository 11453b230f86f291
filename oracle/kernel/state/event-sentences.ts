/**
 * How events are told to people: each game says a sentence for every event that it declares, in its own terms
 * (`oracle/<game>/event-sentences.ts`). runner/narration.ts puts the sentences together.
 */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { CauseOf } from '../state';
import type { EventDefinition, KernelEvents, MembersOf, StatChange } from './journal-events';

/** Finds the words for what events name. */
export interface Say {
  /** The name of a card; what it is where it has no name of its own, e.g. `a card`. */
  card(id: Handle): string;
  /** `Guard and Striker`; `3 cards` where none of them has a name. */
  cards(ids: readonly Handle[]): string;
  player(id: PlayerId): string;
  /** `player A's trash` */
  zone(player: PlayerId, zone: string): string;
  /** The name of a phase in this game. */
  phase(phase: string): string;
  /** The game's word for something else, e.g. a status, spelled out. */
  word(word: string): string;
  /** ` until the end of player B's next turn`; empty for what the texts of the game have no words for. */
  duration(until: string, player: PlayerId): string;
  /** ` in battle`, ` by an effect of Striker`; empty for what a rule does. `card`: the card to which it happens. */
  by(cause: Pick<CauseOf, 'kind' | 'player' | 'source'> | undefined, card?: Handle): string;
}

/** null: this event of the type is told by others. */
type Sentence<Event> = (event: Event, say: Say) => string | null;

/**
 * A word for a move of a card, which takes the place of the sentence about the move. Of several words of one move the
 * first of the game's own in its table does, or else the first of those of every game.
 */
export interface WordOfMove<Event> {
  readonly ofMove: Sentence<Event>;
}

/** null: other events of the same moment say it already. */
export type EventSentence<Event> = Sentence<Event> | WordOfMove<Event> | null;

export type EventSentences<Events> = { readonly [Type in keyof Events]: EventSentence<MembersOf<Events[Type]>> };

export interface Narration<Events = Readonly<Record<string, EventDefinition>>> {
  /** What the events of the game say; one that lacks a member is told plainly. */
  readonly events: Events;
  readonly sentences: EventSentences<Events>;
  /** What cards without a name of their own are, by the word in their handle; `{player}` is their player. */
  readonly unnamed: Readonly<Record<string, string>>;
  /** The names of zones and pools for which the sentences of scenarios have no word. */
  readonly zones?: Readonly<Record<string, string>>;
  /** Words that are not spelled as names of the notation are: `ap` is `AP`. */
  readonly words?: Readonly<Record<string, string>>;
  /** What places are, e.g. `circle`, which a handle such as `A.backLeft` names. */
  readonly place?: string;
}

/** `Guard moves from player A's hand to player A's deck.` */
export const kernelMove: Sentence<MembersOf<KernelEvents['moved']>> = ({ player, card, from, to, cause }, say) =>
  from === to
    ? `${say.card(card)} moves within ${say.zone(player, to)}${say.by(cause, card)}.`
    : `${say.card(card)} moves from ${say.zone(player, from)} to ${say.zone(player, to)}${say.by(cause, card)}.`;

/** `Mirror gets +2000 power by its own effect until the end of the turn.` @returns undefined: it changes no value */
function changeInWords(
  say: Say,
  { card, targets, change }: { card: Handle; targets: readonly Handle[]; change?: StatChange | undefined },
  duration: string,
): string | undefined {
  if (change === undefined || targets.length === 0) return undefined;
  const { stat, by, to } = change;
  const [target] = targets;
  const cause = `${say.by({ kind: 'effect', source: card }, targets.length === 1 ? target : undefined)}${duration}`;
  if (to !== undefined) return `The ${say.word(stat)} of ${say.cards(targets)} becomes ${to}${cause}.`;
  if (by === undefined) return undefined;
  const get = targets.length === 1 ? 'gets' : 'get';
  return `${say.cards(targets)} ${get} ${by < 0 ? '−' : '+'}${Math.abs(by)} ${say.word(stat)}${cause}.`;
}

/** Sentences for the events of every game. A game replaces those for which it has another word. */
export const kernelSentences: EventSentences<KernelEvents> = {
  moved: kernelMove,
  rested: ({ card, cause }, say) => `${say.card(card)} is rested${say.by(cause, card)}.`,
  setActive: ({ card, cause }, say) => `${say.card(card)} becomes active${say.by(cause, card)}.`,
  turnedFaceUp: ({ card, cause }, say) => `${say.card(card)} is turned face up${say.by(cause, card)}.`,
  turnedFaceDown: ({ card, cause }, say) => `${say.card(card)} is turned face down${say.by(cause, card)}.`,
  turnedOver: ({ card }, say) => `${say.card(card)} is turned over.`,
  countersMoved: ({ card, cause }, say) => `Counters of ${say.card(card)} move${say.by(cause, card)}.`,
  statusGained: ({ card, status, cause }, say) =>
    `${say.card(card)} becomes ${say.word(status)}${say.by(cause, card)}.`,
  statusLost: ({ card, status, cause }, say) =>
    `${say.card(card)} is no longer ${say.word(status)}${say.by(cause, card)}.`,
  created: { ofMove: ({ card, cause }, say) => `${say.card(card)} is created${say.by(cause, card)}.` },
  erased: { ofMove: ({ card, cause }, say) => `${say.card(card)} ceases to exist${say.by(cause, card)}.` },
  placeCreated: ({ card }, say) => `${say.card(card)} comes into being.`,
  placeRemoved: ({ card }, say) => `${say.card(card)} disappears.`,
  placeChanged: ({ card }, say) => `${say.card(card)} changes its kind.`,
  counterSet: ({ player, counter, value }, say) => `${say.player(player)}'s ${say.word(counter)} is now ${value}.`,
  shuffled: ({ player, zone }, say) => `${say.zone(player, zone)} is shuffled.`,
  phaseStarted: ({ player, phase }, say) => `${say.player(player)}'s ${say.phase(phase)} begins.`,
  effectStarted: ({ player, card, targets, until, change }, say) =>
    changeInWords(say, { card, targets, change }, say.duration(until, player)) ??
    `An effect of ${say.card(card)}${targets.length > 0 ? ` on ${say.cards(targets)}` : ''} applies${say.duration(until, player)}.`,
  effectEnded: ({ card, targets }, say) =>
    `The effect of ${say.card(card)}${targets.length > 0 ? ` on ${say.cards(targets)}` : ''} ends.`,
  looked: ({ player, cards }, say) => `${say.player(player)} looks at ${say.cards(cards)}.`,
  searched: ({ player, cards }, say) => `${say.player(player)} finds ${say.cards(cards)}.`,
  revealed: ({ player, card }, say) => `${say.player(player)} reveals ${say.card(card)}.`,
  linked: ({ card, host }, say) => `${say.card(card)} is attached to ${say.card(host)}.`,
  unlinked: null,
  inherited: ({ card, from }, say) => `${say.card(card)} takes the place of ${say.card(from as Handle)}.`,
  replaced: ({ card, instead }, say) =>
    `The effect of ${say.card(card)} applies instead${instead.length > 0 ? `, to ${say.cards(instead)}` : ''}.`,
  effectActivated: ({ player, card }, say) => `${say.player(player)} activates an effect of ${say.card(card)}.`,
  declared: null,
  leaving: ({ card, cause }, say) => `${say.card(card)} is about to leave${say.by(cause, card)}.`,
  stayed: ({ card }, say) => `${say.card(card)} stays.`,
  cancelled: ({ card }, say) => `The waiting effect of ${say.card(card)} is cancelled.`,
  negated: ({ card }, say) => `${say.card(card)} is negated.`,
  damageDealt: ({ player, amount, cause }, say) => `${say.player(player)} takes ${amount} damage${say.by(cause)}.`,
  drew: { ofMove: ({ player, card }, say) => `${say.player(player)} draws ${say.card(card)}.` },
  lotDrawn: ({ player }, say) => `The lot falls on ${say.player(player)}.`,
  turnOrderChosen: ({ player, choice }, say) => `${say.player(player)} chooses to go ${say.word(choice)}.`,
  gameOver: ({ winner, reason }, say) => {
    if (winner === null) return `The game ends without a winner${reason === undefined ? '' : ` (${reason})`}.`;
    const wins = `${say.player(winner)} wins the game`;
    if (reason === undefined) return `${wins}.`;
    const loser = say.player(winner === 'A' ? 'B' : 'A');
    return reason.startsWith('no cards') ? `${wins}, because ${loser} has ${reason}.` : `${wins} (${reason}).`;
  },
};
