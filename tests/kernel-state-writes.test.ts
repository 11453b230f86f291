/** The state of a game is written in one place. Types forbid it elsewhere; this finds those who talk the types out of it. */
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

it('changes.ts and its parts are the only files of the oracle that write to the state', () => {
  const files = readdirSync(ORACLE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.map((file) => offences(file, readFileSync(join(ORACLE, file), 'utf8')));
  const isWriter = (file: string) => /^kernel.changes(\.ts$|.)/.test(file);
  const [writers, others] = [true, false].map((writes) =>
    found.filter((_, index) => isWriter(files[index]!) === writes),
  );
  expect(writers!.flat().length).toBeGreaterThan(5);
  expect(others!.flat()).toEqual([]);
});
