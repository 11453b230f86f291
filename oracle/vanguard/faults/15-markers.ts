/** Misreadings of the clauses about record markers (7.4.2, 15.7, 15.8, supplement A2). */
import type { Instruction } from '../../../schemas/ability';
import type { VgAbility } from '../../../schemas/vanguard';
import { perform } from '../../kernel/events/perform';
import { linkedTo } from '../../kernel/links';
import type { Definition } from '../../kernel/state';
import { afterwards, both } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { alsoIf, always, args, faultTable, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import { vanguardCircle } from '../04-circles';
import { redirectionsOfMarkers } from '../15-record-markers';
import { cardsIn, isLocked, isWorn, type VgRules } from '../game';

/** Cradle markers say something else. */
const cradleSays = (change: (abilities: readonly VgAbility[]) => readonly VgAbility[]): Misreading<VgRules> =>
  result(
    'printOfMarker',
    (print) => ({ ...print, abilities: change(print.abilities as never) }) as unknown as Definition,
  );

const without = (isLeftOut: (said: Instruction) => boolean): Misreading<VgRules> =>
  cradleSays((abilities) =>
    abilities.map((ability) => ({ ...ability, effect: ability.effect!.filter((said) => !isLeftOut(said)) })),
  );

/** The markers of units on which this is so stay. */
const staysOn = (isMatch: Parameters<typeof alsoIf<VgRules, 'mayBearMarker'>>[1]): Misreading<VgRules> =>
  alsoIf('mayBearMarker', isMatch);

export const markerFaults = faultTable<VgRules>({
  '7.4.2': {
    'no marker is put': skip('putMarkers'),
    'a marker is not put on a circle without a unit': args('putMarkers', (g, player, marker, hosts, cause) => [
      g,
      player,
      marker,
      hosts.filter((host) => cardsIn(g, host.side, 'field').some(({ place }) => place === host.id)),
      cause,
    ]),
  },
  '15.7.1.2': {
    'what retires a unit reaches the markers of its circle': (rules) => ({
      *afterGroup(g, since) {
        yield* rules.afterGroup(g, since);
        const isRetired = g.journal.slice(since).some(({ type }) => type === 'retired');
        if (isRetired) yield* g.rules.eraseMarkers(g, [...cardsIn(g, 'A', 'markers'), ...cardsIn(g, 'B', 'markers')]);
      },
    }),
  },
  '15.8.1.1': {
    'a marker is not put on a circle of the other player': args('putMarkers', (g, player, marker, hosts, cause) => [
      g,
      player,
      marker,
      hosts.filter(({ side }) => side === player),
      cause,
    ]),
    'a marker that is put on a circle is on the unit there': args('putMarker', (g, player, marker, host, cause) => [
      g,
      player,
      marker,
      cardsIn(g, host.side, 'field').find(({ place }) => place === host.id && host.kind === 'place') ?? host,
      cause,
    ]),
  },
  '15.8.1.2': {
    'a marker that is put on a unit is on its circle': args('putMarker', (g, player, marker, host, cause) => [
      g,
      player,
      marker,
      g.rules.circleOf(g, host) ?? host,
      cause,
    ]),
  },
  '15.8.1.3': {
    'the markers of a circle are those that were put on it alone': ({ circleOfMarker }) => ({
      circleOfMarker: (g, marker) =>
        g.rules.hostOfMarker(g, marker)?.kind === 'place' ? circleOfMarker(g, marker) : undefined,
    }),
    'a unit is marked by the markers on itself alone': ({ isMarked }) => ({
      isMarked: (g, card, name) =>
        isMarked(g, card, name) && g.rules.markersOn(g, card).some((one) => g.rules.isMarkerNamed(g, one, name)),
    }),
    'a unit is marked by the markers of its circle alone': ({ isMarked }) => ({
      isMarked: (g, card, name) => isMarked(g, card, name) && g.rules.markersOn(g, card).length === 0,
    }),
  },
  '15.8.1.3.1': {
    'a marker on a unit is on the circle where the unit was when it was put': ({ putMarker, circleOfMarker }) => {
      const put = memory(() => new Map<string, string>());
      return {
        *putMarker(g, player, marker, host, cause) {
          const made = yield* putMarker(g, player, marker, host, cause);
          if (made && host.place !== undefined) put(g).set(made.id, host.place);
          return made;
        },
        circleOfMarker(g, marker) {
          const place = put(g).get(marker.id);
          const now = circleOfMarker(g, marker);
          return place === undefined ? now : g.card(place);
        },
      };
    },
  },
  '15.8.2': {
    'a marker is put on the vanguard circle, whatever is chosen': args(
      'putMarkers',
      (g, player, marker, hosts, cause) => [g, player, marker, hosts.map(() => g.card(vanguardCircle(player))), cause],
    ),
  },
  '15.8.2.1': {
    'a marker that can be nowhere is put on the vanguard circle': args(
      'putMarkers',
      (g, player, marker, hosts, cause) => [
        g,
        player,
        marker,
        hosts.length > 0 ? hosts : [g.card(vanguardCircle(player))],
        cause,
      ],
    ),
  },
  '15.8.3.1': {
    'markers are not erased': skip('eraseMarkers'),
    'a marker that is erased goes to the drop zone': () => ({
      *eraseMarkers(g, markers) {
        yield* perform(
          g,
          ...markers.map((card) => ({ card, to: { zone: 'drop', player: card.owner }, events: 'discarded' })),
        );
      },
      redirections: [],
    }),
  },
  '15.8.3.2': {
    'a marker goes to the hand': ({ redirections }) => ({
      redirections: redirections.filter((one) => one !== redirectionsOfMarkers.markersElsewhere),
    }),
    'a marker does not leave its circle': (rules) => ({
      redirectMove: (g, move) =>
        move.card.kind === 'marker' && move.to.zone === 'hand' ? null : rules.redirectMove(g, move),
    }),
  },
  '15.8.3.3': {
    'a marker is erased when its unit moves': afterwards('moveUnits', (g, moved) =>
      g.rules.eraseMarkers(
        g,
        moved.flatMap(({ card }) => linkedTo(g, card, 'marker')),
      ),
    ),
    'a marker stays on the circle when its unit moves': (rules) => ({
      *moveUnits(g, moved, cause) {
        const left = moved.map(({ card }) => [linkedTo(g, card, 'marker'), g.card(card.place!)] as const);
        yield* rules.moveUnits(g, moved, cause);
        for (const [markers, circle] of left) yield* g.rules.moveMarkers(g, markers, circle);
      },
    }),
  },
  '15.8.3.4': {
    'a marker stays when its unit has left': always('markersOfNothing', []),
    'a marker stays on a locked card': both(
      staysOn((_g, host) => isLocked(host)),
      skip('forgetReferences'),
    ),
    'a marker stays on a unit that is worn': staysOn((_g, host) => isWorn(host)),
  },
  '15.8.4': {
    'a marker belongs to the player on whose side it is': args('putMarker', (g, _player, marker, host, cause) => [
      g,
      host.side,
      marker,
      host,
      cause,
    ]),
  },
  '15.8.5.1': {
    'a marker speaks of the unit that was on the circle': ({ isHostOf }) => {
      const first = memory(() => new Map<string, string>());
      return {
        isHostOf(g, card, marker) {
          const place = first(g).get(marker.id);
          if (place === undefined) {
            const at = g.rules.hostOfMarker(g, marker)?.place;
            if (at !== undefined) first(g).set(marker.id, at);
            return isHostOf(g, card, marker);
          }
          return card.place === place;
        },
      };
    },
    'a marker speaks of all units': always('isHostOf', true),
  },
  '15.8.5.2': {
    'the ability of a marker goes on after it': skip('eraseMarkers'),
    'a marker gives nothing': always('isHostOf', false),
  },
  'A2.1': {
    'the unit keeps its abilities': without((said) => said.do === 'negate'),
    'the unit keeps its power': without((said) => said.do === 'modify'),
    'the power of the unit is 0, whatever it is given': cradleSays((abilities) =>
      abilities.map((ability) => ({
        ...ability,
        effect: ability.effect!.map((said) => {
          if (said.do !== 'modify') return said;
          const { by: _by, ...set } = said as { by?: unknown };
          return { ...set, to: 0 } as never;
        }),
      })),
    ),
    'the unit can boost': without((said) => said.do === 'forbid' && said.what === 'boost'),
    'the unit can intercept': without((said) => said.do === 'forbid' && said.what === 'intercept'),
    'nothing comes of the unit that is retired': cradleSays((abilities) =>
      abilities.filter(({ type }) => type !== 'auto'),
    ),
    'the player of the unit takes the card': args('putMarker', (g, _player, marker, host, cause) => [
      g,
      host.side,
      marker,
      host,
      cause,
    ]),
    'a card of any grade is taken': cradleSays(
      (abilities) =>
        abilities.map((ability) =>
          ability.type === 'auto'
            ? {
                ...ability,
                effect: ability.effect!.map((said) =>
                  said.do === 'choose'
                    ? {
                        ...said,
                        target: { choose: { from: { player: 'you', zone: ['deck'], top: 1 }, count: 1, upTo: true } },
                      }
                    : said,
                ),
              }
            : ability,
        ) as readonly VgAbility[],
    ),
  },
});
