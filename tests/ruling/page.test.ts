/** docs/rulings.md, as it is written: every file, every command, and what it says of them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../cli/exit-codes';
import { projectRoot } from '../../runner/root';
import { splitCommand } from '../../adapters/stdio';
import { commandHere, scratchFolder, type Ended } from '../command';

const page = readFileSync(join(projectRoot(__dirname), 'docs', 'rulings.md'), 'utf8');
const blocks = (kind: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text!);
const [asked, answered, ruling] = blocks('gherkin') as [string, string, string];
const commands = blocks('sh').map((text) => splitCommand(text.trim().replace(/^npx tcg-conformance /, '')));
const [step, board, differs, checked, , under] = blocks('text') as [string, string, string, string, string, string];

const cwd = scratchFolder('rulings-page');
function put(name: string, text: string): void {
  mkdirSync(dirname(join(cwd, name)), { recursive: true });
  writeFileSync(join(cwd, name), text);
}
const run = (args: readonly string[] | undefined): Promise<Ended> => commandHere(args!, { cwd });

test('the way from the question to the published answer is as the page says', async () => {
  expect(commands.map(([one, two]) => `${one} ${two}`)).toEqual([
    'ask blocked.feature',
    'ruling list',
    'ruling new',
    'ruling check',
    'ruling check',
    'ruling check',
  ]);
  put('blocked.feature', asked);
  const printed = await run(commands[0]);
  expect(printed.code).toBe(EXIT.conforms);
  expect(printed.stdout).toContain(step);
  expect(printed.stdout).toContain(board);

  expect((await run(commands[1])).stdout).toMatch(/^one-piece\/.* OP-10-1-4-1 .*$/m);

  put('blocked.feature', answered.replace('holds 3 cards', 'holds 2 cards'));
  const other = await run(commands[2]);
  expect([other.code, other.stdout]).toEqual([EXIT.suiteFault, expect.stringContaining(differs.trim())]);

  put('blocked.feature', answered);
  expect((await run(commands[2])).code).toBe(EXIT.conforms);
  expect(readFileSync(join(cwd, 'rulings', 'a-blocked-attack.feature'), 'utf8')).toBe(ruling);

  expect(await run(commands[3])).toMatchObject({ code: EXIT.conforms, stdout: checked });
  expect(await run(commands[4])).toMatchObject({
    code: EXIT.suiteFault,
    stdout: expect.stringContaining('under one-piece 1.1.8; no longer: '),
  });
  const read = await run(commands[5]);
  expect([read.code, read.stdout.endsWith(under)]).toEqual([EXIT.suiteFault, true]);
});
