/**
 * Finds the parts of cards that take effect in scenarios: abilities that work in the oracle, without instructions that
 * are never carried out.
 */
import { InProcessAdapter } from '../adapters/in-process';
import { oracleModules } from '../games/registry';
import { withFault } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import { sheetOf, type Ability, type CardState } from '../oracle/kernel/state';
import type { Activation } from '../oracle/kernel/state/waiting';
import type { Instruction } from '../schemas/ability';
import type { PlayerId } from '../schemas/common';
import { connect } from '../runner/connection';
import { gamesOf, type Features, type Scenario } from '../runner/features';
import { planScenarios } from '../runner/plan';
import { runScenario } from '../runner/scenario';

/** The parts done in a scenario, as JSON. */
export type Done = ReadonlySet<string>;

interface CardData {
  readonly abilities?: readonly Ability[];
}

/** Types of abilities that hold without being activated. */
const LASTING: readonly string[] = ['permanent', 'cont', 'mirage'];

interface PlayersVanguards {
  readonly rules: { vanguardsOf(g: PlayersVanguards, player: PlayerId): readonly CardState[] };
}

type Rules = Readonly<Record<string, (...values: never[]) => unknown>>;

/** Runs scenarios, and calls back after each with the parts done in it. */
export async function watchScenarios(
  features: Features,
  scenarios: readonly Scenario[],
  after: (scenario: Scenario, done: Done) => void,
): Promise<void> {
  const done = new Set<unknown>();
  const note = (part: unknown) => done.add(part);
  const modules = oracleModules(gamesOf(scenarios));
  const connection = await connect(() => new InProcessAdapter(modules.map((module) => watched(module, note))));
  for (const one of planScenarios(features, scenarios).planned) {
    done.clear();
    await runScenario(one, connection, 1);
    after(one.scenario, new Set([...done].map((part) => JSON.stringify(part))));
  }
}

