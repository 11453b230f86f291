/** Sentences that newer ones have replaced are still understood in a user's own features, and no longer suggested. */
import { expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { sentencesOf } from '../runner/plan';
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
