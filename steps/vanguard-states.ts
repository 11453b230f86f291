/** Sentences about locked cards, deleted units, worn cards and gauge. */
import { expectWhether, factOf } from './checks';
import type { PlayerId } from '../schemas/common';
import { VG_STATES_OF_UNITS } from '../schemas/vanguard';
import { stepLibrary } from './registry';
import { circleNamed } from './vanguard-circles';
import type { World } from './world';

export const aboutStates = stepLibrary();
const { given, then, when, action } = aboutStates;

given('{string} is in the deleted state', (world, name: string) => {
  const placed = world.setup.placed(name);
  placed.statuses = [{ status: 'deleted' }];
  placed.face = 'down';
});

for (const status of VG_STATES_OF_UNITS)
  given(`{string} is in the ${status} state`, (world, name: string) => {
    world.setup.placed(name).statuses = [{ status }];
  });

given('{string} is worn by {string}', (world, worn: string, host: string) => dress(world, worn, host, 'overDress'));

given('{string} is worn by {string} through XoverDress', (world, worn: string, host: string) =>
  dress(world, worn, host, 'xoverDress'),
);

given('{string} is gauge of {string}', (world, card: string, host: string) => {
  world.setup.placed(card).links = [{ kind: 'gauge', host }];
});

given('{string} is {string} gauge of {string}', (world, card: string, name: string, host: string) => {
  world.setup.placed(card).links = [{ kind: 'gauge', host, data: { name } }];
});

function dress({ setup }: World, worn: string, host: string, by: string): void {
  const placed = setup.placed(worn);
  placed.statuses = [{ status: 'originalDress' }];
  placed.links = [{ kind: 'dress', host, data: { by } }];
}

action(
  '{player} overDresses {string} with {string}',
  '{player} tries to overDress {string} with {string}',
  (target: string, card: string) => ({ kinds: ['main'], action: { type: 'overDress', card, target } }),
);

for (const [does, attempt] of [
  ['XoverDresses', 'perform'],
  ['tries to XoverDress', 'tryTo'],
] as const) {
  when(
    `{player} ${does} {string} on the {term} with {cards}`,
    (world, player: PlayerId, card: string, circle: string, cards: string[]) => {
      const place = circleNamed(player, circle);
      return world[attempt](player, ['main'], { type: 'xoverDress', card, place, cards });
    },
  );
}

/** How sentences say that a card has a status, and that it has it no more. */
const SAID = [
  ['locked', 'is locked', 'is not locked'],
  ['deleted', 'is deleted', 'is not deleted'],
  ['dominated', 'is dominated', 'is not dominated'],
  ['imprisoned', 'is imprisoned', 'is not imprisoned'],
  ['scouted', 'is scouted', 'is not scouted'],
  ['successful', 'is successful', 'is not successful'],
] as const;

for (const [status, is, isNot] of SAID) {
  for (const [said, expected] of [
    [is, true],
    [isNot, false],
  ] as const) {
    then(`{string} ${said}`, async (world, name: string) => {
      const statuses = ((await factOf(world, name, 'statuses')) ?? []) as readonly { readonly status: string }[];
      const has = statuses.some((one) => one.status === status);
      const claim = { subject: world.terms.named(name), verb: `be ${status}` };
      expectWhether({ about: `whether "${name}" is ${status}`, ...claim }, expected, has);
    });
  }
}

given('{string} and {string} are in harmony', ({ setup }, one: string, other: string) => {
  for (const [unit, host] of [
    [one, other],
    [other, one],
  ] as const) {
    const placed = setup.placed(unit);
    placed.links = [...(placed.links ?? []), { kind: 'harmony', host }];
  }
});

for (const [said, expected] of [
  ['is in harmony with', true],
  ['is not in harmony with', false],
] as const) {
  then(`{string} ${said} {string}`, async (world, name: string, other: string) => {
    const links = ((await factOf(world, name, 'links')) ?? []) as readonly {
      readonly kind: string;
      readonly host: string;
    }[];
    const has = links.some(({ kind, host }) => kind === 'harmony' && host === other);
    const claim = { subject: world.terms.named(name), verb: `be in harmony with ${world.terms.named(other)}` };
    expectWhether({ about: `whether "${name}" is in harmony with "${other}"`, ...claim }, expected, has);
  });
}
