/** Can these instructions be carried out in full? For costs (8-3-1-3) and replacements (8-1-3-4-5); nothing is changed. */
import type { Instruction, Target } from '../../schemas/ability';
import type { Handle } from '../../schemas/common';
import type { EffectContext } from '../kernel/rules';
import { causeOf } from '../kernel/instructions';
import { amountOf, cardsMatching, fixedTargets, holds, playerOf } from '../kernel/select';
import type { CardState } from '../kernel/state';
import { cardsIn, type OpGame } from './game';

/** So many of these cards are needed; each card can serve one need only. */
interface Need {
  readonly count: number;
  readonly from: readonly Handle[];
}

export function canBeDone(g: OpGame, context: EffectContext, instructions: readonly Instruction[]): boolean {
  return g.quietly(() => canServe(instructions.flatMap((instruction) => needsOf(g, context, instruction))));
}

function needsOf(g: OpGame, context: EffectContext, instruction: Instruction): readonly Need[] {
  const cause = causeOf(context);
  const amount = (value: Parameters<typeof amountOf>[2]) => Math.max(0, amountOf(g, context, value));
  const ids = (cards: readonly CardState[]) => cards.map((card) => card.id);
  const targets = (target: Target, fits: (card: CardState) => boolean) => needOfTargets(g, context, target, fits);
  switch (instruction.do) {
    case 'setState':
      return targets(
        instruction.target,
        (card) => card.state !== instruction.state && !g.rules.stateIsForbidden(g, card, instruction.state),
      );
    case 'turn':
      return targets(instruction.target, (card) => card.face !== instruction.face);
    case 'move':
      return targets(instruction.target, (card) => g.rules.mayMove(g, card, cause));
    case 'ko':
      return targets(instruction.target, (card) => g.rules.mayBeKoed(g, card, cause));
    case 'play':
      return targets(instruction.target, (card) => g.rules.forbiddenPlayRefusal(g, card) === null);
    case 'discard': {
      const player = playerOf(g, context.player, instruction.player);
      return [{ count: amount(instruction.count), from: g.zone(player, 'hand') }];
    }
    case 'mill':
      return [
        { count: amount(instruction.count), from: g.zone(playerOf(g, context.player, instruction.player), 'deck') },
      ];
    case 'returnDon': {
      const player = playerOf(g, context.player, instruction.player);
      return [{ count: amount(instruction.count), from: [...g.zone(player, 'cost'), ...g.zone(player, 'given')] }];
    }
    case 'restDon':
    case 'giveDon': {
      const there = cardsIn(
        g,
        context.player,
        instruction.do === 'giveDon' && instruction.from === 'donDeck' ? 'donDeck' : 'cost',
      );
      const state = instruction.do === 'giveDon' ? (instruction.state ?? 'active') : 'active';
      return [{ count: amount(instruction.count), from: ids(there.filter((card) => card.state === state)) }];
    }
    case 'addDon':
      return [
        { count: amount(instruction.count), from: g.zone(playerOf(g, context.player, instruction.player), 'donDeck') },
      ];
    case 'if':
      return (holds(g, context, instruction.condition) ? instruction.then : (instruction.else ?? [])).flatMap((one) =>
        needsOf(g, context, one),
      );
    default:
      return [];
  }
}

function needOfTargets(
  g: OpGame,
  context: EffectContext,
  target: Target,
  fits: (card: CardState) => boolean,
): readonly Need[] {
  if ('choose' in target) {
    if (target.choose.upTo) return [];
    const from = cardsMatching(g, context, target.choose.from).filter(fits);
    return [{ count: target.choose.count, from: from.map((card) => card.id) }];
  }
  if ('all' in target || 'chosen' in target) return [];
  const cards = fixedTargets(g, context, target);
  return [{ count: cards.length, from: cards.filter(fits).map((card) => card.id) }];
}

/** A matching of needs and cards: each place of a need takes a free card, or one whose holder can take another. */
function canServe(needs: readonly Need[]): boolean {
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
