/** Draws Battle Spirits as one row for each zone, since it has no table of its own. */
export { rowsOfZones as battleSpiritsTable } from './board-rows';
