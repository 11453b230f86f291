/** Misreadings of the clauses about names, clans, nations, types and icons, and about different cards (2, 18.3). */
import { EVERY_WORD, wordsOf } from '../../kernel/continuous/information';
import { always, another, faultTable, onlyIf, result, zone, type Misreading } from '../../kernel/testing/misreadings';
import type { VgIcon } from '../../../schemas/vanguard';
import { sideOf, type VgRules } from '../game';

const withoutIcon = (icon: VgIcon): Misreading<VgRules> =>
  always('hasIcon', false, (_g, _card, asked) => asked === icon);
const isElemental = ({ clans = [] }: { clans?: string[] }) => clans.includes('Cray Elemental');

/** Counts so many different words as this makes of the cards. */
const different = (kind: 'name' | 'grade', count: (found: number, cards: number) => number): Misreading<VgRules> =>
  result('numberOfDifferent', (found, _g, cards, asked) => (asked === kind ? count(found, cards.length) : found));

export const cardDataFaults = faultTable<VgRules>({
  '2.1.2': {
    'the name of the text is a name in deck building alone': another('printedNames', (_g, { name, names = [] }) => [
      name,
      ...names,
    ]),
    'the name of the text is no name in deck building': another('namesInDeck', (_rules, { name, names = [] }) => [
      name,
      ...names,
    ]),
  },
  '2.2.3.1': {
    'the clan takes the place of the printed one': result('printedWords', (words, _g, print, kind) =>
      kind === 'clan' && print.abilities?.some(({ effect }) => effect?.some((said) => said.do === 'treat'))
        ? []
        : words,
    ),
  },
  '2.2.4': {
    'it is of all clans and of no nation': result('nationsOf', (nations, _g, side) =>
      isElemental(side) ? (side.nations ?? []) : nations,
    ),
    'it is a clan like any other': always('isOfAll', false, (_g, side) => isElemental(side)),
  },
  '2.2.5': {
    'an order without a clan and a nation is of none': always(
      'isOfAll',
      false,
      (_g, { category }) => category === 'order',
    ),
    'every order is of all clans': result('clansOf', (clans, _g, { category }) =>
      category === 'order' ? [EVERY_WORD] : clans,
    ),
    'every card without a clan and a nation is of all': result(
      'isOfAll',
      (isOfAll, _g, { clans = [], nations = [] }) => isOfAll || clans.length + nations.length === 0,
    ),
  },
  '2.9.3': {
    'a heart is a unit as well': another('printOfHeart', (_g, sheet) => ({ ...sheet, abilities: [] })),
  },
  '2.9.3.1.1': {
    'unit cards of the drop zone are units as well': zone('drop', { order: 'none', implied: true }),
  },
  '2.9.4.3': {
    'a heart has no subtype': result('printOfHeart', (print) => ({ ...print, subtype: 'normal' })),
    'a worn card has no subtype': result('printOfDress', (print) => ({ ...print, subtype: 'normal' })),
  },
  '2.9.5.1': {
    'what loses its subtype loses its special type': onlyIf(
      'fitsFilter',
      (g, { special }, card) => special === undefined || wordsOf(g, card, 'subtype').length > 0,
    ),
  },
  '2.10.1.1': { 'the icon gives nothing where no text says Boost': withoutIcon('boost') },
  '2.10.1.2': { 'the icon gives nothing where no text says Intercept': withoutIcon('intercept') },
  '2.10.1.3': { 'the icon gives nothing where no text says Twin Drive': withoutIcon('twinDrive') },
  '2.10.1.4': { 'the icon gives nothing where no text says Triple Drive': withoutIcon('tripleDrive') },
  '2.14.4': {
    'a card without a clan is of none': another('clansOfNation', () => []),
    'a card is of all clans of its nation, whatever clan it names': result('clansOf', (clans, g, { nations = [] }) => [
      ...clans,
      ...nations.flatMap((nation) => g.rules.clansOfNation(g, nation)),
    ]),
    'a nation has one name': another('isSameWord', () => false),
    'all nations are the same': another('isSameWord', (_g, kind) => kind === 'nation'),
  },
  '2.15.2': {
    'cards with different illustrations are counted apart': result('namesInDeck', (names, _rules, { illustration }) =>
      names.map((name) => `${name} ${illustration}`),
    ),
  },
  '2.16.2': {
    'cards of different collection numbers are counted apart': result(
      'namesInDeck',
      (names, _rules, { collectionNumber }) => names.map((name) => `${name} ${collectionNumber}`),
    ),
  },
  '18.3.1': {
    'every card is counted': different('name', (_found, cards) => cards),
    'cards of one name and different grades are different': result('differing', (words, _g, card, kind) =>
      kind === 'name' ? words.map((word) => `${word} ${sideOf(card).grade}`) : words,
    ),
  },
  '18.3.1.1': {
    'a card counts once, however many names it has': different('name', (found, cards) => Math.min(found, cards)),
    'names are counted that the text does not mean': result(
      'numberOfDifferent',
      (_found, g, cards, kind) => new Set(cards.flatMap((card) => g.rules.differing(g, card, kind))).size,
    ),
  },
  '18.3.1.2': {
    'names are counted, whatever the text compares': result('differing', (words, g, card) =>
      words.length === 0 ? words : wordsOf(g, card, 'name'),
    ),
  },
});
