/** Instructions whose notation is fixed and that nothing plays yet: a test card may say them, and a game refuses them. */
import { Type } from '@sinclair/typebox';
import type { Amount, Target } from '../../schemas/ability';
import { OracleError } from '../kernel/errors';
import type { Word } from './words';

interface Open {
  readonly target?: Target;
  readonly count?: Amount;
  readonly name?: string;
}

/** @throws {OracleError} when an effect comes to it */
const open = <Verb extends string>(verb: Verb, meaning: string): Word<Verb, Open> => ({
  verb,
  meaning,
  members: ({ Target, Amount }) => ({
    target: Type.Optional(Target),
    count: Type.Optional(Amount),
    name: Type.Optional(Type.String()),
  }),
  execute() {
    throw new OracleError(`Cardfight!! Vanguard does not play "${verb}" yet`);
  },
});

export const WORDS_NOT_PLAYED = [
  // 17
  open('arm', 'Arms a unit (17.9).'),
] as const;
