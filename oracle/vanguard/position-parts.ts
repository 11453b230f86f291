/** What the checks of positions share: a card where it lies, and what is said of it. */
import type { PlacedCard } from '../../schemas/protocol';
import type { VgCard } from '../../schemas/vanguard';

export interface Placed {
  readonly where: string;
  readonly zone: string;
  readonly card: PlacedCard;
  readonly printed: VgCard;
}

/** @returns what is wrong with the card; undefined: nothing */
export type Check = (one: Placed, all: readonly Placed[]) => string | undefined;

export const has = ({ statuses }: PlacedCard, asked: string): boolean =>
  statuses?.some(({ status }) => status === asked) ?? false;

/** @returns the objects to which links of this kind go */
export const hostsOf = ({ links = [] }: PlacedCard, kind: string): readonly string[] =>
  links.filter((link) => link.kind === kind).map(({ host }) => host);

export const isUnit = ({ zone, card, printed }: Placed): boolean =>
  zone === 'field' &&
  (printed.category !== 'order' || has(card, 'asUnit')) &&
  !['heart', 'originalDress', 'locked', 'asArms'].some((status) => has(card, status));

export const isOnVanguardCircle = ({ place }: PlacedCard): boolean => place?.endsWith('.center') === true;

/** Does this object of the same circle fit? */
export const hasBeside = (
  all: readonly Placed[],
  { card }: Placed,
  host: string,
  fits: (other: Placed) => boolean = () => true,
): boolean => all.some((other) => other.card.id === host && other.card.place === card.place && fits(other));
