/** Sentences about Advent and its sources, Soul State, Grandforce, Revival and Manifest. */
import type { PlayerId } from '../schemas/common';
import { expectEqual, expectWhether, factOf } from './checks';
import { choiceType } from './choices';
import { attemptsTo, stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';
import { movesOf } from './shared-counters';

export const aboutAdvent = stepLibrary();
const { given, when, then, action, parameterType } = aboutAdvent;

parameterType(choiceType('rebirthSide', (side) => (side === 'Side B' ? 'back' : 'front')));

// --- Given ------------------------------------------------------------------------------------------------------------

const ownerOf = (setup: Setup, host: string): PlayerId =>
  setup.players.A.zones.field?.some(({ id }) => id === host) ? 'A' : 'B';

/** The uppermost card comes first. */
given('{string} lies on {placedCards} by Advent', ({ setup }, host: string, cards: NamedCard[]) => {
  setup.placed(host);
  setup.placeEach({ player: ownerOf(setup, host), zone: 'sources' }, cards, { host });
});

given('{string} has {placedCards} face down under it', ({ setup }, host: string, cards: NamedCard[]) => {
  setup.placed(host);
  setup.placeEach({ player: ownerOf(setup, host), zone: 'under' }, cards, { host, face: 'down' });
});

given('{string} is in Soul State', ({ setup }, name: string) => {
  setup.placed(name).statuses = [{ status: 'soulState' }];
});

given('{string} has Grandforce', ({ setup }, name: string) => {
  setup.placed(name).statuses = [{ status: 'grandforce' }];
});

given('{string} has OC from a Count of {int}, for {int} BP', ({ setup }, name: string, min: number, bp: number) =>
  setup.define(name, { oc: { min, bp } }),
);

given('{string} lies with {rebirthSide} up', ({ setup }, name: string, sheet: string) => {
  if (sheet === 'back') setup.placed(name).sheet = 'back';
});

// --- When -------------------------------------------------------------------------------------------------------------

action(
  '{player} Advents {string} onto {string}',
  '{player} tries to Advent {string} onto {string}',
  (card: string, target: string) => ({ kinds: ['main', 'flash'], action: { type: 'advent', card, target } }),
);

type Stated = Parameters<typeof movesOf>[2];

for (const [revives, attempt] of attemptsTo('revive')) {
  when(`{player} ${revives} {string}, paying {int} Core(s)`, (world, player: PlayerId, card: string, core: number) => {
    const moves = core > 0 ? [{ from: `${player}.reserve`, to: `${player}.trashCores`, counters: { core } }] : [];
    return world[attempt](player, ['main'], { type: 'revive', card, moves });
  });
}

for (const [manifests, attempt] of attemptsTo('manifest')) {
  when(`{player} ${manifests} {string}, moving {moves}`, (world, player: PlayerId, card: string, moves: Stated) =>
    world[attempt](player, ['main', 'flash'], {
      type: 'manifest',
      card,
      moves: movesOf(world.vocabulary, player, moves),
    }),
  );
}

when('{player} puts the Contract Card into Soul State', (world, player: PlayerId) =>
  world.perform(player, ['soulState'], { type: 'answer', value: true }),
);

when('{player} does not put the Contract Card into Soul State', (world, player: PlayerId) =>
  world.perform(player, ['soulState'], { type: 'answer', value: false }),
);

// --- Then -------------------------------------------------------------------------------------------------------------

for (const [says, expected] of [
  ['is now', true],
  ['is no longer', false],
] as const) {
  then(`{string} ${says} in Soul State`, async (world, name: string) => {
    const statuses = ((await factOf(world, name, 'statuses')) ?? []) as readonly { readonly status: string }[];
    const isThere = statuses.some(({ status }) => status === 'soulState');
    const claim = { subject: world.terms.named(name), verb: 'be in Soul State' };
    expectWhether({ about: `whether "${name}" is in Soul State`, ...claim }, expected, isThere);
  });
}

then('{string} shows {rebirthSide}', async (world, name: string, sheet: string) => {
  const looked = { about: `the side of "${name}"`, subject: world.terms.named(name), verb: 'show' };
  const words = (side: unknown): string => (side === 'back' ? 'Side B' : 'Side A');
  expectEqual({ ...looked, words }, sheet, (await factOf(world, name, 'sheet')) ?? 'front');
});
