/** 3. Game areas: who sees what, what a move does to a card, and how cards come to the field. */
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/ask';
import { tell, type Destination } from '../kernel/changes';
import { linkedTo } from '../kernel/links';
import { perform, type Change } from '../kernel/perform';
import type { EffectContext } from '../kernel/rules';
import { opponentOf, type CardState, type CauseOf, type Link, type Procedure } from '../kernel/state';
import { cardsIn, categoryOf, type OpGame } from './game';

export const gameAreas = {
  characterLimit: 5,
  stageLimit: 1,

  /** 3-2-2, 3-4-2, 3-4-3, 3-10-2, 3-10-2-1: everything else is open. */
  sees(g: OpGame, viewer: PlayerId, card: CardState): boolean {
    switch (card.zone) {
      case 'deck':
        return g.rules.seesDeck();
      case 'hand':
        return g.rules.seesHand(viewer, card);
      case 'life':
        return g.rules.seesLife(viewer, card);
      default:
        return true;
    }
  },

  /** 3-2-2 */
  seesDeck(): boolean {
    return false;
  },

  /** 3-4-2, 3-4-3 */
  seesHand(viewer: PlayerId, card: CardState): boolean {
    return card.controller === viewer;
  },

  /** 3-10-2, 3-10-2-1 */
  seesLife(_viewer: PlayerId, card: CardState): boolean {
    return card.face === 'up';
  },

  /** Is it one of the secret areas? A card that lies face up in the Life area is open (3-10-2-1). */
  isSecret(zone: string | undefined, face?: 'up' | 'down'): boolean {
    return zone === 'deck' || zone === 'hand' || (zone === 'life' && face !== 'up');
  },

  /** 3-1-6, 3-1-6-1: whatever moves to another area is a new card there. */
  becomesNew(_g: OpGame, _card: CardState, from: string, to: string): boolean {
    return from !== to;
  },

  /** 3-6-3: a Leader stays; and 1-3-3. */
  mayMove(g: OpGame, card: CardState, cause?: CauseOf): boolean {
    return !g.rules.leaderStays(g, card) && !g.rules.removalIsForbidden(g, card, cause);
  },

  leaderStays(g: OpGame, card: CardState): boolean {
    if (card.zone !== 'leader') return false;
    g.cite('3-6-3');
    return true;
  },

  removalIsForbidden(g: OpGame, card: CardState, cause?: CauseOf): boolean {
    return g.rules.playZones.includes(card.zone) && g.rules.isProhibited(g, card, 'remove', cause);
  },

  /** 4-11-2: off the field, wherever to; into the trash it is trashed. */
  moveWords(card: CardState, to: Destination): readonly string[] {
    const words: string[] = [];
    if (['leader', 'character', 'stage'].includes(card.zone)) words.push('removed');
    if (to.zone === 'life') words.push('addedToLife');
    if (card.zone === 'life' && to.zone !== 'life') words.push('tookLife');
    return words;
  },

  /** 6-5-5-4: what was given to a card that moves goes to the cost area, rested. */
  whenHostMoves(g: OpGame, link: Link, _to: Destination): Change | null {
    g.cite('6-5-5-4');
    return { card: g.card(link.card), to: { zone: 'cost', state: g.rules.stateOfFreedDon }, cause: { kind: 'rule' } };
  },

  stateOfFreedDon: 'rested',

  donGivenTo(g: OpGame, card: CardState): CardState[] {
    return linkedTo(g, card, 'given');
  },

  /** 3-1-7: several cards that go to one secret stack at once lie in the order that their owner says. */
  *beforeMove(
    g: OpGame,
    context: EffectContext,
    cards: readonly CardState[],
    to: Destination,
    named: boolean,
  ): Procedure<readonly CardState[]> {
    if (named) g.rules.revealNamed(g, context, cards, to);
    if (to.zone !== 'deck' && to.zone !== 'life') return cards;
    const inOrder: CardState[] = [];
    for (const owner of [context.player, opponentOf(context.player)]) {
      const own = cards.filter((card) => card.owner === owner);
      inOrder.push(...(yield* g.rules.arrange(g, g.rules.whoArranges(owner, context.player), own)));
    }
    return to.place === 'top' ? inOrder.reverse() : inOrder;
  },

  /** 3-1-7 */
  whoArranges(owner: PlayerId, _effectPlayer: PlayerId): PlayerId {
    return owner;
  },

  /** The first card named lies uppermost. */
  *arrange(g: OpGame, player: PlayerId, cards: readonly CardState[]): Procedure<readonly CardState[]> {
    if (cards.length < 2) return cards;
    const { length } = cards;
    g.cite('3-1-7', '3-1-8');
    return yield* chooseCards(g, { player, kind: 'arrange', from: cards, min: length, max: length, clause: '3-1-7' });
  },

  /**
   * 3-7-3, 3-8-3: places a card in its area, which is what "playing" means, whoever or whatever plays it. Where the area is
   * full one card goes to the trash first (3-7-6-1, 3-8-5-1).
   */
  *placeOnField(g: OpGame, player: PlayerId, card: CardState, state: string | undefined, cause: CauseOf): Procedure {
    const isStage = categoryOf(card) === 'stage';
    const zone = isStage ? 'stage' : 'character';
    yield* isStage ? g.rules.makeRoomForStage(g, player) : g.rules.makeRoomForCharacter(g, player);
    g.cite(...(isStage ? ['3-8-3', '2-2-6', '3-8-2'] : ['3-7-3', '2-2-4', '3-7-2']));
    const standing = state ?? g.rules.stateOnArrival(g, isStage);
    yield* perform(g, { card, to: { zone, player, state: standing }, told: g.rules.wordsOfPlacing, cause });
  },

  /** 3-7-3, 3-8-3 */
  wordsOfPlacing: ['played'] as readonly string[],

  /** 3-7-5, 3-8-4 */
  stateOnArrival(g: OpGame, isStage: boolean): string {
    g.cite(isStage ? '3-8-4' : '3-7-5');
    return 'active';
  },

  /** 3-7-6, 3-7-6-1 */
  *makeRoomForCharacter(g: OpGame, player: PlayerId): Procedure {
    const characters = cardsIn(g, player, 'character');
    if (characters.length < g.rules.characterLimit) return;
    g.cite('3-7-6', '3-7-6-1');
    const [leaving] = yield* chooseCards(g, {
      ...{ player: g.rules.choosesReplaced(player), kind: 'replaceCharacter', from: characters, min: 1, max: 1 },
      clause: '3-7-6-1',
    });
    yield* g.rules.trashByRule(g, leaving!, '3-7-6-1-1');
  },

  choosesReplaced(player: PlayerId): PlayerId {
    return player;
  },

  /** 3-8-5, 3-8-5-1 */
  *makeRoomForStage(g: OpGame, player: PlayerId): Procedure {
    const [old] = cardsIn(g, player, 'stage');
    if (!old || g.rules.stageLimit > 1) return;
    g.cite('3-8-5', '3-8-5-1');
    yield* g.rules.trashByRule(g, old, '3-8-5-1');
  },

  /** 3-7-6-1-1: rule processing to which no effect can be applied: nothing replaces it, forbids it or triggers on it. */
  *trashByRule(g: OpGame, card: CardState, clause: string): Procedure {
    g.cite(clause);
    const to = { zone: 'trash', player: card.owner, place: 'top' } as const;
    yield* perform(g, { card, to, cause: { kind: 'rule' }, ...g.rules.howRulesTrash });
  },

  /** 3-7-6-1-1 */
  howRulesTrash: { sealed: true } as { sealed?: boolean; told?: readonly string[] },

  /** 6-4-1, 3-9-3: DON!! cards from the DON!! deck to the cost area, one by one (3-3-3). */
  *addDon(g: OpGame, player: PlayerId, count: number, state: string | undefined, cause: CauseOf): Procedure {
    for (let left = count; left > 0; left--) {
      const [top] = cardsIn(g, player, 'donDeck');
      if (!top) return;
      g.cite('3-3-3', '3-9-3');
      yield* perform(g, { card: top, to: { zone: 'cost', state: state ?? g.rules.stateOfNewDon }, cause });
    }
  },

  stateOfNewDon: 'active',

  /** 8-3-1-6: DON!! cards back to the DON!! deck. */
  *returnDonCards(g: OpGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    for (const card of cards) {
      const to = { zone: 'donDeck', player: card.owner, state: 'active' };
      yield* perform(g, { card, to, told: 'donReturned', cause });
    }
  },

  /** To the trashes of their owners at one moment, on top (3-5-2). */
  *trash(g: OpGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    const to = (card: CardState) => ({ zone: 'trash', player: card.owner, place: g.rules.placeInTrash }) as const;
    const words = (card: CardState) => [...g.rules.moveWords(card, { zone: 'trash' }), 'trashed'];
    yield* perform(g, ...cards.map((card) => ({ card, to: to(card), told: words(card), cause })));
  },

  /** 3-5-2 */
  placeInTrash: 'top' as 'top' | 'bottom',

  discard(g: OpGame, cards: readonly CardState[], cause?: CauseOf): Procedure {
    return g.rules.trash(g, cards, cause);
  },

  /** A card is shown to both players. */
  reveal(g: OpGame, card: CardState): void {
    tell(g, 'revealed', { player: card.controller, card: card.id });
  },
};
