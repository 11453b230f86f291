/** Tells whether the oracle and an adapter ask the same question, as far as the adapter says what it asks. */
import type { Action, Decision } from '../schemas/protocol';
import { describeOptions } from '../steps/actions-in-words';
import type { Difference } from './differences';

/** A question of the oracle, with its legal answers. */
export interface Asked {
  readonly decision: Decision | null;
  /** All answers but a pass; called only if the adapter lists its own. */
  answers(): Promise<readonly Action[]>;
  /** True for a question in which a player may act or pass, and which need not be asked where no act is possible. */
  isWindow(kind: string): boolean;
}

/** A question with a single answer offers no choice, so an engine need not ask it. */
export const hasOneAnswer = (decision: Decision | null): boolean =>
  decision?.options?.length === 1 && !decision.optional;

/** True if the two ask the same player, at the same moment, for the same thing. */
export async function isSameQuestion(oracle: Asked, adapter: Decision | null): Promise<boolean> {
  const { decision } = oracle;
  if (decision === null || adapter === null) return decision === adapter;
  return (
    decision.player === adapter.player &&
    decision.kind === adapter.kind &&
    decision.turn === adapter.turn &&
    (decision.phase === undefined || adapter.phase === undefined || decision.phase === adapter.phase) &&
    (await matchesSubject(oracle, adapter))
  );
}

/** Two questions of one kind can be about different abilities, or about different parts of one ability. */
async function matchesSubject(oracle: Asked, { about: adapterAbout, options = [] }: Decision): Promise<boolean> {
  const oracleAbout = oracle.decision?.about;
  if (oracleAbout && adapterAbout && MEMBERS.some((one) => differ(oracleAbout[one], adapterAbout[one]))) return false;
  if (options.length === 0) return true;
  const [legal, listed] = [thingsIn(await oracle.answers()), thingsIn(options)];
  return legal.size === 0 || listed.size === 0 || [...listed].some((thing) => legal.has(thing));
}

const MEMBERS = ['what', 'moment', 'card', 'ability'] as const;

/** An index and a name may stand for one ability. */
const differ = (one: unknown, other: unknown): boolean => typeof one === typeof other && one !== other;

/** The cards and values that answers name. */
const thingsIn = (answers: readonly Action[]): ReadonlySet<unknown> =>
  new Set(
    answers.flatMap(({ card, cards = [], value }) => [
      ...cards,
      ...(card === undefined ? [] : [card]),
      ...(value === undefined ? [] : [value]),
    ]),
  );

/**
 * Finds how the adapter's question contradicts the oracle's. A question with several answers must be one that the oracle
 * asks too, unless it is a window, which may be put although nothing can be done in it.
 * @param merges whether the adapter merges some decisions into others
 */
export async function questionDifferences(
  oracle: Asked,
  adapter: Decision | null,
  merges: boolean,
): Promise<Difference[]> {
  const { decision } = oracle;
  if (decision === null || adapter === null) {
    const same = decision === adapter;
    return same ? [] : [{ path: 'the game', reference: ending(decision), shown: ending(adapter) }];
  }
  const { player, kind, optional, options } = adapter;
  if (merges || hasOneAnswer(adapter) || (optional && (options?.length === 0 || oracle.isWindow(kind)))) return [];
  const alike = player === decision.player && kind === decision.kind && optional === decision.optional;
  if (!alike) return [{ path: 'decision', reference: asked(decision), shown: asked(adapter) }];
  if (await matchesSubject(oracle, adapter)) return [];
  const inFull = (one: Decision, answers: readonly Action[]) =>
    `${asked(one)}${subject(one)}${describeOptions(answers)}`;
  return [
    {
      path: 'decision',
      reference: inFull(decision, await oracle.answers()),
      shown: inFull(adapter, (options ?? []) as readonly Action[]),
    },
  ];
}

const asked = ({ player, kind, optional }: Decision): string =>
  `player ${player} ${optional ? 'may' : 'must'} answer "${kind}"`;

const subject = ({ about }: Decision): string => (about ? ` about ${JSON.stringify(about)}` : '');

const ending = (decision: Decision | null): string => (decision === null ? 'is over' : 'goes on');
