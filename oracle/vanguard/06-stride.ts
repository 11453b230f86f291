/** 6.5. Strides: a G unit is put onto the vanguards of a circle, which become its hearts. */
import type { PlayerId } from '../../schemas/common';
import { link, unlink } from '../kernel/changes';
import { hasStatus } from '../kernel/changes/objects';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { linkedTo, linksOf, linksOn } from '../kernel/links';
import { cardsAt } from '../kernel/objects/places';
import { untilChanged, type RuleRow } from '../kernel/procedures/rule-processing';
import { chooseCards } from '../kernel/questions';
import type { CardState, CauseOf, EndedLink, Procedure } from '../kernel/state';
import { changesInPlay, onlyWhile } from '../kernel/while-unchanged';
import { anyWithoutVanguard, playersWithoutVanguard, vanguardCircle } from './04-circles';
import { LAYERS, type RuleValue } from './05-information';
import { cardsIn, isGUnit, type VgGame } from './game';
import type { Section } from './packs';

export const strides = {
  /** 6.5.1 */
  *stride(g: VgGame, player: PlayerId, card: CardState, cause?: CauseOf): Procedure {
    const vanguards = g.rules.unitsOnVanguardCircles(g, player);
    yield* g.rules.placeStrider(g, player, card, vanguards[0]?.state ?? 'stand', cause);
    g.cite('6.5.1.2');
    if (vanguards.length > 0) yield* g.rules.becomeHearts(g, vanguards);
    g.rules.takeHearts(g, card);
    yield* g.rules.nameHeart(g, player, card);
  },

  /** 6.5.1.1, 6.5.1.1.1: it lies as the vanguard lies; it is not ridden. */
  placeStrider(g: VgGame, player: PlayerId, card: CardState, state: string, cause?: CauseOf): Procedure {
    g.rules.passArms(g, card, vanguardCircle(player));
    g.cite('6.5.1.1.1', '6.5.1.1');
    const to = { zone: 'field', player, at: vanguardCircle(player), face: 'up', state } as const;
    return perform(g, { card, to, events: ['placed', 'strode'], ...(cause && { cause }) });
  },

  /** 6.5.2: it notices this by abilities that it loses by it (11.8.12.1.5). */
  *becomeHearts(g: VgGame, units: readonly CardState[]): Procedure {
    g.cite('6.5.2.1', '6.5.2.2');
    g.rules.leaveLegion(g, units);
    yield* g.rules.standHearts(g, units);
    yield* perform(g, ...units.map((card) => ({ card, status: 'heart', on: true, events: 'becameHeart' })));
  },

  /** 6.5.2.1: no unit is stood by that; a deleted one is turned face up, and is not deleted any more (7.32.4). */
  *standHearts(g: VgGame, units: readonly CardState[]): Procedure {
    yield* perform(g, ...units.map((card) => ({ card, state: 'stand', unreplaceable: true })));
    yield* g.rules.restore(g, units);
  },

  /** 6.5.1.2, 6.5.1.2.1: all the hearts of the circle, those of earlier strides too. */
  takeHearts(g: VgGame, gUnit: CardState): void {
    for (const heart of g.rules.heartsAt(g, gUnit)) {
      if (belongsToUnit(g, heart)) g.cite('6.5.1.2.1');
      link(g, 'heart', heart.id, gUnit.id);
    }
  },

  /** The hearts on the circle of a unit. */
  heartsAt: (g: VgGame, { place }: CardState): CardState[] =>
    place === undefined ? [] : cardsAt(g, g.card(place), 'field').filter((card) => hasStatus(card, 'heart')),

  /** 6.5.1.3: one of them that is no G unit; of several their player says which. */
  *nameHeart(g: VgGame, player: PlayerId, gUnit: CardState): Procedure {
    g.cite('6.5.1.3');
    const from = linkedTo(g, gUnit, 'heart').filter((heart) => !isGUnit(heart));
    const [named] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '6.5.1.3' });
    if (!named) return;
    unlink(g, named.id, gUnit.id, 'heart');
    link(g, 'heart', named.id, gUnit.id, { data: { named: true } });
  },

  /** The heart whose name and power the G unit has. */
  namedHeart(g: VgGame, gUnit: CardState): CardState | undefined {
    const named = linksOn(g, gUnit).find(({ kind, data }) => kind === 'heart' && data?.named === true);
    return named && g.card(named.card);
  },

  /** 6.5.4.1, 6.5.4.2 */
  *linksEnded(g: VgGame, ended: readonly EndedLink[]): Procedure {
    g.rules.loosenAfter(g, ended);
    g.rules.legionsEnd(
      g,
      ended.filter(({ kind }) => kind === 'legion'),
    );
    const ofHearts = ended.filter(({ kind }) => kind === 'heart');
    for (const [host, links] of groupedByHost(ofHearts)) {
      const left = links.map(({ card }) => g.card(card)).filter((card) => isHeart(card));
      if (left.length > 0) yield* g.rules.heartsAreFree(g, left, host);
    }
    for (const gone of ofHearts.filter(({ card, data }) => data?.named === true && !isHeart(g.card(card))))
      yield* g.rules.nameAnother(g, g.card(gone.host));
  },

  /** 6.5.4.1, 6.5.4.1.1: one of those that belong to nothing any more is the vanguard. */
  *heartsAreFree(g: VgGame, hearts: readonly CardState[], gone: CardState): Procedure {
    const free = hearts.filter((heart) => !g.rules.isLegionMate(g, heart) && !belongsToUnit(g, heart));
    const from = free.some((heart) => isGUnit(heart)) ? free.filter((heart) => isGUnit(heart)) : free;
    if (from.length === 0) return;
    const player = g.rules.masterOf(g, from[0]!);
    if (hearts.length > 1) g.cite('6.5.4.1.1');
    const [heart] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '6.5.4.1.1' });
    g.cite('6.5.4.1');
    yield* g.rules.becomeUnitAgain(g, heart!, gone.state);
  },

  playersWithHeartsOnly: (g: VgGame): PlayerId[] =>
    playersWithoutVanguard(g).filter((player) => g.rules.hasHearts(g, player)),

  /** 13.5.1.2: all lose the heart state, and one of them, or a legion, is the vanguard. */
  *heartBecomesVanguard(g: VgGame, player: PlayerId): Procedure {
    const hearts = cardsIn(g, player, 'field').filter((card) => isHeart(card));
    const from = hearts.filter((card) => !g.rules.isLegionMate(g, card));
    const [chosen] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1, clause: '13.5.1.2' });
    g.cite('13.5.1.2');
    yield* g.rules.becomeUnitAgain(g, chosen!, chosen!.state);
    const stay = [chosen!, ...g.rules.partnersOf(g, chosen!)];
    yield* g.rules.heartsNotChosen(
      g,
      player,
      hearts.filter((card) => !stay.includes(card) && isHeart(card)),
    );
  },

  /** The text does not say where they go: into the soul, so that the choice is one. */
  *heartsNotChosen(g: VgGame, player: PlayerId, hearts: readonly CardState[]): Procedure {
    yield* perform(g, ...hearts.map((card) => ({ card, to: { zone: 'soul', player }, events: 'putIntoSoul' })));
  },

  /** It is neither placed nor ridden, and not stood or rested either. */
  *becomeUnitAgain(g: VgGame, heart: CardState, state: string): Procedure {
    const together = g.rules.partnersOf(g, heart);
    if (together.length > 0) g.cite('6.5.2.2.4');
    yield* perform(
      g,
      ...[heart, ...together].flatMap((card) => [
        { card, status: 'heart', on: false },
        { card, state, unreplaceable: true },
      ]),
    );
    for (const partner of together) yield* g.rules.renewLegion(g, heart, partner);
  },

  /** 6.5.4.2 */
  *nameAnother(g: VgGame, gUnit: CardState): Procedure {
    if (!g.rules.isVanguard(g, gUnit)) return;
    const left = g.rules.heartsAt(g, gUnit).filter((heart) => !isGUnit(heart));
    if (left.length === 0) return;
    g.cite('6.5.4.2');
    for (const heart of left) if (!linkedTo(g, gUnit, 'heart').includes(heart)) link(g, 'heart', heart.id, gUnit.id);
    yield* g.rules.nameHeart(g, g.rules.masterOf(g, gUnit), gUnit);
  },
} satisfies Section;

