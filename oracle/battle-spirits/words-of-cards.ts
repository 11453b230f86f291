/** Instructions on cards that only Battle Spirits has. Each leaves what it does to the section that decides it. */
import { Type } from '@sinclair/typebox';
import type { Amount, Instruction, PlayerFilter, Target } from '../../schemas/ability';
import { BS_SIDES, BS_STATES, type BsSide } from '../../schemas/battle-spirits';
import { OneOf } from '../../schemas/common';
import {
  arrived,
  candidatesFor,
  demandsOfTargets,
  impossibleDemand,
  numberIn,
  playerIn,
} from '../kernel/costs/demands';
import { followMove } from '../kernel/objects/object-tracking';
import type { InstructionWord } from '../kernel/language/definition';
import { causeOf, timesOf } from '../kernel/language/instructions';
import { fixedTargets, playerOf } from '../kernel/reading/select';
import { reveal } from '../kernel/language/words/looking';
import {
  byDoing as sharedByDoing,
  doByDoing,
  together as sharedTogether,
  type ByDoing,
} from '../kernel/language/words/composite';
import { deferRemainder } from '../kernel/procedures/pending';
import type { EffectContext } from '../kernel/rules';
import { NOTHING, type CardState, type Procedure } from '../kernel/state';
import type { HowToLeave } from './faq-04-departures';
import { useOfEffect, type HowByEffect } from './06-used-by-effects';
import type { BsGame } from './game';

type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  BsGame
>;

interface OfCards {
  readonly target: Target;
}

// --- leaving and staying ----------------------------------------------------------------------------------------------

const destroy: Word<'destroy', OfCards> = {
  verb: 'destroy',
  meaning: 'Destroys cards: they go to the Trash (7-8-3, FAQ-4).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  changes: (g, context, _said, cards) =>
    g.rules.changesOfLeaving(g, cards, { manner: 'destroy', to: { zone: 'trash' }, cause: causeOf(context) }),
  execute(g, context, { target }, cards) {
    if ('all' in target) g.cite('FAQ-5-4-1');
    return g.rules.destroy(g, cards, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, _said, card) => g.rules.canBeDestroyed(g, card, causeOf(context)),
  cardAfter: (_g, _said, card) => arrived(card, { zone: 'trash' }),
};

interface PutBack extends OfCards {
  readonly to: 'hand' | 'deck' | 'setAside';
  readonly place?: 'top' | 'bottom';
}

const returningBy = (context: EffectContext, { to, place }: PutBack): HowToLeave => ({
  manner: to === 'setAside' ? 'setAside' : 'return',
  to: {
    ...{ zone: to, place: place ?? (to === 'deck' ? 'bottom' : undefined) },
    ...(to !== 'setAside' && { face: to === 'deck' ? 'down' : 'up' }),
  },
  cause: causeOf(context),
});

const putBack: Word<'putBack', PutBack> = {
  verb: 'putBack',
  meaning:
    'Returns cards to the Hand or the Deck, or sets them aside. Cards on the Field leave it in two steps (FAQ-4).',
  says: { to: 'where to', place: 'at the top or at the bottom of the Deck; left out: at the bottom' },
  members: ({ Target }) => ({
    target: Target,
    to: OneOf(['hand', 'deck', 'setAside'] as const),
    place: Type.Optional(OneOf(['top', 'bottom'] as const)),
  }),
  takes: true,
  changes: (g, context, said, cards) => g.rules.changesOfLeaving(g, cards, returningBy(context, said)),
  execute: (g, context, said, cards) => g.rules.leaves(g, cards, returningBy(context, said)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, said, card) => g.rules.mayLeave(g, card, returningBy(context, said)),
  zonesReached: (_g, { to }) => [to],
  cardAfter: (_g, { to }, card) => arrived(card, { zone: to }),
};

const stay: Word<'stay', OfCards & { readonly state?: string }> = {
  verb: 'stay',
  meaning: 'Cards that are about to leave stay on the Field in the state that they have (FAQ-4-3).',
  members: ({ Target }) => ({ target: Target, state: Type.Optional(OneOf(BS_STATES)) }),
  *execute(g, _context, { state }, cards) {
    for (const card of cards) yield* g.rules.staysOnField(g, card, state);
  },
};

const placeUnder: Word<'placeUnder', OfCards & { readonly host: Target }> = {
  verb: 'placeUnder',
  meaning:
    'Places cards face down under a card of the Field. They are no Advent sources, and go where it goes (FAQ-9-3).',
  says: { host: 'the card under which they are placed' },
  members: ({ Target, knownTarget }) => ({ target: Target, host: knownTarget }),
  takes: true,
  execute(g, context, { host }, cards) {
    const [top] = fixedTargets(g, context, host);
    return top ? g.rules.placeUnder(g, cards, top, causeOf(context)) : NOTHING;
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
};

const removingBy = (context: EffectContext): HowToLeave => ({
  manner: 'remove',
  to: { zone: 'removed', face: 'up' },
  cause: causeOf(context),
});

const removeFromGame: Word<'removeFromGame', OfCards> = {
  verb: 'removeFromGame',
  meaning: 'Removes cards from the game, face up (25-3).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  changes: (g, context, _said, cards) => g.rules.changesOfLeaving(g, cards, removingBy(context)),
  execute: (g, context, _said, cards) => g.rules.leaves(g, cards, removingBy(context)),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, context, _said, card) => g.rules.mayLeave(g, card, removingBy(context)),
};

// --- coming onto the Field --------------------------------------------------------------------------------------------

interface Use extends OfCards {
  readonly free?: boolean;
}

function* useEach(g: BsGame, context: EffectContext, cards: readonly CardState[], how: HowByEffect): Procedure {
  for (const card of cards) {
    const using = () => g.rules.useByEffect(g, context, card, how);
    yield* followMove(g, context, [card], g.zonesWith.abilities, using);
  }
}

const usingWord = <Verb extends 'summon' | 'deploy'>(verb: Verb, meaning: string): Word<Verb, Use> => ({
  verb,
  meaning,
  says: { free: 'without paying the cost' },
  members: ({ Target }) => ({ target: Target, free: Type.Optional(Type.Boolean()) }),
  takes: true,
  execute: (g, context, { free }, cards) => useEach(g, context, cards, { how: verb, free }),
  demands: (analysis, said) => demandsOfTargets(analysis, said as Instruction & OfCards, 'take'),
  possibleOn: (g, { player }, { free }, card) =>
    g.rules.canBeUsedByEffect(g, useOfEffect(player, card, { how: verb, free })),
});

const summon = usingWord('summon', 'Summons cards; the cost is paid unless it is `free`.');
const deploy = usingWord('deploy', 'Deploys Nexuses; the cost is paid unless it is `free`.');

interface UseMagic extends Use {
  readonly as?: string;
}

const useMagic: Word<'useMagic', UseMagic> = {
  verb: 'useMagic',
  meaning: 'Uses Magic cards, which then go to the Trash. Their cost is paid unless `free` is given (G-34, 5-5).',
  says: { free: 'without paying the cost', as: 'which of its effects; left out: the Main effect, if it has one' },
  members: ({ Target }) => ({
    target: Target,
    free: Type.Optional(Type.Boolean()),
    as: Type.Optional(OneOf(['main', 'flash'] as const)),
  }),
  takes: true,
  execute: (g, context, { free, as }, cards) => useEach(g, context, cards, { how: 'useMagic', free, as }),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, { player }, { free, as }, card) =>
    g.rules.canBeUsedByEffect(g, useOfEffect(player, card, { how: 'useMagic', free, as })),
};

