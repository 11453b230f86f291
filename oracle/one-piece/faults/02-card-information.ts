/** Misreadings of section 2. */
import type { OpCard } from '../../../schemas/one-piece';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { categoryOf, cardsIn, definitionOf, type OpRules } from '../game';

/** A card that the rule takes for one of these words as well, or takes from them. */
const colourLost = (colour: string, taken: string): Fault<OpRules> => ({
  id: `no-${colour}`,
  clause: '2-3-3',
  title: `${colour} is taken for ${taken}`,
  replace: (rules) => ({
    colorsOf: (card) => rules.colorsOf(card).map((color) => (color === colour ? taken : color)),
  }),
});

const withoutText = (card: OpCard): OpCard => ({ ...card, abilities: [] });

const textLostIn = (zone: string, clause: string, what: 'name' | 'type' | 'attribute'): Fault<OpRules> => ({
  id: `no-${what}-from-text-in-the-${zone}`,
  clause,
  title: `the ${what} that a card gets from its text is not there in the ${zone}`,
  replace: (rules) => ({
    fitsFilter: (g, filter, card) =>
      rules.fitsFilter(g, filter, card) &&
      (filter[what] === undefined || card.zone !== zone || rules.isPrintedAs(filter, withoutText(definitionOf(card)))),
  }),
});

const textLostInDecks = (clause: string, what: 'nameContains' | 'type' | 'attribute'): Fault<OpRules> => ({
  id: `no-${what.toLowerCase()}-from-text-in-decks`,
  clause,
  title: 'what a card gets from its text is not looked at in deck construction',
  replace: (rules) => ({
    isPrintedAs: (filter, card) => rules.isPrintedAs(filter, filter[what] === undefined ? card : withoutText(card)),
  }),
});

const inAreas = ['leader', 'character', 'stage'];

