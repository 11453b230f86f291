/** Defines addresses on the site. They name the file, since a browser lists a folder of the file system. */
import type { Catalogue } from '../../schemas/catalogue';
import { markup, type Html } from '../html-template';

/** Returns an address from the folder of the game. */
export const clauseAddress = (clause: string, number = 1): string =>
  `${clause}/${number === 1 ? 'index' : number}.html`;

export const rulingAddress = (file: string, number = 1): string =>
  `rulings/${file}${number === 1 ? '' : `-${number}`}.html`;

/** Makes a name fit for an address. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'x';

/** Makes names distinct by appending a number. */
export class Unlike {
  private readonly taken = new Map<string, number>();

  of(name: string): string {
    const count = (this.taken.get(name) ?? 0) + 1;
    this.taken.set(name, count);
    return count === 1 ? name : this.of(`${name}-${count}`);
  }
}

/** Links to the clauses of a game, from a page one folder below that of the game. */
export class ClauseLinks {
  private readonly ids: ReadonlySet<string>;

  /** @param numberOf returns the clause for a number of clauses.json, which prose uses */
  constructor(
    catalogue: Catalogue,
    readonly titles: ReadonlyMap<string, string>,
    private readonly numberOf: (clause: string) => string | undefined = String,
  ) {
    this.ids = new Set(catalogue.clauses.map(({ id }) => id));
  }

  /** Links to a clause; an id that the rulebook does not have stays plain. */
  html(id: string): Html {
    if (!this.ids.has(id)) return markup`<code>${id}</code>`;
    return markup`<a href="../${clauseAddress(id)}">${id}</a>`;
  }

  list(ids: readonly string[]): Html {
    return markup`${[...new Set(ids)].map((id, index) => markup`${index > 0 && ' '}${this.html(id)}`)}`;
  }

  /** Links the clauses that a text names. */
  linked(text: string): Html {
    const parts = text.split(/(?<![\w.-])((?:FAQ-)?[A-Z]?\d+(?:[-.]\d+)+)(?![\w-])/);
    return markup`${parts.map((part, index) => {
      const id = index % 2 === 1 ? this.numberOf(part) : undefined;
      return id !== undefined && this.ids.has(id) ? this.html(id) : part;
    })}`;
  }
}
