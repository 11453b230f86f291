/** Tells the events of a game as sentences, each with the clauses that decided it. */
import { gameOf } from '../games/registry';
import { wordsOf } from '../games/words';
import { kernelSentences, type Say, type EventSentence } from '../oracle/kernel/state/event-sentences';
import type { EventDefinition } from '../oracle/kernel/state/journal-events';
import type { GameId, PlayerId } from '../schemas/common';
import type { Decision, GameEvent } from '../schemas/protocol';
import { termsOf } from '../steps/terms';

/** One sentence, with the events that it tells. */
export interface Narrated {
  readonly text: string;
  /** The clauses that decided what happened, the decisive one first. */
  readonly clauses: readonly string[];
  readonly events: readonly GameEvent[];
}

/** Says what a player is asked: `Player B may block.`, `Player A must choose.` */
export const questionAsSentence = (game: GameId, { player, kind, optional }: Decision): string =>
  `Player ${player} ${optional ? 'may' : 'must'} ${termsOf(game).question(kind)}.`;

/** Says what the game waits for. */
export const standingAsSentence = (game: GameId, decision: Decision | null): string =>
  decision ? questionAsSentence(game, decision) : 'The game is over.';

/** Says what a player has declined: `Player B declines to block.` */
export const declinedAsSentence = (game: GameId, { player, kind }: Decision): string =>
  `Player ${player} declines to ${termsOf(game).question(kind)}.`;

/** An event with the words for it that were recorded with it. */
interface Group {
  readonly first: GameEvent;
  readonly words: GameEvent[];
}

/** Tells the events, each group of events of one change as one sentence. What says nothing of its own is left out. */
export function narrate(game: GameId, events: readonly GameEvent[]): Narrated[] {
  const { sentences, events: definitions } = gameOf(game)!.narration;
  const table = sentences as Readonly<Record<string, EventSentence<never>>>;
  const say = wordsOf(game);
  return groupsOf(table, events).flatMap(({ first, words }) => {
    const narrated = isComplete(definitions, first) ? sentenceFor(table, first, words, say) : plainly(first, say);
    if (narrated === undefined) return [];
    const all = [first, ...words];
    const clauses = [...new Set(all.flatMap((event) => event.clauses ?? []))];
    return [{ text: asSentence(narrated), clauses, events: all }];
  });
}

function groupsOf(table: Readonly<Record<string, EventSentence<never>>>, events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  const latest = new Map<unknown, Group>();
  const moves = new Map<unknown, Group>();
  for (const event of events) {
    const group = revealing(event, latest) ?? moving(table, event, [latest, moves]);
    if (group) {
      group.words.push(event);
      continue;
    }
    const begun: Group = { first: event, words: [] };
    groups.push(begun);
    if (event.card === undefined) continue;
    latest.set(event.card, begun);
    if (event.type === 'moved') moves.set(event.card, begun);
  }
  return groups;
}

/** Returns the group of the move for which the event is a word. @param known the last groups, by card */
function moving(
  table: Readonly<Record<string, EventSentence<never>>>,
  event: GameEvent,
  known: readonly ReadonlyMap<unknown, Group>[],
): Group | undefined {
  if (!isWord(table[event.type])) return undefined;
  return known.flatMap((groups) => groups.get(event.card) ?? []).find(({ first }) => isOfSameMove(event, first));
}

/** Whoever is shown a card looks at it: returns the group of the reveal that says so. */
function revealing({ type, cards }: GameEvent, latest: ReadonlyMap<unknown, Group>): Group | undefined {
  if (type !== 'looked' || !Array.isArray(cards) || cards.length === 0) return undefined;
  const shown = cards.map((card) => latest.get(card));
  return shown.every((group) => group?.first.type === 'revealed') ? shown[0] : undefined;
}

const isWord = (sentence: EventSentence<never> | undefined): boolean =>
  typeof sentence === 'object' && sentence !== null && 'ofMove' in sentence;

const isOfSameMove = (word: GameEvent, { from, to, type }: GameEvent): boolean =>
  type === 'moved' ? word.from === from && word.to === to : word.from === undefined && word.to === undefined;

/** Checks that an adapter has reported all that the sentence about the event speaks of. */
function isComplete(definitions: Readonly<Record<string, EventDefinition>>, event: GameEvent): boolean {
  const definition = definitions[event.type];
  return (
    definition === undefined ||
    definition.has.every((name) => (event[name] !== undefined && event[name] !== null) || name === 'winner')
  );
}

/** Returns the sentence of the first word in the table, or that of the event itself; undefined: it says nothing. */
function sentenceFor(
  table: Readonly<Record<string, EventSentence<never>>>,
  first: GameEvent,
  words: readonly GameEvent[],
  say: Say,
): string | undefined {
  const known = words.length === 0 ? [] : [first, ...words].filter(({ type }) => isWord(table[type]));
  const word = known.length > 0 ? firstWordOf(table, known) : undefined;
  const chosen = word ?? first;
  const chosenSentence = table[chosen.type];
  if (chosenSentence === null) return undefined;
  if (chosenSentence === undefined) return plainly(chosen, say);
  const sentence = typeof chosenSentence === 'function' ? chosenSentence : chosenSentence.ofMove;
  return (sentence as (event: unknown, say: Say) => string | null)(chosen, say) ?? undefined;
}

/** Words of the game come before those of every game, each in the order of their table. */
function firstWordOf(table: Readonly<Record<string, EventSentence<never>>>, known: readonly GameEvent[]): GameEvent {
  const order = Object.keys(table);
  const rank = ({ type }: GameEvent) => order.indexOf(type) + (type in kernelSentences ? order.length : 0);
  return known.reduce((best, event) => (rank(event) < rank(best) ? event : best));
}

/** Tells an event that the game does not declare, which an adapter has reported. */
function plainly({ type, player, card }: GameEvent, say: Say): string {
  const what = say.word(type);
  const subject = typeof card === 'string' ? ` (${say.card(card)})` : '';
  return typeof player === 'string' ? `${say.player(player as PlayerId)}: ${what}${subject}.` : `${what}${subject}.`;
}

const asSentence = (text: string): string =>
  /^(player|an?|the) /.test(text) ? `${text[0]!.toUpperCase()}${text.slice(1)}` : text;
