/** Misreadings of 6-1 to 6-5: the turn up to the Main Phase. */
import { type Handle, PLAYERS } from '../../../schemas/common';
import { endEffects, setPhase, emit } from '../../kernel/changes';
import { type CardState, type JournalEvent, opponentOf } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, faultTable, onlyIf, refuse, result, skip } from '../../kernel/testing/misreadings';
import {
  activeDon,
  cardsIn,
  categoryOf,
  charactersOf,
  fightersOf,
  isActive,
  isCharacter,
  isLeader,
  type OpRules,
} from '../game';
import { memory } from '../../kernel/testing/memory';
import { endGame } from '../../kernel/game-end';

/** Records the given DON!! cards and the active cards as they were when the turn began. */
interface Begun {
  given: readonly Handle[];
  active: readonly CardState[];
}

const begun = memory((): Begun => ({ given: [], active: [] }));

export const gameProgressionFaults = faultTable<OpRules>({
  '6-1-1': {
    'the DON!! Phase comes before the Draw Phase': another('phases', ['refresh', 'don', 'draw', 'main', 'end']),
    'a turn begins with the draw': another('phases', ['draw', 'refresh', 'don', 'main', 'end']),
    'the DON!! Phase comes after the Main Phase': another('phases', ['refresh', 'draw', 'main', 'don', 'end']),
  },
  '6-1-2': {
    'both players draw in each turn': afterwards('drawPhase', (g) =>
      g.rules.draw(g, opponentOf(g.state.turnPlayer), 1),
    ),
    'the cards of both players become active in each turn': (rules) => ({
      cardsToActivate: (g) => PLAYERS.flatMap((player) => rules.cardsToActivate(g, player)),
    }),
    'both players place DON!! cards in each turn': (rules) => ({
      *placeDon(g, player, count) {
        yield* rules.placeDon(g, player, count);
        yield* rules.placeDon(g, opponentOf(player), count);
      },
    }),
  },
  '6-2-1': {
    '"until the start of your next turn" ends with the next turn, whoever takes it': another(
      'endsAtStartOfTurn',
      (_g, effect) => effect.until === 'yourNextTurn',
    ),
    "what began in the opponent's turn outlasts the own turn that follows": onlyIf(
      'endsAtStartOfTurn',
      (g, effect) => effect.turn < g.state.turn - 1,
    ),
    'effects at the start of the turn still find what lasted until then': another('refreshSteps', [
      'effects',
      'durations',
      'don',
      'activate',
    ]),
    '"until the start of your next turn" is over with the present turn': alsoIf(
      'endsWithThisTurn',
      (_g, effect) => effect.until === 'yourNextTurn',
    ),
  },
  '6-2-2': {
    "effects about the opponent's turn do not come": skip('resolveWaitingAbility', (g, waiting) =>
      waiting.event.type === 'turnStarting' && waiting.player !== g.state.turnPlayer),
    "the other player's effects at the start of the turn come first": result('playersToResolve', (given) =>
      [...given].reverse(),
    ),
    'the effects come when the cards are active': another('refreshSteps', ['durations', 'don', 'activate', 'effects']),
    'the effects come when the given DON!! cards are back': another('refreshSteps', [
      'durations',
      'don',
      'effects',
      'activate',
    ]),
  },
  '6-2-3': {
    'given DON!! cards come back active': another('stateOfReturnedDon', 'active'),
    'what was given to the Leader stays there': (rules) => ({
      donToTakeBack: (g, player) => {
        const ofLeaders = cardsIn(g, player, 'leader').flatMap((leader) => rules.donGivenTo(g, leader));
        return rules.donToTakeBack(g, player).filter((card) => !ofLeaders.includes(card));
      },
    }),
    'one DON!! card of each card comes back': (rules) => ({
      donToTakeBack: (g, player) => fightersOf(g, player).flatMap((card) => rules.donGivenTo(g, card).slice(0, 1)),
    }),
    "the opponent's given DON!! cards come back as well": (rules) => ({
      *takeBackDon(g, player) {
        yield* rules.takeBackDon(g, player);
        yield* rules.takeBackDon(g, opponentOf(player));
      },
    }),
    'the DON!! cards come back when the others are active already': another('refreshSteps', [
      'durations',
      'effects',
      'activate',
      'don',
    ]),
    'only what was given before the turn began comes back': (rules) => ({
      *refreshPhase(g) {
        begun(g).given = [...g.zone('A', 'given'), ...g.zone('B', 'given')];
        yield* rules.refreshPhase(g);
      },
      donToTakeBack: (g, player) => rules.donToTakeBack(g, player).filter(({ id }) => begun(g).given.includes(id)),
    }),
    "DON!! cards come back in the Refresh Phase of the player whose they are, also from the opponent's cards": another(
      'donToTakeBack',
      (g, player) => cardsIn(g, player, 'given'),
    ),
  },
  '6-2-4': {
    'Stages stay as they are': another('areasToActivate', ['leader', 'character', 'cost']),
    'Leaders stay as they are': another('areasToActivate', ['character', 'stage', 'cost']),
    'only the field becomes active': another('areasToActivate', ['leader', 'character', 'stage']),
    'one Character becomes active': (rules) => ({
      cardsToActivate: (g, player) => {
        const [first] = charactersOf(g, player).filter((card) => card.state === 'rested');
        return rules.cardsToActivate(g, player).filter((card) => !isCharacter(card) || card === first);
      },
    }),
    'only the Characters that were rested before the turn began become active': (rules) => ({
      *refreshPhase(g) {
        begun(g).active = charactersOf(g, g.state.turnPlayer).filter(isActive);
        yield* rules.refreshPhase(g);
      },
      cardsToActivate: (g, player) =>
        rules.cardsToActivate(g, player).filter((card) => !begun(g).active.includes(card)),
    }),
    'what becoming active triggers waits until the card is drawn': (rules) => ({
      *refreshPhase(g) {
        for (const step of rules.refreshSteps) yield* rules.refreshStep(g, g.state.turnPlayer, step);
        rules.endRefreshEffects(g, g.state.turnPlayer);
      },
    }),
    "what holds in the opponent's next Refresh Phase is over with the next one, whosever it is": another(
      'endRefreshEffects',
      (g) => endEffects(g, (effect) => effect.until === 'opponentsNextRefresh'),
    ),
  },
  '6-3-1': {
    'the player going first draws in the first turn': always('cardsToDraw', 1),
    'the player going second does not draw in the first turn either': (rules) => ({
      cardsToDraw: (g, player) => (rules.isOwnFirstTurn(g, player) ? 0 : 1),
    }),
    'two cards are drawn': always('cardsToDraw', 2),
    "the player going first draws nothing before the opponent's first turn": always(
      'cardsToDraw',
      0,
      (g, player) => player === g.state.firstPlayer && g.state.facts.turnsOver[opponentOf(player)] === 0,
    ),
  },
  '6-4-1': {
    'one DON!! card in each turn': another('donPerTurn', 1),
    'two DON!! cards in the first turn as well': another('donOnFirstTurn', 2),
    'the player going second places one in the first turn as well': (rules) => ({
      donToPlace: (g) => (rules.isOwnFirstTurn(g, g.state.turnPlayer) ? 1 : 2),
    }),
    'new DON!! cards are rested': another('stateOfNewDon', 'rested'),
  },
  '6-4-2': {
    'a single DON!! card is not placed': skip('placeLastDon', (_g, _player, available) => available === 1),
  },
  '6-4-3': {
    'who cannot place a DON!! card loses': another('noDonLeft', (g, player) =>
      endGame(g, { winner: opponentOf(player), reason: 'no DON!! card' }),
    ),
    'without a DON!! card to place the turn has no Main Phase': skip('mainPhase', (g) =>
      g.zone(g.state.turnPlayer, 'donDeck').length <= 0 && g.state.turn % 2 !== 1),
  },
  '6-5-1': {
    'the effects at the start of the Main Phase come before the DON!! cards': (rules) => ({
      *donPhase(g) {
        emit(g, 'mainPhaseStarting', { player: g.state.turnPlayer });
        yield* rules.runCheckpoint(g);
        yield* rules.donPhase(g);
      },
      *mainPhase(g) {
        while (yield* g.rules.mainPhaseAction(g, g.state.turnPlayer)) yield* g.rules.runCheckpoint(g);
      },
    }),
    "effects about the opponent's Main Phase do not come": skip('resolveWaitingAbility', (g, waiting) =>
      waiting.event.type === 'mainPhaseStarting' && waiting.player !== g.state.turnPlayer),
    "the other player's effects at the start of the Main Phase come first": result('playersToResolve', (given) =>
      [...given].reverse(),
    ),
  },
  '6-5-2': {
    'one card may be played in a Main Phase': (rules) => ({
      mainRefusal(g, player, action) {
        const again = { reason: 'a card was played already' };
        const played = g.journal.some(
          (event) =>
            event.type === 'played' && event.player === player && g.card(event.card!).enteredOnTurn === g.state.turn,
        );
        return action.type === 'play' && played ? again : rules.mainRefusal(g, player, action);
      },
    }),
    'after a battle nothing but battles is possible': (rules) => ({
      mainRefusal(g, player, action) {
        const late = { reason: 'the battles have begun' };
        const fought = cardsIn(g, player, 'leader').some((leader) => leader.state === 'rested');
        return fought && action.type !== 'attack' ? late : rules.mainRefusal(g, player, action);
      },
    }),
    'the effect of a card may be activated once in a Main Phase': (rules) => ({
      mainRefusal(g, player, action) {
        const again = { reason: 'it was activated already' };
        const isSame = (event: JournalEvent) => event.type === 'effectActivated' && event.card === action.card;
        return action.type === 'activate' && g.eventsOfTurn().some(isSame)
          ? again
          : rules.mainRefusal(g, player, action);
      },
    }),
  },
  '6-5-2-1': {
    'the end of the Main Phase must be declared twice': (rules) => ({
      *mainPhase(g) {
        yield* rules.mainPhase(g);
        while (yield* g.rules.mainPhaseAction(g, g.state.turnPlayer)) yield* g.rules.runCheckpoint(g);
      },
      *endPhase(g) {
        setPhase(g, 'main');
        yield* rules.endPhase(g);
      },
    }),
    "with the Main Phase over the opponent's turn comes": skip('endPhase'),
  },
  '6-5-3-1': {
    'Events cannot be activated in the Main Phase': refuse(
      'categoryRefusal',
      (_g, card, timing) => timing === 'main' && categoryOf(card) === 'event',
    ),
    'an Event with [Counter] can be played in the Main Phase': (rules) => ({
      categoryRefusal: (g, card, timing) =>
        rules.categoryRefusal(g, card, timing) && rules.categoryRefusal(g, card, 'counter'),
      activateEvent: (g, player, card, timing) =>
        rules.activateEvent(g, player, card, rules.eventAbilities(g, card, timing).length > 0 ? timing : 'counter'),
    }),
    'rested DON!! cards, or none, will do for the cost': always('costRefusal', null),
    'Characters cost nothing': always('costOf', 0, (_g, card) => categoryOf(card) === 'character'),
  },
  '6-5-4-1': {
    'only Characters have [Activate: Main]': refuse('activateRefusal', (g, player, action) => {
      const isOne = charactersOf(g, player).some((card) => card.id === action.card);
      return !isOne;
    }),
    '[Activate: Main] works once in a turn without being told so': refuse('activateRefusal', (g, _player, action) => {
      const used = g.journal.some((event) => event.type === 'effectActivated' && event.card === action.card);
      return used;
    }),
    "the turn player may use the opponent's [Activate: Main]": (rules) => ({
      activateRefusal: (g, player, action) =>
        rules.activateRefusal(g, player, action) && rules.activateRefusal(g, opponentOf(player), action),
      *activateMain(g, player, action) {
        const owner = action.card === undefined ? player : g.card(action.card).side;
        yield* rules.activateMain(g, owner, action);
      },
    }),
  },
  '6-5-5-1': {
    'rested DON!! cards can be given as well': another('donToGive', (g, player) => cardsIn(g, player, 'cost')),
    'what is given can be given on to another card': another('donToGive', (g, player) => [
      ...activeDon(g, player),
      ...cardsIn(g, player, 'given'),
    ]),
    'DON!! cards cannot be given to a Leader': another('donTargets', (g, player) => charactersOf(g, player)),
    'DON!! cards cannot be given to rested cards': another('donTargets', (g, player) =>
      fightersOf(g, player).filter((card) => card.state === 'active'),
    ),
    'DON!! cards can be given to a Stage': another('donTargets', (g, player) => [
      ...fightersOf(g, player),
      ...cardsIn(g, player, 'stage'),
    ]),
    "DON!! cards can be given to the opponent's Characters": another('donTargets', (g, player) => [
      ...fightersOf(g, player),
      ...charactersOf(g, opponentOf(player)),
    ]),
    'a Character that was played in this turn can be given nothing': another('donTargets', (g, player) =>
      fightersOf(g, player).filter((card) => isLeader(card) || card.enteredOnTurn !== g.state.turn),
    ),
  },
  '6-5-5-2': {
    "given DON!! cards count in the opponent's turn as well": always('donCountsNow', true),
    'a card has 1000 more power, however many DON!! cards it was given': (rules) => ({
      ruleModifiers: (g, card, stat) =>
        rules.ruleModifiers(g, card, stat).map((modifier) => ({ ...modifier, by: rules.powerPerDon })),
    }),
    'a Leader gains no power': onlyIf('donCountsNow', (_g, card) => isCharacter(card)),
    'a given DON!! card counts in the turn of the player whose DON!! card it is': (rules) => ({
      donCountsNow: (g, card) => rules.donGivenTo(g, card).some(({ owner }) => owner === g.state.turnPlayer),
    }),
  },
  '6-5-5-3': {
    'a card can be given one DON!! card': (rules) => ({
      donTargets: (g, player) => rules.donTargets(g, player).filter((card) => rules.donGivenTo(g, card).length === 0),
    }),
    'after a battle nothing can be given any more': always(
      'donToGive',
      [],
      (g, player) => cardsIn(g, player, 'leader')[0]!.state === 'rested',
    ),
    'a card can be given at most 5 DON!! cards': (rules) => ({
      donTargets: (g, player) => rules.donTargets(g, player).filter((card) => rules.donGivenTo(g, card).length < 5),
    }),
  },
  '6-5-5-4': {
    'the DON!! cards of a card that moves are active': another('stateOfFreedDon', 'active'),
    'the DON!! cards of a card that moves go back to the DON!! deck': another('whenHostMoves', (g, link) => ({
      card: g.card(link.card),
      to: { zone: 'donDeck' },
    })),
    'only to the trash; with the hand as its aim the card takes them out of the game for now': result(
      'whenHostMoves',
      (given, g, link, to) => (to.zone === 'trash' ? given : { card: g.card(link.card), to: { zone: 'donDeck' } }),
    ),
    'in the own turn they are active and of use again': (rules) => ({
      whenHostMoves(g, link, to) {
        const change = rules.whenHostMoves(g, link, to);
        const isOwn = g.card(link.card).side === g.state.turnPlayer;
        return change && isOwn ? { card: change.card, to: { zone: 'cost', state: 'active' } } : change;
      },
    }),
    'the DON!! cards of a card that goes to the deck are active': (rules) => ({
      whenHostMoves(g, link, to) {
        const change = rules.whenHostMoves(g, link, to);
        return change && to.zone === 'deck' ? { card: change.card, to: { zone: 'cost', state: 'active' } } : change;
      },
    }),
  },
  '6-5-6-1': {
    'only the player going first cannot battle in the first turn': another('isOwnFirstTurn', (g) => g.state.turn === 1),
    'a card with [Rush] battles in the first turn as well': (rules) => ({
      attackerRefusal: (g, attacker) =>
        rules.hasKeyword(g, attacker, 'rush')
          ? rules.playedThisTurnRefusal(g, attacker)
          : rules.attackerRefusal(g, attacker),
    }),
    'the first two turns of the game are without battles, whoever takes them': another(
      'isOwnFirstTurn',
      (g) => g.state.turn <= 2,
    ),
  },
});
