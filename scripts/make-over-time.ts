/** Writes the feature files of limits and lasting things, made from the tables in scripts/over-time. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresFolder } from '../runner/catalogue';
import { battleSpirits } from './over-time/battle-spirits';
import { dragonBallSuper } from './over-time/dragon-ball-super';
import { levelNeo } from './over-time/level-neo';
import { onePiece } from './over-time/one-piece';
import { featureOf, type OverTimeTable } from './over-time/shape';
import { vanguard } from './over-time/vanguard';

export const OVER_TIME_TABLES: readonly OverTimeTable[] = [
  ...[levelNeo, onePiece, dragonBallSuper, battleSpirits, vanguard],
];

/** Maps the path of each file under the features folder to its text. */
export const overTimeFeatures = (): Map<string, string> =>
  new Map(
    OVER_TIME_TABLES.flatMap((table) =>
      table.files.map((file) => [`${table.game}/${file.file}.feature`, featureOf(table, file)] as const),
    ),
  );

function main(): void {
  for (const [path, text] of overTimeFeatures()) writeFileSync(join(featuresFolder(), path), text);
}

if (require.main === module) main();
