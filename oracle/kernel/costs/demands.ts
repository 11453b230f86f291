/**
 * What an instruction needs in order to be carried out in full: so many of these cards. A card that an earlier instruction brings
 * somewhere can be used from there; a stand-in says so where nobody can say yet which card it will be.
 */
import type { Amount, CardFilter, Instruction, Target, PlayerFilter } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import { statOf } from '../continuous/values';
import { amountOf, cardsMatching, fixedTargets, matches, playerOf, defaultZones } from '../language/select';
import { fewestThatFit, maxSelection } from '../language/subset-selection';
import { wordOf } from '../language/definition';
import type { EffectContext } from '../rules';
import type { AnyGame } from '../game';
import type { CardState } from '../state';
import { knows } from '../unseen';
import type { CostAnalysis } from './analysis';
import { canAllBeDoneTo, canBeDoneOnce, followersOf } from './possible';

/** So many of these cards are needed; each card can serve one demand of a kind only. */
export interface Demand {
  readonly count: number;
  readonly from: readonly Handle[];
  /** take: the card goes elsewhere; turn: it is there afterwards, in another state; show: it only has to be there. */
  readonly as: 'take' | 'turn' | 'show';
  readonly brings?: Supply;
  /** Of a choice whose values must sum up to so much: with at most so many cards. */
  readonly least?: Least;
}

export interface Least {
  readonly sum: number;
  readonly most: number;
  size(id: Handle): number;
}

/** So many of these cards come to a zone. */
export interface Supply {
  /** No other has it in one payment. */
  readonly key: string;
  readonly count: number;
  /** Those of which they are, as they would be there. */
  readonly cards: () => readonly CardState[];
}

/** How cards come to a zone. */
export interface Arrival {
  readonly zone: string;
  readonly face?: 'up' | 'down';
  readonly state?: string;
}

/** The card as it is after its move. */
type Moved = (card: CardState) => CardState;

type Fits = (card: CardState) => boolean;

/** Nothing is asked for. */
export const NO_DEMAND: Demand = { count: 0, from: [], as: 'show' };

/** Something is asked for that is not there. */
export const impossibleDemand = (count = 1): Demand => ({ ...NO_DEMAND, count });

/** In another zone it is another card. */
export const arrived = (card: CardState, { zone, face, state }: Arrival): CardState => ({
  ...card,
  zone,
  zoneChangeCount: card.zoneChangeCount + (zone === card.zone ? 0 : 1),
  side: card.owner,
  face: face ?? 'up',
  ...(state && { state }),
});

export const playerIn = ({ game, context }: CostAnalysis, player?: PlayerFilter): PlayerId =>
  playerOf(game, context.player, player);

export function numberIn({ game, context, atLeastOne }: CostAnalysis, amount: Amount): number {
  const number = Math.max(0, amountOf(game, context, amount));
  return atLeastOne ? Math.min(1, number) : number;
}

export const suppliedBy = (
  { earlier }: CostAnalysis,
  cards: readonly CardState[],
  count: number,
  moved: Moved,
): Supply => ({ key: `${earlier.length}`, count, cards: () => cards.map(moved) });

/** Of the uppermost cards of a pile, one after the other. */
export function demandOfTop(
  analysis: CostAnalysis,
  pile: readonly CardState[],
  count: number,
  arrival: Arrival,
): Demand {
  const cards = pile.slice(0, count);
  const brings = suppliedBy(analysis, cards, count, (card) => arrived(card, arrival));
  return { count, from: cards.map((card) => card.id), as: 'take', brings };
}

/** So many of these cards, whichever they are. */
export function demandOfCards(
  analysis: CostAnalysis,
  count: number,
  from: readonly Handle[],
  arrival: Arrival,
): Demand {
  const brings = suppliedBy(analysis, cardsOf(analysis, from), count, (card) => arrived(card, arrival));
  return { count, from, as: 'take', brings };
}

/** Of an instruction for cards that are chosen or named. */
export function demandsOfTargets(
  analysis: CostAnalysis,
  instruction: Instruction & { readonly target: Target },
  as: Demand['as'],
): readonly Demand[] {
  const { game, context, ahead, chooses } = analysis;
  const { target } = instruction;
  const { cardAfter } = wordOf(game, instruction);
  const moved: Moved = (card) => cardAfter?.(game, instruction, card) ?? card;
  const demand = (count: number, from: readonly Handle[]): Demand => {
    const brings = as === 'take' ? suppliedBy(analysis, cardsOf(analysis, from), count, moved) : undefined;
    return { count, from, as, brings };
  };
  const fits: Fits = (card) => canBeDoneOnce(game, context, instruction, card);
  if ('choose' in target) {
    if (target.choose.upTo && !target.choose.total?.min && !analysis.atLeastOne) return [];
    const count = numberIn(analysis, target.choose.count);
    const all = [instruction, ...followersOf(game, ahead)];
    const candidates = candidatesFor(analysis, target.choose.from, (card) => canAllBeDoneTo(game, context, all, card));
    if (target.choose.total?.min) {
      const fewest = fewestThatFit(game, target.choose, cardsOf(analysis, candidates), count);
      if (fewest === undefined) return [impossibleDemand()];
      return [{ ...demand(fewest, candidates), least: leastOf(analysis, target.choose.total, count) }];
    }
    const isPossible = maxSelection(game, target.choose, cardsOf(analysis, candidates), count) === count;
    return [demand(count, isPossible ? candidates : [])];
  }
  if ('all' in target) {
    const reach = (target.all.top ?? 0) + (target.all.bottom ?? 0);
    if (analysis.atLeastOne) return [demand(1, candidatesFor(analysis, target.all, fits))];
    if (reach > 0) return [demand(reach, candidatesFor(analysis, target.all, fits))];
    return demandsOfCandidates(analysis, instruction, target.all, as === 'take' ? moved : undefined);
  }
  if ('chosen' in target && chooses) return [];
  // Its card has become another object: there is nothing with which it could be done.
  if ('self' in target && context.sourceIsGone) return [impossibleDemand()];
  const cards = fixedTargets(game, context, target).map((card) => asItComes(analysis, card));
  return [
    demand(
      cards.length,
      cards.filter(({ card }) => fits(card)).map(({ id }) => id),
    ),
  ];
}

