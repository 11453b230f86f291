/** Misreadings of 6-1 and 6-2: turn flow and Charge Phase. */
import { emit } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { cardsInZones } from '../../kernel/game';
import { NOTHING, opponentOf } from '../../kernel/state';
import { beforehand } from '../../kernel/testing/doing';
import { always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { byRule, categoryOf, type DbsRules } from '../game';

export const chargePhaseFaults = faultTable<DbsRules>({
  '6-1-1': {
    'the Charge Phase comes after the Main Phase': another('phases', ['main', 'charge', 'end']),
    'a turn ends with the Main Phase': another('phases', ['charge', 'main']),
    'both players draw in each turn': (rules) => ({
      *drawForTurn(g, player) {
        yield* rules.drawForTurn(g, player);
        yield* rules.drawForTurn(g, opponentOf(player));
      },
    }),
    'both players charge in each turn': (rules) => ({
      *charge(g, player) {
        yield* rules.charge(g, player);
        yield* rules.charge(g, opponentOf(player));
      },
    }),
    'there is no Charge Phase': skip('chargePhase'),
  },
  '6-2-1': {
    'only the beginning of the Charge Phase is triggered': () => ({
      *startOfTurn(g, player) {
        emit(g, 'chargePhaseStarting', { player });
        g.cite('6-2-1');
        yield* g.rules.runCheckpoint(g);
      },
    }),
    'only the beginning of the turn is triggered': () => ({
      *startOfTurn(g, player) {
        emit(g, 'turnStarting', { player, turn: g.state.turn });
        g.cite('6-2-1');
        yield* g.rules.runCheckpoint(g);
      },
    }),
    'a checkpoint lies between the two': () => ({
      *startOfTurn(g, player) {
        g.cite('6-2-1');
        emit(g, 'turnStarting', { player, turn: g.state.turn });
        yield* g.rules.runCheckpoint(g);
        emit(g, 'chargePhaseStarting', { player });
        yield* g.rules.runCheckpoint(g);
      },
    }),
    'both come after the cards have been switched to Active Mode': another('chargeSteps', [
      'activate',
      'start',
      'draw',
      'checkpoint',
      'charge',
      'checkpointAfter',
    ]),
    "the other player's beginning of the turn is that of the turn as well": beforehand('startOfTurn', (g, player) => {
      emit(g, 'turnStarting', { player: opponentOf(player), turn: g.state.turn });
    }),
    'what lasts until the start of the own next turn lasts through that turn': skip('endYourNextTurnEffects'),
    'the own next turn is that of who has the card': result('endsAtStartOfTurn', (given, g, effect, player) => {
      const [first] = effect.targets;
      return first ? effect.until === 'yourNextTurn' && g.rules.masterOf(g, g.card(first.id)) === player : given;
    }),
    'it is over when the next turn begins, whose ever that is': ({ endsAtStartOfTurn }) => ({
      endsAtStartOfTurn: (g, effect) =>
        effect.until === 'yourNextTurn' || endsAtStartOfTurn(g, effect, g.state.turnPlayer),
    }),
  },
  '6-2-2': {
    'energy is not switched': another('areasToActivate', ['leader', 'battle']),
    'the Leader Card is not switched': another('areasToActivate', ['battle', 'energy']),
    'Battle Cards are not switched': another('areasToActivate', ['leader', 'energy']),
    'only Battle Cards are switched in the Battle Area': (rules) => ({
      cardsToActivate: (g, player) =>
        rules.cardsToActivate(g, player).filter((card) => card.zone !== 'battle' || categoryOf(card) === 'battle'),
    }),
    'nothing keeps a card in Rest Mode': always('staysRested', false),
    'what keeps one card in Rest Mode keeps all': (rules) => ({
      staysRested: (g, card) => cardsInZones(g, card.side, ['battle']).some((one) => rules.staysRested(g, one)),
    }),
    'nothing is switched': skip('setAllActive'),
  },
  '6-2-3': {
    'who plays first draws in the first turn as well': another('cardsToDraw', () => 1),
    'nobody draws in the first turn of the own': another('cardsToDraw', ({ state: { turn } }) => (turn <= 2 ? 0 : 1)),
    'who plays first never draws for the turn': another('cardsToDraw', ({ state }) =>
      state.turnPlayer === state.firstPlayer ? 0 : 1,
    ),
    'two cards are drawn': another('cardsToDraw', (g) => (g.rules.isVeryFirstTurn(g) ? 0 : 2)),
    'the draw comes before the cards are switched to Active Mode': another('chargeSteps', [
      'start',
      'draw',
      'activate',
      'checkpoint',
      'charge',
      'checkpointAfter',
    ]),
    'the draw comes after the charge': another('chargeSteps', [
      'start',
      'activate',
      'checkpoint',
      'charge',
      'draw',
      'checkpointAfter',
    ]),
  },
  '6-2-4': {
    'there is no checkpoint before the charge': another('chargeSteps', [
      'start',
      'activate',
      'draw',
      'charge',
      'checkpointAfter',
    ]),
    'the checkpoint comes before the draw': another('chargeSteps', [
      'start',
      'activate',
      'checkpoint',
      'draw',
      'charge',
      'checkpointAfter',
    ]),
  },
  '6-2-5': {
    'two cards may be charged': another('cardsToCharge', 2),
    'nothing is charged': skip('charge'),
    'nothing is charged in the first turn': skip('charge', (g) => g.rules.isVeryFirstTurn(g)),
    'a card has to be charged': (rules) => ({
      *charge(g, player) {
        const before = g.zone(player, 'energy').length;
        yield* rules.charge(g, player);
        const [first] = g.zone(player, 'hand');
        if (g.zone(player, 'energy').length > before || first === undefined) return;
        yield* perform(g, {
          card: g.card(first),
          to: { zone: 'energy', player, state: 'active' },
          cause: byRule(player),
        });
      },
    }),
    'the other player charges': args('charge', (g, player) => [g, opponentOf(player)]),
  },
  '6-2-6': {
    'there is no checkpoint after the charge': another('chargeSteps', [
      'start',
      'activate',
      'draw',
      'checkpoint',
      'charge',
    ]),
    'what the charge triggers is never resolved': onlyIf(
      'isNoticedByOthers',
      (_g, { type }) => type !== 'placedAsEnergy',
    ),
    'the Charge Phase is followed by the End Phase': (rules) => ({
      mainPhase: (g) => (g.state.turn > 5 ? NOTHING : rules.mainPhase(g)),
    }),
  },
});
