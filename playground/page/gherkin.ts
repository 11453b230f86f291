/** Colours feature texts: keywords, tags, names of cards, comments, texts between lines of """. */
import { HighlightStyle, StreamLanguage, syntaxHighlighting, type StringStream } from '@codemirror/language';
import { tags } from '@lezer/highlight';

const KEYWORD = /^\s*(Feature|Rule|Background|Scenario Outline|Scenario|Examples?):|^\s*(Given|When|Then|And|But)(?= )/;

interface State {
  /** Between lines of """. */
  inText: boolean;
}

function token(stream: StringStream, state: State): string | null {
  if (stream.sol() && stream.match(/^\s*("""|```)/)) {
    state.inText = !state.inText;
    stream.skipToEnd();
    return 'string';
  }
  if (state.inText) {
    stream.skipToEnd();
    return 'string';
  }
  if (stream.sol() && stream.match(/^\s*#.*/)) return 'comment';
  if (stream.sol() && stream.match(KEYWORD)) return 'keyword';
  if (stream.match(/^@\S+/)) return 'meta';
  if (stream.match(/^"[^"]*"/)) return 'string';
  if (stream.match(/^<[^<>]+>/)) return 'variableName';
  if (stream.match(/^\|/)) return 'operator';
  stream.next();
  stream.match(/^[^"@<|]+/);
  return null;
}

export const gherkin = [
  StreamLanguage.define<State>({
    name: 'gherkin',
    startState: () => ({ inText: false }),
    token,
    languageData: { commentTokens: { line: '#' } },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.keyword, class: 'tok-keyword' },
      { tag: tags.string, class: 'tok-string' },
      { tag: tags.meta, class: 'tok-meta' },
      { tag: tags.comment, class: 'tok-comment' },
      { tag: tags.variableName, class: 'tok-place' },
    ]),
  ),
];
