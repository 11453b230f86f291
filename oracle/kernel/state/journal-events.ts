/**
 * The events of the event log: their members and when they happen. The event types and docs/events.md are made from
 * these tables; a game adds its own in `oracle/<game>/events.ts`.
 */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { CauseOf, Sheet } from '../state';

/** A change of a value: `{ stat: 'power', by: 1000 }`. */
export interface StatChange {
  readonly stat: string;
  readonly by?: number;
  readonly to?: number;
}

/** A member of events. Its name has the same meaning in every event. */
export interface Member<Value> {
  readonly text: string;
  /** Only for the compiler. */
  readonly value?: Value;
}

export const member = <Value>(text: string): Member<Value> => ({ text });

type ValuesOf<Members> = {
  readonly [Name in keyof Members]: Members[Name] extends Member<infer Value> ? Value : never;
};

export const kernelMembers = {
  player: member<PlayerId>('the player who does it, or the player whose card it happens to'),
  card: member<Handle>('the card that does it, or the card it happens to'),
  zoneChangeCount: member<number>(
    'how often the card had changed zones: it shows which object the card was at that moment',
  ),
  from: member<string>('the zone or the card that it comes from'),
  to: member<string>('the zone that it goes to'),
  cause: member<CauseOf>("what makes it happen: a rule, or a player's effect, cost or battle"),
  counters: member<Readonly<Record<string, number>>>('how many counters of each kind, such as cores'),
  status: member<string>('the name of the status'),
  counter: member<string>("the name of the player's number, such as a marker"),
  value: member<number>('the new value'),
  zone: member<string>("the player's zone"),
  phase: member<string>('the phase, or the step where the game divides its turn into steps'),
  targets: member<readonly Handle[]>('the cards to which the effect applies'),
  until: member<string>('how long the effect lasts'),
  change: member<StatChange>('the value that the effect changes, and by how much or to what'),
  cards: member<readonly Handle[]>('the cards that were looked at or found'),
  host: member<Handle>('the card that it lies on or under, or is attached to'),
  kind: member<string>('the kind of link between the two cards'),
  winner: member<PlayerId | null>('the player who has won; null if nobody has'),
  reason: member<string>('why the game is over'),
  choice: member<string>('what the player chose'),
  turn: member<number>('the number of the turn'),
  target: member<Handle>('the other card of the action, usually the card that is attacked'),
  instead: member<readonly Handle[]>('the cards that something else happens to'),
  amount: member<number>('the number, such as points of damage'),
  what: member<string>("what was declared or activated, in the game's own term"),
  sheet: member<Sheet>('the printed side that the card shows now'),
};

/** The members that events can have besides their type and clauses. Games extend it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- an interface, so that games can extend it
export interface EventMembers extends ValuesOf<typeof kernelMembers> {}
export type { ValuesOf };

type Name = keyof EventMembers;

/** An event: when it happens, and which members it always and sometimes has. */
export interface EventDefinition<Has extends Name = Name, MayHave extends Name = Name> {
  readonly when: string;
  readonly has: readonly Has[];
  readonly mayHave: readonly MayHave[];
}

export const event = <Has extends Name = never, MayHave extends Name = never>(
  when: string,
  has: readonly Has[] = [],
  mayHave: readonly MayHave[] = [],
): EventDefinition<Has, MayHave> => ({ when, has, mayHave });

/** Defines a further event for what happens to a card, recorded with the change itself. */
export const wordFor = (when: string): EventDefinition<'player' | 'card', 'from' | 'to' | 'cause'> =>
  event(when, ['player', 'card'], ['from', 'to', 'cause']);

