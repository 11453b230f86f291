/**
 * Can these instructions be carried out in full, one after the other? For costs (8-3-1-3) and replacements (8-1-3-4-5); nothing
 * is changed. Each card is needed once: rested cards may be moved afterwards, but what was moved cannot be rested, and a card
 * that an earlier instruction brings somewhere can be used from there.
 */
import type { Amount, CardFilter, Instruction, Target, Whose } from '../../schemas/ability';
import type { Handle, PlayerId } from '../../schemas/common';
import type { EffectContext } from '../kernel/rules';
import { causeOf, playersInTurnOrder } from '../kernel/instructions';
import { amountOf, cardsMatching, fixedTargets, holds, matches, playerOf } from '../kernel/select';
import type { CardState } from '../kernel/state';
import { knows } from '../kernel/views';
import { mostTogether } from '../kernel/together';
import { cardsIn, leaderOf, type OpGame } from './game';

/** So many of these cards are needed; each card can serve one need of a kind only. */
interface Need {
  readonly count: number;
  readonly from: readonly Handle[];
  /** take: the card goes elsewhere; turn: it is there afterwards, in another state; show: it only has to be there. */
  readonly as: 'take' | 'turn' | 'show';
  readonly brings?: Brought;
}

/** So many of these cards come to a zone. */
interface Brought {
  /** No other has it in one payment. */
  readonly key: string;
  readonly count: number;
  /** Those of which they are, as they would be there. */
  readonly cards: () => readonly CardState[];
}

/** What a need is worked out from: the effect, and what comes before it. */
interface Outlook {
  readonly g: OpGame;
  readonly context: EffectContext;
  readonly earlier: readonly Need[];
}

/** @param before what is paid before them from the same cards */
export function canBeDone(
  g: OpGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  before: readonly Instruction[] = [],
): boolean {
  const all = [...before, ...instructions];
  const can = g.quietly(() => waysOf(all).some((way) => canServe(needsOfAll(outlookOn(g, context), way))));
  if (!can && all.some((one) => one.do === 'concede')) g.cite('1-2-4');
  return can;
}

/** 8-4-2: by the time that the activation cost of an Event is paid it is in the trash. */
function outlookOn(g: OpGame, context: EffectContext): Outlook {
  if (!isEventOfHand(context)) return { g, context, earlier: [] };
  const outlook: Outlook = { g, context, earlier: [] };
  return { ...outlook, earlier: [{ ...NOTHING_NEEDED, brings: brought(outlook, [context.source], 1, IN_TRASH) }] };
}

const NOTHING_NEEDED: Need = { count: 0, from: [], as: 'show' };

/** Can the instruction be carried out on this card? */
export function canBeDoneTo(g: OpGame, context: EffectContext, instruction: Instruction, card: CardState): boolean {
  const cause = causeOf(context);
  switch (instruction.do) {
    case 'setState':
      return card.state !== instruction.state && !g.rules.stateIsForbidden(g, card, instruction.state, cause);
    case 'turn':
      return card.face !== instruction.face;
    case 'move':
      return g.rules.mayMove(g, card, cause, instruction.to);
    case 'ko':
      return g.rules.mayBeKoed(g, card, cause);
    case 'play':
      return !g.rules.isThereAlready(g, context.player, card) && g.rules.forbiddenPlayRefusal(g, card, cause) === null;
    case 'giveDon':
      return !g.rules.isProhibited(g, card, 'giveDon', cause);
    default:
      return true;
  }
}

/** The largest number that can be chosen so that all that follows can be done with it; undefined: there is no end to them. */
export function mostPossible(g: OpGame, context: EffectContext, choice: NumberChoice): number | undefined {
  const { max = MOST_REPEATED } = choice;
  const isPossible = (number: number) => canBeDone(g, { ...context, number }, choice.then);
  let most = leastOf(g, choice);
  while (most < max && isPossible(most + 1)) most += 1;
  return most === max ? choice.max : most;
}

type NumberChoice = Extract<Instruction, { do: 'chooseNumber' }>;

const leastOf = (g: OpGame, { min }: NumberChoice): number => min ?? g.rules.leastNumber;

