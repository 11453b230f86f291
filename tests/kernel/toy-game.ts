/**
 * Defines a toy game, made only for tests: a dozen lines for each mechanism that the real games need, so that the
 * kernel can be tested without their rulebooks. Tests replace entries of its table to try the ways of different games.
 */
import type { PlayerId, Viewer } from '../../schemas/common';
import type { Amount, Instruction, Target } from '../../schemas/ability';
import type { Action, Observation } from '../../schemas/protocol';
import { link, moveCard, emit } from '../../oracle/kernel/changes';
import { NEVER, type RulePoints } from '../../oracle/kernel/clauses';
import { Chance } from '../../oracle/kernel/chance';
import { Game } from '../../oracle/kernel/game';
import { executeInstruction } from '../../oracle/kernel/language/execute';

import { languageOf } from '../../oracle/kernel/language/language';
import { allow } from '../../oracle/kernel/language/words/prevention';
import { playersTarget } from '../../oracle/kernel/language/words/targets';
import { wordFilter } from '../../oracle/kernel/language/words/filters';
import {
  BASIC_INSTRUCTIONS,
  EFFECT_INSTRUCTIONS,
  ADVANCED_INSTRUCTIONS,
  ALL_FORMS,
} from '../../oracle/kernel/language/words/shared';
import { linkedTo, linksOn } from '../../oracle/kernel/links';
import type { GameModule } from '../../oracle/kernel/session/module';
import { FIELD } from '../../oracle/kernel/objects/zones';
import { event, kernelEvents } from '../../oracle/kernel/state/journal-events';
import { perform } from '../../oracle/kernel/events/perform';
import { stateFromPosition } from '../../oracle/kernel/session/position';
import { holds } from '../../oracle/kernel/reading/select';
import { Session } from '../../oracle/kernel/session/session';
import { opponentOf, type Ability, type CardState, type Definition } from '../../oracle/kernel/state';
import type { GameState, Procedure } from '../../oracle/kernel/state';
import { collectTriggers } from '../../oracle/kernel/events/triggers';
import { contextOf } from '../../oracle/kernel/procedures/contexts';
import { seenPlayers } from '../../oracle/kernel/session/views';
import { statOf } from '../../oracle/kernel/continuous/values';
import { fixedPoint } from '../../oracle/kernel/continuous/fixed-point';
import type { Due } from '../../oracle/kernel/procedures/rule-processing';
import { printOf } from '../../oracle/kernel/reading/print';
import type { IntendedChange } from '../../oracle/kernel/changes/intended';
import { endGame } from '../../oracle/kernel/game-end';
import { executeEffect } from '../../oracle/kernel/events/execute-effect';
import type { AnyGame } from '../../oracle/kernel/rules';
import { core, type CoreRules } from '../../oracle/kernel/procedures/core';

interface ToyDefinition extends Definition {
  readonly power: number;
  readonly traits?: readonly string[];
}

declare module '../../schemas/ability' {
  interface CardFilter {
    trait?: string;
  }
}

const toyEvents = {
  ...kernelEvents,
  triggered: event('An ability is carried out.', ['player', 'card']),
  ping: event('A test makes it happen.', [], ['player']),
};

/** The kernel's questions to a game, and those of the toy game itself. */
export interface ToyRules extends Omit<CoreRules, 'events'> {
  readonly events: typeof toyEvents;
  /** Returns the rule actions at a checkpoint. */
  ruleActions(g: ToyGame): readonly IntendedChange[];
}
export type ToyGame = Game<ToyRules, object>;

const ZONES = ['deck', 'hand', 'field', 'under', 'cost', 'check', 'trash'];

/** Answers every rule point with no clause, since the toy game has no rulebook. */
const NO_CLAUSES = new Proxy({}, { get: () => NEVER }) as RulePoints;

