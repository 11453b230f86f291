/**
 * Effects on the printed cost of an ability: removed, replaced, or with another number, also for the next payment only
 * (VG 7.21, 7.28). The numbers of such parts change in effects as well, where their words ask.
 */
import type { Amount, Instruction } from '../../../schemas/ability';
import { useEffect } from '../changes';
import { citeContinuous, modificationsOf, modificationsOfPlayer } from '../continuous/modification';
import { anyModifierOfKind } from '../continuous/sources';
import { isOfKind } from '../reading/ability-kind';
import type { EffectContext } from '../rules';
import type { Ability, CardState } from '../state';
import type { ContinuousEffect, Modification } from '../state/lasting';
import type { AppliedModification } from '../state/applied';
import type { AnyGame } from '../rules';

type CostChange = Extract<Modification, { kind: 'cost' }>;

export interface ChangeOfCost {
  readonly change: CostChange;
  /** The effect that makes the change. Omitted: a continuous ability makes it. */
  readonly effect?: ContinuousEffect['id'];
}

const NO_CHANGES: readonly ChangeOfCost[] = [];

/** Returns the changes that apply to a part of the cost as it is when they apply, in order of time. */
export function changesOfCost(g: AnyGame, card: CardState, ability: Ability): readonly ChangeOfCost[] {
  if (!anyModifierOfKind(g, 'cost')) return NO_CHANGES;
  const player = card.snapshot?.master ?? g.rules.masterOf(g, card);
  let cost = ability.cost ?? [];
  return [...modificationsOf(g, card), ...modificationsOfPlayer(g, player)]
    .sort((one, other) => one.stamp - other.stamp)
    .flatMap((applied) => {
      const { modification: change, conditionUnmet } = applied;
      if (change.kind !== 'cost' || !isOfKind(g, ability, change.of) || !isAbout(change, cost)) return [];
      citeContinuous(g, applied);
      if (conditionUnmet) return [];
      cost = change.become ?? cost;
      return [withEffect(change, applied)];
    });
}

/**
 * Returns the number with which an effect carries out such a part, e.g. a soul charge. A cost has been changed before it
 * is paid.
 */
export function changedNumber(g: AnyGame, context: EffectContext, part: string, count: number): number {
  if (context.paying) return count;
  return changesOfNumber(g, context, part).reduce((sum, { change }) => Math.max(0, sum + (change.by ?? 0)), count);
}

/** Uses up the changes for the next time, when an effect carries the part out. */
export function useUpNextTime(g: AnyGame, context: EffectContext, part: string): void {
  if (context.paying) return;
  for (const { effect } of changesOfNumber(g, context, part)) if (effect !== undefined) useEffect(g, effect);
}

export const changesOfNumber = (
  g: AnyGame,
  { source, ability, player }: EffectContext,
  part: string,
): readonly ChangeOfCost[] =>
  anyModifierOfKind(g, 'cost')
    ? [...modificationsOf(g, source), ...modificationsOfPlayer(g, player)].flatMap((applied) => {
        const { modification: change, conditionUnmet } = applied;
        if (change.kind !== 'cost' || change.part !== part || !isOfKind(g, ability, change.of)) return [];
        citeContinuous(g, applied);
        return conditionUnmet ? [] : [withEffect(change, applied)];
      })
    : NO_CHANGES;

const withEffect = (change: CostChange, applied: AppliedModification): ChangeOfCost => ({
  change,
  ...('id' in applied && { effect: applied.id as number }),
});

const isAbout = ({ part, become }: CostChange, cost: readonly Instruction[]): boolean =>
  become ? cost.length > 0 : saysSomewhere(cost, part!);

/** Searches nested parts as well, e.g. one of several that a player chooses. */
const saysSomewhere = (said: unknown, verb: string): boolean =>
  typeof said === 'object' &&
  said !== null &&
  ((said as { do?: unknown }).do === verb || Object.values(said).some((part) => saysSomewhere(part, verb)));

/** Returns the printed cost as it is paid now; changes of the same number are added up (VG 7.28.2.1). */
export function changedCost(g: AnyGame, card: CardState, ability: Ability): readonly Instruction[] {
  const printed = ability.cost ?? [];
  const changes = changesOfCost(g, card, ability).map(({ change }) => change);
  if (changes.length === 0) return printed;
  const cost = changes.reduce((paid, { become }) => become ?? paid, printed);
  const by = new Map<string, number>();
  for (const { part, by: more = 0 } of changes) if (part) by.set(part, (by.get(part) ?? 0) + more);
  return withNumbers(cost, by);
}

function withNumbers<T>(said: T, by: ReadonlyMap<string, number>): T {
  if (typeof said !== 'object' || said === null) return said;
  if (Array.isArray(said)) return said.map((part: unknown) => withNumbers(part, by)) as T;
  const parts = Object.entries(said).map(([member, part]) => [member, withNumbers<unknown>(part, by)]);
  const now = Object.fromEntries(parts) as T;
  const more = by.get((said as { do?: string }).do ?? '') ?? 0;
  return more === 0 ? now : (withNumber(now as Instruction, more) as T);
}

/** Changes the instruction's own count or the count of cards to choose; neither goes below zero (VG 1.3.2.3). */
function withNumber(part: Instruction, by: number): Instruction {
  const changed = (count: Amount): Amount =>
    typeof count === 'number' ? Math.max(0, count + by) : { ...count, plus: increased(count.plus, by) };
  if ('count' in part && part.count !== undefined) return { ...part, count: changed(part.count) } as Instruction;
  if (!('target' in part) || !part.target || !('choose' in part.target)) return part;
  const { choose } = part.target;
  return { ...part, target: { choose: { ...choose, count: changed(choose.count) } } } as Instruction;
}

const increased = (plus: Amount | undefined, by: number): Amount =>
  typeof plus === 'object' ? { ...plus, plus: increased(plus.plus, by) } : (plus ?? 0) + by;

/**
 * Uses up the changes for the next payment, except one for a part that was not among the parts chosen to pay.
 * @param since the index in the event log at which the payment began
 */
export function useUpChanges(
  g: AnyGame,
  changes: readonly ChangeOfCost[],
  cost: readonly Instruction[],
  since: number,
): void {
  const wasPaid = (verb: string) =>
    cost.some((part) => part.do === verb) ||
    g.journal.slice(since).some(({ cause }) => cause?.kind === 'cost' && cause.manner === verb);
  for (const { change, effect } of changes)
    if (effect !== undefined && (!change.part || wasPaid(change.part))) useEffect(g, effect);
}
