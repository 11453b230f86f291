/** Sentences about battles: boosts, guardians and interceptors. Attacks are a sentence of every game. */
import { expectNumber } from './checks';
import { stepLibrary } from './registry';

export const aboutBattles = stepLibrary();
const { then, action } = aboutBattles;

action('{player} boosts with {string}', '{player} tries to boost with {string}', (card: string) => ({
  kinds: ['boost'],
  action: { type: 'boost', card },
}));

action(
  '{player} boosts {string} with {string}',
  '{player} tries to boost {string} with {string}',
  (target: string, card: string) => ({ kinds: ['boost'], action: { type: 'boost', card, target } }),
);

action(
  '{player} guards {string} with {cards}',
  '{player} tries to guard {string} with {cards}',
  (target: string, cards: string[]) => ({
    kinds: ['guard'],
    action: { type: 'call', assign: cards.map((card) => ({ card, to: target })) },
  }),
);

action(
  '{player} intercepts for {string} with {cards}',
  '{player} tries to intercept for {string} with {cards}',
  (target: string, cards: string[]) => ({
    kinds: ['guard'],
    action: { type: 'intercept', assign: cards.map((card) => ({ card, to: target })) },
  }),
);

action(
  '{player} names {string} as the new attacker',
  '{player} tries to name {string} as the new attacker',
  (card: string) => ({ kinds: ['attacker'], action: { type: 'choose', cards: [card] } }),
);

action(
  '{player} names {string} as the unit that is attacked',
  '{player} tries to name {string} as the unit that is attacked',
  (card: string) => ({ kinds: ['target'], action: { type: 'choose', cards: [card] } }),
);

action(
  '{player} lets the guardian guard {string}',
  '{player} tries to let the guardian guard {string}',
  (card: string) => ({ kinds: ['target'], action: { type: 'choose', cards: [card] } }),
);

then(
  '{string} has a drive of {int}',
  expectNumber('drive', 'drive', (drive) => `a drive of ${drive}`),
);
