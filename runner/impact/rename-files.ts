/** Renumbers one game's clauses in every file that names them, and the names of files; no file of another game changes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Catalogue } from '../../schemas/catalogue';
import { GAMES } from '../../schemas/common';
import {
  isOfGameAlone,
  renameBare,
  renameFile,
  renameInFeature,
  renameInShared,
  type GameNames,
  type NewNumbers,
} from './rename';
import { separatorOf } from './starts';

export interface RenamedFiles {
  /** New contents by old path, from the project's folder; unchanged files may be among them. */
  readonly files: Map<string, string>;
  /** New paths by old path. */
  readonly renamed: Map<string, string>;
  /** Places that keep old numbers because nothing shows whose they are: `docs/cli.md:12`. */
  readonly unclear: readonly string[];
}

const FOLDERS = [
  'docs',
  'steps',
  'oracle',
  'adapters',
  'tests',
  'texts',
  'reports',
  'runner',
  'schemas',
  'scripts',
  'bench',
  'cli',
  'games',
  'features',
];
const PAGES = ['README.md', 'CONTRIBUTING.md'];
const TEXT = /\.(?:ts|mts|js|mjs|cjs|py|md|feature|yaml|json|txt)$/;
/** Files whose numbers are examples, and files that are made from others. */
const FIXED = /^(?:tests|runner)\/impact\/|^schemas\/json\/|(?:clauses\.json|rulebook\.yaml)$/;

/** @param others the catalogues of the other games */
export function renameInFiles(
  catalogue: Catalogue,
  others: readonly Catalogue[],
  numbers: NewNumbers,
  root: string,
): RenamedFiles {
  const [files, renamed] = [new Map<string, string>(), new Map<string, string>()];
  if (numbers.size === 0) return { files, renamed, unclear: [] };
  const { game, tag } = catalogue;
  const otherGames = GAMES.filter((one) => one !== game);
  const names: GameNames = { game, tag, otherGames, otherTags: others.map((one) => one.tag) };
  const paths = [...FOLDERS.flatMap((folder) => below(join(root, folder))), ...PAGES.map((file) => join(root, file))]
    .filter((file) => existsSync(file))
    .map((file) => relative(root, file).split('\\').join('/'));
  const ofOthers = paths.filter((file) => isOfOtherGame(file, names));
  const separator = separatorOf(catalogue.clauses.map(({ id }) => id));
  for (const file of paths.filter((one) => isInOwnFolder(one, game))) {
    const name = renameFile(basename(file), separator, numbers);
    if (name !== basename(file)) renamed.set(file, `${dirname(file)}/${name}`);
  }
  const moves = movesOf(renamed, ofOthers);
  const unclear: string[] = [];
  for (const file of paths) {
    if (!TEXT.test(file) || FIXED.test(file) || ofOthers.includes(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const read = renumbered(file, text, names, numbers);
    unclear.push(...read.unclear.map((line) => `${file}:${line}`));
    const isOwn = isInOwnFolder(file, game) || isOfGameAlone(text, names);
    files.set(file, withPaths(read.text, isOwn, game, moves));
  }
  return { files, renamed, unclear };
}

const isInOwnFolder = (file: string, game: string): boolean =>
  file.startsWith(`oracle/${game}/`) || file.startsWith(`features/${game}/`);

/** A path names a game as a folder, or in the name of a file: `docs/rules-one-piece.md`. */
const isOfOtherGame = (file: string, { game, otherGames }: GameNames): boolean =>
  !file.includes(game) && otherGames.some((other) => file.includes(other));

function renumbered(
  file: string,
  text: string,
  names: GameNames,
  numbers: NewNumbers,
): ReturnType<typeof renameInShared> {
  const { game } = names;
  const isOwnPage = file.startsWith('docs/') && file.includes(game);
  if (file.startsWith(`oracle/${game}/`) || isOwnPage) return { text: renameBare(text, numbers, names), unclear: [] };
  if (isInOwnFolder(file, game) && file.endsWith('.feature'))
    return { text: renameInFeature(text, names, numbers), unclear: [] };
  return renameInShared(text, names, numbers);
}

interface Move {
  readonly from: string;
  readonly to: string;
  /** True if a file of another game has the same name, so that only a path with the game's folder is this one. */
  readonly isShared: boolean;
}

const stemOf = (file: string): string => basename(file).replace(/\.\w+$/, '');

function movesOf(renamed: ReadonlyMap<string, string>, ofOthers: readonly string[]): Map<string, Move> {
  const others = new Set(ofOthers.map(stemOf));
  return new Map(
    [...renamed].map(([from, to]) => {
      const stem = stemOf(from);
      return [stem, { from: stem, to: stemOf(to), isShared: others.has(stem) }];
    }),
  );
}

/** Replaces file names wherever the text mentions them: in imports, lists of scenarios, pages. */
function withPaths(text: string, isOwn: boolean, game: string, moves: ReadonlyMap<string, Move>): string {
  if (moves.size === 0) return text;
  const pattern = new RegExp(`(?<![\\w-])(?:${[...moves.keys()].join('|')})(?![\\w-])`, 'g');
  const inGame = new RegExp(`${game}/(?:[\\w.-]+/)*$`);
  return text.replace(pattern, (stem: string, at: number) => {
    const { to, isShared } = moves.get(stem)!;
    return isOwn || !isShared || inGame.test(text.slice(Math.max(0, at - 100), at)) ? to : stem;
  });
}

function below(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(join(folder, entry.name));
    return [join(folder, entry.name)];
  });
}
