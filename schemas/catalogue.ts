/**
 * The catalogue of a rulebook: every clause by id, without its sentences. It stands in two files: features/<game>/clauses.json
 * is made from the rulebook, features/<game>/rulebook.yaml is written by people. docs/catalogue.md tells of both.
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
      description: 'clause to what we read where the rulebook is silent or contradicts itself, and why',
    }),
  ),
  untestable: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'clause to a reason of our own why no scenario can decide it',
    }),
  ),
});
export type RulebookNotes = Static<typeof RulebookNotes>;

/** Both files as one, with what follows from them. */
export interface CatalogueClause extends ListedClause {
  /** Id of the section it stands in. */
  section: string;
  /** Why no scenario can decide it; not for kind testable. */
  untestable?: string;
  reading?: string;
  level?: 'core';
}

export interface Catalogue extends Omit<ClauseList, 'clauses'>, Pick<RulebookNotes, 'tag' | 'title'> {
  clauses: CatalogueClause[];
}
