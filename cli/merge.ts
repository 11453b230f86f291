/**
 * `tcg-conformance merge`: combines the parts of a sharded run into one report. It equals the report of a single run
 * except for times, durations and the command line. Transcripts of failures are copied; messages.ndjson is written
 * again from the results, without the durations of steps.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildReport, outcomeOf } from '../reports/model';
import { summaryLines } from '../reports/summary';
import { checkWritable, messagesFile, writeReport } from '../reports/write';
import { withoutDecoys } from '../runner/decoys';
import { withCauses } from '../runner/causes';
import { featuresDigest } from '../runner/certificate';
import { claim, clearTranscripts, TRANSCRIPT } from '../runner/report-folder';
import { MessageWriter } from '../runner/messages';
import { planScenarios, type Planned } from '../runner/plan';
import { packageOf } from '../runner/root';
import { untriedSteps, type Outcome } from '../runner/scenario';
import type { Report, ScenarioResult } from '../schemas/report';
import { Disagreement } from '../steps/disagreement';
import { EXIT, exitCodeOf } from './exit-codes';
import { readReport } from './read-report';
import { loadOwnSuite, loadSuite, rulesOf, type Suite } from './select';
import { UsageError } from './usage';

export interface MergeOptions {
  out: string;
  features?: string;
}

interface Part {
  readonly file: string;
  readonly report: Report;
}

/** @returns the exit code that the whole run would have had */
export async function merge(files: readonly string[], { out, features }: MergeOptions): Promise<number> {
  const parts = files.map((file) => ({ file, report: readReport(file) }));
  checkParts(parts);
  const [first] = parts as [Part];
  const { games, editions } = first.report.selection;
  const suite = features === undefined ? loadSuite(games, editions) : loadOwnSuite(features, games, { editions });
  checkSuite(first, suite);
  checkWritable(out);
  const transcripts = transcriptsOf(parts);
  const report = mergeReports(
    parts.map((part) => withoutMissingTranscripts(part.report, transcripts)),
    suite,
  );
  const exitCode = report.interrupted ? EXIT.interrupted : exitCodeOf(outcomeOf(report));
  const written = writeReport(report, out);
  writeMessages(report, suite, out, exitCode === EXIT.conforms);
  writeTranscripts(out, transcripts);
  process.stdout.write(
    `${summaryLines(report).join('\n')}\n\nreport: ${written.find((file) => file.endsWith('.html'))}\n`,
  );
  return exitCode;
}

function writeMessages(report: Report, { features }: Suite, out: string, success: boolean): void {
  const results = new Map(report.scenarios.map((result) => [result.id, result]));
  const reported = features.scenarios.filter(({ id }) => results.has(id));
  const { planned, envelopes } = planScenarios(features, reported);
  const messages = new MessageWriter(messagesFile(out));
  messages.begin(packageOf().version, envelopes);
  for (const one of planned) messages.testCase(one, outcomeFrom(results.get(one.scenario.id)!, one, report));
  messages.finish(success);
}

function outcomeFrom(
  { verdict, reason, failure, durationMs }: ScenarioResult,
  planned: Planned,
  report: Report,
): Outcome {
  const status = verdict === 'passed' ? 'passed' : 'skipped';
  return {
    verdict,
    reason,
    ...(failure ? { error: new Disagreement(failure.message, failure) } : {}),
    steps: failure?.steps ?? untriedSteps(planned).map((step) => ({ ...step, status })),
    stepDurations: [],
    startedAt: Date.parse(report.startedAt),
    durationMs,
  };
}

/** @throws {UsageError} if a part is missing, occurs twice, is not a part, or belongs to another run */
function checkParts(parts: readonly Part[]): void {
  const [first] = parts as [Part];
  const seen = new Map<number, string>();
  for (const { file, report } of parts) {
    if (!report.shard) throw new UsageError(`${file}: not a part of a sharded run`);
    const other = seen.get(report.shard.index);
    if (other !== undefined)
      throw new UsageError(`${file}: part ${report.shard.index} of ${report.shard.total} again, as in ${other}`);
    seen.set(report.shard.index, file);
    checkEditions({ file, report }, first);
    const difference = ROOTS.find((root) => JSON.stringify(root.of(report)) !== JSON.stringify(root.of(first.report)));
    if (difference) throw new UsageError(`${file}: ${difference.what} is not that of ${first.file}`);
  }
  const { total } = first.report.shard!;
  const missing = Array.from({ length: total }, (_, index) => index + 1).filter((index) => !seen.has(index));
  if (missing.length > 0) throw new UsageError(`missing: part ${missing.join(', ')} of ${total}`);
}

/** @throws {UsageError} if the part played another edition of a rulebook than the first part */
function checkEditions({ file, report }: Part, first: Part): void {
  for (const { game, title, edition } of report.games) {
    const other = first.report.games.find((one) => one.game === game);
    if (other && other.edition !== edition)
      throw new UsageError(
        `${file}: the edition of ${title} is ${edition}, and not ${other.edition} as in ${first.file}`,
      );
  }
}

