/** Misreadings of the clauses about Success (14.39). */
import type { CardFilter, Condition } from '../../../schemas/ability';
import type { Ability } from '../../kernel/state';
import { faultTable, skip, type Misreading } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { standsFor } from './14-automatic-keywords';

interface Counted {
  readonly count: CardFilter;
  readonly min: number;
}

/** The parts of the situation: whose turn it is, what the unit is not yet, and the power of a rear-guard. */
const partsOf = ({ situation }: Partial<Ability>) =>
  (situation as unknown as { readonly all: readonly [Condition, Condition, Counted] }).all;

/** Other units than rear-guards of the player make a unit successful, or not all of these. */
const byUnits = (misread: (asked: CardFilter) => CardFilter): Misreading<VgRules> =>
  standsFor('success', (meaning) => {
    const [turn, notYet, { count, min }] = partsOf(meaning);
    const hasPower = { count: misread(count), min };
    return { situation: { all: [turn, notYet, hasPower] }, if: hasPower };
  });

const powerOf = ({ stat }: CardFilter): number => stat!.power!.min as number;

export const successFaults = faultTable<VgRules>({
  '14.39.2': {
    'a vanguard makes a unit successful as well': byUnits(({ rearGuard: _, ...asked }) => ({ ...asked, unit: true })),
    "the opponent's rear-guards make a unit successful as well": byUnits(({ player: _, ...asked }) => asked),
    'a unit is not made successful by its own power': byUnits((asked) => ({ ...asked, other: true })),
    'Success asks for more power than its number': byUnits((asked) => ({
      ...asked,
      stat: { power: { min: powerOf(asked) + 1 } },
    })),
    "a unit becomes successful in the opponent's turn as well": standsFor('success', (meaning) => ({
      situation: { all: partsOf(meaning).slice(1) },
    })),
    'the rear-guard with the power becomes successful': standsFor('success', (meaning) => ({
      effect: [{ do: 'become', status: 'successful', target: { all: partsOf(meaning)[2].count }, until: 'turn' }],
    })),
    'a vanguard does not become successful': standsFor('success', { zones: ['rearGuardCircle'] }),
    'a unit stays successful after the end of the turn': skip('endState', (_g, _unit, status) =>
      status === 'successful'),
  },
  '14.39.3': {
    'Success waits until the power of a unit increases': standsFor('success', (meaning) => ({
      situation: { all: [...partsOf(meaning), { happened: { event: 'increased', stat: 'power', subject: 'any' } }] },
    })),
  },
  '14.39.4': { 'the power is not looked at again when Success resolves': standsFor('success', { if: { all: [] } }) },
});
