/** 7.39, 14.15. Dominated units, which another player than the original master uses; Resist. */
import type { Instruction } from '../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { setStatus } from '../kernel/changes/objects';
import { perform } from '../kernel/events/perform';
import { linkedTo } from '../kernel/links';
import { causeOf } from '../kernel/language/instructions';
import { cardsAt } from '../kernel/objects/places';
import { effectTexts } from '../kernel/procedures/effect-text';
import type { EffectContext } from '../kernel/rules';
import { isAmong, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import type { OrderedAttack } from '../kernel/state/battle';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { Status } from '../kernel/objects/kinds';
import { changesInPlay, whileUnchanged } from '../kernel/while-unchanged';
import type { Move, Redirection } from './04-zones';
import { cardsIn, isWorn, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** How long a unit is dominated; `effect`: while the effect is resolved (7.39.1.2). */
export const DOMINATIONS = ['battle', 'turn', 'thatAttack'] as const;
export type Domination = (typeof DOMINATIONS)[number] | 'effect';

const dominationOf = ({ statuses }: CardState): Status | undefined =>
  statuses?.find(({ status }) => status === 'dominated');

/** A unit that a position calls dominated is so until the end of the turn, where the position does not say how long. */
const lengthOf = (card: CardState): Domination => (dominationOf(card)?.until ?? 'turn') as Domination;

const dominatedOfBoth = whileUnchanged(
  (g: VgGame): readonly CardState[] =>
    PLAYERS.flatMap((player) => cardsIn(g, player, 'field')).filter((card) => g.rules.isDominated(g, card)),
  changesInPlay,
);

export const dominations = {
  /** 7.39.1.1: the dominating player. */
  dominatorOf: (_g: VgGame, card: CardState): PlayerId | undefined => dominationOf(card)?.by,

  isDominated: (g: VgGame, card: CardState): boolean => g.rules.dominatorOf(g, card) !== undefined,

  dominatedUnits: (g: VgGame): readonly CardState[] => dominatedOfBoth(g),

  /** 7.39.1 */
  *dominate(g: VgGame, context: EffectContext, units: readonly CardState[], until: Domination): Procedure {
    const able = units.filter((unit) => g.rules.canBeDominated(g, unit, context.player));
    if (units.some((unit) => g.rules.isDominated(g, unit))) g.cite('7.39.1.1.2');
    if (able.length === 0) return;
    g.cite('7.39.1.1.1', '7.39.2', '7.39.2.1', '7.39.2.2', '7.39.3', '7.39.3.1', '7.39.5', '7.39.1');
    const cause = causeOf(context);
    yield* perform(g, ...able.map((card) => ({ card, status: 'dominated', on: true, until, cause }) as const));
  },

  /** 7.39.1.1.2: a unit of somebody else, whom nobody dominates. */
  canBeDominated: (g: VgGame, unit: CardState, player: PlayerId): boolean =>
    g.rules.isUnit(g, unit) && !g.rules.isDominated(g, unit) && g.rules.masterOf(g, unit) !== player,

  /** 7.39.1.4: both units of a legion. */
  changesOfLegion(g: VgGame, change: IntendedChange): readonly IntendedChange[] {
    if (!('status' in change) || change.status !== 'dominated') return [];
    const partners = g.rules.partnersOf(g, change.card).filter((card) => g.rules.isUnit(g, card));
    if (partners.length > 0) g.cite('7.39.1.4');
    return partners.map((card) => ({ ...change, card }));
  },

  /** 7.39.1.2 */
  *executeText(g: VgGame, context: EffectContext, effect: readonly Instruction[]): Procedure {
    const since = g.journal.length;
    yield* effectTexts.executeText(g as never, context, effect);
    g.rules.endDominationsOfEffect(g, since);
  },

  /** 7.39.1.2.1: those on the guardian circle are dominated until the end of the battle. */
  endDominationsOfEffect(g: VgGame, since: number): void {
    for (const unit of g.rules.dominatedUnits(g)) {
      if (lengthOf(unit) !== 'effect' || !g.rules.wasDominatedSince(g, unit, since)) continue;
      if (g.rules.staysDominated(g, unit)) g.cite('7.39.1.2.1');
      else {
        g.cite('7.39.1.2');
        g.rules.release(g, unit);
      }
    }
  },

  staysDominated: (g: VgGame, unit: CardState): boolean => g.rules.isGuardian(g, unit),

  wasDominatedSince: (g: VgGame, { id }: CardState, since: number): boolean =>
    g.journal
      .slice(since)
      .some(({ type, status, card }) => type === 'statusGained' && status === 'dominated' && card === id),

  /** The end of a battle or a turn. */
  endDominations(g: VgGame, lengths: readonly Domination[]): void {
    const isOver = (unit: CardState) =>
      lengths.includes(lengthOf(unit)) || (lengthOf(unit) === 'effect' && g.rules.isGuardian(g, unit));
    for (const unit of g.rules.dominatedUnits(g)) if (isOver(unit)) g.rules.release(g, unit);
  },

  /** 7.36.4: "until the end of that attack" */
  endDominationOfOrder(g: VgGame, { player }: OrderedAttack): void {
    const isOrdered = (unit: CardState) => g.state.orderedAttacks.some(({ attackers }) => isAmong(attackers, unit));
    for (const unit of g.rules.dominatedUnits(g))
      if (lengthOf(unit) === 'thatAttack' && g.rules.dominatorOf(g, unit) === player && !isOrdered(unit))
        g.rules.release(g, unit);
  },

  release(g: VgGame, { id }: CardState): void {
    setStatus(g, id, { status: 'dominated', on: false });
    g.rules.endHarmoniesThatCannotLast(g);
  },

  /** 7.39.2.3.1: for the player who dominated the unit when the ability was created. */
  *resolveTimed(g: VgGame, effect: ContinuousEffect): Procedure {
    if (g.card(effect.source).owner !== effect.player) g.cite('7.39.2.3.1');
    yield* g.rules.resolveDelayed(g, effect);
  },

  /** 7.39.6: it neither boosts nor intercepts. */
  /** Notes why dominated rear-guards of the player do not support. */
  citeSupport(g: VgGame, player: PlayerId): void {
    if (g.rules.unitsOn(g, player, 'rearGuard').some((card) => !g.rules.canSupport(g, card))) g.consult('7.39.6');
  },

  canSupport(g: VgGame, card: CardState): boolean {
    return !g.rules.isDominated(g, card) || !g.rules.isRearGuard(g, card);
  },

  /** 7.39.1.2.1: the guardian circle alone takes in a unit of the other player, with what it wears. */
  mayGuardElsewhere(g: VgGame, { card, to: { at } }: Move): boolean {
    if (at === undefined || !g.rules.isCircleOfKind(g, g.card(at), 'guardian')) return false;
    const units = isWorn(card) ? g.rules.wearersOf(g, card) : [card];
    return units.some((unit) => g.rules.isDominated(g, unit));
  },

  /** Is it a dominated unit that moves, or one on the circle to which the card comes? */
  concernsDominated: (g: VgGame, { card, to: { at } }: Move): boolean =>
    [card, ...cardsAt(g, g.card(at!), 'field')].some((one) => g.rules.isDominated(g, one)),

  wearersOf: (g: VgGame, worn: CardState): CardState[] =>
    PLAYERS.flatMap((player) => cardsIn(g, player, 'field')).filter((unit) =>
      linkedTo(g, unit, 'dress').includes(worn),
    ),

  /** 7.39.2.5: whoever has moved a dominated unit into the deck of its owner in this effect has that deck shuffled too. */
  playersToShuffle(g: VgGame, player: PlayerId): readonly PlayerId[] {
    if (!g.rules.hasReturnedDominated(g, player)) return [player];
    g.cite('7.39.2.5');
    return [player, g.rules.otherPlayer(g, player)];
  },

  hasReturnedDominated(g: VgGame, player: PlayerId): boolean {
    const source = g.frames.at(-1)?.context.source.id;
    if (source === undefined) return false;
    for (let index = g.journal.length - 1; index >= 0; index--) {
      const { type, card, to, player: by } = g.journal[index]!;
      if (type === 'leftDominated' && to === 'deck' && by === player) return true;
      if (type === 'effectActivated' && card === source) return false;
    }
    return false;
  },

  /** 14.15.1: no effect of the opponent chooses it. */
  resists(g: VgGame, card: CardState, cause: CauseOf, words: readonly string[]): boolean {
    if (!words.includes('chosen') || !g.rules.isOfOpponent(g, card, cause)) return false;
    if (!g.rules.hasKeyword(g, card, 'resist')) return false;
    g.consult('14.15.1');
    return true;
  },

  isOfOpponent: (g: VgGame, card: CardState, { kind, player }: CauseOf): boolean =>
    (kind === 'effect' || kind === 'cost') && player !== undefined && player !== g.rules.masterOf(g, card),
} satisfies Section<'executeText'>;

/** 7.39.4.1: off the circles, to the zone of its owner. */
const ownersZones: Redirection = (g, move) => {
  const { card, to } = move;
  if (card.zone !== 'field' || to.zone === 'field' || !g.rules.isDominated(g, card)) return move;
  g.cite('7.39.4', '7.39.4.1');
  const events = [move.events ?? [], 'leftDominated'].flat();
  return { ...move, events, to: { ...to, player: card.owner } };
};

/** 7.39.4.2, 7.39.5.1: neither does a dominated unit come to a circle of the other player nor a card onto its circle. */
const circlesOfOwners: Redirection = (g, move) => {
  const { card, to } = move;
  if (to.at === undefined || !g.rules.concernsDominated(g, move)) return move;
  const isOwn = g.card(to.at).side === card.owner;
  if (g.rules.isDominated(g, card) && (isOwn || g.rules.mayGuardElsewhere(g, move))) g.cite('7.39.4', '7.39.4.3');
  if (isOwn || g.rules.mayGuardElsewhere(g, move)) return move;
  g.cite(...(g.rules.isDominated(g, card) ? ['7.39.4', '7.39.4.2'] : ['7.39.5.1']));
  return null;
};

export const redirectionsOfDominated = { ownersZones, circlesOfOwners };

/** 9.11.8: with the turn those dominations end as well whose battle or attack has not come. */
export const endDominationsOfTurn = (g: VgGame): void => g.rules.endDominations(g, ['turn', 'battle', 'thatAttack']);
