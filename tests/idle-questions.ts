/** Oracles that also put questions to which a player can only pass, in each game that can be played. */
import { oracleModules, PLAYED } from '../games/registry';
import type { GameModule } from '../oracle/kernel/session/module';
import { acted } from '../oracle/kernel/questions';
import { opponentOf, type Procedure } from '../oracle/kernel/state';
import { battleSpirits } from '../oracle/battle-spirits';
import type { BsRules } from '../oracle/battle-spirits/game';
import { dragonBallSuper } from '../oracle/dragon-ball-super';
import type { DbsRules } from '../oracle/dragon-ball-super/game';
import { levelNeo } from '../oracle/level-neo';
import type { LnRules } from '../oracle/level-neo/game';
import { onePiece } from '../oracle/one-piece';
import type { OpRules } from '../oracle/one-piece/game';
import { vanguard } from '../oracle/vanguard';
import type { VgRules } from '../oracle/vanguard/game';
import type { PlayerId } from '../schemas/common';

/** Puts a question that can only be declined. It leaves no choice, so it makes no loop one that a player could stop. */
function* idle(player: PlayerId, kind: string): Procedure<false> {
  const check = () => ({ reason: 'nothing is possible here' });
  yield { player, kind, optional: true, forced: true, check, options: () => [] };
  return false;
}

const ofLevelNeo: Partial<LnRules> = {
  *window(g, kind) {
    let player = g.rules.firstInWindow(g);
    for (let passes = 0; passes < 2; player = opponentOf(player)) {
      const main = kind === 'main' && player === g.state.turnPlayer;
      const action = acted(yield g.rules.windowQuestion(g, player, main));
      passes = action ? 0 : passes + 1;
      if (action) yield* g.rules.actInWindow(g, player, action);
    }
  },
  attackIsPossible: () => true,
  coverIsPossible: () => true,
  offerLevelBurst: (g, player) =>
    g.rules.mayLevelBurst(g, player) ? levelNeo.rules.offerLevelBurst(g, player) : idle(player, 'levelBurst'),
};

const ofOnePiece: Partial<OpRules> = {
  *blockStep(g) {
    const player = opponentOf(g.state.turnPlayer);
    if (g.rules.possibleBlockers(g, player).length === 0) yield* idle(player, 'block');
    yield* onePiece.rules.blockStep(g);
  },
  counterAction: (g, player) =>
    g.zone(player, 'hand').length === 0 ? idle(player, 'counter') : onePiece.rules.counterAction(g, player),
  offersTrigger: (g, player, card) =>
    g.rules.triggerOf(g, card) ? onePiece.rules.offersTrigger(g, player, card) : idle(player, 'trigger'),
};

const ofDragonBallSuper: Partial<DbsRules> = {
  offerCounter: (g, player, about) =>
    g.rules.mayHaveCounter(g, player, about)
      ? dragonBallSuper.rules.offerCounter(g, player, about)
      : idle(player, 'counter'),
  *charge(g, player) {
    if (g.zone(player, 'hand').length === 0) yield* idle(player, 'charge');
    yield* dragonBallSuper.rules.charge(g, player);
  },
};

const ofBattleSpirits: Partial<BsRules> = {
  *chooseFighter(g, player, kind, clause) {
    if (g.rules.fighters(g, player, kind).length === 0) yield* idle(player, kind);
    return yield* battleSpirits.rules.chooseFighter(g, player, kind, clause);
  },
  offerFlash: (g, player, before) =>
    g.rules.mayHaveFlash(g, player) ? battleSpirits.rules.offerFlash(g, player, before) : idle(player, 'flash'),
};

const ofVanguard: Partial<VgRules> = {
  *gAssistStep(g, player) {
    if (!g.rules.mayAssist(g, player)) yield* idle(player, 'gAssist');
    yield* vanguard.rules.gAssistStep(g, player);
  },
  *rideOnce(g, player) {
    if (g.rules.ridesInRideStep(g, player).length === 0) yield* idle(player, 'ride');
    return yield* vanguard.rules.rideOnce(g, player);
  },
  *strideOnce(g, player) {
    if (g.rules.stridesToPlay(g, player, 'stride').length === 0) yield* idle(player, 'stride');
    return yield* vanguard.rules.strideOnce(g, player);
  },
  *startStep(g, player) {
    if (g.rules.attacks(g, player).length === 0) yield* idle(player, 'attack');
    return yield* vanguard.rules.startStep(g, player);
  },
  *boostStep(g, attacker) {
    if (g.rules.boosts(g).length === 0) yield* idle(g.rules.masterOf(g, attacker), 'boost');
    yield* vanguard.rules.boostStep(g, attacker);
  },
};

/** The entries that put idle questions, by game. A game that can be played has some. */
const IDLE: Readonly<Record<string, object>> = {
  'level-neo': ofLevelNeo,
  'one-piece': ofOnePiece,
  'dragon-ball-super': ofDragonBallSuper,
  'battle-spirits': ofBattleSpirits,
  vanguard: ofVanguard,
};

/** Returns the oracle's games with idle questions. */
export const modulesWithIdleQuestions = (): readonly GameModule[] =>
  oracleModules(PLAYED).map((module) => {
    const idleOfGame = IDLE[module.id];
    if (!idleOfGame) throw new Error(`tests/idle-questions.ts says nothing of ${module.id}`);
    return { ...module, rules: { ...module.rules, ...idleOfGame } } as GameModule;
  });
