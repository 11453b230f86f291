/** What a question can say besides: an error where it says nothing, the same sentences in each game, cards that scenarios share. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { loadFeatures } from '../runner/feature-files';
import { planScenarios } from '../runner/plan';
import { commandHere, type Ended } from './command';
import { PartialAdapter } from './partial/adapter';
import { played } from './played';

const scratch = mkdtempSync(join(tmpdir(), 'sayable-'));
afterAll(() => rmSync(scratch, { recursive: true }));
let folders = 0;

/** Runs a feature on the oracle, as a ruling. */
async function run(game: 'one-piece' | 'level-neo', feature: string): Promise<Ended> {
  const folder = join(scratch, `${++folders}`);
  mkdirSync(join(folder, game, 'rulings'), { recursive: true });
  writeFileSync(join(folder, game, 'rulings', 'own.feature'), feature);
  return commandHere(['run', '--features', folder, '--out', join(folder, 'report')]);
}

const ofOnePiece = (...lines: string[]): Promise<Ended> =>
  run(
    'one-piece',
    `@OP\nFeature: Own\n\n  @OP-6-5-2\n  Scenario: own\n${lines.map((line) => `    ${line}\n`).join('')}`,
  );

test.each([
  ['the event "trashd" did not happen', 'the game has no event "trashd"; did you mean "trashed"'],
  ['the event "drew" did not happen to "Nobody"', 'no Given places "Nobody"'],
  ["player A does not know card 4 of player A's Life area", 'the oracle says there are only 3 cards'],
])('what could never be wrong is no answer: %s', async (sentence, says) => {
  const { code, stdout, stderr } = await ofOnePiece(
    'Given player A has "X" in the hand',
    'When player A plays "X"',
    `Then ${sentence}`,
  );
  expect(stdout + stderr).toContain(says);
  expect(code).not.toBe(EXIT.conforms);
});

test('the sentences that games share are said in each', async () => {
  const ended = await run(
    'level-neo',
    `@LN
Feature: Own

  @LN-4-2-2
  Scenario: own
    Given player A has 2 copies of "Page" in the level zone
    And player A has the active Support Character "Scout" with 2000 AP
    And player A has the active Support Character "Herald" with 1000 AP
    And "Herald" has brought about this effect on "Scout":
      """
      {"do":"modify","stat":"ap","by":500,"until":"turn"}
      """
    Then "Scout" has 2500 AP
    And "Page 1" and "Page 2" are in player A's level zone
    When player A ends the turn
    Then "Scout" has 2000 AP
    And the event "leveledUp" did not happen
    And the event "turnStarted" happened exactly 1 time
`,
  );
  expect(ended.stdout + ended.stderr).not.toMatch(/suite error|failed/);
  expect(ended.code).toBe(EXIT.conforms);
});

test('a Background describes cards for all scenarios of its file, whether they place them or not', async () => {
  const ended = await run(
    'one-piece',
    `@OP
Feature: Own

  Background:
    Given "Drum" has this data:
      """
      {"category":"event","cost":0,"text":"[Main] Draw 1 card.","abilities":[{"type":"main","effect":[{"do":"draw","count":1}]}]}
      """

  @OP-8-5-4
  Scenario: it is used
    Given player A has "Drum" in the hand
    When player A activates "Drum"
    Then player A's hand holds 1 card

  @OP-6-5-2
  Scenario: it is not
    Given player A has "Recruit" in the hand
    When player A plays "Recruit"
    Then "Recruit" is in player A's Character area
`,
  );
  expect(ended.stdout + ended.stderr).toMatch(/2 passed/);
});

test('who does not tell base values is not judged by them', async () => {
  const features = loadFeatures(['one-piece']);
  const { planned } = planScenarios(
    features,
    features.scenarios.filter(
      ({ name }) => name === 'Does a base cost change with a cost reduction? No, only the current cost does',
    ),
  );
  const [result] = await played(planned, {
    makeAdapter: () =>
      new PartialAdapter({
        answers: async (ask, method, params) => {
          const answer = await ask(method, params);
          if ('observation' in answer)
            for (const { zones } of Object.values(answer.observation.players))
              for (const { cards = [] } of Object.values(zones))
                for (const card of cards) delete (card as { baseCost?: number }).baseCost;
          return answer;
        },
      }),
  });
  expect(result).toMatchObject({ verdict: 'unsupported', lacking: ['observation field baseCost'] });
});
