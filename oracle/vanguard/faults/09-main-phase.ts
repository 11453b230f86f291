/** Misreadings of the clauses about the main phase (9.9). */
import {
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  replaced,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { NOTHING, opponentOf } from '../../kernel/state';
import { cardsIn, definitionOf, gradeOf, isOrder, type VgRules } from '../game';

export const mainPhaseFaults = faultTable<VgRules>({
  '9.9.1': {
    'the beginning of the main phase triggers nothing': skip('beginPhase', (_g, phase) => phase === 'main'),
  },
  '9.9.2': {
    'one action is all that the player does': replaced('playTiming', (rule, [g, player, timing]) =>
      timing.kind === 'main' ? g.rules.playOnce(g, player, timing) : rule(g, player, timing),
    ),
  },
  '9.9.2.1': {
    'units of any grade may be called': result('callsInMainPhase', (_found, g, player) =>
      cardsIn(g, player, 'hand').map(({ id }) => ({ type: 'call', assign: [{ card: id, to: `${player}.frontLeft` }] })),
    ),
    'the printed grade of the vanguard counts': result('highestGrade', (_grade, g, player) =>
      Math.max(-1, ...g.rules.vanguardsOf(g, player).map((card) => definitionOf(card).grade ?? 0)),
    ),
  },
  '9.9.2.1.1': {
    'a call in the main phase is a superior call': args('callCards', (g, player, called, cause) => [
      g,
      player,
      called,
      cause ?? ({ kind: 'effect', player } as const),
    ]),
  },
  '9.9.2.1.2': {
    'a player calls by the grade of a vanguard that the other player dominates': another('highestGrade', (g, player) =>
      Math.max(-1, ...g.rules.unitsOnVanguardCircles(g, player).map((card) => gradeOf(g, card))),
    ),
  },
  '9.9.2.2': {
    'the column of the vanguard is exchanged too': result('columnToExchange', (found, g, place) =>
      g.card(place).layout!.column === 0 ? [`${g.card(place).side}.center`, `${g.card(place).side}.backCenter`] : found,
    ),
    'a column is exchanged once in a turn': result('exchanges', (found, g) =>
      g.journal.slice(g.turnBegan).some(({ type }) => type === 'movedCircle') ? [] : found,
    ),
  },
  '9.9.2.2.1': { 'the cards stay where they are': skip('exchangeColumn') },
  '9.9.2.2.2': {
    'a card alone stays where it is': replaced('moveUnits', (rule, [g, moved, cause]) =>
      moved.length < 2 ? NOTHING : rule(g, moved, cause),
    ),
    'a card that goes to the other circle stands': replaced('arrivesAs', (rule, [g, card, to]) =>
      to.at !== undefined && card.zone === 'field' ? 'stand' : rule(g, card, to),
    ),
  },
  '9.9.2.2.3': {
    'a column without cards cannot be exchanged': result('exchanges', (found, g, player) =>
      found.filter(({ place }) =>
        g.rules
          .columnToExchange(g, place!)
          .some((circle) => cardsIn(g, player, 'field').some((card) => card.place === circle)),
      ),
    ),
  },
  '9.9.2.3': {
    'no orders are played': always('ordersToPlay', []),
    'orders of any grade are played': result('ordersToPlay', (_found, g, player, timing) =>
      g.rules.hasOrderLeft(g, player)
        ? cardsIn(g, player, 'hand')
            .filter((card) => isOrder(card) && g.rules.isOrderFor(g, card, timing))
            .map(({ id }) => ({ type: 'order' as const, card: id }))
        : [],
    ),
    'blitz orders are played in the main phase too': always('isOrderFor', true),
  },
  '9.9.2.3.1': {
    'any number of orders are played': another('orderLimit', () => Infinity),
    'one order is played in a game': (rules) => ({
      hasOrderLeft: (g, player) =>
        rules.hasOrderLeft(g, player) && !g.journal.some((one) => one.type === 'orderPlayed' && one.player === player),
    }),
  },
  '9.9.2.4': {
    'no activated abilities are used': refuse('activateRefusal', () => true),
    'each is used once in a turn': replaced('activateRefusal', (rule, [g, player, action]) =>
      g.journal.some(({ type, card }) => type === 'effectActivated' && card === action.card)
        ? { clause: '9.9.2.4', reason: 'it was used' }
        : rule(g, player, action),
    ),
    'those of the other player too': (rules) => ({
      activateRefusal: (g, player, action) =>
        rules.activateRefusal(g, player, action) && rules.activateRefusal(g, opponentOf(player), action),
      activateMain: (g, _player, action) => rules.activateMain(g, g.card(action.card!).side, action),
    }),
  },
  '9.9.2.6': {
    'the main phase ends when nothing more is possible': onlyIf('phaseOccurs', (_g, phase) => phase !== 'battle'),
  },
});
