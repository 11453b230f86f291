/** Misreadings of 9-1 to 9-3: rule processing, loss, invalid combos. */
import { NOTHING } from '../../kernel/state';
import { ofRulesBehindAnswers } from '../../kernel/testing/common-tracking';
import { processedAfter } from '../../kernel/testing/common-waiting';
import { afterwards } from '../../kernel/testing/doing';
import { type Misreading, always, another, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, lifeOf, type DbsGame, type DbsRules } from '../game';

/** Judges loss only at the next checkpoint while `when` holds. */
const judgedLater =
  (when: (g: DbsGame) => boolean): Misreading<DbsRules> =>
  (rules) => ({
    afterGroup: (g) => (when(g) ? NOTHING : rules.afterGroup(g)),
    *runCheckpoint(g) {
      yield* rules.processRules(g);
      yield* rules.runCheckpoint(g);
    },
    *endOfBattle(g) {
      yield* rules.endOfBattle(g);
      yield* rules.processRules(g);
    },
  });

/** Processes confirmative rules after every change as well. */
const atOnce: Misreading<DbsRules> = afterwards('afterGroup', (g) => g.rules.processRules(g, 'confirmative'));

/** Carries out only one of the actions due, and then looks again. */
const oneByOne: Misreading<DbsRules> = ({ ruleRows }) => ({
  ruleRows: ruleRows.map((row) => (row.kind === 'confirmative' ? { ...row, due: (g) => row.due(g).slice(0, 1) } : row)),
});

