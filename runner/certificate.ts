/**
 * Certificates: signs a claim about a report, as canonical JSON (sorted members, no white space) with Ed25519, and
 * checks it.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify as verifySignature,
  type KeyObject,
} from 'node:crypto';
import { PLAYABLE, vocabularies } from '../games/registry';
import { passedSentence } from '../reports/text';
import { sha256 } from './digest';
import type { FeatureDocument } from './features';
import type { Catalogue } from '../schemas/catalogue';
import type { Certificate, Claim, Level } from '../schemas/certificate';
import type { GameId } from '../schemas/common';
import type { ClauseResult, GameReport, Report, ScenarioResult } from '../schemas/report';

export { sha256 };

/** Digests the features of these games and their probe cards, as reports and certificates record them. */
export function featuresDigest(documents: readonly FeatureDocument[], games: readonly GameId[]): string {
  const features = documents.filter(({ game }) => games.includes(game));
  const played = PLAYABLE.filter((game) => games.includes(game));
  return sha256(
    [
      ...features.map(({ uri, source, decoys = {} }) => `${uri}\n${source}\n${canonical(decoys)}\n`),
      ...new Set(features.map(({ game, edition = '' }) => `${game} edition ${edition}\n`)),
      ...vocabularies(played).map(({ game, probes }) => `${game} probes\n${canonical(probes)}\n`),
    ].join('\0'),
  );
}

/** Serializes with sorted members, so that equal values always give the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

export const catalogueDigest = (catalogue: Catalogue): string => sha256(canonical(catalogue));

/** Returns the private key as PEM; the caller must keep it. */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
}

/** @throws {Error} if this is not a private key */
function parsedKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error('not a private key in PEM without a passphrase; left out, --key makes one');
  }
}

/** @throws {Error} if this is not an Ed25519 private key in PEM */
export function readPrivateKey(pem: string): KeyObject {
  const key = parsedKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`a key of type ${key.asymmetricKeyType}, not ed25519`);
  return key;
}

export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

export interface ClaimInput {
  readonly report: Report;
  /** SHA-256 of the game's features. */
  readonly features: string;
  /** SHA-256 of the report file. */
  readonly reportDigest: string;
  readonly catalogue: Catalogue;
  readonly level: Level;
  readonly readings: boolean;
  readonly issuedAt: string;
  readonly publicKey: string;
}

/** The part of the input that decides whether a claim may be made. */
export type Bearing = Pick<ClaimInput, 'report' | 'catalogue' | 'level' | 'readings'>;

/** Returns why the report does not support the claim, one line each; a smaller claim is never made instead. */
export function objections({ report, catalogue, level, readings }: Bearing): string[] {
  const game = report.games.find((candidate) => candidate.game === catalogue.game);
  if (!game) return [`the report is not about ${catalogue.game}`];
  return [
    ...runObjections(report, catalogue.game),
    ...editionObjections(report, catalogue.game),
    ...clauseObjections(game, catalogue, level),
    ...readingObjections(report, catalogue, level, readings),
  ];
}

function runObjections(report: Report, game: GameId): string[] {
  const { selection, interrupted, scenarios, adapter } = report;
  const count = (verdict: ScenarioResult['verdict']) =>
    scenarios.filter((one) => one.game === game && one.verdict === verdict).length;
  return [
    ...(selection.tags !== undefined ||
    selection.clauses?.length ||
    selection.scenarios?.length ||
    selection.level ||
    selection.failedFrom
      ? ['the run was filtered']
      : []),
    ...(report.shard ? [`the run is part ${report.shard.index} of ${report.shard.total}; merge the parts first`] : []),
    ...(interrupted ? ['the run was interrupted'] : []),
    ...(count('adapterError') + (adapter.errors?.length ?? 0) > 0 ? ['the adapter broke during the run'] : []),
    ...(count('suiteError') > 0 ? ['the suite or the oracle was at fault in the run'] : []),
  ];
}

/** No certificate covers an edition other than the one that the adapter declares. */
function editionObjections({ adapter, games }: Report, game: GameId): string[] {
  const declaredEdition = adapter.editions?.[game];
  const run = games.find((one) => one.game === game)?.edition;
  return declaredEdition === undefined
    ? []
    : [`the adapter says that it plays edition ${declaredEdition}, and the run is of ${run}`];
}

