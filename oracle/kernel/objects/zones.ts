/** What is true of the zones of a game, as data: a row for each zone, and the lists that follow from the rows. */
import { remembered } from '../remember';

/** A zone. What is left out is not so. */
export interface ZoneRow {
  /** Abilities work here that do not say where they work; here cards are in play. */
  readonly abilities?: boolean;
  /** Cards that leave it are remembered as they were. */
  readonly lastKnown?: boolean;
  /** A card that an effect puts here stays with the player who has it; elsewhere it goes to its owner (DBS 3-1-7-1, VG 4.1.12). */
  readonly master?: boolean;
  /** A text that names no zone means the cards here. */
  readonly implied?: boolean;
  /** The clause by which everybody sees the cards here. */
  readonly open?: string;
  /** The order of its cards means nothing, or may change in every round of a loop. Left out: it counts. */
  readonly order?: 'none' | 'shuffled';
}

export type ZoneTable = Readonly<Record<string, ZoneRow>>;

type Trait = 'abilities' | 'lastKnown' | 'master' | 'implied';

/** The zones of which something is true, in the order of the table. */
export interface ZoneLists extends Readonly<Record<Trait, readonly string[]>> {
  readonly unordered: readonly string[];
  readonly shuffled: readonly string[];
}

/** Found once for a table. */
export const zoneLists = remembered((table: ZoneTable): ZoneLists => {
  const zonesWhere = (isMatch: (row: ZoneRow) => boolean | undefined) =>
    Object.keys(table).filter((zone) => isMatch(table[zone]!));
  return {
    abilities: zonesWhere(({ abilities }) => abilities),
    lastKnown: zonesWhere(({ lastKnown }) => lastKnown),
    master: zonesWhere(({ master }) => master),
    implied: zonesWhere(({ implied }) => implied),
    unordered: zonesWhere(({ order }) => order === 'none'),
    shuffled: zonesWhere(({ order }) => order === 'shuffled'),
  };
});

/** A zone of which all of it is true: where cards are played to and fight. */
export const FIELD: ZoneRow = { abilities: true, lastKnown: true, master: true, implied: true };
