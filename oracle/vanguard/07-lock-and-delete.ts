/** 7.30 to 7.32, 9.11.3. Locked cards and deleted units, which lie face down on circles. */
import type { PlayerId } from '../../schemas/common';
import { startLook } from '../kernel/changes';
import { unlink } from '../kernel/changes/links';
import { perform } from '../kernel/events/perform';
import { linksWith } from '../kernel/links';
import { cardsAt } from '../kernel/objects/places';
import type { CardState, CauseOf, Definition, Procedure } from '../kernel/state';
import { isTarget, type ContinuousEffect } from '../kernel/state/lasting';
import type { AtOnce } from './04-zones';
import { LAYERS, type RuleValue } from './05-information';
import type { CircleFilter } from './06-calls';
import { isMusic } from './17-music';
import { cardsIn, isDeleted, isGUnit, isLocked, isWorn, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

export const lockAndDelete = {
  /** 7.30.1.1, 7.30.1.2: it is another card from then on. */
  *lock(g: VgGame, units: readonly CardState[], cause?: CauseOf): Procedure {
    if (units.length === 0) return;
    g.cite('7.30.1.1', '7.30.1.2', '7.30.1.3', '7.30.3');
    if (units.some((card) => g.rules.isDominated(g, card))) g.cite('7.39.2.4');
    yield* perform(g, ...units.flatMap((card) => g.rules.locking(g, card, cause)));
    for (const card of units) g.rules.forgetReferences(g, card);
  },

  locking: (_g: VgGame, card: CardState, cause?: CauseOf): IntendedChange[] => [
    { card, status: 'locked', on: true, makesNewObject: true, events: 'locked', ...(cause && { cause }) },
    { card, face: 'down' },
    { card, state: 'none', unreplaceable: true },
  ],

  /** 7.30.6, except the cards that it wears (7.30.7). */
  forgetReferences(g: VgGame, card: CardState): void {
    const references = linksWith(g, card).filter(({ kind }) => kind !== 'dress');
    if (references.length < linksWith(g, card).length) g.cite('7.30.7');
    if (references.length > 0) g.cite('7.30.6');
    for (const { card: linked, host, kind } of references) {
      unlink(g, linked, host, kind);
      if (kind === 'gauge') g.rules.loosenGauge(g, [g.card(linked)]);
    }
  },

  /** 7.30.5: face down onto circles, where it has never been a unit. */
  *putLocked(g: VgGame, cards: readonly CardState[], to?: CircleFilter, cause?: CauseOf): Procedure {
    for (const player of new Set(cards.map(({ owner }) => owner))) {
      const own = cards.filter(({ owner }) => owner === player);
      g.rules.checkBeforeLocking(g, player, own);
      const chosen = yield* g.rules.chooseCircles(g, player, own, to);
      g.cite('7.30.5', ...(chosen.length > 1 ? ['7.30.5.3'] : []));
      yield* perform(g, ...chosen.flatMap(({ card, to: at }) => g.rules.arrivingLocked(g, card, at, cause)));
    }
  },

  arrivingLocked: (_g: VgGame, card: CardState, at: string, cause?: CauseOf): IntendedChange[] => [
    {
      ...{ card, to: { zone: 'field', player: card.owner, at, face: 'down', state: 'none' } },
      ...(cause && { cause }),
    },
    { card, status: 'locked', on: true },
  ],

  /** 7.30.5.1: before the circle is decided. */
  checkBeforeLocking(g: VgGame, owner: PlayerId, cards: readonly CardState[]): void {
    const hidden = cards.filter((card) => g.rules.isHidden(g, card));
    if (hidden.length === 0) return;
    g.cite('7.30.5.1');
    startLook(
      g,
      owner,
      hidden.map(({ id }) => id),
    );
  },

  /** 7.31.1: it is turned face up, which unlocks it. */
  unlock(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const locked = cards.filter((card) => isLocked(card) && g.rules.mayBeUnlocked(g, card));
    if (locked.length > 0) g.cite('7.31.1');
    return perform(g, ...locked.map((card) => g.rules.turningUp(g, card, cause)));
  },

  /** 1.3.2: unless an effect forbids it. A locked card has no information that could say so (7.30.1.2). */
  mayBeUnlocked(g: VgGame, card: CardState): boolean {
    const keepsLocked = ({ modification }: ContinuousEffect) =>
      modification.kind === 'forbid' && modification.what === 'unlock';
    return !g.state.effects.some((effect) => keepsLocked(effect) && isTarget(effect, card));
  },

  turningUp: (_g: VgGame, card: CardState, cause?: CauseOf): IntendedChange => ({
    ...{ card, face: 'up' },
    ...(cause && { cause }),
  }),

  /** 7.30.2, 7.31.1.1, 7.31.3: whatever has turned them face up. */
  *becomeUnlocked(g: VgGame, cards: readonly CardState[]): Procedure {
    g.cite('7.30.2', '7.30.3.1', '7.31.1.1', '7.31.3', '7.31.4');
    yield* perform(g, ...cards.map((card) => g.rules.unlocking(g, card)));
    g.cite('7.31.2');
    yield* g.rules.standUnlocked(g, cards);
  },

  unlocking: (_g: VgGame, card: CardState): IntendedChange => ({
    ...{ card, status: 'locked', on: false, makesNewObject: true, events: 'unlocked' },
  }),

  /** 7.31.2: it has not been stood by that. */
  standUnlocked: (g: VgGame, cards: readonly CardState[]): Procedure =>
    perform(g, ...cards.map((card) => ({ card, state: 'stand', unreplaceable: true }))),

  /** 7.30.1.3, 17.4.2.1: neither locked cards nor music have an orientation. */
  turned(g: VgGame, card: CardState, asked: string): string {
    if (isMusic(card) && card.zone === 'field') {
      g.cite('17.4.2.1');
      return 'none';
    }
    if (!isLocked(card) || card.face === 'up') return asked;
    g.cite('7.30.1.3');
    return 'none';
  },

  /** 7.32.1: the same unit, as it lies. */
  *delete(g: VgGame, units: readonly CardState[], cause?: CauseOf): Procedure {
    if (units.length === 0) return;
    g.cite('7.32.1', '7.32.3', '7.32.5', '7.32.7');
    yield* perform(g, ...units.flatMap((card) => g.rules.deleting(g, card, cause)));
  },

  deleting: (_g: VgGame, card: CardState, cause?: CauseOf): IntendedChange[] => [
    { card, status: 'deleted', on: true, events: 'deleted', ...(cause && { cause }) },
    { card, face: 'down' },
  ],

  /** 7.32.4: it is turned face up, and is not deleted any more. */
  restore(g: VgGame, units: readonly CardState[], cause?: CauseOf): Procedure {
    return perform(g, ...units.filter((card) => isDeleted(card)).map((card) => g.rules.turningUp(g, card, cause)));
  },

  /** 7.32.4, 7.32.6.1: what goes on working on it does so. */
  *becomeRestored(g: VgGame, units: readonly CardState[]): Procedure {
    g.cite('7.32.4', '7.32.6.1');
    yield* perform(g, ...units.map((card): IntendedChange => ({ card, status: 'deleted', on: false })));
  },

  /** 7.32.2: icons and the rest of its information stay. */
  printOfDeleted(g: VgGame, sheet: Definition): Definition {
    g.consult('7.32.2', '7.32.6');
    return { ...sheet, abilities: [] };
  },

  printOfLocked(g: VgGame): null {
    g.consult('7.30.1.2');
    return null;
  },

  /** 7.30.4 */
  *lockedGUnitsReturn(g: VgGame, gUnits: readonly CardState[]): Procedure {
    g.cite('7.30.4');
    yield* g.rules.putIntoGZone(g, gUnits);
  },

  /** 7.30.5.2: what lies beside locked cards, but for what these wear. */
  besideLocked: (g: VgGame, locked: CardState): CardState[] =>
    cardsAt(g, g.card(locked.place!), 'field').filter((card) => card.id !== locked.id && !isWorn(card)),

  *clearLockCircles(g: VgGame, beside: readonly CardState[]): Procedure {
    g.cite('7.30.5.2');
    yield* g.rules.retire(g, beside);
  },
} satisfies Section;

/** 9.11.3: of the turn player. */
export function* turnUpField(g: VgGame, player: PlayerId): Procedure {
  const down = g.rules.faceDownOnField(g, player);
  if (down.length === 0) return;
  g.cite('9.11.3');
  yield* perform(g, ...down.map((card) => g.rules.turningUp(g, card)));
}

export const endOfLocks = {
  faceDownOnField: (g: VgGame, player: PlayerId): CardState[] =>
    cardsIn(g, player, 'field').filter((card) => (isLocked(card) && g.rules.mayBeUnlocked(g, card)) || isDeleted(card)),
} satisfies Section;

/** The cards of the field to which this event has happened since; it is asked after every group of changes. */
function cardsOfEvent(g: VgGame, since: number, asked: string): readonly CardState[] {
  let found: CardState[] | undefined;
  for (let index = since; index < g.journal.length; index++) {
    const { type, card } = g.journal[index]!;
    if (type !== asked || card === undefined) continue;
    const changed = g.card(card);
    if (changed.zone === 'field' && found?.includes(changed) !== true) (found ??= []).push(changed);
  }
  return found ?? NO_CARDS;
}

const NO_CARDS: readonly CardState[] = [];

/** 7.30.2, 7.31.3, 7.32.4: what is turned face up is neither locked nor deleted any more. */
function* followTurnedUp(g: VgGame, since: number): Procedure {
  const up = cardsOfEvent(g, since, 'turnedFaceUp').filter(({ face }) => face === 'up');
  const locked = up.filter((card) => isLocked(card));
  const deleted = up.filter((card) => isDeleted(card));
  if (locked.length > 0) yield* g.rules.becomeUnlocked(g, locked);
  if (deleted.length > 0) yield* g.rules.becomeRestored(g, deleted);
}

/** 7.30.4, 7.30.5.2 */
function* followLocked(g: VgGame, since: number): Procedure {
  const locked = cardsOfEvent(g, since, 'statusGained').filter((card) => isLocked(card));
  if (locked.length === 0) return;
  const beside = locked.flatMap((card) => g.rules.besideLocked(g, card));
  if (beside.length > 0) yield* g.rules.clearLockCircles(g, beside);
  const gUnits = locked.filter((card) => isGUnit(card));
  if (gUnits.length > 0) yield* g.rules.lockedGUnitsReturn(g, gUnits);
}

export const atOnceOfLocks = {
  turnedUp: { after: ['turnedFaceUp'], follow: followTurnedUp },
  newlyLocked: { after: ['statusGained'], follow: followLocked },
} satisfies Record<string, AtOnce>;

const NOTHING_LOST = [] as const;

/** 7.32.2: less the power that is printed on it. */
export const powerOfDeleted: RuleValue = (_g, card, stat) =>
  stat === 'power' && isDeleted(card) ? [{ layer: LAYERS.rules.at, by: -(sideOf(card).power ?? 0) }] : NOTHING_LOST;
