/** Instructions about locked cards, deleted units, time leaps, Gyze cards and gauge (7.30 to 7.33, 7.40, 7.41). */
import { Type } from '@sinclair/typebox';
import type { Amount, Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { VG_STATES_OF_UNITS, type VgStateOfUnit } from '../../schemas/vanguard';
import { demandsOfTargets } from '../kernel/costs/demands';
import { followMove } from '../kernel/objects/object-tracking';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { fixedTargets } from '../kernel/reading/select';
import type { EffectContext } from '../kernel/rules';
import type { AsGauge } from './07-gauge';
import { cardsIn, isDeleted, isLocked, type VgGame } from './game';
import { CircleSchema, circlesSaid, type CirclesSaid } from './words-of-calls';
import type { OfCards, Word } from './words';
import type { GrammarParts } from '../kernel/reading/grammar-parts';

const lock: Word<'lock', OfCards> = {
  verb: 'lock',
  meaning: 'Locks units (7.30).',
  members: ({ Target }) => ({ target: Target }),
  /** What the text says of the units afterwards, it says of the locked cards that they have become. */
  execute(g, context, _said, cards) {
    const units = cards.filter((card) => g.rules.isUnit(g, card));
    return followMove(g, context, units, g.zonesWith.abilities, () => g.rules.lock(g, units, causeOf(context)));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (g, _context, _said, card) => g.rules.isUnit(g, card),
};

const unlock: Word<'unlock', OfCards> = {
  verb: 'unlock',
  meaning: 'Unlocks locked cards (7.31).',
  members: ({ Target }) => ({ target: Target }),
  /** What the text says of the card afterwards, it says of the unit that it has become. */
  execute: (g, context, _said, cards) =>
    followMove(g, context, cards, g.zonesWith.abilities, () => g.rules.unlock(g, cards, causeOf(context))),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (_g, _context, _said, card) => isLocked(card),
};

interface PutLocked extends OfCards {
  readonly to?: CirclesSaid;
}

const putLocked: Word<'putLocked', PutLocked> = {
  verb: 'putLocked',
  meaning: 'Puts cards face down onto circles that their owner chooses, as locked cards (7.30.5).',
  says: { to: 'which circles; left out: any rear-guard circle' },
  members: ({ Target }) => ({ target: Target, to: Type.Optional(CircleSchema) }),
  takes: true,
  execute: (g, context, { to }, cards) => g.rules.putLocked(g, cards, circlesSaid(g, context, to), causeOf(context)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (_g, _context, _said, card) => card.zone !== 'field',
};

const deleteUnits: Word<'delete', OfCards> = {
  verb: 'delete',
  meaning: 'Deletes units (7.32).',
  members: ({ Target }) => ({ target: Target }),
  execute(g, context, _said, cards) {
    const units = cards.filter((card) => g.rules.isUnit(g, card) && !isDeleted(card));
    return g.rules.delete(g, units, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (g, _context, _said, card) => g.rules.isUnit(g, card) && !isDeleted(card),
};

const restore: Word<'restore', OfCards> = {
  verb: 'restore',
  meaning: 'Deleted units are no longer deleted (7.32.4).',
  members: ({ Target }) => ({ target: Target }),
  execute: (g, context, _said, cards) => g.rules.restore(g, cards, causeOf(context)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (_g, _context, _said, card) => isDeleted(card),
};

const flip: Word<'flip', OfCards> = {
  verb: 'flip',
  meaning: 'Flips Gyze cards over, so that their other side becomes active (7.40).',
  members: ({ Target }) => ({ target: Target }),
  execute: (g, context, _said, cards) => g.rules.flipOver(g, cards, causeOf(context)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'show'),
  possibleOn: (g, _context, _said, card) => g.rules.canBeFlipped(g, card),
};

interface Named {
  readonly for?: Target;
  readonly name?: string;
}

const namedMembers = ({ knownTarget }: GrammarParts) => ({
  for: Type.Optional(knownTarget),
  name: Type.Optional(Type.String({ minLength: 1 })),
});

const SAYS = { for: 'the units that the gauge belongs to; left out: none', name: 'what the gauge is called' };

const asGauge = (g: VgGame, context: EffectContext, { for: hosts, name }: Named): AsGauge => ({
  hosts: hosts && fixedTargets(g, context, hosts).filter((host) => g.rules.isUnit(g, host)),
  name,
});

const putAsGauge: Word<'putAsGauge', OfCards & Named> = {
  verb: 'putAsGauge',
  meaning: 'Puts cards as gauge (7.41).',
  says: SAYS,
  members: (parts) => ({ target: parts.Target, ...namedMembers(parts) }),
  takes: true,
  execute: (g, context, said, cards) => g.rules.putAsGauge(g, cards, asGauge(g, context, said), causeOf(context)),
  zonesReached: () => ['gauge'],
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

interface TopAsGauge extends Named {
  readonly count: Amount;
}

const topAsGauge: Word<'topAsGauge', TopAsGauge> = {
  verb: 'topAsGauge',
  meaning: 'Puts that many cards from the top of the deck as gauge (7.41.4).',
  says: SAYS,
  members: (parts) => ({ count: parts.Amount, ...namedMembers(parts) }),
  *decide(g, context, { count }) {
    return cardsIn(g, context.player, 'deck').slice(0, timesOf(g, context, count));
  },
  execute: (g, context, said, cards) => g.rules.putAsGauge(g, cards, asGauge(g, context, said), causeOf(context)),
  zonesReached: () => ['gauge'],
};

const moveGauge: Word<'moveGauge', OfCards & { readonly to: Target }> = {
  verb: 'moveGauge',
  meaning: 'Moves gauge to another unit (7.41.5).',
  says: { to: 'the unit' },
  members: ({ Target, knownTarget }) => ({ target: Target, to: knownTarget }),
  *execute(g, context, { to }, cards) {
    const [host] = fixedTargets(g, context, to).filter((unit) => g.rules.isUnit(g, unit));
    if (host) g.rules.moveGauge(g, cards, host);
  },
};

const timeLeap: Word<'timeLeap', OfCards> = {
  verb: 'timeLeap',
  meaning: 'Time leaps rear-guards (7.33).',
  members: ({ Target }) => ({ target: Target }),
  execute(g, context, _said, cards) {
    const units = cards.filter((card) => g.rules.isRearGuard(g, card));
    return g.rules.timeLeap(g, context, units);
  },
  possibleOn: (g, _context, _said, card) => g.rules.isRearGuard(g, card),
};

interface Become extends OfCards {
  readonly status: VgStateOfUnit;
  readonly until: string;
}

const become: Word<'become', Become> = {
  verb: 'become',
  meaning: 'Gives units the state of a keyword (14.23, 14.26, 14.31, 14.35, 14.39).',
  says: { status: 'the [state](#statuses)' },
  members: ({ Target }) => ({ target: Target, status: OneOf(VG_STATES_OF_UNITS), until: OneOf(['turn']) }),
  execute: (g, context, { status }, cards) => g.rules.become(g, context, cards, status),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (g, _context, _said, card) => g.rules.isUnit(g, card),
};

export const WORDS_OF_STATES = [
  ...[lock, unlock, putLocked, deleteUnits, restore],
  ...[timeLeap, flip, putAsGauge, topAsGauge, moveGauge, become],
] as const;
