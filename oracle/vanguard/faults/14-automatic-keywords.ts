/** What misreadings of keywords that stand for automatic abilities have in common (14). */
import type { VgAutomaticKeyword } from '../../../schemas/vanguard';
import type { Ability } from '../../kernel/state';
import type { Misreading } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';

type Meaning = Partial<Ability>;

/** The keyword stands for another ability: with other members, or with those that `change` makes of what it stands for. */
export const standsFor =
  (keyword: VgAutomaticKeyword, change: Meaning | ((meaning: Meaning) => Meaning)): Misreading<VgRules> =>
  ({ automaticKeywords }) => {
    const row = automaticKeywords[keyword];
    const misread = (said: Ability): Meaning => {
      const meaning = row.standsFor(said);
      return { ...meaning, ...(typeof change === 'function' ? change(meaning) : change) };
    };
    return { automaticKeywords: { ...automaticKeywords, [keyword]: { ...row, standsFor: misread } } };
  };
