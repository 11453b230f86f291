/** The schemas of cards and abilities of Battle Spirits, with the meanings that docs give for them. */
import { Type, type TSchema } from '@sinclair/typebox';
import {
  BS_ABILITY_TYPES,
  BS_CATEGORIES,
  BS_COLORS,
  BS_PRINTED_SYMBOLS,
  BS_WHILES,
  type BsAbility as Ability,
} from '../../schemas/battle-spirits';
import { Closed, OneOf } from '../../schemas/common';
import type { CardLanguage } from '../../schemas/probes';
import type { PartMeaning, Says } from '../kernel/reading/forms';
import { grammar } from './language';

/** Where abilities work besides on the Field. */
const WORKING_IN = ['hand', 'trash', 'setAside', 'combined'] as const;

/** The members that abilities can have besides their type and their own. */
const MEMBERS = {
  levels: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 })),
  while: Type.Optional(Type.Array(OneOf(BS_WHILES), { minItems: 1 })),
  if: Type.Optional(grammar.Condition),
  zones: Type.Optional(Type.Array(OneOf(WORKING_IN), { minItems: 1 })),
  label: Type.Optional(Type.String({ minLength: 1 })),
  unpreventable: Type.Optional(Type.Boolean()),
  unstackable: Type.Optional(Type.Boolean()),
  once: Type.Optional(OneOf(['card', 'name'] as const)),
  may: Type.Optional(Type.Boolean()),
  timing: Type.Optional(Type.Array(OneOf(['main', 'flash'] as const), { minItems: 1 })),
  when: Type.Optional(grammar.Trigger),
  effect: Type.Array(grammar.Instruction, { minItems: 1 }),
};
type Member = keyof typeof MEMBERS;

const pick = (...members: readonly Member[]): Record<string, TSchema> =>
  Object.fromEntries(members.map((member) => [member, MEMBERS[member]]));

/** 24-2: what can stand before the text of an effect of a card that lies there. */
const conditions = pick('levels', 'while', 'if');
const atWill = { ...conditions, ...pick('once', 'timing', 'effect') };
const whole = pick('effect');
const soulCoreTo = { soulCoreTo: Type.Optional(OneOf(['reserve'] as const)) };
const cores = { cores: Type.Integer({ minimum: 0 }) };
const lasting = Type.Array(grammar.Continuous, { minItems: 1 });
/** What is carried out while a procedure of the rules goes on; mostly nothing. */
const meanwhile = { effect: Type.Optional(Type.Array(grammar.Instruction)) };
const bringsAbout = Type.Array(grammar.Instruction);

/** The members by type. */
const TYPES: Readonly<Record<Ability['type'], Record<string, TSchema>>> = {
  auto: { ...conditions, ...pick('zones', 'label', 'unpreventable', 'unstackable', 'once', 'may', 'when', 'effect') },
  burst: {
    ...pick('if', 'when', 'effect'),
    extra: Type.Optional(Type.Array(OneOf(['main', 'flash'] as const), { minItems: 1 })),
  },
  rebirth: { ...pick('levels', 'if', 'when'), effect: bringsAbout },
  uTrigger: { ...pick('levels', 'when'), ...whole },
  seal: { ...pick('levels', 'when'), ...whole },
  main: { ...pick('unpreventable'), ...whole },
  flash: { ...conditions, ...pick('once'), ...whole },
  activate: { ...atWill, ...pick('zones') },
  divineArt: { ...cores, ...pick('levels', 'timing'), ...whole },
  contractArt: { ...cores, ...pick('levels', 'timing'), ...whole },
  divineRealm: { ...pick('levels', 'once', 'timing'), ...whole },
  contractDomain: { ...pick('levels', 'once', 'timing'), ...whole },
  grandforce: { cores: Type.Optional(Type.Integer({ minimum: 0 })), ...pick('timing'), ...whole },
  cont: { ...conditions, ...pick('zones', 'unpreventable', 'unstackable'), effect: lasting },
  mirage: {
    ...pick('if', 'when'),
    mirageCost: Type.Integer({ minimum: 0 }),
    effect: Type.Array(Type.Union([grammar.Continuous, grammar.Instruction]), { minItems: 1 }),
  },
  condition: { if: grammar.Condition },
  advent: { onto: grammar.Filter, ...soulCoreTo, ...pick('timing', 'label'), ...meanwhile },
  contractAdvent: { onto: grammar.Filter, ...soulCoreTo, ...pick('timing'), ...meanwhile },
  adventSource: { ...pick('while'), ...meanwhile },
  manifest: { of: Type.Optional(grammar.Filter), ...pick('timing') },
  revival: {},
  oracle: { of: grammar.Filter },
  trueOracle: { of: grammar.Filter },
  unseal: { when: grammar.Trigger },
  soulMagic: { color: OneOf(BS_COLORS) },
  succession: {},
  superUnleash: {},
  exhaustedBlock: pick('levels', 'while', 'if'),
  byRules: {
    names: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    families: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    effect: Type.Array(grammar.Instruction, { maxItems: 0 }),
  },
};

