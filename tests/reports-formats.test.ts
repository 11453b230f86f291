/** What is derived from a report says the same as the report, whatever strings an adapter put into it. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { badgeOf } from '../reports/badge';
import { htmlPage } from '../reports/html';
import { unpacked } from './unpacked';
import { junitXml } from '../reports/junit';
import { markdown } from '../reports/markdown';
import { buildReport, totalClauses, totalReadings, totalScenarios } from '../reports/model';
import { summaryLines } from '../reports/summary';
import { verdictSentence } from '../reports/text';
import { CLAUSE_STATES, type Report } from '../schemas/report';
import {
  brokenRun,
  cleanRun,
  hugeRun,
  known,
  KNOWN_CLAUSE,
  passing,
  runOf,
  scenario,
  troubledRun,
} from './fixtures/report/make';
import { tagsOf, unbalancedTag } from './fixtures/report/tags';

const HOSTILE = `</script></style><img src=x onerror=alert(1)>"'&amp;]]>\u0000\u001b[31m\u202e\ud800\`x\`|**b**|@all\n# h\n`;

const reports: [string, Report][] = [
  ['clean', buildReport(cleanRun())],
  ['troubled', buildReport(troubledRun())],
  ['broken', buildReport(brokenRun())],
  ['hostile', hostileReport()],
];

function hostileReport(): Report {
  const input = troubledRun();
  const poison = (value: unknown, key = ''): unknown => {
    const kept = [
      'id',
      'clauses',
      'verdict',
      'game',
      'games',
      'status',
      'startedAt',
      'tag',
      'section',
      'kind',
      'players',
      'viewer',
      'turnPlayer',
      'face',
      'state',
    ];
    if (kept.includes(key)) return value;
    if (typeof value === 'string') return `${value}${HOSTILE}`;
    if (Array.isArray(value)) return value.map((item) => poison(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, poison(member, name)]));
  };
  const { catalogues, rules, ...rest } = input;
  const hostile = poison(rest) as typeof rest;
  const titles = rules.map((rule) => ({ ...rule, title: `${rule.title}${HOSTILE}` }));
  return buildReport({ ...hostile, catalogues, rules: titles });
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** The sum of an attribute over all tags of a kind. */
function sum(text: string, tag: string, attribute: string): number {
  const values = [...text.matchAll(new RegExp(`<${tag} [^>]*\\b${attribute}="(\\d+)"`, 'g'))];
  return values.reduce((total, [, value]) => total + Number(value), 0);
}

