/** `tcg-conformance catalogue update`: adopts a new edition once its changes have been reviewed. */
import { loadCatalogues } from '../runner/catalogue';
import { editionsOf } from '../runner/impact/study';
import { NO_TOUCHES, touchesOf } from '../runner/impact/touches';
import { execute, planUpdate, type Update } from '../runner/impact/update';
import { projectRoot } from '../runner/root';
import { plural } from '../reports/text';
import { EXIT } from './exit-codes';
import { gameNamed, given } from './impact';

export interface UpdateOptions {
  game?: string;
  edition?: string;
  whole?: boolean;
  dryRun?: boolean;
}

/** @throws {UsageError} if the text is refused or a removed clause is still in use; then nothing is written */
export async function update(file: string, { game, edition, whole, dryRun = false }: UpdateOptions): Promise<number> {
  const [id] = gameNamed(game);
  const all = loadCatalogues();
  const catalogue = all.find((one) => one.game === id)!;
  const { editions } = editionsOf({ catalogue, all, text: given(file), whole, touches: () => NO_TOUCHES });
  const root = projectRoot();
  const plan = planUpdate({ catalogue, editions, title: edition, touches: touchesOf(catalogue), root });
  if (!dryRun) execute(plan, root);
  process.stdout.write(`${summaryLines(plan, dryRun).join('\n')}\n`);
  return EXIT.conforms;
}

function summaryLines({ list, numbers, files, renamed, added }: Update, dryRun: boolean): string[] {
  const would = dryRun ? 'would be ' : '';
  return [
    `${list.game}: ${list.edition}, ${plural(list.clauses.length, 'clause')}`,
    `${plural(numbers.size, 'number')} of clauses ${would}renewed; ${plural(files.size, 'file')} ${would}written, ${renamed.size} ${would}renamed`,
    ...[...renamed].map(([from, to]) => `  ${from} -> ${to}`),
    ...(dryRun ? [...files.keys()].map((file) => `  ${file}`) : []),
    ...(added.length > 0 ? [`without a scenario so far: ${added.join(', ')}`] : []),
    ...(dryRun || files.size === 0 ? [] : ['now: npm run format, npm run docs, npm run causes, npm test']),
  ];
}
