/** 17.4, 9.11.4. Music orders, which lie on circles until the end of the turn. */
import type { PlayerId } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { cardsAt, placesOf } from '../kernel/objects/places';
import { NOTHING, type CardState, type JournalEvent, type Procedure } from '../kernel/state';
import { changesInPlay, onlyWhile, whileUnchanged } from '../kernel/while-unchanged';
import { anyOrderOnField, ordersOnField } from './04-circles';
import type { AtOnce } from './04-zones';
import { isLocked, isOrder, sideOf, type VgGame } from './game';
import type { Section } from './packs';

export const isMusic = (card: CardState): boolean => isOrder(card) && sideOf(card).subtype === 'music';

export const music = {
  /** 17.4.2: once it has been resolved. */
  *layMusic(g: VgGame, card: CardState): Procedure {
    const circle = g.rules.circleOfMusic(g, card);
    if (!circle) return;
    g.cite('17.4.2', '17.4.2.1', '17.4.3');
    yield* g.rules.clearForMusic(g, circle);
    yield* perform(g, { card, to: { zone: 'field', player: card.owner, at: circle.id, face: 'up', state: 'none' } });
  },

  /** 17.4.2: in the back row of the column in the middle. */
  circleOfMusic: (g: VgGame, { owner }: CardState): CardState | undefined =>
    placesOf(g).find(({ side, layout }) => side === owner && layout?.row === 'back' && layout.column === 0),

  /** 17.4.2.2, 17.4.2.2.1 */
  *clearForMusic(g: VgGame, circle: CardState): Procedure {
    const present = cardsAt(g, circle, 'field');
    yield* g.rules.retireForMusic(
      g,
      present.filter((card) => g.rules.isUnit(g, card)),
    );
    yield* g.rules.dropLockedForMusic(
      g,
      present.filter((card) => isLocked(card)),
    );
  },

  *retireForMusic(g: VgGame, units: readonly CardState[]): Procedure {
    if (units.length === 0) return;
    g.cite('17.4.2.2');
    yield* g.rules.retire(g, units);
  },

  /** It is not retired: it is no unit. */
  *dropLockedForMusic(g: VgGame, locked: readonly CardState[]): Procedure {
    if (locked.length === 0) return;
    g.cite('17.4.2.2.1');
    yield* intoDrop(g, locked);
  },

  /** The music on the circles of both players. */
  musicOnCircles: (g: VgGame): readonly CardState[] => musicOfBoth(g),

  /** 17.4.4 */
  sharesWithUnit: (g: VgGame, card: CardState): boolean =>
    g.rules.othersAt(g, card.place!, card).some((other) => g.rules.isUnit(g, other)),

  /** 17.4.2.3: music that is put there; nothing is said of music that lies there when the circle becomes one. */
  cannotStayWherePut: (g: VgGame, card: CardState): boolean => g.rules.isOnAstralPlane(g, card),

  *dropMusicUnderUnits(g: VgGame, cards: readonly CardState[]): Procedure {
    if (cards.length === 0) return;
    g.cite('17.4.4');
    yield* intoDrop(g, cards);
  },

  *dropMusicOnAstralPlanes(g: VgGame, cards: readonly CardState[]): Procedure {
    if (cards.length > 0) yield* intoDrop(g, cards);
  },
} satisfies Section;

const musicOfBoth = whileUnchanged(
  (g: VgGame): readonly CardState[] =>
    ordersOnField(g).filter((card) => card.place !== undefined && isMusic(card) && !isLocked(card)),
  onlyWhile(anyOrderOnField, changesInPlay),
);

const intoDrop = (g: VgGame, cards: readonly CardState[]): Procedure =>
  perform(g, ...cards.map((card) => ({ card, to: { zone: 'drop', player: card.owner } })));

/** 9.11.4: on any circle, of either player. */
export function* endMusic(g: VgGame, _player: PlayerId): Procedure {
  const cards = g.rules.musicOnCircles(g);
  if (cards.length === 0) return;
  g.cite('9.11.4', '17.4.5');
  yield* intoDrop(g, cards);
}

function* clearMusic(g: VgGame, cards: readonly CardState[], since: number): Procedure {
  g.cite('17.4.4');
  const moved = g.journal.slice(since).map(({ card }) => card);
  const put = cards.filter(({ id }) => moved.includes(id));
  if (put.length > 0 || cards.some((card) => g.rules.isOnAstralPlane(g, card))) g.cite('17.4.2.3');
  yield* g.rules.dropMusicOnAstralPlanes(
    g,
    put.filter((card) => g.rules.cannotStayWherePut(g, card)),
  );
  yield* g.rules.dropMusicUnderUnits(
    g,
    cards.filter((card) => card.zone === 'field' && g.rules.sharesWithUnit(g, card)),
  );
}

/** 17.4.2.3, 17.4.4: before any check timing. */
export const atOnceOfMusic = {
  onCircles: {
    after: ['moved', 'movedCircle'],
    isOccasion: (_event: JournalEvent, g: VgGame) => anyOrderOnField(g),
    follow(g: VgGame, since: number): Procedure {
      const cards = g.rules.musicOnCircles(g);
      return cards.length === 0 ? NOTHING : clearMusic(g, cards, since);
    },
  },
} satisfies Record<string, AtOnce>;
