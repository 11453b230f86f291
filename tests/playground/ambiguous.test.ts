/** No sentence of ours can be read in two ways; where one could the playground would tell it at its line, and play nothing. */
import { expect, test, vi } from 'vitest';
import { gameData } from '../../playground/bundle/game-data';
import { Player } from '../../playground/engine/playing';

vi.mock('../../runner/plan', async (original) => {
  const plan = await original<typeof import('../../runner/plan')>();
  const matchSteps: typeof plan.matchSteps = (game, texts) =>
    new Map(
      [...plan.matchSteps(game, texts)].map(([text, found]) => [
        text,
        / wins /.test(text) ? [...found, 'another'] : found,
      ]),
    );
  return { ...plan, matchSteps };
});

test('an ambiguous step', async () => {
  const player = new Player(gameData('one-piece'));
  const text = ['@OP', 'Feature: f', 'Scenario: s', 'When player A concedes', 'Then player B wins the game'].join('\n');
  const fault = { line: 5, text: 'ambiguous step, which several sentences match: player B wins the game' };
  expect((await player.check({ text, line: 4 })).faults).toEqual([fault]);
  expect(await player.play({ text, line: 4 })).toMatchObject({
    verdict: 'invalid',
    headline: `Line 5: ${fault.text}`,
    faults: [fault],
  });
});
