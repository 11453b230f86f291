/** Builds HTML by tagged template: every value put into `markup` is escaped unless it is an Html made the same way. */

/** A piece of HTML that is safe to put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

/** `null`, `undefined` and `false` render as nothing, so that a condition can stand inline. */
export type HtmlPart = string | number | Html | null | undefined | false | readonly HtmlPart[];

export function markup(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  const literals = unindented(strings);
  let text = literals[0] ?? '';
  parts.forEach((part, index) => (text += render(part) + (literals[index + 1] ?? '')));
  return new Html(text);
}

const literalsOf = new WeakMap<TemplateStringsArray, string[]>();

/** Removes the indentation that the template has in the source. */
function unindented(strings: TemplateStringsArray): string[] {
  const known = literalsOf.get(strings);
  if (known) return known;
  const literals = strings.map((literal) => literal.replace(/\n\s*/g, '\n'));
  literalsOf.set(strings, literals);
  return literals;
}

function render(part: HtmlPart): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if (!part) return '';
  return part.map(render).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use between tags and in quoted attributes. Removes control characters, which HTML cannot hold. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']|[^\P{Cc}\t\n\r]/gu, (character) => ENTITIES[character] ?? '');
}