export const lossAndCombosFaults = faultTable<DbsRules>({
  '9-1-2-1': {
    ...ofRulesBehindAnswers('a skill'),
    'what interrupts waits until the effect in progress is done': judgedLater((g) => g.frames.length > 0),
    'what interrupts waits until the battle is over': processedAfter(
      'endOfBattle',
      skip('processRules', (g, kind) => kind !== 'confirmative' && g.state.battle),
    ),
    'what interrupts waits for the next checkpoint': judgedLater(() => true),
    'what interrupts waits while a cost is paid': judgedLater((g) => g.frames.at(-1)?.context.paying === true),
  },
  '9-1-2-2': {
    'it comes in the middle of an effect as well': atOnce,
    'it does not come at counter timings': skip('rulesAtCounterTiming'),
    'it comes between two [Counter]s as they are resolved': afterwards('resolveDeclared', (g) =>
      g.rules.countersSoFar(g).length > 0 ? g.rules.processRules(g, 'confirmative') : NOTHING,
    ),
    'it comes if it was due at any time since': (rules) => {
      const doomed = new WeakSet<object>();
      return {
        *afterGroup(g) {
          yield* rules.afterGroup(g);
          for (const card of g.withoutCiting(() => rules.powerless(g))) doomed.add(card);
        },
        powerless: (g) => {
          const inBattle = [...cardsIn(g, 'A', 'battle'), ...cardsIn(g, 'B', 'battle')];
          return [...new Set([...rules.powerless(g), ...inBattle.filter((card) => doomed.has(card))])];
        },
      };
    },
    'it comes when a skill has been resolved, not when an attack is answered': skip('rulesAtCounterTiming', (g) =>
      g.state.activations.at(-1)?.what === 'attack'),
  },
  '9-1-2-3': {
    'one thing is done, then the next': oneByOne,
    "the turn player's come first, then the other's": ({ ruleRows }) => ({
      ruleRows: ruleRows.map((row) =>
        row.kind === 'confirmative'
          ? {
              ...row,
              due(g) {
                const due = row.due(g);
                const own = due.filter(({ player }) => player === g.state.turnPlayer);
                return own.length > 0 ? own : due;
              },
            }
          : row,
      ),
    }),
  },
  '9-2-1': {
    'loss is judged at checkpoints': judgedLater(() => true),
    'loss is judged when the effect is done': judgedLater((g) => g.frames.length > 0),
    'loss is judged when nothing waits any more': processedAfter('runCheckpoint', skip('afterGroup')),
    'a [Counter] is resolved before loss is judged': judgedLater((g) =>
      g.state.activations.some(({ what, resolving }) => what === 'counter' && resolving),
    ),
  },
  '9-2-2': {
    'where both meet a condition the turn player loses': args('judgeDefeat', (g, losers, reason) => [
      g,
      losers.slice(0, 1),
      reason,
    ]),
    'where both meet a condition the other player loses': args('judgeDefeat', (g, losers, reason) => [
      g,
      losers.slice(-1),
      reason,
    ]),
    'only the turn player is judged': result('defeated', (given, g) =>
      given.filter((player) => player === g.state.turnPlayer),
    ),
    'only the other player is judged': result('defeated', (given, g) =>
      given.filter((player) => player !== g.state.turnPlayer),
    ),
    'nobody loses where both do': result('defeated', (given) => (given.length > 1 ? [] : given)),
  },
  '9-2-3': {
    'an empty life is lost at the next damage': always('defeatByLife', null),
    'the last card of the life is the loss': another('defeatByLife', (g, player) =>
      lifeOf(g, player) > 1 ? null : 'no cards in the life',
    ),
    'only damage empties a life': always(
      'defeatByLife',
      null,
      (g) => g.journal.findLast(({ type }) => type === 'tookLife')?.cause?.kind === 'effect',
    ),
    'player A never loses by the life': always('defeatByLife', null, (_g, player) => player === 'A'),
  },
  '9-2-4': {
    'who cannot draw has lost, not who has drawn the last card': always('defeatByDeck', null),
    'the last card of the deck is the loss': another('defeatByDeck', (g, player) =>
      g.zone(player, 'deck').length > 1 ? null : 'no cards in the deck',
    ),
    'a deck is empty only by draws': always('defeatByDeck', null, (g, player) => {
      const last = g.journal.findLast(
        (event) => event.type === 'moved' && event.from === 'deck' && event.player === player,
      );
      return last !== undefined && last.to !== 'hand';
    }),
  },
  '9-3-1': {
    'an invalid combo is dropped when the turn ends': result('invalidCombos', (given, g) =>
      g.state.phase === 'main' ? [] : given,
    ),
    'it is dropped before the battle is over': (rules) => ({
      invalidCombos(g) {
        const { battle } = g.state;
        if (battle && g.journal.some(({ type }) => type === 'battleEnding'))
          return [...cardsIn(g, 'A', 'combo'), ...cardsIn(g, 'B', 'combo')];
        return rules.invalidCombos(g);
      },
    }),
    'it stays until the next battle': another('invalidCombos', () => []),
  },
  '9-3-2': {
    'a skill places nothing there outside of a battle': skip('comboBySkill', (g) => !g.state.battle),
    'it stays in the Combo Area': another('invalidCombos', () => []),
    "only the turn player's are dropped": result('invalidCombos', (given, g) =>
      given.filter(({ side }) => side === g.state.turnPlayer),
    ),
    'one of them is dropped': (rules) => {
      const done = new WeakSet<object>();
      return {
        invalidCombos(g) {
          const given = rules.invalidCombos(g).filter((card) => !done.has(card));
          for (const card of given.slice(1)) done.add(card);
          return given.slice(0, 1);
        },
      };
    },
    'they go back to the hand': (rules) => ({
      *dropsByRule(g, card, cause) {
        const changes = yield* rules.dropsByRule(g, card, cause);
        return card.zone === 'combo' ? [{ card, to: { zone: 'hand', player: card.owner }, cause }] : changes;
      },
    }),
    "they go to their master's Drop Area": ({ trashOf, redirectMove }) => ({
      trashOf: (g, card) => (card.zone === 'combo' ? { ...trashOf(g, card), player: card.side } : trashOf(g, card)),
      redirectMove: (g, move) => (move.card.zone === 'combo' && move.to.zone === 'drop' ? move : redirectMove(g, move)),
    }),
    'during a battle they are dropped as well': another('invalidCombos', (g) => {
      g.cite('9-3-2');
      return [...cardsIn(g, 'A', 'combo'), ...cardsIn(g, 'B', 'combo')];
    }),
  },
});
