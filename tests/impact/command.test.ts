/** `tcg-conformance impact` as people call it: what it says, its exit code, and what it refuses. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandHere, scratchFolder, type Ended } from '../command';
import { chance, print, sentence } from './rulebooks';

const folder = scratchFolder('impact');
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
const impact = (...args: string[]) => commandHere(['impact', '--game', 'one-piece', ...args], { cwd: folder });

const refused: [string, string | Uint8Array, RegExp][] = [
  ['empty.txt', ' \n\n', /^tcg-conformance: empty\.txt: empty\n$/],
  [
    'rules.pdf',
    '%PDF-1.7\n%âãÏÓ\n1 0 obj',
    /^tcg-conformance: rules\.pdf: reading a PDF needs the package unpdf: npm install unpdf@\d+\.\d+\.\d+; .*\n$/,
  ],
  ['zip.docx', 'PK\x03\x04 and so on', /office document/],
  ['page.html', '<!DOCTYPE html><html><body>1-1-1. Rule</body></html>', /the source of a web page/],
  ['utf16.txt', Buffer.from('1-1-1. Two players play.\n'.repeat(20), 'utf16le'), /UTF-16 without a byte order mark/],
  ['binary.txt', Buffer.from([49, 45, 49, 0, 200, 201, 7, 9]), /zero bytes/],
  [
    'latin1.txt',
    Buffer.from('1-1. Two players\n1-2. Caf\xe9\n', 'latin1'),
    /^tcg-conformance: latin1\.txt:2: not UTF-8 .*\n$/,
  ],
  [
    'poem.txt',
    'The marmot whistles.\nNobody rests.\n'.repeat(30),
    /not a rulebook of One Piece Card Game: it contains none of the 490 clauses/,
  ],
  [
    'own.txt',
    print([
      { id: '1-1', text: sentence(9, chance(3)) },
      { id: '1-2', text: sentence(9, chance(4)) },
    ]),
    /not a rulebook/,
  ],
];

test.each(refused)('%s is refused in one line, and nothing is written', async (name, content, message) => {
  write(name, content);
  const { code, stdout, stderr } = await impact(name, '--out', 'refused.md');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(folder, 'refused.md'))).toBe(false);
});

test('with a byte order mark UTF-16 is read', async () => {
  write('bom.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('1-1-1. Nothing.', 'utf16le')]));
  expect((await impact('bom.txt')).stderr).toMatch(/not a rulebook/);
});

test('no game, an unknown one, no such file, a folder, an --out of another kind or of somebody else', async () => {
  write('text.txt', 'text');
  write('mine.md', 'my notes');
  const calls = [
    ['text.txt'],
    ['text.txt', '--game', 'one-pece'],
    ...[['nothing.txt'], ['.'], ['text.txt', '--out', 'impact.pdf'], ['text.txt', '--out', 'none/impact.md']].map(
      (call) => [...call, '--game', 'one-piece'],
    ),
    ...[
      ['--out', 'mine.md'],
      ['--old', 'nothing.txt'],
    ].map((call) => ['text.txt', ...call, '--game', 'one-piece']),
  ];
  const errors: Ended[] = [];
  for (const call of calls) errors.push(await commandHere(['impact', ...call], { cwd: folder }));
  expect(errors.map(({ code }) => code)).toEqual(calls.map(() => 2));
  expect(errors.map(({ stderr }) => stderr.replace('tcg-conformance: ', '').trim())).toEqual([
    expect.stringContaining('--game is missing'),
    expect.stringContaining('did you mean "one-piece"?'),
    'nothing.txt: there is no such file',
    '.: a folder, where a file is needed',
    '--out: "impact.pdf" must end with .md or .json',
    '--out: "none/impact.md": there is no folder none',
    '--out: "mine.md" was not written by this command; name another file',
    'nothing.txt: there is no such file',
  ]);
  expect(readFileSync(join(folder, 'mine.md'), 'utf8')).toBe('my notes');
});
