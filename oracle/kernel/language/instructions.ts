/** Carrying out the ability language: the instructions that mean the same in every game. A game's table adds its own. */
import type { Amount, CardFilter, CardsToChoose, Instruction, Target, Trigger } from '../../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { chooseAnswer, chooseCards, chooseNumber } from '../ask';
import { addEffect, endLooks, reorderZone, startLook, tell, type Destination } from '../changes';
import { continuousModification } from '../continuous/characteristics';
import type { AnyGame, EffectFrame } from '../game';
import { OracleError } from '../errors';
import { perform, type IntendedChange } from '../events/perform';
import { trackAlso, followMove } from '../events/object-tracking';
import type { EffectContext } from '../rules';
import {
  amountOf,
  cardsMatching,
  fixedTargets,
  holds,
  repetitionCount,
  playerOf,
  withinReach,
  describedBy,
} from './select';
import { endGame } from '../session';
import { selectable, fitTogether, maxSelection, type Choice, type Fit } from './subset-selection';
import {
  refTo,
  opponentOf,
  type Ability,
  type CardState,
  type CauseOf,
  type JournalEvent,
  type Modification,
  type Procedure,
} from '../state';

type Of<Verb extends Instruction['do']> = Extract<Instruction, { do: Verb }>;
type Handlers = {
  [Verb in Instruction['do']]?: (game: AnyGame, context: EffectContext, instruction: Of<Verb>) => Procedure;
};

/** Carries out a whole effect; nobody goes on looking at cards after it. */
export function* carryOutEffect(game: AnyGame, context: EffectContext): Procedure {
  const before = game.state.stamp;
  const { effect } = context.ability;
  yield* game.rules.carryOutText?.(game, context, effect) ?? carryOutAll(game, context, effect);
  (game.rules.looksEnd ?? endLooks)(game, before);
}

/**
 * Carries out instructions in the order in which they stand.
 * @param goesOn asked before each; false: it and the rest are left out
 */
export function* carryOutAll(
  game: AnyGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  goesOn: (instruction: Instruction) => boolean = () => true,
): Procedure {
  const place: EffectFrame = { context, instructions, instruction: 0 };
  game.enterFrame(place);
  for (; place.instruction < instructions.length; place.instruction++) {
    const instruction = instructions[place.instruction]!;
    if (!goesOn(instruction)) break;
    yield* game.rules.carryOut(game, context, instruction);
  }
  game.frames.pop();
}

/**
 * What has been done since a moment of the journal, for "if you do". To look through cards, and to find none, is nothing done by
 * the player who looks; to show some to the other player is.
 */
export const actionsSince = (game: AnyGame, since: number, player: PlayerId): readonly JournalEvent[] =>
  game.journal.slice(since).filter(({ type, player: who, cards }) => {
    const some = (cards as readonly string[] | undefined)?.length !== 0;
    return type === 'looked' ? who !== player && some : type !== 'searched' || some;
  });

/** Carries out an instruction of the shared language. @returns false where it is not one of them */
export function* carryOutShared(game: AnyGame, context: EffectContext, instruction: Instruction): Procedure<boolean> {
  const handler = HANDLERS[instruction.do] as ((g: AnyGame, c: EffectContext, i: Instruction) => Procedure) | undefined;
  if (handler) yield* handler(game, context, instruction);
  return handler !== undefined;
}

/**
 * The cards that a target means, asking where they are to be chosen; what was chosen is remembered as "chosen".
 * @param limits what limits the choice besides what the target says
 */
export function* resolveTargets(
  game: AnyGame,
  context: EffectContext,
  target: Target,
  limits: Limits = {},
): Procedure<readonly CardState[]> {
  if (!('choose' in target)) return fixedTargets(game, context, target);
  return (yield* resolveAtOnce(game, context, [{ target, ...limits }]))[0]!;
}

/** What limits a choice. */
interface Limits {
  /** What is to be done to the cards, where the game may limit the choice for its sake. */
  readonly instruction?: Instruction;
  /** May these be chosen together, as the game's rules have it? Left out: any may. */
  readonly fitsRules?: Fit;
}

/** A target, and what limits the choice for it. */
interface Meant extends Limits {
  readonly target: Target;
}

