/** Instructions that move cards. */
import type { Amount, Target, PlayerFilter } from '../../../../schemas/ability';
import { OneOf, type PlayerId } from '../../../../schemas/common';
import { Type } from '@sinclair/typebox';
import { chooseCards } from '../../questions';
import {
  arrived,
  candidatesFor,
  demandOfCards,
  demandOfTop,
  demandsOfTargets,
  inZone,
  numberIn,
  playerIn,
  impossibleDemand,
} from '../../costs/demands';
import { redirectChange } from '../../events/redirection';
import { cardsIn } from '../../game';
import type { CardState, Procedure } from '../../state';
import type { InstructionWord, MemberSchemas } from '../definition';
import { causeOf, enoughIsLeft, isDescribed, timesOf, unspent } from '../instructions';
import { namesCards, playerOf } from '../../reading/select';
import type { Destination, IntendedChange } from '../../changes/intended';
import type { GrammarParts } from '../../reading/grammar-parts';
import type { EvaluationContext, EffectContext } from '../../state/effect-context';
import type { LanguageGame } from '../rules';

export interface Counted {
  readonly count: Amount;
  readonly player?: PlayerFilter;
}

/** The members `count` and `player`. */
export const counted = ({ Amount, onePlayer }: GrammarParts): MemberSchemas<Counted> => ({
  count: Amount,
  player: Type.Optional(onePlayer),
});

export interface Counting {
  readonly player: PlayerId;
  readonly count: number;
}

function* counting(game: LanguageGame, context: EffectContext, { count, player }: Counted): Procedure<Counting> {
  return { player: playerOf(game, context.player, player), count: timesOf(game, context, count) };
}

const draw: InstructionWord<'draw', Counted, Counting> = {
  verb: 'draw',
  meaning: 'Draws cards one by one.',
  members: counted,
  decide: counting,
  execute: (game, context, _said, { player, count }) => game.rules.draw(game, player, count, causeOf(context)),
  demands(analysis, said) {
    const { game, context } = analysis;
    const player = playerIn(analysis, said.player);
    const count = numberIn(analysis, said.count);
    if (!game.rules.mayDraw(game, player, causeOf(context))) return [impossibleDemand(count)];
    const { deck, hand } = game.rules.commonZones;
    const cards = cardsIn(game, player, deck);
    return [demandOfTop(analysis, cards, Math.min(count, cards.length), { zone: hand })];
  },
};

const discard: InstructionWord<'discard', Counted & { readonly by?: PlayerFilter }> = {
  verb: 'discard',
  meaning: 'Cards of the hand are chosen and trashed.',
  says: { by: 'who chooses the cards; left out: whose hand it is' },
  members: (parts) => ({ ...counted(parts), by: Type.Optional(parts.onePlayer) }),
  *decide(game, context, { count, player, by }) {
    const { hand } = game.rules.commonZones;
    const discarding = playerOf(game, context.player, player);
    const number = timesOf(game, context, count);
    const chooser = by ? playerOf(game, context.player, by) : discarding;
    const from = unspent(context, cardsIn(game, discarding, hand));
    const fit = enoughIsLeft(game, context);
    return yield* chooseCards(game, { player: chooser, kind: 'choose', from, min: number, max: number, fit });
  },
  changes: (game, context, _said, cards) =>
    changesOfMove(game, context, cards, { zone: game.rules.commonZones.discard }),
  execute: (game, context, _said, cards) => game.rules.discard(game, cards, causeOf(context)),
  demands(analysis, { count, player = 'you' }) {
    const { hand, discard: zone } = analysis.game.rules.commonZones;
    const candidates = candidatesFor(analysis, inZone(hand, player));
    return [demandOfCards(analysis, numberIn(analysis, count), candidates, { zone })];
  },
  withFewer: true,
};

const mill: InstructionWord<'mill', Counted, Counting> = {
  verb: 'mill',
  meaning: 'Cards from the top of the deck are trashed one by one.',
  members: counted,
  decide: counting,
  *execute(game, context, _said, { player, count }) {
    for (let left = count; left > 0; left--) {
      const top = game.top(player, game.rules.commonZones.deck);
      if (top) yield* game.rules.discard(game, [top], causeOf(context));
    }
  },
  demands(analysis, { count, player }) {
    const { deck, discard: zone } = analysis.game.rules.commonZones;
    const cards = cardsIn(analysis.game, playerIn(analysis, player), deck);
    return [demandOfTop(analysis, cards, numberIn(analysis, count), { zone })];
  },
};

