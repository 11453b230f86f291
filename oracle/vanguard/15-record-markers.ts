/** 15.7, 15.8, 7.4.2. Record markers: objects of the zone of markers, each linked to the circle or unit on which it is. */
import type { CitedAnswer } from '../kernel/clauses';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { VG_RECORD_MARKERS, type MarkerPrint } from '../../schemas/vanguard-markers';
import { link, unlink } from '../kernel/changes/links';
import { perform } from '../kernel/events/perform';
import { linkedTo, linksOf, linksOn } from '../kernel/links';
import { creating, erasing } from '../kernel/objects/objects';
import { placesOf } from '../kernel/objects/places';
import { NOTHING, type CardState, type CauseOf, type Definition, type Procedure } from '../kernel/state';
import type { AtOnce, Move, Redirection } from './04-zones';
import type { CircleFilter } from './06-calls';
import { cardsIn, sideOf, type VgGame } from './game';
import type { Section } from './packs';

export const isMarker = ({ kind }: CardState): boolean => kind === 'marker';

/** The link between a marker and where it is. */
const LINK = 'marker';

/** A marker to put: its name, and what else a rule says of it. */
export type MarkerSaid = Partial<MarkerPrint> & { readonly name: string };

export const recordMarkers = {
  /** What the rules say of a marker of this name (A2.1); of most they say nothing more. */
  printOfMarker(g: VgGame, { name, ...said }: MarkerSaid): Definition {
    if (name === 'Cradle') g.consult('A2.1');
    return { category: 'marker', ...VG_RECORD_MARKERS[name], ...said, name, number: '' } as unknown as Definition;
  },

  /** 15.8.2, 15.8.2.1: where a text says, as far as a marker can be there. */
  *putMarkers(
    g: VgGame,
    player: PlayerId,
    marker: MarkerSaid,
    hosts: readonly CardState[],
    cause?: CauseOf,
  ): Procedure {
    if (hosts.length === 0) g.cite('15.8.2.1');
    for (const host of hosts) yield* g.rules.putMarker(g, player, marker, host, cause);
  },

  /** 7.4.2, 15.8.2: on a circle, or on a unit. @returns undefined: it cannot be there, so it is not put (15.8.2.1) */
  *putMarker(
    g: VgGame,
    player: PlayerId,
    marker: MarkerSaid,
    host: CardState,
    cause?: CauseOf,
  ): Procedure<CardState | undefined> {
    if (!g.rules.mayBearMarker(g, host)) {
      g.cite('15.8.2.1');
      return undefined;
    }
    g.cite('15.8.2', '15.8.4', ...(host.kind === 'place' ? ['7.4.2', '15.8.1.1'] : ['15.8.1.2']));
    const made = { kind: 'marker', definition: g.rules.printOfMarker(g, marker), owner: player } as const;
    const to = { zone: 'markers', player, host: host.id, link: { kind: LINK } };
    const change = creating(g, made, { to, ...(cause && { cause }) });
    yield* perform(g, { ...change, events: ['created', 'markerPut'] });
    return change.card;
  },

  /** 15.8.1.1, 15.8.1.2: a circle that is there, or a unit. */
  mayBearMarker: (g: VgGame, host: CardState): boolean =>
    host.kind === 'place' ? placesOf(g).some(({ id }) => id === host.id) : g.rules.isUnit(g, host),

  /** The markers that are on this circle or on this unit themselves. */
  markersOn: (g: VgGame, host: CardState): CardState[] => linkedTo(g, host, LINK),

  /** The circle or the unit on which the marker is. */
  hostOfMarker(g: VgGame, marker: CardState): CardState | undefined {
    const [first] = linksOf(g, marker);
    return first && g.card(first.host);
  },

  /** 15.8.1.3.1: of a marker on a unit the circle on which the unit is now. */
  circleOfMarker(g: VgGame, marker: CardState): CardState | undefined {
    const host = g.rules.hostOfMarker(g, marker);
    g.consult('15.8.1.3');
    if (!host || host.kind === 'place') return host;
    g.consult('15.8.1.3.1');
    return g.rules.circleOf(g, host);
  },

  /** 15.8.1.3: the markers on a circle, those on the units there included. */
  markersAt: (g: VgGame, circle: CardState): CardState[] =>
    markersOfBoth(g).filter((marker) => g.rules.circleOfMarker(g, marker)?.id === circle.id),

  /** Is there a marker of this name on the unit, or on its circle? */
  isMarked(g: VgGame, card: CardState, name: string): CitedAnswer {
    const circle = g.rules.circleOf(g, card);
    const markers = [...g.rules.markersOn(g, card), ...(circle ? g.rules.markersOn(g, circle) : [])];
    for (const marker of markers) {
      const named = g.rules.isMarkerNamed(g, marker, name);
      if (named !== false) return named === true ? ['15.8.1.3'] : ['15.8.1.3', ...named];
    }
    return false;
  },

  /** 15.1.2.1.1, of the name that it was put with. */
  isMarkerNamed: (g: VgGame, marker: CardState, name: string): CitedAnswer =>
    marker.definition.name === name && g.rules.isMarkerOfTexts(g, marker),

  /**
   * 15.8.5.1: is this what the ability of the marker calls its unit? Of a unit that has left as it was. For a gift
   * marker it is the unit on its circle (16.3.1.6.2).
   */
  isHostOf(g: VgGame, card: CardState, marker: CardState): boolean {
    if (sideOf(marker).gift !== undefined) {
      const isOnCircle = card.place === g.rules.hostOfMarker(g, marker)?.id;
      return isOnCircle && g.rules.isModifiedByGifts(g, card);
    }
    return linksOn(g, card).some((link) => link.kind === LINK && link.card === marker.id);
  },

  /** 15.8.3.1 */
  *eraseMarkers(g: VgGame, markers: readonly CardState[], cause?: CauseOf): Procedure {
    if (markers.length === 0) return;
    g.cite('15.8.3.1');
    yield* perform(g, ...markers.map((marker) => erasing(marker, cause)));
  },

  /** To another circle or unit, where it can be there; 16.3.1.5.2.1: circles may disappear by that. */
  *moveMarkers(g: VgGame, markers: readonly CardState[], host: CardState): Procedure {
    if (!g.rules.mayBearMarker(g, host)) return g.cite('15.8.2.1');
    for (const { id } of markers) {
      unlink(g, id, undefined, LINK);
      link(g, LINK, id, host.id);
    }
    yield* g.rules.loseCircles(g);
  },

  /** 15.8.3.4: markers whose unit is none any more. */
  markersOfNothing: (g: VgGame): CardState[] =>
    markersOfBoth(g).filter((marker) => {
      const host = g.rules.hostOfMarker(g, marker);
      return !host || !g.rules.mayBearMarker(g, host);
    }),
} satisfies Section;

