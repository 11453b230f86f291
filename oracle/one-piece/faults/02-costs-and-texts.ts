/** Misreadings of 2-7 to 2-16: costs, texts and what else is printed. */
import type { Instruction } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { perform } from '../../kernel/events/perform';
import type { EffectContext } from '../../kernel/rules';
import type { CardState, Face, Procedure } from '../../kernel/state';
import { saidAs } from '../../kernel/testing/common-texts';
import { beforehand } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  zone,
} from '../../kernel/testing/misreadings';
import { categoryOf, definitionOf, leaderOf, type OpGame, type OpRules } from '../game';
import { numbered } from './shared';

/** Replaces the instructions of the effect that is being carried out. */
const withEffect = (
  context: EffectContext,
  other: (effect: readonly Instruction[]) => readonly Instruction[],
): EffectContext => ({ ...context, ability: { ...context.ability, effect: other(context.ability.effect) } });

/** Plays cards of the category before they are paid for. */
const playedFirst =
  (category: string, play: (g: OpGame, player: PlayerId, card: CardState) => Procedure): Misreading<OpRules> =>
  (rules, clause) => ({
    *playFromHand(g, player, action) {
      const card = g.card(action.card!);
      if (categoryOf(card) !== category) return yield* rules.playFromHand(g, player, action);
      const cost = g.rules.costOf(g, card);
      g.rules.reveal(g, card);
      yield* play(g, player, card);
      g.cite(clause);
      yield* g.rules.restToPay(g, player, cost, action.cards);
    },
  });

/** Lays out this number of Life cards with this face. */
const lifeLaidOut =
  (count: (g: OpGame, player: PlayerId) => number, face: Face): Misreading<OpRules> =>
  (_rules, clause) => ({
    *placeLife(g, player) {
      g.cite(clause);
      for (let left = count(g, player); left > 0; left--)
        yield* perform(g, { card: g.top(player, 'deck')!, to: { zone: 'life', face, place: 'top' } });
    },
  });

