/** One word for one thing in what people read. */
import { describe, expect, it, test } from 'vitest';
import { projectRoot } from '../runner/root';
import { commandHere } from './command';
import { KEPT, FORMER_WORDS } from './terms/former-words';
import { filesWithTexts, textsOf, visible, type TextAt } from './terms/texts';

const root = projectRoot(__dirname);

const words = Object.keys(FORMER_WORDS);
/** Lists places with former words that are not kept there: "file:line: word (say ...): text". */
const usesIn = (file: string, texts: readonly TextAt[]): string[] =>
  words
    .filter((word) => !KEPT[file]?.includes(word))
    .flatMap((word) =>
      texts
        .filter(({ text }) => FORMER_WORDS[word]!.pattern.test(text))
        .map(({ line, text }) => `${file}:${line}: "${word}", say ${FORMER_WORDS[word]!.say}: ${text.trim()}`),
    );

describe('texts for people', () => {
  it('use the words of the glossary', () => {
    const files = filesWithTexts(root);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'cli/program.ts', 'reports/site/templates/clause.njk']));
    expect(files.flatMap((file) => usesIn(file, textsOf(root, file)))).toEqual([]);
  });

  it('keep a former word only in files that have it', () => {
    const unused = Object.entries(KEPT).flatMap(([file, kept]) =>
      kept
        .filter((word) => !textsOf(root, file).some(({ text }) => FORMER_WORDS[word]!.pattern.test(text)))
        .map((word) => `${file}: ${word}`),
    );
    expect(unused).toEqual([]);
  });
});

const COMMANDS = ['', 'run', 'coverage', 'self-test', 'oracle', 'explain', 'ask', 'ruling new', 'certify', 'site'];
test.each(COMMANDS)('the help of %s uses the words of the glossary', async (command) => {
  const { stdout } = await commandHere([...command.split(' ').filter(Boolean), '--help']);
  expect(stdout).toContain('Usage: ');
  expect(usesIn('help', [{ line: 1, text: stdout }])).toEqual([]);
});

describe('the search for former words', () => {
  it.each([
    ['our reading: the turn player chooses', 'reading'],
    ['readings apart: 3 agree', 'reading'],
    ['3 ways to get it wrong', 'a way to get it wrong'],
    ['no fault survives', 'fault'],
    ['oracle --fault 5-1', 'fault'],
    ['2 partly, 64 untested', 'partly'],
    ['<p aria-label="Steps and journal"></p>', 'journal'],
    ['"Guard" has a bystander', 'bystander'],
    ['the kit declines it', 'kit'],
    ['Null floor: 0 of 12', 'null floor'],
  ])('finds %s', (text, word) => {
    expect(usesIn('new.md', [{ line: 3, text: visible(text) }])).toEqual([
      expect.stringContaining(`new.md:3: "${word}"`),
    ]);
  });

  it.each([
    'the suite is at fault',
    'a fault in the suite',
    'oracle/one-piece/faults/07-end-of-battle.ts',
    'tagged @reading',
    'in the order of reading',
    'the member `readings` of game/start',
    '<section class="readings">',
    'because an effect causes it',
  ])('leaves %s', (text) => {
    expect(usesIn('new.md', [{ line: 3, text: visible(text) }])).toEqual([]);
  });
});
