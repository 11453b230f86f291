/** Misreadings of 4-10 and 4-11. */
import { emit } from '../../kernel/changes';
import { NOTHING, opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { chooseCards } from '../../kernel/questions';
import { cardsIn, leaderOf, type DbsRules } from '../game';

export const damageFaults = faultTable<DbsRules>({
  '4-10-2-1': {
    'the uppermost card of the life is taken': another('chooseLife', function* (g, player) {
      return cardsIn(g, player, 'life').slice(0, 1);
    }),
    'the other player chooses the card': another('chooseLife', function* (g, player, count) {
      const from = cardsIn(g, player, 'life');
      return yield* chooseCards(g, {
        player: opponentOf(player),
        kind: 'life',
        from,
        min: count,
        max: count,
        clause: '3-9-2',
      });
    }),
    'the card goes to the Drop Area': () => ({
      moveLifeToHand: (g, _player, card, cause) => g.rules.drop(g, [card], cause),
    }),
    'who chooses sees the cards before': (rules) => ({
      seesHiddenPile: (g, viewer, card) => card.side === viewer || rules.seesHiddenPile(g, viewer, card),
    }),
    'the card is shown to the other player': afterwards('moveLifeToHand', (g, _player, card) => {
      g.rules.show(g, card);
    }),
    'damage by a skill takes the uppermost card': (rules) => ({
      *chooseLife(g, player, count) {
        return g.frames.length > 0 ? cardsIn(g, player, 'life').slice(0, 1) : yield* rules.chooseLife(g, player, count);
      },
    }),
  },
  '4-10-2-2': {
    'however much it is, 1 card is taken': result('strikesOf', (points) => points.slice(0, 1).map(() => 1)),
    'all of them are chosen at once': () => ({
      strikesOf: (_g, amount) => [amount],
      *takeDamage(g, player, amount, { cause }) {
        for (const card of yield* g.rules.chooseLife(g, player, amount))
          yield* g.rules.moveLifeToHand(g, player, card, cause);
      },
    }),
    'nothing else happens instead of damage to both': (rules) => ({
      dealDamageToAll: (g, players, amount, options) => rules.dealDamageAtOnce(g, players, amount, options),
    }),
    'of damage to both the turn player chooses for both': (rules) => ({
      chooseLife: (g, player, count) =>
        player === g.state.turnPlayer
          ? rules.chooseLife(g, player, count)
          : (function* first() {
              return cardsIn(g, player, 'life').slice(0, count);
            })(),
    }),
    'damage of 0 is damage': beforehand('strikePlayer', (g, player, amount, cause) => {
      if (amount === 0) emit(g, 'damageDealt', { player, card: leaderOf(g, player).id, amount, cause });
    }),
    'a player with as little life as the damage takes none of it': skip('takeDamage', (g, player, amount) =>
      cardsIn(g, player, 'life').length <= amount),
  },
  '4-11-1-1': {
    'it is damage by a skill': args('strikePlayer', (g, player, amount, cause) => [
      g,
      player,
      amount,
      cause.kind === 'battle' ? { ...cause, kind: 'effect' as const } : cause,
    ]),
    'the Leader Card of the attacking player is its source': args('strikePlayer', (g, player, amount, cause) => [
      g,
      player,
      amount,
      cause.kind === 'battle' ? { ...cause, source: leaderOf(g, opponentOf(player)).id } : cause,
    ]),
  },
  '4-11-1-2': {
    'nothing is its source': args('strikePlayer', (g, player, amount, cause) => [
      g,
      player,
      amount,
      cause.kind === 'effect' ? { kind: 'effect' as const, player: cause.player } : cause,
    ]),
    'in a battle the attack card is its source': args('strikePlayer', (g, player, amount, cause) => [
      g,
      player,
      amount,
      cause.kind === 'effect' && g.state.battle ? { ...cause, source: g.state.battle.attackers[0] } : cause,
    ]),
    'it is no damage by a skill': args('strikePlayer', (g, player, amount, cause) => [
      g,
      player,
      amount,
      { ...cause, kind: 'battle' as const },
    ]),
    'a skill deals no damage': another('dealDamage', () => NOTHING),
  },
});
