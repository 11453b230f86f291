/** Turns the text of the editor into a ruling: asks for question, answer and source, and makes the feature file. */
import { questionIn, rulingText } from '../../runner/ruling/text';
import type { Choices, Played } from '../engine/messages';
import { part } from './dom';

const FIELDS = ['title', 'question', 'answer', 'clauses', 'date', 'source'] as const;
type Field = (typeof FIELDS)[number];

const field = (name: Field): HTMLInputElement => part(`ruling-${name}`) as HTMLInputElement;

export class RulingDialog {
  private readonly dialog = part('ruling-dialog') as HTMLDialogElement;
  private steps = '';
  private edition: string | undefined;
  private answered: readonly string[] = [];

  /**
   * @param tag of the game, e.g. `OP`
   * @param editions of its rulebook, the oldest first
   * @param usual the edition of the page
   * @param onDone gets the text of the file
   */
  constructor(
    private readonly tag: string,
    private readonly editions: readonly string[],
    private readonly usual: string,
    onDone: (text: string) => void,
  ) {
    part('ruling-close').addEventListener('click', () => this.dialog.close());
    part('ruling-form').addEventListener('submit', (event) => {
      event.preventDefault();
      this.dialog.close();
      onDone(this.text());
    });
  }

  /**
   * @param played the scenario that was played last, if any
   * @param answered steps that answer ambiguous rules as the user chose
   */
  open(text: string, played: Played | undefined, { edition }: Choices, answered: readonly string[]): void {
    this.steps = text;
    this.edition = edition;
    this.answered = answered;
    const [, title = '', rest = ''] = /^\s*Feature: *(.*)\n([^]*)/m.exec(text) ?? [];
    const [description = ''] = rest.split(/^\s*(?:@|#|Background:|Rule:|Scenario)/m);
    const { question = '', answer } = questionIn(description);
    const tagged = [...text.matchAll(new RegExp(`@${this.tag}-(\\S+)`, 'g'))].map(([, clause]) => clause!);
    const clauses =
      tagged.length > 0 ? tagged : (played?.clauses ?? []).map((clause) => played?.pages?.[clause] ?? clause);
    const today = new Date().toLocaleDateString('sv');
    const values = {
      title: played?.name ?? title,
      question,
      answer,
      clauses: [...new Set(clauses)].join(' '),
      date: today,
    };
    for (const [name, value] of Object.entries(values)) field(name as Field).value = value;
    this.dialog.showModal();
  }

  /** Returns tags for a chosen edition: the answer may differ before or since the page's edition. */
  private editionTags(): string[] {
    const { edition } = this;
    if (edition === undefined) return [];
    const isOlder = this.editions.indexOf(edition) < this.editions.indexOf(this.usual);
    return [`@${isOlder ? 'until' : 'since'}-${edition}`];
  }

  private text(): string {
    const [title, question, answer, clauses, date, source] = FIELDS.map((name) => field(name).value.trim()) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return rulingText({
      tag: this.tag,
      title,
      question: question.endsWith('?') ? question : `${question}?`,
      answer,
      clauses: clauses.split(/[\s,]+/).filter(Boolean),
      ...(date && { date }),
      ...(source && { source }),
      tags: this.editionTags(),
      answered: this.answered,
      steps: this.steps,
    });
  }
}