/** One after the other: what one brings the next can use. @returns those of `instructions` */
function needsOfAll({ g, context, earlier }: Outlook, instructions: readonly Instruction[]): readonly Need[] {
  const needs: Need[] = [];
  for (const one of instructions) needs.push(...needsOf({ g, context, earlier: [...earlier, ...needs] }, one));
  return needs;
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

function needsOf(outlook: Outlook, instruction: Instruction): readonly Need[] {
  return (
    needsOfTarget(outlook, instruction) ??
    needsOfPile(outlook, instruction) ??
    needsOfDon(outlook, instruction) ??
    needsOfParts(outlook, instruction)
  );
}

const playerIn = ({ g, context }: Outlook, player?: Whose): PlayerId => playerOf(g, context.player, player);
const numberIn = ({ g, context }: Outlook, amount: Amount): number => Math.max(0, amountOf(g, context, amount));

/** Of instructions for cards that are chosen or named. */
function needsOfTarget(outlook: Outlook, instruction: Instruction): readonly Need[] | undefined {
  switch (instruction.do) {
    case 'setState':
    case 'turn':
      return needOfTargets(outlook, instruction, 'turn');
    case 'move': {
      const { to: zone, face, state } = instruction;
      return needOfTargets(outlook, instruction, 'take', { zone, face, state });
    }
    case 'ko':
      return needOfTargets(outlook, instruction, 'take', IN_TRASH);
    case 'play':
      return needOfTargets(outlook, instruction, 'take');
    case 'reveal':
    case 'modify':
    case 'forbid':
    case 'gain':
    case 'negate':
    case 'setPowerToZero':
    case 'swap':
      return needOfTargets(outlook, instruction, 'show');
    default:
      return undefined;
  }
}

/** Of instructions for so many cards of the hand or the deck. */
function needsOfPile(outlook: Outlook, instruction: Instruction): readonly Need[] | undefined {
  switch (instruction.do) {
    case 'draw': {
      const player = playerIn(outlook, instruction.player);
      const count = numberIn(outlook, instruction.count);
      if (mayNotDraw(outlook, player)) return [{ ...NOTHING_NEEDED, count }];
      const deck = cardsIn(outlook.g, player, 'deck');
      return [ofTop(outlook, deck, Math.min(count, deck.length), { zone: 'hand' })];
    }
    case 'mill': {
      const deck = cardsIn(outlook.g, playerIn(outlook, instruction.player), 'deck');
      return [ofTop(outlook, deck, numberIn(outlook, instruction.count), IN_TRASH)];
    }
    case 'discard':
      return [needOfZones(outlook, instruction, ['hand'], IN_TRASH)];
    default:
      return undefined;
  }
}

const mayNotDraw = ({ g, context }: Outlook, player: PlayerId): boolean =>
  g.rules.isProhibited(g, leaderOf(g, player), 'draw', causeOf(context));

/** Of the uppermost cards, one after the other. */
function ofTop(outlook: Outlook, deck: readonly CardState[], count: number, to: Arrival): Need {
  const cards = deck.slice(0, count);
  return { count, from: cards.map((card) => card.id), as: 'take', brings: brought(outlook, cards, count, to) };
}

function needsOfDon(outlook: Outlook, instruction: Instruction): readonly Need[] | undefined {
  switch (instruction.do) {
    case 'returnDon':
      return [needOfZones(outlook, instruction, ['cost', 'given'], { zone: 'donDeck' })];
    case 'restDon': {
      const { g, context } = outlook;
      const cause = causeOf(context);
      const fits: Fits = (card) => g.rules.mayPayByResting(g, card, cause);
      const from = donThere(outlook, 'cost', { state: 'active' }, fits);
      return [{ count: numberIn(outlook, instruction.count), from, as: 'turn' }];
    }
    case 'giveDon': {
      const { from = 'cost', state = 'active', count, player } = instruction;
      const there = donThere(outlook, from, { player, ...(from !== 'given' && { state }) });
      const hosts = needOfTargets(outlook, instruction, 'show');
      const number = hosts.reduce((sum, host) => sum + host.count, 0) * numberIn(outlook, count);
      return [...hosts, { count: number, from: there, as: 'turn' }];
    }
    case 'addDon': {
      const deck = cardsIn(outlook.g, playerIn(outlook, instruction.player), 'donDeck');
      const { state = 'active' } = instruction;
      return [ofTop(outlook, deck, numberIn(outlook, instruction.count), { zone: 'cost', state })];
    }
    default:
      return undefined;
  }
}

/** So many cards of a player's zones, whichever they are. */
function needOfZones(
  outlook: Outlook,
  { count, player = 'you' }: { readonly count: Amount; readonly player?: Whose },
  zone: string[],
  to: Arrival,
): Need {
  const cards = cardsThere(outlook, { player, zone });
  const number = numberIn(outlook, count);
  return { count: number, from: cards, as: 'take', brings: brought(outlook, cardsOf(outlook, cards), number, to) };
}

/** Of instructions that are made of others. */
function needsOfParts(outlook: Outlook, instruction: Instruction): readonly Need[] {
  const { g, context, earlier } = outlook;
  switch (instruction.do) {
    case 'together':
      return needsOfAll(outlook, instruction.parts);
    case 'if': {
      const { condition, then, else: otherwise = [] } = instruction;
      return needsOfAll(outlook, holds(g, context, condition) ? then : otherwise);
    }
    case 'chooseNumber': {
      const chosen: EffectContext = { ...context, number: leastOf(g, instruction) };
      return needsOfAll({ g, context: chosen, earlier }, instruction.then);
    }
    case 'each':
      return playersInTurnOrder(g).flatMap((player) =>
        needsOfAll({ g, context: { ...context, player, owner: context.player }, earlier }, instruction.then),
      );
    case 'repeat': {
      const times = Math.min(numberIn(outlook, instruction.times), MOST_REPEATED);
      return needsOfAll(outlook, Array<readonly Instruction[]>(times).fill(instruction.then).flat());
    }
    // 1-2-4: no card makes a player concede.
    case 'concede':
      return [{ count: 1, from: [], as: 'show' }];
    default:
      return [];
  }
}

/** There are not so many cards: what can be done as often can be done always. */
const MOST_REPEATED = 100;

const donThere = (
  outlook: Outlook,
  zone: string,
  { player = 'you', ...asked }: Pick<CardFilter, 'player' | 'state'>,
  fits?: Fits,
): readonly Handle[] => cardsThere(outlook, { player, zone: [zone], ...asked }, fits);

type Fits = (card: CardState) => boolean;

function needOfTargets(
  outlook: Outlook,
  instruction: Instruction & { readonly target: Target },
  as: Need['as'],
  to?: Arrival,
): readonly Need[] {
  const { g, context } = outlook;
  const { target } = instruction;
  const fits: Fits = (card) => canBeDoneTo(g, context, instruction, card);
  const need = (count: number, from: readonly Handle[]): Need => {
    const brings = to && brought(outlook, cardsOf(outlook, from), count, to);
    return { count, from, as, brings };
  };
  if ('choose' in target) {
    const { from, upTo } = target.choose;
    if (upTo) return [];
    const count = numberIn(outlook, target.choose.count);
    const there = cardsThere(outlook, from, fits);
    const isPossible = mostTogether(g, target.choose, cardsOf(outlook, there), count) === count;
    return [need(count, isPossible ? there : [])];
  }
  const reach = 'all' in target ? (target.all.top ?? 0) + (target.all.bottom ?? 0) : 0;
  if ('all' in target && reach > 0) return [need(reach, cardsThere(outlook, target.all, fits))];
  if ('all' in target || 'chosen' in target) return [];
  const cards = fixedTargets(g, context, target);
  const ids = cards.filter(fits).map((card) => card.id);
  return [need(cards.length, ids)];
}

/** How cards come to a zone. */
interface Arrival {
  readonly zone: string;
  readonly face?: 'up' | 'down';
  readonly state?: string;
}
const IN_TRASH: Arrival = { zone: 'trash' };

const brought = ({ earlier }: Outlook, cards: readonly CardState[], count: number, to: Arrival): Brought => ({
  key: `${earlier.length}`,
  count,
  cards: () => cards.map((card) => ({ ...card, controller: card.owner, face: 'up', ...definedIn(to) })),
});

const definedIn = ({ zone, face, state }: Arrival): Partial<CardState> => ({
  zone,
  ...(face && { face }),
  ...(state && { state }),
});

/** The cards that a filter means, and stand-ins for those that come there before. */
function cardsThere(outlook: Outlook, filter: CardFilter, fits: Fits = () => true): Handle[] {
  const { g, context, earlier } = outlook;
  const isThere = (card: CardState) => !isPutAside(context, card) && fits(card);
  const cards = cardsMatching(g, context, withoutPutAside(context, filter)).filter(isThere);
  const coming = earlier.flatMap(({ brings }) => (brings ? standIns(g, context, filter, brings) : []));
  return [...cards.map((card) => card.id), ...coming];
}

/** As many as come, if they are such as are asked for. Each is named by its place among them, or by the card where all come. */
function standIns(g: OpGame, context: EffectContext, filter: CardFilter, { key, count, cards }: Brought): Handle[] {
  const coming = cards();
  // Nobody can say that a card fits, or does not, which the player who pays has not seen.
  const mayFit = (card: CardState) => !knows(g, context.player, g.card(card.id)) || matches(g, context, filter, card);
  const fitting = coming.filter((card) => isOfZones(g, filter, card) && mayFit(card));
  const nameOf = (card: CardState, index: number) => (count < coming.length ? index : card.id);
  return fitting.slice(0, count).map((card, index) => `${key}:${nameOf(card, index)}${STAND_IN}${card.id}`);
}

const isOfZones = (g: OpGame, { zone }: CardFilter, card: CardState): boolean =>
  (zone ?? g.rules.field).includes(card.zone);

/** No card is called so. */
const STAND_IN = '\u0000';

/** The cards, stand-ins as those for which they stand. */
const cardsOf = ({ g }: Outlook, ids: readonly Handle[]): CardState[] =>
  ids.map((id) => g.card(id.split(STAND_IN).at(-1)!));

/** What is used once only: a card, or a place among those that come. */
const placeOf = (id: Handle): string => id.split(STAND_IN)[0]!;

/** An Event of the hand is in the trash when its own activation cost is paid (8-4-2), a Life card with [Trigger] nowhere (10-1-5-3). */
const isPutAside = (context: EffectContext, card: CardState): boolean =>
  card.id === context.source.id && (isEventOfHand(context) || isTriggerOfLife(context));

const isEventOfHand = ({ source, ability }: EffectContext): boolean =>
  source.zone === 'hand' && (ability.type === 'main' || ability.type === 'counter');

const isTriggerOfLife = ({ source, ability }: EffectContext): boolean =>
  source.zone === 'life' && ability.type === 'trigger';

/** Where the uppermost card is put aside, the next one is. */
function withoutPutAside(context: EffectContext, filter: CardFilter): CardFilter {
  const isWider = filter.top !== undefined && isTriggerOfLife(context) && filter.zone?.includes('life');
  return isWider ? { ...filter, top: filter.top! + 1 } : filter;
}

/** Needs to take cards, and those to turn cards that come before them, do not get in each other's way. */
function canServe(needs: readonly Need[]): boolean {
  const firstTaken = needs.findIndex((need) => need.as === 'take');
  const isAtOnce = (need: Need, index: number) => need.as === 'turn' && (firstTaken < 0 || index < firstTaken);
  const turned = needs.filter(isAtOnce);
  const rest = needs.filter((need, index) => need.as !== 'show' && !isAtOnce(need, index));
  const shown = needs.filter((need) => need.as === 'show');
  return canMatch(turned) && canMatch(rest) && shown.every((need) => need.from.length >= need.count);
}

/** A matching of needs and cards: each place of a need takes a free card, or one whose holder can take another. */
function canMatch(needs: readonly Need[]): boolean {
  if (needs.some(({ count, from }) => count > from.length)) return false;
  const places = needs.flatMap(({ count, from }) => Array<readonly string[]>(count).fill(from.map(placeOf)));
  const holder = new Map<string, number>();
  const seat = (place: number, tried: Set<string>): boolean =>
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
