/** The schema of known-failures.yaml: the failures that an author knows of, so that only new ones stop a build. */
import { Type, type Static } from '@sinclair/typebox';
import { Closed } from './common';

export const Expectation = Closed({
  scenario: Type.String({
    minLength: 1,
    description:
      'clause and name of a scenario, with its number where several are called so: "LN-5-1: the attacker rests (2)"',
  }),
  reason: Type.String({ minLength: 1, description: 'why it fails, for people' }),
  issue: Type.Optional(Type.String({ description: 'link to where it is followed' })),
  signature: Type.Optional(
    Type.String({ description: 'verdict and message of the failure, e.g. "failed: an illegal action was accepted"' }),
  ),
  expires: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'last day on which it holds' })),
});
export type Expectation = Static<typeof Expectation>;

export const Expectations = Closed({ expectations: Type.Array(Expectation) });
export type Expectations = Static<typeof Expectations>;
