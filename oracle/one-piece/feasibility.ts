/**
 * Can these instructions be carried out in full, one after the other? For costs (8-3-1-3) and replacements (8-1-3-4-5); nothing
 * is changed. Each card is needed once: rested cards may be moved afterwards, but what was moved cannot be rested, and a card
 * that an earlier instruction brings to the hand can be trashed from there.
 */
import type { Amount, Instruction, Target, Whose } from '../../schemas/ability';
import type { Handle, PlayerId } from '../../schemas/common';
import type { EffectContext } from '../kernel/rules';
import { causeOf } from '../kernel/instructions';
import { amountOf, cardsMatching, fixedTargets, holds, playerOf } from '../kernel/select';
import type { CardState } from '../kernel/state';
import { mostTogether } from '../kernel/together';
import type { OpGame } from './game';

/** So many of these cards are needed; each card can serve one need of a kind only. */
interface Need {
  readonly count: number;
  readonly from: readonly Handle[];
  /** take: the card goes elsewhere; turn: it is there afterwards, in another state; show: it only has to be there. */
  readonly as: 'take' | 'turn' | 'show';
  /** How many cards come to a player's zone by it, e.g. "A hand". */
  readonly brings?: { readonly zone: string; readonly count: number };
}

export function canBeDone(g: OpGame, context: EffectContext, instructions: readonly Instruction[]): boolean {
  return g.quietly(() =>
    waysOf(instructions).some((way) => canServe(way.flatMap((one) => needsOf(g, context, one)).map(withoutPlayed))),
  );

  /** An Event of the hand is in the trash when its own activation cost is paid (8-4-2). */
  function withoutPlayed(need: Need): Need {
    const { id, zone } = context.source;
    return zone === 'hand' ? { ...need, from: need.from.filter((card) => card !== id) } : need;
  }
}

/** The instructions with each choice of one of several taken in each way. */
function waysOf(instructions: readonly Instruction[]): readonly (readonly Instruction[])[] {
  return instructions.reduce<readonly (readonly Instruction[])[]>(
    (ways, instruction) => {
      const modes =
        instruction.do === 'chooseOne' ? instruction.modes.flatMap((mode) => waysOf(mode)) : [[instruction]];
      return ways.flatMap((way) => modes.map((mode) => [...way, ...mode]));
    },
    [[]],
  );
}

type Players = (player?: Whose) => PlayerId;
type Numbers = (amount: Amount) => number;

function needsOf(g: OpGame, context: EffectContext, instruction: Instruction): readonly Need[] {
  const whose: Players = (player) => playerOf(g, context.player, player);
  const number: Numbers = (amount) => Math.max(0, amountOf(g, context, amount));
  return (
    needsOfTarget(g, context, instruction) ??
    needsOfPile(g, instruction, whose, number) ??
    needsOfDon(g, context, instruction, whose, number) ??
    needsOfParts(g, context, instruction)
  );
}

/** Of instructions for cards that are chosen or named. */
function needsOfTarget(g: OpGame, context: EffectContext, instruction: Instruction): readonly Need[] | undefined {
  const cause = causeOf(context);
  switch (instruction.do) {
    case 'setState': {
      const { target, state } = instruction;
      const fits = (card: CardState) => card.state !== state && !g.rules.stateIsForbidden(g, card, state);
      return needOfTargets(g, context, target, 'turn', fits);
    }
    case 'turn':
      return needOfTargets(g, context, instruction.target, 'turn', (card) => card.face !== instruction.face);
    case 'move': {
      const needs = needOfTargets(g, context, instruction.target, 'take', (card) => g.rules.mayMove(g, card, cause));
      const zone = `${context.player} ${instruction.to}`;
      return needs.map((need) => ({ ...need, brings: { zone, count: need.count } }));
    }
    case 'ko':
      return needOfTargets(g, context, instruction.target, 'take', (card) => g.rules.mayBeKoed(g, card, cause));
    case 'play': {
      const fits = (card: CardState) => g.rules.forbiddenPlayRefusal(g, card) === null;
      return needOfTargets(g, context, instruction.target, 'take', fits);
    }
    case 'reveal':
    case 'modify':
    case 'forbid':
    case 'gain':
    case 'negate':
    case 'setPowerToZero':
      return needOfTargets(g, context, instruction.target, 'show', () => true);
    default:
      return undefined;
  }
}

/** Of instructions for so many cards of the hand or the deck. */
function needsOfPile(
  g: OpGame,
  instruction: Instruction,
  whose: Players,
  number: Numbers,
): readonly Need[] | undefined {
  switch (instruction.do) {
    case 'draw': {
      const player = whose(instruction.player);
      const deck = g.zone(player, 'deck');
      const count = Math.min(number(instruction.count), deck.length);
      return [{ count, from: deck, as: 'take', brings: { zone: `${player} hand`, count } }];
    }
    case 'discard': {
      const player = whose(instruction.player);
      const from = [...g.zone(player, 'hand'), ...brought(`${player} hand`)];
      return [{ count: number(instruction.count), from, as: 'take' }];
    }
    case 'mill':
      return [{ count: number(instruction.count), from: g.zone(whose(instruction.player), 'deck'), as: 'take' }];
    default:
      return undefined;
  }
}

