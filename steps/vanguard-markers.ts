/** Sentences about tokens and other pseudo-cards, and about markers on circles and units. */
import type { Handle, PlayerId } from '../schemas/common';
import { VG_GIFT_MARKERS, VG_PSEUDO_CARDS, VG_RECORD_MARKERS } from '../schemas/vanguard-markers';
import { expectEqual, factOf, named } from './checks';
import { attemptsTo, stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';
import { circleNamed } from './vanguard-circles';
import type { World } from './world';

export const aboutMarkers = stepLibrary();
const { given, when, then } = aboutMarkers;

// --- Given ------------------------------------------------------------------------------------------------------------

given('{player} has the token {string} on the {term}', ({ setup }, player: PlayerId, name: string, circle: string) =>
  placeToken(setup, player, { name, id: name }, circle),
);

given(
  '{player} has the {string} token {string} on the {term}',
  ({ setup }, player: PlayerId, name: string, id: string, circle: string) =>
    placeToken(setup, player, { name, id }, circle),
);

given('{player} has the pseudo-card {string} in the hand', ({ setup }, player: PlayerId, name: string) =>
  place(setup, { player, zone: 'hand' }, { name, id: name }),
);

given(
  '{player} has the {string} pseudo-card {string} in the hand',
  ({ setup }, player: PlayerId, name: string, id: string) => place(setup, { player, zone: 'hand' }, { name, id }),
);

given(
  '{player} has put the marker {placed} on the {term}',
  ({ setup }, player: PlayerId, marker: NamedCard, circle: string) =>
    placeMarker(setup, player, marker, circleNamed(player, circle)),
);

given(
  '{player} has put the marker {placed} on {string}',
  ({ setup }, player: PlayerId, marker: NamedCard, unit: string) => placeMarker(setup, player, marker, unit),
);

for (const where of ['the {term}', '{string}'])
  given(
    `{player} has put the {string} marker {string} on ${where}`,
    ({ setup }, player: PlayerId, name: string, id: string, place: string) =>
      placeMarkerAs(setup, player, { name, id }, where === '{string}' ? place : circleNamed(player, place)),
  );

given(
  '{player} has the gift marker {string} of {string} on the {term}',
  ({ setup }, player: PlayerId, id: string, gift: string, circle: string) => {
    setup.cards[id] ??= { ...named(VG_GIFT_MARKERS, gift, 'gift'), name: 'gift', number: '' };
    setup.place({ player, zone: 'markers' }, id, {
      kind: 'marker',
      links: [{ kind: 'marker', host: circleNamed(player, circle) }],
    });
  },
);

interface Pseudo {
  readonly name: string;
  readonly id: Handle;
}

function place(
  setup: Setup,
  where: { player: PlayerId; zone: string },
  { name, id }: Pseudo,
  fields: { place?: Handle } = {},
): void {
  const { subtype, ...print } = named(VG_PSEUDO_CARDS, name, 'pseudo-card');
  const races = subtype === 'token' ? { races: [name] } : {};
  setup.cards[id] ??= { ...print, ...(subtype && { subtype }), ...races, name, number: '' };
  setup.place(where, id, { kind: 'token', ...fields });
}

const placeToken = (setup: Setup, player: PlayerId, token: Pseudo, circle: string): void =>
  place(setup, { player, zone: 'field' }, token, { place: circleNamed(player, circle) });

function placeMarker(setup: Setup, player: PlayerId, marker: NamedCard, host: Handle): void {
  const { name, probe } = marker;
  if (probe !== undefined) setup.defineProbe(name, probe);
  placeMarkerAs(setup, player, { name, id: name }, host);
}

function placeMarkerAs(setup: Setup, player: PlayerId, { name, id }: Pseudo, host: Handle): void {
  setup.cards[id] ??= { category: 'marker', ...VG_RECORD_MARKERS[name], name, number: '' };
  setup.place({ player, zone: 'markers' }, id, { kind: 'marker', links: [{ kind: 'marker', host }] });
}

// --- When -------------------------------------------------------------------------------------------------------------

for (const [chooses, attempt] of attemptsTo('choose')) {
  when(`{player} ${chooses} the gift type {string}`, (world, player: PlayerId, type: string) =>
    world[attempt](player, ['giftType'], { type: 'answer', value: type }),
  );
}

// --- Then -------------------------------------------------------------------------------------------------------------

then('{string} is of grade {int}', async (world, name: string, grade: number) => {
  const looked = { about: `the grade of "${name}"`, subject: world.terms.named(name), verb: 'be' };
  const words = (one: unknown): string => `of grade ${world.terms.value(one)}`;
  expectEqual({ ...looked, words }, grade, await factOf(world, name, 'grade'));
});

then('{string} is a marker on {string}', (world, marker: string, unit: string) => expectHost(world, marker, unit));

then("{string} is a marker on {player}'s {term}", (world, marker: string, player: PlayerId, circle: string) =>
  expectHost(world, marker, circleNamed(player, circle)),
);

async function expectHost(world: World, marker: string, host: Handle): Promise<void> {
  const links = (await factOf(world, marker, 'links')) as readonly { readonly host: Handle }[] | undefined;
  const looked = { about: `where "${marker}" is`, subject: world.terms.named(marker), verb: 'be' };
  const words = (one: unknown): string => (one ? `a marker on ${world.terms.named(one)}` : 'a marker on nothing');
  expectEqual({ ...looked, words }, host, links?.[0]?.host);
}
