/** Misreadings of the clauses about playing and resolving cards and abilities (11.8). */
import { perform } from '../../kernel/events/perform';
import { dropWaiting, suppressSituation } from '../../kernel/events/triggers';
import { holds } from '../../kernel/reading/select';
import { NOTHING, opponentOf, type Ability, type CardState } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { paidAsFarAsPossible, payableAs } from '../../kernel/testing/common-costs';
import { saidAs } from '../../kernel/testing/common-texts';
import { asTriggered } from '../../kernel/testing/common-waiting';
import { afterwards } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import type { VgGame, VgRules } from '../game';
import { executeInstructions } from '../../kernel/events/execute-effect';

const isSame = (one: PendingAbility, other: PendingAbility): boolean =>
  one.card === other.card && one.ability === other.ability;

/** An ability of this type costs nothing. */
const unpaid = (type: Ability['type']): Misreading<VgRules> =>
  args('pay', (g, context, cost) => [g, context, context.ability.type === type ? [] : cost]);

/** The other state of a card that has moved counts. */
const otherState = (clause: string): Misreading<VgRules> =>
  result('lookedAt', (found, g, _card, from, to) => {
    if (g.rules.clauseOfInformation(g, from, to) !== clause) return found;
    return found === 'before' ? 'after' : 'before';
  });

const drawnBefore = (g: VgGame): readonly string[] => {
  const since = g.journal.findLastIndex(({ type }) => type === 'orderPlayed');
  return g.journal.slice(since).flatMap(({ type, card }) => (type === 'drew' && card ? [card] : []));
};

const withoutCards = (cards: readonly CardState[], ids: readonly string[]): readonly CardState[] =>
  cards.filter(({ id }) => !ids.includes(id));

/** How many cards a player may choose. */
const choosing = (
  range: (given: { min: number; max: number }, count: number, fitting: number) => { min: number; max: number },
  isUpTo: boolean,
): Misreading<VgRules> =>
  result('rangeOfChoice', (given, _g, _context, { count, upTo }, fitting) =>
    (upTo === true) === isUpTo ? range(given, count, fitting.length) : given,
  );

