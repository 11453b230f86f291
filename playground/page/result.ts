/**
 * Shows how a scenario was played: the verdict, its steps with their events, and the board, one moment after the other.
 */
import type { Happened, Played, PlayedStep } from '../engine/messages';
import { element } from './dom';

export interface ResultOptions {
  readonly place: HTMLElement;
  /** Returns the address of a clause, or undefined if it has no page. */
  readonly clauseAddress: (clause: string) => string | undefined;
  readonly goToLine: (line: number) => void;
}

/** A step, and the board after it. */
interface Moment {
  readonly step: number;
  readonly board: number;
}

const SYMBOLS = { passed: '✓', failed: '✗', skipped: '–' };
const VERDICTS = {
  passed: ['✓', 'conforms'],
  disputed: ['≠', 'error'],
  open: ['→', ''],
  invalid: ['!', 'error'],
  suiteError: ['!', 'error'],
};
const KEYS: Readonly<Record<string, Where>> = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last' };
const WHERE = ['first', 'previous', 'next', 'last'] as const;
type Where = (typeof WHERE)[number];

export class Result {
  private moments: readonly Moment[] = [];
  private now = 0;
  private boards: HTMLElement | undefined;
  private items: readonly HTMLElement[] = [];
  private buttons: Partial<Record<Where, HTMLButtonElement>> = {};
  private readonly status = element('span', { class: 'hidden', role: 'status' });

  constructor(private readonly options: ResultOptions) {}

  /** Shows a sentence instead of a result. */
  say(text: string, isFault = false): void {
    this.moments = [];
    this.options.place.replaceChildren(
      element('p', { class: isFault ? 'answer error' : 'note', role: 'status' }, text),
    );
  }

  show(played: Played): void {
    const { steps, boards, restsOn, durationMs } = played;
    this.moments = steps.flatMap((step, index) => step.boards.map((board) => ({ step: index, board })));
    this.items = steps.map((step, index) => this.item(step, index));
    this.boards = element('div', { class: 'boards' });
    this.boards.innerHTML = boards.join('');
    const texts = element('div', {});
    texts.innerHTML = restsOn;
    this.options.place.replaceChildren(
      verdict(played),
      ...[boards.length > 0 && this.bar()].filter((one) => one !== false),
      element(
        'div',
        { class: 'played' },
        element('ol', { class: 'told', 'aria-label': 'Steps and events' }, ...this.items),
        this.boards,
        texts,
      ),
      ...(durationMs === undefined ? [] : [element('p', { class: 'note' }, `Played in ${durationMs.toFixed(0)} ms.`)]),
    );
    if (boards.length > 0) this.goTo(this.moments.length - 1);
  }

  private bar(): HTMLElement {
    const buttons = WHERE.map((where) => {
      const name = where.charAt(0).toUpperCase() + where.slice(1);
      return (this.buttons[where] = element('button', { type: 'button', onclick: () => this.go(where) }, name));
    });
    const hint = element('span', { class: 'note keys' }, 'also with the arrow keys, Home and End');
    return element(
      'div',
      {
        class: 'steps-bar',
        role: 'group',
        'aria-label': 'Moments of the game',
        onkeydown: (event) => this.onKey(event),
      },
      ...buttons,
      hint,
      this.status,
    );
  }

  private onKey(event: Event): void {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const where = KEYS[key];
    if (!where || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    this.go(where);
  }

  private go(where: Where): void {
    const last = this.moments.length - 1;
    const wanted = { first: 0, previous: this.now - 1, next: this.now + 1, last }[where];
    this.goTo(Math.max(0, Math.min(last, wanted)));
  }

  private goTo(index: number): void {
    const moment = this.moments[index];
    if (!moment || !this.boards) return;
    this.now = index;
    [...this.boards.children].forEach((board, at) => ((board as HTMLElement).hidden = at !== moment.board));
    this.items.forEach((item, at) => {
      item.classList.toggle('now', at === moment.step);
      if (at === moment.step) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
    this.scrollTo(this.items[moment.step]!);
    const [atStart, atEnd] = [index === 0, index === this.moments.length - 1];
    for (const where of WHERE) {
      const button = this.buttons[where];
      if (button)
        button.setAttribute('aria-disabled', String(where === 'first' || where === 'previous' ? atStart : atEnd));
    }
    const caption = this.boards.children[moment.board]?.querySelector('figcaption')?.textContent ?? '';
    this.status.textContent = `Moment ${index + 1} of ${this.moments.length}. Board ${caption}`;
  }

  /** Scrolls only the list, so that the page stays where it is. */
  private scrollTo({ offsetTop, offsetHeight, parentElement }: HTMLElement): void {
    const list = parentElement!;
    const top = offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top;
  }

  private item({ keyword, text, line, status, happened }: PlayedStep, index: number): HTMLElement {
    const choose = () => {
      this.goTo(this.moments.findLastIndex(({ step }) => step === index));
      this.options.goToLine(line);
    };
    const said = keyword ? ` ${text}` : 'Then play goes on by itself, and whoever may decline does.';
    const label = `Line ${line}, ${status}: ${keyword}${said}`;
    return element(
      'li',
      { class: status },
      element(
        'button',
        { type: 'button', class: 'step', 'aria-label': label, onclick: choose },
        element('span', { class: 'symbol', 'aria-hidden': 'true' }, SYMBOLS[status]),
        element('span', {}, element('b', {}, keyword), said),
      ),
      happened.length > 0 && element('ul', { class: 'events' }, ...happened.map((one) => this.happening(one))),
    );
  }

  private happening({ text, clauses }: Happened): HTMLElement {
    const cited = [...new Set(clauses)].flatMap((clause) => [' ', this.clause(clause)]);
    return element('li', {}, text, ...cited);
  }

  private clause(clause: string): HTMLElement {
    const address = this.options.clauseAddress(clause);
    const props = { class: 'clause' };
    return address === undefined
      ? element('span', props, clause)
      : element('a', { ...props, href: address, target: '_blank', rel: 'noopener' }, clause);
  }
}

function verdict({ verdict, headline, because, notes, faults, name, under }: Played): HTMLElement {
  const [symbol = '', state = ''] = VERDICTS[verdict];
  const more = [...because.map((event) => `because ${event}`), ...notes.map((note) => `note: ${note}`)];
  const others = faults.slice(1).map(({ line, text }) => `line ${line}: ${text}`);
  return element(
    'div',
    { class: `answer ${state}`, role: 'status' },
    element('h2', {}, name),
    element('p', {}, element('span', { 'aria-hidden': 'true' }, `${symbol} `), headline),
    under !== undefined && element('p', { class: 'note' }, `Played by ${under}.`),
    more.length + others.length > 0 &&
      element('ul', {}, ...[...others, ...more].map((line) => element('li', {}, line))),
  );
}
