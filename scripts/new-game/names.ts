/** What a game is called in code and files: everything follows from its id, its title and the tag of its clauses. */

export interface GameNames {
  /** `battle-spirits` */
  readonly id: string;
  /** `Battle Spirits` */
  readonly title: string;
  /** `BS`: of clauses, and of constants */
  readonly tag: string;
}

/** `battle-spirits` is `battleSpirits`. */
export const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Puts the names of a game where the skeleton has those of its sample game. */
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
