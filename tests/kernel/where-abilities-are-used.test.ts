/** Abilities that a player activates: in play, or in the zones that the game names (VG 11.4.4, 11.8.2.2.1). */
import { expect, it } from 'vitest';
import { activatedAbilities } from '../../oracle/kernel/procedures/activated-abilities';
import { draw } from './ability-notation';
import { activated, payingToy, type PayingGame } from './paying-game';
import { card, run } from './toy-game';

const game = (zones?: readonly string[]): PayingGame => {
  const rules = { ...activatedAbilities, ...(zones && { activationZones: zones }) };
  return payingToy({ A: { hand: [card('x', 0, activated([], draw))], deck: [card('d')] } }, rules as object);
};

const action = { type: 'activate', card: 'x' };

it('is refused in a hand, unless the game lets cards of a hand act', () => {
  const isRefused = (g: PayingGame) => g.rules.activateRefusal(g, 'A', action) !== null;
  expect([isRefused(game()), isRefused(game(['field'])), isRefused(game(['hand']))]).toEqual([true, true, false]);
});

it('is carried out from a hand', () => {
  const g = game(['hand']);
  run(g, g.rules.activateMain(g, 'A', action));
  expect(g.zone('A', 'hand')).toEqual(['x', 'd']);
});
