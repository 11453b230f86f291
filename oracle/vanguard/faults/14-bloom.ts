/** Misreadings of the clause about Bloom (14.40). */
import type { CardFilter } from '../../../schemas/ability';
import { faultTable, type Misreading } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { standsFor } from './14-automatic-keywords';

/** Bloom answers to other units than its text says. */
const toUnits = (misread: (asked: CardFilter) => CardFilter): Misreading<VgRules> =>
  standsFor('bloom', ({ when }) => ({ when: { ...when!, subject: misread(when!.subject as CardFilter) } }));

export const bloomFaults = faultTable<VgRules>({
  '14.40.1': {
    'Bloom answers to any unit': toUnits(({ name: _, ...asked }) => asked),
    'Bloom answers to its own unit as well': toUnits(({ other: _, ...asked }) => asked),
    "Bloom answers to the opponent's units as well": toUnits(({ player: _, ...asked }) => asked),
    'Bloom answers to units on any circle': toUnits(({ rearGuard: _, ...asked }) => asked),
    'Bloom answers to rear-guards alone': toUnits((asked) => ({ ...asked, rearGuard: true })),
    'Bloom answers to calls alone': standsFor('bloom', ({ when }) => ({ when: { ...when!, event: 'called' } })),
  },
});
