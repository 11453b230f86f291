/**
 * One scenario against one implementation: turns what the sentences say into messages, and what comes back into facts.
 * Decisions that no step mentions are declined; a forced one that no step makes is an error, never a guess.
 */
import { isDeepStrictEqual } from 'node:util';
import { AdapterError, SuiteError, UnsupportedError, type Adapter } from '../adapters/adapter';
import { PLAYERS, type Capability, type Handle, type PlayerId, type Viewer } from '../schemas/common';
import type {
  Action,
  ActResult,
  Decision,
  DeckCheckResult,
  GameEvent,
  GameSupport,
  Observation,
  SeenCard,
  StartParams,
} from '../schemas/protocol';
import type { Frame } from '../schemas/report';
import { Disagreement, WrongReason } from './disagreement';
import { Setup, type CardData } from './setup';
import type { GameVocabulary } from './vocabulary';

/** What a world must know of its scenario. */
export interface ScenarioFrame {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** An action that was sent, and what came of it; for the report. */
export interface ActionRecord {
  readonly player: PlayerId;
  readonly action: Action;
  readonly answer: Pick<ActResult, 'status' | 'reason' | 'clause'>;
}

/** What became of something that a player only tried. */
interface Attempt {
  readonly what: string;
  readonly refused: boolean;
  readonly clause?: string;
  readonly unchanged: boolean;
}

/** So many decisions declined in a row are no game any more. */
const MOST_DECLINED = 300;

export class World {
  readonly setup: Setup;
  readonly actions: ActionRecord[] = [];
  readonly events: GameEvent[] = [];
  readonly used = new Set<Capability>();
  /** The board after each action, if it was asked to be filmed; for the report. */
  readonly frames: Frame[] = [];
  /** What the game was started with; for the report. */
  start: StartParams | undefined;
  /** Ids of the games opened, so that whoever owns the adapter can read their journals. */
  gameId: string | undefined;
  decision: Decision | null = null;
  deckCheck: DeckCheckResult | undefined;
  private readonly views = new Map<Viewer, Observation>();
  private atRest = false;
  private attempt: Attempt | undefined;
  private attemptsRead = true;

  constructor(
    readonly vocabulary: GameVocabulary,
    readonly adapter: Adapter,
    readonly support: GameSupport,
    readonly scenario: ScenarioFrame,
    readonly seed = 1,
    /** Look at the board after every action, which costs a message each. */
    private readonly film = false,
  ) {
    this.setup = new Setup(vocabulary);
  }

  /** @throws {UnsupportedError} the adapter did not declare it */
  require(capability: Capability): void {
    if (!this.support.capabilities.includes(capability)) throw new UnsupportedError(`capability ${capability}`);
    this.used.add(capability);
  }

  /** Starts the game, if no step has yet. */
  async started(): Promise<string> {
    if (this.gameId !== undefined) return this.gameId;
    const params = this.setup.startParams(this.seed);
    this.requireFor(params);
    this.start = params;
    const answer = await this.adapter.request('game/start', params);
    this.gameId = answer.gameId;
    this.take(answer.decision, answer.events);
    await this.shoot('the start of the game');
    return this.gameId;
  }

  private requireFor(params: StartParams): void {
    this.require(params.decks ? 'decks' : 'position');
    if (params.chance) this.require('chance');
    if (params.readings) this.require('readings');
    const { probes, unsupportedPositionFields = [] } = this.support;
    for (const card of Object.values(params.cards)) {
      const probe = (card as CardData).probe as string | undefined;
      if (probe !== undefined && probes !== 'all' && !probes.includes(probe))
        throw new UnsupportedError(`probe ${probe}`);
      if (probe === undefined && (card as CardData).abilities) this.require('inlineAbilities');
    }
    const field = this.setup.usedFields().find((used) => unsupportedPositionFields.includes(used));
    if (field !== undefined) throw new UnsupportedError(`position field ${field}`);
  }

  private take(decision: Decision | null, events: GameEvent[] = []): void {
    this.decision = decision;
    this.events.push(...events);
    this.views.clear();
    this.atRest = false;
  }

  // --- acting -----------------------------------------------------------------------------------------------------

  /** A player does something that the rules allow: it must be asked for, and it must be accepted. */
  async perform(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    const asked = await this.goOnTo(player, kinds);
    if (!asked && this.merges(kinds)) return;
    if (!asked) throw this.neverAsked(player, kinds);
    const answer = await this.send(player, action);
    if (answer.status === 'accepted') return;
    const expected = `player ${player}: ${describeAction(action)}: accepted`;
    throw new Disagreement(
      `a legal action was not accepted`,
      expected,
      `${answer.status}: ${answer.reason ?? 'no reason given'}`,
    );
  }

