/** `tcg-conformance impact`: shows what a new edition of a rulebook affects. */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { impactLines, impactMarkdown } from '../reports/impact';
import { featuresFolder, loadCatalogues, REVIEW_FILE } from '../runner/catalogue';
import { isPdf, textOfPdf } from '../runner/impact/pdf';
import { reviewOf } from '../runner/impact/review';
import { studyWithEditions, type GivenText, type Impact } from '../runner/impact/study';
import { touchesOf } from '../runner/impact/touches';
import type { Editions } from '../runner/impact/impact';
import type { Catalogue } from '../schemas/catalogue';
import { GAMES, type GameId } from '../schemas/common';
import { EXIT } from './exit-codes';
import { painted } from './paint';
import { orUsageError, writeText } from './read-report';
import { gamesNamed } from './select';
import { UsageError } from './usage';

export interface ImpactOptions {
  game?: string;
  old?: string;
  whole?: boolean;
  all?: boolean;
  json?: boolean;
  out?: string;
  mark?: boolean;
  /** Clauses, separated by commas. */
  reviewed?: string;
}

/** @returns 1: a person must look at the result; 0: nobody needs to */
export async function impact(file: string, options: ImpactOptions): Promise<number> {
  const { out, json = false, all = false } = options;
  if (out !== undefined) checkOut(out);
  const { impact: result, catalogue } = await studied(file, options);
  if (out !== undefined) writeText(out, out.endsWith('.md') ? impactMarkdown(result) : jsonOf(result));
  if (options.mark || options.reviewed !== undefined) mark(result, catalogue, options.reviewed);
  const lines = json ? jsonOf(result) : `${painted(impactLines(result, { all })).join('\n')}\n`;
  process.stdout.write(lines);
  return result.attention.length > 0 ? EXIT.doesNotConform : EXIT.conforms;
}

/** Makes reports mark the affected scenarios as in need of review until a person has reviewed them. */
function mark({ game, text, changes }: Impact, catalogue: Catalogue, reviewed: string | undefined): void {
  const named = (reviewed ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const review = reviewOf(catalogue, { file: text.file, changes }, named);
  const file = join(featuresFolder(), game, REVIEW_FILE);
  if (review === undefined) rmSync(file, { force: true });
  else writeText(file, `${JSON.stringify(review, null, 1)}\n`);
}

export interface Studied {
  readonly catalogue: Catalogue;
  readonly others: readonly Catalogue[];
  readonly impact: Impact;
  readonly editions: Editions;
}

/** @throws {UsageError} if the game or file is missing, or the text is not a whole edition of the rulebook */
export async function studied(
  file: string,
  { game, old, whole }: Pick<ImpactOptions, 'game' | 'old' | 'whole'>,
): Promise<Studied> {
  const [id] = gameNamed(game);
  const all = loadCatalogues();
  const catalogue = all.find((one) => one.game === id)!;
  const [text, before] = [await given(file), old === undefined ? undefined : await given(old)];
  let touches: ReturnType<typeof touchesOf> | undefined;
  const result = studyWithEditions({
    catalogue,
    all,
    text,
    ...(before && { old: before }),
    whole,
    touches: (clause) => (touches ??= touchesOf(catalogue))(clause),
  });
  return { catalogue, others: all.filter((one) => one !== catalogue), ...result };
}

export function gameNamed(game: string | undefined): [GameId] {
  if (game === undefined) throw new UsageError(`--game is missing: which rulebook is it? (${GAMES.join(', ')})`);
  const [id] = gamesNamed([game]);
  return [id!];
}

/** @throws {UsageError} if it cannot be read */
export async function given(file: string): Promise<GivenText> {
  if (!existsSync(file)) throw new UsageError(`${file}: there is no such file`);
  if (statSync(file).isDirectory()) throw new UsageError(`${file}: a folder, where a file is needed`);
  const [name, bytes] = [basename(file), orUsageError(file, () => readFileSync(file))];
  return { name, bytes: isPdf(bytes) ? Buffer.from(await textOfPdf(bytes, name)) : bytes };
}

const jsonOf = (result: Impact): string => `${JSON.stringify(result, null, 1)}\n`;

/** Allows replacing only files that this command wrote. @throws {UsageError} if the file is another one */
function checkOut(out: string): void {
  if (!/\.(?:md|json)$/.test(out)) throw new UsageError(`--out: "${out}" must end with .md or .json`);
  if (!existsSync(dirname(out))) throw new UsageError(`--out: "${out}": there is no folder ${dirname(out)}`);
  if (!existsSync(out)) return;
  const isOurs = statSync(out).isFile() && /^(?:# Impact of `|\{\s*"impactVersion")/.test(readFileSync(out, 'utf8'));
  if (!isOurs) throw new UsageError(`--out: "${out}" was not written by this command; name another file`);
}
