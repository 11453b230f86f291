/**
 * The meaning of words on the language page: every word has one, and a game can replace it where its clauses are more
 * precise.
 */
import type { Words } from './language';

/** @param meanings keyed by verb, by verb and member, or by kind and member of another word, e.g. "Filter.name" */
export function inWordsOf(words: Words, meanings: Readonly<Record<string, string>>): Words {
  const said = (kind: string) => {
    return <Word extends { readonly member: string; readonly meaning: string }>(word: Word): Word => ({
      ...word,
      meaning: meanings[`${kind}.${word.member}`] ?? word.meaning,
    });
  };
  const saysOf = (verb: string) =>
    Object.fromEntries(
      Object.entries(meanings).flatMap(([said, meaning]) => {
        const [of, member] = said.split('.');
        return of === verb && member !== undefined ? [[member, meaning]] : [];
      }),
    );
  const { instructions, filters, amounts, conditions, targets, triggers } = words;
  return {
    ...words,
    instructions: instructions.map((word) => ({
      ...word,
      meaning: meanings[word.verb] ?? word.meaning,
      says: { ...word.says, ...saysOf(word.verb) },
    })),
    filters: filters.map(said('Filter')),
    amounts: amounts.map(said('Amount')),
    conditions: conditions.map(said('Condition')),
    targets: targets.map(said('Target')),
    triggers: triggers.map(said('Trigger')),
  };
}