const markersOfBoth = (g: VgGame): CardState[] => PLAYERS.flatMap((player) => cardsIn(g, player, 'markers'));

/** 15.8.3.4 */
function followUnits(g: VgGame, _since: number): Procedure {
  if (PLAYERS.every((player) => g.zone(player, 'markers').length === 0)) return NOTHING;
  const due = g.rules.markersOfNothing(g);
  if (due.length === 0) {
    g.cite('15.7.1.2');
    return NOTHING;
  }
  g.cite('15.8.3.4');
  return g.rules.eraseMarkers(g, due);
}

export const atOnceOfMarkers = {
  ofUnits: {
    after: ['statusGained', 'moved'],
    isOccasion: ({ type, from }) => type === 'statusGained' || from === 'field',
    follow: followUnits,
  },
} satisfies Record<string, AtOnce>;

/** 15.8.3.2: a marker that goes anywhere else is erased. */
const markersElsewhere: Redirection = (g, move) => {
  if (!isMarker(move.card) || move.to.zone === 'markers' || move.to.zone === 'nowhere') return move;
  g.cite('15.8.3.2');
  return { ...move, ...erasing(move.card, move.cause) } as Move;
};

export const redirectionsOfMarkers = { markersElsewhere };

/** Is the circle one that a text means so? */
export const isCircleLike = (g: VgGame, circle: CardState | undefined, said: CircleFilter): boolean =>
  circle !== undefined &&
  (said.only?.includes(circle.id) ?? true) &&
  (said.kind === undefined || g.rules.isCircleOfKind(g, circle, said.kind)) &&
  (said.row ?? circle.layout?.row) === circle.layout?.row &&
  (said.column ?? circle.layout?.column) === circle.layout?.column &&
  (said.inColumnOf === undefined || g.rules.isInColumnOf(g, circle, said.inColumnOf)) &&
  (said.open === undefined || g.rules.isOpen(g, circle));
