/** Collects every edit of the oracle. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { projectRoot } from '../../runner/root';
import type { Edit, Proposal } from './edit';
import { editArguments } from './operators/arguments';
import { editConditions } from './operators/conditions';
import { editLists } from './operators/lists';
import { editSteps } from './operators/steps';
import { editValues } from './operators/values';
import { decidesNothing, isReplaceable } from './places';
import { isEdited } from './scope';
import { Types } from './types';

const OPERATORS = [editConditions, editValues, editLists, editArguments, editSteps];

export interface Collection {
  readonly edits: readonly Edit[];
  /** All modules of the oracle, by their paths from the root of the project. */
  readonly sources: ReadonlyMap<string, ts.SourceFile>;
}

/** @param root the folder of tsconfig.json and oracle/; the project's by default */
export function collectEdits(root = projectRoot()): Collection {
  const program = oracleProgram(root);
  const types = new Types(program.getTypeChecker());
  const pathOf = ({ fileName }: ts.SourceFile) => relative(root, fileName).replaceAll('\\', '/');
  const files = program.getSourceFiles().map((source) => [pathOf(source), source] as const);
  const sources = new Map(files.filter(([file]) => file.startsWith('oracle/')));
  const edits = [...sources].flatMap(([file, source]) => (isEdited(file) ? editsOf(file, source, types) : []));
  return { edits, sources };
}

function oracleProgram(root: string): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [], files: [] }, ts.sys, root);
  const files = readdirSync(join(root, 'oracle'), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.ts')).map((file) => join(root, 'oracle', file));
  return ts.createProgram(names, { ...options, noEmit: true });
}

function editsOf(file: string, source: ts.SourceFile, types: Types): Edit[] {
  const found = new Map<string, Proposal>();
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (decidesNothing(node)) return;
    if (isInside || ts.isFunctionLike(node))
      for (const proposal of OPERATORS.flatMap((operator) => operator(node, types)))
        if (canStand(proposal)) found.set(placeOf(proposal, source), proposal);
    ts.forEachChild(node, (child) => visit(child, isInside || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return named([...found.values()].map((proposal) => toEdit(proposal, file, source)));
}

/** Two operators may suggest the same; a map by this text keeps one of them. */
const placeOf = ({ node, form, after }: Proposal, source: ts.SourceFile): string =>
  `${node.getStart(source)} ${node.end} ${form} ${after}`;

const canStand = ({ node, form = 'value', after }: Proposal): boolean =>
  form !== 'value' || (isReplaceable(node) && node.getText() !== after);

function toEdit({ node, kind, after, form = 'value' }: Proposal, file: string, source: ts.SourceFile): Edit {
  const start = node.getStart(source);
  const functions = functionsAround(node);
  const owner = ownerOf(node);
  const before = form === 'entry' ? 'start' : brief(node.getText(source));
  return {
    id: `${file} ${owner}: ${before} => ${after === '' ? 'nothing' : brief(after)}`,
    file,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    owner,
    kind,
    form,
    start,
    end: node.end,
    after,
    words: functions.map((one) => wordsIn(one, source)),
  };
}

/** The most letters of a text in the name of an edit. */
const MOST_LETTERS = 120;

function brief(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  const half = MOST_LETTERS / 2;
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, half)} ... ${text.slice(-half)}`;
}

/** Numbers edits that would have the same name, in the order of the code. */
function named(edits: readonly Edit[]): Edit[] {
  const counts = new Map<string, number>();
  return edits
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => {
      const count = (counts.get(edit.id) ?? 0) + 1;
      counts.set(edit.id, count);
      return count === 1 ? edit : { ...edit, id: `${edit.id} (${count})` };
    });
}

/** Returns the functions around a node that have a name, the innermost first. */
function functionsAround(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  for (let at: ts.Node = node; at.parent; at = at.parent) if (ts.isFunctionLike(at) && nameOf(at)) found.push(at);
  return found;
}

function ownerOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const name = ts.isFunctionLike(at) || isTable(at) ? nameOf(at) : undefined;
    if (name) names.unshift(name);
  }
  return names.join('.');
}

const isTable = (node: ts.Node): boolean =>
  ts.isClassDeclaration(node) || (ts.isVariableStatement(node) && ts.isSourceFile(node.parent)) || isTableEntry(node);

const isTableEntry = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && !ts.isFunctionLike(node.initializer);

function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) {
    const [declared] = node.declarationList.declarations;
    // A function says its name itself.
    return declared?.initializer && ts.isFunctionLike(declared.initializer) ? undefined : declared?.name.getText();
  }
  if ('name' in node && node.name) return (node.name as ts.Node).getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : undefined;
}

const WORD = /[\w-]+/g;

function wordsIn(owner: ts.Node, source: ts.SourceFile): string[] {
  const texts: string[] = commentsOf(owner, source);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(owner);
  return [...new Set(texts.join(' ').match(WORD))];
}

function commentsOf(node: ts.Node, source: ts.SourceFile): string[] {
  const isOfVariable = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
  const holder = isOfVariable ? (ts.findAncestor(node, ts.isVariableStatement) ?? node.parent) : node;
  const ranges = ts.getLeadingCommentRanges(source.text, holder.pos) ?? [];
  return ranges.slice(-1).map(({ pos, end }) => source.text.slice(pos, end));
}
