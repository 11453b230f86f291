/** Instructions about trigger effects and decks (2.8.3, 7.3, 7.12). */
import { causeOf } from '../kernel/language/instructions';
import { playerOf } from '../kernel/reading/select';
import { shuffle } from '../kernel/language/words/looking';
import type { PlayerScoped } from '../kernel/language/words/results';
import { turn } from '../kernel/language/words/states';
import type { OfCards, Word } from './words';

const giveTriggerEffect: Word<'giveTriggerEffect', OfCards> = {
  verb: 'giveTriggerEffect',
  meaning: 'Also gives these units the trigger effect on which the ability triggered (2.8.3.1).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    g.rules.shareTriggerEffect(g, context, cards);
  },
};

const shuffling: Word<'shuffle', Partial<PlayerScoped>> = {
  ...shuffle,
  execute(g, context, said) {
    const player = playerOf(g, context.player, said.player);
    return g.rules.shuffle(g, player, g.rules.foundInDeck(g, player, context));
  },
};

const turning: Word<'turn', OfCards & { readonly face: 'up' | 'down' }> = {
  ...turn,
  changes: (g, context, { face }, cards) => g.rules.turning(g, cards, face, causeOf(context)),
};

export const WORDS_OF_ICONS = [giveTriggerEffect, shuffling, turning] as const;
