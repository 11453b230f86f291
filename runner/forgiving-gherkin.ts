/**
 * Reads Gherkin with mistakes: it blanks the lines that do not parse, so that a mistake costs only the scenario that
 * has it, and lines keep their numbers.
 */
import type { GherkinDocument } from '@cucumber/messages';
import { nearest } from '../schemas/nearest';
import type { FileFault } from '../schemas/report';

export interface Forgiven {
  /** Undefined if nothing can be read. */
  readonly document?: GherkinDocument;
  readonly faults: readonly FileFault[];
}

const STEPS = ['Given', 'When', 'Then', 'And', 'But'];
const DOC_STRING = /^\s*("""|```)/;
/** Inside a doc string, such a line means that the doc string was never closed, since no card text looks like it. */
const OUTSIDE_DOC_STRINGS =
  /^\s*((Given|When|Then|And|But)\s|(Scenario|Scenario Outline|Example|Examples|Rule|Background):|@\w)/;

/** @param parse returns the document, or every fault that it finds */
export function readForgiving(
  source: string,
  parse: (source: string) => GherkinDocument | readonly FileFault[],
): Forgiven {
  const lines = source.split(/\r?\n/);
  const faults: FileFault[] = [];
  closeDocStrings(lines, faults);
  for (;;) {
    const result = parse(lines.join('\n'));
    if ('comments' in result) return { document: result, faults };
    const onLines = result.filter(({ line }) => lines[line - 1]?.trim());
    if (onLines.length === 0) return { faults: [...faults, ...result] };
    for (const { line, text } of onLines) {
      faults.push({ line, text: inWords(lines[line - 1]!.trim(), text) });
      lines[line - 1] = '';
    }
  }
}

/** Blanks every unclosed doc string, because it would swallow the scenarios after it. */
function closeDocStrings(lines: string[], faults: FileFault[]): void {
  let opened: { at: number; mark: string } | undefined;
  for (let at = 0; at <= lines.length; at++) {
    const line = lines[at];
    const mark = line === undefined ? undefined : DOC_STRING.exec(line)?.[1];
    if (!opened) {
      if (mark !== undefined) opened = { at, mark };
      continue;
    }
    if (mark === opened.mark) opened = undefined;
    else if (line === undefined || OUTSIDE_DOC_STRINGS.test(line)) {
      faults.push({ line: opened.at + 1, text: `the text that begins here is never closed by ${opened.mark}` });
      for (let text = opened.at; text < at; text++) lines[text] = '';
      opened = undefined;
    }
  }
}

function inWords(line: string, fault: string): string {
  if (!/^(expected:|unexpected)/.test(fault)) return fault;
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)/.exec(line) ?? [];
  const capitalised = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const named = nearest(capitalised, STEPS);
  const hint =
    named === undefined ? 'a step begins with Given, When, Then, And or But' : `did you mean "${named} ${rest}"?`;
  return `"${line}" is no step, for "${word}" is no keyword; ${hint}`;
}
