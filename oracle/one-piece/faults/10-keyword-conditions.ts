/** Misreadings of 10-2-9 to 10-2-13: DON!! numbers, turns and [Once Per Turn]. */
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { holds } from '../../kernel/reading/select';
import { evaluationOf } from '../../kernel/procedures/contexts';
import type { Ability, CardState } from '../../kernel/state';
import { paidAsFarAsPossible } from '../../kernel/testing/common-costs';
import { ofLimitsInOthersEffects } from '../../kernel/testing/common-tracking';
import { usedThoughDeclined } from '../../kernel/testing/common-waiting';
import { alsoIf, always, another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';

import { abilitiesPrintedOn, asOp, cardsIn, charactersOf, leaderOf, type OpGame, type OpRules } from '../game';
import { donAskedAs } from './shared';

const isExtraTurn = (g: OpGame): boolean =>
  g.journal.findLast(({ type, phase }) => type === 'phaseStarted' && phase === 'end')?.player === g.state.turnPlayer;

export const keywordConditionsFaults = faultTable<OpRules>({
  '10-2-9-1': {
    '[DON!! xX] asks for exactly X DON!! cards': donAskedAs((asked, given) => given === asked),
    '[DON!! xX] asks for more than X DON!! cards': donAskedAs((asked, given) => given > asked),
    'for [DON!! xX] all DON!! cards count that its player has given, to whatever card': donAskedAs(
      (asked, _given, g, { side }) => g.zone(side, 'given').length >= asked,
    ),
    '[DON!! xX] before a keyword effect holds only in the own turn, like the power of DON!! cards': onlyIf(
      'donConditionHolds',
      (g, card, ability) => ability.don === undefined || ability.type !== 'keyword' || card.side === g.state.turnPlayer,
    ),
  },
  '10-2-10-1': {
    'for DON!! -X only DON!! cards of the cost area are returned': another('returnableDon', (g, player) =>
      cardsIn(g, player, 'cost'),
    ),
    'for DON!! -X no DON!! cards are returned that are given to the Leader': result(
      'returnableDon',
      (given, g, player) => given.filter((don) => !g.rules.donGivenTo(g, leaderOf(g, player)).includes(don)),
    ),
    'for DON!! -X only active or given DON!! cards are returned, no rested ones': result('returnableDon', (given) =>
      given.filter((card) => card.state !== 'rested'),
    ),
    'with fewer than X DON!! cards as many as there are are returned for DON!! -X': paidAsFarAsPossible,
    'DON!! -X can be paid only while there are X DON!! cards in the cost area': onlyIf(
      'isPayable',
      (g, context, cost) =>
        cost.every(
          (part) => part.do !== 'returnDon' || cardsIn(g, context.player, 'cost').length >= Number(part.count),
        ),
    ),
    "for DON!! -X also DON!! cards count that lie under the opponent's cards": another('donUnderCardsOf', (g, player) =>
      cardsIn(g, player, 'given'),
    ),
  },
  '10-2-11-1': {
    '[Your Turn] is the turn of the player who went first': result('turnConditionHolds', (given, g, _card, ability) =>
      ability.turn === 'your' ? g.state.turnPlayer === g.state.firstPlayer : given,
    ),
    '[Your Turn] is no condition, the effect holds in every turn': alsoIf(
      'turnConditionHolds',
      (_g, _card, ability) => ability.turn === 'your',
    ),
    '[Your Turn] does not hold during a battle': onlyIf(
      'turnConditionHolds',
      (g, _card, ability) => !(ability.turn === 'your' && g.state.battle),
    ),
  },
  '10-2-12-1': {
    "[Opponent's Turn] holds only while the card is attacked": onlyIf(
      'turnConditionHolds',
      (g, card, ability) => ability.turn !== 'opponent' || g.state.battle?.targets[0] === card.id,
    ),
    "[Opponent's Turn] is the turn of the player who went second": result(
      'turnConditionHolds',
      (given, g, _card, ability) => (ability.turn === 'opponent' ? g.state.turnPlayer !== g.state.firstPlayer : given),
    ),
  },
  '10-2-13-1': {
    ...ofLimitsInOthersEffects(),
    'a replacement that can be applied once per turn can be applied again': skip('useUp', (_g, _card, { type }) =>
      type === 'instead'),
    'a [Once Per Turn] effect that was used is not there again in an extra turn': alsoIf(
      'wasUsed',
      (g, card, ability) =>
        isExtraTurn(g) && g.state.used[g.rules.abilityKey(g, card, ability)]?.turn === g.state.turn - 1,
    ),
    'a [Once Per Turn] effect may be activated as often as wished': always('wasUsed', false),
    '[Once Per Turn] limits what a player activates, an auto effect comes as often as its timing': onlyIf(
      'wasUsed',
      (_g, _card, ability) => ability.type !== 'auto',
    ),
    'a [Once Per Turn] effect is there again only in the next turn of its player': (rules) => ({
      wasUsed(g, card, ability) {
        const use = g.state.used[rules.abilityKey(g, card, ability)];
        return ability.oncePerTurn === true && use !== undefined && g.state.turn - use.turn < 2;
      },
    }),
    'a [Once Per Turn] effect that was used is never there again': (rules) => ({
      wasUsed: (g, card, ability) =>
        ability.oncePerTurn === true && g.state.used[rules.abilityKey(g, card, ability)] !== undefined,
    }),
    'a [Once Per Turn] effect that its player passes up is used': usedThoughDeclined(),
    'a [Once Per Turn] effect that was gained may be activated as often as wished': onlyIf(
      'wasUsed',
      (_g, card, ability) => abilitiesPrintedOn(card.definition).includes(asOp(ability)),
    ),
    'all cards that have gained a [Once Per Turn] effect from one card use it once between them': (rules) => ({
      abilityKey: (g, card, ability) =>
        abilitiesPrintedOn(card.definition).includes(asOp(ability))
          ? rules.abilityKey(g, card, ability)
          : rules.nameOfGained(g, ability),
    }),
    'two [Once Per Turn] effects in equal words that a card has gained are used once between them': another(
      'nameOfGained',
      (_g, ability) => JSON.stringify(ability),
    ),
    'a [Once Per Turn] effect whose timing has come is used, whether its condition held or not': (rules) => ({
      *activateAuto(g, player, card, ability, occasion) {
        const may = rules.mayActivateNow(g, player, card, ability, occasion);
        yield* rules.activateAuto(g, player, card, ability, occasion);
        if (!may) rules.useUp(g, card, asOp(ability), true);
      },
    }),
    'a [Once Per Turn] effect for which its player would not pay is used': usedThoughDeclined(({ cost }) => cost),
  },
  '10-2-13-2': {
    'the copies of a card have one [Once Per Turn] use between them': another(
      'sourceKey',
      (_g, card) => `${card.side} ${card.definition.number}`,
    ),
    'who has two copies may use either of them twice': (rules) => ({
      wasUsed(g, card, ability) {
        if (!rules.wasUsed(g, card, ability)) return false;
        const copies = charactersOf(g, card.side).filter((one) => one.definition.number === card.definition.number);
        return copies.every((one) => rules.wasUsed(g, one, ability)) || copies.length < 2;
      },
    }),
    'a card with two [Once Per Turn] effects uses one of them in a turn': another('abilityKey', (g, card) =>
      g.rules.sourceKey(g, card),
    ),
    'the copies of a card replace something once between them': result('abilityKey', (given, _g, card, ability) =>
      ability.type === 'instead' ? `${card.definition.number}` : given,
    ),
  },
  '10-2-13-3': {
    'the cost of a [Once Per Turn] effect may be paid again, only the effect does not come again': (rules) => {
      const spent = (g: OpGame, card: CardState, ability: Ability) => rules.wasUsed(g, card, ability as never);
      return {
        wasUsed: () => false,
        *resolveEffect(g, context) {
          const { source, ability } = context;
          if (!spent(g, source, ability)) yield* rules.resolveEffect(g, context);
          rules.useUp(g, source, ability as never, true);
        },
        useUp: () => undefined,
      };
    },
    'a [Once Per Turn] effect that found nothing to do is not used': (rules) => ({
      useUp: () => undefined,
      *resolveEffect(g, context) {
        const before = g.journal.length;
        yield* rules.resolveEffect(g, context);
        if (g.journal.length > before) rules.useUp(g, context.source, context.ability as never, true);
      },
    }),
    'an auto effect is offered again when its cost can be paid again': onlyIf(
      'wasUsed',
      (_g, _card, ability) => !(ability.type === 'auto' && ability.cost),
    ),
    'a [Once Per Turn] effect whose "if" did not hold is not used': skip('useUp', (g, card, ability) => {
      const [first] = ability.effect;
      return first?.do === 'if' && !holds(g, evaluationOf(g, card), first.condition);
    }),
  },
  '10-2-13-4': {
    'a card that comes back to the field has still used its [Once Per Turn] effect': another(
      'sourceKey',
      (_g, card) => card.id,
    ),
    'a card that comes back to the field is no longer limited to one use': onlyIf(
      'wasUsed',
      (_g, card) => card.zoneChangeCount < 3,
    ),
    'a card that comes back to the field has still used what it does instead': result(
      'abilityKey',
      (given, _g, card, ability) => (ability.type === 'instead' ? card.id : given),
    ),
    'a [Once Per Turn] replacement by which its card comes back has been used by the card that it is then': (
      rules,
    ) => ({
      beforeReplacement: () => {},
      *afterReplacement(g, replacement) {
        yield* rules.afterReplacement(g, replacement);
        rules.beforeReplacement(g, replacement);
      },
    }),
  },
  '10-2-13-5': {
    'a [Once Per Turn] effect whose payment fails half way has not been used': another('isUsedUp', (_g, paid) => paid),
    'a payment that fails half way uses up the effect of all copies': (rules) => ({
      useUp(g, card, ability, paid) {
        const copies = charactersOf(g, card.side).filter((one) => one.definition.number === card.definition.number);
        for (const copy of paid ? [card] : copies) {
          const same = abilitiesOf(g, copy).find((one) => one.type === ability.type);
          rules.useUp(g, copy, (same ?? ability) as typeof ability, paid);
        }
      },
    }),
    'an auto effect whose payment fails half way has not been used': skip('useUp', (_g, _card, ability, paid) =>
      !paid && ability.type === 'auto'),
  },
});
