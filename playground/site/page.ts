/** Renders the page of the playground, one for each game. */
import { STYLE } from '../../reports/html-style';
import { Html, markup } from '../../reports/html-template';
import { PLAYGROUND_STYLE } from './style';

export interface PageOptions {
  readonly game: string;
  /** Prefix of the game's clause tags, e.g. `OP`. */
  readonly tag: string;
  readonly title: string;
  /** Title of the page's edition. */
  readonly edition: string;
  /** Says whether this is the default edition. */
  readonly isUsual: boolean;
  /** Editions to choose from, the oldest first. */
  readonly editions: readonly { readonly name: string; readonly title: string }[];
  /** The text shown first. */
  readonly sample: string;
  /** Address of the folder with the scripts, relative to the page, e.g. `../playground`. */
  readonly scripts: string;
  /** Addresses of the rulebook and of a clause, with `{clause}` for its id; missing if there is no rulebook. */
  readonly rulebook?: { readonly home: string; readonly clause: string };
}

export function playgroundPage(options: PageOptions): string {
  const { game, tag, title, edition, isUsual, editions, sample, scripts, rulebook } = options;
  const settings = {
    ...{ game, tag, sample, scenarios: `${scripts}/${game}-scenarios.js`, clause: rulebook?.clause },
    edition: editions.find((one) => one.title === edition)!.name,
    isUsual,
    editions: editions.map(({ name }) => name),
  };
  // Nothing is escaped in a script element except what would end it.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Playground · ${title}</title>
        <link rel="icon" href="data:," />
        <style>${new Html(STYLE + PLAYGROUND_STYLE)}</style>
      </head>
      <body class="playground">
        <header><div class="wide">
          ${rulebook && markup`<p><a href="${rulebook.home}">${title}: the rulebook</a></p>`}
          <h1>Playground <small>${title}, ${edition}</small></h1>
          <p class="note">Write a scenario, or take one of the suite, and see what the rules make of it. Everything is played in your browser.</p>
        </div></header>
        <main class="wide">
          <noscript><p class="answer error">The playground needs JavaScript: the game is played in your browser.</p></noscript>
          <section class="write" aria-labelledby="write-heading">
            <h2 id="write-heading" class="hidden">Scenario</h2>
            <div class="tools" role="group" aria-label="What to do with the scenario">
              <button type="button" id="run" class="main">Run <kbd>Ctrl+Enter</kbd></button>
              <button type="button" id="pick">Scenarios…</button>
              <button type="button" id="share">Copy link</button>
              <button type="button" id="ruling">Copy as ruling</button>
            </div>
            <div class="tools" role="group" aria-label="By which rules">
              <label>Edition <select id="edition">${editions.map(
                (one) =>
                  markup`<option value="${one.name}"${one.title === edition ? new Html(' selected') : ''}>${one.title}</option>`,
              )}</select></label>
              <button type="button" id="readings">Ambiguous rules…</button>
            </div>
            <p id="copied" class="note" role="status"></p>
            <div id="editor"></div>
            <ul id="faults" class="faults" aria-live="polite" aria-label="What is wrong with the text"></ul>
          </section>
          <section class="see" aria-labelledby="see-heading">
            <h2 id="see-heading" class="hidden">What happens</h2>
            <div id="result"><p class="note">The oracle is being loaded…</p></div>
          </section>
        </main>
        <dialog id="picker" aria-labelledby="picker-heading">
          <div class="picker-top">
            <h2 id="picker-heading">Scenarios of the suite</h2>
            <button type="button" id="picker-close">Close</button>
          </div>
          <input type="search" id="picker-search" aria-label="Search scenarios by words or clause" placeholder="words, or a clause such as 4-2-2" />
          <p id="picker-count" class="note" role="status"></p>
          <ul id="picker-list"></ul>
        </dialog>
        <dialog id="readings-dialog" aria-labelledby="readings-heading">
          <div class="picker-top">
            <h2 id="readings-heading">Where the rulebook leaves it open</h2>
            <button type="button" id="readings-close">Close</button>
          </div>
          <p class="note">Choose how to interpret it. A scenario that names its own interpretation keeps it.</p>
          <ul id="readings-list"></ul>
        </dialog>
        ${rulingDialog()}
        <script type="application/json" id="settings">${new Html(json)}</script>
        <script src="${scripts}/${game}.js"></script>
        <script src="${scripts}/page.js"></script>
      </body>
    </html>
  `.text;
}

/** Asks for what a ruling contains besides its scenarios. */
function rulingDialog(): Html {
  return markup`<dialog id="ruling-dialog" aria-labelledby="ruling-heading">
    <form id="ruling-form">
      <div class="picker-top">
        <h2 id="ruling-heading">Copy as a ruling</h2>
        <button type="button" id="ruling-close">Close</button>
      </div>
      <p class="note">A feature file for the folder of rulings: question and answer above, the scenarios below.</p>
      <label>Title <input id="ruling-title" required /></label>
      <label>Question <textarea id="ruling-question" rows="2" required></textarea></label>
      <label>Answer <textarea id="ruling-answer" rows="3" required></textarea></label>
      <label>Clauses that decide it <input id="ruling-clauses" /></label>
      <div class="two">
        <label>Date <input type="date" id="ruling-date" /></label>
        <label>Source <input id="ruling-source" placeholder="whose answer it is" /></label>
      </div>
      <button class="main">Copy the file</button>
    </form>
  </dialog>`;
}
