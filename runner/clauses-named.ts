/** Which clauses a person means by a name. */
import type { Catalogue, CatalogueClause } from '../schemas/catalogue';
import { nearest } from '../schemas/nearest';

export interface NamedClause {
  readonly catalogue: Catalogue;
  readonly clause: CatalogueClause;
}

/** The clauses called so, of whatever game. @param written with or without the game's tag: `9-4-1`, `LN-9-4-1`, `@LN-9-4-1` */
export const clausesNamed = (written: string, catalogues: readonly Catalogue[]): NamedClause[] =>
  catalogues.flatMap((catalogue) => {
    const id = idIn(written, catalogue);
    return catalogue.clauses.filter((clause) => clause.id === id).map((clause) => ({ catalogue, clause }));
  });

/** As `clausesNamed`; a section, or a clause that takes no scenarios itself, means besides all that stands below it. */
export const clausesWithin = (written: string, catalogues: readonly Catalogue[]): NamedClause[] =>
  catalogues.flatMap((catalogue) => {
    const id = idIn(written, catalogue);
    const named = catalogue.clauses.filter((clause) => clause.id === id);
    const clauses = named.some(({ kind }) => kind === 'testable') ? named : [...named, ...below(id, catalogue)];
    return clauses.map((clause) => ({ catalogue, clause }));
  });

const idIn = (written: string, { tag }: Catalogue): string => {
  const name = written.replace(/^@/, '');
  return name.startsWith(`${tag}-`) ? name.slice(tag.length + 1) : name;
};

const below = (id: string, { clauses }: Catalogue): CatalogueClause[] =>
  clauses.filter((clause) => clause.id.startsWith(id) && /^[-.]/.test(clause.id.slice(id.length)));

/** The name of a clause, or of a section, that is most like what was written. */
export function nearestClause(written: string, catalogues: readonly Catalogue[]): string | undefined {
  const names = catalogues.flatMap(({ tag, sections, clauses }) =>
    [...sections, ...clauses].flatMap(({ id }) => [id, `${tag}-${id}`]),
  );
  return nearest(written.replace(/^@/, ''), names);
}
