/** Misreadings of 8-4 to 8-6: activating, resolving and ordering effects. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import { chooseNext } from '../../kernel/questions';
import { startLook, emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { withGeneration } from '../../kernel/events/triggers';
import { resolveTargets, shuffleDeck } from '../../kernel/language/instructions';
import { contextOf } from '../../kernel/procedures/contexts';
import { resolvePendingMatching } from '../08-activating-and-resolving-effects';
import type { EffectContext } from '../../kernel/rules';
import { type CardState, opponentOf, type Procedure } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { afterwards, beforehand, instead } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { payableAs } from '../../kernel/testing/common-costs';
import { saidAs } from '../../kernel/testing/common-texts';
import { activatingAll, asTriggered } from '../../kernel/testing/common-waiting';
import { cardsIn, categoryOf, definitionOf, leaderOf, type OpGame, type OpRules } from '../game';
import type { EventTiming } from '../08-activating-and-resolving-effects';
import { answersAnAttack } from './battle';

const earliest = (waiting: readonly PendingAbility[]): readonly PendingAbility[] => {
  const first = Math.min(...waiting.map((one) => one.generation));
  return waiting.filter((one) => one.generation === first);
};

const latest = (waiting: readonly PendingAbility[]): readonly PendingAbility[] => {
  const last = Math.max(...waiting.map((one) => one.generation));
  return waiting.filter((one) => one.generation === last);
};

const waitingOf = (g: OpGame, player: string): readonly PendingAbility[] =>
  g.state.pending.filter((waiting) => waiting.player === player);

const isOnField = (g: OpGame, { source, ability }: EffectContext): boolean =>
  ability.type === 'activate' && g.zonesWith.abilities.includes(source.zone);

type WithTarget = Extract<Instruction, { target: unknown }>;

const choosesCards = (instruction: Instruction): instruction is WithTarget =>
  'target' in instruction && instruction.target !== undefined && 'choose' in instruction.target;

const isDescribed = ({ category, stat, name, type }: CardFilter): boolean =>
  [category, stat, name, type].some((asked) => asked !== undefined);

/** @param only restricts the misreading to this timing */
const usedBeforeItIsTrashed = (only?: EventTiming): Misreading<OpRules> =>
  instead(
    'activateEvent',
    (_g, _player, _card, timing) => timing === (only ?? timing),
    function* (g, player, card, timing) {
      const ability = definitionOf(card).abilities!.find((one) => one.type === timing)!;
      emit(g, 'eventActivated', { player, card: card.id });
      yield* g.rules.activateAndResolve(g, player, card, ability);
      yield* g.rules.trashEvent(g, player, card);
    },
  );

