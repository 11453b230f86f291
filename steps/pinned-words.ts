/**
 * The words by which lists of known failures pin a failure, and by which its cause is found. They are those of the first
 * version and must not change. People read the sentences of moments.ts instead.
 */
import type { PlayerId } from '../schemas/common';
import type { Action, Decision } from '../schemas/protocol';
import { describeAction, describeOptions, MOST_LISTED } from './actions-in-words';
import { whyMissing, type Instead, type Moment } from './moments';
import type { OwnAnswer } from './own-answers';
import type { GameVocabulary } from './vocabulary';

const asked = ({ player, kind, turn }: Decision): string => `player ${player} for "${kind}" in turn ${turn}`;

/** `the game waits on player A for "main" in turn 5` */
export const pinnedWait = (decision: Decision | null): string =>
  decision ? `the game waits on ${asked(decision)}` : 'the game is over';

/** A question that no step answers. */
export function pinnedForced(
  { player, kind }: Decision,
  answers: readonly Action[],
  declined: readonly Decision[],
): string {
  const listed = answers.length > 0 ? describeOptions(answers) : OPTIONS_HELP;
  return `player ${player} must answer "${kind}", which no step of the scenario does${listed}${pinnedSkips(declined)}`;
}

const OPTIONS_HELP = '; if the adapter lists the answers in `options` and there is only one, the kit gives it';

const pinnedSkips = (declined: readonly Decision[]): string =>
  declined.length === 0 ? '' : `; declined before: ${declined.slice(-MOST_LISTED).map(asked).join(', ')}`;

const pinnedAnswers = (given: readonly OwnAnswer[]): string =>
  given.length === 0 ? '' : `; answered by the kit: ${given.map(({ answer }) => describeAction(answer)).join(', ')}`;

/** A question that a step answers and that is not asked. */
export function pinnedMissing(
  player: PlayerId,
  kinds: readonly string[],
  { last, turn }: Moment,
  instead: Instead,
): string {
  const after = last ? `player ${last.player}: ${describeAction(last.action)}` : 'the start of the game';
  const expected = `player ${player} was never asked for ${kinds.join(' or ')} after ${after}${turn === undefined ? '' : ` in turn ${turn}`}`;
  return `${expected}; ${pinnedInstead(player, kinds, instead)}`;
}

/** What is asked in place of a question, and why that may be. */
export function pinnedInstead(player: PlayerId, kinds: readonly string[], instead: Instead): string {
  const { declined, decision, own, vocabulary } = instead;
  const isIt = decision !== null && decision.player === player && kinds.includes(decision.kind);
  const now = isIt ? `asked, but in turn ${decision.turn}` : pinnedWait(decision);
  return now + pinnedSkips(declined) + pinnedAnswers(own.automatic) + pinnedHint(player, kinds, own, vocabulary);
}

function pinnedHint(
  player: PlayerId,
  kinds: readonly string[],
  own: Instead['own'],
  vocabulary: Pick<GameVocabulary, 'restKinds'>,
): string {
  const why = whyMissing(player, kinds, own, vocabulary);
  if (why === 'merged') return '; an adapter that never asks for it says so in mergedDecisions';
  return why === 'forced' ? '; this question could not be declined' : '';
}

/** A step looked at the game while this question was open. */
export const pinnedOpenQuestion = ({ player, kind }: Decision): string =>
  `; player ${player} was being asked for "${kind}": an adapter that acts only together with the answer says so in mergedDecisions`;
