/** Instructions about attacks and battles (7.36, 7.37, 7.47, 7.48). */
import type { Target } from '../../schemas/ability';
import { setBattle } from '../kernel/changes';
import { causeOf } from '../kernel/language/instructions';
import { fixedTargets } from '../kernel/language/select';
import { attackOn } from '../kernel/procedures/battle';
import { refTo } from '../kernel/state';
import type { OfCards, Word } from './words';

interface Attack extends OfCards {
  readonly on: Target;
}

const attack: Word<'attack', Attack> = {
  verb: 'attack',
  meaning: 'A unit attacks another one after the effect (7.36).',
  says: { target: 'which units attack', on: 'which are attacked' },
  members: ({ Target, knownTarget }) => ({ target: Target, on: knownTarget }),
  *execute(g, context, { on }, cards) {
    const targets = fixedTargets(g, context, on);
    g.rules.orderAttack(g, { player: context.player, attackers: cards.map(refTo), targets: targets.map(refTo) });
  },
};

const battleAlso: Word<'battleAlso', OfCards> = {
  verb: 'battleAlso',
  meaning: 'The unit that attacks battles these units as well (7.37, 10.4.1.8.3).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, _context, _said, cards) {
    const fought = g.state.battle;
    if (fought) setBattle(g, attackOn(fought, [...g.rules.targetsLeft(g, fought), ...cards]));
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

export const WORDS_OF_BATTLES = [attack, battleAlso, boost] as const;
