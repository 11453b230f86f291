/** Misreadings of prohibitions with a cause, of payments that cannot be made in full, and of what is negated, gained and asked for. */
import type { Instruction } from '../../../schemas/ability';
import { addEffect } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import type { Ability, CardState } from '../../kernel/state';
import { abilitiesPrintedOn, activeDon, asOp, isCharacter, type OpGame, type OpRules } from '../game';

type Replace = Fault<OpRules>['replace'];

const prohibitionFaults: readonly Fault<OpRules>[] = [
  {
    id: 'states-forbidden-without-cause',
    clause: '1-3-3',
    title: 'what only some cannot rest or set active nobody can, or everybody can',
    replace: (rules) => ({ stateIsForbidden: (g, card, state) => rules.stateIsForbidden(g, card, state) }),
  },
  {
    id: 'players-are-no-cause',
    clause: '1-3-3',
    title: 'a prohibition that names a cause does not bind what players do by the rules',
    replace: (rules) => ({
      isProhibited: (g, card, what, cause) =>
        rules.isProhibited(g, card, what, cause?.kind === 'rule' ? undefined : cause),
    }),
  },
  {
    id: 'life-to-hand-by-effects',
    clause: '1-3-3',
    title: 'Life cards that cannot be added to the hand are not added by damage only',
    replace: () => ({ staysInLife: () => false }),
  },
  {
    id: 'forbidden-don-pays-for-cards',
    clause: '1-3-3',
    title: 'a card is paid for with DON!! cards that cannot be rested',
    replace: () => ({ donToRest: (g, player) => activeDon(g, player) }),
  },
  {
    id: 'plays-forbidden-without-cause',
    clause: '4-7-2',
    title: 'whether by an effect or by its player a card cannot be played is not looked at',
    replace: (rules) => ({ forbiddenPlayRefusal: (g, card) => rules.forbiddenPlayRefusal(g, card) }),
  },
  {
    id: 'forbidden-don-pays-for-effects',
    clause: '8-3-1-5',
    title: 'a number in a circle is paid with DON!! cards that cannot be rested',
    replace: () => ({ mayPayByResting: () => true }),
  },
  {
    id: 'costs-are-no-effects',
    clause: '10-2-1-3',
    title: "what cannot be K.O.'d by effects is K.O.'d as the cost of one",
    replace: () => ({ isCausedBy: (asked, { kind }) => asked === kind }),
  },
  {
    id: 'price-is-no-effect',
    clause: '8-3-1',
    title: 'what is trashed before the colon is not trashed by an effect',
    replace: () => ({ isCausedBy: (asked, { kind }) => asked === kind }),
  },
  {
    id: 'symbol-counter-is-an-effect',
    clause: '7-1-3-2-1',
    title: 'a card used for its (Symbol) Counter is trashed by an effect',
    replace: () => ({ isCausedBy: (asked, { kind }) => asked === kind || (asked === 'effect' && kind === 'cost') }),
  },
];

/** Costs are looked at as if these instructions were always possible. */
const withoutVerb =
  (verb: Instruction['do']): Replace =>
  (rules) => ({
    isPayable: (g, context, cost, before) =>
      rules.isPayable(
        g,
        context,
        cost.filter((part) => part.do !== verb),
        before,
      ),
  });

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

const anythingReplaced = (g: OpGame, before: number): boolean =>
  g.journal.slice(before).some(({ type }) => type === 'replaced');

