/**
 * Defines the words of card texts in the One Piece Card Game: the shared ones, some with this game's own procedures,
 * and those of this game alone.
 */
import { Type } from '@sinclair/typebox';
import type { Amount, Target, PlayerFilter } from '../../schemas/ability';
import { OneOf, wordsOf, type Handle } from '../../schemas/common';
import {
  OP_CATEGORIES,
  OP_DELAYS,
  OP_DURATIONS,
  OP_EVENTS,
  OP_PROHIBITIONS,
  OP_REPLACEABLE,
  OP_STATES,
  OP_ZONES,
} from '../../schemas/one-piece';
import { chooseCards } from '../kernel/questions';
import { statOf } from '../kernel/continuous/values';
import {
  candidatesFor,
  demandOfCards,
  demandOfTop,
  demandsOfTargets,
  inZone,
  numberIn,
  playerIn,
} from '../kernel/costs/demands';
import { followMove } from '../kernel/objects/object-tracking';
import { performEffectChange } from '../kernel/events/perform';
import type { InstructionWord } from '../kernel/language/definition';
import type { FormMeaning } from '../kernel/reading/forms';
import { grammarOf } from '../kernel/language/grammar';
import { languageOf, type Words } from '../kernel/language/language';
import { inWordsOf } from '../kernel/language/meanings';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { playerOf } from '../kernel/reading/select';
import { demandsOfShown, negate, type Negate } from '../kernel/language/words/lasting';
import { type PlayerScoped } from '../kernel/language/words/results';
import { counted } from '../kernel/language/words/moving';
import { BY_PROCEDURE, concede } from '../kernel/language/words/by-procedure';
import { swapOf } from '../kernel/language/words/exchanging';
import { IN_PLAY } from '../kernel/language/words/in-play';
import { OF_PLAYERS } from '../kernel/language/words/players';
import { BASIC_INSTRUCTIONS, EFFECT_INSTRUCTIONS, BASIC_FORMS } from '../kernel/language/words/shared';
import type { CardState } from '../kernel/state';
import { FILTERS, OWN_FILTERS } from './filters';
import type { EffectNamed } from './08-activating-and-resolving-effects';
import { cardsIn, type OpGame } from './game';
import type { CostAnalysis } from '../kernel/costs/demand';
import type { Vocabulary } from '../kernel/reading/grammar-parts';

type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  OpGame
>;

interface Counted {
  readonly count: Amount;
}
interface OfCards {
  readonly target: Target;
}

// --- shared words, carried out in this game's own way -----------------------------------------------------------------

const negation: Word<'negate', Negate> = {
  ...negate,
  *execute(g, context, said, cards) {
    yield* negate.execute!(g, context, said, cards);
    g.rules.afterNegation(g);
  },
};

// --- Characters and Stages --------------------------------------------------------------------------------------------

const activateEffect: Word<'activateEffect', OfCards & { readonly of: EffectNamed }> = {
  verb: 'activateEffect',
  meaning:
    'Carries out an effect of a card, whose cost must still be paid (10-2-3-1-1). This activates an Event in the hand (8-4-2), but not one elsewhere (8-5-4).',
  says: { of: 'its [Main], [Counter], [On Play] or [On K.O.]' },
  members: ({ Target }) => ({ of: OneOf(['main', 'counter', 'onPlay', 'onKo']), target: Target }),
  *execute(g, context, { of }, cards) {
    for (const card of cards) {
      const activating = () => g.rules.activateNamedEffect(g, context.player, card, of, causeOf(context));
      yield* followMove(g, context, [card], ['trash'], activating);
    }
  },
};

// --- power and cost ---------------------------------------------------------------------------------------------------

const setPowerToZero: Word<'setPowerToZero', OfCards & { readonly until?: string }> = {
  verb: 'setPowerToZero',
  meaning: 'Reduces the power by what it is now, if that is more than 0 (4-12).',
  members: ({ Target, until }) => ({ target: Target, until }),
  *execute(g, { player, source, defaultDuration }, { until = defaultDuration }, cards) {
    // All powers are read before the first card changes, because it could change another.
    const powers = cards.map((card) => statOf(g, card, 'power'));
    yield* performEffectChange(g, () => {
      for (const [index, card] of cards.entries())
        g.rules.setPowerToZero(g, player, source.id, card, until, powers[index]!);
    });
  },
  demands: demandsOfShown,
  lasting: true,
};

