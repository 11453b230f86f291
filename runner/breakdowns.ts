/**
 * Groups crashes of an engine by the place where it broke down. The stack is in the error's data, in its message, or in
 * the evidence of the adapter; without one, the error itself is the place, without the numbers in it.
 */
import type { Failure } from '../schemas/report';

/** An error with which an engine broke down. */
export interface Breakdown {
  /** What crashes at the same place share. */
  readonly place: string;
  /** The error, and where it was thrown if the stack says so. */
  readonly error: string;
}

/** How many frames crashes must share. */
const FRAMES = 3;

/** @returns undefined: the engine did not break down */
export function breakdownOf({ message, signature = message, actual, evidence = '' }: Failure): Breakdown | undefined {
  if (!signature.startsWith('the engine threw')) return undefined;
  const error = errorIn(String(actual));
  const frames = framesIn(evidence) ?? framesIn(error);
  if (!frames) return { place: error.replace(/\d+/g, ''), error };
  return { place: frames.slice(0, FRAMES).join('\n'), error: `${error.split('\n')[0]!}, at ${frames[0]!}` };
}

/** Removes the parts of the message that advise the adapter's author. */
const errorIn = (raw: string): string =>
  raw.replace(/^the adapter answered [\w/]+ with /, '').replace(/; answer an illegal action .*/s, '');

/**
 * The frames of a stack, by language: a line of each frame, and whether the innermost comes last. Numbers of columns and
 * addresses are left out.
 */
const STACKS: readonly { readonly frame: RegExp; readonly isInnermostLast?: true }[] = [
  { frame: /^\s*File "([^"]+)", line (\d+), in (.+)$/, isInnermostLast: true },
  { frame: /^\s*at (?:async )?(?:(.+?) \()?(.+?:\d+):\d+\)?$/ },
  { frame: /^\s*at (\S+)\(.*\) in (.+):line (\d+)$/ },
  { frame: /^\s*at (\S+)\(([^)]*)\)$/ },
  { frame: /^\s*(?:\d+: |at )?(\S+\.(?:rs|go|c|cc|cpp|rb|php|kt|swift)):(\d+)/ },
];

/** @returns undefined: there is no stack */
function framesIn(text: string): string[] | undefined {
  const lines = text.split('\n').map((line) => line.trimEnd());
  for (const { frame, isInnermostLast } of STACKS) {
    const frames = lines.flatMap((line) => {
      const parts = frame
        .exec(line)
        ?.slice(1)
        .filter((part) => part !== undefined);
      return parts ? [parts.map(withoutFolder).join(' ')] : [];
    });
    if (frames.length > 0) return isInnermostLast ? frames.reverse() : frames;
  }
  return undefined;
}

/** An engine may be started from different folders. */
const withoutFolder = (path: string): string => path.replace(/^.*[/\\](?=[^/\\]+$)/, '');
