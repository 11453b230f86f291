/** Builds edits into the code of a module, so that a switch puts one of them in force (switch.ts). */
import * as ts from 'typescript';
import type { Edit } from './edit';
import { SWITCH } from './switch';

/** Code before and after a part of the source. */
interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const HEADER = `const ${SWITCH} = globalThis.${SWITCH}; const opponentOf = (player) => (player === 'A' ? 'B' : 'A'); `;
const STEP = ` ${SWITCH}.step();`;

/** @param numberOf returns the number of an edit in the switch */
export function instrument(source: ts.SourceFile, edits: readonly Edit[], numberOf: (edit: Edit) => number): string {
  const wraps = [...stepsOf(source), ...namesOf(edits, source), ...edits.map((edit) => wrapOf(edit, numberOf(edit)))];
  return headerFor(source) + withWraps(source.text, wraps);
}

/** The edits name `opponentOf`, which not every module imports. */
function headerFor({ text }: ts.SourceFile): string {
  const known = /\bopponentOf\b[^;]*\bfrom '|^export const opponentOf\b/m.test(text);
  return known ? HEADER.slice(0, HEADER.indexOf('const opponentOf')) : HEADER;
}

function wrapOf({ form, start, end, after }: Edit, number: number): Wrap {
  const isOn = `${SWITCH}.on(${number})`;
  if (form === 'entry') return { start: start + 1, end: start + 1, before: ` if (${isOn}) ${after}`, after: '' };
  if (form === 'statement') return { start, end, before: `{ if (!${isOn}) { `, after: ' } }' };
  return { start, end, before: `(${isOn} ? (${after}) : (`, after: '))' };
}

/** Writes out the names in `{ player }`, so that a value can follow. */
function namesOf(edits: readonly Edit[], { text }: ts.SourceFile): Wrap[] {
  const places = new Map(edits.filter(({ form }) => form === 'shorthand').map(({ start, end }) => [start, end]));
  return [...places].map(([start, end]) => ({ start, end, before: `${text.slice(start, end)}: `, after: '' }));
}

/** Counts the steps of loops, and of functions, which may call each other without end. */
function stepsOf(source: ts.SourceFile): Wrap[] {
  const found: Wrap[] = [];
  const visit = (node: ts.Node): void => {
    const body = ts.isIterationStatement(node, false) ? node.statement : bodyOf(node);
    if (body && ts.isBlock(body)) found.push(insertion(body.getStart(source) + 1, STEP));
    else if (body) found.push({ start: body.getStart(source), end: body.end, before: `{${STEP} `, after: ' }' });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const bodyOf = (node: ts.Node): ts.Block | undefined =>
  ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body) ? node.body : undefined;

const insertion = (at: number, text: string): Wrap => ({ start: at, end: at, before: text, after: '' });

/** Inserts the code of all wraps, of which one contains the other or they lie apart. */
function withWraps(text: string, wraps: readonly Wrap[]): string {
  const opening = wraps.toSorted((one, other) => one.start - other.start || other.end - one.end);
  // Of two at one place the one that opens first closes last.
  const closing = opening.toReversed().toSorted((one, other) => one.end - other.end || other.start - one.start);
  const parts: string[] = [];
  let at = 0;
  let nextToClose = 0;
  const advance = (place: number): void => {
    parts.push(text.slice(at, place));
    at = place;
  };
  const closeUntil = (place: number): void => {
    for (; nextToClose < closing.length && closing[nextToClose]!.end <= place; nextToClose++) {
      advance(closing[nextToClose]!.end);
      parts.push(closing[nextToClose]!.after);
    }
  };
  for (const { start, before } of opening) {
    closeUntil(start);
    advance(start);
    parts.push(before);
  }
  closeUntil(text.length);
  return parts.join('') + text.slice(at);
}
