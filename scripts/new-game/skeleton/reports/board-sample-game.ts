/** Draws Sample Game as one row for each zone, until it has a table of its own. */
export { rowsOfZones as sampleGameTable } from './board-rows';
