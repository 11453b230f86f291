/** The names of a game in code and files, which all follow from its id, its title and the tag of its clauses. */

export interface GameNames {
  /** `battle-spirits` */
  readonly id: string;
  /** `Battle Spirits` */
  readonly title: string;
  /** `BS`: the prefix of clauses and of constants */
  readonly tag: string;
}

/** Turns `battle-spirits` into `battleSpirits`. */
export const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Replaces the names of the sample game by those of a game. */
export function renamed(text: string, { id, title, tag }: GameNames): string {
  const name = camelCase(id);
  const names: Readonly<Record<string, string>> = {
    'sample-game': id,
    sampleGame: name,
    SampleGame: capitalised(name),
    'Sample Game': title,
    SG: tag,
    Sg: capitalised(tag.toLowerCase()),
  };
  return text.replace(
    /sample-game|sampleGame|SampleGame|Sample Game|\bSG(?=[_-]|\b)|\bSg(?=[A-Z])/g,
    (word) => names[word]!,
  );
}
