/** A ruling, or a question, of another edition of the rulebook, or where the rulebook is read otherwise. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { newRuling } from '../../cli/ruling/new';
import { Terminal } from '../../cli/ruling/terminal';
import { COMES_BACK, NEW_PORT } from '../edition-steps';
import { commandHere, expectUsageError, scratchFolder } from '../command';

const scratch = scratchFolder('ruling-editions');
let folders = 0;

async function write(steps: readonly string[], clause: string, ...args: string[]) {
  const cwd = join(scratch, `${++folders}`);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'steps.txt'), steps.join('\n'));
  const said = ['--game', 'one-piece', '--question', 'What then?', '--answer', 'This.', '--clause', clause];
  const ended = await commandHere(['ruling', 'new', ...said, '--steps', 'steps.txt', ...args], { cwd });
  const check = (...more: string[]) => commandHere(['ruling', 'check', '--features', 'rulings', ...more], { cwd });
  return { ...ended, check, text: () => readFileSync(join(cwd, 'rulings', 'what-then.feature'), 'utf8') };
}

describe('ruling new --edition', () => {
  test('holds the answer against the oracle of that edition, and says until when it is so', async () => {
    const newer = await write(COMES_BACK(8, 0), '6-2-3');
    expect([newer.code, newer.stdout]).toEqual([
      EXIT.suiteFault,
      expect.stringContaining('the oracle says it holds 6 active'),
    ]);
    const older = await write(COMES_BACK(8, 0), '6-2-3', '--edition', '1.1.8');
    expect([older.stderr, older.code]).toEqual(['', EXIT.conforms]);
    expect(older.stdout).toContain('by edition 1.1.8 of one-piece');
    expect(older.text()).toMatch(/^@OP @until-1\.1\.8$/m);
    const { code, stdout } = await older.check('--edition', '1.1.8');
    expect([code, stdout]).toEqual([EXIT.conforms, '1 of 1 published answer holds under one-piece 1.1.8\n']);
  });

  test('tags it as of the newer edition where the older one says otherwise', async () => {
    const { code, text } = await write(COMES_BACK(6, 2), '6-2-3', '--edition', '1.2.0');
    expect([code, text()]).toEqual([EXIT.conforms, expect.stringMatching(/^@OP @since-1\.2\.0$/m)]);
  });

  test('leaves out what is the same in all of them, and keeps the numbers of clauses.json', async () => {
    const steps = ['Given "A leader" has -1000 power', 'When player A ends the turn', "Then it is player B's turn"];
    const drawn = ['When player A ends the turn', "Then player B's hand holds 1 card"];
    const plain = await write(drawn, '6-3-1', '--edition', '1.1.8');
    expect([plain.code, plain.text()]).toEqual([EXIT.conforms, expect.stringMatching(/^@OP$/m)]);
    // 1-3-7 of 1.1.8 is 1-3-6-1 of 1.2.0.
    const renumbered = await write(steps, '1-3-7', '--edition', '1.1.8', '--write-anyway');
    expect(renumbered.text()).toContain('@OP-1-3-6-1\n');
  });

  test('bad input', async () => {
    expectUsageError(
      await write(COMES_BACK(8, 0), '6-2-3', '--edition', '1.1.9'),
      /--edition: one-piece has no edition "1\.1\.9"; known: 1\.1\.8, 1\.2\.0; did you mean 1\.1\.8\?\n$/,
    );
    expectUsageError(
      await write(COMES_BACK(8, 0), '10-1-7-1', '--edition', '1.1.8'),
      /--clause: there is no clause "10-1-7-1" in one-piece/,
    );
  });
});

describe('ruling new --interpretation', () => {
  test('reads it so, and the ruling says so', async () => {
    const usual = await write(NEW_PORT, '3-8-5-1');
    expect(usual.code).toBe(EXIT.suiteFault);
    const other = await write(NEW_PORT, '3-8-5-1', '--interpretation', 'stage-makes-room=effects-apply');
    expect([other.stderr, other.code]).toEqual(['', EXIT.conforms]);
    expect(other.text()).toMatch(/^@OP @reading$/m);
    expect(other.text()).toMatch(
      /Scenario: What then\?\n {4}Given the ambiguous rule ".*\?" is answered "yes"\n {4}And player A has/,
    );
    expect((await other.check()).code).toBe(EXIT.conforms);
  });

  test.each([
    ['stage-make-room=x', /--interpretation: there is no interpretation "stage-make-room" in one-piece; did you mean/],
    ['stage-makes-room=x', /--interpretation: "stage-makes-room" can be no-effect or effects-apply, not "x"/],
  ])('%s is told', async (reading, says) => {
    expectUsageError(await write(NEW_PORT, '3-8-5-1', '--interpretation', reading), says);
  });
});

test('what is asked for at the terminal is tried in that edition', async () => {
  const cwd = join(scratch, 'terminal');
  const input = new PassThrough();
  let shown = '';
  const output = new Writable({
    write: (text, _, done) => {
      shown += String(text);
      done();
    },
  });
  input.write([...COMES_BACK(8, 0), '?', '', 'Active.', '6-2-3', '', '', ''].map((line) => `${line}\n`).join(''));
  const given = { edition: '1.1.8', question: 'And then?', card: [], out: cwd };
  const code = await newRuling(given, new Terminal(input, output));
  expect([code, shown]).toEqual([EXIT.conforms, expect.stringContaining('the oracle cited')]);
  expect(readFileSync(join(cwd, 'and-then.feature'), 'utf8')).toMatch(/^@OP @until-1\.1\.8$/m);
});

describe('ask', () => {
  const ask = async (steps: readonly string[], ...args: string[]) => {
    const file = join(scratch, `${++folders}.feature`);
    writeFileSync(file, ['@OP', 'Feature: mine', 'Scenario: one', ...steps].join('\n'));
    return commandHere(['ask', file, ...args]);
  };

  test('is answered by an edition', async () => {
    expect((await ask(COMES_BACK(8, 0))).code).toBe(EXIT.suiteFault);
    expect((await ask(COMES_BACK(8, 0), '--edition', '1.1.8')).code).toBe(EXIT.conforms);
    expect((await ask(COMES_BACK(6, 2), '--edition', '1.1.8')).code).toBe(EXIT.suiteFault);
  });

  test.each(['ask', 'ruling check', 'ruling new'])('%s refuses a reading that an edition decides', async (command) => {
    const options = ['--edition', '1.1.8', '--interpretation', 'when-a-card-is-attacked=attackStep'];
    const ended =
      command === 'ask'
        ? await ask(COMES_BACK(8, 0), ...options)
        : command === 'ruling new'
          ? await write(COMES_BACK(8, 0), '6-2-3', ...options)
          : await commandHere(['ruling', 'check', '--game', 'one-piece', ...options]);
    expectUsageError(
      ended,
      /--interpretation: edition 1\.1\.8 of one-piece leaves no room for "when-a-card-is-attacked": it decides counterStep\n$/,
    );
  });
});
