/** Extends the toy game with abilities that are activated and paid for. */
import { activation } from '../../oracle/kernel/procedures/activation';
import { effectTexts } from '../../oracle/kernel/procedures/effect-text';
import { choosing } from '../../oracle/kernel/procedures/choosing';
import { looking } from '../../oracle/kernel/procedures/looking';
import { oncePerTurn } from '../../oracle/kernel/procedures/once-per-turn';
import { obstacles } from '../../oracle/kernel/procedures/obstacles';
import { payment } from '../../oracle/kernel/procedures/payment';
import { secrecy } from '../../oracle/kernel/procedures/secrecy';
import { sameState } from '../../oracle/kernel/procedures/same-state';
import type { Ability, Procedure } from '../../oracle/kernel/state';
import { toy, type ToyGame, type ToyRules } from './toy-game';
import type { EffectGame, EffectRules } from '../../oracle/kernel/procedures/effects';

export type PayingGame = ToyGame & EffectGame;

/** An activation adds only the cost: it cites no clause and shows nothing. */
const paying = {
  ...effectTexts,
  ...choosing,
  ...secrecy,
  ...sameState,
  ...obstacles,
  ...payment,
  ...activation,
  ...oncePerTurn,
  ...looking,
  restedState: 'rested',
};

export const payingToy = (
  sides: Parameters<typeof toy>[0],
  replaced: Partial<Omit<EffectRules, keyof ToyRules> & ToyRules> = {},
): PayingGame => toy(sides, { ...paying, ...replaced } as unknown as Partial<ToyRules>) as PayingGame;

/** Makes an activated ability, the only one of its card. */
export const activated = (cost: Ability['cost'], effect: Ability['effect'], more: Partial<Ability> = {}): Ability => ({
  type: 'activate',
  cost,
  effect,
  ...more,
});

const abilityOf = (g: PayingGame, id: string): Ability =>
  g.card(id).definition.abilities!.find(({ type }) => type === 'activate')!;

export const mayActivate = (g: PayingGame, id: string): boolean => {
  const card = g.card(id);
  return g.rules.mayActivateNow(g, g.rules.masterOf(g, card), card, abilityOf(g, id));
};

/** Pays for the ability of the card and resolves it. */
export const activate = (g: PayingGame, id: string): Procedure => {
  const card = g.card(id);
  return g.rules.activateAndResolve(g, g.rules.masterOf(g, card), card, abilityOf(g, id));
};
