/** Carries out effects instruction by instruction, and finds the cards that each applies to. */
import type { Amount, CardFilter, CardsToChoose, Instruction, Target, Trigger } from '../../../schemas/ability';
import { PLAYERS, type PlayerId } from '../../../schemas/common';
import { chooseCards } from '../questions';
import { addEffect, endLooks, reorderZone, startLook } from '../changes';
import { trackAlso } from '../objects/object-tracking';
import { citeKeptOff, isAffected, mayBeChosen, mayBePrevented } from '../continuous/prohibitions';
import { playersInTurnOrder } from '../game';
import { isAmong, refTo, type CardState, type CauseOf, type JournalEvent, type Procedure } from '../state';
import type { Modification } from '../state/lasting';
import { amountOf, cardsMatching, fixedTargets, namesCards, playerOf, repetitionCount } from '../reading/select';
import { wordOf } from '../reading/language';
import type { EffectContext } from '../state/effect-context';
import { scopeOf } from './scopes';
import { fewestThatFit, fitTogether, maxSelection, selectable } from './subset-selection';
import type { Choice, Fit } from './choice';
import type { LanguageGame } from './rules';

const NO_CARDS: readonly CardState[] = [];

/**
 * Returns what counts as done since a point in the event log, for "if you do". Looking through cards and finding none
 * does not count for the player who looks; showing cards to the other player does.
 */
export const actionsSince = (game: LanguageGame, since: number, player: PlayerId): readonly JournalEvent[] =>
  game.journal.slice(since).filter(({ type, player: who, cards }) => {
    const some = (cards as readonly string[] | undefined)?.length !== 0;
    return type === 'looked' ? who !== player && some : type !== 'searched' || some;
  });

/**
 * Returns the cards of a target and asks if they must be chosen; chosen cards become "chosen".
 * @param limits limits on the choice beyond those of the target
 */
export function* resolveTargets(
  game: LanguageGame,
  context: EffectContext,
  target: Target,
  limits: Limits = {},
): Procedure<readonly CardState[]> {
  if (!('choose' in target)) return fixedTargets(game, context, target);
  return (yield* resolveAtOnce(game, context, [{ target, ...limits }]))[0]!;
}

interface Limits {
  /** The instruction that the cards are chosen for, if the game may limit the choice for it. */
  readonly instruction?: Instruction;
  /** Whether the game's rules allow choosing these cards together. Omitted: any. */
  readonly fitsRules?: Fit;
}

interface TargetSpec extends Limits {
  readonly target: Target | undefined;
}

/**
 * Returns the cards of each target at one moment. The first player makes all choices before the other makes any, and a
 * card that both have chosen counts once.
 */
function* resolveAtOnce(
  game: LanguageGame,
  context: EffectContext,
  all: readonly TargetSpec[],
): Procedure<readonly (readonly CardState[])[]> {
  const chosen = yield* chooseAll(game, context, all);
  // Targets are read in the order of the text, because one may refer to the choice before it.
  return all.map(({ target }, index) => {
    if (!target) return NO_CARDS;
    if (!('choose' in target)) return fixedTargets(game, context, target);
    context.chosen = [...chosen[index]!];
    trackAlso(context, context.chosen);
    return context.chosen;
  });
}

/** Lets each player make all of their choices, and returns the cards of each target. */
function* chooseAll(
  game: LanguageGame,
  context: EffectContext,
  all: readonly TargetSpec[],
): Procedure<readonly ReadonlySet<CardState>[]> {
  const chosen = all.map(() => new Set<CardState>());
  for (const player of choosersOf(game, context, all)) {
    for (const [index, { target, ...limits }] of all.entries()) {
      if (!target || !('choose' in target) || !playersAsked(game, context, target).includes(player)) continue;
      const { owner = context.player } = context;
      const asked = target.choose.by === 'each' ? { ...context, player, owner } : context;
      context.chosen = yield* chooseTargets(game, asked, target.choose, player, limits);
      context.chosenFrom = target.choose.from;
      for (const card of context.chosen) chosen[index]!.add(card);
    }
  }
  return chosen;
}

function choosersOf(game: LanguageGame, context: EffectContext, all: readonly TargetSpec[]): readonly PlayerId[] {
  const choosers = new Set(all.flatMap(({ target }) => playersAsked(game, context, target)));
  if (choosers.size < PLAYERS.length) return [...choosers];
  const from = all.flatMap(({ target }) => (target && 'choose' in target ? [target.choose.from] : []));
  return game.rules.choosersInOrder?.(game, from) ?? playersInTurnOrder(game);
}