  /** A player tries something that the rules forbid; a later step says so. */
  async tryTo(player: PlayerId, kinds: readonly string[], action: Action): Promise<void> {
    const what = `player ${player}: ${describeAction(action)}`;
    const asked = await this.goOnTo(player, kinds);
    this.attemptsRead = false;
    if (!asked) {
      this.attempt = { what, refused: true, unchanged: true };
      return;
    }
    const before = { decision: this.decision, view: await this.observe() };
    const answer = await this.send(player, action);
    const unchanged = isDeepStrictEqual(before, { decision: this.decision, view: await this.observe() });
    this.attempt = { what, refused: answer.status !== 'accepted', clause: answer.clause, unchanged };
  }

  /** Declines until this player is asked for one of these kinds. @returns false where that does not happen in this turn */
  async goOnTo(player: PlayerId, kinds: readonly string[]): Promise<boolean> {
    await this.started();
    const turn = this.decision?.turn;
    const isIt = (decision: Decision) => decision.player === player && kinds.includes(decision.kind);
    await this.declineUntil((decision) => isIt(decision) || (turn !== undefined && decision.turn > turn && turn > 0));
    return (
      this.decision !== null && isIt(this.decision) && (turn === undefined || turn === 0 || this.decision.turn === turn)
    );
  }

  /** Declines whatever is asked until a decision for which `until` holds, or the end of the game. */
  async declineUntil(until: (decision: Decision) => boolean): Promise<void> {
    await this.started();
    for (let declined = 0; this.decision && !until(this.decision); declined++) {
      const { player, kind, optional } = this.decision;
      if (declined >= MOST_DECLINED) {
        throw new AdapterError(
          'endless',
          `asks one question after another: ${MOST_DECLINED} in a row, the last "${kind}" of player ${player}`,
        );
      }
      const only = onlyAnswer(this.decision);
      if (!optional && !only) {
        throw new Disagreement(
          `player ${player} must answer "${kind}", which no step of the scenario does`,
          'no forced decision',
          this.decision,
        );
      }
      const answer = await this.send(player, optional ? { type: 'pass' } : only!);
      if (answer.status !== 'accepted') {
        throw new Disagreement(
          `player ${player} cannot decline the optional decision "${kind}"`,
          'accepted',
          answer.status,
        );
      }
    }
  }

  async send(player: PlayerId, action: Action): Promise<ActResult> {
    const gameId = await this.started();
    const answer = await this.adapter.request('game/act', { gameId, player, action });
    const { status, reason, clause } = answer;
    this.actions.push({
      player,
      action,
      answer: { status, ...(reason === undefined ? {} : { reason }), ...(clause === undefined ? {} : { clause }) },
    });
    this.take(answer.decision, answer.events);
    if (status === 'accepted') await this.shoot(`player ${player}: ${describeAction(action)}`);
    return answer;
  }

  /** Adds the board of this moment to the film. */
  private async shoot(caption: string): Promise<void> {
    if (!this.film || !this.support.capabilities.includes('judgeView')) return;
    this.frames.push({ caption, observation: withoutDecks(await this.observe(), zoneNamed(this.vocabulary, 'deck')) });
  }

  /** From now on the facts are those of this very moment, not of the next rest. */
  hold(): void {
    this.atRest = true;
  }

  private merges(kinds: readonly string[]): boolean {
    return kinds.some((kind) => this.support.mergedDecisions?.includes(kind));
  }

  private neverAsked(player: PlayerId, kinds: readonly string[]): Disagreement {
    const expected = `player ${player} is asked for ${kinds.join(' or ')}`;
    return new Disagreement(
      `player ${player} was never asked for ${kinds.join(' or ')}`,
      expected,
      this.decision ?? 'the game is over',
    );
  }

  // --- reading ----------------------------------------------------------------------------------------------------

  /** Lets play go on until it rests, unless a step stopped it. */
  async settle(): Promise<void> {
    await this.started();
    if (this.atRest) return;
    await this.declineUntil((decision) => this.vocabulary.restKinds.includes(decision.kind));
    this.atRest = true;
  }

  /** The game as the judge sees it, at rest. */
  async facts(): Promise<Observation> {
    await this.settle();
    return this.observe();
  }

