/** Prints the impact of a new edition for a terminal and as Markdown. */
import type { Block } from '../runner/impact/blocks';
import type { Changed, Impact } from '../runner/impact/study';
import type { Place, Touches } from '../runner/impact/touches';
import type { ChangeOfWords, WordChange } from '../runner/impact/word-diff';
import { plural } from './text';

const SHOWN = 6;
const UNPLACED_SHOWN = 10;

/** Returns a line for each change; one that needs a person's attention begins with `!` or `?`. */
export function impactLines(impact: Impact, { all = false }: { all?: boolean } = {}): string[] {
  const most = all ? Infinity : SHOWN;
  return [
    headOf(impact),
    `  ${countsOf(impact)}`,
    ...oldNote(impact).map((line) => `  ${line}`),
    ...looked(impact).flatMap((change) => ['', ...changeLines(impact, change, most)]),
    ...section(
      'moved together',
      impact.blocks.map((block) => blockLine(impact, block)),
    ),
    ...section('only punctuation', punctuationOf(impact)),
    ...section('references', referenceLines(impact)),
    ...section('misprinted numbers', misprintLines(impact)),
    ...section('not read', unreadLines(impact)),
    ...section('lines outside any clause', unplacedLines(impact, all)),
    '',
    verdict(impact),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];

const headOf = ({ title, before, text }: Impact): string =>
  `${title}: ${before.file ?? before.edition} (${plural(before.clauses, 'clause')}) -> ${text.file} (${plural(text.clauses, 'clause')} read, ${FORMS[text.form]})`;

const FORMS = { numbered: 'numbered', unnumbered: 'without numbers', rows: 'as rows' } as const;

const countsOf = ({ counts }: Impact): string =>
  Object.entries(counts)
    .filter(([kind, count]) => count > 0 || kind === 'unchanged')
    .map(([kind, count]) => `${count} ${kind === 'punctuation' ? 'differing in punctuation only' : kind}`)
    .join(' · ');

const oldNote = ({ before: { unlikeCatalogue = 0, edition } }: Impact): string[] =>
  unlikeCatalogue === 0
    ? []
    : [
        `the old text differs from the catalogue (${edition}) in ${plural(unlikeCatalogue, 'clause')}; for those, the clause with the most similar text was taken`,
      ];

/** Finds the changes that need a person's attention. */
const looked = ({ changes }: Impact): Changed[] =>
  changes.filter(({ kind }) => kind !== 'unchanged' && kind !== 'renumbered');

const named = (tag: string, ids: readonly string[]): string => ids.map((id) => `${tag}-${id}`).join(' + ');

/** Names a change and its place: `reworded OP-7-1-2-1, line 431`. */
export function changeTitle(
  { tag }: Pick<Impact, 'tag'>,
  { kind, old, now, line, misprint, onlySpelling }: Changed,
): string {
  const where = line === undefined ? '' : `, line ${line}`;
  const printed = misprint === undefined ? '' : `, printed as ${misprint}`;
  const same = old.join() === now.join();
  const ids =
    same || now.length === 0
      ? named(tag, old)
      : old.length === 0
        ? named(tag, now)
        : `${named(tag, old)} -> ${now.join(' + ')}`;
  const what = onlySpelling ? 'reworded in spelling alone' : kind;
  const moved = kind === 'reworded' && !same ? `renumbered and ${what}` : what;
  return `${moved} ${ids}${where}${printed}`;
}

function changeLines(impact: Impact, change: Changed, most: number): string[] {
  return [
    `! ${changeTitle(impact, change)}`,
    ...changedWords(change).map((line) => `      ${line}`),
    ...touchLines(change.touches, most).map((line) => `    ${line}`),
    ...(change.namedBy.length > 0 ? [`    named by ${listed(change.namedBy, most)}`] : []),
  ];
}

/** Says in lines what the words of a clause were and are. */
export function changedWords({ diff, newText, newPairs = [], kind, alike }: Changed): string[] {
  if (diff) {
    const of = (one: ChangeOfWords) => diff.filter((change) => change.kind === one);
    const others = of('punctuation').length;
    return [
      ...of('meaning').flatMap(diffLines),
      ...of('spelling').map(({ was, is }) => `spelling: ${was} -> ${is}`),
      ...(others > 0 ? [`(besides, punctuation in ${plural(others, 'place')})`] : []),
    ];
  }
  if (newText === undefined) return [];
  return [
    ...(kind === 'added' ? [] : [`about ${Math.round(alike * 100)}% of its words are unchanged; it now reads:`]),
    newText,
    ...(newPairs.length > 0 ? [`new word pairs: ${newPairs.map(quoted).join(', ')}`] : []),
  ];
}

/** Two lines, since every mark inside a line could be one of the text: cards and rules have all kinds of brackets. */
function diffLines({ before, was, is, after }: WordChange): string[] {
  const line = (what: string, words: string) =>
    `${what}: ${[before && `...${before}`, words, after && `${after}...`].filter(Boolean).join(' ')}`;
  return [line('was', was), line('now', is)];
}

function touchLines({ scenarios, functions, faults, readings, named: names }: Touches, most: number): string[] {
  const lines: [string, readonly string[]][] = [
    ['scenarios', scenarios],
    ['functions', functions.map(placeOf)],
    ['misreadings', faults],
    ['interpretations', readings],
    ['only named in', names.map(placeOf)],
  ];
  return lines
    .filter(([, items]) => items.length > 0)
    .map(([what, items]) => `${what} (${items.length}): ${listed(items, most)}`);
}

const placeOf = ({ file, line, in: name }: Place): string => `${file}:${line}${name === undefined ? '' : ` ${name}`}`;

const listed = (items: readonly string[], most: number): string =>
  items.length <= most
    ? items.join(', ')
    : `${items.slice(0, most).join(', ')} and ${items.length - most} more (--all)`;

function blockLine({ tag }: Impact, { from, to, clauses, reworded }: Block): string {
  const range = ([first, last]: readonly [string, string]) => (first === last ? first : `${first} to ${last}`);
  const changed = reworded > 0 ? `, ${reworded} of them reworded` : '';
  return `${tag}-${range(from)} -> ${range(to)} (${plural(clauses, 'clause')} with all below${changed})`;
}

const punctuationOf = ({ tag, changes }: Impact): string[] =>
  changes
    .filter(({ words }) => words === 'punctuation')
    .map(({ now, line, diff }) => {
      const what =
        diff?.length === 0
          ? 'only spaces'
          : (diff?.map(({ was, is }) => `${was || 'nothing'} -> ${is || 'nothing'}`).join('; ') ?? '');
      return `${named(tag, now)}, line ${line}${what && `: ${what}`}`;
    });

const referenceLines = ({ tag, references }: Impact): string[] =>
  references.map(({ clause, names, state, now }) => {
    if (state === 'follows') return `${tag}-${clause} names ${names}, the new number of the clause it named before`;
    if (state === 'nothing') return `! ${tag}-${clause} names ${names}, which does not exist`;
    return `! ${tag}-${clause} still names ${names}, which ${now === undefined ? 'is gone' : `is ${now} now`}`;
  });

const misprintLines = ({ tag, misprints }: Impact): string[] =>
  misprints.map(({ printed, read, line }) => `line ${line}: ${printed} is read as ${tag}-${read}`);

function unreadLines({ tag, unread }: Pick<Impact, 'tag' | 'unread'>): string[] {
  if (unread.length === 0) return [];
  const ids = unread.length > 2 ? `${tag}-${unread[0]} to ${tag}-${unread.at(-1)}` : named(tag, unread);
  return [
    `${ids} (${plural(unread.length, 'clause')}): the text does not have them, or only in pieces, such as the cells of a table; compare them yourself. "catalogue update" keeps them, unless --whole says that they are gone`,
  ];
}

function unplacedLines({ tag, unplaced, debris }: Impact, all: boolean): string[] {
  const shown = all ? unplaced : unplaced.slice(0, UNPLACED_SHOWN);
  const lines = shown.map(({ line, text, where, after }) => {
    const place = after === undefined ? 'before the first clause' : `after ${tag}-${after}`;
    return `${where === 'inside' ? '? ' : ''}line ${line}, ${place}: ${short(text)}`;
  });
  const more = unplaced.length - shown.length;
  const left = Object.entries(debris).filter(([, count]) => count > 0);
  return [
    ...lines,
    ...(more > 0 ? [`and ${plural(more, 'line')} more (--all)`] : []),
    ...(left.length > 0 ? [`left out: ${left.map(([what, count]) => `${count} ${LEFT_OUT[what]!}`).join(', ')}`] : []),
  ];
}

const LEFT_OUT: Record<string, string> = {
  pageNumbers: 'page numbers',
  headers: 'headers and footers',
  contents: 'lines of contents',
  columns: 'pages in two columns, read one after the other',
};

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 97)}...` : text);

const verdict = (impact: Impact): string => {
  const { attention, counts } = impact;
  if (attention.length > 0) return `! Needs review: ${attention.join(', ')}.`;
  const unread = unreadOf(impact);
  const next = counts.renumbered > 0 ? '; "catalogue update" renumbers the clauses that moved' : '';
  return unread === '' ? `✓ Nothing to review${next}.` : `✓ Nothing to review in the clauses${next}. ${unread}`;
};

/** Says which lines were left out on a guess. */
function unreadOf({ unplaced, guessedHeaders }: Impact): string {
  const before = unplaced.filter(({ where }) => where === 'before').length;
  return [
    ...(before > 0
      ? [`${plural(before, 'line')} before the first clause ${before === 1 ? 'was' : 'were'} not read.`]
      : []),
    ...(guessedHeaders.length > 0
      ? [`Left out as page headers, since they repeat: ${guessedHeaders.slice(0, 3).map(quoted).join(', ')}.`]
      : []),
  ].join(' ');
}

const quoted = (text: string): string => `"${short(text)}"`;

/** Returns the same as Markdown, without leaving any change out. */
export function impactMarkdown(impact: Impact): string {
  const changes = looked(impact);
  const parts = [
    `# Impact of ${code(impact.text.file)} on ${impact.title}`,
    `Compared with ${impact.before.file === undefined ? impact.before.edition : code(impact.before.file)}. ${countsOf(impact)}.`,
    ...oldNote(impact),
    impact.attention.length > 0
      ? `**Needs review**: ${impact.attention.join(', ')}.`
      : ['Nothing to review.', unreadOf(impact)].filter(Boolean).join(' '),
    ...changes.map((change) => changeMarkdown(impact, change)),
    ...list(
      'Moved together',
      impact.blocks.map((block) => blockLine(impact, block)),
    ),
    ...list('Only punctuation', punctuationOf(impact)),
    ...list('References', referenceLines(impact)),
    ...list('Misprinted numbers', misprintLines(impact)),
    ...list('Not read', unreadLines(impact)),
    ...list('Lines outside any clause', unplacedLines(impact, true)),
  ];
  return `${parts.join('\n\n')}\n`;
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${escaped(line)}`).join('\n')];

function changeMarkdown(impact: Impact, change: Changed): string {
  const lines = [
    ...touchLines(change.touches, Infinity),
    ...(change.namedBy.length > 0 ? [`named by ${change.namedBy.join(', ')}`] : []),
  ];
  return [
    `## ${changeTitle(impact, change)}`,
    changedWords(change)
      .map((line) => `> ${escaped(line)}`)
      .join('\n>\n'),
    lines.map((line) => `- ${escaped(line)}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const code = (text: string): string => `\`${text.replace(/`/g, "'")}\``;
const escaped = (text: string): string => text.replace(/[\\*_<>[\]|`]/g, '\\$&');