function playersAsked(game: LanguageGame, context: EffectContext, target: Target | undefined): readonly PlayerId[] {
  if (!target || !('choose' in target)) return [];
  const { by } = target.choose;
  return by === 'each' ? PLAYERS : [playerOf(game, context.player, by)];
}

/** Returns the cards of an instruction's target; none if it has no target. */
export function* targetsOf(
  game: LanguageGame,
  context: EffectContext,
  instruction: Instruction,
): Procedure<readonly CardState[]> {
  const spec = targetSpecOf(game, instruction);
  if (!spec.target) return NO_CARDS;
  return affected(game, context, instruction, yield* resolveTargets(game, context, spec.target, spec));
}

/** Returns the targets of several instructions at one moment, one list for each. */
export function* targetsOfAll(
  game: LanguageGame,
  context: EffectContext,
  instructions: readonly Instruction[],
): Procedure<readonly (readonly CardState[])[]> {
  const all = yield* resolveAtOnce(
    game,
    context,
    instructions.map((instruction) => targetSpecOf(game, instruction)),
  );
  return all.map((cards, index) => affected(game, context, instructions[index]!, cards));
}

function targetSpecOf(game: LanguageGame, instruction: Instruction): TargetSpec {
  const target = targetIn(instruction);
  if (!target || !('choose' in target)) return { target };
  const { possibleOn, takes } = wordOf(game, instruction);
  return {
    target,
    instruction: possibleOn ? instruction : undefined,
    fitsRules: takes ? game.rules.fitToMove?.(game, target) : undefined,
  };
}

const targetIn = (instruction: Instruction): Target | undefined =>
  'target' in instruction ? instruction.target : undefined;

function* chooseTargets(
  game: LanguageGame,
  context: EffectContext,
  asked: CardsToChoose,
  player: PlayerId,
  limits: Limits,
): Procedure<readonly CardState[]> {
  const choice: Choice = { ...asked, count: repetitionCount(game, amountOf(game, context, asked.count)) };
  const before = game.state.stamp;
  const looked = (!choice.atRandom && game.rules.searchedCards?.(game, context, choice.from)) || [];
  if (looked.length > 0) startLook(game, player, looked);
  const fit = allOf([fitTogether(game, choice), limits.fitsRules, enoughIsLeft(game, context)]);
  const fitting = fittingCards(game, context, choice, limits);
  const range = rangeOfChoice(game, context, choice, fitting);
  const chosen = choice.atRandom
    ? yield* game.rules.chooseAtRandom!(game, context, fitting, maxSelection(game, choice, fitting, choice.count))
    : yield* chooseCards(game, { player, kind: 'choose', from: fitting, ...range, fit });
  context.chosenSoFar?.push(...chosen.map(refTo));
  game.rules.showShortfall?.(game, context, choice, chosen);
  if (looked.length > 0) endLooks(game, before);
  return chosen;
}

/** Returns the cards from which the player chooses. */
function fittingCards(
  game: LanguageGame,
  context: EffectContext,
  choice: Choice,
  { instruction }: Limits,
): readonly CardState[] {
  const all = choosable(game, context, choice.from);
  const candidates = (instruction && game.rules.toChooseFrom?.(game, context, instruction, all)) ?? all;
  return selectable(game, choice, candidates, choice.count);
}

/** Returns how many of the fitting cards the player has to choose: at most so many as fit together. */
function rangeOfChoice(
  game: LanguageGame,
  context: EffectContext,
  choice: Choice,
  fitting: readonly CardState[],
): { readonly min: number; readonly max: number } {
  const count = maxSelection(game, choice, fitting, choice.count);
  const { min, max } = game.rules.rangeOfChoice?.(game, context, choice, fitting) ?? {
    min: choice.upTo ? 0 : count,
    max: choice.count,
  };
  const least = choice.total?.min === undefined ? 0 : (fewestThatFit(game, choice, fitting, choice.count) ?? 0);
  return { min: Math.max(Math.min(min, count), least), max };
}

const allOf = (fits: readonly (Fit | undefined)[]): Fit | undefined => {
  const asked = fits.filter((fit) => fit !== undefined);
  return asked.length < 2 ? asked[0] : (cards) => asked.every((fit) => fit(cards));
};

/** For a payment at one moment: returns a check that the rest can still be paid without these cards. */
export function enoughIsLeft(game: LanguageGame, context: EffectContext): Fit | undefined {
  const { leavesEnough } = game.rules;
  return context.spent && leavesEnough ? (cards) => leavesEnough(game, context, cards) : undefined;
}

/** Drops cards that pay for another part of the same cost, or that earlier rounds have chosen. */
export const unspent = ({ spent, chosenSoFar }: EffectContext, cards: readonly CardState[]): readonly CardState[] =>
  spent || chosenSoFar
    ? cards.filter((card) => !spent?.includes(card) && !(chosenSoFar && isAmong(chosenSoFar, card)))
    : cards;

