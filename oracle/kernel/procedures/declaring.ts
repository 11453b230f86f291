/** Activations are declared before they are resolved, so that others can answer and negate them. */
import type { KernelRules } from '../rules';
import {
  declareActivation,
  negateActivation,
  removeActivations,
  startResolution,
  type NewActivation,
} from '../changes';
import { isAmong, NOTHING, type ObjectRef, type Procedure } from '../state';
import type { Activation } from '../state/waiting';
import { executeEffect } from '../events/execute-effect';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { contextOf } from './contexts';
import { makeJump } from './jumps';

/** The tables whose entries these procedures call. */
export type DeclaringTables = typeof declaring;

interface DeclaringRules extends Omit<KernelRules, keyof DeclaringTables>, DeclaringTables {}
export type DeclaringGame = Game<DeclaringRules, object>;

export const declaring = {
  /**
   * Declares an activation, lets it be answered, and resolves it unless it was negated (DBS 4-7-3-6, 8-5-2-3 to
   * 8-5-2-6).
   * @param does what the activation does, if its card and ability do not say so
   * @returns whether it was resolved
   */
  *declare(g: DeclaringGame, declared: NewActivation, does?: () => Procedure): Procedure<boolean> {
    const activation = declareActivation(g, declared);
    const { id } = activation;
    try {
      yield* g.rules.answers(g, activation, 'declared');
      return yield* g.rules.resolveDeclared(g, id, does);
    } finally {
      removeActivations(g, (one) => one.id === id);
    }
  },

  /**
   * Declares an answer to `answers`, or else to the last activation declared; it is resolved when its window ends (DBS
   * 4-7-3-5).
   */
  declareInAnswer(g: DeclaringGame, declared: NewActivation): Activation {
    const answers = declared.answers ?? g.state.activations.at(-1)?.id;
    return declareActivation(g, answers === undefined ? declared : { ...declared, answers });
  },

  /**
   * Opens the window in which others answer an activation: after it is declared and after it is resolved (DBS 4-7-2).
   */
  answers(_g: DeclaringGame, _activation: Activation, _moment: 'declared' | 'resolved'): Procedure {
    return NOTHING;
  },

  /** Resolves the activations declared after `since`, the last first. */
  *resolveAllDeclared(g: DeclaringGame, since: number): Procedure {
    for (let last = g.state.activations.at(-1); last && last.id > since; last = g.state.activations.at(-1))
      yield* g.rules.resolveDeclared(g, last.id);
  },

  /** @returns false if the activation is gone or was negated */
  *resolveDeclared(g: DeclaringGame, id: number, does?: () => Procedure): Procedure<boolean> {
    const activation = g.state.activations.find((one) => one.id === id);
    if (!activation) return false;
    if (!activation.negated) {
      startResolution(g, activation);
      yield* does ? does() : g.rules.executeDeclared(g, activation);
    }
    removeActivations(g, (one) => one.id === id);
    makeJump(g);
    if (!activation.negated) yield* g.rules.answers(g, activation, 'resolved');
    return !activation.negated;
  },

  /**
   * Carries out a declared ability. A play or an attack does nothing here: it passes `does`, or the game overrides this
   * entry.
   */
  *executeDeclared(g: DeclaringGame, { player, card, ability, chosen, number }: Activation): Procedure {
    if (!ability) return;
    const isCurrent = (ref: ObjectRef) => isAmong([ref], g.card(ref.id));
    const context = contextOf(g, player, g.card(card.id), ability, {
      chosen: chosen.filter(isCurrent).map(({ id }) => g.card(id)),
    });
    yield* executeEffect(g, { ...context, number, sourceIsGone: !isCurrent(card) });
  },

  /** Negates the activation that this one answers (DBS 10-10-5); does nothing if that is already resolved. */
  negateAnswered(g: DeclaringGame, { answers }: Activation): void {
    if (answers !== undefined) negateActivation(g, answers);
  },
} satisfies TableFor<KernelRules>;
