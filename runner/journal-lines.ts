/** The oracle's way in words: an event of its journal, or a refusal, with the clauses that decided it. */
import type { GameEvent } from '../schemas/protocol';
import type { ActionRecord } from '../steps/world-options';

/** `moved  player B, card Prey, from character, to trash   [4-10-1]` */
export function journalLine(event: GameEvent): string {
  const facts = factsOf(event).join(', ');
  return `${event.type}${facts && `  ${facts}`}${cited(event.clauses ?? [])}`;
}

/** Everything that an event says besides its type and the clauses: `player B`, `card Prey`, … */
export function factsOf({ type: _, clauses: __, ...details }: GameEvent): string[] {
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

/** `battle, player A, Hero` */
const causeInWords = ({ kind, player, source }: Cause): string =>
  [kind, player && `player ${player}`, source].filter(Boolean).join(', ');

/** `refused: "Prey" is active   [7-1-1-2]`; undefined: it was accepted */
export const refusalLine = ({ status, reason, clause }: ActionRecord['answer']): string | undefined =>
  status === 'accepted' ? undefined : `refused: ${reason ?? 'no reason given'}${cited(clause ? [clause] : [])}`;

/** People count choices and abilities from 1, the protocol from 0: what was sent is told beside the sentence. */
export const countedFromZero = ({ asked, action }: ActionRecord): string | undefined =>
  (asked === 'mode' && action.type === 'answer') || typeof action.ability === 'number'
    ? `on the wire, which counts from 0: ${JSON.stringify(action)}`
    : undefined;

const cited = (clauses: readonly string[]): string =>
  clauses.length > 0 ? `   [${[...new Set(clauses)].join(' ')}]` : '';