/**
 * The cards that each of several targets of one moment means. Who chooses first makes all choices before the other makes any, and
 * a card that both have chosen is one card.
 */
function* resolveAtOnce(
  game: AnyGame,
  context: EffectContext,
  all: readonly Meant[],
): Procedure<readonly (readonly CardState[])[]> {
  const chosen = all.map(() => new Set<CardState>());
  for (const player of choosersOf(game, context, all)) {
    for (const [index, { target, ...limits }] of all.entries()) {
      if (!('choose' in target) || !playersAsked(game, context, target).includes(player)) continue;
      const asked = target.choose.by === 'each' ? { ...context, player } : context;
      context.chosen = yield* chooseTargets(game, asked, target.choose, player, limits);
      for (const card of context.chosen) chosen[index]!.add(card);
    }
  }
  // In the order of the text, in which one may mean what was chosen for the one before it.
  return all.map(({ target }, index) => {
    if (!('choose' in target)) return fixedTargets(game, context, target);
    context.chosen = [...chosen[index]!];
    trackAlso(context, context.chosen);
    return context.chosen;
  });
}

function choosersOf(game: AnyGame, context: EffectContext, all: readonly Meant[]): readonly PlayerId[] {
  const choosers = new Set(all.flatMap(({ target }) => playersAsked(game, context, target)));
  if (choosers.size < PLAYERS.length) return [...choosers];
  return game.rules.choosersInOrder?.(game) ?? playersInTurnOrder(game);
}

/** The players who choose cards for a target. */
function playersAsked(game: AnyGame, context: EffectContext, target: Target): readonly PlayerId[] {
  if (!('choose' in target)) return [];
  const { by } = target.choose;
  return by === 'each' ? PLAYERS : [playerOf(game, context.player, by)];
}

/** Those of a target that is to be moved, or played. */
export function resolveTargetsToMove(
  game: AnyGame,
  context: EffectContext,
  instruction: ToMove,
): Procedure<readonly CardState[]> {
  const { target, ...limits } = meantToMove(game, instruction);
  return resolveTargets(game, context, target, limits);
}

type ToMove = Of<'move'> | Of<'play'>;

const meantToMove = (game: AnyGame, instruction: ToMove): Meant => ({
  instruction,
  target: instruction.target,
  fitsRules: game.rules.fitToMove?.(game, instruction.target),
});

function* chooseTargets(
  game: AnyGame,
  context: EffectContext,
  asked: CardsToChoose,
  player: PlayerId,
  { instruction, fitsRules }: Limits,
): Procedure<readonly CardState[]> {
  const choice: Choice = { ...asked, count: repetitionCount(game, amountOf(game, context, asked.count)) };
  const { from, upTo } = choice;
  const before = game.state.stamp;
  const looked = game.rules.searchedCards?.(game, context, from) ?? [];
  if (looked.length > 0) startLook(game, player, looked);
  const fit = fitTogether(game, choice);
  const all = cardsMatching(game, context, from);
  const there = (instruction && game.rules.toChooseFrom?.(game, context, instruction, all)) ?? all;
  const fitting = selectable(game, choice, there, choice.count);
  const count = maxSelection(game, choice, fitting, choice.count);
  const range = game.rules.rangeOfChoice?.(game, context, choice, fitting) ?? {
    min: upTo ? 0 : count,
    max: choice.count,
  };
  // Of those that are there not all need fit together.
  const min = Math.min(range.min, count);
  const fitAll =
    fit && fitsRules ? (cards: readonly CardState[]) => fit(cards) && fitsRules(cards) : (fit ?? fitsRules);
  const chosen = yield* chooseCards(game, { player, kind: 'choose', from: fitting, ...range, min, fit: fitAll });
  if (looked.length > 0) endLooks(game, before);
  return chosen;
}

/** Where both players do or choose something, the turn player comes first. */
export const playersInTurnOrder = (game: AnyGame): readonly PlayerId[] => [
  game.state.turnPlayer,
  opponentOf(game.state.turnPlayer),
];

