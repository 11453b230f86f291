/** 3. Game areas: who sees cards, how a move changes a card, and how cards come to the field. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import type { CardFilter, Target } from '../../schemas/ability';
import { chooseCards } from '../kernel/questions';
import { endLooks } from '../kernel/changes';
import { hostsOf, linkedTo, linksOn } from '../kernel/links';
import { isMove, type Destination, type IntendedChange } from '../kernel/changes/intended';
import { perform } from '../kernel/events/perform';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import {
  andThen,
  NOTHING,
  oneByOne,
  type CardState,
  type CauseOf,
  type Face,
  type Link,
  type Procedure,
} from '../kernel/state';
import { RULE, cardsIn, categoryOf, leaderOf, type OpGame } from './game';
import type { Section } from './packs';
import { leavesForAnother } from '../kernel/packs/one-by-one-from-decks';
import { moves } from '../kernel/procedures/moves';
import { secrecy } from '../kernel/procedures/secrecy';
import type { Fit } from '../kernel/language/choice';

export const gameAreas = {
  characterLimit: 5,
  stageLimit: 1,
  /**
   * The most Stages that can lie in the Stage area at any moment. A reading allows more than `stageLimit`, while old
   * Stages leave.
   */
  mostStages: 1,

  // --- who sees what ------------------------------------------------------------------------------------------------

  /** 3-9-2: a given DON!! card lies in the area of the card to which it is given. */
  seesOpenArea(g: OpGame, viewer: PlayerId, card: CardState): boolean {
    return secrecy.seesOpenArea(g, viewer, card.zone === 'given' ? hostsOf(g, card)[0]! : card);
  },

  /**
   * 3-2-2, 3-3-2, 3-10-2: cards arrive face down in these areas and face up elsewhere. A card that returns to the Life
   * keeps its face (3-10-3).
   */
  faceOnArrival(g: OpGame, card: CardState, zone: string): Face {
    if (zone === 'life' && card.zone === 'life') return g.rules.faceOfReturnedLife(g, card);
    if (zone === 'donDeck') g.consult('3-3-2');
    if (zone === 'life') g.consult('3-10-2');
    return zone === 'donDeck' ? 'down' : secrecy.faceOnArrival(g, card, zone);
  },

  /** 3-10-3 */
  faceOfReturnedLife(g: OpGame, card: CardState): Face {
    g.cite('3-10-3');
    return card.face;
  },

  // --- areas and moves ----------------------------------------------------------------------------------------------

  /**
   * 3-1-2: "the field" means the Leader, Character, Stage and cost areas, with the DON!! cards given to cards there.
   * `order` says where the order of cards distinguishes situations in a loop (11-1).
   */
  zones: {
    leader: { ...FIELD, open: '3-6-2' },
    character: { ...FIELD, order: 'none', open: '3-7-2' },
    stage: { ...FIELD, open: '3-8-2' },
    cost: { implied: true, order: 'none', open: '3-9-2' },
    given: { implied: true, order: 'none' },
    hand: { order: 'none' },
    trash: { order: 'none', open: '3-5-2' },
    donDeck: { order: 'none', open: '3-3-2' },
    deck: { order: 'shuffled' },
  } as ZoneTable,

  /** 3-1-3 */
  areaOf(g: OpGame, player: PlayerId, zone: string): CardState[] {
    g.consult('3-1-3');
    return cardsIn(g, player, zone);
  },

  /** 3-1-6, 3-1-6-1: a card that moves to another area becomes a new card. */
  becomesNew(g: OpGame, card: CardState, from: string, to: string, host?: string): boolean {
    if (from === to && !g.rules.changesArea(g, card, host)) return false;
    if (from === 'character' || from === 'stage') g.consult('3-1-6');
    if (categoryOf(card) === 'don') g.consult('3-1-6-1');
    return true;
  },

  /**
   * 3-1-6-1: a given DON!! card lies in the area of the card to which it is given.
   * @param host the card to which it is given next
   */
  changesArea(g: OpGame, card: CardState, host: string | undefined): boolean {
    return card.zone === 'given' && host !== undefined && hostsOf(g, card)[0]?.zone !== g.card(host).zone;
  },

  /** 3-6-3: a Leader never moves. 1-3-3: effects may forbid other moves. */
  mayMove(g: OpGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    return (
      !g.rules.leaderStays(g, card) &&
      !g.rules.removalIsForbidden(g, card, cause, to) &&
      !(to === 'hand' && card.zone === 'life' && g.rules.staysInLife(g, card, cause))
    );
  },

  /** 1-3-3: an effect that keeps Life cards from the hand also stops effects that would add them to it. */
  staysInLife(g: OpGame, card: CardState, cause?: CauseOf): boolean {
    return g.rules.isProhibited(g, leaderOf(g, card.owner), 'addLifeToHand', cause);
  },

  /** Returns the words that card texts use for the move. */
  moveWords(g: OpGame, card: CardState, to: Destination): readonly string[] {
    if (card.zone === to.zone) return [];
    const words = [...g.rules.wordsOfRemoval(g, card, to.zone)];
    if (to.zone === 'life') words.push('addedToLife');
    if (card.zone === 'life') {
      g.consult('4-11-2');
      words.push('tookLife');
    }
    if (to.zone === 'donDeck') words.push('donReturned');
    if (to.zone === 'trash') words.push(...g.rules.wordsOfTrashing);
    return words;
  },

  /** 3-2-3, 3-3-3 */
  clausesOfDeck(_g: OpGame, zone: string): readonly string[] {
    return zone === 'deck' ? ['3-2-3'] : ['3-3-3'];
  },

  /** 3-10-2: only the top Life cards can be taken, even among cards of other areas, unless the text says otherwise. */
  lifeInReach(g: OpGame, target: Target, cards: readonly CardState[]): readonly CardState[] {
    if (!('choose' in target) || !isOfAnyLife(target.choose.from)) return cards;
    g.cite('3-10-2');
    const { count } = target.choose;
    // If the count is computed when the cards are chosen, `fitToMove` decides which cards can be taken together.
    if (typeof count !== 'number') return cards;
    return cards.filter((card) => card.zone !== 'life' || cardsUpon(g, card).length < count);
  },

  /** 3-10-2: a Life card cannot be taken from under one that stays. */
  fitToMove(g: OpGame, target: Target): Fit | undefined {
    if (!('choose' in target) || !isOfAnyLife(target.choose.from)) return undefined;
    const isOnTop = (card: CardState, cards: readonly CardState[]) =>
      cardsUpon(g, card).every((upper) => cards.includes(upper));
    return (cards) => cards.every((card) => card.zone !== 'life' || isOnTop(card, cards));
  },

  alsoChanges(g: OpGame, change: IntendedChange): readonly IntendedChange[] {
    if (!isMove(change)) return NO_CHANGES;
    const links = linksOn(g, change.card);
    return links.length === 0 ? NO_CHANGES : links.flatMap((link) => g.rules.whenHostMoves(g, link, change.to) ?? []);
  },

  /** 6-5-5-4: DON!! cards given to a card that moves go to the cost area, rested. */
  whenHostMoves(g: OpGame, link: Link, _to: Destination): IntendedChange | null {
    g.cite('6-5-5-4');
    return { card: g.card(link.card), to: { zone: 'cost', state: g.rules.stateOfFreedDon }, cause: RULE };
  },

  stateOfFreedDon: 'rested',

  donGivenTo(g: OpGame, card: CardState): CardState[] {
    return linkedTo(g, card, 'given');
  },

  /**
   * 3-1-7: the player chooses the order of cards in a secret stack. Cards that leave a deck move one by one, so there
   * is nothing to order.
   */
  orderIsChosen(g: OpGame, cards: readonly CardState[], to: Destination): boolean {
    if (to.zone === 'life') g.cite('2-9-4');
    return (to.zone === 'deck' || to.zone === 'life') && !cards.some((card) => leavesForAnother(g, card, to));
  },

  /**
   * 3-7-3, 3-8-3: "playing" a card means placing it in its area, by whatever player or effect. If the area is full, a
   * card is trashed first (3-7-6-1, 3-8-5-1).
   */
  placeOnField(g: OpGame, player: PlayerId, card: CardState, state: string | undefined, cause: CauseOf): Procedure {
    const isStage = categoryOf(card) === 'stage';
    const room = isStage ? g.rules.makeRoomForStage(g, player) : g.rules.makeRoomForCharacter(g, player, card);
    return andThen(room, () => putOnField(g, player, card, state, cause));
  },

  /** 3-7-3, 3-8-3 */
  zoneOfPlay(_g: OpGame, card: CardState): string {
    return categoryOf(card) === 'stage' ? 'stage' : 'character';
  },

  /** 3-7-3, 3-8-3: a card that already lies in its area cannot be placed there again. */
  isInAreaAlready(g: OpGame, player: PlayerId, card: CardState): CitedAnswer {
    const isHere = card.zone === g.rules.zoneOfPlay(g, card) && card.side === player;
    return isHere && [card.zone === 'stage' ? '3-8-3' : '3-7-3'];
  },

  /** 3-7-3, 3-8-3 */
  wordsOfPlacing(_g: OpGame, _card: CardState, _cause: CauseOf): readonly string[] {
    return ['played'];
  },

  /** 3-7-5, 3-8-4; 1-3-1: a card arrives active unless an effect says otherwise. */
  stateOnArrival(g: OpGame, card: CardState, asked: string | undefined, cause: CauseOf): string {
    if (!g.rules.isProhibited(g, card, 'playActive', cause)) return asked ?? 'active';
    g.cite('1-3-1');
    return 'rested';
  },

  /** 3-7-6, 3-7-6-1 */
  makeRoomForCharacter(g: OpGame, player: PlayerId, coming: CardState): Procedure {
    const characters = g.rules.areaOf(g, player, 'character');
    g.consult('3-7-6');
    return characters.length < g.rules.characterLimit ? NOTHING : replaceCharacter(g, player, characters, coming);
  },

  /** 3-7-6-1: any Character that is already in the area can be replaced, even a protected one (3-7-6-1-1). */
  replaceable(_g: OpGame, characters: readonly CardState[], _coming: CardState): readonly CardState[] {
    return characters;
  },

  choosesReplaced(_g: OpGame, player: PlayerId): PlayerId {
    return player;
  },

  /** 3-8-5, 3-8-5-1 */
  makeRoomForStage(g: OpGame, player: PlayerId): Procedure {
    const stages = g.rules.areaOf(g, player, 'stage');
    g.consult('3-8-5');
    if (stages.length < g.rules.stageLimit) return NOTHING;
    return g.rules.trashOldStage(g, stages[0]!);
  },

  /** 3-8-5-1, as read here: trashing the old Stage is rule processing, as it is for a Character. */
  trashOldStage(g: OpGame, old: CardState): Procedure {
    return g.rules.trashByRule(g, old, '3-8-5-1');
  },

  /** 3-7-6-1-1: no effect can replace, forbid or trigger on this rule processing. */
  trashByRule(g: OpGame, card: CardState, clause: string): Procedure {
    g.cite(clause);
    return perform(g, { card, to: g.rules.trashOf(g, card), cause: RULE, ...g.rules.howRulesTrash });
  },

  /** 3-7-6-1-1 */
  howRulesTrash: { unreplaceable: true } as { unreplaceable?: boolean; events?: readonly string[] },

  /** 6-4-1, 3-9-3: DON!! cards move from the DON!! deck to the cost area one by one (3-3-3). */
  addDon(g: OpGame, player: PlayerId, count: number, state: string | undefined, cause: CauseOf): Procedure {
    return oneByOne(count, () => {
      const top = g.top(player, 'donDeck');
      if (!top) return NOTHING;
      g.cite('3-3-3', '3-9-3');
      return perform(g, { card: top, to: { zone: 'cost', state: state ?? g.rules.stateOfNewDon }, cause });
    });
  },

  stateOfNewDon: 'active',

  /**
   * 8-3-1-6: DON!! cards return to the DON!! deck at the same time. 1-3-3: those that an effect keeps on the field
   * stay.
   */
  returnDonCards(g: OpGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    const to = (card: CardState) => ({ zone: 'donDeck', player: card.owner, state: 'active' });
    const events = (card: CardState) => g.rules.moveWords(g, card, { zone: 'donDeck' });
    const free = cards.filter((card) => g.rules.mayMove(g, card, cause, 'donDeck'));
    return perform(g, ...free.map((card) => ({ card, to: to(card), events: events(card), cause })));
  },

  /** Cards go to the top of their owners' trashes at the same time (3-5-2). */
  trash(g: OpGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.some((card) => card.zone === 'character')) g.cite('10-2-1-3');
    return moves.trash(g, cards, cause);
  },

  /** 10-2-1-3: a trashed card is not K.O.'d. */
  wordsOfTrashing: ['trashed'] as readonly string[],

  /** 10-2-14-1: if a text does not say where the trashed cards are, they come from the hand. */
  discard(g: OpGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.some((card) => card.zone === 'hand')) g.cite('10-2-14-1');
    return g.rules.trash(g, cards, cause);
  },
} satisfies Section<
  | 'seesOpenArea'
  | 'faceOnArrival'
  | 'moveWords'
  | 'clausesOfDeck'
  | 'orderIsChosen'
  | 'zoneOfPlay'
  | 'trash'
  | 'discard'
