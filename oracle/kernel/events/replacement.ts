/**
 * Replacement effects ("instead"). Before something happens, the abilities that would replace it are collected, except
 * those already used on it. The player whom the game's rules name chooses one, and may decline an optional one. What it
 * covers does not happen; its own effect does. This repeats until nothing replaces the rest.
 */
import type { PlayerId } from '../../../schemas/common';
import { chooseAnswer, chooseNext } from '../questions';
import { emit } from '../changes';
import { abilitySourcesWith } from '../continuous/sources';
import { workingAbilities } from '../continuous/abilities';
import { fitsTrigger } from '../reading/select';
import { isAmong, refTo, type Ability, type CardState, type Procedure } from '../state';
import type { Replacement, UsedReplacement, Intent } from '../changes/intended';
import type { EffectContext } from '../state/effect-context';
import { executeEffect } from './execute-effect';
import type { EventGame } from './rules';

const asUsed = ({ source, ability }: Replacement): UsedReplacement => ({ source: refTo(source), ability });

/**
 * Returns the player whose event it is: an arrival belongs to the player who receives the card, any other event to the
 * one who had it.
 */
export function playerOfEvent(game: EventGame, type: string, player: PlayerId, receiver = player): PlayerId {
  if (receiver === player) return player;
  return type === 'moved' || game.rules.wordsOfArrival?.includes(type) ? receiver : player;
}

/**
 * Offers a simultaneous group to all replacements.
 * @returns the part of the group that still happens
 */
export function offerToReplacements<T extends Intent>(game: EventGame, group: readonly T[]): Procedure<readonly T[]> {
  return game.rules.replacesEach && group.length > 1 ? replacedOneByOne(game, group) : replacedAtOnce(game, group);
}

/** Treats each card as an event of its own: a replacement used or declined for one card can be used on the next. */
function* replacedOneByOne<T extends Intent>(game: EventGame, group: readonly T[]): Procedure<readonly T[]> {
  const isUntouched = untouchedIn(group);
  let left = group;
  let open = group;
  while (open.length > 0) {
    const intent = game.rules.nextToReplace ? yield* game.rules.nextToReplace(game, open) : open[0]!;
    open = open.filter((other) => other !== intent && left.includes(other));
    if (!left.includes(intent)) continue;
    const kept = yield* replacedAtOnce(game, [intent]);
    left = left.filter((other) => (other === intent ? kept.includes(other) : mayHappen(game, other, isUntouched)));
  }
  return left;
}

const mayHappen = (game: EventGame, intent: Intent, isUntouched: (intent: Intent) => boolean): boolean =>
  isUntouched(intent) && (game.rules.mayStillHappen?.(game, intent) ?? true);

function untouchedIn(group: readonly Intent[]): (intent: Intent) => boolean {
  const before = group.map(({ card }) => ({ ...refTo(card), zone: card.zone }));
  return ({ card }) =>
    before.some(
      ({ id, zoneChangeCount, zone }) =>
        id === card.id && zoneChangeCount === card.zoneChangeCount && zone === card.zone,
    );
}

function* replacedAtOnce<T extends Intent>(game: EventGame, group: readonly T[]): Procedure<readonly T[]> {
  let left = group;
  const isUntouched = untouchedIn(group);
  let used = game.lineage;
  // A declined replacement has not been used: it is not offered again for this event, but it is for what happens
  // instead.
  const declined: UsedReplacement[] = [];
  const next = () => replacementsOf(game, left, [...used, ...declined]);
  for (let found = next(); found.length > 0; found = next()) {
    const replacement = yield* choose(game, found);
    if (replacement.ability.may && !(yield* isTaken(game, replacement))) {
      declined.push(asUsed(replacement));
      continue;
    }
    used = [...used, asUsed(replacement)];
    const replaced = left.find((intent) => replacement.affected.includes(intent.card));
    left = left.filter((intent) => !replacement.affected.includes(intent.card));
    game.rules.beforeReplacement?.(game, replacement);
    yield* happenInstead(game, replacement, used, replaced);
    // What happened instead may have moved other cards of the group or started a prohibition.
    left = left.filter((intent) => mayHappen(game, intent, isUntouched));
    if (game.rules.afterReplacement) yield* game.rules.afterReplacement(game, replacement);
  }
  return left;
}

