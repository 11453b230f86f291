/** docs/recipes: each is well formed, asks only for what there is, and its commands are run as they stand. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { EXIT } from '../cli/exit-codes';
import { splitCommand } from '../adapters/stdio';
import { projectRoot } from '../runner/root';
import { commandHere, commandLine, reportIn, scratchFolder } from './command';
import { editedOracle } from './edited-oracle';

const recipes = join(projectRoot(__dirname), 'docs', 'recipes');
const folder = scratchFolder('recipes');
const textOf = (name: string): string => readFileSync(join(recipes, name), 'utf8');

/** @returns what the file says, whose form the caller knows */
function yamlOf<T>(name: string): T {
  const document = parseDocument(textOf(name));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS() as T;
}

const sh = (script: string, env: Record<string, string> = {}) =>
  spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });

test('a recipe is YAML, and there are no others', () => {
  expect(readdirSync(recipes).sort()).toEqual(['github-actions.yml', 'kubernetes-indexed-job.yaml', 'nightly.yml']);
});

test('every command and option that a recipe uses is there', async () => {
  const used = readdirSync(recipes).flatMap((name) => [
    ...textOf(name).matchAll(/tcg-conformance (run|merge) ((?:[^\n|]|\n\s+--)*)/g),
  ]);
  expect(used.map(([, name]) => name).sort()).toEqual(['merge', 'merge', 'run', 'run', 'run']);
  for (const [, name, args] of used) {
    const { stdout } = await commandHere([name!, '--help']);
    const known = [...stdout.matchAll(/^ {2}(--[a-z-]+)/gm)].map((match) => match[1]);
    const options = splitCommand(`x ${args!}`).filter((word) => word.startsWith('--'));
    expect(options.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(options));
  }
});

interface Job {
  needs?: string;
  strategy?: { 'fail-fast': boolean; matrix: { part: number[] } };
  steps: { uses?: string; run?: string; if?: string; with?: Record<string, string> }[];
}

describe('GitHub Actions', () => {
  const { jobs } = yamlOf<{ jobs: Record<string, Job> }>('github-actions.yml');
  const { part, report } = jobs as { part: Job; report: Job };
  const { matrix, 'fail-fast': failFast } = part.strategy!;
  const runs = ({ steps }: Job) => steps.flatMap(({ run = [] }) => run);
  const stepThat = ({ steps }: Job, uses: string) => steps.find((step) => step.uses?.startsWith(`${uses}@`))!;
  const inPart = (text: string, index: number) => text.replaceAll('${{ matrix.part }}', String(index));

  test('the parts are all of the whole, and one that fails does not end the others', () => {
    expect(failFast).toBe(false);
    expect(matrix.part).toEqual(matrix.part.map((_, index) => index + 1));
    expect(part.steps.some(({ run }) => run?.includes(`--shard \${{ matrix.part }}/${matrix.part.length} `))).toBe(
      true,
    );
  });

  test('what the parts upload is what the report merges, and it is kept whatever the run came to', () => {
    expect(report.needs).toBe('part');
    const uploaded = stepThat(part, 'actions/upload-artifact').with!;
    expect(uploaded['name']).toBe(uploaded['path']);
    const merge = runs(report).find((run) => run.includes('merge'))!;
    const merged = [...merge.matchAll(/(\S+)\/report\.json/g)].map((match) => match[1]);
    expect(merged).toEqual(matrix.part.map((index) => inPart(uploaded['path']!, index)));
    expect(runs(part).at(-1)).toContain(`--out ${uploaded['path']}`);
    const kept = stepThat(report, 'actions/upload-artifact');
    expect(kept.if).toBe('always()');
    expect(merge).toContain(`--out ${kept.with!['path']}`);
  });

  test('the shell can read every command', () => {
    for (const run of [...runs(part), ...runs(report)]) {
      const { status, stderr } = spawnSync('sh', ['-n', '-c', inPart(run, 1)], { encoding: 'utf8' });
      expect([run, stderr, status]).toEqual([run, '', 0]);
    }
  });

  test('a part of which the adapter breaks a rule does not fail its job; a wrong command line does', () => {
    const [line] = runs(part).filter((run) => run.includes('--shard'));
    const ended = (code: number) => sh(`npx() { return ${code}; }\n${inPart(line!, 1)}`).status;
    expect(Object.values(EXIT).map((code) => [code, ended(code)])).toEqual(
      Object.values(EXIT).map((code) => [code, code === EXIT.usage ? 1 : 0]),
    );
  });
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    completionMode: string;
    completions: number;
    parallelism: number;
    backoffLimit: number;
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        restartPolicy: string;
        containers: Container[];
        volumes: { name: string; persistentVolumeClaim: { claimName: string } }[];
      };
    };
  };
}

interface Container {
  name: string;
  image: string;
  command: string[];
  args: string[];
  env: { name: string; value: unknown }[];
  resources: { requests: { cpu: string; memory: string } };
  volumeMounts: { name: string; mountPath: string }[];
}

