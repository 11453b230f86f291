/** What a scenario needs from an adapter, which need not support everything. */
import { UnsupportedError } from '../adapters/adapter';
import type { Capability } from '../schemas/common';
import type { Action, Decision, GameSupport, StartParams } from '../schemas/protocol';
import type { ShownFacts } from './shown-facts';

/** The prefix of needs that no adapter declares: they show in observations that leave something out. */
export const OF_OBSERVATION = 'observation';

/** The number of cards that a rulebook itself defines, such as tokens: an engine knows them by their names. */
const OF_RULEBOOK = '';

interface Defined {
  readonly probe?: string;
  readonly abilities?: unknown;
  readonly number?: string;
}

export const BOARD_AFTER_END = 'board after the end of the game';

export class Needs {
  readonly used = new Set<Capability>();
  /** What sentences have checked that an observation may leave out, e.g. "zone trash". */
  readonly lookedAt = new Set<string>();
  /** Needs of the scenario that the adapter did not declare, e.g. "capability chance", "decision discard". */
  readonly lacking = new Set<string>();
  /** How many answers the scenario has for each kind of decision that the adapter merges into others. */
  readonly merged = new Map<string, number>();
  /** Kinds of decision that the adapter asks in an order of its own, at which it did not take the answer of a step. */
  readonly displaced = new Set<string>();
  /** The question that was open when the current step looked at the game. */
  lookedDuring: Decision | null = null;

  /**
   * @param surveys note what is lacking and go on, instead of throwing
   * @param shownFacts the facts of cards that the adapter has shown; left out: it must show every fact
   */
  constructor(
    readonly support: GameSupport,
    protected readonly surveys: boolean,
    protected readonly shownFacts?: ShownFacts,
  ) {}

  protected can(capability: Capability): boolean {
    return this.support.capabilities.includes(capability);
  }

  /** @throws {UnsupportedError} if the adapter did not declare it */
  require(capability: Capability): void {
    if (!this.can(capability)) this.lack(`capability ${capability}`);
    this.used.add(capability);
  }

  protected lack(thing: string): void {
    this.lacking.add(thing);
    if (!this.surveys) throw new UnsupportedError(thing);
  }

  /** @throws {UnsupportedError} if the adapter does not know a probe card, or abilities of another card */
  requireCards(cards: object): void {
    const { probes } = this.support;
    for (const { probe, abilities, number } of Object.values(cards) as Defined[]) {
      if (probe !== undefined && probes !== 'all' && !probes.includes(probe)) this.lack(`probe ${probe}`);
      if (probe === undefined && abilities && number !== OF_RULEBOOK) this.require('inlineAbilities');
    }
  }

  /**
   * Records that a sentence needs this part of an observation.
   * @throws {UnsupportedError} if the observation leaves it out
   */
  requireShown<T>(what: string, value: T | undefined): T {
    this.lookedAt.add(what);
    if (value === undefined) this.lack(`${OF_OBSERVATION} ${what}`);
    return value!;
  }

  /** @throws {UnsupportedError} if a fact of a card is missing that the adapter has shown of no card in the whole run */
  requireFact<T>(fact: string, value: T): T {
    const mayBeMissing = this.shownFacts?.has(this.support.game, fact) === false;
    if (value === undefined && mayBeMissing) this.lack(`${OF_OBSERVATION} field ${fact}`);
    return value;
  }

  protected lackMerged(kind: string): void {
    if (this.merges(kind)) this.lack(`decision ${kind}`);
  }

  /** Counts an answer that an adapter which merges the decision would not have asked for. */
  protected countMerged(kind: string, action: Action): void {
    if (!this.surveys || !this.merges(kind) || action.type === 'pass') return;
    this.merged.set(kind, (this.merged.get(kind) ?? 0) + 1);
  }

  /** The kind of that question, if the adapter carries out an action only together with its answer. */
  get mergedMoment(): string | undefined {
    const { kind } = this.lookedDuring ?? {};
    return kind !== undefined && this.merges(kind) ? kind : undefined;
  }

  protected merges(kind: string): boolean {
    return this.support.mergedDecisions?.includes(kind) ?? false;
  }

  protected reorders(kind: string): boolean {
    return this.support.reorderedDecisions?.includes(kind) ?? false;
  }

  /** @throws {UnsupportedError} if the adapter cannot start such a game */
  protected requireFor(params: StartParams, usedFields: () => readonly string[]): void {
    this.require(params.decks ? 'decks' : 'position');
    if (params.chance) this.require('chance');
    if (params.readings) this.require('readings');
    this.requireCards(params.cards);
    const { unsupportedPositionFields = [] } = this.support;
    if (!params.position || unsupportedPositionFields.length === 0) return;
    for (const field of usedFields()) {
      if (unsupportedPositionFields.includes(field)) this.lack(`position field ${field}`);
    }
  }
}
