/** Misreadings of 8-2 and 8-3: valid and invalid effects, activation costs and conditions. */
import type { Condition, Instruction } from '../../../schemas/ability';
import { endEffects } from '../../kernel/changes';
import { abilitiesOf, requirementsFor } from '../../kernel/continuous/characteristics';
import { causeOf } from '../../kernel/language/instructions';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { holds } from '../../kernel/language/select';
import { NOTHING, type Ability, type CardState } from '../../kernel/state';
import { readerOf } from '../08-kinds-and-costs';
import { canBeDone } from '../feasibility';
import { abilitiesPrintedOn, asOp, cardsIn, isActive, type OpGame, type OpRules } from '../game';

const validityFaults: readonly Fault<OpRules>[] = [
  {
    id: 'negation-does-nothing',
    clause: '8-2-1-1',
    title: 'a negated effect happens all the same',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'negate') yield* rules.carryOut(g, context, instruction);
      },
    }),
  },
  {
    id: 'waiting-effect-outlives-its-negation',
    clause: '8-2-1-1',
    title: 'an effect that waits when its card is negated is activated all the same',
    replace: () => ({ wasNegatedSince: () => false }),
  },
  {
    id: 'negation-spares-keywords',
    clause: '8-2-1-1',
    title: 'keyword effects are not negated with the other effects',
    replace: (rules) => ({
      keywordAbility: (g, card, keyword) =>
        abilitiesPrintedOn(card.definition).find((ability) => ability.keyword === keyword) ??
        rules.keywordAbility(g, card, keyword),
    }),
  },
  {
    id: 'negation-spares-on-ko',
    clause: '8-2-1-1',
    title: 'an [On K.O.] effect is not negated, since it is resolved in the trash',
    replace: (rules) => ({
      happened(g, event, departed = []) {
        const all = departed.map((gone) => ({
          ...gone,
          abilities: abilitiesPrintedOn(gone.card.definition).filter((ability) => g.rules.isTriggered(ability)),
        }));
        rules.happened(g, event, all);
      },
    }),
  },
  {
    id: 'validity-without-condition',
    clause: '8-2-1-2',
    title: 'an effect is valid whether the conditions of its keywords hold or not',
    replace: () => ({ keywordConditionsHold: () => true }),
  },
  {
    id: 'one-condition-for-the-whole-card',
    clause: '8-2-1-2',
    title: 'a condition that does not hold makes all effects of the card invalid',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability) &&
        abilitiesPrintedOn(card.definition).every((one) => g.rules.keywordConditionsHold(g, card, one)),
    }),
  },
  {
    id: 'invalid-effect-costs',
    clause: '8-2-1-2',
    title: 'an effect whose condition does not hold is activated and paid for, and does nothing',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        ability.type === 'auto' ? g.rules.isInItsArea(g, card) : rules.abilityIsValid(g, card, ability),
      conditionsForActivation: () => true,
      *resolve(g, context) {
        if (rules.conditionsForActivation(g, context.player, context.source, context.ability, context))
          yield* rules.resolve(g, context);
      },
    }),
  },
  {
    id: 'keywords-count-without-their-conditions',
    clause: '8-2-1-2',
    title: 'a card has a keyword effect that is printed on it, whether its condition is met or not',
    replace: () => ({ countsAsKeyword: () => true }),
  },
  {
    id: 'negated-is-without-base-effect',
    clause: '8-2-2',
    title: 'a card whose effects are negated has no base effect',
    replace: () => ({ isWithoutBaseEffect: (g, card) => abilitiesOf(g, card).length === 0 }),
  },
  {
    id: 'negation-takes-back',
    clause: '8-2-3',
    title: 'what a card has given ends when its effects are negated',
    replace: () => ({
      afterNegation: (g) => {
        const negation = g.state.effects.at(-1);
        endEffects(g, (effect) => effect !== negation && isNegatedBy(negation, effect.source));
      },
    }),
  },
  {
    id: 'negation-takes-back-later',
    clause: '8-2-3',
    title: 'what a card has given in an earlier turn ends when its effects are negated',
    replace: () => ({
      afterNegation: (g) => {
        const negation = g.state.effects.at(-1);
        endEffects(g, (effect) => effect.turn < g.state.turn && isNegatedBy(negation, effect.source));
      },
    }),
  },
  {
    id: 'negation-takes-what-was-gained',
    clause: '8-2-4',
    title: 'what a card had gained before is negated with its own effects',
    replace: () => ({
      afterNegation: (g) => {
        const negation = g.state.effects.at(-1);
        endEffects(g, ({ modification }, target) => modification.kind === 'gain' && isNegatedBy(negation, target));
      },
    }),
  },
  {
    id: 'negated-card-gains-nothing',
    clause: '8-2-4',
    title: 'a card whose effects are negated does not gain new ones',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        yield* rules.carryOut(g, context, instruction);
        const [gained] = instruction.do === 'gain' ? g.state.effects.slice(-1) : [];
        if (!gained) return;
        const negations = g.state.effects.filter(({ modification }) => modification.kind === 'negate');
        endEffects(g, (effect, target) => effect === gained && negations.some((one) => isNegatedBy(one, target)));
      },
    }),
  },
];

