/** Misreadings of section 5, the actions of the Main Step. */
import { opponentOf, RULE, type CardState } from '../../kernel/state';
import { grantedBy } from '../../kernel/continuous/abilities';
import { perform } from '../../kernel/events/perform';
import type { PlayerId } from '../../../schemas/common';
import { memory } from '../../kernel/testing/memory';
import { always, another, faultTable, refuse, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import { goesOnto } from '../06-costs';
import type { Use } from '../06-using';
import { coresOn, countOf, levelsOf, lifeOf, onField, sideOf, trashCoresOf, type BsGame, type BsRules } from '../game';

const refusesUse = (when: (g: BsGame, use: Use) => unknown) => refuse<BsRules, 'useRefusal'>('useRefusal', when);

/** The Main Step lacks one type of action. */
const without = (type: string): Misreading<BsRules> =>
  refuse<BsRules, 'mainRefusal'>('mainRefusal', (_g, _player, action) => action.type === type);

/** Only so many uses of this kind in a turn. */
const oncePerTurn =
  (how: string, clause: string): Misreading<BsRules> =>
  ({ useRefusal, useCard }) => {
    const used = memory(() => new Set<string>());
    return {
      useRefusal: (g, use) =>
        use.how === how && used(g).has(`${g.state.turn}`) ? { clause, reason: 'once in a turn' } : useRefusal(g, use),
      *useCard(g, use) {
        if (use.how === how) used(g).add(`${g.state.turn}`);
        yield* useCard(g, use);
      },
    };
  };

const crowded = (g: BsGame, use: Use, most: number, is: (g: BsGame, card: CardState) => boolean): boolean =>
  onField(g, use.player).filter((card) => is(g, card)).length >= most;

const numberPlaced = (use: Use): number =>
  use.moves
    .filter(goesOnto(use))
    .flatMap(({ counters }) => Object.values(counters))
    .reduce((sum, count) => sum + count, 0);

const fromElsewhere =
  (how: 'summon' | 'deploy'): Misreading<BsRules> =>
  ({ waysOfUsing }) => ({
    waysOfUsing: { ...waysOfUsing, [how]: { ...waysOfUsing[how]!, zones: ['hand', 'trash'] } },
  });

const asMoved =
  (placesOf: (g: BsGame, player: PlayerId) => readonly CardState[]): Misreading<BsRules> =>
  ({ mayPay, mayTake }) => {
    const more = (g: BsGame, player: PlayerId) =>
      Object.fromEntries(placesOf(g, player).map(({ id, counters }) => [id, counters]));
    return {
      mayPay: (g, player) => ({ ...mayPay(g, player), ...more(g, player) }),
      mayTake: (g, player) => ({ ...mayTake(g, player), ...more(g, player) }),
    };
  };

export const mainStepFaults = faultTable<BsRules>({
  '5-1-1': {
    'Cores are moved before anything else': ({ moveRefusal, useCard }) => {
      const used = memory(() => new Set<number>());
      return {
        moveRefusal: (g, player, action) =>
          used(g).has(g.state.turn) ? { clause: '5-1-1', reason: 'too late' } : moveRefusal(g, player, action),
        *useCard(g, use) {
          used(g).add(g.state.turn);
          yield* useCard(g, use);
        },
      };
    },
    'nothing is summoned once a Nexus has been deployed': refusesUse(
      (g, { how, player }) => how === 'summon' && onField(g, player).some((card) => g.rules.isNexus(g, card)),
    ),
  },
  '5-1-2': {
    'nothing is summoned': without('summon'),
    'nothing is deployed': without('deploy'),
    'no Magic is used in the Main Step': without('useMagic'),
    'no Cores are moved': without('moveCores'),
    'no effects are used in the Main Step': without('activate'),
    'no Burst is set': without('setBurst'),
  },
  '5-1-3': {
    'Bursts are set any number of times': another('keyOfSetting', (g, player) => `${player}.${g.journal.length}`),
    'Mirages are set any number of times': another('keyOfSetting', (g, player, as) =>
      as === 'mirage' ? `${player}.${g.journal.length}` : `${player}.${as}`,
    ),
    'a Burst and a Mirage are set once in a turn together': another('keyOfSetting', (g, player) => `${player}.set`),
    'a Burst is set once in a game': ({ setBurstRefusal, setBurst }) => {
      const set = memory(() => new Set<PlayerId>());
      return {
        setBurstRefusal: (g, player, action) =>
          set(g).has(player) ? { clause: '5-1-3', reason: 'once' } : setBurstRefusal(g, player, action),
        *setBurst(g, player, card) {
          set(g).add(player);
          yield* setBurst(g, player, card);
        },
      };
    },
  },
  '5-2-1': {
    'only Spirits are summoned': refusesUse(
      (_g, { how, card }) => how === 'summon' && sideOf(card).category !== 'spirit',
    ),
    'Braves are not summoned': refusesUse((_g, { how, card }) => how === 'summon' && sideOf(card).category === 'brave'),
    'Spirits are summoned from the Trash': fromElsewhere('summon'),
    'summoning costs nothing': another('costToPay', () => 0),
  },
  '5-2-2': {
    'no Cores are placed on a summoned Spirit': refusesUse((_g, use) => use.how === 'summon' && numberPlaced(use) > 0),
  },
  '5-2-4': {
    'one card is summoned in a turn': oncePerTurn('summon', '5-2-4'),
    'two cards are summoned in a turn': refusesUse(
      (g, { how, player }) =>
        how === 'summon' && onField(g, player).filter((card) => g.rules.isSpirit(g, card)).length >= 2,
    ),
  },
  '5-2-5': {
    'six Spirits are on a Field at most': refusesUse(
      (g, use) => use.how === 'summon' && crowded(g, use, 6, (_g, card) => sideOf(card).category === 'spirit'),
    ),
    'one Ultimate is on a Field at most': refusesUse(
      (g, use) =>
        sideOf(use.card).category === 'ultimate' &&
        crowded(g, use, 1, (_g, card) => sideOf(card).category === 'ultimate'),
    ),
  },
  '5-2-6': {
    'an Ultimate is summoned whatever is on the Field': another('conditionRefusal', () => null),
    'no Ultimate with a Summoning Condition is summoned': result('conditionRefusal', (_refused, _g, card) =>
      (sideOf(card).abilities ?? []).some(({ type }) => type === 'condition')
        ? { clause: '5-2-6', reason: 'it was not met' }
        : null,
    ),
  },
  '5-2-7': {
    'a Brave is not summoned directly combined': refusesUse((_g, { target }) => target),
  },
  '5-3-1': {
    'Braves are not combined': without('combine'),
    'Braves are not separated': without('separate'),
    'Braves are not swapped': without('swapBrave'),
  },
  '5-4-1': {
    'Nexuses are deployed from the Trash': fromElsewhere('deploy'),
    'a Nexus that is deployed is summoned': ({ comeOntoField }) => ({
      comeOntoField: (g, use, _how, ...others) => comeOntoField(g, use, 'summoned', ...others),
    }),
  },
  '5-4-2': {
    'Cores are not placed on a Nexus': refusesUse((_g, use) => use.how === 'deploy' && numberPlaced(use) > 0),
    'a Nexus without Cores has no level': result('levelOf', (level, g, card, cores = coresOn(card)) =>
      cores === 0 && g.rules.isNexus(g, card) ? undefined : level,
    ),
  },
  '5-4-3': {
    'one Nexus is deployed in a turn': oncePerTurn('deploy', '5-4-3'),
    'five Nexuses are on a Field at most': refusesUse(
      (g, use) => use.how === 'deploy' && crowded(g, use, 5, (_g, card) => sideOf(card).category === 'nexus'),
    ),
  },
  '5-4-4': {
    'Cores are placed on a Grandwalker Nexus': always(
      'paymentRefusal',
      null,
      (g, use) => g.rules.isGrandwalker(g, use.card) && numberPlaced(use) === 1,
    ),
    'Cores are placed on a Grandstone Nexus': always(
      'paymentRefusal',
      null,
      (g, use) => g.rules.isGrandstone(g, use.card) && numberPlaced(use) === 1,
    ),
  },
  '5-5-1': {
    'the Main effect is used whichever is named': ({ magicEffect }) => ({
      magicEffect: (g, use) => magicEffect(g, use.timing === 'flash' ? use : { ...use, as: 'main' }),
    }),
    'the Flash effect is used whichever is named': ({ magicEffect }) => ({
      magicEffect: (g, use) => magicEffect(g, { ...use, as: 'flash' }),
    }),
  },
  '5-5-2': {
    'a Magic lies in the Trash before its effect': ({ useMagic }) => ({
      *useMagic(g, use) {
        const { player, card } = use;
        const ability = g.rules.magicEffect(g, use);
        if (!ability) return yield* useMagic(g, use);
        g.cite('5-5-2');
        yield* perform(g, { card, to: { zone: 'trash', player }, cause: RULE });
        yield* g.rules.activateAndResolve(g, player, card, ability);
      },
    }),
    'a Magic stays where it has been used': skip('discard', (_g, [card]) => card?.zone === 'use'),
  },
  '5-6-1': {
    'Flash effects of cards of the Field are used in Flash Timings alone': result(
      'isUsedIn',
      (is, _g, { type }, timing) => is && !(type === 'flash' && timing === 'main'),
    ),
    'a Flash effect that a card has gained is not used': result(
      'isUsedIn',
      (is, _g, ability) => is && grantedBy(ability) === undefined,
    ),
  },
  '5-6-2': {
    'effects for the Main Step are used in Flash Timings': result(
      'isUsedIn',
      (is, _g, { type }) => is || type === 'activate',
    ),
    'only Flash effects are used in the Main Step': result('isUsedIn', (is, _g, { type }) => is && type === 'flash'),
  },
  '5-6-3': {
    'conditions of effects need not be met': always('conditionsForActivation', true),
    'an effect costs 1 Core': refuse(
      'activateEffectRefusal',
      (g, player) => coresOn(g.card(`${player}.reserve`)) === 0,
    ),
  },
  '5-7-1': {
    'Cores of the Life are moved': asMoved((g, player) => [lifeOf(g, player)]),
    'Cores of the Trash are moved': asMoved((g, player) => [trashCoresOf(g, player)]),
    'Cores of the Count are moved': asMoved((g, player) => [countOf(g, player)]),
    "Cores of the opponent's cards are moved": asMoved((g, player) => onField(g, opponentOf(player))),
    'Cores do not come back to the Reserve': refuse('moveRefusal', (_g, player, { moves = [] }) =>
      moves.some(({ to }) => to === `${player}.reserve`),
    ),
  },
  '5-7-3': {
    'the Soul Core is not moved': refuse('moveRefusal', (_g, _player, { moves = [] }) =>
      moves.some(({ counters }) => counters.soulCore),
    ),
    'a Spirit gives its only Core away for no other': refuse('moveRefusal', (g, _player, { moves = [] }) =>
      moves.some(({ from }) => from in g.state.cards && g.card(from).zone === 'field' && coresOn(g.card(from)) === 1),
    ),
  },
  '5-7-4': {
    'Cores of a Grandwalker Nexus are moved': asMoved((g, player) =>
      onField(g, player).filter((card) => g.rules.isGrandwalker(g, card)),
    ),
    'Cores of a Grandstone Nexus are moved': asMoved((g, player) =>
      onField(g, player).filter((card) => g.rules.isGrandstone(g, card)),
    ),
  },
  '5-7-5': {
    'a Spirit without Cores stays': always('isDepleted', false, (g, card) => g.rules.isSpirit(g, card)),
    'an Ultimate without Cores stays': always('isDepleted', false, (g, card) => g.rules.isUltimate(g, card)),
    'a Spirit does not give its last Core': refuse('moveRefusal', (g, _player, { moves = [] }) =>
      moves.some(
        ({ from }) => from in g.state.cards && levelsOf(g.card(from)).length > 0 && coresOn(g.card(from)) === 1,
      ),
    ),
  },
  '5-8-1': {
    'no Burst is set where one lies': refuse('setBurstRefusal', (g, player) => g.rules.setCardOf(g, player, 'burst')),
  },
  '5-8-2': {
    'a set Burst is never activated': another('burstsMet', () => []),
  },
});
