/**
 * Can these instructions be carried out in full, one after the other? For costs (8-3-1-3) and replacements (8-1-3-4-5); nothing
 * is changed. Each card is needed once: rested cards may be moved afterwards, but what was moved cannot be rested, and a card
 * that an earlier instruction brings somewhere can be used from there.
 */
import type { Amount, CardFilter, Instruction, Target, Whose } from '../../schemas/ability';
import type { Handle, PlayerId } from '../../schemas/common';
import type { EffectContext } from '../kernel/rules';
import { causeOf, playersInTurnOrder } from '../kernel/language/instructions';
import { amountOf, cardsMatching, fixedTargets, holds, matches, playerOf } from '../kernel/language/select';
import type { CardState } from '../kernel/state';
import { knows } from '../kernel/views';
import { maxSelection } from '../kernel/language/subset-selection';
import { zoneOfPlay } from './03-game-areas';
import { COMPOSITE } from './08-kinds-and-costs';
import { cardsIn, categoryOf, leaderOf, type OpGame } from './game';

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

/** What a need is worked out from: the effect, and what comes before it and after it. */
interface Outlook {
  readonly g: OpGame;
  readonly context: EffectContext;
  readonly earlier: readonly Need[];
  readonly ahead: readonly Instruction[];
  /** true: what is "chosen" is so on the way only, and nobody can say yet which cards these are. */
  readonly chooses: boolean;
}

/** @param before what is paid before them from the same cards */
export function canBeDone(
  g: OpGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  before: readonly Instruction[] = [],
): boolean {
  const all = [...before, ...instructions];
  const can = g.withoutCiting(() => waysOf(all).some((way) => canServe(needsOfAll(outlookOn(g, context), way))));
  if (!can && all.some((one) => one.do === 'concede')) g.cite('1-2-4');
  return can;
}

/** 8-4-2: by the time that the activation cost of an Event is paid it is in the trash. */
function outlookOn(g: OpGame, context: EffectContext): Outlook {
  const outlook: Outlook = { g, context, earlier: [], ahead: [], chooses: false };
  if (!isEventOfHand(context)) return outlook;
  return { ...outlook, earlier: [{ ...NOTHING_NEEDED, brings: brought(outlook, [context.source], 1, toTrash) }] };
}

const NOTHING_NEEDED: Need = { count: 0, from: [], as: 'show' };

/** Can the instruction that is being carried out, and all that follows for the cards chosen for it, be carried out on this card? */
export function canBeDoneTo(g: OpGame, context: EffectContext, instruction: Instruction, card: CardState): boolean {
  const { instructions, instruction: index } = g.frames.at(-1)!;
  const ahead = [...instructions.slice(index + 1), ...(context.ahead ?? [])];
  return canAllBeDoneTo(g, context, [instruction, ...followersOf(ahead)], card);
}

/** Can the instruction by itself be carried out on this card? */
function canBeDoneOnce(g: OpGame, context: EffectContext, instruction: Instruction, card: CardState): boolean {
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
      return (
        PLAYED_BY_EFFECTS.includes(categoryOf(card)) &&
        !g.rules.isThereAlready(g, context.player, card) &&
        g.rules.forbiddenPlayRefusal(g, card, cause) === null
      );
    case 'giveDon':
      return !g.rules.isProhibited(g, card, 'giveDon', cause);
    default:
      return true;
  }
}

const PLAYED_BY_EFFECTS: readonly string[] = ['character', 'stage'];

/** Can all of them be carried out on this card, one after the other? */
function canAllBeDoneTo(
  g: OpGame,
  context: EffectContext,
  instructions: readonly Instruction[],
  card: CardState,
): boolean {
  let now = card;
  return instructions.every((one) => {
    const can = canBeDoneOnce(g, context, one, now);
    now = afterwards(one, now);
    return can;
  });
}

/** Of what comes next, all that is about the cards that have just been chosen. */
function followersOf(ahead: readonly Instruction[]): readonly Instruction[] {
  const end = ahead.findIndex(choosesAnew);
  return (end < 0 ? ahead : ahead.slice(0, end)).filter((one) => isAbout(one, 'chosen'));
}

const isAbout = (one: Instruction, kind: string): boolean =>
  'target' in one && one.target !== undefined && kind in one.target;

/** After it other cards may be "chosen". */
const choosesAnew = (one: Instruction): boolean =>
  one.do === 'look' || one.do === 'together' || isAbout(one, 'choose') || COMPOSITE.includes(one.do);

