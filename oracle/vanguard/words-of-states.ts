/** Instructions about locked cards and deleted units (7.30 to 7.32). */
import { Type } from '@sinclair/typebox';
import { demandsOfTargets } from '../kernel/costs/demands';
import { followMove } from '../kernel/events/object-tracking';
import { causeOf } from '../kernel/language/instructions';
import type { CircleFilter } from './06-calls';
import { isDeleted, isLocked } from './game';
import { CircleSchema } from './words-of-calls';
import type { OfCards, Word } from './words';

const lock: Word<'lock', OfCards> = {
  verb: 'lock',
  meaning: 'Locks units (7.30).',
  members: ({ Target }) => ({ target: Target }),
  execute(g, context, _said, cards) {
    const units = cards.filter((card) => g.rules.isUnit(g, card));
    return g.rules.lock(g, units, causeOf(context));
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
  readonly to?: CircleFilter;
}

const putLocked: Word<'putLocked', PutLocked> = {
  verb: 'putLocked',
  meaning: 'Puts cards face down onto circles that their owner chooses, as locked cards (7.30.5).',
  says: { to: 'which circles; left out: any rear-guard circle' },
  members: ({ Target }) => ({ target: Target, to: Type.Optional(CircleSchema) }),
  takes: true,
  execute: (g, context, { to }, cards) => g.rules.putLocked(g, cards, to, causeOf(context)),
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
  meaning: 'Deleted units are so no more (7.32.4).',
  members: ({ Target }) => ({ target: Target }),
  execute: (g, context, _said, cards) => g.rules.restore(g, cards, causeOf(context)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (_g, _context, _said, card) => isDeleted(card),
};

export const WORDS_OF_STATES = [lock, unlock, putLocked, deleteUnits, restore] as const;
