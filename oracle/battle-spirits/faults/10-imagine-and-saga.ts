/** Misreadings of sections 10 and 11: Imagine and Saga Braves. */
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  result,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { perform } from '../../kernel/events/perform';
import { movingCounters } from '../../kernel/objects/counters';
import { hasStatus } from '../../kernel/changes/objects';
import { byRule, type CardState } from '../../kernel/state';
import { isImagine } from '../09-braves';
import { asBs, coresOn, onField, type BsGame, type BsRules } from '../game';

/** These hosts get the effect for the other kind of host instead. */
const withOtherEffect =
  (isMisread: (g: BsGame, host: CardState) => boolean): Misreading<BsRules> =>
  ({ whileHolds }) => ({
    whileHolds: (g, card, ability) =>
      g.rules.isLent(g, ability) && isMisread(g, card) ? !whileHolds(g, card, ability) : whileHolds(g, card, ability),
  });

export const imagineFaults = faultTable<BsRules>({
  '10-1-1': {
    'an Imagine Brave combines with one Spirit': refuse(
      'combineActionRefusal',
      (g, { brave }) => g.rules.hostsOf(g, brave).length > 0,
    ),
    'the first host is left for the second': ({ combine }) => ({
      *combine(g, brave, host, side, cause) {
        for (const old of g.rules.hostsOf(g, brave)) yield* g.rules.separate(g, brave, old, cause);
        yield* combine(g, brave, host, side, cause);
      },
    }),
  },
  '10-1-2': {
    'an Imagine Brave attacks and blocks': always('isIdleInSpiritState', false),
    'an Imagine Brave is Exhausted by effects': always('isNeverExhausted', false),
  },
  '10-1-3': {
    'an Imagine Brave without Cores is Depleted': alsoIf(
      'isDepleted',
      (_g, card) => card.zone === 'field' && isImagine(card) && coresOn(card) === 0,
    ),
  },
  '10-2-1': {
    'either side fits both conditions': ({ meetsCondition }) => ({
      meetsCondition: (g, brave, host, side) =>
        meetsCondition(g, brave, host, side) ||
        meetsCondition(g, brave, host, 'left') ||
        meetsCondition(g, brave, host, 'right'),
    }),
    'the sides are exchanged': ({ meetsCondition }) => ({
      meetsCondition: (g, brave, host, side) =>
        meetsCondition(g, brave, host, side && (side === 'left' ? 'right' : 'left')),
    }),
    'both Spirits are on one side': another('sideRefusal', () => null),
    'an effect combines on the left': args('combineByEffect', (g, context, brave, host, side) => [
      ...([g, context, brave, host] as const),
      side ?? (isImagine(brave) ? 'left' : undefined),
    ]),
  },
  '10-2-2': {
    'the two hosts count as one Spirit': ({ isOnField }) => ({
      isOnField: (g, card, category) =>
        isOnField(g, card, category) &&
        !g.rules.bravesOf(g, card).some((brave) => isImagine(brave) && g.rules.hostsOf(g, brave)[1] === card),
    }),
  },
  '10-2-3': {
    'the two hosts attack together': ({ declareAttack }) => ({
      *declareAttack(g, attacker) {
        yield* declareAttack(g, attacker);
        for (const card of g.rules.bravesOf(g, attacker).flatMap((brave) => [...g.rules.hostsOf(g, brave)]))
          if (card !== attacker) yield* g.rules.exhaust(g, g.state.turnPlayer, card);
      },
    }),
  },
  '10-2-4': {
    'both hosts are Exhausted': ({ exhaust }) => ({
      *exhaust(g, player, card) {
        yield* exhaust(g, player, card);
        for (const other of g.rules.bravesOf(g, card).flatMap((brave) => [...g.rules.hostsOf(g, brave)]))
          yield* exhaust(g, player, other);
      },
    }),
  },
  '10-2-5': {
    'the Brave combines with both at once': ({ combineByAction }) => ({
      *combineByAction(g, action) {
        yield* combineByAction(g, action);
        const other = onField(g, action.player).find((card) => card !== action.host);
        if (action.side === 'right' && other)
          yield* g.rules.combine(g, action.brave, other, 'left', byRule(action.player));
      },
    }),
  },
  '10-2-6': {
    'the Brave leaves with its first host': ({ linkedToLeaver }) => ({
      linkedToLeaver: (g, card, { zone }, group) => {
        const found = linkedToLeaver(g, card, { zone }, group);
        return found.length > 0
          ? found
          : g.rules.bravesOf(g, card).map((brave) => ({ card: brave, to: { zone, player: brave.owner } }));
      },
    }),
    'its player is asked when one host leaves': ({ bravesWithoutHost }) => ({
      bravesWithoutHost: (g, player, leaving) => [
        ...bravesWithoutHost(g, player, leaving),
        ...leaving.flatMap((host) => g.rules.bravesOf(g, host).filter((brave) => g.rules.hostsOf(g, brave).length > 1)),
      ],
    }),
    'a Brave stays combined with hosts that leave together': ({ linkedToLeaver }) => ({
      linkedToLeaver: (g, card, to) => linkedToLeaver(g, card, to, []),
      bravesWithoutHost: () => [],
    }),
    'Cores leave both hosts': ({ moveCores }) => ({
      *moveCores(g, player, action) {
        yield* moveCores(g, player, action);
        for (const { from } of action.moves ?? [])
          for (const brave of from in g.state.cards ? g.rules.bravesOf(g, g.card(from)) : [])
            for (const host of g.rules.hostsOf(g, brave))
              if (host.id !== from && coresOn(host) > 1)
                yield* perform(g, movingCounters({ core: 1 }, host, g.card(`${player}.reserve`)));
      },
    }),
  },
  '10-2-7': {
    'Cores are moved onto a combined Imagine Brave': ({ mayTake }) => ({
      mayTake: (g, player) => ({
        ...mayTake(g, player),
        ...Object.fromEntries(g.zone(player, 'combined').map((id) => [id, g.card(id).counters])),
      }),
    }),
  },
  '10-3-2': {
    'both effects go to both hosts': ({ lends }) => ({
      lends: (g, one, ability) =>
        lends(g, one, ability) ||
        (asBs(ability).while ?? []).some((word) => word === 'combinedRight' || word === 'combinedLeft'),
    }),
    'the effects go crosswise': ({ lends }) => ({
      lends: (g, one, ability) =>
        lends(g, one.data ? { ...one, data: { side: one.data.side === 'left' ? 'right' : 'left' } } : one, ability),
    }),
  },
  '10-3-3': {
    'the second host gets nothing': ({ ruleModifiers }) => ({
      ruleModifiers: (g, card, stat) =>
        g.rules.bravesOf(g, card).some((brave) => g.rules.hostsOf(g, brave)[1] === card)
          ? []
          : ruleModifiers(g, card, stat),
    }),
    'the symbol of an Imagine Brave counts once on the Field': ({ symbolsOnField }) => ({
      symbolsOnField: (g, player) => {
        const all = symbolsOnField(g, player);
        const extra = g.zone(player, 'combined').filter((id) => g.rules.hostsOf(g, g.card(id)).length > 1).length;
        return all.slice(0, all.length - extra);
      },
    }),
  },
});

