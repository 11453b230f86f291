/** The table of Battle Spirits: a row for each zone, until it has one of its own. */
export { rowsOfZones as battleSpiritsTable } from './board-rows';
