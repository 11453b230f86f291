/**
 * The games that can be played. A game is entered here and nowhere else: each layer finds its part of it here, and a part is
 * loaded when it is first asked for, so that who plays one game never loads another. The oracle does not know this table: it
 * is handed the modules that it shall play.
 */
import { clauseLeftOpen, faultsIn, inEdition } from '../oracle/editions';
import type { EditionNumbers, Fault, FaultsOfReadings, GameModule } from '../oracle/kernel/module';
import type { KernelRules } from '../oracle/kernel/rules';
import type { Table } from '../reports/board-shapes';
import type { CardLanguage } from '../schemas/probes';
import type { GameId } from '../schemas/common';
import type { Probes } from '../steps/probes';
import type { GameVocabulary } from '../steps/vocabulary';
import type { Part } from '../texts/words';

/** One game; every part but the words is loaded on demand. */
export interface GameEntry {
  /** As titles of schemas call it. */
  readonly title: string;
  /** The page of its ability language. */
  readonly abilitiesPage: string;
  readonly oracle: GameModule;
  readonly faults: readonly Fault<KernelRules>[];
  readonly faultsOfReadings: FaultsOfReadings;
  readonly vocabulary: GameVocabulary;
  /** As the suite has them, read anew each time: steps/probes.ts keeps them. @throws {SuiteError} what is wrong with the file */
  readonly probes: Probes;
  /** Its kinds of decision, each with the types of action that answer it. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  /** How its board is drawn. */
  readonly table: Table;
  readonly language: CardLanguage;
  /** What a card says, made from its abilities. */
  readonly textOf: (card: Part) => string;
  /** Everything that the module of its notation exports: the named parts of its schemas. */
  readonly notation: object;
}

/** A game that can be played is one line here: its parts lie in modules that are named after its id. */
const ENTRIES: Partial<Record<GameId, GameEntry>> = {
  'level-neo': entryOf('level-neo', 'LEVEL.NEO', 'docs/abilities.md'),
  'one-piece': entryOf('one-piece', 'One Piece'),
  'dragon-ball-super': entryOf('dragon-ball-super', 'Dragon Ball Super'),
  'battle-spirits': entryOf('battle-spirits', 'Battle Spirits'),
  vanguard: entryOf('vanguard', 'Cardfight!! Vanguard'),
};

/**
 * Each part is loaded from the module and the export that bear the name of the game. Bundlers and test runners, which have to know
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

/** The games with an entry, without loading any. */
export const PLAYABLE = Object.keys(ENTRIES) as readonly GameId[];

/** Games in progress: whoever names them can play them. Pages and JSON schemas are made for the others, and most tests ask the others alone. */
export const DRAFTS: readonly GameId[] = ['battle-spirits', 'vanguard'];

/** Those that are complete. */
export const PLAYED: readonly GameId[] = PLAYABLE.filter((game) => !DRAFTS.includes(game));

/** @returns undefined: it cannot be played yet */
export const gameOf = (game: GameId): GameEntry | undefined => ENTRIES[game];

/** @returns undefined for a game that has no scenarios yet */
export const vocabularyOf = (game: GameId): GameVocabulary | undefined => gameOf(game)?.vocabulary;

/** The words of these games; those without scenarios are passed over. */
export const vocabularies = (games: readonly GameId[] = PLAYED): GameVocabulary[] =>
  games.flatMap((game) => vocabularyOf(game) ?? []);

/** By which edition of its rulebook a game is played; left out: that which its table plays. */
export type Editions = Readonly<Partial<Record<GameId, EditionNumbers>>>;

/**
 * What the oracle needs to play these games; those that it cannot play are passed over.
 * @throws {InputError} it does not play such an edition
 */
export const oracleModules = (games: readonly GameId[] = PLAYED, editions: Editions = {}): GameModule[] =>
  games.flatMap((game) => {
    const { oracle } = gameOf(game) ?? {};
    const edition = editions[game];
    return oracle && edition ? inEdition(oracle, edition) : (oracle ?? []);
  });

/** Plausible misreadings of a game's rulebook, in the edition that is played, to prove that the suite notices each. */
export function faultsOf(module: Pick<GameModule, 'id' | 'editions' | 'other'>): readonly Fault<KernelRules>[] {
  const ofTable = gameOf(module.id)?.faults ?? [];
  if (!module.other) return ofTable;
  const known = faultsInEditions.get(module.other) ?? faultsIn(module, ofTable);
  faultsInEditions.set(module.other, known);
  return known;
}

/** A fault of an edition is the same one whenever it is asked for. */
const faultsInEditions = new WeakMap<object, readonly Fault<KernelRules>[]>();

export const faultsOfReadings = ({ id }: Pick<GameModule, 'id'>): FaultsOfReadings =>
  gameOf(id)?.faultsOfReadings ?? {};

/** Does it misread what the clause says, or what we read where the clause is silent? */
export const isOfReading = (
  module: Pick<GameModule, 'id' | 'other'>,
  { clause, title }: Pick<Fault<never>, 'clause' | 'title'>,
): boolean =>
  Object.entries(faultsOfReadings(module)).some(
    ([silent, titles]) =>
      titles.includes(title) && (module.other ? clauseLeftOpen(module.other, silent) : silent) === clause,
  );
