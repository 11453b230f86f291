/** What Cardfight!! Vanguard decides as other games do: the core, and the packs that it chooses. */
import type { VG_STATES } from '../../schemas/vanguard';
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { restedCards } from '../kernel/packs/rested-cards';
import { core, effects } from '../kernel/procedures';
import { redrawnByCard } from '../kernel/procedures/opening-hand';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables } from '../kernel/procedures/tables';

type State = (typeof VG_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  fixedPoint,
  affectedPlayerFirst,
  redrawnByCard,
  restedCards<State>({ rested: 'rest' }),
);
