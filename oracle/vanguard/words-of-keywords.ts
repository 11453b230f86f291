/** Instructions that are keywords (14). */
import { Type } from '@sinclair/typebox';
import type { Word } from './words';

const rescue: Word<'rescue', { readonly count: number }> = {
  verb: 'rescue',
  meaning: "Rescue: heals that many cards of the player's choice and deals that much damage to one vanguard (14.19).",
  says: { count: 'the number of the keyword' },
  members: () => ({ count: Type.Integer({ minimum: 1 }) }),
  execute: (g, context, { count }) => g.rules.rescue(g, context, count),
};

export const WORDS_OF_KEYWORDS = [rescue] as const;
