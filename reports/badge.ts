/** Writes badge.json: a shields.io endpoint badge (schemaVersion 1). */
import type { GameReport, Report } from '../schemas/report';
import { outcomeOf, testedScenarios, totalClauses, totalReadings, type Outcome } from './model';
import { plural } from './text';

export interface Badge {
  schemaVersion: 1;
  label: string;
  message: string;
  color: string;
  /** With this member shields.io lets nobody override the colour. */
  isError?: true;
}

const COLOURS: Record<Outcome, string> = {
  conforms: 'brightgreen',
  conformsWhereTested: 'yellowgreen',
  doesNotConform: 'red',
  suiteFault: 'orange',
  adapterBroke: 'orange',
  disputed: 'orange',
  invalid: 'orange',
  knownFailures: 'yellow',
  nothingTested: 'lightgrey',
  onlyReadings: 'lightgrey',
  passedInPart: 'yellowgreen',
};

/** Adds the edition to the game's title unless it is the default one. */
const labelOf = ({ game, title }: GameReport, { selection }: Report): string =>
  [title, selection.editions?.[game]].filter(Boolean).join(' ');

/** Counts conforming clauses against all testable clauses, not against those tested: a badge has no small print. */
export function badgeOf(report: Report): Badge {
  const outcome = outcomeOf(report);
  const counts = totalClauses(report);
  const [only, ...others] = report.games;
  const readings = totalReadings(report);
  const conforming =
    outcome === 'onlyReadings'
      ? `${readings.passed} of ${plural(testedScenarios(readings), 'ambiguous rule')} agree, no clause tested`
      : `${counts.conforms} of ${plural(counts.testable, 'clause')}`;
  const notes = [
    counts.partly && `${counts.partly} partial`,
    counts.fails && `${counts.fails} fail`,
    counts.known && plural(counts.known, 'known failure'),
    counts.error && `${counts.error} in error`,
  ].filter(Boolean);
  return {
    schemaVersion: 1,
    label: only && others.length === 0 ? labelOf(only, report) : report.suite.name,
    message: [conforming, ...notes].join(', '),
    color: COLOURS[outcome],
    ...(outcome === 'suiteFault' || outcome === 'adapterBroke' ? { isError: true as const } : {}),
  };
}
