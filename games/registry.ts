/**
 * The games that can be played. A game is entered here and nowhere else. Each layer finds its part of a game here. A part
 * is loaded when it is first asked for, so that playing one game never loads another. The oracle does not know this
 * table: it receives the modules that it plays.
 */
import { clauseLeftOpen, faultsIn, inEdition } from '../oracle/editions';
import type { EditionNumbers, Fault, FaultsOfReadings, GameModule } from '../oracle/kernel/session/module';
import type { KernelRules } from '../oracle/kernel/rules';
import type { Narration } from '../oracle/kernel/state/event-sentences';
import type { Table } from '../reports/board-shapes';
import { faultId } from '../oracle/kernel/testing/misreadings';
import type { CardLanguage } from '../schemas/probes';
import type { GameId } from '../schemas/common';
import type { Probes } from '../steps/probes';
import type { GameVocabulary } from '../steps/vocabulary';
import { DURATIONS } from '../texts/durations';
import type { Part } from '../texts/words';

/** One game. All parts except the titles and pages are loaded on demand. */
export interface GameEntry {
  /** The name of the game in titles of schemas. */
  readonly title: string;
  /** The page of docs about its ability language. */
  readonly abilitiesPage: string;
  readonly oracle: GameModule;
  readonly faults: readonly Fault<KernelRules>[];
  readonly faultsOfReadings: FaultsOfReadings;
  readonly vocabulary: GameVocabulary;
  /** Its events as sentences. */
  readonly narration: Narration;
  /** How long its effects last, in the words of its cards. */
  readonly durations: Readonly<Record<string, string>>;
  /**
   * The probe cards of the suite, read again each time, since steps/probes.ts keeps them.
   * @throws {SuiteError} if the file is wrong
   */
  readonly probes: Probes;
  /** Its kinds of decision, each with the types of action that answer it. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  /** The layout of its board. */
  readonly table: Table;
  readonly language: CardLanguage;
  /** Makes the text of a card from its abilities. */
  readonly textOf: (card: Part) => string;
  /** All exports of the module of its notation: the named parts of its schemas. */
  readonly notation: object;
}

/** A game that can be played is one line here. Its parts lie in modules named after its id. */
const ENTRIES: Partial<Record<GameId, GameEntry>> = {
  'level-neo': entryOf('level-neo', 'LEVEL.NEO', 'docs/abilities.md'),
  'one-piece': entryOf('one-piece', 'One Piece'),
  'dragon-ball-super': entryOf('dragon-ball-super', 'Dragon Ball Super'),
  'battle-spirits': entryOf('battle-spirits', 'Battle Spirits'),
  vanguard: entryOf('vanguard', 'Cardfight!! Vanguard'),
};

/**
 * Loads each part from the module and the export named after the game. Bundlers and test runners, which have to know
 * all modules beforehand, put the ids of games into the paths here (vitest.config.mts, playground/bundle/one-game.ts).
 */
function entryOf(id: GameId, title: string, abilitiesPage = `docs/abilities-${id}.md`): GameEntry {
  const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    title,
    abilitiesPage,
    get oracle() {
      return exportOf<GameModule>(require(`../oracle/${id}`), name);
    },
    get faults() {
      return exportOf<readonly Fault<KernelRules>[]>(require(`../oracle/${id}/faults`), 'faults');
    },
    get faultsOfReadings() {
      return exportOf<FaultsOfReadings>(require(`../oracle/${id}/faults/of-readings`), 'faultsOfReadings');
    },
    get decisions() {
      return exportOf<GameEntry['decisions']>(require(`../schemas/${id}`), `${name}Decisions`);
    },
    get narration() {
      return exportOf<Narration>(require(`../oracle/${id}/event-sentences`), `${name}Narration`);
    },
    get durations() {
      return DURATIONS[id as keyof typeof DURATIONS];
    },
    get vocabulary() {
      return exportOf<GameVocabulary>(require(`../steps/${id}`), `${name}Vocabulary`);
    },
    get probes() {
      return (require('../steps/probe-files') as typeof import('../steps/probe-files')).loadProbes(id);
    },
    get table() {
      return exportOf<Table>(require(`../reports/board-${id}`), `${name}Table`);
    },
    get language() {
      return exportOf<CardLanguage>(require(`../oracle/${id}/cards`), `${name}Cards`);
    },
    get textOf() {
      return exportOf<GameEntry['textOf']>(require(`../texts/${id}`), `${name}Text`);
    },
    get notation() {
      return require(`../oracle/${id}/cards`) as object;
    },
  };
}

