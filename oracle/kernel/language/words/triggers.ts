/** Members of triggers, which select events. */
import { Type } from '@sinclair/typebox';
import { OneOf } from '../../../../schemas/common';
import type { CardState, JournalEvent } from '../../state';
import { isBy, isPlayerOf, matches } from '../../reading/select';
import type { GrammarParts } from '../../reading/grammar-parts';
import { trigger } from '../forms';

const zones = ({ words }: GrammarParts) =>
  words.causes ? Type.Optional(Type.Array(OneOf(words.zones), { minItems: 1 })) : undefined;

/** A card that changes sides within one kind of zone neither leaves it nor arrives there. */
const leaves = ({ from, to }: JournalEvent): boolean => from !== to;

const isThat = ({ id, zoneChangeCount }: CardState, { card, zoneChangeCount: counted }: JournalEvent): boolean =>
  card === id && (counted ?? zoneChangeCount) === zoneChangeCount;

export const SHARED_TRIGGERS = [
  trigger('event', 'the [event](#events) to wait for', ({ events }) => OneOf(events)),
  trigger(
    'by',
    'only if this made it happen: a rule, an effect, a cost or a battle',
    ({ words, causeOfEvent }) => (words.causes ? Type.Optional(causeOfEvent) : undefined),
    {
      fits: (game, asked, { reader, event }) => isBy(game, reader.player, asked, event.cause, reader.source),
    },
  ),
  trigger('from', 'the zones that the card comes from', zones, {
    fits: (_game, asked, { event }) => leaves(event) && asked.includes(event.from ?? ''),
  }),
  trigger('to', 'the zones that the card goes to', zones, {
    fits: (_game, asked, { event }) => leaves(event) && asked.includes(event.to ?? ''),
  }),
  trigger(
    'player',
    'the player it happens to: `you`, `opponent` or `any`; left out: `any`',
    ({ playerFilter }) => Type.Optional(playerFilter),
    {
      fits: (game, asked, { reader, event: { player } }) =>
        player !== undefined && isPlayerOf(game, reader.player, asked, player),
    },
  ),
  trigger(
    'subject',
    'the card it happens to: `self`, `any`, or a filter that the card fitted at that moment; left out: `self`',
    ({ Filter }) => Type.Optional(Type.Union([OneOf(['self', 'any']), Filter])),
    {
      leftOut: 'self',
      fits(game, asked, { reader: { player, source }, event, lastKnown }) {
        if (event.card === undefined || asked === 'any') return true;
        if (asked === 'self') return isThat(source, event) || game.rules.happensToo?.(game, source, event) === true;
        return matches(game, { player, source, event, chosen: [] }, asked, lastKnown ?? game.card(event.card));
      },
    },
  ),
  trigger(
    'atLeast',
    'the least number that triggers it, for an event with a number such as damage',
    ({ words, events }) =>
      words.numbered?.some((event) => events.includes(event)) ? Type.Optional(Type.Integer({ minimum: 2 })) : undefined,
    { fits: (_game, asked, { event: { amount = 0 } }) => amount >= asked },
  ),
  trigger('or', 'further triggers: the ability triggers on any of them', ({ others }) => others),
];
