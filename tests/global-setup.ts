/** Before all tests: what is newer among the sources than in dist/ is compiled, for tests that start the command. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../runner/root';

const root = projectRoot(__dirname);

export default function compileStale(): void {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const project = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.build.json'), {}, host)!;
  for (const source of project.fileNames) compile(source, project.options);
}

function compile(source: string, options: ts.CompilerOptions): void {
  const target = join(root, 'dist', relative(root, source).replace(/\.ts$/, '.js'));
  const built = statSync(target, { throwIfNoEntry: false });
  if (built && built.mtimeMs >= statSync(source).mtimeMs) return;
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { ...options, sourceMap: false, declaration: false },
    fileName: source,
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.${process.pid}.tmp`, outputText);
  renameSync(`${target}.${process.pid}.tmp`, target);
}
