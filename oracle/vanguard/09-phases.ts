/** 9.1 to 9.8. Game progression: the phases of a turn before the main phase. */
import { withoutState } from '../kernel/packs/rested-cards';
import type { PlayerId } from '../../schemas/common';
import { VG_PHASES, type VgPhase } from '../../schemas/vanguard';
import { emit, endEffects } from '../kernel/changes';
import { endLooks, startLook } from '../kernel/changes/looks';
import { useUpBans } from '../kernel/continuous/prohibitions';
import { perform } from '../kernel/events/perform';
import { chooseAction, chooseAnswer, chooseCards } from '../kernel/questions';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { vanguardCircle } from './04-circles';
import { cardsIn, gradeOf, isOrder, type VgGame } from './game';
import type { Section } from './packs';

export const phases = {
  phases: VG_PHASES as readonly VgPhase[],

  phase(g: VgGame, phase: VgPhase): Procedure {
    const player = g.state.turnPlayer;
    switch (phase) {
      case 'stand':
        return g.rules.stepOfTurn(g, phase, { end: '9.2.3', step: () => g.rules.standPhase(g, player) });
      case 'draw':
        return g.rules.stepOfTurn(g, phase, { end: '9.4.3', step: () => g.rules.drawStep(g, player) });
      case 'gAssist':
        return g.rules.stepOfTurn(g, phase, { end: '9.5.4', step: () => g.rules.gAssistStep(g, player) });
      case 'ride':
        return g.rules.stepOfTurn(g, phase, { end: '9.7.3', step: () => g.rules.rideStep(g, player) });
      case 'stride':
        return g.rules.stepOfTurn(g, phase, { end: '9.8.3', step: () => g.rules.strideStep(g, player) });
      case 'main':
        return g.rules.mainPhase(g);
      case 'battle':
        return g.rules.battlePhase(g, player);
      case 'end':
        return g.rules.endPhase(g, player);
    }
  },

  /** The beginning of the step with its check timing, what the step does, and the check timing at its end. */
  *stepOfTurn(g: VgGame, phase: VgPhase, { end, step }: StepOfTurn): Procedure {
    yield* g.rules.beginPhase(g, phase);
    yield* step();
    g.cite(end);
    yield* g.rules.checkTiming(g);
  },

  /** 9.2.1, 9.4.1, 9.5.2, 9.7.1, 9.8.1: "at the beginning of", and a check timing. */
  *beginPhase(g: VgGame, phase: VgPhase): Procedure {
    g.cite(...(BEGINNINGS[phase] ?? []));
    if (phase === 'stand') g.rules.emitTurnBegan(g);
    emit(g, 'phaseBegan', { player: g.state.turnPlayer, phase });
    if (phase === 'main') g.rules.awaitDelayed(g, 'yourNextMainPhase', 'phaseBegan', g.state.turnPlayer);
    yield* g.rules.checkTiming(g);
  },

  emitTurnBegan(g: VgGame): void {
    emit(g, 'turnBegan', { player: g.state.turnPlayer });
  },

  /** 9.2.2 */
  *standPhase(g: VgGame, player: PlayerId): Procedure {
    yield* g.rules.setAllActive(g, player);
    endEffects(g, (effect, target) => g.rules.endsWithStandPhase(g, effect, g.card(target)));
  },

  /** 7.39.1.3: "your next stand phase" is that of whoever is the master of the unit by then. */
  endsWithStandPhase(g: VgGame, { until }: ContinuousEffect, unit: CardState): boolean {
    if (until !== 'yourNextStandPhase') return false;
    g.cite('7.39.1.3');
    return g.rules.masterOf(g, unit) === g.state.turnPlayer;
  },

  /** 7.39.2: the player stands the units that the player is the master of. */
  cardsToActivate: (g: VgGame, player: PlayerId): CardState[] => [
    ...g.rules.unitsOf(g, player),
    ...cardsIn(g, player, 'field').filter((card) => !g.rules.isUnit(g, card)),
    ...cardsIn(g, player, 'orderZone'),
  ],

  /** 9.4.2: also in the first turn. */
  drawStep(g: VgGame, player: PlayerId): Procedure {
    g.cite('9.4.2');
    return g.rules.draw(g, player, 1);
  },

  /** 9.5.1: whoever has a ride deck has no G assist step; 1.3.1: nor does what a text has a player skip come. */
  phaseOccurs(g: VgGame, phase: string): boolean {
    if (g.rules.isSkipped(g, phase as VgPhase)) return false;
    return phase !== 'gAssist' || !g.rules.hasRideDeck(g, g.state.turnPlayer);
  },

  isSkipped(g: VgGame, phase: VgPhase): boolean {
    const what = g.rules.partsToSkip[phase];
    return what !== undefined && g.rules.isProhibitedToPlayer(g, g.state.turnPlayer, what);
  },

  /** 1.3.1, 9.1.2: a phase of two steps is skipped as a whole, and counts with its last one. */
  passOver(g: VgGame, phase: VgPhase): void {
    if (!g.rules.isSkipped(g, phase)) return g.cite('9.5.1');
    g.cite('1.3.1');
    if (phase !== 'draw' && phase !== 'ride') useUpBans(g, g.state.turnPlayer, g.rules.partsToSkip[phase]!);
  },

  partsToSkip: {
    ...{ stand: 'standPhase', draw: 'drawPhase', gAssist: 'drawPhase', ride: 'ridePhase', stride: 'ridePhase' },
    ...{ main: 'mainPhase', battle: 'battlePhase' },
  } as Readonly<Partial<Record<VgPhase, string>>>,

  /** Cards of a ride deck are those that lie in its zone, or lay there at the beginning. */
  hasRideDeck: (g: VgGame, player: PlayerId): boolean =>
    g.zone(player, 'rideDeck').length > 0 ||
    Object.values(g.state.cards).some(({ owner, origin }) => owner === player && origin === 'ride'),

  /** 9.5.3 */
  *gAssistStep(g: VgGame, player: PlayerId): Procedure {
    g.cite('9.5.3');
    if (!g.rules.mayAssist(g, player)) return;
    if (!(yield* chooseAnswer(g, { player, kind: 'gAssist', answers: [true, false], pass: false }))) return;
    const before = g.state.stamp;
    yield* g.rules.gAssist(g, player);
    endLooks(g, before);
  },

  mayAssist: (g: VgGame, player: PlayerId): boolean =>
    g.rules.gradeToAssist(g, player) !== undefined &&
    g.rules.assisting(g, player, cardsIn(g, player, 'hand')).length === 0,

  /** The grade of the units that G assist looks for; undefined: the vanguard needs none, or there is no vanguard. */
  gradeToAssist(g: VgGame, player: PlayerId): number | undefined {
    const grade = g.rules.highestGrade(g, player);
    return grade < 0 || grade >= 3 ? undefined : grade + 1;
  },

  assisting: (g: VgGame, player: PlayerId, cards: readonly CardState[]): CardState[] =>
    cards.filter((card) => !isOrder(card) && gradeOf(g, card) === g.rules.gradeToAssist(g, player)),

  gAssistLook: 5,
  gAssistPrice: 2,

  /** 9.5.3.1, 9.5.3.2 */
  *gAssist(g: VgGame, player: PlayerId): Procedure {
    g.cite('9.5.3.1');
    for (const card of cardsIn(g, player, 'hand')) g.rules.show(g, card);
    g.cite('9.5.3.2');
    const found = yield* g.rules.searchForAssist(g, player);
    if (found) yield* g.rules.payForAssist(g, player);
    yield* g.rules.shuffle(g, player);
  },

  *searchForAssist(g: VgGame, player: PlayerId): Procedure<CardState | undefined> {
    const top = cardsIn(g, player, 'deck').slice(0, g.rules.gAssistLook);
    startLook(
      g,
      player,
      top.map(({ id }) => id),
    );
    const from = g.rules.assisting(g, player, top);
    const [found] = yield* chooseCards(g, { player, kind: 'choose', from, min: 0, max: 1, clause: '9.5.3.2' });
    if (!found) return undefined;
    g.rules.reveal(g, found);
    yield* perform(g, { card: found, to: { zone: 'hand' }, events: 'putIntoHand' });
    return found;
  },

  *payForAssist(g: VgGame, player: PlayerId): Procedure {
    const [from, count] = [cardsIn(g, player, 'hand'), g.rules.gAssistPrice];
    const removed = yield* chooseCards(g, { player, kind: 'choose', from, min: count, max: count, clause: '9.5.3.2' });
    yield* perform(g, ...removed.map((card) => ({ card, to: { zone: 'removed' } })));
  },

  /** 9.7.2 says nothing of several rides. */
  *rideStep(g: VgGame, player: PlayerId): Procedure {
    yield* g.rules.rideOnce(g, player);
  },

  /** 9.7.2. @returns false: the player rides nothing */
  *rideOnce(g: VgGame, player: PlayerId): Procedure<boolean> {
    const refusal = { clause: '9.7.2', reason: 'this card cannot be ridden now' };
    const among = g.rules.ridesInRideStep(g, player);
    const action = yield* chooseAction(g, { player, kind: 'ride', among, refusal });
    if (!action) return false;
    g.cite('9.7.2', '9.7.2.1');
    yield* g.rules.rideCard(g, player, g.card(action.card!), action.place ?? vanguardCircle(player));
    return true;
  },

  stateEvent: (_g: VgGame, state: string): 'rested' | 'stood' => (state === 'rest' ? 'rested' : 'stood'),

  stateIsForbidden: (g: VgGame, card: CardState, state: string, cause?: CauseOf): boolean =>
    withoutState(g, card) || g.rules.isProhibited(g, card, state, cause),

  staysRested: (g: VgGame, card: CardState): boolean =>
    g.rules.stateIsForbidden(g, card, 'stand') || g.rules.isProhibited(g, card, 'standInStandPhase'),
} satisfies Section<
  | 'phases'
  | 'phase'
  | 'cardsToActivate'
  | 'phaseOccurs'
  | 'passOver'
  | 'stateEvent'
  | 'stateIsForbidden'
  | 'staysRested'
>;

/** The clauses by which "at the beginning of" a phase or step comes: that of the phase, and that of the step in it. */
const BEGINNINGS: Readonly<Partial<Record<VgPhase, readonly string[]>>> = {
  stand: ['9.2.1'],
  draw: ['9.3.1', '9.4.1'],
  gAssist: ['9.3.1', '9.5.2'],
  ride: ['9.6.1', '9.7.1'],
  stride: ['9.6.1', '9.8.1'],
  main: ['9.9.1'],
};

interface StepOfTurn {
  /** The clause of the check timing at the end of the step. */
  readonly end: string;
  step(): Procedure;
}