/** What happens by this effect, or as its payment. */
export const causeOf = ({ player, owner = player, source, paying }: EffectContext): CauseOf => ({
  kind: paying ? 'cost' : 'effect',
  player: owner,
  source: source.id,
});

function* continuous(
  game: AnyGame,
  context: EffectContext,
  instruction: Of<'modify' | 'forbid' | 'gain' | 'negate' | 'require'>,
): Procedure {
  const targets = yield* resolveTargets(game, context, instruction.target);
  const modification = continuousModification(instruction, (amount) => amountOf(game, context, amount));
  if (modification) addLasting(game, context, targets, modification, instruction);
}

/** From now on the cards are changed, for as long as the instruction says, or the effect does. */
export function addLasting(
  game: AnyGame,
  context: EffectContext,
  cards: readonly CardState[],
  modification: Modification,
  { until = context.defaultDuration, orUntil }: { until?: string; orUntil?: Trigger },
): void {
  if (cards.length === 0 || !canLast(game, until)) return;
  const { player, source } = context;
  const targets = cards.map((card) => card.id);
  addEffect(game, { player, source: source.id, targets, modification, until, orUntil });
}

const canLast = (game: AnyGame, until: string): boolean => game.rules.canLast?.(game, until) ?? true;

const HANDLERS: Handlers = {
  modify: continuous,
  forbid: continuous,
  gain: continuous,
  negate: continuous,
  require: continuous,
  *draw(game, context, { count, player }) {
    const whose = playerOf(game, context.player, player);
    yield* game.rules.draw(game, whose, timesOf(game, context, count), causeOf(context));
  },
  *discard(game, context, { count, player, by }) {
    const { hand } = game.rules.commonZones;
    const whose = playerOf(game, context.player, player);
    const number = timesOf(game, context, count);
    const cards = yield* chooseCards(game, {
      player: by ? playerOf(game, context.player, by) : whose,
      kind: 'choose',
      from: game.zone(whose, hand).map((id) => game.card(id)),
      min: number,
      max: number,
    });
    yield* game.rules.discard(game, cards, causeOf(context));
  },
  *mill(game, context, { count, player }) {
    const whose = playerOf(game, context.player, player);
    for (let left = timesOf(game, context, count); left > 0; left--) {
      const top = game.zone(whose, game.rules.commonZones.deck)[0];
      if (top !== undefined) yield* game.rules.discard(game, [game.card(top)], causeOf(context));
    }
  },
  *move(game, context, instruction) {
    const { target, to, place, face, state } = instruction;
    const destination: Destination = { zone: to, place, face, state };
    const cards = yield* resolveTargetsToMove(game, context, instruction);
    const inOrder = yield* inOrderOfMove(game, context, cards, destination, isNamed(target));
    yield* followMove(game, context, cards, [to], () => moveInOrder(game, context, inOrder, destination));
  },
  *setState(game, context, instruction) {
    const cards = yield* resolveTargets(game, context, instruction.target, { instruction });
    const changes = yield* changesOf(game, context, instruction, cards);
    yield* perform(game, ...(game.rules.simultaneous?.(game, changes) ?? changes));
  },
  *together(game, context, { parts }) {
    const all = parts.map(isForOneMoment);
    const targets = yield* resolveAtOnce(
      game,
      context,
      all.map((part) => meantBy(game, part)),
    );
    const changes: IntendedChange[] = [];
    for (const [index, part] of all.entries()) {
      changes.push(...(yield* changesOf(game, context, part, targets[index]!)));
    }
    const zones = all.flatMap((part) => (part.do === 'move' ? [part.to] : []));
    const together = () => perform(game, ...(game.rules.simultaneous?.(game, changes) ?? changes));
    yield* followMove(game, context, targets.flat(), zones, together);
  },
  *ifYouDo(game, context, { first, then }) {
    const before = game.journal.length;
    yield* carryOutAll(game, context, first);
    if (actionsSince(game, before, context.player).length > 0) yield* carryOutAll(game, context, then);
  },
  *each(game, context, { then }) {
    const players = game.rules.actorsInOrder?.(game) ?? playersInTurnOrder(game);
    const { owner = context.player } = context;
    for (const player of players) yield* carryOutAll(game, { ...context, player, owner }, then);
  },
  *chooseNumber(game, context, { min, max, then }) {
    context.number = yield* chooseNumber({ player: context.player, kind: 'number', min, max });
    yield* carryOutAll(game, context, then);
  },
  *later(game, context, { at, then, target }) {
    const targets = target ? yield* resolveTargets(game, context, target) : [];
    if (!canLast(game, at)) return;
    const { player, source, number } = context;
    const ability: Ability = { type: 'later', effect: then };
    const bearer = refTo(game.card(source.id));
    const modification = { kind: 'later', at, ability, bearer, ...(number !== undefined && { number }) } as const;
    const ids = targets.map((card) => card.id);
    addEffect(game, { player, source: source.id, targets: ids, modification, until: at });
  },
  *turn(game, context, instruction) {
    const { target, face } = instruction;
    const cards = yield* resolveTargets(game, context, target, { instruction });
    yield* perform(game, ...cards.map((card) => ({ card, face })));
  },
  *look(game, context, { zone, count, player, of }) {
    const cards = game.zone(playerOf(game, context.player, of), zone).slice(0, timesOf(game, context, count));
    context.chosen = cards.map((id) => game.card(id));
    trackAlso(context, context.chosen);
    startLook(game, playerOf(game, context.player, player), cards);
  },
  *reveal(game, context, { target }) {
    const cards = (yield* resolveTargets(game, context, target)).map((card) => card.id);
    startLook(game, context.player, cards);
    startLook(game, opponentOf(context.player), cards);
  },
  *search(game, context, { from, count, to }) {
    const zone = from.zone?.[0] ?? game.rules.commonZones.deck;
    const before = game.state.stamp;
    const sought: CardFilter = { player: 'you', ...from, zone: [zone] };
    const searched = game.rules.searchedCards?.(game, context, sought) ?? [];
    // Those that the player is looking at already are seen, and no others.
    const whole = sought.looked ? [] : game.zone(playerOf(game, context.player, sought.player), zone);
    startLook(game, context.player, searched.length > 0 ? searched : withinReach(sought, whole));
    const fitting = cardsMatching(game, context, sought);
    const found = yield* chooseCards(game, {
      player: context.player,
      kind: 'choose',
      from: fitting,
      min: 0,
      max: count,
    });
    endLooks(game, before);
    const inOrder = yield* inOrderOfMove(game, context, found, { zone: to }, namesCards(from));
    yield* moveInOrder(game, context, inOrder, { zone: to });
    tell(game, 'searched', { player: context.player, cards: found.map((card) => card.id) });
  },
  *shuffle(game, context, { player }) {
    yield* shuffleDeck(game, playerOf(game, context.player, player));
  },
  *may(game, context, { then }) {
    const yes = yield* chooseAnswer(game, { player: context.player, kind: 'may', answers: [true, false], pass: false });
    if (yes) yield* carryOutAll(game, context, then);
  },
  *if(game, context, { condition, then, else: otherwise }) {
    if (holds(game, context, condition)) yield* carryOutAll(game, context, then);
    else if (otherwise) yield* carryOutAll(game, context, otherwise);
  },
  *chooseOne(game, context, { modes, by }) {
    const mode = yield* chooseAnswer(game, {
      player: playerOf(game, context.player, by),
      kind: 'mode',
      answers: game.rules.modesToChoose?.(game, context, modes) ?? modes.map((_, index) => index),
    });
    yield* carryOutAll(game, context, modes[mode]!);
  },
  *repeat(game, context, { times, then }) {
    const rounds = timesOf(game, context, times);
    const afterRound = game.countRepetition();
    for (let left = rounds; left > 0; left--) {
      yield* carryOutAll(game, context, then);
      afterRound();
    }
  },
  *winGame(game, context, { player }) {
    endGame(game, { winner: playerOf(game, context.player, player), reason: 'a card effect' });
  },
  *loseGame(game, context, { player }) {
    endGame(game, { winner: opponentOf(playerOf(game, context.player, player)), reason: 'a card effect' });
  },
};

