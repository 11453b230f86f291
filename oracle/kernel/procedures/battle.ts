/** The frame of a battle: its steps in their order, as long as it goes on, and its end; and who is what in it. */
import type { TableFor } from './tables';
import type { KernelRules } from '../rules';
import type { Handle, PlayerId } from '../../../schemas/common';
import { setBattle, setOrderedAttacks } from '../changes/battle';
import type { AnyGame } from '../game';
import { isAmong, NOTHING, refTo, type CardState, type CauseOf, type ObjectRef, type Procedure } from '../state';
import type { Battle, Role } from '../state/battle';
import { enterPart, jumpOutOf, leavePart, leftBy, makeJump } from './jumps';
import type { CoreGame } from './types';

/** More than the battle has been left: nobody attacks any more, and no attack is still to be made (VG 18.4.1.2). */
export function breakOff(g: CoreGame): void {
  if (g.state.battle) setBattle(g, null);
  setOrderedAttacks(g, []);
}

export const battle = {
  /** The steps of a battle in their order. */
  battleSteps: [] as readonly string[],

  /** It is left for its end as soon as it does not go on; then come the attacks that effects have ordered meanwhile. */
  *fight(g: CoreGame): Procedure {
    const part = enterPart(g, 'battle');
    try {
      for (const step of g.rules.battleSteps) {
        if (!g.rules.battleContinues(g, step)) break;
        g.citePoint('battleStep');
        yield* g.rules.battleStep(g, step);
        makeJump(g);
      }
    } catch (thrown) {
      leftBy(thrown, part);
    } finally {
      leavePart(g);
    }
    jumpOutOf(g, part);
    yield* g.rules.endOfBattle(g);
    if (g.state.orderedAttacks.length > 0) yield* g.rules.executeOrderedAttacks(g);
  },

  /** Looked at when the step before has ended with all its effects. Left out: whoever has left (VG 10.4.1.8.1, BS 7-3-5). */
  battleContinues(_g: CoreGame, _next: string): boolean {
    return true;
  },

  battleStep(_g: CoreGame, _step: string): Procedure {
    return NOTHING;
  },

  endOfBattle(_g: CoreGame): Procedure {
    return NOTHING;
  },

  // --- roles --------------------------------------------------------------------------------------------------------

  /** @param joined all of them as they were declared: something may have happened to one on the way */
  beginBattle(
    g: CoreGame,
    attackers: readonly Handle[],
    targets: readonly Handle[],
    joined: readonly ObjectRef[] = [...attackers, ...targets].map((id) => refTo(g.card(id))),
  ): void {
    setBattle(g, { attackers, targets, guards: [], boosts: [], hits: null, joined });
  },

  /** Is it there as the object that joined the battle? */
  remainsInBattle(g: CoreGame, { joined }: Battle, id: Handle): boolean {
    return isAmong(joined, g.card(id));
  },

  attackersLeft(g: CoreGame, fought: Battle): CardState[] {
    return inRole(g, fought, fought.attackers);
  },

  targetsLeft(g: CoreGame, fought: Battle): CardState[] {
    return inRole(g, fought, fought.targets);
  },

  /** Of those that guard or boost this card the ones that are still what they were. */
  helpersLeft(g: CoreGame, roles: readonly Role[], of: Handle): CardState[] {
    const left = roles.filter(({ card, target }) => target === of && isAmong([card], g.card(card.id)));
    return left.map(({ card }) => g.card(card.id));
  },

  /** Is there still somebody on both sides (LN 4-4-5, OP 7-1-1-4, DBS 7-1-4)? */
  bothSidesRemain(g: CoreGame): boolean {
    const fought = g.state.battle!;
    return someRemain(g, fought, fought.attackers) && someRemain(g, fought, fought.targets);
  },

  /** The card is what is attacked from now on, alone (VG 7.38.1.1). @returns whether it is: what is not in play cannot be attacked */
  becomesTarget(g: CoreGame, card: CardState): boolean {
    if (!g.zonesWith.abilities.includes(card.zone)) {
      g.citePoint('targetNotInPlay');
      return false;
    }
    setBattle(g, attackOn(g.state.battle!, [card]));
    return true;
  },

  /** An effect says what is attacked from now on; nothing outside of a battle. */
  redirect(g: CoreGame, _player: PlayerId, card: CardState, _cause: CauseOf): void {
    if (g.state.battle) g.rules.becomesTarget(g, card);
  },

  /** Does the card attack, or is it attacked? Of a card as it was: whether it took part then. */
  takesPart(g: AnyGame, card: CardState): boolean {
    const fought = g.state.battle;
    return fought !== null && isNamed(fought, card.id) && isAmong(fought.joined, card);
  },
} satisfies TableFor<KernelRules>;

/** Asked before every step of every battle. */
function someRemain(g: CoreGame, fought: Battle, ids: readonly Handle[]): boolean {
  for (const id of ids) if (g.rules.remainsInBattle(g, fought, id)) return true;
  return false;
}

const inRole = (g: CoreGame, fought: Battle, ids: readonly Handle[]): CardState[] =>
  ids.filter((id) => g.rules.remainsInBattle(g, fought, id)).map((id) => g.card(id));

const isNamed = ({ attackers, targets }: Battle, id: Handle): boolean => attackers.includes(id) || targets.includes(id);

/** The battle with these cards as what is attacked. */
export const attackOn = (fought: Battle, targets: readonly CardState[]): Battle => ({
  ...fought,
  targets: targets.map(({ id }) => id),
  joined: [...fought.joined, ...targets.map(refTo)],
});

/** The battle with a card that guards another (VG 10.4.1.9; a block, a cover). Where it is then attacked itself it is a target as well. */
export const guarded = (fought: Battle, card: CardState, target: Handle): Battle => ({
  ...fought,
  guards: [...fought.guards, { card: refTo(card), target }],
});

/** The battle with a card that boosts an attacker (VG 10.4.1.11). */
export const boosted = (fought: Battle, card: CardState, target: Handle): Battle => ({
  ...fought,
  boosts: [...fought.boosts, { card: refTo(card), target }],
});
