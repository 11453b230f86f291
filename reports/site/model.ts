/** What the templates of the site get: plain objects, with pieces of HTML that are safe as they are. */
import type { GameId } from '../../schemas/common';
import type { Publisher } from './publishers';

/** One page. */
export interface SitePage {
  /** `one-piece/8-1-3/index.html`, from the folder of the site. */
  readonly address: string;
  /** From this page to the folder of the site: `../../`. */
  readonly root: string;
  readonly title: string;
  /** Left out: the page is about all games. */
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
  readonly publisher?: Publisher;
  /** Where the oracle can be played with in the browser, from the folder of the site; left out: nowhere. */
  readonly playground?: string;
}

/** How one engine did with one clause. */
export interface Standing {
  readonly engine: string;
  /** A clause state, for its colour. */
  readonly state: string;
  readonly symbol: string;
  readonly word: string;
}

/** A clause as a list of clauses shows it. */
export interface ClauseLine {
  readonly id: string;
  /** In our words; empty: it has none. */
  readonly title: string;
  readonly isHeading: boolean;
  /** Deeper headings are smaller: 3 is that of a part of a section. */
  readonly level: number;
  readonly examples: number;
  readonly hasReading: boolean;
  /** What it is, where it is no rule that can be tested. */
  readonly note?: string;
}

export interface Link {
  /** From the folder of the game. */
  readonly address: string;
  readonly text: string;
}

export interface Choice {
  readonly question: string;
  readonly standard: string;
  readonly others: readonly string[];
}

export interface ReadingEntry {
  readonly clause: string;
  readonly title: string;
  /** HTML */
  readonly reason?: string;
  readonly choices: readonly Choice[];
}

/** A page with examples; where there are many they go on on further pages. */
export interface ExamplesPage extends SitePage {
  readonly examples: readonly string[];
  readonly number: number;
  readonly of: number;
  readonly pages: readonly Link[];
  /** All examples, on whatever page; empty where there are few. */
  readonly list: readonly Link[];
}

export interface ClausePage extends ExamplesPage {
  readonly game: GameSummary;
  readonly clause: string;
  /** In our words; empty: it has none. */
  readonly words: string;
  readonly section: string;
  readonly trail: readonly Link[];
  readonly below: readonly ClauseLine[];
  /** What it is, where it is no rule that can be tested. */
  readonly note?: string;
  readonly shownBy: readonly Link[];
  readonly reading?: ReadingEntry;
  readonly faults: readonly { readonly title: string; readonly id: string; readonly ofReading: boolean }[];
  readonly standings: readonly Standing[];
  /** Scenarios that stand elsewhere and are about this clause, too. */
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

export interface RulingsPage extends SitePage {
  readonly game: GameSummary;
  readonly rulings: readonly (Link & { readonly examples: number })[];
}

/** The engines side by side. */
export interface EnginesPage extends SitePage {
  readonly game: GameSummary;
  readonly engines: readonly string[];
  /** Of each engine how it did altogether, and what was run. */
  readonly about: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    /** "12 of 14", one for each engine. */
    readonly tallies: readonly string[];
    readonly rows: readonly {
      readonly clause: string;
      readonly title: string;
      readonly differ: boolean;
      readonly standings: readonly (Standing | undefined)[];
    }[];
  }[];
}

/** What is searched, of one game: kept short, for it is loaded as a script. */
export interface SearchEntry {
  /** address from the folder of the game */
  readonly a: string;
  /** clause, where it is one */
  readonly c?: string;
  /** what is shown */
  readonly t: string;
  /** what is found besides */
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
