/** `tcg-conformance self-test`: checks that the suite notices every broken rule. */
import { availableParallelism } from 'node:os';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultsOf } from '../games/registry';
import type { Fault, GameModule } from '../oracle/kernel/session/module';
import type { KernelRules } from '../oracle/kernel/rules';
import { plural } from '../reports/text';
import { likelyKillers } from '../runner/likely-killers';
import { passedByTrivial } from '../runner/trivial-adapters';
import { planScenarios, type Planned } from '../runner/plan';
import { hangsOnOne, scenariosToTry, sellsOpinion, survived, tryFault, type FaultResult } from '../runner/self-test';
import { shareOut } from '../runner/threads';
import type { Catalogue } from '../schemas/catalogue';
import { chosenMisreadings, gamesOfFiles } from './chosen-misreadings';
import { EXIT } from './exit-codes';
import { modulesOf } from './oracle';
import { loadSuite } from './select';
import type { SelfTestData, TriedFault } from './self-test-thread';
import { UsageError } from './usage';

export interface SelfTestOptions {
  game?: string[];
  edition?: string;
  clause?: string[];
  only?: string[];
  full?: boolean;
  singles?: boolean;
  thorough?: boolean;
  out?: string;
}

type SelfTestEffort = Pick<SelfTestData, 'full' | 'thorough' | 'enough'>;

interface GameSelfTest {
  readonly game: string;
  readonly results: readonly FaultResult[];
  /** Testable clauses without a misreading. */
  readonly clausesWithoutFault: readonly string[];
  /** Misreadings that only one scenario kills; searched for with --singles and --full. */
  readonly hangOnOne: readonly { readonly fault: string; readonly scenario: string }[];
  /** Scenarios that some trivial adapter passes. */
  readonly passedByNull: readonly string[];
  readonly durationMs: number;
}

export async function selfTest(options: SelfTestOptions): Promise<number> {
  const { clause, only, full = false, singles = false, thorough = false, out } = options;
  if (out !== undefined) checkFile(out);
  const modules = modulesOf({ ...options, game: options.game ?? gamesOfFiles(only) });
  const others = modules.filter(({ other }) => other).map(({ id, edition }) => [id, edition] as const);
  const suite = loadSuite(
    modules.map((module) => module.id),
    Object.fromEntries(others),
  );
  const faults = await chosenMisreadings(modules, suite.catalogues, { clause, only });
  const isPart = clause !== undefined || only !== undefined;
  const isThorough = full || thorough;
  const { planned } = planScenarios(suite.features, scenariosToTry(suite.features, isThorough));
  const tests: GameSelfTest[] = [];
  for (const module of modules) {
    const chosen = faultsOf(module).filter((fault) => faults.has(fault));
    if (isPart && chosen.length === 0) continue;
    const catalogue = suite.catalogues.find((known) => known.game === module.id)!;
    const results = await testGame(module, chosen, planned, {
      full,
      thorough: isThorough,
      enough: full || singles ? 2 : 1,
    });
    tests.push({ ...results, clausesWithoutFault: isPart ? [] : clausesWithoutFault(catalogue, module) });
  }
  for (const test of tests) print(test, { full, singles });
  if (out !== undefined) writeWhole(out, `${JSON.stringify(tests, null, 1)}\n`);
  const holes = tests.flatMap((test) => [
    ...test.results.filter((result) => survived(result) || sellsOpinion(result)),
    ...test.clausesWithoutFault,
    ...test.passedByNull,
  ]);
  return holes.length === 0 ? EXIT.conforms : EXIT.suiteFault;
}

async function testGame(
  module: GameModule,
  faults: readonly Fault<KernelRules>[],
  planned: readonly Planned[],
  effort: SelfTestEffort,
): Promise<Omit<GameSelfTest, 'clausesWithoutFault'>> {
  const startedAt = performance.now();
  const scenarios = planned.filter(({ scenario }) => scenario.game === module.id);
  const results = await tryAll(module, faults, scenarios, effort);
  const hangOnOne = (effort.enough > 1 ? results.filter(hangsOnOne) : []).map(({ fault, killedBy }) => ({
    fault,
    scenario: killedBy[0]!,
  }));
  const clauses = new Set(faults.map(({ clause }) => clause));
  const tried = scenarios.filter(({ scenario }) => scenario.clauses.some((clause) => clauses.has(clause)));
  const durationMs = Math.round(performance.now() - startedAt);
  return { game: module.id, results, hangOnOne, passedByNull: await passedByTrivial(tried), durationMs };
}

/** With fewer misreadings than this, starting threads takes longer than it saves. */
const WORTH_THREADS = 700;

