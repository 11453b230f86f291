/** Decides which editions a command uses: those named by `--edition`, otherwise those that the adapter declares. */
import { AdapterError } from '../adapters/adapter';
import { loadCatalogues } from '../runner/catalogue';
import type { Connection } from '../runner/connection';
import { editionNamed, unknownEdition } from '../runner/editions';
import type { Catalogue, EditionNames } from '../schemas/catalogue';
import type { GameId } from '../schemas/common';
import { gamesNamed, gamesWithFeatures } from './games';
import { UsageError } from './usage';

export interface EditionOptions {
  game?: string[];
  edition?: string;
}

interface Asked {
  readonly games?: GameId[];
  readonly editions: EditionNames;
}

/**
 * Returns the games and editions asked for. Without `--game`, an edition selects the games that have it.
 * @throws {UsageError} if there is no such edition
 */
export function editionsAsked({ game, edition }: EditionOptions): Asked {
  if (edition === undefined) return { ...(game && { games: gamesNamed(game) }), editions: {} };
  const catalogues = loadCatalogues(game ? gamesNamed(game) : gamesWithFeatures());
  const having = catalogues.filter((catalogue) => editionNamed(edition, catalogue));
  const lacking = catalogues.find((catalogue) => !having.includes(catalogue));
  if (having.length === 0 || (game && lacking))
    throw new UsageError(`--edition: ${whyNot(edition, lacking!, catalogues)}`);
  return {
    games: having.map((catalogue) => catalogue.game),
    editions: Object.fromEntries(having.map((one) => [one.game, editionNamed(edition, one)!.name])),
  };
}

function whyNot(edition: string, lacking: Catalogue, catalogues: readonly Catalogue[]): string {
  if (catalogues.length === 1) return unknownEdition(edition, lacking);
  const known = catalogues.map(({ game, editions }) => `${game} ${editions.map(({ name }) => name).join(', ')}`);
  return `no edition "${edition}" of ${lacking.game}; known: ${known.join('; ')}`;
}

/**
 * Returns the editions that an adapter declares, if any.
 * @param catalogues of the games to run
 * @throws {AdapterError} if it declares an unknown edition
 */
export function declaredEditions({ info }: Connection, catalogues: readonly Catalogue[]): EditionNames {
  const declared = info.games.flatMap(({ game, edition }) => {
    const catalogue = catalogues.find((one) => one.game === game);
    if (!catalogue || edition === undefined) return [];
    const known = editionNamed(edition, catalogue);
    if (known) return [[game, known.name] as const];
    const advice = '--edition selects the scenarios to run anyway';
    throw new AdapterError('wrongSchema', `its "edition" is unknown: ${unknownEdition(edition, catalogue)}; ${advice}`);
  });
  return Object.fromEntries(declared);
}
