/** `certify` and `verify` as commands: who gets no certificate, and that whatever is changed afterwards is found. */
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { loadSuite } from '../cli/select';
import { buildReport } from '../reports/model';
import { loadCatalogue } from '../runner/catalogue';
import {
  catalogueDigest,
  featuresDigest,
  newPrivateKey,
  publicKeyOf,
  readPrivateKey,
  sha256,
  signClaim,
} from '../runner/certificate';
import { loadFeatures } from '../runner/feature-files';
import { projectRoot } from '../runner/root';
import type { Certificate, Claim } from '../schemas/certificate';
import type { Report, ScenarioResult } from '../schemas/report';
import { commandHere, expectUsageError, scratchFolder, type Ended } from './command';
import { editedOracle } from './edited-oracle';

const root = projectRoot(__dirname);
const folder = scratchFolder('certify');
const at = (...names: string[]) => join(folder, ...names);
const GAME = 'level-neo';

const here = (...args: string[]): Promise<Ended> => commandHere(args, { cwd: folder });
const run = (out: string, ...args: string[]) => here('run', '--game', GAME, '--out', out, ...args);
const certify = (report: string, ...args: string[]) => here('certify', '--report', report, '--key', 'key.pem', ...args);
const verify = (...args: string[]) => here('verify', ...args);

const json = <T>(...names: string[]): T => JSON.parse(readFileSync(at(...names), 'utf8')) as T;
const write = (name: string, value: unknown): string => {
  writeFileSync(at(name), JSON.stringify(value));
  return name;
};

beforeAll(async () => {
  expect((await run('good', '--thorough')).code).toBe(EXIT.conforms);
  expect((await certify('good/report.json', '--interpretations')).code).toBe(EXIT.conforms);
});

const certified = () => json<Certificate>('certificate.json');
const WITH_REPORT = ['--report', 'good/report.json'];

describe('a run that conforms', () => {
  test('is certified: what is claimed, by whom, with which key', async () => {
    const { claim } = certified();
    const report = json<Report>('good', 'report.json');
    expect(claim).toMatchObject({
      certificate: 1,
      game: GAME,
      level: 'complete',
      readings: true,
      seed: 1,
      adapter: { name: 'oracle', version: '1', language: 'TypeScript' },
      clauses: report.games[0]!.clauses.testable,
      scenarios: report.games[0]!.scenarios.passed,
      suite: report.suite,
      report: sha256(readFileSync(at('good', 'report.json'))),
      publicKey: publicKeyOf(readPrivateKey(readFileSync(at('key.pem'), 'utf8'))),
    });
    expect(Date.parse(claim.issuedAt)).toBeGreaterThanOrEqual(Date.parse(report.startedAt));
  });

  test('the key that is made belongs to its owner alone, and is used again', async () => {
    expect(statSync(at('key.pem')).mode & 0o077).toBe(0);
    const again = await certify('good/report.json', '--out', 'again.json');
    expect([again.stderr, again.code]).toEqual(['', EXIT.conforms]);
    expect(json<Certificate>('again.json').claim.publicKey).toBe(certified().claim.publicKey);
  });

  test.each([['core'], ['complete']])('level %s, with and without readings', async (level) => {
    const { clauses } = loadCatalogue(GAME);
    const wanted = clauses.filter((one) => one.kind === 'testable' && (level === 'complete' || one.level === 'core'));
    for (const readings of [[], ['--interpretations']]) {
      const { stdout, code } = await certify(
        'good/report.json',
        '--level',
        level,
        '--out',
        `${level}.json`,
        ...readings,
      );
      const { claim } = json<Certificate>(`${level}.json`);
      expect([code, claim.clauses, claim.readings]).toEqual([EXIT.conforms, wanted.length, readings.length > 0]);
      expect(stdout).toContain(
        `${level}.json: oracle 1 conforms to ${GAME} (Game rules), level ${level}: ${wanted.length} clauses`,
      );
      expect((await verify(`${level}.json`, ...WITH_REPORT)).code).toBe(EXIT.conforms);
    }
  });

  test('verify says what it has checked, and no more', async () => {
    const { publicKey } = certified().claim;
    const claimed = 'claimed, by an untrusted key';
    const cases: [string[], string][] = [
      [[], `${claimed}, not run again (signature, suite)`],
      [WITH_REPORT, `${claimed}, not run again (signature, suite, report)`],
      [[...WITH_REPORT, '--public-key', publicKey], 'holds (signature, suite, report, key)'],
      [[...WITH_REPORT, '--adapter', 'oracle'], `${claimed} (signature, suite, report, a new run)`],
    ];
    for (const [args, checked] of cases) {
      const { stdout, code } = await verify('certificate.json', ...args);
      expect([code, stdout]).toEqual([
        EXIT.conforms,
        `certificate.json: ${checked}: oracle 1, level-neo (Game rules), level complete\n`,
      ]);
    }
  });

  test('in parts is certified when they are merged, not before', async () => {
    for (const part of [1, 2]) await run(`part-${part}`, '--thorough', '--shard', `${part}/2`);
    await expectNone('part-1/report.json', /^ {2}the run is part 1 of 2; merge the parts first$/m);
    const parts = [1, 2].map((part) => `part-${part}/report.json`);
    expect((await here('merge', ...parts, '--out', 'merged')).code).toBe(EXIT.conforms);
    expect((await certify('merged/report.json', '--out', 'merged.json')).code).toBe(EXIT.conforms);
    expect((await verify('merged.json', '--report', 'merged/report.json')).code).toBe(EXIT.conforms);
  });
});

