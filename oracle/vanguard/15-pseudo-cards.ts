/** 15.1 to 15.6, 13.8. Pseudo-cards: tokens, tickets and others, which exist in some zones and are erased in all others. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import { VG_PSEUDO_CARDS } from '../../schemas/vanguard-markers';
import { addObject } from '../kernel/changes/objects';
import { wordsOf } from '../kernel/continuous/information';
import { perform } from '../kernel/events/perform';
import { erasing } from '../kernel/objects/objects';
import { NOWHERE } from '../kernel/objects/nowhere';
import { untilChanged, type RuleRow } from '../kernel/procedures/rule-processing';
import type { EffectContext } from '../kernel/rules';
import { NOTHING, type CardState, type CauseOf, type Definition, type Procedure } from '../kernel/state';
import { addedObjects, majorChanges, onlyWhile, whileUnchanged } from '../kernel/while-unchanged';
import type { AtOnce, Move, Redirection } from './04-zones';
import type { CircleFilter } from './06-calls';
import { isLocked, isUnitCard, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import type { Destination } from '../kernel/changes/intended';

export const isPseudoCard = ({ kind }: CardState): boolean => kind === 'token';
export const isToken = (card: CardState): boolean => isPseudoCard(card) && isUnitCard(card);
export const isTicket = (card: CardState): boolean => isPseudoCard(card) && sideOf(card).specialType === 'ticket';
export const isProtect = (card: CardState): boolean => isPseudoCard(card) && sideOf(card).specialType === 'protect';

/** The zones in which a pseudo-card can be; on circles `guardianCircle` stands for these alone. */
type EffectiveZone = 'field' | 'guardianCircle' | 'hand' | 'orderArea';

/** Where a pseudo-card comes to exist. */
type Place = Destination & { readonly player: PlayerId };

const ZONES_LEFT: readonly string[] = ['field', 'hand', 'orderArea'];

