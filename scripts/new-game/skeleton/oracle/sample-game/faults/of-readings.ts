/** Misreadings of a reading: the clause is silent there, so only scenarios tagged @reading may kill them. */
import type { FaultsOfReadings } from '../../kernel/session/module';

export const faultsOfReadings: FaultsOfReadings = {};