const paymentFaults: readonly Fault<OpRules>[] = [
  ...VERBS.map((verb): Fault<OpRules> => ({
    id: `cost-payable-without-${verb}`,
    clause: '8-3-1-3',
    title: `whether there is enough for the "${verb}" of a cost is not looked at`,
    replace: withoutVerb(verb),
  })),
  {
    id: 'cost-paid-with-any-card',
    clause: '8-3-1-3',
    title: 'a card may be chosen for a cost to which that cannot be done',
    replace: (rules) => ({
      toChooseFrom: (g, context, instruction, fitting) =>
        context.paying ? fitting : rules.toChooseFrom(g, context, instruction, fitting),
    }),
  },
  {
    id: 'cost-of-any-number',
    clause: '8-3-1-3',
    title: 'a number may be chosen for a cost that cannot be paid with it',
    replace: () => ({ largestNumber: (_g, _context, { max }) => max }),
  },
  {
    id: 'number-of-the-cost-forgotten',
    clause: '8-3-1',
    title: 'the effect knows nothing of a number that was chosen for its cost',
    replace: (rules) => ({
      *pay(g, context, cost) {
        const paid = yield* rules.pay(g, context, cost);
        context.number = undefined;
        return paid;
      },
    }),
  },
  {
    id: 'event-is-nowhere-while-paid',
    clause: '8-3-1',
    title: 'an Event is in no area while its activation cost is looked at',
    replace: (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(g, { ...context, ability: { ...context.ability, type: 'activate' } }, cost, before),
    }),
  },
  {
    id: 'any-replacement-spoils-the-cost',
    clause: '8-3-1-7',
    title: 'a cost is not paid as it is written where anything was replaced meanwhile',
    replace: () => ({ replacedSince: anythingReplaced }),
  },
  {
    id: 'any-replacement-undoes-the-if',
    clause: '4-10-1',
    title: 'what comes before "if you do" was not done where anything was replaced meanwhile',
    replace: () => ({ replacedSince: anythingReplaced }),
  },
  {
    id: 'blocker-pays-by-blocking',
    clause: '8-3-1-3',
    title: 'a [Blocker] that is rested to block is rested for an added cost as well',
    replace: () => ({
      blockRequirementRefusal: (g, card, blocker) => g.rules.activationRefusal(g, card.controller, card, blocker),
    }),
  },
  {
    id: 'draw-is-always-possible',
    clause: '8-1-3-4-5',
    title: 'a player who cannot draw may draw instead of something',
    replace: (rules) => ({
      canReplace: (g, context) =>
        context.ability.effect.every(({ do: verb }) => verb === 'draw') || rules.canReplace(g, context),
    }),
  },
  {
    id: 'replacement-keeps-hidden-cards',
    clause: '8-1-3-4-5',
    title: 'who applies a replacement may keep back the hidden card that it takes',
    replace: (rules) => ({
      mayChooseNone: (g, { ability, ...context }, choice) =>
        rules.mayChooseNone(g, { ...context, ability: { ...ability, type: 'auto' } }, choice),
    }),
  },
  {
    id: 'replacement-with-any-card',
    clause: '8-1-3-4-5',
    title: 'a card may be chosen for a replacement to which that cannot be done',
    replace: (rules) => ({
      toChooseFrom: (g, context, instruction, fitting) =>
        context.paying ? rules.toChooseFrom(g, context, instruction, fitting) : fitting,
    }),
  },
];

const isAboutChosen = (one: Instruction): boolean => 'target' in one && !!one.target && 'chosen' in one.target;
const isAboutAll = (one: Instruction): boolean => 'target' in one && !!one.target && 'all' in one.target;

/** Something goes on as it was meant to, although it is forbidden by the time that something else has happened instead. */
const goesOnForbidden = (event: string): Fault<OpRules> => ({
  id: `forbidden-meanwhile-but-${event}`,
  clause: '1-3-3',
  title: `a card is ${event} although what happened instead of the rest has put a prohibition in force`,
  replace: (rules) => ({
    mayStillHappen: (g, intent) => intent.events.includes(event) || rules.mayStillHappen(g, intent),
  }),
});

