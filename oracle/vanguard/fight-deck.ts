/** A legal deck of plain units and trigger units, for games that need no more than a fight. */
import type { VgCard, VgTrigger } from '../../schemas/vanguard';

const unit = (name: string, grade: number, more: Partial<VgCard> = {}): VgCard => ({
  ...{ name, number: name, category: 'unit', grade, power: 6000 + 2000 * grade, shield: grade < 3 ? 5000 : 0 },
  ...(grade < 2 && { icons: ['boost'] }),
  ...(grade === 2 && { icons: ['intercept'] }),
  ...(grade === 3 && { icons: ['twinDrive'] }),
  ...more,
});

const triggerUnit = (trigger: VgTrigger): VgCard =>
  unit(`Fight ${trigger}`, 0, { subtype: 'trigger', trigger, triggerPower: 10_000, power: 5000, shield: 15_000 });

const copies = (card: VgCard, count = 4): VgCard[] => Array.from({ length: count }, () => card);

const GRADES = [0, 1, 2, 3];
/** 46 cards besides the ride deck: 16 triggers (8.1.7), and units of each grade. */
const UNITS = [
  ...['Fight 1a', 'Fight 1b', 'Fight 1c'].map((name) => unit(name, 1)),
  ...['Fight 2a', 'Fight 2b', 'Fight 2c'].map((name) => unit(name, 2, { power: 9000 + 500 * name.length })),
  unit('Fight 3a', 3),
];

export const FIGHT_DECK: Readonly<Record<'main' | 'ride', readonly VgCard[]>> = {
  main: [
    ...(['critical', 'draw', 'heal', 'front'] as const).flatMap((trigger) => copies(triggerUnit(trigger))),
    ...UNITS.flatMap((card) => copies(card)),
    ...copies(unit('Fight 3b', 3), 2),
  ],
  ride: GRADES.map((grade) => unit(`Fight ride ${grade}`, grade)),
};
