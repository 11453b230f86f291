/** Instructions about looking, revealing, searching, declaring and switching (7.7 to 7.13), and about rounds (12.7). */
import { Type } from '@sinclair/typebox';
import type { Amount, CardFilter, PlayerFilter, Target } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { trackAlso } from '../kernel/objects/object-tracking';
import { causeOf, resolveTargets, timesOf } from '../kernel/language/instructions';
import { playerOf } from '../kernel/reading/select';
import type { Steps } from '../kernel/language/words/composite';
import { forEach, type ForEach } from '../kernel/language/words/lists';
import { look, LOOKING, reveal, type Look, type Search } from '../kernel/language/words/looking';
import type { CardState } from '../kernel/state';
import type { Rounds } from './12-for-each';
import type { OfCards, Word } from './words';

const looking: Word<'look', Look> = {
  ...(look as Word<'look', Look>),
  *execute(g, context, { player }, cards) {
    context.chosen = cards;
    trackAlso(context, cards);
    g.rules.lookAtCards(g, context, playerOf(g, context.player, player), cards);
  },
};

const lookUpTo: Word<'lookUpTo', { readonly count: Amount; readonly of?: PlayerFilter }> = {
  verb: 'lookUpTo',
  meaning:
    'The player looks at cards from the top of a deck one by one and may stop before each. Afterwards they are "chosen" (7.7.2).',
  says: { count: 'the greatest number', of: 'whose deck: `you` or `opponent`; left out: `you`' },
  members: ({ Amount, onePlayer }) => ({ count: Amount, of: Type.Optional(onePlayer) }),
  execute: (g, context, { count, of }) =>
    g.rules.lookUpTo(g, context, playerOf(g, context.player, of), timesOf(g, context, count)),
  needsChoice: true,
};

const revealing: Word<'reveal', OfCards> = {
  ...(reveal as Word<'reveal', OfCards>),
  execute: (g, context, _said, cards) => g.rules.revealCards(g, context, cards),
};

interface RevealUntil {
  readonly finds: CardFilter;
  readonly of?: PlayerFilter;
}

const revealUntil: Word<'revealUntil', RevealUntil> = {
  verb: 'revealUntil',
  meaning:
    'Reveals cards from the top of a deck one by one until one fits. Afterwards that card is "chosen", and all of them are `looked` in filters (7.10).',
  says: { finds: 'the card at which the player stops', of: 'whose deck: `you` or `opponent`; left out: `you`' },
  members: ({ Filter, onePlayer }) => ({ finds: Filter, of: Type.Optional(onePlayer) }),
  execute: (g, context, { finds, of }) => g.rules.revealUntil(g, context, playerOf(g, context.player, of), finds),
  needsChoice: true,
};

const kernelSearch = LOOKING.find(({ verb }) => verb === 'search') as unknown as Word<'search', Search>;

const searching: Word<'search', Search> = {
  ...kernelSearch,
  meaning:
    'Looks through zones, takes that many cards that fit, and moves them. If one of the zones is hidden, the player may take fewer or none (7.11).',
  decide: (g, context, said) => g.rules.searchZones(g, context, said),
};

const declare: Word<'declare', { readonly then: Steps }> = {
  verb: 'declare',
  meaning: 'The player declares a card name. The filter `declared` refers to it in these instructions (7.13).',
  members: ({ steps }) => ({ then: steps }),
  execute: (g, context, { then }) => g.rules.declareName(g, context, then),
  composite: true,
};

type Pair = readonly [CardState | undefined, CardState | undefined];

const switchCards: Word<'switch', OfCards & { readonly with: Target }, Pair> = {
  verb: 'switch',
  meaning: 'Switches two cards: each goes where the other is, or neither moves (7.8.1).',
  says: { with: 'the other card' },
  members: ({ Target }) => ({ target: Target, with: Target }),
  *decide(g, context, said, [one]) {
    const [other] = yield* resolveTargets(g, context, said.with);
    return [one, other];
  },
  *execute(g, context, _said, [one, other]) {
    if (one && other) yield* g.rules.switchCards(g, one, other, causeOf(context));
  },
};

interface SwitchZones {
  readonly zones: readonly [string, string];
  readonly player?: PlayerFilter;
}

const switchZones: Word<'switchZones', SwitchZones> = {
  verb: 'switchZones',
  meaning: 'All cards of two zones of a player go to the other zone (7.8.3).',
  says: { zones: 'the two zones', player: 'whose zones; left out: `you`' },
  // A circle is no place for all cards of a zone.
  members: ({ onePlayer, words }) => ({
    zones: Type.Array(OneOf(words.destinations), { minItems: 2, maxItems: 2 }),
    player: Type.Optional(onePlayer),
  }),
  execute: (g, context, { zones, player }) =>
    g.rules.switchZones(g, playerOf(g, context.player, player), zones, causeOf(context)),
};

const eachRound: Word<'forEach', ForEach, Rounds> = {
  ...(forEach as Word<'forEach', ForEach, Rounds>),
  decide: (g, context, said) => g.rules.roundsForEach(g, context, said),
  execute: (g, context, said, rounds) => g.rules.forEachRound(g, context, said, rounds),
};

export const WORDS_OF_DECKS = [
  ...[looking, lookUpTo, revealing, revealUntil, searching, declare],
  ...[switchCards, switchZones, eachRound],
] as const;