/** No certificate, neither this nor a smaller one; the old one stays as it is. */
async function expectNone(report: string, ...says: RegExp[]): Promise<void> {
  const { stdout, stderr, code } = await certify(report, '--out', 'none.json');
  for (const one of says) expect(stderr).toMatch(one);
  expect(stderr).toMatch(/^no certificate for level-neo, level complete:\n( {2}\S.*\n)+$/);
  expect([code, stdout, existsSync(at('none.json'))]).toEqual([EXIT.doesNotConform, '', false]);
}

describe('there is no certificate for a run', () => {
  test('that was filtered', async () => {
    for (const [index, args] of [
      ['--clause', 'LN-5-1'],
      ['--tags', '@LN-5-1'],
    ].entries()) {
      await run(`filtered-${index}`, ...args);
      await expectNone(`filtered-${index}/report.json`, /^ {2}the run was filtered$/m);
    }
  });

  test('of features of one’s own', async () => {
    await here('run', '--features', join(__dirname, 'hostile', 'features'), '--out', 'own');
    await expectNone('own/report.json', /^ {2}the features at hand are not those of the run$/m);
  });

  test('in which the adapter broke, lacked what is required, or broke a rule', async () => {
    const troubles = `
      if (method === 'deck/check') throw Object.assign(new (require(${JSON.stringify(join(root, 'dist', 'adapters', 'adapter'))}).UnsupportedError)('capability deckCheck'));
      if (params.action?.type === 'levelBurst') result.decision = 7;
      if (result.observation?.result) result.observation.result = { winner: null };`;
    const { code } = await run('troubled', '--adapter', editedOracle(folder, 'troubled', troubles));
    expect(code).not.toBe(EXIT.conforms);
    await expectNone(
      'troubled/report.json',
      /^ {2}the adapter broke during the run$/m,
      /^ {2}LN-1-2 does not conform: unsupported$/m,
      /^ {2}LN-8-\S+ does not conform: error$/m,
      /^ {2}LN-10-1 does not conform: fails$/m,
    );
    const again = await certify('troubled/report.json', '--level', 'core', '--out', 'none.json');
    expect([again.code, existsSync(at('none.json'))]).toEqual([EXIT.doesNotConform, false]);
  });

  const WITHIN: [string, (report: Report) => void, RegExp][] = [
    ['that was interrupted', (report) => (report.interrupted = true), /^ {2}the run was interrupted$/m],
    [
      'in which the suite was at fault',
      (report) => spoil(report, 'suiteError'),
      /^ {2}the suite or the oracle was at/m,
    ],
    ['with a failure', (report) => spoil(report, 'failed'), /^ {2}LN-5-1 does not conform: fails$/m],
    [
      'with a failure that the author knows of',
      (report) => (spoil(report, 'failed').expectation = { state: 'known', reason: 'not yet' }),
      /^ {2}LN-5-1 does not conform: known$/m,
    ],
    [
      'in which the adapter broke outside any scenario',
      (report) => (report.adapter.errors = ['it hung']),
      /^ {2}the adapter broke during the run$/m,
    ],
    [
      'that says nothing of a scenario',
      (report) => report.scenarios.pop(),
      /says nothing of 1 scenarios, such as level-neo/,
    ],
    [
      'that left out the scenarios with a decoy',
      (report) => (report.selection.withoutBystanders = true),
      /^ {2}the run left out the scenarios with a decoy; --thorough plays them$/m,
    ],
    [
      'that left them out and does not say so',
      (report) => (report.scenarios = report.scenarios.filter(({ id }) => !id.endsWith('+bystander'))),
      /says nothing of 3 scenarios, such as level-neo\/.*\+bystander$/m,
    ],
  ];

  test.each(WITHIN)('%s', async (_, change, says) => {
    await expectNone(write('changed.json', rebuilt(change)), says);
  });

  test('whose report does not follow from its scenarios', async () => {
    const report = json<Report>('good', 'report.json');
    spoil(report, 'failed');
    await expectNone(write('edited.json', report), /^ {2}its clauses do not follow from its scenarios$/m);
  });

  test('of another game', async () => {
    const { stderr, code } = await certify('good/report.json', '--game', 'vanguard');
    expect([code, stderr]).toEqual([EXIT.doesNotConform, expect.stringContaining('the report is not about vanguard')]);
  });
});

