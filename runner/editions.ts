/**
 * Editions of a rulebook: what a catalogue and the features are in one of them. What stands in features/<game> is told as of the
 * edition that clauses.json lists; another one lacks clauses, numbers some otherwise, and has scenarios of its own by their tags.
 */
import type { Editions } from '../games/registry';
import type { Catalogue, CatalogueClause, EditionNames, EditionNotes } from '../schemas/catalogue';
import { nearest } from '../schemas/nearest';
import { clauseIn } from '../oracle/editions';
import { compareKeys, IdOrder } from './impact/ids';
import type { Features, FeatureRule, Scenario } from './features';

/** An edition that nobody has defined: one line that names those that are known. */
export class EditionError extends Error {
  override name = 'EditionError';
}

/** Which edition somebody means by a name, or by the title of the document. @returns undefined: none that is known */
export function editionNamed(written: string, { editions }: Pick<Catalogue, 'editions'>): EditionNotes | undefined {
  const wanted = written.trim().toLowerCase();
  return editions.find(({ name, title }) => [name, title].some((one) => one.toLowerCase() === wanted));
}

/** "one-piece has no edition "1.9"; it has 1.1.8 and 1.2.0". */
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

/** `7` of `7-1-4-1` and of `7.36.1`, `FAQ` of `FAQ-3-1`, `A1` of `A1.4`. */
export const sectionOf = (id: string): string => id.split(/[-.]/, 1)[0]!;

/** The editions that these catalogues are of, where that is not the one of clauses.json. */
export const editionsOf = (catalogues: readonly Catalogue[]): Editions =>
  Object.fromEntries(
    catalogues.filter(isOtherEdition).map((catalogue) => [catalogue.game, notesOf(catalogue)] as const),
  );

/** The same by name, as reports have them. */
export const namesOfEditions = (catalogues: readonly Catalogue[]): EditionNames =>
  Object.fromEntries(catalogues.filter(isOtherEdition).map(({ game, editionName }) => [game, editionName]));

/** A clause of clauses.json by the number that it has in the edition of a catalogue. @returns undefined: it lacks the clause */
export const numberOf = (catalogue: Catalogue, clause: string): string | undefined =>
  clauseIn(notesOf(catalogue), clause);

/** A clause by the number that it has in clauses.json, which tags keep. @param clause as the edition of the catalogue numbers it */
export function listedNumber(catalogue: Catalogue, clause: string): string {
  const { numbers = {} } = notesOf(catalogue);
  return Object.keys(numbers).find((listed) => numbers[listed] === clause) ?? clause;
}

/**
 * The catalogue of an edition: only the clauses that it has, by its own numbers.
 * @param catalogue of the edition of clauses.json @param written name or title
 * @throws {EditionError} it is unknown
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

/** Those of clauses.json, and each that only other editions have behind the one that its number follows. */
function allClauses({ clauses, elsewhere = [], sections }: Catalogue): CatalogueClause[] {
  const order = new IdOrder(sections.map(({ id }) => id));
  const all = clauses.map((clause) => elsewhere.find(({ id }) => id === clause.id) ?? clause);
  for (const clause of elsewhere.filter((one) => !all.includes(one))) {
    const isBefore = ({ id }: CatalogueClause) => compareKeys(order.keyOf(id), order.keyOf(clause.id)) < 0;
    all.splice(all.findLastIndex(isBefore) + 1, 0, clause);
  }
  return all;
}

/** The scenarios and Rules of the edition that a catalogue is of, among those of all. */
export function featuresIn(features: Features, catalogue: OfEdition): void {
  const edition = editionReader(catalogue);
  const isOther = (one: Pick<Scenario, 'game'>) => one.game !== catalogue.game;
  features.scenarios = features.scenarios.flatMap((one) => (isOther(one) ? one : (edition.scenario(one) ?? [])));
  features.rules = features.rules.flatMap((one) => (isOther(one) ? one : (edition.rule(one) ?? [])));
  features.documents = features.documents.map((one) =>
    one.game === catalogue.game ? { ...one, edition: catalogue.editionName } : one,
  );
}

/** A step whose quoted words are numbers of clauses names them by those of the edition. */
function withNumbersOf(edition: EditionNotes, pickle: Scenario['pickle']): Scenario['pickle'] {
  if (!edition.numbers || !pickle.steps.some(({ text }) => NAMES_CLAUSES.test(text))) return pickle;
  const renamed = (text: string) => text.replace(/(?<=")[^"]+(?=")/g, (id) => edition.numbers![id] ?? id);
  const steps = pickle.steps.map((step) =>
    NAMES_CLAUSES.test(step.text) ? { ...step, text: renamed(step.text) } : step,
  );
  return { ...pickle, steps };
}

/** `the deck breaks "5-1-2" and nothing else`. */
export const NAMES_CLAUSES = /\bdeck breaks "/;

/** `@since-1.2.0`, `@until-1.1.8`: both with the edition that they name. */
export const EDITION_TAG = /^@(since|until)-(.+)$/;

/** @returns whether a tag says nothing against the edition that a catalogue is of */
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
  /** @returns undefined: it is none of this edition */
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
