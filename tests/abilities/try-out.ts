/** Tries a card with any ability: reading it refuses it, or the card is played. */
import { readCard } from '../../oracle/host';
import { Chance, seededRandom } from '../../oracle/kernel/chance';
import { Game } from '../../oracle/kernel/game';
import type { GameModule } from '../../oracle/kernel/session/module';
import { stateFromPosition } from '../../oracle/kernel/session/position';
import { Session } from '../../oracle/kernel/session/session';
import type { Definition } from '../../oracle/kernel/state';
import { battleSpirits } from '../../oracle/battle-spirits';
import { BsAbility } from '../../oracle/battle-spirits/cards';
import { dragonBallSuper } from '../../oracle/dragon-ball-super';
import { DbsAbility } from '../../oracle/dragon-ball-super/cards';
import { levelNeo } from '../../oracle/level-neo';
import { LnAbility } from '../../oracle/level-neo/cards';
import { onePiece } from '../../oracle/one-piece';
import { OpAbility } from '../../oracle/one-piece/cards';
import { vanguard } from '../../oracle/vanguard';
import { VgAbility } from '../../oracle/vanguard/cards';
import type { Node, Sampler } from './sampler';
import type { AnyGame } from '../../oracle/kernel/rules';

type Card = Record<string, unknown> & { name: string; number: string; category: string };
interface Laid {
  readonly id: string;
  readonly card: string;
  readonly host?: string;
  readonly place?: string;
  readonly face?: 'up' | 'down';
  readonly counters?: Readonly<Record<string, number>>;
}
type Zones = Record<string, readonly Laid[]>;

export interface Place {
  readonly module: GameModule;
  readonly schema: object & { $id?: string };
  /** Cards by key; the one with the ability is "bearer". */
  cards(ability: unknown): Record<string, Card>;
  zones(player: 'A' | 'B', cards: Readonly<Record<string, Card>>): Zones;
}