const midwayFaults: readonly Fault<OpRules>[] = [
  ...['koed', 'moved', 'rested'].map(goesOnForbidden),
  {
    id: 'nothing-goes-on-beside-a-replacement',
    clause: '8-1-3-4-4',
    title: 'where a part is replaced the rest does not happen either',
    replace: () => ({ mayStillHappen: () => false }),
  },
  {
    id: 'replacements-are-not-activated',
    clause: '8-1-3-4-6',
    title: 'a card whose effects cannot be activated replaces all the same',
    replace: () => ({ replacementIsForbidden: () => false }),
  },
  {
    id: 'replacing-activates-nothing',
    clause: '8-1-3-4-7',
    title: 'who applies a replacement has not activated an effect',
    replace: () => ({ beforeReplacement: (g, { source, ability }) => g.rules.useUp(g, source, asOp(ability), true) }),
  },
  {
    id: 'what-left-is-not-played-instead',
    clause: '8-1-3-4-5',
    title: 'a Character that a replacement moves first cannot be played by it',
    replace: (rules) => ({
      canReplace: (g, context) =>
        !context.ability.effect.some(({ do: verb }) => verb === 'play') && rules.canReplace(g, context),
    }),
  },
  {
    id: 'chosen-card-always-pays',
    clause: '8-3-1-3',
    title: 'whether the second thing can be done to the card chosen for the first is not looked at',
    replace: (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(
          g,
          context,
          cost.filter((part) => !isAboutChosen(part)),
          before,
        ),
    }),
  },
  {
    id: 'chosen-without-looking-ahead',
    clause: '8-3-1-3',
    title: 'a card may be chosen for the first part of a cost to which the second cannot be done',
    replace: (rules) => ({
      toChooseFrom: (g, context, instruction, fitting) =>
        rules.toChooseFrom(g, { ...context, ahead: [] }, instruction, fitting),
    }),
  },
  {
    id: 'all-but-the-protected-ones',
    clause: '8-3-1-3',
    title: 'a cost about all cards is paid with those that are not protected',
    replace: (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(
          g,
          context,
          cost.filter((part) => !isAboutAll(part)),
          before,
        ),
    }),
  },
  {
    id: 'chosen-card-is-kept-for-nothing',
    clause: '8-3-1-3-1',
    title: 'a cost is paid although the second thing could not be done to the card chosen for the first',
    replace: (rules) => ({
      watch: (g, context, instruction) => {
        if (!isAboutChosen(instruction)) rules.watch(g, context, instruction);
      },
    }),
  },
  ...['8-3-1-6', '8-3-1-3-1'].map((clause): Fault<OpRules> => ({
    id: `don-is-never-kept-${clause}`,
    clause,
    title: 'DON!! −X takes DON!! cards that cannot be removed from the field',
    replace: (rules) => ({
      removalIsForbidden: (g, card, cause, to) => to !== 'donDeck' && rules.removalIsForbidden(g, card, cause, to),
    }),
  })),
];

/** A negation leaves these abilities of the cards alone: they are given back at once. */
const negationSpares =
  (isSpared: (card: CardState, ability: Ability) => boolean): Replace =>
  (rules) => ({
    *carryOut(g, context, instruction) {
      yield* rules.carryOut(g, context, instruction);
      const negation = instruction.do === 'negate' ? g.state.effects.at(-1) : undefined;
      if (negation?.modification.kind !== 'negate') return;
      const { player, source, until } = negation;
      for (const { id } of negation.targets) {
        const spared = abilitiesPrintedOn(g.card(id).definition).filter((ability) => isSpared(g.card(id), ability));
        for (const ability of spared) {
          addEffect(g, { player, source, targets: [id], modification: { kind: 'gain', ability }, until });
        }
      }
    },
  });

const isPrinted = (card: CardState, ability: Ability): boolean =>
  abilitiesPrintedOn(card.definition).some((printed) => printed === ability);