/** What the parts of one run must have in common. */
const ROOTS: readonly { what: string; of: (report: Report) => unknown }[] = [
  { what: 'the suite', of: (report) => report.suite },
  { what: 'the number of parts', of: (report) => report.shard?.total },
  { what: 'the selection', of: ({ selection: { features: _where, failedFrom: _report, ...selection } }) => selection },
  { what: 'the seed', of: (report) => report.seed },
  { what: 'the adapter', of: ({ adapter: { name, version, capabilities } }) => ({ name, version, capabilities }) },
];

/** @throws {UsageError} if the parts are not of this suite */
function checkSuite({ file, report }: Part, { features }: Suite): void {
  const atHand = featuresDigest(features.documents, report.selection.games);
  if (atHand !== report.suite.features)
    throw new UsageError(`${file}: the features of that run are not those at hand (--features names others)`);
}

/** Maps the path of a transcript, as reports have it, to its text. */
type Transcripts = ReadonlyMap<string, string>;

function transcriptsOf(parts: readonly Part[]): Transcripts {
  const found = parts.flatMap(({ file, report }) =>
    report.scenarios
      .flatMap(({ failure }) => failure?.transcript ?? [])
      .filter((name) => TRANSCRIPT.test(name))
      .map((name) => ({ name, path: join(dirname(file), name) })),
  );
  return new Map(
    found.filter(({ path }) => existsSync(path)).map(({ name, path }) => [name, readFileSync(path, 'utf8')]),
  );
}

function withoutMissingTranscripts(report: Report, transcripts: Transcripts): Report {
  const scenarios = report.scenarios.map((scenario): ScenarioResult => {
    const { transcript, ...failure } = scenario.failure ?? { transcript: undefined };
    if (transcript === undefined || transcripts.has(transcript)) return scenario;
    return { ...scenario, failure: failure as ScenarioResult['failure'] };
  });
  return { ...report, scenarios };
}

function writeTranscripts(out: string, transcripts: Transcripts): void {
  clearTranscripts(out);
  claim(out, [...transcripts.keys()]);
  for (const [name, text] of transcripts) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
}

/** @param reports the parts, in any order */
function mergeReports(reports: readonly Report[], { catalogues, features }: Suite): Report {
  const ordered = [...reports].sort((one, other) => one.shard!.index - other.shard!.index);
  const [first] = ordered as [Report];
  const place = new Map(features.scenarios.map((scenario, index) => [scenario.id, index]));
  const missed = new Set(ordered.flatMap((report) => report.notRun));
  const {
    games: _games,
    scenarios: _scenarios,
    notRun: _notRun,
    schemaVersion: _version,
    shard: _shard,
    expectationProblems: _problems,
    ...run
  } = first;
  const all = <T>(of: (report: Report) => readonly T[] | undefined): T[] => [
    ...new Set(ordered.flatMap((report) => of(report) ?? [])),
  ];
  const setup = distinct(ordered.flatMap((report) => report.setup ?? []));
  const errors = all((report) => report.adapter.errors);
  const report = buildReport({
    catalogues,
    rules: rulesOf({ catalogues, features }, first.selection.features !== undefined),
    scenarios: all((report) => report.scenarios).sort((one, other) => place.get(one.id)! - place.get(other.id)!),
    suite: first.selection.withoutBystanders ? withoutDecoys(features.scenarios) : features.scenarios,
    notRun: features.scenarios.map(({ id }) => id).filter((id) => missed.has(id)),
    run: {
      ...run,
      startedAt: ordered.map((report) => report.startedAt).sort()[0]!,
      command: ordered.map((report) => report.command).join(' ; '),
      durationMs: ordered.reduce((sum, report) => sum + report.durationMs, 0),
      interrupted: ordered.some((report) => report.interrupted),
      ...(setup.length > 0 ? { setup } : {}),
      adapter: {
        ...run.adapter,
        unproven: unprovenInAll(ordered),
        ...playedInAny(ordered),
        ...(errors.length > 0 ? { errors } : {}),
      },
      ...(first.expectationProblems ? { expectationProblems: all((report) => report.expectationProblems) } : {}),
    },
  });
  return withCauses(report, features.scenarios);
}

const distinct = <T>(all: readonly T[]): T[] => [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];

/** Some part did it. Reports of an older version do not say. */
function playedInAny(reports: readonly Report[]): Pick<Report['adapter'], 'played'> {
  const all = reports.flatMap(({ adapter }) => (adapter.played ? [adapter.played] : []));
  if (all.length < reports.length) return {};
  const games = new Set(all.flatMap((played) => Object.keys(played)));
  const union = (of: (played: (typeof all)[number]) => readonly string[] | undefined) =>
    [...new Set(all.flatMap((played) => of(played) ?? []))].sort();
  return {
    played: Object.fromEntries(
      [...games].map((game) => [
        game,
        { accepted: union((played) => played[game]?.accepted), asked: union((played) => played[game]?.asked) },
      ]),
    ),
  };
}

/** A capability is unproven only if no part used it. */
function unprovenInAll(reports: readonly Report[]): Report['adapter']['unproven'] {
  const games = Object.entries(reports[0]!.adapter.unproven ?? {});
  return Object.fromEntries(
    games.map(([game, capabilities]) => [
      game,
      capabilities.filter((one) => reports.every((report) => report.adapter.unproven?.[game]?.includes(one))),
    ]),
  );
}
