/** `tcg-conformance site`: what stands on the pages of the living rulebook, and what the command refuses. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSuite } from '../cli/select';
import { faultsOf, gameOf } from '../games/registry';
import { groupOf } from '../reports/site/groups';
import { ClauseLinks } from '../reports/site/links';
import { publish } from '../reports/site/folder';
import { playedScenarios } from '../reports/site/play';
import { siteTools } from '../reports/site/tools';
import { loadCatalogue } from '../runner/catalogue';
import { REPORT_VERSION, type Report } from '../schemas/report';
import { commandHere, expectUsageError, reportIn, scratchFolder } from './command';
import { linesOfPage, machineWordsIn } from './machine-words';
import { oracleServer } from './served-oracle';

const folder = scratchFolder('site');
const site = join(folder, 'site');
const oracles = oracleServer();
const GAME = 'level-neo';
const docs = (...args: string[]) => commandHere(['site', ...args], { cwd: folder });
const page = (address: string): string => readFileSync(join(site, address), 'utf8');
/** Entities undone, tags taken away. */
const words = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|b|span|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(path, name)).isFile());

const suite = loadSuite([GAME]);
const catalogue = suite.catalogues[0]!;
const rules = suite.features.rules;
const scenarios = suite.features.scenarios.filter(({ decoy }) => decoy === undefined);
/** The pages of a clause, one after the other. */
const pagesOf = (clause: string): string => {
  const names = readdirSync(join(site, GAME, clause)).filter((name) => name.endsWith('.html'));
  return names.map((name) => page(join(GAME, clause, name))).join('\n');
};

beforeAll(async () => {
  for (const [out, adapter] of [
    ['good', 'oracle'],
    ['broken', await oracles.serve({ fault: '5-1-the-attacker-does-not-rest' })],
  ])
    await commandHere(['run', '--game', GAME, '--clause', 'LN-5', '--adapter', adapter!, '--out', out!, '--quiet'], {
      cwd: folder,
    });
  const reports = ['--report', 'good/report.json', 'broken/report.json'];
  const built = await docs('--game', GAME, ...reports, '--out', 'site');
  expect(built).toMatchObject({ code: 0, stderr: '' });
  expect(built.stdout).toMatch(/^site\/index\.html: 1 rulebook, \d+ clauses, \d+ examples; \d+ MB in \d+ s\n$/);
});

