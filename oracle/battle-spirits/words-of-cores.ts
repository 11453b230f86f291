/** Instructions on Cores, Life and the Count, which only Battle Spirits has. */
import { Type } from '@sinclair/typebox';
import type { Amount, Instruction, PlayerFilter, Target } from '../../schemas/ability';
import type { BsPool } from '../../schemas/battle-spirits';
import { OneOf, type PlayerId } from '../../schemas/common';
import { demandsOfTargets, impossibleDemand, numberIn, playerIn } from '../kernel/costs/demands';
import { movingCounters } from '../kernel/objects/counters';
import { ofPlayer } from '../kernel/objects/objects';
import type { InstructionWord } from '../kernel/language/definition';
import { isToBeDoneInFull } from '../kernel/procedures/effect-text';
import type { EffectContext } from '../kernel/rules';
import { causeOf, saidBy, timesOf } from '../kernel/language/instructions';
import { fixedTargets, playerOf } from '../kernel/reading/select';
import type { CardState } from '../kernel/state';
import { coresOn, countOf, type BsGame } from './game';
import type { Counters } from '../kernel/changes/intended';
import type { Demand, CostAnalysis } from '../kernel/costs/demand';

type Word<Verb extends string, Members, Decided = readonly CardState[]> = InstructionWord<
  Verb,
  Members,
  Decided,
  BsGame
>;

/** Cores of one holder that are about to go. */
interface Taken {
  readonly giver: CardState;
  readonly counters: Counters;
}

interface MoveCores {
  readonly target?: Target;
  readonly from?: BsPool;
  readonly player?: PlayerFilter;
  readonly to?: string;
  readonly onto?: Target;
  readonly count?: Amount;
  readonly all?: true;
  readonly upTo?: boolean;
  readonly soulCore?: boolean;
}

/** The Count has a word of its own, and what is removed from the game stays there. */
const POOLS_OF_TEXTS = ['reserve', 'life', 'trashCores'] as const;
const DESTINATIONS = [...POOLS_OF_TEXTS, 'removedCores', 'void'] as const;

const moveCores: Word<'moveCores', MoveCores, readonly Taken[]> = {
  verb: 'moveCores',
  meaning: 'Moves Cores at one moment. Their owner decides whether the Soul Core is among them (FAQ-2-3).',
  says: {
    target: 'the cards from each of which they go',
    from: 'or the pool of `player` from which they go',
    to: 'the pool of whose they are, or the `void`',
    onto: 'or the card onto which they go',
    all: 'all that are there',
    upTo: 'the player may move fewer',
    soulCore: '`true`: the Soul Core alone; `false`: without it',
  },
  members({ Target, Amount, onePlayer, knownTarget }) {
    const count = Type.Optional(Amount);
    const all = Type.Optional(Type.Literal(true));
    const upTo = Type.Optional(Type.Boolean());
    const soulCore = Type.Optional(Type.Boolean());
    const howMany = { count, all, upTo: undefined, soulCore: undefined };
    const fromCards = { target: Target, from: undefined, player: undefined };
    const fromPool = { target: undefined, from: OneOf(POOLS_OF_TEXTS), player: undefined };
    const toPool = { to: OneOf(DESTINATIONS), onto: undefined };
    const toCard = { to: undefined, onto: knownTarget };
    return [
      { ...fromCards, ...toPool, ...howMany, upTo, soulCore },
      { ...fromCards, ...toCard, ...howMany, upTo },
      { ...fromPool, ...toPool, ...howMany, player: Type.Optional(onePlayer) },
      { ...fromPool, ...toCard, ...howMany, all: undefined, upTo, soulCore },
    ];
  },
  decide: (g, context, said, cards) => g.rules.decideCores(g, context, said, giversOf(g, context, said, cards)),
  changes(g, context, { to, onto }, taken) {
    const [card] = onto ? fixedTargets(g, context, onto) : [];
    if (onto && !card) return [];
    return taken.flatMap(({ giver, counters }) => {
      const taker = to === 'void' ? null : g.rules.takerOfCores(g, giver, card ?? to!, context.player);
      if (card || giver.owner !== context.player) g.cite('FAQ-1-14');
      return taker === undefined ? [] : [movingCounters(counters, giver, taker, { cause: causeOf(context) })];
    });
  },
  possibleOn: (g, context, said, card) =>
    Boolean(said.upTo) || g.rules.coresForEffect(g, context, card, said) >= coresAsked(g, context, said),
  demands(analysis, said) {
    const { game, context } = analysis;
    if (said.target && 'choose' in said.target)
      return demandsOfTargets(analysis, said as Instruction & { readonly target: Target }, 'show');
    if (said.upTo || said.all) return [];
    const cards = said.target ? fixedTargets(game, context, said.target) : [];
    const count = numberIn(analysis, said.count ?? 1);
    return giversOf(game as BsGame, context, said, cards).map((giver) => demandOfCores(analysis, giver, count, said));
  },
};

const giversOf = (g: BsGame, context: EffectContext, { from, player }: MoveCores, cards: readonly CardState[]) =>
  from ? [ofPlayer(g, playerOf(g, context.player, player), from)] : cards;

