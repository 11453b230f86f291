/** The words of card texts in the Dragon Ball Super Card Game, shared and its own. */
import { Type } from '@sinclair/typebox';
import type { Amount, Target } from '../../schemas/ability';
import { Closed, OneOf, wordsOf } from '../../schemas/common';
import {
  DBS_CATEGORIES,
  DBS_COLORS,
  DBS_DELAYS,
  DBS_DURATIONS,
  DBS_EVENTS,
  DBS_PHASES,
  DBS_PROHIBITIONS,
  DBS_REPLACEABLE,
  DBS_STATES,
  DBS_ZONES,
  type DbsColor,
} from '../../schemas/dragon-ball-super';
import { hasWord } from '../kernel/continuous/information';
import { negateActivation } from '../kernel/changes';
import { candidatesFor, demandsOfTargets, inZone, numberIn } from '../kernel/costs/demands';
import { followMove } from '../kernel/objects/object-tracking';
import type { InstructionWord, MemberSchemas } from '../kernel/language/definition';
import { ABILITY_KIND_MEANING } from '../kernel/reading/ability-kind';
import type { FormMeaning } from '../kernel/reading/forms';
import { grammarOf } from '../kernel/language/grammar';
import { causeOf, resolveTargets, timesOf } from '../kernel/language/instructions';
import { languageOf, type Words } from '../kernel/language/language';
import { inWordsOf } from '../kernel/language/meanings';
import { move, type Move, type MoveTo } from '../kernel/language/words/moving';
import { oblige, unaffected, type Unaffected } from '../kernel/language/words/prevention';
import { lastingMembers, modify, treat, type Lasting, type Modify, type Treat } from '../kernel/language/words/lasting';
import { BY_PROCEDURE, concede } from '../kernel/language/words/by-procedure';
import { IN_PLAY } from '../kernel/language/words/in-play';
import { OF_PLAYERS } from '../kernel/language/words/players';
import {
  ALL_FORMS,
  BASIC_INSTRUCTIONS,
  EFFECT_INSTRUCTIONS,
  ADVANCED_INSTRUCTIONS,
} from '../kernel/language/words/shared';
import type { CardState } from '../kernel/state';
import type { TokenSaid } from './10-tokens-and-removal';
import { OWN_FILTERS, WORD_FILTERS } from './filters';
import { type DbsGame } from './game';
import type { CostAnalysis } from '../kernel/costs/demand';
import type { Vocabulary } from '../kernel/reading/grammar-parts';

type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  DbsGame
>;

interface OfCards {
  readonly target: Target;
}

// --- shared words, carried out in this game's own way -----------------------------------------------------------------

const moveTo: Word<'move', MoveTo> = {
  ...move,
  says: { ...move.says, of: 'of whom; left out: of its owner, where it goes all the same (3-1-7-1)' },
  members: (parts) => ({ ...(move.members(parts) as MemberSchemas<Move>), of: Type.Optional(parts.onePlayer) }),
};

// --- Battle Cards -----------------------------------------------------------------------------------------------------

