/**
 * A family of misreadings for every game: an effect on all cards of one area also reaches another area, or misses one
 * kind of cards. The family covers only effects that name their cards by "all". If a player chooses the cards, the
 * question itself shows a misreading.
 */
import type { CardFilter, Target } from '../../../schemas/ability';
import { cardsMatching } from '../reading/select';
import type { Language } from '../language/language';
import type { KernelRules, AnyGame } from '../rules';
import type { CardState } from '../state';
import type { EvaluationContext } from '../state/effect-context';
import { differingOnlyWhen, faultTable, type Misreading } from './misreadings';

/** Describes the family for one game. */
export interface Groups {
  /** This clause says which cards an effect reaches. */
  readonly clause: string;
  /** Maps the game's word for each area to its name in titles, e.g. "the Character area". */
  readonly areas: Readonly<Record<string, string>>;
  /** Maps each area to the kinds of its cards, by their name in titles, e.g. "Events". */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, (card: CardState) => boolean>>>>;
  /** Says why an effect on one area cannot reach another one, or returns undefined if it can. */
  readonly same: (area: string, other: string) => string | undefined;
}

/** Returns the misreadings of the family, and the cells that cannot differ from the rule, each with the reason. */
export function groupFaults<R extends KernelRules>({ clause, areas, kinds, same }: Groups) {
  const table: Record<string, Misreading<R>> = {};
  const sameAsRule: { clause: string; title: string; reason: string }[] = [];
  for (const [area, words] of Object.entries(areas)) {
    for (const [other, otherWords] of Object.entries(areas)) {
      if (other === area) continue;
      const title = `an effect on all cards of ${words} also reaches ${otherWords}`;
      const reason = same(area, other);
      if (reason) sameAsRule.push({ clause, title, reason });
      else
        table[title] = otherMembers(area, (game, reader, all) => [
          ...cardsMatching(game, reader, all),
          ...cardsMatching(game, reader, { ...all, zone: [other] }),
        ]);
    }
    for (const [kind, isOfKind] of Object.entries(kinds[area] ?? {})) {
      table[`an effect on all cards of ${words} misses ${kind}`] = otherMembers(area, (game, reader, all) =>
        cardsMatching(game, reader, all).filter((card) => !isOfKind(card)),
      );
    }
  }
  return { faults: faultTable<R>({ [clause]: table }), sameAsRule };
}

type Members = (game: AnyGame, reader: EvaluationContext, all: CardFilter) => readonly CardState[];

/** Replaces the cards that "all cards" of just this area names. */
const otherMembers = <R extends KernelRules>(area: string, members: Members): Misreading<R> =>
  ((rules: KernelRules) => {
    const { language } = rules;
    const targetWord: Language['targetWord'] = (target) => {
      const word = language.targetWord(target);
      if (!isAllOf(target, area)) return word;
      return { ...word, cards: (game: AnyGame, reader: EvaluationContext) => members(game, reader, target.all) };
    };
    const misread = differingOnlyWhen(targetWord, (target: Target) => isAllOf(target, area));
    return { language: { ...language, targetWord: misread } };
  }) as unknown as Misreading<R>;

const isAllOf = (target: Target, area: string): target is { all: CardFilter } =>
  'all' in target && target.all.zone?.length === 1 && target.all.zone[0] === area;