export const BsAbility = Type.Union(
  BS_ABILITY_TYPES.map((type) => Closed({ type: Type.Literal(type), ...TYPES[type] })),
  { $id: 'BsAbility' },
);

/** The schema of an effect that is already in force. */
export const BsEffect = grammar.inForce(BsAbility, 'BsEffect');

/** The meanings of members that several types of abilities share. */
export const ABILITY_MEMBERS: Says = {
  levels: 'the levels on which it works; left out: all (6-2-3)',
  while: 'it works while one of these applies, e.g. `combined`; `oc` and `advent` must both apply',
  if: 'a condition without which it is not activated or does not apply',
  when: 'the [event](#timings-and-causes)',
  once: 'once per turn, counted for the `card` or for everything of its `name` (FAQ-1-9, FAQ-11-7)',
  may: 'the player may decline (FAQ-1-2)',
  zones: 'where it works instead of on the Field',
  label:
    'its wording, where texts tell it from others; `During Attack` is not meant by texts on the event `attackDeclared` (FAQ-11-9)',
  unpreventable: 'it cannot be prevented (FAQ-1-4)',
  unstackable: 'several of the same name do not add up (FAQ-1-15)',
  timing: 'whether it is used in the Main Step (`main`), in Flash Timing (`flash`), or in both',
  effect: 'instructions, carried out in this order',
};

/** The meanings of the types of abilities, and of the members that only they have. */
export const ABILITY_TYPES: Readonly<Record<Ability['type'], PartMeaning>> = {
  auto: { meaning: 'An effect that an event activates (24-2, kind B).' },
  burst: {
    meaning: 'A Burst: declared when its condition is met (16-4).',
    says: {
      extra: 'the effects of the Magic that may be paid for afterwards (16-5-1)',
    },
  },
  rebirth: { meaning: 'The effect of Side A that turns the card over (20).' },
  uTrigger: { meaning: 'A U-Trigger of an Ultimate (12-3).' },
  main: { meaning: 'The Main effect of a Magic card (5-5).' },
  flash: { meaning: 'The Flash effect of a Magic card or of a card of the Field (8-1).' },
  activate: { meaning: 'An effect that its player may use (G-14).' },
  divineArt: { meaning: 'A Divine Art of a Grandwalker Nexus (13).', says: { cores: 'the Cores that it takes' } },
  contractArt: { meaning: 'A Contract Art (14).', says: { cores: 'the Cores that it takes' } },
  oracle: { meaning: 'An Oracle (13-3).', says: { of: 'its condition; Spirits, unless it names a category' } },
  trueOracle: {
    meaning: 'A True Oracle (14-2).',
    says: { of: 'its condition; Spirits, unless it names a category' },
  },
  cont: { meaning: 'An effect that applies as long as its card is there (24-2, kind A).' },
  mirage: {
    meaning: 'A Mirage: works while the card is set face up (17); with `when` it triggers on an event.',
    says: { mirageCost: 'the cost of setting it (5-9)' },
  },
  divineRealm: {
    meaning: "A Grandwalker Nexus's Divine Realm: its player may use it, and it costs no Cores (13-1-4).",
  },
  contractDomain: { meaning: 'A Contract Domain: its player may use it, and it costs no Cores (14-1-4).' },
  grandforce: {
    meaning: 'Grandforce: an effect by which the Nexus also counts as a Spirit (13-4).',
    says: { cores: 'the Cores that it takes; left out: none' },
  },
  condition: { meaning: 'A Summoning Condition (12-1).' },
  advent: {
    meaning: 'Advent: the card is put onto another one (19).',
    says: { onto: 'onto which cards', soulCoreTo: 'where the Soul Core goes; left out: the Trash' },
  },
  contractAdvent: {
    meaning: 'Contract Advent (21-5).',
    says: { onto: 'onto which cards', soulCoreTo: 'where the Soul Core goes; left out: the Trash' },
  },
  adventSource: { meaning: 'A Contract Advent can be performed onto this card in Soul State (19-4-2).' },
  manifest: { meaning: 'Manifest (22).', says: { of: 'the Grandwalker Nexus that gives the Core; left out: any' } },
  revival: { meaning: 'Revival: the Nexus is deployed from the Soul State (14-1-5).' },
  seal: { meaning: 'Seal: the Soul Core goes to the Life (18).' },
  unseal: { meaning: 'Unseal: its player may place a Core from the Void on the Grandstone Nexus (15-2).' },
  succession: { meaning: 'Succession: cards with EX symbols in the Trash are removed to reduce its cost (G-18).' },
  exhaustedBlock: { meaning: 'The card can block although it is Exhausted.' },
  superUnleash: { meaning: 'Super Unleash: the Soul Core alone gives it level 2 (G-36).' },
  soulMagic: {
    meaning: 'Soul Magic: the Soul Core alone pays for it (G-41).',
    says: { color: 'the color of a symbol that its player must have' },
  },
  byRules: {
    meaning: 'Rules about the card itself, in every area and in deck construction (FAQ-11-5).',
    says: { names: 'it has these names as well', families: 'it has these families as well' },
  },
};

