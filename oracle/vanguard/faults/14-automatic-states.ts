/** Misreadings of the keywords that bring units into a state (14.23, 14.26, 14.31, 14.35), and of Rush (14.29). */
import type { CardFilter, CardsToChoose, Instruction } from '../../../schemas/ability';
import { PLAYERS } from '../../../schemas/common';
import type { VgStateOfUnit } from '../../../schemas/vanguard';
import { hasStatus } from '../../kernel/changes/objects';
import { perform } from '../../kernel/events/perform';
import { opponentOf, type CardState } from '../../kernel/state';
import { afterwards, beforehand, both } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import type { VgGame, VgRules } from '../game';
import { standsFor } from './14-automatic-keywords';

const attackStep = { event: 'stepBegan', step: 'attack' } as const;
const others: CardFilter = { player: 'you', rearGuard: true, other: true };
const engorged: Instruction = { do: 'become', status: 'engorged', target: { self: true }, until: 'turn' };

const oneOrMoreOf = (from: CardFilter): CardsToChoose => ({ from, count: { count: from }, oneOrMore: true });

/** Engorge with another choice, or where all of the cards must be retired. */
const engorgeBy = (choose: CardsToChoose, counts: { oneOrMore?: true } = { oneOrMore: true }) => ({
  effect: [
    { do: 'choose', target: { choose } },
    {
      do: 'ifYouDo',
      first: [{ do: 'may', then: [{ do: 'retire', target: { chosen: true } }] }],
      ...counts,
      then: [engorged],
    },
  ] satisfies Instruction[],
});

/** The units that go with the end of the battle. */
const chargersOf = (g: VgGame): readonly CardState[] =>
  g.rules.unitsInState(g, 'charging').filter((unit) => g.rules.isInBattle(g, unit));

const leave = (
  g: VgGame,
  clause: string,
  units: readonly CardState[],
  to: { zone: string; place?: 'top' | 'bottom' },
) => {
  g.cite(clause);
  return perform(g, ...units.map((card) => ({ card, to: { ...to, player: card.owner } })));
};

const rearGuards = (player: 'you' | 'opponent') => ({ player, rearGuard: true }) as const;

const endStates = (g: VgGame, state: VgStateOfUnit, units = g.rules.unitsInState(g, state)): void =>
  units.forEach((unit) => g.rules.endState(g, unit, state));

const endsWithBattle = (state: VgStateOfUnit) =>
  afterwards<VgRules, 'leaveBattle'>('leaveBattle', (g) => endStates(g, state));

const staysInState = (state: VgStateOfUnit) =>
  skip<VgRules, 'endState'>('endState', (_g, _card, status) => status === state);

