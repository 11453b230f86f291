/** Shows what a scenario rests on: the texts of its test cards, and the defaults. */
import { failureRestsOn, type RestsOn, type TestCard } from '../runner/rests-on';
import type { ScenarioResult } from '../schemas/report';
import { capitalised, listed } from '../texts/words';
import { markup, type Html } from './html-template';

/** Returns lines for a terminal; none if the steps say everything. */
export function restsOnLines({ testCards, defaults }: RestsOn): string[] {
  return [
    ...(testCards.length > 0 ? ['Test cards:', ...testCards.map((card) => `  ${cardInWords(card)}`)] : []),
    ...(defaults === undefined ? [] : [`Defaults: ${defaults}.`]),
  ];
}

/** Returns the same lines for a scenario of a report; none if it passed. */
export const restingOn = ({ game, failure }: ScenarioResult): string[] =>
  failure ? restsOnLines(failureRestsOn(game, failure)) : [];

/** Renders both as a list beside the scenario; null if the steps say everything. */
export function restsOnHtml({ testCards, defaults }: RestsOn): Html | null {
  if (testCards.length === 0 && defaults === undefined) return null;
  return markup`<dl class="rests-on">
    ${testCards.length > 0 && markup`<dt>Test cards</dt> ${testCards.map(cardHtml)}`}
    ${defaults !== undefined && markup`<dt>By default</dt> <dd>${capitalised(defaults)}.</dd>`}
  </dl>`;
}

/** `Guard (red Character with cost 2 and 3000 power): [Blocker]` */
const cardInWords = ({ names, print, text }: TestCard): string =>
  `${listed(names)}${print === undefined ? '' : ` (${print})`}: ${text}`;

const cardHtml = ({ names, print, text }: TestCard): Html =>
  markup`<dd><b>${listed(names)}</b> ${text}${print !== undefined && markup` <small>${capitalised(print)}</small>`}</dd>
    `;
