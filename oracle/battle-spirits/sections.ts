/** The entries of the rule table that the sections of the rulebook define, and the lists to which sections add rows. */
import type { RuleRow } from '../kernel/procedures/rule-processing';
import { combineSections, type Sections } from '../kernel/procedures/tables';
import { noLife, victory } from './01-victory';
import { decks } from './02-decks';
import { setup } from './02-setup';
import { cardData } from './03-card-data';
import { turnSequence } from './04-turn';
import { mainStep, mainStepRows, type ActionRows } from './05-main-step';
import { costs } from './06-costs';
import { depletion, levels } from './06-levels';
import { usedByEffects } from './06-used-by-effects';
import { using, usingRows, waysFromHand, type WaysOfUsing } from './06-using';
import { battles } from './07-battle';
import { flash } from './08-flash';
import { braves } from './09-braves';
import { braveRows, combining } from './09-combining';
import { forcedSeparation, keepingBraves, separation } from './09-separation';
import { imagine } from './10-imagine';
import { saga, sagaOnNexus } from './11-saga';
import { ultimates } from './12-ultimates';
import { grandstoneKeepsOff, grandwalkerKeepsOff, grandwalkers } from './13-grandwalkers';
import { keepingOff, type KeptOffRow } from './13-keeping-off';
import { contractNexuses, revivalRows, waysOfRevival } from './14-contract-nexuses';
import { grandstones } from './15-grandstones';
import { bursts, burstState } from './16-bursts';
import { extraEffects, waysAfterBurst } from './16-extra-effects';
import { settingBursts, settingRows } from './16-setting-bursts';
import { mirageRows, mirages, waysOfMirages } from './17-mirage';
import { seals } from './18-seal';
import { advent, adventRows } from './19-advent';
import { rebirth } from './20-rebirth';
import { choosingSoulState, soulState, soulStateIsKeptOff } from './21-soul-state';
import { manifest, manifestRows } from './22-manifest';
import { tokens } from './23-tokens';
import { doingForDoing } from './24-by-doing';
import { effectRows, effectsOfCards } from './24-effects';
import { limitsOfEffects } from './24-limits';
import { orderOfEffects } from './24-order';
import { setAsideCards } from './25-set-aside';
import { counts } from './26-count';
import { departures, type ChoiceAtLeaving } from './faq-04-departures';
import { hands } from './faq-01-hands';
import { choices } from './faq-05-choices';
import { numbers } from './faq-06-numbers';
import { glossary } from './g-glossary';
import { hooks } from './hooks';
import type { Section } from './packs';

/** Lists of rows from several sections. */
const lists = {
  /** What the rules do after every group of changes, in this order. */
  ruleRows: [noLife, depletion, forcedSeparation] as readonly RuleRow<never>[] as readonly RuleRow[],
  /** 5-1-2, 8-1: the types of actions in the Main Step and in Flash Timings. */
  actionRows: {
    ...usingRows,
    ...mainStepRows,
    ...settingRows,
    ...mirageRows,
    ...braveRows,
    ...effectRows,
    ...adventRows,
    ...manifestRows,
    ...revivalRows,
  } as ActionRows,
  waysOfUsing: { ...waysFromHand, ...waysAfterBurst, ...waysOfMirages, ...waysOfRevival } as WaysOfUsing,
  choicesAtLeaving: [choosingSoulState, keepingBraves] as readonly ChoiceAtLeaving[],
  keptOffRows: [
    ...[sagaOnNexus, burstState, grandwalkerKeepsOff, grandstoneKeepsOff, soulStateIsKeptOff],
  ] as readonly KeptOffRow[],
} satisfies Section<'ruleRows'>;

const tables = [
  hooks,
  lists,
  victory,
  decks,
  setup,
  cardData,
  turnSequence,
  mainStep,
  costs,
  using,
  usedByEffects,
  levels,
  battles,
  flash,
  braves,
  combining,
  separation,
  imagine,
  saga,
  ultimates,
  grandwalkers,
  keepingOff,
  contractNexuses,
  grandstones,
  settingBursts,
  bursts,
  extraEffects,
  mirages,
  seals,
  advent,
  rebirth,
  soulState,
  manifest,
  tokens,
  counts,
  effectsOfCards,
  doingForDoing,
  orderOfEffects,
  limitsOfEffects,
  setAsideCards,
  departures,
  choices,
  hands,
  numbers,
  glossary,
] as const;

export const sections: Sections<typeof tables> = combineSections(tables);
