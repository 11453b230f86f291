/** What belongs to the protocol and to code, and stands in nothing that people read. */

/** Camel case, handles of cards without a name, members of events. */
const OF_A_MACHINE = [
  /\b[a-z]+[A-Z][a-zA-Z]*\b/,
  /\b[AB] (filler|don|energy)( \d+)*\b|\b[AB] trigger( \d+)+\b/,
  /\bundefined\b|\[object|\{"/,
];
/** Words of the games and of sentences in scenarios that look so. */
const ALLOWED = /\b(overDress(es|ed)?|originalDress|[a-z]Trigger)\b/g;

/** Checks a line that people read. @param alsoAllowed names that adapters declare, e.g. `mergedDecisions` */
export const isOfMachine = (line: string, alsoAllowed: RegExp = /$^/g): boolean =>
  OF_A_MACHINE.some((sign) => sign.test(line.replace(ALLOWED, '').replace(alsoAllowed, '')));

/** Returns the lines that people should not have to read, each once. */
export const machineWordsIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.filter((line) => isOfMachine(line, /\bxX\b/g))),
];

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' };

/** Returns the lines of a page as they are read; code, such as commands and data, is left out. */
export const linesOfPage = (html: string): string[] =>
  html
    .replace(/<(script|style|code|pre)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/a>(?=<a)/g, '\n')
    .replace(/<\/?(?:a|b|em|i|small|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
