/** Compares moments of a chain of effects in order to recognise loops. Growing values and time stamps do not count. */
import { PLAYERS } from '../../../schemas/common';
import { cardsInZones } from '../game';
import { someLooksBack, someReadsNumbers } from '../reading/ability-analysis';
import { kindsOfPlace, placesOf } from '../objects/places';
import { once } from '../remember';
import { isAmong, type CardState, type ObjectRef, type Question } from '../state';
import type { ContinuousEffect, Modification, Scope } from '../state/lasting';
import type { PendingAbility, AbilityOfCard } from '../state/waiting';
import { describeCounters } from '../objects/counters';
import type { AnyGame } from '../rules';

/**
 * A moment of a chain of effects. `loopStateOf` computes it from the running game on the first read, so it must be read
 * before the game goes on.
 */
export interface LoopState {
  /** Everything that distinguishes it, except values that grow, because loops exist to make values grow. */
  readonly situation: () => string;
  /** Everything: from two equal moments the same answers lead to the same moments for ever. */
  readonly whole: () => string;
}

export const loopStateOf = (game: AnyGame, question: Question): LoopState => ({
  situation: once(() => game.withoutCiting(() => situationOf(game, question))),
  whole: once(() => game.withoutCiting(() => wholeOf(game, question))),
});

/** No effect is nested this deep, so a generation always outweighs nesting. */
const DEEPER = 1_000_000;

/**
 * Returns how far the chain has come: by generations of effects that bring each other about, then by effects nested
 * within themselves. Between effects the latest generation counts, because earlier ones may be left to wait for ever.
 */
export function depthOf({ state, frames, rounds }: AnyGame): number {
  const next = state.pending.map((waiting) => waiting.generation);
  const generation = state.generation > 1 || next.length === 0 ? state.generation : Math.max(...next);
  return (rounds + generation) * DEEPER + frames.length - new Set(frames.map((place) => place.instructions)).size;
}

/** Returns whether effects are in progress or have brought others about. */
export const isInChain = ({ frames, state, rounds }: AnyGame): boolean =>
  frames.length > 0 || state.pending.length > 0 || state.generation > 1 || rounds > 0;

/**
 * Describes the question, all cards, and the position in each effect.
 * @param exact true: also the order of cards in zones whose order may change in every round
 */
export function situationOf(game: AnyGame, question: Question, exact = false): string {
  const { phase, turn, turnPlayer, extraTurns, jump, departures } = game.state;
  const leaving = departures.map(({ card, to, depth }) => [card.id, to, depth]);
  const { player, kind, min, max, from } = question;
  const asked = [player, kind, min, max, from?.map((card) => nameOf(game, card)) ?? question.options()];
  const effects = [lasting(game), used(game), waiting(game), frames(game), declared(game)];
  return JSON.stringify([asked, turn, turnPlayer, extraTurns, phase, jump, leaving, board(game, exact), effects]);
}

/**
 * Describes the situation with everything that has grown and what chance has decided, since nothing else can matter
 * later. Values count only if an ability reads one, and past events only if one looks back.
 */
function wholeOf(game: AnyGame, question: Question): string {
  const { battle, effects, facts, looks, orderedAttacks } = game.state;
  const nesting = game.frames.map(({ context: { source, number }, instruction }) => [source.id, instruction, number]);
  const valuesCount = someReadsNumbers(game);
  const counting = effects.filter(({ modification }) => valuesCount || modification.kind !== 'stat');
  const lasting = [
    lastOfEach(counting.filter(isIdempotent).map(withoutNumber)),
    counting.filter((effect) => !isIdempotent(effect)).map(withoutNumber),
  ];
  const older = cardsInPlay(game).sort((one, other) => one.stamp - other.stamp);
  const order = older.map((card) => card.id);
  const seen = looks.map(({ card, viewer }) => [card, viewer]);
  const past = someLooksBack(game) ? game.journal.length : 0;
  const all = [nesting, lasting, order, seen, battle, orderedAttacks, facts, game.chance.drawn.length, past];
  all.push(waitingByGeneration(game));
  return situationOf(game, question, true) + JSON.stringify(all);
}

/** A second prohibition, negation or keyword of the same kind changes nothing. */
const isIdempotent = ({ modification }: ContinuousEffect): boolean =>
  modification.kind === 'forbid' ||
  modification.kind === 'negate' ||
  (modification.kind === 'gain' && modification.ability.type === 'keyword');

const withoutNumber = ({ id: _, stamp: __, ...effect }: ContinuousEffect): unknown => effect;

const cardsInPlay = (game: AnyGame): CardState[] =>
  PLAYERS.flatMap((player) => cardsInZones(game, player, game.zonesWith.abilities));

/** Gives the same name to cards that nobody can tell apart. */
const nameOf = (game: AnyGame, card: CardState): string => game.rules.nameInLoops?.(game, card) ?? card.id;

function board(game: AnyGame, exact: boolean): unknown {
  const { unordered: withoutOrder, shuffled } = game.zonesWith;
  const unordered = exact ? withoutOrder : [...withoutOrder, ...shuffled];
  const { cards: objects, links, players, turn } = game.state;
  const pools = Object.values(objects).filter(({ kind }) => kind === 'pool');
  const describe = (card: CardState) => {
    const hosts = links.filter((link) => link.card === card.id).map(({ host, data }) => (data ? [host, data] : host));
    const past = [card.enteredOnTurn === turn, card.attackedOnTurn === turn, game.rules.takesPart(game, card)];
    return JSON.stringify([
      nameOf(game, card),
      card.state,
      card.face,
      card.sheet,
      card.place,
      card.statuses,
      describeCounters(card),
      hosts,
      past,
    ]);
  };
  const sides = Object.values(players).map(({ zones, counters }) => [
    counters,
    Object.entries(zones).map(([zone, ids]) => {
      const cards = ids.map((id) => describe(game.card(id)));
      return unordered.includes(zone) ? cards.sort() : cards;
    }),
  ]);
  const places = placesOf(game).map((place) => [place.id, kindsOfPlace(game, place)]);
  return [sides, pools.map((pool) => [pool.id, describeCounters(pool)]), places];
}

