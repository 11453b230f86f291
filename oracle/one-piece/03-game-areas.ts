/** 3. Game areas: who sees what, what a move does to a card, and how cards come to the field. */
import type { PlayerId } from '../../schemas/common';
import type { CardFilter, Target } from '../../schemas/ability';
import { chooseCards } from '../kernel/questions';
import { endLooks, type Destination } from '../kernel/changes';
import { hostsOf, linkedTo, linksOn } from '../kernel/links';
import { isMove } from '../kernel/events/kinds-of-change';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { FIELD, type ZoneTable } from '../kernel/objects/zones';
import type { Fit } from '../kernel/language/subset-selection';
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
import { leavesForAnother } from '../kernel/packs/one-by-one-from-decks';
import { moves } from '../kernel/procedures/moves';
import { secrecy } from '../kernel/procedures/secrecy';

export const gameAreas = {
  characterLimit: 5,
  stageLimit: 1,
  /** So many can lie in the Stage area at some time. */
  mostStages: 1,

  // --- who sees what ------------------------------------------------------------------------------------------------

  /** 3-9-2: a DON!! card that is given lies in the area of the card that has it. */
  seesOpenArea(g: OpGame, viewer: PlayerId, card: CardState): boolean {
    return secrecy.seesOpenArea(g, viewer, card.zone === 'given' ? hostsOf(g, card)[0]! : card);
  },

  /** 3-2-2, 3-3-2, 3-10-2: face down; elsewhere face up. A card laid back among the Life cards lies as it did (3-10-3). */
  faceOnArrival(g: OpGame, card: CardState, zone: string): Face {
    if (zone === 'life' && card.zone === 'life') return g.rules.faceOfReturnedLife(g, card);
    if (zone === 'donDeck') g.cite('3-3-2');
    if (zone === 'life') g.cite('3-10-2');
    return zone === 'donDeck' ? 'down' : secrecy.faceOnArrival(g, card, zone);
  },

  /** 3-10-3 */
  faceOfReturnedLife(g: OpGame, card: CardState): Face {
    g.cite('3-10-3');
    return card.face;
  },

  // --- areas and moves ----------------------------------------------------------------------------------------------

  /**
   * 3-1-2: what "the field" means: the Leader, Character, Stage and cost area, with the DON!! cards given in the first two. In which
   * areas the order counts: for telling one situation from another (11-1).
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

  /** 3-1-3: each player has every area. */
  areaOf(g: OpGame, player: PlayerId, zone: string): CardState[] {
    g.cite('3-1-3');
    return cardsIn(g, player, zone);
  },

  /** 3-1-6, 3-1-6-1: whatever moves to another area is a new card there. */
  becomesNew(g: OpGame, card: CardState, from: string, to: string, host?: string): boolean {
    if (from === to && !g.rules.changesArea(g, card, host)) return false;
    if (from === 'character' || from === 'stage') g.cite('3-1-6');
    if (categoryOf(card) === 'don') g.cite('3-1-6-1');
    return true;
  },

  /** 3-1-6-1: what is given lies in the area of the card that has it. @param host the card to which it goes over */
  changesArea(g: OpGame, card: CardState, host: string | undefined): boolean {
    return card.zone === 'given' && host !== undefined && hostsOf(g, card)[0]?.zone !== g.card(host).zone;
  },

  /** 3-6-3: a Leader stays; and 1-3-3. */
  mayMove(g: OpGame, card: CardState, cause?: CauseOf, to?: string): boolean {
    return (
      !g.rules.leaderStays(g, card) &&
      !g.rules.removalIsForbidden(g, card, cause, to) &&
      !(to === 'hand' && card.zone === 'life' && g.rules.staysInLife(g, card, cause))
    );
  },

  /** 1-3-3: what keeps Life cards from the hand keeps effects from adding them as well. */
  staysInLife(g: OpGame, card: CardState, cause?: CauseOf): boolean {
    return g.rules.isProhibited(g, leaderOf(g, card.owner), 'addLifeToHand', cause);
  },

  /** What an effect does by moving a card, in the words of card texts. */
  moveWords(g: OpGame, card: CardState, to: Destination): readonly string[] {
    if (card.zone === to.zone) return [];
    const words = [...g.rules.wordsOfRemoval(g, card, to.zone)];
    if (to.zone === 'life') words.push('addedToLife');
    if (card.zone === 'life') {
      g.cite('4-11-2');
      words.push('tookLife');
    }
    if (to.zone === 'donDeck') words.push('donReturned');
    if (to.zone === 'trash') words.push(...g.rules.wordsOfTrashing);
    return words;
  },

  /** 3-2-3, 3-3-3: cards that leave a deck one by one. */
  clausesOfDeck(_g: OpGame, zone: string): readonly string[] {
    return zone === 'deck' ? ['3-2-3'] : ['3-3-3'];
  },

  /** 3-10-2: of Life cards that move it is the top ones, also among cards of other areas, unless the text says which. */
  lifeInReach(g: OpGame, target: Target, cards: readonly CardState[]): readonly CardState[] {
    if (!('choose' in target) || !isOfAnyLife(target.choose.from)) return cards;
    g.cite('3-10-2');
    const { count } = target.choose;
    // How many are counted as they are chosen; which can be chosen together says fitToMove.
    if (typeof count !== 'number') return cards;
    return cards.filter((card) => card.zone !== 'life' || cardsUpon(g, card).length < count);
  },

  /** 3-10-2: nobody takes a Life card from under one that stays. */
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

  /** 6-5-5-4: what was given to a card that moves goes to the cost area, rested. */
  whenHostMoves(g: OpGame, link: Link, _to: Destination): IntendedChange | null {
    g.cite('6-5-5-4');
    return { card: g.card(link.card), to: { zone: 'cost', state: g.rules.stateOfFreedDon }, cause: RULE };
  },

  stateOfFreedDon: 'rested',

  donGivenTo(g: OpGame, card: CardState): CardState[] {
    return linkedTo(g, card, 'given');
  },

  /** 3-1-7: in a secret stack; those of a deck go one by one. */
  orderIsChosen(g: OpGame, cards: readonly CardState[], to: Destination): boolean {
    if (to.zone === 'life') g.cite('2-9-4');
    return (to.zone === 'deck' || to.zone === 'life') && !cards.some((card) => leavesForAnother(g, card, to));
  },

  /**
   * 3-7-3, 3-8-3: places a card in its area, which is what "playing" means, whoever or whatever plays it. Where the area is
   * full one card goes to the trash first (3-7-6-1, 3-8-5-1).
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

  /** 3-7-3, 3-8-3: to play is to place there; what lies there is not placed there. */
  isInAreaAlready(g: OpGame, player: PlayerId, card: CardState): boolean {
    if (card.zone !== g.rules.zoneOfPlay(g, card) || card.side !== player) return false;
    g.cite(card.zone === 'stage' ? '3-8-3' : '3-7-3');
    return true;
  },

  /** 3-7-3, 3-8-3 */
  wordsOfPlacing(_g: OpGame, _card: CardState, _cause: CauseOf): readonly string[] {
    return ['played'];
  },

  /** 3-7-5, 3-8-4; 1-3-1: unless an effect says otherwise. */
  stateOnArrival(g: OpGame, card: CardState, asked: string | undefined, cause: CauseOf): string {
    if (!g.rules.isProhibited(g, card, 'playActive', cause)) return asked ?? 'active';
    g.cite('1-3-1');
    return 'rested';
  },

  /** 3-7-6, 3-7-6-1 */
  makeRoomForCharacter(g: OpGame, player: PlayerId, coming: CardState): Procedure {
    const characters = g.rules.areaOf(g, player, 'character');
    g.cite('3-7-6');
    return characters.length < g.rules.characterLimit ? NOTHING : replaceCharacter(g, player, characters, coming);
  },

  /** 3-7-6-1: those that are there already, whatever protects them (3-7-6-1-1). */
  replaceable(_g: OpGame, characters: readonly CardState[], _coming: CardState): readonly CardState[] {
    return characters;
  },

  choosesReplaced(_g: OpGame, player: PlayerId): PlayerId {
    return player;
  },

  /** 3-8-5, 3-8-5-1 */
  makeRoomForStage(g: OpGame, player: PlayerId): Procedure {
    const stages = g.rules.areaOf(g, player, 'stage');
    g.cite('3-8-5');
    if (stages.length < g.rules.stageLimit) return NOTHING;
    return g.rules.trashOldStage(g, stages[0]!);
  },

  /** 3-8-5-1, as read here: rule processing, like that of a Character. */
  trashOldStage(g: OpGame, old: CardState): Procedure {
    return g.rules.trashByRule(g, old, '3-8-5-1');
  },

  /** 3-7-6-1-1: rule processing to which no effect can be applied: nothing replaces it, forbids it or triggers on it. */
  trashByRule(g: OpGame, card: CardState, clause: string): Procedure {
    g.cite(clause);
    return perform(g, { card, to: g.rules.trashOf(g, card), cause: RULE, ...g.rules.howRulesTrash });
  },

  /** 3-7-6-1-1 */
  howRulesTrash: { unreplaceable: true } as { unreplaceable?: boolean; events?: readonly string[] },

  /** 6-4-1, 3-9-3: DON!! cards from the DON!! deck to the cost area, one by one (3-3-3). */
  addDon(g: OpGame, player: PlayerId, count: number, state: string | undefined, cause: CauseOf): Procedure {
    return oneByOne(count, () => {
      const top = g.top(player, 'donDeck');
      if (!top) return NOTHING;
      g.cite('3-3-3', '3-9-3');
      return perform(g, { card: top, to: { zone: 'cost', state: state ?? g.rules.stateOfNewDon }, cause });
    });
  },

  stateOfNewDon: 'active',

  /** 8-3-1-6: DON!! cards back to the DON!! deck, at one moment; 1-3-3: but those that an effect keeps on the field. */
  returnDonCards(g: OpGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    const to = (card: CardState) => ({ zone: 'donDeck', player: card.owner, state: 'active' });
    const events = (card: CardState) => g.rules.moveWords(g, card, { zone: 'donDeck' });
    const free = cards.filter((card) => g.rules.mayMove(g, card, cause, 'donDeck'));
    return perform(g, ...free.map((card) => ({ card, to: to(card), events: events(card), cause })));
  },

  /** To the trashes of their owners at one moment, on top (3-5-2). */
  trash(g: OpGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.some((card) => card.zone === 'character')) g.cite('10-2-1-3');
    return moves.trash(g, cards, cause);
  },

  /** 10-2-1-3: it is not K.O.'d. */
  wordsOfTrashing: ['trashed'] as readonly string[],

  /** 10-2-14-1: what is trashed without a word about where it is comes from the hand. */
  discard(g: OpGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    if (cards.some((card) => card.zone === 'hand')) g.cite('10-2-14-1');
    return g.rules.trash(g, cards, cause);
  },
};

/** Where there is room for it by now. */
function putOnField(
  g: OpGame,
  player: PlayerId,
  card: CardState,
  state: string | undefined,
  cause: CauseOf,
): Procedure {
  const zone = g.rules.zoneOfPlay(g, card);
  if (zone === 'stage') g.cite('3-8-3', '2-2-6', '3-8-2', '3-8-4');
  else g.cite('3-7-3', '2-2-4', '3-7-2', '3-7-5');
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

/** The cards that lie on it. */
function cardsUpon(g: OpGame, card: CardState): readonly CardState[] {
  const pile = cardsIn(g, card.side, card.zone);
  return pile.slice(0, pile.indexOf(card));
}

/** Are Life cards among those meant, of which nothing more is said than whose they are? */
function isOfAnyLife({ player: _player, zone, ...asked }: CardFilter): boolean {
  return zone !== undefined && zone.includes('life') && Object.keys(asked).length === 0;
}
