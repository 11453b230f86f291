/** Worlds, Final Rush, different cards and values that are doubled in Cardfight!! Vanguard, in words. */
import { differentText, valueName } from './nouns';
import { playersOf, saying, targetOf, untilOf, whoOf, type Says, type Tongue } from './sentences';
import { NOUNS } from './vanguard-nouns';
import { joined, range, word, type Part } from './words';

const WORLDS = { blank: 'blank', darkNight: 'Dark Night', abyssalDarkNight: 'Abyssal Dark Night' };

export const informationTexts = (tongue: () => Tongue): Readonly<Record<string, Says>> => ({
  finalRush: saying(['target', 'until'], (i, card) =>
    joined(playersOf(i) === 'you' ? 'you are' : `${playersOf(i)} is`, 'in Final Rush', untilOf(tongue(), i, card)),
  ),
  world: saying(['target', 'until', 'become'], (i, card) =>
    joined(
      `${whoOf((i.target as Part).players)[1]} world becomes ${word(WORLDS, i.become, 'the world')}`,
      untilOf(tongue(), i, card),
    ),
  ),
  double: saying(['stat', 'target', 'until'], (i, card) =>
    joined(`double the ${valueName(NOUNS, i.stat)} of ${targetOf(tongue(), i, card).text}`, untilOf(tongue(), i, card)),
  ),
  nullify: saying(
    ['target'],
    (i, card) => `nullify the continuous effects of the abilities of ${targetOf(tongue(), i, card).text}`,
  ),
});

/** Conditions about players and about different cards (7.43, 7.44, 18.3). */
export function conditionOfInformation({
  inFinalRush,
  world,
  of,
  different,
  among,
  ...limits
}: Part): string | undefined {
  if (inFinalRush !== undefined) return `${inFinalRush === 'you' ? 'you are' : 'your opponent is'} in Final Rush`;
  if (world !== undefined) return `${whoOf(of)[1]} world is ${word(WORLDS, world, 'the world')}`;
  if (different === undefined) return undefined;
  return `there are ${range(limits)} ${differentText(NOUNS, { different, among }, 's')}`;
}