/** Returns the fitting cards that this effect may choose (VG 14.15.1). */
function choosable(game: LanguageGame, context: EffectContext, from: CardFilter): readonly CardState[] {
  const fitting = unspent(context, cardsMatching(game, context, from));
  if (!mayBePrevented(game)) return fitting;
  const cause = { ...causeOf(context), wording: from };
  return reached(game, fitting, cause, (card) => mayBeChosen(game, card, cause));
}

/** Drops the cards that this effect does not affect. */
function affected(
  game: LanguageGame,
  context: EffectContext,
  instruction: Instruction,
  cards: readonly CardState[],
): readonly CardState[] {
  if (!mayBePrevented(game)) return cards;
  const cause = { ...causeOf(context), ...saidBy(context, instruction) };
  return reached(game, cards, cause, (card) => isAffected(game, card, cause));
}

/** Drops the others, and cites what keeps them out. */
function reached(
  game: LanguageGame,
  cards: readonly CardState[],
  cause: CauseOf,
  isReached: (card: CardState) => boolean,
): readonly CardState[] {
  const among = cards.filter(isReached);
  if (among.length < cards.length)
    citeKeptOff(
      game,
      cards.filter((card) => !among.includes(card)),
      cause,
    );
  return among;
}

/** Returns whether the instruction applies to all cards that fit. */
export const isOfAll = (instruction: Instruction): boolean => 'all' in (targetIn(instruction) ?? {});

/** Returns the cause of whatever this effect, or its payment, does. */
export function causeOf({ player, owner = player, source, ability, paying, saying }: EffectContext): CauseOf {
  const kind = paying ? 'cost' : 'effect';
  const cause = { kind, player: owner, source: source.id, ability } as const;
  if (!saying) return cause;
  const { manner, wording } = saying;
  return wording ? { ...cause, manner, wording } : { ...cause, manner };
}

/** Returns the verb of an instruction and how it describes its cards; for "chosen" cards, the filter of that choice. */
export function saidBy(context: EffectContext, instruction: Instruction): Pick<CauseOf, 'manner' | 'wording'> {
  const target = targetIn(instruction);
  const wording = target && wordingOf(context, target);
  return wording ? { manner: instruction.do, wording } : { manner: instruction.do };
}

function wordingOf({ chosenFrom }: EffectContext, target: Target): CardFilter | undefined {
  if ('choose' in target) return target.choose.from;
  if ('all' in target) return target.all;
  return 'chosen' in target ? chosenFrom : undefined;
}

/** Adds a lasting effect on the cards, for the duration of the instruction or else of the effect. */
export function addLasting(
  game: LanguageGame,
  context: EffectContext,
  cards: readonly CardState[],
  modification: Modification,
  said: { until?: string; orUntil?: Trigger; target?: Target },
): void {
  const { until = context.defaultDuration, orUntil } = said;
  const scope = scopeOf(game, context, said.target, modification);
  if ((cards.length === 0 && !scope) || endsAtOnce(game, until)) return;
  const { player, source } = context;
  const targets = scope ? [] : cards.map((card) => card.id);
  addEffect(game, { player, source: source.id, targets, scope, modification, cause: causeOf(context), until, orUntil });
}

/** Cites why an effect that is to last so long does not begin. @returns whether it ends before it begins */
export function endsAtOnce(game: LanguageGame, until: string): boolean {
  if (game.rules.canLast?.(game, until) ?? true) return false;
  game.citePoint('noBattleToLast');
  return true;
}

/** Returns whether the choice depends on what the cards are, not only on where they lie. */
export const isDescribed = (game: LanguageGame, { from, ...limits }: CardsToChoose): boolean =>
  namesCards(game, from) ||
  [limits.differentNames, limits.different, limits.sameName, limits.total].some((limit) => limit !== undefined);

/** Returns how many times something is done; an amount below zero means not at all. */
export function timesOf(game: LanguageGame, context: EffectContext, amount: Amount): number {
  const times = repetitionCount(game, amountOf(game, context, amount));
  game.guard.countExecutions(times);
  return times;
}

/** @param apart cards of the deck that are not shuffled: they lie on top, and whoever looks at them still does (VG 7.12.2) */
export function* shuffleDeck(game: LanguageGame, player: PlayerId, apart: readonly CardState[] = NO_CARDS): Procedure {
  const { deck } = game.rules.commonZones;
  const kept = apart.map(({ id }) => id);
  const shuffled = game.zone(player, deck).filter((id) => !kept.includes(id));
  reorderZone(game, player, deck, game.chance.shuffle(player, shuffled), kept);
}