const isNegatedBy = (negation: { targets: readonly { id: string }[] } | undefined, id: string): boolean =>
  negation?.targets.some((target) => target.id === id) ?? false;

const costFaults: readonly Fault<OpRules>[] = [
  {
    id: 'cost-after-the-effect',
    clause: '8-3-1',
    title: 'the activation cost is paid after the effect',
    replace: (rules) => {
      const owed = new WeakMap<Ability, readonly Instruction[]>();
      return {
        *pay(_g, context, cost) {
          yield* NOTHING;
          owed.set(context.ability, cost);
          return true;
        },
        *resolve(g, context) {
          yield* rules.resolve(g, context);
          yield* rules.pay(g, context, owed.get(context.ability) ?? []);
        },
      };
    },
  },
  {
    id: 'cost-only-for-something',
    clause: '8-3-1',
    title: 'an effect that comes to nothing costs nothing',
    replace: (rules) => ({
      *pay(g, context, cost) {
        if (!canBeDone(g, context, context.ability.effect ?? [])) return true;
        return yield* rules.pay(g, context, cost);
      },
    }),
  },
  {
    id: 'cost-backwards',
    clause: '8-3-1-1',
    title: 'the actions of an activation cost are done from the last to the first',
    replace: (rules) => ({
      costsInOrder: (printed, added) => rules.costsInOrder([...printed].reverse(), added),
    }),
  },
  {
    id: 'cost-from-what-was-there',
    clause: '8-3-1-1',
    title: 'what an action of the cost brings to the hand does not pay for the next one',
    replace: (rules) => ({
      isPayable: (g, context, cost) =>
        rules.isPayable(g, context, cost) && cost.every((part) => canBeDone(g, context, [part])),
    }),
  },
  {
    id: 'added-cost-latest-first',
    clause: '8-3-1-2',
    title: 'of added costs that of the latest effect is paid first',
    replace: (rules) => ({
      costsInOrder: (printed, added) => rules.costsInOrder(printed, [...added].reverse()),
    }),
  },
  {
    id: 'added-cost-before-the-printed-one',
    clause: '8-3-1-2',
    title: 'added costs are paid before the printed one',
    replace: () => ({ costsInOrder: (printed, added) => [...added.flat(), ...printed] }),
  },
  {
    id: 'added-cost-instead-of-the-printed-one',
    clause: '8-3-1-2',
    title: 'an added cost stands in the place of the printed one',
    replace: () => ({ costsInOrder: (printed, added) => (added.flat().length > 0 ? added.flat() : printed) }),
  },
  {
    id: 'cost-in-part',
    clause: '8-3-1-3',
    title: 'an effect can be activated by whoever pays what is possible of its cost',
    replace: () => ({ isPayable: () => true, impossiblePaymentFails: () => false }),
  },
  {
    id: 'cost-first-part-decides',
    clause: '8-3-1-3',
    title: 'it is enough that the first action of the cost is possible',
    replace: (rules) => ({ isPayable: (g, context, cost) => rules.isPayable(g, context, cost.slice(0, 1)) }),
  },
  {
    id: 'cost-one-card-pays-twice',
    clause: '8-3-1-3',
    title: 'each action of the cost is looked at by itself, so that one card can be counted twice',
    replace: (rules) => ({
      isPayable: (g, context, cost) =>
        rules.isPayable(g, context, cost) || cost.every((part) => canBeDone(g, context, [part])),
    }),
  },
  {
    id: 'cost-don-for-the-event-twice',
    clause: '8-3-1-3',
    title: 'the DON!! cards that pay for an Event pay for its effect too',
    replace: () => ({ asPlayed: () => ({}) }),
  },
  {
    id: 'cost-modes-all-open',
    clause: '8-3-1-3',
    title: 'of several ways to pay one may be chosen that is not possible',
    replace: () => ({ modesToChoose: (_g, _context, modes) => modes.map((_, index) => index) }),
  },
  {
    id: 'failed-payment-forgiven',
    clause: '8-3-1-3-1',
    title: 'an effect whose cost became impossible while it was paid is resolved',
    replace: () => ({ impossiblePaymentFails: () => false }),
  },
  {
    id: 'failed-payment-stops',
    clause: '8-3-1-3-1',
    title: 'payment stops at the action that became impossible',
    replace: () => ({ goesOnPaying: () => false }),
  },
  {
    id: 'failed-payment-skips-the-part',
    clause: '8-3-1-3-1',
    title: 'an action that became impossible in part is not done at all',
    replace: (rules) => ({
      *payPart(g, paying, part) {
        return canBeDone(g, paying, [part]) && (yield* rules.payPart(g, paying, part));
      },
    }),
  },
  {
    id: 'failed-payment-given-back',
    clause: '8-3-1-3-1',
    title: 'what was rested for a payment that failed is set active again',
    replace: (rules) => ({
      *payPart(g, paying, part) {
        const active = Object.values(g.state.cards).filter(isActive);
        const paid = yield* rules.payPart(g, paying, part);
        const rested = paid ? [] : active.filter((card) => card.state === 'rested');
        yield* perform(g, ...rested.map((card) => ({ card, state: 'active' })));
        return paid;
      },
    }),
  },
  {
    id: 'cost-is-forced',
    clause: '8-3-1-4',
    title: 'an activation cost that "may" be paid is paid',
    replace: (rules) => ({ isOptional: (ability) => !asOp(ability).cost && rules.isOptional(ability) }),
  },
  {
    id: 'cost-refused-effect-kept',
    clause: '8-3-1-4',
    title: 'whoever refuses the cost has the effect for nothing',
    replace: (rules) => {
      const free = new WeakSet<Ability>();
      return {
        *wantsTo(g, player, card, ability) {
          if (yield* rules.wantsTo(g, player, card, ability)) return true;
          if (asOp(ability).cost) free.add(ability);
          return free.has(ability);
        },
        *pay(g, context, cost) {
          return free.delete(context.ability) || (yield* rules.pay(g, context, cost));
        },
      };
    },
  },
  {
    id: 'circle-counts-rested-don',
    clause: '8-3-1-5',
    title: 'rested DON!! cards count for a number in a circle',
    replace: (rules) => ({
      isPayable: (g, context, cost) => paysWith(g, context.player, cost, ['cost']) || rules.isPayable(g, context, cost),
    }),
  },
  {
    id: 'circle-returns-don',
    clause: '8-3-1-5',
    title: 'the DON!! cards of a number in a circle are returned to the DON!! deck',
    replace: (rules) => ({
      carryOut: (g, context, instruction) =>
        rules.carryOut(g, context, instruction.do === 'restDon' ? { ...instruction, do: 'returnDon' } : instruction),
    }),
  },
  {
    id: 'don-minus-from-the-cost-area',
    clause: '8-3-1-6',
    title: 'DON!! −X takes DON!! cards of the cost area only',
    replace: () => ({ returnableDon: (g, player) => cardsIn(g, player, 'cost') }),
  },
  {
    id: 'don-that-must-stay-is-offered',
    clause: '8-3-1-6',
    title: 'a DON!! card that cannot be removed from the field can be chosen for the payment, and stays',
    replace: () => ({
      returnableDon: (g, player) => [...cardsIn(g, player, 'cost'), ...g.rules.donUnderCardsOf(g, player)],
    }),
  },
  {
    id: 'don-minus-without-rested',
    clause: '8-3-1-6',
    title: 'DON!! −X does not take rested DON!! cards',
    replace: (rules) => ({
      returnableDon: (g, player, cause) =>
        rules.returnableDon(g, player, cause).filter((card) => card.state !== 'rested'),
    }),
  },
  {
    id: 'don-minus-not-of-the-leader',
    clause: '8-3-1-6',
    title: 'DON!! −X does not take DON!! cards given to the Leader',
    replace: (rules) => ({
      returnableDon: (g, player, cause) =>
        rules
          .returnableDon(g, player, cause)
          .filter((don) => !cardsIn(g, player, 'leader').some((leader) => g.rules.donGivenTo(g, leader).includes(don))),
    }),
  },
  {
    id: 'replaced-cost-counts-as-paid',
    clause: '8-3-1-7',
    title: 'the effect follows although its cost was replaced',
    replace: () => ({ replacedPaymentFails: () => false }),
  },
  {
    id: 'replaced-cost-ends-the-payment',
    clause: '8-3-1-7',
    title: 'where a part of the cost was replaced the rest is not paid',
    replace: (rules) => {
      const ended = new WeakSet<object>();
      return {
        *payPart(g, paying, part) {
          if (ended.has(paying)) return false;
          const before = g.journal.length;
          const paid = yield* rules.payPart(g, paying, part);
          if (g.rules.replacedSince(g, before, causeOf(paying))) ended.add(paying);
          return paid;
        },
      };
    },
  },
];

