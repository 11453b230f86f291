/** The one Soul Core of each player, pools in the situation of a loop, and states on a ladder (BS 6-2-5, 18-1, 26, 27). */
import { expect, it } from 'vitest';
import { chooseAnswer } from '../../../oracle/kernel/questions';
import { perform } from '../../../oracle/kernel/events/perform';
import { situationOf } from '../../../oracle/kernel/loops/loop-state';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import type { Ability, CauseOf, Procedure } from '../../../oracle/kernel/state';
import { draw, self, up } from '../ability-notation';
import { events, ids, run, type ToyRules } from '../toy-game';
import { bp, coresGame, coresOn, moveCores, pool, reserve, spirit } from './cores-game';

const sealOnly: Partial<ToyRules> = {
  mayHold: (_g, holder, counter, cause) =>
    counter !== 'soul' || (holder !== null && (!holder.id.endsWith('.life') || cause?.manner === 'seal')),
};

it('the Soul Core is put into Life by Seal alone (6-2-5-3, 18-1-1)', () => {
  const g = coresGame({ A: { field: [spirit('s')] } }, { s: { core: 1, soul: 1 }, 'A.life': { core: 5 } }, sealOnly);
  const life = pool(g, 'A', 'life');
  const toLife = (manner: string) => {
    const cause: CauseOf = { kind: 'effect', player: 'A', source: 's', manner };
    run(g, perform(g, movingCounters({ core: 1, soul: 1 }, g.card('s'), life, { cause, events: manner })));
    return [life.counters, g.card('s').counters];
  };
  expect(toLife('moved to Life')).toEqual([{ core: 6 }, { core: 0, soul: 1 }]);
  expect(toLife('seal')).toEqual([
    { core: 6, soul: 1 },
    { core: 0, soul: 0 },
  ]);
  expect(events(g, 'seal')).toEqual(['seal s']);
});

it('something can happen instead of a Seal, and not instead of what moves nothing', () => {
  const instead: Ability = { type: 'instead', when: { event: 'countersMoved', subject: 'any' }, effect: draw };
  const movedBy = (manner: string) => {
    const g = coresGame(
      { A: { field: [spirit('s'), spirit('w', instead)], deck: [spirit('d')] } },
      { s: { core: 1, soul: 1 }, w: { core: 1 } },
      sealOnly,
    );
    const cause: CauseOf = { kind: 'effect', player: 'A', source: 's', manner };
    run(g, perform(g, movingCounters({ soul: 1 }, g.card('s'), pool(g, 'A', 'life'), { cause })));
    return [events(g, 'replaced'), ids(g, 'A', 'hand')];
  };
  expect([movedBy('seal'), movedBy('moved to Life')]).toEqual([
    [['replaced w'], ['d']],
    [[], []],
  ]);
});

it('its owner chooses for each lost Life whether the Soul Core goes, and all go at one moment (18-1-4)', () => {
  const g = coresGame({}, { 'A.life': { core: 2, soul: 1 } });
  const life = pool(g, 'A', 'life');
  function* loseLife(count: number): Procedure {
    const lost = { core: 0, soul: 0 };
    for (let left = count; left > 0; left--) {
      const mayGo = life.counters.soul! > lost.soul;
      const goes =
        mayGo && (yield* chooseAnswer(g, { player: 'A', kind: 'soul', answers: [true, false], pass: false }));
      lost[goes ? 'soul' : 'core'] += 1;
    }
    yield* perform(g, movingCounters(lost, life, reserve(g, 'A')));
  }
  run(g, loseLife(2), false, true);
  expect([life.counters, reserve(g, 'A').counters]).toEqual([
    { core: 1, soul: 0 },
    { core: 1, soul: 1 },
  ]);
  expect(events(g, 'countersMoved')).toEqual(['countersMoved A.life']);
});

it('a condition on a pool follows every move of Cores at once (26-2-4)', () => {
  const overclock: Ability = {
    ...{ type: 'cont', effect: [up(self, 10000)] },
    if: { value: 'count', of: 'you', min: 8 } as never,
  };
  const g = coresGame(
    { A: { field: [spirit('x', overclock)] } },
    { x: { core: 1 }, 'A.count': { core: 7 } },
    { playerValue: (game, player) => coresOn(pool(game, player, 'count')) },
  );
  const count = pool(g, 'A', 'count');
  const seen = [bp(g, 'x')];
  for (const [from, to] of [
    [null, count],
    [count, null],
    [null, count],
  ] as const) {
    run(g, moveCores(g, 1, from, to));
    seen.push(bp(g, 'x'));
  }
  expect(seen).toEqual([1000, 11000, 1000, 11000]);
});

it('more Cores in a pool make another situation of a loop, and the same Cores the same', () => {
  const g = coresGame({ A: { field: [spirit('x')] } }, { x: { core: 1 } });
  const question = { player: 'A', kind: 'may', optional: false, check: () => null, options: () => [] } as const;
  const situations = [situationOf(g, question)];
  for (const [from, to] of [
    [null, pool(g, 'A', 'count')],
    [pool(g, 'A', 'count'), null],
  ] as const) {
    run(g, moveCores(g, 1, from, to));
    situations.push(situationOf(g, question));
  }
  const [before, more, again] = situations;
  expect([more === before, again === before]).toEqual([false, true]);
});