export const costsAndTextsFaults = [
  ...faultTable<OpRules>({
    '2-7-1': {
      'a card may be played for one DON!! card less than its cost': result('costOf', (given) => Math.max(0, given - 1)),
      'a card that an effect plays is paid for as well': skip('playByEffect', (g, context, card) =>
        g.rules.costRefusal(g, context.player, card)),
    },
    '2-7-2': {
      'a Character is played first and paid for afterwards': playedFirst('character', (g, player, card) =>
        g.rules.placeOnField(g, player, card, undefined, { kind: 'rule', player }),
      ),
      'the opponent does not see the card until it is played': (rules) => ({
        show: (g, card) => rules.reveal(g, card),
      }),
    },
    '2-7-3': {
      'an Event is trashed first and paid for afterwards': playedFirst('event', (g, player, card) =>
        g.rules.activateEvent(g, player, card, 'main'),
      ),
    },
    '2-7-4': {
      'the old Stage is trashed before the new one is paid for': beforehand(
        'playFromHand',
        function* (g, player, action) {
          const card = g.card(action.card!);
          if (categoryOf(card) === 'stage') yield* g.rules.makeRoomForStage(g, player);
        },
      ),
    },
    '2-7-5': {
      'a Leader has a cost of 0': numbered('cost', 'leader'),
      'a DON!! card has a cost of 0': numbered('cost', 'don'),
    },
    '2-7-6': {
      'the printed cost is paid whatever effects say': another('costOf', (_g, card) => definitionOf(card).cost ?? 0),
      'no effect makes a card dearer': result('costOf', (given, _g, card) =>
        Math.min(given, definitionOf(card).cost ?? 0),
      ),
      'what is asked of the cost of a card in the hand is asked of the printed one': (rules) => {
        let isAsked = false;
        return {
          hasStat(g, card, stat) {
            isAsked = stat === 'cost' && card.zone === 'hand';
            return rules.hasStat(g, card, stat);
          },
          evaluate(g, stat, printed, steps) {
            const asPrinted = isAsked && stat === 'cost';
            isAsked = false;
            return asPrinted ? printed : rules.evaluate(g, stat, printed, steps);
          },
        };
      },
    },
    '2-8-2': {
      'a text goes on working in the trash': zone('trash', { abilities: true }),
      'a text works in the hand already': zone('hand', { abilities: true }),
      'a text works on the field only, also one that says that it works in the hand': (rules) => ({
        isWhereItWorks: (g, card) => rules.isInItsArea(g, card),
      }),
      'a text that says in which area it works works on the field as well': alsoIf('isWhereItWorks', (g, card) =>
        g.rules.isInItsArea(g, card),
      ),
    },
    '2-8-3': {
      'text is carried out from its bottom to its top': args('resolveEffect', (g, context) => [
        g,
        withEffect(context, (effect) => [...effect].reverse()),
      ]),
    },
    '2-8-4-1': {
      'a card has the keyword that its text names, negated or not': (rules) => ({
        keywordAbility(g, card, keyword) {
          const named = keyword === 'blocker' && definitionOf(card).text?.includes('[Blocker] (');
          const printed = (card.definition.abilities ?? []).find((ability) => ability.type === 'keyword');
          return named ? printed : rules.keywordAbility(g, card, keyword);
        },
      }),
    },
    '2-8-4-2': {
      'whatever stands in parentheses is a note': args('resolveEffect', (g, context) => {
        const isNoted = definitionOf(context.source).text?.includes('(Then');
        return [g, isNoted ? withEffect(context, (effect) => effect.slice(0, 1)) : context];
      }),
    },
    '2-8-5': {
      'a (Symbol) Counter is a base effect': onlyIf('hasNoBaseEffect', (_g, card) => !card.counter),
      'a keyword effect is no base effect': another('hasNoBaseEffect', (_g, card) =>
        (card.abilities ?? []).every((ability) => ability.type === 'keyword'),
      ),
      'a text that holds under the rules is no base effect': another('hasNoBaseEffect', (_g, card) =>
        (card.abilities ?? []).every((ability) => ability.type === 'byRules'),
      ),
      'an effect that a card has gained is a base effect': onlyIf(
        'isWithoutBaseEffect',
        (g, card) => abilitiesOf(g, card).length === 0,
      ),
    },
    '2-9-2': {
      'every Leader has five Life cards': lifeLaidOut(() => 5, 'down'),
      'Life cards are laid face up': lifeLaidOut((g, player) => definitionOf(leaderOf(g, player)).life ?? 0, 'up'),
    },
    '2-9-2-1': {
      'the top card of the deck comes to lie on top of the Life area': another('placeOfLife', 'bottom'),
    },
    '2-9-3': {
      'cards that are no Leaders have a Life of 0': numbered('life'),
      'an Event has a Life of 0': numbered('life', 'event'),
    },
    '2-9-4': {
      'no more Life cards than the Leader says can lie in the Life area': (rules) => ({
        *beforeMove(g, context, cards, to, named) {
          const { player } = context;
          const full =
            to.zone === 'life' && g.zone(player, 'life').length >= (definitionOf(leaderOf(g, player)).life ?? 0);
          return full ? [] : yield* rules.beforeMove(g, context, cards, to, named);
        },
      }),
      'no effect makes the Life of a Leader smaller': result('lifeValue', (given, g, player) =>
        Math.max(given, definitionOf(leaderOf(g, player)).life ?? 0),
      ),
    },
    '2-10-1': {
      'a (Symbol) Counter gives what is printed, whatever effects have made of it': (rules) => {
        let isUsed = false;
        return {
          useCounter(g, player, action) {
            isUsed = true;
            const used = rules.useCounter(g, player, action);
            isUsed = false;
            return used;
          },
          evaluate: (g, stat, printed, steps) =>
            isUsed && stat === 'counter' ? printed : rules.evaluate(g, stat, printed, steps),
        };
      },
      'every (Symbol) Counter gives 2000': always(
        'printed',
        2000,
        (_g, card, stat) => stat === 'counter' && definitionOf(card).counter,
      ),
    },
    '2-10-2': {
      'an Event in the trash has a (Symbol) Counter of 0': numbered('counter', 'event', 'trash'),
      'cards that are no Characters have a (Symbol) Counter of 0': numbered('counter'),
    },
    '2-11-1': {
      'the card is added to the hand although its [Trigger] is activated': () => ({
        *afterTrigger(g, card) {
          g.cite('2-11-1');
          yield* perform(g, { card, to: { zone: 'hand', player: card.owner } });
        },
      }),
    },
    '2-11-2': {
      'a card with nothing but a [Trigger] has no base effect': another('hasNoBaseEffect', (_g, card) =>
        (card.abilities ?? []).every((ability) => ability.type === 'trigger'),
      ),
    },
    '2-13-1': {
      'cards of another rarity are counted apart': result(
        'copyKey',
        (given, _rules, card) => `${given} ${card.rarity ?? ''}`,
      ),
    },
    '2-14-2': {
      'cards of one name are counted together': another('copyKey', (_rules, card) => card.name),
      'five cards of one number are allowed': another('copyLimit', 5),
    },
    '2-14-3': {
      'a card number means all cards that are called as the card of that number is': saidAs((said, _context, g) => {
        if (said.do !== 'setState' || !('all' in said.target) || !said.target.all.number) return said;
        const { number, ...rest } = said.target.all;
        const name = Object.values(g.state.cards).find((card) => card.definition.number === number)?.definition.name;
        return { ...said, target: { all: { ...rest, name } } };
      }),
    },
    '2-15-1': {
      'cards of another block are counted apart': result(
        'copyKey',
        (given, _rules, card) => `${given} ${card.block ?? ''}`,
      ),
    },
    '2-16-1': {
      'cards with another illustration are counted apart': result(
        'copyKey',
        (given, _rules, card) => `${given} ${card.illustration ?? ''}`,
      ),
    },
  }),
  ...['hand', 'trash'].flatMap((zone) =>
    faultTable<OpRules>({
      '2-8-2': {
        [`a card in the ${zone} notices what happens`]: alsoIf('isInItsArea', (_g, card) => card.zone === zone),
      },
    }),
  ),
];
