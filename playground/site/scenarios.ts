/**
 * Prepares the scenarios of the suite for the playground: texts, and the lines that make up a scenario readable alone.
 */
import type { Feature, FeatureChild, GherkinDocument, Rule, Scenario } from '@cucumber/messages';
import type { Features } from '../../runner/features';
import type { GameId } from '../../schemas/common';
import type { SuiteScenario, SuiteScenarios } from '../engine/messages';

/** Returns the scenarios of a game, without those of other editions of its rulebook. */
export function suiteScenarios(game: GameId, { documents: all, scenarios }: Features): SuiteScenarios {
  const documents = all.filter((document) => document.game === game);
  const played = new Set(scenarios.map(({ pickle }) => pickle.astNodeIds[0]!));
  return {
    sources: documents.map(({ source }) => source),
    scenarios: documents.flatMap(({ document, uri, source: text }, source) => {
      const path = uri.replace(/^features\//, '').replace(/\.feature$/, '');
      const found = scenariosOf(document, text).filter(({ node }) => played.has(node));
      return found.map(({ line, node: _, ...scenario }) => ({ ...scenario, id: `${path}:${line}`, source }));
    }),
  };
}

type Found = Pick<SuiteScenario, 'name' | 'rule' | 'lines'> & {
  readonly line: number;
  /** Its id in the document. */
  readonly node: string;
};
type Lines = SuiteScenario['lines'][number];

function scenariosOf({ feature }: GherkinDocument, text: string): Found[] {
  const { children } = feature!;
  const linesOf = placer(feature!, text);
  const within = (among: readonly FeatureChild[], above: readonly Lines[], rule: string): Found[] => {
    const backgrounds = among.flatMap(({ background }) => (background ? [linesOf(background.location.line)] : []));
    const around = [...above, ...backgrounds];
    return among.flatMap((child) => {
      if (child.rule) return within(child.rule.children, [...around, linesOf(firstOf(child.rule))], child.rule.name);
      if (!child.scenario) return [];
      const { name, location, id: node } = child.scenario;
      return [{ name, rule, node, line: location.line, lines: [...around, linesOf(firstOf(child.scenario))] }];
    });
  };
  return within(children, [linesOf(firstOf(feature!))], '');
}

/** Returns the line of its first tag, or its own. */
const firstOf = ({ tags, location }: Feature | Rule | Scenario): number =>
  Math.min(location.line, ...tags.map((tag) => tag.location.line));

/** Ends each part of a document where the next begins, with the comments above that. */
function placer(feature: Feature, text: string): (first: number) => Lines {
  const all = text.split('\n');
  const startsOf = (children: readonly FeatureChild[]): number[] =>
    children.flatMap(({ background, rule, scenario }) => {
      if (background) return [background.location.line];
      return scenario ? [firstOf(scenario)] : [firstOf(rule!), ...startsOf(rule!.children)];
    });
  const starts = [...startsOf(feature.children), all.length + 1];
  return (first) => {
    let last = starts.find((start) => start > first)! - 1;
    while (last > first && /^\s*(#.*)?$/.test(all[last - 1]!)) last--;
    return [first, last];
  };
}
