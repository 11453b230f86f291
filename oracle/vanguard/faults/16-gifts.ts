/** Misreadings of the clauses about imaginary gifts and the stage (16, 6.3.7, 7.14.3, 7.42). */
import { opponentOf } from '../../kernel/state';
import { setKindsOfPlace } from '../../kernel/changes/objects';
import { placesOf } from '../../kernel/objects/places';
import { afterwards } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, sideOf, type VgRules } from '../game';
import type { VgGift } from '../../../schemas/vanguard';
import type { Misreading } from '../../kernel/testing/misreadings';

const withoutIcon = (icon: VgGift): Misreading<VgRules> =>
  result('giftOfIcon', (gift) => (gift === icon ? undefined : gift));

const iconMeans = (icon: VgGift, other: VgGift): Misreading<VgRules> =>
  result('giftOfIcon', (gift) => (gift === icon ? other : gift));

const givesNothing = (gift: VgGift, type: string): Misreading<VgRules> =>
  result('valueOfGift', (given, _g, marker) =>
    sideOf(marker).gift === gift && sideOf(marker).giftType === type ? undefined : given,
  );

const inAllTurns = (gift: VgGift): Misreading<VgRules> =>
  alsoIf('isTurnOfGift', (_g, marker) => sideOf(marker).gift === gift);

/** Abilities before gifts, of each player. */
const abilitiesFirst = (of: 'turn player' | 'other player'): Misreading<VgRules> =>
  replaced('firstPending', (rule, [g, pending]) => {
    const later = pending.filter(
      ({ ability, player }) => !(ability.type === 'gift' && (player === g.state.turnPlayer) === (of === 'turn player')),
    );
    return later.length > 0 ? later : rule(g, pending);
  });

