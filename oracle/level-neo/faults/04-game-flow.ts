/** Misreadings of section 4: the turn. */
import { type PlayerId, PLAYERS } from '../../../schemas/common';
import { setFact, setPlayerCounter, setTurn } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type Question } from '../../kernel/state';
import { asInNextTurn } from '../../kernel/testing/common-waiting';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { charactersOf, definitionOf, isMain, isSupport, type LnGame, type LnRules } from '../game';
import { changedWindow, isWindow, oneChanceEach } from './shared';
import { withQuestions, withoutAsking } from './with-questions';

const supportsPlayedThisTurn = (g: LnGame): number =>
  charactersOf(g, g.state.turnPlayer).filter((card) => isSupport(card) && card.enteredOnTurn === g.state.turn).length;

const WINDOWS = [
  { clause: '4-3-2', place: 'in Main Phase 1' },
  { clause: '4-4-3', place: 'before the attack' },
  { clause: '4-4-5', place: 'after the attack' },
  { clause: '4-4-7', place: 'after the cover' },
  { clause: '4-5-3', place: 'in Main Phase 2' },
];

const withoutUse = (question: Question): Question => ({
  ...question,
  check: (action) => (action.type === 'use' ? { reason: 'no effects here' } : question.check(action)),
});

/** The player can use neither event cards nor skills, but can still play a support in a main phase. */
const closedTo = (player: PlayerId) => (question: Question) => {
  if (question.player !== player || !isWindow(question)) return question;
  return question.kind === 'main' ? withoutUse(question) : null;
};

