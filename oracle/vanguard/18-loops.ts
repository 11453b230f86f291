/** 18.1. Loops. */
import type { Action } from '../../schemas/protocol';
import type { LoopDetector, Running } from '../kernel/loops/detector';
import type { LoopState } from '../kernel/loops/loop-state';
import { infiniteLoops } from '../kernel/procedures/infinite-loops';
import type { Procedure, Question } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';

export const loops = {
  /** 18.1.1.4: the rounds that are left out are carried out without asking anybody, and have been performed. */
  repeatRound(
    g: VgGame,
    detector: LoopDetector,
    running: Running,
    question: Question,
    now: LoopState,
  ): Procedure<Action> {
    if (running.left > 0) g.cite('18.1.1.4');
    return infiniteLoops.repeatRound(g, detector, running, question, now);
  },
} satisfies Section<'repeatRound'>;
