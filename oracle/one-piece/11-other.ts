/**
 * 11. Other: which situations of a loop count as the same (11-1), and rules for all instructions. Shared procedures
 * cover 11-2 and 11-3.
 */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { canBeDone } from '../kernel/costs/analysis';
import { executeInstruction } from '../kernel/language/execute';
import type { causeOf } from '../kernel/language/instructions';
import { effectTexts } from '../kernel/procedures/effect-text';
import type { EffectContext } from '../kernel/rules';
import { type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { clausesOfChange } from './02-card-information';

import { cardsIn, categoryOf, type OpGame } from './game';
import type { Section } from './packs';
import { wordOf } from '../kernel/reading/language';

export const other = {
  // --- 11-1 ---------------------------------------------------------------------------------------------------------

  /** DON!! cards are interchangeable, so situations that differ only in which of them lies where are the same. */
  nameInLoops(_g: OpGame, card: CardState): string {
    return categoryOf(card) === 'don' ? 'DON!!' : card.id;
  },

  // --- instructions -------------------------------------------------------------------------------------------------

  *executeInstruction(g: OpGame, context: EffectContext, instruction: Instruction): Procedure {
    const before = g.journal.length;
    const isTooMuch = wordOf(g, instruction).withFewer && !canBeDone(g, context, [instruction]);
    g.rules.watch(g, context, instruction);
    g.rules.citeReason(g, context);
    g.cite(...clausesOfChange(instruction));
    g.rules.citeDuration(g, context, instruction);
    yield* executeInstruction(g, context, instruction);
    const isDone = g.journal.length > before || instruction.do === 'choose';
    if (!context.paying && (isTooMuch || !isDone)) g.cite('1-3-2');
  },

  /** 8-4-1-5, 10-1-4-1: each part of a text happens because its effect is resolved, or to pay for it. */
  citeReason(g: OpGame, { paying, ability }: EffectContext): void {
    if (paying) return ability.type === 'keyword' ? g.cite('10-1-4-1') : undefined;
    if (g.frames.at(-1)!.instructions !== ability.effect) return;
    g.citePoint(g.rules.isReplacement(g, ability) ? 'replacementOwner' : 'resolution');
  },

  /**
   * 3-10-2: a Life card cannot be taken from under others. 2-2-5, 3-7-3, 3-8-3: some cards cannot be played by an
   * effect.
   */
  inReach(g: OpGame, instruction: Instruction, all: readonly CardState[]): readonly CardState[] {
    const target = 'target' in instruction ? instruction.target : undefined;
    const { takes } = wordOf(g, instruction);
    const candidates = instruction.do === 'play' ? g.rules.playedByEffects(g, all) : all;
    return takes && target ? g.rules.lifeInReach(g, target, candidates) : candidates;
  },

  /** 8-3-1-3-1: a player may choose a Character that cannot be K.O.'d for a K.O. cost, which is then not paid. */
  toChooseFrom(
    g: OpGame,
    context: EffectContext,
    instruction: Instruction,
    all: readonly CardState[],
  ): readonly CardState[] {
    const isPaidByKo = context.paying === true && instruction.do === 'ko';
    return isPaidByKo ? g.rules.inReach(g, instruction, all) : effectTexts.toChooseFrom(g, context, instruction, all);
  },

  /** 3-7-3, 3-8-3: effects play Characters and Stages, but not Events (2-2-5). */
  playedByEffects(g: OpGame, cards: readonly CardState[]): readonly CardState[] {
    const played = cards.filter((card) => ['character', 'stage'].includes(categoryOf(card)));
    if (played.length < cards.length) g.cite('2-2-5');
    return played;
  },

  /** 3-7-3, 3-8-3 */
  effectCanPlay(g: OpGame, player: PlayerId, card: CardState): boolean {
    return g.rules.playedByEffects(g, [card]).length > 0 && !g.consulting(g.rules.isInAreaAlready(g, player, card));
  },

  putIntoPlay(g: OpGame, player: PlayerId, card: CardState, state: string | undefined, cause: CauseOf): Procedure {
    return g.rules.placeOnField(g, player, card, state, cause);
  },

  /**
   * 8-3-1-6, 10-2-10-1: the player chooses DON!! cards of the cost area and those given to their Leader and Characters.
   */
  *returnDon(g: OpGame, player: PlayerId, count: number, cause: ReturnType<typeof causeOf>): Procedure {
    g.cite('8-3-1-6', '10-2-10-1');
    const from = g.rules.returnableDon(g, player, cause);
    const chosen = yield* chooseCards(g, {
      player,
      kind: 'returnDon',
      from,
      min: count,
      max: count,
      clause: '8-3-1-6',
    });
    yield* g.rules.returnDonCards(g, chosen, cause);
  },

  /**
   * Returns the DON!! cards that an effect can give to the host: cards of the cost area in this state, or cards given
   * to others.
   */
  donForEffect(
    g: OpGame,
    player: PlayerId,
    from: 'given' | undefined,
    state: string,
    host: CardState,
  ): readonly CardState[] {
    if (from === undefined) return cardsIn(g, player, 'cost').filter((card) => state === 'any' || card.state === state);
    const candidates = g.rules.donGivenTo(g, host);
    return cardsIn(g, player, 'given').filter((card) => !candidates.includes(card));
  },

  /**
   * 8-3-1-6, 10-2-10-1: a given DON!! card lies in the area of its host, whichever player gave it. 1-3-3: cards that an
   * effect keeps on the field cannot return.
   */
  returnableDon(g: OpGame, player: PlayerId, cause: CauseOf): readonly CardState[] {
    const candidates = [...cardsIn(g, player, 'cost'), ...g.rules.donUnderCardsOf(g, player)];
    return candidates.filter((don) => g.rules.mayMove(g, don, cause, 'donDeck'));
  },
} satisfies Section<'inReach' | 'toChooseFrom' | 'effectCanPlay' | 'putIntoPlay'>;
