/** Actions of players as sentences, for reports and messages. */
import type { GameId, PlayerId } from '../schemas/common';
import type { Action } from '../schemas/protocol';
import { actionPhrase } from './action-phrases';
import { present } from './statements';
import { termsOf, type Terms } from './terms';

/** Says what a player does: `player A attacks Prey with Striker`, without a full stop. */
export const actionAsSentence = (game: GameId, player: PlayerId, action: Action): string =>
  doing(termsOf(game, false), player, action);

/** `player A attacks "Prey" with "Striker"` @param kind the question that it answers */
export const doing = (terms: Terms, player: PlayerId, action: Action, kind?: string): string =>
  `player ${player} ${asOwn(player, present(actionPhrase(terms, action, kind)))}`;

/** `player A's attempt to attack "Prey" with "Hunter"` @param kind the question that it answers */
export const attempt = (terms: Terms, player: PlayerId, action: Action, kind?: string): string =>
  `player ${player}'s attempt to ${asOwn(player, actionPhrase(terms, action, kind))}`;

const asOwn = (player: PlayerId, phrase: string): string => phrase.replaceAll(`player ${player}'s`, 'their');
