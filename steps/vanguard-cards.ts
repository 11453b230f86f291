/** Sentences about what is printed on a card, and which of its sides is active. */
import type { PlayerId } from '../schemas/common';
import { expectEqual, factOf } from './checks';
import { ORDER } from './own-answers';
import { stepLibrary } from './registry';

export const aboutCards = stepLibrary();
const { given, when, then } = aboutCards;

given('{string} is a unit of grade {int} with {int} power', (world, name: string, grade: number, power: number) =>
  world.setup.define(name, { grade, power }),
);

given('{string} is a G unit', (world, name: string) => world.setup.define(name, { subtype: 'G' }));

given('{string} is of the clan {string}', (world, name: string, clan: string) =>
  world.setup.define(name, { clans: [clan] }),
);

given('{string} is of the subtype {string}', (world, name: string, subtype: string) =>
  world.setup.define(name, { subtype }),
);

/** Icons of which the name has two words (2.10). */
export const DRIVE_ICONS: Readonly<Record<string, string>> = {
  'Twin Drive': 'twinDrive',
  'Triple Drive': 'tripleDrive',
};

given('{string} has the icon(s) {cards}', (world, name: string, icons: string[]) =>
  world.setup.define(name, { icons: icons.map((icon) => DRIVE_ICONS[icon] ?? icon) }),
);

given(
  '{string} has the trigger icon {string} with {int} power',
  (world, name: string, trigger: string, power: number) =>
    world.setup.define(name, { subtype: 'trigger', trigger, triggerPower: power }),
);

given('{string} has the imaginary gift icon {string}', (world, name: string, gift: string) =>
  world.setup.define(name, { gift }),
);

/** The actions of an icon count from 1, in the order in which the clause of the icon names them (2.8.2). */
when(
  '{player} performs action {int} of the trigger icon of {string} first',
  async (world, player: PlayerId, action: number, name: string) => {
    await world.knows([name]);
    await world.perform(player, ORDER, { type: 'answer', value: `${name}#${action}` });
  },
);

when(
  '{player} performs the {string} icon of {string} first',
  async (world, player: PlayerId, icon: string, name: string) => {
    await world.knows([name]);
    await world.perform(player, ORDER, { type: 'answer', value: `${name}#${icon}` });
  },
);

given('{string} lies with its Gyze side active', ({ setup }, name: string) => {
  setup.placed(name).sheet = 'back';
});

for (const [side, sheet] of [
  ['Neon', 'front'],
  ['Gyze', 'back'],
] as const)
  then(`{string} shows its ${side} side`, async (world, name: string) => {
    const looked = { about: `the active side of "${name}"`, subject: world.terms.named(name), verb: 'show' };
    const words = (one: unknown): string => `its ${one === 'back' ? 'Gyze' : 'Neon'} side`;
    expectEqual({ ...looked, words }, sheet, (await factOf(world, name, 'sheet')) ?? 'front');
  });