describe('the pages', () => {
  test('say nothing in words of the protocol or of code', () => {
    const pages = filesIn(site).filter((name) => name.endsWith('.html') && !name.includes('playground'));
    expect(pages.length).toBeGreaterThan(100);
    expect(machineWordsIn(pages.flatMap((name) => linesOfPage(page(name))))).toEqual([]);
  });

  test('each clause has one, with its words and its scenarios', () => {
    for (const { id } of catalogue.clauses) expect(existsSync(join(site, GAME, id, 'index.html')), id).toBe(true);
    for (const { clause, title } of rules) {
      const text = words(pagesOf(clause));
      expect(text).toContain(`${clause} ${title.replace(/\s+/g, ' ')}`);
      for (const scenario of scenarios.filter((one) => one.rule?.clause === clause && !/rulings/.test(one.uri)))
        expect(text, scenario.id).toContain(scenario.name.replace(/\s+/g, ' '));
    }
  });

  test('every scenario is told with all of its steps, and what happened by which clauses', () => {
    const html = pagesOf('9-4-1');
    const all = filesIn(site)
      .filter((name) => name.endsWith('.html'))
      .map(page)
      .join('');
    expect(all.match(/<article class="example"/g)).toHaveLength(scenarios.length);
    const example = /<article class="example"[\s\S]*?<\/article>/.exec(html)![0];
    const scenario = scenarios.find(({ rule }) => rule?.clause === '9-4-1')!;
    for (const { text } of scenario.pickle.steps) expect(words(example)).toContain(text);
    expect(example).toMatch(/<ul class="happened"><li>[A-Z][^<]*\. <a href="\.\.\/[\d-]+\/index\.html">/);
    expect(example.match(/<svg class="table"/g)!.length).toBeGreaterThan(1);
    expect(example).toContain('This board as text');
  });

  test('readings stand with their reasons and choices, misreadings with their clause', () => {
    const text = words(page(join(GAME, 'readings', 'index.html')));
    const withReading = catalogue.clauses.filter(({ reading }) => reading !== undefined);
    expect(withReading.length).toBeGreaterThan(10);
    for (const { id, reading } of withReading) expect(text, id).toContain(reading!.trim().replace(/\s+/g, ' '));
    for (const { question, answers } of Object.values(gameOf(GAME)!.oracle.readings))
      for (const said of [question, ...Object.values(answers)]) expect(text).toContain(said);
    const faults = faultsOf(gameOf(GAME)!.oracle);
    for (const clause of new Set(faults.map((fault) => fault.clause))) {
      const pageWords = words(pagesOf(clause));
      for (const { title } of faults.filter((fault) => fault.clause === clause)) expect(pageWords).toContain(title);
    }
  });

  test('rulings have pages of their own, with the question', () => {
    const text = words(page(join(GAME, 'rulings', 'attacker-set-active-again.html')));
    expect(text).toContain('An effect sets my attacker Active again');
    expect(text).toContain('May it attack once more in this turn, now that it is Active?');
    expect(page(join(GAME, 'rulings', 'index.html'))).toContain('rulings/attacker-set-active-again.html');
  });

  test('engines stand side by side: in the table, at the clause, at the example that one did not pass', () => {
    const table = page(join(GAME, 'engines', 'index.html'));
    expect(table.match(/<th scope="col">/g)).toHaveLength(3);
    expect(words(table)).toMatch(/5-1 [^✓✗]*✓ conforms ✗ fails/);
    const clause = page(join(GAME, '5-1', 'index.html'));
    expect(words(clause)).toMatch(/✓ [^:]+: conforms ✗ [^:]+: fails/);
    expect(words(table)).toMatch(
      / \d+ of \d+ tested clauses conform[^.]*\. Run on \d{4}-\d\d-\d\d: level-neo; clauses? LN-5/,
    );
    expect(words(clause)).toMatch(/✗ [^:]+: failed/);
    expect(words(page(join(GAME, '9-4-1', 'index.html')))).toMatch(/○ [^:]+: untested/);
  });

  test('every link leads to a page, and to a place on it; none needs a server', () => {
    const wrong: string[] = [];
    const ids = new Map<string, Set<string>>();
    const playable = new Set(scenarios.map(({ id }) => id));
    const idsOf = (file: string) => {
      const known =
        ids.get(file) ?? new Set([...readFileSync(file, 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!));
      ids.set(file, known);
      return known;
    };
    for (const name of filesIn(site).filter((file) => file.endsWith('.html'))) {
      const file = join(site, name);
      for (const [, link] of readFileSync(file, 'utf8').matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^(https?:|data:)/.test(link!)) continue;
        const [path = '', place] = link!.split('#');
        const target = path === '' ? file : resolve(dirname(file), path);
        const [, played] = /^scenario=(.*)$/.exec(place ?? '') ?? [];
        const targetExists =
          played === undefined ? !place || idsOf(target).has(place) : playable.has(decodeURIComponent(played));
        if (!existsSync(target) || statSync(target).isDirectory() || !targetExists) wrong.push(`${name}: ${link}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('each opens at once: none is larger than 300 KB', () => {
    const large = filesIn(site).filter((name) => name.endsWith('.html') && statSync(join(site, name)).size > 300_000);
    expect(large).toEqual([]);
  });

  test('nothing is loaded from elsewhere', () => {
    const loaded = /<(?:script|link|img)[^>]*(?:src|href)="(?!data:)([^"]*)"/g;
    const sources = new Set([...page('index.html').matchAll(loaded)].map(([, source]) => source));
    expect([...sources]).toEqual(['assets/site.css', 'assets/site.js']);
    expect(page('assets/site.css')).not.toMatch(/url\(|@import/);
  });

  test('whose the rulebook is stands on every page', () => {
    for (const address of ['index.html', join(GAME, 'index.html'), join(GAME, '9-4-1', 'index.html')]) {
      expect(words(page(address))).toContain('in our own words; the rulebook decides');
      expect(page(address)).toContain('http://levelneo-tcg.com/');
    }
  });
});

describe('examples on their pages', () => {
  const { scenarios: all } = loadSuite(['one-piece']).features;
  const links = new ClauseLinks(loadCatalogue('one-piece'), new Map());
  const frame = () => ({ links, answers: [], standings: [] });
  const withReading = (those: typeof all) =>
    those.map((scenario) => ({ scenario, steps: [], restsOn: { testCards: [] } }));

  test('go on on the next page where there are many, each at its place', () => {
    const { pages, places } = groupOf(withReading(all), 'clause', frame, (number) => `page-${number}`);
    expect(pages.length).toBeGreaterThan(2);
    for (const one of pages) expect(one.join('').length).toBeLessThan(235_000);
    expect(new Set(places.values()).size).toBe(all.length);
    for (const [{ name }, place] of places) {
      const [, number, anchor] = /^page-(\d+)#(.*)$/.exec(place)!;
      const example = pages[Number(number) - 1]!.find((html) => html.includes(` id="${anchor}"`))!;
      expect(words(example)).toContain(name.replace(/\s+/g, ' '));
    }
  });

  test('stand under what the rulings are about', () => {
    const rulings = all.filter(({ uri }) => uri.endsWith('rulings/answers-on-battles.feature'));
    const asked = rulings[0]!.document.feature!.children.flatMap(({ rule }) => rule?.name ?? []);
    const { pages } = groupOf(withReading(rulings), 'rulings', frame, String);
    const headings = [
      ...pages
        .flat()
        .join('')
        .matchAll(/<h2>(.*?)<\/h2>/g),
    ].map(([, heading]) => words(heading!));
    expect(headings).toEqual(asked);
    expect(asked.length).toBeGreaterThan(2);
  });
});

describe('the folder of a former site', () => {
  const own = join(site, 'CNAME');

  test('is made anew: the same pages, what is gone is gone, what is the user’s stays', async () => {
    const before = filesIn(site);
    const texts = new Map(before.map((name) => [name, readFileSync(join(site, name), 'utf8')]));
    writeFileSync(own, 'rules.example.org');
    const { code, stderr } = await docs('--game', GAME, '--out', 'site');
    expect([code, stderr]).toEqual([0, '']);
    expect(readFileSync(own, 'utf8')).toBe('rules.example.org');
    const gone = before.filter((name) => !existsSync(join(site, name)));
    expect(gone).toEqual([join(GAME, 'engines', 'index.html')]);
    expect(existsSync(join(site, GAME, 'engines'))).toBe(false);
    const same = join(GAME, 'readings', 'index.html');
    expect(page(same).replace(/<a[^>]*>Engines<\/a>/, '')).toContain('Ambiguous rules');
    expect(page(join(GAME, 'search.js'))).toBe(texts.get(join(GAME, 'search.js')));
    expect(readdirSync(folder).filter((name) => name.startsWith('.tcg-conformance'))).toEqual([]);
  });

  test('where somebody has put something in the place of a page, nothing is touched', () => {
    const made = join(folder, 'made');
    mkdirSync(join(made, 'assets'), { recursive: true });
    for (const name of ['index.html', 'CNAME', 'assets/site.css']) writeFileSync(join(made, name), 'new');
    expect(() => publish(made, site)).toThrow(/CNAME was not written by tcg-conformance; move it away/);
    expect(readFileSync(own, 'utf8')).toBe('rules.example.org');
    expect(page('index.html')).not.toBe('new');
  });
});

describe('what is refused', () => {
  const refused = async (says: RegExp | string, ...args: string[]) => expectUsageError(await docs(...args), says);

  test('a game that there is not', async () => {
    await refused(/--game: "one-pice" is not one of .*did you mean "one-piece"\?/, '--game', 'one-pice');
    await refused(/unknown option '--reports'/, '--reports', 'x');
  });

  test('a folder that is a file, or holds what is no former site: nothing in it is touched', async () => {
    writeFileSync(join(folder, 'file'), 'mine');
    await refused('--out: file is a file; name a folder', '--out', 'file');
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full', 'mine.txt'), 'mine');
    await refused('--out: full holds files and is no former site', '--out', 'full');
    expect(filesIn(join(folder, 'full'))).toEqual(['mine.txt']);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
    await refused('--out: good holds files and is no former site', '--out', 'good');
  });

  test('a folder that cannot be', async () => {
    await refused(/--out: cannot write file\/site: /, '--game', GAME, '--out', 'file/site');
  });

  test('without the packages that make it: they are named, with how to have them', async () => {
    await expect(siteTools([join(folder, 'package.json')])).rejects.toThrow(
      'docs needs @11ty/eleventy and minisearch, to be installed on demand: npm install @11ty/eleventy minisearch',
    );
  });

  test('a scenario with which the oracle disagrees: no page shows it', async () => {
    const scenario = scenarios.find(({ pickle }) => pickle.steps.some(({ text }) => / is resting$/.test(text)))!;
    const steps = scenario.pickle.steps.map((step) => ({
      ...step,
      text: step.text.replace(/ is resting$/, ' is active'),
    }));
    const changed = { ...scenario, pickle: { ...scenario.pickle, steps } };
    await expect(playedScenarios({ ...suite.features, scenarios: [changed] }, catalogue)).rejects.toThrow(
      `the oracle disagrees with ${scenario.id}: `,
    );
  });

  test('what is no report, or one that says nothing of these scenarios', async () => {
    const report = reportIn(join(folder, 'good'));
    const file = (name: string, value: unknown) => {
      writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
      return ['--game', GAME, '--report', name];
    };
    await refused('gone.json: there is no such file', '--game', GAME, '--report', 'gone.json');
    await refused('broken.json: not JSON', ...file('broken.json', '{"games": ['));
    await refused('other.json: unknown member "hello"', ...file('other.json', { hello: 1 }));
    await refused(
      /later\.json: a later version/,
      ...file('later.json', { ...report, schemaVersion: REPORT_VERSION + 1 }),
    );
    const { suite: about, selection } = report;
    await refused(
      'stale.json was made with other scenarios',
      ...file('stale.json', { ...report, suite: { ...about, features: 'f'.repeat(64) } } satisfies Report),
    );
    await refused(
      "own.json is of features of one's own",
      ...file('own.json', { ...report, selection: { ...selection, features: 'mine' } } satisfies Report),
    );
    await refused(
      'game.json is about one-piece, not about level-neo',
      ...file('game.json', { ...report, selection: { ...selection, games: ['one-piece'] } } satisfies Report),
    );
  });
});
