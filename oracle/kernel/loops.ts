/**
 * Infinite loops: a chain of effects that comes back to the same question in the same situation. What it means is the game's
 * to say; here it is recognised, and found out who could leave it, by trying every other answer on a copy of the game.
 */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { isPass } from './ask';
import type { AnyGame } from './game';
import { isTarget, type CardState, type Procedure, type Question } from './state';

/** All that tells one moment of a chain of effects from another; found out when it is first asked for. */
export type Situation = () => string;

/** A question that was answered in a chain of effects. */
export interface Step {
  readonly player: PlayerId;
  readonly kind: string;
  readonly situation: Situation;
  /** Grows with every effect that the one before brought about. */
  readonly depth: number;
  readonly answer: Action;
  /** How many questions of the game were answered before. */
  readonly before: number;
}

/** What comes round again and again. */
export interface Loop {
  readonly steps: readonly Step[];
  /** The questions of it at which another answer leads out. */
  readonly exits: ReadonlySet<Step>;
}

/** A loop that is being carried out so many times, and who stops it then. */
export interface Running {
  readonly loop: Loop;
  readonly finishers: readonly PlayerId[];
  left: number;
  /** The place in the loop. */
  at: number;
}

/** So often are the same answers tried to see whether it goes on. */
const ANSWERS_TRIED = 50;
/** So many answers are tried in search of a way out. */
const MOST_TRIED = 300;

export class Trail {
  running: Running | null = null;
  /** Every answer of the game so far. */
  private readonly answers: Action[] = [];
  /** The questions of the present chain of effects. */
  private steps: Step[] = [];
  /** What would begin a loop again that was finished, by situation. */
  private readonly finished = new Map<string, Action>();

  constructor(private readonly game: AnyGame) {}

  /** Takes note of an answer. */
  note({ player, kind }: Question, isInChain: boolean, answer: Action): void {
    if (!isInChain) this.steps = [];
    else {
      const before = this.answers.length;
      // Most chains of effects are no loops: what nobody asks for is not put together, and played anew where it is.
      const situation = once(() => this.situationAfter(before));
      this.steps.push({ player, kind, situation, depth: depthOf(this.game), answer, before });
    }
    this.answers.push(answer);
  }

  private situationAfter(count: number): string {
    const { game, question } = replay(this.game, this.answers.slice(0, count))!;
    return situationOf(game, question!);
  }

  /** The loop that has come back to this situation, which another question of its kind must have had before. */
  loopAt({ player, kind }: Question, situation: Situation): Loop | null {
    const depth = depthOf(this.game);
    const start = this.steps.findLastIndex(
      (step) => step.depth < depth && step.player === player && step.kind === kind && step.situation() === situation(),
    );
    if (start < 0) return null;
    const steps = this.steps.slice(start);
    if (!this.goesOn(steps)) return null;
    return { steps, exits: new Set(steps.filter((step) => this.leadsOut(steps, step))) };
  }

  /** The answer that would begin a finished loop again. */
  restart(situation: Situation): Action | undefined {
    return this.finished.size === 0 ? undefined : this.finished.get(situation());
  }

  finish({ steps, exits }: Loop): void {
    for (const step of steps) if (exits.has(step)) this.finished.set(step.situation(), step.answer);
    this.running = null;
  }

  /** Do the same answers bring the same questions again and again? A chain of effects that ends by itself is no loop. */
  private goesOn(loop: readonly Step[]): boolean {
    const rounds = Math.ceil(ANSWERS_TRIED / loop.length);
    const answers = [...this.answers];
    for (let round = 0; round < rounds; round++) answers.push(...loop.map((step) => step.answer));
    const now = replay(this.game, answers);
    return now === null || situationAt(now) === loop[0]!.situation();
  }

  /** Does some other answer to this question of the loop leave it? */
  private leadsOut(loop: readonly Step[], step: Step): boolean {
    const seen = new Set(loop.map((one) => one.situation()));
    const past = this.answers.slice(0, step.before);
    const tries = { left: MOST_TRIED };
    const question = replay(this.game, past)?.question;
    return question
      ? others(question, step.answer).some((answer) => escapes(this.game, [...past, answer], seen, tries))
      : false;
  }
}

/** Does play get out of a chain of effects after these answers, whatever is answered then? */
function escapes(game: AnyGame, answers: readonly Action[], seen: Set<string>, tries: { left: number }): boolean {
  tries.left -= 1;
  if (tries.left < 0) return false;
  const now = replay(game, answers);
  if (!now) return false;
  const situation = situationAt(now);
  if (situation === null) return true;
  if (seen.has(situation)) return false;
  seen.add(situation);
  return answersTo(now.question!).some((answer) => escapes(game, [...answers, answer], seen, tries));
}

interface Replayed {
  readonly game: AnyGame;
  readonly question: Question | null;
}