export const giftFaults = faultTable<VgRules>({
  '2.13.2.2': {
    'the Force icon means nothing': withoutIcon('force'),
    'the Force icon means Accel': iconMeans('force', 'accel'),
  },
  '2.13.2.3': {
    'the Accel icon means nothing': withoutIcon('accel'),
    'the Accel icon means Protect': iconMeans('accel', 'protect'),
  },
  '2.13.2.4': {
    'the Protect icon means nothing': withoutIcon('protect'),
    'the Protect icon means Force': iconMeans('protect', 'force'),
  },
  '6.3.7': { 'a ride brings no gift': skip('acquireGift') },
  '7.14.3': { 'an effect brings no gift': skip('getGifts') },
  '7.14.3.1': {
    'the gift of an effect waits for the check timing': (rules) => {
      const waiting = memory(() => [] as Parameters<VgRules['getGifts']>[]);
      return {
        *getGifts(...given) {
          waiting(given[0]).push(given);
        },
        *runCheckpoint(g) {
          for (const given of waiting(g).splice(0)) yield* rules.getGifts(...given);
          yield* rules.runCheckpoint(g);
        },
      };
    },
  },
  '7.14.3.2': {
    'the other player gets the gift': result('receiverOfGift', (receiver, _g, _master, said) =>
      said === undefined ? opponentOf(receiver) : receiver,
    ),
  },
  '7.42.1.1': {
    'the circle does not become a stage': (rules) => ({
      *becomeStage(g, circle) {
        yield* rules.becomeStage(g, circle);
        setKindsOfPlace(g, circle.id, ['rearGuard']);
      },
    }),
    'the stage is no rear-guard circle any more': afterwards('becomeStage', (g, circle) =>
      setKindsOfPlace(g, circle.id, ['stage']),
    ),
  },
  '7.42.1.2': {
    'the Accel markers stay where they are': skip('moveMarkers', (_g, markers, host) =>
      host.layout?.kinds?.includes('stage') && markers.some((one) => sideOf(one).gift === 'accel')),
    'one Accel marker goes to the stage': args('moveMarkers', (g, markers, host) => [
      g,
      markers.filter(({ id }) => id === 'gift#1'),
      host,
    ]),
  },
  '7.42.1.2.1': {
    'the circles that the markers leave stay': skip('loseCircles', (g) =>
      placesOf(g).some(({ layout }) => layout?.kinds?.includes('stage'))),
  },
  '7.42.2': {
    'a circle is gained all the same': always('stageOf', undefined),
  },
  '7.39.8': {
    'a dominated unit gets what the gift markers of its circle give': always('isModifiedByGifts', true),
  },
  '11.6.1.2': { 'abilities come before the gift of the turn player': abilitiesFirst('turn player') },
  '11.6.1.3': { 'abilities come before the gift of the other player': abilitiesFirst('other player') },
  '16.2.1.3': { 'a gift puts no marker': skip('putGift') },
  '16.2.1.3.1.1': {
    'what a gift marker gives does not reach a unit that effects cannot affect': onlyIf(
      'isModifiedByGifts',
      (_g, card) =>
        !sideOf(card).abilities?.some(({ effect }) => effect?.some(({ do: verb }) => verb === 'unaffected')),
    ),
    'Force II makes the critical 2 after everything else': result(
      'valueOfGift',
      (given) => given && (given.to ? { layer: 9, to: 2 } : given),
    ),
  },
  '16.3.1.1': {
    'every ride brings its gift': always('mayResolveByRide', true),
    'a gift of an effect counts as well': onlyIf('mayResolveByRide', (g, player, gift) =>
      cardsIn(g, player, 'markers').every((marker) => sideOf(marker).gift === gift),
    ),
    'the markers of the other clan type are lost': afterwards('resolveGiftOfRide', (g, player, gift) =>
      g.rules.eraseMarkers(
        g,
        cardsIn(g, player, 'markers').filter((marker) => sideOf(marker).gift !== gift),
      ),
    ),
  },
  '16.3.1.3': {
    'the player chooses the gift type, whatever is specified': args('giftType', (g, player, gift) => [g, player, gift]),
  },
  '16.3.1.3.1': {
    'the gift type is chosen each time': always('typeChosenBefore', ''),
    'the gift type is that of any clan type': replaced('typeChosenBefore', (_rule, [g, player]) => {
      const { force, accel, protect } = g.state.facts.gifts[player];
      return force || accel || protect;
    }),
  },
  '16.3.1.3.2': {
    'without a choice it is type I': replaced('giftType', function* (rule, [g, player, gift, said]) {
      return yield* rule(g, player, gift, said ?? (g.rules.typeChosenBefore(g, player, gift) || 'I'));
    }),
  },
  '16.3.1.4.1': {
    'a Force marker is put where a unit is': result('circlesForForce', (circles, g) =>
      circles.filter((circle) => cardsIn(g, circle.side, 'field').some(({ place }) => place === circle.id)),
    ),
    'a Force marker is put on the vanguard circle alone': result('circlesForForce', (circles, g) =>
      circles.filter((circle) => g.rules.isCircleOfKind(g, circle, 'vanguard')),
    ),
    'a Force marker can be put on the guardian circle': result('circlesForForce', (circles, g) => [
      ...circles,
      ...g.rules.circlesOfKind(g, circles[0]!.side, 'guardian'),
    ]),
  },
  '16.3.1.4.1.1': {
    'one Force marker is on a circle': result('circlesForForce', (circles, g) =>
      circles.filter((circle) => g.rules.giftsOn(g, circle, 'force').length === 0),
    ),
    'the second Force marker of a circle gives nothing': result('valueOfGift', (given, g, marker) => {
      const circle = g.rules.hostOfMarker(g, marker);
      return circle && g.rules.giftsOn(g, circle, 'force')[1]?.id === marker.id ? undefined : given;
    }),
  },
  '16.3.1.4.2': {
    'Force I gives nothing': givesNothing('force', 'I'),
    'Force I gives its power in all turns': inAllTurns('force'),
  },
  '16.3.1.4.3': {
    'Force II gives nothing': givesNothing('force', 'II'),
    'each Force II marker gives 1 critical': result('valueOfGift', (given) =>
      given?.to ? { layer: given.layer, by: 1 } : given,
    ),
  },
  '16.3.1.5.1': {
    'a circle comes although there is a stage': always('stageOf', undefined),
    'an Accel circle is no rear-guard circle': afterwards('performAccel', (g, player) => {
      for (const { id, layout } of g.rules.circlesOfKind(g, player, 'accel'))
        setKindsOfPlace(
          g,
          id,
          layout!.kinds!.filter((kind) => kind !== 'rearGuard'),
        );
    }),
  },
  '16.3.1.5.1.1': { 'the circle is in the back row': always('rowOfGained', 'back') },
  '16.3.1.5.1.2': {
    'circles come to the right first': result('columnOfGained', (column) => -column),
    'all circles come to the left': another('columnOfGained', (_g, _player, number) => -1 - number),
  },
  '16.3.1.5.1.2.1': {
    'circles come to the left as player A sees it': result('columnOfGained', (column, _g, player) =>
      player === 'A' ? column : -column,
    ),
  },
  '16.3.1.5.2': {
    'the marker is put on the vanguard circle': args('putGift', (g, player, gift, circle) => [
      g,
      player,
      gift,
      gift.gift === 'accel' ? g.rules.circlesOfKind(g, player, 'vanguard')[0]! : circle,
    ]),
  },
  '16.3.1.5.2.1': {
    'the circle stays without its marker': skip('loseCircles'),
    'the circle stays when its marker is moved': skip('loseCircles', (g) =>
      !placesOf(g).some(({ layout }) => layout?.kinds?.includes('stage')) &&
      !g.journal.some(({ type, from }) => type === 'moved' && from === 'markers')),
    'the circle disappears at the check timing': (rules) => {
      const isLate = memory(() => ({ late: false }));
      return {
        *loseCircles(g) {
          isLate(g).late = true;
        },
        *runCheckpoint(g) {
          if (isLate(g).late) yield* rules.loseCircles(g);
          isLate(g).late = false;
          yield* rules.runCheckpoint(g);
        },
      };
    },
    'the other markers of the circle stay': skip('eraseMarkers', (_g, markers) =>
      markers.every((marker) => sideOf(marker).gift === 'force')),
  },
  '16.3.1.5.3': {
    'Accel I gives nothing': givesNothing('accel', 'I'),
    'Accel I gives its power in all turns': inAllTurns('accel'),
  },
  '16.3.1.5.4': {
    'Accel II draws no card': always('drawsForAccel', false),
    'Accel II gives nothing': givesNothing('accel', 'II'),
    'Accel II gives 10000 power': result('valueOfGift', (given, _g, marker) =>
      given?.by && sideOf(marker).giftType === 'II' ? { ...given, by: 10_000 } : given,
    ),
    'Accel II gives its power in all turns': inAllTurns('accel'),
  },
  '16.3.1.6.1': {
    'Protect I creates nothing': skip('performProtect', (_g, _player, { type }) => type === 'I'),
    'Protect I puts a marker as well': afterwards('performProtect', (g, player, gift) =>
      g.rules.putGift(g, player, { ...gift, type: 'II' }, g.rules.circlesOfKind(g, player, 'vanguard')[0]!),
    ),
  },
  '16.3.1.6.2': {
    'Protect II gives no shield': always('isHostOf', false),
    'Protect II gives shield to all that intercept': always('isHostOf', true),
    'Protect II can be put on the vanguard circle': result('circlesForProtect', (circles, g, player) => [
      ...circles,
      ...g.rules.circlesOfKind(g, player, 'vanguard'),
    ]),
  },
  '16.3.2': {
    'the last gift is resolved first': args('getGifts', (g, player, got) => [g, player, got.toReversed()]),
    'one gift of an effect is resolved': args('getGifts', (g, player, got) => [g, player, got.slice(0, 1)]),
  },
});
