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
    '| event | what happened | members |',
    '|---|---|---|',
    ...rows(own, () => []),
    '',
    ...(Object.keys(journal.members).length > 0 ? ['Members that only this game has:', ''] : []),
    ...words(journal.members),
    '',
  ];
}

export function eventsPage(): string {
  const shared = Object.entries<EventDefinition>(kernelEvents);
  return [
    '# Events',
    '',
    'This page lists every event of the event log and its members. Read it if your adapter reports events, if you write scenarios or questions',
    'about the order in which things happened, or if you write an ability that waits for an event.',
    '',
    'The oracle reports events in the member `events` of its answers ([protocol](protocol.md)). Each event has these members:',
    '',
    '- `type`: its name in the tables below',
    '- `clauses`: the clauses that decided it, the decisive one first',
    '- `consulted`: clauses that the oracle only looked at on the way, such as what a card is, a value, or a rule that did not apply yet',
    '- the members in its row; `?` marks those that an event may leave out',
    '',
    'An ability that waits for an event names it by its type ([ability language](abilities.md)). Scenarios check the types, cards and order of only a',
    'few events, and only for adapters with the capability `events`.',
    '',
    'Made by `npm run docs` from `oracle/kernel/state/journal-events.ts` and the `events.ts` of each game; do not edit.',
    '',
    '## Every game',
    '',
    '| event | what happened | members | games |',
    '|---|---|---|---|',
    ...rows(shared, (type) => [isOfKernel(type) ? tellers(type) : '']),
    '',
    'A member has the same meaning in every event:',
    '',
    ...words(kernelMembers),
    '',
    ...oracleModules(PLAYED).flatMap(ofGame),
  ].join('\n');
}

if (require.main === module) writeFileSync(join(projectRoot(), 'docs', 'events.md'), eventsPage());
