/** The traits of the zones of a game as data: a row for each zone, and the lists that follow from the rows. */
import { remembered } from '../remember';

/** The traits of a zone. A trait that is left out is false. */
export interface ZoneRow {
  /** Abilities that name no zone work here, and cards here are in play. */
  readonly abilities?: boolean;
  /** Cards that leave the zone are remembered as they were. */
  readonly lastKnown?: boolean;
  /**
   * A card that an effect puts here stays with the player who has it; elsewhere it goes to its owner (DBS 3-1-7-1, VG
   * 4.1.12).
   */
  readonly master?: boolean;
  /** A text that names no zone refers to the cards here. */
  readonly implied?: boolean;
  /** The clause by which both players see the cards here. */
  readonly open?: string;
  /**
   * "none": the order of the cards has no meaning; "shuffled": it may change in every round of a loop. Left out: the
   * order counts.
   */
  readonly order?: 'none' | 'shuffled';
}

export type ZoneTable = Readonly<Record<string, ZoneRow>>;

type Trait = 'abilities' | 'lastKnown' | 'master' | 'implied';

/** The zones with each trait, in the order of the table. */
export interface ZoneLists extends Readonly<Record<Trait, readonly string[]>> {
  readonly unordered: readonly string[];
  readonly shuffled: readonly string[];
}

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

/** A zone with all these traits: where cards are played and fight. */
export const FIELD: ZoneRow = { abilities: true, lastKnown: true, master: true, implied: true };

/** The zone of the covered cards, and the kind of link to the top card. */
export interface Stacks {
  readonly zone: string;
  readonly kind: string;
}
