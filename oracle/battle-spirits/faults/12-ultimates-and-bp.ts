/** Misreadings of section 12 and FAQ-6: Ultimates, U-Trigger, BP in order. */
import { statOf } from '../../kernel/continuous/values';
import { alsoIf, always, another, faultTable, onlyIf, refuse, result, skip } from '../../kernel/testing/misreadings';
import { levelsOf, sideOf, type BsRules } from '../game';
import type { CardState } from '../../kernel/state';

const isUltimateCard = (card: CardState): boolean => sideOf(card).category === 'ultimate';

export const ultimateFaults = faultTable<BsRules>({
  '12-1-1': {
    'Ultimates do not fight': onlyIf('canFight', (_g, card) => !isUltimateCard(card)),
    'Ultimates do not block': result('fighters', (found, _g, _player, what) =>
      what === 'block' ? found.filter((card) => !isUltimateCard(card)) : found,
    ),
  },
  '12-1-2': {
    'the cost does not decide about a hit': always('isUTriggerHit', true),
    'the BP decides about a hit': another('isUTriggerHit', (_g, _ofUltimate, ofCard) => ofCard < 9),
  },
  '12-1-3': {
    'an Ultimate begins at level 1': ({ printed }) => ({
      printed: (g, card, stat) =>
        stat === 'lv' && isUltimateCard(card) ? printed(g, card, stat) - 2 : printed(g, card, stat),
    }),
    'one Core is always enough': ({ waysOfUsing }) => ({
      waysOfUsing: {
        ...waysOfUsing,
        summon: { ...waysOfUsing.summon!, placed: () => 1 },
      },
      isDepleted: () => false,
    }),
  },
  '12-1-4': {
    'the Summoning Condition is not asked': another('conditionRefusal', () => null),
    'Ultimates are not summoned': refuse('conditionRefusal', () => true),
  },
  '12-1-5': {
    'any Spirit meets the condition': another('conditionRefusal', () => null),
    'the color of a Brave does not count for the condition': always('addedWords', []),
  },
  '12-1-6': {
    'an Ultimate symbol reduces for any color': ({ symbolsOf }) => ({
      symbolsOf: (g, card) => (isUltimateCard(card) ? [['ultimate', 'red']] : symbolsOf(g, card)),
    }),
    'an Ultimate symbol reduces nothing': ({ symbolsOnField }) => ({
      symbolsOnField: (g, player) => symbolsOnField(g, player).filter((kinds) => !kinds.includes('ultimate')),
    }),
  },
  '12-2-1': {
    'Ultimates count as Spirits': alsoIf('isSpirit', (g, card) => g.rules.isUltimate(g, card)),
  },
  '12-2-2': {
    'Ultimates count as Spirits for effects': ({ isOnField }) => ({
      isOnField: (g, card, category) =>
        isOnField(g, card, category) || (category === 'spirit' && isOnField(g, card, 'ultimate')),
    }),
  },
  '12-2-3': {
    'effects on cards do not affect Ultimates': ({ fitsFilter }) => ({
      fitsFilter: (g, filter, card, reader) =>
        !(isUltimateCard(card) && filter.category === undefined) && fitsFilter(g, filter, card, reader),
    }),
    'effects on Ultimates affect Spirits': ({ isOnField }) => ({
      isOnField: (g, card, category) =>
        isOnField(g, card, category === 'ultimate' && !isUltimateCard(card) ? 'spirit' : category),
    }),
    'effects on Ultimates do not affect them': ({ isOnField }) => ({
      isOnField: (g, card, category) => category !== 'ultimate' && isOnField(g, card, category),
    }),
  },
  '12-2-4': {
    'good effects on Spirits affect Ultimates': ({ isOnField }) => ({
      isOnField: (g, card, category) =>
        isOnField(g, card, category) || (category === 'spirit' && isOnField(g, card, 'ultimate')),
    }),
  },
  '12-3-1': {
    'no card goes to the Trash': ({ uTriggerHits: _hits }) => ({
      *uTriggerHits(g, { player, source }) {
        const [top] = g.zone(player === 'A' ? 'B' : 'A', 'deck');
        return top !== undefined && g.rules.isUTriggerHit(g, statOf(g, source, 'cost'), sideOf(g.card(top)).cost);
      },
    }),
    'the own Deck is revealed': ({ uTriggerHits }) => ({
      uTriggerHits: (g, context) => uTriggerHits(g, { ...context, player: context.player === 'A' ? 'B' : 'A' }),
    }),
  },
  '12-3-2': {
    'the printed cost of the Ultimate is compared': ({ uTriggerHits }) => ({
      uTriggerHits: (g, context) =>
        uTriggerHits(g, { ...context, source: { ...context.source, snapshot: { links: [] } } }),
    }),
  },
  '12-3-3': {
    'a U-Trigger hits although a Trigger Counter meets it': always('isCountered', false),
    'nothing hits': always('isUTriggerHit', false),
  },
  '12-3-4': {
    'equal costs are a hit': another('isUTriggerHit', (_g, ofUltimate, ofCard) => ofUltimate >= ofCard),
    'everything is a hit': always('isUTriggerHit', true),
  },
});

export const numberFaults = faultTable<BsRules>({
  'FAQ-6-1': {
    'the BP of the new level takes the place of what was added': ({ evaluate }) => ({
      evaluate: (g, stat, printed, steps) => (printed === 2000 ? printed : evaluate(g, stat, printed, steps)),
    }),
    'the BP of a Spirit stays that of its old level': another('bpOfLevel', (_g, card) => levelsOf(card)[0]?.bp ?? 0),
    'the BP+ of a Brave is added to what an effect sets': ({ evaluate }) => ({
      evaluate(g, stat, printed, steps) {
        const isBase = ({ to }: (typeof steps)[number]) => to !== undefined;
        return evaluate(g, stat, printed, [...steps.filter(isBase), ...steps.filter((step) => !isBase(step))]);
      },
    }),
    'effects do not change BP': result('evaluate', (value, _g, stat, printed) => (stat === 'bp' ? printed : value)),
  },
  'FAQ-6-2': {
    'a Spirit with 0 BP is destroyed at any time': ({ isDepleted }) => ({
      isDepleted: (g, card) => isDepleted(g, card) || (g.rules.isSpirit(g, card) && statOf(g, card, 'bp') === 0),
    }),
    'the effect does not destroy': skip('destroy'),
  },
  'FAQ-6-3': {
    'a Spirit that comes later is destroyed': ({ isDepleted }) => ({
      isDepleted: (g, card) => isDepleted(g, card) || (g.rules.isSpirit(g, card) && statOf(g, card, 'bp') === 0),
    }),
    'a Spirit that comes later keeps its BP': always('reachesLater', false),
  },
});
