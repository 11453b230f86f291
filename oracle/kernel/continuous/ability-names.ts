/** How messages name the abilities of a card. */
import type { AbilityName } from '../../../schemas/protocol';
import { printedAbilities } from '../reading/print';
import type { Ability, CardState } from '../state';
import { abilitiesOf, grantedBy, wholeOf } from './abilities';
import type { ContinuousGame } from './rules';

/**
 * Returns the name of an ability in messages: its index among those printed on the side that the card shows, or what
 * gave it to the card; undefined if it has neither.
 */
export function nameOfAbility(game: ContinuousGame, card: CardState, ability: Ability): AbilityName | undefined {
  const index = printedAbilities(game, card).indexOf(wholeOf(ability));
  return index < 0 ? grantedBy(ability) : index;
}

/**
 * Returns whether an action names this ability, by its name or by its index, where gained abilities follow the printed
 * ones. An action without a name matches any ability.
 */
export function isAbilityNamed(
  game: ContinuousGame,
  card: CardState,
  ability: Ability,
  name: AbilityName | undefined,
): boolean {
  if (name === undefined || nameOfAbility(game, card, ability) === name) return true;
  if (typeof name === 'string' || grantedBy(ability) === undefined) return false;
  const gained = abilitiesOf(game, card).filter((one) => grantedBy(one) !== undefined);
  return printedAbilities(game, card).length + gained.indexOf(ability) === name;
}
