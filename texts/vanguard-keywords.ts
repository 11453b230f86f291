/** The activation condition keywords of Cardfight!! Vanguard (14.2) in texts of cards. */
import type { Part } from './words';

const ACTIVATIONS: Readonly<Record<string, string>> = {
  limitBreak: 'Limit Break',
  generationBreak: 'Generation Break',
  brave: 'Brave',
  oracle: 'Oracle',
  ritual: 'Ritual',
  unite: 'Unite',
  thunderstrike: 'Thunderstrike',
  darkness: 'Darkness',
  darkDevice: 'Dark Device',
  shinkenHissatsu: 'Shinken Hissatsu',
  whiteWings: 'White Wings',
  blackWings: 'Black Wings',
};

const numberOf = (said: unknown): string[] => (typeof said === 'number' ? [String(said)] : []);

/** @returns undefined: the condition is not that of a keyword */
export function activationCondition(condition: Part): string | undefined {
  const keyword = Object.keys(condition).find((member) => member in ACTIVATIONS);
  if (keyword === undefined) return undefined;
  return `${[ACTIVATIONS[keyword]!, ...numberOf(condition[keyword])].join(' ')} is active`;
}
