/**
 * The probe cards of a game: a published list of the only cards with abilities that scenarios use. probe-files.ts reads
 * them.
 */
import { gameOf } from '../games/registry';
import type { GameId } from '../schemas/common';

/** Probe id to card definition. */
export type Probes = Record<string, Record<string, unknown>>;

const loaded = new Map<GameId, Probes>();

/** Loads the probe cards of the suite when a game first needs them; empty for a game that cannot be played yet. */
export function probesOf(game: GameId): Probes {
  const probes = loaded.get(game) ?? withIds(gameOf(game)?.probes ?? {});
  loaded.set(game, probes);
  return probes;
}

/** Adds to each card the id of its probe, as messages carry it. */
const withIds = (probes: Probes): Probes =>
  Object.fromEntries(Object.entries(probes).map(([probe, card]) => [probe, { ...card, probe }]));
