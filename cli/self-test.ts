/** `tcg-conformance self-test`: does the suite notice a broken rule? */
import { writeFileSync } from 'node:fs';
import { GAME_MODULES } from '../oracle/games';
import type { GameModule } from '../oracle/kernel/module';
import { planScenarios, type Planned } from '../runner/plan';
import { tryFault, type FaultResult } from '../runner/self-test';
import type { Catalogue } from '../schemas/catalogue';
import { EXIT } from './exit-codes';
import { gamesNamed, loadSuite } from './select';
import { UsageError } from './usage';

export interface SelfTestOptions {
  game?: string[];
  clause?: string[];
  full?: boolean;
  out?: string;
}

interface GameSelfTest {
  readonly game: string;
  readonly results: readonly FaultResult[];
  /** Testable clauses without any fault. */
  readonly clausesWithoutFault: readonly string[];
  readonly durationMs: number;
}

export async function selfTest({ game, clause, full = false, out }: SelfTestOptions): Promise<number> {
  const games = gamesNamed(game);
  const modules = GAME_MODULES.filter((module) => games.includes(module.id));
  if (modules.length === 0) throw new UsageError(`--game: there is no oracle for ${games.join(', ')} yet`);
  const suite = loadSuite(modules.map((module) => module.id));
  const { planned } = planScenarios(suite.features, suite.features.scenarios);
  const tests: GameSelfTest[] = [];
  for (const module of modules) {
    const catalogue = suite.catalogues.find((known) => known.game === module.id)!;
    tests.push(
      await testGame(
        module,
        catalogue,
        planned.filter(({ scenario }) => scenario.game === module.id),
        clause,
        full,
      ),
    );
  }
  for (const test of tests) print(test, full);
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(tests, null, 1)}\n`);
  const holes = tests.flatMap((test) => [
    ...test.results.filter((result) => result.killedBy.length === 0),
    ...test.clausesWithoutFault,
  ]);
  return holes.length === 0 ? EXIT.conforms : EXIT.suiteFault;
}

async function testGame(
  module: GameModule,
  catalogue: Catalogue,
  planned: readonly Planned[],
  clauses: string[] | undefined,
  full: boolean,
): Promise<GameSelfTest> {
  const startedAt = performance.now();
  const faults = module.faults.filter((fault) => !clauses || clauses.includes(fault.clause));
  if (faults.length === 0) throw new UsageError(`--clause: ${module.id} has no fault of ${clauses!.join(', ')}`);
  const results: FaultResult[] = [];
  for (const fault of faults) results.push(await tryFault(module, fault, planned, full));
  const broken = new Set(module.faults.map((fault) => fault.clause));
  const testable = catalogue.clauses.filter((clause) => clause.kind === 'testable').map((clause) => clause.id);
  return {
    game: module.id,
    results,
    clausesWithoutFault: clauses ? [] : testable.filter((id) => !broken.has(id)),
    durationMs: Math.round(performance.now() - startedAt),
  };
}

function print({ game, results, clausesWithoutFault, durationMs }: GameSelfTest, full: boolean): void {
  const survived = results.filter((result) => result.killedBy.length === 0);
  const runs = results.reduce((sum, result) => sum + result.scenarios, 0);
  const lines = [
    `${game}: ${results.length} faults, ${results.length - survived.length} killed by a scenario of their own clause, ${survived.length} survived`,
    ...survived.map(
      ({ fault, clause, title, alsoNoticedBy }) =>
        `  survived: ${fault} (${clause}: ${title})${alsoNoticedBy.length > 0 ? `; noticed only by ${alsoNoticedBy.slice(0, 3).join(', ')}` : ''}`,
    ),
    ...(clausesWithoutFault.length > 0 ? [`  no fault for: ${clausesWithoutFault.join(', ')}`] : []),
    `  ${runs} runs of scenarios${full ? '' : ' (those of the clause of each fault; --full runs all)'} in ${(durationMs / 1000).toFixed(1)} s`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
