/** Misreadings of section 9: rule processing. */
import { processedAfter } from '../../kernel/testing/common-waiting';
import { ofRulesBehindAnswers } from '../../kernel/testing/common-tracking';
import { always, args, faultTable, onlyIf, skip } from '../../kernel/testing/misreadings';
import type { OpRules } from '../game';

export const ruleProcessingFaults = faultTable<OpRules>({
  '9-1-2': {
    'a player is defeated by the damage of an effect when the effect is done': processedAfter(
      'resolveEffect',
      always('defeatByDamage', null, (g) => g.frames.length > 0),
    ),
    'whether a player without Life was dealt damage counts only where there is no Life when the effect is done':
      processedAfter(
        'resolveEffect',
        always('defeatByDamage', null, (g, player) => g.frames.length > 0 || !g.rules.hasNoLife(g, player)),
      ),
    'rules are processed when the effect in progress has been carried out': processedAfter(
      'resolveEffect',
      skip('processRules', (g) => g.frames.length > 0),
    ),
    'rules are processed when the battle in progress is over': processedAfter(
      'endOfBattle',
      skip('processRules', (g) => g.state.battle),
    ),
    'rules are processed when no effect is waiting or in progress any more': processedAfter(
      'runCheckpoint',
      skip('afterGroup'),
    ),
    ...ofRulesBehindAnswers('an effect'),
    'rules are not processed while a cost is paid': skip('processRules', (g) => g.frames.at(-1)?.context.paying),
  },
  '9-2-1': {
    'where both meet a condition the turn player loses first, and alone': args('judgeDefeat', (g, losers, reason) => [
      g,
      losers.slice(0, 1),
      reason,
    ]),
    'only the player whose turn it is is judged': onlyIf('isDefeated', (g, player) => player === g.state.turnPlayer),
    'players are judged when both have done what an effect asks of them': processedAfter(
      'resolveEffect',
      skip('processRules', (g) =>
        g.frames.some(({ context, instruction }) => context.ability.effect[instruction]?.do === 'each')),
    ),
  },
  '9-2-1-1': {
    'damage that a player does to the own Leader is no defeat': skip('dealDamage', (g, player, _amount, options) =>
      options.cause.player === player && g.rules.hasNoLife(g, player)),
    'the player who went first is not defeated by damage': always(
      'defeatByDamage',
      null,
      (g, player) => player === g.state.firstPlayer,
    ),
  },
  '9-2-1-2': {
    'a deck that runs out in the turn of the other player loses in the own turn': always(
      'defeatByDeck',
      null,
      (g, player) => player !== g.state.turnPlayer,
    ),
    'a deck has run out only if its last card was drawn or trashed': always('defeatByDeck', null, (g) => {
      const last = g.journal.findLast((event) => event.type === 'moved' && event.from === 'deck');
      return last?.to === 'life';
    }),
  },
});
