/** Adds colour on a terminal; it only repeats what the symbol at the start of a line says. */
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

const STYLES: readonly [RegExp, Style][] = [
  [/^\s*✗/, 'red'],
  [/^\s*[!⚑]/, 'yellow'],
  [/^\s*≠/, 'magenta'],
  [/^\s*✓/, 'green'],
  [/^ {6}/, 'dim'],
];

/** Returns the lines in colour if the terminal has any; obeys NO_COLOR and FORCE_COLOR. */
export function painted(lines: readonly string[], stream: ColourStream = process.stdout): readonly string[] {
  if (!hasColour(stream)) return lines;
  return lines.map((line) => {
    const [, style] = STYLES.find(([pattern]) => pattern.test(line)) ?? [];
    return style ? styleText(style, line, { validateStream: false }) : line;
  });
}

/** The members of standard output that decide about colour. */
export interface ColourStream {
  readonly isTTY?: boolean;
  hasColors?(env: NodeJS.ProcessEnv): boolean;
}

function hasColour(stream: ColourStream, env: NodeJS.ProcessEnv = process.env): boolean {
  if (env['FORCE_COLOR'] !== undefined) return !['0', 'false'].includes(env['FORCE_COLOR']);
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && (stream.hasColors?.(env) ?? false);
}
