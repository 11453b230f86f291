/** Changes how a game interprets its rules where the rulebook leaves it open. */
import type { GameModule } from '../../oracle/kernel/session/module';
import type { KernelRules } from '../../oracle/kernel/rules';
import { nearest } from '../../schemas/nearest';

/** Choices by the id of the interpretation. */
export type ChosenReadings = Readonly<Record<string, string>>;

/** One line that says why these games do not have `id=choice`. */
export class ReadingError extends Error {
  override name = 'ReadingError';
}

/**
 * @param written `stage-makes-room=effects-apply`, any number of them
 * @param modules games of which at least one must have the interpretation
 * @throws {ReadingError} if none of the games has it
 */
export function chosenReadings(written: readonly string[], modules: readonly GameModule[]): ChosenReadings {
  return Object.fromEntries(written.map((one) => chosenReading(one, modules)));
}

function chosenReading(written: string, modules: readonly GameModule[]): [id: string, choice: string] {
  const [, id, choice] = /^([^=]+)=(.+)$/.exec(written) ?? [];
  if (id === undefined || choice === undefined) throw new ReadingError(`"${written}" is not written as id=choice`);
  const [reading] = modules.flatMap(({ readings }) => readings[id] ?? []);
  if (!reading) {
    for (const { id: game, other } of modules) {
      const decided = other?.decides?.[id];
      if (decided === undefined) continue;
      throw new ReadingError(`edition ${other!.name} of ${game} leaves no room for "${id}": it decides ${decided}`);
    }
    const near = nearest(
      id,
      modules.flatMap(({ readings }) => Object.keys(readings)),
    );
    const games = modules.map((module) => module.id).join(', ');
    throw new ReadingError(
      `there is no interpretation "${id}" in ${games}${near === undefined ? '' : `; did you mean "${near}"?`}`,
    );
  }
  const choices = [reading.standard, ...Object.keys(reading.choices)];
  if (!choices.includes(choice)) throw new ReadingError(`"${id}" can be ${choices.join(' or ')}, not "${choice}"`);
  return [id, choice];
}

/** Changes the defaults only: a scenario that names a choice keeps it. Ignores interpretations that the game lacks. */
export function readOtherwise(module: GameModule, chosen: ChosenReadings): GameModule {
  return Object.entries(chosen).reduce((game, [id, choice]) => {
    const reading = game.readings[id];
    const replace = reading?.choices[choice];
    if (!replace) return game;
    const replaced = replace(game.rules);
    const { [choice]: _, ...others } = reading!.choices;
    const back = () =>
      Object.fromEntries(Object.keys(replaced).map((name) => [name, game.rules[name as keyof KernelRules]]));
    const readings = {
      ...game.readings,
      [id]: { ...reading!, standard: choice, choices: { ...others, [reading!.standard]: back } },
    };
    return { ...game, rules: { ...game.rules, ...replaced }, readings };
  }, module);
}