/** Gives a scenario of LN-5-1 another verdict. */
function spoil({ scenarios }: Report, verdict: ScenarioResult['verdict']): ScenarioResult {
  const one = scenarios.find(({ clauses, reading }) => clauses[0] === 'LN-5-1' && !reading)!;
  one.verdict = verdict;
  return one;
}

/** The good report as it would be if something in it had been otherwise. */
function rebuilt(change: (report: Report) => void): Report {
  const report = json<Report>('good', 'report.json');
  change(report);
  const { schemaVersion: _, games: __, scenarios, notRun: ___, ...metadata } = report;
  const { catalogues, features } = loadSuite([GAME]);
  return buildReport({ catalogues, rules: features.rules, scenarios, suite: features.scenarios, run: metadata });
}

async function expectBroken(certificate: string, args: string[], ...says: RegExp[]): Promise<void> {
  const { stdout, stderr, code } = await verify(certificate, ...args);
  for (const one of says) expect(stderr).toMatch(one);
  expect(stderr).toMatch(/ does not hold:\n( {2}\S.*\n)+$/);
  expect([code, stdout]).toEqual([EXIT.doesNotConform, '']);
}

describe('whatever is changed in the certificate is found', () => {
  const change = (value: unknown): unknown => {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    return /^[0-9a-f]{64}$/.test(String(value)) ? 'f'.repeat(64) : `${String(value)}x`;
  };
  const SAME_FORM: Record<string, unknown> = { game: 'vanguard', level: 'core' };

  /** Every claim with one of its members changed, whatever depth it lies at. */
  function variants(value: Record<string, unknown>): Record<string, unknown>[] {
    return Object.entries(value).flatMap(([name, member]) => {
      if (name === 'certificate') return [];
      if (typeof member === 'object')
        return variants(member as Record<string, unknown>).map((one) => ({ ...value, [name]: one }));
      return [{ ...value, [name]: SAME_FORM[name] ?? change(member) }];
    });
  }

  test('each member of the claim', async () => {
    const { claim, signature } = certified();
    const all = variants(claim) as unknown as Claim[];
    expect(all.length).toBeGreaterThanOrEqual(16);
    for (const one of all)
      await expectBroken(write('changed.json', { claim: one, signature }), [], /the signature does not fit the claim/);
  });

  test('the signature', async () => {
    const { claim } = certified();
    for (const signature of ['', 'AAAA', 'not base64!'])
      await expectBroken(write('changed.json', { claim, signature }), [], /the signature does not fit/);
  });

  test('a claim that is signed anew, by its owner or by somebody else, must still be what the report says', async () => {
    const { claim } = certified();
    const own = readPrivateKey(readFileSync(at('key.pem'), 'utf8'));
    const larger = signClaim({ ...claim, scenarios: claim.scenarios + 1 }, own);
    await expectBroken(write('changed.json', larger), WITH_REPORT, /^ {2}the claim is not what the report says$/m);
    const other = readPrivateKey(newPrivateKey());
    const forged = write('forged.json', signClaim({ ...claim, publicKey: publicKeyOf(other) }, other));
    await expectBroken(
      forged,
      ['--public-key', claim.publicKey],
      /signed with another key than the one that is trusted/,
    );
  });
});

