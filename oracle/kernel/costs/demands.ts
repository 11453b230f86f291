/**
 * What an instruction needs in order to be carried out in full: a number of these cards. A card that an earlier
 * instruction moves can be used where it arrives. While nobody can know which card that will be, a stand-in takes its
 * place.
 */
import type { Amount, CardFilter, CardsToChoose, Instruction, Target, PlayerFilter } from '../../../schemas/ability';
import type { Handle, PlayerId } from '../../../schemas/common';
import { statOf } from '../continuous/values';
import { amountOf, cardsMatching, fixedTargets, matches, playerOf, defaultZones } from '../reading/select';
import { fewestThatFit, maxSelection } from '../language/subset-selection';
import type { CardState } from '../state';
import { knows } from '../unseen';
import { wordOf } from '../reading/language';
import type { EffectContext } from '../state/effect-context';
import type { LanguageGame } from '../language/rules';
import { canAllBeDoneTo, canBeDoneOnce, followersOf } from './possible';
import type { CostAnalysis, Demand, Least, Supply } from './demand';

/** The zone, face and state in which cards arrive. */
export interface Arrival {
  readonly zone: string;
  readonly face?: 'up' | 'down';
  readonly state?: string;
}

/** Returns the card as it will be after its move. */
type Moved = (card: CardState) => CardState;

type Fits = (card: CardState) => boolean;

export const NO_DEMAND: Demand = { count: 0, from: [], as: 'show' };

/** A demand that no card can meet. */
export const impossibleDemand = (count = 1): Demand => ({ ...NO_DEMAND, count });

/** Returns the card as it will be after its arrival; in another zone it becomes another object. */
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

/** Demands cards from the top of a pile in order. */
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

/** Demands any cards out of these. */
export function demandOfCards(
  analysis: CostAnalysis,
  count: number,
  from: readonly Handle[],
  arrival: Arrival,
): Demand {
  const brings = suppliedBy(analysis, cardsOf(analysis, from), count, (card) => arrived(card, arrival));
  return { count, from, as: 'take', brings };
}

/** Returns the demands of an instruction that has a target. */
export function demandsOfTargets(
  analysis: CostAnalysis,
  instruction: Instruction & { readonly target: Target },
  as: Demand['as'],
): readonly Demand[] {
  const { target } = instruction;
  const { cardAfter } = wordOf(analysis.game, instruction);
  const moved: Moved = (card) => cardAfter?.(analysis.game, instruction, card) ?? card;
  const demand: DemandFor = (count, from) => {
    const brings = as === 'take' ? suppliedBy(analysis, cardsOf(analysis, from), count, moved) : undefined;
    return { count, from, as, brings };
  };
  if ('choose' in target) return demandsOfChoice(analysis, instruction, target.choose, demand);
  if ('all' in target)
    return demandsOfAllThatFit(analysis, instruction, target.all, demand, as === 'take' ? moved : undefined);
  return demandsOfKnown(analysis, instruction, demand);
}

/** Makes the demand for so many of these cards. */
type DemandFor = (count: number, from: readonly Handle[]) => Demand;

/** All cards that fit: as many as there are, but so many of the top or the bottom of a zone. */
function demandsOfAllThatFit(
  analysis: CostAnalysis,
  instruction: Instruction,
  filter: CardFilter,
  demand: DemandFor,
  moved: Moved | undefined,
): readonly Demand[] {
  const count = analysis.atLeastOne ? 1 : (filter.top ?? 0) + (filter.bottom ?? 0);
  if (count === 0) return demandsOfCandidates(analysis, instruction, filter, moved);
  const fits: Fits = (card) => canBeDoneOnce(analysis.game, analysis.context, instruction, card);
  return [demand(count, candidatesFor(analysis, filter, fits))];
}

/** Cards that the text knows beforehand, e.g. its own; "chosen" ones may be chosen so that it can be done to them. */
function demandsOfKnown(
  analysis: CostAnalysis,
  instruction: Instruction & { readonly target: Target },
  demand: DemandFor,
): readonly Demand[] {
  const { game, context, chooses } = analysis;
  const { target } = instruction;
  if ('chosen' in target && chooses) return [];
  // The effect's card has become another object, so nothing can be done with it.
  if ('self' in target && context.sourceIsGone) return [impossibleDemand()];
  const cards = fixedTargets(game, context, target).map((card) => asItComes(analysis, card));
  const fitting = cards.filter(({ card }) => canBeDoneOnce(game, context, instruction, card));
  return [
    demand(
      cards.length,
      fitting.map(({ id }) => id),
    ),
  ];
}

