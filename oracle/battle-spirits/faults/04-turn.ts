/** Misreadings of 1-5 and 1-6, and of section 4, the turn. */
import { perform } from '../../kernel/events/perform';
import { movingCounters } from '../../kernel/objects/counters';
import { endEffects, setTurn } from '../../kernel/changes';
import { NOTHING, opponentOf, RULE } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { memory } from '../../kernel/testing/memory';
import { always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import type { BsSideOfCard } from '../../../schemas/battle-spirits';
import { coresOn, onField, reserveOf, trashCoresOf, type BsGame, type BsRules } from '../game';

const resolving = memory(() => ({ depth: 0 }));

export const turnFaults = faultTable<BsRules>({
  '1-5-2': {
    'a card of several colors has the first one alone': another('printedWords', (_g, definition, kind) => {
      const { name, colors, families = [] } = definition as unknown as BsSideOfCard;
      return { name: [name], color: colors.slice(0, 1), family: families }[kind];
    }),
    'a card of several colors has none of them for an effect on one color': another(
      'printedWords',
      (_g, card, kind) => {
        const { name, colors, families = [] } = card as unknown as BsSideOfCard;
        return { name: [name], color: colors.length > 1 ? [] : colors, family: families }[kind];
      },
    ),
    'a card has the colors of its symbols': another('printedWords', (_g, definition, kind) => {
      const { name, symbols, families = [] } = definition as unknown as BsSideOfCard;
      return { name: [name], color: symbols.flat(), family: families }[kind];
    }),
  },
  '1-6-1': {
    'a defeat is judged when the effect has been resolved': (rules) => ({
      *resolveEffect(g, context) {
        resolving(g as BsGame).depth += 1;
        yield* rules.resolveEffect(g, context);
        resolving(g as BsGame).depth -= 1;
        yield* g.rules.afterGroup(g);
      },
      ruleRows: rules.ruleRows.map((row) =>
        row.clauses.includes('1-6-2')
          ? { ...row, due: (g) => (resolving(g as BsGame).depth > 0 ? [] : row.due(g)) }
          : row,
      ),
    }),
  },
  '1-6-3': {
    'nobody loses by an empty Deck': skip('loseByEmptyDeck'),
    'an empty Deck loses at every moment': afterwards('afterGroup', (g) => {
      const { turnPlayer } = g.state;
      return g.state.phase === 'preparation' ? NOTHING : g.rules.loseByEmptyDeck(g as BsGame, turnPlayer);
    }),
    'an empty Deck loses at the Start Step of either player': afterwards('loseByEmptyDeck', (g, player) => {
      const other = opponentOf(player);
      return g.zone(other, 'deck').length === 0 ? g.rules.endWithLosers(g, [other], 'no cards in the Deck') : NOTHING;
    }),
    'a player loses who draws the last card in the Draw Step': afterwards('drawStep', (g, player) =>
      g.rules.loseByEmptyDeck(g, player),
    ),
    'a player loses with one card in the Deck': another('loseByEmptyDeck', (g, player) =>
      g.zone(player, 'deck').length < 2 ? g.rules.endWithLosers(g, [player], 'no cards in the Deck') : NOTHING,
    ),
  },
  '4-1-1': {
    'the Refresh Step refreshes what an effect keeps Exhausted': another('stateIsForbidden', () => false),
  },
  '4-2-1': {
    'the same player takes the next turn': another('passTurn', (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer)),
  },
  '4-2-2': {
    'the Draw Step comes before the Core Step': another('phases', [
      ...(['start', 'draw', 'core', 'refresh', 'main', 'attack', 'end'] as const),
    ]),
    'the Refresh Step comes before the Draw Step': another('phases', [
      ...(['start', 'core', 'refresh', 'draw', 'main', 'attack', 'end'] as const),
    ]),
    'the Refresh Step comes at the end of the turn': another('phases', [
      ...(['start', 'core', 'draw', 'main', 'attack', 'refresh', 'end'] as const),
    ]),
  },
  '4-2-3': {
    'the Start Step is skipped': skip('beginStep', (_g, phase) => phase === 'start'),
    'a Refresh Step in which nothing is refreshed is skipped': skip('beginStep', (g, phase) =>
      phase === 'refresh' &&
      coresOn(trashCoresOf(g, g.state.turnPlayer)) === 0 &&
      onField(g, g.state.turnPlayer).every(({ state }) => state === 'refreshed')),
    'an Attack Step in which nothing can attack is skipped': skip('beginStep', (g, phase) =>
      phase === 'attack' && g.rules.fighters(g, g.state.turnPlayer, 'attack').length === 0),
    'an End Step in which no effect ends is skipped': skip('beginStep', (g, phase) =>
      phase === 'end' && g.state.effects.length === 0),
  },
  '4-2-4': {
    'the opponent of the turn player acts in the Main Step': args('mainPhaseAction', (g, player) => [
      g,
      opponentOf(player),
    ]),
  },
  '4-2-5': {
    'the same player takes the next turn': another('passTurn', (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer)),
  },
  '4-3-1': {
    'the Core Step comes before the Start Step': another('phases', [
      ...(['core', 'start', 'draw', 'refresh', 'main', 'attack', 'end'] as const),
    ]),
  },
  '4-4-1': {
    'no Core comes in the Core Step': skip('coreStep'),
    'a Core comes for both players in the Core Step': afterwards('coreStep', (g, player) =>
      perform(g, movingCounters({ core: 1 }, null, reserveOf(g, opponentOf(player)), { cause: RULE })),
    ),
    'two Cores come in the Core Step': afterwards('coreStep', (g, player) =>
      perform(g, movingCounters({ core: 1 }, null, reserveOf(g, player), { cause: RULE })),
    ),
  },
  '4-5-1': {
    'the turn player does not draw in the Draw Step': another('draw', () => NOTHING),
    'both players draw in the Draw Step': afterwards('drawStep', (g, player) => g.rules.draw(g, opponentOf(player), 1)),
    'a player who cannot draw in the Draw Step loses': beforehand('drawStep', (g, player) => {
      if (g.zone(player, 'deck').length === 0) g.rules.endWithLosers(g, [player], 'no cards to draw');
      return NOTHING;
    }),
  },
  '4-5-2': {
    'a Hand has seven cards at most': beforehand('drawStep', (g, player) =>
      g.zone(player, 'hand').length >= 7
        ? g.rules.discard(
            g,
            g
              .zone(player, 'hand')
              .slice(6)
              .map((id) => g.card(id)),
            RULE,
          )
        : NOTHING,
    ),
    'a player discards down to ten cards at the end of the turn': beforehand('endStep', (g) =>
      g.rules.discard(
        g,
        g
          .zone(g.state.turnPlayer, 'hand')
          .slice(10)
          .map((id) => g.card(id)),
        RULE,
      ),
    ),
  },
  '4-6-1': {
    'exhausted cards stay exhausted': skip('setAllActive'),
    'both players refresh their cards': afterwards('refreshStep', (g, player) =>
      g.rules.setAllActive(g, opponentOf(player)),
    ),
    'only Spirits are refreshed': result('cardsToActivate', (cards, g) =>
      cards.filter((card) => g.rules.isSpirit(g as BsGame, card)),
    ),
    'a Nexus is not refreshed': result('cardsToActivate', (cards, g) =>
      cards.filter((card) => !g.rules.isNexus(g as BsGame, card)),
    ),
  },
  '4-6-2': {
    'Cores that an effect keeps in the Trash return nevertheless': always(
      'isProhibitedToPlayer',
      false,
      (_g, _player, what) => what === 'returnCores',
    ),
    'the Cores in the Trash stay there': skip('returnTrashCores'),
    'the Soul Core stays in the Trash': another('returnTrashCores', (g, player) =>
      perform(
        g,
        movingCounters(
          { core: trashCoresOf(g, player).counters.core ?? 0 },
          trashCoresOf(g, player),
          reserveOf(g, player),
          { cause: RULE },
        ),
      ),
    ),
    'both players take back their Cores': afterwards('refreshStep', (g, player) =>
      g.rules.returnTrashCores(g, opponentOf(player)),
    ),
  },
  '4-7-1': {
    'a player takes one action in a Main Step': another('mainPhase', function* (g) {
      yield* g.rules.mainPhaseAction(g, g.state.turnPlayer);
    }),
  },
  '4-7-2': {
    'the turn ends with the Main Step': onlyIf('phaseOccurs', (_g, phase) => phase !== 'attack'),
  },
  '4-8-1': {
    'only Spirits attack': onlyIf('canFight', (g, card) => g.rules.isSpirit(g, card)),
    'what can attack must attack': another('mustFight', () => true),
  },
  '4-8-2': {
    'a player attacks once in an Attack Step': another('attackStep', function* (g, player) {
      yield* g.rules.attackOnce(g, player);
    }),
    'a player attacks with everything that can attack': another('mustFight', () => true),
  },
  '4-9-1': {
    'effects that last for the turn do not end': another('endStep', () => NOTHING),
    'only the effects of the turn player end': another('endStep', (g) => {
      endEffects(g, ({ until, player }) => until === 'turn' && player === g.state.turnPlayer);
      return NOTHING;
    }),
  },
  '4-9-2': {
    'the same player takes the next turn': another('passTurn', (g) => setTurn(g, g.state.turn + 1, g.state.turnPlayer)),
  },
  '4-10-1': {
    'the first turn has a Core Step': onlyIf('phaseOccurs', (_g, phase) => phase === 'core' || phase !== 'attack'),
    'the first turn has an Attack Step': (rules) => ({
      phaseOccurs: (g, phase) => phase === 'attack' || rules.phaseOccurs(g, phase),
    }),
    'nothing is drawn in the first turn': onlyIf('phaseOccurs', (g, phase) => g.state.turn > 1 || phase !== 'draw'),
    'the first turn of the second player has no Core Step': onlyIf(
      'phaseOccurs',
      (g, phase) => g.state.turn > 2 || phase !== 'core',
    ),
    'the first turn of the second player has no Attack Step': onlyIf(
      'phaseOccurs',
      (g, phase) => g.state.turn > 2 || phase !== 'attack',
    ),
  },
  '4-10-2': {
    'a second Main Step follows the Attack Step': another('phases', [
      ...(['start', 'core', 'draw', 'refresh', 'main', 'attack', 'main', 'end'] as const),
    ]),
  },
});
