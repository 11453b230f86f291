/** Collects what people read: string literals of the code that prints, templates, pages, and the prose of rulebooks. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';

export interface TextAt {
  readonly line: number;
  readonly text: string;
}

/** Code whose literals reach people: output, messages, the site, the playground, descriptions of fields, titles. */
const CODE = [
  'adapters',
  'cli',
  'games',
  'oracle',
  'playground',
  'reports',
  'runner',
  'schemas',
  'scripts',
  'steps',
  'texts',
];
const PAGES = [/^docs\/.*\.md$/, /^(README|CONTRIBUTING)\.md$/, /\.njk$/, /^features\/[^/]+\/rulebook\.yaml$/];
/** Made by scripts/ of features and definitions, which have checks of their own. */
const MADE = /^docs\/(?:abilities|probes|rules|wire)-[\w-]+\.md$|^docs\/(?:steps|events)\.md$/;
/** What `init` copies, and the examples. */
const COPIED = /^adapters\/(templates|examples)\//;
/** Style sheets and scripts: their words are names. */
const WITHOUT_TEXTS = /(style|script)\.ts$/;

const isCode = (file: string): boolean =>
  file.endsWith('.ts') && CODE.includes(file.split('/')[0]!) && !COPIED.test(file) && !WITHOUT_TEXTS.test(file);
const isPage = (file: string): boolean =>
  (PAGES.some((pattern) => pattern.test(file)) && !MADE.test(file)) ||
  (COPIED.test(file) && /\.(py|ts|md)$/.test(file));

/** @returns the paths of files with people's texts, relative to the root */
export const filesWithTexts = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => isCode(file) || isPage(file));

/** @returns the texts of a file as people see them: without markup, names in backticks and former names */
export function textsOf(root: string, file: string): TextAt[] {
  const source = readFileSync(join(root, file), 'utf8');
  const texts = isCode(file)
    ? literalsOf(file, source)
    : source.split('\n').map((text, index) => ({ line: index + 1, text }));
  return texts.map(({ line, text }) => ({ line, text: visible(text) }));
}

/** Attributes whose values are read to people. */
const SPOKEN = /(?:aria-label|placeholder|title|alt)="([^"]*)"/g;

export const visible = (text: string): string =>
  text
    .replace(/\{[{%].*?[%}]\}/gs, ' ')
    .replace(/<[a-z/!][^>]*>/gs, (tag) => [...tag.matchAll(SPOKEN)].map(([, value]) => value).join(' '))
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\(formerly [^)]*\)/g, ' ');

/** A literal without a space is a name, unless it is an option. */
const isText = (text: string): boolean => /\s/.test(text.trim()) || text.startsWith('--');

function literalsOf(file: string, source: string): TextAt[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: TextAt[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && isText(text))
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A template counts as a whole, so that a word of it stands among its neighbours; its values show as `…`. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