/** The module declares the type of the export; tests/registry.test.ts shows that every game has every part. */
function exportOf<Part>(module: unknown, name: string): Part {
  const part = (module as Readonly<Record<string, Part | undefined>>)[name];
  if (part === undefined) throw new Error(`a module of a game does not export ${name}`);
  return part;
}

/** The games with an entry. This loads none of them. */
export const PLAYABLE = Object.keys(ENTRIES) as readonly GameId[];

/**
 * Games in progress. They can be played by name, but have no pages and no JSON schemas, and most tests leave them out.
 */
export const DRAFTS: readonly GameId[] = [];

/** The games that are complete. */
export const PLAYED: readonly GameId[] = PLAYABLE.filter((game) => !DRAFTS.includes(game));

/** @returns undefined if the game cannot be played yet */
export const gameOf = (game: GameId): GameEntry | undefined => ENTRIES[game];

/** True for a kind of question in which a player acts or passes, and chooses nothing. */
export function isWindow(game: GameId, kind: string): boolean {
  const answers = gameOf(game)?.decisions[kind];
  return answers === undefined || answers.some((type) => type !== 'answer' && type !== 'choose');
}

/** @returns undefined for a game that has no scenarios yet */
export const vocabularyOf = (game: GameId): GameVocabulary | undefined => gameOf(game)?.vocabulary;

/** Returns the words of these games, without games that have no scenarios. */
export const vocabularies = (games: readonly GameId[] = PLAYED): GameVocabulary[] =>
  games.flatMap((game) => vocabularyOf(game) ?? []);

/** The edition of its rulebook by which each game is played; left out: the edition that its table plays. */
export type Editions = Readonly<Partial<Record<GameId, EditionNumbers>>>;

/**
 * Returns the modules of these games, without games that the oracle cannot play.
 * @throws {InputError} if the oracle does not play such an edition
 */
export const oracleModules = (games: readonly GameId[] = PLAYED, editions: Editions = {}): GameModule[] =>
  games.flatMap((game) => {
    const { oracle } = gameOf(game) ?? {};
    const edition = editions[game];
    return oracle && edition ? inEdition(oracle, edition) : (oracle ?? []);
  });

/** Returns plausible misreadings of a game's rulebook, in the edition that is played. The suite must notice each. */
export function faultsOf(module: Pick<GameModule, 'id' | 'editions' | 'other'>): readonly Fault<KernelRules>[] {
  const ofTable = gameOf(module.id)?.faults ?? [];
  if (!module.other) return ofTable;
  const known = faultsInEditions.get(module.other) ?? faultsIn(module, ofTable);
  faultsInEditions.set(module.other, known);
  return known;
}

/** Keeps the misreadings of an edition, so that each stays the same object. */
const faultsInEditions = new WeakMap<object, readonly Fault<KernelRules>[]>();

export const faultsOfReadings = ({ id }: Pick<GameModule, 'id'>): FaultsOfReadings =>
  gameOf(id)?.faultsOfReadings ?? {};

/** Checks whether a misreading is about our interpretation of a silent clause, not about what the clause says. */
export const isOfReading = (
  module: Pick<GameModule, 'id' | 'other'>,
  { id, clause }: Pick<Fault<never>, 'id' | 'clause'>,
): boolean =>
  Object.entries(faultsOfReadings(module)).some(
    ([silent, titles]) =>
      titles.some((title) => faultId(silent, title) === id) &&
      (module.other ? clauseLeftOpen(module.other, silent) : silent) === clause,
  );
