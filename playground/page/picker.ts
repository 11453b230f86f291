/**
 * Offers the scenarios of the suite to begin with; it loads them when they are first needed and searches them by words.
 */
import type { SuiteScenario, SuiteScenarios } from '../engine/messages';
import { textOf } from '../site/suite-text';
import { element, loadScript, part } from './dom';

declare global {
  interface Window {
    tcgScenarios?: Record<string, SuiteScenarios>;
  }
}

const MOST_LISTED = 60;

export class Picker {
  private readonly dialog = part('picker') as HTMLDialogElement;
  private readonly search = part('picker-search') as HTMLInputElement;
  private readonly list = part('picker-list');
  private readonly count = part('picker-count');
  private loading: Promise<SuiteScenarios> | undefined;

  constructor(
    private readonly game: string,
    private readonly address: string,
    private readonly onPick: (text: string, id: string) => void,
  ) {
    this.search.addEventListener('input', () => void this.fill());
    this.search.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      this.list.querySelector('button')?.click();
    });
    part('picker-close').addEventListener('click', () => this.dialog.close());
  }

  async open(): Promise<void> {
    this.dialog.showModal();
    this.search.select();
    await this.fill();
  }

  /**
   * Returns the text of a scenario.
   * @returns undefined if no scenario has this id
   * @throws {Error} the list cannot be loaded
   */
  async textOfId(id: string): Promise<string | undefined> {
    const suite = await this.load();
    const known = suite.scenarios.find((scenario) => isIn(id, scenario));
    return known && textOf(suite, known);
  }

  private load(): Promise<SuiteScenarios> {
    return (this.loading ??= loadScript(this.address).then(() => window.tcgScenarios![this.game]!));
  }

  private async fill(): Promise<void> {
    const suite = await this.load().catch((error: Error) => {
      this.count.textContent = error.message;
      return undefined;
    });
    if (!suite) return;
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fitting = suite.scenarios.filter(({ id, name, rule }) => {
      const text = `${id} ${name} ${rule}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    this.count.textContent =
      fitting.length > MOST_LISTED
        ? `${fitting.length} scenarios, the first ${MOST_LISTED}:`
        : `${fitting.length} scenarios`;
    this.list.replaceChildren(
      ...fitting.slice(0, MOST_LISTED).map((scenario) => {
        const pick = () => {
          this.dialog.close();
          this.onPick(textOf(suite, scenario), scenario.id);
        };
        const rule = scenario.rule && element('small', {}, scenario.rule);
        return element('li', {}, element('button', { type: 'button', onclick: pick }, scenario.name, rule));
      }),
    );
  }
}

/** Matches ids: a row of an outline and a scenario with a decoy are in the text of the scenario itself. */
function isIn(id: string, scenario: SuiteScenario): boolean {
  const [, path, line] = /^(.*):(\d+)(\+bystander)?$/.exec(id) ?? [];
  const [from, to] = scenario.lines.at(-1)!;
  return path === scenario.id.replace(/:\d+$/, '') && Number(line) >= from && Number(line) <= to;
}