/** Only people follow links; what a browser loads by itself is in the page. */
function mayLeadTo(tag: string, href: string): boolean {
  return tag === 'a' ? /^(#|https:\/\/|transcripts\/)/.test(href) : href === 'data:,';
}

describe.each(reports)('of a %s run', (_, report) => {
  const clauses = totalClauses(report);
  const scenarios = totalScenarios(report);
  const readings = totalReadings(report);
  const page = htmlPage(report);
  const xml = junitXml(report);
  const text = markdown(report);

  it('the page has every clause once, in its state', () => {
    for (const state of CLAUSE_STATES) {
      expect(count(page, new RegExp(`data-state="${state}"`, 'g')), state).toBe(clauses[state]);
    }
    expect(count(page, /class="clause [a-zA-Z]+" id="/g)).toBe(clauses.total);
  });

  it('the page tells each scenario that went wrong, with its command', () => {
    const wrong = report.scenarios.filter(({ verdict }) => verdict !== 'passed' && verdict !== 'unsupported');
    expect(count(page, /<article class="scenario/g)).toBe(wrong.length);
    const played = wrong.filter(({ failure }) => failure?.transcript);
    expect(count(unpacked(page), /class="copy"/g)).toBe(wrong.length + played.length + 1);
  });

  it('the page says its verdict in the words of the terminal, the summary and the model', () => {
    const sentence = verdictSentence(report);
    expect(summaryLines(report)[1]).toBe(`  ${sentence}`);
    expect(text).toContain(`**${sentence}.**`);
    expect(page.toLowerCase()).toContain(`<span>${sentence}.</span>`);
  });

  it('JUnit counts what the report counts', () => {
    const problems = (report.adapter.errors?.length ?? 0) + (report.expectationProblems?.length ?? 0);
    const warnings = (report.interrupted ? 1 : 0) + problems;
    const errors =
      scenarios.adapterError + scenarios.suiteError + readings.adapterError + readings.suiteError + warnings;
    const tests = report.scenarios.length + warnings;
    const known = scenarios.known + readings.known;
    const skipped = scenarios.unsupported + readings.unsupported + readings.failed + known;
    for (const tag of ['testsuites', 'testsuite']) {
      expect(sum(xml, tag, 'tests'), tag).toBe(tests);
      expect(sum(xml, tag, 'failures'), tag).toBe(scenarios.failed);
      expect(sum(xml, tag, 'errors'), tag).toBe(errors);
      expect(sum(xml, tag, 'skipped'), tag).toBe(skipped);
    }
    expect(count(xml, /<testcase /g)).toBe(tests);
    expect(count(xml, /<failure /g)).toBe(scenarios.failed);
    expect(count(xml, /<error /g)).toBe(errors);
    expect(count(xml, /<skipped /g)).toBe(skipped);
  });

  it('the Markdown table adds up to its last row and to the report', () => {
    const rows = text.split('\n').filter((line) => /^\| .*\d/.test(line));
    const cells = rows.map((line) => (line.match(/(?<=\| \*{0,2})\d+(?=\*{0,2} \|)/g) ?? []).slice(-8).map(Number));
    const last = cells.pop();
    const { conforms, partly, fails, known, error, unsupported, untested, notTestable } = clauses;
    expect(last).toEqual([conforms, partly, fails, known, error, unsupported, untested, notTestable]);
    expect(last?.map((_, column) => cells.reduce((total, row) => total + (row[column] ?? 0), 0))).toEqual(last);
  });

  it('the badge names the same numbers', () => {
    const { message } = badgeOf(report);
    expect(message.match(/\d+/g)?.map(Number)).toEqual(
      [clauses.conforms, clauses.testable, clauses.partly, clauses.fails, clauses.known, clauses.error].filter(
        (n, i) => i < 2 || n > 0,
      ),
    );
  });

  it('the page needs nothing else and runs only its own script', () => {
    const asking = tagsOf(page).filter(({ name, attributes }) =>
      Object.entries(attributes).some(
        ([attribute, value]) => /^(src|on.*)$/.test(attribute) || (attribute === 'href' && !mayLeadTo(name, value)),
      ),
    );
    expect(asking).toEqual([]);
    expect(count(page, /<(img|iframe|object|use|image|foreignObject)|@import|url\(/g)).toBe(0);
    expect(count(page, /<script/g)).toBe(1);
    const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(page).toContain(`script-src &#39;sha256-${createHash('sha256').update(script).digest('base64')}&#39;`);
  });

  it('the page is well formed: tags nest, ids are unique, links lead somewhere', () => {
    expect(unbalancedTag(page)).toBeUndefined();
    const ids = tagsOf(page).flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids.length).toBe(new Set(ids).size);
    const links = tagsOf(page).flatMap(({ attributes }) => attributes['href'] ?? []);
    const targets = links.filter((href) => href.startsWith('#')).map((href) => href.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    for (const name of ['h1', 'main', 'nav', 'footer'])
      expect(count(page, new RegExp(`<${name}[ >]`, 'g')), name).toBe(1);
  });

  it('JUnit is well formed XML', () => {
    expect(unbalancedTag(xml)).toBeUndefined();
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}/u);
    expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
  });
});

describe('hostile strings', () => {
  const report = hostileReport();

  it('reach neither the terminal as control characters nor Markdown as markup', () => {
    for (const line of summaryLines(report)) expect(line).not.toMatch(/\p{Cc}/u);
    const text = markdown(report);
    const outsideCode = text.replace(/`[^`\n]*`/g, '');
    expect(outsideCode).not.toMatch(/<img|<\/script|@all|(?<!\\)\*\*b/);
    expect(text).not.toMatch(/^# h/m);
  });

  it('are shown on the page as they are', () => {
    expect(htmlPage(report)).toContain(
      '&lt;/script&gt;&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;]]&gt;',
    );
  });
});

describe('report.html', () => {
  it('gives state and verdict by symbol and word, not by colour alone', () => {
    const page = htmlPage(buildReport(troubledRun()));
    const chips = [...page.matchAll(/<span class="chip [a-zA-Z]+">(.*?)<\/span> ([a-z ]+)<\/span>/g)];
    expect(chips).toHaveLength(count(page, /class="chip /g));
    expect(new Set(chips.map(([, , word]) => word))).toEqual(
      new Set([
        'conforms',
        'partial',
        'fails',
        'known failure',
        'error',
        'unsupported',
        'untested',
        'not testable',
        'agrees',
        'differs',
        'passed',
        'failed',
        'adapter error',
        'suite error',
      ]),
    );
  });

  it('shows a story with steps, cards, actions, diff, citations and evidence', () => {
    const page = htmlPage(
      buildReport(runOf([scenario('LN-9-4-1', 1, 'failed'), scenario('LN-5-2', 2, 'adapterError')])),
    );
    for (const part of [
      '<li class="failed">',
      '30 cards',
      'Player A attacks Guard with Runner and Scout 2',
      '→ rejected: no such card in the support zone, clause 6-1',
      '<span class="del">-    &quot;count&quot;: 1,</span>',
      '<a href="#LN-9-2">LN-9-2</a>',
      'KeyError: &#39;b4&#39;',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('shows short values side by side, longer ones as a diff', () => {
    const compared = (expected: unknown, actual: unknown): string => {
      const failed = scenario('LN-1-1', 1, 'failed');
      const failure = { ...failed.failure!, expected, actual };
      return htmlPage(buildReport(runOf([{ ...failed, failure }])));
    };
    expect(compared('resting', 'active')).toMatch(/<h5>Expected<\/h5>\s*<pre tabindex="0">resting<\/pre>/);
    expect(compared('resting', 'active')).not.toContain('<pre class="diff"');
    expect(compared('resting', { state: 'active' })).toContain('<pre class="diff"');
  });

  it('shows decks, and positions of a form that it does not know', () => {
    const deck = [{ id: 'a1', card: 'Runner' }];
    const shown = (position: unknown): string => {
      const failed = scenario('LN-1-1', 1, 'failed');
      return htmlPage(buildReport(runOf([{ ...failed, failure: { ...failed.failure!, position } }])));
    };
    expect(shown({ game: 'level-neo', decks: { A: deck, B: deck } })).toContain(
      '<span class="card">Runner <small>a1</small>',
    );
    expect(shown(['something', 'else'])).toContain('&quot;something&quot;');
  });

  it('mentions a scenario at the clauses that it also concerns', () => {
    const failed = scenario('LN-9-2', 1, 'failed', { clauses: ['LN-9-2', 'LN-7-1'] });
    const page = htmlPage(buildReport(runOf([failed])));
    const clause = page.slice(page.indexOf('id="LN-7-1"'), page.indexOf('id="LN-7-3"'));
    expect(clause).toContain('Also concerned in 1 scenario of other clauses; 0 passed.');
    expect(clause).toContain('href="#LN-9-2"');
  });

  it('says what one more capability would add', () => {
    const page = htmlPage(buildReport(runOf([scenario('LN-9-2', 1, 'unsupported', { reason: 'capability chance' })])));
    expect(page).toContain('<li>Supporting capability chance would add 1 scenario</li>');
  });

  it.each([
    ['HTML', htmlPage, ['<li>Supporting', '<li>The decision']],
    ['Markdown', markdown, ['- supporting', '- the decision']],
  ])('says in %s what is one of several things lacking, and what was merged away', (_, format, [one, other]) => {
    const lacking = (number: number, ...things: string[]) =>
      scenario('LN-9-2', number, 'unsupported', { reason: things.join(', '), lacking: things, merged: { discard: 1 } });
    const text = format(buildReport(runOf([lacking(1, 'chance'), lacking(2, 'chance', 'decks')])));
    for (const part of [
      `${one} chance would add 1 scenario (and is one of several things lacking in 1 more)`,
      `${one} decks alone would add none: it is one of several things lacking in 1 scenario`,
      `${other} discard is merged into other decisions: 2 answers of scenarios were not asked for`,
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['few of 5,000 fail', 20, 0, 6_000_000],
    ['all of 5,000 fail', 1, 0, 6_000_000],
    ['400 fail with 8 boards each', 12.5, 8, 6_000_000],
    ['550 of 2,750 fail with 5 boards each', 5, 5, 2_000_000, 2750],
    ['all fail with 8 boards each', 1, 8, 6_000_000],
  ])('stays small when %s', (_, failEvery, boards, mostBytes, all = 5000) => {
    const report = buildReport(hugeRun(all, failEvery, boards));
    expect(Buffer.byteLength(htmlPage(report))).toBeLessThan(mostBytes);
  });
});

describe('the summary on the terminal', () => {
  it('names failing clauses, what is lacking and why it is not the whole run', () => {
    const text = summaryLines(buildReport(troubledRun())).join('\n');
    expect(text).toMatch(/^✗ my-engine 0\.3: Does not conform\./);
    expect(text).toContain('✗ LN-9-2 The side with more AP wins');
    expect(text).toContain('supporting capability chance would add 2 scenarios');
    expect(text).toContain('! The run was interrupted: 2 selected scenarios got no verdict.');
    expect(text).toContain('ambiguous rules (not scored): 1 agrees, 1 differs');
  });
});

describe('known failures', () => {
  const report = buildReport(troubledRun());
  const page = htmlPage(report);
  const why = 'waits for the new deck builder';

  it('have a chip, a reason and a link of their own on the page', () => {
    const clause = page.slice(page.indexOf(`id="${KNOWN_CLAUSE}"`), page.indexOf('id="LN-1-4"'));
    expect(clause).toMatch(/<span class="chip known"><span aria-hidden="true">⚑<\/span> known failure<\/span>/);
    expect(clause).toContain(`Known failure: ${why} · <a href="https://example.org/issues/12" rel="noreferrer">`);
    const list = page.slice(page.indexOf('id="known"'), page.indexOf('class="game"'));
    expect(list).toContain(`<a class="id" href="#${KNOWN_CLAUSE}">`);
    expect(page.slice(page.indexOf('id="broken"'), page.indexOf('id="known"'))).not.toContain(KNOWN_CLAUSE);
  });

  it('are told apart in every other format', () => {
    expect(summaryLines(report).join('\n')).toMatch(/conform \(1 known to fail\), 4 partial;[^]*, 1 known failure,/);
    expect(badgeOf(report).message).toContain(', 1 known failure, ');
    expect(markdown(report)).toMatch(new RegExp(`### 1 known failure\n\n- ⚑ \\*\\*${KNOWN_CLAUSE}\\*\\* .*: ${why} `));
    expect(junitXml(report)).toContain(`<skipped message="known failure: ${why} (https://example.org/issues/12): `);
  });

  it('are no link where the issue is none, whatever it looks like', () => {
    const failed = known(scenario('LN-9-2', 1, 'failed'));
    const expectation = { ...failed.expectation!, issue: 'javascript:alert(1)' };
    const shown = htmlPage(buildReport(runOf([{ ...failed, expectation }])));
    expect(shown).toContain(`${why} · javascript:alert(1)</p>`);
    expect(shown).not.toContain('href="javascript');
  });

  it('say that the list is wrong where nothing else is', () => {
    const stale = buildReport(runOf(passing(), { expectationProblems: ['"LN-9-2: more": passes now'] }));
    expect(summaryLines(stale)[0]).toBe('✗ my-engine 0.3: The list of known failures does not hold.');
    expect(summaryLines(stale)).toContain('! Known failures: "LN-9-2: more": passes now');
    expect(markdown(stale)).toContain('passes now');
  });
});

describe('badge.json', () => {
  it.each([
    ['brightgreen', passing()],
    ['yellowgreen', passing().slice(3)],
    ['red', [...passing(), scenario('LN-9-2', 900, 'failed')]],
    ['yellow', [...passing(), known(scenario('LN-9-2', 900, 'failed'))]],
    ['orange', [scenario('LN-9-2', 900, 'adapterError')]],
    ['lightgrey', []],
  ])('is %s', (color, scenarios) => {
    expect(badgeOf(buildReport(runOf(scenarios)))).toMatchObject({ schemaVersion: 1, label: 'LEVEL.NEO TCG', color });
  });
});

describe('report.md', () => {
  it('names the first 20 failures and counts the others', () => {
    const text = markdown(buildReport(hugeRun(300, 10)));
    expect(count(text, /^- ✗ /gm)).toBe(20);
    expect(text).toContain('- and 10 more, in report.html');
  });
});
