/** 17.3, 9.11.5. Astral Planes: a type that circles have besides their other types. */
import type { PlayerId } from '../../schemas/common';
import { hasWord } from '../kernel/continuous/information';
import { cardsAt, placesOf } from '../kernel/objects/places';
import { untilChanged, type RuleRow } from '../kernel/procedures/rule-processing';
import type { CardState, Procedure } from '../kernel/state';
import { changesInPlay, changesOfPlaces, majorChanges, onlyWhile, whileUnchanged } from '../kernel/while-unchanged';
import type { Redirection } from './04-zones';
import type { Called } from './06-calls';
import { gradeOf, isLocked, type VgGame } from './game';
import type { Section } from './packs';

const NO_CARDS: readonly CardState[] = [];

export const astralPlanes = {
  isAstralPlane: (g: VgGame, circle: CardState | undefined): boolean =>
    g.rules.isCircleOfKind(g, circle, 'astralPlane'),

  isOnAstralPlane: (g: VgGame, card: CardState): boolean => g.rules.isAstralPlane(g, g.rules.circleOf(g, card)),

  isAstralDeity: (g: VgGame, card: CardState): boolean => hasWord(g, card, 'race', 'Astral Deity'),

  /** 17.3.1: it has the type besides its others (4.9.6). */
  *becomeAstralPlane(g: VgGame, circle: CardState): Procedure {
    g.rules.gainType(g, circle, 'astralPlane');
  },

  // --- normal calls: 17.3.1.1, 17.3.1.2 -----------------------------------------------------------------------------

  /** The circles to which a normal call can bring the card. `isOfGrade`: its grade is not above that of a vanguard. */
  circlesForNormalCall(
    g: VgGame,
    card: CardState,
    circles: readonly CardState[],
    isOfGrade: boolean,
  ): readonly CardState[] {
    const planes = isAnyPlane(g) ? circles.filter((circle) => g.rules.isAstralPlane(g, circle)) : NO_CARDS;
    if (planes.length === 0) return isOfGrade ? circles : NO_CARDS;
    const open = planes.filter((circle) => g.rules.isOpenToCall(g, card, circle));
    const elsewhere = circles.filter((circle) => !planes.includes(circle));
    return isOfGrade ? [...elsewhere, ...open] : circles.filter((circle) => g.rules.ignoresGrade(g, card, circle));
  },

  /** 17.3.1.1 is about normal calls alone; 17.3.1.2 */
  citeCallToAstralPlane(g: VgGame, player: PlayerId, { card, to }: Called, isNormal: boolean): void {
    if (!g.rules.isAstralPlane(g, g.card(to))) return;
    g.cite('17.3.1.1');
    if (isNormal && gradeOf(g, card) > g.rules.highestGrade(g, player)) g.cite('17.3.1.2');
  },

  /** 17.3.1.1 */
  isOpenToCall: (g: VgGame, card: CardState, circle: CardState): boolean =>
    !g.rules.isAstralPlane(g, circle) || g.rules.isAstralDeity(g, card),

  /** 17.3.1.2 */
  ignoresGrade: (g: VgGame, card: CardState, circle: CardState): boolean =>
    g.rules.isAstralPlane(g, circle) && g.rules.isAstralDeity(g, card),

  // --- attacks: 17.3.1.3 to 17.3.1.4.1 ------------------------------------------------------------------------------

  /** 17.3.1.3 */
  attacksFromAstralPlane: (g: VgGame, unit: CardState): boolean => g.rules.isOnAstralPlane(g, unit),

  /** 17.3.1.4 */
  drivesOnAstralPlane: (g: VgGame, unit: CardState): boolean => g.rules.isOnAstralPlane(g, unit),

  /** 17.3.1.4.1: the card of a drive check that began on an Astral Plane, whatever would put it into the hand. */
  isKeptFromHand: (g: VgGame, card: CardState): boolean => g.rules.performerOfCheck(g, card)?.onAstralPlane ?? false,

  // --- the end of the turn: 9.11.5 ----------------------------------------------------------------------------------

  /** 9.11.5: those of both players. */
  unitsOnAstralPlanes: (g: VgGame): readonly CardState[] => cardsOnPlanes(g).filter((card) => g.rules.isUnit(g, card)),

  // --- rule actions: 17.3.2 -----------------------------------------------------------------------------------------

  /** 17.3.2.1 */
  illegalOnAstralPlanes: (g: VgGame): readonly CardState[] =>
    g.rules.unitsOnAstralPlanes(g).filter((unit) => !g.rules.isAstralDeity(g, unit)),

  /** 17.3.2.2 */
  lockedOnAstralPlanes: (g: VgGame): readonly CardState[] => cardsOnPlanes(g).filter((card) => isLocked(card)),
} satisfies Section;

/** The Astral Planes of both players: there is seldom any. */
const planesOfBoth = whileUnchanged(
  (g: VgGame): readonly CardState[] => placesOf(g).filter((circle) => g.rules.isAstralPlane(g, circle)),
  changesOfPlaces,
);

const isAnyPlane = (g: VgGame): boolean => planesOfBoth(g).length > 0;

const cardsOnPlanes = whileUnchanged(
  (g: VgGame): readonly CardState[] => planesOfBoth(g).flatMap((circle) => cardsAt(g, circle, 'field')),
  onlyWhile(isAnyPlane, changesInPlay),
);

/** 17.3.2.1, 17.3.1.6 */
const illegalUnits: RuleRow<VgGame> = {
  clauses: ['17.3.1.6', '17.3.2.1'],
  kind: 'confirmative',
  due: (g) => g.rules.illegalOnAstralPlanes(g).map((card) => ({ player: card.side, card })),
  *decide(g, { card }) {
    return [g.rules.retiring(g, card!)];
  },
};

/** 17.3.2.2, 17.3.1.7: it is no unit, so it is not retired. */
const lockedCards: RuleRow<VgGame> = {
  clauses: ['17.3.1.7', '17.3.2.2'],
  kind: 'confirmative',
  due: (g) => g.rules.lockedOnAstralPlanes(g).map((card) => ({ player: card.side, card })),
  *decide(_g, { card }) {
    return [{ card: card!, to: { zone: 'drop', player: card!.owner } }];
  },
};

const changesOnPlanes = onlyWhile(isAnyPlane, majorChanges);

export const rowsOfAstralPlanes: Readonly<Record<'illegalUnits' | 'lockedCards', RuleRow<never>>> = {
  illegalUnits: untilChanged(illegalUnits, changesOnPlanes),
  lockedCards: untilChanged(lockedCards, changesOnPlanes),
};

/** 17.3.1.4.1: before anything is replaced. */
const checkedCards: Redirection = (g, move) => {
  if (move.to.zone !== 'hand' || move.card.zone !== 'trigger') return move;
  if (g.rules.performerOfCheck(g, move.card)?.onAstralPlane) g.cite('17.3.1.4.1');
  if (!g.rules.isKeptFromHand(g, move.card)) return move;
  const to = { zone: 'soul', player: move.card.side };
  return { ...move, to, events: g.rules.moveWords(g, move.card, to) };
};

export const redirectionsOfAstralPlanes = { checkedCards };

/** 9.11.5: each to the bottom of the deck of its owner, who decides their order (4.1.9). */
export function* endAstralPlanes(g: VgGame, _player: PlayerId): Procedure {
  const units = g.rules.unitsOnAstralPlanes(g);
  if (units.length === 0) return;
  g.cite('9.11.5', '17.3.1.5');
  yield* g.rules.putUnderDecks(g, units);
}
