/** No sentence of ours can be read in two ways; where one could it would be told, and nothing be written. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { commandHere, expectUsageError, scratchFolder } from '../command';

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

const cwd = scratchFolder('ruling-ambiguous');
const write = (steps: string) => {
  writeFileSync(join(cwd, 'steps.txt'), steps);
  const said = ['--game', 'one-piece', '--question', 'Who wins?', '--answer', 'B.', '--clause', '1-2-3'];
  return commandHere(['ruling', 'new', ...said, '--steps', 'steps.txt'], { cwd });
};

test('an ambiguous step', async () => {
  expectUsageError(
    await write('When player A concedes\nThen player B wins the game\n'),
    /^tcg-conformance: --steps: ambiguous step, which several sentences match: player B wins the game\n$/,
  );
  expect(existsSync(join(cwd, 'rulings'))).toBe(false);
});

test('an ambiguous step of a question', async () => {
  const file = join(cwd, 'question.feature');
  writeFileSync(file, '@OP\nFeature: f\n\nScenario: s\nWhen player A concedes\nThen player B wins the game\n');
  const { code, stdout } = await commandHere(['ask', file]);
  expect([code, stdout]).toEqual([
    EXIT.usage,
    expect.stringMatching(/:6: ambiguous step, which several sentences match: player B wins the game\n/),
  ]);
});

test('an answer that depends on an order that no step says', async () => {
  const card = (name: string, text: string, effect: string) => [
    `Given "${name}" has this data:`,
    '"""',
    `{"category": "character", "text": "${text}", "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [${effect}]}]}`,
    '"""',
    `And player A has the active Character "${name}"`,
  ];
  const steps = [
    ...card('Left', '[On K.O.] Draw 1 card.', '{"do": "draw", "count": 1}'),
    ...card('Right', '[On K.O.] Trash 1 card from your hand.', '{"do": "discard", "count": 1}'),
    'And player A has "Storm" (probe "event-ko-all") in the hand',
    'When player A plays "Storm"',
    "Then player A's hand holds 0 cards",
  ];
  const ended = await write(`${steps.join('\n')}\n`);
  expectUsageError(
    ended,
    /--steps: What the scenario says should hold whichever ability comes first, but depends on .*: let "Left" come first or let "Right" come first/,
  );
  expect(existsSync(join(cwd, 'rulings'))).toBe(false);
});
