/** Misreadings of section 7, the battle, and of 1-6-2. */
import { emit } from '../../kernel/changes';
import { statOf } from '../../kernel/continuous/values';
import { byRule, NOTHING, opponentOf } from '../../kernel/state';
import { afterwards, beforehand, both, instead } from '../../kernel/testing/doing';
import { another, alsoIf, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { memory } from '../../kernel/testing/memory';
import { onField, reserveOf, trashCoresOf, type BsGame, type BsRules } from '../game';

const wasBlocked = (g: BsGame): boolean => g.rules.isBlocked(g);

export const battleFaults = faultTable<BsRules>({
  '1-6-2': {
    'nobody loses without Life': skip('afterGroup'),
    'only in a battle a player loses by Life': (rules) => ({
      ruleRows: rules.ruleRows.map((row) =>
        row.clauses.includes('1-6-2') ? { ...row, due: (g) => (g.state.battle ? row.due(g) : []) } : row,
      ),
    }),
    'the turn player does not lose by an own effect': (rules) => ({
      ruleRows: rules.ruleRows.map((row) =>
        row.clauses.includes('1-6-2')
          ? { ...row, due: (g) => row.due(g).filter(({ player }) => player !== g.state.turnPlayer) }
          : row,
      ),
    }),
  },
  '7-1-1': {
    'Ultimates do not attack': onlyIf('canFight', (g, card) => !g.rules.isUltimate(g, card)),
    'Braves in Spirit state do not attack': onlyIf('canFight', (g, card) => !g.rules.isBraveInSpiritState(g, card)),
    'Nexuses attack': alsoIf('canFight', (g, card) => g.rules.isNexus(g, card)),
  },
  '7-1-2': {
    'one attack ends the Attack Step': another('attackStep', function* (g, player) {
      yield* g.rules.attackOnce(g as BsGame, player);
    }),
    'all Refreshed Spirits attack at once': afterwards('declareAttack', function* (g) {
      const player = g.state.turnPlayer;
      for (const card of g.rules.fighters(g, player, 'attack')) yield* g.rules.exhaust(g, player, card);
    }),
  },
  '7-1-3': {
    'the first player attacks in the first turn': ({ phaseOccurs }) => ({
      phaseOccurs: (g, phase) => phase === 'attack' || phaseOccurs(g, phase),
    }),
  },
  '7-2-1': {
    'the second Flash Timing is left out': skip('secondFlash'),
    'the block comes before the first Flash Timing': another('battleSteps', [
      ...['declaration', 'block', 'firstFlash', 'secondFlash', 'resolution'],
    ]),
    'a battle has no end': another('endOfBattle', (g) =>
      g.rules.afterBattle(g as BsGame, g.state.battle!.attackers[0]!),
    ),
  },
  '7-3-1': {
    'any Spirit can attack': another('fighters', (g, player) => onField(g, player)),
    'a Spirit that cannot attack attacks': onlyIf('isProhibited', (_g, _card, what) => what !== 'attack'),
    'no Spirit must attack': onlyIf('mustFight', (_g, _card, what) => what !== 'attack'),
    'a Spirit that must attack attacks first': result('fighters', (cards, g, _player, what) => {
      const obliged = cards.filter((card) => what === 'attack' && g.rules.mustFight(g, card, what));
      return obliged.length > 0 ? obliged : cards;
    }),
  },
  '7-3-2': {
    'attacking exhausts nothing': skip('exhaust'),
  },
  '7-3-3': {
    '"when this Spirit attacks" comes after the first Flash Timing': another('declareAttack', function* (g, attacker) {
      const player = g.state.turnPlayer;
      yield* g.rules.exhaust(g, player, attacker);
      yield* g.rules.flashTiming(g);
      emit(g, 'attackDeclared', { player, card: attacker.id });
      yield* g.rules.runCheckpoint(g);
    }),
    'an attack activates nothing': another('declareAttack', (g, attacker) =>
      g.rules.exhaust(g, g.state.turnPlayer, attacker),
    ),
  },
  '7-3-4': {
    'a Spirit does not attack in the turn in which it was summoned': result('fighters', (cards, g, _player, what) =>
      what === 'block'
        ? cards
        : cards.filter(({ id }) => !g.journal.some(({ type, card }) => type === 'summoned' && card === id)),
    ),
  },
  '7-3-5': {
    'a battle whose attacker has left is over at once': onlyIf(
      'battleContinues',
      (g) => g.rules.attackersLeft(g as BsGame, g.state.battle!).length > 0,
    ),
    'an attack without attacker takes Life': another('resolveUnblocked', (g, defender) =>
      g.rules.reduceLife(g, defender, 1, byRule(defender)),
    ),
    'an attack without attacker can be blocked': ({ attackerLeft }) => ({
      attackerLeft: (g) => attackerLeft(g) ?? g.card(g.state.battle!.attackers[0]!),
    }),
  },
  '7-3-6': {
    'a player who declines is asked once more': ({ attackOnce }) => ({
      *attackOnce(g, player) {
        return (yield* attackOnce(g, player)) || (yield* attackOnce(g, player));
      },
    }),
  },
  '7-4-1': {
    'there is no Flash Timing before the block': ({ flashTiming }) => ({
      flashTiming: (g) => (wasBlocked(g as BsGame) ? flashTiming(g) : NOTHING),
    }),
  },
  '7-5-1': {
    'nobody blocks': skip('blockStep'),
    'Exhausted Spirits block': result('fighters', (cards, g, player, what) =>
      what === 'block' ? onField(g, player).filter((card) => g.rules.canFight(g, card)) : cards,
    ),
    'nobody must block': onlyIf('mustFight', (_g, _card, what) => what !== 'block'),
    'a Spirit that cannot block blocks': onlyIf('isProhibited', (_g, _card, what) => what !== 'block'),
    'who must block does so with any Spirit': another('blockersAmong', (_g, fighters) => fighters),
  },
  '7-5-2': {
    'blocking exhausts nothing': skip('exhaust', (g, player) => player !== g.state.turnPlayer),
  },
  '7-5-3': {
    'a block activates nothing': another('blockIsDeclared', () => NOTHING),
    '"when this Spirit blocks" comes after the second Flash Timing': ({ blockIsDeclared, secondFlash }) => ({
      blockIsDeclared: () => NOTHING,
      *secondFlash(g) {
        yield* secondFlash(g);
        const [guard] = g.state.battle!.guards;
        if (guard) yield* blockIsDeclared(g, opponentOf(g.state.turnPlayer), g.card(guard.card.id));
      },
    }),
  },
  '7-5-4': {
    'a second Spirit may block': afterwards('blockStep', function* (g, player) {
      const [other] = g.rules.fighters(g, player, 'block');
      if (other && wasBlocked(g)) yield* g.rules.exhaust(g, player, other);
    }),
  },
  '7-6-1': {
    'a second Flash Timing comes without a block': another('secondFlash', (g) => g.rules.flashTiming(g)),
    'there is no second Flash Timing after a block': skip('secondFlash'),
  },
  '7-7-1': {
    'each attack reduces the Life by one': another('lifeTaken', () => 1),
    'the Cores of the Life go to the Trash': another('lifeGoesTo', (g, player) => trashCoresOf(g, player)),
  },
  '7-7-2': {
    'an attacker that was not blocked is destroyed': afterwards('resolveUnblocked', function* (g) {
      const attacker = g.rules.attackerLeft(g);
      if (attacker) yield* g.rules.destroy(g, [attacker], byRule(attacker.side));
    }),
    'what did not block is destroyed': afterwards('resolveUnblocked', function* (g, defender) {
      yield* g.rules.destroy(g, onField(g, defender), byRule(defender));
    }),
  },
  '7-7-3': {
    'the printed BP are compared': another('bpInBattle', (g, card) => g.rules.bpOfLevel(g, card, 1)),
    'the higher cost wins': another('bpInBattle', (g, card) => statOf(g, card, 'cost')),
  },
  '7-7-4': {
    'nothing is destroyed after the comparison': skip('destroyInBattle'),
  },
  '7-7-5': {
    'effects of Battle Resolution come after it': another('resolveBattle', function* (g, attacker, defender) {
      yield* g.rules.isBlocked(g) ? g.rules.resolveBlocked(g) : g.rules.resolveUnblocked(g, defender);
      emit(g, 'battleResolving', { player: g.state.turnPlayer, card: attacker.id });
      yield* g.rules.runCheckpoint(g);
    }),
  },
  '7-7-6': {
    'an attack whose blocker has left takes Life': instead(
      'resolveBlocked',
      (g) => g.rules.blockerLeft(g) === undefined,
      (g) => g.rules.resolveUnblocked(g, opponentOf(g.state.turnPlayer)),
    ),
    'a card that blocks takes no part in the battle': ({ takesPart }) => ({
      takesPart: (g, card) => takesPart(g, card) && g.state.battle!.attackers.includes(card.id),
    }),
    'an attacker whose blocker has left is destroyed': beforehand('resolveBlocked', function* (g) {
      const attacker = g.rules.attackerLeft(g);
      if (attacker && !g.rules.blockerLeft(g)) yield* g.rules.destroy(g, [attacker], byRule(attacker.side));
    }),
  },
  '7-8-1': {
    'nothing is destroyed': skip('destroyInBattle'),
    'the Spirit with more BP is destroyed': args('destroyInBattle', (g, defeats) => [
      g,
      defeats.map(({ loser, winner }) => ({ loser: winner, winner: loser })),
    ]),
  },
  '7-8-2': {
    'of equals the blocker alone is destroyed': args('destroyInBattle', (g, defeats) => [g, defeats.slice(-1)]),
    'of equals the attacker alone is destroyed': args('destroyInBattle', (g, defeats) => [g, defeats.slice(0, 1)]),
    'of equals neither is destroyed': skip('destroyInBattle', (_g, defeats) => defeats.length > 1),
  },
  '7-8-3': {
    'the Cores of a destroyed Spirit go to the Trash': another('coresGoTo', (g, card) => trashCoresOf(g, card.owner)),
    'the Cores of a destroyed Spirit go to the other player': another('coresGoTo', (g, card) =>
      reserveOf(g, opponentOf(card.owner)),
    ),
  },
  '7-8-4': {
    'a Spirit destroyed in battle goes to the Trash at once': onlyIf('departs', (g) => g.state.battle === null),
  },
  '7-8-5': {
    'the attacking player destroys whatever is destroyed in a battle': args('destroyInBattle', (g, defeats) => [
      g,
      defeats.map(({ loser }) => ({ loser, winner: g.card(g.state.battle!.attackers[0]!) })),
    ]),
    'what loses a battle has not been destroyed by the opponent': args('destroyInBattle', (g, defeats) => [
      g,
      defeats.map(({ loser }) => ({ loser, winner: loser })),
    ]),
    'of equals only the blocker is destroyed by the opponent': args('destroyInBattle', (g, defeats) => [
      g,
      defeats.map(({ loser, winner }) => ({
        loser,
        winner: defeats.length > 1 && loser.side === g.state.turnPlayer ? loser : winner,
      })),
    ]),
  },
  '7-9-1': {
    'nothing comes at the end of a battle': another('endOfBattle', (g) =>
      g.rules.afterBattle(g as BsGame, g.state.battle!.attackers[0]!),
    ),
  },
  '7-9-2': {
    'what an attack has brought about lasts for the turn': another('durationOf', () => 'turn'),
    'what a block has brought about lasts for the turn': result('durationOf', (until, _g, { when }) =>
      when?.event === 'blocked' ? 'turn' : until,
    ),
    'what lasts for the battle ends for the attacking player alone': onlyIf(
      'endsWithBattle',
      (g, { player }) => player === g.state.turnPlayer,
    ),
    'it ends before the effects at the end of the battle': both<BsRules>(
      skip('endEffectsOfBattle'),
      beforehand('endOfBattle', (g) => g.rules.endEffectsOfBattle(g as BsGame)),
    ),
    'what lasts for the turn ends with the battle': alsoIf('endsWithBattle', (_g, { until }) => until === 'turn'),
  },
  '7-9-3': {
    'nothing comes after a battle': skip('afterBattle'),
    'it comes before what lasts for the battle ends': both<BsRules>(
      skip('endEffectsOfBattle'),
      afterwards('afterBattle', (g) => g.rules.endEffectsOfBattle(g)),
    ),
  },
  '7-9-4': {
    'a Spirit attacks once in a turn': result('fighters', (cards, g, _player, what) =>
      what === 'block'
        ? cards
        : cards.filter(({ id }) => !g.journal.some(({ type, card }) => type === 'attackDeclared' && card === id)),
    ),
    'one attack ends the Attack Step': another('attackStep', function* (g, player) {
      yield* g.rules.attackOnce(g as BsGame, player);
    }),
  },
  '7-9-5': {
    'an effect of an attack does not end the battle': skip('endBattleByEffect', (g) => g.state.windows.length === 0),
    'a battle that an effect ends has no effects at its end': ({ endBattleByEffect, endOfBattle }) => {
      const ended = memory(() => new Set<number>());
      return {
        endBattleByEffect(g) {
          ended(g).add(g.state.turn);
          endBattleByEffect(g);
        },
        *endOfBattle(g) {
          if (!ended(g).has(g.state.turn)) return yield* endOfBattle(g);
          const [attacker] = g.state.battle!.attackers;
          yield* g.rules.endEffectsOfBattle(g as BsGame);
          yield* g.rules.afterBattle(g as BsGame, attacker!);
        },
      };
    },
  },
  '7-9-6': {
    'every Refreshed Spirit must attack': alsoIf('mustFight', (_g, _card, what) => what === 'attack'),
  },
});
