/** The limit of LEVEL.NEO's [Use] skills, and what happens to their cards in between. */
import { stillHolds, type OverTimeTable, type Thing } from './shape';

const tries = (card: string): readonly string[] => [
  `When player B tries to use "${card}"`,
  'Then that is refused',
  'When player B uses "Captain"',
  'Then "Captain" has 3000 AP',
];

const limits = {
  'a used [Use] skill': {
    card: 'Guard',
    given: () => [
      "Given it is player A's Battle Phase",
      'Given player A has the active Support Character "Striker" with 1000 AP',
      'Given player A has the active Support Character "Second striker" with 1000 AP',
      'Given player B has the resting Support Character "Prey" with 9000 AP',
      'Given player B\'s Main Character is "Captain" (probe "use-in-battle-ap")',
      'Given player B has the active Support Character "Guard" (probe "use-in-battle-draw")',
    ],
    begin: () => ['When player A attacks "Prey" with "Striker"', 'When player B uses "Guard"'],
    holds: (_players, of) => tries(of),
    isOver: (_players, of) => [`When player B uses "${of}"`],
  } satisfies Thing,
};

export const levelNeo: OverTimeTable = {
  game: 'level-neo',
  tag: 'LN',
  files: [
    {
      file: 'over-time-limits',
      title: 'Use skills, once in a turn, of cards that leave, come back or are negated',
      things: limits,
      rules: { '2-3-2': 'A player may use the same Use skill only once in a turn, whichever card it is on' },
      happenings: [
        {
          clause: '2-3-2',
          title: (name) => `${name} stays used even if its card leaves the field and comes back`,
          given: () => ['Given player B has "Blink" (probe "event-battle-blink") in the hand'],
          steps: () => ['When player B uses "Blink"', 'When player B chooses "Guard"', 'When player B chooses "Guard"'],
          outcome: stillHolds,
          things: ['a used [Use] skill'],
        },
        {
          clause: '2-3-2',
          title: (name) => `${name} stays used for a copy even if the card that used it has left the field`,
          given: () => [
            'Given "Guard" has a decoy',
            'Given player B has "Tide" (probe "event-battle-return-one") in the hand',
          ],
          steps: () => ['When player B uses "Tide"', 'When player B chooses "Guard"'],
          outcome: () => tries('Guard (decoy)'),
          things: ['a used [Use] skill'],
        },
        {
          clause: '2-3-2',
          title: (name) => `${name} stays used even if it has been negated for a while`,
          given: () => ['Given player B has "Vow" (probe "event-choose-battle") in the hand'],
          steps: () => [
            'When player B uses "Vow"',
            'When player B takes choice 4 of the effect',
            'When player A attacks "Prey" with "Second striker"',
          ],
          outcome: stillHolds,
          things: ['a used [Use] skill'],
        },
      ],
    },
  ],
};