export const gameFlowFaults = [
  ...faultTable<LnRules>({
    '4-1': {
      'the Battle Phase comes after both Main Phases': another('phases', ['start', 'main1', 'main2', 'battle', 'end']),
      'the Battle Phase comes before both Main Phases': another('phases', ['start', 'battle', 'main1', 'main2', 'end']),
      'the turn ends with the Battle Phase': another('phases', ['start', 'main1', 'battle', 'end']),
      'the End of Turn comes before Main Phase 2': another('phases', ['start', 'main1', 'battle', 'end', 'main2']),
    },
    '4-2-1': {
      'the turn markers of both players go up': (rules) => ({
        advanceTurnMarker(g) {
          for (const player of PLAYERS) rules.advanceTurnMarker(g, player);
        },
      }),
      'the turn marker shows the number of the turn of the game': afterwards('advanceTurnMarker', (g, player) => {
        setPlayerCounter(g, player, 'turnMarker', g.state.turn);
      }),
      'a card can be played whatever its turn cost': (rules) => ({
        turnCostRefusal(g, player, card) {
          rules.turnCostRefusal(g, player, card);
          return null;
        },
      }),
      'the marker must be higher than the turn cost': result(
        'turnCostRefusal',
        (given, g, player, card) =>
          given ??
          (card.zone === 'hand' && definitionOf(card).turnCost === g.rules.turnMarker(g, player)
            ? { reason: 'the marker is too low' }
            : null),
      ),
      'only a card of exactly the turn cost that the marker shows can be played': result(
        'turnCostRefusal',
        (given, g, player, card) =>
          given ??
          (card.zone === 'hand' && definitionOf(card).turnCost < g.rules.turnMarker(g, player)
            ? { reason: 'the marker is too high' }
            : null),
      ),
      'the turn cost of a support is taken away from the marker': afterwards('playSupport', (g, player, action) => {
        const { turnCost } = definitionOf(g.card(action.card!));
        setPlayerCounter(g, player, 'turnMarker', Math.max(0, g.rules.turnMarker(g, player) - turnCost));
      }),
      'event cards have no turn cost to reach': always(
        'turnCostRefusal',
        null,
        (_g, _player, card) => card.definition.category === 'event',
      ),
      'turn costs are held against the marker of the turn player, whoever uses the card': args(
        'turnCostRefusal',
        (g, _player, card) => [g, g.state.turnPlayer, card],
      ),
    },
    '4-2-2': {
      'two cards are drawn': another('drawsAtStart', 2),
      'the first player draws nothing in the first turn of the game': skip('drawAtStart', (g) => g.state.turn <= 1),
      'both players draw at every Start of Turn': (rules) => ({
        *drawAtStart(g) {
          for (const player of PLAYERS) yield* rules.drawAtStart(g, player);
        },
      }),
      'a player with six cards in the hand does not draw': skip('drawAtStart', (g, player) =>
        g.zone(player, 'hand').length >= g.rules.handLimit),
      'the opponent sees the cards in a hand': alsoIf('sees', (_g, _viewer, card) => card.zone === 'hand'),
    },
    '4-2-3': {
      'only the Main Character is set active': result('cardsToActivate', (given) => given.filter(isMain)),
      'only the supports are set active': result('cardsToActivate', (given) => given.filter(isSupport)),
      'the characters of both players are set active': (rules) => ({
        cardsToActivate: (g) => PLAYERS.flatMap((player) => rules.cardsToActivate(g, player)),
      }),
      'the characters are set active before the card is drawn': (rules) => ({
        *drawAtStart(g, player) {
          yield* rules.setAllActive(g, player);
          yield* rules.drawAtStart(g, player);
        },
      }),
      'the characters are set active when the turn of their player ends': (rules) => ({
        *setAllActive() {},
        *resolveEndOfTurn(g) {
          yield* rules.setAllActive(g, g.state.turnPlayer);
          yield* rules.resolveEndOfTurn(g);
        },
      }),
    },
    '4-3-1': {
      'any number of supports can be played in Main Phase 1': alsoIf(
        'supportAllowance',
        (g) => g.state.phase === 'main1',
      ),
      'an event card can be played as a support': always('playSupportRefusal', null, (g, player, action) => {
        const event = g
          .zone(player, 'hand')
          .some((id) => id === action.card && g.card(id).definition.category === 'event');
        return event;
      }),
      'an event used takes the place of the support of the phase': afterwards('use', (g, player) => {
        if (player === g.state.turnPlayer) setFact(g, 'supportPlayed', true);
      }),
      'the allowance of a support is never renewed': onlyIf(
        'supportAllowance',
        (g) => !charactersOf(g, g.state.turnPlayer).some((card) => isSupport(card) && card.enteredOnTurn > 0),
      ),
      'a new support comes in resting': afterwards('playSupport', (g, _player, action) =>
        perform(g, { card: g.card(action.card!), state: 'resting' }),
      ),
      'there is room for five supports': always(
        'playSupportRefusal',
        { reason: 'no room' },
        (g, player) => g.zone(player, 'support').length >= 5,
      ),
      'a character of the discard pile can be played as well': always(
        'playSupportRefusal',
        null,
        (g, player, action) => g.zone(player, 'discard').includes(action.card ?? '') && g.rules.supportAllowance(g),
      ),
    },
    '4-3-2': {
      'each player is asked once in Main Phase 1': changedWindow('4-3-2', oneChanceEach),
      'the opponent uses effects before the turn player': another('firstInWindow', (g) =>
        opponentOf(g.state.turnPlayer),
      ),
      'the turn player may act again in Main Phase 1 after both players have passed': another('passesToEnd', () => 3),
      'nothing is used in the first turn of the game': always(
        'useRefusal',
        { reason: 'it is the first turn' },
        (g) => g.state.turn === 1,
      ),
    },
    '4-5-1': {
      'the first turn of the game has a Main Phase 2': alsoIf('mainPhase2Occurs', () => true),
      'the first turn of the second player has no Main Phase 2 either': onlyIf(
        'mainPhase2Occurs',
        (g) => g.state.turn > 2,
      ),
    },
    '4-5-2': {
      'one support can be played in a turn, in either Main Phase': onlyIf(
        'supportAllowance',
        (g) => supportsPlayedThisTurn(g) === 0,
      ),
      'a support that was not played in Main Phase 1 can be played in addition in Main Phase 2': another(
        'supportAllowance',
        (g) => supportsPlayedThisTurn(g) < (g.state.phase === 'main1' ? 1 : 2),
      ),
      'any number of supports can be played in Main Phase 2': alsoIf(
        'supportAllowance',
        (g) => g.state.phase === 'main2',
      ),
    },
    '4-6-1': {
      'the turn passes before what happens at its end is carried out': (rules) => ({
        resolveWaitingAbility: (g, waiting) =>
          g.state.phase === 'end'
            ? asInNextTurn(g, () => rules.resolveWaitingAbility(g, waiting))
            : rules.resolveWaitingAbility(g, waiting),
      }),
      'nothing happens at the end of a turn but the discard': another('endOfTurnSteps', ['hands', 'durations']),
      'hands are looked at before the effects of the end of the turn': another('endOfTurnSteps', [
        'hands',
        'effects',
        'durations',
      ]),
      'effects of the turn are lost before those of the end of the turn are carried out': another('endOfTurnSteps', [
        'durations',
        'effects',
        'hands',
      ]),
    },
    '4-6-2': {
      'seven cards may be kept': another('handLimit', 7),
      'only the turn player discards': another('playersDiscardingDown', (g) => [g.state.turnPlayer]),
      'no card is ever discarded down': another('handLimit', Infinity),
      'the cards that came last are discarded, and nobody chooses': (rules) => ({
        discardDown: (g) => withoutAsking(rules.discardDown(g), (from) => from.slice().reverse()),
      }),
      'the cards that came first are discarded, and nobody chooses': (rules) => ({
        discardDown: (g) => withoutAsking(rules.discardDown(g), (from) => from),
      }),
      'a player may discard more cards than needed': (rules) => ({
        *discardDown(g) {
          yield* withQuestions(rules.discardDown(g), (question) => ({
            ...question,
            check: (action) => ((action.cards?.length ?? 0) > question.max! ? null : question.check(action)),
          }));
        },
      }),
      'one card is enough, however many are too many': (rules) => ({
        *discardDown(g) {
          yield* withQuestions(rules.discardDown(g), (question) => ({
            ...question,
            check: (action) => ((action.cards?.length ?? 0) > 0 ? null : question.check(action)),
          }));
        },
      }),
      'hands are looked at again after the discard': (rules) => ({
        *discardDown(g) {
          yield* rules.discardDown(g);
          yield* rules.discardDown(g);
        },
      }),
    },
    '4-6-3': {
      'what lasts until the end of the turn is still there in the next turn': onlyIf(
        'endsWithTurn',
        (_g, effect) => effect.until !== 'turn',
      ),
      'a skill gained until the end of the turn stays': onlyIf(
        'endsWithTurn',
        (_g, effect) => effect.modification.kind === 'stat',
      ),
      'a boost until the end of the next battle waits for a battle in a later turn': onlyIf(
        'endsWithTurn',
        (_g, effect) => effect.until !== 'nextBattle',
      ),
      'effects that are said to last longer end with the turn too': alsoIf(
        'endsWithTurn',
        (_g, effect) => effect.until === 'opponentsTurn',
      ),
      'only the effects of the turn player end with the turn': onlyIf(
        'endsWithTurn',
        (g, effect) => effect.player === g.state.turnPlayer,
      ),
      'effects of the turn are lost before hands are looked at': another('endOfTurnSteps', [
        'effects',
        'durations',
        'hands',
      ]),
    },
    '4-6-4': {
      'the player whose turn ended takes the next one too': (rules) => ({
        passTurn(g) {
          const player = g.state.turnPlayer;
          rules.passTurn(g);
          setTurn(g, g.state.turn, player);
        },
      }),
    },
  }),
  ...WINDOWS.flatMap(({ clause, place }) =>
    faultTable<LnRules>({
      [clause]: {
        [`the turn player cannot use effects ${place}`]: changedWindow(clause, (g) => closedTo(g.state.turnPlayer)),
        [`the opponent of the turn player cannot use effects ${place}`]: changedWindow(clause, (g) =>
          closedTo(opponentOf(g.state.turnPlayer)),
        ),
      },
    }),
  ),
];
