/** Spreads the examples of a clause, or of a file of rulings, over as many pages as they need. */
import { firstLineOf, type Scenario } from '../../runner/features';
import { markup } from '../html-template';
import { exampleHtml, type ExampleFrame, type Played } from './example';
import { slug, Unlike } from './links';
import type { Link, RulingTopic } from './model';

/** Greatest number of characters of examples on one page, so that it opens at once. */
const MOST_ON_A_PAGE = 230_000;

export interface ExampleGroup {
  /** HTML of the examples, page by page; at least one page. */
  readonly pages: readonly (readonly string[])[];
  /** Address of each example, from the folder of the game. */
  readonly places: ReadonlyMap<Scenario, string>;
}

type FrameOf = (scenario: Scenario) => Omit<ExampleFrame, 'anchor' | 'level'>;

/** @param addressOf returns the address of a page by its number, from 1 */
export function groupOf(
  played: readonly Played[],
  kind: 'clause' | 'rulings',
  frameOf: FrameOf,
  addressOf: (page: number) => string,
): ExampleGroup {
  const pages: string[][] = [[]];
  const places = new Map<Scenario, string>();
  const anchors = new Unlike();
  let size = 0;
  let rule: string | undefined;
  for (const one of played) {
    const { scenario } = one;
    const anchor = anchors.of(slug(scenario.name));
    const asked = kind === 'rulings' ? ruleOf(scenario) : undefined;
    const level = kind === 'clause' || asked !== undefined ? 3 : 2;
    const html = exampleHtml(one, { anchor, level, ...frameOf(scenario) });
    if (size > 0 && size + html.length > MOST_ON_A_PAGE) {
      pages.push([]);
      size = 0;
    }
    if (asked !== undefined && (asked !== rule || size === 0)) pages.at(-1)!.push(markup`<h2>${asked}</h2>`.text);
    rule = asked;
    size += html.length;
    pages.at(-1)!.push(html);
    places.set(scenario, `${addressOf(pages.length)}#${anchor}`);
  }
  return { pages, places };
}

/** Fewer examples than this get no list. */
const LEAST_LISTED = 6;

export const listOf = ({ places }: ExampleGroup): Link[] =>
  places.size < LEAST_LISTED ? [] : [...places].map(([{ name }, address]) => ({ address, text: name }));

/** Groups the examples of a file of rulings by what they are about. */
export function topicsOf({ places }: ExampleGroup): RulingTopic[] {
  const topics = new Map<string | undefined, Link[]>();
  for (const [scenario, address] of places) {
    const topic = ruleOf(scenario);
    topics.set(topic, [...(topics.get(topic) ?? []), { address, text: scenario.name }]);
  }
  return [...topics].map(([text, questions]) => ({ ...(text !== undefined && { text }), questions }));
}

/** Returns the name of the Rule that contains a scenario; undefined if none does. */
function ruleOf({ document, pickle }: Scenario): string | undefined {
  const rules = document.feature!.children.flatMap((child) => child.rule ?? []);
  return rules.find(({ children }) => children.some((child) => child.scenario?.id === pickle.astNodeIds[0]))?.name;
}

export const pageLinks = ({ pages }: ExampleGroup, addressOf: (page: number) => string): Link[] =>
  pages.map((_, index) => ({ address: addressOf(index + 1), text: String(index + 1) }));

/** Reads the publishers' answers that a scenario follows from a line `# answers: OP01-001#1, …` above it. */
export function answersOf(scenario: Scenario, lines: readonly string[]): string[] {
  const answers: string[] = [];
  for (let line = firstLineOf(scenario) - 2; /^\s*#/.test(lines[line] ?? ''); line--) {
    const [, ids] = /^\s*# answers: (.*)/.exec(lines[line]!) ?? [];
    if (ids !== undefined) answers.unshift(...ids.split(',').map((id) => id.trim()));
  }
  return answers;
}