export function replacementsOf(
  game: EventGame,
  group: readonly Intent[],
  used: readonly UsedReplacement[],
): Replacement[] {
  if (group.length === 0) return [];
  const found: Replacement[] = group.flatMap(({ insteadBy }) =>
    insteadBy && !wasUsed(game, used, insteadBy.source, insteadBy.ability) ? [insteadBy] : [],
  );
  const isReplacement = (ability: Ability) => game.rules.isReplacement(game, ability);
  for (const source of abilitySourcesWith(game, 'replacement')) {
    for (const ability of workingAbilities(game, source, isReplacement)) {
      const affected = coveredBy(game, source, ability, group);
      if (affected.length === 0) continue;
      const replacement = { source, player: game.rules.masterOf(game, source), ability, affected };
      if (!conditionHolds(game, replacement) || wasUsed(game, used, source, ability)) continue;
      if (game.rules.replacementIsPossible?.(game, replacement) ?? true) found.push(replacement);
    }
  }
  return found;
}

function wasUsed(game: EventGame, used: readonly UsedReplacement[], source: CardState, ability: Ability): boolean {
  if (!used.some((one) => isAmong([one.source], source) && one.ability === ability)) return false;
  return game.rules.replacesNoMore?.(game, source, ability) ?? true;
}

function coveredBy(game: EventGame, source: CardState, ability: Ability, group: readonly Intent[]): CardState[] {
  const about = ability.when?.event;
  const master = game.rules.masterOf(game, source);
  const { isKeptFromReplacing } = game.rules;
  const leavesOpen = (intent: Intent) =>
    !game.consulting(isKeptFromReplacing?.(game, intent, { source, player: master, ability }) ?? false);
  const isCovered = ({ card, player: owner, receiver, events, details }: Intent) =>
    events.some((type) => {
      if (type !== about) return false;
      const player = playerOfEvent(game, type, owner, receiver);
      const event = {
        type,
        player,
        card: card.id,
        clauses: [],
        from: details?.from,
        to: details?.to,
        cause: details?.cause,
      };
      return fitsTrigger(game, { player: master, source }, ability.when!, event);
    });
  const cards = group.filter((intent) => isCovered(intent) && leavesOpen(intent)).map((intent) => intent.card);
  return cards.length > 0 && game.rules.affectedAtOnce ? [...game.rules.affectedAtOnce(game, cards)] : cards;
}

const conditionHolds = (game: EventGame, { source, player, ability, affected }: Replacement): boolean =>
  game.rules.conditionHolds(game, { player, source, subjects: affected, chosen: [] }, ability);

/** Asks the player whom the game's rules name which replacement applies. */
function* choose(game: EventGame, found: readonly Replacement[]): Procedure<Replacement> {
  const { player, among } = game.rules.nextReplacement(game, found);
  const named = among.map((replacement) => ({
    card: replacement.source.id,
    ability: replacement.ability,
    replacement,
  }));
  return (yield* chooseNext(game, player, named)).replacement;
}

const isTaken = (game: EventGame, replacement: Replacement): Procedure<boolean> =>
  game.rules.takesReplacement?.(game, replacement) ?? askToReplace(game, replacement);

export function* askToReplace(game: EventGame, { player }: Replacement): Procedure<boolean> {
  return yield* chooseAnswer(game, { player, kind: 'may', answers: [true, false], pass: false });
}

/**
 * Carries out the replacement. It belongs to the same event, so the replacements used on that event cannot replace it.
 */
function* happenInstead(
  game: EventGame,
  replacement: Replacement,
  used: readonly UsedReplacement[],
  replaced: Intent | undefined,
): Procedure {
  const { source, ability, affected } = replacement;
  const cause = replaced?.details?.cause;
  const player = game.rules.playerOfReplacement?.(game, replacement, cause) ?? replacement.player;
  const defaultDuration = replaced?.until ?? game.rules.standardDuration;
  const number = replaced?.amount;
  if (number !== undefined) game.citePoint('replacementOfAmount');
  const context: EffectContext = { player, source, ability, subjects: affected, chosen: [], number, defaultDuration };
  const instead = affected.map((card) => card.id);
  game.outcome?.replaced.push(cause);
  emit(game, 'replaced', { player, card: source.id, instead, ...(cause && { cause }) });
  yield* withLineage(game, used, () => executeEffect(game, context));
}

/**
 * Carries out an event of its own, to which only the replacements in `lineage` cannot apply. What it does does not
 * count as done by the effect in progress.
 */
export function* withLineage(
  game: EventGame,
  lineage: readonly UsedReplacement[],
  execute: () => Procedure,
): Procedure {
  const { lineage: before, outcome } = game;
  game.lineage = lineage;
  game.outcome = null;
  try {
    yield* execute();
  } finally {
    game.lineage = before;
    game.outcome = outcome;
  }
}
