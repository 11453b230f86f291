/** Misreadings of 8-5: activating and resolving skills. */
import { emit } from '../../kernel/changes';
import { isAmong, NOTHING, opponentOf } from '../../kernel/state';
import type { CardState } from '../../kernel/state';
import { beforehand } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  result,
  skip,
  zone,
} from '../../kernel/testing/misreadings';
import { activatingAll } from '../../kernel/testing/common-waiting';
import { cardsInZones, categoryOf, leaderOf, type DbsGame, type DbsRules } from '../game';
import { energyPaidAnyway } from './payments';

const timingOf = (
  moment: 'declared' | 'resolved',
  when: (g: DbsGame, card: CardState) => boolean,
): Misreading<DbsRules> =>
  result('clauseOfTiming', (clause, g, { what, card }, asked) =>
    what === 'skill' && asked === moment && when(g, g.card(card.id)) ? undefined : clause,
  );

const isExtra = (_g: DbsGame, card: CardState): boolean => categoryOf(card) === 'extra';
const isOther = (g: DbsGame, card: CardState): boolean => !isExtra(g, card);

const inCounterTiming = ({ state }: DbsGame): boolean =>
  state.windows.some(({ moment }) => moment.startsWith('counter'));

/** Adds cards of other areas to a choice from this area. */
const meansAlso = (area: string, others: readonly string[]): Misreading<DbsRules> =>
  another('toChooseFrom', (g, context, instruction, all) => {
    const from =
      'target' in instruction && instruction.target && 'choose' in instruction.target && instruction.target.choose.from;
    if (!from || !from.zone?.includes(area)) return all;
    return [...all, ...cardsInZones(g as DbsGame, context.player, others).filter((card) => card !== context.source)];
  });

const battleCardsIn =
  (area: string): Misreading<DbsRules> =>
  (rules, clause) => ({
    ...zone<DbsRules>(area, { ...rules.zones[area], implied: true })(rules, clause),
    hasKind: (g, filter, card) =>
      card.zone === area
        ? filter.category === 'battle' && categoryOf(card) === 'battle'
        : rules.hasKind(g, filter, card),
  });

const isOfSource = (g: DbsGame): readonly string[] => {
  const start = g.journal.findLastIndex(({ type }) => type === 'skillActivated');
  return g.journal.slice(start).flatMap(({ type, card }) => (type === 'drew' && card ? [card] : []));
};

/** Ends an effect that finds no target. */
const endsWithoutTarget: Misreading<DbsRules> = (rules) => {
  const ended = new WeakSet<object>();
  return {
    rangeOfChoice: (g, context, choice, fitting) => {
      if (fitting.length === 0) ended.add(context.tracked!);
      return rules.rangeOfChoice(g, context, choice, fitting);
    },
    executeInstruction: (g, context, instruction) =>
      ended.has(context.tracked!) ? NOTHING : rules.executeInstruction(g, context, instruction),
  };
};

