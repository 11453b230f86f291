/** Instructions about cards of the order zone: prisons, Bases, songs and products (17.5, 17.6, 17.10, 17.11). */
import { causeOf } from '../kernel/language/instructions';
import { demandsOfTargets } from '../kernel/costs/demands';
import type { Keeping } from './17-prison-and-base';
import type { OfCards, Word } from './words';

const keeping = <Verb extends string>(verb: Verb, as: Keeping, meaning: string): Word<Verb, OfCards> => ({
  verb,
  meaning,
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  execute: (g, context, _said, cards) => g.rules.keepCards(g, context.player, cards, as, causeOf(context)),
  zonesReached: () => ['orderZone'],
  demands: (analysis, said) => demandsOfTargets(analysis, said as never, 'take'),
  possibleOn: (g, context) => g.rules.mayKeep(g, context.player, as),
});

const imprison = keeping('imprison', 'imprisoned', 'Imprisons cards, if the player has a Prison (17.5).');
const scout = keeping('scout', 'scouted', 'Scouts cards, if the player has a Base (17.10).');

const sing: Word<'sing', OfCards> = {
  verb: 'sing',
  meaning: 'Sings songs of the order zone (17.6.2).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    g.rules.sing(g, cards, causeOf(context));
  },
};

const operate: Word<'operate', OfCards> = {
  verb: 'operate',
  meaning: 'Operates products of the order zone (17.11).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    g.rules.operate(g, cards, causeOf(context));
  },
};

export const WORDS_OF_ORDER_ZONE = [imprison, scout, sing, operate] as const;
