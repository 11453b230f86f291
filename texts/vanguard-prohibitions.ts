/** What texts of Cardfight!! Vanguard forbid and allow, in words. */
import { whoOf } from './sentences';
import type { Noun, Part } from './words';

const cannot = (does: string) => (cards: Noun) => `${plural(cards)} cannot ${does}`;
/** Leaves out "all of": `your units cannot attack`. */
export const plural = ({ text }: Noun): string => text.replace(/^all (of )?/, '');

export const ALLOWED: Readonly<Record<string, string>> = {
  attackFromBackRow: 'can attack from the back row',
  attackBackRow: "can attack your opponent's back row",
  interceptFromBackRow: 'can intercept from the back row',
  boostAnyColumn: 'can boost units of other columns',
};

export const FORBIDDEN: Readonly<Record<string, (cards: Noun) => string>> = {
  attack: cannot('attack'),
  attackVanguard: cannot('attack a vanguard'),
  beAttacked: cannot('be attacked'),
  boost: cannot('boost'),
  beBoosted: cannot('be boosted'),
  intercept: cannot('intercept'),
  guard: cannot('guard'),
  guardFromHand: cannot('be called to the guardian circle'),
  call: cannot('be called'),
  callToRearGuard: cannot('be called to a rear-guard circle'),
  ride: cannot('be ridden'),
  discard: cannot('be discarded'),
  unlock: cannot('be unlocked'),
  guardAlone: cannot('be called to the guardian circle alone'),
  stand: cannot('stand'),
  standInStandPhase: cannot('stand in the stand phase'),
  rest: cannot('rest'),
  move: cannot('be moved'),
  retire: cannot('be retired'),
  choose: cannot('be chosen'),
  activate: (cards) => `the abilities of ${cards.text} cannot be played`,
  trigger: (cards) => `the abilities of ${cards.text} cannot trigger`,
  driveCheck: cannot('perform drive checks'),
  hit: cannot('be hit'),
  order: cannot('be played'),
  arm: cannot('arm arms orders'),
};
export const FORBIDDEN_TO_PLAYERS: Readonly<Record<string, string>> = {
  draw: 'cannot draw cards',
  order: 'cannot play orders',
  counterCharge: 'cannot counter-charge',
  soulCharge: 'cannot soul-charge',
};

/** Parts of a turn that players skip. */
const SKIPPED: Readonly<Record<string, string>> = {
  driveCheck: 'drive check',
  standPhase: 'stand phase',
  drawPhase: 'draw phase',
  ridePhase: 'ride phase',
  mainPhase: 'main phase',
  battlePhase: 'battle phase',
};

/** `your opponent skips their next ride phase`, `you skip each of your draw phases` */
export function skipped({ what, target, uses }: Part): string | undefined {
  const { players } = target as Part;
  const part = SKIPPED[what as string];
  if (part === undefined || players === undefined) return undefined;
  const [who, owners] =
    players === 'you'
      ? ['you skip', 'your']
      : [`${players === 'any' ? 'each player' : whoOf(players)[0]} skips`, 'their'];
  if (uses === undefined) return `${who} each of ${owners} ${part}s`;
  return `${who} ${owners} next ${uses === 1 ? part : `${uses as number} ${part}s`}`;
}

/** A prohibition of trigger effects is what texts call to nullify them. */
export function nullified({ what, target }: Part): string | undefined {
  if (what !== 'triggerEffect') return undefined;
  const { players } = target as Part;
  return `the trigger effects of ${players === 'any' ? 'both players' : whoOf(players)[0]} are nullified`;
}
