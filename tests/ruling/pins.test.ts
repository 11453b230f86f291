/** A ruling is pinned to the words of its clauses: a later rulebook that rewords or renumbers them is noticed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { loadCatalogue } from '../../runner/catalogue';
import { commandHere, scratchFolder } from '../command';
import { changesSince, pinsInWords, pinsOf, readPins } from '../../runner/ruling/pins';

const catalogue = loadCatalogue('one-piece');
const pins = pinsOf(catalogue, ['7-1-1-2', '6-3-1'])!;
const LATER = { ...catalogue, editionName: '9.9.9' };
const withClause = (id: string, change: object) => ({
  ...LATER,
  clauses: catalogue.clauses.map((clause) => (clause.id === id ? { ...clause, ...change } : clause)),
});

test('pins are read as they are written', () => {
  expect(pins).toMatchObject({ edition: catalogue.editionName, pins: [{ clause: '6-3-1' }, { clause: '7-1-1-2' }] });
  expect(readPins(pinsInWords(pins))).toEqual(pins);
  expect(readPins('1.2.0')).toBeUndefined();
});

test('clauses whose words are not at hand are not pinned', () => {
  expect(pinsOf(catalogue, ['99-9'])).toBeUndefined();
});

test.each([
  ['the same edition', catalogue, []],
  ['the same words', LATER, []],
  ['other words', withClause('7-1-1-2', { fingerprint: 'ffff' }), ['clause 7-1-1-2 was reworded in 9.9.9']],
  ['another number', withClause('7-1-1-2', { id: '7-1-1-9' }), ['clause 7-1-1-2 has become 7-1-1-9']],
  ['no such words', withClause('7-1-1-2', { id: '7-1-1-9', fingerprint: 'ffff' }), ['clause 7-1-1-2 is gone in 9.9.9']],
])('%s', (_what, present, changes) => {
  expect(changesSince(pins, present)).toEqual(changes.map((change) => `since ${catalogue.editionName}, ${change}`));
});

describe('a folder of rulings', () => {
  const folder = join(scratchFolder('ruling-pins'), 'own');
  const RULING = (pinned: string) => `# answers: head judge
# status: superseded by other
# authority: judge
# pinned: ${pinned}
@OP
Feature: Draw
  Does the turn player draw?

  Yes, a card.

  @OP-6-3-1
  Scenario: Draw
    When player A ends the turn
    Then player B's hand holds 1 card
`;
  mkdirSync(folder);
  const file = join(folder, 'draw.feature');
  const ruling = (...args: string[]) => commandHere(['ruling', ...args, '--features', folder]);

  test('check says what has become of the words', async () => {
    writeFileSync(file, RULING('1.1.8 6-3-1=00ff'));
    const { stdout, code } = await ruling('check');
    expect(code).toBe(EXIT.conforms);
    expect(stdout).toMatch(
      /^✓ .*\n {4}note: since 1\.1\.8, clause 6-3-1 was reworded in 1\.2\.0\n1 of 1 published answer holds\n$/,
    );
    writeFileSync(file, RULING(pinsInWords(pins)));
    expect((await ruling('check')).stdout).toBe('1 of 1 published answer holds\n');
  });

  test('export has the fields, and list finds words of any of them', async () => {
    const [exported] = JSON.parse((await ruling('export')).stdout) as [Record<string, unknown>];
    expect(exported).toMatchObject({ status: 'superseded by other', authority: 'judge', sources: ['head judge'] });
    expect((await ruling('list', '--search', 'HEAD turn')).stdout).toMatch(/Does the turn player draw\?\n$/);
    expect((await ruling('list', '--search', 'blocker')).stderr).toMatch(/with "blocker": nothing to do\n$/);
  });
});
