/**
 * Computes the keys of cached results: digests of everything that a result depends on. Code counts as compiled and by
 * whole files, without that of other games; scenarios do not depend on the misreadings of their game.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYABLE } from '../games/registry';
import type { GameId } from '../schemas/common';
import { probesOf, type Probes } from '../steps/probes';
import { sha256 } from './digest';
import { isOfBackground, type Scenario } from './features';
import { projectRoot } from './root';
import type { AnyFault } from './self-test';

/** The files that results depend on; paths from the project's root, with slashes. */
export interface Files {
  readonly names: readonly string[];
  read(name: string): string | Buffer;
}

const COMPILED = ['adapters', 'games', 'oracle', 'runner', 'schemas', 'steps', 'texts'];
const OF_A_GAME = ['clauses.json', 'rulebook.yaml'];

export function projectFiles(): Files {
  const root = projectRoot();
  const compiled = COMPILED.flatMap((folder) =>
    readdirSync(join(root, 'dist', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `dist/${folder}/${file.replaceAll('\\', '/')}`),
  );
  const ofGames = PLAYABLE.flatMap((game) => OF_A_GAME.map((file) => `features/${game}/${file}`));
  const names = [...compiled, ...ofGames, 'package-lock.json'].filter((file) => existsSync(join(root, file)));
  return { names, read: (name) => readFileSync(join(root, name)) };
}

const DIGITS = 20;
const keyOf = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts)).slice(0, DIGITS);

export class ResultKeys {
  private readonly code: string;
  private readonly misreadings: string;
  private readonly cards: ReadonlyMap<string, { readonly text: string; readonly named: readonly string[] }>;
  private readonly known = new Map<Scenario, string>();

  constructor(game: GameId, files: Files = projectFiles(), probes: Probes = probesOf(game)) {
    const others = PLAYABLE.filter((other) => other !== game);
    const own = files.names.filter((name) => !others.some((other) => name.includes(other))).sort();
    const isMisreading = (name: string) => name.startsWith(`dist/oracle/${game}/faults`);
    const digestOf = (names: readonly string[]) =>
      keyOf(process.version, ...names.map((name) => [name, sha256(files.read(name))]));
    this.code = digestOf(own.filter((name) => !isMisreading(name)));
    this.misreadings = digestOf(own.filter(isMisreading));
    const cards = Object.entries(probes).map(([id, card]) => [id, JSON.stringify(card)] as const);
    this.cards = new Map(cards.map(([id, text]) => [id, { text, named: idsIn(text, probes) }]));
  }

  /** Returns the key of a scenario that passes on the oracle. */
  scenario(scenario: Scenario): string {
    const key = this.known.get(scenario) ?? this.find(scenario);
    this.known.set(scenario, key);
    return key;
  }

  /** Returns the key of a scenario that no trivial adapter passes. */
  unearned = (scenario: Scenario): string => keyOf('unearned', this.scenario(scenario));

  /** Returns the key of a misreading that a scenario kills. @param scenarios all of its clause, in order */
  misreading({ id, clause, title }: AnyFault, scenarios: readonly Scenario[]): string {
    return keyOf(this.misreadings, id, clause, title, ...scenarios.map((scenario) => this.scenario(scenario)));
  }

  /** Returns the ids of the probe cards that the steps name, and of those that these cards name in turn. */
  probesIn({ pickle }: Pick<Scenario, 'pickle'>): readonly string[] {
    const found = new Set<string>();
    const left = [...idsIn(JSON.stringify(pickle.steps), this.cards)];
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (!found.has(id)) left.push(...this.cards.get(id)!.named);
      found.add(id);
    }
    return [...found].sort();
  }

  private find(scenario: Scenario): string {
    const { clauses, reading, tags, name, decoy, pickle, document } = scenario;
    const steps = pickle.steps.map((step) => [step.type, step.text, step.argument, isOfBackground(document, step)]);
    const cards = this.probesIn(scenario).map((id) => [id, this.cards.get(id)!.text]);
    return keyOf(this.code, clauses, reading, tags, name, decoy, steps, cards);
  }
}

function idsIn(text: string, probes: Probes | ReadonlyMap<string, unknown>): string[] {
  const isProbe = (word: string) => (probes instanceof Map ? probes.has(word) : Object.hasOwn(probes, word));
  return [...new Set(text.split(/[^a-z0-9-]+/i))].filter(isProbe);
}
