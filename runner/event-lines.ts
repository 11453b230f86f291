/** Formats events and refusals of the oracle as lines, with the clauses that decided them. */
import type { GameId } from '../schemas/common';
import type { GameEvent } from '../schemas/protocol';
import type { ActionRecord } from '../steps/world-options';
import { narrate, type Narrated } from './narration';

/** Maps clauses to their titles in our own words. */
export type TitlesOfClauses = ReadonlyMap<string, string>;

/** Tells the events as lines; see `lineOf`. */
export const eventLines = (game: GameId, events: readonly GameEvent[], titles?: TitlesOfClauses): string[] =>
  narrate(game, events).map((narrated) => lineOf(narrated, titles));

/**
 * Formats what has happened: `Prey goes to player B's trash.   [4-10-1 its title; +2]`, the clause that decided it and the
 * number of further ones, and behind it the place of the code that decided it, where that was watched
 * (runner/cited-code.ts).
 */
function lineOf({ text, clauses, events }: Narrated, titles?: TitlesOfClauses): string {
  return `${text}${cited(clauses, titles)}${codeOf(events, clauses)}`;
}

/** Returns the place in which the first of the clauses was cited; nothing if nobody watched. */
function codeOf(events: readonly GameEvent[], [decisive]: readonly string[]): string {
  if (decisive === undefined) return '';
  const watched = events.flatMap(({ code }) => (code === undefined ? [] : [code as Readonly<Record<string, string>>]));
  // In another edition the clause may have another number.
  const places = [
    ...watched.flatMap((code) => code[decisive] ?? []),
    ...watched.flatMap((code) => Object.values(code)),
  ];
  return places.length === 0 ? '' : `   ${places[0]}`;
}

/** Formats a refusal: `refused: "Prey" is active  [7-1-1-2]`. @returns undefined: the action was accepted */
export const refusalLine = ({ status, reason, clause }: ActionRecord['answer']): string | undefined =>
  status === 'accepted' ? undefined : `refused: ${reason ?? 'no reason given'}${cited(clause ? [clause] : [])}`;

/** Sentences count modes and abilities from 1 and the protocol from 0, so the action that was sent is shown as well. */
export const countedFromZero = ({ asked, action }: ActionRecord): string | undefined =>
  (asked === 'mode' && action.type === 'answer') || typeof action.ability === 'number'
    ? `on the wire, which counts from 0: ${JSON.stringify(action)}`
    : undefined;

function cited(clauses: readonly string[], titles?: TitlesOfClauses): string {
  const [decisive, ...others] = new Set(clauses);
  if (decisive === undefined) return '';
  const title = titles?.get(decisive);
  const more = others.length > 0 ? `${title === undefined ? ' ' : '; '}+${others.length}` : '';
  return `   [${decisive}${title === undefined ? '' : ` ${title}`}${more}]`;
}
