/**
 * Stores which scenarios each misreading breaks and how they fail, as played when the package was built
 * (scripts/make-causes.ts): one file a game, features/<game>/causes.json.gz. Scenarios are identified by a digest of
 * their text and misreadings by a digest of their id, so a change invalidates only the entries of what changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { gameOf } from '../games/registry';
import type { GameId } from '../schemas/common';
import { featuresFolder } from './catalogue';
import type { Misreading } from './diagnosis';
import { digestOf, type Signature } from './diagnosis-signature';

/** The results of a game: every misreading played against every scenario that it can concern. */
export interface Matrix {
  readonly misreadings: readonly Misreading[];
  readonly scenarios: ReadonlySet<string>;
}

/** The file format: names occur once, and numbers refer to them. */
interface Written {
  readonly version: 1;
  /**
   * Each digest with the ways it fails: `<step> <digest of the message> <exact digest> <digest of the path there>`, and
   * `~` if that depends on chance.
   */
  readonly scenarios: readonly (readonly [digest: string, ...signatures: string[]])[];
  /**
   * By digest of the misreading: pairs of the distance from the last scenario, and the index of the signature there.
   */
  readonly faults: Readonly<Record<string, readonly number[]>>;
}

export const matrixFile = (game: GameId, folder = featuresFolder()): string => join(folder, game, 'causes.json.gz');

/**
 * Returns the misreadings in the order of the game, without those added since.
 * @returns undefined: the file was never made
 */
export function readMatrix(game: GameId, file = matrixFile(game)): Matrix | undefined {
  if (!existsSync(file)) return undefined;
  const { scenarios, faults } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Written;
  const known = scenarios.map(([digest, ...signatures]) => ({ digest, signatures: signatures.map(parsed) }));
  const misreadings = (gameOf(game)?.faults ?? []).flatMap(({ id }) => {
    const numbers = faults[digestOf(id)];
    if (!numbers) return [];
    const breaks = new Map<string, Signature>();
    for (let at = 0, place = 0; at < numbers.length; at += 2) {
      place += numbers[at]!;
      const { digest, signatures } = known[place]!;
      breaks.set(digest, signatures[numbers[at + 1]!]!);
    }
    return [{ fault: id, breaks }];
  });
  return { misreadings, scenarios: new Set(known.map(({ digest }) => digest)) };
}

/** What the file of a game names that no longer exists: scenarios by digest, misreadings by the digest of their id. */
export interface Gone {
  readonly scenarios: readonly string[];
  readonly misreadings: readonly string[];
}

/** @param present digests of the scenarios of the suite */
export function goneFrom(game: GameId, present: ReadonlySet<string>, file = matrixFile(game)): Gone {
  const { scenarios, faults } = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Written;
  const ids = new Set((gameOf(game)?.faults ?? []).map(({ id }) => digestOf(id)));
  return {
    scenarios: scenarios.map(([digest]) => digest).filter((digest) => !present.has(digest)),
    misreadings: Object.keys(faults).filter((digest) => !ids.has(digest)),
  };
}

/** Sorts everything, so that the same misreadings give the same bytes in whatever order they were played. */
export function writeMatrix(game: GameId, { misreadings, scenarios }: Matrix, file = matrixFile(game)): void {
  const digests = [...scenarios].sort();
  const place = new Map(digests.map((digest, index) => [digest, index]));
  const signatures = digests.map(() => [] as string[]);
  const faults = misreadings.map(({ fault, breaks }) => {
    const inOrder = [...breaks].map(([digest, signature]) => ({ at: place.get(digest)!, text: written(signature) }));
    inOrder.sort((one, other) => one.at - other.at);
    const numbers = inOrder.flatMap(({ at, text }, index) => {
      if (!signatures[at]!.includes(text)) signatures[at]!.push(text);
      return [at - (inOrder[index - 1]?.at ?? 0), signatures[at]!.indexOf(text)];
    });
    return [digestOf(fault), numbers] as const;
  });
  const all: Written = {
    version: 1,
    scenarios: digests.map((digest, index) => [digest, ...signatures[index]!]),
    faults: Object.fromEntries(faults),
  };
  writeFileSync(file, gzipSync(JSON.stringify(all), { level: 9 }));
}

const written = ({ step, message, exact, path, byChance }: Signature): string =>
  [step, message, exact, ...(path === undefined ? [] : [path]), ...(byChance ? ['~'] : [])].join(' ');

function parsed(text: string): Signature {
  const [step, message, exact, ...more] = text.split(' ') as [string, string, string, ...string[]];
  const path = more.find((one) => one !== '~');
  return {
    step: Number(step),
    message,
    exact,
    ...(path === undefined ? {} : { path }),
    ...(more.includes('~') ? { byChance: true } : {}),
  };
}
