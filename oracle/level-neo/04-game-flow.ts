/** 4. Game flow: the phases of a turn, and the windows in which both players may use skills and event cards. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { LnPhase } from '../../schemas/level-neo';
import type { Action } from '../../schemas/protocol';
import { acted, toAct, chooseCards } from '../kernel/questions';
import { endEffects, setFact, setPlayerCounter, setTurn, emit, setBattle } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { questionAbout, window } from '../kernel/procedures/windows';
import { cannotAct, notInHand } from '../kernel/reasons';
import {
  andThen,
  NO,
  NOTHING,
  opponentOf,
  type CardState,
  type Procedure,
  type Question,
  type Refusal,
} from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { LnMoment } from './about';
import { ownsUsableCards } from './02-card-effects';
import { cardsIn, charactersOf, definitionOf, type LnGame } from './game';
import type { Section } from './packs';
import type { Destination } from '../kernel/changes/intended';

export const gameFlow = {
  handLimit: 6,
  drawsAtStart: 1,

  prepare(g: LnGame): Procedure {
    return g.rules.startGame(g);
  },

  phases: ['start', 'main1', 'battle', 'main2', 'end'] as readonly LnPhase[],

  /** 4-4-2, 4-5-1: the first turn of the game has no Battle Phase and no Main Phase 2. */
  phaseOccurs(g: LnGame, phase: LnPhase): boolean {
    if (phase === 'battle') return g.rules.battlePhaseOccurs(g);
    if (phase === 'main2') return g.rules.mainPhase2Occurs(g);
    return true;
  },

  battlePhaseOccurs(g: LnGame): boolean {
    return g.state.turn !== 1;
  },

  mainPhase2Occurs(g: LnGame): boolean {
    return g.state.turn !== 1;
  },

  passOver(g: LnGame, phase: LnPhase): void {
    g.cite(phase === 'battle' ? '4-4-2' : '4-5-1');
  },

  phase(g: LnGame, phase: LnPhase): Procedure {
    switch (phase) {
      case 'start':
        return g.rules.startOfTurn(g);
      case 'main1':
      case 'main2':
        return g.rules.mainPhase(g);
      case 'battle':
        return g.rules.battlePhase(g);
      case 'end':
        return g.rules.endOfTurn(g);
    }
  },

  /** 4-2: the turn marker advances, then the player draws, then the cards are set active. */
  *startOfTurn(g: LnGame): Procedure {
    const player = g.state.turnPlayer;
    emit(g, 'turnStarted', { player, turn: g.state.turn });
    g.rules.advanceTurnMarker(g, player);
    yield* g.rules.drawAtStart(g, player);
    yield* g.rules.setAllActive(g, player);
    yield* g.rules.runCheckpoint(g);
  },

  /** 4-2-1 */
  advanceTurnMarker(g: LnGame, player: PlayerId): void {
    g.cite('4-2-1');
    setPlayerCounter(g, player, 'turnMarker', g.rules.turnMarker(g, player) + 1);
  },

  turnMarker(g: LnGame, player: PlayerId): number {
    return g.state.players[player].counters.turnMarker ?? 0;
  },

  /** 4-2-2 */
  *drawAtStart(g: LnGame, player: PlayerId): Procedure {
    for (let left = g.rules.drawsAtStart; left > 0; left--) {
      g.cite('4-2-2');
      yield* g.rules.drawCard(g, player);
    }
  },

  /** 4-2-3: only the Main Character and the supports of the turn player become active. */
  cardsToActivate(g: LnGame, player: PlayerId): CardState[] {
    return charactersOf(g, player);
  },

  /** 4-3, 4-5: each main phase has an allowance of one support. */
  mainPhase(g: LnGame): Procedure {
    setFact(g, 'supportPlayed', false);
    return andThen(g.rules.runCheckpoint(g), () => g.rules.window(g, 'main'));
  },

  /**
   * 4-3-2, 4-4-3, 4-4-5, 4-4-7, 4-5-3: both players may act. Reading: the turn player acts first, then the players
   * alternate until both pass in succession. In a main phase the turn player may also play a support.
   */
  window(g: LnGame, kind: Exclude<LnMoment, 'levelBurst'>, clause?: string): Procedure {
    const canMatter = kind === 'main' || PLAYERS.some((player) => ownsUsableCards(g, player));
    if (!canMatter) return NOTHING;
    return window(g, {
      moment: kind,
      first: g.rules.firstInWindow(g),
      passesToEnd: g.rules.passesToEnd(g),
      offer: (player) => useOrPass(g, player, kind, clause),
    });
  },

  /** Interpretation of 4-3-2: both players pass in succession. */
  passesToEnd(_g: LnGame): number {
    return 2;
  },

  mainWindowClause(g: LnGame): string {
    return g.state.phase === 'main1' ? '4-3-2' : '4-5-3';
  },

  firstInWindow(g: LnGame): PlayerId {
    return g.state.turnPlayer;
  },

  windowQuestion(g: LnGame, player: PlayerId, main: boolean): Question {
    return toAct(g, {
      player,
      kind: main ? 'main' : 'use',
      about: questionAbout(g),
      refusal: (answer) => g.rules.windowRefusal(g, player, main, answer),
      candidates: () => windowActions(g, player, main),
    });
  },

  windowRefusal(g: LnGame, player: PlayerId, main: boolean, action: Action): Refusal | null {
    if (action.type === 'use') return g.rules.useRefusal(g, player, action);
    if (action.type === 'playSupport' && main) return g.rules.playSupportRefusal(g, player, action);
    return { reason: cannotAct(player, action.type) };
  },

  actInWindow(g: LnGame, player: PlayerId, action: Action): Procedure {
    return action.type === 'use' ? g.rules.use(g, player, action) : g.rules.playSupport(g, player, action);
  },

  /** 4-3-1, 4-5-2 */
  playSupportRefusal(g: LnGame, player: PlayerId, action: Action): Refusal | null {
    const card = g.zone(player, 'hand').includes(action.card ?? '') ? g.card(action.card!) : undefined;
    const clause = g.state.phase === 'main1' ? '4-3-1' : '4-5-2';
    if (!card) return { clause, reason: notInHand(player, action.card) };
    if (definitionOf(card).category !== 'character')
      return { clause, reason: `"${card.id}" is not a character and cannot be a support` };
    if (!g.rules.supportAllowance(g))
      return { clause, reason: `player ${player} has already played a support this phase` };
    return g.rules.turnCostRefusal(g, player, card);
  },

  /** 4-3-1, 4-5-2: an unused allowance of the first main phase does not carry over. */
  supportAllowance(g: LnGame): boolean {
    return !g.state.facts.supportPlayed;
  },

  /** Reading of 4-2-1: a card of turn cost N can be played or used when its player's turn marker has reached N. */
  turnCostRefusal(g: LnGame, player: PlayerId, card: CardState): Refusal | null {
    if (card.zone !== 'hand') return null;
    const turnCost = statOf(g, card, 'turnCost');
    const marker = g.rules.turnMarker(g, player);
    return marker >= turnCost
      ? null
      : {
          clause: '4-2-1',
          reason: `the turn cost of "${card.id}" is ${turnCost}, but the turn marker is at ${marker}`,
        };
  },

  playSupport(g: LnGame, player: PlayerId, action: Action): Procedure {
    setFact(g, 'supportPlayed', true);
    g.consult('4-2-1');
    g.cite(g.state.phase === 'main1' ? '4-3-1' : '4-5-2');
    const played = perform(g, { card: g.card(action.card!), to: { zone: 'support' }, events: 'supportPlayed' });
    return andThen(played, () => g.rules.runCheckpoint(g));
  },

  /** 4-4: attacks follow each other until the turn player declares none or no attack is possible (5-3). */
  *battlePhase(g: LnGame): Procedure {
    yield* g.rules.runCheckpoint(g);
    do {
      yield* g.rules.window(g, 'use', '4-4-3');
    } while (yield* g.rules.oneBattle(g));
  },

  /**
   * 4-4-1
   * @returns false if no attack was declared
   */
  *oneBattle(g: LnGame): Procedure<boolean> {
    if (!(yield* g.rules.declareAttack(g))) return false;
    yield* g.rules.fight(g);
    return true;
  },

  battleSteps: ['windowAfterAttack', 'cover', 'windowAfterCover', 'levelBurst', 'judgement'] as readonly BattleStep[],

  battleStep(g: LnGame, step: BattleStep): Procedure {
    switch (step) {
      case 'windowAfterAttack':
        return g.rules.window(g, 'use', '4-4-5');
      case 'cover':
        return g.rules.coverStep(g);
      case 'windowAfterCover':
        return g.rules.window(g, 'use', '4-4-7');
      case 'levelBurst':
        return g.rules.levelBurstStep(g);
      case 'judgement':
        return g.rules.judgementStep(g);
    }
  },

  /** Reading of 4-4-5: the battle ends without a judgement if all attackers or the target have left the field. */
  battleContinues(g: LnGame): boolean {
    return g.rules.bothSidesRemain(g);
  },

  endOfBattle(g: LnGame): Procedure {
    g.rules.endBattleEffects(g);
    setBattle(g, null);
    emit(g, 'battleEnded', {});
    return g.rules.runCheckpoint(g);
  },

  /** 4-6: skills that trigger at the end of the turn come first, then the hand limit, then the end of durations. */
  *endOfTurn(g: LnGame): Procedure {
    for (const step of g.rules.endOfTurnSteps) yield* g.rules.endOfTurnStep(g, step);
  },

  endOfTurnSteps: ['effects', 'hands', 'durations'] as readonly ('effects' | 'hands' | 'durations')[],

  endOfTurnStep(g: LnGame, step: 'effects' | 'hands' | 'durations'): Procedure {
    if (step === 'effects') return g.rules.resolveEndOfTurn(g);
    if (step === 'hands') return g.rules.discardDown(g);
    g.rules.endTurnEffects(g);
    return NOTHING;
  },

  /** 4-6-1 */
  resolveEndOfTurn(g: LnGame): Procedure {
    g.cite('4-6-1');
    emit(g, 'turnEnding', { player: g.state.turnPlayer });
    return g.rules.runCheckpoint(g);
  },

  /** 4-6-2: the turn player discards first, then the opponent. */
  *discardDown(g: LnGame): Procedure {
    for (const player of g.rules.playersDiscardingDown(g)) {
      const excess = g.zone(player, 'hand').length - g.rules.handLimit;
      if (excess <= 0) continue;
      g.cite('4-6-2');
      const chosen = yield* chooseCards(g, {
        player,
        kind: 'discard',
        from: cardsIn(g, player, 'hand'),
        min: excess,
        max: excess,
        clause: '4-6-2',
      });
      yield* g.rules.discard(g, chosen);
    }
    yield* g.rules.runCheckpoint(g);
  },

  playersDiscardingDown(g: LnGame): readonly PlayerId[] {
    return [g.state.turnPlayer, opponentOf(g.state.turnPlayer)];
  },

  /** A card that goes to the bottom of the discard pile does not count as discarded. */
  moveWords(_g: LnGame, _card: CardState, to: Destination): readonly string[] {
    return to.zone === 'discard' && to.place !== 'bottom' ? ['discarded'] : [];
  },

  /** 4-6-3: "until the end of the turn" ends, and so does an unused "until the end of the next battle". */
  endTurnEffects(g: LnGame): void {
    g.cite('4-6-3');
    endEffects(g, (effect) => g.rules.endsWithTurn(g, effect));
  },

  endsWithTurn(g: LnGame, effect: ContinuousEffect): boolean {
    switch (effect.until) {
      case 'turn':
      case 'battle':
      case 'nextBattle':
        return true;
      case 'opponentsTurn':
        return g.state.turnPlayer !== effect.player;
      default:
        return false;
    }
  },

  /** The first turn of the game is turn 1, and the first player has it. */
  beginFirstTurn(g: LnGame): void {
    setTurn(g, 1, g.state.firstPlayer);
  },
} satisfies Section<
  | 'prepare'
  | 'phases'
  | 'phaseOccurs'
  | 'passOver'
  | 'phase'
  | 'cardsToActivate'
  | 'mainPhase'
  | 'battleSteps'
  | 'battleStep'
  | 'battleContinues'
  | 'endOfBattle'
  | 'moveWords'
  | 'beginFirstTurn'
>;

/**
 * A player who can use nothing passes without being asked.
 * @returns false if the player passes
 */
function useOrPass(g: LnGame, player: PlayerId, kind: 'main' | 'use', clause?: string): Procedure<boolean> {
  const main = kind === 'main' && player === g.state.turnPlayer;
  return main || ownsUsableCards(g, player) ? askedToUse(g, player, main, clause) : NO;
}

function* askedToUse(g: LnGame, player: PlayerId, main: boolean, clause?: string): Procedure<boolean> {
  const action = acted(yield g.rules.windowQuestion(g, player, main));
  if (!action) return false;
  g.cite(clause ?? g.rules.mainWindowClause(g));
  yield* g.rules.actInWindow(g, player, action);
  return true;
}

export type BattleStep = 'windowAfterAttack' | 'cover' | 'windowAfterCover' | 'levelBurst' | 'judgement';

function windowActions(g: LnGame, player: PlayerId, main: boolean): Action[] {
  const uses: Action[] = g.rules
    .usesOf(g, player)
    .map((use) => ({ type: 'use', card: use.card.id, ability: use.name }));
  const plays: Action[] = main ? g.zone(player, 'hand').map((card) => ({ type: 'playSupport', card })) : [];
  return [...plays, ...uses];
}
