/** Sentences about arms orders (17.7, 17.9). */
import type { PlayerId } from '../schemas/common';
import { stepLibrary } from './registry';
import type { NamedCard, Setup } from './setup';

export const aboutArms = stepLibrary();
const { given, action } = aboutArms;

given(
  '{player} has the arms order {placed} armed to {string}',
  (world, player: PlayerId, card: NamedCard, bearer: string) => placeArms(world.setup, player, card, bearer),
  (_player: PlayerId, { name }: NamedCard, bearer: string) => `"${name}" is armed to "${bearer}"`,
);

given(
  '{player} has {placed} armed to {string} as an arms order',
  (world, player: PlayerId, card: NamedCard, bearer: string) =>
    placeArms(world.setup, player, card, bearer, [{ status: 'asArms' }]),
  (_player: PlayerId, { name }: NamedCard, bearer: string) => `"${name}" is armed to "${bearer}"`,
);

function placeArms(
  setup: Setup,
  player: PlayerId,
  card: NamedCard,
  host: string,
  statuses?: { readonly status: string }[],
): void {
  const { place } = setup.placed(host);
  setup.placeEach({ player, zone: 'field' }, [card], {
    ...(place && { place }),
    links: [{ kind: 'arms', host }],
    ...(statuses && { statuses }),
  });
}

action(
  '{player} plays {string} as an arms order for {string}',
  '{player} tries to play {string} as an arms order for {string}',
  (card: string, target: string) => ({ kinds: ['main'], action: { type: 'order', card, target } }),
);
