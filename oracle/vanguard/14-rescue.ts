/** 14.19. Rescue: cards of the damage zone are healed, and one vanguard is dealt as much damage. */
import type { Instruction } from '../../schemas/ability';
import { causeOf, resolveTargets } from '../kernel/language/instructions';
import { remembered } from '../kernel/remember';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, Procedure } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';
import { executeInstructions } from '../kernel/events/execute-effect';

/** Whether the text of an ability has Rescue anywhere in its effect. */
const saysRescue = remembered(({ effect = [] }: Ability): boolean => /"do":"rescue"/.test(JSON.stringify(effect)));

export const rescues = {
  /** 14.19.1.2: with any number. */
  countsAsRescue(g: VgGame, ability: Ability): boolean {
    const isRescue = saysRescue(ability);
    if (isRescue) g.consult('14.19.1.2');
    return isRescue;
  },

  *rescue(g: VgGame, context: EffectContext, number: number): Procedure {
    g.cite('14.19.1.1');
    yield* executeInstructions(g, context, [g.rules.healOfRescue(g, number)]);
    const vanguards = yield* g.rules.chooseVanguardOfRescue(g, context);
    yield* g.rules.damageForRescue(g, context, vanguards, number);
  },

  healOfRescue: (_g: VgGame, count: number): Instruction => ({
    do: 'heal',
    target: { choose: { from: { player: 'you', zone: ['damage'] }, count } },
  }),

  /** @returns one of several; none where there is no vanguard */
  chooseVanguardOfRescue: (g: VgGame, context: EffectContext): Procedure<readonly CardState[]> =>
    resolveTargets(g, context, { choose: { from: { player: 'you', vanguard: true }, count: 1 } }),

  /** 14.19.1.1: the number of the keyword, however many cards were healed. */
  damageForRescue(g: VgGame, context: EffectContext, vanguards: readonly CardState[], number: number): Procedure {
    const cause = g.rules.causeOfSkillDamage(g, causeOf(context), undefined, undefined);
    return g.rules.damageUnits(g, vanguards, number, cause);
  },
} satisfies Section;