/** The card as it is when the instruction has been carried out on it. */
function afterwards(instruction: Instruction, card: CardState): CardState {
  switch (instruction.do) {
    case 'setState':
      return { ...card, state: instruction.state };
    case 'turn':
      return { ...card, face: instruction.face };
    case 'move': {
      const { to: zone, face, state } = instruction;
      return arrived(card, { zone, face, state });
    }
    case 'ko':
      return toTrash(card);
    case 'play':
      return arrived(card, { zone: zoneOfPlay(card), state: instruction.state ?? 'active' });
    default:
      return card;
  }
}

/** In another zone it is another card. */
const arrived = (card: CardState, { zone, face, state }: Arrival): CardState => ({
  ...card,
  zone,
  zoneChangeCount: card.zoneChangeCount + (zone === card.zone ? 0 : 1),
  controller: card.owner,
  face: face ?? 'up',
  ...(state && { state }),
});

const movedTo =
  (arrival: Arrival) =>
  (card: CardState): CardState =>
    arrived(card, arrival);

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
function needsOfAll(outlook: Outlook, instructions: readonly Instruction[]): readonly Need[] {
  const needs: Need[] = [];
  let { chooses } = outlook;
  for (const [index, one] of instructions.entries()) {
    const earlier = [...outlook.earlier, ...needs];
    needs.push(...needsOf({ ...outlook, earlier, ahead: instructions.slice(index + 1), chooses }, one));
    chooses ||= choosesAnew(one);
  }
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
    case 'move':
    case 'ko':
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
      return [ofTop(outlook, deck, Math.min(count, deck.length), movedTo({ zone: 'hand' }))];
    }
    case 'mill': {
      const deck = cardsIn(outlook.g, playerIn(outlook, instruction.player), 'deck');
      return [ofTop(outlook, deck, numberIn(outlook, instruction.count), toTrash)];
    }
    case 'discard':
      return [needOfZones(outlook, instruction, ['hand'], toTrash)];
    default:
      return undefined;
  }
}

const mayNotDraw = ({ g, context }: Outlook, player: PlayerId): boolean =>
  g.rules.isProhibited(g, leaderOf(g, player), 'draw', causeOf(context));

/** Of the uppermost cards, one after the other. */
function ofTop(outlook: Outlook, deck: readonly CardState[], count: number, moved: Moved): Need {
  const cards = deck.slice(0, count);
  return { count, from: cards.map((card) => card.id), as: 'take', brings: brought(outlook, cards, count, moved) };
}

function needsOfDon(outlook: Outlook, instruction: Instruction): readonly Need[] | undefined {
  const { g, context } = outlook;
  const cause = causeOf(context);
  switch (instruction.do) {
    case 'returnDon':
      return [needOf(outlook, instruction, donToReturn(outlook, instruction.player), movedTo({ zone: 'donDeck' }))];
    case 'restDon': {
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
      return [ofTop(outlook, deck, numberIn(outlook, instruction.count), movedTo({ zone: 'cost', state }))];
    }
    default:
      return undefined;
  }
}

/** 8-3-1-6: of the cost area, and under the cards of the player. */
function donToReturn(outlook: Outlook, player: Whose = 'you'): Handle[] {
  const { g, context } = outlook;
  const under = g.rules.donUnderCardsOf(g, playerIn(outlook, player));
  const mayReturn: Fits = (card) => g.rules.mayMove(g, card, causeOf(context), 'donDeck');
  const given = cardsThere(outlook, { zone: ['given'] }, (card) => under.includes(card) && mayReturn(card));
  return [...cardsThere(outlook, { player, zone: ['cost'] }, mayReturn), ...given];
}

/** So many cards of a player's zones, whichever they are. */
function needOfZones(outlook: Outlook, instruction: OfSoMany, zone: string[], moved: Moved): Need {
  const { player = 'you' } = instruction;
  return needOf(outlook, instruction, cardsThere(outlook, { player, zone }), moved);
}

interface OfSoMany {
  readonly count: Amount;
  readonly player?: Whose;
}

/** So many of these cards. */
function needOf(outlook: Outlook, { count }: OfSoMany, from: readonly Handle[], moved: Moved): Need {
  const number = numberIn(outlook, count);
  return { count: number, from, as: 'take', brings: brought(outlook, cardsOf(outlook, from), number, moved) };
}

