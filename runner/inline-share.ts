/** Finds the scenarios that define a card with abilities that no probe card has, and so need an ability interpreter. */
import type { Probes } from '../steps/probes';
import type { Scenario } from './features';

export interface InlineShare {
  /** All cases of the game; an outline counts once for each row. */
  readonly cases: number;
  /** The number of cases that need the capability `inlineAbilities`. */
  readonly inline: number;
  /** Clauses whose cases outside the rulings all need inline abilities. */
  readonly inlineOnly: readonly string[];
  /** Abilities that several scenarios outside the rulings define, and that should become a probe card. */
  readonly repeated: readonly DefinedAbilities[];
  /** Abilities in scenarios outside the rulings that a probe card already has. */
  readonly ofProbes: readonly DefinedAbilities[];
}

export interface DefinedAbilities {
  /** As JSON. */
  readonly abilities: string;
  /** `uri:line` of each scenario that defines them; an outline is given by its first row. */
  readonly scenarios: readonly string[];
  readonly probe?: string;
}

/** @param scenarios of one game @param probes the game's probe cards by id */
export function inlineShare(scenarios: readonly Scenario[], probes: Probes = {}): InlineShare {
  const own = scenarios.filter(({ uri }) => !uri.includes('/rulings/'));
  const defined = placesOf(own);
  const probeOf = new Map(Object.entries(probes).map(([id, { abilities }]) => [JSON.stringify(abilities), id]));
  return {
    cases: scenarios.length,
    inline: scenarios.filter(isInline).length,
    inlineOnly: clausesWithin(own).filter(
      (clause) => !own.some((one) => one.clauses.includes(clause) && !isInline(one)),
    ),
    repeated: defined.filter(({ scenarios }) => scenarios.length > 1),
    ofProbes: defined.flatMap((one) => {
      const probe = probeOf.get(one.abilities);
      return probe === undefined ? [] : [{ ...one, probe }];
    }),
  };
}

const isInline = (scenario: Scenario): boolean => inlineAbilities(scenario).length > 0;

/** Returns the abilities, as JSON, of each card that the scenario defines by its data. */
export function inlineAbilities({ pickle }: Scenario): string[] {
  const texts = pickle.steps.flatMap(({ argument }) => argument?.docString?.content ?? []);
  return texts.map(abilitiesIn).filter((abilities) => abilities !== undefined);
}

/** @returns undefined: the text is not a card, or the card has no abilities */
function abilitiesIn(text: string): string | undefined {
  try {
    const { abilities } = JSON.parse(text) as { abilities?: readonly unknown[] };
    return abilities && abilities.length > 0 ? JSON.stringify(abilities) : undefined;
  } catch {
    return undefined;
  }
}

const clausesWithin = (scenarios: readonly Scenario[]): string[] => [
  ...new Set(scenarios.flatMap((one) => one.clauses)),
];

function placesOf(scenarios: readonly Scenario[]): DefinedAbilities[] {
  const places = new Map<string, Map<string, string>>();
  for (const scenario of scenarios) {
    for (const abilities of inlineAbilities(scenario)) {
      const known = places.get(abilities) ?? new Map<string, string>();
      const node = scenario.pickle.astNodeIds[0]!;
      if (!known.has(node)) known.set(node, `${scenario.uri}:${scenario.line}`);
      places.set(abilities, known);
    }
  }
  return [...places].map(([abilities, known]) => ({ abilities, scenarios: [...known.values()] }));
}
