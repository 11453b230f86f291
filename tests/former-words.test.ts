/** Sentences, options and commands that newer ones have replaced still work, and are no longer suggested. */
import { expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { sentencesOf } from '../runner/plan';
import { commandHere, expectUsageError } from './command';
import { asked } from './question';

test('a former sentence does what it did', async () => {
  const { code } = await asked(
    'one-piece',
    'Given player B has the active Character "Guard"',
    'And "Guard" has a bystander',
    'And the reading "stage-makes-room" is "effects-apply"',
    'When player A attacks "B leader" with "A leader"',
    'Then "Guard (bystander)" is in player B\'s Character area',
  );
  expect(code).toBe(EXIT.conforms);
});

test('a former sentence is not suggested', () => {
  const suggested = [...sentencesOf('one-piece').keys()];
  expect(suggested).toContain('{string} has a decoy');
  expect(suggested.filter((one) => /bystander|the reading/.test(one))).toEqual([]);
});

test.each([
  [['oracle', '--fault', 'no-such'], /--fault: "no-such" is no misreading of /],
  [
    ['ruling', 'check', '--game', 'level-neo', '--reading', 'no-such=x'],
    /--reading: there is no interpretation "no-such"/,
  ],
  [['docs', '--game', 'chess'], /--game: /],
])('%j is understood, and errors name what was typed', async (args, says) => {
  expectUsageError(await commandHere(args), says);
});

test.each([
  [['oracle'], '--misreading <id>', '--fault'],
  [['ruling', 'check'], '--interpretation <id=choice>', '--reading'],
  [['certify'], '--interpretations', '--readings'],
  [[], 'site [options]', 'docs [options]'],
])('the help of %j lists the new name alone', async (command, name, former) => {
  const { stdout } = await commandHere([...command, '--help']);
  expect(stdout).toContain(name);
  expect(stdout).not.toContain(former);
});
