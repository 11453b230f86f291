/** Selects abilities by type, by keyword, or by the event that triggers them. */
import type { AbilityKind } from '../../../schemas/ability';
import type { Ability } from '../state';
import type { PartMeaning } from './forms';
import { isTriggerOf } from './trigger-events';
import type { ReadingGame } from './rules';

export const ABILITY_KIND_MEANING: PartMeaning = {
  meaning: 'Which abilities of a card.',
  says: {
    type: 'which kind of ability it is, even if a keyword stands for it',
    keyword: 'the keyword',
    label: 'the wording before its text',
    event: 'the event',
    action:
      'what the rules do with the card that then costs `cost`: `attack`; in some games also `guard`, a call from the hand as a guardian (VG 10.5.1.2.2)',
  },
};

const isOfEvent = (game: ReadingGame, ability: Ability, event: string): boolean =>
  ability.when !== undefined &&
  isTriggerOf(ability.when, event) &&
  game.rules.isExceptedFrom?.(game, ability, event) !== true;

/** Returns whether the ability is of this kind; undefined covers every ability. */
export const isOfKind = (game: ReadingGame, ability: Ability, of: AbilityKind | undefined): boolean =>
  of === undefined ||
  (of.action === undefined &&
    (of.type === undefined || ability.type === of.type || game.rules.kindOfKeyword?.(game, ability) === of.type) &&
    (of.keyword === undefined || ability.keyword === of.keyword) &&
    (of.label === undefined || ability.label === of.label) &&
    (of.event === undefined || isOfEvent(game, ability, of.event)));
