/** Sentences about circles: who lies where, in which state, and units that change places. */
import { SuiteError } from '../adapters/adapter';
import type { PlayerId } from '../schemas/common';
import type { BoardPlace } from '../schemas/protocol';
import { circlesOf } from '../schemas/vanguard-circles';
import { expectAs, expectEqual, expectState, factOf, named } from './checks';
import { attemptsTo, stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';
import type { World } from './world';

export const aboutCircles = stepLibrary();
const { given, when, then } = aboutCircles;

/** The names of circles in sentences, with the second part of their handles. */
export const CIRCLES: Readonly<Record<string, string>> = {
  'vanguard circle': 'center',
  'front left circle': 'frontLeft',
  'front right circle': 'frontRight',
  'back left circle': 'backLeft',
  'back center circle': 'backCenter',
  'back right circle': 'backRight',
  'guardian circle': 'guardian',
  'first Accel circle': 'accel1',
  'second Accel circle': 'accel2',
  'third Accel circle': 'accel3',
};

/** @returns the handle of the circle */
export const circleNamed = (player: PlayerId, circle: string): string =>
  `${player}.${named(CIRCLES, circle, 'circle')}`;

/** A free rear-guard circle, of the same row where there is one; the guardian circle holds any number of units. */
export function circleBeside(circle: string, taken: ReadonlySet<string>): string | undefined {
  const [player, name] = circle.split('.') as [PlayerId, string];
  if (name === 'guardian') return circle;
  const rear = REAR_GUARD_CIRCLES[name];
  return rear?.map((other) => `${player}.${other}`).find((other) => !taken.has(other));
}

const FRONT = ['frontLeft', 'frontRight'];
const BACK = ['backLeft', 'backCenter', 'backRight'];
const REAR_GUARD_CIRCLES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...FRONT.map((name) => [name, [...FRONT, ...BACK]] as const),
  ...BACK.map((name) => [name, [...BACK, ...FRONT]] as const),
]);

// --- Given ------------------------------------------------------------------------------------------------------------

given(
  '{player} has the unit {placed} on the {term}',
  (world, player: PlayerId, card: NamedCard, circle: string) => placeOn(world.setup, player, card, circle, 'stand'),
  (player: PlayerId, { name }: NamedCard, circle: string) => `"${name}" is on player ${player}'s ${circle}`,
);

given(
  '{player} has the unit {placed} at rest on the {term}',
  (world, player: PlayerId, card: NamedCard, circle: string) => placeOn(world.setup, player, card, circle, 'rest'),
  (_player: PlayerId, { name }: NamedCard) => `"${name}" is at rest`,
);

given(
  '{player} has the locked card {placed} on the {term}',
  (world, player: PlayerId, card: NamedCard, circle: string) =>
    world.setup.placeEach({ player, zone: 'field' }, [card], {
      ...{ place: circleNamed(player, circle), state: 'none', face: 'down' },
      statuses: [{ status: 'locked' }],
    }),
);

given(
  '{player} has the music {placed} on the {term}',
  (world, player: PlayerId, card: NamedCard, circle: string) => placeOn(world.setup, player, card, circle, 'none'),
  (player: PlayerId, { name }: NamedCard, circle: string) => `"${name}" is on player ${player}'s ${circle}`,
);

given("{player}'s {term} is an Astral Plane", ({ setup }, player: PlayerId, circle: string) => {
  const { [player]: position } = setup.players;
  const id = circleNamed(player, circle);
  const isPlane = (place: BoardPlace) =>
    place.id === id ? { ...place, kinds: [...place.kinds!, 'astralPlane'] } : place;
  position.places = (position.places ?? circlesOf(player)).map(isPlane);
});

given('{string} is dominated by {player}', (world, name: string, by: PlayerId) => {
  world.setup.placed(name).statuses = [{ status: 'dominated', by }];
});

