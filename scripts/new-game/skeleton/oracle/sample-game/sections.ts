/** The rules that the rulebook itself states, section by section. */
import { combineSections, type Sections } from '../kernel/procedures/tables';
import { turns } from './01-turns';
import { hooks } from './hooks';

const tables = [hooks, turns] as const;

export const sections: Sections<typeof tables> = combineSections(tables);
