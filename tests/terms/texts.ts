/** Collects what people read: string literals of the code that prints, templates, pages, and the prose of rulebooks. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';

/** Code whose literals reach people: output, messages, the site, the playground, descriptions of fields, titles. */
const CODE = ['adapters', 'cli', 'games', 'oracle', 'playground', 'reports', 'runner', 'schemas', 'steps', 'texts'];
const PROSE = [/^docs\/.*\.md$/, /^(README|CONTRIBUTING)\.md$/, /\.njk$/, /^features\/[^/]+\/rulebook\.yaml$/];
const TEMPLATES = /^adapters\/(templates|examples)\/.*\.(py|ts|json|md)$/;

/** @returns the paths of files with people's texts, relative to the root */
export function filesWithTexts(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return listed.filter((file) => PROSE.some((pattern) => pattern.test(file)) || TEMPLATES.test(file) || isCode(file));
}

const isCode = (file: string): boolean => file.endsWith('.ts') && CODE.includes(file.split('/')[0]!);

/** @returns the texts of a file, each with its line */
export function textsOf(root: string, file: string): { line: number; text: string }[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (isCode(file) && !TEMPLATES.test(file)) return literalsOf(file, source);
  return source.split('\n').map((text, index) => ({ line: index + 1, text }));
}

/** Identifiers in literals, such as the names of members, are no texts: a text has a space, or is an option. */
const isText = (text: string): boolean => /\s/.test(text.trim()) || text.startsWith('--');

function literalsOf(file: string, source: string): { line: number; text: string }[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: { line: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && isText(text))
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A template counts as a whole, so that a word of it stands among its neighbours; its values show as `…`. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