const negationFaults: readonly Fault<OpRules>[] = [
  {
    id: 'negation-spares-replacements',
    clause: '8-2-1-1',
    title: 'a negated replacement replaces',
    replace: negationSpares((_card, { type }) => type === 'instead'),
  },
  {
    id: 'negation-of-characters-only',
    clause: '8-2-1-1',
    title: 'the effects of Leaders and Stages are not negated',
    replace: negationSpares((card) => !isCharacter(card)),
  },
  {
    id: 'negation-spares-the-end-of-the-turn',
    clause: '8-2-1-1',
    title: 'a negated [End of Your Turn] effect is activated',
    replace: negationSpares((_card, { when }) => when?.event === 'endOfYourTurn'),
  },
  {
    id: 'waiting-in-the-own-turn-outlives-its-negation',
    clause: '8-2-1-1',
    title: 'an effect of the turn player that waits when it is negated is activated all the same',
    replace: (rules) => ({
      wasNegatedSince: (g, card, waiting) =>
        waiting.player !== g.state.turnPlayer && rules.wasNegatedSince(g, card, waiting),
    }),
  },
  {
    id: 'waiting-on-a-leader-outlives-its-negation',
    clause: '8-2-1-1',
    title: 'an effect of a Leader that waits when it is negated is activated all the same',
    replace: (rules) => ({
      wasNegatedSince: (g, card, waiting) => isCharacter(card) && rules.wasNegatedSince(g, card, waiting),
    }),
  },
  {
    id: 'no-replacement-is-gained',
    clause: '8-2-4',
    title: 'a card whose effects are negated has no replacement that it has gained',
    replace: (rules) => ({
      abilityIsValid: (g, card, ability) =>
        (ability.type !== 'instead' || isPrinted(card, ability)) && rules.abilityIsValid(g, card, ability),
    }),
  },
  {
    id: 'no-activate-effect-is-gained',
    clause: '8-2-4',
    title: 'a card whose effects are negated cannot activate an [Activate: Main] that it has gained',
    replace: (rules) => ({
      activationRefusal: (g, player, card, ability, occasion) =>
        ability.type === 'activate' && !isPrinted(card, ability)
          ? { clause: '8-2-1-1', reason: 'its effects are negated' }
          : rules.activationRefusal(g, player, card, ability, occasion),
    }),
  },
];

const KINDS = ['auto', 'keyword', 'main', 'counter', 'trigger'] as const;

const requirementFaults: readonly Fault<OpRules>[] = [
  ...KINDS.map((kind): Fault<OpRules> => ({
    id: `added-cost-not-of-${kind}`,
    clause: '8-3-1-2',
    title: `an added cost is not asked of an effect of the kind "${kind}"`,
    replace: (rules) => ({
      costToActivate: (g, card, ability) =>
        ability.type === kind ? (asOp(ability).cost ?? []) : rules.costToActivate(g, card, ability),
    }),
  })),
  {
    id: 'added-cost-not-after-leaving',
    clause: '8-3-1-2',
    title: 'an added cost is not asked of a card that has left for where it is activated',
    replace: (rules) => ({
      costToActivate: (g, card, ability) =>
        rules.costToActivate(g, 'lastKnownRequirements' in card ? g.card(card.id) : card, ability),
    }),
  },
  ...KINDS.filter((kind) => kind !== 'auto').map((kind): Fault<OpRules> => ({
    id: `added-condition-not-of-${kind}`,
    clause: '8-3-2-2',
    title: `an added condition is not asked of an effect of the kind "${kind}"`,
    replace: (rules) => ({
      addedConditionsHold: (g, reader, card, ability) =>
        ability.type === kind || rules.addedConditionsHold(g, reader, card, ability),
    }),
  })),
  {
    id: 'hidden-life-must-be-found',
    clause: '8-4-4-2',
    title: 'a fitting card of the Life area must be chosen',
    replace: (rules) => ({
      mayChooseNone: (g, context, choice) =>
        !choice.from.zone?.includes('life') && rules.mayChooseNone(g, context, choice),
    }),
  },
];

export const prohibitionAndPaymentFaults: readonly Fault<OpRules>[] = [
  ...prohibitionFaults,
  ...paymentFaults,
  ...midwayFaults,
  ...negationFaults,
  ...requirementFaults,
];
