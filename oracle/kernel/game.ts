/**
 * A game in progress: its rule table, state and event log, with its citations, cached values and the effects being
 * carried out.
 */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import type { Action } from '../../schemas/protocol';
import type { Chance } from './chance';
import type { CitedAnswer, RulePoints } from './clauses';
import { OracleError } from './errors';
import type { KernelEvent } from './state/journal-events';
import {
  opponentOf,
  type CardState,
  type GameState,
  type JournalEvent,
  type Procedure,
  type Question,
  type Refusal,
  type LastKnownCard,
  bearsAbilities,
} from './state';
import { bringsAbility } from './state/lasting';
import type { PendingAbility, AbilityOfCard } from './state/waiting';
import { Citations } from './citations';
import { ValueCache } from './state/value-cache';
import { RunawayGuard } from './runaway-guard';
import { zoneLists, type ZoneLists } from './objects/zones';
import { forLookup } from './rule-lookup';
import type { UsedReplacement } from './changes/intended';
import type { EffectContext, EffectOutcome } from './state/effect-context';
import type { StateGame, StateRules } from './state/rules';

const NO_EVENTS: readonly JournalEvent[] = [];
const NOTHING_TRIGGERED: readonly PendingAbility[] = [];

export class Game<Rules extends StateRules, Facts extends object> {
  readonly journal: JournalEvent[] = [];
  readonly citations = new Citations();
  readonly values = new ValueCache();
  readonly guard = new RunawayGuard(
    this,
    () => this.rules.readsNumbers(this),
    () => this.endsEndless(),
  );
  /** The zones that have each trait, e.g. those where abilities work. */
  readonly zonesWith: ZoneLists;
  /** The cards that have printed abilities. */
  readonly abilitySources: Handle[] = [];
  /**
   * true while nothing has had an ability yet, neither a card by print nor an effect, so that nobody needs to look for
   * one.
   */
  isPlain: boolean;
  /** The effects that are being carried out, the outermost first. */
  readonly frames: EffectFrame[] = [];
  /** The parts of the game in progress that a jump may leave, the outermost first: see procedures/jumps.ts. */
  readonly parts: OpenPart[] = [];
  /** The replacements already used on the event in progress. */
  lineage: readonly UsedReplacement[] = [];
  /** What the effect in progress has done so far; null when nothing asks for it. */
  outcome: EffectOutcome | null = null;
  /** How often in a row the end of a turn or battle has triggered abilities that bring about the next round. */
  rounds = 0;
  /** The abilities that this end has triggered so far, in all its rounds: none of them triggers again. */
  triggeredByEnd: AbilityOfCard[] = [];
  /** The length of the event log when the present turn began. */
  turnBegan = 0;
  /** true: questions with only one possible answer are asked as well. */
  asksForced = false;
  /** Starts the same game again, to try other answers. The new game has no `restart` of its own. */
  restart: (() => { game: Game<Rules, Facts>; procedure: Procedure }) | null = null;
  /**
   * The time stamp that the cards of the present group share; 0: the group has none yet; null: each card gets its own.
   */
  moment: number | null = null;
  /** What the present moment has triggered so far of the abilities that trigger once a moment. */
  triggeredNow = NOTHING_TRIGGERED;
  /**
   * true: it is recorded what continuous abilities have come to apply to. This is cached because every event asks for it.
   */
  readonly remembersReach: boolean;
  /**
   * The events of the present moment; abilities notice them when all of it has happened. null: each event is noticed at
   * once.
   */
  private simultaneousEvents: JournalEvent[] | null = null;

  readonly rules: Rules;

  constructor(
    rules: Rules,
    readonly state: GameState<Facts>,
    readonly chance: Chance,
  ) {
    this.rules = forLookup(rules);
    this.zonesWith = zoneLists(rules.zones);
    for (const player of PLAYERS) {
      const { zones } = state.players[player];
      for (const zone in zones) {
        for (const id of zones[zone]!) if (bearsAbilities(state.cards[id]!.definition)) this.abilitySources.push(id);
      }
    }
    this.isPlain = this.abilitySources.length === 0 && !state.effects.some(bringsAbility);
    this.remembersReach = rules.ordersByBeginning === true || rules.shutsOut !== undefined;
    if (this.remembersReach) this.rules.noteReach(this, NO_EVENTS);
  }

