/** What has been declared, and what a question is about, as messages tell it. */
import type { About, AbilityName, SeenActivation } from '../../schemas/protocol';
import { abilitiesOf, grantedBy, wholeOf } from './continuous/abilities';
import { printedAbilities } from './continuous/print';
import type { AnyGame } from './game';
import type { Ability, CardState, Question } from './state';
import type { Activation } from './state/waiting';

/**
 * An ability by its place among those printed on the side of the card that is up, or by what gave it to the card; undefined:
 * nobody has given it a name.
 */
export function nameOfAbility(game: AnyGame, card: CardState, ability: Ability): AbilityName | undefined {
  const index = printedAbilities(game, card).indexOf(wholeOf(ability));
  return index < 0 ? grantedBy(ability) : index;
}

/** Is this the ability that an action names, by its name or by its place, gained ones after all printed ones? Left out: any is. */
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

/** Which window it is, and what can be answered in it; or the effect that asks. */
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

/** What has been declared and is not resolved yet, the last one last. */
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
