/**
 * What each misreading breaks and how that looks, as it was played when the package was made (scripts/make-causes.ts): one file for
 * each game, features/<game>/causes.json.gz. A scenario is known by a digest of its text and a misreading by one of its id, so what
 * has been changed since is left out and all the rest still holds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { gameOf } from '../games/registry';
import type { GameId } from '../schemas/common';
import { featuresFolder } from './catalogue';
import type { Misreading } from './diagnosis';
import { digestOf, type Signature } from './diagnosis-signature';

/** What has been played of a game: every misreading against every scenario that it can concern. */
export interface Matrix {
  readonly misreadings: readonly Misreading[];
  /** The digests of the scenarios. */
  readonly scenarios: ReadonlySet<string>;
}

/** As it is written: names once, then numbers. */
interface Written {
  readonly version: 1;
  /** By digest: how it was seen to fail, each `<step> <digest of the message> <exact digest>`, and `~` where that is by chance. */
  readonly scenarios: readonly (readonly [digest: string, ...signatures: string[]])[];
  /** By digest: pairs of how many scenarios further, and which of its signatures. */
  readonly faults: Readonly<Record<string, readonly number[]>>;
}

export const matrixFile = (game: GameId, folder = featuresFolder()): string => join(folder, game, 'causes.json.gz');

/** Its misreadings in the order of the game's; those added since are left out. @returns undefined: never made */
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

/** The same misreadings give the same bytes, in whatever order they were played. */
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

const written = ({ step, message, exact, byChance }: Signature): string =>
  `${step} ${message} ${exact}${byChance ? ' ~' : ''}`;

function parsed(text: string): Signature {
  const [step, message, exact, chance] = text.split(' ') as [string, string, string, string?];
  return { step: Number(step), message, exact, ...(chance ? { byChance: true } : {}) };
}
