/** The rules that One Piece shares with other games. */
import type { OP_STATES, OP_ZONES, OpCard } from '../../schemas/one-piece';
import { fixedPoint } from '../kernel/continuous/fixed-point';
import { attacks } from '../kernel/packs/attacks';
import { duels } from '../kernel/packs/duels';
import { leaderGame } from '../kernel/packs/leader-game';
import { lifeFromDeck } from '../kernel/packs/life-from-deck';
import { oneByOneFromDecks } from '../kernel/packs/one-by-one-from-decks';
import { restToPay } from '../kernel/packs/rest-to-pay';
import { restedCards } from '../kernel/packs/rested-cards';
import { core, effects } from '../kernel/procedures';
import { abilityKinds } from '../kernel/procedures/ability-kinds';
import { byGeneration } from '../kernel/procedures/pending';
import { ownReplacementFirst } from '../kernel/procedures/replacement-order';
import { combineTables } from '../kernel/procedures/tables';

type Zone = (typeof OP_ZONES)[number];
type State = (typeof OP_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  fixedPoint,
  abilityKinds,
  byGeneration,
  ownReplacementFirst,
  restedCards<State>({ rested: 'rested' }),
  restToPay<Zone>({ zone: 'cost' }),
  oneByOneFromDecks<Zone>({ zones: ['deck', 'donDeck'] }),
  leaderGame<Zone>({ zone: 'leader' }),
  lifeFromDeck<Zone>({ zone: 'life' }),
  attacks,
  duels<keyof OpCard>({ stat: 'power' }),
);
