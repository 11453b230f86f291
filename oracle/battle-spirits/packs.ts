/** What Battle Spirits decides as other games do. */
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { core, effects } from '../kernel/procedures';
import { depthFirst, orderedByTurnPlayer } from '../kernel/procedures/pending';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables } from '../kernel/procedures/tables';

export const packs = combineTables(core, effects, fixedPoint, affectedPlayerFirst, depthFirst, orderedByTurnPlayer);
