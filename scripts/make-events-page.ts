/** Writes docs/events.md: every event of a game's event log, its members, and when it happens. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oracleModules, PLAYED } from '../games/registry';
import {
  kernelEvents,
  kernelMembers,
  type EventDefinition,
  type KernelEvents,
} from '../oracle/kernel/state/journal-events';
import type { GameModule } from '../oracle/kernel/session/module';
import { projectRoot } from '../runner/root';

type Texts = Readonly<Record<string, { readonly text: string }>>;

const isOfKernel = (type: string): type is keyof KernelEvents => type in kernelEvents;

const code = (word: string) => `\`${word}\``;

/** Lists the members of an event; a question mark follows optional ones. */
const membersOf = ({ has, mayHave }: EventDefinition): string =>
  [...has.map(code), ...mayHave.map((member) => code(`${member}?`))].join(', ');

const tellers = (type: keyof KernelEvents): string =>
  oracleModules(PLAYED)
    .filter(({ journal }) => !journal.unusedKernelEvents.includes(type))
    .map(({ id }) => id)
    .join(', ');

const rows = (
  events: readonly (readonly [string, EventDefinition])[],
  more: (type: string) => readonly string[],
): string[] =>
  events.map(
    ([type, definition]) => `| ${[code(type), definition.when, membersOf(definition), ...more(type)].join(' | ')} |`,
  );

const words = (members: Texts): string[] =>
  Object.entries(members).map(([name, { text }]) => `- ${code(name)}: ${text}`);

function ofGame({ id, rules, journal }: GameModule): string[] {
  const own = Object.entries<EventDefinition>(rules.events).filter(([type]) => !isOfKernel(type));
  return [
    `## ${id}`,
    '',
    '| event | when | says |',
    '|---|---|---|',
    ...rows(own, () => []),
    '',
    ...words(journal.members),
    '',
  ];
}

export function eventsPage(): string {
  const shared = Object.entries<EventDefinition>(kernelEvents);
  return [
    '# Events',
    '',
    'Made by `npm run docs` from `oracle/kernel/state/journal-events.ts` and the `events.ts` of each game; do not edit. The oracle',
    'tells them in `events` of an answer ([protocol](protocol.md)). Every event has a `type` and `clauses`, those that decided',
    'it, the decisive one first; `consulted` are those that were only looked at on the way (what a card is, a value, a rule that was not due); what',
    'else it says stands below, with `?` where it may be left out. Abilities that wait for an event name it by its type. An adapter that',
    'tells events is asked for the types and cards of a few, and in which order they came.',
    '',
    '## Every game',
    '',
    '| event | when | says | told in |',
    '|---|---|---|---|',
    ...rows(shared, (type) => [isOfKernel(type) ? tellers(type) : '']),
    '',
    ...words(kernelMembers),
    '',
    ...oracleModules(PLAYED).flatMap(ofGame),
  ].join('\n');
}

if (require.main === module) writeFileSync(join(projectRoot(), 'docs', 'events.md'), eventsPage());
