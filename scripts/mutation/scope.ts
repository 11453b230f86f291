/** Selects the parts of the oracle that are edited. */

export const KERNEL = 'kernel';

/** Patterns of files without edits, each with the reason. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/\/faults(\/|\.ts$)|^oracle\/kernel\/testing\//, 'misreadings are edits themselves'],
  [/\/(readings[^/]*|editions)\.ts$/, 'another choice than the one that is played: tests/readings, tests/editions'],
  [/^oracle\/kernel\/(?:\w+\/)?(position|declared|module)[^/]*\.ts$/, 'reads what authors write: tests/positions'],
  [
    /^oracle\/kernel\/(language|reading)\/(card-checks|grammar|forms|definition)\.ts$/,
    'checks what authors write: tests/malformed-cards',
  ],
];

export const isEdited = (file: string): boolean =>
  file.startsWith('oracle/') && file.endsWith('.ts') && !LEFT_OUT.some(([pattern]) => pattern.test(file));

/** Returns the part of the oracle that a file belongs to: the id of a game, or the kernel. */
export function partOf(file: string): string {
  const [, folder = KERNEL] = /^oracle\/([^/]+)\//.exec(file) ?? [];
  return folder;
}
