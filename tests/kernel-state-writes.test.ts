/** The state of a game is written in one file. Types forbid it elsewhere; this finds those who talk the types out of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ORACLE = join(__dirname, '..', 'oracle');
const WRITES = [
  /\bWritable</,
  /-readonly\b/,
  /\bstate(\.\w+|\[[^\]]+\])+!? *(=(?!=|>)|\+=|-=|\+\+|--)/,
  /\bstate(\.\w+|\[[^\]]+\])+!?\.(push|pop|shift|unshift|splice|sort|reverse|fill)\(/,
  /\.(zone|state|face|side|counters|identity|attackedOnTurn) *(=(?!=|>)|\+=|-=)/,
  /\bas (Handle|CardState|PendingAbility|ContinuousEffect|Link)\[\]/,
];

const offences = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      WRITES.some((write) => write.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    );

it('changes.ts is the only file of the oracle that writes to the state', () => {
  const files = readdirSync(ORACLE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.map((file) => offences(file, readFileSync(join(ORACLE, file), 'utf8')));
  const writer = files.indexOf(join('kernel', 'changes.ts'));
  expect(found[writer]!.length).toBeGreaterThan(5);
  expect(found.filter((_, index) => index !== writer).flat()).toEqual([]);
});
