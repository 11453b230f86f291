/**
 * Names that scenarios had before, so that lists of known failures and reports of an earlier suite can be carried over.
 * `features/<game>/former-names.json.gz` maps each former name to the present one; scripts/make-former-names.ts writes
 * it. Scenarios with a decoy follow the scenario that they are made from.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameId } from '../schemas/common';
import { featuresFolder } from './catalogue';

/** Maps `LN-5-1: the attacker rests` to the present name of that form. */
export type FormerNames = Readonly<Record<string, string>>;

export const formerNamesFile = (folder: string, game: GameId): string => join(folder, game, 'former-names.json.gz');

/** Returns an empty table for a game that has renamed nothing. */
export function readFormerNames(game: GameId, folder = featuresFolder()): FormerNames {
  const file = formerNamesFile(folder, game);
  return existsSync(file) ? (JSON.parse(gunzipSync(readFileSync(file)).toString()) as FormerNames) : {};
}

/** What marks a scenario with a decoy, then and now, and the number of a scenario among those of one name. */
const MARKS = /^(.*?)((?:, with a bystander| \(with a decoy\))?)((?: \(\d+\))?)$/s;

/** @returns the present name, which is the same unless the scenario was renamed */
export function presentName(names: FormerNames, called: string): string {
  const [, plain = called, decoy = '', number = ''] = MARKS.exec(called) ?? [];
  const mark = decoy === '' ? '' : ' (with a decoy)';
  const numbered = names[`${plain}${number}`];
  if (decoy === '' && numbered !== undefined) return numbered;
  return `${names[plain] ?? plain}${mark}${number}`;
}
