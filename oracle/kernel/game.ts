/** A game in progress: its rule table, its state and its journal; beside them what was cited, computed and is being carried out. */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import type { Action } from '../../schemas/protocol';
import type { Chance } from './chance';
import type { RulePoints } from './clauses';
import { OracleError } from './errors';
import { someReadsNumbers } from './language/ability-analysis';
import type { KernelEvent } from './events/journal-events';
import type { EffectOutcome } from './events/effect-outcome';
import type { UsedReplacement } from './events/replacement';
import type { EffectContext, KernelRules } from './rules';
import {
  opponentOf,
  type CardState,
  type GameState,
  type JournalEvent,
  type Procedure,
  type Question,
  type Refusal,
} from './state';
import { bringsAbility } from './state/lasting';
import { Citations } from './citations';
import { noteReach, remembersReach } from './continuous/beginnings';
import { bearsAbilities } from './continuous/print';
import { ValueCache } from './continuous/value-cache';
import { RunawayGuard } from './loops/runaway-guard';
import { zoneLists, type ZoneLists } from './objects/zones';

const NO_EVENTS: readonly JournalEvent[] = [];

export class Game<Rules extends KernelRules, Facts extends object> {
  readonly journal: JournalEvent[] = [];
  readonly citations = new Citations();
  readonly values = new ValueCache();
  readonly guard = new RunawayGuard(
    this,
    () => someReadsNumbers(this),
    () => this.endsEndless(),
  );
  /** The zones of which something is true, by what it is. */
  readonly zonesWith: ZoneLists;
  /** Cards that bear abilities by print. */
  readonly abilitySources: Handle[] = [];
  /** true: nothing has borne an ability yet, neither a card by print nor by an effect; nobody looks for one. */
  isPlain: boolean;
  /** Where the effects are that are being carried out, the outermost first. */
  readonly frames: EffectFrame[] = [];
  /** Parts of the game in progress that a jump may leave, the outermost first: see procedures/jumps.ts. */
  readonly parts: OpenPart[] = [];
  /** Replacements used on the event in progress. */
  lineage: readonly UsedReplacement[] = [];
  /** What the effect in progress has done, where somebody asks. */
  outcome: EffectOutcome | null = null;
  /** How often it has come round what comes about as a turn or a battle ends: each time brought about by the one before. */
  rounds = 0;
  /** How long the journal was as the present turn began. */
  turnBegan = 0;
  /** Questions with one possible answer are put as well. */
  asksForced = false;
  /** Begins the same game anew, to try what would come of other answers; the game that it gives has none. */
  restart: (() => { game: AnyGame; procedure: Procedure }) | null = null;
  /** The time stamp that the cards of the present group share; 0: none has one yet; null: each has its own. */
  moment: number | null = null;
  /** Asked at every event. */
  private readonly remembersReach: boolean;
  /** The events of the present moment, which abilities notice when all of it has happened. */
  private simultaneousEvents: JournalEvent[] | null = null;

  constructor(
    readonly rules: Rules,
    readonly state: GameState<Facts>,
    readonly chance: Chance,
  ) {
    this.zonesWith = zoneLists(rules.zones);
    for (const player of PLAYERS) {
      const { zones } = state.players[player];
      for (const zone in zones) {
        for (const id of zones[zone]!) if (bearsAbilities(state.cards[id]!.definition)) this.abilitySources.push(id);
      }
    }
    this.isPlain = this.abilitySources.length === 0 && !state.effects.some(bringsAbility);
    this.remembersReach = remembersReach(this);
    if (this.remembersReach) noteReach(this, NO_EVENTS);
  }

  /** An object that bears abilities has come into being. Only changes/ calls it. */
  addSource({ id }: CardState): void {
    this.abilitySources.push(id);
    this.isPlain = false;
    this.values.sourcesByKind = null;
  }

  /** It has been erased. */
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

  /** The top card of an ordered zone. */
  top(player: PlayerId, zone: string): CardState | undefined {
    const id = this.zone(player, zone)[0];
    return id === undefined ? undefined : this.card(id);
  }

  /** Says that these clauses decide what happens next; they go with the next event. */
  cite(...clauses: string[]): void {
    this.citations.cite(clauses);
  }

