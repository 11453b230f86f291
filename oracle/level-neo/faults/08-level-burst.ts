/** Misreadings of section 8. */
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { isTarget, opponentOf, type Procedure } from '../../kernel/state';
import { cardsIn, mainOf, type Battle, type LnGame, type LnRules } from '../game';
import { memory } from './memory';

type Burst = Fault<LnRules>;

/** What a player did when it was that player's turn to burst. */
type Outcome = 'activated' | 'failed' | 'passed' | 'impossible';

function* offer(g: LnGame, player: PlayerId): Procedure<Outcome> {
  if (!g.rules.mayLevelBurst(g, player)) return 'impossible';
  const burst = yield* g.rules.offerLevelBurst(g, player);
  if (!burst) return 'passed';
  return g.rules.burstHasFailed(g, player) ? 'failed' : 'activated';
}

/** The exchange with another rule for what follows: the player who comes next; null: it is over. */
const exchange =
  (next: (g: LnGame, player: PlayerId, outcome: Outcome) => PlayerId | null): Burst['replace'] =>
  () => ({
    *levelBurstStep(g) {
      let idle = 0;
      for (let player: PlayerId | null = g.rules.firstToBurst(g); player && idle < 2;) {
        const outcome: Outcome = yield* offer(g, player);
        idle = outcome === 'activated' || outcome === 'failed' ? 0 : idle + 1;
        player = g.rules.battleGoesOn(g) ? next(g, player, outcome) : null;
      }
    },
  });

const isBurst = (outcome: Outcome): boolean => outcome === 'activated' || outcome === 'failed';

/** Other cards than the face-down ones of the own level zone may be chosen too. */
const alsoFrom =
  (allowed: (g: LnGame, player: PlayerId, card: string) => boolean): Burst['replace'] =>
  (rules) => ({
    levelBurstRefusal(g: LnGame, player: PlayerId, action: Action) {
      const { type, card } = action;
      if (type === 'levelBurst' && card !== undefined && allowed(g, player, card)) return null;
      return rules.levelBurstRefusal(g, player, action);
    },
  });

function* turnAllDown(g: LnGame): Procedure {
  const up = (['A', 'B'] as const).flatMap((player) => cardsIn(g, player, 'level').filter(({ face }) => face === 'up'));
  yield* perform(g, ...up.map((card) => ({ card, face: 'down' as const })));
}

const participants: readonly Burst[] = [
  {
    id: 'covered-main-bursts',
    clause: '8-1',
    title: 'a Main Character for which another character covers still takes part',
    replace: (rules) => ({
      mainParticipates: (g, player) =>
        rules.mainParticipates(g, player) || g.state.facts.battle!.covered === mainOf(g, player).id,
    }),
  },
  {
    id: 'every-main-bursts',
    clause: '8-1',
    title: 'the Main Characters burst in every battle, whoever fights it',
    replace: (rules) => ({ mainParticipates: (g, player) => rules.mainParticipates(g, player) || true }),
  },
  {
    id: 'only-attacking-main-bursts',
    clause: '8-1',
    title: 'only a Main Character that attacks takes part',
    replace: (rules) => ({
      mainParticipates: (g, player) => rules.mainParticipates(g, player) && player === g.state.turnPlayer,
    }),
  },
  {
    id: 'combi-main-does-not-burst',
    clause: '8-1',
    title: 'a Main Character that attacks together with a support does not burst',
    replace: (rules) => ({
      mainParticipates: (g, player) =>
        rules.mainParticipates(g, player) &&
        (player !== g.state.turnPlayer || g.state.facts.battle!.attackers.length === 1),
    }),
  },
];