export const toyRules: ToyRules = {
  language: languageOf({
    ...ALL_FORMS,
    filters: [...ALL_FORMS.filters, wordFilter('trait')],
    targets: [...ALL_FORMS.targets, playersTarget],
    instructions: [...BASIC_INSTRUCTIONS, ...EFFECT_INSTRUCTIONS, ...ADVANCED_INSTRUCTIONS, allow],
  }),
  ...core,
  ...fixedPoint,
  events: toyEvents,
  clauses: NO_CLAUSES,
  standardTurn: 1,
  standardPhase: 'main',
  initialState: 'active',
  standardDuration: 'turn',
  zones: { field: FIELD },
  commonZones: { deck: 'deck', hand: 'hand', discard: 'trash' },
  continuousClauses: () => ['cont'],
  stateEvent: (_g, state) => (state === 'resting' ? 'rested' : 'setActive'),
  sees: (_g, viewer, card) => card.zone !== 'deck' && (card.zone !== 'hand' || card.side === viewer),
  becomesNew: (_g, _card, from, to) => from !== to,
  mayMove: () => true,
  ownerOf: (_g, card) => card.owner,
  isAnotherNow: () => false,
  mayDraw: () => true,
  executeMoves: (g, changes) => perform(g, ...changes),
  moveWords: () => [],
  stateIsForbidden: () => false,
  statsToRemember: ['power'],
  printed: (g, card) => (printOf(g, card) as ToyDefinition).power,
  printedWords: (_g, print, kind) => (kind === 'trait' ? ((print as ToyDefinition).traits ?? []) : undefined),
  wordKinds: ['trait'],
  /** Makes a card 1000 stronger for each card given to it, in its player's turn. */
  ruleModifiers: (g, card) =>
    g.rules.masterOf(g, card) === g.state.turnPlayer
      ? linkedTo(g, card, 'given').map(() => ({ layer: 1, by: 1000 }))
      : [],
  layerOf: () => 1,
  playerValue: () => 0,
  takesPart: () => false,
  abilityIsValid: (g, card, ability) => g.rules.isWhereItWorks(g, card, ability),
  isContinuous: (_g, ability) => ability.type === 'cont',
  isTriggered: (_g, ability) => ability.type === 'auto',
  isReplacement: (_g, ability) => ability.type === 'instead',
  conditionHolds: (g, reader, ability) => !ability.if || holds(g, reader, ability.if),
  happened: collectTriggers,
  /** Lets the affected player choose; if both are affected, the turn player. */
  nextReplacement: (g, found) => {
    const affects = (player: PlayerId) =>
      found.some(({ affected }) => affected.some((card) => g.rules.masterOf(g, card) === player));
    return { player: affects(g.state.turnPlayer) ? g.state.turnPlayer : opponentOf(g.state.turnPlayer), among: found };
  },
  stacks: { zone: 'under', kind: 'under' },
  /**
   * Returns given cards to the cost area, resting. A card under the moved one goes with it to its owner's trash, or to
   * the other side.
   */
  alsoChanges: (g, change) => {
    if (!('to' in change)) return [];
    const { zone, player } = change.to;
    return linksOn(g, change.card).map(({ kind, card: id }) => {
      const linked = g.card(id);
      if (zone === change.card.zone) return { card: linked, to: { zone: linked.zone, player } };
      if (kind === 'given') return { card: linked, to: { zone: 'cost', state: 'resting' } };
      return { card: linked, to: { zone: 'trash', player: linked.owner } };
    });
  },
  *draw(g, player, count, cause) {
    for (let left = count; left > 0; left--) {
      const top = g.zone(player, 'deck')[0];
      if (top !== undefined) yield* perform(g, { card: g.card(top), to: { zone: 'hand' }, events: 'drew', cause });
    }
  },
  *discard(g, cards, cause) {
    yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'trash' }, events: 'trashed', cause })));
  },
  executeInstruction,
  ruleActions: () => [],
  ruleRows: [
    {
      clauses: [],
      kind: 'confirmative',
      due: (g) => (g as unknown as ToyGame).rules.ruleActions(g as unknown as ToyGame).map(dueOf),
      *decide(_g, due) {
        return [(due as DueChange).change];
      },
    },
  ],
  *resolveWaitingAbility(g, { card, player, ability, event, lastKnown }) {
    emit(g as unknown as ToyGame, 'triggered', { player, card });
    const subjects = lastKnown && [lastKnown];
    yield* executeEffect(g, contextOf(g, player, g.card(card), ability, { event, subjects }));
  },
};

interface DueChange extends Due {
  readonly change: IntendedChange;
}
const dueOf = (change: IntendedChange): DueChange => ({ player: change.card.side, change });

/** Runs the checkpoint loop: all rule actions, then one waiting ability, and again from the start. */
export const checkpoint = (g: ToyGame): Procedure => g.rules.runCheckpoint(g);

/** Deals damage: the top card goes to the check zone, abilities are played while it is there, then it moves on. */
export function* damage(g: ToyGame, player: PlayerId): Procedure {
  const top = g.card(g.zone(player, 'deck')[0]!);
  yield* perform(g, { card: top, to: { zone: 'check' }, events: 'damaged' });
  yield* checkpoint(g);
  yield* perform(g, { card: top, to: { zone: 'trash' } });
}

/** Makes a player without cards in the deck lose at once, even in the middle of an effect. */
export function* loseAtOnce(g: AnyGame): Procedure {
  for (const player of ['A', 'B'] as const) {
    if (g.zone(player, 'deck').length === 0) endGame(g, { winner: opponentOf(player), reason: 'deck' });
  }
}

/** Gives a card to another; given cards are neither active nor resting. */
export function* give(g: ToyGame, card: string, host: string): Procedure {
  yield* perform(g, { card: g.card(card), to: { zone: 'under', state: 'given' } });
  link(g, 'given', card, host);
}

