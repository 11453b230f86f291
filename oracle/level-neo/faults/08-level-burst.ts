/** Misreadings of section 8: Level Burst. */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import { isForbidden } from '../../kernel/continuous/prohibitions';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type Procedure } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import { isTarget } from '../../kernel/state/lasting';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
} from '../../kernel/testing/misreadings';
import { cardsIn, type LnGame, type LnRules, mainOf, coveredOf } from '../game';
import { memory } from '../../kernel/testing/memory';

/** Says what a player did when asked for a Level Burst. */
type Outcome = 'activated' | 'failed' | 'passed' | 'impossible';

function* offer(g: LnGame, player: PlayerId): Procedure<Outcome> {
  if (!g.rules.mayLevelBurst(g, player)) return 'impossible';
  const burst = yield* g.rules.offerLevelBurst(g, player);
  if (!burst) return 'passed';
  return g.rules.burstHasFailed(g, player) ? 'failed' : 'activated';
}

/**
 * Replaces the order of the exchange.
 * @param next returns the player who may burst next, or null to end the exchange
 */
const exchange =
  (next: (g: LnGame, player: PlayerId, outcome: Outcome) => PlayerId | null): Misreading<LnRules> =>
  () => ({
    *levelBurstStep(g) {
      let idle = 0;
      for (let player: PlayerId | null = g.rules.firstToBurst(g); player && idle < 2;) {
        const outcome: Outcome = yield* offer(g, player);
        idle = outcome === 'activated' || outcome === 'failed' ? 0 : idle + 1;
        player = g.rules.battleContinues(g) ? next(g, player, outcome) : null;
      }
    },
  });

const isBurst = (outcome: Outcome): boolean => outcome === 'activated' || outcome === 'failed';

/** Also offers cards other than the face-down ones of the player's level zone. */
const alsoFrom =
  (allowed: (g: LnGame, player: PlayerId, card: string) => boolean): Misreading<LnRules> =>
  (rules) => ({
    levelBurstRefusal(g: LnGame, player: PlayerId, action: Action) {
      const { type, card } = action;
      if (type === 'levelBurst' && card !== undefined && allowed(g, player, card)) return null;
      return rules.levelBurstRefusal(g, player, action);
    },
  });

const noneIsDown = (g: LnGame, player: PlayerId): boolean =>
  cardsIn(g, player, 'level').every(({ face }) => face === 'up');

function* turnAllDown(g: LnGame): Procedure {
  const up = (['A', 'B'] as const).flatMap((player) => cardsIn(g, player, 'level').filter(({ face }) => face === 'up'));
  yield* perform(g, ...up.map((card) => ({ card, face: 'down' as const })));
}

