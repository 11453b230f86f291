/** Words about information: worlds, Final Rush, different cards, values that are doubled, effects that are nullified. */
import type { CardFilter, PlayerFilter, Range } from '../../schemas/ability';
import { OneOf } from '../../schemas/common';
import { removeEffect } from '../kernel/changes';
import type { AmountWord, ConditionWord } from '../kernel/reading/forms';
import { addLasting } from '../kernel/language/instructions';
import { cardsMatching, playerOf, within } from '../kernel/reading/select';
import { lastingMembers, lastingWord, type Lasting } from '../kernel/language/words/lasting';
import { remembered } from '../kernel/remember';
import type { Modification } from '../kernel/state/lasting';
import type { VgGame } from './game';
import type { OfCards, Word } from './words';
import type { EvaluationContext } from '../kernel/state/effect-context';

export const WORLDS = ['darkNight', 'abyssalDarkNight'] as const;

const finalRush: Word<'finalRush', Lasting> = {
  verb: 'finalRush',
  meaning: 'Players are in Final Rush (7.43).',
  members: (parts) => ({ ...lastingMembers(parts), orUntil: undefined }),
  ...lastingWord,
  modification: remembered((): Modification => ({ kind: 'words', word: 'finalRush', add: ['finalRush'] })),
};

const world: Word<'world', Lasting & { readonly become: string }> = {
  verb: 'world',
  meaning: "Changes the players' world (7.44).",
  says: { become: 'which world' },
  members: (parts) => ({ become: OneOf(WORLDS), ...lastingMembers(parts), orUntil: undefined }),
  ...lastingWord,
  modification: remembered(({ become }): Modification => ({ kind: 'words', word: 'world', become: [become] })),
};

interface Double extends OfCards {
  readonly stat: string;
  readonly until?: string;
}

const double: Word<'double', Double> = {
  verb: 'double',
  meaning: 'Doubles a value of the cards: it increases by its present amount (11.9.4.1.1).',
  members: ({ Target, words, until }) => ({ stat: OneOf(words.modifiable), target: Target, until }),
  *execute(g, context, { stat, ...said }, cards) {
    g.cite('11.9.4.1.1');
    const doubling = cards.map((card) => [card, g.rules.doubledBy(g, card, stat)] as const);
    for (const [card, by] of doubling) addLasting(g, context, [card], { kind: 'stat', stat, by }, said);
  },
};

const nullify: Word<'nullify', OfCards> = {
  verb: 'nullify',
  meaning: 'Nullifies each continuous effect that an ability of these cards has created, as a whole (11.9.8).',
  says: { target: 'the cards whose effects' },
  members: ({ Target }) => ({ target: Target }),
  *execute(g, _context, _said, cards) {
    g.cite('11.9.8', '11.9.8.1');
    for (const effect of g.rules.generatedBy(g, cards)) removeEffect(g, effect);
  },
};

export const WORDS_OF_INFORMATION = [finalRush, world, double, nullify] as const;

const of = { of: 'of which player' };

export const CONDITIONS_OF_INFORMATION: readonly ConditionWord[] = [
  {
    member: 'inFinalRush',
    meaning: 'Whether a player is in Final Rush (7.43.1).',
    said: 'which player',
    forms: ({ onePlayer }) => [{ inFinalRush: onePlayer }],
    holds: (g: VgGame, { player }: EvaluationContext, said: { inFinalRush: PlayerFilter }) =>
      g.rules.isInFinalRush(g, playerOf(g, player, said.inFinalRush)),
  },
  {
    member: 'world',
    meaning: "Whether a player's world is this one (7.44).",
    said: 'which world; `blank`: none',
    says: of,
    forms: ({ onePlayer }) => [{ world: OneOf([...WORLDS, 'blank']), of: onePlayer }],
    holds: (g: VgGame, { player }: EvaluationContext, said: { world: string; of: PlayerFilter }) =>
      (g.rules.worldOf(g, playerOf(g, player, said.of)) ?? 'blank') === said.world,
  },
  {
    member: 'different',
    meaning: 'Whether the cards have that many different names, or other words (18.3).',
    said: 'what is compared',
    says: { among: 'which cards; with `nameContains` only names with that part' },
    forms: ({ Filter, limits }) => [{ different: DIFFERENT, among: Filter, ...limits }],
    holds: (g: VgGame, reader: EvaluationContext, said: Different & Range) =>
      within(g, reader, differentOf(g, reader, said), said),
    reads: ['number', 'values'],
  },
];

const DIFFERENT = OneOf(['name', 'grade', 'clan', 'nation', 'race']);

interface Different {
  readonly different: string;
  readonly among: CardFilter;
}

const differentOf = (g: VgGame, reader: EvaluationContext, { different, among }: Different): number =>
  g.rules.numberOfDifferent(g, cardsMatching(g, reader, among), different, among.nameContains);

export const AMOUNTS_OF_INFORMATION: readonly AmountWord[] = [
  {
    member: 'different',
    meaning: 'The number of different names, or other words, among the cards (18.3).',
    said: 'what is compared',
    says: { among: 'which cards; with `nameContains` only names with that part' },
    forms: ({ Filter }) => [{ different: DIFFERENT, among: Filter }],
    counted: (g: VgGame, reader: EvaluationContext, said: Different) => differentOf(g, reader, said),
    reads: ['number', 'values'],
  },
];
