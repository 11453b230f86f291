/** What the cards of scenarios really do there: the abilities that work in the oracle, without what is never carried out. */
import { InProcessAdapter } from '../adapters/in-process';
import { GAME_MODULES } from '../oracle/games';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/module';
import type { Ability } from '../oracle/kernel/state';
import type { Instruction } from '../schemas/ability';
import { connect } from '../runner/connection';
import type { Features, Scenario } from '../runner/features';
import { planScenarios } from '../runner/plan';
import { runScenario } from '../runner/scenario';

/** What has been done in a scenario, as JSON. */
export type Done = ReadonlySet<string>;

type Rules = Readonly<Record<string, (...values: never[]) => unknown>>;

/** Runs scenarios of One Piece, and calls back after each with what was done in it. */
export async function watchScenarios(
  features: Features,
  scenarios: readonly Scenario[],
  after: (scenario: Scenario, done: Done) => void,
): Promise<void> {
  let done = new Set<string>();
  const note = (part: unknown) => done.add(JSON.stringify(part));
  const module = GAME_MODULES.find(({ id }) => id === 'one-piece')!;
  const connection = await connect(() => new InProcessAdapter([watched(module, note)]));
  for (const one of planScenarios(features, scenarios).planned) {
    done = new Set();
    await runScenario(one, connection, 1);
    after(one.scenario, done);
  }
}

/** The same oracle, which notes what it carries out, which abilities work, and what happens instead of something. */
function watched(module: GameModule, note: (part: unknown) => void): GameModule {
  const noted = (instruction: Instruction | undefined) => instruction && note(instruction);
  const notedAll = (ability: Ability) => {
    note(ability);
    ability.effect?.forEach(noted);
  };
  const replace = (rules: Rules): object => {
    const before = (name: string, look: (...values: never[]) => void) => ({
      [name](this: unknown, ...values: never[]) {
        look(...values);
        return rules[name]!.apply(this, values);
      },
    });
    const after = (name: string, look: (result: never, ...values: never[]) => void) => ({
      [name](this: unknown, ...values: never[]) {
        const result = rules[name]!.apply(this, values);
        look(result as never, ...values);
        return result;
      },
    });
    return {
      ...before('carryOut', (_g: unknown, _context: unknown, instruction: Instruction) => noted(instruction)),
      ...before('activateAndResolve', (_g: unknown, _player: unknown, _card: unknown, ability: Ability) => note(ability)),
      ...before('continuousClauses', (ability: Ability, idle: boolean) => {
        if (!idle) notedAll(ability);
      }),
      ...before('afterReplacement', (_g: unknown, replacement: { ability: Ability }) => note(replacement.ability)),
      ...after('keywordAbility', (found: Ability | undefined) => {
        if (found) note(found);
      }),
    };
  };
  return withFault(module, { id: 'watched', clause: '1-1-1', title: 'watched', replace } as never);
}
