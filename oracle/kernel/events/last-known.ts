/**
 * Snapshots of the cards of a group just before it. Abilities look back at cards that leave (DBS 8-6-5-1-2, VG
 * 11.8.12.1.2), and so does an ability that its card loses by the change.
 */
import { abilitiesOf, workingAbilities } from '../continuous/abilities';
import { takeSnapshot } from '../continuous/snapshot';
import { triggeredBy } from '../continuous/kinds-of-abilities';
import { mayBeInPlay, mayHaveGained } from '../continuous/sources';
import { ownAbilities, printOf } from '../reading/print';
import { isTriggerOf } from '../reading/trigger-events';
import { cardsToCover } from '../stacks';
import type { Ability, CardState, LastKnownCard } from '../state';
import { isMove, isTurn, type IntendedChange } from '../changes/intended';
import { NO_ABILITIES } from '../state';
import { eventsOf } from './change';
import type { EventGame } from './rules';

const NONE: readonly LastKnownCard[] = [];

/**
 * Returns the cards that leave play or a zone in which some of their abilities work, and those that are put under
 * another.
 */
export function snapshotLeaving(game: EventGame, group: readonly IntendedChange[]): readonly LastKnownCard[] {
  let leaving: LastKnownCard[] | undefined;
  for (const change of group) {
    if (change.unreplaceable || change.departs || !isMove(change)) continue;
    const { card, to } = change;
    if (to.zone !== card.zone) {
      const isFromPlay = game.zonesWith.lastKnown.includes(card.zone);
      const isRead = isReadAsBefore(game, card, to.zone, isFromPlay);
      if (change.unnoticed)
        (leaving ??= []).push({ ...withTriggers(game, card, isRead), abilities: NO_ABILITIES, noticesNothing: true });
      else if (isRead || isFromPlay || bearsAbilityFor(game, card))
        (leaving ??= []).push(withTriggers(game, card, isRead));
    }
    // A covered card has not left, but its abilities trigger on being covered (VG 11.8.12.1.5).
    if (to.onto)
      for (const below of cardsToCover(game, to)) (leaving ??= []).push(withTriggers(game, below, true, 'linked'));
  }
  return leaving ?? NONE;
}

/** Returns whether effects that ask for the card of this move read it as it was before. */
function isReadAsBefore(game: EventGame, card: CardState, to: string, isFromPlay: boolean): boolean {
  const when = game.rules.lookedAt?.(game, card, card.zone, to);
  return when === undefined ? isFromPlay : when === 'before';
}

/** Lets the effects in progress keep the cards that they know as they were before they left (VG 11.11.1). */
export function keepForEffects(game: EventGame, leaving: readonly LastKnownCard[]): void {
  for (const { context } of game.frames) {
    for (const { card, lastKnown } of leaving) {
      const known = lastKnown && context.tracked?.get(card.id);
      if (known?.zoneChangeCount !== card.zoneChangeCount) continue;
      known.lastKnown ??= lastKnown;
      game.citePoint('lastInformation');
    }
  }
}

/**
 * Returns the card with its triggered abilities.
 * @param by the only event to look for; left out: any event
 */
function withTriggers(game: EventGame, card: CardState, isRead: boolean, by?: string): LastKnownCard {
  const isMatch = (ability: Ability) =>
    game.rules.isTriggered(game, ability) && (!by || (ability.when !== undefined && isTriggerOf(ability.when, by)));
  const abilities = workingAbilities(game, card, isMatch);
  const player = game.rules.masterOf(game, card);
  return { card, player, abilities, lastKnown: isRead ? takeSnapshot(game, card) : undefined };
}

const bearsAbilityFor = (game: EventGame, card: CardState): boolean =>
  ownAbilities(game, card).some(({ zones }) => zones?.includes(card.zone));

/**
 * Returns the cards that stay but may lose abilities by the change; `abilitiesLostBy` then keeps the abilities that
 * they lost.
 */
export function snapshotTurned(
  game: EventGame,
  group: readonly IntendedChange[],
  leaving: readonly LastKnownCard[],
): readonly LastKnownCard[] {
  if (!group.some((change) => mayLoseAbility(game, change))) return NONE;
  const turned = new Set(group.filter((change) => mayLoseAbility(game, change)).map(({ card }) => card));
  for (const { card } of leaving) turned.delete(card);
  return [...turned].map((card) => withTriggers(game, card, false));
}

/**
 * A card that loses cores may lose a level (BS 6-2-3-3), and a card that is turned over shows abilities that notice it
 * (BS 20-2-2).
 */
const mayLoseAbility = (game: EventGame, change: IntendedChange): boolean =>
  (isTurn(change) || 'face' in change || 'status' in change || 'counters' in change) &&
  !change.unreplaceable &&
  (printOf(game, change.card).abilities !== undefined || mayHaveGained(game)) &&
  eventsOf(game, change).some((word) => mayBeInPlay(game, triggeredBy(word)));

/** Returns the abilities that could no longer notice the change afterwards. */
export function abilitiesLostBy(game: EventGame, turned: readonly LastKnownCard[]): readonly LastKnownCard[] {
  const lost: LastKnownCard[] = [];
  for (const { card, player, abilities } of turned) {
    const has = abilitiesOf(game, card);
    const gone = abilities.filter((one) => !has.includes(one) || !game.rules.abilityIsValid(game, card, one));
    if (gone.length > 0) lost.push({ card, player, abilities: gone });
  }
  return lost;
}
