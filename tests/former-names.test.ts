/** Scenarios that were renamed are found by their former names: in lists of known failures and in earlier reports. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { EXIT } from '../cli/exit-codes';
import { migratedText } from '../cli/migrate-expectations';
import { PLAYED } from '../games/registry';
import { loadCatalogue } from '../runner/catalogue';
import { stableName } from '../runner/expectations';
import { loadFeatures } from '../runner/feature-files';
import { presentName, readFormerNames } from '../runner/former-names';
import { formerNames, withEarlier } from '../scripts/make-former-names';
import { commandHere, expectUsageError, scratchFolder } from './command';

const folder = scratchFolder('former-names');
const called = (file: string, plain: string, named = plain) => ({ file, plain, named });

describe('former names', () => {
  const before = [
    called('a', 'X-1: none'),
    called('a', 'X-2: it', 'X-2: it (1)'),
    called('a', 'X-2: it', 'X-2: it (2)'),
  ];

  it('are paired in the order of the file, also where several scenarios shared one', () => {
    const now = [called('a', 'X-1: None is drawn'), called('a', 'X-2: One'), called('a', 'X-2: Two')];
    const names = formerNames(before, now);
    expect(before.map(({ named }) => presentName(names, named))).toEqual(now.map(({ named }) => named));
  });

  it('say nothing of what is called as before', () => {
    expect(formerNames(before, before)).toEqual({});
  });

  it('are not made where a file has more scenarios than before', () => {
    expect(() => formerNames(before, before.slice(1))).toThrow('3 scenarios before, 2 now');
  });

  it('of still earlier revisions are kept as far as they lead somewhere, and give way to those found now', () => {
    const now = [called('a', 'X-1: None is drawn')];
    const earlier = { 'X-1: no': 'X-1: none', 'X-1: none': 'X-1: gone', 'X-9: lost': 'X-9: lost too' };
    expect(withEarlier({ 'X-1: none': 'X-1: None is drawn' }, earlier, now)).toEqual({
      'X-1: no': 'X-1: None is drawn',
      'X-1: none': 'X-1: None is drawn',
    });
  });

  it('also lead to the scenario with a decoy, by its mark then and now', () => {
    const names = { 'X-1: none': 'X-1: None is drawn' };
    for (const mark of [', with a bystander', ' (with a decoy)'])
      expect(presentName(names, `X-1: none${mark} (2)`)).toBe('X-1: None is drawn (with a decoy) (2)');
    expect(presentName(names, 'X-1: other')).toBe('X-1: other');
  });
});

test.each(PLAYED)('each former name of %s leads to a scenario of the suite', (game) => {
  const { scenarios } = loadFeatures([game], { decoys: false });
  const catalogues = [loadCatalogue(game)];
  const known = new Set(scenarios.map((scenario) => stableName(scenario, catalogues)));
  const lost = Object.values(readFormerNames(game)).filter((name) => !known.has(name.replace(/ \(\d+\)$/, '')));
  expect(lost).toEqual([]);
});

describe('migrate-expectations', () => {
  const [former, present] = Object.entries(readFormerNames('one-piece'))[0]!;
  const list = (...names: string[]) =>
    [
      '# ours',
      'expectations:',
      ...names.flatMap((name) => [`  - scenario: ${JSON.stringify(name)}`, '    reason: later']),
    ].join('\n');

  it('renames entries and leaves all else', () => {
    const { migrated, renamed } = migratedText(list(former, 'OP-1-1-1: mine'), { [former]: present });
    expect(renamed).toBe(1);
    expect(migrated.startsWith('# ours\n')).toBe(true);
    expect(migrated).toContain('OP-1-1-1: mine');
    expect(migratedText(migrated, { [former]: present }).renamed).toBe(0);
  });

  it('rewrites the file, or writes another', async () => {
    const file = join(folder, 'known.yaml');
    writeFileSync(file, list(former));
    const kept = await commandHere(['migrate-expectations', file, '--out', join(folder, 'new.yaml')]);
    expect([kept.code, kept.stdout]).toEqual([EXIT.conforms, expect.stringContaining('1 entry renamed, written to')]);
    expect(readFileSync(file, 'utf8')).toBe(list(former));
    const { code } = await commandHere(['migrate-expectations', file]);
    expect(code).toBe(EXIT.conforms);
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'new.yaml'), 'utf8'));
  });

  it('refuses what is no list of known failures', async () => {
    writeFileSync(join(folder, 'bad.yaml'), 'expectations: 7\n');
    expectUsageError(await commandHere(['migrate-expectations', join(folder, 'bad.yaml')]), /bad\.yaml: /);
    expectUsageError(await commandHere(['migrate-expectations', join(folder, 'gone.yaml')]), /no such file/);
  });
});