  /** Registers a new object that has abilities. Only changes/ calls it. */
  addSource({ id }: CardState): void {
    this.abilitySources.push(id);
    this.isPlain = false;
    this.values.sourcesByKind = null;
  }

  /** Forgets an object that has been erased. Only changes/ calls it. */
  dropSource({ id }: CardState): void {
    const index = this.abilitySources.indexOf(id);
    if (index >= 0) this.abilitySources.splice(index, 1);
    this.values.sourcesByKind = null;
  }

  card(id: Handle): CardState {
    const card = this.state.cards[id];
    if (!card) throw new OracleError(`no card "${id}"`);
    return card;
  }

  zone(player: PlayerId, zone: string): readonly Handle[] {
    const { A, B } = this.state.players;
    const cards = (player === 'A' ? A : B).zones[zone];
    if (!cards) throw new OracleError(`no zone "${zone}"`);
    return cards;
  }

  /** Returns the top card of an ordered zone; undefined when the zone is empty. */
  top(player: PlayerId, zone: string): CardState | undefined {
    const id = this.zone(player, zone)[0];
    return id === undefined ? undefined : this.card(id);
  }

  /** Cites the clauses by which a procedure decides what happens next; the next event carries them. */
  cite(...clauses: string[]): void {
    this.citations.cite(clauses);
  }

  /** Notes the clauses by which something is read, e.g. a value; the next event carries them apart. */
  consult(...clauses: string[]): void {
    this.citations.consult(clauses);
  }

  /** Cites the clauses of an answer by which a procedure decides. @returns the answer alone */
  citing(answer: CitedAnswer): boolean {
    if (typeof answer === 'boolean') return answer;
    this.citations.cite(answer);
    return true;
  }

  /** Notes the clauses of an answer by which something is read. @returns the answer alone */
  consulting(answer: CitedAnswer): boolean {
    if (typeof answer === 'boolean') return answer;
    this.citations.consult(answer);
    return true;
  }

  /** Cites the clauses by which this game decides a point of a shared procedure. */
  citePoint(point: keyof RulePoints): void {
    if (!this.citations.isSilent) this.citations.cite(this.rules.clauses[point]);
  }

  /** Notes the clauses of a point by which something is read. */
  consultPoint(point: keyof RulePoints): void {
    if (!this.citations.isSilent) this.citations.consult(this.rules.clauses[point]);
  }

  /** Returns the first clause by which the game decides the point. */
  clauseOf(point: keyof RulePoints): string | undefined {
    return this.rules.clauses[point][0];
  }

  /** Returns a refusal with the first clause of the point. */
  refused(point: keyof RulePoints, reason: string): Refusal {
    const clause = this.clauseOf(point);
    return clause === undefined ? { reason } : { clause, reason };
  }

  /** Cites the clauses of a refusal by which a procedure leaves something undone. */
  citeRefusal({ clause, further }: Refusal): void {
    if (clause !== undefined) this.cite(clause);
    if (further) this.cite(...further);
  }

  /** Returns why an answer is not legal. No event carries the clauses that a refusal cites, because nothing happens. */
  refusal(question: Question, action: Action): Refusal | null {
    const { mark } = this.citations;
    const refusal = question.check(action);
    if (!refusal) return null;
    this.citeRefusal(refusal);
    this.citations.setAside(mark);
    return refusal;
  }

  /** Asks what would be legal without leaving citations. */
  withoutCiting<T>(question: () => T): T {
    return this.citations.silenced(question);
  }

  /** Every clause that has decided something so far. */
  get cited(): ReadonlySet<string> {
    return this.citations.all(this.journal);
  }