export const sagaFaults = faultTable<BsRules>({
  '11-1-1': {
    'a Saga Brave combines with no Nexus': another('isNexusForSaga', () => false),
    'a Saga Brave combines with any Nexus of its condition': another('isNexusForSaga', (g, host) =>
      g.rules.isNexus(g, host),
    ),
    'a Saga Brave combines with no Spirit': result('conditionsOf', (found) => found.filter(({ of }) => of === 'nexus')),
  },
  '11-2-1': {
    'a Spirit gets nothing of a Saga Brave': result('ruleModifiers', (found, g, card) =>
      g.rules.isSpirit(g, card) ? [] : found,
    ),
    'the Cores go to the Reserve': () => ({
      coresOfCombined: (g, brave, host, counters, cause) =>
        movingCounters(counters, brave, g.card(`${host.side}.reserve`), { cause }),
    }),
  },
  '11-2-2': {
    'a Spirit gets both effects': ({ whileHolds }) => ({
      whileHolds: (g, card, ability) =>
        (g.rules.isLent(g, ability) && g.rules.isSpirit(g, card)) || whileHolds(g, card, ability),
    }),
    'a Spirit gets the effect for a Nexus instead': withOtherEffect((g, card) => g.rules.isSpirit(g, card)),
  },
  '11-3-1': {
    'a Nexus gets the effect for a Spirit as well': ({ whileHolds }) => ({
      whileHolds: (g, card, ability) =>
        (g.rules.isLent(g, ability) && g.rules.isNexus(g, card)) || whileHolds(g, card, ability),
    }),
    'a Nexus gets the effect for a Spirit instead': withOtherEffect((g, card) => g.rules.isNexus(g, card)),
    'a Nexus gets no cost and no symbol': result('ruleModifiers', (found, g, card) =>
      g.rules.isNexus(g, card) ? [] : found,
    ),
  },
  '11-3-2': {
    'the Cores go onto the Nexus': ({ coresOfCombined: _cores }) => ({
      coresOfCombined: (_g, brave, host, counters, cause) => movingCounters(counters, brave, host, { cause }),
    }),
  },
  '11-3-3': {
    'a Saga Brave is separated from a Nexus without Cores': ({ separateRefusal }) => ({
      separateRefusal: (g, action) => (action.moves.length === 0 ? null : separateRefusal(g, action)),
    }),
  },
  '11-3-4': {
    'Cores are placed on a Saga Brave on a Nexus': another('placedOnCombined', () => 0),
  },
  '11-3-5': {
    'a Saga Brave on a Nexus is destroyed like any Brave': always('isProtectedByNexus', false),
    'no effect reaches a combined Saga Brave': another('isProtectedByNexus', (_g, brave) => brave.zone === 'combined'),
  },
  '11-4-1': {
    'a Nexus with Grandforce does not attack': ({ canFight }) => ({
      canFight: (g, card) => !g.rules.isNexus(g, card) && canFight(g, card),
    }),
    'a Nexus with Grandforce is no Nexus meanwhile': onlyIf('isNexus', (_g, card) => !hasStatus(card, 'grandforce')),
  },
  '11-4-2': {
    'a Nexus with Grandforce does not get the BP+': ({ addsBp }) => ({
      addsBp: (g, host) => !g.rules.isNexus(g, host) && addsBp(g, host),
    }),
    'a Nexus with Grandforce does not get the effect for a Spirit': always('worksOnNexus', false),
  },
  '11-4-3': {
    'effects on one of the Spirits work as well': always('worksOnNexus', true),
    'no effect for a Spirit works': always('worksOnNexus', false),
  },
});
