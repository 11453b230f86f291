/** Describes declarations, and what a question is about, for messages. */
import type { About, AbilityName, SeenActivation } from '../../../schemas/protocol';
import { abilitiesOf, grantedBy, wholeOf } from '../continuous/abilities';
import { printedAbilities } from '../reading/print';
import type { Ability, CardState, Question } from '../state';
import type { Activation } from '../state/waiting';
import type { AnyGame } from '../rules';

/**
 * Returns the name of an ability in messages: its index among those printed on the side that the card shows, or what
 * gave it to the card; undefined if it has neither.
 */
export function nameOfAbility(game: AnyGame, card: CardState, ability: Ability): AbilityName | undefined {
  const index = printedAbilities(game, card).indexOf(wholeOf(ability));
  return index < 0 ? grantedBy(ability) : index;
}

/**
 * Returns whether an action names this ability, by its name or by its index, where gained abilities follow the printed
 * ones. An action without a name matches any ability.
 */
export function isAbilityNamed(
  game: AnyGame,
  card: CardState,
  ability: Ability,
  name: AbilityName | undefined,
): boolean {
  if (name === undefined || nameOfAbility(game, card, ability) === name) return true;
  if (typeof name === 'string' || grantedBy(ability) === undefined) return false;
  const gained = abilitiesOf(game, card).filter((one) => grantedBy(one) !== undefined);
  return printedAbilities(game, card).length + gained.indexOf(ability) === name;
}

/** Returns the window of the question and what can be answered in it, or the effect that asks. */
export function subjectOf(game: AnyGame, { about }: Question): About | undefined {
  if (about) {
    const { moment, activation } = about;
    if (!activation) return { moment };
    const { id, what, card, ability } = describeActivation(game, activation);
    return { what, moment, card, ...(ability !== undefined && { ability }), answers: id };
  }
  const effect = game.frames.at(-1)?.context;
  if (!effect) return undefined;
  const { source, ability: said } = effect;
  const ability = nameOfAbility(game, source, said);
  return { card: source.id, ...(ability !== undefined && { ability }) };
}

/** Returns the declarations that are not resolved yet, the last one last. */
export const describeActivations = (game: AnyGame): SeenActivation[] =>
  game.state.activations.map((activation) => describeActivation(game, activation));

function describeActivation(game: AnyGame, { id, what, player, card, ability: said, chosen, negated }: Activation) {
  const ability = said && nameOfAbility(game, game.card(card.id), said);
  return {
    id,
    what,
    player,
    card: card.id,
    ...(ability !== undefined && { ability }),
    ...(chosen.length > 0 && { chosen: chosen.map((one) => one.id) }),
    negated,
  };
}
