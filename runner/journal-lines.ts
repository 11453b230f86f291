/** The oracle's way in words: an event of its journal, or a refusal, with the clauses that decided it. */
import type { GameEvent } from '../schemas/protocol';
import type { ActionRecord } from '../steps/world-options';

/** `moved  player B, card Prey, from character, to trash   [4-10-1]` */
export function journalLine({ type, clauses = [], ...details }: GameEvent): string {
  const facts = Object.entries(details).map(([name, value]) => {
    if (typeof value === 'string') return `${name} ${value}`;
    return `${name} ${name === 'cause' ? causeInWords(value as Cause) : JSON.stringify(value)}`;
  });
  return `${type}${facts.length > 0 ? `  ${facts.join(', ')}` : ''}${cited(clauses)}`;
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

const cited = (clauses: readonly string[]): string =>
  clauses.length > 0 ? `   [${[...new Set(clauses)].join(' ')}]` : '';