export const levelBurstFaults = faultTable<LnRules>({
  '8-1': {
    'a Main Character for which another character covers still takes part': alsoIf(
      'mainParticipates',
      (g, player) => coveredOf(g) === mainOf(g, player).id,
    ),
    'the Main Characters burst in every battle, whoever fights it': alsoIf('mainParticipates', () => true),
    'there is no Level Burst': always('mainParticipates', false),
    'only a Main Character that attacks takes part': onlyIf(
      'mainParticipates',
      (g, player) => player === g.state.turnPlayer,
    ),
    'a Main Character that attacks together with a support does not burst': onlyIf(
      'mainParticipates',
      (g, player) => player !== g.state.turnPlayer || g.state.battle!.attackers.length === 1,
    ),
  },
  '8-2': {
    'the defending player decides first': another('firstToBurst', (g) => opponentOf(g.state.turnPlayer)),
    'the player who went first in the game decides first in every battle': another(
      'firstToBurst',
      (g) => g.state.firstPlayer,
    ),
    'what forbids one Main Character a Level Burst forbids the other one': onlyIf(
      'mayLevelBurst',
      (g, player) => !isForbidden(g, mainOf(g, opponentOf(player)), 'levelBurst'),
    ),
    'the defending player cannot burst': onlyIf('mayLevelBurst', (g, player) => player === g.state.turnPlayer),
  },
  '8-3': {
    'a failed Level Burst can be followed by another': onlyIf('burstHasFailed', () => false),
    'after a failure neither player bursts in this battle': another(
      'burstHasFailed',
      (g) => g.state.facts.failedBursts.length > 0,
    ),
    'after a failure the Main Character does not burst in later battles either': another(
      'burstHasFailed',
      (g, player) =>
        cardsIn(g, player, 'level').some((card) => card.face === 'up' && g.rules.levelBurstText(g, card) === null),
    ),
    'only the last failure of a battle counts': another(
      'burstHasFailed',
      (g, player) => g.state.facts.failedBursts.at(-1) === player,
    ),
    'a Main Character that has burst with success in this battle may go on after a failure': onlyIf(
      'burstHasFailed',
      (g, player) =>
        !cardsIn(g, player, 'level').some((card) => card.face === 'up' && g.rules.levelBurstText(g, card) !== null),
    ),
  },
  '8-4-1': {
    'the card is only looked at and stays face down': () => ({
      *turnUp(g) {
        g.cite('8-4-1', '8-5', '8-6');
      },
    }),
    'a card of the level zone that lies face up can be chosen as well': alsoFrom((g, player, card) =>
      g.zone(player, 'level').includes(card),
    ),
    "a card of the opponent's level zone can be chosen as well": alsoFrom((g, player, card) =>
      g.zone(opponentOf(player), 'level').includes(card),
    ),
    'a card of the hand can be chosen as well': alsoFrom((g, player, card) => g.zone(player, 'hand').includes(card)),
    'with face-up cards alone one of them bursts again': (rules, clause) => ({
      ...alsoFrom((g, player, card) => noneIsDown(g, player) && g.zone(player, 'level').includes(card))(rules, clause),
      mayLevelBurst: (g, player) =>
        rules.mayLevelBurst(g, player) ||
        (g.rules.mainParticipates(g, player) && !g.rules.burstHasFailed(g, player) && noneIsDown(g, player)),
    }),
    'all cards of the level zone are turned up together': (rules) => ({
      *turnUp(g, card) {
        for (const one of cardsIn(g, card.side, 'level')) yield* rules.turnUp(g, one);
      },
    }),
    'the card is not chosen: it is always the first that lies face down': (rules) => ({
      *performLevelBurst(g, player, card) {
        const first = cardsIn(g, player, 'level').find(({ face }) => face === 'down');
        yield* rules.performLevelBurst(g, player, first ?? card);
      },
    }),
    'a player may look at the own level zone before choosing': alsoIf(
      'sees',
      (_g, viewer, card) => card.zone === 'level' && card.side === viewer,
    ),
    'the opponent does not see the card that is turned up': onlyIf(
      'sees',
      (_g, viewer, card) => card.zone !== 'level' || card.side === viewer,
    ),
  },
  '8-4-2': {
    'without the text nothing happens, which is no failure': another('failLevelBurst', (g) => g.cite('8-4-2', '8-3')),
    'a card with any skill makes the Level Burst activate': another(
      'levelBurstText',
      (_g, card) => card.definition.abilities?.[0] ?? null,
    ),
    'a card whose skills an effect has taken away fails': (rules) => ({
      *performLevelBurst(g, player, card) {
        const negated = g.state.effects.some(
          (effect) => effect.modification.kind === 'negate' && isTarget(effect, card),
        );
        if (!negated) return yield* rules.performLevelBurst(g, player, card);
        yield* g.rules.turnUp(g, card);
        g.rules.failLevelBurst(g, player);
      },
    }),
    'only character cards make a Level Burst activate': always(
      'levelBurstText',
      null,
      (_g, card) => card.definition.category !== 'character',
    ),
    'a Level Burst fails whatever the card says': always('levelBurstText', null),
  },
  '8-4-3': {
    'a Level Burst that activates does nothing': () => ({
      *activateLevelBurst(g) {
        g.cite('8-4-2', '8-4-3');
      },
    }),
    'only the first effect of the text is carried out': (rules) => ({
      *activateLevelBurst(g, player, source, ability) {
        const effect = ability.effect.slice(0, 1);
        yield* rules.activateLevelBurst(g, player, source, { ...ability, effect });
      },
    }),
    'every Level Burst works for the attacking player': args('activateLevelBurst', (g, _player, source, ability) => [
      g,
      g.state.turnPlayer,
      source,
      ability,
    ]),
  },
  '8-4-4': {
    'a player bursts as often as wanted before the opponent may': exchange((_g, player, outcome) =>
      isBurst(outcome) ? player : opponentOf(player),
    ),
    'there is only one Level Burst in a battle, and no answer to it': exchange((_g, player, outcome) =>
      isBurst(outcome) ? null : opponentOf(player),
    ),
    'a Level Burst that failed is not answered': exchange((_g, player, outcome) =>
      outcome === 'failed' ? null : opponentOf(player),
    ),
  },
  '8-4-5': {
    'when the attacking player declines there is no Level Burst at all': exchange((g, player, outcome) =>
      outcome === 'passed' && player === g.state.turnPlayer ? null : opponentOf(player),
    ),
  },
  '8-4-6': {
    'each player bursts once at most': exchange((g, player) =>
      player === g.rules.firstToBurst(g) ? opponentOf(player) : null,
    ),
    'the exchange is over as soon as the defending player declines': exchange((g, player, outcome) =>
      outcome === 'passed' && player !== g.state.turnPlayer ? null : opponentOf(player),
    ),
    'the exchange is over when the opponent of a player who bursts cannot answer': exchange((g, player, outcome) =>
      isBurst(outcome) && !g.rules.mayLevelBurst(g, opponentOf(player)) ? null : opponentOf(player),
    ),
    'a player who declined once is not asked again in this battle': (rules) => {
      const passed = new Set<PlayerId>();
      return {
        *levelBurstStep(g) {
          passed.clear();
          yield* rules.levelBurstStep(g);
        },
        mayLevelBurst: (g, player) => !passed.has(player) && rules.mayLevelBurst(g, player),
        *offerLevelBurst(g, player) {
          const burst = yield* rules.offerLevelBurst(g, player);
          if (!burst) passed.add(player);
          return burst;
        },
      };
    },
  },
  '8-5': {
    'a card that was turned up no longer counts for the level': another(
      'countedForLevel',
      (g, player) => cardsIn(g, player, 'level').filter(({ face }) => face === 'down').length,
    ),
    'a card that was turned up makes the Main Character one level higher': result(
      'countedForLevel',
      (given, g, player) => given + cardsIn(g, player, 'level').filter(({ face }) => face === 'up').length,
    ),
  },
  '8-6': {
    'the cards are turned down again after the battle': beforehand('endOfBattle', (g) => turnAllDown(g)),
    'the cards are turned down again at the end of the turn': beforehand('endOfTurn', (g) => turnAllDown(g)),
    'a card with Level Burst text goes to the discard pile when its Level Burst is done': afterwards(
      'activateLevelBurst',
      (g, _player, source) => g.rules.discard(g, [source]),
    ),
    'the card of a Level Burst that failed goes to the discard pile': afterwards(
      'performLevelBurst',
      function* (g, _player, card) {
        if (g.rules.levelBurstText(g, card) === null) yield* g.rules.discard(g, [card]);
      },
    ),
  },
  '8-7': {
    'what a Level Burst does ends when the next one activates': beforehand('activateLevelBurst', (g) => {
      g.rules.endBattleEffects(g);
    }),
    'what a Level Burst does lasts until the end of the turn': always('endsWithBattle', false),
    'what a Level Burst forbids stays forbidden after the battle': onlyIf(
      'endsWithBattle',
      (_g, effect) => effect.modification.kind !== 'forbid',
    ),
    'what a Level Burst changes stays where the battle ends without a judgement': (rules) => {
      const judged = memory(() => new Set<Battle>());
      return {
        *judgementStep(g) {
          judged(g).add(g.state.battle!);
          yield* rules.judgementStep(g);
        },
        endBattleEffects(g) {
          if (judged(g).has(g.state.battle!)) rules.endBattleEffects(g);
        },
      };
    },
    'what a Level Burst does is over before the battle is judged': beforehand('judgementStep', (g) => {
      g.rules.endBattleEffects(g);
    }),
  },
});
