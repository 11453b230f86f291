/** Describes declarations, and what a question is about, for messages. */
import type { About, SeenActivation } from '../../../schemas/protocol';
import type { Question } from '../state';
import type { Activation } from '../state/waiting';
import type { AnyGame } from '../rules';
import { nameOfAbility } from '../continuous/ability-names';

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
