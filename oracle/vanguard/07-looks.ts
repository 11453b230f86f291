/** 7.7, 7.10, 7.11, 7.13. Looking at the deck, revealing cards, searching for them, and declaring names. */
import type { CardFilter } from '../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { emit, endLooks, setFact, startLook } from '../kernel/changes';
import { hasWord, wordsOf } from '../kernel/continuous/information';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { trackAlso } from '../kernel/objects/object-tracking';
import { unspent } from '../kernel/language/instructions';
import { cardsMatching, matches, playersOf, withinReach } from '../kernel/reading/select';
import type { Steps } from '../kernel/language/words/composite';
import { reveal, type Search } from '../kernel/language/words/looking';
import { chooseAnswer, chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { refTo, type CardState, type ObjectRef, type Procedure, type Refusal } from '../kernel/state';
import { knows } from '../kernel/unseen';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';
import { executeInstructions } from '../kernel/events/execute-effect';

const idsOf = (cards: readonly CardState[]) => cards.map(({ id }) => id);

export const looks = {
  // --- looking at the deck: 7.7 -------------------------------------------------------------------------------------

  /** 7.7.1 */
  lookAtCards(g: VgGame, context: EffectContext, viewer: PlayerId, cards: readonly CardState[]): void {
    g.cite('7.7.1');
    startLook(g, viewer, idsOf(cards));
    if (cards.some(({ zone }) => zone === 'deck')) g.rules.emitLook(g, context, viewer, cards);
  },

  /** 7.7.4: abilities notice only the first look of an effect. */
  emitLook(g: VgGame, { source }: EffectContext, player: PlayerId, cards: readonly CardState[]): void {
    if (g.rules.hasLookedBefore(g, source)) return g.cite('7.7.4');
    emit(g, 'deckLooked', { player, cards: idsOf(cards) });
  },

  /** Has the effect in progress looked at a deck before? */
  hasLookedBefore(g: VgGame, { id }: CardState): boolean {
    const since = g.journal.findLastIndex(({ type, card }) => type === 'effectActivated' && card === id);
    return g.journal.slice(since + 1).some(({ type }) => type === 'deckLooked');
  },

  /** 7.7.2: one card after the other; the player may stop before each. */
  *lookUpTo(g: VgGame, context: EffectContext, owner: PlayerId, count: number): Procedure {
    g.cite('7.7.2', count > 0 ? '7.7.2.2' : '7.7.2.1');
    const seen: CardState[] = [];
    for (const card of g.rules.cardsToLookAt(g, owner, count)) {
      g.cite('7.7.2.3');
      if (!(yield* g.rules.continuesLooking(g, context.player))) break;
      g.cite('7.7.2.4', '7.7.2.5');
      g.rules.lookAtCards(g, context, context.player, [card]);
      seen.push(card);
    }
    context.chosen = seen;
    trackAlso(context, seen);
  },

  cardsToLookAt: (g: VgGame, owner: PlayerId, count: number): readonly CardState[] =>
    cardsIn(g, owner, 'deck').slice(0, count),

  *continuesLooking(g: VgGame, player: PlayerId): Procedure<boolean> {
    return yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
  },

  // --- cards that a continuous ability lets a player look at: 7.7.3 -------------------------------------------------

  /** 4.5.2, 7.7.3 */
  seesDeck(g: VgGame, viewer: PlayerId, card: CardState): boolean {
    g.consult('4.5.2');
    if (!g.rules.mayLookAnyTime(g, viewer, card)) return false;
    g.consult('7.7.3');
    return true;
  },

  mayLookAnyTime: (g: VgGame, viewer: PlayerId, card: CardState): boolean =>
    anyModifierOfKind(g, 'words') && viewer === card.side && hasWord(g, card, 'seenBy', 'owner'),

  /** 7.7.3.1: abilities notice a look at such a card once, as long as it lies where it lay. */
  beforePending(g: VgGame): void {
    if (!anyModifierOfKind(g, 'words') && g.state.facts.watched.length === 0) return;
    const watched = PLAYERS.flatMap((player) => g.rules.watchedCards(g, player));
    const before = g.state.facts.watched;
    if (watched.length === before.length && watched.every(({ id }, index) => id === before[index]!.id)) return;
    setFact(g, 'watched', watched.map(refTo));
    for (const player of PLAYERS) g.rules.emitWatched(g, player, watched, before);
  },

  emitWatched(g: VgGame, player: PlayerId, watched: readonly CardState[], before: readonly ObjectRef[]): void {
    const seen = watched.filter(({ id, side }) => side === player && !before.some((one) => one.id === id));
    if (seen.length === 0) return;
    g.cite('7.7.3.1');
    emit(g, 'deckLooked', { player, cards: idsOf(seen) });
  },

  /** The cards from the top of the deck that the player may look at. */
  watchedCards(g: VgGame, player: PlayerId): readonly CardState[] {
    const deck = cardsIn(g, player, 'deck');
    const end = deck.findIndex((card) => !g.rules.mayLookAnyTime(g, player, card));
    return end < 0 ? deck : deck.slice(0, end);
  },

  // --- revealing: 7.10 ----------------------------------------------------------------------------------------------

  /** 7.10.1, 7.10.4. Of a cost: 7.10.2, when all of it is paid; of an effect: 7.10.3, until the effect ends. */
  *revealCards(g: VgGame, context: EffectContext, cards: readonly CardState[]): Procedure {
    g.cite('7.10.1', '7.10.4', context.paying ? '7.10.2' : '7.10.3');
    yield* reveal.execute!(g, context, {} as never, cards);
  },

  /** 7.10.1, 7.10.3: one card after the other, so that no card below the one that fits is seen. */
  *revealUntil(g: VgGame, context: EffectContext, owner: PlayerId, until: CardFilter): Procedure {
    const revealed: CardState[] = [];
    let found: CardState | undefined;
    for (const card of cardsIn(g, owner, 'deck')) {
      yield* g.rules.revealCards(g, context, [card]);
      revealed.push(card);
      if (matches(g, context, until, card)) found = card;
      if (found) break;
    }
    context.chosen = found ? [found] : [];
    trackAlso(context, revealed);
  },

  // --- searching: 7.11 ----------------------------------------------------------------------------------------------

  /** 7.11.1, 7.11.4: the player looks at all cards of the zones, and finds up to so many that fit. */
  *searchZones(g: VgGame, context: EffectContext, { from, count }: Search): Procedure<readonly CardState[]> {
    const { player } = context;
    const sought: CardFilter = { player: 'you', ...from, zone: from.zone ?? ['deck'] };
    g.cite('7.11.1');
    if (sought.zone!.length > 1) g.cite('7.11.4');
    const before = g.state.stamp;
    startLook(g, player, sought.looked ? [] : g.rules.cardsSearched(g, context, sought));
    const fitting = unspent(context, cardsMatching(g, context, sought));
    const min = g.rules.leastFound(g, sought, Math.min(count, fitting.length));
    const found = yield* chooseCards(g, { player, kind: 'choose', from: fitting, min, max: count, clause: '7.11.3' });
    context.chosenSoFar?.push(...found.map(refTo));
    endLooks(g, before);
    return found;
  },

  cardsSearched: (g: VgGame, { player }: EffectContext, { zone = [], ...sought }: CardFilter): readonly string[] =>
    playersOf(g, player, sought.player).flatMap((owner) =>
      zone.flatMap((one) => withinReach(sought, g.zone(owner, one)).filter((id) => !knows(g, player, g.card(id)))),
    ),

  /** 7.11.2, 7.11.3: in a hidden zone the player need not find a card, in public ones the player must. */
  leastFound(g: VgGame, { zone = [] }: CardFilter, most: number): number {
    if (zone.some((one) => g.rules.isSecret(g, one))) {
      g.consult('7.11.2');
      return 0;
    }
    g.consult('7.11.3');
    return most;
  },

  // --- declaring: 7.13 ----------------------------------------------------------------------------------------------

  /** 7.13.2: the rest of the text reads what was declared. */
  *declareName(g: VgGame, context: EffectContext, then: Steps): Procedure {
    const { player } = context;
    const check = ({ type, value }: { type: string; value?: unknown }): Refusal | null =>
      type === 'answer' && typeof value === 'string' && g.rules.canBeDeclared(g, value)
        ? null
        : { reason: 'the answer must be a card name', clause: '7.13.2' };
    const options = () => g.rules.knownNames(g, player).map((value) => ({ type: 'answer', value }));
    g.cite('7.13.2');
    const { value } = yield { player, kind: 'name', optional: false, check, options };
    setFact(g, 'declared', value as string);
    yield* executeInstructions(g, context, then);
    setFact(g, 'declared', null);
  },

  isDeclared: (g: VgGame, card: CardState): boolean =>
    g.state.facts.declared !== null && hasWord(g, card, 'name', g.state.facts.declared),

  /** One that a card has or that is printed on it; markers have none. */
  canBeDeclared: (g: VgGame, name: string): boolean =>
    g.withoutCiting(() =>
      Object.values(g.state.cards).some(
        (card) =>
          wordsOf(g, card, 'name').includes(name) || g.rules.printedWords(g, card.definition, 'name').includes(name),
      ),
    ),

  /** The names that are listed to the player; one beyond them is as legal. */
  knownNames(g: VgGame, player: PlayerId): readonly string[] {
    const isKnown = (card: CardState) => card.owner === player || knows(g, player, card);
    const cards = g.withoutCiting(() => Object.values(g.state.cards).filter(isKnown));
    const names = new Set(cards.map(({ definition }) => definition.name));
    return [...names].filter((name) => g.rules.canBeDeclared(g, name));
  },
} satisfies Section<'seesDeck' | 'beforePending'>;
