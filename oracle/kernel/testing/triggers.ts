/**
 * A family of misreadings for every game: whose events an ability answers, and in whose turn. For each event, "yours"
 * or "your opponent's" means either player's, "either player's" means one player's, the ability triggers only in one
 * player's turns, or a condition about the turn is ignored.
 */
import type { Condition, Trigger, PlayerFilter } from '../../../schemas/ability';
import type { Language } from '../language/language';
import type { TriggerWord } from '../reading/forms';
import { isTriggerOf } from '../reading/trigger-events';
import { remembered } from '../remember';
import type { KernelRules } from '../rules';
import type { Ability } from '../state';
import type { Asking } from '../reading/language';
import { differingOnlyWhen, faultId, faultTable, withTitles, type Misreading } from './misreadings';

/** Describes the family for one game. */
export interface Triggers {
  /** This clause says that a triggered ability waits. */
  readonly clause: string;
  /** What the game calls a triggered ability, e.g. "an auto effect". */
  readonly ability: string;
  /** Maps the game's word for each event to its name in titles, e.g. "a card is played". */
  readonly events: Readonly<Record<string, string>>;
  /** Says why the misreading of an event cannot be told from the rule, or returns undefined if it can. */
  readonly same: (event: string, cell: TriggerCell) => string | undefined;
}

export type TriggerCell = keyof typeof CELLS;

/** Maps each way to misread a trigger to the end of its name, which is part of ids, and to the end of its title. */
const CELLS = {
  yours: ['"your" means either player\'s', 'takes "your" to mean either player\'s'],
  opponents: ['"your opponent\'s" means either player\'s', 'takes "your opponent\'s" to mean either player\'s'],
  onlyYours: ['"either player\'s" means one\'s own', 'takes "either player\'s" to mean only its own player\'s'],
  onlyOpponents: ['"either player\'s" means the opponent\'s', 'takes "either player\'s" to mean only the opponent\'s'],
  ownTurn: ["it triggers nothing in the opponent's turn", "does not trigger in the opponent's turn"],
  otherTurn: ['it triggers nothing in the own turn', "does not trigger in its own player's turn"],
  ifOwnTurn: ['"if it is your turn" does not count', 'ignores "if it is your turn"'],
  ifOtherTurn: ['"if it is your opponent\'s turn" does not count', 'ignores "if it is your opponent\'s turn"'],
} as const;

/** Returns the misreadings of the family, and the cells that cannot differ from the rule, each with the reason. */
export function triggerFaults<R extends KernelRules>({ clause, ability, events, same }: Triggers) {
  const table: Record<string, Misreading<R>> = {};
  const titles: Record<string, string> = {};
  const sameAsRule: { clause: string; title: string; reason: string }[] = [];
  for (const [event, words] of Object.entries(events)) {
    for (const [cell, [misread, read]] of Object.entries(CELLS)) {
      const name = `when ${words}: ${misread}`;
      const title = `${ability} for "when ${words}" ${read}`;
      const reason = same(event, cell as TriggerCell);
      titles[faultId(clause, name)] = title;
      if (reason) sameAsRule.push({ clause, title, reason });
      else table[name] = misreadings(event)[cell as TriggerCell] as unknown as Misreading<R>;
    }
  }
  return { faults: withTitles(faultTable<R>({ [clause]: table }), titles), sameAsRule };
}

const misreadings = (event: string): Readonly<Record<TriggerCell, Misreading<KernelRules>>> => ({
  yours: ofOthers(event, (trigger) => playerFilterOf(trigger) === 'you', 'any'),
  opponents: ofOthers(event, (trigger) => playerFilterOf(trigger) === 'opponent', 'any'),
  onlyYours: ofOthers(event, isOfEither, 'you'),
  onlyOpponents: ofOthers(event, isOfEither, 'opponent'),
  ownTurn: inTurns(event, true),
  otherTurn: inTurns(event, false),
  ifOwnTurn: anyonesTurn(event, 'you'),
  ifOtherTurn: anyonesTurn(event, 'opponent'),
});

/** Returns the player whose actions or cards the trigger names. */
const playerFilterOf = ({ player, subject }: Trigger): PlayerFilter | undefined =>
  player ?? (typeof subject === 'object' ? subject.player : undefined);

const isOfEither = (trigger: Trigger): boolean =>
  playerFilterOf(trigger) === 'any' ||
  (playerFilterOf(trigger) === undefined && trigger.subject !== undefined && trigger.subject !== 'self');

const withPlayerFilter = (trigger: Trigger, playerFilter: PlayerFilter): Trigger => ({
  ...trigger,
  ...((trigger.player !== undefined || typeof trigger.subject !== 'object') && { player: playerFilter }),
  ...(typeof trigger.subject === 'object' && { subject: { ...trigger.subject, player: playerFilter } }),
});

/** Replaces the player that matching triggers of the event name. */
const ofOthers = (
  event: string,
  isMatch: (trigger: Trigger) => boolean,
  playerFilter: PlayerFilter,
): Misreading<KernelRules> => {
  const other = remembered((trigger: Trigger) => withPlayerFilter(trigger, playerFilter));
  return asking(event, isMatch, (occasion, trigger) => occasion(other(trigger)));
};

/** Restricts triggers of the event to the turns of the ability's player, or to those of the opponent. */
const inTurns = (event: string, own: boolean): Misreading<KernelRules> => {
  const word: TriggerWord = {
    member: 'player',
    meaning: 'in whose turn',
    schema: () => undefined,
    fits: (game, _asked, { reader }) => (game.state.turnPlayer === reader.player) === own,
  };
  return asking(
    event,
    () => true,
    (occasion, trigger) => [...occasion(trigger), { word, asked: own }],
  );
};

type Occasion = Language['occasion'];

/** Replaces the conditions of matching triggers of the event. */
const asking =
  (
    event: string,
    isMatch: (trigger: Trigger) => boolean,
    asked: (occasion: Occasion, trigger: Trigger) => readonly Asking<TriggerWord>[],
  ): Misreading<KernelRules> =>
  ({ language }) => {
    const isIt = (trigger: Trigger) => trigger.event === event && isMatch(trigger);
    const misread = remembered((trigger: Trigger) => asked(language.occasion, trigger));
    const occasion: Occasion = (trigger) => (isIt(trigger) ? misread(trigger) : language.occasion(trigger));
    return { language: { ...language, occasion: differingOnlyWhen(occasion, isIt) } };
  };

type ConditionHolds = KernelRules['conditionHolds'];

/** Ignores the condition about the turn in abilities that the event triggers. */
const anyonesTurn =
  (event: string, playerFilter: PlayerFilter): Misreading<KernelRules> =>
  ({ conditionHolds }) => {
    const isMatch = ({ when, if: condition }: Ability & { readonly if?: Condition }) =>
      when !== undefined &&
      isTriggerOf(when, event) &&
      condition !== undefined &&
      'turn' in condition &&
      condition.turn === playerFilter;
    return {
      conditionHolds: differingOnlyWhen<ConditionHolds>(
        (game, reader, ability) => isMatch(ability) || conditionHolds(game, reader, ability),
        (_game, _reader, ability) => isMatch(ability),
      ),
    };
  };
