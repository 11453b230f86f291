/** Misreadings of 8-3: costs. */
import type { Condition, Instruction } from '../../../schemas/ability';
import { perform } from '../../kernel/events/perform';
import { trackOutcome } from '../../kernel/changes/effect-outcome';
import { causeOf } from '../../kernel/language/instructions';
import { holds } from '../../kernel/reading/select';
import type { EffectContext } from '../../kernel/rules';
import { type Ability, type CardState, NO, NOTHING, YES } from '../../kernel/state';
import { ofPaymentInFull, ofPaymentInOrder, payableAs } from '../../kernel/testing/common-costs';
import { saidAs } from '../../kernel/testing/common-texts';
import { both } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  type Misreading,
  onlyIf,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { canBeDone } from '../../kernel/costs/analysis';
import { asOp, cardsIn, isActive, leaderOf, type OpGame, type OpRules } from '../game';
import { anythingReplaced, KINDS } from './shared';

const isAboutChosen = (one: Instruction): boolean => 'target' in one && !!one.target && 'chosen' in one.target;

const isAboutAll = (one: Instruction): boolean => 'target' in one && !!one.target && 'all' in one.target;

/** Says whether these zones hold enough DON!! cards, active or rested, for a cost of DON!! cards to rest. */
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

const VERBS = [
  'reveal',
  'turn',
  'mill',
  'giveDon',
  'addDon',
  'play',
  'modify',
  'if',
  'repeat',
  'each',
  'together',
] as const;

/** Treats these instructions in a cost as always possible. */
const withoutVerb = (verb: Instruction['do']): Misreading<OpRules> =>
  payableAs((cost) => cost.filter((part) => part.do !== verb));

/** A card that is rested already pays for a cost of resting it. */
const paysByResting = (isMatch: (context: EffectContext) => boolean): Misreading<OpRules> => {
  const restsSource = (context: EffectContext, part: Instruction): boolean =>
    part.do === 'setState' && 'self' in part.target && context.source.state === part.state && isMatch(context);
  return both(
    payableAs((cost, context) => cost.filter((part) => !restsSource(context, part))),
    always('payPart', YES, (_g, paying, part) => restsSource(paying, part)),
  );
};

