/** Reads the JSON examples of docs/abilities.md, each under an id by which a claim refers to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** Section and heading, or section and first column: "Instructions: draw 2", "Events: drew". */
  readonly id: string;
  readonly json: unknown;
}

/**
 * Returns all examples in the order of the page.
 * @throws {Error} a block or a cell is not JSON
 */
export function examplesOf(text: string): Example[] {
  const examples: Example[] = [];
  const times = new Map<string, number>();
  const add = (place: string, json: string) => {
    const count = (times.get(place) ?? 0) + 1;
    times.set(place, count);
    examples.push({ id: count === 1 ? place : `${place} ${count}`, json: JSON.parse(json) });
  };
  let section = '';
  let heading = '';
  let block: string[] | undefined;
  for (const line of text.split('\n')) {
    if (block && line === '```') {
      add(`${section}: ${heading}`, block.join('\n'));
      block = undefined;
    } else if (block) block.push(line);
    else if (line === '```json') block = [];
    else if (line.startsWith('## ')) section = line.slice(3);
    else if (line.startsWith('### ')) heading = line.slice(4);
    else if (line.startsWith('|')) {
      const cells = line.split('|').map((cell) => cell.trim());
      const example = cells.at(-2)!;
      if (/^`[{\d]/.test(example)) add(`${section}: ${cells[1]!.replaceAll('`', '')}`, example.replaceAll('`', ''));
    }
  }
  return examples;
}

export const examplesOfPage = (): Example[] =>
  examplesOf(readFileSync(join(__dirname, '..', '..', 'docs', 'abilities.md'), 'utf8'));
