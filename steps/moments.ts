/** Moments of a game in words: what is asked, what was asked before, what was expected. */
import type { Handle, PlayerId } from '../schemas/common';
import type { Action, Decision } from '../schemas/protocol';
import { describeAction } from './actions-in-words';

/** Whether two answers choose the same; the order of the cards of a choice is none of it where all of them are chosen. */
export function isSameAnswer(one: Action, other: Action): boolean {
  const asText = ({ cards, ...rest }: Action) =>
    JSON.stringify([Object.entries(rest).sort(), [...(cards ?? [])].sort()]);
  return asText(one) === asText(other);
}

/** `player B for "block" in turn 5` */
export const questionInWords = ({ player, kind, turn }: Decision): string =>
  `player ${player} for "${kind}" in turn ${turn}`;

/** What the game waits on, e.g. `the game waits on player A for "main" in turn 5`. */
export const waitsOn = (decision: Decision | null): string =>
  decision ? `the game waits on ${questionInWords(decision)}` : 'the game is over';

/** So many answers are told. */
const MOST_OPTIONS = 8;

/** The answers to a question: `: choose "X" or choose "Y"`; empty where none is known. */
export function optionsInWords(options: readonly Action[]): string {
  if (options.length === 0) return '';
  const asText = options.slice(0, MOST_OPTIONS).map(describeAction);
  const more = options.length - asText.length;
  return `: ${asText.join(' or ')}${more > 0 ? ` or one of ${more} more` : ''}`;
}

/** `; declined before: player B for "block" in turn 5`; empty where nothing was. */
export const skippedInWords = (skipped: readonly Decision[]): string =>
  skipped.length === 0 ? '' : `; declined before: ${skipped.slice(-MOST_OPTIONS).map(questionInWords).join(', ')}`;

/** `; answered by the kit: choose "X"`; empty where none was given. */
export const givenInWords = (given: readonly Action[]): string =>
  given.length === 0 ? '' : `; answered by the kit: ${given.map(describeAction).join(', ')}`;

/** A moment at which a step expected a question. */
export interface Moment {
  /** What had just been done, in words. */
  readonly after: string;
  /** So many boards had been filmed. */
  readonly frames: number;
  readonly turn: number | undefined;
}

/** Why a question that a step answers was not asked: when it was expected, and what was asked instead. */
export function neverAsked(
  player: PlayerId,
  kinds: readonly string[],
  moment: Moment,
  { skipped, decision }: { skipped: readonly Decision[]; decision: Decision | null },
): string {
  const isIt = decision !== null && decision.player === player && kinds.includes(decision.kind);
  const turn = moment.turn === undefined ? '' : ` in turn ${moment.turn}`;
  const expected = `player ${player} was never asked for ${kinds.join(' or ')} after ${moment.after}${turn}`;
  if (isIt) return `${expected}; asked, but in turn ${decision.turn}${skippedInWords(skipped)}`;
  return `${expected}; ${waitsOn(decision)}${skippedInWords(skipped)}`;
}

/** The cards that an action names. */
export const handlesIn = ({ card, cards = [], attackers = [], target }: Action): Handle[] => [
  ...(card === undefined ? [] : [card]),
  ...cards,
  ...attackers,
  ...(target === undefined ? [] : [target]),
];

/** Why a sentence that describes a position asserts nothing. @param assertion the sentence that looks at it */
export const describesTooLate = (assertion: string | undefined): string =>
  'this sentence describes the position in which the scenario begins; under Then, and after the first When, it asserts nothing' +
  (assertion === undefined ? ': put it under Given' : `; to look at it say: ${assertion}`);
