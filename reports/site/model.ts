/** The data of the site's templates: plain objects, with pieces of HTML that are safe as they are. */
import type { OpenQuestion } from '../../runner/interpretations';
import type { GameId } from '../../schemas/common';
import type { Publisher } from './publishers';

export interface SitePage {
  /** From the folder of the site: `one-piece/8-1-3/index.html`. */
  readonly address: string;
  /** From this page to the folder of the site: `../../`. */
  readonly root: string;
  readonly title: string;
  /** Missing if the page covers all games. */
  readonly game?: GameSummary;
}

export interface GameSummary {
  readonly id: GameId;
  readonly tag: string;
  readonly title: string;
  readonly edition: string;
  readonly clauses: number;
  readonly examples: number;
  readonly readings: number;
  readonly rulings: number;
  readonly publisher: Publisher;
  /** Address of the playground from the folder of the site; missing if there is none. */
  readonly playground?: string;
}

/** The result of one engine for one clause. */
export interface Standing {
  readonly engine: string;
  /** A clause state, which gives the colour. */
  readonly state: string;
  readonly symbol: string;
  readonly word: string;
}

/** A clause as a list of clauses shows it. */
export interface ClauseLine {
  readonly id: string;
  /** In our words; empty if it has none. */
  readonly title: string;
  readonly isHeading: boolean;
  /** Deeper headings are smaller: 3 is that of a part of a section. */
  readonly level: number;
  readonly examples: number;
  readonly hasReading: boolean;
  /** Says what the clause is if it is not a testable rule. */
  readonly note?: string;
}

export interface Link {
  /** From the folder of the game. */
  readonly address: string;
  readonly text: string;
}

export interface ReadingEntry {
  readonly clause: string;
  readonly title: string;
  /** HTML */
  readonly reason?: string;
  readonly choices: readonly OpenQuestion[];
}

/** A page with examples; many examples continue on further pages. */
export interface ExamplesPage extends SitePage {
  readonly examples: readonly string[];
  readonly number: number;
  readonly of: number;
  readonly pages: readonly Link[];
  /** All examples, on whatever page; empty if there are few. */
  readonly list: readonly Link[];
}

export interface ClausePage extends ExamplesPage {
  readonly game: GameSummary;
  readonly clause: string;
  /** In our words; empty if it has none. */
  readonly words: string;
  readonly section: string;
  readonly trail: readonly Link[];
  readonly below: readonly ClauseLine[];
  /** Says what the clause is if it is not a testable rule. */
  readonly note?: string;
  readonly shownBy: readonly Link[];
  readonly reading?: ReadingEntry;
  readonly faults: readonly { readonly title: string; readonly id: string; readonly ofReading: boolean }[];
  readonly standings: readonly Standing[];
  /** Scenarios of other clauses that also concern this one. */
  readonly elsewhere: readonly Link[];
  readonly previous?: Link;
  readonly next?: Link;
}

export interface RulingPage extends ExamplesPage {
  readonly game: GameSummary;
  readonly words: string;
  readonly question?: string;
}

export interface ContentsPage extends SitePage {
  readonly game: GameSummary;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly ClauseLine[];
  }[];
}

export interface ReadingsPage extends SitePage {
  readonly game: GameSummary;
  readonly entries: readonly ReadingEntry[];
}

/** What several rulings are about; without `text` in a file that is about one thing. */
export interface RulingTopic {
  readonly text?: string;
  /** Each with its answer. */
  readonly questions: readonly Link[];
}

export interface RulingsPage extends SitePage {
  readonly game: GameSummary;
  readonly rulings: readonly (Link & { readonly examples: number; readonly topics: readonly RulingTopic[] })[];
}

/** The page that shows the engines side by side. */
export interface EnginesPage extends SitePage {
  readonly game: GameSummary;
  readonly engines: readonly string[];
  /** For each engine its overall result, and what was run. */
  readonly about: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    /** One for each engine: "12 of 14". */
    readonly tallies: readonly string[];
    readonly rows: readonly {
      readonly clause: string;
      readonly title: string;
      readonly differ: boolean;
      readonly standings: readonly (Standing | undefined)[];
    }[];
  }[];
}

/** One entry of a game's search index: names are short because the index is loaded as a script. */
export interface SearchEntry {
  /** address from the folder of the game */
  readonly a: string;
  /** the clause, if the entry is one */
  readonly c?: string;
  /** the text shown */
  readonly t: string;
  /** further text that is searched */
  readonly x?: string;
}

export interface GameSite {
  readonly summary: GameSummary;
  readonly contents: ContentsPage;
  readonly clauses: readonly ClausePage[];
  readonly readings: ReadingsPage;
  readonly rulings: RulingsPage;
  readonly rulingPages: readonly RulingPage[];
  readonly engines?: EnginesPage;
  readonly search: readonly SearchEntry[];
}