/** Wraps the oracle so that it notes instructions carried out, abilities that work, and replacements. */
function watched(module: GameModule, report: (part: unknown) => void): GameModule {
  /** Abilities as cards word them, with a keyword, by what they stand for (VG 14.1.1). */
  const wordings = new Map<unknown, unknown>();
  const note = (part: unknown): void => {
    report(part);
    if (wordings.has(part)) report(wordings.get(part));
  };
  const noted = (instruction: Instruction): void => {
    note(instruction);
    if (instruction.do === 'together') instruction.parts.forEach(noted);
  };
  const notedAll = (ability: Ability): void => {
    note(ability);
    ability.effect.forEach(noted);
  };
  const noteTypes = (card: CardState, type: string): void =>
    (sheetOf(card) as CardData).abilities?.filter((ability) => ability.type === type).forEach(note);
  const noteKeywords = (card: CardState): void => noteTypes(card, 'keyword');
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
      ...before('executeInstruction', (_g: unknown, _context: unknown, instruction: Instruction) => noted(instruction)),
      ...before('activateAndResolve', (_g: unknown, _player: unknown, _card: unknown, ability: Ability) =>
        note(ability),
      ),
      ...after('conditionHolds', (holds: boolean, _g: unknown, _reader: unknown, ability: Ability) => {
        if (holds && LASTING.includes(ability.type)) notedAll(ability);
      }),
      ...before('playerOfReplacement', (_g: unknown, replacement: { ability: Ability }) => note(replacement.ability)),
      // Ways onto the Field that a procedure of Battle Spirits carries out.
      ...before('performAdvent', (_g: unknown, { ability }: Activation) => note(ability)),
      ...before('performManifest', (_g: unknown, { ability }: Activation) => note(ability)),
      ...before('resolveOracle', (_g: unknown, { ability }: Activation) => note(ability)),
      ...before('resolveUnseal', (_g: unknown, { ability }: Activation) => note(ability)),
      ...before('revive', (_g: unknown, { card }: { card: CardState }) => noteTypes(card, 'revival')),
      ...before('citeSummoning', (_g: unknown, card: CardState) => noteTypes(card, 'condition')),
      ...before('payBySuccession', (_g: unknown, { card, removed }: { card: CardState; removed?: unknown }) => {
        if (removed !== undefined) noteTypes(card, 'succession');
      }),
      ...after('coresByUnleash', (cores: number, _g: unknown, card: CardState) => {
        if (cores > Object.values(card.counters).reduce((all, one) => all + one, 0)) noteTypes(card, 'superUnleash');
      }),
      ...after('isSoulMagic', (isIt: boolean, _g: unknown, { card }: { card: CardState }) => {
        if (isIt) noteTypes(card, 'soulMagic');
      }),
      ...after('canBlockExhausted', (can: boolean, _g: unknown, card: CardState) => {
        if (can) noteTypes(card, 'exhaustedBlock');
      }),
      ...before('executeDeclared', (_g: unknown, { ability }: Activation) => note(ability)),
      ...after('keywordAbility', (found: Ability | undefined) => {
        if (found) note(found);
      }),
      // Keywords of Cardfight!! Vanguard.
      // The kernel calls it where a game has it.
      ...(rules['meaningOfAbility'] &&
        after('meaningOfAbility', (meaning: Ability, _g: unknown, said: Ability) => {
          if (meaning !== said) wordings.set(meaning, said);
        })),
      ...before('playStride', (_g: unknown, _player: unknown, card: CardState) => noteKeywords(card)),
      ...before('overDress', (_g: unknown, _player: unknown, card: CardState) => noteKeywords(card)),
      ...before('xoverDress', (_g: unknown, _player: unknown, card: CardState) => noteKeywords(card)),
      ...before('costOfGGuardians', (_g: unknown, _player: unknown, cards: readonly CardState[]) =>
        cards.forEach(noteKeywords),
      ),
      ...after('ordersToAdd', (orders: readonly CardState[], g: PlayersVanguards, player: PlayerId) => {
        if (orders.length > 0) g.rules.vanguardsOf(g, player).forEach(noteKeywords);
      }),
      ...after('isSpecifiedBearer', (is: boolean, _g: unknown, card: CardState) => {
        if (is) noteKeywords(card);
      }),
      ...after('isOfKeyword', (is: boolean, _g: unknown, card: CardState, keyword: string) => {
        if (is) (sheetOf(card) as CardData).abilities?.filter((one) => one.keyword === keyword).forEach(note);
      }),
      ...after('hasDeckKeyword', (has: boolean, _rules: unknown, { abilities }: CardData, keyword: string) => {
        if (has) abilities?.filter((ability) => ability.keyword === keyword).forEach(note);
      }),
    };
  };
  return withFault(module, { id: 'watched', clause: '1-1-1', title: 'watched', replace } as never);
}

/**
 * Reduces an ability to the part that was done: without instructions that were not carried out, or undefined if it did
 * not work at all.
 */
export class PartDone {
  private readonly originals = new Map<unknown, unknown>();

  constructor(private readonly done: Done) {}

  of(ability: unknown): unknown {
    const isText = (ability as { type: string }).type === 'byRules';
    return isText || this.done.has(JSON.stringify(ability)) ? this.prune(ability) : undefined;
  }

  /** Returns the card's own part for a part that was done. */
  original(part: unknown): unknown {
    return this.originals.get(part) ?? part;
  }

  private prune(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const pruned = Array.isArray(value)
      ? value
          .filter((item) => !isInstruction(item) || this.done.has(JSON.stringify(item)))
          .map((item) => this.prune(item))
      : Object.fromEntries(Object.entries(value).map(([member, below]) => [member, this.prune(below)]));
    this.originals.set(pruned, value);
    return pruned;
  }
}

const isInstruction = (value: unknown): boolean => typeof value === 'object' && value !== null && 'do' in value;
