/** Compares two values line by line. */
import { createTwoFilesPatch } from 'diff';

/** Returns the unified diff from expected to actual. */
export function unifiedDiff(expected: unknown, actual: unknown): string {
  const patch = createTwoFilesPatch('expected', 'actual', asText(expected), asText(actual), '', '', { context: 3 });
  return patch.split('\n').slice(1).join('\n');
}

const asText = (value: unknown): string =>
  `${typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'nothing')}\n`;
