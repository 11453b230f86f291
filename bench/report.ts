import { buildReport } from '../reports/model';
import { loadCatalogues } from '../runner/catalogue';
import type { Features } from '../runner/features';
import type { GameId } from '../schemas/common';
import type { Report, ScenarioResult } from '../schemas/report';

/** Builds the report of a benchmark's run. */
export function reportOf(game: GameId, { rules, scenarios: suite }: Features, scenarios: ScenarioResult[]): Report {
  return buildReport({
    catalogues: loadCatalogues([game]),
    rules,
    scenarios,
    suite,
    run: {
      suite: { name: 'bench', version: '0', features: '' },
      startedAt: new Date().toISOString(),
      durationMs: 0,
      command: 'bench',
      seed: 1,
      selection: { games: [game] },
      interrupted: false,
      adapter: { name: 'oracle', version: '1', command: 'oracle', capabilities: {} },
    },
  });
}
