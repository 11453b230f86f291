/** Misreadings of the clauses about the order in which continuous effects are applied (11.9). */
import { addLasting } from '../../kernel/language/instructions';
import { statOf } from '../../kernel/continuous/values';
import type { RuleModifier } from '../../kernel/rules';
import type { CardState } from '../../kernel/state';
import { always, another, args, faultTable, onlyIf, result, type Misreading } from '../../kernel/testing/misreadings';
import { LAYERS } from '../05-information';
import type { VgGame, VgRules } from '../game';

type Step = Partial<RuleModifier>;

/** What belongs to one step of the table is applied at another time. */
const movedTo = (name: keyof typeof LAYERS, at: number): Misreading<VgRules> =>
  result('layerOf', (layer) => (layer === LAYERS[name].at ? at : layer));

/** What rules add in one step they add in another. */
const ruleMovedTo = (name: keyof typeof LAYERS, at: number): Misreading<VgRules> =>
  result('ruleModifiers', (modifiers) =>
    modifiers.map((modifier) => (modifier.layer === LAYERS[name].at ? { ...modifier, layer: at } : modifier)),
  );

/** Puts the changes of a value into another order, or takes them for others. */
const steps = (change: (given: readonly Step[]) => readonly Step[]): Misreading<VgRules> =>
  args('evaluate', (g, stat, printed, given) => [g, stat, printed, change(given)]);

/** New original values replace what has come before them. */
const originalsLast = (isBefore: (step: Step) => boolean): Misreading<VgRules> =>
  steps((given) => {
    const [first, rest] = [given.filter((one) => !one.base && isBefore(one)), given.filter((one) => !isBefore(one))];
    return [
      ...first,
      ...given.filter(({ base }) => base).map(({ to }) => ({ to: to! })),
      ...rest.filter(({ base }) => !base),
    ];
  });

const isContinuous = (change: { readonly ability?: unknown }): boolean => change.ability !== undefined;
const justCame = (g: VgGame, card: CardState): boolean => card.placed === g.state.stamp;

export const layerFaults = faultTable<VgRules>({
  '11.9.1.1': {
    'what effects add takes the place of what is printed': args('evaluate', (g, stat, printed, given) => [
      g,
      stat,
      given.some(({ by }) => by !== undefined) ? 0 : printed,
      given,
    ]),
  },
  '11.9.1.2': {
    'a new original value replaces what a card has got before': originalsLast(() => true),
    'a new original value is added to the printed one': args('evaluate', (g, stat, printed, given) => [
      g,
      stat,
      printed,
      given.map(({ base, to, ...step }) => (base ? { by: to! } : { ...step, ...(to !== undefined && { to }) })),
    ]),
  },
  '11.9.1.3': {
    'what is original is gained and lost in the order of time': movedTo('originalLost', LAYERS.original.at),
    'what is gained besides is lost with it': movedTo('originalLost', LAYERS.set.at),
  },
  '11.9.1.4': {
    'a new original value replaces what rules have added': originalsLast(({ layer }) => layer === LAYERS.rules.at),
    'what rules add comes after abilities are gained and lost': ruleMovedTo('rules', LAYERS.upAndDown.at),
  },
  '11.9.1.5': {
    'abilities are gained after values have gone up': movedTo('abilities', LAYERS.upAndDown.at + 0.5),
    'abilities are gained before original values change': movedTo('abilities', LAYERS.printed.at),
  },
  '11.9.1.6': {
    'clans change after values have gone up': movedTo('noNumbers', LAYERS.upAndDown.at + 0.5),
    'clans change before original values': movedTo('noNumbers', LAYERS.printed.at),
  },
  '11.9.1.7': {
    'values go up after boosts have counted': movedTo('upAndDown', LAYERS.battle.at + 0.5),
  },
  '11.9.1.8': {
    'boosts and guardians count as what rules add': ruleMovedTo('battle', LAYERS.rules.at),
  },
  '11.9.1.9': {
    'boosts are added to a value that is set': movedTo('set', LAYERS.upAndDown.at + 0.5),
    'what an effect gives is added to a value that is set': steps((given) => [
      ...given.filter(({ to }) => to !== undefined),
      ...given.filter(({ to }) => to === undefined),
    ]),
  },
  '11.9.2': {
    'what sets and what adds go by time': movedTo('wordsSet', LAYERS.noNumbers.at),
  },
  '11.9.3': {
    'time alone decides within a step': always('waitsFor', false),
  },
  '11.9.3.1': {
    'the effect that came first has the last word': another('timeOfAbility', (_g, card) => -card.stamp),
    'the greater value counts': steps((given) => {
      const set = given.flatMap(({ to, base }) => (to === undefined || base ? [] : [to]));
      return set.length < 2 ? given : [...given.filter(({ to }) => to === undefined), { to: Math.max(...set) }];
    }),
  },
  '11.9.3.1.1': {
    'a unit that changes its circle comes later by that': another('timeOfAbility', (_g, card) => card.placed),
  },
  '11.9.3.1.1.1': {
    'what an ability has done is as old as its unit': another('timeOfEffect', (g, { source }) => g.card(source).stamp),
  },
  '11.9.3.1.1.2': {
    "what is the other player's comes first": result('comesFirst', (isFirst) => !isFirst),
  },
  '11.9.4': {
    'units that come into the row get the power as well, and lose it with the row': another(
      'reachesLater',
      (_g, _context, { kind }) => kind === 'stat',
    ),
    'what was counted is counted anew': another('recounts', () => true),
    'of two units whose power is swapped the second one gets what the first one has by then': another(
      'exchangeValues',
      function* (g, context, said, [one, other]) {
        for (const [card, from] of [
          [one!, other!],
          [other!, one!],
        ] as const)
          addLasting(g, context, [card], { kind: 'stat', stat: said.stat, to: statOf(g, from, said.stat) }, said);
      },
    ),
  },
  '11.9.4.1': {
    'the value is set to the other one': another('matchTo', (g, context, { stat, until }, card, other) =>
      addLasting(g, context, [card], { kind: 'stat', stat, to: statOf(g, other, stat) }, { ...(until && { until }) }),
    ),
  },
  '11.9.4.1.1': {
    'the printed value is added': another('doubledBy', (g, card, stat) => g.rules.printed(g, card, stat)),
  },
  '11.9.5': {
    'the rule is about the cards of that moment': always('reachesLater', false),
  },
  '11.9.6': {
    'a continuous ability is about the cards that were there before it': onlyIf(
      'appliesTo',
      (g, card, change) => !isContinuous(change) || card.stamp <= g.card(change.source!).stamp,
    ),
  },
  '11.9.7': {
    'a card is read as it comes, before the effects of its zone': onlyIf(
      'appliesTo',
      (g, card, change) => !isContinuous(change) || !justCame(g, card),
    ),
  },
  '11.9.8': {
    'what has been applied goes on': always('generatedBy', []),
    'whatever the player has been given is nullified': another('generatedBy', (g) => [...g.state.effects]),
  },
  '11.9.8.1': {
    'one part of the effect is nullified': result('generatedBy', (effects) => effects.slice(0, 1)),
  },
});
