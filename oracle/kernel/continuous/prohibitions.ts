/**
 * What effects stop from happening to a card, and what they make the card do. Everything that would affect a card asks
 * here: choosing, resolving targets, changes and payment. Modifications that go on ask `continuous/modification.ts`.
 */
import type { PlayerId } from '../../../schemas/common';
import { useEffect } from '../changes';
import { isBy, namesCards } from '../reading/select';
import type { CardState, CauseOf } from '../state';
import { isBeyond } from '../objects/departing';
import type { AppliedModification } from '../state/applied';
import { citeContinuous, filterOf, modificationsOf, modificationsOfPlayer } from './modification';
import { anyModifierOfKind } from './sources';
import { isShutOff } from './unaffected';
import type { ContinuousGame } from './rules';

/**
 * Returns whether an effect forbids this (attack, cover, ...) to the card. A prohibition beats any permission and any
 * order; an ability that cannot be prevented beats the prohibition.
 */
export function isForbidden(game: ContinuousGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (!anyModifierOfKind(game, 'forbid') || cause?.ability?.unpreventable) return false;
  if (isForbiddenTo(game, card, what, cause)) return true;
  if (game.state.links.length === 0 || !game.rules.boundTo) return false;
  return game.rules.boundTo(game, card, what).some((other) => isForbiddenTo(game, other, what, cause));
}

/** Returns whether an effect on the player, not on a card, forbids it. */
export const isForbiddenToPlayer = (game: ContinuousGame, player: PlayerId, what: string, cause?: CauseOf): boolean =>
  anyModifierOfKind(game, 'forbid') && banApplies(game, modificationsOfPlayer(game, player), what, cause);

/** What was forbidden to the player for so many times has been kept from the player once more. */
export function useUpBans(game: ContinuousGame, player: PlayerId, what: string): void {
  for (const ban of modificationsOfPlayer(game, player))
    if (isBanOn(game, ban, what, undefined) && 'id' in ban) useEffect(game, ban.id as number);
}

function isForbiddenTo(game: ContinuousGame, card: CardState, what: string, cause: CauseOf | undefined): boolean {
  return banApplies(game, modificationsOf(game, card), what, cause);
}

/** Notes the effects that forbid it, and those whose condition is unmet. */
function banApplies(
  game: ContinuousGame,
  changes: readonly AppliedModification[],
  what: string,
  cause: CauseOf | undefined,
): boolean {
  let forbidden = false;
  for (const ban of changes) {
    if (!isBanOn(game, ban, what, cause)) continue;
    citeContinuous(game, ban);
    if (!ban.conditionUnmet) forbidden = true;
  }
  if (forbidden) game.consultPoint('prohibition');
  return forbidden;
}

const isBanOn = (
  game: ContinuousGame,
  { modification, player }: AppliedModification,
  what: string,
  cause: CauseOf | undefined,
): boolean =>
  modification.kind === 'forbid' &&
  modification.what === what &&
  (!modification.by || isBy(game, player, modification.by, cause));

/** Returns whether an effect forbids one of these events to the card because of what the card is (VG 4.1.6). */
export function isForbiddenAsDescribed(
  game: ContinuousGame,
  card: CardState,
  words: readonly string[],
  cause: CauseOf | undefined,
): boolean {
  if (!anyModifierOfKind(game, 'forbid') || cause?.ability?.unpreventable) return false;
  const { forbiddenAs = {} } = game.rules;
  const forbidden = words.flatMap((word) => forbiddenAs[word] ?? []);
  return modificationsOf(game, card).some(
    (ban) =>
      !ban.conditionUnmet && forbidden.some((what) => isBanOn(game, ban, what, cause)) && describesCards(game, ban),
  );
}

function describesCards(game: ContinuousGame, ban: AppliedModification): boolean {
  const filter = filterOf(ban);
  return filter !== undefined && namesCards(game, filter);
}

