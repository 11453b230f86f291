/** The rules that One Piece shares with other games. */
import type { OP_STATES, OP_ZONES, OpCard } from '../../schemas/one-piece';
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
import { byGeneration } from '../kernel/procedures/pending';
import { ownReplacementFirst } from '../kernel/procedures/replacement-order';
import { combineTables, type SectionOf } from '../kernel/procedures/tables';
import { core } from '../kernel/procedures/core';
import { effects } from '../kernel/procedures/effects';

type Zone = (typeof OP_ZONES)[number];
type State = (typeof OP_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  leaderEffects,
  fixedPoint,
  abilityKinds,
  byGeneration,
  ownReplacementFirst,
  restedCards<State>({ rested: 'rested' }),
  restToPay<Zone>({ zone: 'cost' }),
  oneByOneFromDecks<Zone>({ zones: ['deck', 'donDeck'] }),
  leaderGame<Zone>({ zone: 'leader' }),
  lifeFromDeck<Zone>({ zone: 'life' }),
  presentingDecks,
  deckChecks<OpCard>(),
  attacks,
  duels<keyof OpCard>({ stat: 'power' }),
);

/** A section of this rulebook; it names the entries of the packs that it overrides. */
export type Section<Overrides extends keyof typeof packs = never> = SectionOf<typeof packs, Overrides>;
