/** Sentences about strides, hearts and legions. */
import { expectWhether, factOf } from './checks';
import { stepLibrary } from './registry';
import type { World } from './world';

export const aboutStacks = stepLibrary();
const { given, then, action } = aboutStacks;

given('{string} is in the heart state under {string}', (world, heart: string, host: string) => {
  const placed = world.setup.placed(heart);
  placed.statuses = [{ status: 'heart' }];
  placed.links = [{ kind: 'heart', host, data: { named: true } }];
});

given('{string} is in the heart state as well, under {string}', (world, heart: string, host: string) => {
  const placed = world.setup.placed(heart);
  placed.statuses = [{ status: 'heart' }];
  placed.links = [{ kind: 'heart', host }];
});

given('{string} is in the heart state', (world, heart: string) => {
  world.setup.placed(heart).statuses = [{ status: 'heart' }];
});

given('{string} is the legion mate of {string}', (world, mate: string, host: string) => {
  world.setup.placed(mate).links = [{ kind: 'legion', host }];
});

given('{cards} is/are of the nation {string}', (world, names: string[], nation: string) => {
  for (const name of names) world.setup.define(name, { nations: [nation] });
});

given('{cards} is/are of the race {string}', (world, names: string[], race: string) => {
  for (const name of names) world.setup.define(name, { races: [race] });
});

action('{player} strides {string}', '{player} tries to stride {string}', (card: string) => ({
  kinds: ['stride', 'main'],
  action: { type: 'stride', card },
}));

action(
  '{player} discards {cards} for the stride',
  '{player} tries to discard {cards} for the stride',
  (cards: string[]) => ({ kinds: ['pay'], action: { type: 'choose', cards } }),
);

action(
  '{player} guards {string} with the G guardian(s) {cards}',
  '{player} tries to guard {string} with the G guardian(s) {cards}',
  (target: string, cards: string[]) => ({
    kinds: ['guard'],
    action: { type: 'gGuardian', assign: cards.map((card) => ({ card, to: target })) },
  }),
);

then('{string} is a heart', (world, name: string) => expectHeart(world, name, true));

then('{string} is no heart', (world, name: string) => expectHeart(world, name, false));

async function expectHeart(world: World, name: string, expected: boolean): Promise<void> {
  const statuses = ((await factOf(world, name, 'statuses')) ?? []) as readonly { readonly status: string }[];
  const actual = statuses.some(({ status }) => status === 'heart');
  const claim = { subject: world.terms.named(name), verb: 'be a heart' };
  expectWhether({ about: `whether "${name}" is a heart`, ...claim }, expected, actual);
}
