/** The limits and lasting things of the Dragon Ball Super Card Game, and what happens to their cards in between. */
import { opponentOf } from '../../oracle/kernel/state';
import {
  isOver,
  holdsForCardAlone,
  stillHolds,
  type Happening,
  type OverTimeTable,
  type Players,
  type Thing,
} from './shape';

/** A spell that lasts for the game, and a card that shows by its power whether it does. */
interface OnACard {
  readonly spell: 'lasts-game' | 'kinds-last-game';
  readonly gauge?: 'gauge' | 'gauge-of-kinds' | 'mutes-drifts';
  /** Further data of the card. */
  readonly data?: (card: string) => readonly string[];
  /** The power of the card while it holds, and when it is over. */
  readonly power: readonly [holds: number, isOver: number];
}

/** What "Vow" brings about on the card with this name, which shows by the power of the card. */
const onACard = (card: string, { spell, gauge, data, power }: OnACard): Thing => ({
  card,
  given: ({ owner, master }) => [
    `Given player ${owner} has "Vow" (probe "${spell}") in the hand`,
    ...(data?.(card) ?? []),
    `Given player ${owner} has the active Battle Card "${card}"`,
    ...(gauge ? [`Given player ${master} has the active Battle Card "Gauge" (probe "${gauge}")`] : []),
  ],
  begin: ({ owner }) => [`When player ${owner} activates "Vow"`],
  holds: (_players, of) => [`Then "${of}" has ${power[0]} power`],
  isOver: (_players, of) => [`Then "${of}" has ${power[1]} power`],
});

const named =
  (probe: string) =>
  (card: string): readonly string[] => [
    `Given "${card}" is the probe card "${probe}"`,
    `Given "${card}" has the card name "${card}"`,
  ];

const lasting = {
  'a change of power': onACard('Might', { spell: 'lasts-game', power: [15000, 10000] }),
  'a power that is set': {
    ...onACard('Set', { spell: 'kinds-last-game', power: [15000, 10000] }),
    inTitles: 'a power set by a skill',
  },
  'a change of combo power': onACard('Crew', {
    spell: 'kinds-last-game',
    gauge: 'gauge-of-kinds',
    power: [15000, 10000],
  }),
  'a change of a combo cost': onACard('Toil', {
    spell: 'kinds-last-game',
    gauge: 'gauge-of-kinds',
    power: [15000, 10000],
  }),
  'a change of an energy cost': onACard('Load', {
    spell: 'kinds-last-game',
    gauge: 'gauge-of-kinds',
    power: [15000, 10000],
  }),
  'a gained keyword': onACard('Ward', { spell: 'lasts-game', gauge: 'gauge', power: [11000, 10000] }),
  'a gained skill': onACard('Art', { spell: 'lasts-game', gauge: 'gauge', power: [11000, 10000] }),
  'a negation': {
    ...onACard('Hush', { spell: 'lasts-game', data: named('hush-5000'), power: [10000, 15000] }),
    inTitles: 'a negation of skills',
  },
  'a negation of some skills': {
    ...onACard('Mute', { spell: 'kinds-last-game', data: named('weak-5000'), power: [15000, 10000] }),
    inTitles: 'a negation of [Permanent] skills',
  },
  'a given trait': onACard('Kin', { spell: 'lasts-game', gauge: 'gauge', power: [11000, 10000] }),
  'a lost trait': onACard('Cast', {
    spell: 'kinds-last-game',
    gauge: 'mutes-drifts',
    data: (card) => [...named('hush-5000')(card), `Given "${card}" has the special trait "Drift"`],
    power: [15000, 10000],
  }),
  'another colour': {
    ...onACard('Hue', { spell: 'kinds-last-game', gauge: 'gauge-of-kinds', power: [15000, 10000] }),
    inTitles: 'a change of color',
  },
  'an immunity': {
    ...onACard('Aegis', { spell: 'kinds-last-game', power: [15000, 10000] }),
    inTitles: "an immunity to the opponent's cards",
    given: ({ owner }: Players) => [
      `Given player ${owner} has "Vow" (probe "kinds-last-game") in the hand`,
      `Given player ${owner} has the active Battle Card "Aegis" with 15000 power`,
      `Given player ${opponentOf(owner)} has the active Battle Card "Thorn" (probe "thorn")`,
    ],
  },
  'a requirement': {
    ...onACard('Bell', { spell: 'kinds-last-game', data: named('bell'), power: [0, 0] }),
    inTitles: 'a requirement for skills',
    holds: (_players: Players, of: string) => [
      'When player A attacks "B leader" with "A leader"',
      "Then player B's Life Area holds 3 cards",
      `Then "${of}" has 10000 power`,
    ],
    isOver: (_players: Players, of: string) => [`Then "${of}" has 12000 power`],
  },
  'an obligation': {
    card: 'Duty',
    inTitles: 'a duty to attack',
    given: ({ owner }: Players) => [
      `Given player ${owner} has "Vow" (probe "duty-game") in the hand`,
      `Given player ${owner} has the active Battle Card "Duty"`,
    ],
    begin: ({ owner }: Players) => [
      'When player A attacks "B leader" with "A leader"',
      `When player ${owner} activates "Vow"`,
    ],
    holds: ({ master }: Players, of: string) => [
      `When player ${master} tries to end the phase`,
      'Then that is refused',
      `When player ${master} attacks "${opponentOf(master)} leader" with "${of}"`,
      `Then "${of}" is rested`,
    ],
    isOver: ({ master }: Players) => [`When player ${master} ends the turn`, 'Then turn 6 of the game has come'],
  },
  'a prohibition': {
    card: 'Ban',
    inTitles: 'a ban on attacking',
    given: ({ owner }: Players) => [
      'Given player A has "Vow" (probe "extra-forbids-attack") in the hand',
      `Given player ${owner} has the active Battle Card "Ban" with 10000 power`,
    ],
    begin: () => ['When player A activates "Vow"', 'When player A chooses "Ban"'],
    holds: (_players: Players, of: string) => [
      `When player A tries to attack "B leader" with "${of}"`,
      'Then that is refused',
    ],
    isOver: (_players: Players, of: string) => [
      `When player A attacks "B leader" with "${of}"`,
      "Then player B's Life Area holds 3 cards",
    ],
  },
  'what is put off': {
    card: 'Crew',
    inTitles: 'a delayed effect',
    given: ({ owner }: Players) => [
      'Given player A has "Vow" (probe "extra-later-hand") in the hand',
      `Given player ${owner} has the active Battle Card "Crew" with 10000 power`,
    ],
    begin: () => ['When player A activates "Vow"'],
    holds: ({ owner }: Players, of: string) => [
      'When player A ends the turn',
      `Then "${of}" is in player ${owner}'s hand`,
    ],
    isOver: ({ master }: Players, of: string) => [`Then "${of}" is in player ${master}'s Battle Area`],
  },
} satisfies Record<string, Thing>;

