/** 4.1, 4.4 to 4.7, 4.10 to 4.18. Zones: where the rules send a card that moves, and what follows at once. */
import type { Handle } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { NOWHERE } from '../kernel/objects/nowhere';
import { remembered } from '../kernel/remember';
import { NOTHING, type Face, type CardState, type JournalEvent, type Procedure } from '../kernel/state';
import { isArms } from './17-arms';
import { isMusic } from './17-music';
import { becomesUnit } from './18-set-units';
import { isGUnit, isOrder, type VgGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

/** A move that is about to happen. */
export type Move = IntendedChange & { readonly to: Destination };

/** Sends a card somewhere else by a rule. It returns the same move where it has nothing to say; null: no move is made. */
export type Redirection = (g: VgGame, move: Move) => Move | null;

/** What the rules do in the middle of an effect, before any check timing. `since`: the event log from this index on. */
export interface AtOnce {
  /** The events after which it may have something to do. */
  readonly after: readonly string[];
  /** After which of them. Omitted: after all. */
  isOccasion?(event: JournalEvent, g: VgGame): boolean;
  follow(g: VgGame, since: number): Procedure;
}

/** Sends the card elsewhere: what a text calls the move that is not made does not happen, but it may be rode upon. */
function to(move: Move, destination: Destination): Move {
  const { events, ...rest } = move;
  const happens = [events ?? []].flat().filter((event) => event === 'rodeUpon');
  return { ...rest, ...(happens.length > 0 && { events: happens }), to: destination };
}

/** 4.18.4: what lay in the ride deck zone at the beginning goes there instead of to the deck. */
const rideDeckCards: Redirection = (g, move) => {
  if (move.to.zone !== 'deck' || move.card.origin !== 'ride' || move.card.zone === 'deck') return move;
  g.cite('4.18.4', '4.18.5');
  const { place } = move.to;
  return to(move, { zone: 'rideDeck', face: 'up', player: move.card.owner, ...(place && { place }) });
};

/** 4.4.2.1: a G unit on the vanguard circle goes to the G zone, unless it goes to a rear-guard circle (4.4.2). */
const gVanguards: Redirection = (g, move) => {
  if (!isGUnit(move.card) || !g.rules.isVanguard(g, move.card) || g.rules.staysOnCircles(g, move)) return move;
  g.cite('4.4.2', '4.4.2.1');
  return to(move, { zone: 'gZone', face: 'up', player: move.card.owner });
};

/** The orders that lie on circles face up (17.4.2, 17.7.8.1). */
const ORDERS_ON_CIRCLES: readonly ((card: CardState) => boolean)[] = [isMusic, isArms];

/** 4.4.3, but not as a locked card (7.30.5). */
const ordersToCircles: Redirection = (g, move) => {
  if (move.to.zone !== 'field' || !isOrder(move.card) || move.to.face === 'down') return move;
  if (g.rules.mayLieOnCircle(g, move.card) || becomesUnit(move)) return move;
  g.cite('4.4.3');
  return to(move, { zone: 'drop', player: move.card.owner });
};

/** 4.1.13: a card never goes to a zone of the other player; what is erased goes to no zone (15.2.3). */
const zonesOfOwners: Redirection = (g, move) => {
  if (move.to.zone === NOWHERE) return move;
  g.cite('4.1.1');
  if ((move.to.player ?? move.card.side) === move.card.owner || g.rules.mayGuardElsewhere(g, move)) return move;
  if (g.rules.mayBeKeptElsewhere(g, move)) return move;
  g.cite('4.1.13');
  return null;
};

/** In this order; other sections add theirs in `sections.ts`. */
export const redirectionsOfZones = { rideDeckCards, gVanguards, ordersToCircles, zonesOfOwners };

/** A loop over the log, as many groups of changes ask. */
function gUnitsMovedSince(g: VgGame, since: number): CardState[] {
  const gUnits: CardState[] = [];
  for (let index = since; index < g.journal.length; index++) {
    const event = g.journal[index]!;
    const { type, from, card } = event;
    const isGUnitThatMoved = type === 'moved' && from === 'field' && isGUnit(g.card(card!));
    if (isGUnitThatMoved || g.rules.hasLeftAsGUnit(g, event)) gUnits.push(g.card(card!));
  }
  return gUnits;
}

/** Has anything happened since that the rule may follow? */
function isAnyOccasion(g: VgGame, { after, isOccasion }: AtOnce, since: number): boolean {
  for (let index = since; index < g.journal.length; index++) {
    const event = g.journal[index]!;
    if (after.includes(event.type) && (!isOccasion || isOccasion(event, g))) return true;
  }
  return false;
}

/** The rules that may follow each event. */
const followersIn = remembered((rows: readonly AtOnce[]): ReadonlyMap<string, readonly AtOnce[]> => {
  const types = new Set(rows.flatMap(({ after }) => after));
  return new Map([...types].map((type) => [type, rows.filter(({ after }) => after.includes(type))]));
});

const NOBODY: readonly AtOnce[] = [];

function isAnyFollowed(g: VgGame, since: number): boolean {
  const followers = followersIn(g.rules.atOnce);
  for (let index = since; index < g.journal.length; index++) {
    const event = g.journal[index]!;
    for (const { isOccasion } of followers.get(event.type) ?? NOBODY)
      if (!isOccasion || isOccasion(event, g)) return true;
  }
  return false;
}

/** 4.4.2.2, 4.9.5: a G unit that has left its rear-guard circle or the guardian circle goes on to the G zone. */
function* gUnitsThatLeft(g: VgGame, since: number): Procedure {
  const gUnits = gUnitsMovedSince(g, since);
  if (gUnits.length === 0) return;
  g.cite('4.4.2', '4.9.5');
  const left = gUnits.filter((card) => g.rules.returnsToGZone(g, card));
  if (left.length === 0) return;
  g.cite('4.4.2.2');
  const returned = (card: CardState) => ({ zone: 'gZone', face: 'up', player: card.owner }) as const;
  yield* perform(g, ...left.map((card) => ({ card, to: returned(card) })));
}

export const atOnceOfZones = {
  gUnitsThatLeft: { after: ['moved'], isOccasion: ({ from }) => from === 'field', follow: gUnitsThatLeft },
} satisfies Record<string, AtOnce>;

/** Zones in which the order of the cards is controlled (4.5.2, 4.13.2, 4.16.2, 4.17.2). */
const ORDERED: readonly string[] = ['deck', 'trigger', 'orderArea', 'orderZone'];

export const zones = {
  /** 13.11.3 does not take these orders away. */
  mayLieOnCircle: (_g: VgGame, order: CardState): boolean => ORDERS_ON_CIRCLES.some((is) => is(order)),

  redirectMove(g: VgGame, move: Move): IntendedChange | null {
    let redirected: Move | null = move;
    for (const redirection of g.rules.redirections) {
      if (redirected === null) return null;
      redirected = redirection(g, redirected);
    }
    return redirected;
  },

  /** Runs before any check timing, even in the middle of an effect. */
  afterGroup: (g: VgGame, since: number): Procedure =>
    isAnyFollowed(g, since) ? g.rules.followAtOnce(g, since) : NOTHING,

  *followAtOnce(g: VgGame, since: number): Procedure {
    for (const row of g.rules.atOnce) if (isAnyOccasion(g, row, since)) yield* row.follow(g, since);
  },

  /** 4.1.8, 6.2.5, 6.3.4: a card of another zone is new; on another circle it is new where it is called or ridden. */
  becomesNew(g: VgGame, _card: CardState, from: string, zone: string, _host?: Handle): boolean {
    g.cite('4.1.8');
    return from !== zone;
  },

  /** 4.1.3 */
  faceOnArrival(g: VgGame, _card: CardState, zone: string): Face {
    g.cite('4.1.3', '4.3.3', '4.3.3.3');
    return zone === 'deck' || zone === 'gauge' ? 'down' : 'up';
  },

  /** 4.4.2: does the move lead to a rear-guard circle? */
  staysOnCircles: (g: VgGame, { to: { zone, at } }: Move): boolean =>
    zone === 'field' && at !== undefined && g.rules.isCircleOfKind(g, g.card(at), 'rearGuard'),

  /** 4.4.2.2, 4.9.5, of a card that lay on a circle before. */
  returnsToGZone: (g: VgGame, gUnit: CardState): boolean => gUnit.zone !== 'gZone' && !g.rules.isRearGuard(g, gUnit),

  /** 4.5.3 */
  clausesOfDeck: (): readonly string[] => ['4.5.3'],

  /** 4.1.9: where the order is controlled, the owner of the zone decides it. */
  orderIsChosen(g: VgGame, cards: readonly CardState[], { zone }: Destination): boolean {
    if (!ORDERED.includes(zone)) return false;
    g.cite('4.1.7', ...(zone === 'deck' ? ['4.1.10', '4.1.11'] : []));
    return cards.length > 1;
  },
} satisfies Section<'faceOnArrival' | 'clausesOfDeck' | 'orderIsChosen'>;
