/**
 * What effects keep from happening to a card, and what they make it do. Everything that would reach a card asks here: choosing,
 * resolving targets, changes, payment; `continuous/modification.ts` asks for what goes on.
 */
import type { PlayerId } from '../../../schemas/common';
import { isBeyond } from '../events/departures';
import type { AnyGame } from '../game';
import { isBy } from '../language/select';
import type { CardState, CauseOf } from '../state';
import { citeContinuous, modificationsOf, modificationsOfPlayer, type AppliedModification } from './modification';
import { anyModifierOfKind } from './sources';
import { isShutOff } from './unaffected';

/**
 * Is this kind of thing (attack, cover, ...) forbidden to the card by some effect? A prohibition beats any permission and any
 * order; what cannot be prevented beats it.
 */
export function isForbidden(game: AnyGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (!anyModifierOfKind(game, 'forbid') || cause?.ability?.unpreventable) return false;
  if (isForbiddenTo(game, card, what, cause)) return true;
  if (game.state.links.length === 0 || !game.rules.boundTo) return false;
  return game.rules.boundTo(game, card, what).some((other) => isForbiddenTo(game, other, what, cause));
}

/** Is it forbidden to the player, whatever cards there are? */
export const isForbiddenToPlayer = (game: AnyGame, player: PlayerId, what: string, cause?: CauseOf): boolean =>
  anyModifierOfKind(game, 'forbid') && bans(game, modificationsOfPlayer(game, player), what, cause);

function isForbiddenTo(game: AnyGame, card: CardState, what: string, cause: CauseOf | undefined): boolean {
  return bans(game, modificationsOf(game, card), what, cause);
}

function bans(
  game: AnyGame,
  changes: readonly AppliedModification[],
  what: string,
  cause: CauseOf | undefined,
): boolean {
  let forbidden = false;
  for (const ban of changes) {
    const { modification, player, conditionUnmet } = ban;
    if (modification.kind !== 'forbid' || modification.what !== what) continue;
    if (modification.by && !isBy(game, player, modification.by, cause)) continue;
    citeContinuous(game, ban);
    if (!conditionUnmet) forbidden = true;
  }
  return forbidden;
}

/** Must the card do this, e.g. attack? Not what it cannot do (BS FAQ-1-3: cannot > must > may). */
export function isObliged(game: AnyGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (!anyModifierOfKind(game, 'oblige')) return false;
  const orders = modificationsOf(game, card).filter(
    ({ modification, conditionUnmet }) =>
      modification.kind === 'oblige' && modification.what === what && !conditionUnmet,
  );
  if (orders.length === 0) return false;
  for (const order of orders) citeContinuous(game, order);
  return !isForbidden(game, card, what, cause);
}

/** Does what has this cause do anything to the card? */
export const isAffected = (
  game: AnyGame,
  card: CardState,
  cause: CauseOf | undefined,
  words: readonly string[] = NO_WORDS,
): boolean =>
  cause === undefined ||
  (!isBeyond(game, card, cause) &&
    !game.rules.resists?.(game, card, cause, words) &&
    !(anyModifierOfKind(game, 'unaffected') && isShutOff(game, card, modificationsOf(game, card), cause)));

const NO_WORDS: readonly string[] = [];

/**
 * Can it happen to the card? It can not where the card is unaffected by its cause, nor where one of its words is forbidden: what is
 * forbidden goes by word, whatever else the text calls it (BS FAQ-1-11).
 * @param words as the journal has them, or "chosen"
 */
export function isAllowed(
  game: AnyGame,
  card: CardState,
  words: readonly string[],
  cause: CauseOf | undefined,
): boolean {
  if (!isAffected(game, card, cause, words)) return false;
  const { forbiddenAs } = game.rules;
  return (
    !forbiddenAs || !words.some((word) => word in forbiddenAs && isForbidden(game, card, forbiddenAs[word]!, cause))
  );
}

/** Can it be chosen by what has this cause? */
export const mayBeChosen = (game: AnyGame, card: CardState, cause: CauseOf): boolean =>
  isAllowed(game, card, CHOSEN, cause);

const CHOSEN: readonly string[] = ['chosen'];

/** false: for certain nothing keeps anything from happening in this way. */
export const mayBePrevented = (game: AnyGame): boolean =>
  game.state.departures.length > 0 ||
  anyModifierOfKind(game, 'unaffected') ||
  (game.rules.resists !== undefined && !game.isPlain) ||
  (game.rules.forbiddenAs !== undefined && anyModifierOfKind(game, 'forbid'));
