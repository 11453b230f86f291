/** Writes the pages of the ability languages from schema and scenarios. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../games/registry';
import { projectRoot } from '../runner/root';
import { BATTLE_SPIRITS_PAGE } from './ability-pages/battle-spirits';
import { DRAGON_BALL_SUPER_PAGE } from './ability-pages/dragon-ball-super';
import { ONE_PIECE_PAGE } from './ability-pages/one-piece';
import { VANGUARD_PAGE } from './ability-pages/vanguard';
import { AbilityPage } from './ability-page';

/** LEVEL.NEO's page is not among them, as it is written by hand. */
export const PAGES = [ONE_PIECE_PAGE, DRAGON_BALL_SUPER_PAGE, BATTLE_SPIRITS_PAGE, VANGUARD_PAGE].map(
  (page) => new AbilityPage(page),
);

export const fileOf = (page: AbilityPage): string => join(projectRoot(), gameOf(page.of.game)!.abilitiesPage);

async function main(): Promise<void> {
  for (const page of PAGES) writeFileSync(fileOf(page), page.text(await page.playedForms()));
}

if (require.main === module) void main();
