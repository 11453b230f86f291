/** cucumber-js plays the newest edition of each rulebook, as `run` does. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featuresFolder } from '../runner/catalogue';
import { projectRoot } from '../runner/root';

/** A scenario under a tag, as cucumber-js takes it. */
function firstUnder(tag: RegExp): string {
  const folder = join(featuresFolder(), 'one-piece');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.feature'))) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const place = lines.findIndex((line, index) => tag.test(lines[index - 1] ?? '') && /^\s*Scenario:/.test(line));
    if (place >= 0) return `features/one-piece/${file}:${place + 1}`;
  }
  throw new Error(`no scenario under ${tag}`);
}

test.each([
  [/@until-/, '1 skipped'],
  [/@since-/, '1 passed'],
])('of the scenarios under %s: %s', (tag, expected) => {
  const root = projectRoot();
  const bin = join(root, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const steps = ['--require', join(root, 'dist', 'steps', 'cucumber.js')];
  const args = [bin, '--profile', 'chosen', ...steps, '--format', 'summary', firstUnder(tag)];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stdout.split('\n')[0]]).toEqual([0, `1 scenario (${expected})`]);
});
