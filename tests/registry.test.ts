/** The registry finds every part of every game by the id of the game. */
import { expect, test } from 'vitest';
import { gameOf, PLAYABLE, type GameEntry } from '../games/registry';

const PARTS: Record<keyof GameEntry, true> = {
  title: true,
  abilitiesPage: true,
  oracle: true,
  faults: true,
  faultsOfReadings: true,
  vocabulary: true,
  probes: true,
  decisions: true,
  table: true,
  language: true,
  textOf: true,
  notation: true,
  narration: true,
  durations: true,
};

test.each(PLAYABLE)('%s has every part', (game) => {
  const entry = gameOf(game)!;
  for (const part of Object.keys(PARTS) as (keyof GameEntry)[]) expect(entry[part], part).toBeDefined();
});

test.each(PLAYABLE)('the parts of %s are its own', (game) => {
  const { oracle, vocabulary } = gameOf(game)!;
  expect([oracle.id, vocabulary.game]).toEqual([game, game]);
});
