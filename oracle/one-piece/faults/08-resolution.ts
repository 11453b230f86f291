/** Misreadings of 8-4 to 8-6: activation and resolution. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import { startLook, tell } from '../../kernel/changes';
import { resolveTargets, shuffleDeck } from '../../kernel/language/instructions';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import type { EffectContext } from '../../kernel/rules';
import { opponentOf, type CardState } from '../../kernel/state';
import { contextOf } from '../08-kinds-and-costs';
import { categoryOf, definitionOf, leaderOf, type OpGame, type OpRules } from '../game';

export const resolutionFaults: readonly Fault<OpRules>[] = [
  // --- 8-4-1 --------------------------------------------------------------------------------------------------------
  {
    id: 'paid-for-afterwards',
    clause: '8-4-1',
    title: 'the activation cost is paid when the effect has been resolved',
    replace: () => ({
      *activateAndResolve(g, player, card, ability, { event } = {}) {
        const context = contextOf(player, card, ability, { event });
        const cost = g.rules.costToActivate(g, card, ability);
        yield* g.rules.resolve(g, context);
        yield* g.rules.pay(g, context, cost);
      },
    }),
  },
  {
    id: 'conditions-do-not-matter',
    clause: '8-4-1-1',
    title: 'an effect may be activated without its conditions',
    replace: () => ({ conditionsForActivation: () => true }),
  },
  {
    id: 'conditions-only-at-the-timing',
    clause: '8-4-1-1',
    title: 'the conditions of an auto effect are looked at when its timing comes, and not when it is activated',
    replace: (rules) => ({
      conditionsForActivation: (g, player, card, ability, occasion) =>
        ability.type === 'auto' || rules.conditionsForActivation(g, player, card, ability, occasion),
    }),
  },
  {
    id: 'own-ko-without-conditions',
    clause: '8-4-1-1',
    title: 'the condition of an effect is not looked at where it answers the K.O. of its own card',
    replace: (rules) => ({
      conditionsForActivation: (g, player, card, ability, occasion) =>
        (occasion?.event?.type === 'koed' && occasion.event.card === card.id) ||
        rules.conditionsForActivation(g, player, card, ability, occasion),
    }),
  },
  {
    id: 'first-effect-of-the-card',
    clause: '8-4-1-2',
    title: 'of a card with several effects the first is activated',
    replace: (rules) => ({
      activateMain: (g, player, { type, card }) => rules.activateMain(g, player, { type, card }),
    }),
  },
  {
    id: 'event-is-not-shown',
    clause: '8-4-1-2',
    title: 'an Event of the hand is not shown before it is paid for',
    replace: (rules) => ({
      reveal(g, card) {
        if (categoryOf(card) !== 'event') rules.reveal(g, card);
      },
    }),
  },
  {
    id: 'first-part-of-the-cost',
    clause: '8-4-1-3',
    title: 'of an activation cost with several parts only the first is paid',
    replace: (rules) => ({ pay: (g, context, cost) => rules.pay(g, context, cost.slice(0, 1)) }),
  },
  {
    id: 'last-part-of-the-cost-if-possible',
    clause: '8-4-1-3',
    title: 'it is enough that the first part of the cost can be paid',
    replace: (rules) => ({ isPayable: (g, context, cost) => rules.isPayable(g, context, cost.slice(0, 1)) }),
  },
  {
    id: 'no-cost-without-a-target',
    clause: '8-4-1-3',
    title: 'the cost is not paid where the effect finds nothing to do',
    replace: (rules) => ({
      *pay(g, context, cost) {
        const [first] = context.ability.effect;
        const conditionUnmet = first?.do === 'ko' && g.zone(opponentOf(context.player), 'character').length === 0;
        return conditionUnmet ? true : yield* rules.pay(g, context, cost);
      },
    }),
  },
  {
    id: 'activation-is-no-event',
    clause: '8-4-1-4',
    title: 'nothing can react to the activation of an effect',
    replace: () => ({ tellOfActivation: () => undefined }),
  },
  {
    id: 'activated-only-if-it-does-something',
    clause: '8-4-1-4',
    title: 'an effect that comes to nothing has not been activated',
    replace: (rules) => ({
      tellOfActivation: () => undefined,
      *resolve(g, context) {
        const before = g.journal.length;
        yield* rules.resolve(g, context);
        if (g.journal.length > before) rules.tellOfActivation(g, context.player, context.source, context.ability);
      },
    }),
  },
  {
    id: 'passed-up-but-activated',
    clause: '8-4-1-4',
    title: 'an optional effect counts as activated before its player has said so',
    replace: (rules) => ({
      *activateAuto(g, player, card, ability, occasion) {
        if (ability.may) rules.tellOfActivation(g, player, card, ability);
        yield* rules.activateAuto(g, player, card, ability, occasion);
      },
    }),
  },
  {
    id: 'triggers-are-activated-before-they-are-paid-for',
    clause: '8-4-1-4',
    title: 'a [Trigger] has been activated as soon as its player has said so',
    replace: (rules) => ({
      *carryOutTrigger(g, player, card) {
        tell(g, 'triggerActivated', { player, card: card.id });
        yield* rules.carryOutTrigger(g, player, card);
      },
    }),
  },
  {
    id: 'gone-cards-resolve-nothing',
    clause: '8-4-1-5',
    title: 'an effect is not resolved where its card has left the field to pay for it',
    replace: (rules) => ({
      *resolve(g, context) {
        const gone = context.ability.type === 'activate' && context.source.zone === 'trash';
        if (!gone) yield* rules.resolve(g, context);
      },
    }),
  },
  {
    id: 'only-the-turn-player-resolves',
    clause: '8-4-1-5',
    title: 'an effect of the player whose turn it is not is activated and not resolved',
    replace: (rules) => ({
      *resolve(g, context) {
        if (context.player === g.state.turnPlayer) yield* rules.resolve(g, context);
      },
    }),
  },
  // --- 8-4-2, 8-4-3 -------------------------------------------------------------------------------------------------
  {
    id: 'event-trashed-afterwards',
    clause: '8-4-2',
    title: 'an Event is trashed when its effect has been carried out',
    replace: () => ({
      *activateEvent(g, player, card, timing) {
        const ability = definitionOf(card).abilities!.find((one) => one.type === timing)!;
        tell(g, 'eventActivated', { player, card: card.id });
        yield* g.rules.activateAndResolve(g, player, card, ability);
        yield* g.rules.trashEvent(g, player, card);
      },
    }),
  },
  {
    id: 'counter-event-trashed-afterwards',
    clause: '8-4-2',
    title: 'an Event used in the Counter Step is trashed when its effect has been carried out',
    replace: (rules) => ({
      *activateEvent(g, player, card, timing) {
        if (timing === 'main') return yield* rules.activateEvent(g, player, card, timing);
        const ability = definitionOf(card).abilities!.find((one) => one.type === timing)!;
        tell(g, 'eventActivated', { player, card: card.id });
        yield* g.rules.activateAndResolve(g, player, card, ability);
        yield* g.rules.trashEvent(g, player, card);
      },
    }),
  },
  {
    id: 'borrowed-event-stays-in-the-hand',
    clause: '8-4-2',
    title: 'an Event of the hand that another effect activates stays in the hand',
    replace: () => ({
      *activateNamedEffect(g, player, card, of) {
        const ability = g.rules.abilityMeant(g, card, of);
        if (ability) yield* g.rules.activateAndResolve(g, player, card, ability);
      },
    }),
  },
  {
    id: 'activating-rests-the-card',
    clause: '8-4-3',
    title: 'a card rests when its effect is activated',
    replace: (rules) => ({
      *resolve(g, context) {
        if (isOnField(g, context)) yield* perform(g, { card: context.source, state: 'rested' });
        yield* rules.resolve(g, context);
      },
    }),
  },
  {
    id: 'stages-are-spent',
    clause: '8-4-3',
    title: 'a Stage is trashed like an Event when its effect is activated',
    replace: (rules) => ({
      *resolve(g, context) {
        yield* rules.resolve(g, context);
        if (context.source.zone === 'stage') yield* g.rules.trash(g, [context.source], { kind: 'rule' });
      },
    }),
  },
  // --- 8-4-4 --------------------------------------------------------------------------------------------------------
  {
    id: 'all-chosen-on-activation',
    clause: '8-4-4',
    title: 'everything is chosen when the effect is activated, before any of it is carried out',
    replace: () => ({
      *resolve(g, context) {
        const choices = new Map<Instruction, readonly CardState[]>();
        for (const instruction of context.ability.effect) {
          if (!choosesCards(instruction)) continue;
          choices.set(instruction, yield* resolveTargets(g, context, instruction.target));
        }
        for (const instruction of context.ability.effect) {
          const chosen = choices.get(instruction);
          if (chosen) context.chosen = chosen;
          const fixed = chosen ? ({ ...instruction, target: { chosen: true } } as Instruction) : instruction;
          yield* g.rules.carryOut(g, context, fixed);
        }
      },
    }),
  },
  {
    id: 'too-few-means-none',
    clause: '8-4-4-1',
    title: 'where there are fewer cards than the number nobody has to choose',
    replace: () => ({ fewestOf: (count, there) => (there < count ? 0 : count) }),
  },
  {
    id: 'one-is-enough',
    clause: '8-4-4-1',
    title: 'a number is only the most that can be chosen, one is enough',
    replace: () => ({ fewestOf: (_count, there) => Math.min(1, there) }),
  },
  {
    id: 'up-to-is-not-none',
    clause: '8-4-4-1',
    title: 'with "up to" at least one must be chosen',
    replace: (rules) => ({
      rangeOfChoice(g, context, choice, fitting) {
        const { min, max } = rules.rangeOfChoice(g, context, choice, fitting);
        return { min: choice.upTo ? Math.min(1, fitting.length) : min, max };
      },
    }),
  },
  {
    id: 'up-to-is-all-or-none',
    clause: '8-4-4-1',
    title: 'with "up to" it is the whole number or nothing',
    replace: (rules) => ({
      rangeOfChoice(g, context, choice, fitting) {
        const { min, max } = rules.rangeOfChoice(g, context, choice, fitting);
        return { min: choice.upTo ? Math.min(max, fitting.length) : min, max };
      },
    }),
  },
  {
    id: 'hidden-cards-must-be-found',
    clause: '8-4-4-2',
    title: 'a fitting card of a secret area must be chosen',
    replace: () => ({ mayChooseNone: () => false }),
  },
  {
    id: 'only-the-deck-may-fail',
    clause: '8-4-4-2',
    title: 'a fitting card of the hand must be chosen, only of the deck it may be left',
    replace: (rules) => ({
      mayChooseNone: (g, context, choice) =>
        !choice.from.zone?.includes('hand') && rules.mayChooseNone(g, context, choice),
    }),
  },
  {
    id: 'hidden-cards-that-fit-together-must-be-found',
    clause: '8-4-4-2',
    title: 'hidden cards with different names, or within a total, must be chosen',
    replace: (rules) => ({
      mayChooseNone: (g, context, { from, count }) => rules.mayChooseNone(g, context, { from, count }),
    }),
  },
  {
    id: 'open-cards-may-be-left-for-hidden-ones',
    clause: '8-4-4-2',
    title: 'where a hidden card could be chosen as well no open one has to be',
    replace: () => ({ isInSight: () => false }),
  },
  {
    id: 'revealed-cards-may-be-left',
    clause: '8-4-4-2',
    title: 'a revealed card of a secret area may be left',
    replace: () => ({ isInSight: (g, card) => !g.rules.isSecret(card.zone, card.face) }),
  },
  {
    id: 'no-hidden-card-need-be-chosen',
    clause: '8-4-4-2',
    title: 'no card of a secret area has to be chosen, even where any card will do',
    replace: () => ({
      mayChooseNone: (g, _context, { from }) => from.zone?.some((zone) => g.rules.isSecret(zone, from.face)) ?? false,
    }),
  },
  {
    id: 'described-cards-may-be-left',
    clause: '8-4-4-2',
    title: 'cards that must fit a description may be left in an open area too',
    replace: (rules) => ({
      mayChooseNone: (g, context, choice) => isDescribed(choice.from) || rules.mayChooseNone(g, context, choice),
      isInSight: () => false,
    }),
  },
  {
    id: 'nobody-is-the-turn-player',
    clause: '8-4-4-3',
    title: 'an effect that names no player means the turn player',
    replace: () => ({ originOf: (g, _player, card) => ({ player: g.state.turnPlayer, card }) }),
  },
  {
    id: 'no-card-is-the-leader',
    clause: '8-4-4-3',
    title: 'power that is gained without a word about which card is for the Leader',
    replace: (rules) => ({
      originOf(g, player, card, ability) {
        const ofPower = ability.effect.some(({ do: what }) => what === 'modify');
        return rules.originOf(g, player, ofPower ? leaderOf(g, player) : card, ability);
      },
    }),
  },
  {
    id: 'deck-is-chosen-from-unseen',
    clause: '8-4-4-4',
    title: 'who chooses cards of the deck does not look at them',
    replace: () => ({ searchedCards: () => [] }),
  },
  {
    id: 'top-cards-are-chosen-from-unseen',
    clause: '8-4-4-4',
    title: 'who chooses among the top cards of the deck does not look at them',
    replace: (rules) => ({
      searchedCards: (g, context, from) => (from.top === undefined ? rules.searchedCards(g, context, from) : []),
    }),
  },
  {
    id: 'whole-deck-is-seen',
    clause: '8-4-4-4',
    title: 'who chooses among the top cards of the deck looks through all of it',
    replace: (rules) => ({ searchedCards: (g, context, { top: _, ...from }) => rules.searchedCards(g, context, from) }),
  },
  {
    id: 'deck-is-shown-to-both',
    clause: '8-4-4-4',
    title: 'both players look at the deck that one of them chooses from',
    replace: (rules) => ({
      searchedCards(g, context, from) {
        const cards = rules.searchedCards(g, context, from);
        if (cards.length > 0) startLook(g, opponentOf(context.player), cards);
        return cards;
      },
    }),
  },
  {
    id: 'looking-through-shuffles',
    clause: '8-4-4-4',
    title: 'the deck is shuffled after a card of it was chosen, without a word about it',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        yield* rules.carryOut(g, context, instruction);
        const { target } = instruction as { target?: { choose?: { from: CardFilter } } };
        if (target?.choose?.from.zone?.includes('deck')) yield* shuffleDeck(g, context.player);
      },
    }),
  },
  // --- 8-4-5, 8-4-6 -------------------------------------------------------------------------------------------------
  {
    id: 'leaving-for-secret-areas-activates',
    clause: '8-4-5',
    title: 'an effect of a card that leaves the field activates wherever the card goes',
    replace: () => ({ arrivesInTheOpen: () => true }),
  },
  {
    id: 'only-the-hand-is-secret',
    clause: '8-4-5',
    title: 'an effect of a card that leaves the field does not activate where it goes to the hand, and only there',
    replace: () => ({ arrivesInTheOpen: (_g, gone) => gone.card.zone !== 'hand' }),
  },
  {
    id: 'life-is-secret-face-up-too',
    clause: '8-4-5',
    title: 'the Life area counts as secret also where the card lies face up',
    replace: (rules) => ({
      arrivesInTheOpen: (g, gone, event) => gone.card.zone !== 'life' && rules.arrivesInTheOpen(g, gone, event),
    }),
  },
  {
    id: 'printed-power-is-asked',
    clause: '8-4-6',
    title: 'an effect that asks for power asks for the printed power as well',
    replace: (rules) => ({
      fitsFilter(g, filter, card) {
        const { max = Infinity } = filter.stat?.power ?? {};
        return (definitionOf(card).power ?? 0) <= (max as number) && rules.fitsFilter(g, filter, card);
      },
    }),
  },
  {
    id: 'permanent-effects-wait',
    clause: '8-4-6',
    title: 'while an effect is resolved permanent effects do not count',
    replace: (rules) => {
      const resolving = new WeakSet<OpGame>();
      return {
        *resolve(g, context) {
          resolving.add(g);
          g.changed();
          yield* rules.resolve(g, context);
          resolving.delete(g);
          g.changed();
        },
        abilityIsValid: (g, card, ability) =>
          !(resolving.has(g) && ability.type === 'permanent') && rules.abilityIsValid(g, card, ability),
      };
    },
  },
];

const isOnField = (g: OpGame, { source, ability }: EffectContext): boolean =>
  ability.type === 'activate' && g.rules.playZones.includes(source.zone);

type WithTarget = Extract<Instruction, { target: unknown }>;
const choosesCards = (instruction: Instruction): instruction is WithTarget =>
  'target' in instruction && instruction.target !== undefined && 'choose' in instruction.target;

const isDescribed = ({ category, stat, name, type }: CardFilter): boolean =>
  [category, stat, name, type].some((asked) => asked !== undefined);
