/** Finds what an ability reads from its text alone, and so what could change it. */
import { remembered } from '../remember';
import type { Ability } from '../state';
import { abilitiesOnBothSides } from './print';
import type { Reads } from './forms';
import type { ReadLanguage } from './language';
import type { ReadingGame } from './rules';

/** Returns everything that the words in a part of an ability read. */
function readsIn(language: ReadLanguage, part: unknown, found = new Set<Reads>()): Set<Reads> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [member, below] of Object.entries(part)) {
    // The members of an instruction itself read nothing; its filters, amounts and conditions do.
    if (!('do' in part)) for (const reads of readsOf(language).get(member) ?? []) found.add(reads);
    readsIn(language, below, found);
  }
  return found;
}

/** Maps each member of a filter, amount, condition or choice to what it reads. */
const readsOf = remembered(({ words }: ReadLanguage): ReadonlyMap<string, readonly Reads[]> => {
  const { filters, ownFilters = [], amounts, conditions } = words;
  const reading = [...filters, ...ownFilters, ...amounts, ...conditions].filter(({ reads }) => reads?.length);
  const ofChoice = [['total', ['number']]] as const;
  return new Map<string, readonly Reads[]>([
    ...reading.map(({ member, reads }) => [member, reads!] as const),
    ...ofChoice,
  ]);
});

const readsOfPart = remembered((language: ReadLanguage) =>
  remembered((part: object): ReadonlySet<Reads> => readsIn(language, part)),
);

/** Returns whether a part of an ability, e.g. its condition, reads such a thing. */
export const partReads = (language: ReadLanguage, part: object | undefined, what: Reads): boolean =>
  part !== undefined && readsOfPart(language)(part).has(what);

const readsOfEffect = remembered((language: ReadLanguage) =>
  remembered(({ if: condition, effect }: Ability): ReadonlySet<Reads> => readsIn(language, [condition, effect])),
);

/** Returns whether the ability reads such a thing, or anything that has happened. */
export const reads = (language: ReadLanguage, ability: Ability, what: Reads): boolean =>
  readsOfPart(language)(ability).has(what) || looksBack(language, ability);

/** Returns whether the ability reads what has happened. */
export const looksBack = (language: ReadLanguage, ability: Ability): boolean =>
  readsOfPart(language)(ability).has('history');

/** Returns whether the ability reads values or abilities, which another continuous ability could change. */
export function readsWhatOthersChange(language: ReadLanguage, ability: Ability): boolean {
  const reads = readsOfEffect(language)(ability);
  return reads.has('values') || reads.has('abilities');
}

/** Returns whether any ability in the game reads a value or how often something has happened. */
export const someReadsNumbers = (game: ReadingGame): boolean =>
  someAbility(game, (ability) => readsOfPart(game.rules.language)(ability).has('number'));

/** Returns whether any ability in the game reads what has happened. */
export const someLooksBack = (game: ReadingGame): boolean =>
  someAbility(game, (ability) => looksBack(game.rules.language, ability));

const someAbility = (game: ReadingGame, wanted: (ability: Ability) => boolean): boolean =>
  game.abilitySources.some((id) => abilitiesOnBothSides(game, game.card(id).definition).some(wanted));
