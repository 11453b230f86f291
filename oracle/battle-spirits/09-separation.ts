/** 9-3, 9-5. Separating Braves, and what becomes of them when their host leaves. */
import type { Action, CounterMove } from '../../schemas/actions';
import type { BsSide } from '../../schemas/battle-spirits';
import type { PlayerId } from '../../schemas/common';
import { emit, transferRoles, unlink } from '../kernel/changes';
import { onePayment, whyUnpaid, type Owed } from './06-payments';
import { perform, performEffectChange } from '../kernel/events/perform';
import { linksOn } from '../kernel/links';
import { acted, chooseCards, toAct } from '../kernel/questions';
import { cardsIn, playersInTurnOrder } from '../kernel/game';
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';
import { byRule, RULE, type CardState, type CauseOf, type Procedure, type Refusal } from '../kernel/state';
import { changesOf } from './05-main-step';
import { isImagine, sideOnHost } from './09-braves';
import { placeForLinked } from './23-tokens';
import type { ChoiceAtLeaving } from './faq-04-departures';
import type { BsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange, Destination } from '../kernel/changes/intended';
import { isDeparting } from '../kernel/objects/departing';

/** 9-3-7: a Brave whose host no longer meets its condition is separated at that moment. */
export const forcedSeparation: RuleRow<BsGame, DueSeparation> = {
  clauses: ['9-3-7'],
  kind: 'interruptive',
  due(g) {
    const unfit = g.rules.unfitCombinations(g);
    return unfit.length === 0
      ? unfit
      : playersInTurnOrder(g).flatMap((player) => unfit.filter((one) => one.player === player));
  },
  *then(g, due) {
    for (const { brave, host } of due) yield* g.rules.separateByForce(g, brave, host);
  },
};

/** A combination that no longer meets its condition. Its Brave is not the `card`, which may be departing. */
export interface DueSeparation extends Due {
  readonly brave: CardState;
  readonly host: CardState;
}

/** A Brave without the host that it had, and its side. */
export interface LeftBrave {
  readonly brave: CardState;
  readonly side: BsSide | undefined;
}

