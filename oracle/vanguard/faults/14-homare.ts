/** Misreadings of the clauses about Homare (14.42). */
import type { PlayerId } from '../../../schemas/common';
import { memory } from '../../kernel/testing/memory';
import { alsoIf, always, faultTable, onlyIf } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

export const homareFaults = faultTable<VgRules>({
  '14.42.1': {
    'Homare abilities are paid for as often as their player likes': always('hasPaidForHomare', false),
    'each unit with Homare is paid for once in a turn': onlyIf('hasPaidForHomare', (g, _player, card) =>
      g.eventsOfTurn().some((event) => event.type === 'effectActivated' && event.card === card.id),
    ),
    "a Homare ability of the opponent's counts as well": alsoIf('hasPaidForHomare', (g, player) => {
      const opponent = g.rules.otherPlayer(g, player);
      return g.state.facts.ofPlayer[opponent].homaresPaid > 0;
    }),
    'automatic abilities with Homare are paid for as often as they trigger': onlyIf(
      'isHomare',
      (_g, { type }) => type === 'act',
    ),
    'after a Homare ability no cost can be paid': alsoIf('isHomare', (_g, { cost }) => cost !== undefined),
    'a Homare ability is paid for once in a game': ({ countHomare }) => {
      const payers = memory(() => new Set<PlayerId>());
      return {
        countHomare(g, player, ability) {
          countHomare(g, player, ability);
          if (g.rules.isHomare(g, ability)) payers(g).add(player);
        },
        hasPaidForHomare: (g, player) => payers(g).has(player),
      };
    },
    'a Homare ability that its player declines counts as well': ({ wantsTo }) => ({
      *wantsTo(g, player, card, ability) {
        const wants = yield* wantsTo(g, player, card, ability);
        if (!wants) g.rules.countHomare(g, player, ability);
        return wants;
      },
    }),
  },
});
