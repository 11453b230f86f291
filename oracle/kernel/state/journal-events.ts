/**
 * The events of the event log: their members and when they happen. The event types and docs/events.md are made from
 * these tables; a game adds its own in `oracle/<game>/events.ts`.
 */
import type { Handle, PlayerId } from '../../../schemas/common';
import type { CauseOf, Sheet } from '../state';

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
  player: member<PlayerId>('the player whose event it is: who does it, or to whose card it happens'),
  card: member<Handle>('the card to which it happens, or that does it'),
  zoneChangeCount: member<number>('which object the card was, where it may have become another since'),
  from: member<string>('the zone, or the card, from which it comes'),
  to: member<string>('the zone to which it goes'),
  cause: member<CauseOf>('what makes it happen: a rule, or an effect, a cost or a battle of a player'),
  counters: member<Readonly<Record<string, number>>>('how many of which, e.g. cores'),
  status: member<string>('the word for the status'),
  counter: member<string>("the word for a number that a player has, e.g. the game's markers"),
  value: member<number>('what it is set to'),
  zone: member<string>('the zone of the player'),
  phase: member<string>('the phase'),
  targets: member<readonly Handle[]>('the cards to which the effect applies'),
  until: member<string>('how long it lasts'),
  cards: member<readonly Handle[]>('the cards'),
  host: member<Handle>('the card on, under or to which it lies'),
  kind: member<string>('the word for the link'),
  winner: member<PlayerId | null>('who has won; null: nobody'),
  reason: member<string>('why the game is over'),
  choice: member<string>('what was chosen'),
  turn: member<number>('the number of the turn'),
  target: member<Handle>('the card that is attacked'),
  instead: member<readonly Handle[]>('the cards to which something happens instead'),
  amount: member<number>('how much, or how many'),
  what: member<string>("what was declared or activated, in the game's word"),
  sheet: member<Sheet>('the printed side that it shows now'),
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
  moved: event(
    'A card has gone from one zone to another, or within its own.',
    ['player', 'card', 'from', 'to'],
    ['cause'],
  ),
  rested: event('A card has been put sideways.', ['player', 'card'], ['from', 'to', 'cause']),
  setActive: event('A card has been put upright.', ['player', 'card'], ['from', 'to', 'cause']),
  turnedFaceUp: event('A card has been turned face up where it lies.', ['player', 'card'], ['cause']),
  turnedFaceDown: event('A card has been turned face down where it lies.', ['player', 'card'], ['cause']),
  turnedOver: event('A card with two sides has been turned over: it shows its other side.', [
    'player',
    'card',
    'sheet',
  ]),
  countersMoved: event(
    'Counters, e.g. cores, have gone from one holder to another.',
    ['player', 'card', 'counters', 'from', 'to'],
    ['cause'],
  ),
  statusGained: event('A card has gained a status.', ['player', 'card', 'status'], ['cause']),
  statusLost: event('A card has lost a status.', ['player', 'card', 'status'], ['cause']),
  created: wordFor('An object has been created, with a handle of its own.'),
  erased: wordFor('An object has been erased: it is nowhere any more.'),
  placeCreated: event('A place has come into being.', ['player', 'card']),
  placeRemoved: event('A place has disappeared.', ['player', 'card']),
  placeChanged: event('A place has become of other kinds.', ['player', 'card']),
  counterSet: event('A number of a player has been set.', ['player', 'counter', 'value']),
  shuffled: event('The cards of a zone lie in a new order.', ['player', 'zone']),
  phaseStarted: event('A phase of the turn begins.', ['player', 'phase']),
  effectStarted: event('An effect that lasts has begun.', ['player', 'card', 'targets', 'until']),
  effectEnded: event('An effect has ended for these cards.', ['player', 'card', 'targets', 'until']),
  looked: event('A player has begun to look at hidden cards.', ['player', 'cards']),
  searched: event('A player has found cards among those looked at.', ['player', 'cards']),
  revealed: event('A hidden card has been shown.', ['player', 'card']),
  linked: event('A card has been put on, under or to another.', ['player', 'card', 'host', 'kind']),
  unlinked: event('A card is no longer on, under or with another.', ['player', 'card']),
  inherited: event('A card has taken the place of another, with what was linked to that one.', [
    'player',
    'card',
    'from',
  ]),
  replaced: event(
    'An ability puts something else in the place of what was about to happen.',
    ['player', 'card', 'instead'],
    ['cause'],
  ),
  effectActivated: event(
    'An ability has been activated; `what` is its type, in games whose texts ask for it.',
    ['player', 'card'],
    ['what'],
  ),
  declared: event('Something has been declared that others may answer before it is resolved.', [
    'player',
    'card',
    'what',
  ]),
  leaving: event(
    'It has been decided that a card leaves; it goes when what that has triggered is resolved.',
    ['player', 'card', 'from', 'to'],
    ['cause'],
  ),
  stayed: event('A card that was about to leave stays.', ['player', 'card']),
  cancelled: event('An ability that waited will not be carried out.', ['player', 'card']),
  negated: event('What was declared will not be carried out.', ['player', 'card', 'what']),
  damageDealt: event('Damage has been dealt to a player.', ['player', 'amount'], ['card', 'cause']),
  drew: wordFor('A card has been drawn.'),
  lotDrawn: event('The lot has fallen on this player.', ['player']),
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