export const resolutionFaults = faultTable<OpRules>({
  '8-4-1': {
    'the activation cost is paid when the effect has been resolved': () => ({
      *activateAndResolve(g, player, card, ability, { event } = {}) {
        const context = contextOf(g, player, card, ability, { event });
        const cost = g.rules.costToActivate(g, card, ability);
        yield* g.rules.resolveEffect(g, context);
        yield* g.rules.pay(g, context, cost);
      },
    }),
  },
  '8-4-1-1': {
    'an effect may be activated without its conditions': always('conditionsForActivation', true),
    'the conditions of an auto effect are looked at when its timing comes, and not when it is activated': alsoIf(
      'conditionsForActivation',
      (_g, _player, _card, ability) => ability.type === 'auto',
    ),
    'the condition of an effect is not looked at where it answers the K.O. of its own card': alsoIf(
      'conditionsForActivation',
      (_g, _player, card, _ability, occasion) => occasion?.event?.type === 'koed' && occasion.event.card === card.id,
    ),
  },
  '8-4-1-2': {
    'all [Activate: Main] effects of a card are activated together': activatingAll(
      'activateMain',
      ({ type }) => type === 'activate',
    ),
    'of a card with several effects the first is activated': args('activateMain', (g, player, { type, card }) => [
      g,
      player,
      { type, card },
    ]),
    'an Event of the hand is not shown before it is paid for': skip('reveal', (_g, card) =>
      categoryOf(card) === 'event'),
  },
  '8-4-1-3': {
    'of an activation cost with several parts only the first is paid': args('pay', (g, context, cost) => [
      g,
      context,
      cost.slice(0, 1),
    ]),
    'it is enough that the first part of the cost can be paid': payableAs((cost) => cost.slice(0, 1)),
    'the cost is not paid where the effect finds nothing to do': (rules) => ({
      *pay(g, context, cost) {
        const [first] = context.ability.effect;
        const conditionUnmet = first?.do === 'ko' && g.zone(opponentOf(context.player), 'character').length === 0;
        return conditionUnmet ? true : yield* rules.pay(g, context, cost);
      },
    }),
  },
  '8-4-1-4': {
    'nothing can react to the activation of an effect': skip('emitActivation'),
    'an effect that comes to nothing has not been activated': (rules) => ({
      emitActivation: () => undefined,
      *resolveEffect(g, context) {
        const before = g.journal.length;
        yield* rules.resolveEffect(g, context);
        if (g.journal.length > before) rules.emitActivation(g, context.player, context.source, context.ability);
      },
    }),
    'an optional effect counts as activated before its player has said so': (rules) => ({
      *activateAuto(g, player, card, ability, occasion) {
        if (ability.may) rules.emitActivation(g, player, card, ability);
        yield* rules.activateAuto(g, player, card, ability, occasion);
      },
    }),
    'a [Trigger] has been activated as soon as its player has said so': beforehand(
      'executeTrigger',
      (g, player, card) => {
        emit(g, 'triggerActivated', { player, card: card.id });
      },
    ),
  },
  '8-4-1-5': {
    'an effect is not resolved where its card has left the field to pay for it':
      skip('resolveEffect', (_g, context) => {
        const gone = context.ability.type === 'activate' && context.source.zone === 'trash';
        return gone;
      }),
    'an effect of the player whose turn it is not is activated and not resolved': skip('resolveEffect', (g, context) =>
      context.player !== g.state.turnPlayer),
  },
  '8-4-2': {
    'an Event is trashed when its effect has been carried out': usedBeforeItIsTrashed(),
    'an Event is in no area until its effect has been carried out': (rules) => ({
      trashEvent: (g, _player, card) => perform(g, { card, to: { zone: 'resolving', face: 'up' } }),
      activatesEvent: () => true,
      *activateEvent(g, player, card, timing, cause) {
        yield* rules.activateEvent(g, player, card, timing, cause);
        if (card.zone === 'resolving') yield* rules.trashEvent(g, player, card);
      },
    }),
    'an Event used in the Counter Step is trashed when its effect has been carried out':
      usedBeforeItIsTrashed('counter'),
    'an Event of the hand that another effect activates stays in the hand': () => ({
      *activateNamedEffect(g, player, card, of) {
        const ability = g.rules.abilityOfType(g, card, of);
        if (ability) yield* g.rules.activateAndResolve(g, player, card, ability);
      },
    }),
  },
  '8-4-3': {
    'a card rests when its effect is activated': beforehand('resolveEffect', function* (g, context) {
      if (isOnField(g, context)) yield* perform(g, { card: context.source, state: 'rested' });
    }),
    'a Stage is trashed like an Event when its effect is activated': afterwards(
      'resolveEffect',
      function* (g, context) {
        if (context.source.zone === 'stage') yield* g.rules.trash(g, [context.source], { kind: 'rule' });
      },
    ),
  },
  '8-4-4': {
    'the player of the effect says which of several parts is carried out, also where the opponent is to': saidAs(
      (said) => (said.do === 'chooseOne' ? { ...said, by: 'you' } : said),
    ),
    'the player of the effect chooses cards, also where the opponent is to': saidAs((said) => {
      if (!choosesCards(said) || !('choose' in said.target)) return said;
      const { by, ...choose } = said.target.choose;
      return by === 'opponent' ? { ...said, target: { choose } } : said;
    }),
    'everything is chosen when the effect is activated, before any of it is carried out': () => ({
      *resolveEffect(g, context) {
        const choices = new Map<Instruction, readonly CardState[]>();
        for (const instruction of context.ability.effect) {
          if (!choosesCards(instruction)) continue;
          choices.set(instruction, yield* resolveTargets(g, context, instruction.target));
        }
        for (const instruction of context.ability.effect) {
          const chosen = choices.get(instruction);
          if (chosen) context.chosen = chosen;
          const fixed = chosen ? ({ ...instruction, target: { chosen: true } } as Instruction) : instruction;
          yield* g.rules.executeInstruction(g, context, fixed);
        }
      },
    }),
  },
  '8-4-4-1': {
    'where there are fewer cards than the number nobody has to choose': another('fewestOf', (_g, count, available) =>
      available < count ? 0 : count,
    ),
    'a number is only the most that can be chosen, one is enough': another('fewestOf', (_g, _count, available) =>
      Math.min(1, available),
    ),
    'with "up to" at least one must be chosen': result(
      'rangeOfChoice',
      ({ min, max }, _g, _context, { upTo }, fitting) => ({
        min: upTo ? Math.min(1, fitting.length) : min,
        max,
      }),
    ),
    'with "up to" it is the whole number or nothing': result(
      'rangeOfChoice',
      ({ min, max }, _g, _context, { upTo }, fitting) => ({
        min: upTo ? Math.min(max, fitting.length) : min,
        max,
      }),
    ),
  },
  '8-4-4-2': {
    'a fitting card of the Life area must be chosen': onlyIf(
      'mayChooseNone',
      (_g, _context, choice) => !choice.from.zone?.includes('life'),
    ),
    'a fitting card of a secret area must be chosen': always('mayChooseNone', false),
    'a fitting card of the hand must be chosen, only of the deck it may be left': onlyIf(
      'mayChooseNone',
      (_g, _context, choice) => !choice.from.zone?.includes('hand'),
    ),
    'hidden cards with different names, or within a total, must be chosen': args(
      'mayChooseNone',
      (g, context, { from, count }) => [g, context, { from, count }],
    ),
    'where a hidden card could be chosen as well no open one has to be': always('isInSight', false),
    'a revealed card of a secret area may be left': another(
      'isInSight',
      (g, card) => !g.rules.isSecret(g, card.zone, card.face),
    ),
    'no card of a secret area has to be chosen, even where any card will do': another(
      'mayChooseNone',
      (g, _context, { from }) => from.zone?.some((zone) => g.rules.isSecret(g, zone, from.face)) ?? false,
    ),
    'cards that must fit a description may be left in an open area too': (rules) => ({
      mayChooseNone: (g, context, choice) => isDescribed(choice.from) || rules.mayChooseNone(g, context, choice),
      isInSight: () => false,
    }),
  },
  '8-4-4-3': {
    'an effect that names no player means the turn player': another('originOf', (g, _player, card) => ({
      player: g.state.turnPlayer,
      card,
    })),
    'power that is gained without a word about which card is for the Leader': args(
      'originOf',
      (g, player, card, ability) => {
        const ofPower = ability.effect.some(({ do: what }) => what === 'modify');
        return [g, player, ofPower ? leaderOf(g, player) : card, ability];
      },
    ),
  },
  '8-4-4-4': {
    'who chooses cards of the deck does not look at them': always('searchedCards', []),
    'who chooses among the top cards of the deck does not look at them': always(
      'searchedCards',
      [],
      (_g, _context, from) => from.top !== undefined,
    ),
    'who chooses among the top cards of the deck looks through all of it': args(
      'searchedCards',
      (g, context, { top: _, ...from }) => [g, context, from],
    ),
    'both players look at the deck that one of them chooses from': (rules) => ({
      searchedCards(g, context, from) {
        const cards = rules.searchedCards(g, context, from);
        if (cards.length > 0) startLook(g, opponentOf(context.player), cards);
        return cards;
      },
    }),
    'the deck is shuffled after a card of it was chosen, without a word about it': afterwards(
      'executeInstruction',
      function* (g, context, instruction) {
        const { target } = instruction as { target?: { choose?: { from: CardFilter } } };
        if (target?.choose?.from.zone?.includes('deck')) yield* shuffleDeck(g, context.player);
      },
    ),
  },
  '8-4-5': {
    'an effect of a card that leaves the field activates wherever the card goes': always('arrivesOpenly', true),
    'an effect of a card that leaves the field does not activate where it goes to the hand, and only there': another(
      'arrivesOpenly',
      (_g, gone) => gone.card.zone !== 'hand',
    ),
    'an effect of another card does not notice that a card goes to a secret area': onlyIf(
      'isNoticedByOthers',
      (g, { card, to }) => card === undefined || !g.rules.isSecret(g, to, g.card(card).face),
    ),
    'the Life area counts as secret also where the card lies face up': onlyIf(
      'arrivesOpenly',
      (_g, gone) => gone.card.zone !== 'life',
    ),
  },
  '8-4-6': {
    'an effect that asks for power asks for the printed power as well': onlyIf('fitsFilter', (_g, filter, card) => {
      const { max = Infinity } = filter.stat?.power ?? {};
      return (definitionOf(card).power ?? 0) <= (max as number);
    }),
    'while an effect is resolved permanent effects do not count': (rules) => {
      const resolving = new WeakSet<OpGame>();
      return {
        *resolveEffect(g, context) {
          resolving.add(g);
          g.changed();
          yield* rules.resolveEffect(g, context);
          resolving.delete(g);
          g.changed();
        },
        abilityIsValid: (g, card, ability) =>
          !(resolving.has(g) && ability.type === 'permanent') && rules.abilityIsValid(g, card, ability),
      };
    },
  },
  '8-5-4': {
    'whose [Trigger] is an Event has activated an Event': afterwards('executeTrigger', (g, player, card) => {
      if (categoryOf(card) === 'event') emit(g, 'eventActivated', { player, card: card.id });
    }),
    'an effect that activates the [Main] of an Event activates the Event': beforehand(
      'activateNamedEffect',
      (g, player, card) => {
        if (card.zone === 'trash') emit(g, 'eventActivated', { player, card: card.id });
      },
    ),
    'an Event that an effect activates from the hand has not been activated': always('isUsedFromHand', false),
    'an Event whose activation cost cannot be paid has not been activated': skip('happened', (g, { type, card }) =>
      type === 'eventActivated' &&
      g.card(card!).definition.abilities!.every((one) => !g.rules.canPay(g, g.card(card!).owner, g.card(card!), one))),
    'only an Event used in the Main Phase is an Event that was activated': skip('happened', (g, event) =>
      event.type === 'eventActivated' && g.state.battle),
    '"when you activate an Event" counts the effects of other cards as well': afterwards(
      'emitActivation',
      (g, player, card) => {
        if (card.zone === 'character') emit(g, 'eventActivated', { player, card: card.id });
      },
    ),
  },
  '8-6-1': {
    'the player whose turn it is not resolves first': another('playersToResolve', (_g, turnPlayer) => [
      opponentOf(turnPlayer),
      turnPlayer,
    ]),
    'player A, who went first in the game, always resolves first': always('playersToResolve', ['A', 'B']),
    'the turn player resolves what the first effect has caused before the other player resolves anything': result(
      'nextPending',
      (next, g) => {
        const own = waitingOf(g, g.state.turnPlayer);
        return own.length === 0 ? next : { player: g.state.turnPlayer, among: earliest(own) };
      },
    ),
    "in player A's turn what the other player's [On K.O.] does comes first": result(
      'playersToResolve',
      (given, g, turnPlayer) =>
        turnPlayer === 'A' && g.state.pending.some(({ event }) => event.type === 'koed') ? [...given].reverse() : given,
    ),
    "of what the first effects have caused the other player's comes first": result('nextPending', (next, g) => {
      const first = Math.min(...g.state.pending.map((waiting) => waiting.generation));
      const player = opponentOf(g.state.turnPlayer);
      const others = waitingOf(g, player).filter((one) => one.generation === first);
      return !next || first === 1 || others.length === 0 ? next : { player, among: others };
    }),
    'the two players take turns, and the turn player may take a caused effect in each of them': result(
      'nextPending',
      (next, g) => {
        const last = g.journal.findLast((event) => event.type === 'effectActivated')?.player;
        const own = waitingOf(g, g.state.turnPlayer);
        if (!next || own.length === 0 || last === g.state.turnPlayer) return next;
        return { player: g.state.turnPlayer, among: earliest(own) };
      },
    ),
  },
  '8-6-1-1': {
    'what an effect has caused comes before the other effects of the same moment': result(
      'nextPending',
      (next, g) => next && { ...next, among: latest(waitingOf(g, next.player)) },
    ),
    'what an effect has caused joins those that wait, and the player chooses among all': result(
      'nextPending',
      (next, g) => next && { ...next, among: waitingOf(g, next.player) },
    ),
    'what an effect has caused comes after one other effect of the same moment, not after all': (rules) => {
      const caused = new WeakMap<PendingAbility, number>();
      return {
        nextPending(g) {
          const next = rules.nextPending(g);
          const own = g.state.pending.filter((one) => one.player === next?.player);
          for (const one of own) if (one.generation > 1) caused.set(one, (caused.get(one) ?? 0) + 1);
          const due = own.filter((one) => (caused.get(one) ?? 0) > 1);
          return next && due.length > 0 ? { ...next, among: due } : next;
        },
      };
    },
    'for the player whose turn it is not what an effect has caused comes first': result('nextPending', (next, g) =>
      !next || next.player === g.state.turnPlayer ? next : { ...next, among: latest(waitingOf(g, next.player)) },
    ),
    'effects of one card are resolved in the order of its text': result('nextPending', (next) => {
      const isFirst = (one: PendingAbility) => next?.among.find((other) => other.card === one.card) === one;
      return next && { ...next, among: next.among.filter(isFirst) };
    }),
    "what one [On Your Opponent's Attack] has caused comes before the next one": () => ({
      *runCheckpoint(g) {
        for (let next = g.rules.nextPending(g); next; next = g.rules.nextPending(g)) {
          const waiting = yield* chooseNext(g, next.player, next.among);
          const earlier = answersAnAttack(waiting) ? waiting.generation - 2 : waiting.generation;
          yield* withGeneration(g, waiting, () => g.rules.resolveWaitingAbility(g, waiting), earlier);
        }
      },
    }),
    'nobody is asked which of several effects comes first, they come as they were set off': asTriggered(),
    'an effect that two events of one moment have set off is resolved for the first of them first': result(
      'nextPending',
      (next) => {
        const isFirst = ({ card, ability }: PendingAbility, index: number, all: readonly PendingAbility[]) =>
          all.findIndex((one) => one.card === card && one.ability === ability) === index;
        return next && { ...next, among: next.among.filter(isFirst) };
      },
    ),
  },
  '8-6-2': {
    'what a point of damage has set off is resolved before the next point': afterwards('takeDamagePoint', (g) =>
      g.rules.runCheckpoint(g),
    ),
    'what a [Trigger] has set off is resolved right after it, before the damage goes on': afterwards(
      'executeTrigger',
      (g) => g.rules.runCheckpoint(g),
    ),
    'only the player who takes the damage has to wait for its end': afterwards('takeDamagePoint', (g, player) =>
      resolvePendingMatching(g, (waiting) => waiting.player === opponentOf(player)),
    ),
    'only in an attack what damage sets off waits for the last point': afterwards(
      'takeDamagePoint',
      function* (g, _player, options) {
        if (options.cause.kind === 'effect') yield* g.rules.runCheckpoint(g);
      },
    ),
  },
  '8-6-2-1': {
    'an effect ends where its damage has met a [Trigger] that was activated': (rules) => {
      const interrupted = new WeakSet<object>();
      return {
        *executeTrigger(g, player, card, cause) {
          const dealing = g.frames.at(-1)?.context;
          yield* rules.executeTrigger(g, player, card, cause);
          if (dealing) interrupted.add(dealing);
        },
        *executeInstruction(g, context, instruction) {
          if (!interrupted.has(context)) yield* rules.executeInstruction(g, context, instruction);
        },
      };
    },
    'a [Trigger] is offered when all Life cards have been taken': instead(
      'takeDamage',
      (_g, _player, _amount, options) => !options.banish,
      function* (g, player, amount, options) {
        const taken = cardsIn(g, player, 'life').slice(0, amount);
        const withTrigger = taken.filter((card) => g.rules.triggerOf(g, card));
        const plain = taken.filter((card) => !withTrigger.includes(card));
        for (const card of [...plain, ...withTrigger]) yield* g.rules.takeLifeCard(g, player, card, options);
      },
    ),
    'the card is added to the hand although its [Trigger] was activated': another('afterTrigger', (g, card) =>
      perform(g, { card, to: { zone: 'hand', player: card.owner } }),
    ),
    'a [Trigger] ends the damage instead of interrupting it': () => ({
      *takeDamage(g, player, amount, options) {
        for (let left = amount; left > 0; left--) {
          const before = g.journal.length;
          yield* g.rules.takeDamagePoint(g, player, options);
          if (g.journal.slice(before).some((event) => event.type === 'triggerActivated')) return;
        }
      },
    }),
    'the damage does not go on where the [Trigger] has removed the attacker': () => ({
      *takeDamage(g, player, amount, options) {
        for (let left = amount; left > 0; left--) {
          const { source } = options.cause;
          if (source !== undefined && !g.zonesWith.abilities.includes(g.card(source).zone)) return;
          yield* g.rules.takeDamagePoint(g, player, options);
        }
      },
    }),
    'which Life cards are taken is fixed before the first [Trigger]': (rules) => {
      const fixed = new WeakMap<OpGame, CardState[]>();
      return {
        *takeDamage(g, player, amount, options) {
          fixed.set(g, cardsIn(g, player, 'life').slice(0, amount));
          yield* rules.takeDamage(g, player, amount, options);
          fixed.delete(g);
        },
        topLife: (g, player) => fixed.get(g)?.shift() ?? rules.topLife(g, player),
      };
    },
  },
  '8-6-3': {
    'what the activation has set off is resolved before the effect that was activated': (rules) => ({
      *resolveEffect(g, context): Procedure {
        yield* g.rules.runCheckpoint(g);
        yield* rules.resolveEffect(g, context);
      },
    }),
    'what one sentence of an effect has set off is resolved before the next sentence': afterwards(
      'executeInstruction',
      function* (g, context) {
        if (!context.paying) yield* g.rules.runCheckpoint(g);
      },
    ),
    'what the payment has set off is resolved before the effect': (rules) => ({
      *pay(g, context, cost) {
        const paid = yield* rules.pay(g, context, cost);
        yield* g.rules.runCheckpoint(g);
        return paid;
      },
    }),
  },
});
