/** Instructions about calls, rides, retiring and damage (6.2, 6.3, 7.18, 7.20, 7.35). */
import { Type } from '@sinclair/typebox';
import type { Amount, PlayerFilter, Target } from '../../schemas/ability';
import { Closed, OneOf } from '../../schemas/common';
import { VG_PLACE_KINDS, VG_ROWS } from '../../schemas/vanguard';
import { arrived, demandsOfTargets } from '../kernel/costs/demands';
import { asKnown, followMove } from '../kernel/objects/object-tracking';
import type { AmountWord } from '../kernel/reading/forms';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { cardsRead, fixedTargets, playerOf } from '../kernel/reading/select';
import type { CardState } from '../kernel/state';
import type { CircleFilter } from './06-calls';
import type { VgGame } from './game';
import type { OfCards, Word } from './words';
import type { EvaluationContext } from '../kernel/state/effect-context';

const retire: Word<'retire', OfCards> = {
  verb: 'retire',
  meaning: 'Retires units: they go from the field to the drop zone (7.18).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  changes: (g, context, _said, cards) =>
    cards.filter((card) => card.zone === 'field').map((card) => g.rules.retiring(g, card, causeOf(context))),
  zonesReached: () => ['drop'],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (_g, _context, _said, card) => card.zone === 'field',
  cardAfter: (_g, _said, card) => arrived(card, { zone: 'drop' }),
};

const heal: Word<'heal', OfCards> = {
  verb: 'heal',
  meaning: 'Heals cards: they go from the damage zone to the drop zone (7.20).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  execute: (g, context, _said, cards) =>
    g.rules.heal(
      g,
      cards.filter((card) => card.zone === 'damage'),
      causeOf(context),
    ),
  zonesReached: () => ['drop'],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (_g, _context, _said, card) => card.zone === 'damage',
};

export const CircleSchema = Closed({
  player: Type.Optional(OneOf(['you', 'opponent'])),
  here: Type.Optional(Type.Literal(true)),
  of: Type.Optional(Type.Ref('KnownTarget')),
  open: Type.Optional(Type.Literal(true)),
  kind: Type.Optional(OneOf(VG_PLACE_KINDS)),
  row: Type.Optional(OneOf(VG_ROWS)),
  column: Type.Optional(Type.Union([Type.Integer(), Type.Literal('same')])),
});

/** Circles as a text names them; `here` is the circle of the unit whose text it is, `same` the column of that unit. */
export interface CirclesSaid extends Omit<CircleFilter, 'only' | 'column' | 'inColumnOf'> {
  readonly here?: true;
  /** The circles of these cards. */
  readonly of?: Target;
  readonly column?: number | 'same';
}

/** 11.11.1: a unit that the effect has moved away is where it was. */
export function circlesSaid(g: VgGame, context: EvaluationContext, said: CirclesSaid = {}): CircleFilter {
  const { here, of, column, ...rest } = said;
  const circlesOf = (cards: readonly CardState[]) =>
    cards
      .map((card) => card.place ?? context.tracked?.get(card.id)?.lastKnown?.place)
      .filter((place) => place !== undefined);
  const only = here ? circlesOf([context.source]) : of && circlesOf(cardsRead(g, context, of));
  const circles = only ? { ...rest, only } : rest;
  if (column !== 'same') return column === undefined ? circles : { ...circles, column };
  return { ...circles, inColumnOf: asKnown(g, context, [context.source])[0]?.place ?? null };
}

export const AMOUNTS_OF_CIRCLES: readonly AmountWord[] = [
  {
    member: 'circles',
    meaning: 'The number of circles like this, e.g. open ones (4.9): rear-guard circles, unless `kind` says otherwise.',
    said: 'which of your [circles](#circles); `player`: of whom',
    forms: () => [{ circles: CircleSchema }],
    counted: (g: VgGame, reader: EvaluationContext, { circles }: { circles: CirclesSaid }) =>
      g.rules.circlesFor(g, playerOf(g, reader.player, circles.player), circlesSaid(g, reader, circles)).length,
  },
];

interface Call extends OfCards {
  readonly to?: CirclesSaid;
  readonly state?: 'rest';
  readonly player?: PlayerFilter;
}

const call: Word<'call', Call> = {
  verb: 'call',
  meaning: 'Calls units to circles that their player chooses, all at one moment (6.2).',
  says: {
    to: 'which circles; left out: any rear-guard circle',
    state: '`rest`: they are placed at rest (6.2.3.3.1)',
    player: 'who calls them; left out: `you`',
  },
  members: ({ Target, onePlayer }) => ({
    target: Target,
    to: Type.Optional(CircleSchema),
    state: Type.Optional(OneOf(['rest'])),
    player: Type.Optional(onePlayer),
  }),
  takes: true,
  execute: (g, context, { to, state, player }, cards) =>
    g.rules.followCalled(g, context, cards, () => {
      const caller = playerOf(g, context.player, player);
      return g.rules.callByEffect(g, context, cards, circlesSaid(g, context, to), state, caller);
    }),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, { to }, card) => g.rules.canBeCalled(g, card, causeOf(context), to),
};

const ride: Word<'ride', OfCards & { readonly state?: 'rest' }> = {
  verb: 'ride',
  meaning: 'Rides a unit (6.3).',
  says: { state: '`rest`: it is placed at rest (6.3.3.4.1)' },
  members: ({ Target }) => ({ target: Target, state: Type.Optional(OneOf(['rest'])) }),
  takes: true,
  *execute(g, context, { state }, cards) {
    const left = new Set(cards);
    while (left.size > 0) {
      const card = yield* g.rules.nextToRide(g, context.player, [...left]);
      left.delete(card);
      const riding = () => g.rules.rideByEffect(g, context, card, state);
      yield* followMove(g, context, [card], g.zonesWith.abilities, riding);
    }
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, _context, _said, card) => g.rules.canBeRidden(g, card),
};

interface Damage {
  readonly player: PlayerFilter;
  readonly count: Amount;
  readonly from?: Target;
  readonly dealer?: PlayerFilter;
}

const damage: Word<'damage', Damage> = {
  verb: 'damage',
  meaning: 'Deals damage to each vanguard of a player (7.35).',
  says: {
    from: 'the unit that deals it, if not this card (11.5.2.2)',
    dealer: 'the player who deals it according to the text; the card is still its source (11.5.2.2.1)',
  },
  members: ({ Amount, onePlayer, knownTarget }) => ({
    player: onePlayer,
    count: Amount,
    from: Type.Optional(knownTarget),
    dealer: Type.Optional(onePlayer),
  }),
  *execute(g, context, { player, count, from, dealer }) {
    const amount = timesOf(g, context, count);
    const source = from && fixedTargets(g, context, from)[0];
    const cause = g.rules.causeOfSkillDamage(g, causeOf(context), source, dealer);
    yield* g.rules.damageVanguards(g, playerOf(g, context.player, player), amount, cause);
  },
};

export const WORDS_OF_CALLS = [retire, heal, call, ride, damage] as const;
