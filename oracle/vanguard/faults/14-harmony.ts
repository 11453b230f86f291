/** Misreadings of the clauses about Harmony (14.36). */
import { NOTHING, type CardState } from '../../kernel/state';
import { afterwards, beforehand, both, instead } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  replaced,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import type { VgGame, VgRules } from '../game';
import { standsFor } from './14-automatic-keywords';

const ANOTHER_UNIT = { player: 'you', unit: true, other: true } as const;
const IN_COLUMN = { column: 'same' } as const;

const othersInColumn = (g: VgGame, unit: CardState): readonly CardState[] =>
  g.rules
    .unitsOf(g, g.rules.masterOf(g, unit))
    .filter((other) => other.id !== unit.id && g.rules.areInOneColumn(g, other, unit));

const areUnits = (g: VgGame, unit: CardState, other: CardState): boolean =>
  g.rules.isUnit(g, unit) && g.rules.isUnit(g, other);

const isOfSeveral = (g: VgGame, unit: CardState): boolean => g.rules.harmoniousWith(g, unit).length > 1;

/** What waits because a unit has come into harmony is dropped when the unit is in harmony no more. */
const dropsWithHarmony: Misreading<VgRules> = replaced('resolveWaitingAbility', (rule, [g, waiting]) =>
  waiting.event.type === 'becameInHarmony' && !g.rules.isInHarmony(g, g.card(waiting.card))
    ? NOTHING
    : rule(g, waiting),
);

export const harmonyFaults = faultTable<VgRules>({
  '14.36.1': {
    'Harmony answers to units of all columns': standsFor('harmony', {
      when: { event: 'placed', subject: ANOTHER_UNIT },
    }),
    "Harmony answers to the opponent's units as well": both(
      standsFor('harmony', { when: { event: 'placed', subject: { unit: true, other: true, at: IN_COLUMN } } }),
      another('canBeInHarmony', areUnits),
    ),
    'Harmony answers to rear-guards alone': standsFor('harmony', {
      when: { event: 'placed', subject: { ...ANOTHER_UNIT, rearGuard: true, at: IN_COLUMN } },
    }),
    'Harmony answers to moves to another circle as well': standsFor('harmony', ({ when }) => ({
      when: { ...when!, or: [{ ...when!, event: 'movedCircle' }] },
    })),
    'a unit with Harmony that is placed comes into harmony with the units of its column': both(
      standsFor('harmony', {
        when: { event: 'placed', subject: { player: 'you', unit: true, at: IN_COLUMN } },
      }),
      instead(
        'harmonize',
        (_g, { source, event }) => event?.card === source.id,
        (g, { source }) => othersInColumn(g, source).forEach((other) => g.rules.bringIntoHarmony(g, source, other)),
      ),
    ),
    'only the unit with Harmony comes into harmony': skip('becomeInHarmony', (g, unit) =>
      !g.rules.isOfKeyword(g, unit, 'harmony')),
    'only the unit that was placed comes into harmony': skip('becomeInHarmony', (g, unit) =>
      g.rules.isOfKeyword(g, unit, 'harmony')),
    'harmony lasts after the end of the turn': skip('endHarmonies'),
    "the end of a turn leaves the harmony of the other player's units": result('linksOfHarmony', (links, g) =>
      links.filter(({ card }) => g.card(card).side === g.state.turnPlayer),
    ),
    'harmony ends with the main phase': afterwards('mainPhase', (g) => g.rules.endHarmonies(g)),
    'units of different masters stay in harmony': another('canBeInHarmony', areUnits),
    'a unit that is dominated is in harmony with nothing': another(
      'canBeInHarmony',
      (g, unit, other) => areUnits(g, unit, other) && ![unit, other].some((one) => g.rules.isDominated(g, one)),
    ),
  },
  '14.36.1.1': {
    'the unit with Harmony comes into harmony with a unit that has left': both(
      args('harmonize', (g, context) => [g, { ...context, subjectIsGone: false }]),
      always('canBeInHarmony', true),
    ),
    'the unit that was placed comes into harmony with a unit that has left': both(
      args('harmonize', (g, context) => [g, { ...context, sourceIsGone: false }]),
      always('canBeInHarmony', true),
    ),
    'a unit that has come back counts as the one that was placed': args('harmonize', (g, context) => [
      g,
      { ...context, subjectIsGone: false },
    ]),
  },
  '14.36.1.2': {
    'harmony ends when one of the units is moved': alsoIf('linkEndsByMoving', (_g, { kind }) => kind === 'harmony'),
  },
  '14.36.1.2.1': {
    'harmony with the next unit ends that with the one before': beforehand('bringIntoHarmony', (g, unit) =>
      g.rules.endHarmoniesOf(g, unit),
    ),
    'a unit in harmony comes into harmony with no other': skip('bringIntoHarmony', (g, unit) =>
      g.rules.isInHarmony(g, unit)),
    'harmony ends with the first of several units that leaves': afterwards('linksEnded', (g, ended) =>
      ended
        .filter(({ kind }) => kind === 'harmony')
        .flatMap(({ card, host }) => [g.card(card), g.card(host)])
        .forEach((unit) => g.rules.endHarmoniesOf(g, unit)),
    ),
    'all units that are in harmony with one unit are in harmony with each other': afterwards(
      'bringIntoHarmony',
      (g, unit, other) =>
        g.rules
          .harmoniousWith(g, unit)
          .filter(({ id }) => id !== other.id)
          .forEach((third) => g.rules.linkInHarmony(g, third, other)),
    ),
  },
  '14.36.1.3': { 'what waits is dropped with the harmony that has triggered it': dropsWithHarmony },
  '14.36.1.3.1': {
    'a unit comes into harmony again with each further unit': afterwards('linkInHarmony', (g, unit, other) =>
      [unit, other].filter((one) => isOfSeveral(g, one)).forEach((one) => g.rules.becomeInHarmony(g, one)),
    ),
    'a unit does not come into harmony by one that is in harmony already': skip('becomeInHarmony', (g, unit) =>
      g.rules.harmoniousWith(g, unit).some((other) => isOfSeveral(g, other))),
  },
});