/**
 * Returns whether the card must do this, e.g. attack. A card need not do what it cannot do (BS FAQ-1-3: cannot > must >
 * may).
 */
export function isObliged(game: ContinuousGame, card: CardState, what: string, cause?: CauseOf): boolean {
  if (!anyModifierOfKind(game, 'oblige')) return false;
  const orders = modificationsOf(game, card).filter(
    ({ modification, conditionUnmet }) =>
      modification.kind === 'oblige' && modification.what === what && !conditionUnmet,
  );
  if (orders.length === 0) return false;
  for (const order of orders) citeContinuous(game, order);
  return !isForbidden(game, card, what, cause);
}

/** Returns whether an effect lets the card do something that the rules do not let it do (VG 1.3.1). */
export function isAllowedToo(game: ContinuousGame, card: CardState, what: string): boolean {
  if (!anyModifierOfKind(game, 'allow')) return false;
  const [permission] = modificationsOf(game, card).filter(
    ({ modification, conditionUnmet }) =>
      modification.kind === 'allow' && modification.what === what && !conditionUnmet,
  );
  if (permission) citeContinuous(game, permission);
  return permission !== undefined;
}

/** Returns whether something with this cause can affect the card. */
export const isAffected = (
  game: ContinuousGame,
  card: CardState,
  cause: CauseOf | undefined,
  words: readonly string[] = NO_WORDS,
): boolean =>
  cause === undefined ||
  (!isBeyond(game, card, cause) &&
    !isProtected(game, card, cause) &&
    !game.rules.resists?.(game, card, cause, words) &&
    !(anyModifierOfKind(game, 'unaffected') && isShutOff(game, card, modificationsOf(game, card), cause)));

const NO_WORDS: readonly string[] = [];

/** Returns whether a rule keeps it from the card. */
const isProtected = (game: ContinuousGame, card: CardState, cause: CauseOf): boolean =>
  (game.rules.protectionFrom?.(game, card, cause) ?? null) !== null;

/** Cites the rules that keep from these cards what has this cause. */
export function citeKeptOff(game: ContinuousGame, cards: readonly CardState[], cause: CauseOf | undefined): void {
  const { protectionFrom } = game.rules;
  if (!protectionFrom || cause === undefined) return;
  for (const card of cards) game.consult(...(protectionFrom(game, card, cause) ?? []));
}

/**
 * Returns whether an event can happen to the card: the card is affected by the cause, and none of the event's words is
 * forbidden. A prohibition names a word of the event, whatever else the text calls it (BS FAQ-1-11).
 * @param words the event types of the event log, or "chosen"
 */
export function isAllowed(
  game: ContinuousGame,
  card: CardState,
  words: readonly string[],
  cause: CauseOf | undefined,
): boolean {
  return isAffected(game, card, cause, words) && !isAnyForbidden(game, card, words, cause);
}

function isAnyForbidden(
  game: ContinuousGame,
  card: CardState,
  words: readonly string[],
  cause: CauseOf | undefined,
): boolean {
  const { forbiddenAs } = game.rules;
  if (!forbiddenAs) return false;
  return words.some((word) => word in forbiddenAs && isForbidden(game, card, forbiddenAs[word]!, cause));
}

export const mayBeChosen = (game: ContinuousGame, card: CardState, cause: CauseOf): boolean =>
  game.rules.choosesUnaffected?.(game, card, cause)
    ? !isAnyForbidden(game, card, CHOSEN, cause)
    : isAllowed(game, card, CHOSEN, cause);

const CHOSEN: readonly string[] = ['chosen'];

/** false: certainly nothing can be prevented by any of these. */
export const mayBePrevented = (game: ContinuousGame): boolean =>
  game.state.departures.length > 0 ||
  anyModifierOfKind(game, 'unaffected') ||
  (!game.isPlain && (game.rules.resists !== undefined || game.rules.protectionFrom !== undefined)) ||
  (game.rules.forbiddenAs !== undefined && anyModifierOfKind(game, 'forbid'));
