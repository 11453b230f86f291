/** What an effect is carried out with, and what a condition is read with. */
import type { PlayerId } from '../../../schemas/common';
import { track } from '../events/object-tracking';
import type { AnyGame } from '../game';
import type { EvaluationContext } from '../language/select';
import type { EffectContext } from '../rules';
import type { Ability, CardState } from '../state';

type Beginning = Partial<Pick<EffectContext, 'event' | 'subjects' | 'subjectIsGone' | 'sourceIsGone' | 'chosen'>>;

/** @param beginning what the effect is about already when it begins */
export const contextOf = (
  game: AnyGame,
  player: PlayerId,
  source: CardState,
  ability: Ability,
  { event, subjects, subjectIsGone, sourceIsGone, chosen = [] }: Beginning = {},
): EffectContext => ({
  player,
  source,
  ability,
  event,
  subjects,
  subjectIsGone,
  sourceIsGone,
  chosen,
  tracked: track(source, ...chosen),
  defaultDuration: game.rules.standardDuration,
});

/** A card's own conditions, read by its master. */
export const evaluationOf = (game: AnyGame, card: CardState): EvaluationContext => ({
  player: game.rules.masterOf(game, card),
  source: card,
  chosen: [],
});
