/** Misreadings of 10-10: [Counter]. */
import type { DbsCounter } from '../../../schemas/dragon-ball-super';
import { contextOf } from '../../kernel/procedures/contexts';
import type { Ability } from '../../kernel/state';
import type { Activation } from '../../kernel/state/waiting';
import { beforehand } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { categoryOf, type DbsGame, type DbsRules } from '../game';
import { energyPaidAnyway } from './payments';
import { executeEffect } from '../../kernel/events/execute-effect';

/** Makes other kinds pending for some activations. */
const pendingFor = (
  when: (activation: Activation, kinds: readonly DbsCounter[]) => boolean,
  kinds: readonly DbsCounter[],
): Misreading<DbsRules> => result('countersAgainst', (found, _g, one) => (when(one, found) ? kinds : found));

const fromArea =
  (area: string): Misreading<DbsRules> =>
  (rules) => ({
    counterRefusal: (g, player, action, about) =>
      action.card && g.zone(player, area).includes(action.card)
        ? g.rules.counterCardRefusal(g, player, g.card(action.card), action, about)
        : rules.counterRefusal(g, player, action, about),
  });

const isAny = (ability: Ability | undefined): boolean => ability !== undefined;

/** Stops this kind from being pending after a skill has been resolved. */
const notAfter = (kind: DbsCounter): Misreading<DbsRules> => withoutAt(kind, 'counterAfter');
const notBefore = (kind: DbsCounter): Misreading<DbsRules> => withoutAt(kind, 'counter');

const withoutAt = (kind: DbsCounter, moment: string): Misreading<DbsRules> =>
  result('countersPending', (kinds, g, _player, { what }) =>
    what === 'skill' && g.state.windows.at(-1)?.moment === moment ? kinds.filter((one) => one !== kind) : kinds,
  );

/** Makes [Counter: Counter] pending only for a [Counter] of this kind. */
const onlyPendingFor = (kind: DbsCounter): Misreading<DbsRules> =>
  result('countersAgainst', (kinds, _g, { what, ability }) =>
    what === 'counter' && ability?.keyword !== kind ? kinds.filter((one) => one !== 'counterCounter') : kinds,
  );

const ofJournal = (g: DbsGame, word: string): boolean =>
  g.journal.some(({ type, what }) => type === 'declared' && what === word);

const isCounter = ({ what }: Activation): boolean => what === 'counter';

