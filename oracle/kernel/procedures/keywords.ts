/** Keyword abilities, which a single word names. */
import type { KernelRules } from '../rules';
import { abilitiesOf, citeGainsAndLosses } from '../continuous/abilities';
import type { Ability, CardState } from '../state';
import { NO_ABILITIES } from '../state';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { evaluationOf } from './contexts';

/** The tables whose entries these procedures call. */
export type KeywordsTables = typeof keywordAbilities;

interface KeywordsRules extends Omit<KernelRules, keyof KeywordsTables>, KeywordsTables {}
export type KeywordsGame = Game<KeywordsRules, object>;

export const keywordAbilities = {
  /** Returns whether the card has the keyword and meets its conditions. */
  hasKeyword(g: KeywordsGame, card: CardState, keyword: string): boolean {
    return g.rules.keywordAbility(g, card, keyword) !== undefined;
  },

  keywordAbility(g: KeywordsGame, card: CardState, keyword: string): Ability | undefined {
    if (g.isPlain) return undefined;
    citeGainsAndLosses(g, card, (ability) => ability.keyword === keyword);
    const found = abilitiesOf(g, card).find((ability) => isHad(g, card, ability, keyword));
    g.rules.citeKeyword(g, card, keyword, found !== undefined);
    return found;
  },

  /** Returns every ability of the keyword, for keywords that a card can have several times. */
  abilitiesOfKeyword(g: KeywordsGame, card: CardState, keyword: string): readonly Ability[] {
    if (!g.rules.hasKeyword(g, card, keyword)) return NO_ABILITIES;
    return abilitiesOf(g, card).filter((ability) => isHad(g, card, ability, keyword));
  },

  /** Cites the clauses on what the keyword means and whether the card has it. */
  citeKeyword(_g: KeywordsGame, _card: CardState, _keyword: string, _has: boolean): void {},
} satisfies TableFor<KernelRules>;

const isHad = (g: KeywordsGame, card: CardState, ability: Ability, keyword: string): boolean =>
  ability.type === 'keyword' &&
  ability.keyword === keyword &&
  g.rules.abilityIsValid(g, card, ability) &&
  g.rules.conditionHolds(g, evaluationOf(g, card), ability);
