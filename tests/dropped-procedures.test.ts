/** The lint finds each way to drop a procedure (scripts/dropped-procedures.ts), and nothing that is none. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropsOf, programOf } from '../scripts/dropped-procedures';

const root = join(__dirname, '..');

/** Each way to drop a procedure, and what is no dropping, beside the code of the oracle. */
const SAMPLE = join(root, 'oracle/sample.ts');
const DROPS = `import { isDone, NOTHING, type Procedure } from './kernel/state';
declare function act(): Procedure;
declare function asks(): Procedure<boolean>;
declare function each(does: (round: number) => void): void;
declare function maybe(): Procedure | undefined;
export function* forgotten(): Procedure {
  act(); // dropped
  if (asks()) act(); // dropped dropped
  asks() && act(); // dropped dropped
  void act(); // dropped
  maybe(); // dropped
  each(() => act()); // dropped
  const no = !asks(); // dropped
  if (no) return;
  while (asks()) yield* act(); // dropped
  const other = asks() ? 1 : 2; // dropped
  other > 1 ? act() : NOTHING; // dropped
}
export function* run(): Procedure {
  yield* act();
  if (yield* asks()) yield* act();
  const kept = act();
  each(function () {});
  const one = maybe();
  if (one) yield* one;
  if (isDone(kept)) return;
  return yield* kept;
}
export const returned = (): Procedure => act();
`;

it('each way to drop a procedure is found', () => {
  const program = programOf(new Map([[SAMPLE, DROPS]]), true);
  const expected = DROPS.split('\n').flatMap((line, index) =>
    Array<number>(line.split('dropped').length - 1).fill(index + 1),
  );
  const found = dropsOf(program)(program.getSourceFile(SAMPLE)!);
  expect(found.map(({ line }) => line)).toEqual(expected);
});
