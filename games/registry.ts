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
  /** Its kinds of decision. */
  readonly decisions: readonly string[];
  /** How its board is drawn. */
  readonly table: Table;
  readonly language: CardLanguage;
  /** What a card says, made from its abilities. */
  readonly textOf: (card: Part) => string;
  /** Everything that the module of its notation exports: the named parts of its schemas. */
  readonly notation: object;
}

const ENTRIES: Partial<Record<GameId, GameEntry>> = {
  'level-neo': {
    title: 'LEVEL.NEO',
    abilitiesPage: 'docs/abilities.md',
    get oracle() {
      return (require('../oracle/level-neo') as typeof import('../oracle/level-neo')).levelNeo as unknown as GameModule;
    },
    get faults() {
      const { faults } = require('../oracle/level-neo/faults') as typeof import('../oracle/level-neo/faults');
      return faults as unknown as readonly Fault<KernelRules>[];
    },
    get faultsOfReadings() {
      return (
        require('../oracle/level-neo/faults/of-readings') as typeof import('../oracle/level-neo/faults/of-readings')
      ).faultsOfReadings;
    },
    get decisions() {
      const { LN_DECISIONS } = require('../schemas/level-neo') as typeof import('../schemas/level-neo');
      return Object.keys(LN_DECISIONS);
    },
    get vocabulary() {
      return (require('../steps/level-neo') as typeof import('../steps/level-neo')).levelNeoVocabulary;
    },
    get probes() {
      return (require('../steps/probe-files') as typeof import('../steps/probe-files')).loadProbes('level-neo');
    },
    get table() {
      return (require('../reports/board-level-neo') as typeof import('../reports/board-level-neo')).levelNeoTable;
    },
    get language() {
      const { LnCard, LnAbility } = require('../oracle/level-neo/cards') as typeof import('../oracle/level-neo/cards');
      return { card: LnCard, ability: LnAbility };
    },
    get textOf() {
      return (require('../texts/level-neo') as typeof import('../texts/level-neo')).levelNeoText;
    },
    get notation() {
      return require('../oracle/level-neo/cards') as typeof import('../oracle/level-neo/cards');
    },
  },
  'one-piece': {
    title: 'One Piece',
    abilitiesPage: 'docs/abilities-one-piece.md',
    get oracle() {
      return (require('../oracle/one-piece') as typeof import('../oracle/one-piece')).onePiece as unknown as GameModule;
    },
    get faults() {
      const { faults } = require('../oracle/one-piece/faults') as typeof import('../oracle/one-piece/faults');
      return faults as unknown as readonly Fault<KernelRules>[];
    },
    get faultsOfReadings() {
      return (
        require('../oracle/one-piece/faults/of-readings') as typeof import('../oracle/one-piece/faults/of-readings')
      ).faultsOfReadings;
    },
    get decisions() {
      const { OP_DECISIONS } = require('../schemas/one-piece') as typeof import('../schemas/one-piece');
      return Object.keys(OP_DECISIONS);
    },
    get vocabulary() {
      return (require('../steps/one-piece') as typeof import('../steps/one-piece')).onePieceVocabulary;
    },
    get probes() {
      return (require('../steps/probe-files') as typeof import('../steps/probe-files')).loadProbes('one-piece');
    },
    get table() {
      return (require('../reports/board-one-piece') as typeof import('../reports/board-one-piece')).onePieceTable;
    },
    get language() {
      const { OpCard, OpAbility } = require('../oracle/one-piece/cards') as typeof import('../oracle/one-piece/cards');
      return { card: OpCard, ability: OpAbility };
    },
    get textOf() {
      return (require('../texts/one-piece') as typeof import('../texts/one-piece')).onePieceText;
    },
    get notation() {
      return require('../oracle/one-piece/cards') as typeof import('../oracle/one-piece/cards');
    },
  },
  'dragon-ball-super': {
    title: 'Dragon Ball Super',
    abilitiesPage: 'docs/abilities-dragon-ball-super.md',
    get oracle() {
      return (require('../oracle/dragon-ball-super') as typeof import('../oracle/dragon-ball-super'))
        .dragonBallSuper as unknown as GameModule;
    },
    get faults() {
      const { faults } =
        require('../oracle/dragon-ball-super/faults') as typeof import('../oracle/dragon-ball-super/faults');
      return faults as unknown as readonly Fault<KernelRules>[];
    },
    get faultsOfReadings() {
      return (
        require('../oracle/dragon-ball-super/faults/of-readings') as typeof import('../oracle/dragon-ball-super/faults/of-readings')
      ).faultsOfReadings;
    },
    get decisions() {
      const { DBS_DECISIONS } =
        require('../schemas/dragon-ball-super') as typeof import('../schemas/dragon-ball-super');
      return Object.keys(DBS_DECISIONS);
    },
    get vocabulary() {
      return (require('../steps/dragon-ball-super') as typeof import('../steps/dragon-ball-super'))
        .dragonBallSuperVocabulary;
    },
    get probes() {
      return (require('../steps/probe-files') as typeof import('../steps/probe-files')).loadProbes('dragon-ball-super');
    },
    get table() {
      return (require('../reports/board-dragon-ball-super') as typeof import('../reports/board-dragon-ball-super'))
        .dragonBallSuperTable;
    },
    get language() {
      const { DbsCard, DbsAbility } =
        require('../oracle/dragon-ball-super/cards') as typeof import('../oracle/dragon-ball-super/cards');
      return { card: DbsCard, ability: DbsAbility };
    },
    get textOf() {
      return (require('../texts/dragon-ball-super') as typeof import('../texts/dragon-ball-super')).dragonBallSuperText;
    },
    get notation() {
      return require('../oracle/dragon-ball-super/cards') as typeof import('../oracle/dragon-ball-super/cards');
    },
  },
};

/** The games with an entry, without loading any. */
export const PLAYABLE = Object.keys(ENTRIES) as readonly GameId[];

/** Every clause of them is tested, but not all of the rest is done: they are there for whoever asks for them by name. */
export const DRAFTS: readonly GameId[] = [];

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