/** Of each symbol the kinds of which it may serve one. */
const Symbols = Type.Array(Type.Array(OneOf(BS_PRINTED_SYMBOLS), { minItems: 1 }));

const Level = Closed({
  lv: Type.Integer({ minimum: 1, description: 'Spirits, Nexuses and Braves begin with 1, Ultimates with 3' }),
  cores: Type.Integer({ minimum: 0, description: 'the Cores on the card from which on it has the level' }),
  bp: Type.Optional(Type.Integer({ minimum: 0, description: 'of a Nexus only where it has Grandforce' })),
});

/** A filter that stands outside of abilities, with the parts of the grammar to which it refers. */
const Host = { ...grammar.Filter, $id: 'Host', $defs: { BsAbility } } as typeof grammar.Filter;

const side = {
  name: Type.String({ minLength: 1 }),
  category: OneOf(BS_CATEGORIES),
  colors: Type.Array(OneOf(BS_COLORS)),
  families: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  cost: Type.Integer({ minimum: 0 }),
  reductions: Symbols,
  symbols: Symbols,
  levels: Type.Optional(Type.Array(Level, { minItems: 1, description: 'not of a Magic; the lowest first' })),
  combine: Type.Optional(Host),
  left: Type.Optional(Host),
  right: Type.Optional(Host),
  nexus: Type.Optional(Host),
  bpPlus: Type.Optional(Type.Integer({ description: 'Braves: what the host gains' })),
  oc: Type.Optional(
    Closed(
      { min: Type.Integer({ minimum: 1 }), bp: Type.Optional(Type.Integer()) },
      { description: 'the Count from which on it applies, and the BP that it adds (26-2)' },
    ),
  ),
  text: Type.Optional(Type.String({ description: 'what the card says, for people' })),
  abilities: Type.Optional(Type.Array(BsAbility)),
};

export const BsCard = Closed({
  ...side,
  number: Type.String({ minLength: 1, description: 'the card number' }),
  nameNumber: Type.Optional(
    Type.Integer({ minimum: 1, description: 'the number after its name, which counts in deck construction (2-2-7)' }),
  ),
  contract: Type.Optional(Type.Boolean({ description: 'a Contract Card (21)' })),
  token: Type.Optional(Type.Boolean({ description: 'a Token, which is not put into the Deck (23)' })),
  banned: Type.Optional(Type.Boolean({ description: 'it may not be used (2-2-10)' })),
  checklist: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      description: 'a Checklist Card: the names that have a checkmark (20-4-3)',
    }),
  ),
  back: Type.Optional(Closed(side, { description: 'Side B of a Rebirth card (20)' })),
  block: Type.Optional(Type.String({ description: 'the block icon, for people (1-2-3)' })),
  probe: Type.Optional(Type.String({ description: 'id of the probe card that this is' })),
});

export const battleSpiritsCards: CardLanguage = { card: BsCard, ability: BsAbility };
