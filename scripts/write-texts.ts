/** Writes the text of each probe card into features/<game>/probes.yaml, from its abilities. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PLAYED } from '../games/registry';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';
import { probeText } from '../texts/probe-text';
import type { Part } from '../texts/words';

/** The file with the texts made anew; all else in it stays as it is. */
export function withTexts(game: GameId, yaml: string): string {
  const { probes } = parse(yaml) as { probes: Record<string, Part> };
  let probe = '';
  return yaml.replace(/^ {2}([\w-]+):$|^ {4}text: .*$/gm, (line, id: string | undefined) => {
    if (id === undefined) return `    text: ${quoted(probeText(game, probe, probes[probe]!))}`;
    probe = id;
    return line;
  });
}

/** As Prettier writes it. */
function quoted(text: string): string {
  const isEasierDouble = text.includes("'") && !text.includes('"');
  return isEasierDouble ? `"${text}"` : `'${text.replaceAll("'", "''")}'`;
}

export const probesFile = (game: GameId): string => join(projectRoot(), 'features', game, 'probes.yaml');

if (require.main === module) {
  for (const game of PLAYED) {
    const file = probesFile(game);
    writeFileSync(file, withTexts(game, readFileSync(file, 'utf8')));
  }
}