/** Returns the demands of an instruction on cards that its player chooses. `demand`: so many of these cards. */
function demandsOfChoice(
  analysis: CostAnalysis,
  instruction: Instruction,
  choose: CardsToChoose,
  demand: (count: number, from: readonly Handle[]) => Demand,
): readonly Demand[] {
  const { game, context, ahead } = analysis;
  if (choose.upTo && !choose.total?.min && !analysis.atLeastOne) return [];
  const count = choose.oneOrMore ? 1 : numberIn(analysis, choose.count);
  const all = [instruction, ...followersOf(game, ahead)];
  const candidates = candidatesFor(analysis, choose.from, (card) => canAllBeDoneTo(game, context, all, card));
  const cards = cardsOf(analysis, candidates);
  if (choose.total?.min) {
    const fewest = fewestThatFit(game, choose, cards, count);
    if (fewest === undefined) return [impossibleDemand()];
    return [{ ...demand(fewest, candidates), least: leastOf(analysis, choose.total, count) }];
  }
  return [demand(count, maxSelection(game, choose, cards, count) === count ? candidates : [])];
}

const leastOf = (analysis: CostAnalysis, { stat, min = 0 }: { stat: string; min?: number }, most: number): Least => ({
  sum: min,
  most,
  size: (id) => statOf(analysis.game, cardsOf(analysis, [id])[0]!, stat),
});

/**
 * An instruction on all cards needs none. A cost, however, is not paid in full if one of the cards is protected from
 * it.
 */
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
  const isSpoilt =
    (context.paying ?? context.inFull) === true && candidatesFor(analysis, filter, isProtected).length > 0;
  if (isSpoilt) return [impossibleDemand()];
  const cards = moved ? cardsOf(analysis, candidatesFor(analysis, filter)) : [];
  return cards.length === 0 ? [] : [{ ...NO_DEMAND, brings: suppliedBy(analysis, cards, cards.length, moved!) }];
}

/** Returns a named card as it will be by then: if an earlier instruction moves it, as it will be where it arrives. */
function asItComes({ earlier }: CostAnalysis, card: CardState): { id: Handle; card: CardState } {
  const { id } = card;
  for (const { brings } of [...earlier].reverse()) {
    const coming = brings?.cards() ?? [];
    const found = coming.find((one) => one.id === id);
    if (found && brings!.count >= coming.length) return { id: standInFor(brings!, id, id), card: found };
  }
  return { id, card };
}

/** Returns the cards that match the filter, and stand-ins for those that arrive before. */
export function candidatesFor(analysis: CostAnalysis, filter: CardFilter, fits: Fits = () => true): Handle[] {
  const { game, context, earlier, awayIs } = analysis;
  const isCandidate = (card: CardState) => card.id !== awayIs && fits(card);
  const cards = cardsMatching(game, context, withoutAbsent(analysis, filter)).filter(isCandidate);
  const coming = earlier.flatMap(({ brings }) => (brings ? standIns(game, context, filter, brings) : []));
  return [...cards.map((card) => card.id), ...coming];
}

const FILTERS = new Map<string, CardFilter>();

/** Returns the same filter object for the same zone, player and state, because work on a filter is cached by object. */
export function inZone(zone: string, player?: PlayerFilter, state?: string): CardFilter {
  const key = `${player} ${zone} ${state}`;
  let filter = FILTERS.get(key);
  if (!filter) FILTERS.set(key, (filter = { ...(player && { player }), zone: [zone], ...(state && { state }) }));
  return filter;
}

/** Reaches one card deeper where the top card is put aside for the payment. */
function withoutAbsent({ context: { source }, awayIs }: CostAnalysis, filter: CardFilter): CardFilter {
  const isWider = filter.top !== undefined && awayIs === source.id && filter.zone?.includes(source.zone);
  return isWider ? { ...filter, top: filter.top! + 1 } : filter;
}

/**
 * Makes stand-ins for the arriving cards that match the filter. Each is named by its index, or by its card where all of
 * them arrive.
 */
function standIns(game: LanguageGame, context: EffectContext, filter: CardFilter, brings: Supply): Handle[] {
  const { count } = brings;
  const coming = brings.cards();
  const zones = filter.zone ?? defaultZones(game);
  // A card that the paying player has not seen may match or not, so it counts as a match.
  const mayFit = (card: CardState) =>
    !knows(game, context.player, game.card(card.id)) || matches(game, context, filter, card);
  const fitting = coming.filter((card) => zones.includes(card.zone) && mayFit(card));
  const nameOf = (card: CardState, index: number) => (count < coming.length ? index : card.id);
  return fitting.slice(0, count).map((card, index) => standInFor(brings, nameOf(card, index), card.id));
}

const standInFor = ({ key }: Supply, name: Handle | number, id: Handle): Handle => `${key}:${name}${STAND_IN}${id}`;

/** No handle contains this character. */
const STAND_IN = '\u0000';

/** Returns the cards, and for each stand-in the card behind it. */
const cardsOf = ({ game }: CostAnalysis, ids: readonly Handle[]): CardState[] =>
  ids.map((id) => game.card(id.split(STAND_IN).at(-1)!));

/** Returns the key of what can be used only once: a card, or an index among arriving cards. */
export const slotKey = (id: Handle): Handle => id.split(STAND_IN)[0]!;
