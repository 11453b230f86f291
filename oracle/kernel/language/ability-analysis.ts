/** What an ability looks at, told by its words: what could change it, and what could not. */
import type { AnyGame } from '../game';
import { abilitiesOnBothSides } from '../continuous/print';
import { remembered } from '../remember';
import type { Ability } from '../state';
import type { Reads } from './forms';
import type { Language } from './language';

/** All that the words in a part of an ability read. */
function readsIn(language: Language, part: unknown, found = new Set<Reads>()): Set<Reads> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [member, below] of Object.entries(part)) {
    // What an instruction itself says reads nothing: its filters, amounts and conditions do.
    if (!('do' in part)) for (const reads of readsOf(language).get(member) ?? []) found.add(reads);
    readsIn(language, below, found);
  }
  return found;
}

/** What each member reads where it stands in a filter, an amount, a condition or a choice. */
const readsOf = remembered(({ words }: Language): ReadonlyMap<string, readonly Reads[]> => {
  const { filters, ownFilters = [], amounts, conditions } = words;
  const reading = [...filters, ...ownFilters, ...amounts, ...conditions].filter(({ reads }) => reads?.length);
  const ofChoice = [['total', ['number']]] as const;
  return new Map<string, readonly Reads[]>([
    ...reading.map(({ member, reads }) => [member, reads!] as const),
    ...ofChoice,
  ]);
});

const readsOfPart = remembered((language: Language) =>
  remembered((part: object): ReadonlySet<Reads> => readsIn(language, part)),
);

/** Does a part of an ability, e.g. its condition, look at such a thing? */
export const partReads = (language: Language, part: object | undefined, what: Reads): boolean =>
  part !== undefined && readsOfPart(language)(part).has(what);

const readsOfEffect = remembered((language: Language) =>
  remembered(({ if: condition, effect }: Ability): ReadonlySet<Reads> => readsIn(language, [condition, effect])),
);

/** Does it look at such a thing, or at anything that has happened? */
export const reads = (language: Language, ability: Ability, what: Reads): boolean =>
  readsOfPart(language)(ability).has(what) || looksBack(language, ability);

/** What has happened. */
export const looksBack = (language: Language, ability: Ability): boolean =>
  readsOfPart(language)(ability).has('history');

/** Values or abilities, which another continuous ability could change. */
export function readsWhatOthersChange(language: Language, ability: Ability): boolean {
  const reads = readsOfEffect(language)(ability);
  return reads.has('values') || reads.has('abilities');
}

/** Does some ability of the game read a value, or how often something has happened? */
export const someReadsNumbers = (game: AnyGame): boolean =>
  someAbility(game, (ability) => readsOfPart(game.rules.language)(ability).has('number'));

/** Does some ability of the game look back at what has happened? */
export const someLooksBack = (game: AnyGame): boolean =>
  someAbility(game, (ability) => looksBack(game.rules.language, ability));

const someAbility = ({ abilitySources, state }: AnyGame, wanted: (ability: Ability) => boolean): boolean =>
  abilitySources.some((id) => abilitiesOnBothSides(state.cards[id]!.definition).some(wanted));
