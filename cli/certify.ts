/** `tcg-conformance certify` and `verify`: a signed claim of conformance, and whether it holds. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { KeyObject } from 'node:crypto';
import {
  certificateProblems,
  claimOf,
  featuresDigest,
  newPrivateKey,
  objections,
  publicKeyOf,
  readPrivateKey,
  sha256,
  signClaim,
} from '../runner/certificate';
import { Certificate, LEVELS, type Level } from '../schemas/certificate';
import { nearest } from '../schemas/nearest';
import { EXIT } from './exit-codes';
import { readJson, readReport, readText } from './read-report';
import { gamesNamed, loadSuite, wholeNumber } from './select';
import { UsageError } from './usage';
import { verdictsOf } from './verdicts';

export interface CertifyOptions {
  report: string;
  game: string;
  level: string;
  readings?: boolean;
  key: string;
  out: string;
}

export async function certify({
  report: file,
  game,
  level,
  readings = false,
  key: keyFile,
  out,
}: CertifyOptions): Promise<number> {
  const [id] = gamesNamed([game]);
  const { catalogues, features } = loadSuite([id!]);
  const report = readReport(file);
  const key = keyAt(keyFile);
  const input = {
    report,
    reportDigest: sha256(readFileSync(file)),
    catalogue: catalogues[0]!,
    level: levelNamed(level),
    readings,
    issuedAt: new Date().toISOString(),
    publicKey: publicKeyOf(key),
  };
  const found = [
    ...objections(input),
    ...(featuresDigest(features.documents, report.selection.games) === report.suite.features
      ? []
      : ['the features at hand are not those of the run']),
  ];
  if (found.length > 0) {
    process.stderr.write(`no certificate for ${game}, level ${level}:\n${found.map((one) => `  ${one}\n`).join('')}`);
    return EXIT.doesNotConform;
  }
  const claim = claimOf(input);
  writeFileSync(out, `${JSON.stringify(signClaim(claim, key), null, 2)}\n`);
  process.stdout.write(
    `${out}: ${claim.adapter.name} ${claim.adapter.version} conforms to ${game}, level ${level}: ${claim.clauses} clauses by ${claim.scenarios} scenarios\n`,
  );
  return EXIT.conforms;
}

function levelNamed(name: string): Level {
  if ((LEVELS as readonly string[]).includes(name)) return name as Level;
  const hint = nearest(name, LEVELS);
  throw new UsageError(
    `--level: "${name}" is not one of ${LEVELS.join(', ')}${hint ? `; did you mean "${hint}"?` : ''}`,
  );
}

/** Reads the key, or makes one where there is none. */
function keyAt(file: string): KeyObject {
  if (!existsSync(file)) {
    writeFileSync(file, newPrivateKey(), { mode: 0o600, flag: 'wx' });
    process.stderr.write(`made a new key: ${file}; keep it to yourself\n`);
  }
  try {
    return readPrivateKey(readText(file));
  } catch (error) {
    throw new UsageError(`--key: ${file}: ${(error as Error).message}`);
  }
}

export interface VerifyOptions {
  report?: string;
  publicKey?: string;
  adapter?: string;
  timeout: string;
}

export async function verify(
  file: string,
  { report: reportFile, publicKey, adapter, timeout }: VerifyOptions,
): Promise<number> {
  const certificate = readJson(Certificate, file);
  const { claim } = certificate;
  const { catalogues, features } = loadSuite([claim.game]);
  const report = reportFile === undefined ? undefined : readReport(reportFile);
  const problems = certificateProblems(certificate, {
    report: reportFile === undefined ? undefined : readFileSync(reportFile),
    features: featuresDigest(features.documents, [claim.game]),
    catalogue: catalogues[0],
    trustedKey: publicKey,
  });
  if (problems.length === 0 && adapter !== undefined) {
    const verdicts = await verdictsOf(adapter, claim.game, claim.seed, wholeNumber('--timeout', timeout, 1));
    const before = new Map(report?.scenarios.map((scenario) => [scenario.id, scenario.verdict]) ?? []);
    for (const [id, verdict] of verdicts) {
      const certified = before.get(id) ?? 'passed';
      if (verdict !== certified) problems.push(`run again, ${id} is ${verdict}; certified was ${certified}`);
    }
  }
  if (problems.length > 0) {
    process.stderr.write(`${file} does not hold:\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
    return EXIT.doesNotConform;
  }
  const checked = [
    'signature',
    'suite',
    ...(report ? ['report'] : []),
    ...(publicKey === undefined ? [] : ['key']),
    ...(adapter === undefined ? [] : ['a new run']),
  ];
  process.stdout.write(
    `${file} holds (${checked.join(', ')}): ${claim.adapter.name} ${claim.adapter.version}, ${claim.game}, level ${claim.level}\n`,
  );
  return EXIT.conforms;
}
