/** Misreadings of 7-1-5: the end of the battle. */
import type { PlayerId } from '../../../schemas/common';
import { endEffects, removeEffect, takePending, emit, setBattle } from '../../kernel/changes';
import { contextOf } from '../../kernel/procedures/contexts';
import { type Ability, isAmong, NOTHING, opponentOf, refTo } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import type { ContinuousEffect } from '../../kernel/state/lasting';
import { afterwards, beforehand, instead } from '../../kernel/testing/doing';
import {
  type Misreading,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { isLeader, type OpGame, type OpRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import { keepInBattle } from './battle';
import { executeInstructions } from '../../kernel/events/execute-effect';

/** Drops the waiting abilities of one player, or of both. */
function dropPending(g: OpGame, of?: PlayerId): void {
  for (const waiting of [...g.state.pending]) if ((of ?? waiting.player) === waiting.player) takePending(g, waiting);
}

const endMemory = memory(() => ({ stamp: 0 }));

/** Prohibitions of such players do not end with the battle. */
const prohibitionsStay = (isOf: (g: OpGame, player: PlayerId) => boolean): Misreading<OpRules> =>
  alsoStays((g, { player, modification }) => modification.kind === 'forbid' && isOf(g, player));

const alsoStays = (stays: (g: OpGame, effect: ContinuousEffect) => boolean): Misreading<OpRules> =>
  onlyIf('endsWithBattle', (g, effect) => !stays(g, effect));

export const endOfBattleFaults = faultTable<OpRules>({
  '7-1-5-1': {
    'a battle that the attacker loses has no end of the battle': (rules) => ({
      *attackerLoses(g) {
        keepInBattle(g, { lost: true });
      },
      *effectsAtEndOfBattle(g) {
        if ((g.state.battle as { lost?: boolean } | null)?.lost) dropPending(g);
        yield* rules.effectsAtEndOfBattle(g);
      },
    }),
    'a battle that is broken off has no end of the battle': instead(
      'endOfBattle',
      (g) => g.state.battle!.hits === null,
      (g) => {
        setBattle(g, null);
      },
    ),
  },
  '7-1-5-2': {
    'effects of the end of a battle come only where it has reached the Damage Step':
      skip('emitBattleEnd', (_g, battle) => battle.hits === null),
    "only the turn player's effects come at the end of a battle": beforehand('effectsAtEndOfBattle', (g) => {
      dropPending(g, opponentOf(g.state.turnPlayer));
    }),
    'only the attacker battles': args('emitBattleEnd', (g, battle) => [g, { ...battle, targets: battle.attackers }]),
    "a card that was K.O.'d in the battle has its effects for the end of it": afterwards(
      'effectsAtEndOfBattle',
      function* (g) {
        const { attackers, targets } = g.state.battle!;
        for (const card of [...attackers, ...targets].map((id) => g.card(id)).filter(({ zone }) => zone === 'trash')) {
          const ability = card.definition.abilities?.find(({ when }) => when?.event === 'battled') as
            | Ability
            | undefined;
          if (ability) yield* executeInstructions(g, contextOf(g, card.owner, card, ability), ability.effect);
        }
      },
    ),
    "a battle in which a card is K.O.'d is not one that the other has battled": onlyIf(
      'remainsInBattle',
      (g, { attackers, targets, joined }) => [...attackers, ...targets].every((id) => isAmong(joined, g.card(id))),
    ),
    'a card has battled although the Damage Step was not reached': always('hasFought', true),
    'what lasts during the battle ends before the effects of the end of the battle': another('partsOfEnd', [
      'turnPlayersDurations',
      'othersDurations',
      'effects',
    ]),
    'what was put off until the end of the battle waits for the end of the turn': () => ({
      *effectsAtEndOfBattle(g) {
        yield* g.rules.runCheckpoint(g);
      },
    }),
    "what the other player's effects put off for the turn player waits for the end of the next battle": (rules) => ({
      *effectsAtEndOfBattle(g) {
        rules.awaitPutOff(g);
        yield* g.rules.runCheckpoint(g);
      },
    }),
    'effects of the Damage Step wait for those of the end of the battle': (rules) => ({
      emitBattleEnd(g, battle) {
        rules.emitBattleEnd(g, battle);
        (g.state.battle as { over?: boolean }).over = true;
      },
      runCheckpoint(g) {
        const battle = g.state.battle as (Battle & { over?: boolean }) | null;
        return battle?.hits && !battle.over ? NOTHING : rules.runCheckpoint(g);
      },
    }),
    'what was put off until the end of a battle that is broken off never comes': (rules) => ({
      awaitPutOff(g) {
        if (g.state.battle!.hits !== null) return rules.awaitPutOff(g);
        for (const effect of g.state.effects.filter(({ until }) => until === 'endOfBattle')) removeEffect(g, effect);
      },
    }),
    'what was put off until the end of the battle comes when the other effects of both players are done': beforehand(
      'effectsAtEndOfBattle',
      (g) => g.rules.runCheckpoint(g),
    ),
    "of what was put off the other player's comes first": result('playersToResolve', (given) => [...given].reverse()),
    "a card that was K.O.'d in the battle and came back has battled": (rules) => ({
      emitBattleEnd(g, battle) {
        const now = [battle.attackers[0]!, battle.targets[0]!].map((id) => refTo(g.card(id)));
        rules.emitBattleEnd(g, { ...battle, joined: [...battle.joined, ...now] });
      },
      remainsInBattle: (g, battle, id) => isAmong(battle.joined, g.card(id)),
    }),
  },
  '7-1-5-3': {
    'what lasts during a battle that is broken off lasts until the end of the turn': skip('partOfEnd', (g, part) =>
      part !== 'effects' && g.state.battle!.hits === null),
    "what the turn player's effects forbid during a battle is forbidden after it": prohibitionsStay(
      (g, player) => player === g.state.turnPlayer,
    ),
    "what the turn player's effects give during a battle lasts until the end of the turn":
      skip('endDuringThisBattle', (g, player) => player === g.state.turnPlayer),
    'what lasts for the turn ends with the battle in which it began': another(
      'endsWithBattle',
      (_g, { until }) => until === 'battle' || until === 'turn',
    ),
    "what the other player's effects give ends first": another('partsOfEnd', [
      'effects',
      'othersDurations',
      'turnPlayersDurations',
    ]),
    "the effects of the player who sits first end first, whoever's turn it is": args(
      'endDuringThisBattle',
      (g, player) => [g, player === g.state.turnPlayer ? 'A' : 'B'],
    ),
    'what begins at the end of the battle lasts until the end of the turn': (rules) => ({
      emitBattleEnd(g, battle) {
        endMemory(g).stamp = g.state.stamp;
        rules.emitBattleEnd(g, battle);
      },
      endDuringThisBattle(g, player) {
        const ends = (effect: ContinuousEffect) =>
          rules.endsWithBattle(g, effect) && effect.stamp <= endMemory(g).stamp;
        endEffects(g, (effect) => effect.player === player && ends(effect));
      },
    }),
  },
  '7-1-5-4': {
    "what the other player's effects forbid during a battle is forbidden after it": prohibitionsStay(
      (g, player) => player !== g.state.turnPlayer,
    ),
    "what the other player's effects give during a battle lasts until the end of the turn":
      skip('endDuringThisBattle', (g, player) => player !== g.state.turnPlayer),
    "what the other player's effects give during a battle ends for the Leader only": (rules) => ({
      endDuringThisBattle(g, player) {
        if (player === g.state.turnPlayer) return rules.endDuringThisBattle(g, player);
        endEffects(
          g,
          (effect, target) => effect.until === 'battle' && effect.player === player && isLeader(g.card(target)),
        );
      },
    }),
    'what a card that was not in the battle got during it stays': (rules) => ({
      endDuringThisBattle(g, player) {
        if (player === g.state.turnPlayer) return rules.endDuringThisBattle(g, player);
        const { joined } = g.state.battle!;
        const ends = (effect: ContinuousEffect) => effect.player === player && rules.endsWithBattle(g, effect);
        endEffects(g, (effect, target) => ends(effect) && joined.some(({ id }) => id === target));
      },
    }),
  },
  '7-1-5-5': {
    'the Main Phase is over after a battle': (rules) => ({
      *mainPhaseAction(g, player) {
        return (yield* rules.mainPhaseAction(g, player)) && g.journal.at(-1)?.type !== 'battleOver';
      },
    }),
    'after a battle only attacks may follow': refuse(
      'mainRefusal',
      (g, _player, action) => action.type !== 'attack' && g.journal.some((event) => event.type === 'battleOver'),
    ),
    'no card is played after a battle': refuse(
      'playRefusal',
      (g, _player, _action, timing) => timing === 'main' && g.journal.some((event) => event.type === 'battleOver'),
    ),
    'after a battle the Main Phase begins anew, with the effects of its start': afterwards('endOfBattle', (g) => {
      emit(g, 'mainPhaseStarting', { player: g.state.turnPlayer });
    }),
  },
});
