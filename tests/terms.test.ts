/**
 * One word for one thing in what people read. `terms/left.json` counts, by file, what older texts still have; its
 * numbers may only fall.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { projectRoot } from '../runner/root';
import { commandHere } from './command';
import { ALIASES, FORMER_WORDS } from './terms/former-words';
import { filesWithTexts, textsOf, visible, type TextAt } from './terms/texts';

const root = projectRoot(__dirname);
type Counts = Readonly<Record<string, number>>;
const left = JSON.parse(readFileSync(join(__dirname, 'terms', 'left.json'), 'utf8')) as Readonly<
  Record<string, Counts>
>;

const words = Object.keys(FORMER_WORDS);
const countOf = (word: string, text: string): number => {
  const { source, flags } = FORMER_WORDS[word]!.pattern;
  return [...text.matchAll(new RegExp(source, `${flags}g`))].length;
};

/** Lists places with words that are neither aliases nor known to be left: "file:line: word (say ...): text". */
function newUses(file: string, texts: readonly TextAt[], known: Counts = left[file] ?? {}): string[] {
  return words.flatMap((word) => {
    if (ALIASES[file]?.includes(word)) return [];
    const places = texts.filter(({ text }) => countOf(word, text) > 0);
    const count = places.reduce((sum, { text }) => sum + countOf(word, text), 0);
    if (count <= (known[word] ?? 0)) return [];
    return places.map(({ line, text }) => `${file}:${line}: "${word}", say ${FORMER_WORDS[word]!.say}: ${text.trim()}`);
  });
}

describe('texts for people', () => {
  it('use the words of the glossary', () => {
    const files = filesWithTexts(root);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'cli/program.ts', 'reports/site/templates/clause.njk']));
    expect(files.flatMap((file) => newUses(file, textsOf(root, file)))).toEqual([]);
  });

  it('are listed as exceptions only while they exist', () => {
    const files = new Set(filesWithTexts(root));
    expect(Object.keys(left).filter((file) => !files.has(file))).toEqual([]);
  });
});

const COMMANDS = ['', 'run', 'coverage', 'self-test', 'oracle', 'explain', 'ask', 'ruling new', 'certify', 'site'];
test.each(COMMANDS)('the help of %s uses the words of the glossary', async (command) => {
  const { stdout } = await commandHere([...command.split(' ').filter(Boolean), '--help']);
  expect(stdout).toContain('Usage: ');
  expect(newUses('help', [{ line: 1, text: stdout }])).toEqual([]);
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
    expect(newUses('new.md', [{ line: 3, text: visible(text) }])).toEqual([
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
    expect(newUses('new.md', [{ line: 3, text: visible(text) }])).toEqual([]);
  });
});