export const pseudoCards = {
  /** 15.1.2.4.1, 15.4.1 to 15.4.1.3, 15.5.1 to 15.5.1.3: what the rules say of the name, and nothing else. */
  printOfPseudoCard(g: VgGame, name: string): Definition {
    const print = VG_PSEUDO_CARDS[name]!;
    g.consult('15.1.2.4.1', ...(CLAUSES_OF_NAMES[name] ?? []));
    if (print.category !== 'marker') g.consult(print.subtype === 'token' ? '15.4.1' : '15.5.1');
    const races = print.subtype === 'token' ? { races: [name] } : {};
    return { ...print, ...races, name, number: '' } as unknown as Definition;
  },

  /** 15.2.2, 15.2.2.1, 15.2.2.2. @returns the pseudo-cards */
  *createPseudoCards(
    g: VgGame,
    name: string,
    places: readonly Place[],
    cause?: CauseOf,
  ): Procedure<readonly CardState[]> {
    const made = places.map(({ player }) => g.rules.newPseudoCard(g, name, player));
    const moves = made.map((card, index) => g.rules.creatingAt(g, card, places[index]!, cause));
    const possible = moves.filter((move) => !g.rules.isCreatedInEraseZone(g, move));
    if (possible.length < moves.length) g.cite('15.2.4.2.2');
    yield* perform(g, ...possible);
    return possible.map(({ card }) => card);
  },

  /** 15.2.2.1: it belongs to the player whose zone it comes to. It is in no zone yet. */
  newPseudoCard: (g: VgGame, name: string, owner: PlayerId): CardState =>
    addObject(g, { kind: 'token', definition: g.rules.printOfPseudoCard(g, name), owner }),

  /** 15.2.2.2: what comes to a zone by that is put there, and placed where the zone is a circle. */
  creatingAt(g: VgGame, card: CardState, to: Place, cause?: CauseOf): Move {
    const put = to.zone === 'field' ? ['placed'] : g.rules.moveWords(g, card, to);
    return { card, to, events: [...g.rules.wordsOfCreation(g, card), ...put], ...(cause && { cause }) };
  },

  /** 15.2.2, 15.2.2.1, 15.2.2.2: of a pseudo-card that is in no zone yet. */
  wordsOfCreation(g: VgGame, { zone }: CardState): readonly string[] {
    if (zone !== NOWHERE) return [];
    g.cite('15.2.2', '15.2.2.1', '15.2.2.2');
    return ['created'];
  },

  /** 15.2.4.2.2 */
  isCreatedInEraseZone: (g: VgGame, { card, to }: Move): boolean => !g.rules.mayBeAt(g, card, to),

  /** In the hand of a player, where it counts as a card that was put there (15.2.2.2). */
  createInHand: (g: VgGame, player: PlayerId, name: string, cause?: CauseOf): Procedure<readonly CardState[]> =>
    g.rules.createPseudoCards(g, name, [{ zone: 'hand', player }], cause),

  /** 15.4.3.1, 15.4.5: tokens come to exist as the units are placed that the effect calls. */
  *callTokens(
    g: VgGame,
    context: EffectContext,
    { name, count, to }: { readonly name: string; readonly count: number; readonly to?: CircleFilter | undefined },
  ): Procedure {
    g.cite('15.4.3.1', '15.4.5');
    const room = g.rules.circlesFor(g, context.player, to ?? {}).length;
    const called = Array.from({ length: Math.min(count, room) }, () => g.rules.newPseudoCard(g, name, context.player));
    yield* g.rules.callByEffect(g, context, called, to);
  },

  /** 15.2.4.1: the effective zones of a pseudo-card (15.3.4, 15.4.2, 15.5.2, A1.6). */
  effectiveZones(_g: VgGame, card: CardState): readonly EffectiveZone[] {
    if (isToken(card)) return ['field'];
    if (isTicket(card)) return ['hand', 'orderArea'];
    return isProtect(card) ? ['hand', 'guardianCircle'] : ['hand'];
  },

  /** Is this one of its effective zones? */
  mayBeAt(g: VgGame, card: CardState, { zone, at }: Pick<Destination, 'zone' | 'at'>): boolean {
    const zones = g.rules.effectiveZones(g, card) as readonly string[];
    if (zones.includes(zone)) return true;
    return (
      zone === 'field' &&
      zones.includes('guardianCircle') &&
      at !== undefined &&
      g.rules.isCircleOfKind(g, g.card(at), 'guardian')
    );
  },

  /** 15.2.4.2; 15.4.4: a token that is locked is erased as well. */
  isInEraseZone: (g: VgGame, card: CardState): boolean =>
    isPseudoCard(card) &&
    card.zone !== NOWHERE &&
    (isLocked(card) || !g.rules.mayBeAt(g, card, { zone: card.zone, ...(card.place && { at: card.place }) })),

  /** 15.2.3, 15.2.3.1 */
  *erasePseudoCards(g: VgGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.length === 0) return;
    g.cite('15.2.3', '15.2.3.1');
    yield* perform(g, ...cards.map((card) => erasing(card, cause)));
  },

  /** 13.8.1 */
  pseudoCardsInEraseZones: (g: VgGame): CardState[] =>
    pseudoCardsOf(g).filter((card) => g.rules.isInEraseZone(g, card)),

  /** 15.2.4.2.1, 15.4.4: those that have just come to their erase zone, or are locked. */
  *eraseAtOnce(g: VgGame, cards: readonly CardState[]): Procedure {
    for (const card of cards) g.rules.citeErasure(g, card);
    yield* g.rules.erasePseudoCards(g, cards);
  },

  citeErasure(g: VgGame, card: CardState): void {
    if (isLocked(card)) return g.cite(isToken(card) ? '15.4.4' : '15.3.7');
    g.cite('15.2.4.2.1', '13.8.1', clauseOfZones(card), ...(isToken(card) && card.zone === 'soul' ? ['15.4.2.1'] : []));
  },

  /** 15.4.3, 15.5.3: its name, or a part of it, is what the text names. */
  isCalled(g: VgGame, card: CardState, asked: string): CitedAnswer {
    return wordsOf(g, card, 'name').some((name) => name.includes(asked)) && [isTicket(card) ? '15.5.3' : '15.4.3'];
  },

  /** 15.1.2.2: neither a token nor a ticket. */
  isMarkerOfTexts(_g: VgGame, card: CardState): CitedAnswer {
    return card.kind !== undefined && !isToken(card) && !isTicket(card) && ['15.1.2.2'];
  },

  /** 15.3.5: as if it were a unit, but to guardian circles alone. */
  isCalledAsGuardian(_g: VgGame, card: CardState, kind?: string): CitedAnswer {
    return isProtect(card) && kind === 'guardian' && ['15.3.5'];
  },

  /** 15.2.1.1: what a text that asks for cards finds in a pseudo-card. */
  citePseudoCard(g: VgGame, card: CardState): void {
    if (isToken(card)) return g.consult('15.2.1.1', '15.4.1.1', '15.4.1.2');
    if (isTicket(card)) return g.consult('15.2.1.1', '15.5.1.1', '15.5.1.2');
    g.consult('15.2.1.1', ...(isProtect(card) ? ['15.3.1', '15.3.9'] : ['15.6.2']));
  },
} satisfies Section;