function needsOfDon(
  g: OpGame,
  context: EffectContext,
  instruction: Instruction,
  whose: Players,
  number: Numbers,
): readonly Need[] | undefined {
  switch (instruction.do) {
    case 'returnDon': {
      const player = whose(instruction.player);
      const from = [...g.zone(player, 'cost'), ...g.zone(player, 'given'), ...brought(`${player} cost`)];
      return [{ count: number(instruction.count), from, as: 'take' }];
    }
    case 'restDon':
      return [{ count: number(instruction.count), from: donThere(g, context, 'cost', 'active'), as: 'turn' }];
    case 'giveDon': {
      const { from = 'cost', state = 'active', count } = instruction;
      const there = donThere(g, context, from, from === 'given' ? undefined : state);
      const hosts = needOfTargets(g, context, instruction.target, 'show', () => true);
      return [...hosts, { count: number(count), from: there, as: 'turn' }];
    }
    case 'addDon': {
      const player = whose(instruction.player);
      const count = number(instruction.count);
      return [{ count, from: g.zone(player, 'donDeck'), as: 'take', brings: { zone: `${player} cost`, count } }];
    }
    default:
      return undefined;
  }
}

/** Of instructions that are made of others. */
function needsOfParts(g: OpGame, context: EffectContext, instruction: Instruction): readonly Need[] {
  if (instruction.do === 'together') return instruction.parts.flatMap((part) => needsOf(g, context, part));
  if (instruction.do !== 'if') return [];
  const { condition, then, else: otherwise = [] } = instruction;
  return (holds(g, context, condition) ? then : otherwise).flatMap((one) => needsOf(g, context, one));
}

const donThere = (g: OpGame, { player }: EffectContext, zone: string, state: string | undefined): Handle[] =>
  g.zone(player, zone).filter((id) => state === undefined || g.card(id).state === state);

function needOfTargets(
  g: OpGame,
  context: EffectContext,
  target: Target,
  as: Need['as'],
  fits: (card: CardState) => boolean,
): readonly Need[] {
  const ids = (cards: readonly CardState[]) => cards.filter(fits).map((card) => card.id);
  if ('choose' in target) {
    const { from, count, upTo } = target.choose;
    if (upTo) return [];
    const there = cardsMatching(g, context, from).filter(fits);
    const isPossible = mostTogether(g, target.choose, there, count) === count;
    return [{ count, from: isPossible ? ids(there) : [], as }];
  }
  if ('all' in target && target.all.top !== undefined) {
    return [{ count: target.all.top, from: ids(cardsMatching(g, context, target.all)), as }];
  }
  if ('all' in target || 'chosen' in target) return [];
  const cards = fixedTargets(g, context, target);
  return [{ count: cards.length, from: ids(cards), as }];
}

/** Stand-ins for cards that earlier needs bring to a zone. */
const MOST_BROUGHT = 20;
const brought = (zone: string): Handle[] =>
  Array.from({ length: MOST_BROUGHT }, (_, index) => `${zone}${STAND_IN}${index}`);
/** No card is called so. */
const STAND_IN = '\u0000';

/** Needs to take cards, and those to turn cards that come before them, do not get in each other's way. */
function canServe(needs: readonly Need[]): boolean {
  const there = withBrought(needs);
  const firstTaken = there.findIndex((need) => need.as === 'take');
  const isAtOnce = (need: Need, index: number) => need.as === 'turn' && (firstTaken < 0 || index < firstTaken);
  const turned = there.filter(isAtOnce);
  const rest = there.filter((need, index) => need.as !== 'show' && !isAtOnce(need, index));
  const shown = there.filter((need) => need.as === 'show');
  return canMatch(turned) && canMatch(rest) && shown.every((need) => need.from.length >= need.count);
}

/** Of the stand-ins only so many are there as earlier needs have brought. */
function withBrought(needs: readonly Need[]): Need[] {
  const counts = new Map<string, number>();
  return needs.map((need) => {
    const from = need.from.filter((id) => {
      const [zone, number] = id.split(STAND_IN);
      return number === undefined || Number(number) < (counts.get(zone!) ?? 0);
    });
    const { brings } = need;
    if (brings) counts.set(brings.zone, (counts.get(brings.zone) ?? 0) + brings.count);
    return { ...need, from };
  });
}

/** A matching of needs and cards: each place of a need takes a free card, or one whose holder can take another. */
function canMatch(needs: readonly Need[]): boolean {
  if (needs.some(({ count, from }) => count > from.length)) return false;
  const places = needs.flatMap(({ count, from }) => Array.from({ length: count }, () => from));
  const holder = new Map<Handle, number>();
  const seat = (place: number, tried: Set<Handle>): boolean =>
    places[place]!.some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const other = holder.get(card);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(card, place);
      return true;
    });
  return places.every((_, place) => seat(place, new Set()));
}