/** The Cores that each card must have: all that are asked for, or one where that much is done as is possible. */
function coresAsked(g: BsGame, context: EffectContext, { count = 1, all }: MoveCores): number {
  const number = all ? 1 : timesOf(g, context, count);
  return isToBeDoneInFull(context) ? number : Math.min(1, number);
}

/** Each Core is demanded by a stand-in of its own, so that two parts of a cost cannot take the same one. */
function demandOfCores({ game, context }: CostAnalysis, giver: CardState, count: number, said: MoveCores): Demand {
  const available = (game as BsGame).rules.coresForEffect(game as BsGame, context, giver, said);
  if (available < count) return impossibleDemand(count);
  return { count, as: 'take', from: Array.from({ length: available }, (_, index) => `${giver.id} core ${index}`) };
}

interface AddCores {
  readonly count: Amount;
  readonly target?: Target;
  readonly to?: BsPool;
  readonly player?: PlayerFilter;
}

const addCores: Word<'addCores', AddCores> = {
  verb: 'addCores',
  meaning: 'Cores come from the Void: "Core +X".',
  says: { target: 'the cards onto each of which they come', to: 'or the pool of `player`' },
  members: ({ Target, Amount, onePlayer }) => [
    { count: Amount, target: Target, to: undefined, player: undefined },
    { count: Amount, target: undefined, to: OneOf(POOLS_OF_TEXTS), player: Type.Optional(onePlayer) },
  ],
  changes(g, context, said, cards) {
    const { count, to, player } = said;
    const core = g.rules.coresFromVoid(g, timesOf(g, context, count));
    const takers = to ? [ofPlayer(g, playerOf(g, context.player, player), to)] : cards;
    const events = to === 'life' ? 'lifeIncreased' : [];
    const cause = { ...causeOf(context), ...saidBy(context, said as Instruction) };
    return takers
      .filter((taker) => g.citing(g.rules.mayGetCoresFromVoid(g, taker, cause)))
      .map((taker) => movingCounters({ core }, null, taker, { cause, events }));
  },
  possibleOn: (g, context, _said, card) => g.consulting(g.rules.mayGetCoresFromVoid(g, card, causeOf(context))),
  demands(analysis, said) {
    const { game: g, context } = analysis;
    if (said.target) return demandsOfTargets(analysis, said as Instruction & { readonly target: Target }, 'show');
    const taker = ofPlayer(g, playerIn(analysis, said.player), said.to!);
    return (g as BsGame).rules.mayGetCoresFromVoid(g as BsGame, taker, causeOf(context)) ? [] : [impossibleDemand()];
  },
};

interface CountBy {
  readonly by: Amount;
  readonly player?: PlayerFilter;
}

const count: Word<'count', CountBy, { player: PlayerId; by: number }> = {
  verb: 'count',
  meaning: "Increases or decreases a player's Count (26-1).",
  says: { by: 'by how much, negative to lower it' },
  members: ({ Amount, onePlayer }) => ({ by: Amount, player: Type.Optional(onePlayer) }),
  *decide(g, context, { by, player }) {
    return { player: playerOf(g, context.player, player), by: g.rules.amountOfText(g, context, by) };
  },
  changes: (g, context, _said, { player, by }) => g.rules.changesOfCount(g, player, by, causeOf(context)),
  demands(analysis, said) {
    const { context, atLeastOne } = analysis;
    const g = analysis.game as BsGame;
    const player = playerIn(analysis, said.player);
    const less = -g.rules.amountOfText(g, context, said.by);
    const canChange = !g.rules.isProhibitedToPlayer(g, player, 'countChange', causeOf(context));
    const isThere = coresOn(countOf(g, player)) >= (atLeastOne ? Math.min(1, less) : less);
    return canChange && isThere ? [] : [impossibleDemand()];
  },
};

interface ReduceLife {
  readonly count: Amount;
  readonly player?: PlayerFilter;
}

const reduceLife: Word<'reduceLife', ReduceLife> = {
  verb: 'reduceLife',
  meaning: 'Cores of the Life go to the Reserve.',
  members: ({ Amount, onePlayer }) => ({ count: Amount, player: Type.Optional(onePlayer) }),
  execute: (g, context, { count: by, player }) =>
    g.rules.reduceLife(g, playerOf(g, context.player, player), timesOf(g, context, by), causeOf(context)),
  demands(analysis, { count: by, player }) {
    const life = ofPlayer(analysis.game, playerIn(analysis, player), 'life');
    const number = numberIn(analysis, by);
    return coresOn(life) < number ? [impossibleDemand(number)] : [];
  },
};

const seal: Word<'seal', { readonly from?: 'self' }> = {
  verb: 'seal',
  meaning: 'The player may move the Soul Core to the Life (18).',
  says: { from: '`self`: from the card itself; left out: from the Reserve' },
  members: () => ({ from: Type.Optional(OneOf(['self'] as const)) }),
  execute: (g, context, { from }) => g.rules.seal(g, context, from ?? 'reserve'),
  demands: ({ game, context }, { from }) =>
    (game as BsGame).rules.holderForSeal(game as BsGame, context, from ?? 'reserve') ? [] : [impossibleDemand()],
};

export const WORDS_OF_CORES = [moveCores, addCores, count, reduceLife, seal] as const;
export type { MoveCores, Taken };
