/**
 * Adapts a catalogue and the features to an edition of a rulebook. The files in features/<game> describe the edition
 * that clauses.json lists. Another edition lacks some clauses, numbers others differently, and has its own scenarios,
 * marked by tags.
 */
import type { Editions } from '../games/registry';
import type { Catalogue, CatalogueClause, EditionNames, EditionNotes } from '../schemas/catalogue';
import { nearest } from '../schemas/nearest';
import { clauseIn } from '../oracle/editions';
import { compareKeys, IdOrder } from './impact/ids';
import type { Features, FeatureRule, Scenario } from './features';

/** One line that names the unknown edition and the known ones. */
export class EditionError extends Error {
  override name = 'EditionError';
}

/** @param written an edition's name, or its document's title @returns undefined: no such edition is known */
export function editionNamed(written: string, { editions }: Pick<Catalogue, 'editions'>): EditionNotes | undefined {
  const wanted = written.trim().toLowerCase();
  return editions.find(({ name, title }) => [name, title].some((one) => one.toLowerCase() === wanted));
}

/** Phrases the error: `one-piece has no edition "1.9"; known: 1.1.8, 1.2.0`. */
export function unknownEdition(written: string, { game, editions }: Pick<Catalogue, 'game' | 'editions'>): string {
  const names = editions.map(({ name }) => name);
  const near = names.length > 1 ? nearest(written, names) : undefined;
  const guess = near === undefined ? '' : `; did you mean ${near}?`;
  return `${game} has no edition "${written}"; known: ${names.join(', ')}${guess}`;
}

type OfEdition = Pick<Catalogue, 'game' | 'editions' | 'editionName' | 'listed'>;

const notesOf = ({ editions, editionName }: Pick<Catalogue, 'editions' | 'editionName'>): EditionNotes =>
  editions.find(({ name }) => name === editionName)!;

const isOtherEdition = (catalogue: OfEdition): boolean => notesOf(catalogue).title !== catalogue.listed;

/** Returns `7` for `7-1-4-1` and `7.36.1`, `FAQ` for `FAQ-3-1`, `A1` for `A1.4`. */
export const sectionOf = (id: string): string => id.split(/[-.]/, 1)[0]!;

/** Returns the editions of these catalogues, except where that is the edition of clauses.json. */
export const editionsOf = (catalogues: readonly Catalogue[]): Editions =>
  Object.fromEntries(
    catalogues.filter(isOtherEdition).map((catalogue) => [catalogue.game, notesOf(catalogue)] as const),
  );

/** As `editionsOf`, but by name, as reports record them. */
export const namesOfEditions = (catalogues: readonly Catalogue[]): EditionNames =>
  Object.fromEntries(catalogues.filter(isOtherEdition).map(({ game, editionName }) => [game, editionName]));

/** Converts a number of clauses.json to the catalogue's edition. @returns undefined: the edition lacks the clause */
export const numberOf = (catalogue: Catalogue, clause: string): string | undefined =>
  clauseIn(notesOf(catalogue), clause);

/**
 * Converts back to the number in clauses.json, which tags always use.
 * @param clause the number in the catalogue's edition
 */
export function listedNumber(catalogue: Catalogue, clause: string): string {
  const { numbers = {} } = notesOf(catalogue);
  return Object.keys(numbers).find((listed) => numbers[listed] === clause) ?? clause;
}

/**
 * Returns the catalogue of an edition: only the clauses that it has, with its own numbers.
 * @param catalogue the catalogue of the edition of clauses.json
 * @param written an edition's name or title
 * @throws {EditionError} if the edition is unknown
 */
export function catalogueIn(catalogue: Catalogue, written: string): Catalogue {
  const edition = editionNamed(written, catalogue);
  if (!edition) throw new EditionError(unknownEdition(written, catalogue));
  if (edition.name === catalogue.editionName) return catalogue;
  const { decided = [] } = edition;
  const clauses = allClauses(catalogue).flatMap(({ reading, ...clause }) => {
    const id = clauseIn(edition, clause.id);
    if (id === undefined) return [];
    const shownBy = clause.shownBy?.flatMap((shown) => clauseIn(edition, shown) ?? []);
    return [
      {
        ...clause,
        id,
        section: sectionOf(id),
        ...(shownBy && { shownBy }),
        ...(reading !== undefined && !decided.includes(clause.id) && { reading }),
      },
    ];
  });
  return { ...catalogue, edition: edition.title, editionName: edition.name, clauses };
}

