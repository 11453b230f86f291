/** Locates syntax errors and paths in JSON, for people who write it into features by hand. */
export interface JsonFault {
  /** The line in the text, from 0. */
  readonly line: number;
  readonly text: string;
}

const TOKEN =
  /\s*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b)|([[\]{},:]))/uy;

/** @returns undefined: the text is JSON */
export function jsonFault(json: string): JsonFault | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch {
    const { offset, text } = firstFault(json);
    return { line: lineAt(json, offset), text };
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

/** The tokens that are allowed next: `"` stands for a string, `1` for a number or word, and marks for themselves. */
const WANTED = {
  value: { welcome: '"1{[', words: 'a value' },
  firstValue: { welcome: '"1{[]', words: 'a value or "]"' },
  name: { welcome: '"', words: 'a name in double quotes' },
  firstName: { welcome: '"}', words: 'a name in double quotes or "}"' },
  colon: { welcome: ':', words: '":"' },
  inObject: { welcome: ',}', words: '"," or "}"' },
  inList: { welcome: ',]', words: '"," or "]"' },
  nothing: { welcome: '', words: 'nothing more' },
} as const;
type Wanted = keyof typeof WANTED;

function firstFault(json: string): { offset: number; text: string } {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(json);
    if (!token) return wrongAt(json, from, wanted);
    const [, string, , mark] = token;
    const sort = mark ?? (string === undefined ? '1' : '"');
    if (!(WANTED[wanted].welcome as string).includes(sort)) return wrongAt(json, from, wanted);
    wanted = after(sort, wanted, open);
  }
}

/** @param open the stack of open brackets, which this changes */
function after(sort: string, wanted: Wanted, open: string[]): Wanted {
  if (sort === '{' || sort === '[') {
    open.push(sort);
    return sort === '{' ? 'firstName' : 'firstValue';
  }
  if (sort === ':') return 'value';
  if (sort === ',') return wanted === 'inObject' ? 'name' : 'value';
  if (sort === '"' && (wanted === 'name' || wanted === 'firstName')) return 'colon';
  if (sort === '}' || sort === ']') open.pop();
  const inside = open.at(-1);
  if (inside === undefined) return 'nothing';
  return inside === '{' ? 'inObject' : 'inList';
}

function wrongAt(json: string, from: number, wanted: Wanted): { offset: number; text: string } {
  const offset = from + json.slice(from).search(/\S|$/);
  const found = /^("[^"\n]{0,20}"?|[\w.-]+|.)/.exec(json.slice(offset))?.[0];
  return {
    offset,
    text: `expected ${WANTED[wanted].words}, got ${found === undefined ? 'the end' : found.startsWith('"') ? found : `"${found}"`}`,
  };
}

/**
 * Returns the line, from 0, where a path such as `abilities[0].effect[0].do` begins, or the longest part of it that
 * exists.
 */
export function lineOfPath(json: string, path: string): number {
  const places = placesIn(json);
  for (let keys: string[] = path.match(/[^.[\]]+/g) ?? []; keys.length > 0; keys = keys.slice(0, -1)) {
    const offset = places.get(keys.join('.'));
    if (offset !== undefined) return lineAt(json, offset);
  }
  return 0;
}

/** Maps the path of each value, such as `abilities.0.do`, to its offset; stops at the first syntax error. */
function placesIn(json: string): Map<string, number> {
  const places = new Map<string, number>();
  const open: string[] = [];
  const location: (string | number)[] = [];
  let wanted: Wanted = 'value';
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(json); token && wanted !== 'nothing'; token = TOKEN.exec(json)) {
    const [, string, , mark] = token;
    const sort = mark ?? (string === undefined ? '1' : '"');
    if (!(WANTED[wanted].welcome as string).includes(sort)) break;
    if (sort === '}' || sort === ']') location.pop();
    else if (wanted === 'name' || wanted === 'firstName') location[location.length - 1] = JSON.parse(string!) as string;
    else if (sort === ',') location[location.length - 1] = Number(location.at(-1)) + 1;
    else if (sort !== ':') places.set(location.join('.'), TOKEN.lastIndex - token[0].trimStart().length);
    if (sort === '{' || sort === '[') location.push(0);
    wanted = after(sort, wanted, open);
  }
  return places;
}