interface PutToken {
  readonly token: string;
  readonly count?: Amount;
  readonly state?: string;
}

const putToken: Word<'putToken', PutToken> = {
  verb: 'putToken',
  meaning: 'Puts Tokens from beside the Deck onto the Field (23).',
  says: { token: 'the name of the Token', count: 'how many; left out: one' },
  members: ({ Amount }) => ({
    token: Type.String({ minLength: 1 }),
    count: Type.Optional(Amount),
    state: Type.Optional(OneOf(BS_STATES)),
  }),
  *execute(g, context, { token, count = 1, state }) {
    yield* g.rules.putTokens(g, context.player, { token, count: timesOf(g, context, count), state }, causeOf(context));
  },
  demands(analysis, { token, count = 1 }) {
    const tokens = candidatesFor(analysis, { player: 'you', zone: ['outside'], name: token });
    return [{ count: numberIn(analysis, count), from: tokens, as: 'take' }];
  },
};

// --- Braves -----------------------------------------------------------------------------------------------------------

interface Combine extends OfCards {
  readonly with: Target;
  readonly side?: BsSide;
}

const combine: Word<'combine', Combine> = {
  verb: 'combine',
  meaning: 'Combines a Brave with a host that meets its condition (9-3).',
  says: { with: 'the host', side: 'the side of an Imagine Brave' },
  members: ({ Target, knownTarget }) => ({
    target: Target,
    with: knownTarget,
    side: Type.Optional(OneOf(BS_SIDES)),
  }),
  *execute(g, context, { with: hosts, side }, [brave]) {
    const [host] = fixedTargets(g, context, hosts);
    if (brave && host) yield* g.rules.combineByEffect(g, context, brave, host, side);
  },
};

const separate: Word<'separate', OfCards> = {
  verb: 'separate',
  meaning: 'Separates Braves from their hosts (9-3).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    for (const brave of cards)
      for (const host of g.rules.hostsOf(g, brave)) yield* g.rules.separateByEffect(g, brave, host, causeOf(context));
  },
};

// --- Bursts, sides, the Hand ------------------------------------------------------------------------------------------

