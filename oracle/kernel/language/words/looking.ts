/** Instructions that let players see cards or search for them. */
import { Type } from '@sinclair/typebox';
import type { Amount, CardFilter, Target, PlayerFilter } from '../../../../schemas/ability';
import { OneOf } from '../../../../schemas/common';
import { chooseCards } from '../../questions';
import { endLooks, startLook, emit } from '../../changes';
import { trackAlso } from '../../objects/object-tracking';
import { opponentOf, type CardState } from '../../state';
import type { InstructionWord } from '../definition';
import { shuffleDeck, timesOf } from '../instructions';
import { cardsMatching, namesCards, playerOf, withinReach } from '../../reading/select';
import { demandsOfShown } from './lasting';
import { inOrderOfMove, moveInOrder } from './moving';

export interface Look {
  readonly zone: string;
  readonly count: Amount;
  readonly player?: PlayerFilter;
  readonly of?: PlayerFilter;
}

export const look: InstructionWord<'look', Look> = {
  verb: 'look',
  meaning: 'A player looks at cards from the top of a zone. Later they are "chosen", and `looked` in filters.',
  says: {
    zone: 'which zone',
    player: 'who looks: `you` or `opponent`; left out: `you`',
    of: 'whose zone: `you` or `opponent`; left out: `you`',
  },
  members: ({ words, Amount, onePlayer }) => ({
    zone: OneOf(words.zones),
    count: Amount,
    player: Type.Optional(onePlayer),
    of: Type.Optional(onePlayer),
  }),
  *decide(game, context, { zone, count, of }) {
    const ids = game.zone(playerOf(game, context.player, of), zone).slice(0, timesOf(game, context, count));
    return ids.map((id) => game.card(id));
  },
  *execute(game, context, { player }, cards) {
    context.chosen = cards;
    trackAlso(context, cards);
    startLook(game, playerOf(game, context.player, player), idsOf(cards));
  },
  needsChoice: true,
};

export const reveal: InstructionWord<'reveal', { readonly target: Target }> = {
  verb: 'reveal',
  meaning: 'Both players see the cards during the effect.',
  members: ({ Target }) => ({ target: Target }),
  *execute(game, { player }, _said, cards) {
    startLook(game, player, idsOf(cards));
    startLook(game, opponentOf(player), idsOf(cards));
  },
  demands: demandsOfShown,
};

export interface Search {
  readonly from: CardFilter;
  readonly count: number;
  readonly to: string;
}

const search: InstructionWord<'search', Search> = {
  verb: 'search',
  meaning: 'Looks through a zone, takes up to that many cards that fit, and moves them.',
  says: { from: 'which cards fit', count: 'the greatest number', to: 'the zone' },
  members: ({ words, Filter }) => ({
    from: Filter,
    count: Type.Integer({ minimum: 1 }),
    to: OneOf(words.destinations),
  }),
  *decide(game, context, { from, count }) {
    const { player } = context;
    const zone = from.zone?.[0] ?? game.rules.commonZones.deck;
    const before = game.state.stamp;
    const sought: CardFilter = { player: 'you', ...from, zone: [zone] };
    const searched = game.rules.searchedCards?.(game, context, sought) ?? [];
    // If the player is already looking at the cards, no others are shown.
    const whole = sought.looked ? [] : game.zone(playerOf(game, player, sought.player), zone);
    startLook(game, player, searched.length > 0 ? searched : withinReach(sought, whole));
    const fitting = cardsMatching(game, context, sought);
    const found = yield* chooseCards(game, { player, kind: 'choose', from: fitting, min: 0, max: count });
    endLooks(game, before);
    return found;
  },
  *execute(game, context, { from, to: zone }, found) {
    const inOrder = yield* inOrderOfMove(game, context, found, { zone }, namesCards(game, from));
    yield* moveInOrder(game, context, inOrder, { zone });
    emit(game, 'searched', { player: context.player, cards: idsOf(found) });
  },
};

export const shuffle: InstructionWord<'shuffle', { readonly player?: PlayerFilter }> = {
  verb: 'shuffle',
  meaning: 'Shuffles a deck.',
  members: ({ onePlayer }) => ({ player: Type.Optional(onePlayer) }),
  execute: (game, context, { player }) => shuffleDeck(game, playerOf(game, context.player, player)),
};

const idsOf = (cards: readonly CardState[]) => cards.map((card) => card.id);

export const LOOKING = [look, reveal, search, shuffle] as const;
