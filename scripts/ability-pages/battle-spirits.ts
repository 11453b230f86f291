/** Defines the page of the ability language of Battle Spirits: its words, and how its card texts become abilities. */
import { ABILITY_MEMBERS, ABILITY_TYPES, BsAbility } from '../../oracle/battle-spirits/cards';
import { numbers } from '../../oracle/battle-spirits/faq-06-numbers';
import { language, VOCABULARY } from '../../oracle/battle-spirits/language';
import {
  BS_CAUSE_MEANINGS,
  BS_DELAY_MEANINGS,
  BS_DURATION_MEANINGS,
  BS_EVENT_MEANINGS,
  BS_PROHIBITION_MEANINGS,
  BS_WHILE_MEANINGS,
  BS_ZONE_MEANINGS,
} from '../../schemas/battle-spirits';
import { battleSpiritsVocabulary } from '../../steps/battle-spirits';
import { isIf, tablesOf, type PageOfLanguage, type Row } from '../ability-page';

const WRITTEN: readonly Row[] = [
  [
    '"you may", of a whole effect',
    '`may` of the ability (FAQ-1-2)',
    ({ type, may }) => type === 'auto' && may === true,
  ],
  [
    '"By doing A, do B."',
    '`byDoing`: the whole is offered, and only where both can be done (FAQ-1-5)',
    ({ do: verb }) => verb === 'byDoing',
  ],
  ['"A. If you do, B."', '`ifYouDo` (FAQ-1-6)', ({ do: verb, then }) => verb === 'ifYouDo' && then !== undefined],
  ['"A. Additionally, B."', '`together`: at one moment (FAQ-1-7-1)', ({ do: verb }) => verb === 'together'],
  [
    '"If A, B." in the text of an effect',
    'the instruction `if`; `if` of the ability is a condition without which it is not activated',
    isIf,
  ],
  ['"[Lv2]"', '`levels` of the ability (6-2-3)', ({ type, levels }) => type !== undefined && levels !== undefined],
  [
    '"[While Combined]"',
    '`while` of the ability',
    ({ while: whiles }) => Array.isArray(whiles) && whiles.includes('combined'),
  ],
  [
    '"[Once per turn]"',
    '`once`: for the `card`, or for everything of its `name` (FAQ-1-9)',
    ({ once }) => once === 'card',
  ],
  ['"up to X"', '`upTo` of a choice', ({ upTo }) => upTo === true],
  ['"for each", "for every 2"', 'an amount that counts, with `times`; with `per`', ({ per }) => per !== undefined],
  ['"the Spirit with the lowest BP"', '`least` of a filter', ({ least }) => least !== undefined],
  [
    '"cannot be destroyed by ..."',
    '`forbid` with a [prohibition](#prohibitions), and `by` what',
    ({ do: verb, by }) => verb === 'forbid' && by !== undefined,
  ],
  ['"gets 1 blue symbol"', '`modify` of `blueSymbols`', ({ stat }) => stat === 'blueSymbols'],
  ['"at the end of this turn"', '`later`', ({ do: verb }) => verb === 'later'],
];

export const BATTLE_SPIRITS_PAGE: PageOfLanguage = {
  game: 'battle-spirits',
  name: 'Battle Spirits',
  prefix: 'BS',
  schema: BsAbility,
  language,
  plainCard: battleSpiritsVocabulary.plainCard,
  standardDuration: numbers.standardDuration,
  abilities: { members: ABILITY_MEMBERS, types: ABILITY_TYPES },
  parts: {},
  example: 'attack-draws',
  words: [
    ...tablesOf(
      {
        events: BS_EVENT_MEANINGS,
        replaceable: {},
        durations: BS_DURATION_MEANINGS,
        prohibitions: BS_PROHIBITION_MEANINGS,
        keywords: {},
        zones: Object.fromEntries(
          VOCABULARY.zones.map((zone) => [zone, BS_ZONE_MEANINGS[zone as keyof typeof BS_ZONE_MEANINGS]]),
        ),
        causes: BS_CAUSE_MEANINGS,
        delays: BS_DELAY_MEANINGS,
      },
      '"when this Spirit is Summoned"',
    ),
    { title: 'While what an ability works', meanings: BS_WHILE_MEANINGS },
  ],
  sections: { stats: ['bp', 'cost', 'lv', 'symbols', 'coresOn'], 'Kinds of abilities': ['ability'] },
  written: WRITTEN,
};
