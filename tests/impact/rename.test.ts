/** New numbers for clauses, in each kind of file. */
import { describe, expect, test } from 'vitest';
import {
  renameBare,
  renameFile,
  renameInFeature,
  renameInNotes,
  renameInShared,
  renameMarked,
} from '../../runner/impact/rename';

/** Two change places, and what stands below them. */
const NUMBERS = new Map([
  ['8-1', '8-2'],
  ['8-1-3', '8-2-3'],
  ['8-2', '8-1'],
  ['10-1', '10-2'],
]);

const NAMES = { tag: 'OP', game: 'one-piece', otherGames: ['level-neo'], otherTags: ['LN', 'DBS'] };

test.each([
  ["g.cite('8-1', '8-2');", "g.cite('8-2', '8-1');"],
  ['/** 8-1-3: as 8-1 and 8-2-9 say. */', '/** 8-2-3: as 8-2 and 8-2-9 say. */'],
  ["'8-1-3-a-title-of-a-fault'", "'8-2-3-a-title-of-a-fault'"],
  ['08-1 8-10 18-1 8-1-4 x8-1 2.8-1 OP8-1', '08-1 8-10 18-1 8-1-4 x8-1 2.8-1 OP8-1'],
])('of one game: %s', (before, after) => {
  expect(renameBare(before, NUMBERS)).toBe(after);
});

test.each([
  ['OP-8-1, 8-2 to 8-1-3; DBS 8-1', 'OP-8-2, 8-1 to 8-2-3; DBS 8-1'],
  ['as OP 8-1-3 and 8-1; 8-2 stays of OP', 'as OP 8-2-3 and 8-2; 8-1 stays of OP'],
  ['8-1 is of nobody, VG 8-1 of another', '8-1 is of nobody, VG 8-1 of another'],
])('with the tag: %s', (before, after) => {
  expect(renameMarked(before, 'OP', NUMBERS)).toBe(after);
});

test('a feature: tags, titles, comments and what a deck breaks, not its other steps nor the numbers of answers', () => {
  const before = [
    'Feature: 8-1. Kinds',
    '# see 8-1-3',
    '# answers: OP08-1#8-1',
    '@OP-8-1 @OP-8-2',
    'Rule: 8-1 One',
    'Then 8-1 is 7',
    'And "8-1" is a number',
    'And the deck breaks "8-1", "8-2" and "5-1" and nothing else',
  ];
  const after = [
    'Feature: 8-2. Kinds',
    '# see 8-2-3',
    '# answers: OP08-1#8-1',
    '@OP-8-2 @OP-8-1',
    'Rule: 8-2 One',
    'Then 8-1 is 7',
    'And "8-1" is a number',
    'And the deck breaks "8-2", "8-1" and "5-1" and nothing else',
  ];
  expect(renameInFeature(before.join('\n'), NAMES, NUMBERS).split('\n')).toEqual(after);
});

describe('what games share', () => {
  const renamed = (text: string) => renameInShared(text, NAMES, NUMBERS);

  test('bare numbers change only in a line or a file of this game', () => {
    const shared = "'one-piece': ['8-1'],\n'level-neo': ['8-1'],\n";
    expect(renamed(shared).text).toBe("'one-piece': ['8-2'],\n'level-neo': ['8-1'],\n");
    expect(renamed("run('one-piece');\nexpect('8-1')\n// as 8-2 says").text).toBe(
      "run('one-piece');\nexpect('8-2')\n// as 8-1 says",
    );
  });

  test('a file with a number of which nothing shows whose it is stays as a whole', () => {
    const unclear = 'See OP-8-1.\nSee LN-8-1.\nSo says 8-2.\n';
    expect(renamed(unclear)).toEqual({ text: unclear, unclear: [3] });
    const both = 'A clause of several games: "8-1", say OP-8-1 or LN-8-1';
    expect(renamed(both)).toEqual({ text: both, unclear: [1] });
    expect(renamed('So says 8-2.\nLN-8-1')).toEqual({ text: 'So says 8-2.\nLN-8-1', unclear: [] });
  });
});

test.each([
  ['OP-8-1 and 8-2; DBS 8-1, 8-2', 'OP-8-2 and 8-1; DBS 8-1, 8-2'],
  ['as LN-8-1: 8-1', 'as LN-8-1: 8-2'],
])('in files of a game, each number once, and none of another game: %s', (before, after) => {
  expect(renameBare(before, NUMBERS, NAMES)).toBe(after);
});

test('supplements and questions, whose numbers begin with letters', () => {
  const numbers = new Map([
    ['A1.4', 'A1.5'],
    ['B.14', 'B.15'],
    ['FAQ-3', 'FAQ-4'],
    ['FAQ-3-1', 'FAQ-4-1'],
  ]);
  const names = { tag: 'VG', otherTags: [] };
  expect(renameBare("'A1.4', VG-B.14 and A1.4, FAQ-3-1 (FAQ-3)", numbers, names)).toBe(
    "'A1.5', VG-B.15 and A1.5, FAQ-4-1 (FAQ-4)",
  );
});

test('rulebook.yaml: keys and lists, not the numbers that other editions print', () => {
  const before = [
    '# 8-1 is a comment of a person',
    'tag: OP',
    'editions:',
    '  - name: 1.1.8',
    '    title: Rules 8-1',
    '    lacks: [8-1-3, 9-1]',
    '    numbers: { 8-1: 8-2 }',
    'core: [ 8-1,   8-2 ]',
    'readings:',
    '  8-1: >-',
    '    As in 8-2.',
    '',
  ];
  const after = before.map((line) => line);
  after[5] = '    lacks: [8-2-3, 9-1]';
  after[6] = '    numbers: { 8-2: 8-2 }';
  after[7] = 'core: [ 8-2,   8-1 ]';
  after[9] = '  8-2: >-';
  after[10] = '    As in 8-1.';
  expect(renameInNotes(before.join('\n'), NUMBERS).split('\n')).toEqual(after);
});

test('files keep as many digits as they have', () => {
  expect(renameFile('08-1-kinds.feature', '-', NUMBERS)).toBe('08-2-kinds.feature');
  expect(renameFile('10-01-awaken.feature', '-', NUMBERS)).toBe('10-02-awaken.feature');
  expect(renameFile('08-10-other.feature', '-', NUMBERS)).toBe('08-10-other.feature');
});
