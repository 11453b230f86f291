/**
 * The catalogue of a rulebook: every clause by id, without its sentences. It is in two files:
 * features/<game>/clauses.json is made from the rulebook, features/<game>/rulebook.yaml is written by people.
 * docs/catalogue.md describes both.
 */
import { Type, type Static } from '@sinclair/typebox';
import { Closed, GameId, OneOf } from './common';

export const CLAUSE_KINDS = ['testable', 'heading', 'definition', 'presentation', 'table'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** A clause as it is made from the rulebook. */
export const ListedClause = Closed({
  id: Type.String({ minLength: 1 }),
  kind: OneOf(CLAUSE_KINDS),
  fingerprint: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'of the normalised text: docs/catalogue.md' }),
  trace: Type.String({ pattern: '^[\\w-]{8,32}$', description: 'of its words: docs/catalogue.md' }),
  shownBy: Type.Optional(Type.Array(Type.String(), { description: 'clauses whose scenarios show a definition' })),
});
export type ListedClause = Static<typeof ListedClause>;

/** features/<game>/clauses.json. */
export const ClauseList = Closed({
  game: GameId,
  edition: Type.String(),
  normalisation: Type.Integer({ minimum: 1 }),
  sections: Type.Array(Closed({ id: Type.String(), title: Type.String() })),
  clauses: Type.Array(ListedClause),
});
export type ClauseList = Static<typeof ClauseList>;

/** An edition of a rulebook, as its differences from the one that clauses.json lists: `docs/editions.md`. */
export const EditionNotes = Closed({
  name: Type.String({ pattern: '^[0-9A-Za-z.]+$', description: 'as --edition and tags such as @since-1.2.0 say it' }),
  title: Type.String({ minLength: 1, description: 'the document; of one edition that of clauses.json' }),
  published: Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  source: Type.Optional(Type.String({ description: 'where the publisher has it, and which copy was read' })),
  lacks: Type.Optional(Type.Array(Type.String(), { description: 'clauses of clauses.json that it does not have' })),
  numbers: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'clause of clauses.json to its number in this edition' }),
  ),
  only: Type.Optional(
    Type.Record(Type.String(), OneOf(CLAUSE_KINDS), {
      description: 'clauses that it has and clauses.json has not, by a number that is free there, to their kinds',
    }),
  ),
  decided: Type.Optional(
    Type.Array(Type.String(), { description: 'clauses that are ambiguous in other editions, and not in this one' }),
  ),
});
export type EditionNotes = Static<typeof EditionNotes>;

/** features/<game>/rulebook.yaml. */
export const RulebookNotes = Closed({
  game: GameId,
  tag: Type.String({ pattern: '^[A-Z]+$', description: 'prefix of the tags of its clauses: @LN-1-1' }),
  title: Type.String(),
  core: Type.Optional(
    Type.Array(Type.String(), { description: 'clauses of the ordinary game; the others are needed for complete only' }),
  ),
  readings: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'clause to how we interpret it where the rulebook is silent or contradicts itself, and why',
    }),
  ),
  restates: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description:
        'clause to another one that says the same; a scenario shows both, and a misreading of either is one of both',
    }),
  ),
  untestable: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'clause to a reason of our own why no scenario can decide it',
    }),
  ),
  editions: Type.Optional(Type.Array(EditionNotes, { minItems: 1, description: 'the oldest first' })),
});
export type RulebookNotes = Static<typeof RulebookNotes>;

/**
 * features/<game>/review.json: the changes of a new edition that await review, from `impact --mark` to `catalogue
 * update`.
 */
export const Review = Closed({
  text: Type.String({ description: 'the file of the new edition' }),
  clauses: Type.Record(Type.String(), OneOf(['reworded', 'split', 'merged', 'removed'] as const), {
    description: 'clause of clauses.json to what the new edition does to it',
  }),
  reviewed: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'clause that a person has reviewed to the fingerprint of its new words',
    }),
  ),
});
export type Review = Static<typeof Review>;

/** A clause with the members of both files, and with values derived from them. */
export interface CatalogueClause extends ListedClause {
  /** Id of the section that contains the clause. */
  section: string;
  /** Reason why no scenario can decide it; never on a clause of kind testable. */
  untestable?: string;
  reading?: string;
  /** The clause that says the same. */
  restates?: string;
  level?: 'core';
}

export interface Catalogue extends Omit<ClauseList, 'clauses'>, Pick<RulebookNotes, 'tag' | 'title'> {
  clauses: CatalogueClause[];
  /** Known editions, the oldest first; a rulebook that names none has the one of clauses.json, by its title. */
  editions: EditionNotes[];
  /** Name of the edition whose clauses these are; `edition` is its title. */
  editionName: string;
  /** Title of the edition of clauses.json. */
  listed: string;
  /** Clauses of other editions: absent from clauses.json, or leaving open a reading that is decided there. */
  elsewhere?: CatalogueClause[];
  /** A new edition that nobody has reviewed. */
  review?: Review;
}

/** The selected edition of each game's rulebook, by name; a missing game has that of clauses.json. */
export type EditionNames = Readonly<Partial<Record<GameId, string>>>;
