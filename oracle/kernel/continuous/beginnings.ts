/**
 * What continuous abilities, and effects on all that fit, have done so far in the time of the game, for games in which that matters:
 * since when each applies to each card, since values go by that order (BS FAQ-6-1), and from which cards they are shut out for the
 * turn (DBS 8-1-4-2). Looked at whenever something has changed, so that nothing is missed; other games have none of it.
 */
import { setReach } from '../changes/reach';
import type { AnyGame } from '../game';
import { refTo, type CardState, type JournalEvent, type ObjectRef } from '../state';
import type { Contribution } from './contributions';
import { effectsOnFilters, mayBeInPlay } from './sources';

/** Does the game remember it at all? */
export const remembersReach = ({ rules }: AnyGame): boolean =>
  rules.ordersByBeginning === true || rules.shutsOut !== undefined;

/** One part of an ability, as applied to one individual. */
const reachOf = (part: string, { id, zoneChangeCount }: ObjectRef): string => `${part}>${id}@${zoneChangeCount}`;

/** Compares what applies now with what applied before these events. */
export function noteReach(game: AnyGame, events: readonly JournalEvent[]): void {
  const { began, shutOut } = game.state;
  if (isEmpty(began) && isEmpty(shutOut) && !mayApply(game)) return;
  const applied = game.rules.applyContinuous(game);
  if (applied === game.values.reachNoted) return;
  game.values.reachNoted = applied;
  const works = [...applied.list.values()].flat().filter((one) => maySpread(one) && !one.conditionUnmet);
  const now = works.flatMap(({ name, targets }) => targets.map((id) => reachOf(name!, refTo(game.card(id)))));
  const fresh = now.filter((reach) => !(reach in began));
  const gone = Object.keys(began).filter((reach) => !now.includes(reach));
  if (fresh.length === 0 && gone.length === 0) return;
  const isShutOut = gone.length > 0 && events.some((event) => game.rules.shutsOut?.(game, event));
  // It is the card that it does not reach any more, where it still does something.
  const lost = isShutOut ? gone.filter((reach) => works.some(({ name }) => isPutOut(game, reach, name!))) : [];
  setReach(game, fresh, gone, [...lost, ...Object.keys(shutOut).filter((reach) => shutOut[reach] === game.state.turn)]);
  applied.byCard.clear();
}

/** Is it this part's reach, of a card that is not merely covered? */
const isPutOut = (game: AnyGame, reach: string, name: string): boolean =>
  reach.startsWith(`${name}>`) &&
  !(game.rules.coveredCards?.(game) ?? []).some((card) => reach === reachOf(name, refTo(card)));

/** false: for certain nothing applies that may come to reach other cards. */
const mayApply = (game: AnyGame): boolean => mayBeInPlay(game, 'continuous') || effectsOnFilters(game).length > 0;

function isEmpty(record: Readonly<Record<string, unknown>>): boolean {
  for (const _ in record) return false;
  return true;
}

/** May other cards come under it: of an ability, or of an effect on all that fit? */
const maySpread = ({ ability, scope }: Contribution): boolean => ability !== undefined || scope !== undefined;

/** Is the card shut out from this part of an ability for the turn? */
export function isShutOutFrom(game: AnyGame, part: string, card: CardState): boolean {
  const { state, rules } = game;
  const isOut = (one: ObjectRef) => state.shutOut[reachOf(part, one)] === state.turn;
  return isOut(refTo(card)) || (rules.shutOutWith?.(game, card) ?? []).some(isOut);
}

/** With the time since when it applies to the card; what has only just begun is the last. */
export function sinceItBegan(game: AnyGame, contribution: Contribution, card: CardState): Contribution {
  if (!game.rules.ordersByBeginning || !maySpread(contribution)) return contribution;
  return { ...contribution, stamp: game.state.began[reachOf(contribution.name!, card)] ?? Number.MAX_SAFE_INTEGER };
}
