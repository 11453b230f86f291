/**
 * Titles of rules and scenarios stand alone in lists, search and reports, so each is a complete sentence. A program sees
 * only some of the signs of a fragment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../runner/root';

const FEATURES = join(projectRoot(), 'features');
const TITLE = /^\s*(Rule|Scenario|Scenario Outline):\s*(.*)$/;
/** A question with its answer is longer than a rule. */
const MOST = { rules: 150, rulings: 180 };

/** Signs of a title that is no sentence of its own. */
const SIGNS: readonly (readonly [sign: string, RegExp])[] = [
  ['begins in the middle', /^(?!["A-Z0-9([<+−-]|overDress)/],
  ['goes on from another title', /^(And|But|Or|Nor|None|Also|Not|So|Then|They|Them|That one|This one)\b/],
  ['ends in the middle', /[,;:]$|(?<!K\.O|\.\.)\.$/],
];

/** Returns the signs of a title, without the number of its clause. */
function signsOf(title: string, most = MOST.rules): string[] {
  const words = title.replace(/^(?:FAQ-)?[A-Z]?\d+(?:[-.]\d+)* /, '');
  const found = SIGNS.flatMap(([sign, pattern]) => (pattern.test(words) ? [sign] : []));
  return words.length > most ? [...found, `is longer than ${most} characters`] : found;
}

const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.feature'));

it.each(files)('%s has complete titles', (file) => {
  const most = file.includes('rulings') ? MOST.rulings : MOST.rules;
  const lines = readFileSync(join(FEATURES, file), 'utf8').split('\n');
  const bad = lines.flatMap((line, index) => {
    const [, , title] = TITLE.exec(line) ?? [];
    const signs = title === undefined ? [] : signsOf(title, most);
    return signs.length > 0 ? [`${index + 1}: ${title}: ${signs.join(', ')}`] : [];
  });
  expect(bad).toEqual([]);
});

it.each(['and it may be chosen', 'none', '7-1-2 nor is it asked', 'Then it is played', 'A Character is rested.'])(
  'notices "%s"',
  (title) => expect(signsOf(title)).toHaveLength(1),
);

it.each(['A Character is K.O.', '10-2-1 [Blocker] rests to block', '"Mate" is chosen', 'May it attack? Yes, it may'])(
  'takes "%s"',
  (title) => expect(signsOf(title)).toEqual([]),
);
