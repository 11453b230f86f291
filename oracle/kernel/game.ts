/** A game in progress: its rule table, its state, its journal and the trail of citations. */
import { PLAYERS, type Handle, type PlayerId } from '../../schemas/common';
import type { Instruction } from '../../schemas/ability';
import type { Action } from '../../schemas/protocol';
import type { Chance } from './chance';
import type { RulePoints } from './clauses';
import { OracleError } from './errors';
import { someReadsNumbers } from './language/ability-analysis';
import type { UsedReplacement } from './events/replacement';
import type { EffectContext, KernelRules } from './rules';
import type { Applied, InPlay, AppliedContinuous } from './continuous/characteristics';
import {
  opponentOf,
  type Ability,
  type CardState,
  type GameState,
  type JournalEvent,
  type Procedure,
  type Question,
  type Refusal,
} from './state';

/** So many events without any decision are endless. */
const ENDLESS = 1_000;
/** So many where some ability reads a number: what it does may end when the number has grown. */
const ENDLESS_WITH_NUMBERS = 20_000;
/** So many effects carried out within each other without any decision are endless, too. */
const DEEPEST = 100;
/** With decisions on the way they may be deeper, up to what can be carried out. */
const DEEPEST_AT_ALL = 250;
/** So many times something may be repeated without any decision and all of it count as little as one round. */
const FEW_REPEATS = 3;
/** So often may effects have something done without any decision, whether anything comes of it or not. */
const MOST_WORK = 10_000;
/** So many effects make an event count twice in what is endless. */
const MANY_EFFECTS = 20;
const NONE: string[] = [];

export class Game<Rules extends KernelRules, Facts extends object> {
  readonly journal: JournalEvent[] = [];
  /** How long the journal was as the present turn began; changes.ts keeps it. */
  turnBegan = 0;
  /** Grows with every change: what was computed on an older version is stale. */
  version = 0;
  /** Cards that bear automatic or continuous abilities; games of plain cards skip looking for them. */
  readonly abilitySources: Handle[] = [];
  /** The same by the kinds of abilities that are printed on them; characteristics.ts keeps it. */
  abilitySourcesByKind: Map<string, readonly CardState[]> | null = null;
  /** The continuous abilities as settled for one version of the state; characteristics.ts keeps it. */
  continuous: AppliedContinuous | null = null;
  /** The abilities that cards have gained, by what gave them; characteristics.ts keeps it. */
  readonly gained = new Map<string, Ability>();
  /** How often cards with abilities have moved; changes.ts counts. */
  abilitySourceMoves = 0;
  /** How often the list of effects has changed; changes.ts counts. */
  effectChanges = 0;
  /** What may apply to cards, until a card with abilities moves or an effect begins or ends; characteristics.ts keeps it. */
  applied: Applied | null = null;
  /** What the cards in play bear, until one with abilities moves; characteristics.ts keeps it. */
  inPlay: InPlay | null = null;
  /** Replacements used on the event in progress; replacement.ts keeps it. */
  lineage: readonly UsedReplacement[] = [];
  /** Where the effects are that are being carried out, the outermost first. */
  readonly frames: EffectFrame[] = [];
  /** Begins the same game anew, to try what would come of other answers; the game that it gives has none. */
  restart: (() => { game: AnyGame; procedure: Procedure }) | null = null;
  /** It has run on without any decision. */
  endless = false;
  /** What has happened since the last question: what runs on without asking anybody is an endless loop. */
  private eventsSinceDecision = 0;
  private mostEvents = ENDLESS;
  /** How many effects lasted when somebody was asked last. */
  private effectsBefore = 0;
  private placesBefore = 0;
  /** How many times something was repeated since then. */
  private repeats = 0;
  /** How many times effects had something done since then, whether it changed anything or not. */
  private executions = 0;
  private simultaneousEvents: JournalEvent[] | null = null;
  /** Clauses cited since the last event. */
  private uncommittedCitations: string[] = NONE;
  /** Clauses that decided something without an event: a refusal, an observation. */
  private readonly citedOutsideEvents = new Set<string>();
  private withoutCitingDepth = 0;

  constructor(
    readonly rules: Rules,
    readonly state: GameState<Facts>,
    readonly chance: Chance,
  ) {
    for (const player of PLAYERS) {
      const { zones } = state.players[player];
      for (const zone in zones) {
        for (const id of zones[zone]!) if (state.cards[id]!.definition.abilities?.length) this.abilitySources.push(id);
      }
    }
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
    if (this.withoutCitingDepth > 0) return;
    if (this.uncommittedCitations.length === 0) this.uncommittedCitations = clauses;
    else for (const clause of clauses) this.uncommittedCitations.push(clause);
  }

