/** `tcg-conformance catalogue update`: adopts a new edition once its changes have been reviewed. */
import { changedWords, changeTitle } from '../reports/impact';
import { plural } from '../reports/text';
import { unreviewed } from '../runner/impact/review';
import type { Changed, Impact } from '../runner/impact/study';
import { touchesOf } from '../runner/impact/touches';
import { execute, planUpdate, type Update } from '../runner/impact/update';
import { projectRoot } from '../runner/root';
import type { Review } from '../schemas/catalogue';
import { EXIT } from './exit-codes';
import { studied } from './impact';
import { UsageError } from './usage';

export interface UpdateOptions {
  game?: string;
  edition?: string;
  old?: string;
  whole?: boolean;
  /** All changes are reviewed. */
  reviewed?: boolean;
  dryRun?: boolean;
}

/**
 * @throws {UsageError} if the text is refused, a removed clause is still in use, or a change is not reviewed; then
 * nothing is written
 */
export async function update(file: string, options: UpdateOptions): Promise<number> {
  const { edition, dryRun = false, reviewed = false } = options;
  const { catalogue, others, impact, editions } = await studied(file, options);
  const root = projectRoot();
  const { unplaced } = impact;
  const plan = planUpdate({
    catalogue,
    others,
    editions,
    unplaced,
    title: edition,
    touches: touchesOf(catalogue),
    root,
  });
  const open = reviewed ? [] : unreviewed(impact.changes, catalogue.review);
  if (!dryRun) {
    if (!reviewed) refuseUnreviewed(impact, catalogue.review);
    execute(plan, root);
  }
  const lines = [
    ...summaryLines(plan, dryRun),
    ...changedLines(impact),
    ...(open.length > 0 ? reviewLines(impact, open) : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return open.length > 0 ? EXIT.doesNotConform : EXIT.conforms;
}

/** @throws {UsageError} if a reworded, split or merged clause has no mark that a person has reviewed it */
export function refuseUnreviewed(impact: Impact, review: Review | undefined): void {
  const open = unreviewed(impact.changes, review);
  if (open.length > 0) throw new UsageError(reviewLines(impact, open).join('\n'));
}

const CHANGED = ['reworded', 'split', 'merged'];

function changedLines(impact: Impact): string[] {
  const changed = impact.changes.filter(({ kind }) => CHANGED.includes(kind));
  return changed.flatMap((change) => [
    changeTitle(impact, change),
    ...changedWords(change).map((line) => `    ${line}`),
  ]);
}

function reviewLines(impact: Impact, open: readonly Changed[]): string[] {
  const { tag, game } = impact;
  const [first] = open;
  return [
    `${plural(open.length, 'change')} ${open.length === 1 ? 'is' : 'are'} not reviewed; nothing is written:`,
    ...open.map((change) => `  ${changeTitle(impact, change)}`),
    `After reviewing one of them, run "impact <text> --game ${game} --reviewed ${tag}-${first!.catalogued[0]}"; after reviewing all of them, run "catalogue update --reviewed".`,
  ];
}

function summaryLines({ list, numbers, files, renamed, unclear, added }: Update, dryRun: boolean): string[] {
  const would = dryRun ? 'would be ' : '';
  return [
    `${list.game}: ${list.edition}, ${plural(list.clauses.length, 'clause')}`,
    `${plural(numbers.size, 'clause number')} ${would}changed; ${plural(files.size, 'file')} ${would}written, ${renamed.size} ${would}renamed`,
    ...[...renamed].map(([from, to]) => `  ${from} -> ${to}`),
    ...(dryRun ? [...files.keys()].map((file) => `  ${file}`) : []),
    ...(unclear.length > 0
      ? [
          'files left as they are, since nothing shows which game these numbers belong to; renumber them by hand:',
          ...unclear.map((place) => `  ${place}`),
        ]
      : []),
    ...(added.length > 0 ? [`new clauses without a scenario: ${added.join(', ')}`] : []),
    ...(dryRun || files.size === 0 ? [] : ['next, run: npm run format, npm run docs, npm run causes, npm test']),
  ];
}
