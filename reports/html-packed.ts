/**
 * Compresses the steps, boards and positions of failures at the end of the page once they exceed a limit, as hundreds
 * of them make it heavy. The script unpacks each story when a reader comes near it. The message, expected and actual,
 * and the command stay on the page for readers without JavaScript.
 *
 * Stories are alike over distances that gzip does not see: each distinct piece is kept once, and a story is the list of
 * its pieces' numbers.
 */
import { gzipSync } from 'node:zlib';
import { Html, markup } from './html-template';

/** Number of characters of stories that stay on the page uncompressed. */
const MOST_PLAIN = 250_000;

export class Packing {
  private plain = 0;
  private readonly pieces = new Map<string, number>();
  /** Maps a line to the numbers of its pieces. */
  private readonly lines = new Map<string, string>();
  private readonly stories: string[] = [];

  /**
   * @param brief what the page shows if the story is packed
   * @returns the story itself, or `brief` and the place of the story
   */
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

  /** Returns everything packed, for the end of the page. */
  html(): Html | null {
    if (this.stories.length === 0) return null;
    const text = `${this.stories.join('\n')}\0${[...this.pieces.keys()].join('\0')}`;
    const packed = gzipSync(text, { level: 9 }).toString('base64');
    return markup`<template id="packed">${new Html(packed)}</template>`;
  }

  /** Returns a note for readers without JavaScript. */
  note(): Html | null {
    if (this.stories.length === 0) return null;
    return markup`<noscript>
      <p class="wide note">Steps and boards of ${this.stories.length} scenarios are shown with JavaScript; report.json has them, too.</p>
    </noscript>`;
  }
}