/**
 * Describes the lasting effects, each once. Changes of values are left out, because loops exist to make values grow.
 */
function lasting(game: AnyGame): readonly string[] {
  const effects = game.state.effects.filter(({ modification }) => modification.kind !== 'stat');
  return lastOfEach(
    effects.map(({ player, source, targets, scope, modification, until }) => {
      const present = targets.filter((target) => isAmong([target], game.card(target.id)));
      return [player, source, present.map(({ id }) => id), scopeKey(scope), withoutIdentity(game, modification), until];
    }),
  );
}

/** Leaves out what the cards were like when the effect began. */
const scopeKey = (scope: Scope | undefined): unknown =>
  scope && 'all' in scope ? [scope.all, scope.known?.chosen.map(({ id }) => id)] : scope;

/** Replaces each reference by whether the card is still the same object. */
const withoutIdentity = (game: AnyGame, modification: Modification): unknown =>
  modification.kind === 'later'
    ? {
        ...modification,
        bearer: keyOfRef(game, modification.bearer),
        results: Object.entries(modification.results ?? {}).map(([as, refs]) => [
          as,
          refs.map((ref) => keyOfRef(game, ref)),
        ]),
      }
    : modification;

const keyOfRef = (game: AnyGame, ref: ObjectRef): unknown => [ref.id, isAmong([ref], game.card(ref.id))];

/** Keeps the last of equal entries, because the order of the others makes no difference. */
function lastOfEach(all: readonly unknown[]): readonly string[] {
  const texts = all.map((one) => JSON.stringify(one));
  return texts.filter((text, index) => texts.lastIndexOf(text) === index);
}

/** Lists what the cards, as the objects that they are now, have used in this turn. */
function used(game: AnyGame): readonly string[] {
  const keys = Object.entries(game.state.used).flatMap(([key, { turn, times }]) =>
    turn === game.state.turn ? [`${key} ${times}`] : [],
  );
  const { rules } = game;
  if (!rules.sourceKey || keys.length === 0) return keys;
  return Object.values(game.state.cards).flatMap((card) => {
    const bearer = `${rules.sourceKey!(game, card)}:`;
    return keys.filter((key) => key.startsWith(bearer)).map((key) => `${card.id}:${key.slice(bearer.length)}`);
  });
}

/**
 * Describes the waiting abilities. Generations that wait for the same are described once, because a loop may leave the
 * same abilities behind in every round.
 */
function waiting(game: AnyGame): unknown {
  const suppressed = game.state.suppressedSituations.map((name) => name.replace(/@\d+#/, '#'));
  return [lastOfEach(waitingByGeneration(game)), triggeredByEnd(game), suppressed];
}

/** The earliest generation comes first. */
function waitingByGeneration(game: AnyGame): readonly unknown[] {
  const generations = new Map<number, unknown[]>();
  for (const one of game.state.pending) {
    const known = generations.get(one.generation);
    if (known) known.push(describeWaiting(game, one));
    else generations.set(one.generation, [describeWaiting(game, one)]);
  }
  return [...generations].sort(([one], [other]) => one - other).map(([, waits]) => waits);
}

function describeWaiting(game: AnyGame, waiting: PendingAbility): unknown {
  const { card, zoneChangeCount, player, ability, event, undeclared } = waiting;
  const hasMoved = game.card(card).zoneChangeCount !== zoneChangeCount;
  const subjectHasMoved = event.card !== undefined && game.card(event.card).zoneChangeCount !== event.zoneChangeCount;
  return [card, hasMoved, player, ability, event.type, event.card, subjectHasMoved, undeclared];
}

/** Those of cards that have left since are left out: nothing is triggered by them that could be triggered again. */
const triggeredByEnd = (game: AnyGame): unknown =>
  game.triggeredByEnd.filter(isStillThere(game)).map(({ card, ability }) => [card, ability]);

const isStillThere =
  (game: AnyGame) =>
  ({ card, zoneChangeCount }: AbilityOfCard): boolean =>
    game.card(card).zoneChangeCount === zoneChangeCount;

/** Describes the declarations that wait to be resolved, and the open windows. */
function declared(game: AnyGame): unknown {
  const { activations, windows } = game.state;
  if (activations.length === 0 && windows.length === 0) return undefined;
  const place = (id: number | undefined) => activations.findIndex((one) => one.id === id);
  const hasMoved = ({ id, zoneChangeCount }: ObjectRef) => game.card(id).zoneChangeCount !== zoneChangeCount;
  return [
    activations.map(({ what, player, card, ability, chosen, number, answers, negated }) => {
      const cards = [card, ...chosen].map((one) => [one.id, hasMoved(one)]);
      return [what, player, cards, ability, number, place(answers), negated];
    }),
    windows.map(({ moment, about }) => [moment, place(about?.id)]),
  ];
}

/** Describes the position in each effect; of an effect nested within itself only the innermost counts. */
const frames = (game: AnyGame): readonly string[] =>
  lastOfEach(
    game.frames.map(({ context: { source, player, chosen, number, paying }, instruction }) => [
      source.id,
      player,
      instruction,
      number,
      paying,
      chosen.map((card) => nameOf(game, card)),
    ]),
  );
