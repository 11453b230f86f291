/** The rules that LEVEL.NEO shares with other games. */
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { core } from '../kernel/procedures';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables } from '../kernel/procedures/tables';

export const packs = combineTables(core, fixedPoint, affectedPlayerFirst);
