/** 6.2. Calls: units are placed on rear-guard circles and on the guardian circle. */
import type { CitedAnswer } from '../kernel/clauses';
import type { Handle, PlayerId } from '../../schemas/common';
import { emit, setBattle } from '../kernel/changes';
import { followMove } from '../kernel/objects/object-tracking';
import { perform } from '../kernel/events/perform';
import { guarded } from '../kernel/procedures/battle';
import { isErased } from '../kernel/objects/nowhere';
import { cardsAt } from '../kernel/objects/places';
import { mostFilled } from '../kernel/costs/matching';
import { causeOf } from '../kernel/language/instructions';
import { chooseAnswer, chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { opponentOf, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import type { Move } from './04-zones';
import { isProtect } from './15-pseudo-cards';
import { isCircleLike } from './15-record-markers';
import { isUnitCard, type VgGame } from './game';
import type { Section } from './packs';

/** A card that is called and its circle; on the guardian circle also the unit that it guards, where that is said. */
export interface Called {
  readonly card: CardState;
  readonly to: Handle;
  readonly guards?: Handle | undefined;
  /** How it is placed, where the text says so (6.2.3.3.1). */
  readonly state?: string | undefined;
}

/** Why units are retired. */
interface Retiring {
  readonly cause?: CauseOf | undefined;
  /** The clause by which they are, if it is not a text that says so. */
  readonly clause?: string;
}

/** Circles as a text names them. */
export interface CircleFilter {
  /** Left out: those of the side on which the card lies, for a card from elsewhere those of the player. */
  readonly player?: 'you' | 'opponent';
  /** These circles alone. */
  readonly only?: readonly Handle[];
  /** In the column of this circle; null: there is no such circle any more. */
  readonly inColumnOf?: Handle | null;
  /** Only circles on which no card lies. */
  readonly open?: true;
  readonly kind?: string;
  readonly row?: string;
  readonly column?: number;
}

export const calls = {
  /** 6.2.3: all at one moment; then the units that lay there are retired, and guardians guard. */
  *callCards(g: VgGame, player: PlayerId, called: readonly Called[], cause?: CauseOf): Procedure {
    if (called.length === 0) return;
    const isNormal = g.rules.isNormalCall(g, player, called, cause);
    g.cite(isNormal ? '6.2.2.1' : '6.2.2.2');
    g.cite('6.2.5', '7.17.1', '7.17.2', '7.34.2', '6.2.1.2', '6.2.3.3', '6.2.3.3.1', '6.2.1');
    for (const one of called) g.rules.citeCallToAstralPlane(g, player, one, isNormal);
    yield* perform(g, ...called.map((one) => g.rules.calling(g, player, one, cause)));
    yield* g.rules.retireOthers(g, called, cause);
    for (const one of called) if (g.rules.isGuardian(g, one.card)) yield* g.rules.beginsToGuard(g, player, one);
  },

  /** 6.2.2.1: of the turn player's hand, by the rules; the guardians of the other player come by a superior call. */
  isNormalCall: (g: VgGame, player: PlayerId, called: readonly Called[], cause?: CauseOf): boolean =>
    cause === undefined && player === g.state.turnPlayer && called.every(({ card }) => card.zone === 'hand'),

  /** 6.2.5: as a new card, also from another circle. */
  calling(g: VgGame, _player: PlayerId, { card, to: at, state }: Called, cause?: CauseOf): Move {
    if (isProtect(card)) g.cite('15.3.4.1', '15.3.5');
    const to = {
      zone: 'field',
      player: g.card(at).side,
      at,
      face: 'up',
      asNew: true,
      ...(state && { state }),
    } as const;
    return { card, to, events: [...g.rules.wordsOfCreation(g, card), 'placed', 'called'], ...(cause && { cause }) };
  },

  /** 6.2.3.4 */
  *retireOthers(g: VgGame, called: readonly Called[], cause?: CauseOf): Procedure {
    const onRearGuards = called.filter(({ card }) => g.rules.isRearGuard(g, card));
    const others = onRearGuards.flatMap(({ card, to }) =>
      g.rules.othersAt(g, to, card).filter((other) => g.rules.isUnit(g, other)),
    );
    if (others.length === 0) return;
    g.cite('4.9.4');
    yield* g.rules.retire(g, others, { cause, clause: '6.2.3.4' });
  },

  /** 6.2.4, 10.4.1.9 */
  *beginsToGuard(g: VgGame, player: PlayerId, { card, guards }: Called): Procedure {
    const fought = g.state.battle;
    if (!fought) return;
    const attacked = g.rules.targetsLeft(g, fought).filter((unit) => g.rules.masterOf(g, unit) === player);
    const named = attacked.filter(({ id }) => id === guards);
    const from = named.length > 0 ? named : attacked;
    const [unit] = yield* chooseCards(g, { player, kind: 'target', from, min: 1, max: 1, clause: '6.2.4' });
    if (!unit) return;
    g.cite('6.2.4', '6.2.4.1', '10.4.1.9');
    if (attacked.length === 1) g.cite('10.4.1.9.1');
    setBattle(g, guarded(g.state.battle!, card, unit.id));
    g.rules.emitGuards(g, player, card, unit);
  },

  /** 1.3.7.3 */
  emitGuards(g: VgGame, player: PlayerId, { id: card }: CardState, { id: target }: CardState): void {
    emit(g, 'guards', { player, card, target });
  },

  /** 4.1.8.1: what the text says of the cards afterwards, it says of the units that they have become. */
  *followCalled(g: VgGame, context: EffectContext, cards: readonly CardState[], call: () => Procedure): Procedure {
    g.cite('4.1.8.1');
    yield* followMove(g, context, cards, g.zonesWith.abilities, call);
  },

  /** 6.2.3.1, 6.2.3.2: the player who calls chooses the circles: that of the effect, unless the text says otherwise. */
  *callByEffect(
    g: VgGame,
    context: EffectContext,
    cards: readonly CardState[],
    to?: CircleFilter,
    state?: string,
    player = context.player,
  ): Procedure {
    g.cite('6.2.3.1');
    g.rules.revealCalled(g, cards);
    const left = cards.filter((card) => g.rules.canStillBeCalled(g, card));
    const able = left.filter((card) => !g.rules.isKeptFromCall(g, card, to?.kind, causeOf(context)));
    const chosen = yield* g.rules.chooseCircles(g, player, able, to);
    const called = state ? chosen.map((one) => ({ ...one, state })) : chosen;
    yield* g.rules.callCards(g, player, called, causeOf(context));
  },

  /** 15.2.3: an erased token is nowhere, though the effect may still refer to it. */
  canStillBeCalled: (_g: VgGame, card: CardState): boolean => !isErased(card),

  /** 6.2.3.2, 6.2.3.2.1: a circle for each, no two of them the same. */
  *chooseCircles(
    g: VgGame,
    player: PlayerId,
    cards: readonly CardState[],
    to: CircleFilter = {},
  ): Procedure<readonly Called[]> {
    const circlesOf = new Map(cards.map((card) => [card, g.rules.circlesForCard(g, player, card, to)]));
    const seats = (left: readonly CardState[], taken: readonly Handle[] = []) =>
      mostFilled(left.map((card) => circlesOf.get(card)!.filter((id) => !taken.includes(id))));
    const called = yield* g.rules.chooseThoseWithCircles(g, player, cards, seats);
    const chosen: Called[] = [];
    for (const [index, card] of called.entries()) {
      const taken = chosen.map((one) => one.to);
      const rest = called.slice(index + 1);
      const isFree = (id: Handle) => !taken.includes(id) && seats(rest, [...taken, id]) === rest.length;
      const answers = circlesOf.get(card)!.filter(isFree);
      g.cite('6.2.3.2');
      chosen.push({ card, to: yield* chooseAnswer(g, { player, kind: 'circle', answers }) });
    }
    if (chosen.length > 1) g.cite('6.2.3.2.1');
    return chosen;
  },

  /** 6.2.3.2.1.1: as many as circles can be found for; their player chooses which. */
  *chooseThoseWithCircles(
    g: VgGame,
    player: PlayerId,
    cards: readonly CardState[],
    seats: (cards: readonly CardState[]) => number,
  ): Procedure<readonly CardState[]> {
    const most = seats(cards);
    if (most === cards.length) return cards;
    g.cite('6.2.3.2.1.1');
    const fit = (some: readonly CardState[]) => seats(some) === some.length;
    return yield* chooseCards(g, {
      ...{ player, kind: 'choose', from: cards, min: most, max: most, clause: '6.2.3.2.1.1', fit },
    });
  },

  /** A unit card; 15.3.5: Protect as well, to the guardian circle. */
  isCallable: (g: VgGame, card: CardState, kind?: string): CitedAnswer =>
    isUnitCard(card) || g.rules.isCalledAsGuardian(g, card, kind),

  canBeCalled: (g: VgGame, card: CardState, cause: CauseOf, to?: Pick<CircleFilter, 'kind'>): boolean =>
    g.rules.isCallable(g, card, to?.kind) !== false && !g.rules.isKeptFromCall(g, card, to?.kind, cause),

  /** Does an effect keep it from being called to circles of this kind? */
  isKeptFromCall: (g: VgGame, card: CardState, kind: string = 'rearGuard', cause?: CauseOf): boolean =>
    FORBIDDING_CALLS[kind === 'guardian' ? 'guardian' : 'rearGuard'].some(
      (what) => (what !== 'guardFromHand' || card.zone === 'hand') && g.rules.isProhibited(g, card, what, cause),
    ),

  circlesForCard: (g: VgGame, player: PlayerId, card: CardState, to: CircleFilter): readonly Handle[] =>
    (to.only ?? g.rules.circlesFor(g, g.rules.sideOfCircles(g, player, card, to), to).map(({ id }) => id)).filter(
      (id) => id !== card.place,
    ),

  /** A unit that is moved stays on its side (4.1.12), unless the text says "your", or it guards (7.39.1.2.1). */
  sideOfCircles(g: VgGame, player: PlayerId, card: CardState, { player: said, kind }: CircleFilter): PlayerId {
    if (said === 'opponent') return opponentOf(player);
    const staysOnItsSide = card.zone === 'field' && said === undefined;
    return staysOnItsSide && !(kind === 'guardian' && g.rules.isDominated(g, card)) ? card.side : player;
  },

  circlesFor: (g: VgGame, player: PlayerId, { kind = 'rearGuard', ...said }: CircleFilter): CardState[] =>
    g.rules.circlesOfKind(g, player, kind).filter((circle) => isCircleLike(g, circle, said)),

  isOpen: (g: VgGame, circle: CardState): boolean => cardsAt(g, circle, 'field').length === 0,

  /** 4.9.1.1, 4.9.1.2 */
  isInColumnOf: (g: VgGame, circle: CardState, other: Handle | null): boolean =>
    other !== null && g.rules.inSameColumn(g, g.card(other), circle),

  /** 6.2.3.1.1: shown until the call is done; a card without a circle stays where it is. */
  revealCalled(g: VgGame, cards: readonly CardState[]): void {
    const hidden = cards.filter((card) => g.rules.isHidden(g, card));
    if (hidden.length > 0) g.cite('6.2.3.1.1');
    for (const card of hidden) g.rules.reveal(g, card);
  },

  /** Is it a card that not everybody sees (4.2)? */
  isHidden: (_g: VgGame, { zone, face }: CardState): boolean =>
    zone === 'deck' || zone === 'hand' || (face === 'down' && HIDDEN.includes(zone)),

  *retire(g: VgGame, units: readonly CardState[], { cause, clause }: Retiring = {}): Procedure {
    if (units.length === 0) return;
    const changes = units.map((card) => g.rules.retiring(g, card, cause));
    if (clause !== undefined) g.cite(clause);
    yield* perform(g, ...changes);
  },

  /** 7.18.1 */
  retiring(g: VgGame, card: CardState, cause?: CauseOf): Move {
    g.cite('7.18.1');
    return { card, to: { zone: 'drop', player: g.rules.ownerOf(g, card) }, events: 'retired', ...(cause && { cause }) };
  },
} satisfies Section;

const FORBIDDING_CALLS = {
  rearGuard: ['call', 'callToRearGuard'],
  guardian: ['call', 'guard', 'guardFromHand'],
} as const;

/** Zones whose face-down cards only their owner sees. */
const HIDDEN: readonly string[] = ['rideDeck', 'gZone', 'bind'];