describe('a Kubernetes Indexed Job', () => {
  const manifest = yamlOf<Manifest>('kubernetes-indexed-job.yaml');
  const { spec } = manifest;
  const pod = spec.template.spec;
  const [container] = pod.containers as [Container];
  /** RFC 1123, as the names of objects must be. */
  const NAME = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;

  test('is what the API of Jobs takes', () => {
    expect(Object.keys(manifest).sort()).toEqual(['apiVersion', 'kind', 'metadata', 'spec']);
    expect([manifest.apiVersion, manifest.kind]).toEqual(['batch/v1', 'Job']);
    expect(Object.keys(spec).sort()).toEqual([
      'backoffLimit',
      'completionMode',
      'completions',
      'parallelism',
      'template',
    ]);
    // The template of a Job may say neither "Always" nor nothing.
    expect(['Never', 'OnFailure']).toContain(pod.restartPolicy);
    for (const count of [spec.completions, spec.parallelism, spec.backoffLimit])
      expect(Number.isInteger(count)).toBe(true);
    for (const name of [manifest.metadata.name, container.name, ...pod.volumes.map((volume) => volume.name)])
      expect(name).toMatch(NAME);
    expect(Object.keys(container).sort()).toEqual([
      'args',
      'command',
      'env',
      'image',
      'name',
      'resources',
      'volumeMounts',
    ]);
    for (const { name, value } of container.env) expect([name, typeof value]).toEqual([name, 'string']);
    for (const word of [...container.command, ...container.args]) expect(typeof word).toBe('string');
    expect(container.resources.requests.cpu).toMatch(/^\d+m?$/);
    expect(container.resources.requests.memory).toMatch(/^\d+(Mi|Gi)$/);
  });

  test('is indexed, with as many completions as there are parts, and each can run at once', () => {
    expect(spec.completionMode).toBe('Indexed');
    const parts = container.env.find(({ name }) => name === 'TCG_CONFORMANCE_SHARDS')!.value;
    expect(parts).toBe(String(spec.completions));
    expect(spec.parallelism).toBeGreaterThanOrEqual(1);
    expect(spec.parallelism).toBeLessThanOrEqual(spec.completions);
    // Kubernetes sets it; a value of our own would hide that.
    expect(container.env.map(({ name }) => name)).not.toContain('JOB_COMPLETION_INDEX');
  });

  test('what is mounted is there, and each part is written below it', () => {
    const mounted = container.volumeMounts.map(({ name }) => name);
    expect(mounted).toEqual(pod.volumes.map(({ name }) => name));
    const [{ mountPath }] = container.volumeMounts as [Container['volumeMounts'][number]];
    expect(container.args.join()).toContain(`--out "${mountPath}/part-$JOB_COMPLETION_INDEX"`);
  });

  test('its commands, run as they stand, make the report of the whole', async () => {
    const bin = join(folder, 'bin');
    const reports = join(folder, 'reports');
    mkdirSync(bin);
    const program = (name: string, line: string, before = '') => {
      writeFileSync(join(bin, name), `#!/bin/sh\n${before}exec ${line} "$@"\n`);
      chmodSync(join(bin, name), 0o755);
    };
    const few = ['--clause', 'LN-8'];
    program('tcg-conformance', commandLine([]), `[ "$1" = run ] && set -- "$@" ${few.join(' ')}\n`);
    program(
      'my-engine',
      editedOracle(folder, 'my-engine', `if (params.action?.type === 'levelBurst') result.status = 'unchanged'`),
    );
    const literally = (text: string) => text.replaceAll('/reports', reports);
    const parts = 2;
    const env = { PATH: `${bin}${delimiter}${process.env['PATH']}`, TCG_CONFORMANCE_SHARDS: String(parts) };
    const pods = Array.from({ length: parts }, (_, index) => {
      const [shell, ...options] = container.command as [string, ...string[]];
      return spawnSync(shell, [...options, ...container.args.map(literally)], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env, JOB_COMPLETION_INDEX: String(index) },
      });
    });
    expect(pods.map(({ status }) => status)).toEqual([0, 0]);
    for (const index of [0, 1])
      expect(reportIn(join(reports, `part-${index}`)).shard).toEqual({ index: index + 1, total: 2 });

    const [, merge] = /^# .*: (tcg-conformance merge .*)$/m.exec(textOf('kubernetes-indexed-job.yaml'))!;
    expect(sh(literally(merge!), env).status).toBe(EXIT.doesNotConform);
    const whole = reportIn(join(reports, 'whole'));
    const atOnceHere = ['run', '--game', 'level-neo', '--adapter', join(bin, 'my-engine'), '--out', 'at-once', ...few];
    await commandHere(atOnceHere, { cwd: folder });
    const atOnce = reportIn(join(folder, 'at-once'));
    const verdicts = ({ scenarios }: typeof whole) => scenarios.map(({ id, verdict }) => [id, verdict]);
    expect(verdicts(whole)).toEqual(verdicts(atOnce));
    expect([whole.games, whole.shard]).toEqual([atOnce.games, undefined]);
  });

  test('a command line that is wrong fails its pod', () => {
    const { status } = sh(container.args[0]!.replace(/tcg-conformance/, 'f() { return 2; }; f'));
    expect(status).toBe(1);
  });
});
