/** Turns an observation of the judge into a position from which the game can continue. */
import { PLAYERS, type PlayerId } from './common';
import type { Observation, SeenCard, SeenPlayer } from './observation';
import { CARD_FACTS, GAME_FACTS, PLAYER_FACTS, type PlacedCard, type PlayerPosition, type Position } from './position';

/**
 * Returns the position that an observation of the judge shows, without computed values such as power.
 * @throws {Error} names what a position cannot hold: a card that is not shown, a battle, something declared and not
 * resolved
 */
export function positionOf(seen: Observation): Position {
  if (seen.battle) throw new Error('a position cannot say that a battle is going on');
  if (seen.activations?.length) throw new Error('a position cannot say what is declared and not resolved');
  const { turn, turnPlayer, phase } = seen;
  const players = Object.fromEntries(PLAYERS.map((player) => [player, playerOf(player, seen.players[player])]));
  return pruned({ players, turn, turnPlayer, phase, ...picked(seen, Object.keys(GAME_FACTS)) }) as Position;
}

function playerOf(player: PlayerId, seen: SeenPlayer): PlayerPosition {
  const zones = Object.entries(seen.zones).map(([zone, { count, cards = [] }]) => {
    if (cards.length !== count)
      throw new Error(`players.${player}.zones.${zone}: ${count} cards, ${cards.length} shown`);
    return [zone, cards.map((card) => cardOf(`players.${player}.zones.${zone}`, card))];
  });
  const { counters } = seen;
  return pruned({
    zones: Object.fromEntries(zones),
    counters,
    ...picked(seen, Object.keys(PLAYER_FACTS)),
  }) as PlayerPosition;
}

function cardOf(where: string, seen: SeenCard): PlacedCard {
  const { id, card } = seen;
  if (id === undefined || card === undefined) throw new Error(`${where}: a card is not named`);
  return { id, card, ...picked(seen, [...Object.keys(CARD_FACTS), 'host']) };
}

const picked = (seen: object, members: readonly string[]): object =>
  Object.fromEntries(Object.entries(seen).filter(([member, value]) => members.includes(member) && value !== undefined));

const pruned = (value: object): object => picked(value, Object.keys(value));
