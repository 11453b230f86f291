/** Finds the rulings among features: questions, the sources of their answers, and the scenarios that decide them. */
import { scenariosAmong, type FeatureDocument, type Features, type Scenario } from '../features';
import type { GameId } from '../../schemas/common';
import type { Pins } from './pins';
import { originAbove, questionIn, type Origin } from './text';

export interface PublishedRuling {
  /**
   * The path without `features/` and `.feature`, followed by the line of the scenario unless the file is one ruling.
   */
  readonly id: string;
  readonly game: GameId;
  readonly question: string;
  /** Empty if only the scenarios answer. */
  readonly answer: string;
  readonly sources: readonly string[];
  /** For example `2026-11-23`; absent if the file does not say. */
  readonly date?: string;
  readonly status?: string;
  readonly authority?: string;
  readonly pins?: Pins;
  readonly clauses: readonly string[];
  readonly scenarios: readonly Scenario[];
}

/** A ruling is a Feature whose description asks a question, or a scenario that asks one or names its source. */
export function rulingsIn(features: Features): PublishedRuling[] {
  return features.documents.flatMap((document) => {
    const scenarios = features.scenarios.filter((one) => one.document === document.document && !one.decoy);
    const lines = document.source.split(/\r?\n/);
    const { description, tags, location } = document.document.feature!;
    const { question, answer } = questionIn(description);
    if (question === undefined) return rulingsOfScenarios(document, scenarios, lines);
    const first = Math.min(location.line, ...tags.map((tag) => tag.location.line));
    const origins = [originAbove(lines, first), ...originsIn(document, lines).map(({ origin }) => origin)];
    return scenarios.length > 0 ? [rulingOf({ id: fileId(document), question, answer }, origins, scenarios)] : [];
  });
}

/** An outline with all its rows is one ruling. */
function rulingsOfScenarios(
  document: FeatureDocument,
  scenarios: readonly Scenario[],
  lines: readonly string[],
): PublishedRuling[] {
  return originsIn(document, lines).flatMap(({ id, name, line, description, origin }) => {
    const own = scenarios.filter(({ pickle }) => pickle.astNodeIds[0] === id);
    const { question, answer } = questionIn(description);
    if (own.length === 0 || (question === undefined && origin.sources.length === 0)) return [];
    return [rulingOf({ id: `${fileId(document)}:${line}`, question: question ?? name, answer }, [origin], own)];
  });
}

function rulingOf(
  about: Pick<PublishedRuling, 'id' | 'question' | 'answer'>,
  origins: readonly Origin[],
  scenarios: readonly Scenario[],
): PublishedRuling {
  return {
    ...about,
    game: scenarios[0]!.game,
    ...joined(origins),
    sources: [...new Set(origins.flatMap(({ sources }) => sources))],
    clauses: [...new Set(scenarios.flatMap(({ clauses }) => clauses))],
    scenarios,
  };
}

/** The first of several origins decides each field. */
const joined = (origins: readonly Origin[]): Partial<Origin> =>
  Object.assign({}, ...origins.toReversed()) as Partial<Origin>;

const fileId = ({ uri }: FeatureDocument): string => uri.replace(/^features\//, '').replace(/\.feature$/, '');

/** Reads the comments above each scenario, its example tables and their rows. */
const originsIn = ({ document }: FeatureDocument, lines: readonly string[]) =>
  scenariosAmong(document.feature!.children).map(({ id, name, description, location, tags, examples }) => {
    const rows = examples.flatMap((one) => [one, ...one.tableBody].map((part) => part.location.line));
    const heads = examples.flatMap((one) => one.tags.map((tag) => tag.location.line));
    const first = Math.min(location.line, ...tags.map((tag) => tag.location.line));
    const origins = [first, ...heads, ...rows].map((line) => originAbove(lines, line));
    const origin: Origin = { ...joined(origins), sources: origins.flatMap(({ sources }) => sources) };
    return { id, name, description, line: location.line, origin };
  });