/** Does the target say what the cards must be, and not only where they are? */
function isNamed(target: Target): boolean {
  if ('all' in target) return namesCards(target.all);
  return 'choose' in target && isDescribed(target.choose);
}

/** Does it depend on what the cards are which of them can be chosen? */
export const isDescribed = ({ from, differentNames, total }: CardsToChoose): boolean =>
  namesCards(from) || differentNames !== undefined || total !== undefined;

/** Everybody sees where a card is and which side of it is up. */
function namesCards(filter: CardFilter): boolean {
  return Object.keys(describedBy(filter)).length > 0;
}

/** An instruction that can be carried out at one moment with others. */
type AtOnce = Of<'setState'> | Of<'move'>;

/** @throws {OracleError} for any other */
function isForOneMoment(instruction: Instruction): AtOnce {
  if (instruction.do === 'setState' || instruction.do === 'move') return instruction;
  throw new OracleError(`"${instruction.do}" cannot happen together with something else`);
}

const meantBy = (game: AnyGame, instruction: AtOnce): Meant =>
  instruction.do === 'move' ? meantToMove(game, instruction) : { target: instruction.target, instruction };

/** What an instruction would change on the cards that it means. */
function* changesOf(
  game: AnyGame,
  context: EffectContext,
  instruction: AtOnce,
  cards: readonly CardState[],
): Procedure<IntendedChange[]> {
  const cause = causeOf(context);
  if (instruction.do === 'setState') {
    const free = cards.filter((card) => !game.rules.stateIsForbidden(game, card, instruction.state, cause));
    return free.map((card) => ({ card, state: instruction.state, cause }));
  }
  const { target, to: zone, place, face, state } = instruction;
  const to: Destination = { zone, place, face, state };
  return changesOfMove(game, context, yield* inOrderOfMove(game, context, cards, to, isNamed(target)), to);
}

