/** Misreadings of 10-2-13: [Once Per Turn]. */
import { abilitiesOf } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { holds } from '../../kernel/language/select';
import type { Ability, CardState } from '../../kernel/state';
import { readerOf } from '../08-kinds-and-costs';
import { abilitiesPrintedOn, asOp, charactersOf, type OpGame, type OpRules } from '../game';

export const oncePerTurnFaults: readonly Fault<OpRules>[] = [
  {
    id: 'once-per-turn-is-no-limit',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect may be activated as often as wished',
    replace: () => ({ wasUsed: () => false }),
  },
  {
    id: 'auto-effects-as-often-as-they-come',
    clause: '10-2-13-1',
    title: '[Once Per Turn] limits what a player activates, an auto effect comes as often as its timing',
    replace: (rules) => ({
      wasUsed: (g, card, ability) => ability.type !== 'auto' && rules.wasUsed(g, card, ability),
    }),
  },
  {
    id: 'once-per-round',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect is there again only in the next turn of its player',
    replace: (rules) => ({
      wasUsed(g, card, ability) {
        const use = g.state.used[rules.abilityKey(g, card, ability)];
        return ability.oncePerTurn === true && use !== undefined && g.state.turn - use.turn < 2;
      },
    }),
  },
  {
    id: 'once-per-game',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect that was used is never there again',
    replace: (rules) => ({
      wasUsed: (g, card, ability) =>
        ability.oncePerTurn === true && g.state.used[rules.abilityKey(g, card, ability)] !== undefined,
    }),
  },
  {
    id: 'declining-uses-it-up',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect that its player passes up is used',
    replace: (rules) => ({
      *wantsTo(g, player, card, ability) {
        const wants = yield* rules.wantsTo(g, player, card, ability);
        if (!wants) rules.useUp(g, card, ability as Parameters<OpRules['useUp']>[2], true);
        return wants;
      },
    }),
  },
  {
    id: 'gained-effects-are-unlimited',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect that was gained may be activated as often as wished',
    replace: (rules) => ({
      wasUsed: (g, card, ability) =>
        abilitiesPrintedOn(card.definition).includes(ability) && rules.wasUsed(g, card, ability),
    }),
  },
  {
    id: 'gained-effects-are-shared',
    clause: '10-2-13-1',
    title: 'all cards that have gained a [Once Per Turn] effect from one card use it once between them',
    replace: (rules) => ({
      abilityKey: (g, card, ability) =>
        abilitiesPrintedOn(card.definition).includes(ability)
          ? rules.abilityKey(g, card, ability)
          : rules.nameOfGained(ability),
    }),
  },
  {
    id: 'equal-words-are-one-effect',
    clause: '10-2-13-1',
    title: 'two [Once Per Turn] effects in equal words that a card has gained are used once between them',
    replace: () => ({ nameOfGained: (ability) => JSON.stringify(ability) }),
  },
  {
    id: 'unmet-conditions-use-it-up',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect whose timing has come is used, whether its condition held or not',
    replace: (rules) => ({
      *activateAuto(g, player, card, ability, occasion) {
        const may = rules.mayActivateNow(g, player, card, ability, occasion);
        yield* rules.activateAuto(g, player, card, ability, occasion);
        if (!may) rules.useUp(g, card, asOp(ability), true);
      },
    }),
  },
  {
    id: 'costs-not-paid-use-it-up',
    clause: '10-2-13-1',
    title: 'a [Once Per Turn] effect for which its player would not pay is used',
    replace: (rules) => ({
      *wantsTo(g, player, card, ability) {
        const wants = yield* rules.wantsTo(g, player, card, ability);
        if (!wants && asOp(ability).cost) rules.useUp(g, card, asOp(ability), true);
        return wants;
      },
    }),
  },
  {
    id: 'once-for-all-copies',
    clause: '10-2-13-2',
    title: 'the copies of a card have one [Once Per Turn] use between them',
    replace: () => ({ bearerKey: (card) => `${card.controller} ${card.definition.number}` }),
  },
  {
    id: 'once-for-each-copy-of-the-player',
    clause: '10-2-13-2',
    title: 'who has two copies may use either of them twice',
    replace: (rules) => ({
      wasUsed(g, card, ability) {
        if (!rules.wasUsed(g, card, ability)) return false;
        const copies = charactersOf(g, card.controller).filter(
          (one) => one.definition.number === card.definition.number,
        );
        return copies.every((one) => rules.wasUsed(g, one, ability)) || copies.length < 2;
      },
    }),
  },
  {
    id: 'once-for-the-whole-card',
    clause: '10-2-13-2',
    title: 'a card with two [Once Per Turn] effects uses one of them in a turn',
    replace: () => ({ abilityKey: (g, card) => g.rules.bearerKey(card) }),
  },
  {
    id: 'one-replacement-for-all-copies',
    clause: '10-2-13-2',
    title: 'the copies of a card replace something once between them',
    replace: (rules) => ({
      abilityKey: (g, card, ability) =>
        ability.type === 'instead' ? `${card.definition.number}` : rules.abilityKey(g, card, ability),
    }),
  },
  {
    id: 'paid-again-for-nothing',
    clause: '10-2-13-3',
    title: 'the cost of a [Once Per Turn] effect may be paid again, only the effect does not come again',
    replace: (rules) => {
      const spent = (g: OpGame, card: CardState, ability: Ability) => rules.wasUsed(g, card, ability as never);
      return {
        wasUsed: () => false,
        *resolve(g, context) {
          const { source, ability } = context;
          if (!spent(g, source, ability)) yield* rules.resolve(g, context);
          rules.useUp(g, source, ability as never, true);
        },
        useUp: () => undefined,
      };
    },
  },
  {
    id: 'used-only-if-it-did-something',
    clause: '10-2-13-3',
    title: 'a [Once Per Turn] effect that found nothing to do is not used',
    replace: (rules) => ({
      useUp: () => undefined,
      *resolve(g, context) {
        const before = g.journal.length;
        yield* rules.resolve(g, context);
        if (g.journal.length > before) rules.useUp(g, context.source, context.ability as never, true);
      },
    }),
  },
  {
    id: 'used-on-the-first-card-only',
    clause: '10-2-13-3',
    title: 'an auto effect is offered again when its cost can be paid again',
    replace: (rules) => ({
      wasUsed: (g, card, ability) => !(ability.type === 'auto' && ability.cost) && rules.wasUsed(g, card, ability),
    }),
  },
  {
    id: 'used-only-if-its-if-holds',
    clause: '10-2-13-3',
    title: 'a [Once Per Turn] effect whose "if" did not hold is not used',
    replace: (rules) => ({
      useUp(g, card, ability, paid) {
        const [first] = ability.effect;
        if (first?.do !== 'if' || holds(g, readerOf(card), first.condition)) rules.useUp(g, card, ability, paid);
      },
    }),
  },
  {
    id: 'once-per-turn-follows-the-card',
    clause: '10-2-13-4',
    title: 'a card that comes back to the field has still used its [Once Per Turn] effect',
    replace: () => ({ bearerKey: (card) => card.id }),
  },
  {
    id: 'returned-cards-are-unlimited',
    clause: '10-2-13-4',
    title: 'a card that comes back to the field is no longer limited to one use',
    replace: (rules) => ({
      wasUsed: (g, card, ability) => card.zoneChangeCount < 3 && rules.wasUsed(g, card, ability),
    }),
  },
  {
    id: 'replacements-follow-the-card',
    clause: '10-2-13-4',
    title: 'a card that comes back to the field has still used what it does instead',
    replace: (rules) => ({
      abilityKey: (g, card, ability) => (ability.type === 'instead' ? card.id : rules.abilityKey(g, card, ability)),
    }),
  },
  {
    id: 'replacement-used-by-the-card-that-came-back',
    clause: '10-2-13-4',
    title: 'a [Once Per Turn] replacement by which its card comes back has been used by the card that it is then',
    replace: (rules) => ({
      beforeReplacement: () => {},
      *afterReplacement(g, replacement) {
        yield* rules.afterReplacement(g, replacement);
        rules.beforeReplacement(g, replacement);
      },
    }),
  },
  {
    id: 'failed-payment-does-not-count',
    clause: '10-2-13-5',
    title: 'a [Once Per Turn] effect whose payment fails half way has not been used',
    replace: () => ({ isUsedUp: (paid) => paid }),
  },
  {
    id: 'failed-payment-uses-all-copies',
    clause: '10-2-13-5',
    title: 'a payment that fails half way uses up the effect of all copies',
    replace: (rules) => ({
      useUp(g, card, ability, paid) {
        const copies = charactersOf(g, card.controller).filter(
          (one) => one.definition.number === card.definition.number,
        );
        for (const copy of paid ? [card] : copies) {
          const same = abilitiesOf(g, copy).find((one) => one.type === ability.type);
          rules.useUp(g, copy, (same ?? ability) as typeof ability, paid);
        }
      },
    }),
  },
  {
    id: 'failed-payment-of-an-auto-effect-does-not-count',
    clause: '10-2-13-5',
    title: 'an auto effect whose payment fails half way has not been used',
    replace: (rules) => ({
      useUp(g, card, ability, paid) {
        if (paid || ability.type !== 'auto') rules.useUp(g, card, ability, paid);
      },
    }),
  },
];
