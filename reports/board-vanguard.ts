/** The table of Cardfight!! Vanguard: a row for each zone, until it has one of its own. */
export { rowsOfZones as vanguardTable } from './board-rows';
