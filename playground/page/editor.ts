/** Wraps the editor: colours, completion, errors at their lines. */
import {
  acceptCompletion,
  autocompletion,
  completionKeymap,
  snippet,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { FileFault } from '../../schemas/report';
import { offersFor, type Vocabulary } from '../../runner/completion';
import { gherkin } from './gherkin';

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly vocabulary: () => Vocabulary | undefined;
  readonly onChange: () => void;
  readonly onMove: () => void;
  readonly onRun: () => void;
}

export class Editor {
  private readonly view: EditorView;

  constructor({ parent, text, vocabulary, onChange, onMove, onRun }: EditorOptions) {
    const run = () => (onRun(), true);
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          gherkin,
          autocompletion({
            override: [(context) => completions(context, vocabulary())],
            icons: false,
            maxRenderedOptions: 60,
          }),
          keymap.of([
            { key: 'Mod-Enter', run },
            { key: 'Tab', run: acceptCompletion },
            ...completionKeymap,
            ...historyKeymap,
            ...lintKeymap,
            ...defaultKeymap,
          ]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            'aria-label': 'Scenario, in sentences',
            spellcheck: 'false',
            autocapitalize: 'off',
          }),
          EditorView.updateListener.of(({ docChanged, selectionSet }) => {
            if (docChanged) onChange();
            else if (selectionSet) onMove();
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Replaces the text by a change that can be undone. */
  set text(text: string) {
    const { length } = this.view.state.doc;
    this.view.dispatch({ changes: { from: 0, to: length, insert: text }, selection: { anchor: 0 } });
  }

  /** Line of the cursor, from 1. */
  get line(): number {
    const { doc, selection } = this.view.state;
    return doc.lineAt(selection.main.head).number;
  }

  goTo(line: number): void {
    const { doc } = this.view.state;
    const { to } = doc.line(Math.min(Math.max(1, line), doc.lines));
    this.view.dispatch({ selection: { anchor: to }, effects: EditorView.scrollIntoView(to, { y: 'center' }) });
    this.view.focus();
  }

  show(faults: readonly FileFault[]): void {
    this.view.dispatch(
      setDiagnostics(
        this.view.state,
        faults.map((fault) => this.diagnostic(fault)),
      ),
    );
  }

  private diagnostic({ line, text }: FileFault): Diagnostic {
    const { doc } = this.view.state;
    const at = doc.line(Math.min(Math.max(1, line), doc.lines));
    const from = at.from + Math.max(0, at.text.search(/\S/));
    const near = nearestIn(text);
    return {
      from,
      to: at.to,
      severity: 'error',
      message: text,
      ...(near !== undefined && {
        actions: [{ name: 'Use the nearest', apply: () => this.useNearest(at.number, near) }],
      }),
    };
  }

  /** Replaces what a line says after its keyword by the nearest sentence. */
  private useNearest(line: number, sentence: string): void {
    const at = this.view.state.doc.line(line);
    const [keyword = ''] = /^\s*\S+ /.exec(at.text) ?? [];
    this.view.dispatch({ changes: { from: at.from + keyword.length, to: at.to, insert: sentence } });
  }
}

/** Returns the sentence that a fault names as the nearest. */
export const nearestIn = (fault: string): string | undefined => /; did you mean: (.*)\?$/.exec(fault)?.[1];

function completions(context: CompletionContext, vocabulary: Vocabulary | undefined): CompletionResult | null {
  if (!vocabulary) return null;
  const { doc } = context.state;
  const at = doc.lineAt(context.pos);
  const lines = doc.sliceString(0, context.pos).split('\n');
  if (!context.explicit && lines.at(-1)!.trim() === '') return null;
  const offers = offersFor(lines, vocabulary);
  if (offers.length === 0) return null;
  return {
    from: at.from + Math.min(...offers.map(({ from }) => from)),
    filter: false,
    options: offers.map(({ label, insert, from, detail }) => ({
      label,
      ...(detail && { detail }),
      apply: (view, completion, _, to) => snippet(insert)(view, completion, at.from + from, to),
    })),
  };
}