const order: readonly Burst[] = [
  {
    id: 'defender-bursts-first',
    clause: '8-2',
    title: 'the defending player decides first',
    replace: () => ({ firstToBurst: (g) => opponentOf(g.state.turnPlayer) }),
  },
  {
    id: 'first-player-bursts-first',
    clause: '8-2',
    title: 'the player who went first in the game decides first in every battle',
    replace: () => ({ firstToBurst: (g) => g.state.firstPlayer }),
  },
  {
    id: 'only-attacking-player-bursts',
    clause: '8-2',
    title: 'the defending player cannot burst',
    replace: (rules) => ({
      mayLevelBurst: (g, player) => player === g.state.turnPlayer && rules.mayLevelBurst(g, player),
    }),
  },
  {
    id: 'burster-goes-on',
    clause: '8-4-4',
    title: 'a player bursts as often as wanted before the opponent may',
    replace: exchange((_g, player, outcome) => (isBurst(outcome) ? player : opponentOf(player))),
  },
  {
    id: 'no-answer-to-a-burst',
    clause: '8-4-4',
    title: 'there is only one Level Burst in a battle, and no answer to it',
    replace: exchange((_g, player, outcome) => (isBurst(outcome) ? null : opponentOf(player))),
  },
  {
    id: 'no-answer-to-a-failure',
    clause: '8-4-4',
    title: 'a Level Burst that failed is not answered',
    replace: exchange((_g, player, outcome) => (outcome === 'failed' ? null : opponentOf(player))),
  },
  {
    id: 'no-burst-after-attackers-pass',
    clause: '8-4-5',
    title: 'when the attacking player declines there is no Level Burst at all',
    replace: exchange((g, player, outcome) =>
      outcome === 'passed' && player === g.state.turnPlayer ? null : opponentOf(player),
    ),
  },
  {
    id: 'one-burst-each',
    clause: '8-4-6',
    title: 'each player bursts once at most',
    replace: exchange((g, player) => (player === g.rules.firstToBurst(g) ? opponentOf(player) : null)),
  },
  {
    id: 'defenders-pass-ends-the-exchange',
    clause: '8-4-6',
    title: 'the exchange is over as soon as the defending player declines',
    replace: exchange((g, player, outcome) =>
      outcome === 'passed' && player !== g.state.turnPlayer ? null : opponentOf(player),
    ),
  },
  {
    id: 'exchange-needs-two',
    clause: '8-4-6',
    title: 'the exchange is over when the opponent of a player who bursts cannot answer',
    replace: exchange((g, player, outcome) =>
      isBurst(outcome) && !g.rules.mayLevelBurst(g, opponentOf(player)) ? null : opponentOf(player),
    ),
  },
  {
    id: 'pass-is-final',
    clause: '8-4-6',
    title: 'a player who declined once is not asked again in this battle',
    replace: (rules) => {
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
];

const failures: readonly Burst[] = [
  {
    id: 'burst-again-after-failure',
    clause: '8-3',
    title: 'a failed Level Burst can be followed by another',
    replace: (rules) => ({ burstHasFailed: (g, player) => rules.burstHasFailed(g, player) && false }),
  },
  {
    id: 'failure-binds-both',
    clause: '8-3',
    title: 'after a failure neither player bursts in this battle',
    replace: () => ({ burstHasFailed: (g) => g.state.facts.battle!.failedBursts.length > 0 }),
  },
  {
    id: 'failure-binds-for-good',
    clause: '8-3',
    title: 'after a failure the Main Character does not burst in later battles either',
    replace: () => ({
      burstHasFailed: (g, player) =>
        cardsIn(g, player, 'level').some((card) => card.face === 'up' && g.rules.levelBurstText(card) === null),
    }),
  },
  {
    id: 'failure-is-forgiven-after-theirs',
    clause: '8-3',
    title: 'only the last failure of a battle counts',
    replace: () => ({ burstHasFailed: (g, player) => g.state.facts.battle!.failedBursts.at(-1) === player }),
  },
  {
    id: 'failure-is-forgiven-after-success',
    clause: '8-3',
    title: 'a Main Character that has burst with success in this battle may go on after a failure',
    replace: (rules) => ({
      burstHasFailed: (g, player) =>
        rules.burstHasFailed(g, player) &&
        !cardsIn(g, player, 'level').some((card) => card.face === 'up' && g.rules.levelBurstText(card) !== null),
    }),
  },
  {
    id: 'plain-card-does-not-fail',
    clause: '8-4-2',
    title: 'without the text nothing happens, which is no failure',
    replace: () => ({ failLevelBurst: (g) => g.cite('8-4-2', '8-3') }),
  },
  {
    id: 'any-text-activates',
    clause: '8-4-2',
    title: 'a card with any skill makes the Level Burst activate',
    replace: () => ({ levelBurstText: (card) => card.definition.abilities?.[0] ?? null }),
  },
  {
    id: 'negated-text-fails',
    clause: '8-4-2',
    title: 'a card whose skills an effect has taken away fails',
    replace: (rules) => ({
      *performLevelBurst(g, player, card) {
        const negated = g.state.effects.some(
          (effect) => effect.modification.kind === 'negate' && isTarget(effect, card),
        );
        if (!negated) return yield* rules.performLevelBurst(g, player, card);
        yield* g.rules.turnUp(g, card);
        g.rules.failLevelBurst(g, player);
      },
    }),
  },
  {
    id: 'only-characters-activate',
    clause: '8-4-2',
    title: 'only character cards make a Level Burst activate',
    replace: (rules) => ({
      levelBurstText: (card) => (card.definition.category === 'character' ? rules.levelBurstText(card) : null),
    }),
  },
  {
    id: 'level-burst-always-fails',
    clause: '8-4-2',
    title: 'a Level Burst fails whatever the card says',
    replace: () => ({ levelBurstText: () => null }),
  },
];

const choice: readonly Burst[] = [
  {
    id: 'burst-card-is-not-turned-up',
    clause: '8-4-1',
    title: 'the card is only looked at and stays face down',
    replace: () => ({
      *turnUp(g) {
        g.cite('8-4-1', '8-5', '8-6');
      },
    }),
  },
  {
    id: 'face-up-card-bursts',
    clause: '8-4-1',
    title: 'a card of the level zone that lies face up can be chosen as well',
    replace: alsoFrom((g, player, card) => g.zone(player, 'level').includes(card)),
  },
  {
    id: 'burst-from-any-level-zone',
    clause: '8-4-1',
    title: "a card of the opponent's level zone can be chosen as well",
    replace: alsoFrom((g, player, card) => g.zone(opponentOf(player), 'level').includes(card)),
  },
  {
    id: 'burst-from-hand',
    clause: '8-4-1',
    title: 'a card of the hand can be chosen as well',
    replace: alsoFrom((g, player, card) => g.zone(player, 'hand').includes(card)),
  },
  {
    id: 'face-down-cards-are-not-needed',
    clause: '8-4-1',
    title: 'with face-up cards alone one of them bursts again',
    replace: (rules) => ({
      ...alsoFrom((g, player, card) => noneIsDown(g, player) && g.zone(player, 'level').includes(card))(rules),
      mayLevelBurst: (g, player) =>
        rules.mayLevelBurst(g, player) ||
        (g.rules.mainParticipates(g, player) && !g.rules.burstHasFailed(g, player) && noneIsDown(g, player)),
    }),
  },
  {
    id: 'whole-level-zone-is-turned-up',
    clause: '8-4-1',
    title: 'all cards of the level zone are turned up together',
    replace: (rules) => ({
      *turnUp(g, card) {
        for (const one of cardsIn(g, card.controller, 'level')) yield* rules.turnUp(g, one);
      },
    }),
  },
  {
    id: 'first-card-is-turned-up',
    clause: '8-4-1',
    title: 'the card is not chosen: it is always the first that lies face down',
    replace: (rules) => ({
      *performLevelBurst(g, player, card) {
        const first = cardsIn(g, player, 'level').find(({ face }) => face === 'down');
        yield* rules.performLevelBurst(g, player, first ?? card);
      },
    }),
  },
  {
    id: 'own-level-zone-is-known',
    clause: '8-4-1',
    title: 'a player may look at the own level zone before choosing',
    replace: (rules) => ({
      sees: (g, viewer, card) => (card.zone === 'level' && card.controller === viewer) || rules.sees(g, viewer, card),
    }),
  },
  {
    id: 'turned-up-for-its-player-alone',
    clause: '8-4-1',
    title: 'the opponent does not see the card that is turned up',
    replace: (rules) => ({
      sees: (g, viewer, card) => rules.sees(g, viewer, card) && (card.zone !== 'level' || card.controller === viewer),
    }),
  },
];

const noneIsDown = (g: LnGame, player: PlayerId): boolean =>
  cardsIn(g, player, 'level').every(({ face }) => face === 'up');

const consequences: readonly Burst[] = [
  {
    id: 'level-burst-without-effect',
    clause: '8-4-3',
    title: 'a Level Burst that activates does nothing',
    replace: () => ({
      *activateLevelBurst(g) {
        g.cite('8-4-2', '8-4-3');
      },
    }),
  },
  {
    id: 'only-first-effect-of-a-burst',
    clause: '8-4-3',
    title: 'only the first effect of the text is carried out',
    replace: (rules) => ({
      *activateLevelBurst(g, player, source, ability) {
        const effect = ability.effect.slice(0, 1);
        yield* rules.activateLevelBurst(g, player, source, { ...ability, effect });
      },
    }),
  },
  {
    id: 'burst-serves-turn-player',
    clause: '8-4-3',
    title: 'every Level Burst works for the attacking player',
    replace: (rules) => ({
      *activateLevelBurst(g, _player, source, ability) {
        yield* rules.activateLevelBurst(g, g.state.turnPlayer, source, ability);
      },
    }),
  },
  {
    id: 'burst-replaces-the-one-before',
    clause: '8-7',
    title: 'what a Level Burst does ends when the next one activates',
    replace: (rules) => ({
      *activateLevelBurst(g, player, source, ability) {
        g.rules.endBattleEffects(g);
        yield* rules.activateLevelBurst(g, player, source, ability);
      },
    }),
  },
  {
    id: 'bursted-cards-give-no-level',
    clause: '8-5',
    title: 'a card that was turned up no longer counts for the level',
    replace: () => ({
      countedForLevel: (g, player) => cardsIn(g, player, 'level').filter(({ face }) => face === 'down').length,
    }),
  },
  {
    id: 'bursted-cards-raise-the-level',
    clause: '8-5',
    title: 'a card that was turned up makes the Main Character one level higher',
    replace: (rules) => ({
      countedForLevel: (g, player) =>
        rules.countedForLevel(g, player) + cardsIn(g, player, 'level').filter(({ face }) => face === 'up').length,
    }),
  },
  {
    id: 'bursted-cards-turn-down-after-battle',
    clause: '8-6',
    title: 'the cards are turned down again after the battle',
    replace: (rules) => ({
      *endBattle(g) {
        yield* turnAllDown(g);
        yield* rules.endBattle(g);
      },
    }),
  },
  {
    id: 'bursted-cards-turn-down-after-turn',
    clause: '8-6',
    title: 'the cards are turned down again at the end of the turn',
    replace: (rules) => ({
      *endOfTurn(g) {
        yield* turnAllDown(g);
        yield* rules.endOfTurn(g);
      },
    }),
  },
  {
    id: 'bursted-card-is-discarded',
    clause: '8-6',
    title: 'a card with Level Burst text goes to the discard pile when its Level Burst is done',
    replace: (rules) => ({
      *activateLevelBurst(g, player, source, ability) {
        yield* rules.activateLevelBurst(g, player, source, ability);
        yield* g.rules.discard(g, [source]);
      },
    }),
  },
  {
    id: 'failed-card-is-discarded',
    clause: '8-6',
    title: 'the card of a Level Burst that failed goes to the discard pile',
    replace: (rules) => ({
      *performLevelBurst(g, player, card) {
        yield* rules.performLevelBurst(g, player, card);
        if (g.rules.levelBurstText(card) === null) yield* g.rules.discard(g, [card]);
      },
    }),
  },
  {
    id: 'level-burst-lasts-the-turn',
    clause: '8-7',
    title: 'what a Level Burst does lasts until the end of the turn',
    replace: () => ({ endsWithBattle: () => false }),
  },
  {
    id: 'level-burst-forbids-for-the-turn',
    clause: '8-7',
    title: 'what a Level Burst forbids stays forbidden after the battle',
    replace: (rules) => ({
      endsWithBattle: (effect) => effect.modification.kind !== 'forbid' && rules.endsWithBattle(effect),
    }),
  },
  {
    id: 'level-burst-outlives-an-unjudged-battle',
    clause: '8-7',
    title: 'what a Level Burst changes stays where the battle ends without a judgement',
    replace(rules) {
      const judged = memory<Battle>();
      return {
        *judgementStep(g) {
          judged(g).add(g.state.facts.battle!);
          yield* rules.judgementStep(g);
        },
        endBattleEffects(g) {
          if (judged(g).has(g.state.facts.battle!)) rules.endBattleEffects(g);
        },
      };
    },
  },
  {
    id: 'level-burst-ends-before-judgement',
    clause: '8-7',
    title: 'what a Level Burst does is over before the battle is judged',
    replace: (rules) => ({
      *judgementStep(g) {
        g.rules.endBattleEffects(g);
        yield* rules.judgementStep(g);
      },
    }),
  },
];

export const burstFaults: readonly Burst[] = [...participants, ...order, ...failures, ...choice, ...consequences];
