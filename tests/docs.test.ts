/** What the pages for people say of the project is so: paths, links, commands, and code that they quote. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import { commandHere, commandLine, expectLinesInOrder } from './command';

const root = projectRoot(__dirname);
const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');
const allIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1]!)),
];

/** Folders of what is committed: other paths are a user's own. */
const FOLDERS = [
  'adapters',
  'bench',
  'cli',
  'docs',
  'features',
  'games',
  'oracle',
  'reports',
  'runner',
  'schemas',
].concat(['scripts', 'steps', 'tests', 'texts']);

/** `<game>` is any game that is played; other words in brackets, `NN` and `*` stand for some part of a name. */
function exists(path: string, from: string): boolean {
  const games = path.includes('<game>') ? PLAYED : [''];
  return games.some((game) => isFound(join(root, from), path.replaceAll('<game>', game).replace(/\/$/, '').split('/')));
}

function isFound(folder: string, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return existsSync(folder);
  if (!existsSync(folder)) return false;
  const parts = name.split(/<[^>]*>|\*|NN|(?<=NN-)[a-z-]+/).map((part) => part.replace(/[.]/g, '\\.'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return readdirSync(folder).some((entry) => pattern.test(entry) && isFound(join(folder, entry), rest));
}

const PATH = /`([\w<>.*-]+(?:\/[\w<>.*-]+)*\/?)`/g;

/** A page may say in which folder its paths start. */
function missingPaths(text: string): string[] {
  const [, within = undefined] = /Paths (?:on this page )?start in `([\w/]+?)\/?`/.exec(text) ?? [];
  return allIn(text, PATH).filter((path) => {
    const isOfProject = path.includes('/') && FOLDERS.includes(path.split('/')[0]!);
    const isWithin = within !== undefined && /^[a-z<].*(\.ts|\/)$/.test(path);
    return (isOfProject || isWithin) && !exists(path, '') && !(isWithin && exists(path, within));
  });
}

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  it('names no path that there is not', () => {
    expect(missingPaths(text)).toEqual([]);
  });

  it('links to nothing that there is not', () => {
    const targets = allIn(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  it('names scripts of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    expect(allIn(text, /\bnpm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('quotes code as it stands in its file', () => {
    const quotes = [...text.matchAll(/^```\w+ ([\w./-]+\.\w+)\n([\s\S]*?)^```$/gm)];
    const wrong = quotes.filter(([, file, code]) => !readFileSync(join(root, file!), 'utf8').includes(code!));
    expect(wrong.map(([, file, code]) => [file, code])).toEqual([]);
  });
});

describe('the search for paths', () => {
  it.each([
    ['see `oracle/kernel/nowhere.ts`', ['oracle/kernel/nowhere.ts']],
    ['see `oracle/<game>/NN-section.ts`, `docs/` and `features/*/clauses.json`', []],
    ['see `oracle/<game>/nowhere.ts`', ['oracle/<game>/nowhere.ts']],
    ['see `my-engine/engine.ts` and `dist/x.js`', []],
    ['Paths start in `oracle/kernel/`: `state.ts`, `nowhere.ts`', ['nowhere.ts']],
  ])('%s', (text, missing) => {
    expect(missingPaths(text)).toEqual(missing);
  });
});

const scratch = mkdtempSync(join(tmpdir(), 'first-rule-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const [, firstRule] = /^```sh\n([\s\S]*?)^```$/m.exec(textOf('docs/architecture.md').split('## One rule')[1]!)!;
const COMMANDS = [...firstRule!.matchAll(/^npx tcg-conformance (.*?) +# (.*)$/gm)].map(
  ([, args, says]): [string, string] => [args!, says!],
);

test.each(COMMANDS)('of the first rule, %s says what the page says', async (args, says) => {
  const { stdout } = await commandHere(args.split(' '), { cwd: scratch });
  expect(stdout).toContain(says);
});

test('of the first rule there is a run, an explanation and a self-test', () => {
  expect(COMMANDS.map(([args]) => args.split(' ')[0])).toEqual(['run', 'explain', 'self-test']);
});

test('the glossary speaks of words that the kernel has', () => {
  const sources = readdirSync(join(root, 'oracle/kernel'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => textOf(`oracle/kernel/${name}`))
    .join();
  const ours = [...textOf('docs/glossary.md').matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell]) =>
    allIn(cell!, /`(\w+)`/g),
  );
  expect(ours.length).toBeGreaterThan(30);
  expect(ours.filter((word) => !new RegExp(`\\b${word}\\b`).test(sources))).toEqual([]);
});

const [, showpiece, shown] = /^```console\n\$ npx tcg-conformance (.*)\n([\s\S]*?)^```$/m.exec(textOf('README.md'))!;

/** Words of a command line, those in quotes as one; the suite as it is here for `npx tcg-conformance`. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain)!.replace(/^npx tcg-conformance(?= )/, commandLine([])),
  );

test("README's first scenarios are the suite's, and what a faulty engine hears of them is what it prints", async () => {
  expect(textOf('README.md')).toMatch(/^```gherkin features\/one-piece\/\S+\.feature\n/m);
  const { stdout } = await commandHere(wordsOf(showpiece!), { cwd: scratch });
  expectLinesInOrder(stdout, shown!);
});
