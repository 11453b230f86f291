import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAYABLE, PLAYED } from '../games/registry';
import { loadCatalogues } from '../runner/catalogue';
import { projectRoot } from '../runner/root';

const root = projectRoot(__dirname);
const inGit = existsSync(join(root, '.git'));

/** Files that are or would be committed. */
function committedFiles(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
  return names.filter((name) => name !== '' && existsSync(join(root, name)));
}

/** What one machine leaves in files; one letter in brackets, so that this file does not contain it. */
const TRACES: Record<string, RegExp> = {
  'a path of one machine': /(?<![\w.~-])\/(?:[w]ork|[h]ome|[r]oot|[U]sers)\/\w/,
  'a package host': /https?:\/\/(?:[r]egistry|[d]eb)\./,
};

function tracesIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    Object.entries(TRACES)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `line ${index + 1}: ${what}: ${line.trim().slice(0, 100)}`),
  );
}

describe.skipIf(!inGit)('committed files', () => {
  const files = inGit ? committedFiles() : [];

  it('are listed', () => {
    expect(files).toEqual(expect.arrayContaining(['package.json', 'schemas/protocol.ts', 'tests/tooling.test.ts']));
  });

  it('bear no trace of where they were written', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return text.includes('\0') ? [] : tracesIn(text).map((trace) => `${file}: ${trace}`);
    });
    expect(found).toEqual([]);
  });

  it('have line feeds at line ends, and one at the end', () => {
    const wrong = files.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return text !== '' && !text.includes('\0') && (text.includes('\r\n') || !text.endsWith('\n'));
    });
    expect(wrong).toEqual([]);
  });
});

describe('the search for traces', () => {
  it.each([
    [`see ${['', 'work', 'main', 'x.ts'].join('/')}`, 'a path of one machine'],
    [`"${['', 'home', 'me', 'x'].join('/')}"`, 'a path of one machine'],
    [`"resolved": "https://${['registry', 'npmjs', 'org'].join('.')}/ajv"`, 'a package host'],
  ])('finds %s', (line, what) => {
    expect(tracesIn(`first\n${line}`)).toEqual([expect.stringContaining(`line 2: ${what}: `)]);
  });

  it.each([
    ['docs', 'work', 'x'].join('/'),
    ['https://example.org', 'home', 'x'].join('/'),
    'a shared vocabulary',
    'user-defined',
  ])('leaves %s', (line) => {
    expect(tracesIn(line)).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('names no host to download from', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string; integrity?: string }>;
    };
    const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });
});

describe('the package', () => {
  const testable = loadCatalogues(PLAYABLE).flatMap(({ clauses }) => clauses.filter(({ kind }) => kind === 'testable'));
  /** Megabytes that an installation takes, for its commands (run, impact, rulings, site) and for each testable clause, without what it depends on, and without what grows with every answer of a publisher; catalogues and playground have limits of their own. */
  const MOST = 0.85 + 0.0055 * testable.length;
  const GROWS =
    /^(features\/[^/]+\/(rulings\/|decoys\.json|causes\.json\.gz|clauses\.json)|dist\/playground\/[^/]+\.js\.gz)/;
  /** Bytes of the catalogues of five rulebooks. */
  const MOST_OF_CATALOGUES = 450_000;
  /** Bytes of what a browser loads to play one game, packed: its oracle and the page's own script. */
  const MOST_OF_PLAYGROUND = 515_000;
  /** Bytes of what is known of the misreadings of a game, packed. */
  const MOST_OF_CAUSES = 250_000;
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as [{ files: { path: string; size: number }[] }];
  const paths = packed.files.map(({ path }) => path);

  it(`takes at most ${MOST.toFixed(1)} MB without its rulings`, () => {
    const lasting = packed.files.filter(({ path }) => !GROWS.test(path));
    expect(lasting.reduce((sum, { size }) => sum + size, 0) / 1e6).toBeLessThanOrEqual(MOST);
  });

  it('lists the clauses of five rulebooks in few bytes', () => {
    const catalogues = packed.files.filter(({ path }) => path.endsWith('/clauses.json'));
    expect(catalogues).toHaveLength(5);
    expect(catalogues.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MOST_OF_CATALOGUES);
  });

  it('tells causes in few bytes', () => {
    const causes = packed.files.filter(({ path }) => path.endsWith('causes.json.gz'));
    expect(causes.length).toBeGreaterThan(0);
    expect(causes.filter(({ size }) => size > MOST_OF_CAUSES)).toEqual([]);
  });

  it('lets one game be played in a browser by few bytes', () => {
    const sizes = new Map(packed.files.map(({ path, size }) => [path, size]));
    const sizeOf = (script: string) => sizes.get(`dist/playground/${script}.js.gz`) ?? Infinity;
    const both = PLAYED.map((game) => [game, sizeOf(game) + sizeOf('page')]);
    expect(both.filter(([, size]) => Number(size) > MOST_OF_PLAYGROUND)).toEqual([]);
  });

  it('holds what a user needs', () => {
    for (const path of [
      'dist/cli/main.js',
      'dist/rule-index.json.gz',
      'features/level-neo/clauses.json',
      'docs/cli.md',
    ])
      expect(paths).toContain(path);
  });

  it('holds nothing for those who work on the suite itself', () => {
    expect(
      paths.filter((path) =>
        /\.map$|^dist\/(bench|scripts|tests|playground\/(bundle|engine|page))\/|\.tsbuildinfo$/.test(path),
      ),
    ).toEqual([]);
  });
});
