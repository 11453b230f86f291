/** FAQ-4. Leaving the Field: it is decided first, and happens when all that follows from that has been resolved. */
import { hasWord } from '../kernel/continuous/information';
import { hasStatus } from '../kernel/changes/objects';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { perform, performEffectChange } from '../kernel/events/perform';
import { playersInTurnOrder } from '../kernel/game';
import { cancelDeparture, redirectDeparture } from '../kernel/changes';
import { mentions } from '../kernel/language/card-checks';
import { isTriggerOf } from '../kernel/reading/trigger-events';
import type { PlayerId } from '../../schemas/common';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure, LastKnownCard } from '../kernel/state';
import { coresOn, OF_FIELD, type BsGame } from './game';
import type { Section } from './packs';
import { isDeparting } from '../kernel/objects/departing';
import type { IntendedChange, Destination } from '../kernel/changes/intended';

/** How a card leaves. */
export type Leaving = 'destroy' | 'deplete' | 'return' | 'setAside' | 'remove';

export interface HowToLeave {
  readonly manner: Leaving;
  readonly to: Destination;
  readonly cause: CauseOf;
}

/** The event of each way of leaving. */
const BY_MANNER: Readonly<Partial<Record<Leaving, string>>> = {
  destroy: 'destroyed',
  deplete: 'depleted',
  return: 'returned',
};

/** What forbids a way of leaving, by the zone where the card goes. */
const FORBIDDEN_AS: Readonly<Record<string, string>> = { hand: 'toHand', deck: 'toDeck' };

/** What each way of leaving is (G-33, G-57, G-35). */
const CLAUSES_OF_MANNERS: Readonly<Partial<Record<Leaving, readonly string[]>>> = {
  destroy: ['G-57'],
  deplete: ['G-33'],
};

/** The manners by which an effect on a card that is about to leave can change where it goes (FAQ-4-1-4). */
const REDIRECTING: readonly Leaving[] = ['return', 'setAside', 'remove'];

/** The events by which a card enters the pending state, at the moment when that is decided. */
const EVENTS_OF_LEAVING: readonly string[] = ['destroyed', 'depleted', 'returned', 'leftField'];

/**
 * A choice when cards are about to leave, e.g. of a Soul State or of a Brave that is kept. `sections.ts` puts the rows in
 * order: those of one player are all made before those of the other.
 */
export interface ChoiceAtLeaving {
  /** The choices with the lower number come first. */
  readonly order: number;
  /** Returns what the player is asked about, e.g. the Braves of the cards that leave. */
  subjects(g: BsGame, player: PlayerId, leaving: readonly CardState[]): readonly CardState[];
  /** Asks about one of them and carries out the answer. */
  ask(g: BsGame, player: PlayerId, subject: CardState, leaving: readonly CardState[]): Procedure;
}

