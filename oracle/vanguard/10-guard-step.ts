/** 10.5. The guard step: guardians and interceptors. */
import isEqual from 'fast-deep-equal';
import type { Handle, PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import type { Instruction } from '../../schemas/ability';
import { cancelPending, emit } from '../kernel/changes';
import { requirementsThat } from '../kernel/continuous/abilities';
import { canBeDoneAtOnce } from '../kernel/costs/analysis';
import { contextOf } from '../kernel/procedures/contexts';
import { isListed } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { opponentOf, type CardState, type Procedure, type Refusal } from '../kernel/state';
import { guardianCircle } from './04-circles';
import { eachTo, notPossible, type PlayRow, type PlayRows } from './09-main-phase';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';

/** 10.5.1.2.2: units of the hand, whatever their grade. */
const call: PlayRow = {
  clause: '10.5.1.2.2',
  candidates: (g, player) => g.rules.guardsFromHand(g, player),
  refusal: (g, player, action) => g.rules.refusalOfGuards(g, player, action),
  *execute(g, player, { assign = [] }) {
    const cards = assign.map(({ card }) => g.card(card));
    if (!(yield* g.rules.payToGuard(g, player, cards))) return;
    g.cite('10.5.1.2.2.1', '10.5.1.2.2.2');
    const called = assign.map(({ card, to }) => ({ card: g.card(card), to: guardianCircle(player), guards: to }));
    yield* g.rules.callCards(g, player, called);
  },
};

/** 10.5.1.2.4 */
const intercept: PlayRow = {
  clause: '10.5.1.2.4',
  candidates: (g, player) => g.rules.intercepts(g, player),
  refusal: (g, player, action) => refusalOfEach(action, g.rules.intercepts(g, player), '10.5.1.2.4'),
  execute: (g, player, action) => g.rules.intercept(g, player, action),
};

/** One or more units come at one moment; each of them must be among those that can come alone. */
export function refusalOfEach(action: Action, alone: readonly Action[], clause: string): Refusal | null {
  if (isListed(alone, action)) return null;
  const { assign = [] } = action;
  const isPossible = (one: object) => alone.some((possible) => isEqual(possible.assign![0], one));
  if (assign.length > 0 && new Set(assign.map(({ card }) => card)).size === assign.length && assign.every(isPossible))
    return null;
  return notPossible(action, clause);
}

/** Each two of these calls as one. */
const pairsOf = (calls: readonly Action[]): Action[] =>
  calls.flatMap((one, index) =>
    calls
      .slice(index + 1)
      .filter((other) => other.assign![0]!.card !== one.assign![0]!.card)
      .map((other) => ({ ...one, assign: [...one.assign!, ...other.assign!] })),
  );

const contextOfGuarding = (g: VgGame, player: PlayerId, cards: readonly CardState[]): EffectContext => ({
  ...contextOf(g, player, cards[0]!, { type: 'guard', effect: [] }),
  paying: true,
});

/** Rows by the type of the action; other sections add theirs in `sections.ts`. */
export const guardStepRows: PlayRows = { call, intercept };

export const guardSteps = {
  *guardStep(g: VgGame): Procedure {
    const player = opponentOf(g.state.turnPlayer);
    g.rules.beginStep(g, 'guard');
    g.cite('10.5.1.1', '10.5.1.2');
    const clauses = { pass: '10.5.1.2.1', automaticPass: '10.5.1.2.1.1', again: '10.5.2' };
    yield* g.rules.playTiming(g, player, { kind: 'guard', rows: g.rules.guardStepRows, ...clauses });
  },

  /** Units that effects keep from guarding alone come in pairs (1.3.2). */
  guardsFromHand(g: VgGame, player: PlayerId): Action[] {
    const each = g.rules.eachGuardFromHand(g, player);
    const alone = each.filter((action) => g.rules.mayGuardAlone(g, action));
    return alone.length === each.length ? alone : [...alone, ...pairsOf(each)];
  },

  eachGuardFromHand(g: VgGame, player: PlayerId): Action[] {
    const able = cardsIn(g, player, 'hand').filter(
      (card) => g.consulting(g.rules.isCallable(g, card, 'guardian')) && g.rules.canGuardFromHand(g, card),
    );
    const paid = able.filter((card) => g.rules.canPayToGuard(g, player, [card]));
    if (paid.length < able.length) g.consult('1.3.1', '10.5.1.2.2.1');
    return eachTo('call', paid, g.rules.attackedUnits(g));
  },

  mayGuardAlone: (g: VgGame, { assign = [] }: Action): boolean =>
    assign.length > 1 || !assign.some(({ card }) => g.rules.isProhibited(g, g.card(card), 'guardAlone')),

  refusalOfGuards(g: VgGame, player: PlayerId, action: Action): Refusal | null {
    const refusal = refusalOfEach(action, g.rules.eachGuardFromHand(g, player), '10.5.1.2.2');
    if (refusal) return refusal;
    if (!g.rules.mayGuardAlone(g, action))
      return { clause: '10.5.1.2.2', reason: 'an effect forbids a card to guard alone' };
    const cards = (action.assign ?? []).map(({ card }) => g.card(card));
    return g.rules.canPayToGuard(g, player, cards)
      ? null
      : {
          clause: '10.5.1.2.2',
          further: ['1.3.1', '10.5.1.2.2.1'],
          reason: 'the cost that an effect adds to these calls cannot be paid',
        };
  },

  /** 6.2.2.1, 10.5.1.2.2.1: what effects ask for each card that is called; cards that are called pay for none. */
  costOfGuarding: (g: VgGame, cards: readonly CardState[]): readonly Instruction[] =>
    cards.flatMap((card) => requirementsThat(g, card, (of) => of?.action === 'guard').flatMap(({ cost = [] }) => cost)),

  canPayToGuard(g: VgGame, player: PlayerId, cards: readonly CardState[]): boolean {
    const cost = g.rules.costOfGuarding(g, cards);
    return cost.length === 0 || canBeDoneAtOnce(g, contextOfGuarding(g, player, cards), cost, cards);
  },

  /** @returns false: it was not paid, and nothing is called */
  *payToGuard(g: VgGame, player: PlayerId, cards: readonly CardState[]): Procedure<boolean> {
    const cost = g.rules.costOfGuarding(g, cards);
    if (cost.length === 0) return true;
    g.cite('1.3.1', '6.2.2.1', '6.2.2.2', '10.5.1.2.2.1');
    return yield* g.rules.pay(g, { ...contextOfGuarding(g, player, cards), spent: cards }, cost);
  },

  canGuardFromHand: (g: VgGame, card: CardState): boolean => !g.rules.isKeptFromCall(g, card, 'guardian'),

  intercepts(g: VgGame, player: PlayerId): Action[] {
    g.rules.citeSupport(g, player);
    const able = g.rules
      .frontAndAllowed(g, player, 'interceptFromBackRow')
      .filter((card) => g.rules.bearsIcon(g, card, 'intercept') && g.consulting(g.rules.canIntercept(g, card)));
    return eachTo('intercept', able, g.rules.attackedUnits(g));
  },

  /** 10.5.1.2.4, 10.5.1.2.4.1: it is moved and not called (7.34.1.1). */
  *intercept(g: VgGame, player: PlayerId, { assign = [] }: Action): Procedure {
    g.cite('14.4.2', '10.5.1.2.4.1');
    for (const { card } of assign) g.rules.emitInterception(g, player, card);
    yield* g.rules.moveUnits(
      g,
      assign.map(({ card }) => ({ card: g.card(card), to: guardianCircle(player) })),
    );
    for (const { card: id, to } of assign) {
      const card = g.card(id);
      if (g.rules.isGuardian(g, card))
        yield* g.rules.beginsToGuard(g, player, { card, to: guardianCircle(player), guards: to });
      else g.rules.cancelInterception(g, id);
    }
  },

  emitInterception(g: VgGame, player: PlayerId, card: Handle): void {
    g.cite('10.5.1.2.4', '1.3.7.1');
    emit(g, 'intercepts', { player, card });
  },

  /** 10.5.1.2.4.1: what waits because the unit was to intercept waits no more. */
  cancelInterception(g: VgGame, card: Handle): void {
    const waits = g.state.pending.filter(({ event }) => event.type === 'intercepts' && event.card === card);
    for (const waiting of waits) cancelPending(g, waiting);
  },
} satisfies Section;