  /** Returns the events of the present turn. */
  eventsOfTurn(): readonly JournalEvent[] {
    return this.journal.slice(this.turnBegan);
  }

  /** Records an event that changes the state. Only changes.ts calls it. */
  appendChange(event: KernelEvent): void {
    this.values.version += 1;
    this.appendToJournal(event);
  }

  /** Records an event with the clauses cited since the last one. Only changes.ts calls it. */
  appendToJournal(event: JournalEvent): void {
    this.citations.commitTo(event);
    this.journal.push(event);
    if (event.type !== 'effectEnded') this.guard.onEvent(event.type);
    if (this.simultaneousEvents) {
      this.simultaneousEvents.push(event);
      return;
    }
    if (this.remembersReach) this.rules.noteReach(this, [event]);
    if (!this.isPlain) this.noticeMoment([event]);
  }

  private endsEndless(): void {
    if (!this.rules.endless) throw new OracleError('the game runs on without any decision');
    this.simultaneousEvents = null;
    this.rules.endless(this);
  }

  /** Starts an effect within those that are being carried out. The caller removes the frame. */
  enterFrame(frame: EffectFrame): void {
    this.frames.push(frame);
    this.guard.onFrame();
  }

  /**
   * Runs changes that happen at one moment.
   * @returns their events, which no ability has noticed yet
   */
  atOnce(changes: (events: JournalEvent[]) => void): readonly JournalEvent[] {
    const events: JournalEvent[] = [];
    this.simultaneousEvents = events;
    changes(events);
    this.simultaneousEvents = null;
    if (this.remembersReach) this.rules.noteReach(this, events);
    return events;
  }

  /**
   * Lets abilities notice the events of one moment.
   * @param before cards that the moment changed, as they were
   */
  noticeMoment(events: readonly JournalEvent[], before?: readonly LastKnownCard[]): void {
    const outer = this.triggeredNow;
    this.triggeredNow = NOTHING_TRIGGERED;
    for (const event of events) this.rules.happened(this, event, before);
    this.triggeredNow = outer;
  }

  /** Notes a change of the state that records no event. */
  changed(): void {
    this.values.version += 1;
    if (this.remembersReach && !this.simultaneousEvents) this.rules.noteReach(this, NO_EVENTS);
  }

  get over(): boolean {
    return this.state.result !== null;
  }
}

/** Anything with a rule table: a game, or the table alone for printed data, which needs no game state. */
export interface WithRules<Rules> {
  readonly rules: Rules;
}

/** An effect that is being carried out, and the index of its present instruction. */
export interface EffectFrame {
  readonly context: EffectContext;
  readonly instructions: readonly Instruction[];
  instruction: number;
}

/** A part of the game in progress, with the number of effects in progress when it began. */
export interface OpenPart {
  readonly name: string;
  readonly depth: number;
}

/** Lists the turn player first, because the turn player acts or chooses first where both players do. */
export const playersInTurnOrder = ({ state: { turnPlayer } }: StateGame): readonly PlayerId[] => [
  turnPlayer,
  opponentOf(turnPlayer),
];

export const cardsIn = (game: StateGame, player: PlayerId, zone: string): CardState[] =>
  game.zone(player, zone).map((id) => game.card(id));

/** Returns whether a card of either player lies in the zone. */
export const isAnyIn = (game: StateGame, zone: string): boolean =>
  game.zone('A', zone).length > 0 || game.zone('B', zone).length > 0;

/** Returns the cards of both players in a zone, those of the turn player first. */
export function cardsOfBoth(game: StateGame, zone: string): CardState[] {
  const cards: CardState[] = [];
  for (const player of playersInTurnOrder(game)) for (const id of game.zone(player, zone)) cards.push(game.card(id));
  return cards;
}

export function cardsInZones(game: StateGame, player: PlayerId, zones: readonly string[]): CardState[] {
  const cards: CardState[] = [];
  for (const zone of zones) for (const id of game.zone(player, zone)) cards.push(game.card(id));
  return cards;
}
