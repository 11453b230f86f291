/** The table of Sample Game: a row for each zone, until it has one of its own. */
export { rowsOfZones as sampleGameTable } from './board-rows';