/** Inserts the clauses that only other editions have into those of clauses.json, in the order of their numbers. */
function allClauses({ clauses, elsewhere = [], sections }: Catalogue): CatalogueClause[] {
  const order = new IdOrder(sections.map(({ id }) => id));
  const all = clauses.map((clause) => elsewhere.find(({ id }) => id === clause.id) ?? clause);
  for (const clause of elsewhere.filter((one) => !all.includes(one))) {
    const isBefore = ({ id }: CatalogueClause) => compareKeys(order.keyOf(id), order.keyOf(clause.id)) < 0;
    all.splice(all.findLastIndex(isBefore) + 1, 0, clause);
  }
  return all;
}

/** Keeps, of all scenarios and Rules of the game, those of the catalogue's edition. Changes `features`. */
export function featuresIn(features: Features, catalogue: OfEdition): void {
  const edition = editionReader(catalogue);
  const isOther = (one: Pick<Scenario, 'game'>) => one.game !== catalogue.game;
  features.scenarios = features.scenarios.flatMap((one) => (isOther(one) ? one : (edition.scenario(one) ?? [])));
  features.rules = features.rules.flatMap((one) => (isOther(one) ? one : (edition.rule(one) ?? [])));
  features.documents = features.documents.map((one) =>
    one.game === catalogue.game ? { ...one, edition: catalogue.editionName } : one,
  );
}

/** Translates the clause numbers that steps quote to those of the edition. */
function withNumbersOf(edition: EditionNotes, pickle: Scenario['pickle']): Scenario['pickle'] {
  if (!edition.numbers || !pickle.steps.some(({ text }) => NAMES_CLAUSES.test(text))) return pickle;
  const renamed = (text: string) => text.replace(/(?<=")[^"]+(?=")/g, (id) => edition.numbers![id] ?? id);
  const steps = pickle.steps.map((step) =>
    NAMES_CLAUSES.test(step.text) ? { ...step, text: renamed(step.text) } : step,
  );
  return { ...pickle, steps };
}

/** Matches steps that quote clauses, such as `the deck breaks "5-1-2" and nothing else`. */
export const NAMES_CLAUSES = /\bdeck breaks "/;

/** Matches `@since-1.2.0` and `@until-1.1.8`; both include the edition that they name. */
export const EDITION_TAG = /^@(since|until)-(.+)$/;

/** Returns a test that is false only for tags which exclude the catalogue's edition. */
export function tagsOfEdition(catalogue: OfEdition): (tag: string) => boolean {
  const places = new Map(catalogue.editions.map(({ name }, place) => [name, place]));
  const here = places.get(notesOf(catalogue).name)!;
  return (tag) => {
    const [, word, name] = EDITION_TAG.exec(tag) ?? [];
    const place = name === undefined ? undefined : places.get(name);
    if (place === undefined) return true;
    return word === 'since' ? here >= place : here <= place;
  };
}

interface EditionReader {
  /** @returns undefined: the scenario does not belong to this edition */
  scenario(scenario: Scenario): Scenario | undefined;
  rule(rule: FeatureRule): FeatureRule | undefined;
}

function editionReader(catalogue: OfEdition): EditionReader {
  const edition = notesOf(catalogue);
  const holds = tagsOfEdition(catalogue);
  const { decided = [] } = edition;
  if (!isOtherEdition(catalogue) && !edition.lacks && !edition.decided)
    return { scenario: (scenario) => (scenario.tags.every(holds) ? scenario : undefined), rule: (rule) => rule };
  return {
    scenario: (scenario) => {
      const { rule, clauses } = scenario;
      const clause = clauses[0] === undefined ? undefined : clauseIn(edition, clauses[0]);
      if ((clauses.length > 0 && clause === undefined) || !scenario.tags.every(holds)) return undefined;
      return {
        ...scenario,
        clauses: clauses.flatMap((one) => clauseIn(edition, one) ?? []),
        ...(rule && { rule: { ...rule, clause: clause! } }),
        reading: scenario.reading && !decided.includes(clauses[0]!),
        pickle: withNumbersOf(edition, scenario.pickle),
      };
    },
    rule: (rule) => {
      const clause = clauseIn(edition, rule.clause);
      return clause === undefined ? undefined : { ...rule, clause };
    },
  };
}
