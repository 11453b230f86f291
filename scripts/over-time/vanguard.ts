/** The limits of Cardfight!! Vanguard, and what happens to their cards in between. */
import { isOver, stillHolds, type Happening, type OverTimeTable, type Thing } from './shape';

const PROBES = {
  'a used [ACT] ability with [1/Turn]': 'act-draws-limited',
  'a used [AUTO] ability with [1/Turn]': 'others-called-draws-limited',
} as const;

type Limit = keyof typeof PROBES;
const ALL = Object.keys(PROBES) as Limit[];

const unit = (probe: string): string =>
  `Given player A has the unit "Scout" (probe "${probe}") on the front left circle`;

const limits: Readonly<Record<Limit, Thing>> = {
  'a used [ACT] ability with [1/Turn]': {
    card: 'Scout',
    given: () => [unit('act-draws-limited')],
    begin: () => ['When player A activates "Scout"'],
    holds: (_players, of) => [
      `When player A tries to activate "${of}"`,
      'Then that is refused',
      "Then player A's hand holds 1 card",
    ],
    isOver: (_players, of) => [`When player A activates "${of}"`, "Then player A's hand holds 2 cards"],
  },
  'a used [AUTO] ability with [1/Turn]': {
    card: 'Scout',
    given: () => [unit('others-called-draws-limited'), 'Given player A has "One" and "Two" in the hand'],
    begin: () => [
      'When player A calls "One" to the back left circle',
      'When player A accepts the offer of the effect',
      'Then "One" is on player A\'s back left circle',
    ],
    holds: () => [
      'When player A calls "Two" to the back right circle',
      'When player A tries to accept the offer of the effect',
      'Then that is not offered',
      "Then player A's hand holds 1 card",
    ],
    isOver: () => [
      'When player A calls "Two" to the back right circle',
      'When player A accepts the offer of the effect',
      "Then player A's hand holds 2 cards",
    ],
  },
};

const happenings: readonly Happening<Limit>[] = [
  {
    clause: '4.1.8',
    title: (name) => `${name} stays used when its unit moves to another circle`,
    steps: () => ['When player A exchanges the cards of the column of the front left circle'],
    outcome: stillHolds,
    things: ALL,
  },
  {
    clause: '4.1.8',
    title: (name) => `${name} can be used again once its unit has left the circles and been called again`,
    given: () => ['Given player A has the unit "Tide" (probe "act-returns-scouts") on the back center circle'],
    steps: () => ['When player A activates "Tide"', 'When player A calls "Scout" to the front left circle'],
    outcome: isOver,
    things: ALL,
  },
  ...ALL.map((name): Happening<Limit> => ({
    clause: '12.3.1.1.1',
    title: (used) => `${used} does not count for a copy that is called later in the turn`,
    given: () => [`Given player A has "Second" (probe "${PROBES[name]}") in the hand`],
    steps: () => ['When player A calls "Second" to the front right circle'],
    outcome: (thing, players) => thing.isOver(players, 'Second'),
    things: [name],
  })),
  {
    clause: '12.3.1.1.1',
    title: (name) => `${name} stays used even if its unit has lost its abilities for a while`,
    given: () => ['Given player A has "Hush" (probe "scouts-lose-abilities") and "Cover" in the hand'],
    steps: () => [
      'When player A calls "Hush" to the front right circle',
      'When player A calls "Cover" to the front right circle',
      'Then "Hush" is in player A\'s drop zone',
    ],
    outcome: stillHolds,
    things: ALL,
  },
];

export const vanguard: OverTimeTable = {
  game: 'vanguard',
  tag: 'VG',
  files: [
    {
      file: 'over-time-limits',
      title: '[1/Turn] abilities of copies and of units that move, leave or lose their abilities',
      things: limits,
      rules: {
        '4.1.8':
          'A card that moves to another circle stays the same card, and one that leaves the circles is a new one',
        '12.3.1.1.1': 'An ability with [1/Turn] that has changed something cannot be used again in that turn',
      },
      happenings,
    },
  ],
};