export const departures = {
  // --- the first step -----------------------------------------------------------------------------------------------

  /** Nobody else moves cards off the Field. They go at one moment; what already leaves may be sent elsewhere. */
  *leaves(g: BsGame, cards: readonly CardState[], how: HowToLeave): Procedure {
    const departing = cards.filter((card) => isDeparting(g, card));
    for (const card of departing) g.rules.sendElsewhere(g, card, how);
    const others = cards.filter((card) => !departing.includes(card));
    yield* perform(g, ...g.rules.changesOfLeaving(g, others, how));
  },

  changesOfLeaving(g: BsGame, cards: readonly CardState[], how: HowToLeave): readonly IntendedChange[] {
    const { to, cause } = how;
    if (how.manner === 'destroy' && cards.some((card) => hasStatus(card, 'grandforce'))) g.cite('13-4-2', '13-4-3');
    const leaving = cards.filter((card) => g.rules.mayLeave(g, card, how));
    if (how.manner === 'remove') g.cite('G-35');
    if (to.zone === 'hand') for (const { owner } of cards) g.rules.citeIncrease(g, owner, cause);
    if (cause.kind === 'effect' && anyModifierOfKind(g, 'unaffected')) g.cite('FAQ-1-4-1');
    if (leaving.some(isOnField)) g.consult('FAQ-4-1-1', 'G-66', ...(CLAUSES_OF_MANNERS[how.manner] ?? []));
    if (leaving.some(({ zone }) => zone === 'combined')) g.cite('9-1-3');
    if (to.zone === 'setAside') g.cite('25-1-5');
    if (leaving.some((card) => isOnField(card) && !g.rules.needsCores(g, card))) g.consult('FAQ-4-1-5');
    return leaving.map((card) => ({
      card,
      to: g.rules.placeOfLeaver(g, card, to),
      cause,
      events: g.rules.eventsOfLeaving(card, how),
    }));
  },

  /** A card of the Field leaves it, whatever the manner; from elsewhere it only goes. */
  eventsOfLeaving(card: CardState, { manner }: HowToLeave): readonly string[] {
    const event = BY_MANNER[manner];
    return [...(event ? [event] : []), ...(isOnField(card) ? ['leftField'] : [])];
  },

  mayLeave(g: BsGame, card: CardState, { manner, to, cause }: HowToLeave): boolean {
    if (manner === 'deplete') return true;
    if (manner === 'destroy' && g.rules.isBeyondDestruction(g, card, cause)) return false;
    if (!g.rules.mayMove(g, card, cause, to.zone)) return false;
    const asked = manner === 'destroy' ? 'destroy' : FORBIDDEN_AS[to.zone];
    if (asked !== undefined && g.rules.isProhibited(g, card, asked, cause)) return false;
    return !isOnField(card) || !g.rules.isProhibited(g, card, 'leave', cause);
  },

  /** 7-8-3 */
  destroy(g: BsGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    const { source } = cause;
    if (source !== undefined && hasWord(g, g.card(source), 'category', 'brave')) g.consult('FAQ-7-2');
    g.consult('7-8-3');
    return g.rules.leaves(g, cards, { manner: 'destroy', to: { zone: 'trash' }, cause });
  },

  canBeDestroyed(g: BsGame, card: CardState, cause: CauseOf): boolean {
    return (
      OF_FIELD.includes(card.zone) && g.rules.mayLeave(g, card, { manner: 'destroy', to: { zone: 'trash' }, cause })
    );
  },

  /** FAQ-4-1: cards of the Field leave in two steps; a forced separation does not (9-3-8). */
  departs(g: BsGame, change: IntendedChange): boolean {
    return (
      'to' in change &&
      change.unreplaceable !== true &&
      isOnField(change.card) &&
      !OF_FIELD.includes(change.to.zone) &&
      !g.rules.leavesAtOnce(g, change)
    );
  },

  /** FAQ-1-12: what changes places with a card of the Hand has no pending state. */
  leavesAtOnce(_g: BsGame, { cause }: IntendedChange): boolean {
    return cause?.manner === 'swap';
  },

  // --- the pending state --------------------------------------------------------------------------------------------

  /** FAQ-4-2-2: once it is pending, a card notices only that it leaves. */
  notices(g: BsGame, card: CardState, event: JournalEvent): boolean {
    if (!isDeparting(g, card)) return true;
    g.consult('FAQ-4-2-2');
    return isLeavingOf(event, card);
  },

  /** FAQ-4-2-2: at the second step its time to activate anything is over; what changes places has no first step. */
  cardsThatNotice(_g: BsGame, event: JournalEvent, leaving: readonly LastKnownCard[]): readonly LastKnownCard[] {
    const hasLeft = ({ card, lastKnown }: LastKnownCard) =>
      lastKnown !== undefined && OF_FIELD.includes(lastKnown.zone) && !OF_FIELD.includes(card.zone);
    return leaving.filter((one) => !hasLeft(one) || isLeavingOf(event, one.card));
  },

  /** FAQ-4-2-3: effects on cards that are about to leave, e.g. one that lets them stay. */
  reachesDeparting(g: BsGame, { ability }: CauseOf): boolean {
    g.consult('FAQ-4-2-3');
    return ability !== undefined && isOnDeparting(ability);
  },

  /** FAQ-4-1-4: only another effect, one that reaches the card in the pending state, changes where it goes. */
  sendElsewhere(g: BsGame, card: CardState, how: HowToLeave): void {
    const { manner, to, cause } = how;
    const reaches = cause.source === card.id || (cause.ability !== undefined && isOnDeparting(cause.ability));
    if (!REDIRECTING.includes(manner) || !reaches || !g.rules.mayLeave(g, card, how)) return;
    g.cite('FAQ-4-1-4');
    redirectDeparture(g, card.id, g.rules.placeOfLeaver(g, card, to));
  },

  /** FAQ-4-3; 6-2-4-1: what stays without Cores enough is Depleted. */
  staysOnField(g: BsGame, card: CardState, state: string | undefined): Procedure {
    g.cite('FAQ-4-1-2', 'FAQ-4-3');
    return performEffectChange(g, () => cancelDeparture(g, card.id, g.rules.stateThatStays(g, card, state)));
  },

  /** FAQ-4-2-1: what waits may refer to the cards that are about to leave, and finds their lasting effects. */
  beforePending(g: BsGame): void {
    if (g.state.departures.length > 0) g.cite('FAQ-4-2-1');
  },

  // --- the second step ----------------------------------------------------------------------------------------------

  /** 9-5-1, 21-3-2: in which order the players choose about the cards that leave at one moment; each sees what went before. */
  playersToChoose(g: BsGame): readonly PlayerId[] {
    return playersInTurnOrder(g);
  },

  /** 9-5, 21-3-2 */
  *beforeDeparture(g: BsGame, leaving: readonly CardState[]): Procedure {
    g.consult('FAQ-4-1-2');
    if (leaving.some((card) => g.rules.isDepleted(g, card))) g.cite('FAQ-4-1-4');
    const rows = [...g.rules.choicesAtLeaving].sort((one, other) => one.order - other.order);
    for (const player of g.rules.playersToChoose(g)) {
      for (const row of rows) {
        const left = leaving.filter((card) => isDeparting(g, card));
        for (const subject of row.subjects(g, player, left)) yield* row.ask(g, player, subject, left);
      }
    }
    g.rules.citeSecondStep(g, leaving);
  },

  /** Cites what lets those move now that nobody has kept on the Field. */
  citeSecondStep(g: BsGame, leaving: readonly CardState[]): void {
    const left = leaving.filter((card) => isDeparting(g, card));
    if (left.some((card) => coresOn(card) > 0)) g.cite('6-2-4-2', 'FAQ-4-1-3');
    if (left.length > 0) g.cite('FAQ-4-1-2');
  },
} satisfies Section<'cardsThatNotice' | 'beforePending'>;

const LEAVING_FROM: readonly string[] = ['field', 'combined'];
const isOnField = ({ zone }: CardState): boolean => LEAVING_FROM.includes(zone);

const isLeavingOf = ({ type, card: about }: JournalEvent, { id }: CardState): boolean =>
  about === id && EVENTS_OF_LEAVING.includes(type);

const known = new WeakMap<Ability, boolean>();

/**
 * Returns whether the ability is for cards in the pending state: it names them, or it answers that a card leaves
 * and does something to that card.
 */
function isOnDeparting(ability: Ability): boolean {
  let is = known.get(ability);
  if (is === undefined) known.set(ability, (is = findsDeparting(ability)));
  return is;
}

function findsDeparting({ when, effect }: Ability): boolean {
  const answersLeaving = when !== undefined && EVENTS_OF_LEAVING.some((type) => isTriggerOf(when, type));
  return mentions(effect, ({ is, subject }) => is === 'departing' || (answersLeaving && subject === true));
}