const setCard: Word<'setCard', OfCards & { readonly as: 'burst' | 'mirage' }> = {
  verb: 'setCard',
  meaning: 'Sets a card as a Burst, face down, or as a Mirage, face up (16-3, 17).',
  says: { as: 'as a Burst or as a Mirage' },
  members: ({ Target }) => ({ target: Target, as: OneOf(['burst', 'mirage'] as const) }),
  takes: true,
  *execute(g, context, { as }, cards) {
    for (const card of cards)
      if (g.rules.canBeSet(g, card, as)) yield* g.rules.setCard(g, context.player, card, as, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'take'),
  possibleOn: (g, _context, { as }, card) => g.rules.canBeSet(g, card, as),
};

const discardBurst: Word<'discardBurst', { readonly player?: PlayerFilter }> = {
  verb: 'discardBurst',
  meaning: "Puts a player's set Burst into the Trash and shows it (16-3-7).",
  members: ({ onePlayer }) => ({ player: Type.Optional(onePlayer) }),
  execute: (g, context, { player }) => g.rules.discardBurst(g, playerOf(g, context.player, player), causeOf(context)),
  demands(analysis, { player }) {
    const g = analysis.game as BsGame;
    return g.rules.setCardOf(g, playerIn(analysis, player), 'burst') ? [] : [impossibleDemand()];
  },
};

const activateBurst: Word<'activateBurst', OfCards> = {
  verb: 'activateBurst',
  meaning: 'Activates the Burst effects of cards, e.g. of the Hand, as if they were set (16-4-8).',
  members: ({ Target }) => ({ target: Target }),
  takes: true,
  *execute(g, context, _said, cards) {
    for (const card of cards) yield* g.rules.activateBurst(g, context.player, card, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'show'),
};

const open: Word<'reveal', OfCards> = {
  ...(reveal as Word<'reveal', OfCards>),
  meaning: 'Opens cards: both players see them during the effect (G-9).',
  *execute(g, _context, _said, cards) {
    g.rules.open(g, cards);
  },
};

const flip: Word<'flip', OfCards> = {
  verb: 'flip',
  meaning: 'Turns a Rebirth card to its other side. It stays the same card (20).',
  members: ({ Target }) => ({ target: Target }),
  *execute(g, context, _said, cards) {
    for (const card of cards) yield* g.rules.flip(g, card, causeOf(context));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'show'),
  possibleOn: (_g, _context, _said, { definition }) => definition.back !== undefined,
};

const swapWithHand: Word<'swapWithHand', OfCards & { readonly with: Target }> = {
  verb: 'swapWithHand',
  meaning: 'A card of the Field and a card of the Hand change places at one moment (FAQ-1-12).',
  says: { with: 'the card of the Hand' },
  members: ({ Target, knownTarget }) => ({ target: Target, with: knownTarget }),
  takes: true,
  *execute(g, context, { with: others }, [card]) {
    const [other] = fixedTargets(g, context, others);
    if (card && other) yield* g.rules.swapWithHand(g, card, other, causeOf(context));
  },
};

const grandforce: Word<'grandforce', Record<never, never>> = {
  verb: 'grandforce',
  meaning: 'The Nexus also counts as a Spirit during this turn (13-4).',
  members: () => ({}),
  execute: (g, context) => g.rules.grandforce(g, context.source, causeOf(context)),
};

// --- battle and order -------------------------------------------------------------------------------------------------

const endBattle: Word<'endBattle', Record<never, never>> = {
  verb: 'endBattle',
  meaning: 'The battle ends when this effect has been resolved (7-9-5).',
  members: () => ({}),
  *execute(g) {
    g.rules.endBattleByEffect(g);
  },
};

const endAttackStep: Word<'endAttackStep', Record<never, never>> = {
  verb: 'endAttackStep',
  meaning: 'Ends the Attack Step, and any battle in progress, once this effect has been resolved (FAQ-1-1).',
  members: () => ({}),
  *execute(g) {
    g.rules.endAttackStepByEffect(g);
  },
};

const afterwards: Word<'afterwards', { readonly then: readonly Instruction[] }> = {
  verb: 'afterwards',
  meaning: 'Instructions to carry out once everything that this effect triggered has been resolved (FAQ-1-7-3).',
  members: ({ steps }) => ({ then: steps }),
  *execute(g, context, { then }) {
    g.cite('FAQ-1-7-3');
    deferRemainder(g, context, then);
  },
  composite: true,
};

const byDoing: Word<'byDoing', ByDoing> = {
  ...(sharedByDoing as Word<'byDoing', ByDoing>),
  *execute(g, context, said) {
    const against = g.rules.clauseAgainstDoing(g, context, said);
    g.cite(against ?? 'FAQ-1-5-1');
    if (against === null && (g.rules.isAskedBefore(g, context.ability) || (yield* g.rules.wantsToDo(g, context))))
      yield* doByDoing(g, context, said);
  },
};

const together: typeof sharedTogether = {
  ...sharedTogether,
  execute(game, context, said, decided) {
    game.cite('FAQ-1-7-1');
    return sharedTogether.execute!(game, context, said, decided);
  },
};

export const WORDS_OF_CARDS = [
  ...[destroy, putBack, stay, placeUnder, removeFromGame, summon, deploy, useMagic, putToken, combine, separate],
  ...[setCard, discardBurst, activateBurst, open, flip, swapWithHand, grandforce, endBattle, endAttackStep, afterwards],
  ...[byDoing, together],
] as const;