export interface Move {
  readonly target: Target;
  readonly to: string;
  readonly place?: 'top' | 'bottom';
  readonly face?: 'up' | 'down';
  readonly state?: string;
  readonly part?: 'top';
}

/** For games whose texts name the player whose zone it is. Omitted: the owner's zone. */
export interface MoveTo extends Move {
  readonly of?: PlayerFilter;
}

export const move: InstructionWord<'move', Move> = {
  verb: 'move',
  meaning: 'Cards go to another zone of their owner.',
  says: {
    to: 'the zone',
    place: 'at the top or the bottom; left out: the bottom of a deck, the top of the trash',
    part: '`top`: only the card on top of a stack; left out: what the rules say of the cards under it',
  },
  members: ({ Target, words }) => ({
    target: Target,
    to: OneOf(words.destinations),
    place: Type.Optional(OneOf(['top', 'bottom'])),
    face: Type.Optional(OneOf(['up', 'down'])),
    state: Type.Optional(OneOf(words.states)),
    part: words.stacks ? Type.Optional(OneOf(['top'])) : undefined,
  }),
  takes: true,
  decide: (game, context, said, cards) =>
    inOrderOfMove(game, context, cards, destinationOf(game, context, said), isNamed(game, said.target)),
  changes: (game, context, said, cards) => changesOfMove(game, context, cards, destinationOf(game, context, said)),
  execute: (game, context, said, cards) => moveInOrder(game, context, cards, destinationOf(game, context, said)),
  zonesReached: (_game, { to }) => [to],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn(game, context, said, card) {
    const cause = causeOf(context);
    if (!game.rules.mayMove(game, card, cause, said.to)) return false;
    return (
      !game.rules.redirectMove || redirectChange(game, { card, to: destinationOf(game, context, said), cause }) !== null
    );
  },
  cardAfter: (_game, { to: zone, face, state }, card) => arrived(card, { zone, face, state }),
};

const destinationOf = (
  game: LanguageGame,
  context: EvaluationContext,
  { to: zone, of, place, face, state, part }: MoveTo,
): Destination => ({
  zone,
  place,
  face,
  state,
  ...(part && { part }),
  ...(of && { player: playerOf(game, context.player, of) }),
});

/** Returns whether the target describes the cards, not only where they lie. */
function isNamed(game: LanguageGame, target: Target): boolean {
  if ('all' in target) return namesCards(game, target.all);
  return 'choose' in target && isDescribed(game, target.choose);
}

/** Returns the cards that can be moved, in order, after the game's own questions and reveals before a move. */
export function* inOrderOfMove(
  game: LanguageGame,
  context: EffectContext,
  cards: readonly CardState[],
  to: Destination,
  named: boolean,
): Procedure<readonly CardState[]> {
  const { beforeMove, mayMove } = game.rules;
  const movable = cards.filter((card) => mayMove(game, card, causeOf(context), to.zone));
  return isDiscard(game, to) || !beforeMove ? movable : yield* beforeMove(game, context, movable, to, named);
}

const isDiscard = (game: LanguageGame, { zone, place, player, part }: Destination): boolean =>
  zone === game.rules.commonZones.discard && place !== 'bottom' && player === undefined && part === undefined;

/**
 * Moves cards at one moment: cards that leave play go to their owners' zones, and cards that go to the discard pile
 * count as discarded.
 */
export function moveInOrder(
  game: LanguageGame,
  context: EffectContext,
  cards: readonly CardState[],
  to: Destination,
): Procedure {
  if (isDiscard(game, to)) return game.rules.discard(game, cards, causeOf(context));
  const changes = changesOfMove(game, context, cards, to);
  return game.rules.executeMoves(game, changes);
}

function changesOfMove(
  game: LanguageGame,
  context: EffectContext,
  cards: readonly CardState[],
  to: Destination,
): IntendedChange[] {
  const cause = causeOf(context);
  const face = to.face ?? (to.zone === game.rules.commonZones.deck ? 'down' : undefined);
  const place = to.place ?? (to.zone === game.rules.commonZones.discard ? 'top' : undefined);
  const inPlay = game.zonesWith.master.includes(to.zone);
  const ownerOf = (card: CardState) => game.rules.ownerOf(game, card);
  const destination = (card: CardState) => ({
    ...to,
    place,
    face,
    player: to.player ?? (inPlay ? card.side : ownerOf(card)),
  });
  return cards
    .filter((card) => game.rules.mayMove(game, card, cause, to.zone))
    .map((card) => ({ card, to: destination(card), cause, events: game.rules.moveWords(game, card, to) }));
}

export const MOVING = [draw, discard, mill, move] as const;
