/** `tcg-conformance certify` and `verify`: signs a claim of conformance, and checks one. */
import { existsSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import { buildReport } from '../reports/model';
import {
  canonical,
  certificateProblems,
  claimOf,
  featuresDigest,
  newPrivateKey,
  objections,
  publicKeyOf,
  readPrivateKey,
  sha256,
  signClaim,
  type Bearing,
} from '../runner/certificate';
import { loadCatalogue } from '../runner/catalogue';
import { editionNamed } from '../runner/editions';
import { Certificate, type Claim } from '../schemas/certificate';
import type { GameId } from '../schemas/common';
import type { Report } from '../schemas/report';
import { EXIT } from './exit-codes';
import { orUsageError, parsedReport, readJson, readText, writeText } from './read-report';
import { runAgain } from './run-again';
import { gamesNamed } from './games';
import { levelNamed, loadSuite, type Suite } from './select';
import { timeLimit } from './time-limit';

export interface CertifyOptions {
  report: string;
  game: string;
  level: string;
  interpretations?: boolean;
  /** former name of `interpretations` */
  readings?: boolean;
  key: string;
  out: string;
}

/** @returns 0: the certificate is written; 1: the report does not support it */
export async function certify(options: CertifyOptions): Promise<number> {
  const { report: file, key: keyFile, out } = options;
  const readings = options.interpretations ?? options.readings ?? false;
  const [game] = gamesNamed([options.game]) as [GameId];
  const level = levelNamed(options.level);
  const text = readText(file);
  const report = parsedReport(text, file);
  const suite = loadSuite([...new Set([game, ...report.selection.games])], report.selection.editions);
  const bearing: Bearing = { report, catalogue: catalogueOf(suite, game), level, readings };
  const found = [...suiteObjections(report, suite), ...objections(bearing)];
  if (found.length > 0) {
    process.stderr.write(`no certificate for ${game}, level ${level}:\n${lines(found)}`);
    return EXIT.doesNotConform;
  }
  const key = keyAt(keyFile);
  const claim = claimOf({
    ...bearing,
    features: featuresDigest(suite.features.documents, [game]),
    reportDigest: sha256(text),
    issuedAt: new Date().toISOString(),
    publicKey: publicKeyOf(key),
  });
  writeText(out, `${JSON.stringify(signClaim(claim, key), null, 2)}\n`);
  const { adapter, clauses, scenarios } = claim;
  process.stdout.write(
    `${out}: ${adapter.name} ${adapter.version} conforms to ${game} (${claim.edition}), level ${level}: ${clauses} clauses by ${scenarios} scenarios\n`,
  );
  return EXIT.conforms;
}

const catalogueOf = ({ catalogues }: Suite, game: GameId): Suite['catalogues'][number] =>
  catalogues.find((catalogue) => catalogue.game === game)!;

const lines = (problems: readonly string[]): string => problems.map((problem) => `  ${problem}\n`).join('');

/** Checks that the report is of this suite, covers every scenario, and draws the same conclusions as the suite. */
function suiteObjections(report: Report, { catalogues, features }: Suite): string[] {
  const { schemaVersion: _version, games, scenarios, notRun: _notRun, ...run } = report;
  if (featuresDigest(features.documents, report.selection.games) !== report.suite.features)
    return ['the features at hand are not those of the run'];
  if (report.selection.withoutBystanders) return ['the run left out the scenarios with a decoy; --thorough plays them'];
  const declaredEdition = new Set(scenarios.map(({ id }) => id));
  const missing = features.scenarios.filter(
    ({ id, game }) => report.selection.games.includes(game) && !declaredEdition.has(id),
  );
  if (missing.length > 0) return [`it says nothing of ${missing.length} scenarios, such as ${missing[0]!.id}`];
  const again = buildReport({ catalogues, rules: features.rules, scenarios, suite: features.scenarios, run });
  return canonical(again.games) === canonical(games) ? [] : ['its clauses do not follow from its scenarios'];
}

/** Reads the key, or makes one if the file does not exist. */
function keyAt(file: string): KeyObject {
  if (!existsSync(file)) {
    writeText(file, newPrivateKey(), { mode: 0o600, flag: 'wx' });
    process.stderr.write(`made a new key: ${file}; keep it to yourself\n`);
  }
  const pem = readText(file);
  return orUsageError(`--key: ${file}`, () => readPrivateKey(pem));
}

export interface VerifyOptions {
  report?: string;
  publicKey?: string;
  adapter?: string;
  timeout: string;
  allowRemote?: boolean;
  json?: boolean;
}

/** @returns 0: the certificate holds; 1: it does not, or something that it depends on has changed */
export async function verify(file: string, options: VerifyOptions): Promise<number> {
  const { publicKey, adapter, allowRemote } = options;
  const requestTimeout = timeLimit('--timeout', options.timeout);
  const certificate = readJson(Certificate, file);
  const { claim } = certificate;
  const text = options.report === undefined ? undefined : readText(options.report);
  const report = text === undefined ? undefined : parsedReport(text, options.report!);
  const suite = suiteOfClaim(claim, report);
  const problems = certificateProblems(certificate, {
    report: text === undefined ? undefined : Buffer.from(text),
    features: featuresDigest(suite.features.documents, [claim.game]),
    catalogue: catalogueOf(suite, claim.game),
    trustedKey: publicKey,
  });
  if (problems.length === 0 && report) problems.push(...claimProblems(claim, report, suite));
  if (problems.length === 0 && adapter !== undefined) {
    const { game, seed } = claim;
    const again = await runAgain(
      { command: adapter, game, seed, requestTimeout, allowRemote },
      suite,
      isClaimed(claim),
    );
    problems.push(...runProblems(claim, again, report, suite));
  }
  const checked = [
    'signature',
    'suite',
    ...(report ? ['report'] : []),
    ...(publicKey === undefined ? [] : ['key']),
    ...(adapter === undefined ? [] : ['a new run']),
  ];
  const standing =
    publicKey !== undefined ? 'holds' : `claimed, by an untrusted key${adapter === undefined ? ', not run again' : ''}`;
  const holds = problems.length === 0;
  if (options.json)
    process.stdout.write(
      `${JSON.stringify({ holds, trusted: publicKey !== undefined, checked, problems, claim }, null, 1)}\n`,
    );
  else if (!holds) process.stderr.write(`${file} does not hold:\n${lines(problems)}`);
  else
    process.stdout.write(
      `${file}: ${standing} (${checked.join(', ')}): ${claim.adapter.name} ${claim.adapter.version}, ${claim.game} (${claim.edition}), level ${claim.level}\n`,
    );
  return holds ? EXIT.conforms : EXIT.doesNotConform;
}

/** Loads the claimed edition; if it is no longer known, the digests will differ. */
function suiteOfClaim({ game, edition }: Claim, report: Report | undefined): Suite {
  const { games = [], editions } = report?.selection ?? {};
  const known = editionNamed(edition, loadCatalogue(game))?.name;
  return loadSuite([...new Set([game, ...games])], { ...editions, ...(known !== undefined && { [game]: known }) });
}

/** Checks the claim against the report, because a key's owner can sign anything. */
function claimProblems(claim: Claim, report: Report, suite: Suite): string[] {
  const bearing = bearingOf(claim, report, suite);
  const found = [...suiteObjections(report, suite), ...objections(bearing)];
  if (found.length > 0) return found.map((one) => `the report does not bear the claim: ${one}`);
  const { issuedAt, publicKey, report: reportDigest } = claim;
  const borne = claimOf({ ...bearing, features: claim.suite.features, reportDigest, issuedAt, publicKey });
  return canonical(borne) === canonical(claim) ? [] : ['the claim is not what the report says'];
}

/** Returns a test whether an adapter declares the name and version in the claim. */
const isClaimed =
  ({ adapter }: Claim) =>
  ({ name, version }: Pick<Claim['adapter'], 'name' | 'version'>): boolean =>
    name === adapter.name && version === adapter.version;

function runProblems(claim: Claim, again: Report, report: Report | undefined, suite: Suite): string[] {
  const { name, version } = again.adapter;
  if (!isClaimed(claim)(again.adapter))
    return [`the adapter at hand is ${name} ${version}; certified was ${claim.adapter.name} ${claim.adapter.version}`];
  const before = new Map(report?.scenarios.map(({ id, verdict }) => [id, verdict]));
  const changed = again.scenarios.filter(({ id, verdict }) => before.has(id) && before.get(id) !== verdict);
  return [
    ...objections(bearingOf(claim, again, suite)).map((one) => `run again, ${one}`),
    ...changed.map(({ id, verdict }) => `run again, ${id} is ${verdict}; certified was ${before.get(id)}`),
  ];
}

const bearingOf = ({ game, level, readings }: Claim, report: Report, suite: Suite): Bearing => ({
  report,
  catalogue: catalogueOf(suite, game),
  level,
  readings,
});
