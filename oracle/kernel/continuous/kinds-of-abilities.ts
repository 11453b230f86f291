/**
 * Finds the kinds of an ability from its text alone, without a game: what could trigger it, what it could change, what
 * it reads.
 */
import { looksBack, reads, readsWhatOthersChange } from '../reading/ability-analysis';
import { eventsOf } from '../reading/trigger-events';
import { remembered } from '../remember';
import type { Ability } from '../state';
import type { Modification } from '../state/lasting';
import { withMeanings } from '../reading/print';
import { MINOR_CHANGES, type MinorChange } from '../state/value-cache';
import { wordOf } from '../reading/language';
import type { ContinuousRules } from './rules';

/** Returns a function that names the kind for an event. It caches the names, because every event asks for one. */
function kindFor(word: string): (event: string) => string {
  const known = new Map<string, string>();
  return (event) => {
    let kind = known.get(event);
    if (kind === undefined) known.set(event, (kind = `${word} ${event}`));
    return kind;
  };
}

/** The kind of abilities that an event triggers. */
export const triggeredBy = kindFor('when');
/** The kind of abilities that replace an event. */
export const replacing = kindFor('replacing');

/** Among kinds that are given: those of any ability in the game. */
export const OF_OTHER_CARDS = 'of other cards';

/** The kinds of some abilities, and of the abilities that these give. */
export interface Kinds {
  /**
   * The kinds are "when <event>", "replacing <event>", "situation", "activatedAbility", "replacement", "continuous",
   * "continuous <what it changes>", and "elsewhere" for an ability that names the zones in which it works.
   */
  readonly own: ReadonlySet<string>;
  /**
   * The kinds of the abilities that cards gain while these work, including those that the gained abilities give in
   * turn.
   */
  readonly given: ReadonlySet<string>;
}

export const kindsIn = remembered((rules: ContinuousRules) =>
  remembered((abilities: readonly Ability[]): Kinds => {
    const own = new Set<string>();
    const given = new Set<string>();
    for (const ability of abilities) {
      for (const kind of kindsOf(rules, ability)) own.add(kind);
      if (!rules.isContinuous({ rules }, ability)) continue;
      for (const instruction of ability.effect) {
        const word = wordOf({ rules }, instruction);
        if (word.modificationsNow) given.add(OF_OTHER_CARDS);
        const modification = word.modificationsNow ? undefined : word.modification?.(instruction, () => 0);
        if (modification?.kind === 'gain') addGained(rules, given, modification.ability);
      }
    }
    return { own, given };
  }),
);

/** Adds the kinds of an ability that cards gain, and of those that it gives in turn. */
export function addGained(rules: ContinuousRules, kinds: Set<string>, ability: Ability): void {
  const { own, given } = kindsIn(rules)(withMeanings({ rules }, asList(ability)));
  for (const kind of own) kinds.add(kind);
  for (const kind of given) kinds.add(kind);
}

const asList = remembered((ability: Ability): readonly Ability[] => [ability]);

/** Returns the zones that the ability names or that its type has; undefined: it works in play. */
export const zonesOf = ({ zonesOfType }: ContinuousRules, { zones, type }: Ability): readonly string[] | undefined =>
  zones ?? zonesOfType?.[type];

/** Lists the kinds of an ability, see Kinds. */
function* kindsOf(rules: ContinuousRules, ability: Ability): Iterable<string> {
  const asked = { rules };
  for (const event of ability.when ? eventsOf(ability.when) : []) yield triggeredBy(event);
  if (ability.situation) yield 'situation';
  if (rules.isReplacement(asked, ability)) {
    yield 'replacement';
    if (ability.when) yield replacing(ability.when.event);
  }
  if (rules.isActivatable?.(asked, ability) ?? ability.type === 'activate') yield 'activatedAbility';
  if (zonesOf(rules, ability)) yield 'elsewhere';
  if (!rules.isContinuous(asked, ability)) return;
  yield 'continuous';
  if (readsWhatOthersChange(rules.language, ability)) yield 'continuous reading';
  if (looksBack(rules.language, ability)) yield 'continuous looking back';
  for (const minor of MINOR_CHANGES) if (reads(rules.language, ability, minor)) yield READING[minor];
  for (const instruction of ability.effect) {
    yield `continuous ${instruction.do}`;
    if (wordOf(asked, instruction).modificationsNow) yield* [CONTINUOUS.gain, CONTINUOUS.words];
  }
}

const CONTINUOUS: Readonly<Record<Modification['kind'], string>> = {
  stat: 'continuous modify',
  forbid: 'continuous forbid',
  gain: 'continuous gain',
  negate: 'continuous negate',
  require: 'continuous require',
  cost: 'continuous changeCost',
  later: 'continuous later',
  words: 'continuous treat',
  trigger: 'continuous trigger',
  unaffected: 'continuous unaffected',
  oblige: 'continuous oblige',
  allow: 'continuous allow',
};

const MODIFICATIONS = Object.keys(CONTINUOUS) as readonly Modification['kind'][];

/** Returns the kinds of modification that abilities of these kinds may make. */
export const modificationsAmong = (kinds: ReadonlySet<string>): readonly Modification['kind'][] =>
  MODIFICATIONS.filter((kind) => kinds.has(CONTINUOUS[kind]));

const DEPENDING: readonly string[] = ['continuous reading', CONTINUOUS.negate, CONTINUOUS.words];

/** Returns whether abilities of these kinds may depend on each other or on themselves. */
export const areDependent = (kinds: ReadonlySet<string>): boolean => DEPENDING.some((kind) => kinds.has(kind));

/** The kind of abilities that read what each minor change affects. */
const READING: Readonly<Record<MinorChange, string>> = {
  states: 'continuous reading states',
  looks: 'continuous reading looks',
  facts: 'continuous reading facts',
  phases: 'continuous reading phases',
};

export const leaveUnread = (kinds: ReadonlySet<string>, minor: MinorChange): boolean => !kinds.has(READING[minor]);
