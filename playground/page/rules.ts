/** Lets the user choose the edition of the rulebook and the readings to play by. */
import { answerSentence } from '../../steps/ambiguous-sentence';
import type { Choices, OpenReading } from '../engine/messages';
import { element, part } from './dom';

export interface RulesOptions {
  /** Name of the page's edition. */
  readonly edition: string;
  /**
   * Returns the points that an edition leaves open.
   * @throws {Error} the edition is unknown
   */
  readonly open: (edition: string) => Promise<readonly OpenReading[]>;
  readonly onChange: () => void;
}

export class RulesChoice {
  private readonly select = part('edition') as HTMLSelectElement;
  private readonly dialog = part('readings-dialog') as HTMLDialogElement;
  private chosen: Record<string, string> = {};
  private offered: readonly OpenReading[] = [];

  constructor(private readonly options: RulesOptions) {
    this.select.addEventListener('change', () => void this.turnTo(this.select.value));
    part('readings').addEventListener('click', () => void this.show());
    part('readings-close').addEventListener('click', () => this.dialog.close());
  }

  /** Contains only choices that differ from the default. */
  get choices(): Choices {
    const { value } = this.select;
    return {
      ...(value !== this.options.edition && { edition: value }),
      ...(Object.keys(this.chosen).length > 0 && { readings: this.chosen }),
    };
  }

  /** Steps that say the choices of `choices`. */
  get answered(): string[] {
    return this.offered.flatMap(({ id, question, answers }) => {
      const choice = this.chosen[id];
      return choice === undefined ? [] : [answerSentence(question, answers[choice]!)];
    });
  }

  /** @throws {Error} one line: there is no such edition, reading or choice; the defaults are then in force */
  async set({ edition = this.options.edition, readings = {} }: Choices): Promise<void> {
    this.chosen = {};
    const known = [...this.select.options].map(({ value }) => value);
    this.select.value = known.includes(edition) ? edition : this.options.edition;
    this.offered = await this.options.open(this.select.value);
    this.count();
    if (!known.includes(edition)) throw new Error(`There is no edition "${edition}"; known: ${known.join(', ')}.`);
    for (const [id, choice] of Object.entries(readings)) {
      const reading = this.offered.find((one) => one.id === id);
      if (!reading?.choices.includes(choice))
        throw new Error(`The link reads "${id}" as "${choice}", which is no choice of edition ${edition}.`);
    }
    for (const { id, standard } of this.offered)
      if (readings[id] !== undefined && readings[id] !== standard) this.chosen[id] = readings[id];
    this.count();
  }

  /** Switches to an edition, which overrides chosen readings that it does not leave open. */
  private async turnTo(edition: string): Promise<void> {
    this.offered = await this.options.open(edition);
    const open = new Set(this.offered.map(({ id }) => id));
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([id]) => open.has(id)));
    this.count();
    this.options.onChange();
  }

  private async show(): Promise<void> {
    this.offered = await this.options.open(this.select.value);
    part('readings-list').replaceChildren(...this.offered.map((reading) => this.item(reading)));
    this.dialog.showModal();
  }

  private item({ id, question, standard, choices, answers }: OpenReading): HTMLElement {
    const chosen = this.chosen[id] ?? standard;
    const select = element(
      'select',
      {
        onchange: ({ target }) => {
          const { value } = target as HTMLSelectElement;
          const { [id]: _, ...others } = this.chosen;
          this.chosen = value === standard ? others : { ...others, [id]: value };
          this.count();
          this.options.onChange();
        },
      },
      ...choices.map((choice) =>
        element('option', { value: choice, ...(choice === chosen && { selected: '' }) }, answers[choice]!),
      ),
    );
    return element('li', {}, element('label', {}, question, select));
  }

  private count(): void {
    const { length } = Object.keys(this.chosen);
    part('readings').textContent = length === 0 ? 'Ambiguous rules…' : `Ambiguous rules (${length} changed)…`;
  }
}
