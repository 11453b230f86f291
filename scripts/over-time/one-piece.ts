/** The limits and lasting things of the One Piece Card Game, and what happens to their cards in between. */
import { holdsForCardAlone, stillHolds, type Happening, type OverTimeTable, type Thing } from './shape';

/** What "Vow" brings about on one of player A's Characters. */
const byVow = (probe: string, shown: Pick<Thing, 'holds' | 'isOver'>): Thing => ({
  card: 'Crew',
  given: () => [
    `Given player A has "Vow" (probe "${probe}") in the hand`,
    'Given player A has the active Character "Crew" with 6000 power',
    'Given player B has 5 Life cards',
  ],
  begin: () => ['When player A plays "Vow"'],
  ...shown,
});

const power = (holds: number): Pick<Thing, 'holds' | 'isOver'> => ({
  holds: (_players, of) => [`Then "${of}" has ${holds} power`],
  isOver: (_players, of) => [`Then "${of}" has 6000 power`],
});

const lasting = {
  'a change of power': byVow('event-power-2000', power(8000)),
  'a new base power': byVow('event-base-power-7000', power(7000)),
  'a gained keyword': byVow('event-give-double-attack', {
    holds: (_players, of) => [
      `When player A attacks "B leader" with "${of}"`,
      "Then player B's Life area holds 3 cards",
    ],
    isOver: (_players, of) => [
      `When player A attacks "B leader" with "${of}"`,
      "Then player B's Life area holds 2 cards",
    ],
  }),
  'a gained ability': byVow('event-give-attacking-draw', {
    holds: (_players, of) => [`When player A attacks "B leader" with "${of}"`, "Then player A's hand holds 1 card"],
    isOver: (_players, of) => [
      `When player A attacks "B leader" with "${of}"`,
      "Then player B's hand holds 2 cards",
      "Then player A's hand holds 1 card",
    ],
  }),
  'what is put off': {
    card: 'Cod',
    inTitles: 'a delayed effect',
    given: () => [
      'Given player A has "Vow" (probe "event-later-rest-and-tuck") in the hand',
      'Given player B has the active Character "Cod" with 6000 power',
    ],
    begin: () => ['When player A plays "Vow"'],
    holds: (_players: unknown, of: string) => [
      'When player A ends the turn',
      `Then the bottom of player B's deck is "${of}"`,
    ],
    isOver: (_players: unknown, of: string) => [`Then "${of}" is in player B's Character area`],
  },
} satisfies Record<string, Thing>;

type Lasting = keyof typeof lasting;

const happeningsOfLasting: readonly Happening<Lasting>[] = [
  {
    clause: '8-4-4',
    title: (name) => `${name} applies only to the chosen card, not to a copy of it`,
    given: (_players, card) => [`Given "${card}" has a decoy`],
    steps: (card) => [`When player A chooses "${card}"`],
    outcome: holdsForCardAlone,
    things: Object.keys(lasting) as Lasting[],
  },
];

const USED = {
  activate: 'a used [Activate: Main] effect with [Once Per Turn]',
  auto: 'a used auto effect with [Once Per Turn]',
  replacement: 'a used replacement effect with [Once Per Turn]',
} as const;

const PROBES = {
  [USED.activate]: 'activate-draw-once',
  [USED.auto]: 'your-attack-may-draw-once',
  [USED.replacement]: 'instead-other-rest-don-once',
} as const;

type Limit = keyof typeof PROBES;

const limits: Readonly<Record<Limit, Thing>> = {
  [USED.activate]: {
    card: 'Sage',
    given: () => [`Given player A has the active Character "Sage" (probe "${PROBES[USED.activate]}")`],
    begin: () => ['When player A activates "Sage"'],
    holds: (_players, of) => [
      `When player A tries to activate "${of}"`,
      'Then that is refused',
      "Then player A's hand holds 1 card",
    ],
    isOver: (_players, of) => [`When player A activates "${of}"`, "Then player A's hand holds 2 cards"],
  },
  [USED.auto]: {
    card: 'Herald',
    given: () => [
      `Given player A has the active Character "Herald" (probe "${PROBES[USED.auto]}")`,
      'Given player A has the active Character "One" with 6000 power',
      'Given player A has the active Character "Two" with 6000 power',
    ],
    begin: () => ['When player A attacks "B leader" with "One"', 'When player A accepts the offer of the effect'],
    holds: () => [
      'When player A attacks "B leader" with "Two"',
      'Then player A is not asked to accept the offer',
      "Then player A's hand holds 1 card",
    ],
    isOver: () => [
      'When player A attacks "B leader" with "Two"',
      'When player A accepts the offer of the effect',
      "Then player A's hand holds 2 cards",
    ],
  },
  [USED.replacement]: {
    card: 'Shelter',
    given: () => [
      `Given player A has the active Character "Shelter" (probe "${PROBES[USED.replacement]}")`,
      'Given player A has the active Character "Ally" with 6000 power',
      'Given player A has "Blow 1" (probe "event-ko-any") and "Blow 2" (probe "event-ko-any") in the hand',
    ],
    begin: () => [
      'When player A plays "Blow 1"',
      'When player A chooses "Ally"',
      'Then "Ally" is in player A\'s Character area',
    ],
    holds: () => [
      'When player A plays "Blow 2"',
      'When player A chooses "Ally"',
      'Then "Ally" is in player A\'s trash',
    ],
    isOver: () => [
      'When player A plays "Blow 2"',
      'When player A chooses "Ally"',
      'Then "Ally" is in player A\'s Character area',
      "Then player A's cost area holds 2 active and 4 rested DON!! cards",
    ],
  },
};

const ALL_LIMITS = Object.keys(PROBES) as Limit[];

const happeningsOfLimits: readonly Happening<Limit>[] = [
  ...ALL_LIMITS.map((name): Happening<Limit> => ({
    clause: '10-2-13-2',
    title: (used) => `${used} does not count for a copy that is played later in the turn`,
    given: () => [`Given player A has "Second" (probe "${PROBES[name]}") in the hand`],
    steps: () => ['When player A plays "Second"'],
    outcome: (thing, players) => thing.isOver(players, 'Second'),
    things: [name],
  })),
  {
    clause: '10-2-13-3',
    title: (name) => `${name} stays used even if it has been negated for a while`,
    given: () => [
      'Given player A has "Damp" (probe "cheap-negated") and "Toss" (probe "event-trash-character") in the hand',
      'Given player A has "Sale" (probe "event-cheaper-2") in the hand',
      'Given player A has the active Character "Mate" with 6000 power',
    ],
    steps: (card) => [
      'When player A plays "Sale"',
      `When player A chooses "${card}"`,
      'When player A plays "Damp"',
      'When player A plays "Toss"',
      'When player A chooses "Damp"',
    ],
    outcome: stillHolds,
    things: ALL_LIMITS,
  },
];

export const onePiece: OverTimeTable = {
  game: 'one-piece',
  tag: 'OP',
  files: [
    {
      file: 'over-time-what-lasts',
      title: 'Lasting effects on a chosen card and not on its copy',
      things: lasting,
      rules: {
        '8-4-4': "A player makes an effect's choice when that part of the effect is resolved",
      },
      happenings: happeningsOfLasting,
    },
    {
      file: 'over-time-limits',
      title: '[Once Per Turn] effects of copies and of negated cards',
      things: limits,
      rules: {
        '10-2-13-2': '[Once Per Turn] counts separately for each of several cards with the same effect',
        '10-2-13-3': 'A [Once Per Turn] effect that was resolved cannot be activated or paid for again in that turn',
      },
      happenings: happeningsOfLimits,
    },
  ],
};
