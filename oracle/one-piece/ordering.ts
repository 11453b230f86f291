/** Where a player carries out several effects in any order: which comes next. */
import type { PlayerId } from '../../schemas/common';
import { chooseAnswer } from '../kernel/ask';
import type { Ability, Procedure } from '../kernel/state';
import type { OpGame } from './game';

/** An effect with the card on which it stands. */
export interface Ordered {
  readonly card: string;
  readonly ability: Ability;
}

/** The player names the card whose effect comes next, and which of its effects where several wait: the first is "X#1". */
export function* chooseNext<T extends Ordered>(g: OpGame, player: PlayerId, left: readonly T[]): Procedure<T> {
  const names = namesOf(left);
  const name = yield* chooseAnswer(g, { player, kind: 'order', answers: [...new Set(names)] });
  return left[names.indexOf(name)]!;
}

/** Effects of one card that say the same need not be told apart. */
function namesOf(left: readonly Ordered[]): string[] {
  return left.map(({ card, ability }) => {
    const texts = [...new Set(left.filter((one) => one.card === card).map((one) => JSON.stringify(one.ability)))];
    return texts.length === 1 ? card : `${card}#${texts.indexOf(JSON.stringify(ability)) + 1}`;
  });
}
