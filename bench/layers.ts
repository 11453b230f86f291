/**
 * How long a change and the power of six units take, in Cardfight!! Vanguard with twelve units on circles: the layers of
 * continuous abilities are applied anew after the change. `npm run bench layers`
 */
import { PLAYERS, type Handle } from '../schemas/common';
import type { Position } from '../schemas/protocol';
import type { VgAbility, VgCard } from '../schemas/vanguard';
import { Chance } from '../oracle/kernel/chance';
import { setState } from '../oracle/kernel/changes';
import { statOf } from '../oracle/kernel/continuous/values';
import { Game } from '../oracle/kernel/game';
import type { GameModule } from '../oracle/kernel/session/module';
import { stateFromPosition } from '../oracle/kernel/session/position';
import type { Definition } from '../oracle/kernel/state';
import { vanguard } from '../oracle/vanguard';
import type { VgFacts, VgGame } from '../oracle/vanguard/game';
import type { CardFilter } from '../schemas/ability';
import { inMilliseconds } from './figures';

const CIRCLES = ['center', 'frontLeft', 'frontRight', 'backLeft', 'backCenter', 'backRight'];
const [ROUNDS, REPEATS, WARM_UP] = [200, 15, 10];

/** What the ability of each unit gives 100 power to; undefined: the units have no abilities. */
const BOARDS: readonly (readonly [string, CardFilter?])[] = [
  ['no abilities'],
  ['12 that give power to a row', { at: { row: 'front' } }],
  ['12 that look for units at rest', { state: 'rest' }],
  ['12 that look for units with 9000 power', { stat: { power: { min: 9000 } } }],
  ['12 that look for units of a clan', { clan: 'Sun' }],
];

const unit = (key: string, filter?: CardFilter): VgCard => ({
  ...{ name: key, number: key, category: 'unit', grade: 1, power: 8000 + key.length * 100, clans: ['Sun'] },
  ...(filter && { abilities: [strengthening(filter)] }),
});

const strengthening = (filter: CardFilter): VgAbility => ({
  type: 'cont',
  effect: [{ do: 'modify', stat: 'power', by: 100, target: { all: { player: 'you', unit: true, ...filter } } }],
});

function gameWith(filter?: CardFilter): VgGame {
  const onCircles = (player: string) => CIRCLES.map((circle) => `${player}.${circle}`);
  const field = (player: string) =>
    onCircles(player).map((place) => ({ id: place.replace('.', ''), card: place, place }));
  const players = Object.fromEntries(PLAYERS.map((player) => [player, { zones: { field: field(player) } }]));
  const position = { players } as unknown as Position;
  const cards = new Map(PLAYERS.flatMap(onCircles).map((key) => [key, unit(key, filter)]));
  const state = stateFromPosition(
    vanguard as unknown as GameModule,
    position,
    (key) => cards.get(key) as unknown as Definition,
  );
  return new Game(vanguard.rules, state as never, new Chance([])) as Game<typeof vanguard.rules, VgFacts>;
}

/** @returns the milliseconds for a change and six values */
function timeOf(game: VgGame): number {
  const units: readonly Handle[] = CIRCLES.map((circle) => `A${circle}`);
  game.guard.onDecision();
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    setState(game, 'AfrontLeft', round % 2 === 0 ? 'rest' : 'stand');
    for (const id of units) statOf(game, game.card(id), 'power');
  }
  return (performance.now() - start) / ROUNDS;
}

for (const [title, filter] of BOARDS) {
  const game = gameWith(filter);
  for (let round = 0; round < WARM_UP; round++) timeOf(game);
  const times = Array.from({ length: REPEATS }, () => timeOf(game));
  console.log(`${title}: ${inMilliseconds(times)} for a change and six values`);
}
