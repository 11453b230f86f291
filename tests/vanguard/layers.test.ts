/**
 * 11.9.1 as a family: for each pair of a step in which something changes and a step in which an ability looks for it. An ability
 * of an earlier step does not see the change, one of a later step does, and within a step it comes after what it looks for (11.9.3).
 */
import { expect, it } from 'vitest';
import type { CardFilter, Instruction } from '../../schemas/ability';
import type { PlacedCard, Position } from '../../schemas/protocol';
import type { VgAbility, VgCard } from '../../schemas/vanguard';
import { Chance } from '../../oracle/kernel/chance';
import { setBattle } from '../../oracle/kernel/changes/battle';
import { abilitiesOf } from '../../oracle/kernel/continuous/abilities';
import { wordsOf } from '../../oracle/kernel/continuous/information';
import { statOf } from '../../oracle/kernel/continuous/values';
import { Game } from '../../oracle/kernel/game';
import type { GameModule } from '../../oracle/kernel/session/module';
import { stateFromPosition } from '../../oracle/kernel/session/position';
import type { Definition } from '../../oracle/kernel/state';
import { participant } from '../../oracle/kernel/state/battle';
import { vanguard } from '../../oracle/vanguard';
import type { LAYERS } from '../../oracle/vanguard/05-information';
import type { VgGame } from '../../oracle/vanguard/game';

type Step = keyof typeof LAYERS;

/** 11.9.1.1 to 11.9.1.9, and 11.9.2 within them. */
const ORDER: readonly Step[] = [
  ...(['printed', 'original', 'originalSet', 'originalLost', 'rules', 'abilities'] as const),
  ...(['noNumbers', 'wordsSet', 'upAndDown', 'battle', 'set'] as const),
];
const isBefore = (one: Step, other: Step): boolean => ORDER.indexOf(one) < ORDER.indexOf(other);

/** The unit that is looked at is the vanguard. */
const named: CardFilter = { player: 'you', vanguard: true };
const cont = (said: object): VgAbility => ({ type: 'cont', effect: [said as Instruction] });
const modify = (stat: string, how: object, all: CardFilter = named) => ({
  do: 'modify',
  stat,
  target: { all },
  ...how,
});
const treat = (word: string, how: object, all: CardFilter = named) => ({ do: 'treat', word, target: { all }, ...how });

/** What is done to the units that fit, by the step in which it is done, and how it shows on the vanguard. */
const READERS: Readonly<Record<string, readonly [(all: CardFilter) => object, (g: VgGame) => boolean]>> = {
  original: [(all) => treat('race', { add: ['R'], original: true }, all), (g) => words(g, 'race').includes('R')],
  originalSet: [(all) => modify('grade', { to: 9, base: true }, all), (g) => value(g, 'grade') === 9],
  originalLost: [(all) => treat('race', { lose: 'all', original: true }, all), (g) => words(g, 'race').length === 0],
  abilities: [
    (all) => ({ do: 'gain', ability: cont(modify('grade', { by: 1 })), target: { all } }),
    (g) => abilitiesOf(g, g.card('unit')).length > 0,
  ],
  noNumbers: [(all) => treat('race', { add: ['R'] }, all), (g) => words(g, 'race').includes('R')],
  wordsSet: [(all) => treat('race', { become: ['R'] }, all), (g) => words(g, 'race').includes('R')],
  upAndDown: [(all) => modify('grade', { by: 5 }, all), (g) => value(g, 'grade') === 8],
  set: [(all) => modify('grade', { to: 9 }, all), (g) => value(g, 'grade') === 9],
};

interface Change {
  readonly step: Step;
  /** Omitted: a rule makes it. */
  readonly said?: object;
  readonly isHeart?: true;
  readonly isBoost?: true;
  readonly looksFor: CardFilter;
}

const strong: CardFilter = { ...named, stat: { power: { min: 15_000 } } };
const sun: CardFilter = { ...named, clan: 'Sun' };

const CHANGES: readonly Change[] = [
  { step: 'originalSet', said: modify('power', { to: 15_000, base: true }), looksFor: strong },
  { step: 'rules', isHeart: true, looksFor: strong },
  { step: 'upAndDown', said: modify('power', { by: 9000 }), looksFor: strong },
  { step: 'battle', isBoost: true, looksFor: strong },
  { step: 'set', said: modify('power', { to: 15_000 }), looksFor: strong },
  { step: 'original', said: treat('clan', { add: ['Sun'], original: true }), looksFor: sun },
  { step: 'originalSet', said: treat('clan', { become: ['Sun'], original: true }), looksFor: sun },
  {
    step: 'originalLost',
    said: treat('clan', { lose: 'all', original: true }),
    looksFor: { ...named, not: { clan: 'Moon' } },
  },
  { step: 'noNumbers', said: treat('clan', { add: ['Sun'] }), looksFor: sun },
  { step: 'wordsSet', said: treat('clan', { become: ['Sun'] }), looksFor: sun },
];

