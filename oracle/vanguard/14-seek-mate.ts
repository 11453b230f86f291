/** 14.11. Seek Mate: a vanguard looks for its legion mate in the deck. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { endLooks, startLook } from '../kernel/changes/looks';
import { countAs } from '../kernel/continuous/abilities';
import { causeOf } from '../kernel/language/instructions';
import { matches } from '../kernel/reading/select';
import { activation, type Occasion } from '../kernel/procedures/activation';
import { chooseCards } from '../kernel/questions';
import { remembered } from '../kernel/remember';
import type { EffectContext } from '../kernel/rules';
import { isAmong, type Ability, type CardState, type Procedure, type Refusal } from '../kernel/state';
import type { Resolution } from './11-playing';
import { cardsIn, remember, sideOf, type VgGame } from './game';
import type { Section } from './packs';

declare module '../kernel/state' {
  interface Ability {
    readonly mate?: readonly CardFilter[];
  }
}

/** 14.11.2: four cards of the drop zone go to the top of the deck, in any order. */
const COST: Ability['cost'] = [
  { do: 'move', to: 'deck', place: 'top', target: { choose: { from: { player: 'you', zone: ['drop'] }, count: 4 } } },
];

const isSeekMate = ({ keyword }: Ability): boolean => keyword === 'seekMate';

/** The ability with what its keyword means; any other ability is as it is written. */
const meaningOf = remembered((ability: Ability): Ability =>
  isSeekMate(ability) ? countAs(ability, { ...ability, cost: COST!, effect: [] }) : ability,
);

export const resolutionOfSeekMate: Resolution = (g, context) =>
  isSeekMate(context.ability) ? g.rules.seekMate(g, context) : undefined;

export const seekMates = {
  /** 14.11.1.1, 14.11.2.1: does the unit name the card as a mate of its own? */
  seeks: (g: VgGame, unit: CardState, card: CardState): boolean =>
    (sideOf(unit).abilities as readonly Ability[] | undefined)?.some((one) => g.rules.isSought(g, unit, one, card)) ??
    false,

  /** 14.11.2.1: one of several descriptions is enough. */
  isSought(g: VgGame, unit: CardState, { mate = [] }: Ability, card: CardState): boolean {
    const reader = { player: g.rules.masterOf(g, unit), source: unit, chosen: [] };
    return mate.some((filter) => matches(g, reader, filter, card));
  },

  activationRefusal(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Refusal | null {
    if (isSeekMate(ability) && !g.rules.maySeekMate(g, player, card))
      return { clause: '14.11.2', reason: `"${card.id}" cannot seek a mate now` };
    return activation.activationRefusal(g, player, card, meaningOf(ability), occasion);
  },

  /** 14.11.2: a vanguard that has never been in a legion, against one of grade 3 or more, once in the game. */
  maySeekMate: (g: VgGame, player: PlayerId, card: CardState): boolean =>
    g.rules.isVanguard(g, card) &&
    !g.rules.hasLegioned(g, card) &&
    !g.rules.hasSought(g, card) &&
    g.rules.highestGrade(g, g.rules.otherPlayer(g, player)) >= 3,

  hasSought: (g: VgGame, card: CardState): boolean => isAmong(g.state.facts.soughtMate, card),

  hasLegioned: (g: VgGame, card: CardState): boolean =>
    isAmong(g.state.facts.legioned, card) || g.rules.isInLegion(g, card),

  activateAndResolve: (
    g: VgGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    occasion: Occasion = {},
  ): Procedure => activation.activateAndResolve(g, player, card, meaningOf(ability), occasion),

  /** 14.11.2 */
  *seekMate(g: VgGame, context: EffectContext): Procedure {
    const { player, source } = context;
    g.cite('14.11.2');
    remember(g, 'soughtMate', source);
    const before = g.state.stamp;
    const found = yield* g.rules.searchMate(g, context);
    if (found) yield* g.rules.legion(g, player, { present: source, placed: found, leader: source }, causeOf(context));
    endLooks(g, before);
    yield* g.rules.shuffle(g, player);
  },

  *searchMate(g: VgGame, { player, source, ability }: EffectContext): Procedure<CardState | undefined> {
    g.cite('14.11.1.1');
    if ((ability.mate?.length ?? 0) > 1) g.cite('14.11.2.1');
    const deck = cardsIn(g, player, 'deck');
    startLook(
      g,
      player,
      deck.map(({ id }) => id),
    );
    const from = deck.filter((card) => g.rules.isSought(g, source, ability, card));
    const [found] = yield* chooseCards(g, { player, kind: 'choose', from, min: 0, max: 1, clause: '14.11.2' });
    return found;
  },
} satisfies Section<'activationRefusal' | 'activateAndResolve'>;