export const cardInformationFaults: readonly Fault<OpRules>[] = [
  {
    id: 'name-by-part',
    clause: '2-1-2',
    title: 'a name in brackets also means names that hold it',
    replace: (rules) => ({
      namesOf: (definition) => rules.namesOf(definition).flatMap((name) => [name, ...name.split(' ')]),
    }),
  },
  {
    id: 'name-of-characters-only',
    clause: '2-1-2',
    title: 'a name means Characters only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && (filter.name === undefined || categoryOf(card) === 'character'),
    }),
  },
  {
    id: 'part-of-name-at-its-start',
    clause: '2-1-2-1',
    title: 'a part of a name is looked for at the start of the name only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        (filter.nameContains === undefined || definitionOf(card).name.startsWith(filter.nameContains)),
    }),
  },
  {
    id: 'part-of-name-as-a-word',
    clause: '2-1-2-1',
    title: 'a part of a name is looked for among its words only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        (filter.nameContains === undefined || definitionOf(card).name.split(' ').includes(filter.nameContains)),
    }),
  },
  {
    id: 'part-of-the-printed-name',
    clause: '2-1-2-1',
    title: 'a part of a name is looked for in the printed name only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && definitionOf(card).name.includes(filter.nameContains ?? ''),
    }),
  },
  {
    id: 'part-of-name-is-not-all-of-it',
    clause: '2-1-2-1',
    title: 'a part of a name is less than the name',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && definitionOf(card).name !== filter.nameContains,
    }),
  },
  {
    id: 'name-from-text-on-the-field-only',
    clause: '2-1-3',
    title: 'a name from the text holds on the field only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        (filter.name === undefined || inAreas.includes(card.zone) || definitionOf(card).name === filter.name),
    }),
  },
  {
    id: 'no-name-from-text',
    clause: '2-1-3',
    title: 'a card has its printed name only',
    replace: () => ({ namesOf: (definition) => [definition.name] }),
  },
  ...['hand', 'life', 'trash'].flatMap((zone) => [
    textLostIn(zone, '2-1-3', 'name'),
    textLostIn(zone, '2-4-4', 'type'),
    textLostIn(zone, '2-5-7', 'attribute'),
  ]),
  textLostInDecks('2-1-3', 'nameContains'),
  textLostInDecks('2-4-4', 'type'),
  textLostInDecks('2-5-7', 'attribute'),
  {
    id: 'used-events-are-characters',
    clause: '2-2-2',
    title: 'a card in the trash counts as a Character card, whatever its category was',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && !(filter.category === 'event' && card.zone === 'trash'),
    }),
  },
  {
    id: 'stages-among-events',
    clause: '2-2-2',
    title: 'there are four categories: a Stage counts as an Event that stays',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && !(filter.category === 'stage' && categoryOf(card) === 'stage'),
    }),
  },
  {
    id: 'leader-to-the-character-area',
    clause: '2-2-3',
    title: 'a Leader card lies among the Characters while the game is played',
    replace: (rules) => ({
      *placeLife(g, player) {
        yield* rules.placeLife(g, player);
        const copy = cardsIn(g, player, 'leader')[0]!;
        g.cite('2-2-3');
        yield* perform(g, { card: copy, to: { zone: 'character' } });
      },
    }),
  },
  {
    id: 'leader-means-the-own-one',
    clause: '2-2-3-1',
    title: '"Leader" in a text means that of its own player, whoever is named',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && !(filter.category === 'leader' && filter.player === 'opponent'),
    }),
  },
  {
    id: 'characters-to-the-stage-area',
    clause: '2-2-4',
    title: 'Characters and Stages share one area',
    replace: (rules) => ({
      *placeOnField(g, player, card, state, cause) {
        if (categoryOf(card) !== 'stage') return yield* rules.placeOnField(g, player, card, state, cause);
        g.cite('2-2-4');
        yield* perform(g, { card, to: { zone: 'character', player }, events: 'played', cause });
      },
    }),
  },
  {
    id: 'character-means-weak-ones',
    clause: '2-2-4-1',
    title: '"Character" does not reach Characters stronger than the Leader',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        !(filter.category === 'character' && (definitionOf(card).power ?? 0) > 5000),
    }),
  },
  {
    id: 'character-means-the-category',
    clause: '2-2-4-1',
    title: '"Character" means a card of the category, wherever it is',
    replace: () => ({ isCategoryMeant: () => true }),
  },
  {
    id: 'character-card-on-the-field',
    clause: '2-2-4-2',
    title: '"Character card" also means Characters on the field, and other cards of the trash',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'move' || !('choose' in instruction.target)) {
          return yield* rules.carryOut(g, context, instruction);
        }
        const { choose } = instruction.target;
        const { category: _, ...from } = choose.from;
        const widened = choose.from.category === 'character' ? { ...from, zone: ['trash', 'character'] } : choose.from;
        yield* rules.carryOut(g, context, { ...instruction, target: { choose: { ...choose, from: widened } } });
      },
    }),
  },
  {
    id: 'leader-or-character-cards-outside',
    clause: '2-2-4-3',
    title:
      'in "Leader and Character cards" the latter are Character cards outside the Character area, as they are elsewhere',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        !(filter.category === undefined && filter.zone?.includes('leader') && card.zone === 'character'),
    }),
  },
  {
    id: 'event-stays-in-hand',
    clause: '2-2-5',
    title: 'an Event works from the hand and stays there',
    replace: () => ({
      *activateEvent(g, player, card, timing) {
        const ability = (card.definition.abilities ?? []).find((one) => one.type === timing)!;
        g.cite('2-2-5');
        yield* g.rules.activateAndResolve(g, player, card, ability);
      },
    }),
  },
  {
    id: 'event-of-the-hand',
    clause: '2-2-5-1',
    title: '"Event" means an Event of the hand only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && (filter.category !== 'event' || card.zone === 'hand'),
    }),
  },
  {
    id: 'stages-among-characters',
    clause: '2-2-6',
    title: 'a Stage is placed among the Characters',
    replace: (rules) => ({
      *placeOnField(g, player, card, state, cause) {
        if (categoryOf(card) !== 'stage') return yield* rules.placeOnField(g, player, card, state, cause);
        g.cite('2-2-6');
        yield* perform(g, { card, to: { zone: 'character', player }, events: 'played', cause });
      },
    }),
  },
  {
    id: 'stage-means-a-stage-card',
    clause: '2-2-6-1',
    title: '"Stage" in a text means Stage cards outside the Stage area, as "Stage card" does',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && !(filter.category === 'stage' && card.zone === 'stage'),
    }),
  },
  {
    id: 'stage-card-on-the-field',
    clause: '2-2-6-2',
    title: '"Stage card" also means the Stage in its area',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'move' || !('choose' in instruction.target)) {
          return yield* rules.carryOut(g, context, instruction);
        }
        const { choose } = instruction.target;
        const from = choose.from.category === 'stage' ? { ...choose.from, zone: ['trash', 'stage'] } : choose.from;
        yield* rules.carryOut(g, context, { ...instruction, target: { choose: { ...choose, from } } });
      },
    }),
  },
  colourLost('red', 'green'),
  colourLost('purple', 'black'),
  colourLost('black', 'yellow'),
  colourLost('yellow', 'red'),
  {
    id: 'first-colour-only',
    clause: '2-3-5',
    title: 'a card is of its first colour only',
    replace: (rules) => ({ colorsOf: (card) => rules.colorsOf(card).slice(0, 1) }),
  },
  {
    id: 'leaders-have-no-colour',
    clause: '2-3-5',
    title: 'the colours of a Leader say what may be in the deck, it is no card of them',
    replace: (rules) => ({
      fitsWords: (filter, card) =>
        rules.fitsWords(filter, card) && (filter.color === undefined || card.category !== 'leader'),
    }),
  },
  {
    id: 'multicolour-of-three',
    clause: '2-3-6',
    title: 'a multicolor card has exactly two colours',
    replace: (rules) => ({ isMulticolor: (card) => rules.colorsOf(card).length === 2 }),
  },
  {
    id: 'multicolour-of-one',
    clause: '2-3-6',
    title: 'every card that is not red alone is multicolor',
    replace: (rules) => ({ isMulticolor: (card) => rules.colorsOf(card).some((color) => color !== 'red') }),
  },
  ...['leader', 'stage'].map((category): Fault<OpRules> => ({
    id: `multicolour-without-${category}s`,
    clause: '2-3-6',
    title: `a ${category} is never multicolor`,
    replace: (rules) => ({ isMulticolor: (card) => card.category !== category && rules.isMulticolor(card) }),
  })),
  {
    id: 'slash-is-part-of-the-type',
    clause: '2-4-2',
    title: 'what stands on both sides of a slash is one type',
    replace: () => ({ typesIn: (printed) => [printed] }),
  },
  {
    id: 'type-before-the-slash',
    clause: '2-4-2',
    title: 'only the type before the slash counts',
    replace: (rules) => ({ typesIn: (printed) => rules.typesIn(printed).slice(0, 1) }),
  },
  {
    id: 'type-by-part',
    clause: '2-4-3',
    title: 'a type in braces also means types that hold the word',
    replace: () => ({ isType: (type, asked) => type.includes(asked) }),
  },
  ...['leader', 'stage', 'event'].map((category): Fault<OpRules> => ({
    id: `no-types-of-${category}s`,
    clause: '2-4-3',
    title: `a card of the category ${category} has no types`,
    replace: (rules) => ({ typesOf: (card) => (card.category === category ? [] : rules.typesOf(card)) }),
  })),
  {
    id: 'part-of-type-is-the-type',
    clause: '2-4-3-1',
    title: 'a part of a type must be the whole type',
    replace: (rules) => ({
      fitsWords: (filter, card) =>
        rules.fitsWords(filter, card) &&
        (filter.typeContains === undefined || rules.typesOf(card).includes(filter.typeContains)),
    }),
  },
  {
    id: 'part-of-a-printed-type',
    clause: '2-4-3-1',
    title: 'a part of a type is looked for in the printed types only',
    replace: (rules) => ({
      fitsWords: (filter, card) =>
        rules.fitsWords(filter, filter.typeContains === undefined ? card : withoutText(card)),
    }),
  },
  {
    id: 'part-of-the-first-type',
    clause: '2-4-3-1',
    title: 'a part of a type is looked for in the first type only',
    replace: (rules) => ({
      fitsWords: (filter, card) =>
        rules.fitsWords(filter, card) && (rules.typesOf(card)[0] ?? '').includes(filter.typeContains ?? ''),
    }),
  },
  {
    id: 'part-of-type-is-not-all-of-it',
    clause: '2-4-3-1',
    title: 'a part of a type is less than the type',
    replace: (rules) => ({
      fitsWords: (filter, card) =>
        rules.fitsWords(filter, card) &&
        (filter.typeContains === undefined ||
          rules.typesOf(card).some((type) => type !== filter.typeContains && type.includes(filter.typeContains!))),
    }),
  },
  {
    id: 'no-type-from-text',
    clause: '2-4-4',
    title: 'a card has its printed types only',
    replace: (rules) => ({ typesOf: (card) => (card.types ?? []).flatMap((type) => rules.typesIn(type)) }),
  },
  {
    id: 'type-from-text-on-the-field-only',
    clause: '2-4-4',
    title: 'a type from the text holds on the field only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        (filter.type === undefined ||
          inAreas.includes(card.zone) ||
          (definitionOf(card).types ?? []).includes(filter.type)),
    }),
  },
  {
    id: 'question-mark-is-no-attribute',
    clause: '2-5-2',
    title: 'the question mark stands for no attribute',
    replace: (rules) => ({ attributesOf: (card) => rules.attributesOf(card).filter((attribute) => attribute !== '?') }),
  },
  {
    id: 'question-mark-is-any-attribute',
    clause: '2-5-2',
    title: 'the question mark stands for every attribute',
    replace: (rules) => ({
      attributesOf: (card) =>
        rules.attributesOf(card).includes('?')
          ? ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?']
          : rules.attributesOf(card),
    }),
  },
  {
    id: 'first-attribute-only',
    clause: '2-5-4',
    title: 'a card has its first attribute only',
    replace: (rules) => ({ attributesOf: (card) => rules.attributesOf(card).slice(0, 1) }),
  },
  {
    id: 'stages-have-attributes',
    clause: '2-5-5',
    title: 'cards of every category have attributes',
    replace: () => ({ attributesOf: (card) => card.attributes ?? [] }),
  },
  {
    id: 'events-have-attributes',
    clause: '2-5-5',
    title: 'an Event has the attributes that are printed on it',
    replace: (rules) => ({
      attributesOf: (card) => (card.category === 'event' ? (card.attributes ?? []) : rules.attributesOf(card)),
    }),
  },
  {
    id: 'characters-alone-have-attributes',
    clause: '2-5-5',
    title: 'only Characters have attributes',
    replace: (rules) => ({ attributesOf: (card) => (card.category === 'leader' ? [] : rules.attributesOf(card)) }),
  },
  {
    id: 'attribute-means-any',
    clause: '2-5-6',
    title: 'an attribute in angle brackets means every Character',
    replace: (rules) => ({
      fitsWords: (filter, card) => rules.fitsWords({ ...filter, attribute: undefined }, card),
    }),
  },
  {
    id: 'no-attribute-from-text',
    clause: '2-5-7',
    title: 'a card has its printed attributes only',
    replace: () => ({ attributesOf: (card) => card.attributes ?? [] }),
  },
  {
    id: 'stages-have-power-0',
    clause: '2-6-2',
    title: 'a Stage has 0 power',
    replace: (rules) => ({
      hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || (stat === 'power' && categoryOf(card) === 'stage'),
    }),
  },
  {
    id: 'events-have-power-0',
    clause: '2-6-2',
    title: 'an Event has 0 power',
    replace: (rules) => ({
      hasStat: (card, stat, g) => rules.hasStat(card, stat, g) || (stat === 'power' && categoryOf(card) === 'event'),
    }),
  },
  {
    id: 'leaders-have-no-power',
    clause: '2-6-2',
    title: 'a Leader matches no power',
    replace: (rules) => ({
      hasStat: (card, stat, g) => rules.hasStat(card, stat, g) && !(stat === 'power' && categoryOf(card) === 'leader'),
    }),
  },
  {
    id: 'power-never-above-the-printed-one',
    clause: '2-6-3',
    title: 'no effect brings a power above the printed one',
    replace: (rules) => ({
      evaluate(stat, printed, steps, g) {
        const value = rules.evaluate(stat, printed, steps, g);
        return stat === 'power' ? Math.min(value, printed) : value;
      },
    }),
  },
  {
    id: 'power-never-below-the-printed-one',
    clause: '2-6-3',
    title: 'no effect brings a power below the printed one',
    replace: (rules) => ({
      evaluate(stat, printed, steps, g) {
        const value = rules.evaluate(stat, printed, steps, g);
        return stat === 'power' ? Math.max(value, printed) : value;
      },
    }),
  },
];
