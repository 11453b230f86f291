/** Misreadings of supplement B. */
import { another, faultTable, result, type Misreading } from '../../kernel/testing/misreadings';
import type { VgRules } from '../game';
import { NATIONS } from '../nations';

const clansOf = (clause: string): readonly string[] => NATIONS.find((row) => row.clause === clause)!.clans;

/** A card of the nations of a row is of none of its clans, or of the first one alone. */
const withoutClans: Misreading<VgRules> = (rules, clause) => ({
  clansOfNation: (g, nation) => rules.clansOfNation(g, nation).filter((clan) => !clansOf(clause).includes(clan)),
});
const firstClanAlone: Misreading<VgRules> = (rules, clause) => ({
  clansOfNation: (g, nation) =>
    rules.clansOfNation(g, nation).filter((clan) => !clansOf(clause).slice(1).includes(clan)),
});

export const nationFaults = faultTable<VgRules>({
  'B.1': {
    'the new name of a nation is another nation': another('isSameWord', () => false),
    'all nations are the same': another('isSameWord', (_g, kind) => kind === 'nation'),
  },
  'B.2': {
    'a card that names a clan is of all clans of its nation': result('clansOf', (clans, g, { nations = [] }) => [
      ...clans,
      ...nations.flatMap((nation) => g.rules.clansOfNation(g, nation)),
    ]),
  },
  'B.3': { 'a card without a clan is of the first clan of the nation': firstClanAlone },
  'B.4': { 'a card without a clan is of the first clan of the nation': firstClanAlone },
  'B.5': { 'a card without a clan is of the first clan of the nation': firstClanAlone },
  'B.6': {
    'Star Gate has the clans of Brandt Gate alone': withoutClans,
    'a card of Brandt Gate is of the clan Etranger': result('clansOfNation', (clans, _g, nation) =>
      nation === 'Brandt Gate' ? [...clans, ...clansOf('B.6')] : clans,
    ),
  },
  'B.7': { 'a card without a clan is of the first clan of the nation': firstClanAlone },
  'B.8': { 'a card without a clan is of the first clan of the nation': firstClanAlone },
  'B.9': {
    'a card without a clan is of the first clan of the nation': firstClanAlone,
    'Stoicheia has the clans of Zoo alone': withoutClans,
  },
  'B.10': { 'Magallanica has the clans of Stoicheia alone': withoutClans },
  'B.11': { 'a card of the nation has no clan': withoutClans },
  'B.12': { 'a card of the nation has no clan': withoutClans },
  'B.13': { 'a card of the nation has no clan': withoutClans },
  'B.14': { 'a card of the nation has no clan': withoutClans },
});
