/** Runs the playground's page: write or pick a scenario, run it, step through it, share it. */
import type { Vocabulary } from '../../runner/completion';
import type { Choices, Played } from '../engine/messages';
import { element, part } from './dom';
import { Editor } from './editor';
import { choicesIn, hashOf, scenarioIn, textIn } from './link';
import { Oracle } from './oracle';
import { Picker } from './picker';
import { Result } from './result';
import { RulesChoice } from './rules';
import { RulingDialog } from './ruling';

/** Settings that the page is made with. */
interface Settings {
  readonly game: string;
  /** Prefix of the game's clause tags. */
  readonly tag: string;
  /** Name of the rulebook edition of the page. */
  readonly edition: string;
  /** Says whether the page's edition is the one whose numbers tags keep. */
  readonly isUsual: boolean;
  /** Names of all editions, the oldest first. */
  readonly editions: readonly string[];
  /** The text shown first. */
  readonly sample: string;
  /** Address of the script with the scenarios of the suite, relative to the page. */
  readonly scenarios: string;
  /** Address of a clause's page; `{clause}` is its id. */
  readonly clause?: string;
}

/** Milliseconds after the last key press. */
const CHECK_AFTER = 250;

class Playground {
  private readonly oracle: Oracle;
  private readonly editor: Editor;
  private readonly result: Result;
  private readonly picker: Picker;
  private readonly rules: RulesChoice;
  private vocabulary: Vocabulary | undefined;
  private played: Played | undefined;
  private timer = 0;

  constructor(private readonly settings: Settings) {
    const { game, scenarios, clause, edition } = settings;
    this.oracle = new Oracle(game);
    this.rules = new RulesChoice({
      edition,
      open: (one) => this.oracle.ask('readings', { edition: one }),
      onChange: () => void this.run(),
    });
    this.result = new Result({
      place: part('result'),
      clauseAddress: (id) => {
        const page = this.pageOf(id);
        return page === undefined ? undefined : clause?.replace('{clause}', encodeURIComponent(page));
      },
      goToLine: (line) => this.editor.goTo(line),
    });
    this.picker = new Picker(game, scenarios, (text, id) => void this.begin(text, `#scenario=${id}`));
    this.editor = new Editor({
      parent: part('editor'),
      text: '',
      vocabulary: () => this.vocabulary,
      onChange: () => this.checkSoon(),
      onMove: () => this.checkSoon(),
      onRun: () => void this.run(),
    });
    const ruling = new RulingDialog(
      settings.tag,
      settings.editions,
      edition,
      (text) => void copy(text, 'The file of the ruling'),
    );
    part('ruling').addEventListener('click', () =>
      ruling.open(this.editor.text, this.played, this.rules.choices, this.rules.answered),
    );
    part('run').addEventListener('click', () => void this.run());
    part('pick').addEventListener('click', () => void this.picker.open());
    part('share').addEventListener('click', () => void this.share());
    addEventListener('hashchange', () => void this.openHash());
  }

  async start(): Promise<void> {
    await this.openHash();
    this.vocabulary = await this.oracle.ask('vocabulary', null);
  }

  /** Opens the scenario of the address, or the sample. */
  private async openHash(): Promise<void> {
    const { hash } = location;
    try {
      const scenario = scenarioIn(hash);
      await this.rules.set(choicesIn(hash));
      const text = scenario === undefined ? await textIn(hash) : await this.picker.textOfId(scenario);
      if (text !== undefined) return await this.begin(text, hash);
      if (scenario !== undefined) throw new Error(`There is no scenario "${scenario}" in this version of the suite.`);
      if (this.editor.text === '') await this.begin(this.settings.sample, hash);
    } catch (error) {
      if (this.editor.text === '') await this.begin(this.settings.sample, hash);
      this.result.say((error as Error).message, true);
    }
  }

  private async begin(text: string, hash: string): Promise<void> {
    history.replaceState(null, '', hash || location.pathname);
    this.editor.text = text;
    const { length } = text.split('\n');
    await this.run(length);
  }

  /** @param line by default that of the cursor */
  private async run(line = this.editor.line): Promise<void> {
    const { text } = this.editor;
    try {
      const played = await this.oracle.ask('play', { ...this.asked, text, line });
      this.played = played ?? undefined;
      if (played) this.result.show(played);
      else
        this.result.say(
          'There is no scenario in this text, or none of this edition: it needs a line "Scenario:" with steps below it.',
          true,
        );
    } catch (error) {
      this.result.say((error as Error).message, true);
    }
    await this.check();
  }

  /**
   * Returns the number of a cited clause in the edition of the pages.
   * @returns undefined if it is not known
   */
  private pageOf(clause: string): string | undefined {
    if (this.rules.choices.edition === undefined) return clause;
    return this.settings.isUsual ? (this.played?.pages?.[clause] ?? clause) : undefined;
  }

  /** Always names the edition: that of the page need not be that of the oracle's table. */
  private get asked(): Choices {
    return { edition: this.settings.edition, ...this.rules.choices };
  }

  private checkSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), CHECK_AFTER);
  }

  private async check(): Promise<void> {
    clearTimeout(this.timer);
    const { text, line } = this.editor;
    const place = part('faults');
    try {
      const { faults } = await this.oracle.ask('check', { ...this.asked, text, line });
      if (text !== this.editor.text) return;
      this.editor.show(faults);
      place.replaceChildren(
        ...faults.map((fault) => {
          const go = () => this.editor.goTo(fault.line);
          return element(
            'li',
            {},
            element('button', { type: 'button', onclick: go }, `Line ${fault.line}`),
            ` ${fault.text}`,
          );
        }),
      );
    } catch (error) {
      place.replaceChildren(element('li', {}, (error as Error).message));
    }
  }

  private async share(): Promise<void> {
    history.replaceState(null, '', await hashOf(this.editor.text, this.rules.choices));
    await copy(location.href, 'The link with this text');
  }
}

async function copy(text: string, what: string): Promise<void> {
  const said = part('copied');
  try {
    await navigator.clipboard.writeText(text);
    said.textContent = `${what} is copied.`;
  } catch {
    const field = element('textarea', { readonly: '', rows: '3', 'aria-label': what }, text);
    said.replaceChildren(`${what}, to be copied: `, field);
    field.select();
  }
}

const settings = JSON.parse(part('settings').textContent) as Settings;
try {
  void new Playground(settings).start();
} catch (error) {
  part('result').textContent = (error as Error).message;
}
