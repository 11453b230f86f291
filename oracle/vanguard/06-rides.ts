/** 6.3. Rides: a unit is placed on a vanguard circle, and the others of the circle go into the soul. */
import type { CardFilter } from '../../schemas/ability';
import type { Handle, PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { addEffect, emit } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { causeOf } from '../kernel/language/instructions';
import { cardsAt } from '../kernel/objects/places';
import { chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { RULE, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { vanguardCircle } from './04-circles';
import { isArms } from './17-arms';
import { cardsIn, gradeOf, isDeleted, isUnitCard, sideOf, type VgGame } from './game';
import type { Section } from './packs';

/** 14.32.4: for texts that ask what else has been put into the soul. */
const BY_RIDING: CauseOf = { ...RULE, manner: 'ride' };

export const rides = {
  /**
   * 9.7.2: of the hand the same grade or the next, of the ride deck the next, face down; 6.3.3.2.2: for a card of the
   * hand.
   */
  ridesInRideStep(g: VgGame, player: PlayerId): Action[] {
    const hand = cardsIn(g, player, 'hand');
    const isAble = (card: CardState) => g.rules.canBeRidden(g, card);
    const rideDeck = hand.length === 0 ? [] : cardsIn(g, player, 'rideDeck').filter(({ face }) => face === 'down');
    const circles = g.rules.circlesOfKind(g, player, 'vanguard');
    const onCircle = (card: CardState, steps: readonly number[]): Action[] =>
      circles
        .filter((circle) => g.rules.follows(g, card, circle, steps))
        .map(({ id }) => ({ type: 'ride', card: card.id, ...(circles.length > 1 && { place: id }) }));
    return [
      ...hand.filter(isAble).flatMap((card) => onCircle(card, [0, 1])),
      ...rideDeck.filter(isAble).flatMap((card) => onCircle(card, [1])),
    ];
  },

  /** Is the grade of the card so many above that of a vanguard on the circle? */
  follows(g: VgGame, card: CardState, circle: CardState, steps: readonly number[]): boolean {
    const vanguards = g.rules
      .vanguardsOf(g, circle.side)
      .filter((one) => g.rules.circleOf(g, one)?.id === circle.id && !g.rules.countsAsMate(g, one));
    return isUnitCard(card) && vanguards.some((one) => steps.includes(gradeOf(g, card) - gradeOf(g, one)));
  },

  /** 6.4.3.2.1 */
  countsAsMate(g: VgGame, card: CardState): boolean {
    if (g.rules.isInLegion(g, card)) g.consult('6.4.3.2.1');
    return g.rules.isLegionMate(g, card);
  },

  /** 6.3.3. `cause` is left out for the ride of the ride step, which is a normal ride (6.3.2.1, 9.7.2.1). */
  *rideCard(g: VgGame, player: PlayerId, card: CardState, circle: Handle, cause?: CauseOf, state?: string): Procedure {
    if (!g.rules.canBeRidden(g, card, cause)) return g.cite('6.3.3.1');
    g.cite(cause === undefined ? '6.3.2.1' : '6.3.2.2', '6.3.3.2', '6.3.3.3', '6.3.3.3.1');
    g.rules.revealRidden(g, card);
    if (card.zone === 'rideDeck' && !(yield* g.rules.payForRideDeck(g, player))) return;
    const isPersonaRide = cause === undefined && g.rules.isPersonaRide(g, card, circle);
    if (sideOf(card).personaRide || isPersonaOn(g, circle)) g.cite('2.13.3', '6.3.8');
    yield* g.rules.placeRidden(g, player, card, circle, cause, state);
    yield* g.rules.putOthersIntoSoul(g, player, card, circle);
    yield* g.rules.acquireGift(g, player, card);
    if (!isPersonaRide) return;
    g.rules.emitPersonaRide(g, player, card);
    yield* g.rules.personaRide(g, player, card);
  },

  /** 6.3.3.4, 6.3.4: as a new card. */
  placeRidden(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    circle: Handle,
    cause?: CauseOf,
    state?: string,
  ): Procedure {
    g.rules.passArms(g, card, circle);
    g.cite('6.3.4', '7.17.1', '7.17.2', '6.3.3.4', '6.3.3.4.1', '6.3.1');
    const to = { zone: 'field', player, at: circle, face: 'up', asNew: true, ...(state && { state }) } as const;
    return perform(g, { card, to, events: ['placed', 'rode'], ...(cause && { cause }) });
  },

  /** 6.3.6: of several cards their player says which is ridden next. */
  *nextToRide(g: VgGame, player: PlayerId, cards: readonly CardState[]): Procedure<CardState> {
    if (cards.length > 1) g.cite('6.3.6');
    const [next] = yield* chooseCards(g, { player, kind: 'choose', from: cards, min: 1, max: 1, clause: '6.3.6' });
    return next!;
  },

  /** 6.3.2.2: a superior ride on the vanguard circle of the owner (6.3.3.3.1). */
  rideByEffect(g: VgGame, context: EffectContext, card: CardState, state?: string): Procedure {
    return g.rules.rideCard(g, context.player, card, vanguardCircle(card.owner), causeOf(context), state);
  },

  /** 6.3.3.1 */
  canBeRidden: (g: VgGame, card: CardState, cause?: CauseOf): boolean =>
    isUnitCard(card) && card.zone !== 'field' && card.zone !== 'gZone' && !g.rules.isProhibited(g, card, 'ride', cause),

  /** 6.3.3.2.1 */
  revealRidden(g: VgGame, card: CardState): void {
    if (!g.rules.isHidden(g, card)) return;
    g.cite('6.3.3.2.1');
    g.rules.reveal(g, card);
  },

  /** 6.3.3.2.2. @returns false: no card could be discarded */
  *payForRideDeck(g: VgGame, player: PlayerId): Procedure<boolean> {
    g.cite('6.3.3.2.2');
    const from = cardsIn(g, player, 'hand');
    const paid = yield* chooseCards(g, { player, kind: 'pay', from, min: 1, max: 1, clause: '6.3.3.2.2' });
    if (paid.length === 0) return false;
    yield* g.rules.discard(g, paid);
    return true;
  },

  /** 6.3.3.5, 6.3.5: whoever was the vanguard has been rode upon. */
  *putOthersIntoSoul(g: VgGame, player: PlayerId, card: CardState, circle: Handle): Procedure {
    const others = g.rules.othersAt(g, circle, card).filter((other) => !isArms(other));
    if (others.length === 0) return;
    if (others.some((other) => !g.rules.isUnit(g, other))) g.cite('6.3.3.5.1', '6.5.3');
    if (others.some((other) => g.rules.isVanguard(g, other))) g.cite('6.3.5');
    if (others.some((other) => isDeleted(other))) g.cite('7.32.8');
    g.cite('6.3.3.5');
    const eventsOf = (other: CardState) => ['putIntoSoul', ...(g.rules.isVanguard(g, other) ? ['rodeUpon'] : [])];
    yield* perform(
      g,
      ...others.map((other) => ({
        card: other,
        to: { zone: 'soul', player },
        events: eventsOf(other),
        cause: BY_RIDING,
      })),
    );
  },

  /** 6.3.8: from the hand, by the rules, onto a card with the same name, where both have the icon. */
  isPersonaRide(g: VgGame, card: CardState, circle: Handle): boolean {
    if (card.zone !== 'hand' || !sideOf(card).personaRide) return false;
    return g.rules
      .othersAt(g, circle, card)
      .some((other) => sideOf(other).personaRide === true && sideOf(other).name === sideOf(card).name);
  },

  emitPersonaRide(g: VgGame, player: PlayerId, card: CardState): void {
    g.cite('6.3.8');
    emit(g, 'personaRode', { player, card: card.id });
  },

  /** 7.15.1.4 */
  *personaRide(g: VgGame, player: PlayerId, card: CardState): Procedure {
    g.cite('7.15.1.4.1');
    yield* g.rules.drawByRules(g, player, card);
    g.cite('7.15.1.4.2');
    g.rules.strengthenFront(g, player, card);
  },

  /** 7.15.1.4.2: whoever stands in the front row, as long as it stands there. */
  strengthenFront(g: VgGame, player: PlayerId, card: CardState): void {
    const all: CardFilter = { player: 'you', zone: ['field'], unit: true, at: { row: 'front' } };
    addEffect(g, { player, source: card.id, targets: [], scope: { all }, ...PERSONA_POWER });
  },
} satisfies Section;

/** Does a card with the persona ride icon lie on the circle? */
const isPersonaOn = (g: VgGame, circle: Handle): boolean =>
  cardsAt(g, g.card(circle), 'field').some((card) => sideOf(card).personaRide === true);

const PERSONA_POWER = { modification: { kind: 'stat', stat: 'power', by: 10_000 }, until: 'turn' } as const;