export async function tryAll(
  module: GameModule,
  faults: readonly Fault<KernelRules>[],
  scenarios: readonly Planned[],
  effort: SelfTestEffort,
): Promise<FaultResult[]> {
  const likely = likelyKillers(module.id);
  const tryOne = (fault: Fault<KernelRules>) =>
    tryFault(module, fault, scenarios, { ...effort, isLikely: likely(fault) });
  const results: FaultResult[] = [];
  // Threads can only run compiled code.
  if (faults.length < WORTH_THREADS || !__filename.endsWith('.js')) {
    for (const fault of faults) results.push(await tryOne(fault));
    return results;
  }
  const all = faultsOf(module);
  const places = new Map(all.map((fault, place) => [fault, place]));
  const jobs = faults.map((fault) => places.get(fault)!);
  const data: SelfTestData = { game: module.id, edition: module.other ? module.edition : undefined, ...effort };
  const byPlace = new Map<number, FaultResult>();
  await shareOut(
    require.resolve('./self-test-thread'),
    data,
    jobs,
    availableParallelism(),
    ({ fault, result }: TriedFault) => void byPlace.set(fault, result),
    async (place: number) => ({ fault: place, result: await tryOne(all[place]!) }),
  );
  return jobs.map((place) => byPlace.get(place)!);
}

export function clausesWithoutFault(catalogue: Catalogue, module: GameModule): string[] {
  const broken = new Set(faultsOf(module).map((fault) => fault.clause));
  const isBroken = (id: string | undefined) => id !== undefined && broken.has(id);
  return catalogue.clauses
    .filter(({ id, kind, restates }) => kind === 'testable' && !isBroken(id) && !isBroken(restates))
    .map(({ id }) => id);
}

/** Includes the process id, so that no other file has this name. */
const temporaryName = (file: string): string => `${file}.${process.pid}.tmp`;

/** Fails early if the result cannot be written, because the self-test takes long. */
function checkFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`--out: ${file} is a folder`);
  try {
    writeFileSync(temporaryName(file), '');
    rmSync(temporaryName(file));
  } catch (error) {
    throw new UsageError(`--out: ${dirname(file)} cannot be written to: ${(error as Error).message.split(',')[0]}`);
  }
}

function writeWhole(file: string, text: string): void {
  writeFileSync(temporaryName(file), text);
  renameSync(temporaryName(file), file);
}

function print(test: GameSelfTest, { full, singles }: { full: boolean; singles: boolean }): void {
  const { game, results, clausesWithoutFault, hangOnOne, passedByNull, durationMs } = test;
  const runs = results.reduce((sum, result) => sum + result.scenarios, 0);
  const holes = results.filter(survived);
  const lines = [
    `${game}: ${plural(results.length, 'mutant')}, ${results.length - holes.length} killed by a scenario of their own clause, ${holes.length} survived`,
    `  ${kindSentence(results, 'rule')}; ${kindSentence(results, 'reading')}`,
    ...holes.map(holeLine),
    ...results.filter(sellsOpinion).map(opinionLine),
    ...(clausesWithoutFault.length > 0 ? [`  no mutant for: ${clausesWithoutFault.join(', ')}`] : []),
    ...passedByNull.map((id) => `  passed by an adapter that plays nothing: ${id}`),
    ...(singles || full ? [`  ${hangOnOne.length} hang on a single scenario${singles ? ':' : ''}`] : []),
    ...(singles ? hangOnOne.map(({ fault, scenario }) => `    ${fault}: ${scenario}`) : []),
    `  ${runs} runs of scenarios${full ? '' : ' (those of the clause of each mutant, until one has noticed; --full runs all)'} in ${(durationMs / 1000).toFixed(1)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

const KINDS: Readonly<Record<FaultResult['of'], string>> = { rule: 'rules', reading: 'interpretations' };

/** Formats "400 of rules, 400 killed by rules". */
function kindSentence(results: readonly FaultResult[], kind: FaultResult['of']): string {
  const own = results.filter((result) => result.of === kind);
  const killed = own.filter((result) => !survived(result)).length;
  return `${own.length} of ${KINDS[kind]}, ${killed} killed by ${KINDS[kind]}`;
}

const MOST_NAMED = 3;

export function holeLine(result: FaultResult): string {
  const { fault, clause, title, noticedByOtherKind, alsoNoticedBy, uncitedIn = [] } = result;
  const others = [...noticedByOtherKind, ...alsoNoticedBy].slice(0, MOST_NAMED);
  const uncited = uncitedIn.slice(0, MOST_NAMED).join(', ');
  return [
    `  survived: ${fault} (${clause}: ${title})`,
    ...(others.length > 0 ? [`noticed only by ${others.join(', ')}`] : []),
    ...(uncited ? [`in ${uncited} it differs only by not citing ${clause}, which no engine is held to`] : []),
  ].join('; ');
}

const opinionLine = ({ fault, clause, title, noticedByOtherKind }: FaultResult): string =>
  `  a rule that rests on an interpretation: ${fault} (${clause}: ${title}) is noticed by ${noticedByOtherKind.join(', ')}`;
