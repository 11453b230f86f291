/** 17.7. Arms orders: they lie on a vanguard circle, and the unit with the name that they specify is armed with them. */
import type { Handle } from '../../schemas/common';
import { emit, link, unlink } from '../kernel/changes';
import { hasWord } from '../kernel/continuous/information';
import { perform } from '../kernel/events/perform';
import { linkedTo, linksOf } from '../kernel/links';
import { cardsAt } from '../kernel/objects/places';
import { untilChanged, type Due, type RuleRow } from '../kernel/procedures/rule-processing';
import { chooseCards } from '../kernel/questions';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import { changesInPlay, onlyWhile, whileUnchanged } from '../kernel/while-unchanged';
import { anyOrderOnField, ordersOnField } from './04-circles';
import { isLocked, isOrder, isUnitAsArms, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import type { Destination, IntendedChange } from '../kernel/changes/intended';

/** 17.9.5: a card with Völundr is one while it lies on a circle as one. */
export const isArms = (card: CardState): boolean =>
  isUnitAsArms(card) || (isOrder(card) && sideOf(card).subtype === 'arms');

export const arms = {
  /** 17.7.3: once it has been resolved. */
  *layArms(g: VgGame, card: CardState): Procedure {
    const from = g.rules.unitsToArm(g, card);
    if (from.length === 0) {
      g.cite('17.7.3.1');
      return yield* perform(g, intoDrop(card));
    }
    g.cite('17.7.3');
    const [unit] = yield* chooseCards(g, {
      ...{ player: g.rules.masterOf(g, card), kind: 'choose', from, min: 1, max: 1, clause: '17.7.3' },
    });
    yield* g.rules.armUnit(g, unit!, [card]);
  },

  /** 17.7.3: the units on the vanguard circles of its player. */
  unitsToArm: (g: VgGame, card: CardState): readonly CardState[] =>
    g.rules.unitsOnVanguardCircles(g, card.side).filter((unit) => g.rules.canArm(g, unit, card)),

  canArm: (g: VgGame, unit: CardState, card: CardState): boolean =>
    g.rules.isSpecifiedBearer(g, card, unit) && !g.rules.isProhibited(g, unit, 'arm'),

  /** 17.7.3: has the unit the card name that the ability of the card specifies? */
  isSpecifiedBearer: (g: VgGame, card: CardState, unit: CardState): boolean =>
    sideOf(card).abilities?.some(({ bearer }) => bearer !== undefined && hasWord(g, unit, 'name', bearer)) ?? false,

  /** 17.7.4: all cards at one moment. */
  *armCards(g: VgGame, cards: readonly CardState[], unit: CardState, cause?: CauseOf): Procedure {
    const armed = cards.filter((card) => g.rules.mayBeArmedTo(g, card, unit));
    for (const card of cards) if (!armed.includes(card)) g.cite('17.7.4.1', ...g.rules.clausesOfUnarmed(g, card));
    if (armed.length === 0) return;
    g.cite('17.7.4');
    yield* g.rules.armUnit(g, unit, armed, cause);
  },

  /** 17.7.4, 17.7.4.1 */
  mayBeArmedTo: (g: VgGame, card: CardState, unit: CardState): boolean =>
    isArms(card) && g.rules.isVanguard(g, unit) && g.rules.canArm(g, unit, card),

  /** 17.7.3, 17.7.4: on the circle of the unit, and associated with it. */
  *armUnit(g: VgGame, unit: CardState, cards: readonly CardState[], cause?: CauseOf): Procedure {
    for (const { id } of cards) unlink(g, id, undefined, 'arms');
    yield* perform(g, ...cards.flatMap((card) => g.rules.arming(g, unit, card, cause)));
    g.cite('17.7.6', '17.7.8.1');
    for (const card of cards) if (card.place === unit.place) g.rules.emitArmed(g, unit, card, cause);
  },

  arming(g: VgGame, unit: CardState, card: CardState, cause?: CauseOf): IntendedChange[] {
    const to = {
      zone: 'field',
      player: unit.side,
      at: unit.place!,
      face: 'up',
      ...g.rules.association(g, unit),
    } as const;
    return [{ card, to, ...(cause && { cause }) }, ...g.rules.changesOfArms(g, card)];
  },

  /** 17.7.6 */
  association: (_g: VgGame, { id }: CardState): Association => ({ host: id, link: { kind: 'arms' } }),

  emitArmed(g: VgGame, unit: CardState, card: CardState, cause?: CauseOf): void {
    g.cite('17.7.5');
    const player = g.rules.masterOf(g, unit);
    emit(g, 'armed', { player, card: unit.id, target: card.id, ...(cause && { cause }) });
  },

  /** 17.7.6: the arms orders that the unit is armed with. */
  armsOf(g: VgGame, unit: CardState): readonly CardState[] {
    const found = linkedTo(g, unit, 'arms');
    if (found.length > 0) g.consult('17.7.6');
    return found;
  },

  /** 17.7.7: before the unit is put on the circle, so that it is armed as it comes there. */
  passArms(g: VgGame, comer: CardState, circle: Handle): void {
    for (const card of g.rules.armsAt(g, circle)) {
      const bearer = bearerOf(g, card);
      if (!bearer || !g.rules.isVanguard(g, bearer)) continue;
      g.cite('17.7.7');
      if (g.rules.passesTo(g, card, comer)) g.rules.associateArms(g, card, comer);
    }
  },

  passesTo: (g: VgGame, card: CardState, comer: CardState): boolean => g.rules.isSpecifiedBearer(g, card, comer),

  associateArms(g: VgGame, card: CardState, unit: CardState): void {
    unlink(g, card.id, undefined, 'arms');
    link(g, 'arms', card.id, unit.id);
  },

  armsAt: (g: VgGame, circle: Handle): readonly CardState[] => armsOnCircles(g).filter(({ place }) => place === circle),

  /** 17.7.8.2: those of one name on a circle, where there are several. */
  armsOfOneName(g: VgGame): readonly (readonly CardState[])[] {
    const all = armsOnCircles(g);
    if (all.length < 2) return NO_GROUPS;
    const alike = (one: CardState) =>
      all.filter((other) => other.place === one.place && g.rules.haveOneName(g, [one, other]));
    return all.map(alike).filter((cards, index) => cards.length > 1 && cards[0] === all[index]);
  },

  /** 17.7.8.3: those whose unit is not a vanguard with the name on their circle any more. */
  armsToAssociate: (g: VgGame): readonly CardState[] =>
    armsOnCircles(g).filter((card) => !g.rules.keepsBearer(g, card)),

  keepsBearer(g: VgGame, card: CardState): boolean {
    const bearer = bearerOf(g, card);
    return bearer !== undefined && g.rules.mayBear(g, card, bearer);
  },

  /** 17.7.8.3, 17.7.8.3.1 */
  mayBear: (g: VgGame, card: CardState, unit: CardState): boolean =>
    unit.place === card.place && g.rules.isVanguard(g, unit) && g.rules.isSpecifiedBearer(g, card, unit),

  /** 17.7.8.3.1: the vanguards of its circle that it can be associated with. */
  otherBearers: (g: VgGame, card: CardState): readonly CardState[] =>
    cardsAt(g, g.card(card.place!), 'field').filter((unit) => g.rules.mayBear(g, card, unit)),

  *associateAgain(g: VgGame, card: CardState): Procedure {
    const from = g.rules.otherBearers(g, card);
    const player = g.rules.masterOf(g, card);
    const [unit] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '17.7.8.3.1' });
    if (unit) g.rules.associateArms(g, card, unit);
  },
} satisfies Section;

