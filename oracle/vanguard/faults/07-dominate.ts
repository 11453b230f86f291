/** Misreadings of the clauses about dominated units (7.39) and Resist (14.15). */
import { setStatus } from '../../kernel/changes/objects';
import { cardsAt } from '../../kernel/objects/places';
import { perform } from '../../kernel/events/perform';
import { both } from '../../kernel/testing/doing';
import {
  always,
  another,
  args,
  faultTable,
  onlyIf,
  replaced,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import type { CardState } from '../../kernel/state';
import { isTarget } from '../../kernel/state/lasting';
import { redirectionsOfZones, type Redirection } from '../04-zones';
import { redirectionsOfDominated } from '../07-dominate';
import { cardsIn, type VgGame, type VgRules } from '../game';

/** It attacks for the other player, and is in everything else the unit of its original master. */
const onlyAttacks: Misreading<VgRules> = ({ masterOf }) => ({
  masterOf: (g, card) => (g.state.phase === 'battle' ? masterOf(g, card) : (card.snapshot?.master ?? card.side)),
});

const playedByOwner: Misreading<VgRules> = ({ contextOfActivation }) => ({
  contextOfActivation: (g, _player, card, ability, occasion) =>
    contextOfActivation(g, card.owner, card, ability, occasion),
});

const leavesField = (g: VgGame, { card, to }: Parameters<Redirection>[1]): boolean =>
  card.zone === 'field' && to.zone !== 'field' && g.rules.isDominated(g, card);

const stays: Redirection = (g, move) => (leavesField(g, move) ? null : move);
const toDominator: Redirection = (g, move) =>
  leavesField(g, move) ? { ...move, to: { ...move.to, player: g.rules.masterOf(g, move.card) } } : move;

/** Does an effect with this duration of another player than the turn player lie on the card? */
const isOfOther = (g: VgGame, card: CardState): boolean =>
  g.state.effects.some(
    (effect) => effect.until === 'yourNextStandPhase' && effect.player !== g.state.turnPlayer && isTarget(effect, card),
  );

const hasDominated = (g: VgGame, circle: CardState): boolean =>
  cardsAt(g, circle, 'field').some((card) => g.rules.isDominated(g, card));

const immovable: Redirection = (g, move) => (g.rules.isDominated(g, move.card) ? null : move);
const staysOnCircle: Redirection = (g, move) =>
  move.to.zone === 'field' && g.rules.isDominated(g, move.card) ? null : move;

/** Circles of either player are open to every card. */
const anywhere: Misreading<VgRules> = ({ redirections }) => ({
  redirections: redirections.filter(
    (one) => one !== redirectionsOfDominated.circlesOfOwners && one !== redirectionsOfZones.zonesOfOwners,
  ),
});

/** Has this step of the battle begun last? */
const inStep = (g: VgGame, step: string): boolean =>
  g.journal.findLast(({ type }) => type === 'stepBegan')?.step === step;

export const dominateFaults = faultTable<VgRules>({
  '7.39.1': {
    'an effect that dominates does nothing': skip('dominate'),
    'the original master pays for the abilities of a dominated unit': playedByOwner,
  },
  '7.39.1.1.1': { 'its original master has a dominated unit still, but for attacks': onlyAttacks },
  '7.39.1.1.2': {
    'a dominated unit is dominated by another player': () => ({
      *dominate(g, { player, source }, units, until) {
        const able = units.filter((unit) => g.rules.masterOf(g, unit) !== player);
        for (const unit of able) g.rules.release(g, unit);
        const cause = { kind: 'effect', player, source: source.id } as const;
        yield* perform(g, ...able.map((card) => ({ card, status: 'dominated', on: true, until, cause }) as const));
      },
    }),
  },
  '7.39.1.2': {
    'a unit is dominated until the end of the turn, where the text does not say how long':
      skip('endDominationsOfEffect'),
    'a text that does not say how long dominates nothing': skip('dominate', (_g, _context, _units, until) =>
      until === 'effect'),
  },
  '7.39.1.2.1': {
    'the guardian is a unit of its owner again when the effect is over': both(
      always('staysDominated', false),
      ({ masterOf }) => ({
        masterOf: (g, card) =>
          g.rules.isDominated(g, card) ? masterOf(g, card) : (card.snapshot?.master ?? card.owner),
      }),
    ),
    'a unit of the other player does not come to the guardian circle': always('mayGuardElsewhere', false),
  },
  '7.39.1.3': {
    'the stand phase is that of the player who dominated the unit': onlyIf(
      'staysRested',
      (g, card) => !isOfOther(g, card),
    ),
    'the unit never stands in a stand phase any more': always('endsWithStandPhase', false),
  },
  '7.39.1.4': { 'the mate of a dominated leader is not dominated': always('changesOfLegion', []) },
  '7.39.2': {
    'a dominated unit means its original master by "you"': onlyAttacks,
    'a trigger gives its power to a unit on an own circle alone': another('unitsToChoose', (g, player) =>
      cardsIn(g, player, 'field').filter((card) => g.rules.isUnit(g, card)),
    ),
  },
  '7.39.2.1': { 'a dominated unit counts for its original master': onlyAttacks },
  '7.39.2.2': { 'the effects of its original master apply to a dominated unit': onlyAttacks },
  '7.39.2.3': {
    'the original master plays the abilities of a dominated unit': playedByOwner,
    'nobody but the original master activates the abilities of a dominated unit': onlyAttacks,
  },
  '7.39.2.3.1': {
    'whoever is the master by then plays what waits for an event': replaced(
      'resolveWaitingAbility',
      (rule, [g, waiting]) =>
        rule(g, waiting.delayed ? waiting : { ...waiting, player: g.rules.masterOf(g, g.card(waiting.card)) }),
    ),
    'whoever is the master by then plays a timed trigger': () => ({
      *resolveTimed(g, effect) {
        yield* g.rules.resolveDelayed(g, { ...effect, player: g.rules.masterOf(g, g.card(effect.source)) });
      },
    }),
  },
  '7.39.2.4': {
    'a unit that is locked and unlocked is dominated still': both(
      ({ lock }) => ({
        *lock(g, units, cause) {
          const masters = units.map((unit) => g.rules.dominatorOf(g, unit));
          yield* lock(g, units, cause);
          for (const [index, { id }] of units.entries())
            if (masters[index])
              setStatus(g, id, { status: 'dominated', on: true }, { kind: 'rule', player: masters[index] });
        },
      }),
      result('unlocking', (change) => ({ ...change, makesNewObject: false })),
    ),
  },
  '7.39.2.5': {
    'only the deck that the text names is shuffled': another('playersToShuffle', (_g, player) => [player]),
  },
  '7.39.3': {
    'a dominated unit lies in no row of the player who dominates it': onlyIf(
      'isInRow',
      (g, place) => !hasDominated(g, place),
    ),
  },
  '7.39.3.1': {
    'the left column is that of the original master': onlyIf(
      'fitsFilter',
      (g, { at }, card) => at?.column !== 'left' || !g.rules.isDominated(g, card) || g.rules.columnOf(g, card)! < 0,
    ),
    'a dominated unit lies in the column on the same side': replaced('inSameColumn', (inSameColumn, [g, one, other]) =>
      hasDominated(g, one) || hasDominated(g, other)
        ? one.layout?.column === other.layout?.column
        : inSameColumn(g, one, other),
    ),
  },
  '7.39.3.2': { 'a unit boosts the dominated unit of its column': always('areOfOneMaster', true) },
  '7.39.4': {
    'a dominated unit does not move at all': ({ redirections }) => ({ redirections: [immovable, ...redirections] }),
  },
  '7.39.4.1': {
    'a dominated unit does not leave the circles': ({ redirections }) => ({ redirections: [stays, ...redirections] }),
    'a dominated unit goes to the zone of the player who dominates it': ({ redirections }) => ({
      redirections: [...redirections, toDominator],
    }),
  },
  '7.39.4.2': { 'a dominated unit moves to a circle of the player who dominates it': anywhere },
  '7.39.4.3': {
    'a dominated unit does not move to another circle': ({ redirections }) => ({
      redirections: [staysOnCircle, ...redirections],
    }),
  },
  '7.39.5': {
    'nothing is called to the circle of a dominated unit': result('circlesOfKind', (circles, g) =>
      circles.filter((circle) => !hasDominated(g, circle)),
    ),
    'a player whose vanguard is dominated has none': another('unitsOnVanguardCircles', (g, player) =>
      g.rules.vanguardsOf(g, player),
    ),
  },
  '7.39.5.1': { 'a card is called to the circle of a unit that its player dominates': anywhere },
  '7.39.6': {
    'a dominated unit boosts': always('canSupport', true, (g) => inStep(g, 'attack')),
    'a dominated unit intercepts': always('canSupport', true, (g) => !inStep(g, 'attack')),
  },
  '7.39.7': {
    'the original master makes the drive checks': args('driveCheck', (g, unit) => [g, { ...unit, statuses: [] }]),
  },
  '9.9.2.5': { 'a dominated unit is worn by a unit of the player who dominates it': always('liesWithItsMaster', true) },
  '11.8.10.2': {
    'an ability is played for whoever is the master of its card by then': ({ resolveWaitingAbility }) => ({
      resolveWaitingAbility: (g, waiting) =>
        resolveWaitingAbility(g, { ...waiting, player: g.rules.masterOf(g, g.card(waiting.card)) }),
    }),
  },
  '14.15.1': {
    'an effect of the opponent chooses a card with Resist': always('resists', false),
    'no effect chooses a card with Resist': always('isOfOpponent', true),
    'no effect of the opponent reaches a card with Resist': another(
      'resists',
      (g, card, cause) => g.rules.isOfOpponent(g, card, cause) && g.rules.hasKeyword(g, card, 'resist'),
    ),
  },
});
