/** features/<game>/rulebook.yaml: every clause of a rulebook by id, without its sentences. */
import { Type, type Static } from '@sinclair/typebox';
import { Closed, GameId, OneOf } from './common';

export const CLAUSE_KINDS = ['testable', 'heading', 'definition', 'presentation', 'table'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

export const CatalogueClause = Closed({
  id: Type.String({ minLength: 1 }),
  section: Type.String({ description: 'id of the section it stands in' }),
  kind: OneOf(CLAUSE_KINDS),
  fingerprint: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'of the normalised text: docs/catalogue.md' }),
  shownBy: Type.Optional(Type.Array(Type.String(), { description: 'clauses whose scenarios show a definition' })),
  untestable: Type.Optional(Type.String({ description: 'why no scenario can decide it; not for kind testable' })),
  reading: Type.Optional(
    Type.String({ description: 'what we read where the rulebook is silent or contradicts itself, and why' }),
  ),
  level: Type.Optional(OneOf(['core', 'complete'] as const)),
});
export type CatalogueClause = Static<typeof CatalogueClause>;

export const Catalogue = Closed({
  game: GameId,
  tag: Type.String({ pattern: '^[A-Z]+$', description: 'prefix of the tags of its clauses: @LN-1-1' }),
  title: Type.String(),
  edition: Type.String(),
  normalisation: Type.Integer({ minimum: 1 }),
  sections: Type.Array(Closed({ id: Type.String(), title: Type.String() })),
  clauses: Type.Array(CatalogueClause),
});
export type Catalogue = Static<typeof Catalogue>;
