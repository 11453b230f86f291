/** What words mean, for the page about a language: each says it by itself, a game more closely where its clauses do. */
import type { Words } from './language';

/** @param meanings by the verb of an instruction, or its verb and member, or the kind and member of another word, e.g. "Filter.name" */
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
