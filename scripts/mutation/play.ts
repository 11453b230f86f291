/** Plays the scenarios that reach an edit, until one notices it. Runs in the build that has the edits. */
import { oracleModules } from '../../games/registry';
import { sha256 } from '../../runner/digest';
import { loadFeatures } from '../../runner/feature-files';
import type { Scenario } from '../../runner/features';
import { planScenarios, type Planned } from '../../runner/plan';
import { runScenario } from '../../runner/scenario';
import { scenariosToTry } from '../../runner/self-test';
import type { Connection } from '../../runner/connection';
import type { GameId } from '../../schemas/common';
import type { Edit } from './edit';
import { reloadOracle } from './edited-oracle';
import { ownClauses, type Numbering } from './own-clauses';
import { KERNEL, partOf } from './scope';
import type { EditSwitch } from './switch';

export type Result = 'own clause' | 'other clause' | 'reading' | 'survived' | 'unreached';

export interface EditResult {
  readonly edit: Edit;
  readonly result: Result;
  /** Whether the function, or one around it, names a clause. */
  readonly namesClause: boolean;
  /** The ids of the scenarios that reach the place. */
  readonly reachedBy: readonly string[];
  readonly killedBy?: string;
  /** How it was noticed. */
  readonly message?: string;
}

/** A scenario that passes on the oracle without an edit. */
interface Recorded {
  readonly planned: Planned;
  /** The steps of the oracle in this scenario. */
  readonly steps: number;
  /** Spreads scenarios that are alike, which stand together in a file. */
  readonly order: string;
}

/** An edit may take this many times as many steps as the oracle, and some more, before it counts as endless. */
const TIMES_AS_MANY_STEPS = 10;
const MORE_STEPS = 100_000;

export class EditPlayer {
  private readonly numbering = new Map<GameId, Numbering>();
  private readonly reaching: Recorded[][];
  /** The ids of scenarios that do not pass without an edit, and so are not played. */
  readonly leftOut: string[] = [];

  /**
   * @param all the edits, in the order of their numbers
   * @param edits the switch of this build
   * @param games those whose scenarios are played
   */
  constructor(
    private readonly all: readonly Edit[],
    private readonly edits: EditSwitch,
    private readonly games: readonly GameId[],
  ) {
    this.reaching = Array.from({ length: all.length + 1 }, () => []);
  }

  /** Plays every scenario once, to see which edits it reaches. */
  async record(): Promise<void> {
    for (const game of this.games) {
      this.edits.begin();
      const connection = await (await reloadOracle())(game);
      const atLoading = this.edits.placesReached;
      const features = loadFeatures([game]);
      const scenarios = scenariosToTry(features, false);
      this.numbering.set(game, numberingOf(game, scenarios));
      for (const planned of planScenarios(features, scenarios).planned)
        await this.recordOne(planned, connection, atLoading);
    }
    for (const recorded of this.reaching) recorded.sort((one, other) => (one.order < other.order ? -1 : 1));
  }

  private async recordOne(planned: Planned, connection: Connection, atLoading: readonly number[]): Promise<void> {
    const { id } = planned.scenario;
    this.edits.begin();
    if ((await failureOf(planned, connection)) !== undefined) {
      this.leftOut.push(id);
      return;
    }
    const recorded = { planned, steps: this.edits.steps, order: sha256(id) };
    for (const edit of new Set([...atLoading, ...this.edits.placesReached])) this.reaching[edit]!.push(recorded);
  }

  /** @param number the place of the edit in the list, from 1 */
  async play(number: number): Promise<EditResult> {
    const edit = this.all[number - 1]!;
    const reaching = this.reaching[number]!;
    const clauses = new Map([...this.numbering].map(([game, numbering]) => [game, ownClauses(edit, numbering)]));
    const isOwn = ({ game, clauses: tested }: Scenario) => tested.some((clause) => clauses.get(game)!.has(clause));
    const rank = ({ planned: { scenario } }: Recorded) => (scenario.reading ? 2 : 0) + (isOwn(scenario) ? 0 : 1);
    const inOrder = [0, 1, 2, 3].flatMap((wanted) => reaching.filter((recorded) => rank(recorded) === wanted));
    const killed = await this.firstKill(number, inOrder);
    return {
      edit,
      result: killed ? RESULTS[rank(killed.by)]! : inOrder.length === 0 ? 'unreached' : 'survived',
      namesClause: [...clauses.values()].some(({ size }) => size > 0),
      reachedBy: inOrder.map(({ planned }) => planned.scenario.id),
      ...(killed && { killedBy: killed.by.planned.scenario.id, message: killed.message }),
    };
  }

  private async firstKill(
    number: number,
    recorded: readonly Recorded[],
  ): Promise<{ by: Recorded; message: string } | undefined> {
    if (recorded.length === 0) return undefined;
    this.edits.active = number;
    this.edits.begin();
    try {
      const connectionOf = await reloadOracle();
      for (const by of recorded) {
        this.edits.begin(by.steps * TIMES_AS_MANY_STEPS + MORE_STEPS);
        const message = await failureOf(by.planned, await connectionOf(by.planned.scenario.game));
        if (message !== undefined) return { by, message };
      }
      return undefined;
    } catch (error) {
      // The edited oracle does not even start, or answers what no client understands.
      return { by: recorded[0]!, message: `${(error as Error).message}` };
    } finally {
      this.edits.active = 0;
    }
  }
}

/** By the rank of the scenario that notices: its own clause or another, and the same of our interpretations. */
const RESULTS: readonly Result[] = ['own clause', 'other clause', 'reading', 'reading'];

/** @returns undefined: the scenario passes */
async function failureOf(planned: Planned, connection: Connection): Promise<string | undefined> {
  const { verdict, error } = await runScenario(planned, connection, 1, { exactReasons: true });
  return verdict === 'passed' ? undefined : `${verdict}: ${error?.message.split('\n')[0]}`;
}

function numberingOf(game: GameId, scenarios: readonly Scenario[]): Numbering {
  const [module] = oracleModules([game]);
  return { clauses: new Set(scenarios.flatMap(({ clauses }) => clauses)), points: { ...module!.rules.clauses } };
}

/** Returns the games whose scenarios can reach these edits. */
export const gamesReaching = (edits: readonly Edit[], playable: readonly GameId[]): GameId[] =>
  playable.filter((game) => edits.some(({ file }) => [game, KERNEL].includes(partOf(file))));