/** 13.5.1.2 */
const heartsOnly: RuleRow<VgGame> = {
  clauses: ['13.5.1.2'],
  kind: 'confirmative',
  due: (g) => g.rules.playersWithHeartsOnly(g).map((player) => ({ player })),
  *then(g, due) {
    for (const { player } of due) yield* g.rules.heartBecomesVanguard(g, player);
  },
};

export const rowsOfStrides: Readonly<Record<'heartsOnly', RuleRow<never>>> = {
  heartsOnly: untilChanged(heartsOnly, onlyWhile(anyWithoutVanguard, changesInPlay)),
};

/** 9.11.1, 9.11.1.1: also those that are vanguards by that. */
export function* returnGUnits(g: VgGame): Procedure {
  for (let left = g.rules.gUnitsToReturn(g); left.length > 0; left = g.rules.gUnitsToReturn(g)) {
    g.cite('9.11.1', '9.11.1.1');
    yield* g.rules.putIntoGZone(g, left);
  }
}

/** 9.11.2 */
export function* returnGHearts(g: VgGame): Procedure {
  const left = g.rules.gHeartsToReturn(g);
  if (left.length === 0) return;
  g.cite('9.11.2');
  yield* g.rules.putIntoGZone(g, left);
}

export const returns = {
  gUnitsToReturn: (g: VgGame): CardState[] =>
    gUnitsOnField(g).filter((card) => g.rules.isVanguard(g, card) || g.rules.isRearGuard(g, card)),

  gHeartsToReturn: (g: VgGame): CardState[] => gUnitsOnField(g).filter((card) => isHeart(card)),

  /** 4.14.5: face up. */
  putIntoGZone(g: VgGame, cards: readonly CardState[]): Procedure {
    g.cite('4.14.5');
    return perform(
      g,
      ...cards.map((card) => ({ card, to: { zone: 'gZone', face: 'up', player: card.owner } as const })),
    );
  },
} satisfies Section;

