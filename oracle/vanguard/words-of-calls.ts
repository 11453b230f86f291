/** Instructions about calls, rides, retiring and damage (6.2, 6.3, 7.18, 7.20, 7.35). */
import { Type } from '@sinclair/typebox';
import type { Amount, PlayerFilter, Target } from '../../schemas/ability';
import { Closed, OneOf } from '../../schemas/common';
import { VG_PLACE_KINDS, VG_ROWS } from '../../schemas/vanguard';
import { arrived, demandsOfTargets } from '../kernel/costs/demands';
import { followMove } from '../kernel/events/object-tracking';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { fixedTargets, playerOf } from '../kernel/language/select';
import type { EffectContext } from '../kernel/rules';
import type { CircleFilter } from './06-calls';
import type { OfCards, Word } from './words';

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
  player: Type.Optional(OneOf(['you'])),
  here: Type.Optional(Type.Literal(true)),
  kind: Type.Optional(OneOf(VG_PLACE_KINDS)),
  row: Type.Optional(OneOf(VG_ROWS)),
  column: Type.Optional(Type.Integer()),
});

/** Circles as a text names them; `here`: the circle of the unit whose text it is. */
export type CirclesSaid = Omit<CircleFilter, 'only'> & { readonly here?: true };

export const circlesSaid = ({ source }: EffectContext, said: CirclesSaid = {}): CircleFilter =>
  said.here ? { ...said, only: source.place === undefined ? [] : [source.place] } : said;

interface Call extends OfCards {
  readonly to?: CirclesSaid;
  readonly state?: 'rest';
}

const call: Word<'call', Call> = {
  verb: 'call',
  meaning: 'Calls units to circles that their player chooses, all at one moment (6.2).',
  says: { to: 'which circles; left out: any rear-guard circle', state: '`rest`: they are placed at rest (6.2.3.3.1)' },
  members: ({ Target }) => ({
    target: Target,
    to: Type.Optional(CircleSchema),
    state: Type.Optional(OneOf(['rest'])),
  }),
  takes: true,
  execute: (g, context, { to, state }, cards) =>
    g.rules.followCalled(g, context, cards, () =>
      g.rules.callByEffect(g, context, cards, circlesSaid(context, to), state),
    ),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, { to }, card) => g.rules.canBeCalled(g, card, causeOf(context), to),
};

const ride: Word<'ride', OfCards> = {
  verb: 'ride',
  meaning: 'Rides a unit (6.3).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  *execute(g, context, _said, cards) {
    const left = new Set(cards);
    while (left.size > 0) {
      const card = yield* g.rules.nextToRide(g, context.player, [...left]);
      left.delete(card);
      const riding = () => g.rules.rideByEffect(g, context, card);
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
    from: 'the unit that deals it where it is not this card (11.5.2.2)',
    dealer: 'the player who deals it as the text says; its source is the card all the same (11.5.2.2.1)',
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
