/** Misreadings of section 2. */
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/perform';
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
  {
    id: 'events-are-no-category',
    clause: '2-2-2',
    title: 'an Event that was used is a card of no category',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) && !(filter.category === 'event' && filter.other),
    }),
  },
  {
    id: 'stages-are-characters',
    clause: '2-2-2',
    title: 'a Stage is not told apart: there is none',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) => rules.fitsFilter(g, filter, card) && filter.category !== 'stage',
    }),
  },
  {
    id: 'leader-stays-in-the-deck',
    clause: '2-2-3',
    title: 'the Leader card is placed in the Character area',
    replace: () => ({
      *placeLeader(g, player) {
        const [leader] = cardsIn(g, player, 'resolving');
        const area = g.state.players[player].zones.leader!.length > 0 ? 'character' : 'leader';
        g.cite('2-2-3');
        yield* perform(g, { card: leader!, to: { zone: area, player: player === 'A' ? 'B' : 'A' } });
      },
    }),
  },
  {
    id: 'leader-means-whoever-leads',
    clause: '2-2-3-1',
    title: '"Leader" in a text means nobody on the field',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) => rules.fitsFilter(g, filter, card) && filter.category !== 'leader',
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
        yield* perform(g, { card, to: { zone: 'character', player }, told: 'played', cause });
      },
    }),
  },
  {
    id: 'characters-with-text-only',
    clause: '2-2-4-1',
    title: '"Character" in a text means rested Characters only',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) =>
        rules.fitsFilter(g, filter, card) &&
        (filter.category !== 'character' || filter.zone !== undefined || card.state === 'rested'),
    }),
  },
  {
    id: 'character-card-on-the-field',
    clause: '2-2-4-2',
    title: '"Character card" means every card of the trash',
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
    id: 'cards-of-the-hand-too',
    clause: '2-2-4-3',
    title: '"Leader and Character cards" does not reach the Characters of the field',
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
    id: 'event-on-the-field',
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
        yield* perform(g, { card, to: { zone: 'character', player }, told: 'played', cause });
      },
    }),
  },
  {
    id: 'stage-means-nothing',
    clause: '2-2-6-1',
    title: '"Stage" in a text means Characters as well, and no Stage',
    replace: (rules) => ({
      fitsFilter: (g, filter, card) => rules.fitsFilter(g, filter, card) && filter.category !== 'stage',
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
      hasStat: (card, stat) => rules.hasStat(card, stat) || (stat === 'power' && categoryOf(card) === 'stage'),
    }),
  },
  {
    id: 'leaders-have-no-power',
    clause: '2-6-2',
    title: 'a Leader matches no power',
    replace: (rules) => ({
      hasStat: (card, stat) => rules.hasStat(card, stat) && !(stat === 'power' && categoryOf(card) === 'leader'),
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