/** Are there enough DON!! cards in these zones for a number in a circle, in whatever state? */
const paysWith = (
  g: OpGame,
  player: CardState['owner'],
  cost: readonly Instruction[],
  zones: readonly string[],
): boolean =>
  cost.length > 0 &&
  cost.every(
    (part) =>
      part.do === 'restDon' && zones.flatMap((zone) => cardsIn(g, player, zone)).length >= (part.count as number),
  );

const conditionFaults: readonly Fault<OpRules>[] = [
  {
    id: 'any-condition-will-do',
    clause: '8-3-2-1',
    title: 'of several conditions one is enough',
    replace: (rules) => ({
      keywordConditionsHold(g, card, ability) {
        const { don, turn } = ability;
        if (don === undefined || turn === undefined) return rules.keywordConditionsHold(g, card, ability);
        return g.rules.donConditionHolds(g, card, ability) || g.rules.turnConditionHolds(g, card, ability);
      },
    }),
  },
  {
    id: 'don-condition-is-enough',
    clause: '8-3-2-1',
    title: 'where [DON!! xX] is met a further condition is not looked at',
    replace: (rules) => ({
      conditionHolds: (g, reader, ability) =>
        asOp(ability).don !== undefined || rules.conditionHolds(g, reader, ability),
    }),
  },
  {
    id: 'added-condition-ignored',
    clause: '8-3-2-2',
    title: 'only the printed conditions of an effect count',
    replace: () => ({ addedConditionsHold: () => true }),
  },
  {
    id: 'added-condition-replaces-the-printed',
    clause: '8-3-2-2',
    title: 'an added condition stands in the place of the printed ones',
    replace: (rules) => ({
      conditionsForActivation(g, player, card, ability, occasion) {
        const reader = { player, source: card, chosen: [] };
        if (!requirementsFor(g, card, ability).some((one) => one.if))
          return rules.conditionsForActivation(g, player, card, ability, occasion);
        return g.rules.addedConditionsHold(g, reader, card, ability);
      },
    }),
  },
  {
    id: 'added-condition-from-the-wrong-side',
    clause: '8-3-2-2',
    title: '"opponent" in an added condition is the opponent of whoever activates the effect',
    replace: () => ({
      addedConditionsHold: (g, reader, card, ability) =>
        requirementsFor(g, card, ability).every((one) => !one.if || holds(g, reader, one.if)),
    }),
  },
  {
    id: 'added-condition-not-for-on-ko',
    clause: '8-3-2-2',
    title: 'an [On K.O.] is not asked for it, since its card is in the trash by then',
    replace: () => ({
      onKoIsPossible: (g, card, { if: condition }) => !condition || holds(g, readerOf(card), condition),
    }),
  },
  {
    id: 'don-condition-more-than',
    clause: '8-3-2-3',
    title: '[DON!! xX] asks for more than X',
    replace: () => ({
      donConditionHolds: (g, card, { don }) => don === undefined || g.rules.donGivenTo(g, card).length > don,
    }),
  },
  {
    id: 'don-condition-after-leaving',
    clause: '8-3-2-3',
    title: '[DON!! xX] of an effect for leaving the field asks for DON!! cards in the trash',
    replace: (rules) => ({
      conditionsForActivation: (g, player, card, ability, { event }) =>
        rules.conditionsForActivation(g, player, card, ability, { event }),
    }),
  },
  {
    id: 'don-condition-exactly',
    clause: '8-3-2-3',
    title: '[DON!! xX] asks for exactly X',
    replace: () => ({
      donConditionHolds: (g, card, { don }) => don === undefined || g.rules.donGivenTo(g, card).length === don,
    }),
  },
  {
    id: 'don-condition-of-all-cards',
    clause: '8-3-2-3',
    title: '[DON!! xX] counts all DON!! cards that the player has given',
    replace: () => ({
      donConditionHolds: (g, card, { don }) => don === undefined || g.zone(card.controller, 'given').length >= don,
    }),
  },
  {
    id: 'don-condition-looked-at-late',
    clause: '8-3-2-3',
    title: '[DON!! xX] is looked at when the effect is activated, not at its timing',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability.type === 'auto' ? ({ ...ability, don: undefined } as Ability) : ability),
    }),
  },
  {
    id: 'your-turn-is-always',
    clause: '8-3-2-4',
    title: '[Your Turn] is met in every turn',
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) => ability.turn === 'your' || rules.turnConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'your-turn-not-for-autos',
    clause: '8-3-2-4',
    title: '[Your Turn] limits permanent effects only',
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        (ability.turn === 'your' && ability.type === 'auto') || rules.turnConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'opponents-turn-is-always',
    clause: '8-3-2-5',
    title: "[Opponent's Turn] is met in every turn",
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        ability.turn === 'opponent' || rules.turnConditionHolds(g, card, ability),
    }),
  },
  {
    id: 'opponents-turn-not-in-battle',
    clause: '8-3-2-5',
    title: "[Opponent's Turn] is not met during a battle",
    replace: (rules) => ({
      turnConditionHolds: (g, card, ability) =>
        rules.turnConditionHolds(g, card, ability) && (ability.turn !== 'opponent' || g.state.facts.battle === null),
    }),
  },
  {
    id: 'if-ignored',
    clause: '8-3-3',
    title: 'what follows an "if" is carried out in any case',
    replace: () => ({ ifClauseHolds: () => true }),
  },
  {
    id: 'if-keeps-from-activating',
    clause: '8-3-3',
    title: 'an effect whose "if" is not true cannot be activated',
    replace: (rules) => ({
      isPayable(g, context, cost) {
        const [first] = context.ability.effect ?? [];
        return rules.isPayable(g, context, cost) && (first?.do !== 'if' || holds(g, context, first.condition));
      },
    }),
  },
  {
    id: 'if-looked-at-on-activation',
    clause: '8-3-3',
    title: 'an "if" is looked at when the effect is activated, before its cost is paid',
    replace: (rules) => {
      const known = new WeakMap<Condition, boolean>();
      return {
        *activateAndResolve(g, player, card, ability, occasion) {
          const context = { player, source: card, chosen: [] };
          for (const one of ability.effect ?? [])
            if (one.do === 'if') known.set(one.condition, holds(g, context, one.condition));
          yield* rules.activateAndResolve(g, player, card, ability, occasion);
        },
        ifClauseHolds: (g, context, condition) => known.get(condition) ?? rules.ifClauseHolds(g, context, condition),
      };
    },
  },
];

export const validityAndCostFaults: readonly Fault<OpRules>[] = [...validityFaults, ...costFaults, ...conditionFaults];
