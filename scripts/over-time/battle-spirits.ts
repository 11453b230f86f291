/** The limits and lasting things of Battle Spirits, and what happens to their cards in between. */
import { stillHolds, type Happening, type OverTimeTable, type Thing } from './shape';

/** What "Vow" brings about for the turn on one of player A's Spirits. */
const byVow = (probe: string, holds: Thing['holds'], isOver: Thing['isOver']): Thing => ({
  card: 'Fox',
  given: () => [`Given player A has "Vow" (probe "${probe}") in the hand`, 'Given player A has "Owl" on the Field'],
  begin: () => ['When player A uses the Main effect of "Vow", paying 0 Cores', 'When player A chooses "Fox"'],
  holds,
  isOver,
});

const attacks = (of: string): string => `When player A declares an attack with "${of}"`;

const lasting = {
  'a change of BP': {
    ...byVow(
      'flash-bp',
      (_players, of) => [`Then "${of}" now has 9000 BP`],
      (_players, of) => [`Then "${of}" now has 6000 BP`],
    ),
    begin: () => ['When player A uses the Flash effect of "Vow", paying 1 Core', 'When player A chooses "Fox"'],
  },
  'a gained symbol': byVow(
    'main-adds-symbol',
    (_players, of) => [attacks(of), "Then player B's Life holds 3 Cores"],
    (_players, of) => [attacks(of), "Then player B's Life holds 4 Cores"],
  ),
  'a gained effect': byVow(
    'main-gives-attack-draw',
    (_players, of) => [attacks(of), "Then player A's hand holds 1 card"],
    (_players, of) => [attacks(of), "Then player A's hand holds 0 cards"],
  ),
  'a prohibition': {
    ...byVow(
      'main-forbids-attack',
      (_players, of) => [
        'When player A ends the phase',
        `When player A tries to declare an attack with "${of}"`,
        'Then that is refused',
        attacks('Owl'),
        "Then player B's Life holds 4 Cores",
      ],
      (_players, of) => [attacks(of), "Then player B's Life holds 4 Cores"],
    ),
    inTitles: 'a ban on attacking',
  },
} satisfies Record<string, Thing>;

type Lasting = keyof typeof lasting;
const ALL_LASTING = Object.keys(lasting) as Lasting[];
/** A scenario of 19-3-1 has BP already. */
const WITHOUT_BP = ALL_LASTING.filter((name) => name !== 'a change of BP');

const happeningsOfLasting: readonly Happening<Lasting>[] = [
  {
    clause: '19-3-1',
    title: (name) => `${name} stays on a Spirit when another card Advents onto it`,
    given: (_players, card) => [
      `Given player A has "${card}" on the Field`,
      'Given player A has "Crown" (probe "advent") in the hand',
    ],
    steps: (card) => [`When player A Advents "Crown" onto "${card}"`],
    outcome: (thing, players) => thing.holds(players, 'Crown'),
    things: WITHOUT_BP,
  },
  {
    clause: '20-3-3',
    title: (name) => `${name} stays on a Spirit when it turns over`,
    given: (_players, card) => [
      `Given player A has "${card}" (probe "rebirth-attack") on the Field`,
      'Given player A has "Turn" (probe "main-flip") in the hand',
    ],
    steps: (card) => [
      'When player A uses the Main effect of "Turn", paying 0 Cores',
      `When player A chooses "${card}"`,
      `Then "${card}" shows Side B`,
    ],
    outcome: stillHolds,
    things: ALL_LASTING,
  },
];

const USED = 'a used effect with [Once per turn]';
const AUTO = 'an activated effect with [Once per turn]';

