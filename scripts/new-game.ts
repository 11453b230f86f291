/**
 * Writes the beginning of a game: every file that a game needs, its line in the registry, and a first scenario that
 * passes.
 * docs/new-game.md describes the next steps.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogue, projectRoot } from '../runner/catalogue';
import { makeClauses, textOf } from '../runner/catalogue-list';
import type { GameId } from '../schemas/common';
import { formatFiles } from './formatter';
import { withEntry, withId } from './new-game/entries';
import { renamed, type GameNames } from './new-game/names';
import { rulePointsFile } from './new-game/rule-points';

const USAGE = `usage: npm run new-game <id> -- --draw <clause>
       npm run new-game <id> -- --title "<title>" --tag <TAG>    where features/<id> does not exist yet
--draw: the testable clause by which the turn player draws a card at the start of the turn`;

export interface NewGameOptions {
  /** The clause by which the turn player draws; for a game without a catalogue its first clause. */
  readonly draw?: string | undefined;
  /** Title and tag of a game without a catalogue. */
  readonly title?: string | undefined;
  readonly tag?: string | undefined;
}

/** The facts of the game's catalogue, existing or new. */
interface Beginning extends GameNames {
  readonly edition: string;
  readonly draw: string;
  /** The files of the catalogue, if the game had none. */
  readonly catalogue: Files;
}

/** Maps paths from the root to content. */
type Files = Readonly<Record<string, string>>;

/**
 * Writes all files of a new game under `root`, or none.
 * @returns their paths
 * @throws {Error} one line that says why the game cannot be created
 */
export async function createGame(root: string, id: string, options: NewGameOptions): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) throw new Error(`"${id}" is not an id such as "battle-spirits"`);
  const game = existsSync(join(root, 'features', id)) ? catalogued(root, id, options) : uncatalogued(root, id, options);
  const added = { ...game.catalogue, ...skeletonFiles(root, game) };
  const [existing] = [`oracle/${id}`, ...Object.keys(added)].filter((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new Error(`${existing} exists already`);
  const files = { ...added, ...changedFiles(root, game) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  formatFiles(
    root,
    Object.keys(files).filter((path) => path.endsWith('.ts')),
  );
  return Object.keys(files);
}

function catalogued(root: string, id: string, { draw, title, tag }: NewGameOptions): Beginning {
  if (title !== undefined || tag !== undefined)
    throw new Error(`title and tag of ${id} are those of features/${id}/rulebook.yaml`);
  const catalogue = loadCatalogue(id as GameId, join(root, 'features'));
  if (draw === undefined)
    throw new Error(`--draw is missing: the clause of ${id} by which the turn player draws a card`);
  if (!catalogue.clauses.some((clause) => clause.id === draw && clause.kind === 'testable'))
    throw new Error(`--draw: ${draw} is no testable clause of ${id}`);
  const { editionName: edition } = catalogue;
  return { id, title: catalogue.title, tag: catalogue.tag, edition, draw, catalogue: {} };
}

const FIRST_CLAUSE = '1-1';

function uncatalogued(root: string, id: string, { draw, title, tag }: NewGameOptions): Beginning {
  if (title === undefined || tag === undefined)
    throw new Error(`features/${id}/rulebook.yaml does not exist: give the game a --title and a --tag`);
  if (draw !== undefined) throw new Error(`--draw: ${id} has no clauses yet`);
  if (!/^[A-Z]+$/.test(tag)) throw new Error(`--tag: "${tag}" is not a tag such as "BS"`);
  const other = readdirSync(join(root, 'features')).find((folder) => tagOf(root, folder) === tag);
  if (other !== undefined) throw new Error(`--tag: ${tag} is the tag of ${other}`);
  const section = `${FIRST_CLAUSE.split('-')[0]!}. Turns`;
  const row = { id: FIRST_CLAUSE, section, text: 'The turn player draws a card.', kind: 'testable', note: '' } as const;
  const { list } = makeClauses(id as GameId, [row], undefined, 'draft');
  return {
    ...{ id, title, tag, edition: list.edition, draw: FIRST_CLAUSE },
    catalogue: {
      [`features/${id}/clauses.json`]: textOf(list),
      [`features/${id}/rulebook.yaml`]: `game: ${id}\ntag: ${tag}\ntitle: ${JSON.stringify(title)}\n`,
    },
  };
}

function tagOf(root: string, game: string): string | undefined {
  const file = join(root, 'features', game, 'rulebook.yaml');
  return existsSync(file) ? /^tag: (\w+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

const SKELETON = join('scripts', 'new-game', 'skeleton');

/** Matches comments that only this project's compiler needs: the sample game has no id. */
const SKELETON_ADVICE = /^ *\/\/ @ts-expect-error.*\n/gm;

function skeletonFiles(root: string, game: Beginning): Files {
  const paths = readdirSync(join(root, SKELETON), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((path) => [
    renamed(path.slice(join(root, SKELETON).length + 1), game).replaceAll('\\', '/'),
    filledIn(readFileSync(path, 'utf8'), game),
  ]);
  const kernel = readFileSync(join(root, 'oracle', 'kernel', 'clauses.ts'), 'utf8');
  return {
    ...(Object.fromEntries(files) as Files),
    [`oracle/${game.id}/clauses.ts`]: rulePointsFile(kernel, game.title, { draw: game.draw }),
  };
}

const filledIn = (text: string, game: Beginning): string =>
  renamed(text, game)
    .replace(SKELETON_ADVICE, '')
    .replaceAll('{{draw}}', game.draw)
    .replaceAll("'{{edition}}'", () => JSON.stringify(game.edition));

/** Returns existing files with the game added. */
function changedFiles(root: string, { id, title, catalogue }: Beginning): Files {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const isNew = Object.keys(catalogue).length > 0;
  return {
    ...(isNew && { 'schemas/common.ts': withId(read('schemas/common.ts'), id) }),
    'games/registry.ts': withEntry(read('games/registry.ts'), id, title),
  };
}

/**
 * @returns the text to print
 * @throws {Error} its message is the text to print instead
 */
export async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { draw: { type: 'string' }, title: { type: 'string' }, tag: { type: 'string' } },
  });
  const [id] = positionals;
  if (positionals.length !== 1 || !id) throw new Error(USAGE);
  const files = await createGame(projectRoot(), id, values);
  return [...files, `Now: npx ts-node cli/main.ts run --game ${id}; then docs/new-game.md`].join('\n');
}

if (require.main === module) {
  main(process.argv.slice(2)).then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