/** The events of the kernel and of the procedures that games share. */
export const kernelEvents = {
  moved: event('A card has moved to another zone, or within its zone.', ['player', 'card', 'from', 'to'], ['cause']),
  rested: event('A card has been turned sideways.', ['player', 'card'], ['from', 'to', 'cause']),
  setActive: event('A card has been turned upright.', ['player', 'card'], ['from', 'to', 'cause']),
  turnedFaceUp: event('A card has been turned face up where it lies.', ['player', 'card'], ['cause']),
  turnedFaceDown: event('A card has been turned face down where it lies.', ['player', 'card'], ['cause']),
  turnedOver: event('A card with two sides has been turned over and shows its other side.', [
    'player',
    'card',
    'sheet',
  ]),
  countersMoved: event(
    'Counters, such as cores, have moved from one holder to another.',
    ['player', 'card', 'counters', 'from', 'to'],
    ['cause'],
  ),
  statusGained: event('A card has gained a status.', ['player', 'card', 'status'], ['cause']),
  statusLost: event('A card has lost a status.', ['player', 'card', 'status'], ['cause']),
  created: wordFor('An object, such as a token, has been created. It has a handle of its own.'),
  erased: wordFor('An object has been erased and is in no zone any more.'),
  placeCreated: event('A place where cards can be put, such as a circle, has been created.', ['player', 'card']),
  placeRemoved: event('A place has been removed.', ['player', 'card']),
  placeChanged: event('A place now counts as other kinds of place than before.', ['player', 'card']),
  counterSet: event("A player's number, such as a marker, has been set to a new value.", [
    'player',
    'counter',
    'value',
  ]),
  shuffled: event('A zone has been shuffled.', ['player', 'zone']),
  phaseStarted: event('A phase of the turn begins.', ['player', 'phase']),
  effectStarted: event(
    'An effect that lasts for some time has begun.',
    ['player', 'card', 'targets', 'until'],
    ['change'],
  ),
  effectEnded: event('A lasting effect has ended for these cards.', ['player', 'card', 'targets', 'until']),
  looked: event('A player has begun to look at hidden cards.', ['player', 'cards']),
  searched: event('A player has found cards among those that the player looked at.', ['player', 'cards']),
  revealed: event('A hidden card has been shown.', ['player', 'card']),
  linked: event('A card has been put on or under another card, or attached to it.', ['player', 'card', 'host', 'kind']),
  unlinked: event('A card is no longer on or under another card, or attached to it.', ['player', 'card']),
  inherited: event('A card has taken the place of another and keeps the cards that were linked to it.', [
    'player',
    'card',
    'from',
  ]),
  replaced: event('An ability has replaced what was about to happen.', ['player', 'card', 'instead'], ['cause']),
  effectActivated: event(
    'An ability has been activated. Where card texts ask for its type, `what` names it.',
    ['player', 'card'],
    ['what'],
  ),
  declared: event('Something has been declared that players may respond to before it is resolved.', [
    'player',
    'card',
    'what',
  ]),
  leaving: event(
    'A card is going to leave. It leaves after the abilities that this triggers have been resolved.',
    ['player', 'card', 'from', 'to'],
    ['cause'],
  ),
  stayed: event('A card that was going to leave stays.', ['player', 'card']),
  cancelled: event('An ability that was waiting will not be carried out.', ['player', 'card']),
  negated: event('What was declared has been negated and will not be carried out.', ['player', 'card', 'what']),
  damageDealt: event('Damage has been dealt to a player.', ['player', 'amount'], ['card', 'cause']),
  drew: wordFor('A card has been drawn.'),
  lotDrawn: event('This player was picked at random.', ['player']),
  turnOrderChosen: event('The player has decided who goes first.', ['player', 'choice']),
  gameOver: event('The game has ended.', ['winner'], ['reason']),
};

export type KernelEvents = typeof kernelEvents;

/** The members of an event with this definition. */
export type MembersOf<Definition> =
  Definition extends EventDefinition<infer Has, infer MayHave>
    ? Pick<EventMembers, Has> & Partial<Pick<EventMembers, MayHave>>
    : never;

/** The union of the events of a table, discriminated by `type`. */
export type EventsOf<Table> = {
  [Type in keyof Table]: { readonly type: Type; readonly clauses: readonly string[] } & MembersOf<Table[Type]>;
}[keyof Table];

export type KernelEvent = EventsOf<KernelEvents>;

/**
 * The kernel's events that a game never records. The game's page lists them, and a test over all its scenarios checks
 * them.
 */
export type UnusedKernelEvents = readonly (keyof KernelEvents)[];

/**
 * Events on features that few games have: counters on cards, statuses, created objects, places, departures,
 * declarations.
 */
export const OF_FEW_GAMES = [
  'countersMoved',
  'statusGained',
  'statusLost',
  'created',
  'erased',
  'placeCreated',
  'placeRemoved',
  'placeChanged',
  'leaving',
  'stayed',
  'declared',
  'negated',
] as const satisfies UnusedKernelEvents;
