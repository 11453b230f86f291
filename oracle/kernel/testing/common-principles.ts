/**
 * Misreadings of clauses that several games share: about players, the end of the game and the fundamental principles. A
 * game puts those of a topic into its table under its own clause. `effect` is the game's word with its article, e.g. "a
 * skill".
 */
import type { LeaderEffectRules } from '../packs/leader-games/leader-effects';
import type { CardsToChoose, Instruction } from '../../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { setTurn, emit } from '../changes';
import { canBeDone } from '../costs/analysis';
import { perform } from '../events/perform';
import { cardsIn } from '../game';
import { isTarget } from '../state/lasting';
import { endGame } from '../game-end';
import { executeInstructions } from '../events/execute-effect';
import type { AnyGame } from '../rules';
import type { EffectGame, EffectRules } from '../procedures/effects';
import { afterwards } from './doing';
import { type Misreading, always, another, args, onlyIf, result, skip } from './misreadings';
import { memory } from './memory';

export type Misreadings<R> = Readonly<Record<string, Misreading<R>>>;

/**
 * Applies misreadings of kernel entries to the table of a game. That is safe because every table has these entries,
 * with the same parameters.
 */
export const inGame = <R>(misreadings: Misreadings<EffectRules>): Misreadings<R> =>
  misreadings as unknown as Misreadings<R>;

/** Applies misreadings of what games with a leader share. */
export const inLeaderGame = <R>(misreadings: Misreadings<LeaderEffectRules>): Misreadings<R> =>
  misreadings as unknown as Misreadings<R>;

/** Does for one misreading what `inGame` does for several. */
export const inAnyGame = <R>(misreading: Misreading<EffectRules>): Misreading<R> =>
  misreading as unknown as Misreading<R>;

// --- players, the end of the game -------------------------------------------------------------------------------------

/** OP 1-1-1; DBS 1-1-1 */
export const ofTwoPlayers = <R>(): Misreadings<R> =>
  inGame({
    'there need not be another player: the turn passes to the same one': another('otherPlayer', (_g, player) => player),
    'a turn of a third player lies between the turns of the two': afterwards('passTurn', (g) => {
      setTurn(g, g.state.turn + 1, g.state.turnPlayer);
    }),
  });

/** OP 1-2-1; DBS 1-2-1 */
export const ofWinner = <R>(): Misreadings<R> =>
  inGame({
    'the player whose turn it is wins, whoever has lost': another('winnerAgainst', (g) => g.state.turnPlayer),
    'who loses in the own turn has not been beaten by the other player, who does not win': always(
      'winnerAgainst',
      null,
      (g, losers) => losers.includes(g.state.turnPlayer),
    ),
  });

/** OP 1-2-4; DBS 1-2-5 */
export const ofConcessionByCards = <R>(): Misreadings<R> =>
  inGame({
    'to concede is a cost that a player can always pay': args('isPayable', (g, context, cost, before) => [
      g,
      context,
      cost.filter((part) => part.do !== 'concede'),
      before,
    ]),
  });

/** OP 1-2-5; DBS 1-2-6 */
export const ofWinningBy = <R>(effect: string): Misreadings<R> => {
  const winner = memory((): { player?: PlayerId } => ({}));
  return inGame({
    [`who wins by ${effect} wins when it has been carried out to its end`]: (rules) => ({
      winByEffect(g, player) {
        winner(g).player = player;
      },
      *resolveEffect(g, context) {
        yield* rules.resolveEffect(g, context);
        const { player } = winner(g);
        if (player) endGame(g, { winner: player });
      },
    }),
    [`who wins by ${effect} in the other player's turn loses`]: args('winByEffect', (g) => [g, g.state.turnPlayer]),
  });
};

// --- fundamental principles -------------------------------------------------------------------------------------------

/** OP 1-3-1; DBS 1-3-1 */
export const ofCardsBeforeRules = <R>(): Misreadings<R> =>
  inGame({
    'nothing that a card says changes what the rules say of defeat': () => ({
      *judgeDefeat(g, losers) {
        g.rules.endWithLosers(g, losers, 'by the rules');
      },
    }),
  });

/** OP 1-3-2; DBS 1-3-2 */
export const ofImpossible = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`${effect} that cannot be carried out in full is not carried out`]: skip('resolveEffect', (g, context) =>
      !canBeDone(g, context, context.ability.effect)),
    [`${effect} ends where something in it is impossible`]: () => ({
      *resolveEffect(g, context) {
        for (const instruction of context.ability.effect) {
          const possible = canBeDone(g, context, [instruction]);
          yield* executeInstructions(g, context, [instruction]);
          if (!possible) return;
        }
      },
    }),
    [`where there are fewer cards than ${effect} asks for it takes none`]:
      skip('executeInstruction', (g, context, instruction) =>
        instruction.do === 'discard' && !canBeDone(g, context, [instruction])),
  });

/** OP 1-3-2-1; DBS 1-3-2-1 */
export const ofNoChange = <R>(): Misreadings<R> =>
  inGame({
    'a rested card that is to be rested has been rested again': emittedAgain('rested', 'rested'),
    'an active card that is to be set active has been set active again': emittedAgain('active', 'setActive'),
  });

const emittedAgain =
  (state: string, event: 'rested' | 'setActive'): Misreading<EffectRules> =>
  (rules) => ({
    changesNothing(g, change) {
      const nothing = rules.changesNothing(g, change);
      if (nothing && 'state' in change && change.state === state)
        emit(g, event, { player: change.card.side, card: change.card.id });
      return nothing;
    },
  });

