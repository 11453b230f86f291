/** 16, 7.14.3, 7.42. Imaginary gifts: their resolution, their markers, and the circles that come and go with them. */
import type { Handle, PlayerId } from '../../schemas/common';
import type { VgGift, VgGiftType } from '../../schemas/vanguard';
import { VG_GIFT_MARKERS } from '../../schemas/vanguard-markers';
import { setFact } from '../kernel/changes';
import { createPlace, removePlace } from '../kernel/changes/objects';
import { addPending } from '../kernel/changes/waiting';
import { perform } from '../kernel/events/perform';
import { cardsAt, placesOf } from '../kernel/objects/places';
import { chooseAnswer } from '../kernel/questions';
import type { RuleModifier } from '../kernel/rules';
import type { Ability, CardState, CauseOf, JournalEvent, Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { AtOnce } from './04-zones';
import { LAYERS, type RuleValue } from './05-information';
import { sideOf, type GiftFacts, type VgGame } from './game';
import type { Section } from './packs';

/** What a gift resolution is about: its clan type, the gift type where it is specified, and what brings it about. */
export interface Gift {
  readonly gift: VgGift;
  readonly type?: VgGiftType | undefined;
  readonly cause?: CauseOf;
}

/** A gift that waits for the check timing; nothing of it is an ability. */
const WAITING_GIFT: Ability = { type: 'gift', effect: [] };

const NAMES: Readonly<Record<VgGift, string>> = { force: 'Force', accel: 'Accel', protect: 'Protect' };

const CLAUSES_OF_ICONS: Readonly<Record<VgGift, string>> = {
  force: '2.13.2.2',
  accel: '2.13.2.3',
  protect: '2.13.2.4',
};

export const gifts = {
  /** 6.3.7: by its icon; it is resolved at the next check timing (11.6.1.2). */
  *acquireGift(g: VgGame, player: PlayerId, card: CardState): Procedure {
    const gift = g.rules.giftOfIcon(g, card);
    if (gift === undefined) return;
    g.cite('6.3.7', CLAUSES_OF_ICONS[gift]);
    yield* g.rules.awaitGift(g, player, card);
  },

  /** 6.3.7, 11.6.1.2 */
  *awaitGift(g: VgGame, player: PlayerId, card: CardState): Procedure {
    const { id, zoneChangeCount } = card;
    const event = g.journal.findLast(({ type }) => type === 'rode') as JournalEvent;
    const generation = g.state.generation + 1;
    addPending(g, { card: id, zoneChangeCount, player, ability: WAITING_GIFT, event, generation });
  },

  giftOfIcon: (_g: VgGame, card: CardState): VgGift | undefined => sideOf(card).gift,

  /** 11.6.1.2, 11.6.1.3 */
  *resolveWaitingGift(g: VgGame, { card, player }: PendingAbility): Procedure {
    g.cite(player === g.state.turnPlayer ? '11.6.1.2' : '11.6.1.3');
    yield* g.rules.resolveGiftOfRide(g, player, g.rules.giftOfIcon(g, g.card(card))!);
  },

  /** 16.3.1.1: the first ride decides the clan type for all others. */
  *resolveGiftOfRide(g: VgGame, player: PlayerId, gift: VgGift): Procedure {
    g.cite('16.3.1.1');
    if (!g.rules.mayResolveByRide(g, player, gift)) return;
    rememberGift(g, player, { byRide: gift });
    yield* g.rules.resolveGift(g, player, { gift });
  },

  mayResolveByRide(g: VgGame, player: PlayerId, gift: VgGift): boolean {
    const { byRide } = g.state.facts.gifts[player];
    return byRide === '' || byRide === gift;
  },

  /** 7.14.3, 7.14.3.1, 16.3.2: at once, in the order of the text. */
  *getGifts(g: VgGame, player: PlayerId, got: readonly Gift[]): Procedure {
    g.cite('7.14.3', '7.14.3.1');
    if (got.length > 1) g.cite('16.3.2');
    for (const gift of got) yield* g.rules.resolveGift(g, player, gift);
  },

  /** 7.14.3.2: where the text names nobody, the master of the effect. */
  receiverOfGift(g: VgGame, master: PlayerId, said: PlayerId | undefined): PlayerId {
    if (said !== undefined) return said;
    g.cite('7.14.3.2');
    return master;
  },

  /** 16.3.1 */
  *resolveGift(g: VgGame, player: PlayerId, { gift, type: specified, cause }: Gift): Procedure {
    const type = yield* g.rules.giftType(g, player, gift, specified);
    rememberGift(g, player, { [gift]: type });
    yield* g.rules.performGift(g, player, { gift, type, ...(cause && { cause }) });
  },

  /** 16.3.1.3, 16.3.1.3.1, 16.3.1.3.2 */
  *giftType(g: VgGame, player: PlayerId, gift: VgGift, specified?: VgGiftType): Procedure<VgGiftType> {
    if (specified !== undefined) {
      g.cite('16.3.1.3');
      return specified;
    }
    const before = g.rules.typeChosenBefore(g, player, gift);
    if (before !== '') {
      g.cite('16.3.1.3.1');
      return before;
    }
    g.cite('16.3.1.3.2');
    return yield* chooseAnswer(g, { player, kind: 'giftType', answers: ['I', 'II'] as const });
  },

  typeChosenBefore: (g: VgGame, player: PlayerId, gift: VgGift): VgGiftType | '' => g.state.facts.gifts[player][gift],

  performGift(g: VgGame, player: PlayerId, gift: Required<Pick<Gift, 'type'>> & Gift): Procedure {
    switch (gift.gift) {
      case 'force':
        return g.rules.performForce(g, player, gift);
      case 'accel':
        return g.rules.performAccel(g, player, gift);
      case 'protect':
        return g.rules.performProtect(g, player, gift);
    }
  },

  /** 16.3.1.4.1 to 16.3.1.4.3 */
  *performForce(g: VgGame, player: PlayerId, gift: Gift): Procedure {
    const circles = [...g.rules.circlesOfKind(g, player, 'vanguard'), ...g.rules.circlesOfKind(g, player, 'rearGuard')];
    const circle = yield* specifiedAmong(g, player, g.rules.circlesForForce(g, circles));
    if (!circle) return;
    g.cite('16.3.1.4.1', gift.type === 'I' ? '16.3.1.4.2' : '16.3.1.4.3');
    if (g.rules.giftsOn(g, circle, 'force').length > 0) g.cite('16.3.1.4.1.1');
    yield* g.rules.putGift(g, player, gift, circle);
  },

  /** 16.3.1.4.1.1: those with a Force marker as well. */
  circlesForForce: (_g: VgGame, circles: readonly CardState[]): readonly CardState[] => circles,

  /** 16.3.1.5: on the stage, or on a circle that is gained. */
  *performAccel(g: VgGame, player: PlayerId, gift: Gift): Procedure {
    const stage = g.rules.stageOf(g, player);
    if (stage) g.cite('7.42.2', '16.3.1.5.1');
    const circle = stage ?? g.rules.gainCircle(g, player);
    if (gift.type === 'II' && g.rules.drawsForAccel(g, stage)) yield* g.rules.draw(g, player, 1, gift.cause);
    g.cite('16.3.1.5.2', gift.type === 'I' ? '16.3.1.5.3' : '16.3.1.5.4');
    yield* g.rules.putGift(g, player, gift, circle);
  },

  /** 16.3.1.5.4: "after the circle is created" says when; a stage does not change that a card is drawn. */
  drawsForAccel: (_g: VgGame, _stage: CardState | undefined): boolean => true,

  stageOf: (g: VgGame, player: PlayerId): CardState | undefined => g.rules.circlesOfKind(g, player, 'stage')[0],

  /** 16.3.1.5.1 to 16.3.1.5.1.2.1 */
  gainCircle(g: VgGame, player: PlayerId): CardState {
    g.cite('16.3.1.5.1', '16.3.1.5.1.1', '16.3.1.5.1.2', '16.3.1.5.1.2.1');
    const number = g.rules.circlesGained(g, player) + 1;
    const id = accelCircle(player, number);
    const [row, column] = [g.rules.rowOfGained(), g.rules.columnOfGained(g, player, number)];
    const layout = { zone: 'field', kinds: ['rearGuard', 'accel'], row, column };
    const definition = { name: id, number: '', category: 'place' };
    return createPlace(g, { id, definition, owner: player, layout });
  },

  rowOfGained: (): string => 'front',

  /** 16.3.1.5.1.2: left, right, left, right, as their player sees it. */
  columnOfGained(_g: VgGame, _player: PlayerId, number: number): number {
    const away = 1 + Math.ceil(number / 2);
    return number % 2 === 1 ? -away : away;
  },

  /** Those that have disappeared since are counted as well. */
  circlesGained(g: VgGame, player: PlayerId): number {
    let number = 0;
    while (g.state.cards[accelCircle(player, number + 1)]) number += 1;
    return number;
  },

  /** 16.3.1.6.1, 16.3.1.6.2 */
  *performProtect(g: VgGame, player: PlayerId, gift: Gift): Procedure {
    if (gift.type === 'I') {
      g.cite('16.3.1.6.1');
      yield* g.rules.createInHand(g, player, 'Protect', gift.cause);
      return;
    }
    const circle = yield* specifiedAmong(g, player, g.rules.circlesForProtect(g, player));
    if (!circle) return;
    g.cite('16.3.1.6.2');
    yield* g.rules.putGift(g, player, gift, circle);
  },

  circlesForProtect: (g: VgGame, player: PlayerId): readonly CardState[] =>
    g.rules.circlesOfKind(g, player, 'rearGuard'),

  /** 16.2.1.3 */
  *putGift(g: VgGame, player: PlayerId, { gift, type, cause }: Gift, circle: CardState): Procedure {
    g.cite('16.2.1.3');
    const print = VG_GIFT_MARKERS[`${NAMES[gift]} ${type!}`]!;
    yield* g.rules.putMarker(g, player, { ...print, name: 'gift' }, circle, cause);
  },

  giftsOn: (g: VgGame, circle: CardState, gift: VgGift): CardState[] =>
    g.rules.markersOn(g, circle).filter((marker) => sideOf(marker).gift === gift),

  /** 16.2.1.3.1.1, 16.3.1.4.2, 16.3.1.4.3, 16.3.1.5.3, 16.3.1.5.4: what a gift marker does to a value. */
  valueOfGift(g: VgGame, marker: CardState, stat: string): RuleModifier | undefined {
    const { gift, giftType: type } = sideOf(marker);
    const said = VALUES_OF_GIFTS[`${gift!} ${type!}`];
    if (said?.stat !== stat) return undefined;
    g.consult(said.clause);
    if (stat === 'critical') return { layer: LAYERS.rules.at, to: said.value, base: true };
    return g.rules.isTurnOfGift(g, marker) ? { layer: LAYERS.rules.at, by: said.value } : undefined;
  },

  isTurnOfGift: (g: VgGame, { owner }: CardState): boolean => g.state.turnPlayer === owner,

  /** 7.39.8 */
  isModifiedByGifts(g: VgGame, card: CardState): boolean {
    return !g.rules.isDominated(g, card);
  },

  /** 7.42.1 */
  *becomeStage(g: VgGame, circle: CardState): Procedure {
    if (g.rules.gainType(g, circle, 'stage')) g.cite('7.42.1.1');
    g.cite('7.42.1.2');
    const markers = g.rules.circlesWithoutStage(g, circle).flatMap((place) => g.rules.giftsOn(g, place, 'accel'));
    if (markers.length === 0) return;
    g.cite('7.42.1.2.1');
    yield* g.rules.moveMarkers(g, markers, circle);
  },

  /** 7.42.1.2: the circles of the player whose circle becomes the stage. */
  circlesWithoutStage: (g: VgGame, stage: CardState): readonly CardState[] =>
    placesOf(g).filter(({ id, side }) => id !== stage.id && side === stage.side),

  /** 16.3.1.5.2.1: gained circles without an Accel marker. */
  *loseCircles(g: VgGame): Procedure {
    const isLost = (place: CardState) =>
      place.layout!.kinds!.includes('accel') && g.rules.giftsOn(g, place, 'accel').length === 0;
    for (const circle of placesOf(g).filter(isLost)) yield* g.rules.loseCircle(g, circle);
  },

  *loseCircle(g: VgGame, circle: CardState): Procedure {
    g.cite('16.3.1.5.2.1');
    const units = cardsAt(g, circle, 'field').filter((card) => g.rules.isUnit(g, card));
    yield* perform(g, ...units.map((card) => g.rules.retiring(g, card)));
    // Locked cards, and units that are not retired, cannot stay where there is no circle.
    const rest = cardsAt(g, circle, 'field').map((card) => ({ card, to: { zone: 'drop', player: card.owner } }));
    if (rest.length > 0) yield* perform(g, ...rest);
    yield* g.rules.eraseMarkers(g, g.rules.markersOn(g, circle));
    if (placesOf(g).some(({ id }) => id === circle.id)) removePlace(g, circle);
  },
} satisfies Section;

const accelCircle = (player: PlayerId, number: number): Handle => `${player}.accel${number}`;

function* specifiedAmong(g: VgGame, player: PlayerId, circles: readonly CardState[]): Procedure<CardState | undefined> {
  if (circles.length === 0) return undefined;
  return g.card(yield* chooseAnswer(g, { player, kind: 'circle', answers: circles.map(({ id }) => id) }));
}

function rememberGift(g: VgGame, player: PlayerId, said: Partial<GiftFacts>): void {
  const { gifts: known } = g.state.facts;
  setFact(g, 'gifts', { ...known, [player]: { ...known[player], ...said } });
}

interface ValueOfGift {
  readonly stat: 'power' | 'critical';
  readonly value: number;
  readonly clause: string;
}

/** Power is added in the turn of the marker's player; the original critical becomes the value. */
const VALUES_OF_GIFTS: Readonly<Record<string, ValueOfGift>> = {
  'force I': { stat: 'power', value: 10_000, clause: '16.3.1.4.2' },
  'force II': { stat: 'critical', value: 2, clause: '16.3.1.4.3' },
  'accel I': { stat: 'power', value: 10_000, clause: '16.3.1.5.3' },
  'accel II': { stat: 'power', value: 5000, clause: '16.3.1.5.4' },
};

const NOTHING_ADDED: readonly RuleModifier[] = [];

/** 16.2.1.3.1.1: what the gift markers of its circle do to a unit. */
export const valuesOfGifts: RuleValue = (g, card, stat) => {
  if ((stat !== 'power' && stat !== 'critical') || g.state.links.length === 0) return NOTHING_ADDED;
  const circle = card.zone === 'field' && g.rules.isUnit(g, card) ? g.rules.circleOf(g, card) : undefined;
  if (!circle) return NOTHING_ADDED;
  const found = g.rules.markersOn(g, circle).filter((marker) => sideOf(marker).gift !== undefined);
  if (found.length === 0) return NOTHING_ADDED;
  if (!g.rules.isModifiedByGifts(g, card)) {
    g.consult('7.39.8');
    return NOTHING_ADDED;
  }
  g.consult('16.2.1.3.1.1');
  return found.flatMap((marker) => g.rules.valueOfGift(g, marker, stat) ?? []);
};

/** 16.3.1.5.2.1 */
function* followGifts(g: VgGame, since: number): Procedure {
  for (let index = since; index < g.journal.length; index++) {
    const { type, from, card } = g.journal[index]!;
    if (type === 'moved' && from === 'markers' && sideOf(g.card(card!)).gift === 'accel')
      return yield* g.rules.loseCircles(g);
  }
}

export const atOnceOfGifts = {
  lostCircles: { after: ['moved'], isOccasion: ({ from }) => from === 'markers', follow: followGifts },
} satisfies Record<string, AtOnce>;