export const separation = {
  unfitCombinations(g: BsGame): readonly DueSeparation[] {
    if (g.state.links.length === 0) return [];
    return g.state.links.flatMap(({ kind, card, host, data }) => {
      const [brave, of] = [g.card(card), g.card(host)];
      const isFit =
        kind !== 'brave' || isDeparting(g, of) || g.rules.meetsCondition(g, brave, of, data?.side as BsSide);
      return isFit ? [] : [{ player: brave.owner, brave, host: of }];
    });
  },

  /**
   * 9-3-2: a Brave that has no host left comes into Spirit state, in the state of the host, with the Cores that are moved
   * onto it.
   */
  *separate(
    g: BsGame,
    brave: CardState,
    host: CardState,
    cause: CauseOf,
    moves: readonly CounterMove[] = [],
  ): Procedure {
    const { player, state } = { player: g.rules.masterOf(g, brave), state: g.rules.stateOfSeparated(g, brave, host) };
    const staysCombined = g.rules.hostsOf(g, brave).length > 1;
    const about = { player, card: brave.id, host: host.id };
    if (staysCombined) {
      yield* performEffectChange(g, () => {
        unlink(g, brave.id, host.id, 'brave');
        emit(g, 'separated', about);
      });
      return;
    }
    const placing = changesOf(g, moves, cause);
    yield* perform(g, { card: brave, to: { zone: 'field', player, state }, cause, events: 'separated' }, ...placing);
  },

  /** 9-5-2: as its host; 10-1-2: an Imagine Brave is never Exhausted. */
  stateOfSeparated(_g: BsGame, brave: CardState, host: CardState): string {
    return isImagine(brave) ? 'refreshed' : host.state;
  },

  /** 9-3-7, 9-3-8: its owner may place Cores on it; without them it goes to the Trash, and nothing is triggered. */
  *separateByForce(g: BsGame, brave: CardState, host: CardState): Procedure {
    const staysCombined = g.rules.hostsOf(g, brave).length > 1;
    const moves = staysCombined ? [] : yield* g.rules.coresAtForcedSeparation(g, brave);
    yield* g.rules.separateOrLose(g, brave, host, RULE, moves);
  },

  /** 9-3-3: its owner places Cores on it as in any separation. */
  *separateByEffect(g: BsGame, brave: CardState, host: CardState, cause: CauseOf): Procedure {
    g.cite('9-3-3');
    const owed = g.rules.coresForBrave(g, brave.owner, brave, host);
    const staysCombined = g.rules.hostsOf(g, brave).length > 1;
    const moves = staysCombined ? [] : yield* g.rules.chooseCoresForBrave(g, brave, 'forced', owed);
    yield* g.rules.separateOrLose(g, brave, host, cause, moves);
  },

  /** @param moves onto the Brave; null: it does not come into Spirit state (9-3-8) */
  *separateOrLose(
    g: BsGame,
    brave: CardState,
    host: CardState,
    cause: CauseOf,
    moves: readonly CounterMove[] | null,
  ): Procedure {
    g.consult('9-3-8');
    if (moves !== null) return yield* g.rules.separate(g, brave, host, cause, moves);
    g.cite('9-3-8');
    const to = { zone: 'trash', player: brave.owner };
    yield* perform(g, { card: brave, to, cause, events: 'separated', unreplaceable: true });
  },

  /** 9-3-3 */
  coresAtForcedSeparation(g: BsGame, brave: CardState): Procedure<readonly CounterMove[] | null> {
    return g.rules.chooseCoresForBrave(g, brave, 'forced', g.rules.coresForBrave(g, brave.owner, brave));
  },

  /**
   * Lets the owner move Cores onto a Brave that loses its host.
   * @returns null if the Brave does not stay on the Field
   */
  *chooseCoresForBrave(
    g: BsGame,
    brave: CardState,
    kind: 'keep' | 'forced',
    owed: Owed,
  ): Procedure<readonly CounterMove[] | null> {
    const one = onePayment(owed);
    const without = kind === 'forced' && g.rules.lowestOfBrave(g, brave) === 0 ? [] : null;
    if (!one) return without;
    const action = acted(
      yield toAct(g, {
        player: brave.owner,
        kind,
        refusal: (answer) => g.rules.keptCoresRefusal(g, brave, owed, answer),
        candidates: () => [{ type: 'keep', card: brave.id, ...(one.length > 0 && { moves: [...one] }) }],
      }),
    );
    return action ? (action.moves ?? []) : without;
  },

  keptCoresRefusal(_g: BsGame, brave: CardState, owed: Owed, { type, card, moves = [] }: Action): Refusal | null {
    if (type !== 'keep' || card !== brave.id) return { clause: '9-5-2', reason: `only "${brave.id}" can be kept now` };
    const reason = whyUnpaid(owed, moves);
    return reason === null ? null : { clause: '9-5-2', reason };
  },

  // --- 9-5 ----------------------------------------------------------------------------------------------------------

  /** 9-5-1: the Braves of the player that lose all their hosts; 10-2-6: one with a host that stays is not among them. */
  bravesWithoutHost(g: BsGame, player: PlayerId, leaving: readonly CardState[]): readonly CardState[] {
    const losesAll = (brave: CardState) => {
      const hosts = g.rules.hostsOf(g, brave);
      return hosts.length > 0 && hosts.every((host) => leaving.includes(host));
    };
    return cardsIn(g, player, 'combined').filter((brave) => !isDeparting(g, brave) && losesAll(brave));
  },

  /** 9-5-1, 9-5-2, 9-5-3 */
  *keepBrave(g: BsGame, brave: CardState): Procedure {
    g.cite('9-5-1');
    if (isImagine(brave)) g.cite('10-2-6');
    const [host] = g.rules.hostsOf(g, brave);
    const moves = yield* g.rules.chooseCoresForBrave(g, brave, 'keep', g.rules.coresForKept(g, brave, host!));
    if (moves === null) return yield* g.rules.goAlong(g, brave);
    g.cite('9-5-5', g.rules.lowestOfBrave(g, brave) === 0 ? '9-5-3' : '9-5-2');
    const player = g.rules.masterOf(g, brave);
    const to = { zone: 'field', player, state: g.rules.stateOfKept(g, brave, host!) };
    yield* perform(g, { card: brave, to, cause: byRule(brave.owner) }, ...changesOf(g, moves, byRule(brave.owner)));
    if (isImagine(brave)) g.cite('FAQ-7-3');
    if (g.rules.continuesFighting(g, brave)) g.rules.takePlaceInBattle(g, host!, brave);
  },

  /** 9-5-4: where its two Spirits go to two places at one moment, its owner chooses the one with which it goes along. */
  *goAlong(g: BsGame, brave: CardState): Procedure {
    const hosts = g.rules.hostsOf(g, brave);
    if (!g.rules.leaveForTwoPlaces(g, hosts)) return;
    g.cite('9-5-4');
    const choice = { player: brave.owner, kind: 'choose', from: hosts, min: 1, max: 1, clause: '9-5-4' };
    const [chosen] = yield* chooseCards(g, choice);
    for (const host of hosts) if (host !== chosen) unlink(g, brave.id, host.id, 'brave');
  },

  leaveForTwoPlaces(g: BsGame, hosts: readonly CardState[]): boolean {
    const places = hosts.map((host) => g.state.departures.find(({ card }) => card.id === host.id)?.to);
    return new Set(places.map((to) => to && placeForLinked(to).zone)).size > 1;
  },

  /** 9-5-2: also the Cores of the Spirit that leaves. */
  coresForKept(g: BsGame, brave: CardState, _host: CardState): Owed {
    return g.rules.coresForBrave(g, brave.owner, brave);
  },

  /** 9-5-2 */
  stateOfKept(g: BsGame, brave: CardState, host: CardState): string {
    return g.rules.stateOfSeparated(g, brave, host);
  },

  /** 9-5-6, FAQ-7-3: not an Imagine Brave. */
  continuesFighting(_g: BsGame, brave: CardState): boolean {
    return !isImagine(brave);
  },

  takePlaceInBattle(g: BsGame, host: CardState, brave: CardState): void {
    if (!g.state.battle) return;
    g.cite('9-5-6', 'FAQ-7-3');
    transferRoles(g, host.id, brave.id);
  },

  /** FAQ-7-8: the Braves do not go along with a card that changes places with one of the Hand. */
  bravesLeftBy(g: BsGame, host: CardState): readonly LeftBrave[] {
    const left = g.rules.bravesOf(g, host).map((brave) => ({ brave, side: sideOnHost(g, brave, host) }));
    for (const { brave } of left) unlink(g, brave.id, host.id, 'brave');
    return left;
  },

  /** FAQ-7-8: they are combined with the card that comes, or separated where it does not meet their condition. */
  *passBraves(g: BsGame, left: readonly LeftBrave[], host: CardState): Procedure {
    for (const { brave, side } of left) {
      g.cite('FAQ-7-8');
      if (g.rules.meetsCondition(g, brave, host, side)) yield* g.rules.linkBraves(g, [{ brave, host, side }]);
      else if (g.rules.hostsOf(g, brave).length === 0) yield* g.rules.separateByForce(g, brave, host);
    }
  },

  /** 9-5-4, 10-2-6: the Braves that have no other host left, and the sources, go where the card goes. */
  linkedToLeaver(
    g: BsGame,
    card: CardState,
    { zone, place, face }: Destination,
    group: readonly IntendedChange[],
  ): readonly IntendedChange[] {
    if (card.zone === 'sources') g.cite('19-3-4');
    if (g.rules.sourcesOf(g, card).length > 0) g.cite('19-3-5');
    const leaves = (host: CardState) => group.some((one) => 'to' in one && one.card === host);
    return linksOn(g, card).flatMap(({ kind, card: id }) => {
      const linked = g.card(id);
      if (kind === 'brave' && g.rules.hostsOf(g, linked).some((host) => host !== card && !leaves(host))) {
        g.cite('10-2-6', 'FAQ-7-4');
        return [];
      }
      if (kind === 'brave') g.cite('9-5-4', '9-5-5');
      return [{ card: linked, to: { zone, place, face, player: linked.owner }, cause: RULE }];
    });
  },
} satisfies Section;

/** 9-5-1: what of the Combined Spirits that leave is kept. */
export const keepingBraves: ChoiceAtLeaving = {
  order: 20,
  subjects: (g, player, leaving) => g.rules.bravesWithoutHost(g, player, leaving),
  ask: (g, _player, brave) => g.rules.keepBrave(g, brave),
};