type Lasting = keyof typeof lasting;
const TAKEN: Players = { owner: 'B', master: 'A' };
const ALL_LASTING = Object.keys(lasting) as Lasting[];
const allBut = (...others: readonly Lasting[]): Lasting[] => ALL_LASTING.filter((name) => !others.includes(name));
/** Other scenarios show these already on a card that the opponent takes. */
const ALREADY_SHOWN_TAKEN = ['a change of power', 'a gained keyword', 'a prohibition'] as const;

/** Scenarios of other clauses notice already if these are on a copy as well. */
const ALREADY_SHOWN_OF_COPIES = ['a change of power', 'a negation', 'what is put off'] as const;

const thereAgain = (name: string) => `${name} that is negated for a turn works again after that turn`;
const staysWhenTaken = (name: string) => `${name} stays on a card when the opponent gains control of it`;

const happeningsOfLasting: readonly Happening<Lasting>[] = [
  {
    clause: '11-5-1-1',
    players: TAKEN,
    title: staysWhenTaken,
    given: () => [
      "Given it is player B's Main Phase",
      'Given player A has "Lure" (probe "extra-gain-control") in the hand',
    ],
    steps: (card) => [
      'When player B ends the turn',
      'When player A activates "Lure"',
      `Then "${card}" is in player A's Battle Area`,
    ],
    outcome: stillHolds,
    things: allBut(...ALREADY_SHOWN_TAKEN, 'an immunity', 'an obligation', 'what is put off'),
  },
  {
    clause: '11-5-1-1',
    players: TAKEN,
    title: staysWhenTaken,
    given: () => ['Given player A has "Lure" (probe "extra-gain-control") in the hand'],
    steps: () => ['When player A activates "Lure"'],
    outcome: stillHolds,
    things: ['an obligation', 'what is put off'],
  },
  {
    clause: '8-5-3',
    title: (name) => `${name} applies only to the chosen card, not to a copy of it`,
    given: (_players, card) => [`Given "${card}" has a decoy`],
    steps: (card) => [`When player A chooses "${card}"`],
    outcome: holdsForCardAlone,
    things: allBut('an obligation', 'a prohibition', ...ALREADY_SHOWN_OF_COPIES),
  },
  {
    clause: '8-5-3',
    title: (name) => `${name} applies only to the chosen card, not to a copy of it`,
    given: (_players, card) => [`Given "${card}" has a decoy`],
    steps: () => [],
    outcome: holdsForCardAlone,
    things: ['a prohibition'],
  },
  {
    clause: '8-3-2',
    title: thereAgain,
    given: () => [
      'Given player A has "Silence" (probe "silence") in the hand',
      'Given player A has the active Battle Card "Mate" with 10000 power',
      'Given player B has "Tide" (probe "extra-return") in the hand',
    ],
    steps: (card) => [
      'When player A activates "Silence"',
      `When player A chooses "${card}"`,
      'When player A ends the turn',
      'When player B activates "Tide"',
    ],
    outcome: ({ card }) => [
      `When player B tries to choose "${card}"`,
      'Then that is refused',
      'When player B chooses "Mate"',
      'Then "Mate" is in player A\'s hand',
    ],
    things: ['a gained keyword'],
  },
];