describe('whatever is changed in the report is found', () => {
  const CHANGED: [string, (report: Report) => void][] = [
    ['a verdict', (report) => spoil(report, 'failed')],
    ['the name of the adapter', ({ adapter }) => (adapter.name = 'mine')],
    ['the seed', (report) => (report.seed = 2)],
    ['the selection', ({ selection }) => (selection.clauses = ['5-1'])],
    ['nothing but a blank', () => undefined],
  ];

  test.each(CHANGED)('%s', async (_, change) => {
    const report = json<Report>('good', 'report.json');
    change(report);
    writeFileSync(at('changed.json'), `${JSON.stringify(report)} `);
    await expectBroken(
      'certificate.json',
      ['--report', 'changed.json'],
      /^ {2}the report is not the one that was certified$/m,
    );
  });

  test('even where the key is at hand to sign it anew', async () => {
    const claim = { ...certified().claim, report: '' };
    const changed = JSON.stringify(rebuilt((report) => spoil(report, 'failed')));
    writeFileSync(at('changed.json'), changed);
    const key = readPrivateKey(readFileSync(at('key.pem'), 'utf8'));
    const signed = write('signed.json', signClaim({ ...claim, report: sha256(changed) }, key));
    const says = /^ {2}the report does not bear the claim: LN-5-1 does not conform: fails$/m;
    await expectBroken(signed, ['--report', 'changed.json'], says);
  });
});

describe('whatever is changed in the suite is found', () => {
  const features = join(root, 'features');
  const files = readdirSync(join(features, GAME), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(feature|yaml|json)$/.test(name),
  );
  const copy = at('copy');
  /** verify as the command of that copy of the project. */
  const verifyIn = (...args: string[]) =>
    spawnSync(process.execPath, [join(copy, 'dist', 'cli', 'main.js'), 'verify', at('certificate.json'), ...args], {
      encoding: 'utf8',
    });

  beforeAll(() => {
    for (const name of ['dist', 'features', 'package.json'])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  });

  test('every file of features and of the catalogue counts', () => {
    const { suite } = certified().claim;
    const digests = () => {
      const documents = loadFeatures([GAME], { folder: join(copy, 'features') }).documents;
      return [featuresDigest(documents, [GAME]), catalogueDigest(loadCatalogue(GAME, join(copy, 'features')))];
    };
    expect(digests()).toEqual([suite.features, suite.catalogue]);
    const counted = files.filter((name) => name !== 'probes.yaml');
    expect(counted.length).toBeGreaterThan(10);
    for (const name of counted) {
      const file = join(copy, 'features', GAME, name);
      const before = readFileSync(file, 'utf8');
      const changed = before.replace(
        /^(\s*(?:(?:Feature|title): .*| "edition": "[^"]*))|(player [AB] \w+)/m,
        '$& (changed)',
      );
      writeFileSync(file, changed);
      expect(digests(), name).not.toEqual([suite.features, suite.catalogue]);
      writeFileSync(file, before);
    }
    expect(digests()).toEqual([suite.features, suite.catalogue]);
  });

  test.each<[string, () => void, RegExp]>([
    ['nothing', () => undefined, /^$/],
    [
      'a blank in a feature',
      () => appendFileSync(join(copy, 'features', GAME, '05-attacks.feature'), ' '),
      /^ {2}the features at hand are not those of the certified run$/m,
    ],
    [
      'a ruling that is gone',
      () => rmSync(join(copy, 'features', GAME, 'rulings', 'may-and-choose-one.feature')),
      /^ {2}the features at hand are not those/m,
    ],
    [
      'a probe card',
      () => edit('probes.yaml', (text) => text.replace(/\bap: (\d)000\b/, 'ap: $1500')),
      /^ {2}the features at hand are not those/m,
    ],
    [
      'a level in the catalogue',
      () => edit('rulebook.yaml', (text) => text.replace(/\bcore: \[\s*[\w-]+,/, 'core: [')),
      /^ {2}the catalogue at hand is not that of the certified run$/m,
    ],
  ])('%s', (_, change, says) => {
    rmSync(join(copy, 'features'), { recursive: true });
    cpSync(features, join(copy, 'features'), { recursive: true });
    change();
    const { status, stderr } = verifyIn();
    expect(stderr).toMatch(says);
    expect(status).toBe(stderr === '' ? EXIT.conforms : EXIT.doesNotConform);
  });

  function edit(name: string, change: (text: string) => string): void {
    const file = join(copy, 'features', GAME, name);
    const before = readFileSync(file, 'utf8');
    expect(change(before)).not.toBe(before);
    writeFileSync(file, change(before));
  }
});

