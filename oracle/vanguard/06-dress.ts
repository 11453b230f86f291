/** 6.7, 6.8, 9.9.2.5, 14.45, 14.52. overDress and XoverDress: units that wear cards, which share their circle. */
import type { CardFilter } from '../../schemas/ability';
import type { Handle, PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import type { VgAbility } from '../../schemas/vanguard';
import { link, unlink } from '../kernel/changes/links';
import { mostFilled } from '../kernel/costs/matching';
import { perform } from '../kernel/events/perform';
import { matches } from '../kernel/reading/select';
import { linkedTo, linksOn } from '../kernel/links';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { CardState, CauseOf, Definition, JournalEvent, Link, Procedure, Refusal } from '../kernel/state';
import { notPossible, type PlayRow, type PlayRows } from './09-main-phase';
import { skillOf } from './06-stride-skills';
import { cardsIn, gradeOf, isUnitCard, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** The two ways in which a unit comes to wear cards; each has a keyword and a state of its name. */
export const DRESSINGS = ['overDress', 'xoverDress'] as const;
export type Dressing = (typeof DRESSINGS)[number];

const EVENTS: Readonly<Record<Dressing, string>> = { overDress: 'overDressed', xoverDress: 'xoverDressed' };

const isOfPlacing = (g: VgGame, event: JournalEvent): boolean =>
  g.rules.isArrival(event) || Object.values(EVENTS).includes(event.type);

export const dresses = {
  /** 9.9.2.5, 14.45.2 */
  overDressesToPlay(g: VgGame, player: PlayerId): Action[] {
    const cards = g.rules.cardsWithDressSkill(g, player, 'overDress');
    if (cards.length === 0) return [];
    const highest = g.rules.highestGrade(g, player);
    return cards
      .filter((card) => g.rules.gradeAllowsOverDress(g, card, highest))
      .flatMap((card) => {
        const units = g.rules.unitsOn(g, player, 'rearGuard').filter((unit) => g.rules.mayWear(g, card, unit));
        return units.map(({ id }) => ({ type: 'overDress', card: card.id, target: id }));
      });
  },

  gradeAllowsOverDress: (g: VgGame, card: CardState, highest: number): boolean => gradeOf(g, card) <= highest,

  /** 9.9.2.5, 14.45.2, 14.52.2: cards of the hand with the skill. */
  cardsWithDressSkill: (g: VgGame, player: PlayerId, dressing: Dressing): CardState[] =>
    cardsIn(g, player, 'hand').filter((card) => skillOf(card, dressing) !== undefined),

  /** Does the skill of the card name a unit like this one? */
  mayWear: (g: VgGame, card: CardState, unit: CardState): boolean =>
    g.rules.liesWithItsMaster(g, unit) && wearsOf(card).some((asked) => fits(g, card, asked, unit)),

  /** 4.1.13, 7.39.4.2: neither can a card come to a circle of the other player nor a unit leave it for an own one. */
  liesWithItsMaster: (g: VgGame, unit: CardState): boolean => g.rules.masterOf(g, unit) === unit.side,

  /** 6.7.2 */
  *overDress(g: VgGame, player: PlayerId, card: CardState, unit: CardState, cause?: CauseOf): Procedure {
    const at = unit.place!;
    g.cite('6.7.2.1');
    yield* perform(g, g.rules.becomingDress(g, unit));
    g.cite('6.7.2.2', '6.7.3');
    g.rules.wear(g, card, g.rules.dressesFrom(g, [unit]), 'overDress');
    yield* g.rules.placeDressed(g, player, card, { at, dressing: 'overDress' }, cause);
  },

  becomingDress: (_g: VgGame, card: CardState): IntendedChange => ({ card, status: 'originalDress', on: true }),

  /** 6.7.1.1, 6.8.1.1: no call. */
  placeDressed(g: VgGame, player: PlayerId, card: CardState, { at, dressing }: Placing, cause?: CauseOf): Procedure {
    g.cite(dressing === 'overDress' ? '6.7.1.1' : '6.8.1.1');
    const to = { zone: 'field', player, at, face: 'up', asNew: true } as const;
    return perform(g, { card, to, events: ['placed', EVENTS[dressing]], ...(cause && { cause }) });
  },

  /** The units, and what they wear themselves (6.7.2.2.1). */
  dressesFrom(g: VgGame, units: readonly CardState[]): readonly CardState[] {
    const worn = units.flatMap((unit) => linkedTo(g, unit, 'dress'));
    if (worn.length > 0) g.consult('6.7.2.2.1');
    return [...units, ...worn];
  },

  wear(g: VgGame, outer: CardState, worn: readonly CardState[], dressing: Dressing): void {
    for (const { id } of worn) {
      unlink(g, id, undefined, 'dress');
      link(g, 'dress', id, outer.id, { data: { by: dressing } });
    }
  },

  /** 6.7.4: an effect puts cards beneath a unit, which wears them. */
  *putAsDress(g: VgGame, cards: readonly CardState[], unit: CardState, cause: CauseOf): Procedure {
    const at = g.rules.circleOf(g, unit);
    if (!at || !g.rules.isUnit(g, unit)) return;
    const to = { zone: 'field', player: at.side, at: at.id, face: 'up', state: unit.state } as const;
    const put = cards.filter((card) => isUnitCard(card) && card.owner === at.side);
    yield* perform(g, ...put.flatMap((card) => [{ card, to, cause }, g.rules.becomingDress(g, card)]));
    g.cite('6.7.3', '6.8.4');
    const by = g.rules.placedBy(g, unit) ?? 'effect';
    for (const { id } of put.filter((card) => g.card(card.id).place === at.id))
      link(g, 'dress', id, unit.id, { data: { by } });
  },

  /** 6.7.3, 6.8.4: the state asks how the unit was put on its circle. */
  placedBy(g: VgGame, unit: CardState): Dressing | undefined {
    const worn = DRESSINGS.find((dressing) => g.rules.isDressed(g, unit, dressing));
    if (worn) return worn;
    const last = g.journal.findLast((event) => event.card === unit.id && isOfPlacing(g, event));
    return DRESSINGS.find((dressing) => EVENTS[dressing] === last?.type);
  },

  /** 6.7.3, 6.8.4: in the state of this name, while it wears at least one card. */
  isDressed: (g: VgGame, unit: CardState, dressing: Dressing): boolean =>
    linksOn(g, unit).some(({ kind, data }) => kind === 'dress' && (data?.by ?? 'overDress') === dressing),

  /** Its links come before it does, so that it has its cards from the moment on in which it is placed (17.7.7). */
  linkLasts: (_g: VgGame, { kind, host }: Link, leaver: CardState): boolean =>
    (kind === 'dress' || kind === 'arms') && leaver.id === host && leaver.zone === 'field',

  /** 6.7.2.1: the main type is another one, and the text is that of no unit. */
  /** 2.9.3, 2.9.4.3 */
  printOfDress(g: VgGame, sheet: Definition): Definition {
    g.consult('2.9.3', '2.9.4.3');
    return { ...sheet, category: 'originalDress', abilities: [] };
  },

  /** 6.7.5: what a unit wears goes where the unit goes. */
  movesOfDress(g: VgGame, change: IntendedChange): readonly IntendedChange[] {
    if (!('to' in change) || change.card.zone !== 'field') return [];
    const worn = linkedTo(g, change.card, 'dress');
    if (worn.length === 0) return [];
    if (g.rules.isDressed(g, change.card, 'xoverDress')) g.cite('6.8.3.5');
    const { zone, at, place } = change.to;
    g.cite('6.7.5', ...(zone === 'field' ? [] : ['6.7.5.1']));
    if (zone === 'field')
      return worn.map((card) => ({
        card,
        to: { zone, player: change.to.player ?? card.side, at: at!, face: card.face },
      }));
    const reached = g.rules.zoneOfDress(g, change.card, zone);
    return worn.map((card) => ({ card, to: { zone: reached, player: card.owner, ...(place && { place }) } }));
  },

  /** 6.7.5.2: the cards of the ride deck alone go there instead of to the deck. */
  zoneOfDress(g: VgGame, outer: CardState, zone: string): string {
    if (zone === 'deck' || (zone === 'rideDeck' && outer.origin === 'ride')) g.cite('6.7.5.2');
    return zone === 'rideDeck' ? 'deck' : zone;
  },

  /** 14.52.2: nothing asks for a grade. */
  xoverDressesToPlay(g: VgGame, player: PlayerId): Action[] {
    const cards = g.rules.cardsWithDressSkill(g, player, 'xoverDress');
    if (cards.length === 0) return [];
    const highest = g.rules.highestGrade(g, player);
    const circles = g.rules.circlesOfKind(g, player, 'rearGuard');
    return cards
      .filter((card) => g.rules.gradeAllowsXoverDress(g, card, highest))
      .flatMap((card) =>
        g.rules
          .setsToWear(g, player, card)
          .flatMap((worn) =>
            circles.map(({ id: place }) => ({ type: 'xoverDress', card: card.id, place, cards: [...worn] })),
          ),
      );
  },

  gradeAllowsXoverDress: (_g: VgGame, _card: CardState, _highest: number): boolean => true,

  /** 6.8.3.1: the rear-guards that can be used together, in the order in which they lie. */
  setsToWear(g: VgGame, player: PlayerId, card: CardState): readonly (readonly Handle[])[] {
    const asked = wearsOf(card);
    const units = g.rules.unitsOn(g, player, 'rearGuard').filter((unit) => g.rules.mayWear(g, card, unit));
    return setsOf(units, asked.length)
      .filter((set) => mostFilled(set.map((unit) => asked.filter((one) => fits(g, card, one, unit)))) === asked.length)
      .map((set) => set.map(({ id }) => id));
  },

  /** 6.8.3 */
  *xoverDress(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    { units, at }: { units: readonly CardState[]; at: Handle },
    cause?: CauseOf,
  ): Procedure {
    g.cite('6.8.3.1', '6.8.3.2');
    yield* perform(g, ...units.flatMap((unit) => g.rules.comingToBeWorn(g, unit, at)));
    g.cite('6.8.3.3', '6.8.3.4', '6.8.3.5', '6.8.4', '6.8.5');
    g.rules.wear(g, card, g.rules.dressesFrom(g, units), 'xoverDress');
    yield* g.rules.placeDressed(g, player, card, { at, dressing: 'xoverDress' }, cause);
  },

  /** 6.8.3.2 */
  comingToBeWorn(g: VgGame, card: CardState, at: Handle): IntendedChange[] {
    const dress = g.rules.becomingDress(g, card);
    if (card.place === at) return [dress];
    return [{ card, to: { zone: 'field', player: card.side, at, face: card.face, state: card.state } }, dress];
  },
} satisfies Section;

/** Where a unit comes to, and by what. */
interface Placing {
  readonly at: Handle;
  readonly dressing: Dressing;
}

/** What the skill of a card says of the cards that it wears. */
const wearsOf = (card: CardState): readonly CardFilter[] =>
  DRESSINGS.flatMap((dressing) => (skillOf(card, dressing) as unknown as VgAbility | undefined)?.wears ?? []);

const fits = (g: VgGame, card: CardState, asked: CardFilter, unit: CardState): boolean =>
  matches(g, evaluationOf(g, card), asked, unit);

/** All sets of so many units. */
function setsOf(units: readonly CardState[], size: number): readonly (readonly CardState[])[] {
  if (size === 0) return [[]];
  return units.flatMap((unit, index) => setsOf(units.slice(index + 1), size - 1).map((rest) => [unit, ...rest]));
}

/** 9.9.2.5 */
const overDress: PlayRow = {
  clause: '9.9.2.5',
  candidates: (g, player) => g.rules.overDressesToPlay(g, player),
  execute(g, player, { card, target }) {
    g.cite('14.45.2');
    return g.rules.overDress(g, player, g.card(card!), g.card(target!));
  },
};

/** Do they name the same, the cards in any order? */
const isSame = (one: Action, other: Action): boolean =>
  one.card === other.card &&
  one.place === other.place &&
  one.cards?.length === other.cards?.length &&
  (one.cards ?? []).every((id) => other.cards!.includes(id));

/** 14.52.2 */
const xoverDress: PlayRow = {
  clause: '14.52.2',
  candidates: (g, player) => g.rules.xoverDressesToPlay(g, player),
  refusal: (_g, _player, action, listed): Refusal | null =>
    listed().some((one) => isSame(one, action)) ? null : notPossible(action, '14.52.2'),
  execute: (g, player, { card, place, cards = [] }) =>
    g.rules.xoverDress(g, player, g.card(card!), { units: cards.map((id) => g.card(id)), at: place! }),
};

export const dressesInMainPhase: PlayRows = { overDress, xoverDress };
