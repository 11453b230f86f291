/** Renders one rulebook as pages: its clauses in our words, and the examples of each. */
import { faultsOf, isOfReading, oracleModules } from '../../games/registry';
import type { GameModule } from '../../oracle/kernel/session/module';
import { editionsOf, numberOf } from '../../runner/editions';
import { titlesIn, type Features, type Scenario } from '../../runner/features';
import { questionsLeftOpenBy } from '../../runner/interpretations';
import type { Catalogue, CatalogueClause, ClauseKind } from '../../schemas/catalogue';
import type { Report } from '../../schemas/report';
import { chaptersOf } from './chapters';
import type { Played } from './example';
import { answersOf, groupOf, listOf, pageLinks, topicsOf, type ExampleGroup } from './groups';
import { clauseAddress, ClauseLinks, rulingAddress } from './links';
import type {
  ClauseLine,
  ClausePage,
  GameSite,
  GameSummary,
  Link,
  ReadingEntry,
  RulingPage,
  SearchEntry,
} from './model';
import { playAddress, playgroundOf } from './playground';
import { PUBLISHERS } from './publishers';
import { Standings } from './standings';

export interface GameInput {
  readonly catalogue: Catalogue;
  readonly features: Features;
  readonly played: readonly Played[];
  readonly reports: readonly Report[];
}

const [ROOT_OF_GAME, ROOT] = ['../', '../../'];

const KIND_NOTES: Record<ClauseKind, string> = {
  testable: '',
  heading: 'a heading',
  definition: 'explains a term',
  presentation: 'presentation',
  table: 'conduct at the table',
};

export class Rulebook {
  private readonly links: ClauseLinks;
  private readonly standings: Standings;
  private readonly chapters: ReadonlyMap<string, string>;
  private readonly summary: GameSummary;
  private readonly sources: ReadonlyMap<string, readonly string[]>;
  /** By clause, and by file of rulings. */
  private readonly groups = new Map<string, ExampleGroup>();
  /** Address of every scenario, from the folder of the game. */
  private readonly places: ReadonlyMap<Scenario, string>;
  /** Rulings by the name of their file. */
  private readonly rulings = new Map<string, Played[]>();
  private readonly ofClause = new Map<string, Played[]>();
  /** The oracle of the catalogue's edition. */
  private readonly oracle: GameModule;

  constructor(private readonly input: GameInput) {
    const { catalogue, features, played, reports } = input;
    const { game, clauses } = catalogue;
    const documents = features.documents.filter((one) => one.game === game);
    const rules = features.rules.filter((rule) => rule.game === game);
    const numbered = (clause: string) => numberOf(catalogue, clause);
    this.oracle = oracleModules([game], editionsOf([catalogue]))[0]!;
    this.links = new ClauseLinks(catalogue, titlesIn(rules), numbered);
    this.standings = new Standings(reports, game, catalogue.tag);
    this.chapters = new Map(
      [...chaptersOf(documents)].flatMap(([clause, title]) => {
        const number = numbered(clause) ?? clause;
        return [[number, title] as const];
      }),
    );
    this.sources = new Map(documents.map(({ uri, source }) => [uri, source.split('\n')]));
    for (const one of played) this.sort(one);
    this.summary = {
      id: game,
      tag: catalogue.tag,
      title: catalogue.title,
      edition: catalogue.edition,
      clauses: clauses.length,
      examples: played.length,
      readings: clauses.filter(({ reading }) => reading !== undefined).length,
      rulings: this.rulings.size,
      publisher: PUBLISHERS[game],
      playground: playgroundOf(game),
    };
    for (const { id } of clauses) this.makeGroup(id, this.ofClause.get(id) ?? [], (page) => clauseAddress(id, page));
    for (const [file, ones] of this.rulings) this.makeGroup(file, ones, (page) => rulingAddress(file, page));
    this.places = new Map([...this.groups.values()].flatMap(({ places }) => [...places]));
  }

