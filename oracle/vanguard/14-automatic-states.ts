/** 14.23, 14.26, 14.31, 14.35. Keywords by which units come into a state until the end of the turn. */
import type { CardFilter, Condition, Instruction } from '../../schemas/ability';
import { PLAYERS } from '../../schemas/common';
import { VG_STATES_OF_UNITS, type VgStateOfUnit } from '../../schemas/vanguard';
import { hasStatus, setStatus } from '../kernel/changes/objects';
import { perform } from '../kernel/events/perform';
import { causeOf } from '../kernel/language/instructions';
import type { EffectContext } from '../kernel/rules';
import type { Ability, CardState, Procedure } from '../kernel/state';
import type { AutomaticKeyword } from './14-automatic-keywords';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';

const always = (ability: Partial<Ability>) => (): Partial<Ability> => ability;

/** This unit comes into the state until the end of the turn. */
const becomes = (status: VgStateOfUnit): Instruction => ({
  do: 'become',
  status,
  target: { self: true },
  until: 'turn',
});

const OTHER_REAR_GUARDS: CardFilter = { player: 'you', rearGuard: true, other: true };
const IS_REAR_GUARD: Condition = { count: { rearGuard: true, other: false }, min: 1 };

/** 14.23.1 */
const blaze: Partial<Ability> = {
  when: { event: 'stepBegan', step: 'attack', player: 'you' },
  if: {
    count: { player: 'you', rearGuard: true },
    min: { count: { player: 'opponent', rearGuard: true }, plus: 1 },
  },
  effect: [{ do: 'become', status: 'blazing', target: { all: { player: 'you', vanguard: true } }, until: 'turn' }],
};

/** 14.26.1 */
const engorge: Partial<Ability> = {
  when: { event: 'attacks' },
  effect: [
    {
      do: 'if',
      condition: { count: OTHER_REAR_GUARDS, min: 1 },
      then: [
        {
          do: 'choose',
          target: { choose: { from: OTHER_REAR_GUARDS, count: { count: OTHER_REAR_GUARDS }, oneOrMore: true } },
        },
        {
          do: 'ifYouDo',
          first: [{ do: 'may', then: [{ do: 'retire', target: { chosen: true } }] }],
          oneOrMore: true,
          then: [becomes('engorged')],
        },
      ],
    },
  ],
};

/** 14.29.1: a trigger, to which each card adds what happens. */
const rush: Partial<Ability> = { when: { event: 'stood', by: { cause: 'effect', player: 'you' } } };

/** 14.31.1 */
const charge: Partial<Ability> = {
  when: { event: 'placed', by: { cause: 'effect' } },
  activation: IS_REAR_GUARD,
  may: true,
  effect: [becomes('charging')],
};

/** 14.35.1 */
const hollow: Partial<Ability> = {
  when: { event: 'placed' },
  activation: IS_REAR_GUARD,
  may: true,
  effect: [becomes('hollowed')],
};

export const KEYWORDS_OF_STATES = {
  blaze: { clauses: ['14.23.1'], standsFor: always(blaze) },
  engorge: { clauses: ['14.26.1', '14.26.2'], standsFor: always(engorge) },
  rush: { clauses: ['14.29.1'], says: ({ rest }) => rest, standsFor: always(rush) },
  charge: { clauses: ['14.31.1'], standsFor: always(charge) },
  hollow: { clauses: ['14.35.1'], standsFor: always(hollow) },
} satisfies Readonly<Record<string, AutomaticKeyword>>;

export const statesOfUnits = {
  *become(g: VgGame, context: EffectContext, units: readonly CardState[], status: VgStateOfUnit): Procedure {
    const cause = causeOf(context);
    const present = units.filter((unit) => g.rules.isUnit(g, unit));
    if (status === 'blazing' && present.some((unit) => g.rules.isInLegion(g, unit))) g.cite('14.23.1.1');
    yield* perform(g, ...present.map((card) => ({ card, status, on: true, until: 'turn', cause }) as const));
  },

  unitsInState: (g: VgGame, status: VgStateOfUnit): readonly CardState[] =>
    PLAYERS.flatMap((player) => cardsIn(g, player, 'field')).filter(
      (card) => hasStatus(card, status) && g.rules.isUnit(g, card),
    ),

  /** 14.31.2: those that take part in the battle as it ends. */
  *endCharges(g: VgGame): Procedure {
    const units = g.rules.unitsInState(g, 'charging').filter((unit) => g.rules.isInBattle(g, unit));
    if (units.length === 0) return;
    g.cite('14.31.2');
    yield* g.rules.putUnderDecks(g, units);
  },

  /** 14.31.2: it attacks, is attacked or boosts, or has done so in this battle and has moved since (1.3.7.4). */
  isInBattle: (g: VgGame, unit: CardState): boolean =>
    g.rules.unitsInBattle(g).some(({ id }) => id === unit.id) || g.rules.hasBeenInBattle(g, unit),

  /** 10.4.1.5, 10.4.1.8, 10.4.1.11 */
  unitsInBattle: (g: VgGame): readonly CardState[] => [
    ...g.rules.attackersOf(g),
    ...g.rules.attackedUnits(g),
    ...g.rules.boostersOfBattle(g),
  ],

  partsInBattle: ['attacks', 'isAttacked', 'boosts'] as readonly string[],

  /** As the card that it is now: since it was placed. */
  hasBeenInBattle(g: VgGame, { id }: CardState): boolean {
    const since = g.journal.findLastIndex(
      ({ type, card }) => type === 'battleBegan' || (type === 'placed' && card === id),
    );
    return g.journal.slice(since).some(({ type, card }) => card === id && g.rules.partsInBattle.includes(type));
  },

  /** 14.35.2, 7.18.2: they count as retired. */
  *retireHollowed(g: VgGame): Procedure {
    const units = g.rules.unitsInState(g, 'hollowed');
    if (units.length === 0) return;
    g.cite('14.35.2');
    yield* g.rules.retire(g, units);
  },

  /** "Until end of turn" (9.11.8) */
  endStates(g: VgGame): void {
    for (const card of PLAYERS.flatMap((player) => cardsIn(g, player, 'field')))
      for (const { status } of card.statuses ?? []) if (isState(status)) g.rules.endState(g, card, status);
  },

  endState(g: VgGame, card: CardState, status: VgStateOfUnit): void {
    if (status === 'successful') g.rules.keepFromSuccess(g, card);
    setStatus(g, card.id, { status, on: false });
  },
} satisfies Section;

const isState = (status: string): status is VgStateOfUnit => (VG_STATES_OF_UNITS as readonly string[]).includes(status);

/** What comes with the end of a battle (10.8.1.1) and of a turn (9.11.7), before the abilities that wait for it. */
export const chargesEnd = (g: VgGame): Procedure => g.rules.endCharges(g);
export const hollowedUnitsLeave = (g: VgGame): Procedure => g.rules.retireHollowed(g);
export const endStatesOfTurn = (g: VgGame): void => g.rules.endStates(g);
