/** Misreadings of 2, but for 2-11: what is printed on a card, and what of it counts. */
import type { CardFilter } from '../../../schemas/ability';
import { DBS_COLORS, type DbsCard } from '../../../schemas/dragon-ball-super';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type CardState, type Definition } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  faultTable,
  onlyIf,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { asDbs, cardsIn, categoryOf, definitionOf, sideOf, type DbsRules } from '../game';
import { wordsOfTextsFaults } from './02-words-of-texts';
import { executeInstructions } from '../../kernel/events/execute-effect';

/**
 * Changes what is printed on a card. Keeps one object for each card, side and area, so that the kernel sees the same
 * print again.
 */
function prints(change: (card: CardState, sheet: Definition) => Partial<DbsCard> | null): Misreading<DbsRules> {
  const known = new WeakMap<CardState, Map<string, Definition>>();
  return () => ({
    printThatCounts(_g, card, sheet) {
      const of = known.get(card) ?? new Map<string, Definition>();
      known.set(card, of);
      const key = `${card.sheet}@${card.zone}`;
      const changed = of.get(key) ?? ({ ...sheet, ...change(card, sheet) } as unknown as Definition);
      of.set(key, changed);
      return changed;
    },
  });
}

const frontOf = (card: CardState) => definitionOf(card);
const backOf = (card: CardState) => definitionOf(card).back;

/** Lets words of the card's other side count as well. */
const alsoOf = (up: CardState['sheet'], words: (other: Partial<DbsCard>, sheet: DbsCard) => Partial<DbsCard>) =>
  prints((card, sheet) => {
    const other = up === 'front' ? backOf(card) : frontOf(card);
    return card.sheet === up && card.definition.back && other ? words(other, sheet as unknown as DbsCard) : null;
  });

const both = <T>(one: readonly T[] = [], other: readonly T[] = []): T[] => [...one, ...other];

/** The misreadings that are the same for both sides. */
const sideFaults = (up: CardState['sheet'], it: string) => ({
  [`the card name ${it} counts as well`]: alsoOf(up, ({ name }, { abilities = [] }) => ({
    abilities: name === undefined ? abilities : [...abilities, { type: 'byRules', names: [name], effect: [] }],
  })),
  [`the character names ${it} count as well`]: alsoOf(up, ({ characters }, sheet) => ({
    characters: both(sheet.characters, characters),
  })),
  [`the special traits ${it} count as well`]: alsoOf(up, ({ traits }, sheet) => ({
    traits: both(sheet.traits, traits),
  })),
  [`the colours ${it} count as well`]: alsoOf(up, ({ colors }, sheet) => ({ colors: both(sheet.colors, colors) })),
  [`the skills ${it} are there as well`]: alsoOf(up, ({ abilities }, sheet) => ({
    abilities: both(sheet.abilities, abilities),
  })),
  [`the power is the one ${it}`]: result<DbsRules, 'printed'>('printed', (given, _g, card, stat) => {
    if (stat !== 'power' || !card.definition.back || card.sheet !== up) return given;
    return (up === 'front' ? backOf(card) : frontOf(card))?.power ?? given;
  }),
});

const isOf = (word: keyof CardFilter, isRight: (card: CardState) => boolean) =>
  onlyIf<DbsRules, 'fitsFilter'>('fitsFilter', (_g, filter, card) => filter[word] === undefined || isRight(card));

/** Gives cards another category. */
const alsoCategory = (category: DbsCard['category'], is: (card: CardState) => boolean) =>
  prints((card) => (is(card) ? { category } : null));

/** Gives cards another category, wherever they are. */
const alsoKind =
  (category: DbsCard['category'], is: (card: CardState) => boolean): Misreading<DbsRules> =>
  (rules, clause) => ({ ...alsoCategory(category, is)(rules, clause), hasKind: () => true });

const colourLost = (lost: string, taken: string): Misreading<DbsRules> =>
  result('colorsOf', (given) => given.map((color) => (color === lost ? taken : color)));

/** Lets skills work in one more area. */
const worksIn =
  (zone: string): Misreading<DbsRules> =>
  ({ zones, areasOfSkill }) => ({
    zones: { ...zones, [zone]: { ...zones[zone], abilities: true } },
    areasOfSkill: (g, card, ability) => [...areasOfSkill(g, card, ability), zone],
    isWhereItWorks: (g, card, ability) =>
      ability.zones ? ability.zones.includes(card.zone) : g.rules.areasOfSkill(g, card, ability).includes(card.zone),
  });

