/** 9-3, 9-5. Separating Braves, and what becomes of them when their host leaves. */
import { emit, unlink } from '../kernel/changes';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { isDeparting } from '../kernel/events/departures';
import { linksOn } from '../kernel/links';
import { playersInTurnOrder } from '../kernel/game';
import type { Destination } from '../kernel/changes';
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { RULE, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import type { BsSide } from '../../schemas/battle-spirits';
import type { BsGame } from './game';

/** 9-3-7: a Brave whose host no longer meets its condition is separated at that moment. */
export const forcedSeparation: RuleRow<BsGame, DueSeparation> = {
  clauses: ['9-3-7'],
  kind: 'interruptive',
  due: (g) =>
    playersInTurnOrder(g).flatMap((player) => g.rules.unfitCombinations(g).filter((one) => one.player === player)),
  *then(g, due) {
    for (const { brave, host } of due) yield* g.rules.separateByForce(g, brave, host);
  },
};

/** A combination that no longer meets its condition. Its Brave is not the `card`, which may be departing. */
export interface DueSeparation extends Due {
  readonly brave: CardState;
  readonly host: CardState;
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

  /** 9-3-2: a Brave that has no host left comes into Spirit state, in the state of the host. */
  *separate(g: BsGame, brave: CardState, host: CardState, cause: CauseOf): Procedure {
    const player = g.rules.masterOf(g, brave);
    unlink(g, brave.id, host.id, 'brave');
    emit(g, 'separated', { player, card: brave.id, host: host.id });
    if (g.rules.hostsOf(g, brave).length > 0) return;
    yield* perform(g, { card: brave, to: { zone: 'field', player, state: host.state }, cause });
  },

  separateByForce(g: BsGame, brave: CardState, host: CardState): Procedure {
    return g.rules.separate(g, brave, host, RULE);
  },

  /** 9-5-4, 10-2-6: the Braves that have no other host left, and the sources, go where the card goes. */
  linkedToLeaver(
    g: BsGame,
    card: CardState,
    { zone, place, face }: Destination,
    group: readonly IntendedChange[],
  ): readonly IntendedChange[] {
    const leaves = (host: CardState) => group.some((one) => 'to' in one && one.card === host);
    return linksOn(g, card).flatMap(({ kind, card: id }) => {
      const linked = g.card(id);
      if (kind === 'brave' && g.rules.hostsOf(g, linked).some((host) => host !== card && !leaves(host))) return [];
      return [{ card: linked, to: { zone, place, face, player: linked.owner }, cause: RULE }];
    });
  },
} satisfies TableFor<KernelRules>;
