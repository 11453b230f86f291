/** Misreadings of 2-1-3, 2-5-5 and 2-6-6: names, character names and special traits that the text of a card gives it. */
import type { CardFilter } from '../../../schemas/ability';
import type { DbsCard } from '../../../schemas/dragon-ball-super';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import type { CardState, Definition } from '../../kernel/state';
import { args, faultTable, onlyIf, result } from '../../kernel/testing/misreadings';
import { asDbs, sideOf, type DbsRules } from '../game';

type Word = 'name' | 'character' | 'trait';

const withoutText = (card: DbsCard): DbsCard => ({
  ...card,
  abilities: (card.abilities ?? []).filter(({ type }) => type !== 'byRules'),
});

/** Stops cards from fitting by their text alone if `where` holds. */
const textLost = (word: Word, where: (card: CardState, g: Parameters<DbsRules['fitsFilter']>[0]) => boolean) =>
  onlyIf<DbsRules, 'fitsFilter'>(
    'fitsFilter',
    (g, filter, card) =>
      filter[word] === undefined ||
      !where(card, g) ||
      g.rules.isPrintedAs(g.rules, { [word]: filter[word] } as CardFilter, withoutText(sideOf(card))),
  );

const hasByRules = ({ abilities = [] }: Definition): boolean =>
  abilities.some((ability) => asDbs(ability).type === 'byRules');

const textFaults = (clause: string, word: Word, words: string) =>
  faultTable<DbsRules>({
    [clause]: {
      [`the ${words} of a card's text is not there in the Battle Area`]: textLost(
        word,
        ({ zone }) => zone === 'battle',
      ),
      [`the ${words} of a card's text is not there in the deck`]: textLost(word, ({ zone }) => zone === 'deck'),
      [`the ${words} of a card's text is not there in the Drop Area`]: textLost(word, ({ zone }) => zone === 'drop'),
      [`the ${words} of a card's text is lost with its skills`]: textLost(word, (card, g) =>
        abilitiesOf(g, card).every(({ type }) => (type as string) !== 'byRules'),
      ),
      [`the ${words} of a card's text is not looked at in deck construction`]: args(
        'isPrintedAs',
        (rules, filter, card) => [rules, filter, filter[word] === undefined ? card : withoutText(card)],
      ),
      [`the ${words} of a card's text takes the place of what is printed`]: result(
        'printedWords',
        (given, _g, card, kind) => (kind === word && hasByRules(card) ? given?.slice(-1) : given),
      ),
    },
  });

export const wordsOfTextsFaults = [
  ...textFaults('2-1-3', 'name', 'card name'),
  ...textFaults('2-5-5', 'character', 'character name'),
  ...textFaults('2-6-6', 'trait', 'special trait'),
];
