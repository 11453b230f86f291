/**
 * Misreadings of programs that lose track: of the rules behind a question, of what an effect has played, of an effect
 * that was interrupted, of one of two copies of a card.
 */
import { printOf } from '../reading/print';
import type { EffectContext, AnyGame } from '../rules';
import { isAmong, type CardState, type JournalEvent } from '../state';
import type { PendingAbility } from '../state/waiting';
import { inGame, inLeaderGame, type Misreadings } from './common-principles';
import { processedAfter } from './common-waiting';
import { args, onlyIf, result, skip } from './misreadings';

/** OP 9-1-2; DBS 9-1-2-1 */
export const ofRulesBehindAnswers = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`a player who has agreed to a part of ${effect} loses when it is done, and no earlier`]: processedAfter(
      'resolveEffect',
      skip('processRules', (g) =>
        g.frames.some(({ instructions, instruction }) => instructions[instruction]?.do === 'may')),
    ),
  });

/** OP 8-1-3-3; DBS 8-1-4 */
export const ofPermanentsPlayed = <R>(ability: string): Misreadings<R> =>
  inGame({
    [`${ability} of a card that an effect has played does nothing`]: onlyIf(
      'isWhereItWorks',
      (g, card, { type }) => type !== 'permanent' || lastMoveOf(g, card)?.cause?.kind !== 'effect',
    ),
  });

const lastMoveOf = (g: AnyGame, { id }: CardState): JournalEvent | undefined =>
  g.journal.findLast(({ type, card }) => type === 'moved' && card === id);

/** OP 10-2-17-1; DBS 8-6-2 */
export const ofNestedKos = <R>(ability: string): Misreadings<R> =>
  inGame({
    [`what ${ability} K.O.s is not noticed by another one`]: skip('happened', (g, { type }) =>
      type === 'koed' && g.frames.some(({ context }) => isAboutKo(context))),
    [`what ${ability} K.O.s is not noticed, where another one has set it off`]: skip('happened', (g, { type }) =>
      type === 'koed' && g.state.generation > 1 && g.frames.some(({ context }) => isAboutKo(context))),
  });

const isAboutKo = ({ ability }: EffectContext): boolean => ability.when?.event === 'koed';

/** OP 10-2-13-1; DBS 10-11-4 */
export const ofLimitsInOthersEffects = <R>(): Misreadings<R> =>
  inGame({
    'the limit does not hold for what an effect of the other player sets off at one moment': (rules) => ({
      wasUsed: (g, card, ability) =>
        !g.state.resolving.some((waiting) => waiting.card === card.id && isSetOffByOther(waiting)) &&
        rules.wasUsed(g, card, ability),
      isCancelled: (g, waiting) => !isSetOffByOther(waiting) && (rules.isCancelled?.(g, waiting) ?? false),
    }),
  });

const isSetOffByOther = ({ player, event: { cause } }: PendingAbility): boolean =>
  cause?.kind === 'effect' && cause.player !== player;

// --- copies -----------------------------------------------------------------------------------------------------------

/** Returns the first card with the same card number in the same zone. */
function firstCopy(g: AnyGame, card: CardState): CardState {
  const { number } = printOf(g, card);
  const copies = g.zone(card.side, card.zone).map((id) => g.card(id));
  return copies.find((one) => number !== '' && printOf(g, one).number === number) ?? card;
}

const isOtherCopy = (g: AnyGame, one: CardState, other: CardState): boolean =>
  one !== other &&
  one.side === other.side &&
  one.zone === other.zone &&
  printOf(g, one).number === printOf(g, other).number;

/** Misreads which of two copies an effect K.O.s. OP 10-2-1-2; DBS 10-1-1 */
export const ofCopiesKoed = <R>(): Misreadings<R> =>
  inLeaderGame({
    "of two copies of a card the first is K.O.'d, whichever is chosen": args('ko', (g, cards, cause) => [
      g,
      cause.kind === 'effect' && cards.length === 1 ? cards.map((card) => firstCopy(g, card)) : cards,
      cause,
    ]),
  });

/** Misreads which of two copies an effect is on. OP 8-1-4-2; DBS 8-2-2-2 */
export const ofCopiesModified = <R>(effect: string): Misreadings<R> =>
  inGame({
    [`${effect} that is on one of two copies of a card is on the other as well`]: result(
      'ruleModifiers',
      (given, g, card, stat) => [
        ...given,
        ...g.state.effects.flatMap(({ modification, targets }) =>
          modification.kind === 'stat' &&
          modification.stat === stat &&
          typeof modification.by === 'number' &&
          !isAmong(targets, card) &&
          targets.some(({ id }) => isOtherCopy(g, g.card(id), card))
            ? [{ layer: g.rules.layerOf(g, modification), by: modification.by }]
            : [],
        ),
      ],
    ),
  });