// --- DON!! cards ------------------------------------------------------------------------------------------------------

interface GiveDon extends OfCards, PlayerScoped {
  readonly count: Amount;
  readonly from?: 'given';
  readonly state?: string;
}

const giveDon: Word<'giveDon', GiveDon> = {
  verb: 'giveDon',
  meaning: 'Gives that many DON!! cards to each target. For "up to", let a number be chosen first.',
  says: {
    state: 'the state of the DON!! cards of the cost area that are given, or `any`; left out: `active`',
    player: 'whose DON!! cards: `you` or `opponent`; left out: `you`',
    from: 'DON!! cards that are given to other cards already, which the player chooses; left out: those of the cost area',
  },
  members: (parts) => ({
    ...counted(parts),
    target: parts.Target,
    from: Type.Optional(Type.Literal('given', { description: 'DON!! cards given already change their card' })),
    state: Type.Optional(OneOf([...OP_STATES, 'any'])),
  }),
  *execute(g, context, { count, from, state = 'active', player }, hosts) {
    const receiver = playerOf(g, context.player, player);
    for (const host of hosts) {
      const number = timesOf(g, context, count);
      if (g.rules.isProhibited(g, host, 'giveDon', causeOf(context))) continue;
      const candidates = g.rules.donForEffect(g, receiver, from, state, host);
      // It matters from which card a given DON!! card is taken, so the player chooses.
      const chosen =
        from === undefined
          ? yield* g.rules.chooseAlike(g, context.player, candidates, number, '6-5-5-1')
          : yield* chooseCards(g, {
              player: context.player,
              kind: 'choose',
              from: candidates,
              min: number,
              max: number,
            });
      for (const don of chosen) yield* g.rules.giveDonCard(g, don, host, causeOf(context));
    }
  },
  demands(analysis, said) {
    const { from = 'cost', state = 'active', player = 'you' } = said;
    const hosts = demandsOfTargets(analysis, said, 'show');
    const count = hosts.reduce((sum, host) => sum + host.count, 0) * numberIn(analysis, said.count);
    const candidates = candidatesFor(
      analysis,
      inZone(from, player, from === 'given' || state === 'any' ? undefined : state),
    );
    return [...hosts, { count, from: candidates, as: 'turn' }];
  },
  possibleOn: (g, context, _said, card) => !g.rules.isProhibited(g, card, 'giveDon', causeOf(context)),
};

const addDon: Word<'addDon', Counted & PlayerScoped & { readonly state?: string }> = {
  verb: 'addDon',
  meaning: 'DON!! cards go from the DON!! deck to the cost area (3-9-3).',
  members: (parts) => ({ ...counted(parts), state: Type.Optional(OneOf(OP_STATES)) }),
  *execute(g, context, { count, state, player }) {
    const receiver = playerOf(g, context.player, player);
    yield* g.rules.addDon(g, receiver, timesOf(g, context, count), state, causeOf(context));
  },
  demands(analysis, { count, state = 'active', player }) {
    const deck = cardsIn(gameOf(analysis), playerIn(analysis, player), 'donDeck');
    return [demandOfTop(analysis, deck, numberIn(analysis, count), { zone: 'cost', state })];
  },
};

const returnDon: Word<'returnDon', Counted & PlayerScoped> = {
  verb: 'returnDon',
  meaning: 'DON!! −X: returns DON!! cards from the cost area, or given ones, to the DON!! deck (8-3-1-6).',
  members: counted,
  *execute(g, context, { count, player }) {
    const receiver = playerOf(g, context.player, player);
    yield* g.rules.returnDon(g, receiver, timesOf(g, context, count), causeOf(context));
  },
  demands: (analysis, { count, player }) => [
    demandOfCards(analysis, numberIn(analysis, count), donToReturn(analysis, player), { zone: 'donDeck' }),
  ],
  withFewer: true,
  clauses: { unpaid: ['8-3-1-6', '10-2-10-1'] },
};

/** 8-3-1-6: DON!! cards can return from the cost area and from the player's cards. */
function donToReturn(analysis: CostAnalysis, player: PlayerFilter = 'you'): Handle[] {
  const g = gameOf(analysis);
  const under = g.rules.donUnderCardsOf(g, playerIn(analysis, player));
  const mayReturn = (card: CardState) => g.rules.mayMove(g, card, causeOf(analysis.context), 'donDeck');
  const given = candidatesFor(analysis, inZone('given'), (card) => under.includes(card) && mayReturn(card));
  return [...candidatesFor(analysis, inZone('cost', player), mayReturn), ...given];
}

