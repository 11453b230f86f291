/** Collects the results of a run, and can make a report of them at any moment. */
import type { AdapterError } from '../adapters/adapter';
import { buildReport, type RunMetadata } from '../reports/model';
import { withoutDecoys } from '../runner/decoys';
import { withCauses } from '../runner/causes';
import { featuresDigest } from '../runner/certificate';
import type { Connection } from '../runner/connection';
import { editionNamed, namesOfEditions } from '../runner/editions';
import { gamesOf, type Scenario } from '../runner/features';
import { publishedScores } from '../runner/published-scores';
import { packageOf } from '../runner/root';
import type { Capability, GameId } from '../schemas/common';
import type { GameSupport } from '../schemas/protocol';
import type { Report, ScenarioResult, SetupTrouble } from '../schemas/report';
import type { KnownFailures } from './known-failures';
import { leavesOutDecoys, levelNamed, rulesOf, type Suite, type ThoroughOptions } from './select';
import { partOf, type Shard } from './shard';
import { shellWord } from '../runner/shell';
import type { World } from '../steps/world';

/** The most different breaks of the adapter that are recorded. */
const MOST_ERRORS = 20;

/** The types of actions that an adapter accepted at least once, and the kinds of decisions that it asked for. */
interface Played {
  readonly accepted: Set<string>;
  readonly asked: Set<string>;
}

export class RunRecord {
  /** Has the adapter's version, capabilities and so on; undefined if there was no handshake. */
  connection: Connection | undefined;
  scenarios: readonly Scenario[] = [];
  /** The games with selected scenarios, in any part of the run. */
  private games: readonly GameId[] = [];
  private readonly results = new Map<string, ScenarioResult>();
  private readonly startedAt = new Date();
  private readonly errors = new Set<string>();
  private readonly setup = new Map<string, SetupTrouble>();
  private readonly exercised = new Set<Capability>();
  private readonly played = new Map<GameId, Played>();

  constructor(
    private readonly options: ThoroughOptions & { features?: string },
    /** Replaced by the suite of the adapter's editions once the adapter has declared them. */
    public suite: Suite,
    private readonly seed: number,
    private readonly shard?: Shard,
    private readonly known?: KnownFailures,
  ) {}

  /** @param scenarios all selected scenarios, of which only those of this part are run */
  select(scenarios: readonly Scenario[]): void {
    this.games = gamesOf(scenarios);
    this.scenarios = partOf(scenarios, this.shard);
  }

  /** @param world in which the scenario was played; absent: it was not */
  add(result: ScenarioResult, world?: Pick<World, 'used' | 'actions' | 'asked'>): void {
    this.results.set(result.id, result);
    for (const capability of world?.used ?? []) this.exercised.add(capability);
    const { accepted, asked } = this.playedOf(result.game);
    for (const { action, answer } of world?.actions ?? []) if (answer.status === 'accepted') accepted.add(action.type);
    for (const kind of world?.asked ?? []) asked.add(kind);
  }

  private playedOf(game: GameId): Played {
    const played = this.played.get(game) ?? { accepted: new Set(), asked: new Set() };
    this.played.set(game, played);
    return played;
  }

  troubles(found: readonly SetupTrouble[]): void {
    for (const trouble of found) this.setup.set(`${trouble.game} ${trouble.problem}`, trouble);
  }

  /** Records a break for which no scenario is to blame. */
  broke({ message, evidence }: AdapterError): void {
    if (this.errors.size < MOST_ERRORS) this.errors.add(evidence === undefined ? message : `${message}\n${evidence}`);
  }

  /** Puts scenarios into the order of the features, whichever finished first. */
  report(): Report {
    const { catalogues, features } = this.suite;
    const own = this.options.features !== undefined;
    const notRun = this.scenarios.map(({ id }) => id).filter((id) => !this.results.has(id));
    const inOrder = this.scenarios.flatMap(({ id }) => this.results.get(id) ?? []);
    const judged = this.known?.applied(inOrder, this.suite);
    const report = buildReport({
      catalogues,
      rules: rulesOf(this.suite, own),
      scenarios: judged?.results ?? inOrder,
      suite: leavesOutDecoys(this.options) ? withoutDecoys(features.scenarios) : features.scenarios,
      notRun,
      run: {
        ...this.metadata(notRun.length > 0),
        ...(judged ? { expectationProblems: judged.problems } : {}),
        ...(own && features.problems.length > 0 ? { featureProblems: features.problems } : {}),
      },
    });
    return withCauses(report, features.scenarios);
  }

  private metadata(interrupted: boolean): RunMetadata {
    const { tags, clause, scenario, level, failedFrom, features: own } = this.options;
    const { name, version } = packageOf();
    const { documents } = this.suite.features;
    const nullFloor = publishedScores(documents, this.games);
    const editions = namesOfEditions(this.suite.catalogues.filter(({ game }) => this.games.includes(game)));
    return {
      suite: { name, version, features: featuresDigest(documents, this.games) },
      startedAt: this.startedAt.toISOString(),
      durationMs: Date.now() - this.startedAt.getTime(),
      command: ['tcg-conformance', ...process.argv.slice(2).map(shellWord)].join(' '),
      seed: this.seed,
      selection: {
        games: [...this.games],
        ...(Object.keys(editions).length > 0 ? { editions } : {}),
        ...(tags === undefined ? {} : { tags }),
        ...(clause === undefined ? {} : { clauses: clause }),
        ...(scenario === undefined ? {} : { scenarios: [scenario] }),
        ...(level === undefined ? {} : { level: levelNamed(level) }),
        ...(failedFrom === undefined ? {} : { failedFrom }),
        ...(leavesOutDecoys(this.options) ? { withoutBystanders: true as const } : {}),
        ...(own === undefined ? {} : { features: own }),
      },
      interrupted,
      ...(this.setup.size > 0 ? { setup: [...this.setup.values()] } : {}),
      ...(this.shard ? { shard: this.shard } : {}),
      ...(nullFloor ? { nullFloor } : {}),
      adapter: this.adapter(),
    };
  }

  /** Returns the declared edition if the run plays scenarios of another one. */
  private otherEdition({ game, edition }: GameSupport): (readonly [GameId, string])[] {
    const catalogue = this.suite.catalogues.find((one) => one.game === game);
    if (edition === undefined || !catalogue) return [];
    return editionNamed(edition, catalogue)?.name === catalogue.editionName ? [] : [[game, edition]];
  }

  private adapter(): RunMetadata['adapter'] {
    const { adapter: command } = this.options;
    const { adapter = { name: command, version: 'unknown' }, games = [] } = this.connection?.info ?? {};
    const unproven = (declared: readonly Capability[]) => declared.filter((one) => !this.exercised.has(one));
    const editions = Object.fromEntries(games.flatMap((support) => this.otherEdition(support)));
    return {
      ...adapter,
      command,
      ...(Object.keys(editions).length > 0 ? { editions } : {}),
      capabilities: Object.fromEntries(games.map(({ game, capabilities }) => [game, capabilities])),
      unproven: Object.fromEntries(games.map(({ game, capabilities }) => [game, unproven(capabilities)])),
      played: Object.fromEntries(
        [...this.played].map(([game, { accepted, asked }]) => [
          game,
          { accepted: [...accepted].sort(), asked: [...asked].sort() },
        ]),
      ),
      ...(this.errors.size > 0 ? { errors: [...this.errors] } : {}),
    };
  }
}
