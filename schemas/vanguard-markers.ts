/** What the rules say of the markers that they name: pseudo-cards (15.3 to 15.6, supplement A1) and record markers (A2). */
import type { Amount, CardFilter } from './ability';
import type { VgAbility, VgGift, VgGiftType, VgSide } from './vanguard';

/** What is said of a marker besides its name. What is not said it does not have (15.1.2.4.1). */
export type MarkerPrint = Partial<Omit<VgSide, 'name' | 'number'>> & Pick<VgSide, 'category'>;

const token = (grade: number, power: number, more: Partial<MarkerPrint> = {}): MarkerPrint => ({
  ...{ category: 'unit', subtype: 'token', grade, power, critical: 1 },
  ...more,
});

const ITSELF = { target: { self: true } } as const;

const cannotAttack: VgAbility = {
  ...{ type: 'cont', zones: ['rearGuardCircle'] },
  effect: [{ do: 'forbid', what: 'attack', ...ITSELF }],
};

/** Tokens (15.4): their race is their name. */
const TOKENS: Readonly<Record<string, MarkerPrint>> = {
  Plant: token(0, 5000, { icons: ['boost'] }),
  Vision: token(3, 13000, {
    icons: ['twinDrive'],
    abilities: [{ type: 'keyword', keyword: 'driveChecks' }],
  }),
  'Evil Decoy': token(0, 0, {
    icons: ['intercept'],
    abilities: [
      cannotAttack,
      { type: 'cont', effect: [{ do: 'allow', what: 'interceptFromBackRow', target: { self: true } }] },
    ],
  }),
  'Mask of Domination': token(0, 0, { critical: 0 }),
  'Shadow Army': token(1, 15000, { icons: ['boost'] }),
};

/** Tickets (15.5). */
const TICKETS: Readonly<Record<string, MarkerPrint>> = {
  'Quick Shield': {
    ...{ category: 'order', subtype: 'blitz', specialType: 'ticket', grade: 0 },
    abilities: [
      {
        type: 'order',
        effect: [
          {
            ...{ do: 'modify', stat: 'power', by: 5000, until: 'battle' },
            target: { choose: { from: { player: 'you', attacked: true }, count: 1 } },
          },
        ],
      },
    ],
  },
};

/** Pseudo-cards without a type (15.3, 15.6). */
const OTHERS: Readonly<Record<string, MarkerPrint>> = {
  Protect: {
    ...{ category: 'marker', specialType: 'protect' },
    abilities: [
      { type: 'keyword', keyword: 'sentinel' },
      {
        ...{ type: 'auto', zones: ['guardianCircle'], when: { event: 'placed' } },
        cost: [{ do: 'discard', count: 1 }],
        effect: [
          {
            ...{ do: 'forbid', what: 'hit', until: 'battle' },
            target: { choose: { from: { player: 'you', unit: true }, count: 1 } },
          },
        ],
      },
    ],
  },
  "Meer's Present": { category: 'marker' },
};

export const VG_PSEUDO_CARDS: Readonly<Record<string, MarkerPrint>> = { ...TOKENS, ...TICKETS, ...OTHERS };
export const VG_TOKENS = Object.keys(TOKENS);
/** Pseudo-cards that are created in a hand. */
export const VG_PSEUDO_CARDS_OF_HANDS = [...Object.keys(TICKETS), ...Object.keys(OTHERS)];

const MARKED = { target: { all: { player: 'any', host: true } } } as const;

const THAT_GRADE: Amount = { value: 'grade', of: { subject: true } };
const OF_THAT_GRADE: CardFilter = {
  ...{ player: 'you', zone: ['deck'] },
  stat: { grade: { min: THAT_GRADE, max: THAT_GRADE } },
};

/** Record markers of which the rules say more than the name. */
export const VG_RECORD_MARKERS: Readonly<Record<string, MarkerPrint>> = {
  Cradle: {
    category: 'marker',
    abilities: [
      {
        ...{ type: 'cont', zones: ['markers'] },
        effect: [
          { do: 'negate', original: true, ...MARKED },
          {
            ...{ do: 'modify', stat: 'power', ...MARKED },
            by: { value: 'originalPower', of: MARKED.target, times: -1 },
          },
          { do: 'forbid', what: 'boost', ...MARKED },
          { do: 'forbid', what: 'intercept', ...MARKED },
        ],
      },
      {
        ...{ type: 'auto', zones: ['markers'], when: { event: 'retired', subject: { host: true } } },
        effect: [
          { do: 'choose', target: { choose: { from: OF_THAT_GRADE, count: 1, upTo: true } } },
          { do: 'reveal', target: { chosen: true } },
          { do: 'move', to: 'hand', target: { chosen: true } },
          { do: 'shuffle' },
        ],
      },
    ],
  },
};

const gift = (clanType: VgGift, giftType: VgGiftType, more: Partial<MarkerPrint> = {}): MarkerPrint => ({
  ...{ category: 'marker', gift: clanType, giftType },
  ...more,
});

/** Gift markers (16.2.1.3). What they give is worked out by rules, but for the ability of Protect II (16.3.1.6.2). */
export const VG_GIFT_MARKERS: Readonly<Record<string, MarkerPrint>> = {
  'Force I': gift('force', 'I'),
  'Force II': gift('force', 'II'),
  'Accel I': gift('accel', 'I'),
  'Accel II': gift('accel', 'II'),
  'Protect II': gift('protect', 'II', {
    abilities: [
      {
        ...{ type: 'auto', zones: ['markers'], when: { event: 'intercepts', player: 'any', subject: { host: true } } },
        effect: [{ do: 'modify', stat: 'shield', by: 10000, until: 'battle', target: { subject: true } }],
      },
    ],
  }),
};