>;

/** Assumes that there is room in the area. */
function putOnField(
  g: OpGame,
  player: PlayerId,
  card: CardState,
  state: string | undefined,
  cause: CauseOf,
): Procedure {
  const zone = g.rules.zoneOfPlay(g, card);
  if (zone === 'stage') g.cite('2-2-6', '3-8-2', '3-8-4', '3-8-3');
  else g.cite('2-2-4', '3-7-2', '3-7-5', '3-7-3');
  const standing = g.rules.stateOnArrival(g, card, state, cause);
  const events = [...g.rules.moveWords(g, card, { zone }), ...g.rules.wordsOfPlacing(g, card, cause)];
  return perform(g, { card, to: { zone, player, state: standing }, events, cause });
}

function* replaceCharacter(
  g: OpGame,
  player: PlayerId,
  characters: readonly CardState[],
  coming: CardState,
): Procedure {
  g.cite('3-7-6-1');
  const before = g.state.stamp;
  g.rules.show(g, coming);
  const [leaving] = yield* chooseCards(g, {
    player: g.rules.choosesReplaced(g, player),
    kind: 'replaceCharacter',
    min: 1,
    max: 1,
    from: g.rules.replaceable(g, characters, coming),
    clause: '3-7-6-1',
  });
  yield* g.rules.trashByRule(g, leaving!, '3-7-6-1-1');
  endLooks(g, before);
}

const NO_CHANGES: readonly IntendedChange[] = [];

function cardsUpon(g: OpGame, card: CardState): readonly CardState[] {
  const pile = cardsIn(g, card.side, card.zone);
  return pile.slice(0, pile.indexOf(card));
}

/** Says whether the filter includes Life cards and asks for nothing but their area and player. */
function isOfAnyLife({ player: _player, zone, ...asked }: CardFilter): boolean {
  return zone !== undefined && zone.includes('life') && Object.keys(asked).length === 0;
}
