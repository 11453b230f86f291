/** Formats events and refusals of the oracle as lines, with the clauses that decided them. */
import type { GameId } from '../schemas/common';
import type { GameEvent } from '../schemas/protocol';
import type { ActionRecord } from '../steps/world-options';
import { termsOf } from '../steps/terms';
import { narrate, type Narrated } from './narration';

/** Maps clauses to their titles in our own words. */
export type TitlesOfClauses = ReadonlyMap<string, string>;

/**
 * Tells the events as lines; see `lineOf`.
 * @param about the clauses that the scenario is about
 */
export const eventLines = (
  game: GameId,
  events: readonly GameEvent[],
  titles?: TitlesOfClauses,
  about: readonly string[] = [],
): string[] => narrate(game, events).map((narrated) => lineOf(narrated, titles, about));

/** The clause that stands beside an event, and the others. */
export interface Gloss {
  readonly clause: string;
  /** Left out where the title says what is not so, which explains nothing that happened. */
  readonly title?: string;
  readonly others: readonly string[];
}

/** Titles that say what is not so, or a limit. */
const SAYS_WHAT_IS_NOT = /\b(cannot|no|not|nor|never|none|nobody|only|stays?|without|unless|even if)\b/i;

/**
 * Chooses what stands beside an event: a clause that the scenario is about, or else the first that says what happens.
 * @param clauses that decided it, the decisive one first
 */
export function glossOf(
  clauses: readonly string[],
  titles: TitlesOfClauses | undefined,
  about: readonly string[] = [],
): Gloss | undefined {
  const all = [...new Set(clauses)];
  const says = (clause: string) => titles?.has(clause) === true && !SAYS_WHAT_IS_NOT.test(titles.get(clause)!);
  const clause = all.find((one) => about.includes(one)) ?? all.find(says) ?? all[0];
  if (clause === undefined) return undefined;
  const title = about.includes(clause) || says(clause) ? titles?.get(clause) : undefined;
  return { clause, others: all.filter((one) => one !== clause), ...(title !== undefined && { title }) };
}

/**
 * Formats what has happened: `Prey goes to player B's trash.   [4-10-1 its title; +2]`, the clause that decided it and the
 * number of further ones, and behind it the place of the code that decided it, where that was watched
 * (runner/cited-code.ts).
 */
function lineOf(
  { text, clauses, events }: Narrated,
  titles: TitlesOfClauses | undefined,
  about: readonly string[],
): string {
  return `${text}${cited(clauses, titles, about)}${codeOf(events, clauses)}`;
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

/** Formats a refusal: `refused: "Prey" is active   [7-1-1-2 its title]`. @returns undefined: the action was accepted */
export const refusalLine = (
  game: GameId,
  { status, reason, clause }: ActionRecord['answer'],
  titles?: TitlesOfClauses,
): string | undefined =>
  status === 'accepted'
    ? undefined
    : `refused: ${whyRefused(game, reason)}${cited(clause ? [clause] : [], titles, clause ? [clause] : [])}`;

/** Returns the reason that was given, in the words of the game. */
export const whyRefused = (game: GameId, reason = 'no reason given'): string => termsOf(game).inText(reason);

function cited(clauses: readonly string[], titles?: TitlesOfClauses, about?: readonly string[]): string {
  const gloss = glossOf(clauses, titles, about);
  if (!gloss) return '';
  const { clause, title, others } = gloss;
  const more = others.length > 0 ? `${title === undefined ? ' ' : '; '}+${others.length}` : '';
  return `   [${clause}${title === undefined ? '' : ` ${title}`}${more}]`;
}