  site(): GameSite {
    const { catalogue } = this.input;
    const { summary, standings } = this;
    const { engines } = standings;
    return {
      summary,
      contents: {
        ...this.page('index.html', 'Rules', ROOT_OF_GAME),
        sections: catalogue.sections.map(({ id, title }) => ({ id, title, clauses: this.linesOf(id) })),
      },
      clauses: catalogue.clauses.flatMap((clause) => this.clausePages(clause)),
      readings: { ...this.page('readings/index.html', 'Ambiguous rules'), entries: this.readings() },
      rulings: {
        ...this.page('rulings/index.html', 'Rulings'),
        rulings: [...this.rulings].map(([file, played]) => ({
          ...this.rulingLink(file),
          examples: played.length,
          topics: topicsOf(this.groups.get(file)!),
        })),
      },
      rulingPages: [...this.rulings.keys()].flatMap((file) => this.rulingPages(file)),
      ...(engines.length > 0 && {
        engines: {
          ...this.page('engines/index.html', 'Engines'),
          engines,
          about: standings.about(),
          sections: standings.sections(),
        },
      }),
      search: [...catalogue.clauses.map((clause) => this.clauseEntry(clause)), ...this.scenarioEntries()],
    };
  }

  private page(name: string, title: string, root = ROOT) {
    const { summary } = this;
    return { address: `${summary.id}/${name}`, root, title: `${title} · ${summary.title}`, game: summary };
  }

  /** Files a scenario under the clause of its Rule, and a ruling under its file. */
  private sort(played: Played): void {
    const { uri, rule, clauses } = played.scenario;
    const [, file] = /\/rulings\/(.*)\.feature$/.exec(uri) ?? [];
    const lists = file === undefined ? this.ofClause : this.rulings;
    const key = file?.replaceAll('/', '-') ?? rule?.clause ?? clauses[0]!;
    lists.set(key, [...(lists.get(key) ?? []), played]);
  }

  private makeGroup(key: string, played: readonly Played[], addressOf: (page: number) => string): void {
    const kind = this.rulings.has(key) ? 'rulings' : 'clause';
    const frameOf = (scenario: Scenario) => ({
      links: this.links,
      answers: answersOf(scenario, this.sources.get(scenario.uri)!),
      standings: this.standings.ofScenario(scenario.id),
      ...(this.summary.playground !== undefined && { play: playAddress(scenario.id) }),
    });
    this.groups.set(key, groupOf(played, kind, frameOf, addressOf));
  }

  private examplesPages(key: string, addressOf: (page: number) => string) {
    const group = this.groups.get(key)!;
    const pages = pageLinks(group, addressOf);
    const list = listOf(group);
    return group.pages.map((examples, index) => ({ examples, number: index + 1, of: pages.length, pages, list }));
  }

  private clausePages(clause: CatalogueClause): ClausePage[] {
    const { catalogue } = this.input;
    const { id } = clause;
    const words = this.wordsOf(id);
    const index = catalogue.clauses.indexOf(clause);
    const neighbour = (other: CatalogueClause | undefined) => other && this.clauseLink(other.id);
    const section = catalogue.sections.find((one) => one.id === clause.section)!;
    return this.examplesPages(id, (page) => clauseAddress(id, page)).map((examples) => ({
      ...this.page(clauseAddress(id, examples.number), `${id} ${words}`.trim()),
      ...examples,
      clause: id,
      words,
      section: `${section.id}. ${section.title}`,
      trail: this.above(id).map((one) => this.clauseLink(one)),
      below: this.below(id).map((one) => this.lineOf(one)),
      note: clause.untestable,
      shownBy: (clause.shownBy ?? []).map((one) => this.clauseLink(one)),
      reading: this.readingOf(clause),
      faults: this.faultsOf(id),
      standings: this.standings.ofClause(id),
      elsewhere: this.elsewhere(id),
      previous: neighbour(catalogue.clauses[index - 1]),
      next: neighbour(catalogue.clauses[index + 1]),
    }));
  }