  /** Says that a shared procedure has decided something: by these clauses of the game. */
  decided(...points: (keyof RulePoints)[]): void {
    if (this.withoutCitingDepth > 0) return;
    for (const point of points) for (const clause of this.rules.clauses[point]) this.cite(clause);
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

  /** Every clause that has decided something so far. */
  get cited(): ReadonlySet<string> {
    const cited = new Set([...this.citedOutsideEvents, ...this.uncommittedCitations]);
    for (const { clauses } of this.journal) for (const clause of clauses) cited.add(clause);
    return cited;
  }

  /** Answers a question that is no part of what happens next: its citations go with no event. */
  citeOutsideEvents<T>(question: () => T): T {
    const before = this.uncommittedCitations.length;
    const answer = question();
    this.setAside(before);
    return answer;
  }

  /** Why an answer is not legal; what a refusal cites goes with no event, since nothing happens. */
  refusal(question: Question, action: Action): Refusal | null {
    const before = this.uncommittedCitations.length;
    const refusal = question.check(action);
    if (!refusal) return null;
    if (refusal.clause) this.cite(refusal.clause);
    this.setAside(before);
    return refusal;
  }

  private setAside(from: number): void {
    for (const clause of this.uncommittedCitations.slice(from)) this.citedOutsideEvents.add(clause);
    this.uncommittedCitations = this.uncommittedCitations.slice(0, from);
  }

  /** Nothing is cited now. */
  get citesNothing(): boolean {
    return this.withoutCitingDepth > 0;
  }

  /** What has happened in the present turn. */
  eventsOfTurn(): readonly JournalEvent[] {
    return this.journal.slice(this.turnBegan);
  }

  /** Runs a question about what would be legal without leaving citations. */
  withoutCiting<T>(question: () => T): T {
    this.withoutCitingDepth += 1;
    try {
      return question();
    } finally {
      this.withoutCitingDepth -= 1;
    }
  }

  /** Appends to the journal that the state has changed; only changes.ts calls it. */
  record(event: JournalEvent): void {
    this.version += 1;
    this.note(event);
  }

  /** Appends to the journal, with the clauses cited since the last event; only changes.ts calls it. */
  note(event: JournalEvent): void {
    (event as { clauses: readonly string[] }).clauses = this.uncommittedCitations;
    this.uncommittedCitations = NONE;
    this.journal.push(event);
    // The more effects have come, the sooner it is enough: a loop that adds one each time is slower with each.
    if (event.type !== 'effectEnded') this.eventsSinceDecision += 1 + this.newEffects / MANY_EFFECTS;
    if (this.eventsSinceDecision > this.mostEvents) this.onEndless();
    if (this.simultaneousEvents) this.simultaneousEvents.push(event);
    else if (this.abilitySources.length > 0) this.rules.happened(this, event);
  }

  private get newEffects(): number {
    return Math.max(0, this.state.effects.length - this.effectsBefore);
  }

  /** Enters an effect within those that are being carried out. */
  enterFrame(place: EffectFrame): void {
    this.frames.push(place);
    if (this.frames.length - this.placesBefore > DEEPEST) this.onEndless();
    if (this.frames.length > DEEPEST_AT_ALL)
      throw new OracleError(`more than ${DEEPEST_AT_ALL} effects are carried out within each other`);
  }

  /** Something is repeated so many times, as `works` has counted. @returns to be called after each round */
  countRepetition(): () => void {
    this.repeats += 1;
    if (this.repeats > FEW_REPEATS) return () => undefined;
    const { eventsSinceDecision: strain } = this;
    return () => (this.eventsSinceDecision = Math.min(this.eventsSinceDecision, strain + 1));
  }

  private onEndless(): void {
    if (
      this.eventsSinceDecision <= ENDLESS_WITH_NUMBERS &&
      this.eventsSinceDecision > ENDLESS &&
      someReadsNumbers(this)
    ) {
      this.mostEvents = ENDLESS_WITH_NUMBERS;
      return;
    }
    this.onDecision();
    this.endless = true;
    if (!this.rules.endless) throw new OracleError('the game runs on without any decision');
    this.simultaneousEvents = null;
    this.rules.endless(this);
  }

  /** Runs changes that happen at one moment. @returns their events, not yet held against any ability */
  atOnce(changes: () => void): readonly JournalEvent[] {
    const events: JournalEvent[] = [];
    this.simultaneousEvents = events;
    changes();
    this.simultaneousEvents = null;
    return events;
  }

  /** An effect has something done so many times. @throws {OracleError} more than can be meant: repeats within repeats multiply */
  countExecutions(times: number): void {
    this.executions += times;
    if (this.executions > MOST_WORK)
      throw new OracleError(`effects do something more than ${MOST_WORK} times without any decision`);
  }

  /** A player is asked: the game does not run on by itself. */
  onDecision(): void {
    this.eventsSinceDecision = 0;
    this.mostEvents = ENDLESS;
    this.executions = 0;
    this.repeats = 0;
    this.effectsBefore = this.state.effects.length;
    this.placesBefore = this.frames.length;
  }

  changed(): void {
    this.version += 1;
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
