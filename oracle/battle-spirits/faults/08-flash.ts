/** Misreadings of section 8, Flash Timing. */
import { NOTHING, opponentOf } from '../../kernel/state';
import { memory } from '../../kernel/testing/memory';
import { another, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import type { BsRules } from '../game';

export const flashFaults = faultTable<BsRules>({
  '8-1-1': {
    'there is one Flash Timing in a battle': skip('secondFlash'),
    'a player uses one Flash effect in a battle': onlyIf(
      'mayHaveFlash',
      (g, player) => !g.journal.some(({ type, player: who }) => type === 'used' && who === player),
    ),
  },
  '8-1-2': {
    'only Flash effects of Magic cards are used': another('effectsAtWill', () => []),
  },
  '8-1-3': {
    'Main effects are used in Flash Timing': ({ magicEffect }) => ({
      magicEffect: (g, use) => magicEffect(g, { ...use, timing: 'main' }),
    }),
  },
  '8-1-4': {
    'no Burst is activated in a Flash Timing': result('burstsMet', (met, g) => (g.state.battle ? [] : met)),
    'a Burst takes the place of a Flash effect': ({ offerFlash }) => ({
      *offerFlash(g, player, before) {
        const last = g.journal.findLast(({ type }) => type === 'used' || type === 'burstActivated');
        if (last?.type === 'burstActivated' && last.player === player) return false;
        return yield* offerFlash(g, player, before);
      },
    }),
  },
  '8-1-5': {
    'an effect does not end a battle': skip('endBattleByEffect'),
    'a battle that an effect ends has its second Flash Timing': ({ endBattleByEffect, endOfBattle }) => {
      const ended = memory(() => new Set<number>());
      return {
        endBattleByEffect(g) {
          ended(g).add(g.state.turn);
          endBattleByEffect(g);
        },
        *endOfBattle(g) {
          if (ended(g).has(g.state.turn)) yield* g.rules.flashTiming(g as never);
          yield* endOfBattle(g);
        },
      };
    },
  },
  '8-2-1': {
    'the attacking player is first': another('firstToFlash', (g) => g.state.turnPlayer),
    'the attacking player is first in the second Flash Timing': result('firstToFlash', (player, g) =>
      g.rules.isBlocked(g) ? opponentOf(player) : player,
    ),
    'player B is first': another('firstToFlash', () => 'B'),
  },
  '8-2-2': {
    'a Flash effect is resolved when both players have declined': ({ executeAction, flashTiming }) => {
      const put = memory(() => [] as (() => ReturnType<typeof executeAction>)[]);
      return {
        executeAction(g, player, action, timing) {
          if (timing === 'main') return executeAction(g, player, action, timing);
          put(g).push(() => executeAction(g, player, action, timing));
          return NOTHING;
        },
        *flashTiming(g) {
          yield* flashTiming(g);
          for (let last = put(g).pop(); last; last = put(g).pop()) yield* last();
        },
      };
    },
  },
  '8-2-3': {
    'a player goes on as long as there is something to use': ({ offerFlash }) => ({
      *offerFlash(g, player, before) {
        const acted = yield* offerFlash(g, player, before);
        for (let more = acted; more;) more = yield* offerFlash(g, player, before);
        return acted;
      },
    }),
    'only the defending player uses Flash effects': onlyIf(
      'mayHaveFlash',
      (g, player) => player !== g.state.turnPlayer,
    ),
  },
  '8-2-4': {
    'one player who declines ends the Flash Timing': another('passesToEndFlash', 1),
    'it takes three declines to end the Flash Timing': another('passesToEndFlash', 3),
  },
  '8-2-5': {
    'the other player may answer before a Flash effect is resolved': ({ executeAction }) => {
      const answering = memory(() => ({ now: false }));
      return {
        *executeAction(g, player, action, timing) {
          if (timing === 'flash' && !answering(g).now) {
            answering(g).now = true;
            yield* g.rules.offerFlash(g, opponentOf(player), 'acted');
            answering(g).now = false;
          }
          yield* executeAction(g, player, action, timing);
        },
      };
    },
  },
  '8-2-6': {
    'a player who has declined does not use a Flash effect any more': ({ offerFlash, flashTiming }) => {
      const declined = memory(() => new Set<string>());
      return {
        flashTiming(g) {
          declined(g).clear();
          return flashTiming(g);
        },
        *offerFlash(g, player, before) {
          if (declined(g).has(player)) return false;
          const acted = yield* offerFlash(g, player, before);
          if (!acted) declined(g).add(player);
          return acted;
        },
      };
    },
  },
  '8-2-7': {
    'after an effect and a decline the Flash Timing is over': ({ offerFlash }) => {
      const used = memory(() => new Set<string>());
      return {
        *offerFlash(g, player, before) {
          if (before === 'declined' && used(g).has(player)) return false;
          const acted = yield* offerFlash(g, player, before);
          if (acted) used(g).add(player);
          return acted;
        },
      };
    },
  },
});