describe('with the adapter at hand', () => {
  test('one that plays otherwise today does not hold, clause by clause and scenario by scenario', async () => {
    const rests = `if (params.action?.type === 'attack') result.events = [];
      if (method === 'game/observe') for (const card of result.observation.players.A.zones.main.cards ?? []) card.state = 'active';`;
    const adapter = editedOracle(folder, 'otherwise', rests);
    await expectBroken(
      'certificate.json',
      [...WITH_REPORT, '--adapter', adapter],
      /^ {2}run again, LN-5-1 does not conform: fails$/m,
      /^ {2}run again, level-neo\/05-attacks:\d+ is failed; certified was passed$/m,
    );
  });

  test('one that is another is told at once, without a run', async () => {
    const adapter = editedOracle(
      folder,
      'another',
      `if (method === 'initialize') result.adapter.version = '2'; else process.exit(1)`,
    );
    const says = /^ {2}the adapter at hand is oracle 2; certified was oracle 1$/m;
    await expectBroken('certificate.json', ['--adapter', adapter], says);
  });

  test('one that cannot be started or does not answer is no verdict on the certificate', async () => {
    expectUsageError(await verify('certificate.json', '--adapter', 'no-such-engine'), /cannot start the adapter/);
    const mute = `"${process.execPath}" "${join(__dirname, 'hostile', 'exits-at-once.cjs')}"`;
    const { code, stderr } = await verify('certificate.json', '--adapter', mute);
    expect([code, stderr]).toEqual([EXIT.adapterBroke, expect.stringContaining('exit code 3')]);
  });
});

describe('bad input', () => {
  const pem = (type: 'ed25519' | 'rsa') =>
    generateKeyPairSync(type as 'rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' });

  beforeAll(() => {
    writeFileSync(at('text.txt'), 'hello');
    writeFileSync(at('rsa.pem'), pem('rsa'));
    write('other.json', { some: 'thing' });
  });

  test.each<[string[], RegExp]>([
    [['certify', '--report', 'gone.json'], /gone\.json: there is no such file/],
    [['certify', '--report', 'text.txt'], /text\.txt: not JSON/],
    [['certify', '--report', 'other.json'], /other\.json: unknown member "some"/],
    [['certify', '--report', 'certificate.json'], /certificate\.json: unknown member "claim"/],
    [['certify', ...WITH_REPORT, '--game', 'level-noe'], /did you mean "level-neo"\?/],
    [
      ['certify', ...WITH_REPORT, '--level', 'compleet'],
      /--level: "compleet" is not one of core, complete; did you mean/,
    ],
    [['certify', ...WITH_REPORT, '--key', 'text.txt'], /--key: text\.txt: /],
    [['certify', ...WITH_REPORT, '--key', 'rsa.pem'], /--key: rsa\.pem: a key of type rsa, not ed25519/],
    [['certify', ...WITH_REPORT, '--key', 'no/such/key.pem'], /no\/such\/key\.pem: there is no folder no\/such/],
    [
      ['certify', ...WITH_REPORT, '--key', 'key.pem', '--out', 'no/such/file.json'],
      /no\/such\/file\.json: there is no folder no\/such/,
    ],
    [['verify', 'gone.json'], /gone\.json: there is no such file/],
    [['verify', 'text.txt'], /text\.txt: not JSON/],
    [['verify', 'good/report.json'], /good\/report\.json: unknown member/],
    [['verify', 'certificate.json', '--report', 'gone.json'], /gone\.json: there is no such file/],
    [['verify', 'certificate.json', '--report', 'certificate.json'], /certificate\.json: unknown member "claim"/],
    [['verify', 'certificate.json', '--timeout', '0', '--adapter', 'oracle'], /--timeout: "0" is not a time/],
    [['verify'], /missing required argument 'certificate'/],
  ])('%s', async (args, says) => {
    expectUsageError(await here(...args), says);
  });
});
