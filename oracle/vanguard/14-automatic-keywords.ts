/** 14. Keywords that stand for automatic or continuous abilities, or for a part of one, such as its trigger. */
import type { TSchema } from '@sinclair/typebox';
import type { VgAutomaticKeyword } from '../../schemas/vanguard';
import { remembered } from '../kernel/remember';
import type { WithRules } from '../kernel/rules';
import type { Ability } from '../kernel/state';
import { KEYWORDS_OF_UNITS } from './14-automatic';
import { KEYWORDS_OF_STATES } from './14-automatic-states';
import { KEYWORD_OF_BLOOM } from './14-bloom';
import { KEYWORD_OF_HARMONY } from './14-harmony';
import { KEYWORD_OF_SUCCESS } from './14-success';
import { LASTING_KEYWORDS } from './14-lasting';
import type { VgGame, VgRules } from './game';
import type { Section } from './packs';

type Members = Readonly<Record<string, TSchema>>;

/** What the schemas of keywords are made of. */
export interface KeywordParts {
  readonly Filter: TSchema;
  readonly Condition: TSchema;
  readonly ability: TSchema;
  readonly zones: Members;
  /** `if`, `oncePerTurn`, `cost`, `may`, `effect`: all of an ability but where it works and what triggers it. */
  readonly rest: Members;
}

export interface AutomaticKeyword {
  /** Left out: an automatic ability. */
  readonly type?: 'cont';
  /** The clauses that say what it stands for. */
  readonly clauses: readonly string[];
  /** What an ability with the keyword says; left out: nothing. */
  readonly says?: (parts: KeywordParts) => Members;
  /** What the keyword adds to what the ability says. */
  readonly standsFor: (said: Ability) => Partial<Ability>;
}

export type AutomaticKeywords = Readonly<Record<VgAutomaticKeyword, AutomaticKeyword>>;

/** The rows of all sections. Misreadings replace them in the entry of the rule table. */
export const AUTOMATIC_KEYWORDS: AutomaticKeywords = {
  ...KEYWORDS_OF_STATES,
  ...KEYWORD_OF_HARMONY,
  ...KEYWORD_OF_SUCCESS,
  ...KEYWORD_OF_BLOOM,
  ...KEYWORDS_OF_UNITS,
  ...LASTING_KEYWORDS,
};

export const typeOfKeyword = ({ type }: AutomaticKeyword): 'auto' | 'cont' => type ?? 'auto';

function rowOf(keywords: AutomaticKeywords, { type, keyword }: Ability): AutomaticKeyword | undefined {
  const row = keyword === undefined ? undefined : keywords[keyword as VgAutomaticKeyword];
  return row && typeOfKeyword(row) === type ? row : undefined;
}

const MEANINGS = new WeakSet<Ability>();

const meaningsBy = remembered((keywords: AutomaticKeywords) =>
  remembered((said: Ability): Ability => {
    const row = MEANINGS.has(said) ? undefined : rowOf(keywords, said);
    if (!row) return said;
    const meaning = { ...said, ...row.standsFor(said) };
    MEANINGS.add(meaning);
    return meaning;
  }),
);

export const automaticKeywords = {
  automaticKeywords: AUTOMATIC_KEYWORDS,

  /** 14.1.1 */
  meaningOfAbility: ({ rules }: WithRules<VgRules>, ability: Ability): Ability =>
    meaningsBy(rules.automaticKeywords)(ability),

  clausesOfKeyword: ({ rules }: VgGame, ability: Ability): readonly string[] =>
    rowOf(rules.automaticKeywords, ability)?.clauses ?? [],
} satisfies Section;
