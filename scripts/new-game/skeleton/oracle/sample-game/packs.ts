/** The rules that Sample Game shares with other games: the core, and the packs that it chooses. */
import type { SG_STATES } from '../../schemas/sample-game';
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { restedCards } from '../kernel/packs/rested-cards';
import { core } from '../kernel/procedures/core';
import { effects } from '../kernel/procedures/effects';
import { abilityKinds } from '../kernel/packs/ability-kinds';
import { ownReplacementFirst } from '../kernel/procedures/replacement-order';
import { combineTables, type SectionOf } from '../kernel/procedures/tables';

type State = (typeof SG_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  fixedPoint,
  abilityKinds,
  ownReplacementFirst,
  restedCards<State>({ rested: 'rested' }),
);

/** A section of this rulebook; it names the entries of the packs that it overrides. */
export type Section<Overrides extends keyof typeof packs = never> = SectionOf<typeof packs, Overrides>;