export const activatingFaults = faultTable<DbsRules>({
  '8-5-1': {
    'a [Permanent] is activated': alsoIf('isActivatedIn', (_g, { type }) => type === 'permanent'),
    'a [Permanent] does nothing by itself': always('isContinuous', false),
    'an [Auto] is activated by its player': alsoIf('isActivatedIn', (_g, { type }) => type === 'auto'),
    'an [Auto] is not activated': skip('emitActivation', (g) => g.state.resolving.length > 0),
  },
  '8-5-2-1': {
    'all [Activate] skills of a card are activated together': activatingAll(
      'activateSkill',
      ({ type }) => type === 'activate',
    ),
    'it is the first skill of the card': args('activateSkill', (g, player, { ability: _, ...action }, timing) => [
      g,
      player,
      action,
      timing,
    ]),
    'a card that was revealed stays in sight, although it is in the hand': alsoIf(
      'sees',
      (g, _viewer, { id, zone }) =>
        zone === 'hand' && g.journal.some(({ type, card }) => type === 'revealed' && card === id),
    ),
    'an Extra Card is not revealed': skip('show', (g) => !inCounterTiming(g as DbsGame)),
    'a card with a [Counter] is not revealed': skip('show', (g) => inCounterTiming(g as DbsGame)),
  },
  '8-5-2-2': {
    'the cost is not paid': (rules) => ({
      *pay(g, context, cost) {
        return yield* rules.pay(g, context, cost.length > 0 ? [] : cost);
      },
    }),
    'the first part of the cost is enough': (rules) => ({
      *pay(g, context, cost) {
        return yield* rules.pay(g, context, cost.slice(0, 1));
      },
    }),
    'it is activated where the cost cannot be paid': always('canPay', true),
    'the cost is paid when the skill is resolved': (rules) => ({
      *pay(_g, _context, _cost) {
        yield* NOTHING;
        return true;
      },
      *resolveSkill(g, context) {
        yield* rules.pay(g, context, g.rules.costToActivate(g, context.source, context.ability));
        yield* rules.resolveSkill(g, context);
      },
    }),
  },
  '8-5-2-2-1': {
    'an Extra Card costs its skill cost only': skip('payEnergyOf', (g, _player, card) => isExtra(g, card)),
    'what happens instead of the payment pays': energyPaidAnyway,
    'a card that was not paid for is dropped': (rules) => ({
      *energyIsPaid(g, player, card, chosen, ability) {
        const isPaid = yield* rules.energyIsPaid(g, player, card, chosen, ability);
        if (!isPaid) yield* g.rules.drop(g, [card]);
        return isPaid;
      },
    }),
    'it is activated without the energy': always(
      'energyRefusal',
      null,
      (_g, _player, card) => categoryOf(card) === 'extra',
    ),
    'the energy is paid when the skill is resolved': (rules) => ({
      payEnergyOf: () => NOTHING,
      *resolveSkill(g, context) {
        const { player, source } = context;
        if (isExtra(g, source)) yield* rules.payEnergyOf(g, player, source, undefined, context.ability);
        yield* rules.resolveSkill(g, context);
      },
    }),
    'the skill of a Battle Card costs its energy cost': beforehand(
      'activateAs',
      function* (g, player, card, ability, chosen) {
        if (card.zone === 'battle') yield* g.rules.payEnergyOf(g, player, card, chosen, ability);
      },
    ),
  },
  '8-5-2-3': {
    'a [Counter] of an Extra Card is no activation of an Extra Card': (rules) => ({
      emitExtraActivated: (g, player, card) => {
        if (!g.state.activations.some(({ card: { id }, what }) => id === card.id && what === 'counter'))
          rules.emitExtraActivated(g, player, card);
      },
    }),
    'every skill of the hand is one of an Extra Card': () => ({
      emitExtraActivated: (g, player, card) => emit(g, 'extraActivated', { player, card: card.id }),
    }),
    'it counts as activated when it is resolved': (rules) => ({
      emitActivation: () => {},
      *resolveSkill(g, context) {
        rules.emitActivation(g, context.player, context.source);
        yield* rules.resolveSkill(g, context);
      },
    }),
    'it counts as activated before it is paid for': (rules) => ({
      emitActivation: () => {},
      *pay(g, context, cost) {
        rules.emitActivation(g, context.player, context.source);
        return yield* rules.pay(g, context, cost);
      },
    }),
  },
  '8-5-2-4': {
    'there is none before the skill of a card in play': timingOf('declared', isOther),
    'there is none before the skill of an Extra Card': timingOf('declared', isExtra),
  },
  '8-5-2-5': {
    'its effect comes with its activation': (rules) => ({
      *prepares(g, player, card, context) {
        if (context.ability.type === 'activate') yield* g.rules.resolveEffect(g, context);
        return yield* rules.prepares(g, player, card, context);
      },
      resolveSkill: (g, context) => (context.ability.type === 'activate' ? NOTHING : rules.resolveSkill(g, context)),
    }),
    'its effect does not come after a counter timing': skip('resolveSkill', (g, { player }) =>
      g.zone(opponentOf(player), 'hand').length > 0),
  },
  '8-5-2-5-1': {
    'an Extra Card stays in the hand': skip('dropUsed', (_g, { what }) => what === 'skill'),
    'it goes to the Drop Area when its effect has been carried out': (rules) => ({
      dropUsed: (g, one) => (one.what === 'skill' ? NOTHING : rules.dropUsed(g, one)),
      *resolveSkill(g, context) {
        const activation = g.state.activations.findLast(({ resolving }) => resolving)!;
        yield* rules.resolveSkill(g, context);
        if (context.source.zone === 'hand') yield* rules.dropUsed(g, activation);
      },
    }),
    'one that lies in the hand has been activated from there': another('isOfHand', (_g, card) => card.zone === 'hand'),
    'one whose skill was negated stays in the hand': skip('dropNegated', (_g, { what }) => what === 'skill'),
    'one that has left the hand does nothing': skip('resolveSkill', (g, { source }) =>
      isExtra(g, source) && source.zone !== 'hand'),
    'its effect does not find it in the Drop Area': (rules) => ({
      *resolveEffect(g, context) {
        yield* rules.resolveEffect(
          g,
          isExtra(g as DbsGame, context.source) ? { ...context, sourceIsGone: true } : context,
        );
      },
    }),
  },
  '8-5-2-5-2': {
    'a Battle Card goes to the Drop Area': beforehand('resolveSkill', function* (g, context) {
      const { player, source } = context;
      if (source.zone === 'battle') yield* g.rules.dropActivated(g, player, source);
    }),
    'the effect of a Leader Card is not carried out': skip('resolveSkill', (_g, { source }) =>
      source.zone === 'leader'),
    'the effect of a card in the Combo Area is not carried out': skip('resolveSkill', (_g, { source }) =>
      source.zone === 'combo'),
    'the effect of a card that has left is not carried out': skip('resolveSkill', (g, { source }) => {
      const { card } = g.state.activations.findLast(({ resolving }) => resolving)!;
      return !isAmong([card], source);
    }),
  },
  '8-5-2-6': {
    'there is none after the skill of a card in play': timingOf('resolved', isOther),
    'there is none after the skill of an Extra Card': timingOf('resolved', isExtra),
  },
  '8-5-3': {
    'cards without an era have that in common': (rules) => ({
      erasOf: (g, card) => (card.era === undefined ? ['none'] : rules.erasOf(g, card)),
    }),
    'what has come by the skill itself cannot be chosen': another('toChooseFrom', (g, _context, _instruction, all) =>
      all.filter(({ id }) => !isOfSource(g as DbsGame).includes(id)),
    ),
    'what a skill has chosen it cannot choose again': (rules) => ({
      executeText: (g, context, instructions) => rules.executeText(g, { ...context, chosenSoFar: [] }, instructions),
    }),
    'cards of both players can be chosen': another('toChooseFrom', (g, context, _instruction, all) => [
      ...all,
      ...cardsInZones(g as DbsGame, context.player, ['battle']).filter((card) => !all.includes(card)),
    ]),
  },
  '8-5-3-1': {
    'none may be chosen': result('rangeOfChoice', ({ max }) => ({ min: 0, max })),
    'one is enough': result('rangeOfChoice', ({ min, max }) => ({ min: Math.min(1, min), max })),
    'one more may be chosen': result('rangeOfChoice', ({ min, max }) => ({ min, max: max + 1 })),
  },
  '8-5-3-2': {
    'it is as many as possible': always('isUpTo', false),
    'it is at least one': result('rangeOfChoice', ({ min, max }, _g, _context, { upTo }) =>
      upTo ? { min: 1, max } : { min, max },
    ),
    'it is all or none': result('rangeOfChoice', ({ min, max }, _g, _context, { upTo }) =>
      upTo && max > 1 ? { min: max, max } : { min, max },
    ),
  },
  '8-5-3-3': {
    'fewer than the number are none': result('rangeOfChoice', (range, _g, _context, { count }, fitting) =>
      fitting.length < count ? { min: 0, max: 0 } : range,
    ),
    'where there are fewer they may be left': result('rangeOfChoice', (range, _g, _context, { count }, fitting) =>
      fitting.length < count ? { ...range, min: 0 } : range,
    ),
  },
  '8-5-3-4': {
    'the effect ends there': endsWithoutTarget,
  },
  '8-5-3-5': {
    'a card that is described has to be chosen in a secret area too': always('mayChooseNone', false),
    'in a secret area no card has to be chosen': alsoIf('mayChooseNone', (g, _context, { from }) =>
      from.zone?.some((one) => g.rules.isSecret(g, one)),
    ),
  },
  '8-5-3-6': {
    'the opponent of its player is meant': another('originOf', (_g, player, card) => ({
      player: opponentOf(player),
      card,
    })),
    'the Leader Card is meant': another('originOf', (g, player) => ({ player, card: leaderOf(g as DbsGame, player) })),
  },
  '8-5-3-7': {
    'only the cards that fit are seen': result('searchedCards', (cards, g) =>
      cards.filter((id) => categoryOf(g.card(id)) === 'extra'),
    ),
  },
  '8-5-4': {
    'Battle Cards in the Drop Area are meant too': battleCardsIn('drop'),
    'Battle Cards in the Energy Area are meant too': battleCardsIn('energy'),
    'Battle Cards in the Combo Area are meant too': battleCardsIn('combo'),
    'the Leader Card is meant too': another('toChooseFrom', (g, _context, instruction, all) => {
      const isMatch = 'target' in instruction && instruction.do === 'move';
      return isMatch ? [...all, leaderOf(g as DbsGame, 'A'), leaderOf(g as DbsGame, 'B')] : all;
    }),
  },
  '8-5-5': {
    'Battle Cards are meant too': meansAlso('energy', ['battle']),
    'cards of the hand are meant too': meansAlso('energy', ['hand']),
  },
  '8-5-6': {
    'Battle Cards are meant too': meansAlso('life', ['battle']),
    'it is any one of the cards': another('toChooseFrom', (_g, _context, instruction, all) =>
      instruction.do === 'move' && all.every(({ zone: area }) => area === 'life') ? all.slice(0, 1) : all,
    ),
  },
});