/** Counts copies by something else that is printed. */
const copiesBy = (what: 'illustration' | 'rarity' | 'block', noun: string) => ({
  [`copies with another ${noun} are other cards`]: result<DbsRules, 'copyKey'>(
    'copyKey',
    (given, _rules, card) => `${given} ${card[what] ?? ''}`,
  ),
  [`cards with the same ${noun} are copies`]: result<DbsRules, 'copyKey'>(
    'copyKey',
    (given, _rules, card) => card[what] ?? given,
  ),
});

const hasNote = (card: CardState): boolean => sideOf(card).text?.includes('(') ?? false;

export const cardDataFaults = [
  ...faultTable<DbsRules>({
    '2-1-2': {
      'a name in braces also means names that hold it': result('namesOf', (given) =>
        given.flatMap((name) => [name, ...name.split(' ')]),
      ),
      'a name in braces means Battle Cards only': isOf('name', (card) => categoryOf(card) === 'battle'),
      'a name in braces means a character name as well': result('namesOf', (given, _g, { characters = [] }) => [
        ...given,
        ...characters,
      ]),
      'a name in braces means a special trait as well': result('namesOf', (given, _g, { traits = [] }) => [
        ...given,
        ...traits,
      ]),
      'a name in braces means cards of the opponent only': onlyIf(
        'fitsFilter',
        (g, { name }, card) => name === undefined || card.side !== g.state.turnPlayer,
      ),
    },
    '2-2-2': copiesBy('illustration', 'illustration'),
    '2-3-2-1': {
      'each Leader Card is placed in the Leader Area of the opponent': afterwards('placeLeader', function* (g, player) {
        const card = cardsIn(g, player, 'leader').find(({ owner }) => owner === player)!;
        g.cite('2-3-2-1');
        yield* perform(g, { card, to: { zone: 'leader', player: opponentOf(player), face: 'up' } });
      }),
    },
    '2-3-2-1-1': {
      'a Leader Card with its back side up is none': onlyIf(
        'fitsFilter',
        (_g, { category }, card) => category !== 'leader' || card.sheet === 'front',
      ),
      '"Leader" means the own Leader Card only': onlyIf(
        'fitsFilter',
        (g, { category }, card) => category !== 'leader' || card.side === g.state.turnPlayer,
      ),
      'a Battle Card that is called so is a Leader': alsoKind('leader', (card) => sideOf(card).name === 'Leader'),
    },
    '2-3-2-1-2': sideFaults('front', 'of the back side'),
    '2-3-2-1-3': sideFaults('back', 'of the front side'),
    '2-3-2-2-1': {
      'every card in the Battle Area is a Battle Card': alsoCategory('battle', ({ zone }) => zone === 'battle'),
      'a Battle Card is one in the Battle Area only': onlyIf(
        'fitsFilter',
        (_g, { category }, { zone }) => category !== 'battle' || zone !== 'drop',
      ),
      'an Extra Card with [Field] is a Battle Card everywhere': alsoCategory('battle', (card) =>
        (sideOf(card).abilities ?? []).some(({ type }) => type === 'field'),
      ),
      'a Leader Card is a Battle Card as well': alsoKind('battle', ({ zone }) => zone === 'leader'),
    },
    '2-3-2-3': {
      'a used Extra Card stays in the hand': skip('dropUsed'),
      'a used Extra Card is sent to the Warp': (rules) => ({
        *dropUsed(g, activation) {
          const { card, what } = activation;
          if (what === 'counter') return yield* rules.dropUsed(g, activation);
          g.cite('2-3-2-3');
          yield* g.rules.warp(g, [g.card(card.id)]);
        },
      }),
      'an Extra Card is activated from the Drop Area, too': alsoIf(
        'isWhereItWorks',
        (_g, card, { type }) => categoryOf(card) === 'extra' && card.zone === 'drop' && type === 'activate',
      ),
    },
    '2-3-2-3-1': {
      'a Battle Card with an [Activate] is an Extra Card': alsoCategory('extra', (card) =>
        (sideOf(card).abilities ?? []).some(({ type }) => type === 'activate'),
      ),
      'an Extra Card with [Field] is none': isOf('category', (card) => !hasType(card, 'field')),
      'an Extra Card with a [Counter] is none': isOf('category', (card) => !hasType(card, 'counter')),
    },
    '2-4-1': {
      'energy of any colour pays a specified cost': another('isEnergyOf', (g) => {
        g.cite('2-4-1');
        return true;
      }),
      'a card has its first colour only': result('colorsOf', (given) => given.slice(0, 1)),
      'a card is of a colour if it has no other': result('colorsOf', (given) => (given.length > 1 ? [] : given)),
    },
    '2-4-1-1': Object.fromEntries(
      DBS_COLORS.map((color, index) => [
        `${color} is no colour of its own`,
        colourLost(color, DBS_COLORS[(index + 1) % DBS_COLORS.length]!),
      ]),
    ),
    '2-5-3': {
      'a name in angle brackets also means character names that hold it': result('charactersOf', (given) =>
        given.flatMap((name) => [name, ...name.split(' ')]),
      ),
      'a name in angle brackets means a card name as well': result('charactersOf', (given, _g, { name }) => [
        ...given,
        name,
      ]),
      'a card has its first character name only': result('charactersOf', (given) => given.slice(0, 1)),
      'a name in angle brackets means cards of the opponent only': onlyIf(
        'fitsFilter',
        (g, { character }, card) => character === undefined || card.side !== g.state.turnPlayer,
      ),
    },
    '2-5-4': {
      'the name of an Extra Card is its character name': result('charactersOf', (given, _g, { category, name }) =>
        category === 'extra' ? [...given, name] : given,
      ),
      'a Leader Card has no character name': isOf('character', (card) => categoryOf(card) !== 'leader'),
    },
    '2-6-3': {
      'traits with a slash between them are one': another('traitsOf', (_g, { traits = [] }) => traits),
      'only the trait before the slash counts': result('traitsOf', (_given, _g, { traits = [] }) =>
        traits.map((trait) => trait.split('/')[0]!.trim()),
      ),
      'only the last trait counts': result('traitsOf', (given) => given.slice(-1)),
      'a slash with spaces around it separates nothing': another('traitsOf', (_g, { traits = [] }) =>
        traits.flatMap((trait) => (trait.includes(' / ') ? [trait] : trait.split('/'))),
      ),
    },
    '2-6-4': {
      'a trait also means traits that hold it': result('traitsOf', (given) =>
        given.flatMap((trait) => [trait, ...trait.split(' ')]),
      ),
      'a trait means a card name as well': result('traitsOf', (given, _g, { name }) => [...given, name]),
      'a trait means a character name as well': result('traitsOf', (given, _g, { characters = [] }) => [
        ...given,
        ...characters,
      ]),
      'a trait means cards of the opponent only': onlyIf(
        'fitsFilter',
        (g, { trait }, card) => trait === undefined || card.side !== g.state.turnPlayer,
      ),
    },
    '2-6-5': {
      'the name of an Extra Card is its trait': result('traitsOf', (given, _g, { category, name }) =>
        category === 'extra' ? [...given, name] : given,
      ),
      'a Leader Card has no special trait': isOf('trait', (card) => categoryOf(card) !== 'leader'),
    },
    '2-6-6': {
      'a trait of the text takes the place of the printed one': result('traitsOf', (given, _g, { abilities = [] }) => {
        const own = abilities.flatMap(({ traits = [] }) => traits);
        return own.length > 0 ? own : given;
      }),
    },
    '2-7-3': {
      'the name of an Extra Card is its era': result('erasOf', (given, _g, { category, name }) =>
        category === 'extra' ? [...given, name] : given,
      ),
      'a Leader Card has no era': isOf('era', (card) => categoryOf(card) !== 'leader'),
      'an era also means eras that hold it': result('erasOf', (given) =>
        given.flatMap((era) => [era, era.split(' ').slice(1).join(' ')]),
      ),
      'a card without an era is of every era': result('erasOf', (given) => (given.length > 0 ? given : ['Dawn Saga'])),
    },
    '2-8-2': {
      'an Extra Card has a power of 0': alsoIf(
        'isNumbered',
        (_g, card, stat) => stat === 'power' && categoryOf(card) === 'extra',
      ),
      'an Extra Card in the Battle Area shows a power of 0': always('showsValue', true),
      'a Leader Card has no power that texts ask for': onlyIf(
        'isNumbered',
        (_g, card, stat) => stat !== 'power' || categoryOf(card) !== 'leader',
      ),
    },
    '2-8-3': {
      'no power is less than 0': result('readAs', (given) => Math.max(0, given)),
      'each effect lowers a power to 0 at most': (rules) => ({
        evaluate: (g, stat, printed, steps) => {
          rules.evaluate(g, stat, printed, steps);
          return steps.reduce((value, { to, by = 0 }) => Math.max(0, to ?? value + by), printed);
        },
      }),
    },
    '2-9-2': {
      'an Extra Card has a combo power of 0': alsoIf(
        'isNumbered',
        (_g, card, stat) => stat === 'comboPower' && categoryOf(card) === 'extra',
      ),
      'a Leader Card has a combo power of 0': alsoIf(
        'isNumbered',
        (_g, card, stat) => stat === 'comboPower' && categoryOf(card) === 'leader',
      ),
      'a Battle Card with a combo power of 0 has none': onlyIf(
        'isNumbered',
        (_g, card, stat) => stat !== 'comboPower' || definitionOf(card).comboPower !== 0,
      ),
    },
    '2-10-2': {
      'an Extra Card has a combo cost of 0': alsoIf(
        'isNumbered',
        (_g, card, stat) => stat === 'comboCost' && categoryOf(card) === 'extra',
      ),
      'a Leader Card has a combo cost of 0': alsoIf(
        'isNumbered',
        (_g, card, stat) => stat === 'comboCost' && categoryOf(card) === 'leader',
      ),
      'a Battle Card with a combo cost of 0 has none': onlyIf(
        'isNumbered',
        (_g, card, stat) => stat !== 'comboCost' || definitionOf(card).comboCost !== 0,
      ),
    },
    '2-12-2': {
      'skills work in the hand already': worksIn('hand'),
      'skills work while their card is being played': (rules) => ({
        zones: { ...rules.zones, hand: { ...rules.zones.hand, abilities: true } },
        areasOfSkill: (g, card, ability) =>
          g.rules.isBeingPlayed(g, card) ? [card.zone] : rules.areasOfSkill(g, card, ability),
      }),
      'skills go on working in the Drop Area': worksIn('drop'),
      'skills go on working in the Warp': worksIn('warp'),
      'skills work in the Life Area': worksIn('life'),
      'skills work in the Energy Area': worksIn('energy'),
      'skills go on working in the Combo Area': worksIn('combo'),
    },
    '2-12-3': {
      'a note works though the keyword that it explains is negated': alsoIf(
        'hasKeyword',
        (_g, card, keyword) =>
          hasNote(card) && (sideOf(card).abilities ?? []).some((ability) => ability.keyword === keyword),
      ),
      'a note is the keyword once more': result('damageOf', (given, _g, attacker) =>
        hasNote(attacker) ? 2 * given : given,
      ),
    },
    '2-12-3-1': {
      'whatever stands in parentheses is a note': (rules) => ({
        *executeInstruction(g, context, instruction) {
          if (hasNote(context.source) && context.ability.effect[0] !== instruction) return;
          yield* rules.executeInstruction(g, context, instruction);
        },
      }),
      'what stands in parentheses is all that counts': (rules) => ({
        *executeInstruction(g, context, instruction) {
          g.rules.citeParentheses(g, context.source);
          if (hasNote(context.source) && context.ability.effect[0] === instruction) return;
          yield* executeInstructions(g, { ...context }, []);
          yield* rules.executeInstruction(g, context, instruction);
        },
      }),
    },
    '2-12-4': {
      'a card whose skills are negated is skill-less': alsoIf(
        'isSkillLess',
        (g, card) => abilitiesOf(g, card).length === 0,
      ),
      'a name or a trait in the text is no text': alsoIf('isSkillLess', (_g, card) =>
        (sideOf(card).abilities ?? []).every((ability) => asDbs(ability).type === 'byRules'),
      ),
      'a card with a specified cost is not skill-less': onlyIf(
        'isSkillLess',
        (_g, card) => definitionOf(card).specifiedCost === undefined,
      ),
      'a Leader Card is never skill-less': onlyIf('isSkillLess', (_g, card) => categoryOf(card) !== 'leader'),
    },
    '2-14-2': copiesBy('rarity', 'rarity'),
    '2-15-2-1': {
      'a fifth copy is allowed': another('copyLimit', 5),
      'three copies are the most': another('copyLimit', 3),
      'copies are counted by their name': another('copyKey', (_rules, { name }) => name),
      'Extra Cards are not counted': result('copiesAllowed', (given, _rules, { category }) =>
        category === 'extra' ? Infinity : given,
      ),
    },
    '2-16-2': copiesBy('block', 'block'),
  }),
  ...wordsOfTextsFaults,
];

function hasType(card: CardState, type: string): boolean {
  return (sideOf(card).abilities ?? []).some((ability) => ability.type === type);
}
