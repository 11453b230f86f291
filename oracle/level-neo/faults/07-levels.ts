/** Misreadings of section 7: levels. */
import { chooseAnswer, chooseCards } from '../../kernel/questions';
import { emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { type CardState, opponentOf, type Refusal } from '../../kernel/state';
import { afterwards, beforehand, instead } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { cardsIn, isMain, isSupport, type LnGame, type LnRules, mainOf } from '../game';
import { endGame } from '../../kernel/game-end';

const isFaceDown = (card: CardState): boolean => card.face === 'down';

/** Levels down by moving one of these cards of the level zone to this zone. */
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

const NO_COMBI: Refusal = { clause: '7-5-1', reason: 'no combi attack is allowed' };

const mainAttacks = (g: LnGame): boolean => g.state.battle!.attackers.some((id) => isMain(g.card(id)));

export const levelsFaults = faultTable<LnRules>({
  '7-1': {
    'the level is the number of cards in the level zone': result('level', (given) => given - 1),
    'only cards lying face down count for the level': another(
      'countedForLevel',
      (g, player) => cardsIn(g, player, 'level').filter(isFaceDown).length,
    ),
    'no level is higher than 5': result('level', (given) => Math.min(5, given)),
  },
  '7-2': {
    'the card is laid into the level zone face up': another('levelUpFace', 'up'),
    'the card comes from the bottom of the deck': () => ({
      *levelUp(g, player) {
        const bottom = cardsIn(g, player, 'deck').at(-1)!;
        yield* perform(g, { card: bottom, to: { zone: 'level', face: 'down' } });
      },
    }),
    'a combi attack that wins gives a level for each attacker': (rules) => ({
      *levelUpAfterBattle(g, player) {
        for (const _ of g.state.battle!.attackers) yield* rules.levelUpAfterBattle(g, player);
      },
    }),
    'the Main Character levels up when a Support Character of its side wins': afterwards(
      'attackersWin',
      function* (g, attackers) {
        if (!attackers.some(isMain)) yield* g.rules.levelUp(g, g.state.turnPlayer);
      },
    ),
    'an attacking Main Character that is not beaten levels up': afterwards(
      'applyJudgement',
      function* (g, attackers, _target, winner) {
        if (winner === 'none' && attackers.some(isMain)) yield* g.rules.levelUp(g, g.state.turnPlayer);
      },
    ),
    'its player may look at a card lying face down in the level zone': alsoIf(
      'sees',
      (_g, viewer, card) => card.zone === 'level' && card.side === viewer,
    ),
    'the winner may decline to level up': (rules) => ({
      *levelUp(g, player) {
        const yes = yield* chooseAnswer(g, { player, kind: 'may', answers: [true, false], pass: false });
        if (yes) yield* rules.levelUp(g, player);
      },
    }),
    'a defending Main Character that wins levels up': afterwards(
      'applyJudgement',
      function* (g, _attackers, target, winner) {
        if (winner === 'defender' && isMain(target)) yield* g.rules.levelUp(g, target.side);
      },
    ),
  },
  '7-3': {
    'a Main Character has levelled down even where the card was kept': (rules) => ({
      *levelDown(g, player) {
        const before = g.zone(player, 'level').length;
        yield* rules.levelDown(g, player);
        const isSame = before > 0 && g.zone(player, 'level').length === before;
        if (isSame) emit(g, 'leveledDown', { player, card: mainOf(g, player).id });
      },
    }),
    'skills that answer to levelling down take it for the opponent who has levelled down': args(
      'happened',
      (g, event) => [g, event.type === 'leveledDown' ? { ...event, player: opponentOf(event.player!) } : event],
    ),
    'the opponent chooses the card that is lost': another('levelDownChooser', (_g, player) => opponentOf(player)),
    'the card that came last is lost': () => levelDownBy((cards) => cards.slice(-1)),
    'the card that came first is lost': () => levelDownBy((cards) => cards.slice(0, 1)),
    'a card lying face up cannot be chosen': () => levelDownBy((cards) => cards.filter(isFaceDown)),
    'a card lying face up must be chosen before one lying face down': () =>
      levelDownBy((cards) => (cards.every(isFaceDown) ? cards : cards.filter((card) => !isFaceDown(card)))),
    'the card goes to the bottom of the deck': () => levelDownBy((cards) => cards, 'deck'),
    'the card goes to the hand of its player': () => levelDownBy((cards) => cards, 'hand'),
    'who has no level to lose loses the game': beforehand('levelDown', (g, player) => {
      if (g.zone(player, 'level').length === 0) endGame(g, { winner: opponentOf(player), reason: 'no level left' });
    }),
    'at level 1 the top card of the deck is discarded instead': instead(
      'levelDown',
      (g, player) => !(g.zone(player, 'level').length > 0),
      (g, player) => g.rules.discard(g, cardsIn(g, player, 'deck').slice(0, 1)),
    ),
    'an attacking Main Character that loses levels down': beforehand('attackingMainLoses', (g, main) =>
      g.rules.levelDown(g, main.side),
    ),
    'the last card of the level zone is not lost': skip('levelDown', (g, player) =>
      g.zone(player, 'level').length <= 1),
  },
  '7-4': {
    'the level gives AP in the turn of the opponent too': always('getsLevelAp', true),
    'the level gives AP only while the Main Character attacks': onlyIf(
      'getsLevelAp',
      (g, card) => g.state.battle?.attackers.includes(card.id) ?? false,
    ),
    'each card in the level zone gives AP, so that level 1 gives none': result('ruleModifiers', (given) =>
      given.map((modifier) => ({ ...modifier, by: (modifier.by ?? 0) - 500 })),
    ),
    'the bonus is 500 AP at any level': result('ruleModifiers', (given) =>
      given.map((modifier) => ({ ...modifier, by: 500 })),
    ),
    'the Support Characters get the AP of the level as well': (rules) => ({
      ruleModifiers: (g, card, stat) =>
        stat === 'ap' && isSupport(card)
          ? rules.ruleModifiers(g, mainOf(g, card.side), stat)
          : rules.ruleModifiers(g, card, stat),
    }),
    'levels above the fifth give no AP': (rules) => ({
      ruleModifiers: (g, card, stat) =>
        rules
          .ruleModifiers(g, card, stat)
          .map((modifier) => ({ ...modifier, by: Math.min(modifier.by!, 5 * rules.apPerLevel) })),
    }),
  },
  '7-5': {
    'level 4 is enough for Level Neo': another('neoLevel', 4),
    'Level Neo takes 5 cards in the level zone': another('neoLevel', 6),
    'above level 5 a Main Character is not Level Neo': another(
      'isLevelNeo',
      (g, player) => g.rules.level(g, player) === 5,
    ),
    'once Level Neo a Main Character stays it, even if its level falls': (rules) => {
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
  '7-5-1': {
    'a Level Neo Main Character may take part in a combi attack': always('combiNeoRefusal', null),
    'while its Main Character is Level Neo a side makes no combi attack at all': another(
      'combiNeoRefusal',
      (g, attackers) => (g.rules.isLevelNeo(g, attackers[0]!.side) ? NO_COMBI : null),
    ),
    'combi attacks with the Main Character end at level 4': another('combiNeoRefusal', (g, attackers) =>
      attackers.some(isMain) && g.rules.level(g, attackers[0]!.side) >= 4 ? NO_COMBI : null,
    ),
  },
  '7-5-2': {
    'Level Neo does not keep the opponent from covering': always('neoCoverRefusal', null),
    'a Main Character that attacks at level 4 cannot be covered against': refuse(
      'neoCoverRefusal',
      (g) => mainAttacks(g) && g.rules.level(g, g.state.turnPlayer) >= 4,
    ),
    'while a Main Character is Level Neo its Support Characters are not covered against either': refuse(
      'neoCoverRefusal',
      (g) => g.rules.isLevelNeo(g, g.state.turnPlayer),
    ),
  },
  '7-5-3': {
    'a Level Neo Main Character that wins levels up, and the game goes on': skip('levelNeoWins'),
    'the victory that leads to level 5 wins the game': afterwards('attackingMainWins', (g, main) => {
      if (g.rules.isLevelNeo(g, main.side)) g.rules.levelNeoWins(g, main.side);
    }),
    'any victory of the side of a Level Neo Main Character wins the game': beforehand('attackersWin', (g) => {
      const player = g.state.turnPlayer;
      if (g.rules.isLevelNeo(g, player)) g.rules.levelNeoWins(g, player);
    }),
    'a Level Neo Main Character that is not beaten wins the game': beforehand(
      'applyJudgement',
      (g, attackers, _target, winner) => {
        const player = g.state.turnPlayer;
        const neo = attackers.some(isMain) && g.rules.isLevelNeo(g, player);
        if (winner === 'none' && neo) g.rules.levelNeoWins(g, player);
      },
    ),
    'a Level Neo Main Character that wins as the defender wins the game': beforehand(
      'applyJudgement',
      (g, _attackers, target, winner) => {
        const neo = isMain(target) && g.rules.isLevelNeo(g, target.side);
        if (winner === 'defender' && neo) g.rules.levelNeoWins(g, target.side);
      },
    ),
  },
});
