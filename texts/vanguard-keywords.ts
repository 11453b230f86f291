/** Activation condition keywords (14.2) and states of keywords of Cardfight!! Vanguard in texts of cards. */
import { saying, targetOf, type Says, type Tongue } from './sentences';
import { word, type Part } from './words';

export const ACTIVATIONS: Readonly<Record<string, string>> = {
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
  wave: 'Wave',
  waveOnly: 'Wave',
  glitter: 'Glitter',
};

/** What a text says after the keyword. */
const SAYING: Readonly<Record<string, (said: string) => string>> = {
  wave: (said) => ` – ${ordinal(said)} time`,
  waveOnly: (said) => ` – ${ordinal(said)} time only`,
  glitter: (said) => ` – (${said})`,
};

const ordinal = (number: string): string => `${number}${['', 'st', 'nd', 'rd'][Number(number)] ?? 'th'}`;

function saidAfter(keyword: string, said: unknown): string {
  if (said === true) return '';
  return SAYING[keyword]?.(String(said)) ?? ` ${String(said)}`;
}

/** @returns undefined: the condition is not that of a keyword */
export function activationCondition(condition: Part): string | undefined {
  const keyword = Object.keys(condition).find((member) => member in ACTIVATIONS);
  if (keyword === undefined) return undefined;
  return `${ACTIVATIONS[keyword]!}${saidAfter(keyword, condition[keyword])} is active`;
}

/** The states into which keywords bring units. */
export const STATES_OF_UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['blazing', 'engorged', 'charging', 'hollowed', 'successful'].map((state) => [state, state]),
);

export const stateTexts = (tongue: () => Tongue): Readonly<Record<string, Says>> => ({
  harmonize: saying([], () => 'this unit and that unit become in harmony until end of turn'),
  become: saying(['target', 'status', 'until'], (i, card) => {
    const units = targetOf(tongue(), i, card);
    return `${units.text} ${units.isPlural ? 'become' : 'becomes'} ${word(STATES_OF_UNITS, i.status, 'the state')} until end of turn`;
  }),
});