export interface ToyCard {
  readonly id: string;
  readonly power: number;
  readonly abilities: readonly Ability[];
  readonly traits?: readonly string[];
  readonly back?: Omit<ToyCard, 'id' | 'back'> & { readonly name: string };
}
export const card = (id: string, power = 0, ...abilities: Ability[]): ToyCard => ({ id, power, abilities });

type Side = Record<string, readonly ToyCard[]>;

/** Makes a game with these cards in place, in player A's turn. */
export function toy(sides: { A?: Side; B?: Side }, replaced: Partial<ToyRules> = {}): ToyGame {
  const rules = { ...toyRules, ...replaced };
  const printed = new Map([sides.A, sides.B].flatMap((side) => Object.values(side ?? {}).flat()).map((c) => [c.id, c]));
  const place = (side: Side = {}) => ({
    zones: Object.fromEntries(
      Object.entries(side).map(([zone, cards]) => [zone, cards.map(({ id }) => ({ id, card: id }))]),
    ),
  });
  const define = (key: string): Definition | undefined => {
    const found = printed.get(key);
    const sheet = { number: key, category: 'card' };
    const back = found?.back && { ...found.back, ...sheet };
    return found && ({ ...found, name: key, ...sheet, back } as ToyDefinition);
  };
  const position = { players: { A: place(sides.A), B: place(sides.B) } };
  const state = stateFromPosition({ ...toyModule, rules }, position, define);
  return new Game<ToyRules, object>(rules, state, new Chance());
}

export const toyModule = {
  journal: { members: {}, unusedKernelEvents: [] },
  positionWords: {
    zones: ZONES,
    states: ['active', 'resting', 'given'],
    phases: ['main'],
    counters: [],
    faceDownZones: ['deck'],
    mostCards: 50,
  },
  checkPosition: () => undefined,
  initialFacts: () => ({}),
} as unknown as GameModule;

/** Restores the game at the same moment from its state as text alone. */
export function restored(g: ToyGame): ToyGame {
  return new Game(g.rules, JSON.parse(JSON.stringify(g.state)) as GameState<object>, new Chance());
}

/** Carries out these instructions as an effect of a card. */
export const doing = (g: ToyGame, id: string, ...effect: Ability['effect']): Procedure => {
  const source = g.card(id);
  return executeEffect(g, contextOf(g, g.rules.masterOf(g, source), source, { type: 'activate', effect }));
};

/**
 * Runs a procedure with these answers; a handle or a boolean is short for an action that names it.
 * @throws {Error} an answer is refused or missing
 */
export function run<G extends AnyGame>(
  g: G,
  procedure: Procedure,
  ...answers: (string | boolean | Action)[]
): Session<G> {
  const session = new Session<G>(g, procedure);
  for (const answer of answers) {
    if (!session.question)
      throw new Error(`nothing is asked any more, but there is an answer ${JSON.stringify(answer)}`);
    const action: Action = typeof answer === 'object' ? answer : { type: 'answer', value: answer };
    const refusal = session.act(session.question.player, action);
    if (refusal) throw new Error(refusal.reason);
  }
  return session;
}

export const observe = (g: ToyGame, viewer: Viewer): Pick<Observation, 'players'> => ({
  players: seenPlayers(g, viewer, { words: toyModule.positionWords, describe: ({ id, state }) => ({ id, state }) }),
});

/** Lists events of the given types as "type card". */
export const events = (g: AnyGame, ...types: string[]): string[] =>
  g.journal.filter(({ type }) => types.includes(type)).map(({ type, card: id }) => `${type} ${id ?? ''}`.trim());

export const ids = (g: AnyGame, player: PlayerId, zone: string): readonly string[] => [...g.zone(player, zone)];

/** Moves a single card. */
export function* moving(g: AnyGame, id: string, zone: string): Procedure {
  yield* perform(g, { card: g.card(id), to: { zone } });
}

export const put = (g: AnyGame, id: string, zone: string): void => void moveCard(g, id, { zone });
export const power = (g: ToyGame, id: string): number => statOf(g, g.card(id), 'power');

/** Carries out instructions of a player's card. */
export function resolve(g: ToyGame, source: string, ...effect: Instruction[]): void {
  const card = g.card(source);
  const ability: Ability = { type: 'auto', effect };
  const player = g.rules.masterOf(g, card);
  run(g, executeEffect(g, contextOf(g, player, card, ability)));
}

/** Makes the instruction for a change of power. */
export const modify = (target: Target, change: { by?: Amount; to?: Amount }): Instruction =>
  ({ do: 'modify', stat: 'power', target, ...change }) as Instruction;
export const cont = (effect: Instruction, condition?: Ability['if']): Ability => ({
  type: 'cont',
  effect: [effect],
  ...(condition && { if: condition }),
});

/** Makes a card stronger for the turn. */
export const strengthen = (g: ToyGame, id: string, by: number): void =>
  resolve(g, id, { do: 'modify', stat: 'power', by, target: { self: true } });

export const at = (g: ToyGame, id: string): CardState => g.card(id);
