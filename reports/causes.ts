/**
 * Puts into words the few misreadings that a run's failures look like. The words claim resemblance, never
 * certainty.
 */
import type { Cause, Causes, Lead, Misread, Report } from '../schemas/report';
import { capitalised } from '../texts/words';
import type { GameId } from '../schemas/common';
import { termsOf, type Terms } from '../steps/terms';
import { oneLine, plural } from './text';

/** Limits on the number of causes, on a terminal and in a comment on a pull request. */
const ON_TERMINAL = 5;
const IN_COMMENT = 20;
/** How many other misreadings to name when nothing in the run separates them from the first. */
const ALTERNATIVES = 2;
const CLAUSES_NAMED = 6;

export function causesOf({ games }: Pick<Report, 'games'>): Causes {
  const all = games.flatMap(({ causes }) => causes ?? []);
  return {
    found: all.flatMap(({ found }) => found).sort((one, other) => other.failures.length - one.failures.length),
    contradicted: all.flatMap(({ contradicted }) => contradicted),
    unexplained: all.flatMap(({ unexplained }) => unexplained),
  };
}

/** Names the misreading: "a deck of one card is empty (LN-10-2), or equally: only a player who has to draw from it loses (LN-10-3)". */
export function behaviour({ behaves: [first, ...others] }: Lead, named = withClause): string {
  const more = others.length - ALTERNATIVES;
  const alternatives = others.slice(0, ALTERNATIVES).map((one) => `, or equally: ${named(one)}`);
  return oneLine(`${named(first!)}${alternatives.join('')}${more > 0 ? `, or one of ${more} more` : ''}`);
}

const withClause = ({ title, clause }: Misread): string => `${title} (${clause})`;

/** Sums up the evidence: "17 failures in 10 clauses; the misreading would break 17 scenarios, and all failed. Likely." */
export const evidence = (cause: Cause): string =>
  `${failuresIn(cause)}; ${howMuchFails(cause)}. ${capitalised(cause.certainty)}${whatIsLeft(cause)}.`;

/** Says that the misreading does not explain all failures of its clauses. */
const whatIsLeft = ({ left = 0 }: Cause): string =>
  left === 0
    ? ''
    : `: ${left} more ${left === 1 ? 'failure' : 'failures'} of the same clauses ${left === 1 ? 'is' : 'are'} left`;

const failuresIn = ({ failures, clauses }: Lead): string =>
  `${plural(failures.length, 'failure')} in ${plural(clauses.length, 'clause')}`;

function howMuchFails({ failed, passed, notPlayed }: Lead): string {
  const played = failed + passed.length;
  const breaks = `the misreading would break ${plural(played + notPlayed, 'scenario')}`;
  const ofPlayed = notPlayed > 0 ? `of the ${played} that were played, ` : '';
  if (passed.length > 0) return `${breaks}; ${ofPlayed}${failed} failed and ${passed.length} passed`;
  if (notPlayed > 0) return `${breaks}; ${played} ${played === 1 ? 'was' : 'were'} played, and ${allFailed(played)}`;
  return `${breaks}, and ${played === 1 ? 'it' : 'all'} failed`;
}

const allFailed = (played: number): string => (played === 1 ? 'it failed' : 'all failed');

/** Returns "3 misreadings explain 41 of 52 failures", or undefined where none was found. */
export function causesSentence(report: Pick<Report, 'games'>): string | undefined {
  const { found, unexplained } = causesOf(report);
  if (found.length === 0) return undefined;
  const explained = found.reduce((sum, { failures }) => sum + failures.length, 0);
  const all = unexplained.reduce((sum, { failures }) => sum + failures.length, explained);
  const explain = found.length === 1 ? 'explains' : 'explain';
  return `${plural(found.length, 'misreading')} ${explain} ${explained} of ${plural(all, 'failure')}`;
}

/** A cause that is no misreading: where the engine broke down, or what it never does. */
export interface Outage {
  readonly label: string;
  readonly text: string;
}

/**
 * Lists where the engine broke down, and what it never does: "Breaks down: error -32603: TypeError, at pay engine.js 12, in
 * 48 scenarios".
 */
