/** docs/cli.md names what the command can do, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { STATE_WORDS } from '../reports/text';
import { loadCatalogues } from '../runner/catalogue';
import { parseExpectations, stableName } from '../runner/expectations';
import { loadFeatures } from '../runner/feature-files';
import { projectRoot } from '../runner/root';
import { Expectation } from '../schemas/expectations';
import { commandHere } from './command';

const page = readFileSync(join(projectRoot(__dirname), 'docs', 'cli.md'), 'utf8');

async function helpOf(...args: string[]): Promise<string> {
  return (await commandHere([...args, '--help'])).stdout;
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].sort();

test('every command and every option stands on the page, and none that there is not', async () => {
  const commandsIn = (help: string) => [...help.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map((match) => match[1]!);
  const parts: string[] = [];
  for (const name of ['ruling', 'catalogue'])
    parts.push(...commandsIn(await helpOf(name)).map((part) => `${name} ${part}`));
  const commands = [...commandsIn(await helpOf()), ...parts];
  expect(commands).toContain('run');
  const helps: string[] = [];
  for (const name of commands) helps.push(await helpOf(...name.split(' ')));
  const options = namesIn(helps.join('\n'), /^ {2}(?:-\w, )?(--[a-z-]+)/gm);
  for (const name of commands) expect(page).toContain(`tcg-conformance ${name}`);
  expect(namesIn(page, /(?<![\w-])(--[a-z][a-z-]+)/g)).toEqual(options);
});

test('the list of known failures that it shows is one, with every member that an entry may have', () => {
  const [, example] = /^```yaml\n([\s\S]*?)^```$/m.exec(page)!;
  const [entry] = parseExpectations(example!, 'cli.md') as [Expectation];
  expect(Object.keys(entry).sort()).toEqual(Object.keys(Expectation.properties).sort());
  const catalogues = loadCatalogues(['level-neo']);
  const names = loadFeatures(['level-neo'], { catalogues }).scenarios.map((one) => stableName(one, catalogues));
  expect(names).toContain(entry.scenario);
});

test('every state of a testable clause has its line, in the order in which they are decided', () => {
  const [, table] = /^The state of a clause is[^|]*\n((?:\|.*\n)+)/m.exec(page)!;
  const listed = [...table!.matchAll(/^\| ([a-z ]+) \|/gm)].map((match) => match[1]!).slice(1);
  const { notTestable: _, ...words } = STATE_WORDS;
  expect([...listed].sort()).toEqual(
    Object.values(words)
      .map(({ word }) => word)
      .sort(),
  );
  expect(listed.slice(0, 3)).toEqual(['fails', 'error', 'known failure']);
});

test('every exit code has its line', () => {
  const listed = [...page.matchAll(/^\| (\d+) \|/gm)].map((match) => Number(match[1]));
  expect(listed).toEqual(Object.values(EXIT));
});