export const playingFaults = faultTable<VgRules>({
  '11.8.1': {
    'a continuous ability does nothing until it is played': always('isContinuous', false),
    'an activated ability is in effect without being played': afterwards('beginPhase', function* (g, phase) {
      if (phase !== 'main') return;
      for (const { card } of g.rules.activations(g, g.state.turnPlayer))
        for (const ability of abilitiesOf(g, g.card(card!)))
          if (ability.type === 'act') yield* g.rules.activateAndResolve(g, g.state.turnPlayer, g.card(card!), ability);
    }),
  },
  '11.8.2.1': {
    'the first ability of the card is played': args('activateMain', (g, player, { ability: _ability, ...action }) => [
      g,
      player,
      action,
    ]),
  },
  '11.8.2.1.1': {
    'an order beyond the limit goes to the drop zone': ({ ordersToPlay, playOrder }) => ({
      ordersToPlay: (g, player, timing) => {
        const { hasOrderLeft } = g.rules;
        return hasOrderLeft(g, player)
          ? ordersToPlay(g, player, timing)
          : g.zone(player, 'hand').map((card) => ({ type: 'order' as const, card }));
      },
      *playOrder(g, player, card, clause) {
        if (g.rules.hasOrderLeft(g, player)) yield* playOrder(g, player, card, clause);
        else yield* perform(g, { card, to: { zone: 'drop', player } });
      },
    }),
  },
  '11.8.2.1.1.1': {
    'nothing raises the order limit': another('orderLimit', () => 1),
    'there is no order limit': another('orderLimit', () => 99),
  },
  '11.8.2.2': {
    'the first part of the cost is enough': payableAs((cost) => cost.slice(0, 1)),
    'an ability is played by whoever pays what is possible': paidAsFarAsPossible,
  },
  '11.8.2.2.1': { 'the card of the hand is not shown': skip('showSource') },
  '11.8.2.3': {
    'the cost of an activated ability is not paid': unpaid('act'),
    'the cost of an activated ability is paid after its effect': ({ pay, resolveEffect }) => ({
      *pay(g, context, cost) {
        return context.ability.type === 'act' ? true : yield* pay(g, context, cost);
      },
      *resolveEffect(g, context) {
        yield* resolveEffect(g, context);
        if (context.ability.type === 'act') yield* pay(g, context, context.ability.cost ?? []);
      },
    }),
  },
  '11.8.2.4': { 'the cost of an order is not paid': unpaid('order') },
  '11.8.2.4.1': {
    'the cost of an order is no condition of playing it': always(
      'canPay',
      true,
      (_g, _player, _card, { type }) => type === 'order',
    ),
  },
  '11.8.2.4.2': {
    'an order is played whatever its condition says': alsoIf(
      'conditionHolds',
      (_g, _context, { type }) => type === 'order',
    ),
  },
  '11.8.2.4.3': {
    'an order is not played where a cost in its middle cannot be paid': onlyIf(
      'canPlayOrder',
      (g, player, card) => !JSON.stringify(card.definition).includes('"do":"pay"') || g.zone(player, 'soul').length > 0,
    ),
    'a cost in the middle of an order has to be paid': another('wantsToPay', function* (g, context, cost) {
      yield* NOTHING;
      return g.rules.isPayable(g, { ...context, paying: true }, cost);
    }),
  },
  '11.8.3.3.1': {
    'what follows a cost that is not paid is performed': replaced('payInText', function* (rule, [g, context, cost]) {
      yield* rule(g, context, cost);
      return true;
    }),
  },
  '11.8.3.1': {
    'the effect of an order is not performed': skip('resolveEffect', (_g, { ability }) => ability.type === 'order'),
  },
  '11.8.3.1.1': {
    'the last effect of an order is performed first': ({ executeText }) => ({
      executeText: (g, context, instructions) => executeText(g, context, [...instructions].reverse()),
    }),
  },
  '11.8.3.1.2': {
    'all items of a list are performed': saidAs((said) =>
      said.do === 'list' ? { ...said, items: said.items.map(({ then }) => ({ then })) } : said,
    ),
    'one item of a list is performed': saidAs((said, context, g) =>
      said.do === 'list'
        ? { ...said, items: said.items.filter((item) => !item.if || holds(g, context, item.if)).slice(0, 1) }
        : said,
    ),
  },
  '11.8.3.1.2.1': {
    'the condition of an item is looked at when the item comes up': replaced(
      'executeInstruction',
      function* (rule, [g, context, said]) {
        if (said.do !== 'list') yield* rule(g, context, said);
        else
          for (const item of said.items)
            if (!item.if || holds(g, context, item.if)) yield* executeInstructions(g, context, item.then);
      },
    ),
  },
  '11.8.3.1.2.2': {
    'an item that does nothing ends the list': replaced('executeInstruction', function* (rule, [g, context, said]) {
      if (said.do !== 'list') return yield* rule(g, context, said);
      for (const { then } of said.items) {
        const before = g.journal.length;
        yield* executeInstructions(g, context, then);
        if (g.journal.length === before) return;
      }
    }),
  },
  '11.8.3.1.3': {
    'the player has what stands before the "/" alone': replaced('executeInstruction', (rule, [g, context, said]) =>
      (said.do as string) === 'both'
        ? executeInstructions(g, context, (said as unknown as { parts: readonly (typeof said)[] }).parts.slice(0, 1))
        : rule(g, context, said),
    ),
  },
  '11.8.3.2': {
    'an order goes to the drop zone before its effects': ({ activateAndResolve }) => ({
      *activateAndResolve(g, player, card, ability, occasion) {
        if (ability.type === 'order') yield* g.rules.layOrder(g, card);
        yield* activateAndResolve(g, player, card, ability, occasion);
      },
    }),
  },
  '11.8.3.3': {
    'a set order goes to the drop zone': ({ layOrder }) => ({
      *layOrder(g, card) {
        if (card.zone === 'orderArea') yield* perform(g, { card, to: { zone: 'drop', player: card.owner } });
        yield* layOrder(g, card);
      },
    }),
  },
  '11.8.4': {
    'only cards that were there before the effect can be chosen': another(
      'toChooseFrom',
      (g, _context, _instruction, all) => withoutCards(all, drawnBefore(g as VgGame)),
    ),
  },
  '11.8.4.1': {
    'none may be chosen': choosing(({ max }) => ({ min: 0, max }), false),
    'one target is enough': choosing(({ min, max }) => ({ min: Math.min(1, min), max }), false),
  },
  '11.8.4.1.1': {
    '"up to" a number is as many as possible': choosing(
      ({ max }, count, fitting) => ({ min: Math.min(count, fitting), max }),
      true,
    ),
    '"up to" a number is one at least': choosing(({ max }) => ({ min: 1, max }), true),
  },
  '11.8.4.1.2': {
    'fewer targets than the number are none': choosing(
      (given, count, fitting) => (fitting < count ? { min: 0, max: 0 } : given),
      false,
    ),
  },
  '11.8.4.1.3': {
    'an effect without a target ends there': ({ executeInstruction }) => ({
      *executeText(g, context, instructions) {
        for (const said of instructions) {
          yield* executeInstruction(g, context, said);
          if ('target' in said && said.target && 'choose' in said.target && context.chosen.length === 0) return;
        }
      },
    }),
  },
  '11.8.4.1.4': {
    'a card of the hand that fits has to be chosen': always('mayChooseNone', false),
    'no card of the hand can be found to fit': choosing(({ max }) => ({ min: 0, max: max > 1 ? max : 0 }), false),
  },
  '11.8.5.1': {
    'the opponent of the master acts': args('draw', (g, player, count, cause) => [
      g,
      cause?.kind === 'effect' ? opponentOf(player) : player,
      count,
      cause,
    ]),
  },
  '11.8.5.2': {
    'the card goes to the zone of the player whose effect it is': args('executeMoves', (g, changes) => [
      g,
      changes.map((change) =>
        'to' in change && change.cause?.player
          ? { ...change, to: { ...change.to, player: change.cause.player } }
          : change,
      ),
    ]),
  },
  '11.8.5.3': {
    'all units of the player are meant': saidAs((said) =>
      'target' in said && said.target && 'self' in said.target
        ? ({ ...said, target: { all: { player: 'you', unit: true } } } as typeof said)
        : said,
    ),
    'the vanguard is meant': saidAs((said) =>
      'target' in said && said.target && 'self' in said.target
        ? ({ ...said, target: { all: { player: 'you', vanguard: true } } } as typeof said)
        : said,
    ),
  },
  '11.8.6': {
    'the cards are taken as they lie': replaced('orderToRefer', function* (rule, [g, player, cards]) {
      yield* rule(g, player, cards);
      return cards;
    }),
    'only the first card counts': replaced('orderToRefer', function* (rule, given) {
      return (yield* rule(...given)).slice(0, 1);
    }),
  },
  '11.8.7': {
    'an ability is played in the middle of the effect that triggered it': afterwards('executeInstruction', (g) =>
      g.rules.runCheckpoint(g),
    ),
  },
  '11.8.8': {
    'an ability does not stand by': always('isTriggered', false),
    'the same ability of every unit of the player stands by': replaced(
      'resolveWaitingAbility',
      function* (rule, [g, waiting]) {
        yield* rule(g, waiting);
        const others = g
          .zone(waiting.player, 'field')
          .map((id) => g.card(id))
          .filter(({ id }) => id !== waiting.card);
        for (const one of others)
          if (one.definition.number === g.card(waiting.card).definition.number)
            yield* rule(g, { ...waiting, card: one.id, zoneChangeCount: one.zoneChangeCount });
      },
    ),
  },
  '11.8.9': {
    'an ability stands by once, however often it was triggered': alsoIf(
      'isCancelled',
      (g, waiting) => g.state.pending.find((one) => isSame(one, waiting)) !== waiting,
    ),
  },
  '11.8.10': {
    'all instances of an ability cease to exist when one of them is resolved': afterwards(
      'resolveWaitingAbility',
      (g, waiting) => {
        for (const one of g.state.pending.filter((other) => isSame(other, waiting))) dropWaiting(g, one);
      },
    ),
  },
  '11.8.10.1': {
    'the ability that triggered first comes first': asTriggered(),
    'an automatic ability may be left': always('isOptional', true),
  },
  '11.8.11': {
    'the first part of the cost is enough': payableAs((cost) => cost.slice(0, 1)),
    'the cost of an automatic ability is not paid': unpaid('auto'),
  },
  '11.8.11.1': {
    'the effect is performed without the payment': ({ wantsTo }) => ({
      *wantsTo(g, player, card, ability) {
        const wants = yield* wantsTo(g, player, card, ability);
        if (!wants) yield* g.rules.activateAndResolve(g, player, card, { ...ability, cost: undefined });
        return wants;
      },
    }),
  },
  '11.8.11.1.1': {
    'an option for which nothing was performed can be chosen again': another('useUpOption', () => undefined),
    'one option is all that can be chosen in a turn': result('optionsLeft', (left, _g, _context, options) =>
      left.length < options ? [] : left,
    ),
  },
  '11.8.11.2': {
    'the cost of an automatic ability must be paid': onlyIf('isOptional', (_g, { cost }) => !cost),
  },
  '11.8.12.1.1': { 'the information in the hidden zone counts': otherState('11.8.12.1.1') },
  '11.8.12.1.2': { 'the information after the field counts': otherState('11.8.12.1.2') },
  '11.8.12.1.3': { 'the information in the zone before counts': otherState('11.8.12.1.3') },
  '11.8.12.1.4': {
    'a card in the soul has no ability any more': skip('resolveWaitingAbility', (_g, { event }) =>
      event.type === 'rodeUpon'),
  },
  '11.8.12.1.5': {
    'a heart has no ability any more': skip('resolveWaitingAbility', (_g, { event }) => event.type === 'becameHeart'),
  },
  '11.8.13.1': {
    'a timed trigger triggers each time': another('timesOfTimed', 99),
    'a timed trigger ends when the unit that made it leaves': alsoIf(
      'isCancelled',
      (g, { card }) => g.card(card).zone === 'hand',
    ),
  },
  '11.8.14.1': {
    'a situation triggers nothing': another('watchesSituations', false),
    'a situation triggers once, though it is still there': afterwards('resolveWaitingAbility', (g, waiting) => {
      suppressSituation(g, waiting);
    }),
  },
  '11.8.15': {
    'an ability whose card has gone is not played': alsoIf(
      'isCancelled',
      (g, { card, zoneChangeCount }) => g.card(card).zoneChangeCount !== zoneChangeCount,
    ),
  },
});
