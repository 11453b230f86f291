/** Misreadings of FAQ-5: how many cards an effect chooses, what it can choose, and effects on all. */
import { cardsIn } from '../../kernel/game';
import { always, another, args, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import type { BsRules } from '../game';

export const choiceFaults = faultTable<BsRules>({
  'FAQ-5-1': {
    'with too few Spirits an effect does nothing': result('fewestOf', (fewest, _g, count) =>
      fewest < count ? 0 : fewest,
    ),
    'an effect may choose fewer than it says': always('fewestOf', 0),
    'a Magic without anything to choose is not used': ({ useRefusal }) => ({
      useRefusal: (g, use) =>
        use.how === 'useMagic' && cardsIn(g, use.player === 'A' ? 'B' : 'A', 'field').length === 0
          ? { clause: 'FAQ-5-1', reason: 'there is nothing to choose' }
          : useRefusal(g, use),
    }),
  },
  'FAQ-5-2': {
    '"up to" means at least one': result('rangeOfChoice', (range) => ({ ...range, min: Math.max(1, range.min) })),
    'of "up to" so many Cores all are moved': args('decideCores', (g, context, { upTo: _upTo, ...said }, givers) => [
      g,
      context,
      said,
      givers,
    ]),
    '"up to" means all of them': result('rangeOfChoice', (range) => ({ ...range, min: range.max })),
  },
  'FAQ-5-3': {
    'what cannot be destroyed is not chosen': another('forbiddenAs', { chosen: 'destroy' }),
    'an effect that changes nothing counts as done': always('wasDone', true),
  },
  'FAQ-5-4-1': {
    'an effect on all leaves out what cannot be chosen': onlyIf(
      'mayLeave',
      (g, card, { cause }) => !g.rules.isProhibited(g, card, 'choose', cause),
    ),
    'what cannot be chosen is chosen': another('forbiddenAs', {}),
  },
  'FAQ-5-4-2': {
    'an effect on all reaches those that are there': another('reachesLater', () => false),
  },
});
