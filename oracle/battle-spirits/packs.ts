/** What Battle Spirits decides as other games do. */
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { presentingDecks } from '../kernel/procedures/deck-check';
import { depthFirst, orderedByTurnPlayer } from '../kernel/procedures/pending';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables, type SectionOf } from '../kernel/procedures/tables';
import { core } from '../kernel/procedures/core';
import { effects } from '../kernel/procedures/effects';

export const packs = combineTables(
  core,
  effects,
  fixedPoint,
  affectedPlayerFirst,
  presentingDecks,
  depthFirst,
  orderedByTurnPlayer,
);

/** A section of this rulebook; it names the entries of the packs that it overrides. */
export type Section<Overrides extends keyof typeof packs = never> = SectionOf<typeof packs, Overrides>;
