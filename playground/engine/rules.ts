/** Chooses the rules to play by: an edition of the rulebook, and a reading for each point that it leaves open. */
import { InProcessAdapter } from '../../adapters/in-process';
import { oracleModules } from '../../games/registry';
import type { GameModule } from '../../oracle/kernel/session/module';
import { connect, type Connection } from '../../runner/connection';
import { EditionError, editionNamed, unknownEdition } from '../../runner/editions';
import { chosenReadings, readOtherwise } from '../../runner/ruling/readings';
import type { EditionNotes } from '../../schemas/catalogue';
import type { GameId } from '../../schemas/common';
import type { Choices, GameData, OpenReading } from './messages';

/** A game under certain rules. */
export interface Ruled {
  readonly edition: EditionNotes;
  readonly oracle: Promise<Connection>;
  /** Names the rules if they are not the default ones. */
  readonly under?: string;
}

export class Rules {
  private readonly known = new Map<string, Ruled>();

  constructor(private readonly data: GameData) {}

  /** @throws {Error} one line: the edition is unknown, or it does not leave the reading open */
  by({ edition, readings = {} }: Choices): Ruled {
    const key = keyOf({ edition, readings });
    const known = this.known.get(key);
    if (known) return known;
    const notes = this.editionOf(edition);
    const modules = this.modules(notes);
    const chosen = chosenReadings(
      Object.entries(readings).map((choice) => choice.join('=')),
      modules,
    );
    const choicesNamed = [
      ...(this.isUsual(notes) ? [] : [notes.title]),
      ...Object.entries(chosen).map((choice) => choice.join('=')),
    ];
    const ruled: Ruled = {
      edition: notes,
      oracle: connect(() => new InProcessAdapter(modules.map((module) => readOtherwise(module, chosen)))),
      ...(choicesNamed.length > 0 && { under: choicesNamed.join(', ') }),
    };
    this.known.set(key, ruled);
    return ruled;
  }

  /**
   * Returns the readings that an edition leaves open.
   * @throws {Error} the edition is unknown
   */
  readings(edition: string | undefined): OpenReading[] {
    return this.modules(this.editionOf(edition)).flatMap(({ readings }) =>
      Object.entries(readings).map(([id, { question, standard, answers, choices }]) => ({
        id,
        question,
        standard,
        choices: [standard, ...Object.keys(choices)],
        answers,
      })),
    );
  }

  isUsual({ title }: EditionNotes): boolean {
    return title === this.data.edition;
  }

  private modules(notes: EditionNotes): GameModule[] {
    const game = this.data.game as GameId;
    return oracleModules([game], this.isUsual(notes) ? {} : { [game]: notes });
  }

  private editionOf(name: string | undefined): EditionNotes {
    const about = { game: this.data.game as GameId, editions: [...this.data.editions] };
    const found = editionNamed(name ?? this.data.edition, about);
    if (!found) throw new EditionError(unknownEdition(name!, about));
    return found;
  }
}

/** Returns the same key for the same rules. */
export const keyOf = ({ edition, readings = {} }: Choices): string =>
  JSON.stringify([edition, Object.entries(readings).sort()]);
