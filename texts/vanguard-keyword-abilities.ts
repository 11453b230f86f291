/** Abilities with keywords of Cardfight!! Vanguard, and what only they say, in words. */
import { oneOf } from './nouns';
import { eventText, saying, type Card, type Says, type Tongue } from './sentences';
import { automaticKeyword } from './vanguard-automatic-keywords';
import { KEYWORDS, NOUNS } from './vanguard-nouns';
import { joined, partsOf, sentence, word, type Part } from './words';

export const keywordText = ({ keyword }: Part): string => word(KEYWORDS, keyword, 'the keyword');

/** @param rest all that the ability says besides: `Blaze`, `Rush: Draw 1 card.` */
export const automaticKeywordText = (ability: Part, rest: string): string =>
  joined(automaticKeyword(ability), rest !== '' && `: ${sentence(rest)}`).replace(' :', ':');

/** `Friend`, `Melody – [CONT] This unit gets +2000 power.` */
export const lastingKeywordText = (ability: Part, abilityText: (given: Part) => string): string =>
  joined(keywordText(ability), ability.gives !== undefined && '–', ...partsOf(ability, 'gives').map(abilityText));

export const keywordTexts: Readonly<Record<string, Says>> = {
  rescue: saying(['count'], (i) => `Rescue ${i.count as number}`),
};

const BY: Readonly<Record<string, string>> = { rodeUpon: 'by', isBoosted: 'by', boosts: '' };

/** `when this unit is rode upon by a <Harbor> unit`, `when this unit boosts a <Harbor> unit` */
export function unitEventText(tongue: Tongue, { otherUnit, byKeyword, ...when }: Part, card: Card): string {
  return joined(
    eventText(tongue, when, card),
    otherUnit !== undefined && joined(word(BY, when.event, 'the event'), oneOf(NOUNS, otherUnit as Part)),
    byKeyword !== undefined && `by the effect of ${keywordText({ keyword: byKeyword })}`,
  );
}
