/** The shared packs of rules that Dragon Ball Super uses. */
import type { DBS_STATES, DBS_ZONES, DbsCard } from '../../schemas/dragon-ball-super';
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
import { redrawnByCard } from '../kernel/procedures/opening-hand';
import { affectedPlayerFirst } from '../kernel/procedures/replacement-order';
import { combineTables } from '../kernel/procedures/tables';

type Zone = (typeof DBS_ZONES)[number];
type State = (typeof DBS_STATES)[number];

export const packs = combineTables(
  core,
  effects,
  fixedPoint,
  abilityKinds,
  affectedPlayerFirst,
  redrawnByCard,
  restedCards<State>({ rested: 'rested' }),
  restToPay<Zone>({ zone: 'energy' }),
  oneByOneFromDecks<Zone>({ zones: ['deck'] }),
  leaderGame<Zone>({ zone: 'leader' }),
  lifeFromDeck<Zone>({ zone: 'life' }),
  attacks,
  duels<keyof DbsCard>({ stat: 'power' }),
);
