/** Sentences about events, in every game. docs/events.md lists the events. */
import { gameOf } from '../games/registry';
import { expectAs, expectEqual, named } from './checks';
import { Disagreement } from './disagreement';
import { stepLibrary } from './registry';
import { otherwise } from './statements';
import type { World } from './world';

export const aboutEvents = stepLibrary();
const { then } = aboutEvents;

/** The events of these types, in this order; others may lie between them. */
then('these events happened in this order:', async (world, table: readonly (readonly string[])[]) => {
  world.require('events');
  await world.settle();
  await world.knows(table.flatMap(([, card]) => card || []));
  const wanted = table.map(([words, card]) => {
    const type = eventNamed(world, words!);
    return card ? `${type} "${card}"` : type;
  });
  const happened = world.events.map((event) => {
    const named = wanted.includes(`${event.type} "${String(event.card)}"`) ? ` "${String(event.card)}"` : '';
    return `${event.type}${named}`;
  });
  let from = 0;
  for (const [place, event] of wanted.entries()) {
    const index = happened.indexOf(event, from);
    if (index < 0) throw outOfPlace(world, { event, before: wanted[place - 1] }, wanted, happened);
    from = index + 1;
  }
});

function outOfPlace(
  { terms }: World,
  { event, before }: { readonly event: string; readonly before: string | undefined },
  wanted: readonly string[],
  happened: readonly string[],
): Disagreement {
  const inWords = (text: string): string => {
    const [, type = text, card] = /^(\w+) "(.*)"$/s.exec(text) ?? [];
    return `"${terms.word(type)}"${card === undefined ? '' : ` for ${terms.named(card)}`}`;
  };
  const lines = (events: readonly string[]): string => events.map(inWords).join('\n') || 'no event';
  const place = before === undefined ? 'be among the events' : `come after the event ${inWords(before)}`;
  const fact = otherwise({ subject: `the event ${inWords(event)}`, verb: place }, undefined, {
    expected: lines(wanted),
    actual: lines(happened),
  });
  return new Disagreement(fact, {
    signature: `"${event}" did not happen in its place`,
    expected: wanted.join('\n'),
    actual: happened.join('\n'),
  });
}

/** Counts events of the whole scenario, for any card and player. */
then('the event {string} happened exactly {int} time(s)', (world, event: string, times: number) =>
  expectTimes(world, event, times),
);

then(
  'the event {string} happened exactly {int} time(s) to {string}',
  (world, event: string, times: number, card: string) => expectTimes(world, event, times, card),
);

then('the event {string} did not happen', (world, event: string) => expectTimes(world, event, 0));

then('the event {string} did not happen to {string}', (world, event: string, card: string) =>
  expectTimes(world, event, 0, card),
);

const howOften = (times: number): string => ['never', 'once', 'twice'][times] ?? `${times} times`;

/**
 * Returns the type of an event in words, `skill activated`.
 * @throws {SuiteError} if no event has this name, since "it did not happen" would then always be true
 */
function eventNamed({ vocabulary, terms }: World, words: string): string {
  const types = Object.keys(gameOf(vocabulary.game)!.oracle.rules.events);
  return named(Object.fromEntries(types.map((type) => [terms.word(type), type])), terms.word(words), 'event');
}

async function expectTimes(world: World, words: string, times: number, card?: string): Promise<void> {
  const type = eventNamed(world, words);
  world.require('events');
  await world.settle();
  if (card !== undefined) await world.knows([card]);
  const found = world.events.filter((event) => event.type === type && (card === undefined || event.card === card));
  const subject = `the event "${world.terms.word(type)}"`;
  const about = `how often "${type}" happened${card === undefined ? '' : ` to "${card}"`}`;
  const verb = card === undefined ? 'happen' : `happen to ${world.terms.named(card)}`;
  if (times === 0 || found.length === 0)
    return expectAs(
      {
        about,
        subject,
        verb: times === 0 ? verb : `${verb} ${howOften(times)}`,
        isDenied: times === 0,
        instead: times === 0 ? `happens ${howOften(found.length)}` : undefined,
      },
      times,
      found.length,
    );
  expectEqual({ about, subject, verb, words: (count) => howOften(count as number) }, times, found.length);
}
