/**
 * 6-1, 5-2, 5-4, 5-5. Using a card: what forbids it, the amount, the payment, the Cores onto the card, and what comes of
 * it. Every way of using a card is a row of `waysOfUsing`, which `sections.ts` puts together.
 */
import type { Action, CounterMove } from '../../schemas/actions';
import type { BsCategory, BsSide } from '../../schemas/battle-spirits';
import type { PlayerId } from '../../schemas/common';
import { emit } from '../kernel/changes';
import { endLooks } from '../kernel/changes/looks';
import { onePayment } from './06-payments';
import { perform } from '../kernel/events/perform';
import { cardsInZones } from '../kernel/game';
import { quoted } from '../kernel/reasons';
import { byRule, type Ability, type CardState, type Procedure, type Refusal } from '../kernel/state';
import { changesOf, type ActionRow, type ActionRows, type BsTiming } from './05-main-step';
import { goesOnto } from './06-costs';
import { USED_FROM } from './25-set-aside';
import { levelsOf, reserveOf, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** A use of a card that is about to be judged or made. */
export interface Use {
  readonly player: PlayerId;
  readonly card: CardState;
  /** The row of `waysOfUsing`. */
  readonly how: string;
  /** The payment, and the Cores that are placed onto the card. */
  readonly moves: readonly CounterMove[];
  /** The host of a direct combine, or the card onto which an Advent goes. */
  readonly target?: CardState;
  readonly side?: BsSide;
  /** The cards of the Trash that are removed for its Succession (G-18). */
  readonly removed?: readonly CardState[];
  /** The amount, where it is not that of the way. */
  readonly cost?: number;
  /** The effect of a Magic that is used. */
  readonly as?: string;
  readonly timing?: BsTiming;
}

/** One way of using a card. */
export interface WayOfUsing {
  /** The zones in which a player uses cards so. */
  readonly zones: readonly string[];
  /** Returns what forbids it before anything is paid: category, limits, prohibitions, conditions (12-1-4). */
  refusal(g: BsGame, use: Use): Refusal | null;
  cost(g: BsGame, use: Use): number;
  /** Returns how many Cores must at least be placed onto the card; undefined: none can be. */
  placed?(g: BsGame, use: Use): number | undefined;
  /** Puts the card where it goes, with the Cores that are placed, and carries out what follows. */
  complete(g: BsGame, use: Use, placing: readonly IntendedChange[]): Procedure;
}

export type WaysOfUsing = Readonly<Record<string, WayOfUsing>>;

export const using = {
  useRefusal(g: BsGame, use: Use): Refusal | null {
    const row = g.rules.waysOfUsing[use.how]!;
    if (!row.zones.includes(use.card.zone) || use.card.side !== use.player)
      return {
        clause: use.card.zone === 'burst' ? '16-2-1' : '5-2-1',
        reason: `"${use.card.id}" cannot be used from where it is`,
      };
    return row.refusal(g, use) ?? g.rules.successionRefusal(g, use) ?? g.rules.paymentRefusal(g, use);
  },

  /** 6-1-3 to 6-1-7: what is paid, and then the card with what is placed onto it. */
  *useCard(g: BsGame, use: Use): Procedure {
    if (use.card.zone === 'setAside') g.cite('25-1-1', 'G-46', 'G-34');
    if (g.zone(use.player, 'setAside').length > 0) g.cite('25-1-3');
    const before = g.state.stamp;
    const isUse = USED_FROM.includes(use.card.zone);
    g.rules.revealUsed(g, use.card);
    yield* g.rules.payBySuccession(g, use);
    yield* g.rules.payCores(g, use);
    const moves = use.moves.filter(goesOnto(use));
    if (moves.length > 0) g.rules.citePlacing(g, use, moves);
    yield* g.rules.waysOfUsing[use.how]!.complete(g, use, changesOf(g, moves, byRule(use.player)));
    if (isUse && COMING.includes(use.how)) g.rules.noteUse(g, use.player, use.card);
    endLooks(g, before);
  },

  /** 6-1-3-1: both players see what is used, from the declaration on. */
  revealUsed(g: BsGame, card: CardState): void {
    g.cite('6-1-3-1');
    if (card.zone === 'hand') g.rules.show(g, card);
  },

  /** 24-2-3: a summon and a deployment are uses of the card, as the use of a Magic is. */
  noteUse(g: BsGame, player: PlayerId, { id }: CardState): void {
    g.cite('24-2-3');
    emit(g, 'used', { player, card: id });
  },

  citePlacing(g: BsGame, { player }: Use, moves: readonly CounterMove[]): void {
    g.cite('3-3-9', '6-1-7-9');
    if (moves.some(({ from }) => from !== reserveOf(g, player).id)) g.cite('6-1-7-2');
    if (moves.some(({ counters }) => counters.soulCore)) g.cite('6-1-7-8');
  },

  /** The card comes onto the Field with its Cores at one moment. */
  comeOntoField(g: BsGame, { player, card }: Use, event: string, placing: readonly IntendedChange[]): Procedure {
    return perform(g, { card, to: { zone: 'field', player }, events: event, cause: byRule(player) }, ...placing);
  },

  /** Refuses cards of other categories, and what an effect forbids. */
  useIsForbidden(g: BsGame, { player, card }: Use, what: string, categories: readonly BsCategory[]): Refusal | null {
    if (!categories.includes(sideOf(card).category))
      return { clause: '5-1-2', reason: `"${card.id}" is a ${sideOf(card).category} card` };
    return g.rules.isProhibited(g, card, what, byRule(player))
      ? g.refused('prohibition', `an effect forbids player ${player} to ${what} "${card.id}"`)
      : g.rules.unusableRefusal(g, player, card);
  },

  /** 24-2-3: what cannot be used is neither summoned nor deployed, nor is its effect activated from there. */
  unusableRefusal(g: BsGame, player: PlayerId, card: CardState): Refusal | null {
    return USED_FROM.includes(card.zone) && g.rules.isProhibited(g, card, 'use', byRule(player))
      ? { clause: '24-2-3', reason: `an effect forbids player ${player} to use "${card.id}"` }
      : null;
  },

  // --- 5-5 ----------------------------------------------------------------------------------------------------------

  /** 5-5-1, 8-1-3: returns the effect of a Magic that can be used now; in the Main Step the Flash effect as well. */
  magicEffect(_g: BsGame, { card, as, timing = 'main' }: Use): Ability | undefined {
    const possible = (as === undefined ? ['main', 'flash'] : [as]).filter(
      (type) => timing === 'main' || type === 'flash',
    );
    return (sideOf(card).abilities as readonly Ability[] | undefined)?.find(({ type }) => possible.includes(type));
  },

  /** 5-5-1, 5-5-2: the effect, and then the card goes to the Trash; FAQ-1-8: what states a duration lasts on. */
  *useMagic(g: BsGame, use: Use): Procedure {
    const { player, card } = use;
    const ability = g.rules.magicEffect(g, use)!;
    yield* perform(g, { card, to: { zone: 'use', player }, cause: byRule(player) });
    g.rules.noteUse(g, player, card);
    g.cite('G-34', '3-5-1', '3-5-2', '5-5-1', '3-5-6', ability.type === 'main' ? '3-5-3' : '3-5-4');
    if (use.timing === 'flash') g.cite('3-5-5');
    yield* g.rules.activateAndResolve(g, player, card, ability);
    if (g.state.effects.some(({ source }) => source === card.id)) g.cite('FAQ-1-8');
    g.cite('5-5-2', 'G-49');
    if (card.zone === 'use') yield* g.rules.discard(g, [card], byRule(player));
  },
} satisfies Section;

/** The ways of using by which a card comes onto the Field. */
const COMING: readonly string[] = ['summon', 'deploy'];

/** 6-1-7-1, 6-1-7-3: the Cores of the lowest level; none for a Nexus. */
const lowest = (card: CardState): number => levelsOf(card)[0]?.cores ?? 0;

export const waysFromHand: WaysOfUsing = {
  summon: {
    zones: USED_FROM,
    refusal: (g, use) =>
      g.rules.useIsForbidden(g, use, 'summon', ['spirit', 'ultimate', 'brave']) ??
      g.rules.conditionRefusal(g, use.card) ??
      g.rules.directCombineRefusal(g, use),
    cost: (g, use) => g.rules.costOfUse(g, use),
    placed: (g, use) => (use.target ? g.rules.placedOnCombined(g, use) : lowest(use.card)),
    complete(g, use, placing) {
      if (use.target) {
        g.cite('5-2-7');
        return g.rules.summonCombined(g, use, placing);
      }
      g.cite('3-3-1', '5-2-2', '5-2-4', '5-2-5', '6-1-7-1', '6-1-7-5');
      if (sideOf(use.card).abilities?.some((one) => g.rules.isAdvent(g, one as Ability))) g.cite('19-1-4');
      g.rules.citeSummoning(g, use.card);
      if (g.rules.isContract(g, use.card)) g.cite('21-6-5');
      if (sideOf(use.card).abilities?.some(({ type }) => type === 'manifest')) g.cite('22-1-7');
      g.cite('5-2-1');
      return g.rules.comeOntoField(g, use, 'summoned', placing);
    },
  },
  deploy: {
    zones: USED_FROM,
    refusal: (g, use) => g.rules.useIsForbidden(g, use, 'deploy', ['nexus']),
    cost: (g, use) => g.rules.costOfUse(g, use),
    placed: (g, { card }) => (g.rules.coresMayGo(g, card) ? 0 : undefined),
    complete(g, use, placing) {
      g.cite('3-6-1', '5-4-2', '5-4-3', '6-1-7-3');
      if (!g.rules.coresMayGo(g, use.card)) g.cite('5-4-4', '6-1-7-6');
      g.cite('5-4-1');
      return g.rules.comeOntoField(g, use, 'deployed', placing);
    },
  },
  useMagic: {
    zones: USED_FROM,
    refusal: (g, use) =>
      g.rules.useIsForbidden(g, use, 'use', ['magic']) ??
      (g.rules.magicEffect(g, use)
        ? null
        : { clause: '5-5-1', reason: `"${use.card.id}" has no effect that can be used now` }),
    cost: (g, use) => (g.rules.isSoulMagic(g, use) ? 1 : g.rules.costOfUse(g, use)),
    complete: (g, use) => g.rules.useMagic(g, use),
  },
};

/** Makes the row of an action that uses a card in the way of the same name. */
export const usingRow = (how: string, timings: readonly BsTiming[]): ActionRow => ({
  timings,
  refusal(g, player, action, timing) {
    const use = useOf(g, player, action, timing);
    return use ? g.rules.useRefusal(g, use) : { clause: '5-2-1', reason: cannotUse(player, action.card) };
  },
  candidates: (g, player, timing) =>
    cardsInZones(g, player, g.rules.waysOfUsing[how]!.zones).flatMap((card) => usesOf(g, how, card, timing)),
  execute: (g, player, action, timing) => g.rules.useCard(g, useOf(g, player, action, timing)!),
});

/** Lists for its player to try: using the card in this way, with one payment of each kind. */
export function usesOf(g: BsGame, how: string, card: CardState, timing: BsTiming): Action[] {
  const use: Use = { player: card.side, card, how, moves: [], timing };
  if (g.rules.waysOfUsing[how]!.refusal(g, use) !== null) return [];
  return [use, ...g.rules.otherPayments(g, use)].flatMap((one): Action[] => {
    if (one.moves.length > 0) return [{ type: how, card: card.id, moves: [...one.moves] }];
    const moves = onePayment(g.rules.owedFor(g, one));
    const cards = one.removed?.map(({ id }) => id);
    return moves ? [{ type: how, card: card.id, moves: [...moves], ...(cards && { cards }) }] : [];
  });
}

/** Returns the use that an action states; undefined: it names no card. */
export function useOf(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Use | undefined {
  const { type: how, card: id, moves = [], target, as, cards = [] } = action;
  if ([id ?? '', ...cards].some((one) => !(one in g.state.cards))) return undefined;
  const host = target !== undefined && target in g.state.cards ? g.card(target) : undefined;
  return {
    player,
    card: g.card(id!),
    how,
    moves,
    timing,
    ...(cards.length > 0 && { removed: cards.map((one) => g.card(one)) }),
    ...(as !== undefined && { as }),
    ...(host && { target: host }),
    ...((as === 'left' || as === 'right') && { side: as }),
  };
}

export const usingRows: ActionRows = {
  summon: usingRow('summon', ['main']),
  deploy: usingRow('deploy', ['main']),
  useMagic: usingRow('useMagic', ['main', 'flash']),
};

export const cannotUse = (player: PlayerId, card: string | undefined): string =>
  `${quoted(card)} is not a card that player ${player} can use now`;
