/** 12.7. "For each X, do Y": how often Y is done, and what is not chosen again meanwhile. */
import { forEach, type ForEach } from '../kernel/language/words/lists';
import type { EffectContext } from '../kernel/rules';
import type { ObjectRef, Procedure } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';

/** The card of each round; undefined where the text only says how often. */
export type Rounds = readonly (ObjectRef | undefined)[];

export const repetitions = {
  /** 12.7.1, 12.7.2: so many rounds, fixed before the first. */
  *roundsForEach(g: VgGame, context: EffectContext, said: ForEach): Procedure<Rounds> {
    g.cite('12.7.1', '12.7.2');
    return yield* forEach.decide!(g, context, said as never, []);
  },

  /** 12.7.1.1: each round is the whole sentence. 12.7.3: what one round has chosen the next ones do not choose. */
  forEachRound(g: VgGame, context: EffectContext, said: ForEach, rounds: Rounds): Procedure {
    if (said.then.length > 1) g.cite('12.7.1.1');
    if (rounds.length > 0 && /"choose":/.test(JSON.stringify(said.then))) g.cite('12.7.3');
    return forEach.execute!(g, context, said as never, rounds);
  },
} satisfies Section;
