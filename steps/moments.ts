/** Moments of a game in words: what is asked, what was asked before, and what was expected. */
import type { Handle, PlayerId } from '../schemas/common';
import type { Action, ActResult, Decision } from '../schemas/protocol';
import { describeAction } from './actions-in-words';
import type { GameVocabulary } from './vocabulary';
import type { OwnAnswer } from './own-answers';
import type { ActionRecord } from './world-options';

/** Checks that two answers choose the same. The order of chosen cards does not count. */
export function isSameAnswer(one: Action, other: Action): boolean {
  const asText = ({ cards, ...rest }: Action) =>
    JSON.stringify([Object.entries(rest).sort(), [...(cards ?? [])].sort()]);
  return asText(one) === asText(other);
}

/** Says that the adapter lists no answer: nothing is possible but to decline. Where play rests that is no idle question. */
export const isIdle = ({ kind, optional, options }: Decision, { restKinds }: GameVocabulary): boolean =>
  optional && options?.length === 0 && !restKinds.includes(kind);

/** `player B for "block" in turn 5` */
export const questionInWords = ({ player, kind, turn }: Decision): string =>
  `player ${player} for "${kind}" in turn ${turn}`;

/** Says what the game waits on, e.g. `the game waits on player A for "main" in turn 5`. */
export const waitsOn = (decision: Decision | null): string =>
  decision ? `the game waits on ${questionInWords(decision)}` : 'the game is over';

/** Messages list at most this many answers. */
const MOST_OPTIONS = 8;

/** Lists the answers to a question: `: choose "X" or choose "Y"`; empty if none is known. */
export function optionsInWords(options: readonly Action[]): string {
  if (options.length === 0) return '';
  const asText = options.slice(0, MOST_OPTIONS).map(describeAction);
  const more = options.length - asText.length;
  return `: ${asText.join(' or ')}${more > 0 ? ` or one of ${more} more` : ''}`;
}

/**
 * Says that the suite cannot answer a question by itself.
 * @param answers what the adapter lists
 */
export function noStepAnswers({ player, kind }: Decision, answers: readonly Action[]): string {
  const listed = answers.length > 0 ? optionsInWords(answers) : OPTIONS_HELP;
  return `player ${player} must answer "${kind}", which no step of the scenario does${listed}`;
}

const OPTIONS_HELP = '; if the adapter lists the answers in `options` and there is only one, the suite gives it';

/** `; declined before: player B for "block" in turn 5`; empty if nothing was declined. */
export const skippedInWords = (skipped: readonly Decision[]): string =>
  skipped.length === 0 ? '' : `; declined before: ${skipped.slice(-MOST_OPTIONS).map(questionInWords).join(', ')}`;

/** `; answered by the suite: choose "X"`; empty if the suite answered nothing. */
const givenInWords = (given: readonly OwnAnswer[]): string =>
  given.length === 0 ? '' : `; answered by the suite: ${given.map(({ answer }) => describeAction(answer)).join(', ')}`;

/** A moment at which a step expected a question. */
export interface Moment {
  /** What had just been done, in words. */
  readonly after: string;
  /** The number of boards filmed so far. */
  readonly frames: number;
  readonly turn: number | undefined;
}

/** Describes this moment, for a step that expects something. */
export function momentOf({ actions, frames, decision }: Played): Moment {
  const last = actions.findLast(({ answer }) => answer.status === 'accepted');
  const after = last ? `player ${last.player}: ${describeAction(last.action)}` : 'the start of the game';
  return { after, frames: frames.length, turn: decision?.turn };
}

/** What has been played so far. */
interface Played {
  readonly actions: readonly ActionRecord[];
  readonly frames: readonly unknown[];
  readonly decision: Decision | null;
}

/** What happened in place of an expected question: questions that were declined or answered, and the pending one. */
interface Instead {
  readonly declined: readonly Decision[];
  readonly decision: Decision | null;
  readonly own: { readonly automatic: readonly OwnAnswer[] };
}

/** Says when a question that a step answers was expected, and what was asked instead. */
export function neverAsked(player: PlayerId, kinds: readonly string[], moment: Moment, instead: Instead): string {
  const turn = moment.turn === undefined ? '' : ` in turn ${moment.turn}`;
  const expected = `player ${player} was never asked for ${kinds.join(' or ')} after ${moment.after}${turn}`;
  return `${expected}; ${insteadInWords(player, kinds, instead)}`;
}

/** Says what was asked in place of a question: that same one in a later turn, or another. */
export function insteadInWords(
  player: PlayerId,
  kinds: readonly string[],
  { declined, decision, own }: Instead,
): string {
  const isIt = decision !== null && decision.player === player && kinds.includes(decision.kind);
  const asked = isIt ? `asked, but in turn ${decision.turn}` : waitsOn(decision);
  return asked + skippedInWords(declined) + givenInWords(own.automatic);
}

/** Says why a step did not meet its question: the suite had to answer it, or the adapter may never ask for it. */
export const missingHint = (
  player: PlayerId,
  kinds: readonly string[],
  { own }: Pick<Instead, 'own'>,
  vocabulary: Pick<GameVocabulary, 'restKinds'>,
): string =>
  own.automatic.some((given) => given.player === player && kinds.includes(given.kind))
    ? '; this question could not be declined'
    : mergedHint(kinds, vocabulary);

/** Says that an adapter may declare that it never asks this; empty for kinds that every adapter must ask. */
const mergedHint = (kinds: readonly string[], { restKinds }: Pick<GameVocabulary, 'restKinds'>): string =>
  kinds.some((kind) => restKinds.includes(kind))
    ? ''
    : '; an adapter that never asks for it says so in mergedDecisions';

/** Says that an adapter may declare that it acts only together with the answer to a question that was open. */
export const momentHint = ({ player, kind }: Decision): string =>
  `; player ${player} was being asked for "${kind}": an adapter that acts only together with the answer says so in mergedDecisions`;

/** `rejected: it is rested [6-1-1]` */
export const refusalInWords = ({ status, reason = 'no reason given', clause }: ActResult): string =>
  `${status}: ${reason}${clause === undefined ? '' : ` [${clause}]`}`;

/** Lists the cards that an action names. */
export const handlesIn = ({ card, cards = [], attackers = [], target }: Action): Handle[] => [
  ...(card === undefined ? [] : [card]),
  ...cards,
  ...attackers,
  ...(target === undefined ? [] : [target]),
];

/** Says why a sentence that describes a position asserts nothing. @param assertion the sentence that checks it */
export const describesTooLate = (assertion: string | undefined): string =>
  'this sentence describes the position in which the scenario begins; under Then, and after the first When, it asserts nothing' +
  (assertion === undefined ? ': put it under Given' : `; to look at it say: ${assertion}`);
