/** Misreadings of 2-1 to 2-6: names, categories, colors, types, attributes and power. */
import type { CardFilter, Instruction } from '../../../schemas/ability';
import { OP_ATTRIBUTES, type OpCard } from '../../../schemas/one-piece';
import { perform } from '../../kernel/events/perform';
import { fitsOnlyIf, saidAs } from '../../kernel/testing/common-texts';
import { afterwards } from '../../kernel/testing/doing';
import { type Misreading, always, another, args, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { cardsIn, cardsInZones, categoryOf, definitionOf, type OpRules } from '../game';
import { numbered } from './shared';

const inAreas = ['leader', 'character', 'stage'];
const secretAreas = ['hand', 'deck', 'life'];

const TEXT_IN_DECKS = 'what a card gets from its text is not looked at in deck construction';

/** Permanent cost changes for a player's cards in one zone also apply to those in another zone. */
const reachesAlso = (zone: string, other: string): Misreading<OpRules> =>
  result('printed', (given, g, card, stat) => {
    if (stat !== 'cost' || card.zone !== other || card.definition.category !== 'character') return given;
    const said = cardsInZones(g, card.side, g.zonesWith.abilities)
      .flatMap(({ definition }) => definition.abilities ?? [])
      .flatMap(({ type, effect }) => (type === 'permanent' ? (effect ?? []) : []));
    const isMatch = (one: Instruction) =>
      'target' in one && one.target && 'all' in one.target && (one.target.all.zone ?? ['character']).includes(zone);
    return said.reduce((sum, one) => sum + (isMatch(one) && one.do === 'modify' ? (one.by as number) : 0), given);
  });

/** Chooses the cards that an instruction moves from others than the text says. */
function movedFrom(said: Instruction, other: (from: CardFilter) => CardFilter): Instruction {
  if (said.do !== 'move' || !('choose' in said.target)) return said;
  const { choose } = said.target;
  return { ...said, target: { choose: { ...choose, from: other(choose.from) } } };
}

const stageAmongCharacters: Misreading<OpRules> = (rules, clause) => ({
  *placeOnField(g, player, card, state, cause) {
    if (categoryOf(card) !== 'stage') return yield* rules.placeOnField(g, player, card, state, cause);
    g.cite(clause);
    yield* perform(g, { card, to: { zone: 'character', player }, events: 'played', cause });
  },
});

const withoutText = (card: OpCard): OpCard => ({ ...card, abilities: [] });

const textLostIn = (
  where: string,
  clause: string,
  what: 'name' | 'type' | 'attribute',
  zones: readonly string[] = [where],
) =>
  faultTable<OpRules>({
    [clause]: {
      [`the ${what} that a card gets from its text is not there in ${where === zones[0] ? `the ${where}` : where}`]:
        onlyIf(
          'fitsFilter',
          (g, filter, card) =>
            filter[what] === undefined ||
            !zones.includes(card.zone) ||
            g.rules.isPrintedAs(g.rules, filter, withoutText(definitionOf(card))),
        ),
    },
  });

const textLostInDecks = (what: 'nameContains' | 'type' | 'attribute'): Misreading<OpRules> =>
  args('isPrintedAs', (rules, filter, card) => [rules, filter, filter[what] === undefined ? card : withoutText(card)]);

/** Reads one colour as another. */
const colourLost = (colour: string, taken: string): Misreading<OpRules> =>
  result('colorsOf', (given) => given.map((color) => (color === colour ? taken : color)));

export const cardInformationFaults = [
  ...faultTable<OpRules>({
    '2-1-2': {
      'a name in brackets also means names that hold it': result('namesOf', (given) =>
        given.flatMap((name) => [name, ...name.split(' ')]),
      ),
      'a name means Characters only': fitsOnlyIf(
        ({ name }, card) => name === undefined || categoryOf(card) === 'character',
      ),
    },
    '2-1-2-1': {
      'a part of a name is looked for at the start of the name only': fitsOnlyIf(({ nameContains = '' }, card) =>
        definitionOf(card).name.startsWith(nameContains),
      ),
      'a part of a name is looked for among its words only': fitsOnlyIf(
        ({ nameContains: part }, card) => part === undefined || definitionOf(card).name.split(' ').includes(part),
      ),
      'a part of a name is looked for in the printed name only': fitsOnlyIf(({ nameContains = '' }, card) =>
        definitionOf(card).name.includes(nameContains),
      ),
      'a part of a name is less than the name': fitsOnlyIf(
        ({ nameContains }, card) => definitionOf(card).name !== nameContains,
      ),
    },
    '2-1-3': {
      'a name from the text holds on the field only': fitsOnlyIf(
        ({ name }, card) => name === undefined || inAreas.includes(card.zone) || definitionOf(card).name === name,
      ),
      'a card has its printed name only': another('namesOf', (_g, definition) => [definition.name]),
    },
    '2-2-2': {
      'a card in the trash counts as a Character card, whatever its category was': fitsOnlyIf(
        ({ category }, { zone }) => category !== 'event' || zone !== 'trash',
      ),
      'there are four categories: a Stage counts as an Event that stays': fitsOnlyIf(
        ({ category }, card) => category !== 'stage' || categoryOf(card) !== 'stage',
      ),
    },
    '2-2-3': {
      'a Leader card lies among the Characters while the game is played': afterwards(
        'placeLife',
        function* (g, player) {
          const copy = cardsIn(g, player, 'leader')[0]!;
          g.cite('2-2-3');
          yield* perform(g, { card: copy, to: { zone: 'character' } });
        },
      ),
    },
    '2-2-3-1': {
      '"Leader" in a text means that of its own player, whoever is named': fitsOnlyIf(
        ({ category, player }) => category !== 'leader' || player !== 'opponent',
      ),
    },
    '2-2-4': {
      'Characters and Stages share one area': stageAmongCharacters,
    },
    '2-2-4-1': {
      'what changes the cost of Characters changes that of Character cards in the hand': reachesAlso(
        'character',
        'hand',
      ),
      '"Character" does not reach Characters stronger than the Leader': fitsOnlyIf(
        ({ category }, card) => category !== 'character' || (definitionOf(card).power ?? 0) <= 5000,
      ),
      '"Character" means a card of the category, wherever it is': always('hasCategory', true),
    },
    '2-2-4-2': {
      'what changes the cost of Character cards in the hand changes that of Characters': reachesAlso(
        'hand',
        'character',
      ),
      '"Character card" also means Characters on the field, and other cards of the trash': saidAs((said) =>
        movedFrom(said, ({ category, ...from }) =>
          category === 'character' ? { ...from, zone: ['trash', 'character'] } : { ...from, category },
        ),
      ),
    },
    '2-2-4-3': {
      'in "Leader and Character cards" the latter are Character cards outside the Character area, as they are elsewhere':
        fitsOnlyIf(
          ({ category, zone }, card) =>
            category !== undefined || !zone?.includes('leader') || card.zone !== 'character',
        ),
    },
    '2-2-5': {
      'an effect that plays a card may choose an Event for it': args('inReach', (g, instruction, all) => [
        g,
        instruction.do === 'play' ? ({ do: 'move', target: instruction.target, to: 'hand' } as const) : instruction,
        all,
      ]),
      'an Event works from the hand and stays there': () => ({
        *activateEvent(g, player, card, timing) {
          const ability = (card.definition.abilities ?? []).find((one) => one.type === timing)!;
          g.cite('2-2-5');
          yield* g.rules.activateAndResolve(g, player, card, ability);
        },
      }),
    },
    '2-2-5-1': {
      '"Event" means an Event of the hand only': fitsOnlyIf(
        ({ category }, { zone }) => category !== 'event' || zone === 'hand',
      ),
    },
    '2-2-6': {
      'a Stage is placed among the Characters': stageAmongCharacters,
    },
    '2-2-6-1': {
      '"Stage" in a text means Stage cards outside the Stage area, as "Stage card" does': fitsOnlyIf(
        ({ category }, { zone }) => category !== 'stage' || zone !== 'stage',
      ),
    },
    '2-2-6-2': {
      '"Stage card" also means the Stage in its area': saidAs((said) =>
        movedFrom(said, (from) => (from.category === 'stage' ? { ...from, zone: ['trash', 'stage'] } : from)),
      ),
    },
    '2-3-5': {
      'a card is of its first colour only': result('colorsOf', (given) => given.slice(0, 1)),
      'for a colour in common with another card its first colour counts': result(
        'printedWords',
        (given, _g, _card, kind) => (kind === 'color' ? given?.slice(0, 1) : given),
      ),
      'the colours of a Leader say what may be in the deck, it is no card of them': onlyIf(
        'fitsWords',
        (_g, filter, card) => filter.color === undefined || card.category !== 'leader',
      ),
    },
    '2-3-6': {
      'a multicolor card has exactly two colours': (rules) => ({
        isMulticolor: (g, card) => rules.colorsOf(g, card).length === 2,
      }),
      'every card that is not red alone is multicolor': (rules) => ({
        isMulticolor: (g, card) => rules.colorsOf(g, card).some((color) => color !== 'red'),
      }),
    },
    '2-4-2': {
      'what stands on both sides of a slash is one type': another('typesIn', (_g, printed) => [printed]),
      'only the type before the slash counts': result('typesIn', (given) => given.slice(0, 1)),
    },
    '2-4-3': {
      'a type in braces also means types that hold the word': another('isType', (_g, type, asked) =>
        type.includes(asked),
      ),
    },
    '2-4-3-1': {
      'a part of a type must be the whole type': onlyIf(
        'fitsWords',
        (g, { typeContains }, card) => typeContains === undefined || g.rules.typesOf(g, card).includes(typeContains),
      ),
      'a part of a type is looked for in the printed types only': args('fitsWords', (g, filter, card) => [
        g,
        filter,
        filter.typeContains === undefined ? card : withoutText(card),
      ]),
      'a part of a type is looked for in the first type only': onlyIf('fitsWords', (g, { typeContains = '' }, card) =>
        (g.rules.typesOf(g, card)[0] ?? '').includes(typeContains),
      ),
      'a part of a type is less than the type': onlyIf(
        'fitsWords',
        (g, { typeContains: part }, card) =>
          part === undefined || g.rules.typesOf(g, card).some((type) => type !== part && type.includes(part)),
      ),
    },
    '2-4-4': {
      'a card has its printed types only': (rules) => ({
        typesOf: (g, card) => (card.types ?? []).flatMap((type) => rules.typesIn(g, type)),
      }),
      'a type from the text holds on the field only': fitsOnlyIf(
        ({ type }, card) =>
          type === undefined || inAreas.includes(card.zone) || definitionOf(card).types?.includes(type),
      ),
    },
    '2-5-2': {
      'the question mark stands for no attribute': result('attributesOf', (given) =>
        given.filter((attribute) => attribute !== '?'),
      ),
      'the question mark stands for every attribute': (rules) => ({
        attributesOf: (g, card) =>
          rules.attributesOf(g, card).includes('?')
            ? ['Slash', 'Strike', 'Ranged', 'Special', 'Wisdom', '?']
            : rules.attributesOf(g, card),
      }),
    },
    '2-5-4': {
      'a card has its first attribute only': result('attributesOf', (given) => given.slice(0, 1)),
    },
    '2-5-5': {
      'a Stage fits every attribute': always('attributesOf', OP_ATTRIBUTES, (_g, card) => card.category === 'stage'),
      'an Event fits every attribute': always('attributesOf', OP_ATTRIBUTES, (_g, card) => card.category === 'event'),
      'only Characters have attributes': always('attributesOf', [], (_g, card) => card.category === 'leader'),
    },
    '2-5-6': {
      'an attribute in angle brackets means every Character': args('fitsWords', (g, filter, card) => [
        g,
        { ...filter, attribute: undefined },
        card,
      ]),
    },
    '2-5-7': {
      'a card has its printed attributes only': another('attributesOf', (_g, card) => card.attributes ?? []),
    },
    '2-6-2': {
      'a Stage has 0 power': numbered('power', 'stage'),
      'an Event has 0 power': numbered('power', 'event'),
      'a Leader matches no power': onlyIf(
        'hasStat',
        (_g, card, stat) => !(stat === 'power' && categoryOf(card) === 'leader'),
      ),
    },
    '2-6-3': {
      'no effect brings a power above the printed one': result('evaluate', (given, _g, stat, printed) =>
        stat === 'power' ? Math.min(given, printed) : given,
      ),
      'no effect brings a power below the printed one': result('evaluate', (given, _g, stat, printed) =>
        stat === 'power' ? Math.max(given, printed) : given,
      ),
    },
  }),
  ...['hand', 'life', 'trash'].flatMap((zone) => [
    ...textLostIn(zone, '2-1-3', 'name'),
    ...textLostIn(zone, '2-4-4', 'type'),
    ...textLostIn(zone, '2-5-7', 'attribute'),
  ]),
  ...textLostIn('secret areas', '2-1-3', 'name', secretAreas),
  ...textLostIn('secret areas', '2-4-4', 'type', secretAreas),
  ...textLostIn('secret areas', '2-5-7', 'attribute', secretAreas),
  ...faultTable<OpRules>({
    '2-1-3': { [TEXT_IN_DECKS]: textLostInDecks('nameContains') },
    '2-4-4': { [TEXT_IN_DECKS]: textLostInDecks('type') },
    '2-5-7': { [TEXT_IN_DECKS]: textLostInDecks('attribute') },
    '2-3-3': {
      'red is taken for green': colourLost('red', 'green'),
      'purple is taken for black': colourLost('purple', 'black'),
      'black is taken for yellow': colourLost('black', 'yellow'),
      'yellow is taken for red': colourLost('yellow', 'red'),
    },
    '2-3-6': {
      'a leader is never multicolor': onlyIf('isMulticolor', (_g, { category }) => category !== 'leader'),
      'a stage is never multicolor': onlyIf('isMulticolor', (_g, { category }) => category !== 'stage'),
    },
  }),
  ...['leader', 'stage', 'event'].flatMap((category) =>
    faultTable<OpRules>({
      '2-4-3': {
        [`a card of the category ${category} has no types`]: always(
          'typesOf',
          [],
          (_g, card) => card.category === category,
        ),
      },
    }),
  ),
];