/** The link that begins as the card comes to the circle. */
type Association = Pick<Destination, 'host' | 'link'>;

const intoDrop = (card: CardState) => ({ card, to: { zone: 'drop', player: card.owner } });

/** 17.7.6: the unit that the card is armed to. */
export function bearerOf(g: VgGame, card: CardState): CardState | undefined {
  const armed = linksOf(g, card).find(({ kind }) => kind === 'arms');
  return armed && g.card(armed.host);
}

const NO_GROUPS: readonly (readonly CardState[])[] = [];

/** The arms orders on the circles of both players. */
const armsOnCircles = whileUnchanged(
  (g: VgGame): readonly CardState[] =>
    ordersOnField(g).filter((card) => card.place !== undefined && isArms(card) && !isLocked(card)),
  onlyWhile(anyOrderOnField, changesInPlay),
);

/** Arms orders of one name on one circle. */
interface Alike extends Due {
  readonly cards: readonly CardState[];
}

/** 17.7.8.2 */
const armsOfOneName: RuleRow<VgGame, Alike> = {
  clauses: ['17.7.8.2'],
  kind: 'confirmative',
  due: (g) => g.rules.armsOfOneName(g).map((cards) => ({ player: cards[0]!.side, cards })),
  *decide(g, { player, cards }) {
    const kept = yield* g.rules.lastPlaced(g, player, cards, '17.7.8.2');
    return cards.filter((card) => card !== kept).map(intoDrop);
  },
};

const associations = (g: VgGame, hasOther: boolean) =>
  g.rules
    .armsToAssociate(g)
    .filter((card) => g.rules.otherBearers(g, card).length > 0 === hasOther)
    .map((card) => ({ player: card.side, card }));

/** 17.7.8.3.1 */
const armsWithAnotherBearer: RuleRow<VgGame> = {
  clauses: ['17.7.8.3', '17.7.8.3.1'],
  kind: 'confirmative',
  due: (g) => associations(g, true),
  *then(g, due) {
    for (const { card } of due) yield* g.rules.associateAgain(g, card!);
  },
};

/** 17.7.8.3.2 */
const armsWithoutBearer: RuleRow<VgGame> = {
  clauses: ['17.7.8.3', '17.7.8.3.2'],
  kind: 'confirmative',
  due: (g) => associations(g, false),
  *decide(_g, { card }) {
    return [intoDrop(card!)];
  },
};

type NameOfRow = 'armsOfOneName' | 'armsWithAnotherBearer' | 'armsWithoutBearer';

/** Names change by effects, so any change counts. */
const changesOfOrders = onlyWhile(anyOrderOnField);

export const rowsOfArms: Readonly<Record<NameOfRow, RuleRow<never>>> = {
  armsOfOneName: untilChanged(armsOfOneName, changesOfOrders),
  armsWithAnotherBearer: untilChanged(armsWithAnotherBearer, changesOfOrders),
  armsWithoutBearer: untilChanged(armsWithoutBearer, changesOfOrders),
};
