/** Sentences about what is printed on a card. */
import { stepLibrary } from './registry';

export const aboutCards = stepLibrary();
const { given } = aboutCards;

given('{string} is a unit of grade {int} with {int} power', (world, name: string, grade: number, power: number) =>
  world.setup.define(name, { grade, power }),
);

given('{string} is a G unit', (world, name: string) => world.setup.define(name, { subtype: 'G' }));

given('{string} has the icon(s) {cards}', (world, name: string, icons: string[]) =>
  world.setup.define(name, { icons }),
);

given(
  '{string} has the trigger icon {string} with {int} power',
  (world, name: string, trigger: string, power: number) =>
    world.setup.define(name, { subtype: 'trigger', trigger, triggerPower: power }),
);
