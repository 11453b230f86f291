/** 8-6 to 8-10. [Auto] skills that wait, continuous and replacement effects, and what is known of cards that have moved. */
import { checkActivation } from '../kernel/procedures/activation';
import type { CitedAnswer } from '../kernel/clauses';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { suppressSituation, timesWaiting } from '../kernel/events/triggers';
import { emit } from '../kernel/changes';
import { remembered } from '../kernel/remember';
import { affectedPlayerFirst, replacements } from '../kernel/procedures/replacement-order';
import { isLimited } from '../kernel/procedures/once-per-turn';
import { executeInstruction } from '../kernel/language/execute';
import type { CardFilter, Instruction } from '../../schemas/ability';
import { endEffects } from '../kernel/changes';
import type { ContinuousEffect, Modification } from '../kernel/state/lasting';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, JournalEvent, Procedure, LastKnownCard } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { delaying } from '../kernel/procedures/delayed-effects';
import { pendingAbilities } from '../kernel/procedures/pending';
import { asTriggered } from './10-bond-sparking-burst';
import type { DbsGame } from './game';
import type { Section } from './packs';

/** 8-2-2-2: these verbs make continuous effects. */
const isContinuous = ({ do: verb }: Instruction): boolean =>
  ['modify', 'forbid', 'gain', 'negate', 'treat', 'require', 'trigger', 'unaffected', 'oblige'].includes(verb);

