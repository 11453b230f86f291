/** docs/tutorial.md followed literally, in an empty folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { projectRoot } from '../runner/root';
import { parseExpectations } from '../runner/expectations';
import { argumentsIn, commandHere, reportIn, scratchFolder, type Ended } from './command';
import { lacksPython } from './python';

const docs = join(projectRoot(__dirname), 'docs');
const tutorial = readFileSync(join(docs, 'tutorial.md'), 'utf8');
const commands = [...tutorial.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block!.trim().split('\n'));
const MOST_SECONDS = 60;

interface Ran extends Ended {
  command: string;
}

describe.skipIf(lacksPython(__filename))('the tutorial, one command after another', () => {
  const folder = scratchFolder('tutorial');
  const file = (name: string) => join(folder, name);
  const ran: Ran[] = [];

  beforeAll(
    async () => {
      for (const command of commands)
        ran.push({ command, ...(await commandHere(argumentsIn(command), { cwd: folder })) });
    },
    2 * MOST_SECONDS * 1000,
  );

  const oneThat = (pattern: RegExp): Ran => {
    const found = ran.filter(({ command }) => pattern.test(command));
    expect(found.map(({ command }) => command)).toHaveLength(1);
    return found[0]!;
  };

  test('is all about tcg-conformance, and leads from nothing to a report', () => {
    expect(commands.length).toBeGreaterThanOrEqual(4);
    for (const command of commands) expect(command).toMatch(/^npx tcg-conformance (init|doctor|run) /);
    // On a slow machine a run tells how far it is.
    for (const { stderr } of ran) expect(stderr.replace(/^\d+ of \d+ scenarios, .*\n/gm, '')).toBe('');
    expect(existsSync(file('report/report.html'))).toBe(true);
  });

  test('1. init writes the two files that it names', () => {
    expect(oneThat(/ init /).code).toBe(EXIT.conforms);
    const named = ['adapter.py', 'tcg_conformance.py'];
    for (const name of named) {
      expect(tutorial).toContain(`\`${name}\``);
      expect(existsSync(file(`my-adapter/${name}`))).toBe(true);
    }
  });

  test('2. the doctor finds it well but for actions, in lines that are marked', () => {
    const { code, stdout } = oneThat(/ doctor /);
    expect(tutorial).toContain(`"not ready for scenarios", exit code ${EXIT.nothingRun}`);
    expect(code).toBe(EXIT.nothingRun);
    const lines = stdout.trimEnd().split('\n').slice(0, -2);
    expect(lines.filter((line) => !/^(✓ | {2})/.test(line))).toEqual([
      '✗ not ready for scenarios: it does not support action pass',
    ]);
    expect(lines.filter((line) => line.startsWith('✓')).length).toBeGreaterThanOrEqual(4);
  });

  test('3. the first report fails nothing, and tells what one more thing would add, the most rewarding first', () => {
    const { code } = oneThat(/ run (?!.*--expect)/);
    expect(tutorial).toContain(`exit code ${EXIT.nothingRun}`);
    expect(code).toBe(EXIT.nothingRun);
    const report = reportIn(file('report'));
    expect([...new Set(report.scenarios.map(({ verdict }) => verdict))]).toEqual(['unsupported']);
    const page = readFileSync(file('report/report.html'), 'utf8');
    const list = page.slice(page.indexOf('>Not supported</h3>'));
    const added = [...list.matchAll(/would add (\d+) scenarios?/g)].map((match) => Number(match[1]));
    expect(added.length).toBeGreaterThan(5);
    expect(added).toEqual([...added].sort((one, other) => other - one));
    expect(list).toMatch(/supporting action pass would add \d+ scenarios/i);
  });

  test('4. the places to fill in are marked in the order of the text, each in the method that it names', () => {
    const adapter = readFileSync(file('my-adapter/adapter.py'), 'utf8');
    const steps = [...tutorial.matchAll(/^(\d)\. (?:`(\w+)`|Declare more)/gm)];
    expect(steps.map((step) => step[1])).toEqual(['1', '2', '3', '4', '5']);
    for (const [, number, method] of steps) {
      expect(adapter.match(new RegExp(`# TODO ${number}:`, 'g'))).toHaveLength(1);
      const body = method && adapter.slice(adapter.indexOf(`def ${method}(`)).split(/\n {4}def /)[0]!;
      if (body) expect(body).toContain(`# TODO ${number}:`);
    }
  });

  test('5. what fails today is written down: nothing yet', () => {
    expect(oneThat(/--update-expectations/).code).toBe(EXIT.nothingRun);
    const text = readFileSync(file('known-failures.yaml'), 'utf8');
    expect(parseExpectations(text, 'known-failures.yaml')).toEqual([]);
  });
});

test('every page that the tutorial links to is there', () => {
  const links = [...tutorial.matchAll(/\]\(([\w.-]+)\)/g)].map((match) => match[1]!);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(existsSync(join(docs, link)), link).toBe(true);
});
