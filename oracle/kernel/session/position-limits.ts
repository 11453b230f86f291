/** Converts used limits to and from their form in positions and observations, by an ability of a card or by a name. */
import { PLAYERS, type PlayerId, type Viewer } from '../../../schemas/common';
import type { Position, UsedLimit } from '../../../schemas/protocol';
import { Chance } from '../chance';
import { abilitiesOf } from '../continuous/abilities';
import { printedAbilities } from '../reading/print';
import { InputError } from '../errors';
import { Game } from '../game';
import { isErased } from '../objects/nowhere';
import type { Ability, CardState, GameState, Use } from '../state';
import { knows } from '../unseen';
import type { AnyGame } from '../rules';
import type { GameModule } from './module';

/**
 * Returns the abilities that a card has now. Printed ones come first, because `UsedLimit` names an ability by this
 * index.
 */
function abilitiesNow(game: AnyGame, card: CardState): readonly Ability[] {
  const printed = printedAbilities(game, card);
  return [...printed, ...abilitiesOf(game, card).filter((ability) => !printed.includes(ability))];
}

/**
 * Lists the used limits of this player's side that still count, for the cards that the viewer knows. A limit that goes
 * with a name is listed for the turn player.
 */
export function describeLimits(game: AnyGame, viewer: Viewer, player: PlayerId): UsedLimit[] {
  const shown: UsedLimit[] = [];
  for (const key in game.state.used) {
    const { turn, times, forGame, card } = game.state.used[key]!;
    if (!forGame && turn !== game.state.turn) continue;
    const what = card === undefined ? named(game, player, key) : ofCard(game, viewer, player, game.card(card), key);
    if (what) shown.push({ ...what, times, ...(forGame && { turn }) });
  }
  return shown.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** Sorts limits by what they name, so that a view does not reveal the order in which they were used. */
const orderOf = ({ card, sheet, ability, name }: UsedLimit): string => JSON.stringify([name, card, sheet, ability]);

const named = (game: AnyGame, player: PlayerId, name: string) =>
  player === game.state.turnPlayer ? { name } : undefined;

/** Returns undefined if the card has since become a new object, so that the limit no longer counts. */
function ofCard(game: AnyGame, viewer: Viewer, player: PlayerId, card: CardState, key: string) {
  if (card.side !== player || isErased(card) || !knows(game, viewer, card)) return undefined;
  for (const side of sidesOf(card)) {
    const ability = abilitiesNow(game, side).findIndex((one) => game.rules.abilityKey?.(game, side, one) === key);
    if (ability >= 0) return { card: card.id, ability, ...(side !== card && { sheet: side.sheet }) };
  }
  return undefined;
}

/** Returns the card as it lies, then turned over. */
const sidesOf = (card: CardState): readonly CardState[] =>
  card.definition.back ? [card, { ...card, sheet: card.sheet === 'front' ? 'back' : 'front' }] : [card];

/**
 * Reads the used limits of a position.
 * @throws {InputError} the position names an unknown card or ability
 */
export function usesOf({ rules }: GameModule, { players }: Position, state: GameState<object>): Record<string, Use> {
  if (!PLAYERS.some((player) => players[player].limits?.length)) return {};
  const game: AnyGame = new Game(rules, { ...state, began: {}, shutOut: {} }, new Chance());
  const uses: Record<string, Use> = {};
  for (const player of PLAYERS)
    for (const [index, used] of (players[player].limits ?? []).entries()) {
      const { card, times, turn } = used;
      const key = game.withoutCiting(() => keyOf(game, `position: players.${player}.limits[${index}]`, used));
      uses[key] = {
        turn: turn ?? state.turn,
        times,
        ...(turn !== undefined && { forGame: true }),
        ...(card !== undefined && { card }),
      };
    }
  return uses;
}

function keyOf(game: AnyGame, where: string, { card: id, ability: index = 0, sheet, name }: UsedLimit): string {
  if (id === undefined) {
    if (name === undefined) throw new InputError(`${where}: it says neither a card nor a name`);
    return name;
  }
  const placed = game.state.cards[id];
  if (!placed) throw new InputError(`${where}.card: no card "${id}" is in the position`);
  const card = sidesOf(placed).find((side) => side.sheet === (sheet ?? placed.sheet));
  if (!card) throw new InputError(`${where}.sheet: "${id}" has no ${sheet}`);
  const ability = abilitiesNow(game, card)[index];
  if (!ability) throw new InputError(`${where}.ability: "${id}" has no ability ${index}`);
  return game.rules.abilityKey!(game, card, ability);
}