/** 6.5.1.3: a rule adds the power of the heart; no effect does. */
export const powerOfHeart: RuleValue = (g, card, stat) => {
  if (stat !== 'power' || g.state.links.length === 0) return NOTHING_ADDED;
  const heart = g.rules.namedHeart(g, card);
  if (!heart || !isHeart(heart) || heart.place !== card.place || !g.rules.isVanguard(g, card)) return NOTHING_ADDED;
  return [{ layer: LAYERS.rules.at, by: statOf(g, heart, 'power') }];
};

const NOTHING_ADDED = [] as const;

const isHeart = (card: CardState): boolean => card.zone === 'field' && hasStatus(card, 'heart');
const belongsToUnit = (g: VgGame, heart: CardState): boolean => linksOf(g, heart).some(({ kind }) => kind === 'heart');

const gUnitsOnField = (g: VgGame): CardState[] =>
  [...cardsIn(g, 'A', 'field'), ...cardsIn(g, 'B', 'field')].filter((card) => isGUnit(card));

/** The links that ended with each host, with the host as it was. */
function groupedByHost(ended: readonly EndedLink[]): readonly (readonly [CardState, readonly EndedLink[]])[] {
  const hosts = new Map(ended.map(({ before }) => [before.host.id, before.host]));
  return [...hosts.values()].map((host) => [host, ended.filter((one) => one.host === host.id)]);
}