export const automaticStateFaults = faultTable<VgRules>({
  '14.23.1': {
    'Blaze is content with as many rear-guards as the opponent has': standsFor('blaze', {
      if: { count: rearGuards('you'), min: { count: rearGuards('opponent') } },
    }),
    "Blaze answers the opponent's attack steps as well": standsFor('blaze', { when: attackStep }),
    'Blaze waits for an attack of its own unit': standsFor('blaze', { when: { event: 'attacks', subject: 'self' } }),
    'Blaze does not trigger where its condition does not hold yet': standsFor('blaze', ({ if: condition }) => ({
      activation: condition!,
    })),
    'Blaze triggers with the first attack of a turn only': standsFor('blaze', {
      activation: { happened: { event: 'battleBegan' }, max: 1 },
    }),
    'the unit with Blaze becomes blazing itself': standsFor('blaze', {
      effect: [{ do: 'become', status: 'blazing', target: { self: true }, until: 'turn' }],
    }),
    "Blaze makes the opponent's vanguard blazing too": standsFor('blaze', {
      effect: [{ do: 'become', status: 'blazing', target: { all: { vanguard: true } }, until: 'turn' }],
    }),
    'a blazing vanguard is so no more when an attack of its player begins without more rear-guards': afterwards(
      'beginAttack',
      (g, attacker) => {
        const player = g.rules.masterOf(g, attacker);
        const [own, others] = [player, opponentOf(player)].map((one) => g.rules.unitsOn(g, one, 'rearGuard').length);
        if (own! <= others!) endStates(g, 'blazing', g.rules.vanguardsOf(g, player));
      },
    ),
    'a blazing vanguard is so until the end of the battle': endsWithBattle('blazing'),
    'a vanguard stays blazing in the next turn': staysInState('blazing'),
  },
  '14.23.1.1': {
    'of a legion the leader alone becomes blazing': args('become', (g, context, units, status) => [
      g,
      context,
      units.filter((unit) => !g.rules.isLegionMate(g, unit)),
      status,
    ]),
    'a vanguard in legion does not become blazing': skip('become', (g, _context, units) =>
      units.some((unit) => g.rules.isInLegion(g, unit))),
  },
  '14.26.1': {
    'Engorge chooses just one rear-guard': standsFor('engorge', engorgeBy({ from: others, count: 1 })),
    "Engorge may choose the opponent's rear-guards": standsFor(
      'engorge',
      engorgeBy(oneOrMoreOf({ rearGuard: true, other: true })),
    ),
    'Engorge retires all other rear-guards': standsFor('engorge', {
      effect: [{ do: 'retire', target: { all: others } }, engorged],
    }),
    'the rear-guards of Engorge must be retired': standsFor('engorge', {
      effect: [
        { do: 'choose', target: { choose: oneOrMoreOf(others) } },
        { do: 'ifYouDo', first: [{ do: 'retire', target: { chosen: true } }], then: [engorged] },
      ],
    }),
    'a unit without other rear-guards becomes engorged as well': standsFor('engorge', ({ effect = [] }) => ({
      effect: [...effect, { do: 'if', condition: { count: others, max: 0 }, then: [engorged] }],
    })),
    'a unit becomes engorged whatever became of the rear-guards': standsFor('engorge', ({ effect = [] }) => ({
      effect: [...effect, engorged],
    })),
    'a unit is engorged only where all of the chosen rear-guards were retired': standsFor(
      'engorge',
      engorgeBy(oneOrMoreOf(others), {}),
    ),
    'an engorged unit is so no more when it attacks again': afterwards('beginAttack', (g, attacker) =>
      endStates(g, 'engorged', [attacker]),
    ),
    'an engorged unit is so until the end of the battle': endsWithBattle('engorged'),
    'a unit stays engorged in the next turn': staysInState('engorged'),
  },
  '14.26.2': {
    'the rear-guards of Engorge are a cost': standsFor('engorge', {
      cost: [{ do: 'retire', target: { choose: oneOrMoreOf(others) } }],
      effect: [engorged],
    }),
    'what changes payments changes the retiring of Engorge': args('retiring', (g, card, cause) => [
      g,
      card,
      cause?.ability?.keyword === 'engorge' ? { ...cause, kind: 'cost' as const } : cause,
    ]),
  },
  '14.29.1': {
    'Rush answers the Stand Phase as well': standsFor('rush', { when: { event: 'stood' } }),
    'Rush answers any effect that stands the unit': standsFor('rush', {
      when: { event: 'stood', by: { cause: 'effect' } },
    }),
    "Rush answers an effect of the unit's own alone": standsFor('rush', {
      when: { event: 'stood', by: { cause: 'effect', self: true } },
    }),
  },
  '14.31.1': {
    'a unit that is called by the rules may charge too': standsFor('charge', { when: { event: 'placed' } }),
    'a unit with Charge must charge': standsFor('charge', { may: false }),
    'a unit stays charging in the next turn': staysInState('charging'),
  },
  '14.31.2': {
    'a charging unit that boosts stays': onlyIf('isInBattle', (g, unit) =>
      [...g.rules.attackersOf(g), ...g.rules.attackedUnits(g)].some(({ id }) => id === unit.id),
    ),
    'a charging unit that has moved to another circle stays': always('hasBeenInBattle', false),
    'a charging unit goes with any battle of its player': alsoIf('isInBattle', () => true),
    'a charging unit is retired at the end of its battle': another('endCharges', (g) =>
      leave(g, '14.31.2', chargersOf(g), { zone: 'drop' }),
    ),
    'a charging unit goes on top of the deck': another('endCharges', (g) =>
      leave(g, '14.31.2', chargersOf(g), { zone: 'deck', place: 'top' }),
    ),
    'several charging units go to the bottom in the order of their circles': another('endCharges', (g) =>
      leave(g, '14.31.2', chargersOf(g), { zone: 'deck', place: 'bottom' }),
    ),
    'a charging unit goes before damage is dealt': both(
      skip('endCharges'),
      beforehand('damageStep', (g) => leave(g, '14.31.2', chargersOf(g), { zone: 'deck', place: 'bottom' })),
    ),
  },
  '14.35.1': {
    'only a unit that an effect places may become hollowed': standsFor('hollow', {
      when: { event: 'placed', by: { cause: 'effect' } },
    }),
    'a unit with Hollow must become hollowed': standsFor('hollow', { may: false }),
  },
  '14.35.2': {
    "hollowed units go at the end of their player's turn alone": result('unitsInState', (units, g, state) =>
      state === 'hollowed' ? units.filter((unit) => g.rules.masterOf(g, unit) === g.state.turnPlayer) : units,
    ),
    'all rear-guards with Hollow go at the end of the turn': result('unitsInState', (units, g, state) =>
      state === 'hollowed' && units.length > 0
        ? PLAYERS.flatMap((player) => [...g.rules.unitsOn(g, player, 'rearGuard')]).filter(
            (unit) => g.rules.isOfKeyword(g, unit, 'hollow') || units.includes(unit),
          )
        : units,
    ),
    'hollowed units are removed from the game': another('retireHollowed', (g) =>
      leave(g, '14.35.2', g.rules.unitsInState(g, 'hollowed'), { zone: 'removed' }),
    ),
    'hollowed units that go are not retired': both(
      another('retireHollowed', (g) => leave(g, '14.35.2', g.rules.unitsInState(g, 'hollowed'), { zone: 'drop' })),
      result('moveWords', (words, _g, card) => (hasStatus(card, 'hollowed') ? [] : words)),
    ),
  },
});
