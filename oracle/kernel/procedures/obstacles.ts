/** What keeps an effect or a cost from being carried out in full: cards already in the required state, and prohibitions. */
import type { Instruction } from '../../../schemas/ability';
import { canBeDoneOnce } from '../costs/possible';
import { causeOf } from '../language/instructions';
import { cardsMatching, fixedTargets } from '../reading/select';
import type { EffectContext, KernelRules } from '../rules';
import type { CardState } from '../state';
import { wordOf } from '../reading/language';
import type { Game } from '../game';
import type { TableFor } from './tables';

/** The tables whose entries these procedures call. */
export type ObstaclesTables = typeof obstacles;

interface ObstaclesRules extends Omit<KernelRules, keyof ObstaclesTables>, ObstaclesTables {}
export type ObstaclesGame = Game<ObstaclesRules, object>;

export type Obstacle = 'noChange' | 'prohibition';

function targetCards(g: ObstaclesGame, context: EffectContext, instruction: Instruction): readonly CardState[] {
  const target = 'target' in instruction ? instruction.target : undefined;
  if (!target) return [];
  return 'choose' in target ? cardsMatching(g, context, target.choose.from) : fixedTargets(g, context, target);
}

export const obstacles = {
  citeObstacles(g: ObstaclesGame, context: EffectContext, instructions: readonly Instruction[]): void {
    for (const instruction of instructions)
      for (const point of g.rules.obstacles(g, context, instruction)) g.consultPoint(point);
  },

  /** The obstacles are cards already in the required state and prohibitions. */
  obstacles(g: ObstaclesGame, context: EffectContext, instruction: Instruction): readonly Obstacle[] {
    const { isDoneOn } = wordOf(g, instruction);
    const targets = targetCards(g, context, instruction);
    const done = isDoneOn ? targets.filter((card) => isDoneOn(instruction, card)) : [];
    const isPrevented = (card: CardState) => !done.includes(card) && !canBeDoneOnce(g, context, instruction, card);
    const mayNotDraw = instruction.do === 'draw' && !g.rules.mayDraw(g, context.player, causeOf(context));
    const isForbidden = mayNotDraw || targets.some(isPrevented);
    return [...(done.length > 0 ? ['noChange' as const] : []), ...(isForbidden ? ['prohibition' as const] : [])];
  },
} satisfies TableFor<KernelRules>;