const many = (player: string, zone: string, card: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${player}-${zone}-${index}`, card }));

export const ONE_PIECE: Place = {
  module: onePiece as unknown as GameModule,
  schema: OpAbility,
  cards: (ability) => ({
    leader: { name: 'L', number: 'L', category: 'leader', colors: ['red'], power: 5, life: 4 },
    plain: { name: 'P', number: 'P', category: 'character', colors: ['red'], power: 3, cost: 1, counter: 1000 },
    don: { name: 'DON!!', number: 'D', category: 'don' },
    bearer: { name: 'B', number: 'B', category: categoryFor(ability), colors: ['red'], cost: 1, abilities: [ability] },
  }),
  zones: (player) => ({
    leader: many(player, 'leader', 'leader', 1),
    character: [...many(player, 'character', 'plain', 2), ...(player === 'A' ? many('A', 'bearer', 'bearer', 1) : [])],
    hand: [...many(player, 'hand', 'plain', 2), ...many(player, 'bearer-in-hand', 'bearer', 2)],
    deck: [...many(player, 'deck', 'plain', 6), ...many(player, 'bearer-in-deck', 'bearer', 2)],
    life: [...many(player, 'life', 'bearer', 2), ...many(player, 'plain-life', 'plain', 1)],
    trash: many(player, 'trash', 'plain', 2),
    cost: many(player, 'cost', 'don', 4),
    donDeck: many(player, 'donDeck', 'don', 3),
  }),
};

const categoryFor = (ability: unknown): string =>
  ['main', 'counter'].includes((ability as { type: string }).type) ? 'event' : 'character';

export const LEVEL_NEO: Place = {
  module: levelNeo as unknown as GameModule,
  schema: LnAbility,
  cards: (ability) => ({
    plain: { name: 'P', number: 'P', category: 'character', turnCost: 0, ap: 2 },
    bearer: { name: 'B', number: 'B', category: 'character', turnCost: 0, ap: 3, abilities: [ability] },
  }),
  zones: (player) => ({
    main: many(player, 'main', player === 'A' ? 'bearer' : 'plain', 1),
    support: [...many(player, 'support', 'plain', 2), ...many(player, 'bearer', 'bearer', 1)],
    hand: many(player, 'hand', 'bearer', 2),
    deck: many(player, 'deck', 'plain', 8),
    level: many(player, 'level', 'bearer', 2),
    discard: many(player, 'discard', 'plain', 2),
  }),
};

const DBS_PLAIN = { category: 'battle', colors: ['red'], energyCost: 1, power: 3, comboPower: 1, comboCost: 0 };

export const DRAGON_BALL_SUPER: Place = {
  module: dragonBallSuper as unknown as GameModule,
  schema: DbsAbility,
  cards: (ability) => {
    const { type } = ability as { type: string };
    const bearer = { name: 'B', number: 'B', colors: ['red'], abilities: [ability] };
    const isLeader = type === 'awaken' || type === 'wish';
    const plain = { ...DBS_PLAIN, name: 'P', number: 'P' };
    const leader = { name: 'L', number: 'L', category: 'leader', colors: ['red'], power: 5 };
    const back = { name: 'L, turned', power: 6 };
    return {
      plain,
      leader: isLeader ? { ...leader, ...bearer, back } : { ...leader, back },
      bearer: isLeader
        ? { ...plain, name: 'Q', number: 'Q' }
        : type === 'counter' || type === 'field'
          ? { ...bearer, category: 'extra', energyCost: 0 }
          : { ...DBS_PLAIN, ...bearer },
    };
  },
  zones: (player) => ({
    leader: many(player, 'leader', 'leader', 1),
    battle: [...many(player, 'battle', 'plain', 2), ...(player === 'A' ? many('A', 'bearer', 'bearer', 1) : [])],
    hand: [...many(player, 'hand', 'plain', 2), ...many(player, 'bearer-in-hand', 'bearer', 2)],
    deck: [...many(player, 'deck', 'plain', 6), ...many(player, 'bearer-in-deck', 'bearer', 2)],
    life: [...many(player, 'life', 'bearer', 2), ...many(player, 'plain-life', 'plain', 1)],
    drop: many(player, 'drop', 'plain', 2),
    warp: many(player, 'warp', 'plain', 1),
    energy: many(player, 'energy', 'plain', 4),
  }),
};

const BS_PLAIN = { colors: ['red'], cost: 1, reductions: [], symbols: [['red']] };
const BS_LEVELS = [
  { lv: 1, cores: 1, bp: 2 },
  { lv: 2, cores: 2, bp: 3 },
];

/** The categories of cards whose texts have an ability of the type; Spirits have the others. */
const BS_BEARERS: Readonly<Record<string, Partial<Card>>> = {
  ...Object.fromEntries(
    ['main', 'burst', 'mirage'].map((type) => [type, { category: 'magic', symbols: [], levels: undefined }]),
  ),
  ...Object.fromEntries(
    ['divineArt', 'divineRealm', 'oracle', 'trueOracle', 'contractArt', 'contractDomain', 'revival', 'unseal'].map(
      (type) => [type, { category: 'nexus', levels: [{ lv: 1, cores: 0 }] }],
    ),
  ),
  ...Object.fromEntries(
    ['uTrigger', 'condition'].map((type) => [type, { category: 'ultimate', levels: [{ lv: 3, cores: 1, bp: 5 }] }]),
  ),
};

const withCores = (laid: readonly Laid[]): readonly Laid[] => laid.map((one) => ({ ...one, counters: { core: 2 } }));

export const BATTLE_SPIRITS: Place = {
  module: battleSpirits as unknown as GameModule,
  schema: BsAbility,
  cards: (ability) => {
    const spirit = { ...BS_PLAIN, category: 'spirit', levels: BS_LEVELS };
    const { levels, ...bearer } = { ...spirit, ...BS_BEARERS[(ability as { type: string }).type] };
    const brave = { category: 'brave', combine: { category: 'spirit' }, bpPlus: 1 };
    return {
      plain: { ...spirit, name: 'P', number: 'P' },
      brave: { ...spirit, ...brave, name: 'W', number: 'W' },
      bearer: { ...bearer, ...(levels && { levels }), name: 'B', number: 'B', abilities: [ability] },
    } as Record<string, Card>;
  },
  zones: (player, { bearer }) => ({
    field: [
      ...withCores(many(player, 'field', 'plain', 2)),
      ...(player === 'B' || bearer!.category === 'magic' ? [] : withCores(many('A', 'bearer', 'bearer', 1))),
    ],
    hand: [
      ...many(player, 'hand', 'plain', 1),
      ...many(player, 'brave', 'brave', 1),
      ...many(player, 'bearer-in-hand', 'bearer', 2),
    ],
    deck: [...many(player, 'deck', 'plain', 6), ...many(player, 'bearer-in-deck', 'bearer', 2)],
    trash: many(player, 'trash', 'plain', 2),
    burst:
      (bearer!.abilities as { type: string }[])[0]!.type === 'burst'
        ? many(player, 'burst', 'bearer', 1).map((one) => ({ ...one, face: 'down' as const }))
        : [],
  }),
};

const VG_UNIT = { category: 'unit', grade: 1, power: 8000, shield: 5000, clans: ['P'], nations: ['P'], races: ['P'] };

const VG_ORDER = { category: 'order', grade: 1 };

/** The cards whose texts have an ability of the type or with the keyword; plain units have the others. */
const VG_BEARERS: Readonly<Record<string, Partial<Card>>> = {
  ...Object.fromEntries(['order', 'alchemagic', 'regalisPiece'].map((name) => [name, VG_ORDER])),
  ...Object.fromEntries(
    ['stride', 'ultimateStride', 'gGuardian'].map((name) => [
      name,
      { ...VG_UNIT, subtype: 'G', grade: 4, power: 15_000 },
    ]),
  ),
};

const onCircle = (circle: string, card: string): Laid => ({ id: `on ${circle}`, card, place: circle });

export const VANGUARD: Place = {
  module: vanguard as unknown as GameModule,
  schema: VgAbility,
  cards: (ability) => {
    const { type, keyword } = ability as { type: string; keyword?: string };
    const plain = { ...VG_UNIT, name: 'P', number: 'P' };
    return {
      plain: { ...plain, icons: ['boost'] },
      vanguard: { ...plain, name: 'V', number: 'V', grade: 3, power: 13_000, shield: undefined, icons: ['twinDrive'] },
      rival: { ...plain, name: 'R', number: 'R', grade: 3, power: 12_000, shield: undefined },
      trigger: { ...plain, name: 'T', number: 'T', grade: 0, subtype: 'trigger', trigger: 'draw', triggerPower: 5000 },
      gUnit: { ...plain, name: 'G', number: 'G', grade: 4, power: 15_000, shield: undefined, subtype: 'G' },
      bearer: { ...(VG_BEARERS[keyword ?? type] ?? VG_UNIT), name: 'B', number: 'B', abilities: [ability] },
    } as Record<string, Card>;
  },
  zones: (player, { bearer }) => {
    const isUnit = bearer!.category === 'unit' && bearer!.subtype !== 'G';
    const seeksMate = (bearer!.abilities as { keyword?: string }[])[0]!.keyword === 'seekMate';
    const isBearerHere = player === 'A' && isUnit;
    return {
      field: [
        onCircle(`${player}.center`, player === 'B' ? 'rival' : seeksMate ? 'bearer' : 'vanguard'),
        onCircle(`${player}.frontLeft`, isBearerHere ? 'bearer' : 'plain'),
        onCircle(`${player}.backLeft`, 'plain'),
        onCircle(`${player}.frontRight`, 'plain'),
      ],
      hand: [
        ...many(player, 'hand', 'plain', 2),
        ...(bearer!.subtype === 'G' ? [] : many(player, 'bearer-in-hand', 'bearer', 2)),
      ],
      deck: [
        ...many(player, 'deck', 'plain', 6),
        ...many(player, 'trigger', 'trigger', 2),
        ...(isUnit ? many(player, 'bearer-in-deck', 'bearer', 2) : []),
      ],
      soul: many(player, 'soul', 'plain', 2),
      drop: many(player, 'drop', 'plain', 4),
      damage: many(player, 'damage', 'plain', 3),
      bind: many(player, 'bind', 'plain', 1),
      gZone: [
        ...many(player, 'gZone', 'gUnit', 2),
        ...(bearer!.subtype === 'G' ? many(player, 'bearer-in-gZone', 'bearer', 2) : []),
      ].map((one) => ({ ...one, face: 'down' as const })),
    };
  },
};

/**
 * Begins in the main phase and answers at random.
 * @throws {Error} the error that broke the game
 */
function play({ module, cards, zones }: Place, ability: unknown, seed: number): void {
  const all = cards(ability);
  if (all.bearer!.category === 'event') delete all.bearer!.power;
  const placed = (player: 'A' | 'B') => {
    const shownZones = zones(player, all);
    // An Event is in no area for Characters.
    const isPlaced = ({ card }: { card: string }) => all[card]!.category === 'character';
    return {
      zones: { ...shownZones, ...(shownZones.character && { character: shownZones.character.filter(isPlaced) }) },
    };
  };
  const position = { players: { A: placed('A'), B: placed('B') } };
  const state = stateFromPosition(module, position as never, (key) => all[key] as unknown as Definition);
  const game: AnyGame = new Game(module.rules, state, new Chance([], seed));
  const session = new Session(game, module.play(game, { position: position as never }));
  const random = seededRandom(seed);
  for (let answers = 0; session.question && answers < 25; answers++) {
    const { question } = session;
    const options = question.options();
    const legal = [...options, ...(question.optional ? [{ type: 'pass' }] : [])];
    const action = legal[Math.floor(random() * legal.length)]!;
    const refusal = session.act(question.player, action);
    if (refusal) throw new Error(`a legal action is refused: ${refusal.reason}`);
  }
}

/** Matches messages that end a game which would go on for ever, or that comes to a word that a draft does not play yet. */
const TOO_MUCH = /more than \d+ (times|effects)|are carried out within each other|does not play "\w+" yet/;

export function tryOut(place: Place, ability: unknown, seed: number): 'played' | 'refused' {
  for (const card of Object.values(place.cards(ability))) {
    try {
      readCard(place.module, card, 'card');
    } catch (error) {
      if (!/^card: at abilities\[0\]/.test((error as Error).message)) throw error;
      return 'refused';
    }
  }
  try {
    play(place, ability, seed);
  } catch (error) {
    const text = (error as Error).message;
    if (!TOO_MUCH.test(text)) throw new Error(`${text}\n${JSON.stringify(ability)}`, { cause: error });
  }
  return 'played';
}

/** A place that an instruction can be put into. */
interface Position {
  readonly name: string;
  fill(instruction: unknown): unknown;
}

/** Lists the positions of an instruction in an ability: the text of each type, and the cost before the colon. */
export const placesOf = (sampler: Sampler): Position[] =>
  sampler.types().flatMap((type) =>
    ['effect', 'cost']
      .filter((member) => type.properties?.effect && type.properties[member])
      .map((member) => ({
        name: `${String(type.properties!.type!.const)}.${member}`,
        fill: (instruction) => sampler.draw(type, { [member]: [instruction] }),
      })),
  );

/** Lists the positions of an instruction within another one, and the one outside of any. */
export const frames = (sampler: Sampler): Position[] => [
  { name: 'alone', fill: (instruction) => instruction },
  ...sampler.forms('Instruction').flatMap((form) =>
    Object.entries(form.properties ?? {})
      .filter(([, { items }]) => items?.$ref?.endsWith('/Instruction'))
      .map(([member]) => ({
        name: `${String(form.properties!.do!.const)}.${member}`,
        fill: (instruction: unknown) => sampler.draw(form, { [member]: [instruction] }),
      })),
  ),
];

/** Lists the members of an instruction, each with all its values; one of these is to leave it out. */
export const membersOf = (
  sampler: Sampler,
  { properties = {}, required = [] }: Node,
): [string, (Node | undefined)[]][] =>
  Object.entries(properties)
    .filter(([member]) => member !== 'do')
    .map(([member, said]) => [
      member,
      // Thousands of rounds would take too long.
      member === 'times'
        ? [{ const: 2 }]
        : [...(required.includes(member) ? [] : [undefined]), ...sampler.options(said)],
    ]);
