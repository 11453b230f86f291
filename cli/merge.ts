/** `tcg-conformance merge`: the parts of a sharded run become one report, as if it had been one run. */
import { buildReport, outcomeOf } from '../reports/model';
import { summaryLines } from '../reports/text';
import { checkWritable, writeReport } from '../reports/write';
import type { Report } from '../schemas/report';
import { readReport } from './read-report';
import { loadSuite } from './select';
import { exitCodeOf } from './exit-codes';
import { UsageError } from './usage';

export interface MergeOptions {
  out: string;
}

interface Part {
  readonly file: string;
  readonly report: Report;
}

export async function merge(files: readonly string[], { out }: MergeOptions): Promise<number> {
  const parts = files.map((file) => ({ file, report: readReport(file) }));
  checkParts(parts);
  checkWritable(out);
  const report = mergeReports(parts.map((part) => part.report));
  const written = writeReport(report, out);
  process.stdout.write(
    `${summaryLines(report).join('\n')}\n\nreport: ${written.find((file) => file.endsWith('.html'))}\n`,
  );
  return exitCodeOf(outcomeOf(report));
}

/** @throws {UsageError} a part is missing, there twice, no part at all, or of another run */
function checkParts(parts: readonly Part[]): void {
  const [first] = parts as [Part];
  const seen = new Map<number, string>();
  for (const { file, report } of parts) {
    if (!report.shard) throw new UsageError(`${file}: not a part of a sharded run`);
    const other = seen.get(report.shard.index);
    if (other !== undefined)
      throw new UsageError(`${file}: part ${report.shard.index} of ${report.shard.total} again, as in ${other}`);
    seen.set(report.shard.index, file);
    const difference = ROOTS.find((root) => JSON.stringify(root.of(report)) !== JSON.stringify(root.of(first.report)));
    if (difference) throw new UsageError(`${file}: ${difference.what} is not that of ${first.file}`);
  }
  const { total } = first.report.shard!;
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((index) => !seen.has(index));
  if (missing.length > 0) throw new UsageError(`missing: part ${missing.join(', ')} of ${total}`);
}

/** What the parts of one run have in common. */
const ROOTS: readonly { what: string; of: (report: Report) => unknown }[] = [
  { what: 'the suite', of: (report) => report.suite },
  { what: 'the number of parts', of: (report) => report.shard?.total },
  { what: 'the selection', of: (report) => report.selection },
  { what: 'the seed', of: (report) => report.seed },
  { what: 'the adapter', of: ({ adapter: { name, version, capabilities } }) => ({ name, version, capabilities }) },
];

/** @param reports the parts, in any order */
export function mergeReports(reports: readonly Report[]): Report {
  const ordered = [...reports].sort((one, other) => one.shard!.index - other.shard!.index);
  const [first] = ordered as [Report];
  const { catalogues, features } = loadSuite(first.selection.games);
  const place = new Map(features.scenarios.map((scenario, index) => [scenario.id, index]));
  const inOrder = <T>(items: T[], id: (item: T) => string) =>
    items.sort((one, other) => (place.get(id(one)) ?? Infinity) - (place.get(id(other)) ?? Infinity));
  const missed = new Set(ordered.flatMap((report) => report.notRun));
  const {
    games: _games,
    scenarios: _scenarios,
    notRun: _notRun,
    schemaVersion: _version,
    shard: _shard,
    ...run
  } = first;
  const errors = ordered.flatMap((report) => report.adapter.errors ?? []);
  return buildReport({
    catalogues,
    rules: features.rules,
    scenarios: inOrder(
      ordered.flatMap((report) => report.scenarios),
      (scenario) => scenario.id,
    ),
    notRun: features.scenarios.filter((scenario) => missed.has(scenario.id)),
    run: {
      ...run,
      durationMs: ordered.reduce((sum, report) => sum + report.durationMs, 0),
      interrupted: ordered.some((report) => report.interrupted),
      adapter: { ...run.adapter, unproven: unprovenInAll(ordered), ...(errors.length > 0 ? { errors } : {}) },
      ...(first.nullFloor ? { nullFloor: mergedNullFloor(ordered) } : {}),
    },
  });
}

/** A capability is unproven only where no part exercised it. */
function unprovenInAll(reports: readonly Report[]): Report['adapter']['unproven'] {
  const games = Object.entries(reports[0]!.adapter.unproven ?? {});
  return Object.fromEntries(
    games.map(([game, capabilities]) => [
      game,
      capabilities.filter((one) => reports.every((report) => report.adapter.unproven?.[game]?.includes(one))),
    ]),
  );
}

function mergedNullFloor(reports: readonly Report[]): Report['nullFloor'] {
  const adapters = reports[0]!.nullFloor!.adapters.map(({ name }) => {
    const parts = reports.flatMap(
      (report) => report.nullFloor?.adapters.filter((adapter) => adapter.name === name) ?? [],
    );
    const sum = (member: 'passed' | 'scenarios') => parts.reduce((total, part) => total + part[member], 0);
    return { name, passed: sum('passed'), scenarios: sum('scenarios') };
  });
  return { adapters };
}
