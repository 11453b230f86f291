/**
 * The history of what continuous abilities, and effects on all cards that match a filter, have applied to. Some games
 * need it: values depend on the order in which each began to apply to a card (BS FAQ-6-1), and a card may be shut out
 * for the turn (DBS 8-1-4-2). It is updated after every change, so that nothing is missed; the other games do not
 * record it.
 */
import { setReach } from '../changes/reach';
import { refTo, type CardState, type JournalEvent, type ObjectRef } from '../state';
import type { Contribution } from '../state/applied';
import { effectsOnFilters, mayBeInPlay } from './sources';
import type { ContinuousGame } from './rules';

/** Names the pair of one part of an ability and one object that it applies to. */
const reachOf = (part: string, { id, zoneChangeCount }: ObjectRef): string => `${part}>${id}@${zoneChangeCount}`;

/** Compares what applies now with what applied before these events, and records the difference. */
export function noteReach(game: ContinuousGame, events: readonly JournalEvent[]): void {
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
  // A reach counts as lost only where the part still works; otherwise the ability has gone, not the card.
  const lost = isShutOut ? gone.filter((reach) => works.some(({ name }) => isPutOut(game, reach, name!))) : [];
  setReach(game, fresh, gone, [...lost, ...Object.keys(shutOut).filter((reach) => shutOut[reach] === game.state.turn)]);
  applied.byCard.clear();
}

/** Returns whether the reach belongs to this part and its card is not merely covered by another. */
const isPutOut = (game: ContinuousGame, reach: string, name: string): boolean =>
  reach.startsWith(`${name}>`) &&
  !(game.rules.coveredCards?.(game) ?? []).some((card) => reach === reachOf(name, refTo(card)));

/** false: certainly nothing applies that could come to reach other cards. */
const mayApply = (game: ContinuousGame): boolean =>
  mayBeInPlay(game, 'continuous') || effectsOnFilters(game).length > 0;

function isEmpty(record: Readonly<Record<string, unknown>>): boolean {
  for (const _ in record) return false;
  return true;
}

/** Returns whether it can reach further cards later, as an ability or an effect on a filter can. */
const maySpread = ({ ability, scope }: Contribution): boolean => ability !== undefined || scope !== undefined;

export function isShutOutFrom(game: ContinuousGame, part: string, card: CardState): boolean {
  const { state, rules } = game;
  const isOut = (one: ObjectRef) => state.shutOut[reachOf(part, one)] === state.turn;
  return isOut(refTo(card)) || (rules.shutOutWith?.(game, card) ?? []).some(isOut);
}

/**
 * Stamps the contribution with the time since which it applies to the card. One that has only just begun comes last.
 */
export function sinceItBegan(game: ContinuousGame, contribution: Contribution, card: CardState): Contribution {
  if (!game.rules.ordersByBeginning || !maySpread(contribution)) return contribution;
  return { ...contribution, stamp: game.state.began[reachOf(contribution.name!, card)] ?? Number.MAX_SAFE_INTEGER };
}
