/** The switch in the edited oracle: which edit is in force, which places were reached, and how many steps were taken. */

/** The name under which the edited modules find the switch. */
export const SWITCH = '__edits';

export class EditSwitch {
  /** The number of the edit in force; 0 for none. */
  active = 0;
  /** The steps of loops and functions since `begin`. */
  steps = 0;
  private limit = Infinity;
  private reached: Uint8Array;

  /** @param count edits are numbered from 1 to this */
  constructor(private readonly count: number) {
    this.reached = new Uint8Array(count + 1);
  }

  /** Called at the place of an edit. */
  on(edit: number): boolean {
    this.reached[edit] = 1;
    return edit === this.active;
  }

  /** Called in every loop and function, because an edit may make one endless. @throws {Error} at the limit */
  step(): void {
    if (++this.steps <= this.limit) return;
    // What the suite asks afterwards may take as many steps again.
    this.steps = 0;
    throw new Error('the edited oracle does not come to an end');
  }

  begin(limit = Infinity): void {
    this.steps = 0;
    this.limit = limit;
    this.reached = new Uint8Array(this.count + 1);
  }

  /** Returns the edits whose places were reached since `begin`. */
  get placesReached(): number[] {
    return [...this.reached.keys()].filter((edit) => this.reached[edit] === 1);
  }
}