const restDon: Word<'restDon', Counted> = {
  verb: 'restDon',
  meaning: 'Rests that many active DON!! cards in the cost area, as ① does (8-3-1-5).',
  members: ({ Amount }) => ({ count: Amount }),
  *execute(g, context, { count }) {
    g.cite('8-3-1-5');
    yield* g.rules.restToPay(g, context.player, timesOf(g, context, count), undefined, causeOf(context));
  },
  demands(analysis, { count }) {
    const g = gameOf(analysis);
    const mayBeRested = (card: CardState) => g.rules.mayPayByResting(g, card, causeOf(analysis.context));
    const from = candidatesFor(analysis, inZone('cost', 'you', 'active'), mayBeRested);
    return [{ count: numberIn(analysis, count), from, as: 'turn' }];
  },
  clauses: { unpaid: ['8-3-1-5'] },
};

const gameOf = ({ game }: CostAnalysis): OpGame => game as OpGame;

// --- players ----------------------------------------------------------------------------------------------------------

/** 1-2-4: no card can make a player concede. */
const givingUp = { ...concede, clauses: { impossible: ['1-2-4'] } };

const OWN = [
  ...[activateEffect, setPowerToZero, swapOf(['power', 'cost'])],
  ...[giveDon, addDon, returnDon, restDon, givingUp],
] as const;

const OVERRIDDEN = [negation] as const;

declare module '../../schemas/ability' {
  interface Instructions {
    'one-piece': NonNullable<(typeof OWN)[number]['said']>;
  }
}

/** The zones that texts can name. No text counts the DON!! deck. */
export const TEXT_ZONES = OP_ZONES.filter((zone) => zone !== 'donDeck');

const MOVING_EVENTS = ['drew', 'played', 'tookLife', 'koed', 'removed', 'trashed', 'addedToLife', 'donReturned'];

/** Explains the values of cards, alone and in filters. */
const STATS = {
  power: { meaning: 'The power as it is now.', said: 'the power' },
  cost: { meaning: 'The cost as it is now.', said: 'the cost' },
  counter: {
    meaning: 'The value of (Symbol) Counter; of Character cards.',
    said: 'the value of (Symbol) Counter',
  },
  life: { meaning: 'The Life of a Leader card.', said: 'the Life of the Leader card' },
  basePower: {
    meaning: 'The printed power, or what an effect has put in its place (4-9-2).',
    said: 'the base power',
  },
  baseCost: { meaning: 'The printed cost, or what an effect has put in its place (4-9-2).', said: 'the base cost' },
  given: { meaning: 'How many DON!! cards are given to it.', said: 'the number of DON!! cards given to it' },
} satisfies Record<string, FormMeaning>;

export const VOCABULARY: Vocabulary = {
  zones: TEXT_ZONES,
  destinations: ['deck', 'donDeck', 'hand', 'trash', 'life', 'cost'],
  states: OP_STATES,
  categories: OP_CATEGORIES,
  phases: ['refresh', 'draw', 'main', 'end'],
  stats: wordsOf(STATS),
  totals: ['power', 'cost'],
  atOnce: ['move', 'setState', 'turn'],
  amounts: ['power', 'cost', 'basePower', 'baseCost', 'given'],
  modifiable: ['power', 'cost', 'counter', 'life', 'payment'],
  playerValues: ['lifeCards', 'turns'],
  events: OP_EVENTS,
  replaceable: OP_REPLACEABLE,
  caused: [...MOVING_EVENTS, 'rested', 'setActive', 'damageDealt', 'donGiven', 'lost'],
  moving: MOVING_EVENTS,
  numbered: ['damageDealt', 'donReturnedAtOnce'],
  bearers: ['leader', 'character', 'event', 'stage'],
  fieldsOf: {
    attributes: ['leader', 'character'],
    power: ['leader', 'character'],
    cost: ['character', 'event', 'stage'],
    life: ['leader'],
    counter: ['character'],
  },
  timings: ['endOfYourTurn', 'endOfOpponentsTurn'],
  durations: OP_DURATIONS,
  delays: OP_DELAYS,
  prohibitions: OP_PROHIBITIONS,
  sharedWords: ['name', 'color', 'type', 'attribute'],
  playerFilters: ['you', 'opponent', 'any'],
  ability: 'OpAbility',
  causes: true,
  bases: true,
  parts: true,
};

