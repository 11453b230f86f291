/** Misreadings of section 2 from 2-7 on: costs, texts, Life, (Symbol) Counter and what else stands on a card. */
import type { Fault } from '../../kernel/module';
import { abilitiesOf, statOf } from '../../kernel/continuous/characteristics';
import { perform } from '../../kernel/events/perform';
import { categoryOf, cardsIn, definitionOf, leaderOf, type OpRules } from '../game';

export const costAndTextFaults: readonly Fault<OpRules>[] = [
  {
    id: 'one-don-less',
    clause: '2-7-1',
    title: 'a card may be played for one DON!! card less than its cost',
    replace: (rules) => ({ costOf: (g, card) => Math.max(0, rules.costOf(g, card) - 1) }),
  },
  {
    id: 'effects-pay-the-cost',
    clause: '2-7-1',
    title: 'a card that an effect plays is paid for as well',
    replace: (rules) => ({
      *playByEffect(g, context, card, state) {
        if (g.rules.costRefusal(g, context.player, card)) return;
        yield* rules.playByEffect(g, context, card, state);
      },
    }),
  },
  {
    id: 'character-paid-after-playing',
    clause: '2-7-2',
    title: 'a Character is played first and paid for afterwards',
    replace: (rules) => ({
      *playFromHand(g, player, action) {
        const card = g.card(action.card!);
        if (categoryOf(card) !== 'character') return yield* rules.playFromHand(g, player, action);
        g.rules.reveal(g, card);
        yield* g.rules.placeOnField(g, player, card, undefined, { kind: 'rule', player });
        g.cite('2-7-2');
        yield* g.rules.restDon(g, player, statOf(g, card, 'cost'), action.cards);
      },
    }),
  },
  {
    id: 'card-named-but-not-shown',
    clause: '2-7-2',
    title: 'the opponent does not see the card until it is played',
    replace: (rules) => ({ show: (g, card) => rules.reveal(g, card) }),
  },
  {
    id: 'event-works-before-the-payment',
    clause: '2-7-3',
    title: 'an Event is trashed first and paid for afterwards',
    replace: (rules) => ({
      *playFromHand(g, player, action) {
        const card = g.card(action.card!);
        if (categoryOf(card) !== 'event') return yield* rules.playFromHand(g, player, action);
        const cost = g.rules.costOf(g, card);
        g.rules.reveal(g, card);
        yield* g.rules.activateEvent(g, player, card, 'main');
        g.cite('2-7-3');
        yield* g.rules.restDon(g, player, cost, action.cards);
      },
    }),
  },
  {
    id: 'old-stage-goes-before-the-payment',
    clause: '2-7-4',
    title: 'the old Stage is trashed before the new one is paid for',
    replace: (rules) => ({
      *playFromHand(g, player, action) {
        const card = g.card(action.card!);
        if (categoryOf(card) === 'stage') yield* g.rules.makeRoomForStage(g, player);
        yield* rules.playFromHand(g, player, action);
      },
    }),
  },
  {
    id: 'leaders-cost-0',
    clause: '2-7-5',
    title: 'a Leader has a cost of 0',
    replace: (rules) => ({
      hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || (stat === 'cost' && categoryOf(card) === 'leader'),
    }),
  },
  {
    id: 'don-cost-0',
    clause: '2-7-5',
    title: 'a DON!! card has a cost of 0',
    replace: (rules) => ({
      hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || (stat === 'cost' && categoryOf(card) === 'don'),
    }),
  },
  {
    id: 'printed-cost-is-paid',
    clause: '2-7-6',
    title: 'the printed cost is paid whatever effects say',
    replace: () => ({ costOf: (_g, card) => definitionOf(card).cost ?? 0 }),
  },
  {
    id: 'cost-never-above-the-printed-one',
    clause: '2-7-6',
    title: 'no effect makes a card dearer',
    replace: (rules) => ({
      costOf: (g, card) => Math.min(rules.costOf(g, card), definitionOf(card).cost ?? 0),
    }),
  },
  {
    id: 'text-works-in-the-trash',
    clause: '2-8-2',
    title: 'a text goes on working in the trash',
    replace: (rules) => ({ playZones: [...rules.playZones, 'trash'] }),
  },
  {
    id: 'text-works-in-the-hand',
    clause: '2-8-2',
    title: 'a text works in the hand already',
    replace: (rules) => ({ playZones: [...rules.playZones, 'hand'] }),
  },
  {
    id: 'text-says-in-vain-where-it-works',
    clause: '2-8-2',
    title: 'a text works on the field only, also one that says that it works in the hand',
    replace: (rules) => ({ isWhereItWorks: (g, card) => rules.isInItsArea(g, card) }),
  },
  ...['hand', 'trash'].map((zone): Fault<OpRules> => ({
    id: `events-are-noticed-in-the-${zone}`,
    clause: '2-8-2',
    title: `a card in the ${zone} notices what happens`,
    replace: (rules) => ({
      isInItsArea: (g, card) => rules.isInItsArea(g, card) || card.zone === zone,
    }),
  })),
  {
    id: 'text-from-the-bottom',
    clause: '2-8-3',
    title: 'text is carried out from its bottom to its top',
    replace: (rules) => ({
      resolve: (g, context) =>
        rules.resolve(g, {
          ...context,
          ability: { ...context.ability, effect: [...context.ability.effect].reverse() },
        }),
    }),
  },
  {
    id: 'note-is-an-effect',
    clause: '2-8-4-1',
    title: 'a card has the keyword that its text names, negated or not',
    replace: (rules) => ({
      keywordAbility(g, card, keyword) {
        const named = keyword === 'blocker' && definitionOf(card).text?.includes('[Blocker] (');
        const printed = (card.definition.abilities ?? []).find((ability) => ability.type === 'keyword');
        return named ? printed : rules.keywordAbility(g, card, keyword);
      },
    }),
  },
  {
    id: 'parentheses-are-notes',
    clause: '2-8-4-2',
    title: 'whatever stands in parentheses is a note',
    replace: (rules) => ({
      resolve: (g, context) =>
        definitionOf(context.source).text?.includes('(Then')
          ? rules.resolve(g, {
              ...context,
              ability: { ...context.ability, effect: context.ability.effect.slice(0, 1) },
            })
          : rules.resolve(g, context),
    }),
  },
  {
    id: 'counter-is-text',
    clause: '2-8-5',
    title: 'a (Symbol) Counter is a base effect',
    replace: (rules) => ({ hasNoBaseEffect: (card) => rules.hasNoBaseEffect(card) && !card.counter }),
  },
  {
    id: 'keyword-is-no-text',
    clause: '2-8-5',
    title: 'a keyword effect is no base effect',
    replace: () => ({
      hasNoBaseEffect: (card) => (card.abilities ?? []).every((ability) => ability.type === 'keyword'),
    }),
  },
  {
    id: 'text-under-the-rules-is-no-text',
    clause: '2-8-5',
    title: 'a text that holds under the rules is no base effect',
    replace: () => ({
      hasNoBaseEffect: (card) => (card.abilities ?? []).every((ability) => ability.type === 'byRules'),
    }),
  },
  {
    id: 'gained-effects-are-base-effects',
    clause: '2-8-5',
    title: 'an effect that a card has gained is a base effect',
    replace: (rules) => ({
      isWithoutBaseEffect: (g, card) => rules.isWithoutBaseEffect(g, card) && abilitiesOf(g, card).length === 0,
    }),
  },
  {
    id: 'five-life-for-everybody',
    clause: '2-9-2',
    title: 'every Leader has five Life cards',
    replace: () => ({
      *placeLife(g, player) {
        g.cite('2-9-2');
        for (let left = 5; left > 0; left--) {
          const [top] = cardsIn(g, player, 'deck');
          yield* perform(g, { card: top!, to: { zone: 'life', face: 'down', place: 'top' } });
        }
      },
    }),
  },
  {
    id: 'life-face-up',
    clause: '2-9-2',
    title: 'Life cards are laid face up',
    replace: () => ({
      *placeLife(g, player) {
        g.cite('2-9-2');
        for (let left = definitionOf(leaderOf(g, player)).life ?? 0; left > 0; left--) {
          const [top] = cardsIn(g, player, 'deck');
          yield* perform(g, { card: top!, to: { zone: 'life', face: 'up', place: 'top' } });
        }
      },
    }),
  },
  {
    id: 'top-of-the-deck-on-top-of-the-life',
    clause: '2-9-2-1',
    title: 'the top card of the deck comes to lie on top of the Life area',
    replace: () => ({ placeOfLife: 'bottom' }),
  },
  {
    id: 'everything-has-life',
    clause: '2-9-3',
    title: 'cards that are no Leaders have a Life of 0',
    replace: (rules) => ({ hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || stat === 'life' }),
  },
  {
    id: 'events-have-life-0',
    clause: '2-9-3',
    title: 'an Event has a Life of 0',
    replace: (rules) => ({
      hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || (stat === 'life' && categoryOf(card) === 'event'),
    }),
  },
  {
    id: 'life-up-to-the-printed-value',
    clause: '2-9-4',
    title: 'no more Life cards than the Leader says can lie in the Life area',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const { player } = context;
        const full =
          to.zone === 'life' && g.zone(player, 'life').length >= (definitionOf(leaderOf(g, player)).life ?? 0);
        return full ? [] : yield* rules.beforeMove(g, context, cards, to, named);
      },
    }),
  },
  {
    id: 'life-only-goes-up',
    clause: '2-9-4',
    title: 'no effect makes the Life of a Leader smaller',
    replace: (rules) => ({
      lifeValue: (g, player) => Math.max(rules.lifeValue(g, player), definitionOf(leaderOf(g, player)).life ?? 0),
    }),
  },
  {
    id: 'counter-of-2000-for-everybody',
    clause: '2-10-1',
    title: 'every (Symbol) Counter gives 2000',
    replace: (rules) => ({
      printed: (g, card, stat) =>
        stat === 'counter' && definitionOf(card).counter ? 2000 : rules.printed(g, card, stat),
    }),
  },
  {
    id: 'events-have-counter-0',
    clause: '2-10-2',
    title: 'an Event in the trash has a (Symbol) Counter of 0',
    replace: (rules) => ({
      hasStat: (card, stat, g) =>
        rules.hasStat(card, stat, g) || (stat === 'counter' && categoryOf(card) === 'event' && card.zone === 'trash'),
    }),
  },
  {
    id: 'everything-has-a-counter',
    clause: '2-10-2',
    title: 'cards that are no Characters have a (Symbol) Counter of 0',
    replace: (rules) => ({ hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || stat === 'counter' }),
  },
  {
    id: 'trigger-and-the-card',
    clause: '2-11-1',
    title: 'the card is added to the hand although its [Trigger] is activated',
    replace: () => ({
      *afterTrigger(g, card) {
        g.cite('2-11-1');
        yield* perform(g, { card, to: { zone: 'hand', player: card.owner } });
      },
    }),
  },
  {
    id: 'trigger-is-no-text',
    clause: '2-11-2',
    title: 'a card with nothing but a [Trigger] has no base effect',
    replace: () => ({
      hasNoBaseEffect: (card) => (card.abilities ?? []).every((ability) => ability.type === 'trigger'),
    }),
  },
  {
    id: 'copies-by-rarity',
    clause: '2-13-1',
    title: 'cards of another rarity are counted apart',
    replace: (rules) => ({ copyKey: (card) => `${rules.copyKey(card)} ${card.rarity ?? ''}` }),
  },
  {
    id: 'copies-by-name-too',
    clause: '2-14-2',
    title: 'cards of one name are counted together',
    replace: () => ({ copyKey: (card) => card.name }),
  },
  {
    id: 'five-copies-of-a-number',
    clause: '2-14-2',
    title: 'five cards of one number are allowed',
    replace: () => ({ copyLimit: 5 }),
  },
  {
    id: 'number-means-the-name',
    clause: '2-14-3',
    title: 'a card number means all cards that are called as the card of that number is',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        const target = instruction.do === 'setState' ? instruction.target : undefined;
        if (!target || !('all' in target) || !target.all.number) return yield* rules.carryOut(g, context, instruction);
        const { number, ...rest } = target.all;
        const name = Object.values(g.state.cards).find((card) => card.definition.number === number)?.definition.name;
        yield* rules.carryOut(g, context, { ...instruction, target: { all: { ...rest, name } } } as typeof instruction);
      },
    }),
  },
  {
    id: 'copies-by-block',
    clause: '2-15-1',
    title: 'cards of another block are counted apart',
    replace: (rules) => ({ copyKey: (card) => `${rules.copyKey(card)} ${card.block ?? ''}` }),
  },
  {
    id: 'copies-by-illustration',
    clause: '2-16-1',
    title: 'cards with another illustration are counted apart',
    replace: (rules) => ({ copyKey: (card) => `${rules.copyKey(card)} ${card.illustration ?? ''}` }),
  },
];
