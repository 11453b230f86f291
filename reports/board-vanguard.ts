/** Draws Cardfight!! Vanguard as one row for each zone, since it has no table of its own. */
export { rowsOfZones as vanguardTable } from './board-rows';
