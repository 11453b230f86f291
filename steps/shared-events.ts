/** Sentences about events, in every game. docs/events.md lists the events. */
import { gameOf } from '../games/registry';
import { expectEqual, named } from './checks';
import { Disagreement } from './disagreement';
import { stepLibrary } from './registry';
import type { World } from './world';

export const aboutEvents = stepLibrary();
const { then } = aboutEvents;

/** The events of these types, in this order; others may lie between them. */
then('these events happened in this order:', async (world, table: readonly (readonly string[])[]) => {
  world.require('events');
  await world.settle();
  await world.knows(table.flatMap(([, card]) => card || []));
  const wanted = table.map(([type, card]) => (card ? `${type} "${card}"` : type!));
  const happened = world.events.map((event) => {
    const named = wanted.includes(`${event.type} "${String(event.card)}"`) ? ` "${String(event.card)}"` : '';
    return `${event.type}${named}`;
  });
  let from = 0;
  for (const event of wanted) {
    const index = happened.indexOf(event, from);
    if (index < 0)
      throw new Disagreement(`"${event}" did not happen in its place`, wanted.join('\n'), happened.join('\n'));
    from = index + 1;
  }
});

/** Counts events of the whole scenario, for any card and player. */
then('the event {string} happened exactly {int} time(s)', (world, type: string, times: number) =>
  expectTimes(world, type, times),
);

then(
  'the event {string} happened exactly {int} time(s) to {string}',
  (world, type: string, times: number, card: string) => expectTimes(world, type, times, card),
);

then('the event {string} did not happen', (world, type: string) => expectTimes(world, type, 0));

then('the event {string} did not happen to {string}', (world, type: string, card: string) =>
  expectTimes(world, type, 0, card),
);

/** @throws {SuiteError} if no event has this name, since "it did not happen" would then always be true */
async function expectTimes(world: World, type: string, times: number, card?: string): Promise<void> {
  const events = gameOf(world.vocabulary.game)!.oracle.rules.events as Readonly<Record<string, unknown>>;
  named(events, type, 'event');
  world.require('events');
  await world.settle();
  if (card !== undefined) await world.knows([card]);
  const found = world.events.filter((event) => event.type === type && (card === undefined || event.card === card));
  expectEqual(`how often "${type}" happened${card === undefined ? '' : ` to "${card}"`}`, times, found.length);
}