/** The same game, played anew up to a question or to its end; null: it has run on without end. */
function replay(game: AnyGame, answers: readonly Action[]): Replayed | null {
  const { game: copy, procedure } = game.anew!();
  try {
    let next = procedure.next();
    for (const answer of answers) if (!next.done) next = procedure.next(answer);
    return { game: copy, question: next.done ? null : next.value };
  } catch (thrown) {
    if (!copy.over) throw thrown;
    return copy.endless ? null : { game: copy, question: null };
  }
}

/** Every answer to a question, declining first. */
const answersTo = (question: Question): Action[] => [
  ...(question.optional ? [{ type: 'pass' }] : []),
  ...question.options().filter((answer) => !question.optional || answer.value !== false),
];

/** Every answer to a question but this one. */
export const others = (question: Question, answer: Action): Action[] =>
  answersTo(question).filter((other) => !isSame(other, answer));

/** "No" is as good as declining. */
export const isSame = (one: Action, other: Action): boolean =>
  (declines(one) && declines(other)) || JSON.stringify(one) === JSON.stringify(other);

const declines = (action: Action): boolean => isPass(action) || action.value === false;

/** How far a chain of effects has come: effects brought about by effects brought about by ... */
function depthOf({ state }: AnyGame): number {
  if (state.generation > 1 || state.pending.length === 0) return state.generation;
  return Math.min(...state.pending.map((waiting) => waiting.generation));
}

/** Is the game in the middle of effects that have brought each other about? */
const isInChain = ({ places, state }: AnyGame): boolean =>
  places.length > 0 || state.pending.length > 0 || state.generation > 1;

/** null: outside of any chain of effects, or over. */
const situationAt = ({ game, question }: Replayed): string | null =>
  question && isInChain(game) ? situationOf(game, question) : null;

/** Who is asked for what, how every card lies, and where each effect is. */
function situationOf(game: AnyGame, question: Question): string {
  const { phase, turn, turnPlayer } = game.state;
  const { player, kind, min, max, from } = question;
  const asked = [player, kind, min, max, from?.map((card) => nameOf(game, card)) ?? question.options()];
  return JSON.stringify([asked, turn, turnPlayer, phase, board(game), lasting(game), waiting(game), places(game)]);
}

function once(find: () => string): Situation {
  let found: string | undefined;
  return () => (found ??= find());
}

/** Cards that nobody can tell apart have the same name. */
const nameOf = (game: AnyGame, card: CardState): string => game.rules.nameInLoops?.(card) ?? card.id;

function board(game: AnyGame): unknown {
  const { links, players, turn } = game.state;
  const describe = (card: CardState) => {
    const hosts = links.filter((link) => link.card === card.id).map((link) => link.host);
    const past = [card.enteredOnTurn === turn, card.attackedOnTurn === turn, game.rules.takesPart(game, card)];
    return JSON.stringify([nameOf(game, card), card.state, card.face, card.counters, hosts, past]);
  };
  return Object.values(players).map(({ zones, counters }) => [
    counters,
    Object.entries(zones).map(([zone, ids]) => {
      const cards = ids.map((id) => describe(game.card(id)));
      return game.rules.unorderedZones?.includes(zone) ? cards.sort() : cards;
    }),
  ]);
}

/** What effects have done for a while; but not that values grow and grow, which is what loops are made for. */
const lasting = (game: AnyGame): unknown => [
  game.state.effects
    .filter(({ modification }) => modification.kind !== 'stat')
    .map(({ player, source, targets, modification, until }) => {
      const there = targets.filter(({ id }) => isTarget({ targets }, game.card(id))).map(({ id }) => id);
      return [player, source, there, modification, until];
    }),
  Object.entries(game.state.used).filter(([, use]) => use.turn === game.state.turn),
];

function waiting(game: AnyGame): unknown {
  const depth = depthOf(game);
  return game.state.pending.map(({ card, identity, player, ability, event, generation }) => {
    const hasMoved = game.card(card).identity !== identity;
    return [card, hasMoved, player, ability, event.type, event.card, generation - depth];
  });
}

const places = (game: AnyGame): unknown =>
  game.places.map(({ context: { source, player, chosen, number, paying }, instruction }) => [
    source.id,
    player,
    instruction,
    number,
    paying,
    chosen.map((card) => nameOf(game, card)),
  ]);

/** All questions of a game pass through `answer`, which may answer them without anybody being asked. */
export function* watched(
  game: AnyGame,
  procedure: Procedure,
  answer: (trail: Trail, question: Question, situation: Situation) => Procedure<Action>,
): Procedure {
  if (!game.anew) return yield* procedure;
  const trail = new Trail(game);
  for (let next = procedure.next(); !next.done;) {
    const question = next.value;
    const inChain = isInChain(game);
    const situation = once(() => game.quietly(() => situationOf(game, question)));
    const given: Action = inChain ? yield* answer(trail, question, situation) : yield question;
    trail.note(question, inChain, given);
    next = procedure.next(given);
  }
}
