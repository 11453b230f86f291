/**
 * The schema of certificate.json: the signed claim that an implementation conforms, with everything needed to check it.
 */
import { Type, type Static } from '@sinclair/typebox';
import { Closed, GameId, OneOf } from './common';

const Digest = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hexadecimal' });

export const LEVELS = ['core', 'complete'] as const;
export type Level = (typeof LEVELS)[number];

export const Claim = Closed({
  certificate: Type.Literal(1),
  issuedAt: Type.String({ description: 'ISO 8601' }),
  suite: Closed({ name: Type.String(), version: Type.String(), features: Digest, catalogue: Digest }),
  game: GameId,
  edition: Type.String(),
  level: OneOf(LEVELS),
  readings: Type.Boolean({ description: 'true: the interpretations of ambiguous rules were passed as well' }),
  adapter: Closed({ name: Type.String(), version: Type.String(), language: Type.Optional(Type.String()) }),
  clauses: Type.Integer({ minimum: 1, description: 'testable clauses of the level; all conform' }),
  scenarios: Type.Integer({ minimum: 1, description: 'scenarios that decide them; all passed' }),
  seed: Type.Integer(),
  report: Digest,
  publicKey: Type.String({ description: 'Ed25519, SPKI in DER, base64' }),
});
export type Claim = Static<typeof Claim>;

export const Certificate = Closed({ claim: Claim, signature: Type.String({ description: 'of the claim, base64' }) });
export type Certificate = Static<typeof Certificate>;