const leastOf = (analysis: CostAnalysis, { stat, min = 0 }: { stat: string; min?: number }, most: number): Least => ({
  sum: min,
  most,
  size: (id) => statOf(analysis.game, cardsOf(analysis, [id])[0]!, stat),
});

/** All cards there are, however many; but a cost is not paid in full where one of them is protected from it. */
function demandsOfCandidates(
  analysis: CostAnalysis,
  instruction: Instruction,
  filter: CardFilter,
  moved: Moved | undefined,
): readonly Demand[] {
  const { game, context } = analysis;
  const { isDoneOn } = wordOf(game, instruction);
  const isProtected: Fits = (card) =>
    !isDoneOn?.(instruction, card) && !canBeDoneOnce(game, context, instruction, card);
  const isSpoilt = context.paying === true && candidatesFor(analysis, filter, isProtected).length > 0;
  if (isSpoilt) return [impossibleDemand()];
  const cards = moved ? cardsOf(analysis, candidatesFor(analysis, filter)) : [];
  return cards.length === 0 ? [] : [{ ...NO_DEMAND, brings: suppliedBy(analysis, cards, cards.length, moved!) }];
}

/** A card that is named as it is by then: where it was brought before it is what it has become there. */
function asItComes({ earlier }: CostAnalysis, card: CardState): { id: Handle; card: CardState } {
  const { id } = card;
  for (const { brings } of [...earlier].reverse()) {
    const coming = brings?.cards() ?? [];
    const found = coming.find((one) => one.id === id);
    if (found && brings!.count >= coming.length) return { id: standInFor(brings!, id, id), card: found };
  }
  return { id, card };
}

/** The cards that a filter means, and stand-ins for those that come there before. */
export function candidatesFor(analysis: CostAnalysis, filter: CardFilter, fits: Fits = () => true): Handle[] {
  const { game, context, earlier, awayIs } = analysis;
  const isCandidate = (card: CardState) => card.id !== awayIs && fits(card);
  const cards = cardsMatching(game, context, withoutAbsent(analysis, filter)).filter(isCandidate);
  const coming = earlier.flatMap(({ brings }) => (brings ? standIns(game, context, filter, brings) : []));
  return [...cards.map((card) => card.id), ...coming];
}

const FILTERS = new Map<string, CardFilter>();

/** The filter for the cards of a zone: always the same for the same, since what a filter asks is found out once. */
export function inZone(zone: string, player?: PlayerFilter, state?: string): CardFilter {
  const key = `${player} ${zone} ${state}`;
  let filter = FILTERS.get(key);
  if (!filter) FILTERS.set(key, (filter = { ...(player && { player }), zone: [zone], ...(state && { state }) }));
  return filter;
}

/** Where the uppermost card is put aside, the next one is. */
function withoutAbsent({ context: { source }, awayIs }: CostAnalysis, filter: CardFilter): CardFilter {
  const isWider = filter.top !== undefined && awayIs === source.id && filter.zone?.includes(source.zone);
  return isWider ? { ...filter, top: filter.top! + 1 } : filter;
}

/** As many as come, if they are such as are asked for. Each is named by its place among them, or by the card where all come. */
function standIns(game: AnyGame, context: EffectContext, filter: CardFilter, brings: Supply): Handle[] {
  const { count } = brings;
  const coming = brings.cards();
  const zones = filter.zone ?? defaultZones(game);
  // Nobody can say that a card fits, or does not, which the player who pays has not seen.
  const mayFit = (card: CardState) =>
    !knows(game, context.player, game.card(card.id)) || matches(game, context, filter, card);
  const fitting = coming.filter((card) => zones.includes(card.zone) && mayFit(card));
  const nameOf = (card: CardState, index: number) => (count < coming.length ? index : card.id);
  return fitting.slice(0, count).map((card, index) => standInFor(brings, nameOf(card, index), card.id));
}

const standInFor = ({ key }: Supply, name: Handle | number, id: Handle): Handle => `${key}:${name}${STAND_IN}${id}`;

/** No card is called so. */
const STAND_IN = '\u0000';

/** The cards, stand-ins as those for which they stand. */
const cardsOf = ({ game }: CostAnalysis, ids: readonly Handle[]): CardState[] =>
  ids.map((id) => game.card(id.split(STAND_IN).at(-1)!));

/** What is used once only: a card, or a place among those that come. */
export const slotKey = (id: Handle): Handle => id.split(STAND_IN)[0]!;
