/**
 * By what a result of a scenario or of a misreading is known again: a digest of all that it depends on. Code counts as it is
 * compiled, by whole files; that of other games is left out, and the misreadings of a game are none of its scenarios' business.
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

/** The files on which results depend; paths from the root of the project, with slashes. */
export interface Files {
  readonly names: readonly string[];
  read(name: string): string | Buffer;
}

const COMPILED = ['adapters', 'games', 'oracle', 'runner', 'schemas', 'steps', 'texts'];
const OF_A_GAME = ['clauses.json', 'rulebook.yaml'];

/** Those of the project as it is built. */
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

/** The keys of results of one game. */
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

  /** Of a scenario that passes on the oracle. */
  scenario(scenario: Scenario): string {
    const key = this.known.get(scenario) ?? this.find(scenario);
    this.known.set(scenario, key);
    return key;
  }

  /** Of a scenario that no adapter passes which plays nothing. */
  unearned = (scenario: Scenario): string => keyOf('unearned', this.scenario(scenario));

  /** Of a misreading that a scenario of its clause kills. @param scenarios all of its clause, in their order */
  misreading({ id, clause, title }: AnyFault, scenarios: readonly Scenario[]): string {
    return keyOf(this.misreadings, id, clause, title, ...scenarios.map((scenario) => this.scenario(scenario)));
  }

  /** The ids of the probe cards that a scenario can come to: those that its steps name, and those that these name. */
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
    const { clauses, reading, tags, name, bystander, pickle, document } = scenario;
    const steps = pickle.steps.map((step) => [step.type, step.text, step.argument, isOfBackground(document, step)]);
    const cards = this.probesIn(scenario).map((id) => [id, this.cards.get(id)!.text]);
    return keyOf(this.code, clauses, reading, tags, name, bystander, steps, cards);
  }
}

/** The words of a text that are ids of probe cards. */
function idsIn(text: string, probes: Probes | ReadonlyMap<string, unknown>): string[] {
  const isProbe = (word: string) => (probes instanceof Map ? probes.has(word) : Object.hasOwn(probes, word));
  return [...new Set(text.split(/[^a-z0-9-]+/i))].filter(isProbe);
}
