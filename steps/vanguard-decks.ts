/** Sentences about declared names and about what chance chooses. */
import { stepLibrary } from './registry';

export const aboutDecks = stepLibrary();
const { given, action } = aboutDecks;

given('chance chooses {cards}', (world, names: string[]) => {
  for (const result of names) world.setup.chance.push({ kind: 'lot', result });
});

action('{player} declares the name {string}', '{player} tries to declare the name {string}', (value: string) => ({
  kinds: ['name'],
  action: { type: 'answer', value },
}));