export const costsFaults = [
  ...faultTable<OpRules>({
    '8-3-1': {
      'what is trashed before the colon is not trashed by an effect': another(
        'isCausedBy',
        (_g, asked, { kind }) => asked === kind,
      ),
      'the effect knows nothing of a number that was chosen for its cost': (rules) => ({
        *pay(g, context, cost) {
          const paid = yield* rules.pay(g, context, cost);
          context.number = undefined;
          return paid;
        },
      }),
      'an Event is in no area while its activation cost is looked at': alsoIf(
        'isAwayWhilePaying',
        (_g, { ability }) => ability.type === 'main',
      ),
      'the activation cost is paid after the effect': (rules) => {
        const owed = new WeakMap<Ability, readonly Instruction[]>();
        return {
          *pay(_g, context, cost) {
            yield* NOTHING;
            owed.set(context.ability, cost);
            return true;
          },
          *resolveEffect(g, context) {
            yield* rules.resolveEffect(g, context);
            yield* rules.pay(g, context, owed.get(context.ability) ?? []);
          },
        };
      },
      'an effect that comes to nothing costs nothing': (rules) => ({
        *pay(g, context, cost) {
          if (!canBeDone(g, context, context.ability.effect ?? [])) return true;
          return yield* rules.pay(g, context, cost);
        },
      }),
    },
    '8-3-1-1': {
      ...ofPaymentInOrder(),
      'the actions of an activation cost are done from the last to the first': args(
        'costsInOrder',
        (g, printed, added) => [g, [...printed].reverse(), added],
      ),
      'what an action about all cards brings does not pay for the next one': onlyIf(
        'isPayable',
        (g, context, cost) => !cost.some(isAboutAll) || cost.every((part) => canBeDone(g, context, [part])),
      ),
    },
    '8-3-1-2': {
      'an added cost is not asked of a card that has left for where it is activated': args(
        'costToActivate',
        (g, card, ability) => [g, card.snapshot ? g.card(card.id) : card, ability],
      ),
      'of added costs that of the latest effect is paid first': args('costsInOrder', (g, printed, added) => [
        g,
        printed,
        [...added].reverse(),
      ]),
      'added costs are paid before the printed one': another('costsInOrder', (_g, printed, added) => [
        ...added.flat(),
        ...printed,
      ]),
      'an added cost stands in the place of the printed one': another('costsInOrder', (_g, printed, added) =>
        added.flat().length > 0 ? added.flat() : printed,
      ),
    },
    '8-3-1-3': {
      ...ofPaymentInFull('an effect'),
      "a Character that a cost plays cannot be K.O.'d for the same cost": onlyIf(
        'canPay',
        (_g, _player, _card, { cost = [] }) =>
          !cost.some((part) => part.do === 'play') || !cost.some((part) => part.do === 'ko'),
      ),
      'a DON!! card that is given is rested for the same cost': payableAs((cost) =>
        cost.some((part) => part.do === 'restDon') ? cost.filter((part) => part.do !== 'giveDon') : cost,
      ),
      'the card of an auto effect that lies rested pays by being rested': paysByResting(
        ({ ability }) => ability.type === 'auto',
      ),
      'a card may be chosen for a cost to which that cannot be done': result(
        'toChooseFrom',
        (given, _g, context, _instruction, fitting) => (context.paying ? fitting : given),
      ),
      'a number may be chosen for a cost that cannot be paid with it': another(
        'largestNumber',
        (_g, _context, { max }) => max,
      ),
      'a [Blocker] that is rested to block is rested for an added cost as well': another(
        'blockRequirementRefusal',
        (g, card, blocker) => g.rules.activationRefusal(g, card.side, card, blocker),
      ),
      'whether the second thing can be done to the card chosen for the first is not looked at': payableAs((cost) =>
        cost.filter((part) => !isAboutChosen(part)),
      ),
      'a card may be chosen for the first part of a cost to which the second cannot be done': args(
        'toChooseFrom',
        (g, context, instruction, fitting) => [g, { ...context, ahead: [] }, instruction, fitting],
      ),
      'a cost about all cards is paid with those that are not protected': payableAs((cost) =>
        cost.filter((part) => !isAboutAll(part)),
      ),
      'each action of the cost is looked at by itself, so that one card can be counted twice': alsoIf(
        'isPayable',
        (g, context, cost) => cost.every((part) => canBeDone(g, context, [part])),
      ),
      'an Event whose activation cost cannot be paid cannot be used': result('eventAbilities', (abilities, g, card) =>
        abilities.filter((one) => g.rules.canPay(g, card.owner, card, one)),
      ),
      'of several ways to pay one may be chosen that is not possible': another('modesToChoose', (_g, _context, modes) =>
        modes.map((_, index) => index),
      ),
    },
    '8-3-1-3-1': {
      'a cost is paid although the second thing could not be done to the card chosen for the first':
        skip('watch', (_g, _context, instruction) => isAboutChosen(instruction)),
      "a Character that cannot be K.O.'d cannot be chosen to be K.O.'d as a cost": result(
        'toChooseFrom',
        (given, g, context, { do: verb }) =>
          context.paying && verb === 'ko'
            ? given.filter((card) => g.rules.mayBeKoed(g, card, causeOf(context)))
            : given,
      ),
      'an effect whose cost became impossible while it was paid is resolved': always('impossiblePaymentFails', false),
      'payment stops at the action that became impossible': always('continuesPaying', false),
      'an action that became impossible in part is not done at all': always(
        'payPart',
        NO,
        (g, paying, part) => !canBeDone(g, paying, [part]),
      ),
      'what was rested for a payment that failed is set active again': (rules) => ({
        *payPart(g, paying, part) {
          const active = Object.values(g.state.cards).filter(isActive);
          const paid = yield* rules.payPart(g, paying, part);
          const rested = paid ? [] : active.filter((card) => card.state === 'rested');
          yield* perform(g, ...rested.map((card) => ({ card, state: 'active' })));
          return paid;
        },
      }),
    },
    '8-3-1-4': {
      'an activation cost that "may" be paid is paid': onlyIf('isOptional', (_g, ability) => !asOp(ability).cost),
      'whoever refuses the cost has the effect for nothing': (rules) => {
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
    '8-3-1-5': {
      'a number in a circle is paid with DON!! cards that cannot be rested': always('mayPayByResting', true),
      'rested DON!! cards count for a number in a circle': alsoIf('isPayable', (g, context, cost) =>
        paysWith(g, context.player, cost, ['cost']),
      ),
      'the DON!! cards of a number in a circle are returned to the DON!! deck': saidAs((said) =>
        said.do === 'restDon' ? { ...said, do: 'returnDon' } : said,
      ),
    },
    '8-3-1-6': {
      'DON!! −X takes DON!! cards of the cost area only': another('returnableDon', (g, player) =>
        cardsIn(g, player, 'cost'),
      ),
      'a DON!! card that cannot be removed from the field can be chosen for the payment, and stays': another(
        'returnableDon',
        (g, player) => [...cardsIn(g, player, 'cost'), ...g.rules.donUnderCardsOf(g, player)],
      ),
      'nobody says which DON!! cards DON!! −X takes: those of the cost area first': () => ({
        *returnDon(g, player, count, cause) {
          g.cite('8-3-1-6');
          yield* g.rules.returnDonCards(g, g.rules.returnableDon(g, player, cause).slice(0, count), cause);
        },
      }),
      'DON!! −X does not take rested DON!! cards': result('returnableDon', (given) =>
        given.filter((card) => card.state !== 'rested'),
      ),
      'DON!! −X does not take DON!! cards given to the Leader': result('returnableDon', (given, g, player) =>
        given.filter((don) => !g.rules.donGivenTo(g, leaderOf(g, player)).includes(don)),
      ),
    },
    '8-3-1-7': {
      'a cost is not paid as it is written where anything was replaced meanwhile': another(
        'wasReplaced',
        anythingReplaced,
      ),
      'the effect follows although its cost was replaced': always('replacedPaymentFails', false),
      'where a part of the cost was replaced the rest is not paid': (rules) => {
        const ended = new WeakSet<object>();
        return {
          *payPart(g, paying, part) {
            if (ended.has(paying)) return false;
            let paid = false;
            const outcome = yield* trackOutcome(g, causeOf(paying), function* () {
              paid = yield* rules.payPart(g, paying, part);
            });
            if (g.rules.wasReplaced(g, outcome)) ended.add(paying);
            return paid;
          },
        };
      },
    },
    '8-3-3': {
      'what follows an "if" is carried out in any case': always('ifClauseHolds', true),
      'an effect whose "if" is not true cannot be activated': onlyIf('isPayable', (g, context) => {
        const [first] = context.ability.effect ?? [];
        return first?.do !== 'if' || holds(g, context, first.condition);
      }),
      'an "if" is looked at when the effect is activated, before its cost is paid': (rules) => {
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
  }),
  ...VERBS.flatMap((verb) =>
    faultTable<OpRules>({
      '8-3-1-3': { [`whether there is enough for the "${verb}" of a cost is not looked at`]: withoutVerb(verb) },
    }),
  ),
  ...['leader', 'character', 'stage'].flatMap((zone) =>
    faultTable<OpRules>({
      '8-3-1-3': {
        [`what lies rested in the ${zone} area pays by being rested`]: paysByResting(
          ({ source }) => source.zone === zone,
        ),
      },
    }),
  ),
  ...['8-3-1-6', '8-3-1-3-1'].flatMap((clause) =>
    faultTable<OpRules>({
      [clause]: {
        'DON!! −X takes DON!! cards that cannot be removed from the field': onlyIf(
          'removalIsForbidden',
          (_g, _card, _cause, to) => to !== 'donDeck',
        ),
      },
    }),
  ),
  ...KINDS.flatMap((kind) =>
    faultTable<OpRules>({
      '8-3-1-2': {
        [`an added cost is not asked of an effect of the kind "${kind}"`]: result(
          'costToActivate',
          (given, _g, _card, ability) => (ability.type === kind ? (asOp(ability).cost ?? []) : given),
        ),
      },
    }),
  ),
];
