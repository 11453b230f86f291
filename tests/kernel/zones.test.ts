/** What is true of a zone is a row: where abilities work, what is remembered, who keeps a card, what a text means that names none. */
import { expect, it } from 'vitest';
import { statOf } from '../../oracle/kernel/continuous/values';
import { cardsMatching } from '../../oracle/kernel/reading/select';
import type { ZoneTable } from '../../oracle/kernel/objects/zones';
import type { Ability } from '../../oracle/kernel/state';
import { at, card, ids, moving, run, toy } from './toy-game';

const strong: Ability = { type: 'cont', effect: [{ do: 'modify', stat: 'power', by: 500, target: { all: {} } }] };
const drawWhenItMoves: Ability = {
  type: 'auto',
  when: { event: 'moved', subject: 'self' },
  effect: [{ do: 'draw', count: 1 }],
};

const play = (zones: ZoneTable) =>
  toy(
    { A: { field: [card('f', 1000)], cost: [card('c', 1000, strong, drawWhenItMoves)] } },
    { zones, abilityIsValid: () => true },
  );

it('abilities work in the zones of which the table says so, on the cards of the zones that it implies', () => {
  const apart = play({ field: { implied: true }, cost: { abilities: true } });
  expect([statOf(apart, at(apart, 'f'), 'power'), statOf(apart, at(apart, 'c'), 'power')]).toEqual([1500, 1000]);
  const none = play({ field: { implied: true, abilities: true } });
  expect(statOf(none, at(none, 'f'), 'power')).toBe(1000);
  const reader = { player: 'A' as const, source: at(none, 'c'), chosen: [] };
  expect(cardsMatching(none, reader, {}).map(({ id }) => id)).toEqual(['f']);
});

it('what leaves is remembered as it was from the zones of which the table says so', () => {
  const g = play({ field: { implied: true }, cost: { abilities: true, implied: true, lastKnown: true } });
  run(g, moving(g, 'c', 'trash'));
  expect(g.state.pending.map(({ lastKnown }) => lastKnown?.snapshot?.stats?.power)).toEqual([1500]);
  const forgets = play({ field: { implied: true }, cost: { abilities: true, implied: true } });
  run(forgets, moving(forgets, 'c', 'trash'));
  expect(forgets.state.pending).toEqual([]);
  expect(ids(forgets, 'A', 'trash')).toEqual(['c']);
});
