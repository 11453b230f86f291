/** What Cardfight!! Vanguard decides as other games do: the core, and the packs that it chooses. */
import type { VG_STATES, VG_ZONES } from '../../schemas/vanguard';
import { layered } from '../kernel/continuous/layers';
import { attackCost } from '../kernel/packs/attack-cost';
import { oneByOneFromDecks } from '../kernel/packs/one-by-one-from-decks';
import { restedCards } from '../kernel/packs/rested-cards';
import { presentingDecks } from '../kernel/procedures/deck-check';
import { redrawnByCard } from '../kernel/procedures/opening-hand';
import { paymentAtOnce } from '../kernel/packs/payment-at-once';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables, type SectionOf } from '../kernel/procedures/tables';
import { core } from '../kernel/procedures/core';
import { effects } from '../kernel/procedures/effects';

type State = (typeof VG_STATES)[number];
type Zone = (typeof VG_ZONES)[number];

export const packs = combineTables(
  core,
  effects,
  layered,
  affectedPlayerFirst,
  presentingDecks,
  redrawnByCard,
  paymentAtOnce,
  attackCost,
  restedCards<State>({ rested: 'rest' }),
  oneByOneFromDecks<Zone>({ zones: ['deck'] }),
);

/** A section of this rulebook; it names the entries of the packs that it overrides. */
export type Section<Overrides extends keyof typeof packs = never> = SectionOf<typeof packs, Overrides>;
