/** Misreadings of our interpretations of silent clauses, not of what clauses say. */
import type { FaultsOfReadings } from '../../kernel/session/module';

export const faultsOfReadings: FaultsOfReadings = {};
