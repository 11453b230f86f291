/** Writes the text of each probe card into features/<game>/probes.yaml, from its abilities. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { probeText } from '../texts/probe-text';
import type { Part } from '../texts/words';

/** Games that word all abilities of their cards: those that are complete, and drafts that have come so far. */
export const WITH_TEXTS: readonly GameId[] = PLAYED;

/** Replaces the texts on both sides of each card, and leaves the rest of the file as it is. */
export function withTexts(game: GameId, yaml: string): string {
  const { probes } = parse(yaml) as { probes: Record<string, Part> };
  let probe = '';
  return yaml.replace(/^ {2}([\w-]+):(?: #.*)?$|^( {4}| {6})text: .*$/gm, (line, id?: string, margin?: string) => {
    if (id === undefined) return `${margin!}text: ${quoted(textOf(game, probe, probes[probe]!, margin!))}`;
    probe = id;
    return line;
  });
}

/** Returns the text of a card; a deeper indentation marks the text of the other side. */
function textOf(game: GameId, probe: string, card: Part, { length }: string): string {
  const side = length > 4 ? { ...card, ...(card.back as Part) } : card;
  return probeText(game, probe, side);
}

/** Quotes a text as Oxfmt does. */
function quoted(text: string): string {
  const isEasierDouble = text.includes("'") && !text.includes('"');
  return isEasierDouble ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
}

export const probesFile = (game: GameId): string => join(projectRoot(), 'features', game, 'probes.yaml');

if (require.main === module) {
  for (const game of WITH_TEXTS) {
    const file = probesFile(game);
    writeFileSync(file, withTexts(game, readFileSync(file, 'utf8')));
  }
}
