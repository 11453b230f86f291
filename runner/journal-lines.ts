/** Formats events and refusals of the oracle as lines, with the clauses that decided them. */
import type { GameEvent } from '../schemas/protocol';
import type { ActionRecord } from '../steps/world-options';

/**
 * Formats an event: `moved player B, card Prey, from character, to trash  [4-10-1]`, and behind it the place of the code
 * that decided it, where that was watched (runner/cited-code.ts).
 */
export function journalLine(event: GameEvent): string {
  const facts = factsOf(event).join(', ');
  return `${event.type}${facts && `  ${facts}`}${cited(event.clauses ?? [])}${codeOf(event)}`;
}

/** Returns the place in which the first clause of the event was cited; nothing if nobody watched. */
function codeOf({ clauses = [], code }: GameEvent): string {
  if (code === undefined) return '';
  const places = code as Readonly<Record<string, string>>;
  // In another edition the clause may have another number.
  const place = places[clauses[0] ?? ''] ?? (clauses.length > 0 ? Object.values(places).at(-1) : undefined);
  return place === undefined ? '' : `   ${place}`;
}

/** Returns every member except type and the clauses: `player B`, `card Prey`, … */
export function factsOf({ type: _, clauses: __, consulted: ___, code: ____, ...details }: GameEvent): string[] {
  return Object.entries(details).map(([name, value]) => {
    if (typeof value === 'string') return `${name} ${value}`;
    return `${name} ${name === 'cause' ? causeInWords(value as Cause) : JSON.stringify(value)}`;
  });
}

interface Cause {
  readonly kind: string;
  readonly player?: string;
  readonly source?: string;
}

/** Formats a cause: `battle, player A, Hero`. */
const causeInWords = ({ kind, player, source }: Cause): string =>
  [kind, player && `player ${player}`, source].filter(Boolean).join(', ');

/** Formats a refusal: `refused: "Prey" is active  [7-1-1-2]`. @returns undefined: the action was accepted */
export const refusalLine = ({ status, reason, clause }: ActionRecord['answer']): string | undefined =>
  status === 'accepted' ? undefined : `refused: ${reason ?? 'no reason given'}${cited(clause ? [clause] : [])}`;

/** Sentences count modes and abilities from 1 and the protocol from 0, so the action that was sent is shown as well. */
export const countedFromZero = ({ asked, action }: ActionRecord): string | undefined =>
  (asked === 'mode' && action.type === 'answer') || typeof action.ability === 'number'
    ? `on the wire, which counts from 0: ${JSON.stringify(action)}`
    : undefined;

const cited = (clauses: readonly string[]): string =>
  clauses.length > 0 ? `   [${[...new Set(clauses)].join(' ')}]` : '';