const limits = {
  'a used [Activate] skill with [Once per turn]': {
    card: 'Scout',
    given: ({ owner }: Players) => [
      `Given player ${owner} has the active Battle Card "Scout" (probe "activate-draw-once")`,
    ],
    begin: () => ['When player A activates "Scout"'],
    holds: (_players: Players, of: string) => [
      `When player A tries to activate "${of}"`,
      'Then that is refused',
      "Then player A's hand holds 1 card",
    ],
    isOver: (_players: Players, of: string) => [
      `When player A activates "${of}"`,
      "Then player A's hand holds 2 cards",
    ],
  },
  'a used [Auto] skill with [Once per turn]': {
    card: 'Mourner',
    given: ({ owner }: Players) => [
      `Given player ${owner} has the active Battle Card "Mourner" (probe "ko-watcher-once")`,
      'Given player A has "Blow 1" (probe "extra-ko-any") and "Blow 2" (probe "extra-ko-any") in the hand',
      'Given player B has the active Battle Card "One" with 10000 power',
      'Given player B has the active Battle Card "Two" with 10000 power',
    ],
    begin: () => ['When player A activates "Blow 1"', 'When player A chooses "One"'],
    holds: () => [
      'When player A activates "Blow 2"',
      'When player A chooses "Two"',
      "Then player A's hand holds 1 card",
    ],
    isOver: () => [
      'When player A activates "Blow 2"',
      'When player A chooses "Two"',
      "Then player A's hand holds 2 cards",
    ],
  },
  'a used [Dual Attack]': {
    card: 'Whirl',
    given: ({ owner }: Players) => [`Given player ${owner} has the active Battle Card "Whirl" (probe "dual-attack")`],
    begin: () => ['When player A attacks "B leader" with "Whirl"', 'Then "Whirl" is active'],
    holds: (_players: Players, of: string) => [
      `When player A attacks "B leader" with "${of}"`,
      `Then "${of}" is rested`,
    ],
    isOver: (_players: Players, of: string) => [
      `When player A attacks "B leader" with "${of}"`,
      `Then "${of}" is active`,
      "Then player B's Life Area holds 2 cards",
    ],
  },
} satisfies Record<string, Thing>;

type Limit = keyof typeof limits;
const ALL_LIMITS = Object.keys(limits) as Limit[];
/** The scenarios of 10-11-2 have the [Activate] skill of a copy that comes later. */
const LATER_COPIES = ALL_LIMITS.filter((name) => name !== 'a used [Activate] skill with [Once per turn]');

const PROBES: Readonly<Record<Limit, string>> = {
  'a used [Activate] skill with [Once per turn]': 'activate-draw-once',
  'a used [Auto] skill with [Once per turn]': 'ko-watcher-once',
  'a used [Dual Attack]': 'dual-attack',
};

/** Returns the clause for skills with [Once per turn], or that of [Dual Attack], which has a limit of its own. */
const clauseOf = (name: Limit, ofOncePerTurn: string): string =>
  name === 'a used [Dual Attack]' ? '10-8-1' : ofOncePerTurn;