function clauseObjections(game: GameReport, catalogue: Catalogue, level: Level): string[] {
  const claimed = claimedClauses(game, catalogue, level);
  if (claimed.length === 0) return [`no clause of ${catalogue.game} is of level ${level}`];
  return claimed
    .filter((clause) => clause.state !== 'conforms')
    .map(
      ({ id, state, counts }) =>
        `${id} does not conform: ${state === 'partly' ? 'partial' : state}${state === 'partly' && counts ? `, ${passedSentence(counts)}` : ''}`,
    );
}

function readingObjections(report: Report, catalogue: Catalogue, level: Level, readings: boolean): string[] {
  if (!readings) return [];
  const game = report.games.find((candidate) => candidate.game === catalogue.game)!;
  const wanted = new Set(claimedClauses(game, catalogue, level).flatMap((clause) => clause.readings));
  return report.scenarios
    .filter((one) => wanted.has(one.id) && one.verdict !== 'passed')
    .map((one) => `the ambiguous rule of ${one.id} is ${one.verdict}`);
}

/** Returns the testable clauses that a level requires, as they stand in the report (ids carry the game's tag). */
function claimedClauses(game: GameReport, catalogue: Catalogue, level: Level): ClauseResult[] {
  const wanted = catalogue.clauses
    .filter((clause) => clause.kind === 'testable' && (level === 'complete' || clause.level === 'core'))
    .map((clause) => `${catalogue.tag}-${clause.id}`);
  return game.sections.flatMap((section) => section.clauses).filter((clause) => wanted.includes(clause.id));
}

/** @throws {Error} if there are objections, one a line */
export function claimOf(input: ClaimInput): Claim {
  const found = objections(input);
  if (found.length > 0) throw new Error(found.join('\n'));
  const { report, catalogue, level, readings } = input;
  const game = report.games.find((candidate) => candidate.game === catalogue.game)!;
  const clauses = claimedClauses(game, catalogue, level);
  return {
    certificate: 1,
    issuedAt: input.issuedAt,
    suite: { ...report.suite, features: input.features, catalogue: catalogueDigest(catalogue) },
    game: catalogue.game,
    edition: catalogue.edition,
    level,
    readings,
    adapter: {
      name: report.adapter.name,
      version: report.adapter.version,
      ...(report.adapter.language === undefined ? {} : { language: report.adapter.language }),
    },
    clauses: clauses.length,
    scenarios: new Set(clauses.flatMap((clause) => clause.scenarios)).size,
    seed: report.seed,
    report: input.reportDigest,
    publicKey: input.publicKey,
  };
}

export function signClaim(claim: Claim, key: KeyObject): Certificate {
  return { claim, signature: sign(null, Buffer.from(canonical(claim)), key).toString('base64') };
}

/** What a certificate is checked against; absent members are not checked. */
export interface Evidence {
  /** The bytes of report.json. */
  readonly report?: Buffer;
  /** SHA-256 of the features at hand, as a report records it. */
  readonly features?: string;
  readonly catalogue?: Catalogue;
  /** The key that the caller trusts, in the form that `publicKeyOf` returns. */
  readonly trustedKey?: string;
}

/** Returns the problems of a certificate, one line each. */
export function certificateProblems({ claim, signature }: Certificate, evidence: Evidence): string[] {
  const problems: string[] = [];
  if (!isSigned(claim, signature)) problems.push('the signature does not fit the claim: the certificate was changed');
  if (evidence.trustedKey !== undefined && evidence.trustedKey !== claim.publicKey)
    problems.push('it was signed with another key than the one that is trusted');
  if (evidence.report && sha256(evidence.report) !== claim.report)
    problems.push('the report is not the one that was certified');
  if (evidence.features !== undefined && evidence.features !== claim.suite.features)
    problems.push('the features at hand are not those of the certified run');
  if (evidence.catalogue && catalogueDigest(evidence.catalogue) !== claim.suite.catalogue)
    problems.push('the catalogue at hand is not that of the certified run');
  return problems;
}

function isSigned(claim: Claim, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(claim.publicKey, 'base64'), format: 'der', type: 'spki' });
    return verifySignature(null, Buffer.from(canonical(claim)), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
