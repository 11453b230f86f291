/** `tcg-conformance init`: writes a minimal adapter that connects, with marked places to fill in. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { makeFolder } from '../reports/write';
import { gameOf, PLAYED } from '../games/registry';
import { packageOf, projectRoot } from '../runner/root';
import type { PositionWords } from '../oracle/kernel/session/module';
import type { GameId } from '../schemas/common';
import { nearest } from '../schemas/nearest';
import type { Act } from '../steps/vocabulary';
import { EXIT } from './exit-codes';
import { orUsageError } from './read-report';
import { gamesNamed } from './games';
import { shellWord } from '../runner/shell';
import { didYouMean, UsageError } from './usage';

export interface InitOptions {
  language: string;
  game: string;
}

interface Language {
  /** Files in adapters/templates/<language>. */
  readonly templates: readonly string[];
  /** Files of the project that are copied unchanged. */
  readonly copies: readonly string[];
  /** Returns the command that starts the adapter in this folder. */
  command(folder: string): string;
  /** Commands to run before that. */
  readonly before: readonly string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  python: {
    templates: ['adapter.py'],
    copies: ['adapters/examples/python/tcg_conformance.py'],
    command: (folder) => `python3 ${shellWord(join(folder, 'adapter.py'))}`,
    before: [],
  },
  typescript: {
    templates: ['adapter.ts', 'package.json', 'tsconfig.json'],
    copies: [],
    command: (folder) => `node ${shellWord(join(folder, 'adapter.js'))}`,
    before: ['npm install', 'npm run build'],
  },
};

export async function init(target: string, { language, game }: InitOptions): Promise<number> {
  const chosen = languageNamed(language);
  const [id] = gamesNamed([game]) as [GameId];
  if (!PLAYED.includes(id))
    throw new UsageError(
      `--game: there are no templates for ${id} yet; there are for ${PLAYED.join(', ')}. Take one of these, and the words of docs/${id}.md`,
    );
  const folder = resolve(target);
  const shown = relative(process.cwd(), folder) || '.';
  orUsageError(target, () => {
    makeEmpty(folder, target);
    const words = { ...wordsOf(id), command: chosen.command(shown), package: packageSource() };
    writeAdapter(folder, language, chosen, words);
  });
  process.stdout.write(`${nextSteps(shown, chosen, id)}\n`);
  return EXIT.conforms;
}

function writeAdapter(folder: string, language: string, chosen: Language, words: Record<string, string>): void {
  for (const file of chosen.templates) {
    const template = readFileSync(join(projectRoot(), 'adapters', 'templates', language, file), 'utf8');
    writeFileSync(join(folder, file), filledIn(template, words));
  }
  for (const file of chosen.copies) copyFileSync(join(projectRoot(), file), join(folder, basename(file)));
}

/** Leaves out a comment that a game has no words for. */
const filledIn = (template: string, words: Record<string, string>): string =>
  template
    .split('\n')
    .flatMap((line) => {
      const filled = line.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word]!);
      if (filled === line) return line;
      return /^\s*(?:#|\/\/) $/.test(filled) ? [] : wrapped(filled);
    })
    .join('\n');

const LINE_LENGTH = 120;

/** Wraps a long line if it is a comment. */
function wrapped(line: string): string[] {
  const [, prefix] = /^(\s*(?:#|\/\/) )\S/.exec(line) ?? [];
  if (prefix === undefined || line.length <= LINE_LENGTH) return [line];
  const lines = [prefix.trimEnd()];
  for (const word of line.slice(prefix.length).split(' ')) {
    if (lines.at(-1)!.length + 1 + word.length > LINE_LENGTH) lines.push(prefix.trimEnd());
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines;
}

/** Returns the words of the game that the templates show. */
function wordsOf(game: GameId): Record<string, string> {
  const { decisions, oracle, vocabulary } = gameOf(game)!;
  const { zones, states, counters, phases } = oracle.positionWords;
  const actions = new Set(Object.values(decisions).flat());
  const example = ({ action }: Act) =>
    JSON.stringify(action, null, 1)
      .replace(/\n */g, ' ')
      .replace(/([[{]) | ([\]}])/g, '$1$2');
  const kinds = Object.entries(decisions).map(([kind, types]) => `${kind} (${types.join(', ')})`);
  return {
    game,
    zones: zones.join(', '),
    states: states.join(', ') || 'none',
    counters: counters.join(', ') || 'none',
    phases: phases.join(', '),
    pools: sentenceOfPools(oracle.positionWords),
    decisions: kinds.join(', '),
    actions: [...actions].join(', '),
    attack: example(vocabulary.attack(['a1'], 'b1')),
    play: example(vocabulary.play('a2')),
  };
}

function sentenceOfPools({ pools = [], holds = [], linkKinds = [] }: PositionWords): string {
  const held = `"pools" of a player: ${pools.join(', ')}. A pool, and "counters" of a card, hold: ${holds.join(', ')}.`;
  const linked = `Kinds of "links" of a card: ${linkKinds.join(', ')}.`;
  return [...(pools.length > 0 ? [held] : []), ...(linkKinds.length > 0 ? [linked] : [])].join(' ');
}

/** Returns the dependency for package.json: the installed version, or this folder if the package is not installed. */
function packageSource(): string {
  const installed = projectRoot().split(sep).includes('node_modules');
  return installed ? `^${packageOf().version}` : `file:${projectRoot().replaceAll('\\', '/')}`;
}

function languageNamed(name: string): Language {
  const names = Object.keys(LANGUAGES);
  if (names.includes(name)) return LANGUAGES[name]!;
  throw new UsageError(`--language: "${name}" is not one of ${names.join(', ')}${didYouMean(nearest(name, names))}`);
}

/** @throws {UsageError} if the folder is not empty */
function makeEmpty(folder: string, target: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${target} is not empty; nothing was written`);
  makeFolder(folder);
}

const nextSteps = (folder: string, { command, before }: Language, game: string): string =>
  [
    `${folder} holds a minimal adapter for ${game}. What next:`,
    ...before.map((step) => `  (cd ${shellWord(folder)} && ${step})`),
    `  npx tcg-conformance doctor --game ${game} --adapter ${shellWord(command(folder))}`,
    `  npx tcg-conformance run --game ${game} --adapter ${shellWord(command(folder))} --out ${shellWord(join(folder, 'report'))}`,
    'Then fill in TODO 1, TODO 2, ... in the adapter.',
  ].join('\n');
