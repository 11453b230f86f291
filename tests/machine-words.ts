/** What belongs to the protocol and to code, and stands in nothing that people read. */

/** Camel case, handles of cards without a name, members of events. */
const OF_A_MACHINE = [/\b[a-z]+[A-Z][a-zA-Z]*\b/, /\b[AB] (filler|don|energy)( \d+)?\b/, /\bundefined\b|\[object|\{"/];
/** Words of the games and of sentences in scenarios that look so. */
const ALLOWED = /\b(overDress|[a-z]Trigger)\b/g;

/** Checks a line that people read. @param alsoAllowed names that adapters declare, e.g. `mergedDecisions` */
export const isOfMachine = (line: string, alsoAllowed: RegExp = /$^/g): boolean =>
  OF_A_MACHINE.some((sign) => sign.test(line.replace(ALLOWED, '').replace(alsoAllowed, '')));
