/** Misreadings of 24 and FAQ-1: conditions, order, ranks and limits of effects. */
import { wordsOf } from '../../kernel/continuous/information';
import { dropWaiting } from '../../kernel/events/triggers';
import { ofChains } from '../../kernel/testing/common-waiting';
import { another, always, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { asBs, onField, type BsRules } from '../game';

export const effectFaults = faultTable<BsRules>({
  '24-2-2': {
    'conditions of effects do not matter': always('conditionHolds', true),
    'an effect with a condition is never activated': (rules) => ({
      conditionHolds: (g, context, ability) => ability.if === undefined && rules.conditionHolds(g, context, ability),
    }),
  },
  '24-3-2': {
    'each player orders the own effects, the turn player first': (rules) => ({
      nextPending(g) {
        const next = rules.nextPending(g);
        const own = next?.among.filter(({ player }) => player === g.state.turnPlayer) ?? [];
        return next && own.length > 0 ? { ...next, among: own } : next;
      },
    }),
  },
  '24-3-3': {
    ...ofChains('an effect'),
    'what an effect activates waits for those that waited before': another('firstPending', (_g, pending) => {
      const first = Math.min(...pending.map(({ generation }) => generation));
      return pending.filter(({ generation }) => generation === first);
    }),
  },
  'FAQ-1-2': {
    'an effect that may do something is always carried out': always('isOptional', false),
    'every effect can be declined': always('isOptional', true),
  },
  'FAQ-1-3': {
    'a card that must block blocks although it cannot': (rules) => ({
      fighters(g, player, what) {
        const must = onField(g, player).filter(
          (card) =>
            g.rules.canFight(g, card) &&
            g.state.effects.some(
              ({ modification, targets }) => modification.kind === 'oblige' && targets.some(({ id }) => id === card.id),
            ),
        );
        return what === 'block'
          ? [...new Set([...must, ...rules.fighters(g, player, what)])]
          : rules.fighters(g, player, what);
      },
    }),
  },
  'FAQ-1-6': {
    'what comes first is not done where nothing can follow': (rules) => ({
      *executeIfYouDo(g, context, first, then, otherwise) {
        if (onField(g, context.player === 'A' ? 'B' : 'A').length === 0) return;
        yield* rules.executeIfYouDo(g, context, first, then, otherwise);
      },
    }),
    'what follows is left out': (rules) => ({
      executeIfYouDo: (g, context, first) => rules.executeIfYouDo(g, context, first, []),
    }),
  },
  'FAQ-1-7-2': {
    'what the first part activates comes before what follows': (rules) => ({
      *executeText(g, context, instructions) {
        for (const one of instructions) {
          yield* rules.executeText!(g, context, [one]);
          yield* g.rules.runCheckpoint(g);
        }
      },
    }),
  },
  'FAQ-1-9-1': {
    'an effect is used any number of times': always('wasUsed', false),
    'the cards of one name share a limit': (rules) => ({
      abilityKey: (g, card, ability) => rules.abilityKey(g, card, { ...ability, once: 'name' } as never),
    }),
  },
  'FAQ-1-9-2': {
    'each card has a limit of its own': (rules) => ({
      abilityKey: (g, card, ability) => `${card.id}:${rules.abilityKey(g, card, ability)}`,
    }),
    'a card that has left and come back has a limit of its own': result('abilityKey', (key, _g, card, ability) =>
      asBs(ability).once === 'name' ? `${key} ${card.zoneChangeCount}` : key,
    ),
  },
  'FAQ-1-9-3': {
    'cards of other names share a limit': result('abilityKey', (key, _g, _card, ability) =>
      asBs(ability).once === 'name' ? JSON.stringify(ability) : key,
    ),
  },
  'FAQ-1-11': {
    'a swap is no return to the Hand': always('isProhibited', false, (_g, _card, what) => what === 'toHand'),
  },
  'FAQ-1-13': {
    'a card with more colors is of each of them': (rules) => ({
      fitsFilter: (g, filter, card, reader) =>
        filter.colors?.length === 1 && wordsOf(g, card, 'color').includes(filter.colors[0]!)
          ? true
          : rules.fitsFilter(g, filter, card, reader),
    }),
  },
  'FAQ-1-15': {
    'effects that do not stack are used by each card': skip('dropStacked'),
    'effects that do not stack are used by one card of all names': (rules) => ({
      dropStacked(g, waiting) {
        rules.dropStacked(g, waiting);
        if (!asBs(waiting.ability).unstackable) return;
        for (const other of [...g.state.pending]) dropWaiting(g, other);
      },
    }),
  },
});
