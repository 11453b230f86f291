/** Changes to everything that is still to be resolved: waiting abilities, declarations, open windows and jumps. */
import type { Handle } from '../../../schemas/common';
import { OracleError } from '../errors';
import { refTo, type ObjectRef } from '../state';
import type { Activation, Jump, OpenWindow, PendingAbility } from '../state/waiting';
import type { StateGame } from '../state/rules';
import { NONE, nextStamp, write, type Writable } from './writing';

export function addPending(game: StateGame, pending: PendingAbility): void {
  (game.state.pending as PendingAbility[]).push(pending);
}

export function takePending(game: StateGame, pending: PendingAbility): void {
  const list = game.state.pending as PendingAbility[];
  const index = list.indexOf(pending);
  if (index < 0) throw new OracleError('an ability is taken that does not wait');
  list.splice(index, 1);
}

/**
 * A declaration that is about to be made. Its handles become references to the objects that the cards are at that
 * moment.
 */
export type NewActivation = Pick<Activation, 'what' | 'player' | 'ability' | 'number' | 'answers'> & {
  readonly card: Handle;
  readonly chosen?: readonly Handle[];
};

export function declareActivation(game: StateGame, declared: NewActivation): Activation {
  const { what, player, card, ability, chosen, number, answers } = declared;
  const activation: Writable<Activation> = {
    id: nextStamp(game),
    what,
    player,
    card: refTo(game.card(card)),
    chosen: chosen === undefined ? NOTHING_CHOSEN : chosen.map((id) => refTo(game.card(id))),
    negated: false,
    resolving: false,
  };
  if (ability !== undefined) activation.ability = ability;
  if (number !== undefined) activation.number = number;
  if (answers !== undefined) activation.answers = answers;
  write(game).activations = [...game.state.activations, activation];
  game.appendChange({ type: 'declared', clauses: NONE, player, card, what });
  return activation;
}

const NOTHING_CHOSEN: readonly ObjectRef[] = [];

/** Negates a declaration. One that is already being resolved can no longer be negated (DBS 10-10-5). */
export function negateActivation(game: StateGame, id: number): void {
  const negated = game.state.activations.find((one) => one.id === id && !one.negated && !one.resolving);
  if (!negated) return;
  const { player, card, what } = negated;
  updateActivation(game, negated, { negated: true });
  game.appendChange({ type: 'negated', clauses: NONE, player, card: card.id, what });
}

export const startResolution = (game: StateGame, activation: Activation): void =>
  updateActivation(game, activation, { resolving: true });

function updateActivation(game: StateGame, activation: Activation, change: Partial<Activation>): void {
  write(game).activations = game.state.activations.map((one) => (one === activation ? { ...one, ...change } : one));
}

/** Removes declarations that are resolved or will never be. */
export function removeActivations(game: StateGame, which: (activation: Activation) => boolean): void {
  if (!game.state.activations.some(which)) return;
  write(game).activations = game.state.activations.filter((one) => !which(one));
  game.changed();
}

export function openWindow(game: StateGame, open: OpenWindow): void {
  (game.state.windows as OpenWindow[]).push(open);
}

/** Closes the innermost window. */
export function closeWindow(game: StateGame): void {
  (game.state.windows as OpenWindow[]).pop();
}

/** Moves an ability from `pending` to `resolving`, where it still counts as waiting (DBS 8-6-4, VG 11.8.10). */
export function startResolving(game: StateGame, waiting: PendingAbility): void {
  takePending(game, waiting);
  (game.state.resolving as PendingAbility[]).push(waiting);
}

export function endResolving(game: StateGame, waiting: PendingAbility): void {
  const list = game.state.resolving as PendingAbility[];
  list.splice(list.lastIndexOf(waiting), 1);
}

/** Marks a waiting ability as declared and puts it behind those that wait already. */
export function declarePending(game: StateGame, waiting: PendingAbility): void {
  const { undeclared: _, ...declared } = waiting;
  takePending(game, waiting);
  addPending(game, declared);
}

/** Removes a waiting ability that will not be carried out. */
export function cancelPending(game: StateGame, waiting: PendingAbility): void {
  const { player, card } = waiting;
  takePending(game, waiting);
  game.appendChange({ type: 'cancelled', clauses: NONE, player, card });
}

export function setSuppressedSituations(game: StateGame, suppressedSituations: readonly string[]): void {
  write(game).suppressedSituations = suppressedSituations;
}

export function setGeneration(game: StateGame, generation: number): void {
  write(game).generation = generation;
}

export function setJump(game: StateGame, jump: Jump | null): void {
  write(game).jump = jump;
}
