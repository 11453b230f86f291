/** Misreadings of section 7. */
import { chooseAnswer, chooseCards } from '../../kernel/ask';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { endGame } from '../../kernel/session';
import { opponentOf, type CardState, type Refusal } from '../../kernel/state';
import { cardsIn, isMain, isSupport, mainOf, type LnGame, type LnRules } from '../game';

export const levelFaults: readonly Fault<LnRules>[] = [
  {
    id: 'level-is-the-cards-alone',
    clause: '7-1',
    title: 'the level is the number of cards in the level zone',
    replace: (rules) => ({ level: (g, player) => rules.level(g, player) - 1 }),
  },
  {
    id: 'face-up-level-cards-do-not-count',
    clause: '7-1',
    title: 'only cards lying face down count for the level',
    replace: () => ({ countedForLevel: (g, player) => cardsIn(g, player, 'level').filter(isFaceDown).length }),
  },
  {
    id: 'level-stops-at-5',
    clause: '7-1',
    title: 'no level is higher than 5',
    replace: (rules) => ({ level: (g, player) => Math.min(5, rules.level(g, player)) }),
  },
  {
    id: 'level-card-face-up',
    clause: '7-2',
    title: 'the card is laid into the level zone face up',
    replace: () => ({ levelUpFace: 'up' }),
  },
  {
    id: 'level-card-from-the-bottom',
    clause: '7-2',
    title: 'the card comes from the bottom of the deck',
    replace: () => ({
      *levelUp(g, player) {
        const bottom = cardsIn(g, player, 'deck').at(-1)!;
        yield* perform(g, { card: bottom, to: { zone: 'level', face: 'down' } });
      },
    }),
  },
  {
    id: 'level-for-each-attacker',
    clause: '7-2',
    title: 'a combi attack that wins gives a level for each attacker',
    replace: (rules) => ({
      *levelUpAfterBattle(g, player) {
        for (const _ of g.state.facts.battle!.attackers) yield* rules.levelUpAfterBattle(g, player);
      },
    }),
  },
  {
    id: 'support-victory-levels-up',
    clause: '7-2',
    title: 'the Main Character levels up when a Support Character of its side wins',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        yield* rules.attackersWin(g, attackers, target);
        if (!attackers.some(isMain)) yield* g.rules.levelUp(g, g.state.turnPlayer);
      },
    }),
  },
  {
    id: 'tie-levels-up',
    clause: '7-2',
    title: 'an attacking Main Character that is not beaten levels up',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        yield* rules.carryOutJudgement(g, attackers, target, winner);
        if (winner === 'none' && attackers.some(isMain)) yield* g.rules.levelUp(g, g.state.turnPlayer);
      },
    }),
  },
  {
    id: 'level-card-is-looked-at',
    clause: '7-2',
    title: 'its player may look at a card lying face down in the level zone',
    replace: (rules) => ({
      sees: (g, viewer, card) => (card.zone === 'level' && card.controller === viewer) || rules.sees(g, viewer, card),
    }),
  },
  {
    id: 'level-up-is-offered',
    clause: '7-2',
    title: 'the winner may decline to level up',
    replace: (rules) => ({
      *levelUp(g, player) {
        const yes = yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
        if (yes) yield* rules.levelUp(g, player);
      },
    }),
  },
  {
    id: 'defending-main-levels-up',
    clause: '7-2',
    title: 'a defending Main Character that wins levels up',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        yield* rules.carryOutJudgement(g, attackers, target, winner);
        if (winner === 'defender' && isMain(target)) yield* g.rules.levelUp(g, target.controller);
      },
    }),
  },
  {
    id: 'opponent-chooses-the-level-card',
    clause: '7-3',
    title: 'the opponent chooses the card that is lost',
    replace: () => ({ levelDownChooser: opponentOf }),
  },
  {
    id: 'newest-level-card-is-lost',
    clause: '7-3',
    title: 'the card that came last is lost',
    replace: () => levelDownBy((cards) => cards.slice(-1)),
  },
  {
    id: 'only-face-down-level-cards-are-lost',
    clause: '7-3',
    title: 'a card lying face up cannot be chosen',
    replace: () => levelDownBy((cards) => cards.filter(isFaceDown)),
  },
  {
    id: 'only-face-up-level-cards-are-lost',
    clause: '7-3',
    title: 'a card lying face up must be chosen before one lying face down',
    replace: () =>
      levelDownBy((cards) => (cards.every(isFaceDown) ? cards : cards.filter((card) => !isFaceDown(card)))),
  },
  {
    id: 'level-card-returns-to-the-deck',
    clause: '7-3',
    title: 'the card goes to the bottom of the deck',
    replace: () => levelDownBy((cards) => cards, 'deck'),
  },
  {
    id: 'level-card-goes-to-the-hand',
    clause: '7-3',
    title: 'the card goes to the hand of its player',
    replace: () => levelDownBy((cards) => cards, 'hand'),
  },
  {
    id: 'level-1-loses-the-game',
    clause: '7-3',
    title: 'who has no level to lose loses the game',
    replace: (rules) => ({
      *levelDown(g, player) {
        if (g.zone(player, 'level').length === 0) endGame(g, { winner: opponentOf(player), reason: 'no level left' });
        yield* rules.levelDown(g, player);
      },
    }),
  },
  {
    id: 'level-1-discards-from-the-deck',
    clause: '7-3',
    title: 'at level 1 the top card of the deck is discarded instead',
    replace: (rules) => ({
      *levelDown(g, player) {
        if (g.zone(player, 'level').length > 0) return yield* rules.levelDown(g, player);
        yield* g.rules.discard(g, cardsIn(g, player, 'deck').slice(0, 1));
      },
    }),
  },
  {
    id: 'attacking-main-levels-down',
    clause: '7-3',
    title: 'an attacking Main Character that loses levels down',
    replace: (rules) => ({
      *attackingMainLoses(g, main) {
        yield* g.rules.levelDown(g, main.controller);
        return yield* rules.attackingMainLoses(g, main);
      },
    }),
  },
  {
    id: 'level-ap-in-every-turn',
    clause: '7-4',
    title: 'the level gives AP in the turn of the opponent too',
    replace: () => ({ getsLevelAp: () => true }),
  },
  {
    id: 'level-ap-while-attacking',
    clause: '7-4',
    title: 'the level gives AP only while the Main Character attacks',
    replace: (rules) => ({
      getsLevelAp: (g, card) =>
        rules.getsLevelAp(g, card) && (g.state.facts.battle?.attackers.includes(card.id) ?? false),
    }),
  },
  {
    id: 'level-ap-from-level-2',
    clause: '7-4',
    title: 'each card in the level zone gives AP, so that level 1 gives none',
    replace: (rules) => ({
      ruleModifiers: (g, card, stat) =>
        rules.ruleModifiers(g, card, stat).map((modifier) => ({ ...modifier, by: (modifier.by ?? 0) - 500 })),
    }),
  },
  {
    id: 'level-ap-once',
    clause: '7-4',
    title: 'the bonus is 500 AP at any level',
    replace: (rules) => ({
      ruleModifiers: (g, card, stat) =>
        rules.ruleModifiers(g, card, stat).map((modifier) => ({ ...modifier, by: 500 })),
    }),
  },
  {
    id: 'level-ap-for-supports',
    clause: '7-4',
    title: 'the Support Characters get the AP of the level as well',
    replace: (rules) => ({
      ruleModifiers: (g, card, stat) =>
        stat === 'ap' && isSupport(card)
          ? rules.ruleModifiers(g, mainOf(g, card.controller), stat)
          : rules.ruleModifiers(g, card, stat),
    }),
  },
  {
    id: 'level-neo-at-4',
    clause: '7-5',
    title: 'level 4 is enough for Level Neo',
    replace: () => ({ neoLevel: 4 }),
  },
  {
    id: 'level-neo-with-5-cards',
    clause: '7-5',
    title: 'Level Neo takes 5 cards in the level zone',
    replace: () => ({ neoLevel: 6 }),
  },
  {
    id: 'level-neo-at-5-alone',
    clause: '7-5',
    title: 'above level 5 a Main Character is not Level Neo',
    replace: () => ({ isLevelNeo: (g, player) => g.rules.level(g, player) === 5 }),
  },
  {
    id: 'level-neo-for-good',
    clause: '7-5',
    title: 'once Level Neo a Main Character stays it, even if its level falls',
    replace(rules) {
      const reached = new WeakMap<LnGame, Set<string>>();
      const isReached = (g: LnGame, player: 'A' | 'B') => reached.get(g)?.has(player) ?? false;
      return {
        isLevelNeo: (g, player) => rules.isLevelNeo(g, player) || isReached(g, player),
        *levelDown(g, player) {
          if (rules.isLevelNeo(g, player)) reached.set(g, new Set([...(reached.get(g) ?? []), player]));
          yield* rules.levelDown(g, player);
        },
      };
    },
  },
  {
    id: 'level-neo-makes-combi-attacks',
    clause: '7-5-1',
    title: 'a Level Neo Main Character may take part in a combi attack',
    replace: () => ({ combiNeoRefusal: () => null }),
  },
  {
    id: 'no-combi-beside-level-neo',
    clause: '7-5-1',
    title: 'while its Main Character is Level Neo a side makes no combi attack at all',
    replace: () => ({
      combiNeoRefusal: (g, attackers) => (g.rules.isLevelNeo(g, attackers[0]!.controller) ? NO_COMBI : null),
    }),
  },
  {
    id: 'no-combi-from-level-4',
    clause: '7-5-1',
    title: 'combi attacks with the Main Character end at level 4',
    replace: () => ({
      combiNeoRefusal: (g, attackers) =>
        attackers.some(isMain) && g.rules.level(g, attackers[0]!.controller) >= 4 ? NO_COMBI : null,
    }),
  },
  {
    id: 'level-neo-does-not-keep-from-covering',
    clause: '7-5-2',
    title: 'Level Neo does not keep the opponent from covering',
    replace: () => ({ neoCoverRefusal: () => null }),
  },
  {
    id: 'no-cover-from-level-4',
    clause: '7-5-2',
    title: 'a Main Character that attacks at level 4 cannot be covered against',
    replace: (rules) => ({
      neoCoverRefusal: (g) =>
        mainAttacks(g) && g.rules.level(g, g.state.turnPlayer) >= 4
          ? { clause: '7-5-2', reason: 'it attacks at level 4' }
          : rules.neoCoverRefusal(g),
    }),
  },
  {
    id: 'no-cover-of-supports-beside-level-neo',
    clause: '7-5-2',
    title: 'while a Main Character is Level Neo its Support Characters are not covered against either',
    replace: (rules) => ({
      neoCoverRefusal: (g) =>
        g.rules.isLevelNeo(g, g.state.turnPlayer)
          ? { clause: '7-5-2', reason: 'its Main Character is Level Neo' }
          : rules.neoCoverRefusal(g),
    }),
  },
  {
    id: 'level-neo-only-levels-up',
    clause: '7-5-3',
    title: 'a Level Neo Main Character that wins levels up, and the game goes on',
    replace: () => ({ levelNeoWins() {} }),
  },
  {
    id: 'reaching-level-5-wins',
    clause: '7-5-3',
    title: 'the victory that leads to level 5 wins the game',
    replace: (rules) => ({
      *attackingMainWins(g, main, target) {
        yield* rules.attackingMainWins(g, main, target);
        if (g.rules.isLevelNeo(g, main.controller)) g.rules.levelNeoWins(g, main.controller);
      },
    }),
  },
  {
    id: 'support-victory-wins-for-level-neo',
    clause: '7-5-3',
    title: 'any victory of the side of a Level Neo Main Character wins the game',
    replace: (rules) => ({
      *attackersWin(g, attackers, target) {
        const player = g.state.turnPlayer;
        if (g.rules.isLevelNeo(g, player)) g.rules.levelNeoWins(g, player);
        yield* rules.attackersWin(g, attackers, target);
      },
    }),
  },
  {
    id: 'tie-wins-for-level-neo',
    clause: '7-5-3',
    title: 'a Level Neo Main Character that is not beaten wins the game',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        const player = g.state.turnPlayer;
        const neo = attackers.some(isMain) && g.rules.isLevelNeo(g, player);
        if (winner === 'none' && neo) g.rules.levelNeoWins(g, player);
        yield* rules.carryOutJudgement(g, attackers, target, winner);
      },
    }),
  },
  {
    id: 'defending-level-neo-wins',
    clause: '7-5-3',
    title: 'a Level Neo Main Character that wins as the defender wins the game',
    replace: (rules) => ({
      *carryOutJudgement(g, attackers, target, winner) {
        const neo = isMain(target) && g.rules.isLevelNeo(g, target.controller);
        if (winner === 'defender' && neo) g.rules.levelNeoWins(g, target.controller);
        yield* rules.carryOutJudgement(g, attackers, target, winner);
      },
    }),
  },
  {
    id: 'level-2-is-kept',
    clause: '7-3',
    title: 'the last card of the level zone is not lost',
    replace: (rules) => ({
      *levelDown(g, player) {
        if (g.zone(player, 'level').length > 1) yield* rules.levelDown(g, player);
      },
    }),
  },
  {
    id: 'level-ap-up-to-level-5',
    clause: '7-4',
    title: 'levels above the fifth give no AP',
    replace: (rules) => ({
      ruleModifiers: (g, card, stat) =>
        rules
          .ruleModifiers(g, card, stat)
          .map((modifier) => ({ ...modifier, by: Math.min(modifier.by!, 5 * rules.apPerLevel) })),
    }),
  },
];

const NO_COMBI: Refusal = { clause: '7-5-1', reason: 'no combi attack is allowed' };

const isFaceDown = (card: CardState): boolean => card.face === 'down';

const mainAttacks = (g: LnGame): boolean => g.state.facts.battle!.attackers.some((id) => isMain(g.card(id)));

/** Levelling down by one of these cards of the level zone, to this zone. */
const levelDownBy = (
  choosable: (cards: readonly CardState[]) => readonly CardState[],
  zone: 'discard' | 'deck' | 'hand' = 'discard',
): Partial<LnRules> => ({
  *levelDown(g, player) {
    const from = choosable(cardsIn(g, player, 'level'));
    const lost = yield* chooseCards(g, { player, kind: 'levelDown', from, min: 1, max: 1 });
    const to = { zone, place: zone === 'discard' ? 'top' : 'bottom' } as const;
    yield* perform(g, ...lost.map((card) => ({ card, to })));
  },
});