export const outages = ({ unexplained }: Causes): Outage[] =>
  unexplained.flatMap((group) => {
    const label = group.brokeDown === undefined ? 'Never happens' : 'Breaks down';
    const what = group.brokeDown ?? whatNever(group);
    return what === undefined
      ? []
      : [{ label, text: oneLine(`${what}, in ${plural(group.failures.length, 'scenario')}`) }];
  });

function whatNever({
  neverAccepted,
  neverAsked,
  wholeRun,
  failures,
}: Causes['unexplained'][number]): string | undefined {
  if (neverAccepted !== undefined)
    return `no action "${actionType(neverAccepted, failures)}" was accepted in the whole run`;
  return neverAsked !== undefined && wholeRun
    ? `no player was asked to ${question(neverAsked, failures)} in the whole run`
    : undefined;
}

/** Ids of scenarios begin with their game; those of a user's own features may not. */
const termsOfScenarios = ([id = '']: readonly string[]): Terms => termsOf(id.split('/')[0] as GameId);

/** Returns a question in the words of the game. */
export const question = (kinds: string, scenarios: readonly string[]): string =>
  termsOfScenarios(scenarios).question(...kinds.split(' or '));

/** Spells out the type of an action. */
export const actionType = (type: string, scenarios: readonly string[]): string =>
  termsOfScenarios(scenarios).word(type);

/** Returns the causes for a terminal, where they come before the clauses. */
export function causeLines(report: Pick<Report, 'games'>): string[] {
  const sentence = causesSentence(report);
  const causes = causesOf(report);
  const { found } = causes;
  const broke = outages(causes)
    .slice(0, ON_TERMINAL)
    .map(({ label, text }) => `  ✗ ${label}: ${text}`);
  if (sentence === undefined) return broke;
  return [
    ...broke,
    `  ${sentence}`,
    ...found
      .slice(0, ON_TERMINAL)
      .flatMap((cause) => [`  ≈ Behaves like: ${behaviour(cause)}.`, `      ${evidence(cause)}`]),
    ...(found.length > ON_TERMINAL ? [`  and ${found.length - ON_TERMINAL} more, in the report`] : []),
  ];
}

/**
 * Returns the causes for report.md.
 * @param literal escapes text
 */
export function causeList(report: Pick<Report, 'games'>, literal: (text: string) => string): string {
  const sentence = causesSentence(report);
  const causes = causesOf(report);
  const { found, contradicted } = causes;
  const broke = outages(causes)
    .slice(0, IN_COMMENT)
    .map(({ label, text }) => `- **${label}:** ${literal(text)}`);
  if (sentence === undefined) return broke.join('\n');
  return [
    `### ${sentence}`,
    '',
    ...broke,
    ...found
      .slice(0, IN_COMMENT)
      .map((cause) => `- **Behaves like:** ${literal(behaviour(cause))}. ${evidence(cause)} ${clausesNamed(cause)}`),
    ...(found.length > IN_COMMENT ? [`- and ${found.length - IN_COMMENT} more, in report.html`] : []),
    ...contradicted.map((lead) => `- Contradicted: ${literal(behaviour(lead))}. ${contradiction(lead)}`),
  ].join('\n');
}

/**
 * Says what speaks against a lead: "It would explain 4 failures in 2 clauses, but the misreading would break 9 scenarios; 4 failed and
 * 5 passed."
 */
export const contradiction = (lead: Lead): string => `It would explain ${failuresIn(lead)}, but ${howMuchFails(lead)}.`;

function clausesNamed({ clauses }: Lead): string {
  const more = clauses.length - CLAUSES_NAMED;
  return `(${clauses.slice(0, CLAUSES_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}

/** Finds the causes of a section's failures for junit.xml, each under a name. */
export function causesAmong(
  { games }: Pick<Report, 'games'>,
  clauses: readonly { id: string }[],
): Record<string, string> {
  const ids = new Set(clauses.map(({ id }) => id));
  const here = causesOf({ games }).found.filter((cause) => cause.clauses.some((clause) => ids.has(clause)));
  return Object.fromEntries(
    here.map((cause, index) => [`behaves like (${index + 1})`, `${behaviour(cause)}. ${evidence(cause)}`]),
  );
}
