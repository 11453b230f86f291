/** Misreadings of 7-1-5, the End of the Battle. */
import type { PlayerId } from '../../../schemas/common';
import { endEffects, removeEffect, setFact, takePending, tell } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { NOTHING, refTo, isAmong, opponentOf, type ContinuousEffect } from '../../kernel/state';
import { isLeader, type Battle, type OpGame, type OpRules } from '../game';
import { memory } from './memory';

export const endOfBattleFaults: readonly Fault<OpRules>[] = [
  // --- 7-1-5 --------------------------------------------------------------------------------------------------------
  {
    id: 'no-end-for-a-lost-battle',
    clause: '7-1-5-1',
    title: 'a battle that the attacker loses has no end of the battle',
    replace: (rules) => ({
      *attackerLoses(g) {
        setFact(g, 'battle', { ...g.state.facts.battle!, lost: true });
      },
      *effectsAtEndOfBattle(g) {
        if ((g.state.facts.battle as { lost?: boolean } | null)?.lost) dropPending(g);
        yield* rules.effectsAtEndOfBattle(g);
      },
    }),
  },
  {
    id: 'no-end-for-a-broken-off-battle',
    clause: '7-1-5-1',
    title: 'a battle that is broken off has no end of the battle',
    replace: (rules) => ({
      *endOfBattle(g) {
        if (g.state.facts.battle!.compared) return yield* rules.endOfBattle(g);
        setFact(g, 'battle', null);
      },
    }),
  },
  {
    id: 'own-end-of-battle-effects-only',
    clause: '7-1-5-2',
    title: "only the turn player's effects come at the end of a battle",
    replace: (rules) => ({
      *effectsAtEndOfBattle(g) {
        dropPending(g, opponentOf(g.state.turnPlayer));
        yield* rules.effectsAtEndOfBattle(g);
      },
    }),
  },
  {
    id: 'only-the-attacker-battles',
    clause: '7-1-5-2',
    title: 'only the attacker battles',
    replace: (rules) => ({
      tellOfEnd: (g, battle) => rules.tellOfEnd(g, { ...battle, target: battle.attacker }),
    }),
  },
  {
    id: 'declared-is-battled',
    clause: '7-1-5-2',
    title: 'a card has battled although the Damage Step was not reached',
    replace: () => ({ hasBattled: () => true }),
  },
  {
    id: 'durations-end-first',
    clause: '7-1-5-2',
    title: 'what lasts during the battle ends before the effects of the end of the battle',
    replace: () => ({ partsOfTheEnd: ['turnPlayersDurations', 'othersDurations', 'effects'] }),
  },
  {
    id: 'put-off-until-the-next-battle',
    clause: '7-1-5-2',
    title: 'what was put off until the end of the battle waits for the end of the turn',
    replace: () => ({
      *effectsAtEndOfBattle(g) {
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'each-players-share-once',
    clause: '7-1-5-2',
    title: "what the other player's effects put off for the turn player waits for the end of the next battle",
    replace: (rules) => ({
      *effectsAtEndOfBattle(g) {
        rules.awaitPutOff(g);
        yield* g.rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'effects-of-the-damage-step-wait',
    clause: '7-1-5-2',
    title: 'effects of the Damage Step wait for those of the end of the battle',
    replace: (rules) => ({
      tellOfEnd(g, battle) {
        rules.tellOfEnd(g, battle);
        (g.state.facts.battle as { over?: boolean }).over = true;
      },
      resolvePending(g) {
        const { battle } = g.state.facts as { battle: (Battle & { over?: boolean }) | null };
        return battle?.compared && !battle.over ? NOTHING : rules.resolvePending(g);
      },
    }),
  },
  {
    id: 'put-off-dropped-when-broken-off',
    clause: '7-1-5-2',
    title: 'what was put off until the end of a battle that is broken off never comes',
    replace: (rules) => ({
      awaitPutOff(g) {
        if (g.state.facts.battle!.compared) return rules.awaitPutOff(g);
        for (const effect of g.state.effects.filter(({ until }) => until === 'endOfBattle')) removeEffect(g, effect);
      },
    }),
  },
  {
    id: 'put-off-after-the-other-effects',
    clause: '7-1-5-2',
    title: 'what was put off until the end of the battle comes when the other effects of both players are done',
    replace: (rules) => ({
      *effectsAtEndOfBattle(g) {
        yield* g.rules.resolvePending(g);
        yield* rules.effectsAtEndOfBattle(g);
      },
    }),
  },
  {
    id: 'other-player-has-put-off-first',
    clause: '7-1-5-2',
    title: "of what was put off the other player's comes first",
    replace: (rules) => ({
      playersToResolve: (turnPlayer) => [...rules.playersToResolve(turnPlayer)].reverse(),
    }),
  },
  {
    id: 'back-has-battled',
    clause: '7-1-5-2',
    title: "a card that was K.O.'d in the battle and came back has battled",
    replace: (rules) => ({
      tellOfEnd(g, battle) {
        const now = [battle.attacker, battle.target].map((id) => refTo(g.card(id)));
        rules.tellOfEnd(g, { ...battle, joined: [...battle.joined, ...now] });
      },
      isStillThere: (g, battle, id) => isAmong(battle.joined, g.card(id)),
    }),
  },
  {
    id: 'turn-players-effects-last-the-turn',
    clause: '7-1-5-3',
    title: "what the turn player's effects give during a battle lasts until the end of the turn",
    replace: (rules) => ({
      endDuringThisBattle(g, player) {
        if (player !== g.state.turnPlayer) rules.endDuringThisBattle(g, player);
      },
    }),
  },
  {
    id: 'turn-effects-end-with-the-battle',
    clause: '7-1-5-3',
    title: 'what lasts for the turn ends with the battle in which it began',
    replace: () => ({ endsWithTheBattle: ({ until }) => until === 'battle' || until === 'turn' }),
  },
  {
    id: 'durations-in-the-wrong-order',
    clause: '7-1-5-3',
    title: "what the other player's effects give ends first",
    replace: () => ({ partsOfTheEnd: ['effects', 'othersDurations', 'turnPlayersDurations'] }),
  },
  {
    id: 'player-a-ends-first',
    clause: '7-1-5-3',
    title: "the effects of the player who sits first end first, whoever's turn it is",
    replace: (rules) => ({
      endDuringThisBattle: (g, player) => rules.endDuringThisBattle(g, player === g.state.turnPlayer ? 'A' : 'B'),
    }),
  },
  {
    id: 'begun-at-the-end-of-the-battle',
    clause: '7-1-5-3',
    title: 'what begins at the end of the battle lasts until the end of the turn',
    replace: (rules) => ({
      tellOfEnd(g, battle) {
        atTheEnd(g).stamp = g.state.stamp;
        rules.tellOfEnd(g, battle);
      },
      endDuringThisBattle(g, player) {
        const ends = (effect: ContinuousEffect) => rules.endsWithTheBattle(effect) && effect.stamp <= atTheEnd(g).stamp;
        endEffects(g, (effect) => effect.player === player && ends(effect));
      },
    }),
  },
  {
    id: 'others-effects-last-the-turn',
    clause: '7-1-5-4',
    title: "what the other player's effects give during a battle lasts until the end of the turn",
    replace: (rules) => ({
      endDuringThisBattle(g, player) {
        if (player === g.state.turnPlayer) rules.endDuringThisBattle(g, player);
      },
    }),
  },
  {
    id: 'characters-keep-what-they-got',
    clause: '7-1-5-4',
    title: "what the other player's effects give during a battle ends for the Leader only",
    replace: (rules) => ({
      endDuringThisBattle(g, player) {
        if (player === g.state.turnPlayer) return rules.endDuringThisBattle(g, player);
        endEffects(
          g,
          (effect, target) => effect.until === 'battle' && effect.player === player && isLeader(g.card(target)),
        );
      },
    }),
  },
  {
    id: 'only-the-two-that-battled-lose-it',
    clause: '7-1-5-4',
    title: 'what a card that was not in the battle got during it stays',
    replace: (rules) => ({
      endDuringThisBattle(g, player) {
        if (player === g.state.turnPlayer) return rules.endDuringThisBattle(g, player);
        const { joined } = g.state.facts.battle!;
        const ends = (effect: ContinuousEffect) => effect.player === player && rules.endsWithTheBattle(effect);
        endEffects(g, (effect, target) => ends(effect) && joined.some(({ id }) => id === target));
      },
    }),
  },
  {
    id: 'one-battle-a-turn',
    clause: '7-1-5-5',
    title: 'the Main Phase is over after a battle',
    replace: (rules) => ({
      *mainPhaseAction(g, player) {
        return (yield* rules.mainPhaseAction(g, player)) && g.journal.at(-1)?.type !== 'battleOver';
      },
    }),
  },
  {
    id: 'only-attacks-after-a-battle',
    clause: '7-1-5-5',
    title: 'after a battle only attacks may follow',
    replace: (rules) => ({
      mainRefusal: (g, player, action) =>
        action.type !== 'attack' && g.journal.some((event) => event.type === 'battleOver')
          ? { clause: '7-1-5-5', reason: 'there was a battle' }
          : rules.mainRefusal(g, player, action),
    }),
  },
  {
    id: 'no-play-after-a-battle',
    clause: '7-1-5-5',
    title: 'no card is played after a battle',
    replace: (rules) => ({
      playRefusal: (g, player, action, timing) =>
        timing === 'main' && g.journal.some((event) => event.type === 'battleOver')
          ? { clause: '7-1-5-5', reason: 'there was a battle' }
          : rules.playRefusal(g, player, action, timing),
    }),
  },
  {
    id: 'main-phase-begins-anew',
    clause: '7-1-5-5',
    title: 'after a battle the Main Phase begins anew, with the effects of its start',
    replace: (rules) => ({
      *endOfBattle(g) {
        yield* rules.endOfBattle(g);
        tell(g, 'mainPhaseStarting', { player: g.state.turnPlayer });
      },
    }),
  },
];

const atTheEnd = memory(() => ({ stamp: 0 }));

/** What waits to be carried out, of one player or of both, never will be. */
function dropPending(g: OpGame, of?: PlayerId): void {
  for (const waiting of [...g.state.pending]) if ((of ?? waiting.player) === waiting.player) takePending(g, waiting);
}
