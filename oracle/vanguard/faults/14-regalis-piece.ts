/** Misreadings of the clauses about Regalis Piece (14.54). */
import { always, faultTable, replaced, result } from '../../kernel/testing/misreadings';
import { activation } from '../../kernel/procedures/activation';
import { opponentOf } from '../../kernel/state';
import type { VgRules } from '../game';

export const regalisPieceFaults = faultTable<VgRules>({
  '14.54.2.2': {
    'every Regalis Piece is resolved': always('isSpentRegalisPiece', false),
    'the text of the second Regalis Piece is resolved, and only the card goes to the drop zone': replaced(
      'resolveEffect',
      (_rule, [g, context]) => activation.resolveEffect(g, context),
    ),
    'a Regalis Piece of the opponent counts as well': result(
      'isSpentRegalisPiece',
      (isSpent, g, card) =>
        isSpent ||
        (g.rules.isOfKeyword(g, card, 'regalisPiece') &&
          g.state.facts.regalisPieces[opponentOf(g.rules.masterOf(g, card))] > 0),
    ),
  },
});
