/**
 * Keeps the walls of the kernel: a file imports types and values only from its own part and the parts below it. The
 * lint rule is `kernel/walls`; docs/design/rule-tables.md says what belongs to which part.
 */
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ORACLE = join(dirname(fileURLToPath(import.meta.url)), 'oracle');
const KERNEL = join(ORACLE, 'kernel');

/** The parts from the ground up, each with its folders; '.' are the files that lie in no folder. */
export const PARTS = [
  { name: 'state', folders: ['.', 'state', 'changes', 'objects'] },
  { name: 'reading', folders: ['reading'] },
  { name: 'continuous', folders: ['continuous'] },
  { name: 'events', folders: ['events'] },
  { name: 'language', folders: ['language', 'costs'] },
  { name: 'procedures', folders: ['rules', 'procedures', 'loops', 'packs'] },
  { name: 'session', folders: ['session', 'testing'] },
];

/**
 * Returns the index of the part that the file belongs to; undefined if it is not in the kernel.
 * @param isFolder true: the path may be that of a folder, whose index is imported
 */
function partOf(path, isFolder = false) {
  const [first, ...others] = relative(KERNEL, path).split(sep);
  if (first === '..') return undefined;
  const ofFolder = PARTS.findIndex(({ folders }) => folders.includes(first));
  // `state` is both a file and a folder, in one part.
  if (others.length > 0 || (isFolder && ofFolder >= 0)) return ofFolder;
  return 0;
}

/** @returns the fault of an import; undefined if it has none */
export function faultOfImport(importer, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const from = partOf(importer);
  if (from === undefined) return undefined;
  if (from < 0) return 'the folder of this file is in no part of the kernel: add it in kernel-walls.mjs';
  const path = resolve(dirname(importer), specifier);
  const to = partOf(path, true);
  if (to === undefined) return path.startsWith(ORACLE + sep) ? 'the kernel knows no game' : undefined;
  if (to <= from) return undefined;
  const [own, other] = [PARTS[from].name, PARTS[to].name];
  return `"${own}" imports from "${other}", which lies above it; take a type from below, or ask the rule table`;
}

const walls = {
  create(context) {
    const check = (source) => {
      const message = source && typeof source.value === 'string' && faultOfImport(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument?.literal),
    };
  },
};

/** Exports the plugin for Oxlint. */
export default { meta: { name: 'kernel' }, rules: { walls } };
