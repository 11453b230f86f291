/** `commandHere` is as good as a process where tests take it for one: it gets what a process gets, and leaves nothing behind. */
import { realpathSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { argumentsIn, commandHere, scratchFolder } from './command';

const folder = realpathSync(scratchFolder('command'));
const { argv, env, stdin, stdout, stderr } = process;
const now = () => ({ argv: process.argv, env: process.env, cwd: process.cwd(), exitCode: process.exitCode });

describe('a command within this process', () => {
  test.each([
    ['that ends well', ['--version'], EXIT.conforms],
    ['that complains', ['no-such-command'], EXIT.usage],
  ])('%s leaves the process as it was', async (_, args, code) => {
    const before = now();
    const ended = await commandHere(args, { cwd: folder, env: { NO_COLOR: '1' }, input: 'hello' });
    expect(ended.code).toBe(code);
    expect(now()).toEqual(before);
    for (const [one, other] of [
      [process.argv, argv],
      [process.env, env],
      [process.stdin, stdin],
      [process.stdout, stdout],
      [process.stderr, stderr],
    ])
      expect(one).toBe(other);
  });

  test('reads its standard input to the end and answers on its standard output', async () => {
    const request = { jsonrpc: '2.0', id: 7, method: 'shutdown', params: {} };
    const ended = await commandHere(['oracle', '--game', 'level-neo'], { input: `${JSON.stringify(request)}\n` });
    expect([ended.code, ended.stderr]).toEqual([EXIT.conforms, '']);
    expect(JSON.parse(ended.stdout)).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
  });

  test('refuses another one beside it, and takes it afterwards', async () => {
    const first = commandHere(['--version']);
    await expect(commandHere(['--help'])).rejects.toThrow('"--help" begins before the command before it has ended');
    expect((await first).code).toBe(EXIT.conforms);
    expect((await commandHere(['--help'])).code).toBe(EXIT.conforms);
  });
});

test('a line is read as a shell reads it', () => {
  const line = `npx tcg-conformance run --adapter "python3 'it'\\''s here/x.py'" --out 'a b'`;
  expect(argumentsIn(line)).toEqual(['run', '--adapter', `python3 'it'\\''s here/x.py'`, '--out', 'a b']);
});