/** Of instructions that are made of others. */
function needsOfParts(outlook: Outlook, instruction: Instruction): readonly Need[] {
  const { g, context } = outlook;
  switch (instruction.do) {
    case 'together':
      return needsOfAll(outlook, instruction.parts);
    case 'if': {
      const { condition, then, else: otherwise = [] } = instruction;
      return needsOfAll(outlook, holds(g, context, condition) ? then : otherwise);
    }
    case 'chooseNumber': {
      const chosen: EffectContext = { ...context, number: leastOf(g, instruction) };
      return needsOfAll({ ...outlook, context: chosen }, instruction.then);
    }
    case 'each':
      return playersInTurnOrder(g).flatMap((player) =>
        needsOfAll({ ...outlook, context: { ...context, player, owner: context.player } }, instruction.then),
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
): readonly Need[] {
  const { g, context, ahead, chooses } = outlook;
  const { target } = instruction;
  const fits: Fits = (card) => canBeDoneOnce(g, context, instruction, card);
  const moved: Moved = (card) => afterwards(instruction, card);
  const need = (count: number, from: readonly Handle[]): Need => {
    const brings = as === 'take' ? brought(outlook, cardsOf(outlook, from), count, moved) : undefined;
    return { count, from, as, brings };
  };
  if ('choose' in target) {
    const { from, upTo } = target.choose;
    if (upTo) return [];
    const count = numberIn(outlook, target.choose.count);
    const all = [instruction, ...followersOf(ahead)];
    const there = cardsThere(outlook, from, (card) => canAllBeDoneTo(g, context, all, card));
    const isPossible = maxSelection(g, target.choose, cardsOf(outlook, there), count) === count;
    return [need(count, isPossible ? there : [])];
  }
  const reach = 'all' in target ? (target.all.top ?? 0) + (target.all.bottom ?? 0) : 0;
  if ('all' in target && reach > 0) return [need(reach, cardsThere(outlook, target.all, fits))];
  if ('all' in target) return needOfAll(outlook, instruction, target.all);
  if ('chosen' in target && chooses) return [];
  const cards = fixedTargets(g, context, target).map((card) => asItComes(outlook, card));
  const ids = cards.filter(({ card }) => fits(card)).map(({ id }) => id);
  return [need(cards.length, ids)];
}

/** All cards there are, however many; but a cost is not paid in full where one of them is protected from it (8-3-1-3). */
function needOfAll(
  outlook: Outlook,
  instruction: Instruction & { readonly target: Target },
  filter: CardFilter,
): readonly Need[] {
  const { g, context } = outlook;
  const isProtected: Fits = (card) => !isSoAlready(instruction, card) && !canBeDoneOnce(g, context, instruction, card);
  const isSpoilt = context.paying === true && cardsThere(outlook, filter, isProtected).length > 0;
  return isSpoilt ? [{ ...NOTHING_NEEDED, count: 1 }] : [];
}

/** 1-3-2-1: to what is in that state already nothing needs to be done. */
const isSoAlready = (instruction: Instruction, { state, face }: CardState): boolean =>
  (instruction.do === 'setState' && state === instruction.state) ||
  (instruction.do === 'turn' && face === instruction.face);

/** A card that is named as it is by then: where it was brought before it is what it has become there. */
function asItComes({ earlier }: Outlook, card: CardState): { id: Handle; card: CardState } {
  const { id } = card;
  for (const { brings } of [...earlier].reverse()) {
    const coming = brings?.cards() ?? [];
    const found = coming.find((one) => one.id === id);
    if (found && brings!.count >= coming.length) return { id: standInFor(brings!, id, id), card: found };
  }
  return { id, card };
}

/** How cards come to a zone. */
interface Arrival {
  readonly zone: string;
  readonly face?: 'up' | 'down';
  readonly state?: string;
}

/** The card as it is after its move. */
type Moved = (card: CardState) => CardState;

const toTrash: Moved = movedTo({ zone: 'trash' });

const brought = ({ earlier }: Outlook, cards: readonly CardState[], count: number, moved: Moved): Brought => ({
  key: `${earlier.length}`,
  count,
  cards: () => cards.map(moved),
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
function standIns(g: OpGame, context: EffectContext, filter: CardFilter, brings: Brought): Handle[] {
  const { count } = brings;
  const coming = brings.cards();
  // Nobody can say that a card fits, or does not, which the player who pays has not seen.
  const mayFit = (card: CardState) => !knows(g, context.player, g.card(card.id)) || matches(g, context, filter, card);
  const fitting = coming.filter((card) => isOfZones(g, filter, card) && mayFit(card));
  const nameOf = (card: CardState, index: number) => (count < coming.length ? index : card.id);
  return fitting.slice(0, count).map((card, index) => standInFor(brings, nameOf(card, index), card.id));
}

const standInFor = ({ key }: Brought, name: Handle | number, id: Handle): Handle => `${key}:${name}${STAND_IN}${id}`;

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
