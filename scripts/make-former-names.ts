/**
 * Writes features/<game>/former-names.json.gz: what each scenario was called in an earlier revision, so that lists of
 * known failures and reports of that time can be carried over (runner/former-names.ts). Scenarios are paired in the order
 * of their file, so it stops where a file has more or fewer of them than before.
 *
 * Usage: node dist/scripts/make-former-names.js <revision>
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PLAYED } from '../games/registry';
import { featuresFolder, loadCatalogue } from '../runner/catalogue';
import { stableName } from '../runner/expectations';
import { loadFeatures } from '../runner/feature-files';
import type { Scenario } from '../runner/features';
import { formerNamesFile, presentName, readFormerNames, type FormerNames } from '../runner/former-names';
import { projectRoot } from '../runner/root';
import type { GameId } from '../schemas/common';

/** The names of scenarios in their order: `plain` without a number, `named` with it, counted from 1. */
interface Called {
  readonly plain: string;
  readonly named: string;
  readonly file: string;
}

function called(game: GameId, folder: string): Called[] {
  const { scenarios } = loadFeatures([game], { folder, decoys: false });
  const catalogues = [loadCatalogue(game)];
  const plainOf = (scenario: Scenario) => stableName(scenario, catalogues);
  const counts = new Map<string, number>();
  for (const scenario of scenarios) counts.set(plainOf(scenario), (counts.get(plainOf(scenario)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return scenarios.map((scenario) => {
    const plain = plainOf(scenario);
    const number = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, number);
    return { plain, named: counts.get(plain) === 1 ? plain : `${plain} (${number})`, file: scenario.uri };
  });
}

/** @throws if a file has another number of scenarios than before */
export function formerNames(before: readonly Called[], now: readonly Called[]): FormerNames {
  const names: Record<string, string> = {};
  if (before.length !== now.length) throw new Error(`${before.length} scenarios before, ${now.length} now`);
  for (const [index, was] of before.entries()) {
    const is = now[index]!;
    if (was.file !== is.file) throw new Error(`${was.file}: has another number of scenarios than before`);
    if (names[was.plain] === undefined && was.plain !== is.plain) names[was.plain] = is.plain;
    if (presentName(names, was.named) !== is.named) names[was.named] = is.named;
  }
  return names;
}

/** Adds names of still earlier revisions, as far as they lead to a scenario. */
export function withEarlier(found: FormerNames, earlier: FormerNames, now: readonly Called[]): FormerNames {
  const known = new Set(now.map(({ named }) => named));
  const followed = Object.entries(earlier).map(([was, is]) => [was, presentName(found, is)] as const);
  return { ...Object.fromEntries(followed.filter(([, is]) => known.has(is))), ...found };
}

function write(revision: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'former-names-'));
  try {
    const archive = execFileSync('git', ['archive', revision, 'features'], { cwd: projectRoot(), maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    for (const game of PLAYED) {
      const now = called(game, featuresFolder());
      const found = formerNames(called(game, join(folder, 'features')), now);
      const all = withEarlier(found, readFormerNames(game), now);
      writeFileSync(formerNamesFile(featuresFolder(), game), gzipSync(JSON.stringify(all), { level: 9 }));
      console.log(`${game}: ${Object.keys(all).length} former names`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (require.main === module) write(process.argv[2] ?? 'HEAD');
