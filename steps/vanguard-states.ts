/** Sentences about locked cards, deleted units, worn cards and gauge. */
import { expectEqual, factOf } from './checks';
import { stepLibrary } from './registry';

export const aboutStates = stepLibrary();
const { given, then } = aboutStates;

given('{string} is in the deleted state', (world, name: string) => {
  const placed = world.setup.placed(name);
  placed.statuses = [{ status: 'deleted' }];
  placed.face = 'down';
});

/** How sentences say that a card has a status, and that it has it no more. */
const SAID = [
  ['locked', 'is locked', 'is not locked'],
  ['deleted', 'is deleted', 'is not deleted'],
] as const;

for (const [status, is, isNot] of SAID) {
  for (const [said, expected] of [
    [is, true],
    [isNot, false],
  ] as const) {
    then(`{string} ${said}`, async (world, name: string) => {
      const statuses = ((await factOf(world, name, 'statuses')) ?? []) as readonly { readonly status: string }[];
      const has = statuses.some((one) => one.status === status);
      expectEqual(`whether "${name}" is ${status}`, expected, has);
    });
  }
}
