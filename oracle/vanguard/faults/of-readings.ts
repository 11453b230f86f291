/** Misreadings of what a reading decides: the clause is silent there, and only scenarios tagged @reading may notice them. */
import type { FaultsOfReadings } from '../../kernel/session/module';

export const faultsOfReadings: FaultsOfReadings = {
  '6.2.5': ['a unit that is called anew has attacked if the card has'],
  '18.1.1.2': ['the round before the declaration is one of those declared'],
};
