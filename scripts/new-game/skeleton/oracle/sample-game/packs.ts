/** The rules that Sample Game shares with other games: the core, and the packs that it chooses. */
import type { SG_STATES } from '../../schemas/sample-game';
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { restedCards } from '../kernel/packs/rested-cards';
import { core, effects } from '../kernel/procedures';
import { abilityKinds } from '../kernel/packs/ability-kinds';
import { ownReplacementFirst } from '../kernel/procedures/replacement-order';
import { combineTables } from '../kernel/procedures/tables';

type State = (typeof SG_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  fixedPoint,
  abilityKinds,
  ownReplacementFirst,
  restedCards<State>({ rested: 'rested' }),
);