export const counterFaults = faultTable<DbsRules>({
  '10-10-1': {
    'of two on one card only the first can be activated': result('countersOn', (found) => found.slice(0, 1)),
    'its energy cost is not paid': another('payForCard', (g, player, card, _chosen, ability) =>
      g.rules.pay(g, contextOf(g, player, card, ability), g.rules.costToActivate(g, card, ability)),
    ),
    'what happens instead of the payment of its energy cost pays it': energyPaidAnyway,
    'its skill cost is not paid': (rules) => ({
      *payForCard(g, player, card, chosen, ability) {
        yield* rules.payEnergyOf(g, player, card, chosen, ability);
        return isAny(ability);
      },
    }),
    'it is activated where its cost cannot be paid': another('oneCounterRefusal', (g, player, card, ability) =>
      g.rules.refusalApartFromCost(g, player, card, ability),
    ),
    'its skill cost may be more than there is': (rules) => ({
      oneCounterRefusal: (g, player, card, ability, chosen) =>
        rules.oneCounterRefusal(g, player, card, { ...ability, cost: [] }, chosen),
    }),
  },
  '10-10-2': {
    'it is activated from the Drop Area': fromArea('drop'),
    'it is activated from the Warp': fromArea('warp'),
    'it is activated from the Battle Area': fromArea('battle'),
    'only Extra Cards have it': refuse('counterCardRefusal', (_g, _player, card) => categoryOf(card) === 'battle'),
  },
  '10-10-3-1': {
    'a play is answered with any [Counter]': pendingFor(
      ({ what }) => what === 'play',
      ['counterPlay', 'counterAttack', 'counterCounter'],
    ),
    'a play is answered with [Counter: Attack]': pendingFor(
      ({ what }) => what === 'play',
      ['counterPlay', 'counterAttack'],
    ),
    'it is not pending before a skill that plays': notBefore('counterPlay'),
    'it is not pending after a skill that plays': notAfter('counterPlay'),
    'a skill does not speak of playing that is only triggered by it': onlyIf('speaksOfPlaying', (g, ability) =>
      g.rules.speaksOfPlaying(g, { ...ability, when: undefined }),
    ),
    'every skill of a Battle Card is answered with it': alsoIf(
      'speaksOfPlaying',
      (_g, { type }) => type === 'activate',
    ),
    'a card name is a description': alsoIf('speaksOfPlaying', (_g, ability) =>
      JSON.stringify(ability).includes('"name":"played"'),
    ),
  },
  '10-10-3-2': {
    'an attack is answered with any [Counter]': pendingFor(
      ({ what }) => what === 'attack',
      ['counterPlay', 'counterAttack', 'counterCounter'],
    ),
    'an attack is answered with [Counter: Play]': pendingFor(
      ({ what }) => what === 'attack',
      ['counterPlay', 'counterAttack'],
    ),
    'it is not pending before a skill that speaks of attacks': notBefore('counterAttack'),
    'it is not pending after a skill that speaks of attacks': notAfter('counterAttack'),
    'a skill does not speak of attacking that is only triggered by it': onlyIf('speaksOfAttacking', (g, ability) =>
      g.rules.speaksOfAttacking(g, { ...ability, when: undefined }),
    ),
    '[Dual Attack] does not speak of attacks': result('keywordSpeaksOf', (said, _g, { keyword }) =>
      keyword === 'dualAttack' ? undefined : said,
    ),
    '[Revenge] does not speak of attacks': result('keywordSpeaksOf', (said, _g, { keyword }) =>
      keyword === 'revenge' ? undefined : said,
    ),
    'to forbid an attack is not to speak of it': onlyIf('speaksOfAttacking', (_g, { effect }) =>
      (effect ?? []).every(({ do: verb }) => verb !== 'forbid'),
    ),
    'of a card with two the first one is activated': (rules) => ({
      countersOn: (g, player, card, about) => {
        const found = rules.countersOn(g, player, card, about);
        const [first] = card.definition.abilities ?? [];
        return found.length > 0 && first?.type === 'counter' ? [{ ...found[0]!, effect: first.effect }] : found;
      },
    }),
  },
  '10-10-3-3': {
    'only one that answers a play makes it pending': onlyPendingFor('counterPlay'),
    'only one that answers an attack makes it pending': onlyPendingFor('counterAttack'),
    'every skill makes it pending': result('countersAgainst', (kinds, _g, { what }) =>
      what === 'skill' ? [...kinds, 'counterCounter' as const] : kinds,
    ),
    'it answers the first one': (rules) => ({
      answeredWith: (g, player, ability, about) =>
        ability.keyword === 'counterCounter'
          ? g.rules.countersSoFar(g)[0]!
          : rules.answeredWith(g, player, ability, about),
    }),
    'an own [Counter] makes it pending': (rules) => ({
      refusalsToEnd: 2,
      countersPending: (g, player, about) =>
        g.rules.countersSoFar(g).some((one) => one.player === player)
          ? ['counterCounter']
          : rules.countersPending(g, player, about),
    }),
  },
  '10-10-3-4': {
    'it may be activated again while its card is in the hand': always('isActivated', false),
    'it is pending only because of what was done last': result('countersPending', (kinds, g, player, about) => {
      const last = g.rules.countersSoFar(g).at(-1) ?? about;
      return last.player === player ? [] : kinds.filter((kind) => g.rules.countersAgainst(g, last).includes(kind));
    }),
    'what was pending for a play is so for the whole turn': (rules) => ({
      countersPending: (g, player, about) =>
        ofJournal(g, 'play') ? ['counterPlay', 'counterAttack'] : rules.countersPending(g, player, about),
      answeredWith: (_g, _player, _ability, about) => about,
    }),
  },
  '10-10-4': {
    'its card stays in the hand': skip('dropUsed', (_g, one) => isCounter(one)),
    'its card goes there when the effect has been carried out': (rules) => ({
      *executeDeclared(g, activation) {
        const { player, card, ability } = activation;
        const subjects = g.rules.subjectsOfCounter(g, activation);
        yield* executeEffect(g, contextOf(g, player, g.card(card.id), ability!, { subjects }));
        yield* rules.dropUsed(g, activation);
      },
    }),
    'only an Extra Card goes there': skip('dropUsed', (g, one) =>
      isCounter(one) && categoryOf(g.card(one.card.id)) === 'battle'),
    'one that was negated stays in the hand': skip('dropNegated', (_g, one) => isCounter(one)),
  },
  '10-10-5': {
    'one that was negated is resolved all the same': beforehand('resolveDeclared', function* (g, id) {
      const activation = g.state.activations.find((one) => one.id === id);
      if (activation?.negated && isCounter(activation)) yield* g.rules.executeDeclared(g, activation);
    }),
    'one that was negated negates all the same': beforehand('resolveDeclared', (g, id) => {
      const activation = g.state.activations.find((one) => one.id === id);
      if (activation?.negated && isCounter(activation)) g.rules.negateAnswered(g, activation);
    }),
  },
});
