/**
 * What makes a page with hundreds of failures heavy, their steps, boards and positions, stands compressed at its end beyond
 * a bound; the script puts each story in its place when somebody comes near it. The message, what was expected and what
 * was there, and the command stand on the page itself, for those without JavaScript.
 *
 * Stories are much alike, over distances at which gzip no longer sees it: each distinct piece is kept once, and a story
 * is the numbers of its pieces.
 */
import { gzipSync } from 'node:zlib';
import { Html, markup } from './html-template';

/** So many characters of stories stand on the page as they are. */
const MOST_PLAIN = 250_000;

export class Packing {
  private plain = 0;
  private readonly pieces = new Map<string, number>();
  /** A line to the numbers of its pieces. */
  private readonly lines = new Map<string, string>();
  private readonly stories: string[] = [];

  /** @param brief what stands on the page where the story is packed. @returns the story itself, or that and its place */
  put(story: Html, brief: Html | null): Html {
    if (this.plain + story.text.length <= MOST_PLAIN) {
      this.plain += story.text.length;
      return story;
    }
    this.stories.push(
      story.text
        .split('\n')
        .map((line) => this.numbersOf(line))
        .join(' '),
    );
    return markup`<div class="packed" data-part="${this.stories.length - 1}">${brief}</div>`;
  }

  private numbersOf(line: string): string {
    const known = this.lines.get(line);
    if (known !== undefined) return known;
    const numbers = `${line}\n`.split(/(?<=>)(?=<)/).map((piece) => {
      const number = this.pieces.get(piece) ?? this.pieces.size;
      this.pieces.set(piece, number);
      return number.toString(36);
    });
    const text = numbers.join(' ');
    this.lines.set(line, text);
    return text;
  }

  /** All that was packed, for the end of the page. */
  html(): Html | null {
    if (this.stories.length === 0) return null;
    const text = `${this.stories.join('\n')}\0${[...this.pieces.keys()].join('\0')}`;
    const packed = gzipSync(text, { level: 9 }).toString('base64');
    return markup`<template id="packed">${new Html(packed)}</template>`;
  }

  /** Told to those without JavaScript. */
  note(): Html | null {
    if (this.stories.length === 0) return null;
    return markup`<noscript>
      <p class="wide note">Steps and boards of ${this.stories.length} scenarios are shown with JavaScript; report.json has them, too.</p>
    </noscript>`;
  }
}
