/** Misreadings of what a reading decides: the clause is silent there, and only scenarios tagged @reading may notice them. */
import type { FaultsOfReadings } from '../../kernel/module';

export const faultsOfReadings: FaultsOfReadings = {
  'FAQ-3-1': ['a Spirit cannot pay with all its Cores'],
};
