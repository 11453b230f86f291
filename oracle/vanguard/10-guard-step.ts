/** 10.5. The guard step: guardians and interceptors. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { emit } from '../kernel/changes';
import { opponentOf, type Procedure } from '../kernel/state';
import { guardianCircle } from './04-circles';
import type { PlayRow, PlayRows } from './09-main-phase';
import { cardsIn, isOrder, type VgGame } from './game';

/** 10.5.1.2.2: units of the hand, whatever their grade. */
const call: PlayRow = {
  clause: '10.5.1.2.2',
  candidates: (g, player) => g.rules.guardsFromHand(g, player),
  execute: (g, player, { assign = [] }) =>
    g.rules.callCards(
      g,
      player,
      assign.map(({ card, to }) => ({ card: g.card(card), to: guardianCircle(player), guards: to })),
    ),
};

/** 10.5.1.2.4 */
const intercept: PlayRow = {
  clause: '10.5.1.2.4',
  candidates: (g, player) => g.rules.intercepts(g, player),
  execute: (g, player, action) => g.rules.intercept(g, player, action),
};

/** Rows by the type of the action; other sections add theirs in `sections.ts`. */
export const guardStepRows: PlayRows = { call, intercept };

export const guardSteps = {
  *guardStep(g: VgGame): Procedure {
    const player = opponentOf(g.state.turnPlayer);
    g.rules.beginStep(g, 'guard');
    g.cite('10.5.1.1');
    yield* g.rules.playTiming(g, player, { kind: 'guard', rows: g.rules.guardStepRows, pass: '10.5.1.2.1' });
  },

  guardsFromHand(g: VgGame, player: PlayerId): Action[] {
    const attacked = g.rules.attackedUnits(g);
    return cardsIn(g, player, 'hand')
      .filter((card) => !isOrder(card) && !g.rules.isProhibited(g, card, 'call'))
      .flatMap(({ id }) => attacked.map((unit) => ({ type: 'call', assign: [{ card: id, to: unit.id }] })));
  },

  intercepts(g: VgGame, player: PlayerId): Action[] {
    const attacked = g.rules.attackedUnits(g);
    return g.rules
      .unitsOn(g, player, 'rearGuard')
      .filter((card) => g.rules.canIntercept(g, card))
      .flatMap(({ id }) => attacked.map((unit) => ({ type: 'intercept', assign: [{ card: id, to: unit.id }] })));
  },

  /** 10.5.1.2.4, 10.5.1.2.4.1: it is moved and not called (7.34.1.1). */
  *intercept(g: VgGame, player: PlayerId, { assign = [] }: Action): Procedure {
    for (const { card } of assign) emit(g, 'intercepts', { player, card });
    yield* g.rules.moveUnits(
      g,
      assign.map(({ card }) => ({ card: g.card(card), to: guardianCircle(player) })),
    );
    for (const { card, to } of assign)
      yield* g.rules.beginsToGuard(g, player, { card: g.card(card), to: guardianCircle(player), guards: to });
  },
};