const happeningsOfLimits: readonly Happening<Limit>[] = [
  {
    clause: '3-1-4',
    title: (name) => `${name} can be used again once its card has left the Battle Area and come back`,
    given: () => [
      'Given player A has "Tide" (probe "extra-return") in the hand',
      'Given player B has the active Battle Card "Wall" with 10000 power',
    ],
    steps: (card) => [
      'When player A activates "Tide"',
      `When player A chooses "${card}"`,
      `When player A plays "${card}"`,
    ],
    outcome: isOver,
    things: ['a used [Auto] skill with [Once per turn]', 'a used [Dual Attack]'],
  },
  {
    clause: '3-1-4',
    title: (name) => `${name} stays used when its card comes back from the Combo Area`,
    given: () => ['Given player A has "Rally" (probe "battle-play-from-combo") in the hand'],
    steps: (card) => [
      'When player A attacks "B leader" with "A leader"',
      `When player A combos with "${card}"`,
      'When player A activates "Rally"',
      `Then "${card}" is in player A's Battle Area`,
    ],
    outcome: stillHolds,
    things: ['a used [Dual Attack]'],
  },
  ...LATER_COPIES.map((name): Happening<Limit> => ({
    clause: clauseOf(name, '10-11-2'),
    title: (used) => `${used} does not count for a copy that is played later in the turn`,
    given: () => [`Given player A has "Second" (probe "${PROBES[name]}") in the hand`],
    steps: () => ['When player A plays "Second"'],
    outcome: (thing, players) => thing.isOver(players, 'Second'),
    things: [name],
  })),
  ...ALL_LIMITS.map((name): Happening<Limit> => ({
    clause: clauseOf(name, '10-11-5'),
    title: (used) => `${used} stays used even if it has been negated for a while`,
    given: (_players, card) => [
      `Given "${card}" has the special trait "Drift"`,
      'Given player A has "Hush" (probe "mutes-drifts") and "Send" (probe "extra-to-warp") in the hand',
    ],
    steps: () => ['When player A plays "Hush"', 'When player A activates "Send"', 'When player A chooses "Hush"'],
    outcome: stillHolds,
    things: [name],
  })),
  {
    clause: '10-11-1',
    players: TAKEN,
    title: (name) => `${name} stays used when the opponent gains control of its card`,
    given: () => ['Given player A has "Lure" (probe "extra-gain-control") in the hand'],
    steps: () => [
      "Then player B's hand holds 1 card",
      'When player A activates "Lure"',
      'When player A chooses "Mourner"',
      'When player A activates "Blow 2"',
      'When player A chooses "Two"',
    ],
    outcome: () => ["Then player A's hand holds 0 cards"],
    things: ['a used [Auto] skill with [Once per turn]'],
  },
  {
    clause: '10-8-1',
    title: (name) => `${name} stays used when its owner loses control of its card and gains it back`,
    given: () => [
      'Given player A has "Lure" (probe "extra-gain-control") in the hand',
      'Given player B has "Grab" (probe "extra-battle-gains-control") in the hand',
    ],
    steps: () => [
      'When player A attacks "B leader" with "A leader"',
      'When player B activates "Grab"',
      'When player A is asked to act',
      'Then "Whirl" is in player B\'s Battle Area',
      'When player A activates "Lure"',
    ],
    outcome: stillHolds,
    things: ['a used [Dual Attack]'],
  },
];

export const dragonBallSuper: OverTimeTable = {
  game: 'dragon-ball-super',
  tag: 'DBS',
  files: [
    {
      file: 'over-time-what-lasts',
      title: 'Lasting effects on chosen cards, on cards that change control and on negated skills',
      things: lasting,
      rules: {
        '8-3-2': 'A negated skill is still a skill, but its effects and its choices are skipped',
        '8-5-3': "A player makes a skill's choice when that part of the skill is resolved",
        '11-5-1-1': 'A card keeps its mode and the effects on it when another player gains control of it',
      },
      happenings: happeningsOfLasting,
    },
    {
      file: 'over-time-limits',
      title: 'Limits per turn of copies and of cards that leave, change control or are negated',
      things: limits,
      rules: {
        '3-1-4': 'A card that leaves the Battle Area for any area but the Combo Area is a new card there',
        '10-8-1': 'A card with [X Attack] switches to Active Mode after its attack, one time fewer in a turn than X',
        '10-11-1': 'An [Auto] or [Activate] skill with [Once per turn] can be activated only once in a turn',
        '10-11-2': '[Once per turn] counts separately for each skill of each card',
        '10-11-5': 'A [Once per turn] skill that was resolved cannot trigger or be activated again in that turn',
      },
      happenings: happeningsOfLimits,
    },
  ],
};
