/** Sentences about battles: boosts, guardians and interceptors. Attacks are a sentence of every game. */
import { stepLibrary } from './registry';

export const aboutBattles = stepLibrary();
const { action } = aboutBattles;

action('{player} boosts with {string}', '{player} tries to boost with {string}', (card: string) => ({
  kinds: ['boost'],
  action: { type: 'boost', card },
}));

action(
  '{player} guards {string} with {cards}',
  '{player} tries to guard {string} with {cards}',
  (target: string, cards: string[]) => ({
    kinds: ['guard'],
    action: { type: 'call', assign: cards.map((card) => ({ card, to: target })) },
  }),
);

action(
  '{player} intercepts for {string} with {string}',
  '{player} tries to intercept for {string} with {string}',
  (target: string, card: string) => ({
    kinds: ['guard'],
    action: { type: 'intercept', assign: [{ card, to: target }] },
  }),
);
