/** Keywords of Cardfight!! Vanguard that stand for automatic abilities (14), with what texts say beside them. */
import { cardsLike } from './nouns';
import { KEYWORDS, NOUNS } from './vanguard-nouns';
import { joined, word, type Part } from './words';

const CIRCLES = {
  vanguardCircle: 'vanguard circle',
  rearGuardCircle: 'rear-guard circle',
  guardianCircle: 'guardian circle',
} as const;

/** `Blaze`, `Success 13000`, `Bloom – "Lily" on your rear-guard circle` */
export function automaticKeyword({ keyword, power, unit, on }: Part): string {
  return joined(
    word(KEYWORDS, keyword, 'the keyword'),
    power as string | undefined,
    unit !== undefined && `– ${cardsLike(NOUNS, unit as Part)}`,
    on !== undefined && `on your ${word(CIRCLES, on, 'the circle')}`,
  );
}
