/** The contexts that effects are carried out with and that conditions are read with. */
import type { PlayerId } from '../../../schemas/common';
import { track } from '../objects/object-tracking';
import type { EffectContext, AnyGame } from '../rules';
import type { Ability, CardState } from '../state';
import type { EvaluationContext } from '../state/effect-context';

type Beginning = Partial<Pick<EffectContext, 'event' | 'subjects' | 'subjectIsGone' | 'sourceIsGone' | 'chosen'>>;

/** @param beginning what the effect already knows when it begins */
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
  defaultDuration: game.rules.durationOf?.(game, ability) ?? game.rules.standardDuration,
});

/** The context for a card's own conditions: its master is "you". */
export const evaluationOf = (game: AnyGame, card: CardState): EvaluationContext => ({
  player: game.rules.masterOf(game, card),
  source: card,
  chosen: [],
});
