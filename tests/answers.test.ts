/** The publisher's answers: each is the source of one scenario, or is left out with a word that says why. CONTRIBUTING.md shows the form. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const REASONS = ['text', 'unsayable', 'untestable', 'contradicts', 'open'];
const SOURCE = /^\s*# answers: (.+)$/;
/** The id of an answer of a publisher, of its agents or of judges; other sources are addresses and names. */
const ID = /^[A-Z][\w-]*#[\d-]+$/;

describe.each(['one-piece', 'dragon-ball-super', 'battle-spirits', 'vanguard'])('the answers of %s', (game) => {
  const listed = readFileSync(join(__dirname, 'fixtures', `${game}-answers.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  const folder = join(__dirname, '..', 'features', game);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.feature'));
  const lines = files.map((file) => [file, readFileSync(join(folder, file), 'utf8').split('\n')] as const);
  const sources = lines
    .flatMap(([, all]) => all.flatMap((line) => SOURCE.exec(line)?.[1]!.split(', ') ?? []))
    .filter((source) => ID.test(source));

  it('are listed once each, those without a scenario with a reason in a word', () => {
    expect(listed.filter(([, ...reason]) => reason.length > 0 && !REASONS.includes(reason.join(' ')))).toEqual([]);
    expect(twice(listed.map(([id]) => id!))).toEqual([]);
  });

  it('are the source of one scenario each, or are left out', () => {
    const due = listed.filter(([, reason]) => !reason).map(([id]) => id!);
    expect(twice(sources)).toEqual([]);
    expect({
      missing: due.filter((id) => !sources.includes(id)),
      unknown: sources.filter((id) => !due.includes(id)),
    }).toEqual({
      missing: [],
      unknown: [],
    });
  });

  it.each(lines)('stand above what they are the source of: %s', (_file, all) => {
    const astray = all.filter((line, at) => /^\s*#\s*answer/i.test(line) && !(SOURCE.test(line) && isAbove(all, at)));
    expect(astray).toEqual([]);
  });
});

const twice = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

/** Whether a scenario, its tags or a row of examples comes next, after other lines of sources. */
function isAbove(all: readonly string[], at: number): boolean {
  const next = all.slice(at + 1).find((line) => !SOURCE.test(line));
  return /^\s*(@|Scenario|\|)/.test(next ?? '');
}