/** All that have come to exist, also those that have been erased. */
const pseudoCardsOf = whileUnchanged(
  (g: VgGame): readonly CardState[] => Object.values(g.state.cards).filter((card) => isPseudoCard(card)),
  addedObjects,
);

/** By which clause a pseudo-card has its effective zones. */
function clauseOfZones(card: CardState): string {
  if (isToken(card)) return '15.4.2';
  if (isTicket(card)) return '15.5.2';
  return isProtect(card) ? '15.3.4' : 'A1.6';
}

/** By which clauses a pseudo-card is what its name says. */
const CLAUSES_OF_NAMES: Readonly<Record<string, readonly string[]>> = {
  Plant: ['15.4.1.3', 'A1.1'],
  Vision: ['15.4.1.3', 'A1.2'],
  'Evil Decoy': ['15.4.1.3', 'A1.3'],
  'Quick Shield': ['15.5.1.3', 'A1.4'],
  'Mask of Domination': ['15.4.1.3', 'A1.5'],
  "Meer's Present": ['15.6.2', 'A1.6'],
  'Shadow Army': ['15.4.1.3', 'A1.7'],
  Protect: ['15.3.1', '15.3.2', '15.3.3'],
};

/** The pseudo-cards that an event since has moved or locked. */
function changedSince(g: VgGame, since: number): CardState[] {
  const changed = new Set<CardState>();
  for (let index = since; index < g.journal.length; index++) {
    const { type, card } = g.journal[index]!;
    if ((type === 'moved' || type === 'statusGained') && card !== undefined && isPseudoCard(g.card(card)))
      changed.add(g.card(card));
  }
  return [...changed];
}

function followErasure(g: VgGame, since: number): Procedure {
  const due = changedSince(g, since).filter((card) => g.rules.isInEraseZone(g, card));
  return due.length > 0 ? g.rules.eraseAtOnce(g, due) : NOTHING;
}

export const atOnceOfPseudoCards = {
  erasure: {
    after: ['statusGained', 'moved'],
    isOccasion: ({ type, from }) => type === 'statusGained' || ZONES_LEFT.includes(from!),
    follow: followErasure,
  },
} satisfies Record<string, AtOnce>;

/** 13.8.1: whatever has brought it there. */
const erasure: RuleRow<VgGame> = {
  clauses: ['13.8.1'],
  kind: 'confirmative',
  due: (g) => g.rules.pseudoCardsInEraseZones(g).map((card) => ({ player: card.side, card })),
  *decide(g, { card }) {
    g.cite('15.2.3', '15.2.3.1');
    return [erasing(card!)];
  },
};

export const rowsOfPseudoCards: Readonly<Record<'erasure', RuleRow<never>>> = {
  erasure: untilChanged(
    erasure,
    onlyWhile((g: VgGame) => pseudoCardsOf(g).length > 0, majorChanges),
  ),
};

/** 15.2.3.2: a pseudo-card that is removed is erased where it is. */
const removedPseudoCards: Redirection = (g, move) => {
  if (!isPseudoCard(move.card) || move.to.zone !== 'removed') return move;
  g.cite('15.2.3.2');
  return { ...move, ...erasing(move.card, move.cause) } as Move;
};

/** 15.3.6, 15.6.1: to the drop zone, where they are erased; 15.3.7: Protect can be locked on a circle. */
const pseudoCardsToCircles: Redirection = (g, move) => {
  const { card, to } = move;
  if (!isPseudoCard(card) || to.zone !== 'field' || isUnitCard(card)) return move;
  if (isProtect(card) ? to.face === 'down' || g.rules.mayBeAt(g, card, to) : false) return move;
  g.cite(isProtect(card) ? '15.3.6' : '15.6.1');
  const dropped = { zone: 'drop', player: card.owner };
  return { ...move, to: dropped, events: g.rules.moveWords(g, card, dropped) };
};

/** 15.2.4.1.1: to an effective zone it goes as any card does. */
const toEffectiveZones: Redirection = (g, move) => {
  if (isPseudoCard(move.card) && move.card.zone !== NOWHERE && g.rules.mayBeAt(g, move.card, move.to))
    g.cite('15.2.4.1.1', clauseOfZones(move.card));
  return move;
};

export const redirectionsOfPseudoCards = { toEffectiveZones, removedPseudoCards, pseudoCardsToCircles };
