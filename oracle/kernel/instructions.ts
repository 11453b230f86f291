/** Carrying out the ability language: the instructions that mean the same in every game. A game's table adds its own. */
import type { Amount, Instruction, Target } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { chooseAnswer, chooseCards } from './ask';
import { addEffect, endLooks, reorderZone, startLook, tell, type Destination } from './changes';
import { continuousModification } from './characteristics';
import type { AnyGame } from './game';
import { perform } from './perform';
import type { EffectContext } from './rules';
import { amountOf, cardsMatching, fixedTargets, holds, playerOf } from './select';
import { endGame } from './session';
import { opponentOf, type CardState, type Procedure } from './state';

type Of<Verb extends Instruction['do']> = Extract<Instruction, { do: Verb }>;
type Handlers = {
  [Verb in Instruction['do']]?: (game: AnyGame, context: EffectContext, instruction: Of<Verb>) => Procedure;
};

/** Carries out a whole effect; nobody goes on looking at cards after it. */
export function* carryOutEffect(game: AnyGame, context: EffectContext): Procedure {
  const before = game.state.stamp;
  yield* carryOutAll(game, context, context.ability.effect);
  endLooks(game, before);
}

/** Carries out instructions in the order in which they stand. */
export function* carryOutAll(game: AnyGame, context: EffectContext, instructions: readonly Instruction[]): Procedure {
  for (const instruction of instructions) yield* game.rules.carryOut(game, context, instruction);
}

/** Carries out an instruction of the shared language. @returns false where it is not one of them */
export function* carryOutShared(game: AnyGame, context: EffectContext, instruction: Instruction): Procedure<boolean> {
  const handler = HANDLERS[instruction.do] as ((g: AnyGame, c: EffectContext, i: Instruction) => Procedure) | undefined;
  if (handler) yield* handler(game, context, instruction);
  return handler !== undefined;
}

/** The cards that a target means, asking where they are to be chosen; what was chosen is remembered as "chosen". */
export function* resolveTargets(
  game: AnyGame,
  context: EffectContext,
  target: Target,
): Procedure<readonly CardState[]> {
  if (!('choose' in target)) return fixedTargets(game, context, target);
  const { from, count, upTo, by } = target.choose;
  context.chosen = yield* chooseCards(game, {
    player: playerOf(game, context.player, by),
    kind: 'choose',
    from: cardsMatching(game, context, from),
    min: upTo ? 0 : count,
    max: count,
  });
  return context.chosen;
}

function* continuous(
  game: AnyGame,
  context: EffectContext,
  instruction: Of<'modify' | 'forbid' | 'gain' | 'negate'>,
): Procedure {
  const targets = yield* resolveTargets(game, context, instruction.target);
  const modification = continuousModification(instruction, (amount) => amountOf(game, context, amount));
  if (targets.length === 0 || !modification) return;
  addEffect(game, {
    player: context.player,
    source: context.source.id,
    targets: targets.map((card) => card.id),
    modification,
    until: instruction.until ?? context.defaultDuration,
  });
}

const HANDLERS: Handlers = {
  modify: continuous,
  forbid: continuous,
  gain: continuous,
  negate: continuous,
  *draw(game, context, { count, player }) {
    yield* game.rules.draw(game, playerOf(game, context.player, player), timesOf(game, context, count));
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
    yield* game.rules.discard(game, cards);
  },
  *mill(game, context, { count, player }) {
    const whose = playerOf(game, context.player, player);
    for (let left = timesOf(game, context, count); left > 0; left--) {
      const top = game.zone(whose, game.rules.commonZones.deck)[0];
      if (top !== undefined) yield* game.rules.discard(game, [game.card(top)]);
    }
  },
  *move(game, context, { target, to, place, face, state }) {
    yield* moveTo(game, yield* resolveTargets(game, context, target), { zone: to, place, face, state });
  },
  *setState(game, context, { target, state }) {
    const cards = yield* resolveTargets(game, context, target);
    const free = cards.filter((card) => !game.rules.stateIsForbidden(game, card, state));
    yield* perform(game, ...free.map((card) => ({ card, state })));
  },
  *turn(game, context, { target, face }) {
    const cards = yield* resolveTargets(game, context, target);
    yield* perform(game, ...cards.map((card) => ({ card, face })));
  },
  *look(game, context, { zone, count, player, of }) {
    const cards = game.zone(playerOf(game, context.player, of), zone).slice(0, timesOf(game, context, count));
    context.chosen = cards.map((id) => game.card(id));
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
    startLook(game, context.player, game.zone(context.player, zone));
    const fitting = cardsMatching(game, context, { player: 'you', ...from, zone: [zone] });
    const found = yield* chooseCards(game, {
      player: context.player,
      kind: 'choose',
      from: fitting,
      min: 0,
      max: count,
    });
    endLooks(game, before);
    yield* moveTo(game, found, { zone: to });
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
      answers: modes.map((_, index) => index),
    });
    yield* carryOutAll(game, context, modes[mode]!);
  },
  *repeat(game, context, { times, then }) {
    for (let left = amountOf(game, context, times); left > 0; left--) yield* carryOutAll(game, context, then);
  },
  *winGame(game, context, { player }) {
    endGame(game, { winner: playerOf(game, context.player, player), reason: 'a card effect' });
  },
  *loseGame(game, context, { player }) {
    endGame(game, { winner: opponentOf(playerOf(game, context.player, player)), reason: 'a card effect' });
  },
};

/** How many times something is done: a number below zero means not at all. */
const timesOf = (game: AnyGame, context: EffectContext, amount: Amount): number =>
  Math.max(0, amountOf(game, context, amount));

/** Moves cards at one moment: out of play to their owners' zones, into the discard pile as discarded cards. */
function* moveTo(game: AnyGame, cards: readonly CardState[], to: Destination): Procedure {
  const { deck, discard } = game.rules.commonZones;
  const movable = cards.filter((card) => game.rules.mayMove(game, card));
  if (to.zone === discard && to.place !== 'bottom') return yield* game.rules.discard(game, movable);
  const face = to.face ?? (to.zone === deck ? 'down' : undefined);
  const inPlay = game.rules.playZones.includes(to.zone);
  const destination = (card: CardState) => ({ ...to, face, player: inPlay ? card.controller : card.owner });
  yield* perform(game, ...movable.map((card) => ({ card, to: destination(card) })));
}

/** Puts a deck in an order that nobody knows. */

export function* shuffleDeck(game: AnyGame, player: PlayerId): Procedure {
  const { deck } = game.rules.commonZones;
  reorderZone(game, player, deck, game.chance.shuffle(player, game.zone(player, deck)));
}
