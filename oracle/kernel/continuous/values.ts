/**
 * Computes a value of a card from its print, the rules, effects and continuous abilities, in the layers of the game.
 */

import type { CardState } from '../state';
import { isBlank } from '../reading/print';
import { modificationsOf, citeContinuous } from './modification';
import { numbersOf } from './recounted';
import { anyModifierOfKind } from './sources';
import type { ContinuousGame, RuleModifier } from './rules';

/** Returns a value of a card, e.g. its AP, with everything that changes it. */
export function statOf(game: ContinuousGame, card: CardState, stat: string): number {
  if (isBlank(game, card)) return 0;
  const rules = upToLayer(game, game.rules.ruleModifiers(game, card, stat));
  const printed = game.rules.printed(game, card, stat);
  const steps = anyModifierOfKind(game, 'stat') ? stepsOf(game, card, stat, rules) : rules;
  if (game.rules.evaluate) return game.rules.evaluate(game, stat, printed, steps);
  return steps.reduce((value, step) => step.to ?? value + (step.by ?? 0), printed);
}

/** While layers are applied, modifiers of the rules in later layers do not count yet (VG 11.9.1.4, 11.9.1.8). */
function upToLayer({ values }: ContinuousGame, modifiers: readonly RuleModifier[]): readonly RuleModifier[] {
  const layer = values.continuous?.layer ?? null;
  return layer === null ? modifiers : modifiers.filter((modifier) => modifier.layer <= layer);
}

/**
 * Lists what changes the value, by layer and time stamp: what the rules add, and what effects and continuous abilities
 * do.
 */
function stepsOf(
  game: ContinuousGame,
  card: CardState,
  stat: string,
  rules: readonly RuleModifier[],
): readonly RuleModifier[] {
  const changes = modificationsOf(game, card);
  if (changes.length === 0) return rules;
  const steps = rules.map(({ layer, by, to, base }) => ({ layer, stamp: 0, by, to, base }));
  for (const change of changes) {
    const { modification, stamp, conditionUnmet } = change;
    if (modification.kind !== 'stat' || !isOfStat(game, modification, stat)) continue;
    citeContinuous(game, change);
    if (conditionUnmet) continue;
    const { by, to } = numbersOf(game, modification, change);
    const { base } = modification;
    steps.push({ layer: game.rules.layerOf(game, modification), stamp, by, to, base });
  }
  if (steps.length < 2) return steps;
  return steps.sort((one, other) => one.layer - other.layer || one.stamp - other.stamp);
}

/** A new base value changes both the value and the base value that filters compare. */
const isOfStat = (game: ContinuousGame, { stat, base }: { stat: string; base?: boolean }, asked: string): boolean =>
  stat === asked || (base === true && game.rules.baseStatOf?.(game, stat) === asked);
