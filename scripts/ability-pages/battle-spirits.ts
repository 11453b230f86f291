/** Defines the page of the ability language of Battle Spirits: its words, and how its card texts become abilities. */
import { ABILITY_MEMBERS, ABILITY_TYPES, BsAbility } from '../../oracle/battle-spirits/cards';
import { language } from '../../oracle/battle-spirits/language';
import {
  BS_CAUSE_MEANINGS,
  BS_DELAY_MEANINGS,
  BS_DURATION_MEANINGS,
  BS_EVENT_MEANINGS,
  BS_POOL_MEANINGS,
  BS_PROHIBITION_MEANINGS,
  BS_REPLACEABLE_MEANINGS,
  BS_STATUS_MEANINGS,
  BS_WHILE_MEANINGS,
  BS_ZONE_MEANINGS,
} from '../../schemas/battle-spirits';
import { battleSpiritsVocabulary } from '../../steps/battle-spirits';
import { tablesOf, type PageOfLanguage, type Row } from '../ability-page';

const WRITTEN: readonly Row[] = [];

export const BATTLE_SPIRITS_PAGE: PageOfLanguage = {
  game: 'battle-spirits',
  name: 'Battle Spirits',
  prefix: 'BS',
  schema: BsAbility,
  language,
  plainCard: battleSpiritsVocabulary.plainCard,
  abilities: { members: ABILITY_MEMBERS, types: ABILITY_TYPES },
  parts: {},
  example: 'attack-draws',
  words: [
    ...tablesOf(
      {
        events: BS_EVENT_MEANINGS,
        replaceable: BS_REPLACEABLE_MEANINGS,
        durations: BS_DURATION_MEANINGS,
        prohibitions: BS_PROHIBITION_MEANINGS,
        keywords: {},
        zones: BS_ZONE_MEANINGS,
        causes: BS_CAUSE_MEANINGS,
        delays: BS_DELAY_MEANINGS,
      },
      '"when this Spirit is Summoned"',
    ),
    { title: 'Pools of Cores', meanings: BS_POOL_MEANINGS },
    { title: 'While what an ability works', meanings: BS_WHILE_MEANINGS },
    { title: 'Statuses', meanings: BS_STATUS_MEANINGS },
  ],
  sections: { stats: ['bp', 'cost', 'lv', 'symbols', 'coresOn'] },
  written: WRITTEN,
};