const limits: Readonly<Record<string, Thing>> = {
  [USED]: {
    card: 'Well',
    given: () => ['Given player A has "Well" (probe "main-step-draw") on the Field'],
    begin: () => ['When player A activates "Well"', "Then player A's hand holds 2 cards"],
    holds: (_players, of) => [
      `When player A tries to activate "${of}"`,
      'Then that is refused',
      "Then player A's hand holds 1 card",
    ],
    isOver: (_players, of) => [`When player A activates "${of}"`, "Then player A's hand holds 2 cards"],
  },
  [AUTO]: {
    card: 'Bell',
    inTitles: 'an effect with [Once per turn]',
    given: () => [
      'Given player A has "Bell" (probe "spirits-attack-draws-once") on the Field',
      'Given player A has "Fox" and "Owl" on the Field',
      "Given it is player A's Attack Step",
    ],
    begin: () => [attacks('Owl')],
    holds: () => [attacks('Fox'), "Then player A's hand holds 1 card"],
    isOver: () => [attacks('Fox'), "Then player A's hand holds 2 cards"],
  },
};

const happeningsOfLimits: readonly Happening[] = [
  {
    clause: 'FAQ-1-9-1',
    title: (used) => `${used} is activated once for each of two copies`,
    given: () => ['Given player A has "Second" (probe "spirits-attack-draws-once") on the Field'],
    steps: () => [],
    outcome: (thing, players) => thing.isOver(players, thing.card),
    things: [AUTO],
  },
  {
    clause: '21-6-5',
    title: (used) => `${used} is activated again once its card has left the Field and been summoned again`,
    given: (_players, card) => [
      `Given "${card}" is a Contract Card`,
      'Given player A has "Recall" (probe "flash-return-own") and "Renew" (probe "flash-summons") in the hand',
    ],
    steps: (card) => [
      'When player A uses the Flash effect of "Recall", paying 0 Cores',
      `When player A chooses "${card}"`,
      'When player A is asked to use a Flash effect',
      `Then "${card}" is in player A's Hand`,
      'When player A uses the Flash effect of "Renew", paying 0 Cores',
      `When player A chooses "${card}"`,
      `When player A pays for the card, moving 1 Core from the Reserve to "${card}"`,
    ],
    outcome: (thing, players) => thing.isOver(players, thing.card),
    things: [AUTO],
  },
  {
    clause: 'FAQ-1-9-1',
    title: (used) => `${used} does not count for a copy that is deployed later in the turn`,
    given: () => [
      'Given player A has "Second" (probe "main-step-draw") in the hand',
      'Given player A has 4 Cores in the Reserve',
    ],
    steps: () => ['When player A deploys "Second", paying 3 Cores and placing 0 from the Reserve'],
    outcome: (thing, players) => thing.isOver(players, 'Second'),
    things: [USED],
  },
  {
    clause: 'FAQ-1-9-1',
    title: (used) => `${used} stays used even if it has been negated for a while`,
    given: () => [
      'Given player A has "Hush" (probe "nexus-effects-off") in the hand',
      'Given player A has 5 Cores in the Reserve',
    ],
    steps: () => [
      'When player A summons "Hush", paying 3 Cores and placing 1 from the Reserve',
      'When player A moves 1 Core from "Hush" to the Reserve',
      'Then "Hush" is in player A\'s Trash',
    ],
    outcome: stillHolds,
    things: [USED],
  },
];

export const battleSpirits: OverTimeTable = {
  game: 'battle-spirits',
  tag: 'BS',
  files: [
    {
      file: 'over-time-what-lasts',
      title: 'Lasting effects on a Spirit that turns over or under a card that Advents',
      things: lasting,
      rules: {
        '19-3-1': 'A card that Advents takes over the state of its source and the effects on it',
        '20-3-3': 'A card keeps its state and the effects on it when it turns over',
      },
      happenings: happeningsOfLasting,
    },
    {
      file: 'over-time-limits',
      title: '[Once per turn] effects of copies and of cards that leave or are negated',
      things: limits,
      rules: {
        'FAQ-1-9-1': 'Each card may use its [Once per turn] effect once per turn',
        '21-6-5': 'A card that leaves the Field and is summoned again may use its [Once per turn] effect again',
      },
      happenings: happeningsOfLimits,
    },
  ],
};