/** How many times something is done: a number below zero means not at all. */
export function timesOf(game: AnyGame, context: EffectContext, amount: Amount): number {
  const times = repetitionCount(game, amountOf(game, context, amount));
  game.countExecutions(times);
  return times;
}

/** Those that can be moved, after what the game asks for or shows before a move. */
function* inOrderOfMove(
  game: AnyGame,
  context: EffectContext,
  cards: readonly CardState[],
  to: Destination,
  named: boolean,
): Procedure<readonly CardState[]> {
  const { beforeMove, mayMove } = game.rules;
  const movable = cards.filter((card) => mayMove(game, card, causeOf(context), to.zone));
  return isDiscard(game, to) || !beforeMove ? movable : yield* beforeMove(game, context, movable, to, named);
}

const isDiscard = (game: AnyGame, { zone, place }: Destination): boolean =>
  zone === game.rules.commonZones.discard && place !== 'bottom';

/** Moves cards at one moment: out of play to their owners' zones, into the discard pile as discarded cards. */
function* moveInOrder(game: AnyGame, context: EffectContext, cards: readonly CardState[], to: Destination): Procedure {
  if (isDiscard(game, to)) return yield* game.rules.discard(game, cards, causeOf(context));
  const changes = changesOfMove(game, context, cards, to);
  yield* game.rules.carryOutMoves?.(game, changes) ?? perform(game, ...changes);
}

function changesOfMove(
  game: AnyGame,
  context: EffectContext,
  cards: readonly CardState[],
  to: Destination,
): IntendedChange[] {
  const cause = causeOf(context);
  const face = to.face ?? (to.zone === game.rules.commonZones.deck ? 'down' : undefined);
  const inPlay = game.rules.playZones.includes(to.zone);
  const ownerOf = (card: CardState) => game.rules.ownerOf?.(game, card) ?? card.owner;
  const destination = (card: CardState) => ({ ...to, face, player: inPlay ? card.controller : ownerOf(card) });
  return cards
    .filter((card) => game.rules.mayMove(game, card, cause, to.zone))
    .map((card) => ({ card, to: destination(card), cause, events: game.rules.moveWords?.(card, to, game) }));
}

/** Puts a deck in an order that nobody knows. */

export function* shuffleDeck(game: AnyGame, player: PlayerId): Procedure {
  const { deck } = game.rules.commonZones;
  reorderZone(game, player, deck, game.chance.shuffle(player, game.zone(player, deck)));
}
