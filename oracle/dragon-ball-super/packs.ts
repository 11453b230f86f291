/** The shared packs of rules that Dragon Ball Super uses. */
import type { DBS_STATES, DBS_ZONES, DbsCard } from '../../schemas/dragon-ball-super';
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { attacks } from '../kernel/packs/leader-games/attacks';
import { duels } from '../kernel/packs/leader-games/duels';
import { leaderEffects } from '../kernel/packs/leader-games/leader-effects';
import { leaderGame } from '../kernel/packs/leader-games/leader-game';
import { lifeFromDeck } from '../kernel/packs/leader-games/life-from-deck';
import { oneByOneFromDecks } from '../kernel/packs/one-by-one-from-decks';
import { restToPay } from '../kernel/packs/leader-games/rest-to-pay';
import { restedCards } from '../kernel/packs/rested-cards';
import { abilityKinds } from '../kernel/packs/ability-kinds';
import { deckChecks, presentingDecks } from '../kernel/procedures/deck-check';
import { redrawnByCard } from '../kernel/procedures/opening-hand';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables, type SectionOf } from '../kernel/procedures/tables';
import { core } from '../kernel/procedures/core';
import { effects } from '../kernel/procedures/effects';

type Zone = (typeof DBS_ZONES)[number];
type State = (typeof DBS_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  leaderEffects,
  fixedPoint,
  abilityKinds,
  affectedPlayerFirst,
  redrawnByCard,
  restedCards<State>({ rested: 'rested' }),
  restToPay<Zone>({ zone: 'energy' }),
  oneByOneFromDecks<Zone>({ zones: ['deck'] }),
  leaderGame<Zone>({ zone: 'leader' }),
  lifeFromDeck<Zone>({ zone: 'life' }),
  presentingDecks,
  deckChecks<DbsCard>(),
  attacks,
  duels<keyof DbsCard>({ stat: 'power' }),
);

/** A section of this rulebook; it names the entries of the packs that it overrides. */
export type Section<Overrides extends keyof typeof packs = never> = SectionOf<typeof packs, Overrides>;
