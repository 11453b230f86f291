/** `tcg-conformance init`: writes a minimal adapter that connects, with the places to fill in marked. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectRoot } from '../runner/root';
import { nearest } from '../schemas/nearest';
import { VOCABULARIES } from '../steps/games';
import { EXIT } from './exit-codes';
import { gamesNamed } from './select';
import { UsageError } from './usage';

export interface InitOptions {
  language: string;
  game: string;
}

interface Language {
  /** Files of adapters/templates/<language>. */
  readonly templates: readonly string[];
  /** Files of the project that go along as they are. */
  readonly copies: readonly string[];
  /** The command that starts the adapter in this folder. */
  command(folder: string): string;
  /** What to do before that. */
  readonly before: readonly string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  python: {
    templates: ['adapter.py'],
    copies: ['adapters/sdk/python/tcg_conformance.py'],
    command: (folder) => `python3 ${join(folder, 'adapter.py')}`,
    before: [],
  },
  typescript: {
    templates: ['adapter.ts', 'package.json', 'tsconfig.json'],
    copies: [],
    command: (folder) => `node ${join(folder, 'adapter.js')}`,
    before: ['npm install', 'npm run build'],
  },
};

export async function init(target: string, { language, game }: InitOptions): Promise<number> {
  const chosen = languageNamed(language);
  const [id] = gamesNamed([game]) as [string];
  if (!VOCABULARIES.some((vocabulary) => vocabulary.game === id)) {
    throw new UsageError(
      `--game: there are no scenarios for ${id} yet; there are for ${VOCABULARIES.map((one) => one.game).join(', ')}`,
    );
  }
  const folder = emptyFolder(target);
  const shown = relative(process.cwd(), folder) || '.';
  const words: Record<string, string> = { game: id, command: chosen.command(shown), package: `file:${projectRoot()}` };
  for (const file of chosen.templates) {
    const template = readFileSync(join(projectRoot(), 'adapters', 'templates', language, file), 'utf8');
    writeFileSync(
      join(folder, file),
      template.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word]!),
    );
  }
  for (const file of chosen.copies) copyFileSync(join(projectRoot(), file), join(folder, file.split('/').at(-1)!));
  process.stdout.write(`${nextSteps(shown, chosen, id)}\n`);
  return EXIT.conforms;
}

function languageNamed(name: string): Language {
  const language = LANGUAGES[name];
  if (language) return language;
  const hint = nearest(name, Object.keys(LANGUAGES));
  throw new UsageError(
    `--language: "${name}" is not one of ${Object.keys(LANGUAGES).join(', ')}${hint ? `; did you mean "${hint}"?` : ''}`,
  );
}

/** @throws {UsageError} there is something in it, or it cannot be made */
function emptyFolder(target: string): string {
  const folder = resolve(target);
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new UsageError(`${target} is not empty; nothing was written`);
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${target}: ${(error as Error).message}`);
  }
  return folder;
}

const nextSteps = (folder: string, { command, before }: Language, game: string): string =>
  [
    `${folder} holds a minimal adapter for ${game}. What next:`,
    ...before.map((step) => `  (cd ${folder} && ${step})`),
    `  npx tcg-conformance doctor --game ${game} --adapter "${command(folder)}"`,
    `  npx tcg-conformance run --game ${game} --adapter "${command(folder)}" --out ${join(folder, 'report')}`,
    'Then fill in TODO 1, TODO 2, ... in the adapter.',
  ].join('\n');