const PRINTED = { category: 'unit' as const, grade: 3, power: 8000, clans: ['Moon'], races: ['Old'] };
const printed = (name: string, more: Partial<VgCard> = {}): VgCard => ({ ...PRINTED, name, number: name, ...more });
const words = (g: VgGame, kind: string): readonly string[] => wordsOf(g, g.card('unit'), kind);
const value = (g: VgGame, stat: string): number => statOf(g, g.card('unit'), stat);

function gameOf(cards: Readonly<Record<string, VgCard>>, field: readonly PlacedCard[]): VgGame {
  const position = { players: { A: { zones: { field } }, B: { zones: {} } } } as unknown as Position;
  const definition = (key: string) => cards[key] as unknown as Definition;
  const state = stateFromPosition(vanguard as unknown as GameModule, position, definition);
  return new Game(vanguard.rules, state as never, new Chance([])) as VgGame;
}

const at = (id: string, place: string, more: Partial<PlacedCard> = {}): PlacedCard => ({
  id,
  card: id,
  place: `A.${place}`,
  ...more,
});

function boost(g: VgGame): void {
  const [attacker, booster] = [g.card('unit'), g.card('booster')];
  const boosts = [{ card: participant(booster), target: 'unit' }];
  const joined = [participant(attacker), participant(booster)];
  setBattle(g, { attackers: ['unit'], targets: [], guards: [], boosts, hits: null, joined });
}

/** @param isOlder whether the ability that looks has come before what it looks for */
function played(
  { said, isHeart, isBoost, looksFor }: Change,
  reader: (all: CardFilter) => object,
  isOlder: boolean,
): VgGame {
  const bearers = [at('reader', 'backLeft'), ...(said ? [at('changer', 'backRight')] : [])];
  const heart = { statuses: [{ status: 'heart' }], links: [{ kind: 'heart', host: 'unit', data: { named: true } }] };
  const g = gameOf(
    {
      unit: printed('unit', isHeart ? { subtype: 'G' } : {}),
      reader: printed('reader', { abilities: [cont(reader(looksFor))] }),
      changer: printed('changer', { abilities: said ? [cont(said)] : [] }),
      booster: printed('booster'),
    },
    [
      at('unit', 'center'),
      ...(isHeart ? [{ ...at('heart', 'center', heart), card: 'booster' }] : []),
      ...(isBoost ? [at('booster', 'backCenter')] : []),
      ...(isOlder ? bearers : bearers.toReversed()),
    ] as PlacedCard[],
  );
  if (isBoost) boost(g);
  return g;
}

const PAIRS = CHANGES.flatMap((change) =>
  Object.entries(READERS).map(([reader, [said, shows]]) => ({ change, reader: reader as Step, said, shows })),
);
const about = ({ looksFor }: Change) => (looksFor.stat ? 'power' : 'clans');

it.each(PAIRS.map((pair) => [`${pair.reader} looks for ${about(pair.change)} of ${pair.change.step}`, pair] as const))(
  '%s',
  (_title, { change, reader, said, shows }) => {
    const isSeen = !isBefore(reader, change.step);
    for (const isOlder of [true, false]) expect(shows(played(change, said, isOlder))).toBe(isSeen);
  },
);

const OWN_PARTS = Object.entries(READERS).filter(([step]) => step !== 'abilities');

/** What an ability does before it is lost stays, and what it would do later is not done. */
const LOSSES = [
  ['originalLost', { do: 'negate', original: true, target: { all: named } }],
  ['abilities', { do: 'negate', target: { all: named } }],
] as const;

it.each(LOSSES.flatMap(([loss, lost]) => OWN_PARTS.map(([step, said]) => [step as Step, loss, lost, said] as const)))(
  'an ability of %s is lost in %s',
  (step, loss, lost, [said, shows]) => {
    const own: CardFilter = { ...named, other: false };
    const cards = {
      unit: printed('unit', { abilities: [cont(said(own))] }),
      taker: printed('taker', { abilities: [cont(lost)] }),
    };
    const isDone = isBefore(step, loss as Step);
    for (const field of [
      [at('unit', 'center'), at('taker', 'backLeft')],
      [at('taker', 'backLeft'), at('unit', 'center')],
    ])
      expect(shows(gameOf(cards, field))).toBe(isDone);
  },
);