/** Explains shared words by the clauses of this game. */
const MEANINGS: Readonly<Record<string, string>> = {
  draw: 'Draws cards one by one (4-5-3).',
  play: 'Plays Character or Stage cards from anywhere, without paying for them (3-7-3, 3-8-3).',
  ko: 'K.O.s Characters of the Character area (10-2-1-2).',
  concede: 'The text makes the player concede; nothing comes of it, since no effect can (1-2-4).',
  damage: 'Deals damage to a Leader (4-6-2), or to both at one moment.',
  'damage.player': 'whose Leader: `you`, `opponent` or `each`; left out: `you`',
  drawUpTo: 'Draws cards one by one; the player may stop before each (4-5-4).',
  discard: 'Cards of the hand are chosen and trashed (10-2-14-1).',
  move: 'Cards go to another zone of their owner. To `trash` it is trashing, which is no K.O. (10-2-1-3).',
  modify:
    'Changes a value of cards: `by` adds to it or takes from it, `to` sets it; with `base` it takes the place of the printed value, and what adds is added to it (4-9-2).',
  forbid: 'Forbids [something](#prohibitions) to the cards; with `by` only what has this cause (1-3-3).',
  negate:
    'The printed abilities of the cards are invalid, all or those `of` a kind (8-2-1-1); what they gained is not (8-2-4).',
  'modify.base': 'it is the base value that is set (4-9-2)',
  'modify.stat': 'which value; `payment`: what is paid to play the card, whose cost stays as it is',
  require: 'Activating the abilities of the cards costs something more, or takes another condition (8-3-1-2, 8-3-2-2).',
  'require.if': 'a condition that must also be met (8-3-2-2)',
  'require.cost': 'what must also be paid, after the printed cost (8-3-1-2)',
  later: 'Puts off instructions until then; what was chosen is remembered (6-6-1-2).',
  if: '"If A, B.": looked at while the effect is resolved (8-3-3), when its cost has been paid.',
  ifYouDo: '"A. If you do, B.": the second part only where the first was done as it is written (4-10-1).',
  each: 'Both players carry it out, the turn player first (1-3-10).',
  chooseNumber: 'The player chooses a whole number, then used as `{ "number": "chosen" }` (1-3-5).',
  together: 'Moves, and changes of how cards lie, at one moment (1-3-8).',
  'together.parts': 'instructions: `move`, `setState` and `turn`',
  swap: 'The base values of two cards are exchanged: each as it was before (4-9-2). Nothing where they are not two.',
  winGame: 'The player wins (1-2-5).',
  loseGame: 'The player loses (1-2-5).',
  'Filter.zone': 'cards in one of these [zones](#zones); left out: cards on the field (3-1-2)',
  'Filter.name': 'exactly this name (2-1-2)',
  'Filter.nameContains': 'this is a part of the name (2-1-2-1)',
  'Amount.number': 'The number that the player has chosen (1-3-5).',
  'Target.subject':
    'The card that the event, or the replacement, is about; none where it has gone to another area meanwhile (3-1-6).',
  'Target.choose': 'Cards that a player chooses when that part of the text is carried out (8-4-4).',
};

/** Explains the parts of texts that are not words, by the clauses of this game. */
const PARTS: Words['parts'] = {
  ...BASIC_FORMS.parts,
  ...STATS,
  stat: {
    meaning: 'Ranges for values. A card whose category has no such value does not fit (2-6-2, 2-7-5).',
    says: Object.fromEntries(Object.entries(STATS).map(([name, { said }]) => [name, said])),
  },
  choose: {
    meaning:
      'As many cards as there are, up to the number (8-4-4-1). A choice of hidden cards that must fit may also take none (8-4-4-2).',
    says: { ...BASIC_FORMS.parts.choose.says, upTo: 'also fewer or none (4-8-1)' },
  },
};

const WORDS: Words = {
  ...BASIC_FORMS,
  instructions: [
    ...[...BASIC_INSTRUCTIONS, ...EFFECT_INSTRUCTIONS, ...OF_PLAYERS, ...IN_PLAY],
    ...[...BY_PROCEDURE, ...OVERRIDDEN, ...OWN],
  ],
  filters: FILTERS,
  ownFilters: OWN_FILTERS,
  parts: PARTS,
};

export const language = languageOf(inWordsOf(WORDS, MEANINGS));
export const grammar = grammarOf(VOCABULARY, language.words);
