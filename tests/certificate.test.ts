/** Certificates: made only of a run that bears the claim, and any change to anything is found. */
import { describe, expect, test } from 'vitest';
import { buildReport } from '../reports/model';
import {
  canonical,
  certificateProblems,
  claimOf,
  newPrivateKey,
  objections,
  publicKeyOf,
  readPrivateKey,
  sha256,
  signClaim,
  type ClaimInput,
} from '../runner/certificate';
import type { Report } from '../schemas/report';
import { cleanRun, levelNeoCatalogue, passing, runOf, scenario, TESTABLE_CLAUSES } from './fixtures/report/make';

const key = readPrivateKey(newPrivateKey());
const catalogue = levelNeoCatalogue();

function input(report: Report, more: Partial<ClaimInput> = {}): ClaimInput {
  return {
    report,
    features: report.suite.features,
    reportDigest: sha256(JSON.stringify(report)),
    catalogue,
    level: 'complete',
    readings: false,
    issuedAt: '2026-11-20T12:00:00Z',
    publicKey: publicKeyOf(key),
    ...more,
  };
}

const clean = buildReport(cleanRun());

test('a run in which everything conforms bears the claim', () => {
  const claim = claimOf(input(clean));
  expect(objections(input(clean))).toEqual([]);
  expect(claim.clauses).toBe(TESTABLE_CLAUSES.length);
  expect(claim.scenarios).toBe(passing().length);
});

describe('no claim, and none smaller in its place, for a run', () => {
  test.each<[string, Report, string]>([
    ['that was filtered', { ...clean, selection: { ...clean.selection, clauses: ['9-1'] } }, 'filtered'],
    ['of one scenario', { ...clean, selection: { ...clean.selection, scenarios: ['x'] } }, 'filtered'],
    ['that was interrupted', { ...clean, interrupted: true }, 'interrupted'],
    ['that is a part', { ...clean, shard: { index: 1, total: 2 } }, 'merge the parts'],
    ['in which the adapter broke', withOne('adapterError'), 'the adapter broke'],
    ['in which the suite was at fault', withOne('suiteError'), 'the suite or the oracle'],
    ['with a failure', withOne('failed'), 'does not conform'],
    ['with something unsupported', withOne('unsupported'), 'unsupported'],
  ])('%s', (_, report, text) => {
    expect(objections(input(report)).join('\n')).toContain(text);
    expect(() => claimOf(input(report))).toThrow();
  });

  test('of a game whose catalogue marks no clause of the level', () => {
    const unmarked = {
      ...catalogue,
      clauses: catalogue.clauses.map((clause) => ({ ...clause, level: undefined })),
    } as ClaimInput['catalogue'];
    expect(objections(input(clean, { catalogue: unmarked }))).toEqual([]);
    expect(objections(input(clean, { catalogue: unmarked, level: 'core' }))).toEqual([
      'no clause of level-neo is of level core',
    ]);
  });

  test('in which a reading failed, where readings are claimed', () => {
    const run = cleanRun();
    const report = buildReport({
      ...run,
      scenarios: [...run.scenarios, scenario('LN-8-3', 501, 'failed', { reading: true })],
    });
    expect(objections(input(report))).toEqual([]);
    expect(objections(input(report, { readings: true }))).toHaveLength(1);
  });
});

function withOne(verdict: 'adapterError' | 'suiteError' | 'failed' | 'unsupported'): Report {
  const scenarios = passing();
  return buildReport(
    runOf([
      { ...scenarios[0]!, verdict, ...(verdict === 'unsupported' ? { reason: 'capability chance' } : {}) },
      ...scenarios.slice(1),
    ]),
  );
}

describe('a certificate', () => {
  const bytes = Buffer.from(JSON.stringify(clean));
  const claim = claimOf(input(clean, { reportDigest: sha256(bytes) }));
  const certificate = signClaim(claim, key);
  const evidence = { report: bytes, features: clean.suite.features, catalogue, trustedKey: publicKeyOf(key) };

  test('holds against what it was made of', () => {
    expect(certificateProblems(certificate, evidence)).toEqual([]);
  });

  test.each<[string, () => string[]]>([
    [
      'a claim that was changed',
      () => certificateProblems({ ...certificate, claim: { ...claim, clauses: claim.clauses + 1 } }, evidence),
    ],
    [
      'another signature',
      () => certificateProblems({ ...certificate, signature: Buffer.from('no').toString('base64') }, evidence),
    ],
    ['an edited report', () => certificateProblems(certificate, { ...evidence, report: Buffer.from(`${bytes} `) })],
    ['other features', () => certificateProblems(certificate, { ...evidence, features: 'f'.repeat(64) })],
    [
      'another catalogue',
      () => certificateProblems(certificate, { ...evidence, catalogue: { ...catalogue, edition: 'another' } }),
    ],
    [
      'another trusted key',
      () => certificateProblems(certificate, { ...evidence, trustedKey: publicKeyOf(readPrivateKey(newPrivateKey())) }),
    ],
  ])('does not hold with %s', (_, problems) => {
    expect(problems()).toHaveLength(1);
  });

  test('signed anew by somebody else with their own key is not trusted', () => {
    const other = readPrivateKey(newPrivateKey());
    const forged = signClaim({ ...claim, publicKey: publicKeyOf(other) }, other);
    expect(certificateProblems(forged, evidence)).toEqual([
      'it was signed with another key than the one that is trusted',
    ]);
  });
});

test('canonical JSON does not depend on the order of members', () => {
  expect(canonical({ b: [1, { d: 2, c: 'x' }], a: null })).toBe(canonical({ a: null, b: [1, { c: 'x', d: 2 }] }));
});
