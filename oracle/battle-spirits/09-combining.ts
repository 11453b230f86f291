/** 9-3, 9-4, 10-2. Actions with Braves in the Main Step: combine, separate, swap. */
import type { Action } from '../../schemas/actions';
import { BS_SIDES, type BsSide } from '../../schemas/battle-spirits';
import type { PlayerId } from '../../schemas/common';
import { emit } from '../kernel/changes';
import { onePayment, whyUnpaid, type Owed } from './06-payments';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { causeOf } from '../kernel/language/instructions';
import { chooseAnswer } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { quoted } from '../kernel/reasons';
import { byRule, type CardState, type Procedure, type Refusal } from '../kernel/state';
import type { ActionRow, ActionRows } from './05-main-step';
import { goesOnto } from './06-costs';
import type { Use } from './06-using';
import { isImagine, sideOnHost, type Combination } from './09-braves';
import { coresOn, levelsOf, onField, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import { isDeparting } from '../kernel/objects/departing';
import type { IntendedChange } from '../kernel/changes/intended';

/** What an action with a Brave names. */
export interface BraveAction {
  readonly player: PlayerId;
  readonly brave: CardState;
  readonly host: CardState | undefined;
  readonly side: BsSide | undefined;
  readonly moves: NonNullable<Action['moves']>;
}

export const combining = {
  // --- 9-2-2: summoned directly combined ----------------------------------------------------------------------------

  directCombineRefusal(g: BsGame, use: Use): Refusal | null {
    const { player, card, target, side } = use;
    if (!target) return side ? { clause: '10-2-1', reason: 'a side can be named only together with a host' } : null;
    if (sideOf(card).category !== 'brave')
      return { clause: '9-2-2', reason: `"${card.id}" is not a Brave and cannot be summoned combined` };
    if (target.side !== player) return { clause: '9-2-2', reason: `"${target.id}" is not a card of player ${player}` };
    return g.rules.combineRefusal(g, card, target, side) ?? g.rules.hostPaysRefusal(g, use);
  },

  /** 9-2-2: the host must still be there when the cost has been paid. */
  hostPaysRefusal(g: BsGame, use: Use): Refusal | null {
    const host = use.target!;
    const paid = use.moves.filter((move) => move.from === host.id && !goesOnto(use)(move));
    const left = coresOn(host) - paid.flatMap(({ counters }) => Object.values(counters)).reduce((a, b) => a + b, 0);
    const isDepleted = g.rules.needsCores(g, host) && !g.rules.levelOf(g, host, left);
    return isDepleted ? { clause: '9-2-2', reason: `"${host.id}" would be Depleted by this payment` } : null;
  },

  /** Returns the use of a Brave combined with each own host, on each side, whether or not it can be made. */
  directCombines(g: BsGame, use: Use): readonly Use[] {
    if (use.how !== 'summon' || sideOf(use.card).category !== 'brave') return [];
    return onField(g, use.player).flatMap((target) =>
      SIDES_OF.map((side) => ({ ...use, target, ...(side && { side }) })),
    );
  },

  /** 9-2-2: none are needed; those that are placed go onto the host; 11-3-4: none can be where it is a Nexus. */
  placedOnCombined(g: BsGame, { target }: Use): number | undefined {
    return g.rules.isNexus(g, target!) ? undefined : 0;
  },

  /** 9-2-2, 9-2-4: it never is a Spirit; its effect comes when it is combined. */
  *summonCombined(g: BsGame, use: Use, placing: readonly IntendedChange[]): Procedure {
    const { player, card, target, side } = use;
    g.cite('9-1-2', '9-2-4', '9-2-2');
    if (isDeparting(g, target!)) return yield* g.rules.comeOntoField(g, use, 'summoned', placing);
    g.rules.citeCombining(g, card, target!, side);
    if (g.rules.isNexus(g, target!)) g.cite('11-3-4');
    g.cite('9-2-2');
    const onto = placing.map((change) => ('taker' in change ? { ...change, taker: target! } : change));
    yield* perform(g, { card, to: { zone: 'combined', player }, cause: byRule(player) }, ...onto);
    yield* g.rules.linkBraves(g, [{ brave: card, host: target!, side }], () =>
      emit(g, 'summoned', { player, card: card.id }),
    );
  },

  // --- 9-3-1 --------------------------------------------------------------------------------------------------------

  combineActionRefusal(g: BsGame, { player, brave, host, side }: BraveAction): Refusal | null {
    const isFree = brave.zone === 'field' || isImagine(brave);
    if (!isFree) return { clause: '9-3-1', reason: `"${brave.id}" is already combined` };
    if (host?.side !== player)
      return { clause: '9-3-1', reason: `player ${player} must name one of their cards as the host` };
    return g.rules.combineRefusal(g, brave, host, side) ?? g.rules.sideRefusal(g, brave, host, side);
  },

  /** 10-2-1: one Spirit on each side; one that changes its side must do so (FAQ-7-6). */
  sideRefusal(g: BsGame, brave: CardState, host: CardState, side: BsSide | undefined): Refusal | null {
    const isTaken = side !== undefined && g.rules.hostsOf(g, brave).some((one) => sideOnHost(g, brave, one) === side);
    return isTaken ? { clause: '10-2-1', reason: `the ${side} side of "${brave.id}" is already taken` } : null;
  },

  *combineByAction(g: BsGame, { player, brave, host, side }: BraveAction): Procedure {
    g.cite('9-1-2', '9-3-1', '9-3-4', 'FAQ-7-1');
    if (g.rules.hostsOf(g, brave).includes(host!)) return yield* g.rules.changeSide(g, brave, host!, side);
    yield* g.rules.combine(g, brave, host!, side, byRule(player));
  },

  /** An effect combines where a player could; on either side of an Imagine Brave, as its player chooses. */
  *combineByEffect(
    g: BsGame,
    context: EffectContext,
    brave: CardState,
    host: CardState,
    said: BsSide | undefined,
  ): Procedure {
    const named = { player: g.rules.masterOf(g, brave), brave, host, moves: [] };
    const sides = (said ? [said] : SIDES_OF).filter((side) => !g.rules.combineActionRefusal(g, { ...named, side }));
    if (sides.length === 0) return g.cite(g.rules.combineActionRefusal(g, { ...named, side: said })!.clause!);
    const answers = sides.map((_side, index) => index);
    const index = yield* chooseAnswer(g, { player: context.player, kind: 'mode', answers });
    yield* g.rules.combine(g, brave, host, sides[index], causeOf(context));
  },

  /** FAQ-7-6: the Brave does not come into Spirit state by it. */
  *changeSide(g: BsGame, brave: CardState, host: CardState, side: BsSide | undefined): Procedure {
    g.cite('FAQ-7-6');
    yield* g.rules.linkBraves(g, [{ brave, host, side, from: host }]);
  },

  // --- 9-3-2, 9-3-3 -------------------------------------------------------------------------------------------------

  separateRefusal(g: BsGame, { player, brave, host, moves }: BraveAction): Refusal | null {
    if (!host || !g.rules.hostsOf(g, brave).includes(host))
      return { clause: '9-3-2', reason: `"${brave.id}" is not combined with ${quoted(host?.id)}` };
    const reason = whyUnpaid(g.rules.coresForBrave(g, player, brave, host), moves);
    return reason === null ? null : { clause: '9-3-3', reason };
  },

  /** 9-3-3, 9-5-2: at least its lowest level, from the Reserve or cards of the Field; none where it stays combined. */
  coresForBrave(g: BsGame, player: PlayerId, brave: CardState, host?: CardState): Owed {
    const staysCombined = host !== undefined && g.rules.hostsOf(g, brave).length > 1;
    const available = g.rules.mayPay(g, player);
    return { available, due: staysCombined ? {} : { [brave.id]: { atLeast: g.rules.lowestOfBrave(g, brave) } } };
  },

  /** 9-3-3, 10-1-3 */
  lowestOfBrave(_g: BsGame, brave: CardState): number {
    return levelsOf(brave)[0]?.cores ?? 0;
  },

  separateByAction(g: BsGame, { player, brave, host, moves }: BraveAction): Procedure {
    g.cite('9-3-2', '9-3-3', '9-3-4');
    if (g.rules.isNexus(g, host!)) g.cite('11-3-3');
    return g.rules.separate(g, brave, host!, byRule(player), moves);
  },

  // --- 9-4 ----------------------------------------------------------------------------------------------------------

  swapRefusal(g: BsGame, action: BraveAction): Refusal | null {
    const { player, brave, host } = action;
    const from = g.rules.hostLeft(g, action);
    if (!from) return { clause: '9-4-1', reason: `"${brave.id}" is not combined with a host that it can leave` };
    if (host?.side !== player || g.rules.hostsOf(g, brave).includes(host))
      return { clause: '9-4-1', reason: `player ${player} must name another of their cards as the new host` };
    const pairs = g.rules.pairsOfSwap(g, action, from);
    for (const pair of pairs) {
      const leaving = pairs.map((one) => one.brave);
      const refusal = g.rules.combineRefusal(g, pair.brave, pair.host, pair.side, leaving);
      if (refusal) return refusal;
    }
    return null;
  },

  /** Returns the host that the Brave leaves: of an Imagine Brave the one on the side, or the only one. */
  hostLeft(g: BsGame, { brave, side }: Pick<BraveAction, 'brave' | 'side'>): CardState | undefined {
    const hosts = g.rules.hostsOf(g, brave);
    if (hosts.length < 2) return hosts[0];
    return hosts.find((host) => sideOnHost(g, brave, host) === side);
  },

  /** 9-4-1: the Brave goes to the new host, and the Brave of that one to the host that is left. */
  pairsOfSwap(g: BsGame, { brave, host, side }: BraveAction, from: CardState): readonly Combination[] {
    const others = g.rules.bravesOf(g, host!);
    return [
      { brave, host: host!, side, from },
      ...others.map((other) => ({
        ...{ brave: other, host: from, from: host! },
        side: g.rules.sideAfterSwap(g, other, host!, from),
      })),
    ];
  },

  /** An Imagine Brave that is exchanged keeps its side where its new host fits it, else it takes the other one. */
  sideAfterSwap(g: BsGame, brave: CardState, host: CardState, next: CardState): BsSide | undefined {
    const side = sideOnHost(g, brave, host);
    if (side === undefined || g.rules.meetsCondition(g, brave, next, side)) return side;
    const other = BS_SIDES.find((one) => one !== side)!;
    return g.rules.sideRefusal(g, brave, next, other) ? side : other;
  },

  /** 9-4-1, 9-4-2: at one moment, and no Brave becomes a Spirit by it. */
  *swapByAction(g: BsGame, action: BraveAction): Procedure {
    g.cite('9-4-1', '9-4-2', '9-3-4');
    const pairs = g.rules.pairsOfSwap(g, action, g.rules.hostLeft(g, action)!);
    const states = pairs.flatMap(({ brave, host, from }) =>
      isImagine(brave) ? [] : g.rules.stateOfCombined(g, host, from!.state),
    );
    if (states.length > 0) g.cite('9-3-6');
    yield* perform(g, ...states);
    yield* g.rules.linkBraves(g, pairs);
    for (const { brave, host } of pairs)
      emit(g, 'swapped', { player: g.rules.masterOf(g, brave), card: brave.id, host: host.id });
  },

  // --- what can be tried --------------------------------------------------------------------------------------------

  bravesInPlay(g: BsGame, player: PlayerId): readonly CardState[] {
    const all = [...onField(g, player), ...cardsIn(g, player, 'combined')];
    return all.filter((card) => sideOf(card).category === 'brave');
  },
} satisfies Section;

/** Returns what the action names; undefined: no own Brave. */
function braveActionOf(g: BsGame, player: PlayerId, action: Action): BraveAction | undefined {
  const { card: id, target, as, moves = [] } = action;
  const brave = g.rules.bravesInPlay(g, player).find((card) => card.id === id);
  if (!brave) return undefined;
  const host = target !== undefined && target in g.state.cards ? g.card(target) : undefined;
  return { player, brave, host, side: as as BsSide | undefined, moves };
}

const rowOf = (
  refusal: (g: BsGame, action: BraveAction) => Refusal | null,
  execute: (g: BsGame, action: BraveAction) => Procedure,
  candidates: ActionRow['candidates'],
): ActionRow => ({
  timings: ['main'],
  refusal(g, player, action) {
    const found = braveActionOf(g, player, action);
    return found
      ? refusal(g, found)
      : { clause: '9-3-1', reason: `${quoted(action.card)} is not a Brave that player ${player} has in play` };
  },
  candidates,
  execute: (g, player, action) => execute(g, braveActionOf(g, player, action)!),
});

const SIDES_OF: readonly (BsSide | undefined)[] = [undefined, ...BS_SIDES];

/** Names every Brave with every own host, on every side. */
const withEachHost = (type: 'combine' | 'swapBrave'): ActionRow['candidates'] => {
  return (g, player) =>
    g.rules.bravesInPlay(g, player).flatMap((brave) =>
      onField(g, player).flatMap((host) =>
        SIDES_OF.filter((side) => isImagine(brave) === (side !== undefined)).map((side): Action => {
          return { type, card: brave.id, target: host.id, ...(side && { as: side }) };
        }),
      ),
    );
};

const separations: ActionRow['candidates'] = (g, player) =>
  g.rules.bravesInPlay(g, player).flatMap((brave) =>
    g.rules.hostsOf(g, brave).flatMap((host): Action[] => {
      const moves = onePayment(g.rules.coresForBrave(g, player, brave, host));
      return moves ? [{ type: 'separate', card: brave.id, target: host.id, moves: [...moves] }] : [];
    }),
  );

export const braveRows: ActionRows = {
  combine: rowOf(
    (g, action) => g.rules.combineActionRefusal(g, action),
    (g, action) => g.rules.combineByAction(g, action),
    withEachHost('combine'),
  ),
  separate: rowOf(
    (g, action) => g.rules.separateRefusal(g, action),
    (g, action) => g.rules.separateByAction(g, action),
    separations,
  ),
  swapBrave: rowOf(
    (g, action) => g.rules.swapRefusal(g, action),
    (g, action) => g.rules.swapByAction(g, action),
    withEachHost('swapBrave'),
  ),
};
