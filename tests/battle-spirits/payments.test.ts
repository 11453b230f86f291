/** What symbols reduce, and assignments of Cores that pay. */
import { describe, expect, it } from 'vitest';
import { reductionBy, somePayments, whyUnpaid, type Owed } from '../../oracle/battle-spirits/06-payments';

describe('reduction by symbols', () => {
  const [red, white, purple] = [['red'], ['white'], ['purple']];
  const any = ['red', 'white', 'purple', 'green', 'yellow', 'blue'];

  it.each([
    ['by each colour, as many as it has reduction symbols', [red, red, red, purple], [red, red, white], 2],
    ['a symbol of two colours counts as one', [['red', 'white']], [red, white], 1],
    ['of the colour that is needed', [['red', 'white'], red], [red, white], 2],
    ['any colour where any will do', [purple, white, red], [any, red], 2],
    ['the special one where the other fits any', [red, purple], [any, red], 2],
    ['none', [], [red], 0],
  ])('%s', (_, symbols, reductions, by) => {
    expect(reductionBy(symbols, reductions)).toBe(by);
  });
});

describe('cores are paid by one assignment', () => {
  const owed = {
    available: { reserve: { core: 2 }, x: { core: 3 } },
    due: { trash: { exactly: 2 }, new: { atLeast: 1 } },
  };

  it.each([
    [
      'from one place to both',
      [
        ['reserve', 'trash', 2],
        ['x', 'new', 3],
      ],
      null,
    ],
    [
      'from both to one',
      [
        ['reserve', 'trash', 1],
        ['x', 'trash', 1],
        ['reserve', 'new', 1],
      ],
      null,
    ],
    ['too little on the card', [['reserve', 'trash', 2]], 'at least 1 Core must go to "new", not 0'],
    [
      'too much',
      [
        ['x', 'trash', 3],
        ['reserve', 'new', 1],
      ],
      'exactly 2 Cores must go to "trash", not 3',
    ],
    [
      'more than there is',
      [
        ['reserve', 'trash', 2],
        ['reserve', 'new', 1],
      ],
      '"reserve" has 2 Cores to give, not 3',
    ],
    ['from the life', [['life', 'trash', 2]], 'no Cores can go from "life" to "trash" now'],
    ['a half', [['x', 'trash', 0.5]], 'each move must be of a whole number of Cores, at least 1'],
  ] as [string, [string, string, number][], string | null][])('%s', (_, stated, reason) => {
    expect(
      whyUnpaid(
        owed,
        stated.map(([source, to, core]) => ({ from: source, to, counters: { core } })),
      ),
    ).toBe(reason);
  });
});

describe('some payments', () => {
  const inWords = (owed: Owed) =>
    somePayments(owed).map((payment) =>
      payment.flatMap(({ from, to, counters }) =>
        Object.entries(counters).map(([kind, count]) => `${count} ${kind} ${from}>${to}`),
      ),
    );
  it('differ by the counters that pay and by a counter more', () => {
    const owed: Owed = {
      available: { reserve: { core: 2, soul: 1 } },
      due: { trash: { exactly: 1 }, new: { atLeast: 1 } },
    };
    expect(inWords(owed)).toEqual([
      ['1 core reserve>trash', '1 core reserve>new'],
      ['1 soul reserve>trash', '1 core reserve>new'],
      ['1 core reserve>trash', '1 core reserve>new', '1 soul reserve>new'],
    ]);
  });
  it('are one where the same counters go in whatever order, and none where there are too few', () => {
    const owed: Owed = { available: { reserve: { core: 1 }, x: { core: 1 } }, due: { trash: { exactly: 2 } } };
    expect(inWords(owed)).toEqual([['1 core reserve>trash', '1 core x>trash']]);
    expect(inWords({ ...owed, due: { trash: { exactly: 3 } } })).toEqual([]);
    expect(inWords({ available: {}, due: { new: { atLeast: 0 } } })).toEqual([[]]);
  });
});
