/** Tells a person that an adapter broke: our one line first, then what the adapter itself printed, labelled as such. */
import type { AdapterError } from '../adapters/adapter';

/** The lines for standard error, without a line break at the end. */
export function adapterTrouble({ message, evidence }: Pick<AdapterError, 'message' | 'evidence'>): string {
  const own =
    evidence === undefined ? [] : ['  from the adapter:', ...evidence.split('\n').map((line) => `  | ${line}`)];
  return [`tcg-conformance: ${message}`, ...own].join('\n');
}