  /** Says that a shared procedure has decided something: by these clauses of the game. */
  citePoint(point: keyof RulePoints): void {
    if (!this.citations.isSilent) this.citations.cite(this.rules.clauses[point]);
  }

  /** The first clause by which the game decides this. */
  clauseOf(point: keyof RulePoints): string | undefined {
    return this.rules.clauses[point][0];
  }

  /** Why something is not legal, by the clause that says so. */
  refused(point: keyof RulePoints, reason: string): Refusal {
    const clause = this.clauseOf(point);
    return clause === undefined ? { reason } : { clause, reason };
  }

  /** Why an answer is not legal; what a refusal cites goes with no event, since nothing happens. */
  refusal(question: Question, action: Action): Refusal | null {
    const { mark } = this.citations;
    const refusal = question.check(action);
    if (!refusal) return null;
    if (refusal.clause) this.cite(refusal.clause);
    this.citations.setAside(mark);
    return refusal;
  }

  /** Runs a question about what would be legal without leaving citations. */
  withoutCiting<T>(question: () => T): T {
    return this.citations.silenced(question);
  }

  /** Every clause that has decided something so far. */
  get cited(): ReadonlySet<string> {
    return this.citations.all(this.journal);
  }

  /** What has happened in the present turn. */
  eventsOfTurn(): readonly JournalEvent[] {
    return this.journal.slice(this.turnBegan);
  }

  /** Appends to the journal that the state has changed; only changes.ts calls it. */
  appendChange(event: KernelEvent): void {
    this.values.version += 1;
    this.appendToJournal(event);
  }

  /** Appends to the journal, with the clauses cited since the last event; only changes.ts calls it. */
  appendToJournal(event: JournalEvent): void {
    (event as { clauses: readonly string[] }).clauses = this.citations.commit();
    this.journal.push(event);
    if (event.type !== 'effectEnded') this.guard.onEvent();
    if (this.simultaneousEvents) {
      this.simultaneousEvents.push(event);
      return;
    }
    if (this.remembersReach) noteReach(this, [event]);
    if (!this.isPlain) this.rules.happened(this, event);
  }

  private endsEndless(): void {
    if (!this.rules.endless) throw new OracleError('the game runs on without any decision');
    this.simultaneousEvents = null;
    this.rules.endless(this);
  }

  /** Enters an effect within those that are being carried out. */
  enterFrame(frame: EffectFrame): void {
    this.frames.push(frame);
    this.guard.onFrame();
  }

  /** Runs changes that happen at one moment. @returns their events, not yet held against any ability */
  atOnce(changes: (events: JournalEvent[]) => void): readonly JournalEvent[] {
    const events: JournalEvent[] = [];
    this.simultaneousEvents = events;
    changes(events);
    this.simultaneousEvents = null;
    if (this.remembersReach) noteReach(this, events);
    return events;
  }

  /** The state has changed in a way that no event tells. */
  changed(): void {
    this.values.version += 1;
    if (this.remembersReach && !this.simultaneousEvents) noteReach(this, NO_EVENTS);
  }

  get over(): boolean {
    return this.state.result !== null;
  }
}

/** Where an effect is being carried out: at which of its instructions. */
export interface EffectFrame {
  readonly context: EffectContext;
  readonly instructions: readonly Instruction[];
  instruction: number;
}

/** A part of the game in progress, and how many effects were being carried out as it began. */
export interface OpenPart {
  readonly name: string;
  readonly depth: number;
}

/** Any game, as the kernel sees it. */
export type AnyGame = Game<KernelRules, object>;

/** Where both players do or choose something, the turn player comes first. */
export const playersInTurnOrder = ({ state: { turnPlayer } }: AnyGame): readonly PlayerId[] => [
  turnPlayer,
  opponentOf(turnPlayer),
];

export const cardsIn = (game: AnyGame, player: PlayerId, zone: string): CardState[] =>
  game.zone(player, zone).map((id) => game.card(id));

export function cardsInZones(game: AnyGame, player: PlayerId, zones: readonly string[]): CardState[] {
  const cards: CardState[] = [];
  for (const zone of zones) for (const id of game.zone(player, zone)) cards.push(game.card(id));
  return cards;
}
