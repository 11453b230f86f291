/** The rules that LEVEL.NEO shares with other games. */
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { presentingDecks } from '../kernel/procedures/deck-check';
import { redrawnByCard } from '../kernel/procedures/opening-hand';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables, type SectionOf } from '../kernel/procedures/tables';
import { core } from '../kernel/procedures/core';

export const packs = combineTables(core, fixedPoint, affectedPlayerFirst, presentingDecks, redrawnByCard);

/** A section of this rulebook; it names the entries of the packs that it overrides. */
export type Section<Overrides extends keyof typeof packs = never> = SectionOf<typeof packs, Overrides>;
