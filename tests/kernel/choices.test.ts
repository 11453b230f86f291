/** What a choice of cards lists, also where next to no way to choose will do. */
import { describe, expect, it } from 'vitest';
import { chooseCards } from '../../oracle/kernel/questions';
import { toBeRun, type CardState, type Question } from '../../oracle/kernel/state';
import type { AnyGame } from '../../oracle/kernel/rules';

const cards = Array.from({ length: 60 }, (_, index) => ({ id: `C${index}` }) as CardState);
const game = { asksForced: false, card: (id: string) => cards.find((card) => card.id === id)! } as unknown as AnyGame;

/** How often it is asked whether cards fit, as the question lists what may be answered. */
function asked(fit: (chosen: readonly CardState[]) => boolean) {
  let times = 0;
  const choice = { player: 'A' as const, kind: 'choose', from: cards, min: 0, max: 60 };
  const asking = chooseCards(game, { ...choice, fit: (chosen) => ((times += 1), fit(chosen)) });
  const question = toBeRun(asking).next().value as Question;
  times = 0;
  return { listed: question.options!().length, times };
}

describe('the ways to choose', () => {
  it('are listed up to a number', () => {
    expect(asked(() => true)).toEqual({ listed: 1000, times: 1000 });
  });

  it('are not tried without end where none will do', () => {
    expect(asked(() => false)).toEqual({ listed: 0, times: 10_000 });
  });

  it('are found without going where too few cards are left', () => {
    let looked = 0;
    const from = new Proxy(cards.slice(0, 20), {
      get: (all, name) => ((looked += Number(/^\d+$/.test(String(name)))), Reflect.get(all, name) as unknown),
    });
    const isFirst = (chosen: readonly CardState[]) => chosen.every(({ id }, index) => id === `C${index}`);
    const choice = { player: 'A' as const, kind: 'choose', from, min: 18, max: 18, fit: isFirst };
    const question = toBeRun(chooseCards(game, choice)).next().value as Question;
    looked = 0;
    expect(question.options!()).toHaveLength(1);
    expect(looked).toBeLessThan(2000);
  });
});
