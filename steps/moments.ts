/** Moments of a game in words: what is asked, what was asked before, and what was expected. */
import type { Handle, PlayerId } from '../schemas/common';
import type { Action, ActResult, Decision } from '../schemas/protocol';
import { actionPhrase } from './action-phrases';
import { doing } from './action-sentences';
import { MOST_LISTED } from './actions-in-words';
import type { OwnAnswer } from './own-answers';
import { contrary, isLong, otherwise, type Claim, type Statement } from './statements';
import { listed, type Terms } from './terms';
import type { GameVocabulary } from './vocabulary';
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

/** Lists the answers to a question: `: choose "X" or choose "Y"`; empty if none is known. */
export function optionsInWords(terms: Terms, options: readonly Action[], kind: string): string {
  if (options.length === 0) return '';
  const phrases = options.slice(0, MOST_LISTED).map((option) => actionPhrase(terms, option, kind));
  const more = options.length - phrases.length;
  return `: ${[...phrases, ...(more > 0 ? [`one of ${more} more`] : [])].join(' or ')}`;
}

/**
 * Says that the suite cannot answer a question by itself.
 * @param answers what the adapter lists
 */
export function noStepAnswers(
  terms: Terms,
  { player, kind }: Decision,
  answers: readonly Action[],
  declined: readonly Decision[],
): { fact: Statement; further: string[] } {
  const options = optionsInWords(terms, answers, kind);
  const isApart = isLong(options);
  const possible = isApart ? [`Possible${options}`] : [];
  const should = `player ${player} must ${terms.question(kind)}`;
  const fact: Statement = {
    should,
    but: `no step says how${isApart ? '' : options}`,
    claim: `player ${player} has nothing to decide`,
    found: `${should}, but no step says how${isApart ? '' : options}`,
  };
  return {
    fact,
    further: [...possible, ...(answers.length > 0 ? [] : [OPTIONS_HELP]), ...declinedInWords(terms, declined)],
  };
}

const OPTIONS_HELP = 'If the adapter lists the answers in `options` and there is only one, the suite gives it';

/** `On the way player B declined to block`; nothing if nothing was declined. */
function declinedInWords(terms: Terms, declined: readonly Decision[]): string[] {
  const runs: { readonly player: PlayerId; readonly toDo: Set<string> }[] = [];
  for (const { player, kind } of declined.slice(-MOST_LISTED)) {
    if (runs.at(-1)?.player !== player) runs.push({ player, toDo: new Set() });
    runs.at(-1)!.toDo.add(`to ${terms.question(kind)}`);
  }
  const each = new Set(runs.map(({ player, toDo }) => `player ${player} declined ${listed([...toDo])}`));
  return each.size === 0 ? [] : [`On the way ${[...each].join(', and ')}`];
}

/** `The suite itself answered: choose "X"`; nothing if it answered nothing. */
function givenInWords(terms: Terms, given: readonly OwnAnswer[]): string[] {
  const phrases = given.map(({ answer, kind }) => actionPhrase(terms, answer, kind));
  return phrases.length === 0 ? [] : [`The suite itself gave the answer: ${listed([...new Set(phrases)])}`];
}

/** A moment at which a step expected a question. */
export interface Moment {
  /** The action that was accepted just before; left out: the game has only begun. */
  readonly last: ActionRecord | undefined;
  /** The number of boards filmed so far. */
  readonly frames: number;
  readonly turn: number | undefined;
}

/** Describes this moment, for a step that expects something. */
export const momentOf = ({ actions, frames, decision }: Played): Moment => ({
  last: actions.findLast(({ answer }) => answer.status === 'accepted'),
  frames: frames.length,
  turn: decision?.turn,
});

/** What has been played so far. */
interface Played {
  readonly actions: readonly ActionRecord[];
  readonly frames: readonly unknown[];
  readonly decision: Decision | null;
}

/** What happened in place of an expected question: questions that were declined or answered, and the pending one. */
export interface Instead {
  readonly declined: readonly Decision[];
  readonly decision: Decision | null;
  readonly own: { readonly automatic: readonly OwnAnswer[] };
  readonly vocabulary: Pick<GameVocabulary, 'restKinds'>;
  readonly terms: Terms;
}

/**
 * Says that a player should be asked, and what the game waits for instead.
 * @param toDo what the player should be asked to do; by default by the kinds of the question
 * @param moment when that should be; left out: now
 */
export function notAsked(
  player: PlayerId,
  kinds: readonly string[],
  instead: Instead,
  { toDo = instead.terms.question(...kinds), moment }: { readonly toDo?: string; readonly moment?: Moment } = {},
): { fact: Statement; further: string[] } {
  const { declined, decision, own, terms, vocabulary } = instead;
  const isIt = decision !== null && decision.player === player && kinds.includes(decision.kind);
  const claim: Claim = {
    subject: `player ${player}`,
    verb: `be asked to ${toDo}${moment ? momentInWords(terms, moment) : ''}`,
  };
  const fact = isIt
    ? otherwise(claim, `is asked only in turn ${decision.turn}`)
    : contrary(claim, terms.waiting(decision));
  const why = whyMissing(player, kinds, own, vocabulary);
  const hint = why && WHY_MISSING[why];
  return {
    fact,
    further: [...declinedInWords(terms, declined), ...givenInWords(terms, own.automatic), ...(hint ? [hint] : [])],
  };
}

/** ` after player A attacks "Guard" with "Striker" in turn 5` */
function momentInWords(terms: Terms, { last, turn }: Moment): string {
  const after = last ? doing(terms, last.player, last.action, last.asked) : 'the start of the game';
  return ` after ${after}${turn === undefined ? '' : ` in turn ${turn}`}`;
}

const WHY_MISSING = {
  forced: 'This question could not be declined',
  merged: 'If the engine never asks this, the adapter declares it in mergedDecisions',
} as const;

/** Why a step may not meet its question: the suite had to answer it, or the adapter may never ask for it. */
export function whyMissing(
  player: PlayerId,
  kinds: readonly string[],
  { automatic }: Instead['own'],
  { restKinds }: Pick<GameVocabulary, 'restKinds'>,
): keyof typeof WHY_MISSING | undefined {
  if (automatic.some((given) => given.player === player && kinds.includes(given.kind))) return 'forced';
  return kinds.some((kind) => restKinds.includes(kind)) ? undefined : 'merged';
}

/** Says that an adapter may declare that it acts only together with the answer to a question that was open. */
export const openQuestion = (terms: Terms, { player, kind }: Decision): string =>
  `Player ${player} was being asked to ${terms.question(kind)}. If the engine acts only together with that answer, the adapter declares it in mergedDecisions`;

/** `rejected: it is rested [6-1-1]` */
export const refusalInWords = ({ status, reason = 'no reason given', clause }: ActResult): string =>
  `${status}: ${reason}${clause === undefined ? '' : ` [${clause}]`}`;

/** Says that an action should be accepted, and why it is not. @param attempt a subject, e.g. `player A's pass` */
export function refused(terms: Terms, attempt: string, { status, reason, clause }: ActResult): Statement {
  const does = status === 'unchanged' ? 'changed nothing' : 'was refused';
  const why = reason === undefined ? '' : `: ${terms.inText(reason)}`;
  const full = `${does}${why}${clause === undefined ? '' : ` [${clause}]`}`;
  const claim: Claim = { subject: attempt, verb: 'be accepted' };
  return isLong(why) ? otherwise(claim, does, { expected: 'accepted', actual: full }) : otherwise(claim, full);
}

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