  private rulingPages(file: string): RulingPage[] {
    const { scenario } = this.rulings.get(file)![0]!;
    const { name, description } = scenario.document.feature!;
    const question = description.replace(/\s+/g, ' ').trim();
    return this.examplesPages(file, (page) => rulingAddress(file, page)).map((examples) => ({
      ...this.page(rulingAddress(file, examples.number), name),
      ...examples,
      words: name,
      ...(question !== '' && { question }),
    }));
  }

  private rulingLink(file: string): Link {
    const { scenario } = this.rulings.get(file)![0]!;
    return { address: rulingAddress(file), text: scenario.document.feature!.name };
  }

  /** Returns a clause in our words, or the title of a heading. */
  private wordsOf(id: string): string {
    const section = this.input.catalogue.sections.find((one) => one.id === id);
    return section?.title ?? this.links.titles.get(id) ?? this.chapters.get(id) ?? '';
  }

  private clauseLink(id: string): Link {
    return { address: clauseAddress(id), text: `${id} ${this.wordsOf(id)}`.trim() };
  }

  /** Returns the clauses that contain a clause, outermost first. */
  private above(id: string): string[] {
    return this.input.catalogue.clauses.map((one) => one.id).filter((other) => isBelow(id, other));
  }

  /** Returns the direct children of a clause. */
  private below(id: string): CatalogueClause[] {
    const all = this.input.catalogue.clauses.filter((one) => isBelow(one.id, id));
    return all.filter((one) => !all.some((other) => isBelow(one.id, other.id)));
  }

  private linesOf(section: string): ClauseLine[] {
    const clauses = this.input.catalogue.clauses.filter((one) => one.section === section && one.id !== section);
    return clauses.map((clause) => this.lineOf(clause));
  }

  private lineOf({ id, kind, reading }: CatalogueClause): ClauseLine {
    return {
      id,
      title: this.wordsOf(id),
      isHeading: kind === 'heading',
      level: Math.min(2 + this.above(id).length, 5),
      examples: this.ofClause.get(id)?.length ?? 0,
      hasReading: reading !== undefined,
      ...(kind !== 'testable' && kind !== 'heading' && { note: KIND_NOTES[kind] }),
    };
  }

  private readingOf({ id, reading }: CatalogueClause): ReadingEntry | undefined {
    const choices = questionsLeftOpenBy(this.oracle, id);
    if (reading === undefined && choices.length === 0) return undefined;
    const reason = reading === undefined ? undefined : this.links.linked(reading).text;
    return { clause: id, title: this.wordsOf(id), ...(reason !== undefined && { reason }), choices };
  }

  private readings(): ReadingEntry[] {
    return this.input.catalogue.clauses.flatMap((clause) => this.readingOf(clause) ?? []);
  }

  private faultsOf(clause: string): ClausePage['faults'] {
    const faults = faultsOf(this.oracle).filter((fault) => fault.clause === clause);
    return faults.map((fault) => ({ title: fault.title, id: fault.id, ofReading: isOfReading(this.oracle, fault) }));
  }

  private elsewhere(clause: string): Link[] {
    const own = this.groups.get(clause)!.places;
    const others = this.input.played.filter(({ scenario }) => scenario.clauses.includes(clause) && !own.has(scenario));
    return others.map(({ scenario }) => ({ address: this.places.get(scenario)!, text: scenario.name }));
  }

  private clauseEntry({ id, kind, reading }: CatalogueClause): SearchEntry {
    const more = [...this.faultsOf(id).map(({ title }) => title), reading].filter(Boolean).join(' ');
    return { a: clauseAddress(id), c: id, t: this.wordsOf(id) || KIND_NOTES[kind], ...(more && { x: more }) };
  }

  private scenarioEntries(): SearchEntry[] {
    return [...this.places].map(([scenario, address]) => ({
      a: address,
      ...(scenario.rule && { c: scenario.rule.clause }),
      t: scenario.name,
    }));
  }
}

const isBelow = (id: string, other: string): boolean => id.startsWith(other) && /^[-.]/.test(id.slice(other.length));