export const effects = {
  // --- [Auto]: 8-6 --------------------------------------------------------------------------------------------------

  watchesSituations: true as boolean,

  /** 8-6-2. Keyword skills that are [Auto]s trigger as well (10-4-1, 10-8-1, 10-9-1). */
  happened(g: DbsGame, event: JournalEvent, leaving: readonly LastKnownCard[] = []): void {
    pendingAbilities.happened(g, event, leaving);
    g.rules.keywordsNotice(g, event, leaving);
  },

  /** 8-6-4, 8-6-7. Delayed effects wait among the [Auto]s (4-5-3-2). */
  *resolveWaitingAbility(g: DbsGame, waiting: PendingAbility): Procedure {
    if (waiting.delayed) return yield* g.rules.resolveDelayed(g, waiting.delayed);
    const { ability, event, player, lastKnown } = waiting;
    const card = g.card(waiting.card);
    const sourceIsGone = g.rules.hasMovedSince(g, card, waiting);
    const occasion = { event, lastKnown, sourceIsGone };
    g.cite('4-3-5', '8-6-1', '8-6-2', '8-6-4', ...(ability.situation ? ['8-6-6-1'] : []));
    g.cite(...g.rules.clausesOfInformation(g, event), ...(timesWaiting(g, card, ability) > 1 ? ['8-6-3'] : []));
    if (sourceIsGone || g.rules.isLost(g, card, ability)) g.cite('8-6-7');
    if (!checkActivation(g, player, card, ability, occasion)) return g.rules.cancelsOne(g, waiting);
    if (!(yield* g.rules.wantsTo(g, player, card, ability))) return;
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
  },

  /** Keeps a situation from triggering again before it has ceased to hold. */
  awaitOtherwise(g: DbsGame, waiting: PendingAbility): void {
    suppressSituation(g, waiting);
  },

  /** 11-3-2: a delayed effect does nothing to a card that lies under another. */
  remainingTargets(g: DbsGame, effect: ContinuousEffect): readonly CardState[] {
    const targets = delaying.remainingTargets(g, effect);
    if (targets.every(({ zone }) => zone !== 'under')) return targets;
    g.cite('11-3-2');
    return targets.filter(({ zone }) => zone !== 'under');
  },

  /** 8-6-4-1 */
  cancelsOne(g: DbsGame, { player, card }: PendingAbility): void {
    g.cite('8-6-4-1');
    emit(g, 'cancelled', { player, card });
  },

  /**
   * 8-6-7: an [Auto] is lost if its card no longer has it. Skills that keywords stand for are not in the card's list.
   */
  isLost(g: DbsGame, card: CardState, ability: Ability): boolean {
    return ability.keyword === undefined && !abilitiesOf(g, card).includes(ability);
  },

  /** 10-11-4, 8-6-4-1 */
  isCancelled(g: DbsGame, waiting: PendingAbility): CitedAnswer {
    if (!isLimited(waiting.ability) || waiting.delayed) return false;
    const card = asTriggered(g.card(waiting.card), waiting);
    return g.withoutCiting(() => g.rules.wasUsed(g, card, waiting.ability)) && ['10-11-4', '10-11-5', '8-6-4-1'];
  },

  /** 8-6-5-1-1 to 8-6-5-1-3: says whether a skill sees a moved card as it was before the move or as it is after it. */
  lookedAt(g: DbsGame, _card: CardState, from: string, to: string): 'before' | 'after' | undefined {
    switch (g.rules.clauseOfInformation(g, from, to)) {
      case '8-6-5-1-1':
        return g.rules.isSecret(g, to) ? 'before' : 'after';
      case '8-6-5-1-2':
        return 'before';
      case '8-6-5-1-3':
        return 'after';
      default:
        return undefined;
    }
  },

  /** 8-6-5-1-1 covers moves from or to a secret area, 8-6-5-1-2 those from the Battle Area, 8-6-5-1-3 all others. */
  clauseOfInformation(g: DbsGame, from: string, to: string): string | undefined {
    const [fromSecret, toSecret] = [g.rules.isSecret(g, from), g.rules.isSecret(g, to)];
    if (fromSecret && toSecret) return undefined;
    if (fromSecret || toSecret) return '8-6-5-1-1';
    return from === 'battle' ? '8-6-5-1-2' : '8-6-5-1-3';
  },

  clausesOfInformation(g: DbsGame, { from, to }: JournalEvent): readonly string[] {
    const clause = from === undefined || to === undefined ? undefined : g.rules.clauseOfInformation(g, from, to);
    const entering = to === 'battle' || to === 'combo' ? ['8-8-1-5-1'] : [];
    return clause === undefined ? entering : [clause, ...entering];
  },

  /** 8-3-2: negation also covers skills that the card has gained until then. */
  losesGained: true as boolean,

  // --- continuous effects: 8-8 --------------------------------------------------------------------------------------

  /**
   * 8-8-1-5: an effect that rewrites information of all such cards of an area also applies to cards that enter later.
   * Prohibitions rewrite nothing.
   */
  reachesLater(g: DbsGame, _context: EffectContext, { kind }: Modification, all: CardFilter): boolean {
    const rewrites = g.rules.rewritingKinds.includes(kind) && Object.keys(all).every((word) => OF_AREAS.includes(word));
    if (rewrites) g.consult('8-8-1-5');
    return rewrites;
  },

  rewritingKinds: ['stat', 'words', 'gain', 'negate'] as readonly Modification['kind'][],

  /**
   * 8-8-1-4: a card that moves to the Combo Area stays the same card (3-1-4), but earlier resolved effects no longer
   * apply to it.
   */
  leaveEffectsBehind(g: DbsGame, { id }: CardState): void {
    const isOnIt = ({ targets, modification }: ContinuousEffect) =>
      modification.kind !== 'later' && targets.some((target) => target.id === id);
    // Effects that it made for an area, or that it bears, are not on it.
    const ends = (effect: ContinuousEffect, target: string) => target === id && isOnIt(effect);
    if (g.state.effects.some(isOnIt)) g.consult('8-8-1-4');
    endEffects(g, ends);
  },

  // --- replacement effects: 8-9 -------------------------------------------------------------------------------------

  /** 8-9-2-3: the change of each card is an event of its own, even if several cards change at once. */
  replacesEach: true as boolean,

  /** 8-9-2, 8-9-2-1, 8-9-2-2 */
  nextReplacement: affectedPlayerFirst.nextReplacement,

  /**
   * 8-9-3: only an optional replacement is skipped if it is impossible; a mandatory one does as much as it can (8-9-1).
   */
  canReplace(g: DbsGame, context: EffectContext): boolean {
    return context.ability.may !== true || replacements.canReplace(g, context);
  },

  // --- carrying out: 8-7 --------------------------------------------------------------------------------------------

  /** 8-7-1 */
  *executeInstruction(g: DbsGame, context: EffectContext, instruction: Instruction): Procedure {
    g.rules.watch(g, context, instruction);
    if (context.paying) g.consult('8-7-1');
    else g.cite('8-7-1');
    if (isContinuous(instruction)) g.cite('8-2-2-2');
    if (instruction.do === 'chooseOne') g.cite('10-27-1', ...(instruction.count ? ['10-27-3'] : []));
    g.rules.citeParentheses(g, context.source);
    if (asksOfCard(instruction)) g.cite('8-10-1');
    if (instruction.do === 'if' || instruction.do === 'negate') g.cite('8-3-3', '8-3-2');
    g.rules.citeImplied(g, instruction);
    yield* executeInstruction(g, context, instruction);
  },
} satisfies Section<'happened' | 'resolveWaitingAbility' | 'remainingTargets' | 'nextReplacement' | 'canReplace'>;

/** Members that describe all cards of an area. Others ask what cards do, how they lie, or how strong they are. */
const OF_AREAS: readonly string[] = [
  ...['player', 'zone', 'category', 'name', 'nameContains', 'character', 'trait', 'era', 'color', 'other'],
];

/**
 * 8-10-1: looks for a value that an amount or a condition of the instruction reads from a card, which may have moved.
 * Instructions within it are looked at as they are carried out.
 */
const asksOfCard = remembered((said: Instruction): boolean => Object.values(said).some(readsFromCard));

function readsFromCard(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || 'do' in part) return false;
  const isValueOfCard = 'value' in part && 'of' in part && typeof part.of === 'object';
  const isOfChosenCard = 'chosen' in part && 'stat' in part;
  return isValueOfCard || isOfChosenCard || Object.values(part).some(readsFromCard);
}
