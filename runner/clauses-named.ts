/** Finds the clauses that a user names on the command line. */
import type { Catalogue, CatalogueClause } from '../schemas/catalogue';
import { nearest } from '../schemas/nearest';

export interface NamedClause {
  readonly catalogue: Catalogue;
  readonly clause: CatalogueClause;
}

/** Searches all given games. @param written with or without the game's tag: `9-4-1`, `LN-9-4-1`, `@LN-9-4-1` */
export const clausesNamed = (written: string, catalogues: readonly Catalogue[]): NamedClause[] =>
  catalogues.flatMap((catalogue) => {
    const id = idIn(written, catalogue);
    return catalogue.clauses.filter((clause) => clause.id === id).map((clause) => ({ catalogue, clause }));
  });

/** As `clausesNamed`, but a section, or a clause without scenarios, also stands for everything below it. */
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

/** Returns the id of a clause or section that is closest to what was written. */
export function nearestClause(written: string, catalogues: readonly Catalogue[]): string | undefined {
  const names = catalogues.flatMap(({ tag, sections, clauses }) =>
    [...sections, ...clauses].flatMap(({ id }) => [id, `${tag}-${id}`]),
  );
  return nearest(written.replace(/^@/, ''), names);
}
