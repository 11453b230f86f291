/** Before all tests: what is newer among the sources than in dist/ is compiled, for tests that start the command. */
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../runner/root';

const root = projectRoot(__dirname);

export default function compileStale(): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.build.json'), (file) => readFileSync(file, 'utf8'));
  const { options } = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.build.json'), {}, ts.sys as never)!;
  for (const folder of config.include as string[]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (/(?<!\.d)\.ts$/.test(name)) compile(join(folder, name), options);
    }
  }
}

function compile(name: string, options: ts.CompilerOptions): void {
  const source = join(root, name);
  const target = join(root, 'dist', name.replace(/\.ts$/, '.js'));
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
