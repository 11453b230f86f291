/** Instructions about attacks and battles (7.36, 7.37, 7.47, 7.48). */
import { Type } from '@sinclair/typebox';
import type { Target } from '../../schemas/ability';
import { causeOf } from '../kernel/language/instructions';
import { fixedTargets } from '../kernel/reading/select';
import { refTo } from '../kernel/state';
import type { OfCards, Word } from './words';

interface Attack extends OfCards {
  readonly on: Target;
}

const attack: Word<'attack', Attack> = {
  verb: 'attack',
  meaning: 'Orders a unit to attack another one after the effect (7.36).',
  says: { target: 'which units attack', on: 'which are attacked' },
  members: ({ Target, knownTarget }) => ({ target: Target, on: knownTarget }),
  *execute(g, context, { on }, cards) {
    const targets = fixedTargets(g, context, on);
    const { player, source } = context;
    const [attackers, attacked] = [cards.map(refTo), targets.map(refTo)];
    g.rules.orderAttack(g, { player, source: source.id, attackers, targets: attacked });
  },
};

const battleAlso: Word<'battleAlso', OfCards> = {
  verb: 'battleAlso',
  meaning: 'The attacking unit also battles these units (7.37, 10.4.1.8.3).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, _context, _said, cards) {
    g.rules.battleAlso(g, cards);
  },
};

interface Drive extends OfCards {
  readonly drive: number;
}

const drive: Word<'drive', Drive> = {
  verb: 'drive',
  meaning: 'In this battle a unit performs drive checks as if it had that drive, also as a rear-guard (7.47).',
  says: { drive: 'the drive, 2 for "twin drive"' },
  members: ({ Target }) => ({ target: Target, drive: Type.Integer({ minimum: 1 }) }),
  *execute(g, context, said, cards) {
    g.rules.performDrive(g, context, cards, said.drive);
  },
};

const driveCheck: Word<'driveCheck', OfCards> = {
  verb: 'driveCheck',
  meaning: 'The player of a unit performs a drive check (7.22).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, _context, _said, cards) {
    for (const card of cards) yield* g.rules.driveCheckByEffect(g, card);
  },
};

const hitAnyway: Word<'hitAnyway', OfCards> = {
  verb: 'hitAnyway',
  meaning: "Abilities for a unit's attack hitting trigger in this battle even if the attack does not hit (10.7.1.8).",
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    g.rules.hitAnyway(g, context, cards);
  },
};

const boost: Word<'boost', OfCards> = {
  verb: 'boost',
  meaning: 'A unit boosts the one that attacks (7.48).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    const attacker = g.rules.attackerOf(g);
    for (const card of attacker ? cards : []) yield* g.rules.boost(g, card, attacker!.id, causeOf(context));
  },
};

export const WORDS_OF_BATTLES = [attack, battleAlso, boost, drive, driveCheck, hitAnyway] as const;
