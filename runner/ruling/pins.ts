/** Pins a ruling to the wording of its clauses, and says what has become of them in the present rulebook. */
import type { Catalogue } from '../../schemas/catalogue';

/** The wording of a clause that a ruling rests on. */
export interface Pin {
  readonly clause: string;
  /** The fingerprint of the clause's words, as in clauses.json. */
  readonly fingerprint: string;
}

export interface Pins {
  /** The name of the edition: `1.2.0`. */
  readonly edition: string;
  readonly pins: readonly Pin[];
}

/** Pins clauses of the edition whose words the catalogue knows; undefined: it knows the words of none of them. */
export function pinsOf(
  { clauses, editionName }: Pick<Catalogue, 'clauses' | 'editionName'>,
  ids: readonly string[],
): Pins | undefined {
  const pins = clauses
    .filter(({ id, fingerprint }) => ids.includes(id) && fingerprint !== '')
    .map(({ id, fingerprint }) => ({ clause: id, fingerprint }));
  return pins.length > 0 ? { edition: editionName, pins } : undefined;
}

/** Writes the line of a feature: `1.2.0 5-1=0a1b, 5-2=2c3d`. */
export const pinsInWords = ({ edition, pins }: Pins): string =>
  `${edition} ${pins.map(({ clause, fingerprint }) => `${clause}=${fingerprint}`).join(', ')}`;

/** Reads what `pinsInWords` wrote; undefined: it is not in this form. */
export function readPins(written: string): Pins | undefined {
  const [, edition, list] = /^(\S+) ([\w.-]+=[0-9a-f]+(?:, [\w.-]+=[0-9a-f]+)*)$/.exec(written.trim()) ?? [];
  if (edition === undefined) return undefined;
  const pins = list!.split(', ').map((one) => {
    const [clause, fingerprint] = one.split('=') as [string, string];
    return { clause, fingerprint };
  });
  return { edition, pins };
}

/**
 * Says which of the pinned clauses are no longer what they were: reworded, under another number, or gone.
 * @param catalogue in its listed edition, of which alone it knows the words
 */
export function changesSince({ edition, pins }: Pins, catalogue: Pick<Catalogue, 'clauses' | 'editionName'>): string[] {
  if (edition === catalogue.editionName) return [];
  return pins.flatMap((pin) => changeOf(pin, catalogue) ?? []).map((change) => `since ${edition}, ${change}`);
}

function changeOf(
  { clause, fingerprint }: Pin,
  { clauses, editionName }: Pick<Catalogue, 'clauses' | 'editionName'>,
): string | undefined {
  const same = clauses.find(({ id }) => id === clause);
  if (same?.fingerprint === fingerprint) return undefined;
  const moved = clauses.filter((one) => one.fingerprint === fingerprint);
  if (moved.length === 1) return `clause ${clause} has become ${moved[0]!.id}`;
  return same ? `clause ${clause} was reworded in ${editionName}` : `clause ${clause} is gone in ${editionName}`;
}