given('{string} lay in the ride deck zone at the beginning', (world, name: string) => {
  world.setup.placed(name).origin = 'ride';
});

function placeOn(setup: Setup, player: PlayerId, card: NamedCard, circle: string, state: string): void {
  setup.placeEach({ player, zone: 'field' }, [card], { place: circleNamed(player, circle), state });
}

// --- When -------------------------------------------------------------------------------------------------------------

for (const [exchanges, attempt] of attemptsTo('exchange')) {
  when(`{player} ${exchanges} the cards of the column of the {term}`, (world, player: PlayerId, circle: string) =>
    world[attempt](player, ['main'], { type: 'exchange', place: circleNamed(player, circle) }),
  );
}

for (const [chooses, attempt] of attemptsTo('choose')) {
  when(`{player} ${chooses} {player}'s {term} circle`, (world, player: PlayerId, owner: PlayerId, circle: string) =>
    world[attempt](player, ['circle'], { type: 'answer', value: circleNamed(owner, `${circle} circle`) }),
  );
  when(`{player} ${chooses} the {term} circle`, (world, player: PlayerId, circle: string) =>
    world[attempt](player, ['circle'], { type: 'answer', value: circleNamed(player, `${circle} circle`) }),
  );
}

// --- Then -------------------------------------------------------------------------------------------------------------

then("{string} is on {player}'s {term}", async (world, name: string, player: PlayerId, circle: string) => {
  const looked = { about: `the circle of "${name}"`, subject: world.terms.named(name), verb: 'be' };
  const words = (place: unknown): string => `on ${place ? world.terms.named(place) : 'no circle'}`;
  expectEqual({ ...looked, words }, circleNamed(player, circle), await factOf(world, name, 'place'));
});

then('{string} stands', (world, name: string) => expectState(world, name, 'stand'));

then('{string} has no orientation', (world, name: string) => expectState(world, name, 'none'));

then('{string} is at rest', (world, name: string) => expectState(world, name, 'rest'));

then('{string} lies {face} there', async (world, name: string, face: string) => {
  const looked = { about: `the face of "${name}"`, subject: world.terms.named(name), verb: 'lie' };
  const words = (one: unknown): string => `face ${world.terms.value(one)}`;
  expectEqual({ ...looked, words }, face, await factOf(world, name, 'face'));
});

then(
  "{player}'s {term} is in the same column as {player}'s {term}",
  async (world, player: PlayerId, circle: string, other: PlayerId, facing: string) => {
    const [one, two] = [await columnOf(world, player, circle), await columnOf(world, other, facing)];
    const claim = {
      subject: `player ${player}'s ${circle}`,
      verb: `be in the same column as player ${other}'s ${facing}`,
    };
    expectAs({ about: 'the column, as the first player counts it', ...claim }, player === other ? two : -two, one);
  },
);

for (const [side, sign] of [
  ['left', -1],
  ['right', 1],
] as const)
  then(
    `{player}'s {term} is to the ${side} of all others in the front row`,
    async (world, player: PlayerId, circle: string) => {
      const columns = (await placesOf(world, player))
        .filter(({ row }) => row === 'front')
        .map(({ column = 0 }) => column * sign);
      const claim = { subject: `player ${player}'s ${circle}`, verb: `be in the outermost column to the ${side}` };
      const actual = sign * (await columnOf(world, player, circle));
      expectAs({ about: `the outermost column to the ${side}`, ...claim }, Math.max(...columns), actual);
    },
  );

const placesOf = async (world: World, player: PlayerId): Promise<readonly BoardPlace[]> =>
  world.requireShown('places', (await world.facts()).players[player].places);

async function columnOf(world: World, player: PlayerId, circle: string): Promise<number> {
  const id = circleNamed(player, circle);
  const column = (await placesOf(world, player)).find((place) => place.id === id)?.column;
  if (column === undefined) throw new SuiteError(`player ${player} has no ${circle} with a column`);
  return column;
}
