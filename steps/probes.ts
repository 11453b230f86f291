/** The probe cards of a game: a published list of the only cards with abilities that scenarios use. The file: probe-files.ts. */
import { gameOf } from '../games/registry';
import type { GameId } from '../schemas/common';

/** Probe id to card definition. */
export type Probes = Record<string, Record<string, unknown>>;

const loaded = new Map<GameId, Probes>();

/** The probe cards of the suite, loaded when a game first needs them; none for a game that cannot be played yet. */
export function probesOf(game: GameId): Probes {
  const probes = loaded.get(game) ?? withIds(gameOf(game)?.probes ?? {});
  loaded.set(game, probes);
  return probes;
}

/** As messages carry them: each card says which probe card it is. */
const withIds = (probes: Probes): Probes =>
  Object.fromEntries(Object.entries(probes).map(([probe, card]) => [probe, { ...card, probe }]));