  async observe(viewer: Viewer = 'judge'): Promise<Observation> {
    this.require(viewer === 'judge' ? 'judgeView' : 'playerViews');
    const gameId = await this.started();
    const known = this.views.get(viewer);
    if (known) return known;
    const { observation } = await this.adapter.request('game/observe', { gameId, viewer });
    this.views.set(viewer, observation);
    return observation;
  }

  /** Where the card is and what is known of it. @throws {Disagreement} it is nowhere */
  async find(name: Handle): Promise<{ player: PlayerId; zone: string; index: number; card: SeenCard }> {
    const { players } = await this.facts();
    for (const player of PLAYERS) {
      for (const [zone, { cards = [] }] of Object.entries(players[player].zones)) {
        const index = cards.findIndex((card) => card.id === name);
        if (index >= 0) return { player, zone, index, card: cards[index]! };
      }
    }
    throw new Disagreement(`"${name}" is nowhere to be found`, `"${name}" in some zone`, 'in none');
  }

  /** The names of the cards in a zone as a viewer sees them; null for a card that the viewer does not know. */
  async cardsIn(player: PlayerId, zone: string, viewer: Viewer = 'judge'): Promise<(Handle | null)[]> {
    await this.settle();
    const seen = (await this.observe(viewer)).players[player].zones[zone];
    if (!seen) throw new Disagreement(`the observation has no zone "${zone}" of player ${player}`, zone, 'not there');
    const unknown = Array.from({ length: seen.count - (seen.cards?.length ?? 0) }, () => null);
    return [...(seen.cards ?? []).map((card) => card.id ?? null), ...unknown];
  }

  /** Says what became of the last attempt: refused, for a reason that fits, with nothing changed. */
  checkRefused(): void {
    const { attempt } = this;
    if (!attempt) throw new SuiteError('nothing was tried before this step');
    this.attemptsRead = true;
    if (!attempt.refused)
      throw new Disagreement('an illegal action was accepted', `${attempt.what}: refused`, 'accepted');
    if (!attempt.unchanged)
      throw new Disagreement('a refused action changed the game', 'nothing changed', 'something changed');
    const { clauses } = this.scenario;
    if (attempt.clause !== undefined && !clauses.includes(attempt.clause)) {
      throw new WrongReason('it was refused for a wrong reason', clauses, attempt.clause);
    }
  }

  /** Ends the game of a scenario that did not pass; what comes of it no longer matters. */
  async abandon(): Promise<void> {
    if (this.gameId === undefined) return;
    await this.adapter.request('game/end', { gameId: this.gameId }).catch(() => undefined);
  }

  /** Ends the game. @throws {SuiteError} the scenario left something unsaid or unused */
  async close(): Promise<void> {
    if (!this.attemptsRead) throw new SuiteError('the scenario tries something and does not say what comes of it');
    if (this.gameId === undefined) return;
    const { chance } = await this.adapter.request('game/end', { gameId: this.gameId });
    if (this.start?.chance && chance && chance.left.length > 0) {
      throw new Disagreement('scripted chance was not used up', 'none left', chance.left);
    }
  }
}

/** The answer to a forced decision that lists a single one: no choice is made by giving it. */
const onlyAnswer = ({ options }: Decision): Action | undefined =>
  options?.length === 1 ? (options[0] as Action) : undefined;

/** An action in words, e.g. `attack "Striker" -> "Guard"`. */
export function describeAction(action: Action): string {
  const cards = [
    ...(action.attackers ?? []),
    ...(action.cards ?? []),
    ...(action.card === undefined ? [] : [action.card]),
  ];
  const named = cards.map((card) => `"${card}"`).join(', ');
  const target = action.target === undefined ? '' : ` -> "${action.target}"`;
  const value = action.value === undefined ? '' : ` ${action.value}`;
  return `${action.type}${named ? ` ${named}` : ''}${target}${value}`;
}

const zoneNamed = (vocabulary: GameVocabulary, word: string): string | undefined => vocabulary.zones[word];

/** An observation in which the deck is only counted: nobody wants to see forty cards in every picture. */
function withoutDecks(observation: Observation, deck: string | undefined): Observation {
  if (deck === undefined) return observation;
  const players = Object.fromEntries(
    PLAYERS.map((player) => {
      const { zones, ...rest } = observation.players[player];
      const count = zones[deck]?.count ?? 0;
      return [player, { ...rest, zones: { ...zones, [deck]: { count } } }];
    }),
  ) as Observation['players'];
  return { ...observation, players };
}
