/** Of what kinds abilities are, told by their words alone: what could trigger them, what they could change, what they look at. */
import { looksBack, reads, readsWhatOthersChange } from '../language/ability-analysis';
import { wordOf } from '../language/definition';
import { eventsOf } from '../language/trigger-events';
import { remembered } from '../remember';
import type { KernelRules } from '../rules';
import type { Ability } from '../state';
import type { Modification } from '../state/lasting';
import { MINOR_CHANGES, type MinorChange } from './value-cache';

/** The name of a kind for each event: made once, since it is asked for with every event. */
function kindFor(word: string): (event: string) => string {
  const known = new Map<string, string>();
  return (event) => {
    let kind = known.get(event);
    if (kind === undefined) known.set(event, (kind = `${word} ${event}`));
    return kind;
  };
}

/** The kind of the abilities that an event triggers. */
export const triggeredBy = kindFor('when');
/** The kind of the abilities that replace an event. */
export const replacing = kindFor('replacing');

/** What kinds of abilities there are among some, and among those that these give. */
export interface Kinds {
  /**
   * "when <event>", "replacing <event>", "situation", "activatedAbility", "replacement", "continuous", "continuous <what it changes>";
   * "elsewhere", where one of them names the zones in which it works.
   */
  readonly own: ReadonlySet<string>;
  /** Of those that cards gain as long as these work, and so on. */
  readonly given: ReadonlySet<string>;
}

export const kindsIn = remembered((rules: KernelRules) =>
  remembered((abilities: readonly Ability[]): Kinds => {
    const own = new Set<string>();
    const given = new Set<string>();
    for (const ability of abilities) {
      for (const kind of kindsOf(rules, ability)) own.add(kind);
      if (!rules.isContinuous({ rules }, ability)) continue;
      for (const instruction of ability.effect) {
        const modification = wordOf({ rules }, instruction).modification?.(instruction, () => 0);
        if (modification?.kind === 'gain') addGained(rules, given, modification.ability);
      }
    }
    return { own, given };
  }),
);

/** Adds the kinds of an ability that cards gain, and of those that it gives. */
export function addGained(rules: KernelRules, kinds: Set<string>, ability: Ability): void {
  const { own, given } = kindsIn(rules)(alone(ability));
  for (const kind of own) kinds.add(kind);
  for (const kind of given) kinds.add(kind);
}

const alone = remembered((ability: Ability): readonly Ability[] => [ability]);

/** Of what kinds an ability is, see Kinds. */
function* kindsOf(rules: KernelRules, ability: Ability): Iterable<string> {
  const asked = { rules };
  for (const event of ability.when ? eventsOf(ability.when) : []) yield triggeredBy(event);
  if (ability.situation) yield 'situation';
  if (rules.isReplacement(asked, ability)) {
    yield 'replacement';
    if (ability.when) yield replacing(ability.when.event);
  }
  if (rules.isActivatable?.(asked, ability) ?? ability.type === 'activate') yield 'activatedAbility';
  if (ability.zones) yield 'elsewhere';
  if (!rules.isContinuous(asked, ability)) return;
  yield 'continuous';
  if (readsWhatOthersChange(rules.language, ability)) yield 'continuous reading';
  if (looksBack(rules.language, ability)) yield 'continuous looking back';
  for (const minor of MINOR_CHANGES) if (reads(rules.language, ability, minor)) yield READING[minor];
  for (const { do: verb } of ability.effect) yield `continuous ${verb}`;
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
};

const MODIFICATIONS = Object.keys(CONTINUOUS) as readonly Modification['kind'][];

/** In which ways they may change cards for as long as they work. */
export const modificationsAmong = (kinds: ReadonlySet<string>): readonly Modification['kind'][] =>
  MODIFICATIONS.filter((kind) => kinds.has(CONTINUOUS[kind]));

const DEPENDING: readonly string[] = ['continuous reading', CONTINUOUS.negate, CONTINUOUS.words];

/** May some of them do something else when others, or they themselves, have been applied? */
export const areDependent = (kinds: ReadonlySet<string>): boolean => DEPENDING.some((kind) => kinds.has(kind));

/** Of the abilities that look at such a thing. */
const READING: Readonly<Record<MinorChange, string>> = {
  states: 'continuous reading states',
  looks: 'continuous reading looks',
  facts: 'continuous reading facts',
  phases: 'continuous reading phases',
};

/** Does none of them look at such a thing? */
export const leaveUnread = (kinds: ReadonlySet<string>, minor: MinorChange): boolean => !kinds.has(READING[minor]);