const combo: Word<'combo', OfCards> = {
  verb: 'combo',
  meaning:
    'Places Battle Cards in the Combo Area without paying for it (3-7-3). Outside a battle they go to the Drop Area (9-3-2).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  *execute(g, context, _said, cards) {
    for (const card of cards) yield* g.rules.comboBySkill(g, context, card);
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

const turnOver: Word<'turnOver', OfCards & { readonly side: 'front' | 'back' }> = {
  verb: 'turnOver',
  meaning: 'Turns a card with two sides over. It stays the same card (10-2-3).',
  says: { side: 'the side that it shows then' },
  members: ({ Target }) => ({ target: Target, side: OneOf(['front', 'back'] as const) }),
  *execute(g, context, { side }, cards) {
    for (const card of cards) yield* g.rules.turnCardOver(g, card, side, causeOf(context));
  },
};

const evolve: Word<'evolve', OfCards> = {
  verb: 'evolve',
  meaning: 'Plays Battle Cards as their [Evolve], [EX-Evolve] or [Xeno-Evolve] says (10-5-6).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  *execute(g, context, _said, cards) {
    for (const card of cards)
      yield* followMove(g, context, [card], g.zonesWith.abilities, () => g.rules.evolveBySkill(g, context, card));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

const placeUnder: Word<'placeUnder', OfCards & { readonly host: Target }> = {
  verb: 'placeUnder',
  meaning: 'Places cards under another, at the very bottom (11-3-4).',
  says: { host: 'the card under which they are placed' },
  members: ({ Target, knownTarget }) => ({ target: Target, host: knownTarget }),
  takes: true,
  *execute(g, context, { host }, cards) {
    const [top] = yield* resolveTargets(g, context, host);
    if (top) yield* g.rules.placeUnder(g, cards, top, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

const gainControl: Word<'gainControl', OfCards> = {
  verb: 'gainControl',
  meaning: "Gives the player control of the cards: they go to that player's area (11-5).",
  members: ({ Target }) => ({ target: Target }),
  execute: (g, context, _said, cards) => g.rules.gainControl(g, context.player, cards, causeOf(context)),
};

interface CreateToken {
  readonly token: TokenSaid;
  readonly count?: Amount;
  readonly state?: string;
}

const createToken: Word<'createToken', CreateToken> = {
  verb: 'createToken',
  meaning: 'Creates tokens in the Battle Area (10-18).',
  says: { token: 'what is said of it: name, colours, power ...', count: 'how many; left out: one' },
  members: ({ Amount, ability }) => ({
    token: Closed({
      name: Type.String({ minLength: 1 }),
      colors: Type.Optional(Type.Array(OneOf(DBS_COLORS))),
      characters: Type.Optional(Type.Array(Type.String())),
      traits: Type.Optional(Type.Array(Type.String())),
      era: Type.Optional(Type.String()),
      power: Type.Integer(),
      comboPower: Type.Optional(Type.Integer()),
      comboCost: Type.Optional(Type.Integer({ minimum: 0 })),
      energyCost: Type.Optional(Type.Integer({ minimum: 0 })),
      abilities: Type.Optional(Type.Array(ability)),
    }),
    count: Type.Optional(Amount),
    state: Type.Optional(OneOf(DBS_STATES)),
  }),
  *execute(g, context, { token, count = 1, state }) {
    for (let left = timesOf(g, context, count); left > 0; left--)
      yield* g.rules.createToken(g, context.player, token, state, causeOf(context));
  },
};

const removeFromGame: Word<'removeFromGame', OfCards> = {
  verb: 'removeFromGame',
  meaning: 'Removes the cards from the game, face up (10-19).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  execute: (g, context, _said, cards) =>
    g.rules.removeFromGame(
      g,
      cards.filter((card) => g.rules.mayMove(g, card, causeOf(context), 'removed')),
      causeOf(context),
    ),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

// --- battles and counters ---------------------------------------------------------------------------------------------

const negateAttack: Word<'negateAttack', Record<never, never>> = {
  verb: 'negateAttack',
  meaning: 'Negates the attack in progress (7-1-4).',
  members: () => ({}),
  *execute(g) {
    g.rules.negateAttack(g);
  },
};

const negateActivation_: Word<'negateActivation', Record<never, never>> = {
  verb: 'negateActivation',
  meaning: 'Negates what the [Counter] answers: a play, a skill or another [Counter] (10-10-5).',
  members: () => ({}),
  *execute(g, context) {
    const answering = g.state.activations.findLast(({ resolving, answers }) => resolving && answers !== undefined);
    const answered = answering && g.state.activations.find(({ id }) => id === answering.answers);
    if (answered && g.rules.mayBeNegated(g, answered, causeOf(context))) negateActivation(g, answered.id);
  },
};

const negateBlocker: Word<'negateBlocker', Record<never, never>> = {
  verb: 'negateBlocker',
  meaning: 'Returns the attack to the card that was attacked before a [Blocker] (10-4-2).',
  members: () => ({}),
  *execute(g, context) {
    g.rules.negateBlocker(g, context.player);
  },
};

// --- costs ------------------------------------------------------------------------------------------------------------

interface RestEnergy {
  readonly count: Amount;
  readonly specified?: Readonly<Partial<Record<DbsColor, number>>>;
}

const restEnergy: Word<'restEnergy', RestEnergy> = {
  verb: 'restEnergy',
  meaning: 'Switches that much energy to Rest Mode, as ① and coloured spheres do (8-4-2-3, 8-4-2-4).',
  says: { count: 'how much in all', specified: 'how much of it of which colour' },
  members: ({ Amount }) => ({
    count: Amount,
    specified: Type.Optional(
      Closed(Object.fromEntries(DBS_COLORS.map((color) => [color, Type.Optional(Type.Integer({ minimum: 1 }))]))),
    ),
  }),
  *execute(g, context, { count, specified = {} }) {
    g.cite('8-4-2-3', ...(Object.keys(specified).length > 0 ? ['8-4-2-4'] : []));
    const bill = g.rules.billOf(g, { total: timesOf(g, context, count), specified });
    yield* g.rules.payBill(g, context.player, bill, undefined, {
      cause: causeOf(context),
      context,
      ahead: context.ahead,
    });
  },
  demands(analysis, { count, specified = {} }) {
    const g = gameOf(analysis);
    const mayBeRested = (card: CardState) => g.rules.mayPayByResting(g, card, causeOf(analysis.context));
    const payableWith = (isMatch: (card: CardState) => boolean) =>
      candidatesFor(analysis, inZone('energy', 'you', 'active'), (card) => mayBeRested(card) && isMatch(card));
    const colored = Object.entries(specified).map(([color, number]) => ({
      count: number,
      from: payableWith((card) => hasWord(g, card, 'color', color)),
      as: 'turn' as const,
    }));
    const rest = numberIn(analysis, count) - colored.reduce((sum, one) => sum + one.count, 0);
    return rest > 0 ? [...colored, { count: rest, from: payableWith(() => true), as: 'turn' as const }] : colored;
  },
  clauses: { unpaid: ['8-4-2-3', '8-4-2-4'] },
};

const gameOf = ({ game }: CostAnalysis): DbsGame => game as DbsGame;

/** 1-2-5: no card makes a player surrender. */
const givingUp = { ...concede, clauses: { impossible: ['1-2-5'] } };

const OWN = [
  ...[evolve, combo, turnOver, placeUnder, gainControl, createToken, removeFromGame],
  ...[negateAttack, negateActivation_, negateBlocker, restEnergy, givingUp],
] as const;

/** No text of this game makes exceptions. */
const unaffectedBy: Word<'unaffected', Unaffected> = {
  ...unaffected,
  members: (parts) => ({
    by: Type.Optional(parts.by),
    except: undefined,
    ...lastingMembers(parts),
    orUntil: undefined,
  }),
};

/** 8-8-1-1: the printed number is always the base, whatever value is set. */
const modifying: Word<'modify', Modify> = {
  ...modify,
  members: (parts) => (modify.members(parts) as MemberSchemas<Modify>[]).map((form) => ({ ...form, base: undefined })),
};

/** No text of this game replaces printed words. */
const treating: Word<'treat', Treat> = {
  ...treat,
  members: (parts) => ({ ...(treat.members(parts) as MemberSchemas<Treat>), original: undefined }),
};

/** 6-3-1-2-4 */
const mustAttack: Word<'oblige', Lasting & { readonly what: string }> = {
  ...oblige,
  meaning: 'The cards must attack if they can. The Main Phase cannot end before that.',
  says: { what: 'always `attack`' },
  members: (parts) => ({ ...lastingMembers(parts), orUntil: undefined, what: OneOf(['attack']) }),
};

const OVERRIDDEN = [moveTo, modifying, treating, unaffectedBy, mustAttack] as const;

declare module '../../schemas/ability' {
  interface Instructions {
    'dragon-ball-super': NonNullable<(typeof OWN)[number]['said']>;
  }
}

const MOVING_EVENTS = [
  ...['drew', 'played', 'comboed', 'tookLife', 'koed', 'removed', 'dropped', 'warped'],
  ...['addedToLife', 'addedToHand', 'placedAsEnergy'],
];

/** The meanings of the values of cards, and of their members in a filter. */
const STATS = {
  power: { meaning: 'The power as it is now.', said: 'the power' },
  comboPower: { meaning: 'The combo power as it is now.', said: 'the combo power' },
  comboCost: { meaning: 'The combo cost as it is now.', said: 'the combo cost' },
  energyCost: { meaning: 'The total energy cost as it is now (2-11-3).', said: 'the energy cost' },
} satisfies Record<string, FormMeaning>;

export const SPECIFIED_COSTS = DBS_COLORS.map((color) => `${color}Cost`);

export const VOCABULARY: Vocabulary = {
  zones: DBS_ZONES,
  destinations: ['deck', 'hand', 'drop', 'energy', 'life', 'warp'],
  states: DBS_STATES,
  categories: DBS_CATEGORIES,
  phases: DBS_PHASES,
  stats: wordsOf(STATS),
  totals: ['power', 'energyCost'],
  atOnce: ['move', 'setState'],
  amounts: wordsOf(STATS),
  modifiable: [...wordsOf(STATS), ...SPECIFIED_COSTS],
  playerValues: ['life', 'energy'],
  events: DBS_EVENTS,
  replaceable: DBS_REPLACEABLE,
  caused: [...MOVING_EVENTS, 'rested', 'setActive', 'lost', 'damageDealt'],
  moving: MOVING_EVENTS,
  numbered: ['dealtDamage'],
  happensIn: {
    placedAsLeader: ['leader'],
    attackDeclared: ['leader', 'battle'],
    isAttacked: ['leader', 'battle'],
    comboed: ['combo'],
    comboBattleEnding: ['drop'],
  },
  worksIn: ['leader', 'battle'],
  answering: ['counter'],
  fieldsOf: {
    characters: ['leader', 'battle'],
    traits: ['leader', 'battle'],
    era: ['leader', 'battle'],
    power: ['leader', 'battle'],
    comboPower: ['battle'],
    comboCost: ['battle'],
    energyCost: ['battle', 'extra'],
    specifiedCost: ['battle', 'extra'],
  },
  durations: DBS_DURATIONS,
  delays: DBS_DELAYS,
  prohibitions: DBS_PROHIBITIONS,
  sharedWords: ['name', 'character', 'trait', 'era', 'color'],
  changedWords: ['name', 'character', 'trait', 'color'],
  playerFilters: ['you', 'opponent', 'any'],
  ability: 'DbsAbility',
  causes: true,
  bases: true,
  parts: true,
  stacks: true,
  severalModes: true,
  manners: [
    'play',
    'evolve',
    'exEvolve',
    'xenoEvolve',
    'unionFusion',
    'unionPotara',
    'unionAbsorb',
    'overRealm',
    'darkOverRealm',
    'swap',
  ],
};

/** The meanings of shared words in this game, with their clauses. */
const MEANINGS: Readonly<Record<string, string>> = {
  draw: 'Draws cards one by one (4-9-3).',
  play: 'Plays Battle Cards from anywhere, without paying for them (3-6-3).',
  ko: 'KOs Battle Cards of the Battle Area (10-1-2).',
  redirect: 'Another card becomes the guard card (7-1).',
  concede: 'The text makes the player surrender; nothing comes of it, since no card can (1-2-5).',
  damage: 'Deals damage to a player, or to both: cards of the life go to the hand (4-10-2).',
  discard: 'Cards of the hand are chosen and placed in the Drop Area.',
  'discard.by': 'who chooses them, seeing the hand; left out: whose hand it is',
  mill: 'Cards from the top of the deck are placed in the Drop Area one by one.',
  move: 'Cards go to another area of their owner. To `drop` it is no KO (10-1-2).',
  setState: 'Switches cards to Rest Mode or to Active Mode (4-8).',
  forbid: 'Forbids [something](#prohibitions) to the cards; with `by` only what has this cause (1-3-3).',
  negate: 'The printed skills of the cards do nothing, all or those `of` a kind; what they gained does.',
  look: 'A player looks at cards of an area from the top (11-6-1); they are "chosen" afterwards, and `looked` in filters.',
  search: 'Looks through an area, takes up to that many cards that fit, shows them and moves them (8-5-3-7, 11-2-1).',
  chooseNumber: 'The player chooses a whole number, then used as `{ "number": "chosen" }` (1-3-5).',
  unaffected:
    'Skills, or those of `by`, do nothing to the cards: they are not chosen, not changed, not moved and no payment.',
  trigger: 'The effect bears an [Auto], as read from the cards; it triggers `uses` times at most (4-3-3).',
  'Filter.zone':
    'cards in one of these [zones](#zones); left out: cards in the Leader Area and the Battle Area (8-5-4)',
};

/** The meanings of parts that are not words. */
const PARTS: Words['parts'] = {
  ...ALL_FORMS.parts,
  ...STATS,
  stat: {
    meaning: 'Ranges for values. A card whose category has no such value does not fit.',
    says: Object.fromEntries(Object.entries(STATS).map(([name, { said }]) => [name, said])),
  },
  ability: ABILITY_KIND_MEANING,
  token: {
    meaning: "The token's information. It has nothing else (10-18).",
    says: {
      name: 'its name',
      colors: 'its colours',
      characters: 'its character names',
      traits: 'its special traits',
      era: 'its era',
      power: 'its power',
      comboPower: 'its combo power',
      comboCost: 'its combo cost',
      energyCost: 'its energy cost',
      abilities: 'its skills',
    },
  },
  specified: {
    meaning: 'How much energy of which colours at least (8-4-2-4).',
    says: Object.fromEntries(DBS_COLORS.map((color) => [color, `so much ${color} energy`])),
  },
};

/** Shared words that no text of this game uses. */
const NOT_SAID: readonly string[] = ['byDoing', 'changeCost', 'forEach', 'list'];

const WORDS: Words = {
  ...ALL_FORMS,
  targets: ALL_FORMS.targets.filter(({ member }) => member !== 'current'),
  instructions: [
    ...BASIC_INSTRUCTIONS,
    ...EFFECT_INSTRUCTIONS,
    ...ADVANCED_INSTRUCTIONS.filter(({ verb }) => !NOT_SAID.includes(verb)),
    ...OF_PLAYERS,
    ...IN_PLAY,
    ...BY_PROCEDURE,
    ...OVERRIDDEN,
    ...OWN,
  ],
  ownFilters: [...WORD_FILTERS, ...OWN_FILTERS],
  parts: PARTS,
};

export const language = languageOf(inWordsOf(WORDS, MEANINGS));
export const grammar = grammarOf(VOCABULARY, language.words);
