/** Choices of cards with one name or with different names, and choices that chance makes. */
import { describe, expect, it } from 'vitest';
import { Chance } from '../../oracle/kernel/chance';
import { addEffect } from '../../oracle/kernel/changes';
import type { CardsToChoose } from '../../schemas/ability';
import { choose, to } from './ability-notation';
import { card, doing, ids, run, toy, type ToyGame } from './toy-game';

function game(names: Readonly<Record<string, readonly string[]>>): ToyGame {
  const g = toy(
    { A: { field: [card('a')], hand: Object.keys(names).map((id) => card(id)) } },
    {
      *chooseAtRandom(game, _context, from, count) {
        const ids = from.map(({ id }) => id);
        return game.chance.pick(ids, count).map((id) => game.card(id));
      },
    },
  );
  for (const [id, add] of Object.entries(names))
    addEffect(g, {
      player: 'A',
      source: 'a',
      targets: [id],
      modification: { kind: 'words', word: 'name', add },
      until: 'turn',
    });
  return g;
}

const trashing = (g: ToyGame, count: number, more: Partial<CardsToChoose>) =>
  doing(g, 'a', to('trash', { choose: { from: { player: 'you', zone: ['hand'] }, count, ...more } }));

describe('cards with one name', () => {
  it('have one name that is common to all of them, not only to each two', () => {
    const g = game({ x: ['A', 'B'], y: ['B', 'C'], z: ['A', 'C'] });
    const session = run(g, trashing(g, 3, { upTo: true, sameName: true }));
    expect(session.act('A', choose('x', 'y', 'z'))).not.toBe(null);
    expect(session.act('A', choose('x', 'y'))).toBe(null);
  });
});

describe('cards with different names', () => {
  it('have none in common', () => {
    const g = game({ x: ['A'], y: ['A', 'B'], z: ['C'] });
    const session = run(g, trashing(g, 2, { differentNames: true }));
    expect(session.act('A', choose('x', 'y'))).not.toBe(null);
    expect(session.act('A', choose('y', 'z'))).toBe(null);
  });

  it('may have one of their own twice', () => {
    const g = toy(
      { A: { field: [card('a')], hand: [card('x'), card('y')] } },
      { printedWords: (_g, { name }) => [name, name] },
    );
    run(g, trashing(g, 2, { differentNames: true }), choose('x', 'y'));
    expect(ids(g, 'A', 'trash')).toEqual(['x', 'y']);
  });
});

describe('cards at random', () => {
  it('are chosen by nobody', () => {
    const g = game({ x: [], y: [], z: [] });
    expect(run(g, trashing(g, 2, { atRandom: true })).question).toBe(null);
    expect(ids(g, 'A', 'trash')).toHaveLength(2);
  });

  it('are those that a script names, each once, and all of them where there are no more', () => {
    const chance = () => new Chance([{ kind: 'lot', result: 'z' }]);
    expect(chance().pick(['x', 'y', 'z'], 1)).toEqual(['z']);
    expect(new Set(chance().pick(['x', 'y', 'z'], 2)).size).toBe(2);
    expect(chance().pick(['x', 'y'], 3)).toEqual(['x', 'y']);
    expect(chance().pick([], 1)).toEqual([]);
  });
});
