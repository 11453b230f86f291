/** Misreadings of what a reading decides: the clause is silent there, and only scenarios tagged @reading may notice them. */
import type { FaultsOfReadings } from '../../kernel/module';

export const faultsOfReadings: FaultsOfReadings = {
  '18.1.1.2': ['the round before the declaration is one of those declared'],
};
