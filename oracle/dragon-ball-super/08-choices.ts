/** 8-5-3 to 8-5-6. Choices while a skill is resolved, and what its text implies. */
import type { CardFilter, Instruction } from '../../schemas/ability';
import { choosing } from '../kernel/procedures/choosing';
import type { EffectContext } from '../kernel/rules';
import type { CardState } from '../kernel/state';
import type { DbsGame } from './game';
import type { Section } from './packs';
import type { Choice } from '../kernel/language/choice';

export const choices = {
  /** 8-5-3-1, 8-5-3-2, 8-5-3-5. There may be fewer cards than the text asks for (8-5-3-3), or none (8-5-3-4). */
  rangeOfChoice(
    g: DbsGame,
    context: EffectContext,
    choice: Choice,
    fitting: readonly CardState[],
  ): { min: number; max: number } {
    if (fitting.length === 0) g.consult('8-5-3-4');
    else if (fitting.length < choice.count) g.consult('8-5-3-3');
    g.rules.citeAreas(g, choice.from);
    return choosing.rangeOfChoice(g, context, choice, fitting);
  },

  /** 8-5-5, 8-5-6 */
  citeAreas(g: DbsGame, { zone = [] }: CardFilter): void {
    if (zone.includes('energy')) g.cite('8-5-5');
    if (zone.includes('life')) g.cite('8-5-6');
  },

  /** 8-5-3-6: a text that names no card or player means its own card or the master of it. */
  citeImplied(g: DbsGame, instruction: Instruction): void {
    const isImplied = 'target' in instruction ? 'self' in instruction.target! : !('player' in instruction);
    if (isImplied) g.cite('8-5-3-6');
  },
} satisfies Section<'rangeOfChoice'>;
