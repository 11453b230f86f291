/** Misreadings of the clauses about activation condition keywords (14.1, 14.2). */
import { hasWord } from '../../kernel/continuous/information';
import { holds } from '../../kernel/reading/select';
import { alsoIf, always, faultTable, onlyIf, replaced, type Misreading } from '../../kernel/testing/misreadings';
import { NOTHING } from '../../kernel/state';
import type { VgRules } from '../game';

/** What waits is dropped where its condition is not fulfilled any more. */
export const looksAgainAtResolution: Misreading<VgRules> = replaced('resolveWaitingAbility', (rule, [g, waiting]) => {
  const { activation } = waiting.ability;
  const source = g.card(waiting.card);
  return !activation || holds(g, { player: waiting.player, source, chosen: [] }, activation)
    ? rule(g, waiting)
    : NOTHING;
});

export const activationFaults = faultTable<VgRules>({
  '14.1.2': {
    'an effect that makes one keyword active makes the whole ability active': alsoIf('isMadeActive', (g, card) =>
      ['limitBreak', 'generationBreak'].some((keyword) => hasWord(g, card, 'active', keyword)),
    ),
    'one keyword of several is enough': alsoIf(
      'isActivated',
      (g, player, card) =>
        g.rules.isFulfilled(g, player, card, 'limitBreak', 4) || g.rules.isMadeActive(g, card, 'limitBreak'),
    ),
    'an effect makes no keyword active': always('isMadeActive', false),
  },
  '14.2.3.1': {
    'the ability works whatever the condition is': always('isActivated', true),
    'the ability never works': always('isActivated', false),
  },
  '14.2.3.1.1': {
    'a condition that was fulfilled once is fulfilled for the game': alsoIf('isActivated', (g) =>
      g.journal.some(({ type }) => type === 'healed'),
    ),
  },
  '14.2.3.2': {
    'the condition is not looked at': always('isActivated', true),
  },
  '14.2.3.2.1': {
    'the condition is looked at when the ability is resolved': looksAgainAtResolution,
  },
  '14.2.3.3': {
    'the ability is played whatever the condition is': always('isActivated', true),
    'the ability is never played': always('isActivated', false),
  },
  '14.2.3.3.1': {
    'the condition is looked at once more when the ability is resolved': onlyIf(
      'isStillValid',
      (g, card, ability) =>
        !ability.activation || holds(g, { player: card.side, source: card, chosen: [] }, ability.activation),
    ),
  },
});