export function presentInstruction(g: AnyGame): Instruction | undefined {
  const place = g.frames.at(-1);
  return place?.instructions[place.instruction];
}

/** OP 1-3-2-2; DBS 1-3-2-2 */
export const ofNegativeTimes = <R>(effect: string): Misreadings<R> =>
  inGame({
    'what is to be done a negative number of times is done so many times': another('repetitionCount', (_g, times) =>
      Math.abs(times),
    ),
    'a draw of a negative number of cards puts cards back': (rules) => ({
      repetitionCount: (g, times) =>
        presentInstruction(g)?.do === 'draw' ? times : rules.repetitionCount(g as EffectGame, times),
      *draw(g, player, count, cause) {
        yield* rules.draw(g, player, count, cause);
        const back = cardsIn(g, player, g.rules.commonZones.hand).slice(0, Math.max(0, -count));
        const to = { zone: g.rules.commonZones.deck, place: 'top', face: 'down' } as const;
        for (const card of back) yield* perform(g, { card, to });
      },
    }),
    [`what ${effect} says is done once at least`]: another('repetitionCount', (_g, times) => Math.max(1, times)),
  });

/** OP 1-3-3; DBS 1-3-3 */
export const ofProhibitions = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`${effect} plays a card that cannot be played`]: always(
      'isProhibited',
      false,
      (_g, _card, what, cause) => what === 'play' && cause?.kind === 'effect',
    ),
    [`a prohibition binds players and battles, but not ${effect}`]: onlyIf(
      'isProhibited',
      (_g, _card, _what, cause) => cause?.kind !== 'effect',
    ),
    [`a prohibition by ${effect} that was carried out before yields to a later one`]: always(
      'isProhibited',
      false,
      (g, card) => g.state.effects.some((one) => one.modification.kind === 'forbid' && isTarget(one, card)),
    ),
  });

/** If each player chooses cards for this verb, returns that choice as one made by the player of the effect. */
export function choiceOfEach(instruction: Instruction, verb = 'ko'): CardsToChoose | undefined {
  const target = instruction.do === verb && 'target' in instruction ? instruction.target : undefined;
  return target && 'choose' in target && target.choose.by === 'each' ? { ...target.choose, by: 'you' } : undefined;
}

/** What the first player has chosen happens before the other one chooses. */
export const chosenOneByOne =
  (verb: string): Misreading<EffectRules> =>
  (rules) => ({
    *executeInstruction(g, context, instruction) {
      const choose = choiceOfEach(instruction, verb);
      if (!choose) return yield* rules.executeInstruction(g, context, instruction);
      for (const player of g.rules.choosersInOrder?.(g) ?? PLAYERS)
        yield* rules.executeInstruction(g, { ...context, player }, {
          ...instruction,
          target: { choose },
        } as Instruction);
    },
  });

/**
 * OP 1-3-4; DBS 1-3-4; VG 1.3.4
 *
 * @param verb what is done to the cards that each player chooses
 */
export const ofChoosersInOrder = <R>(verb = 'ko'): Misreadings<R> =>
  inGame({
    'the player whose turn it is not chooses first': result('choosersInOrder', (given) => [...given].reverse()),
    'in a battle the player attacked chooses first': (rules) => ({
      choosersInOrder: (g) => (g.state.battle ? [...rules.choosersInOrder(g)].reverse() : rules.choosersInOrder(g)),
    }),
    'player A chooses first': another('choosersInOrder', () => ['A', 'B']),
    'what the first player has chosen happens before the other chooses': chosenOneByOne(verb),
  });

/** OP 1-3-5; DBS 1-3-5 */
export const ofNumbers = <R>(): Misreadings<R> =>
  inGame({
    'a player may choose a negative number': numberBetween((min, max) => [max === undefined ? -10 : min, max]),
    '0 cannot be chosen although the card sets it as the least': numberBetween((min, max) => [
      min === undefined ? undefined : Math.max(1, min),
      max,
    ]),
    '1 can be chosen although the card sets a greater least number': numberBetween((min, max) => [
      min === undefined ? undefined : Math.min(1, min),
      max,
    ]),
    'the largest number is 10 where the card sets none': numberBetween((min, max) => [min, max ?? 10]),
    'the largest number is 1000 where the card sets none': numberBetween((min, max) => [min, max ?? 1000]),
  });

type Bound = number | undefined;

export const numberBetween = <R>(other: (min: Bound, max: Bound) => [Bound, Bound]): Misreading<R> =>
  inAnyGame(args('chooseNumber', (g, player, min, max) => [g, player, ...other(min, max)]));

/** OP 1-3-7; DBS 1-3-7 */
export const ofEachInTurn = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`cards are drawn when the rest of ${effect} has been done`]: drawsMoved(1),
    [`cards are drawn before anything else of ${effect} is done`]: drawsMoved(-1),
  });

const isDraw = ({ do: verb }: { do: string }): number => Number(verb === 'draw');

const drawsMoved = (direction: 1 | -1): Misreading<EffectRules> =>
  args('resolveEffect', (g, context) => {
    const effect = [...context.ability.effect].sort((one, other) => direction * (isDraw(one) - isDraw(other)));
    return [g, { ...context, ability: { ...context.ability, effect } }];
  });
