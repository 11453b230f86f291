/** The frame of a battle: its steps in order while it goes on, its end, and the roles of the cards in it. */
import type { KernelRules, AnyGame } from '../rules';
import type { Handle, PlayerId } from '../../../schemas/common';
import { setBattle, setOrderedAttacks } from '../changes/battle';
import { NOTHING, type CardState, type CauseOf, type Procedure } from '../state';
import { participant, type Battle, type Participant, type Role } from '../state/battle';
import type { Game } from '../game';
import type { TableFor } from './tables';
import { enterPart, jumpOutOf, leavePart, leftBy, makeJump } from './jumps';
import type { OrderedAttacksTables } from './ordered-attacks';

/** The tables whose entries these procedures call. */
export type BattleTables = typeof battle & OrderedAttacksTables;

interface BattleRules extends Omit<KernelRules, keyof BattleTables>, BattleTables {}
export type BattleGame = Game<BattleRules, object>;

/** Ends the battle and drops all ordered attacks after a jump out of more than the battle (VG 18.4.1.2). */
export function breakOff(g: BattleGame): void {
  if (g.state.battle) setBattle(g, null);
  setOrderedAttacks(g, []);
}

export const battle = {
  battleSteps: [] as readonly string[],

  /**
   * Skips to the end of the battle as soon as it cannot go on, then makes the attacks that effects have ordered
   * meanwhile.
   */
  *fight(g: BattleGame): Procedure {
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

  /**
   * Called when the previous step has ended with all its effects. By default a battle goes on even if a card has left
   * it (VG 10.4.1.8.1, BS 7-3-5).
   */
  battleContinues(_g: BattleGame, _next: string): boolean {
    return true;
  },

  battleStep(_g: BattleGame, _step: string): Procedure {
    return NOTHING;
  },

  endOfBattle(_g: BattleGame): Procedure {
    return NOTHING;
  },

  // --- roles --------------------------------------------------------------------------------------------------------

  /** @param joined the cards as they were declared, since one of them may have changed on the way */
  beginBattle(
    g: BattleGame,
    attackers: readonly Handle[],
    targets: readonly Handle[],
    joined: readonly Participant[] = [...attackers, ...targets].map((id) => participant(g.card(id))),
  ): void {
    setBattle(g, { attackers, targets, guards: [], boosts: [], hits: null, joined });
  },

  /** Returns whether the card is still the object that joined the battle. */
  remainsInBattle(g: BattleGame, { joined }: Battle, id: Handle): boolean {
    return participates(g, joined, g.card(id));
  },

  attackersLeft(g: BattleGame, fought: Battle): CardState[] {
    return inRole(g, fought, fought.attackers);
  },

  targetsLeft(g: BattleGame, fought: Battle): CardState[] {
    return inRole(g, fought, fought.targets);
  },

  /**
   * Returns the cards that guard or boost `of` and are still the objects that began to. Where roles end by moving, `of`
   * must have its role still (VG 10.4.1.11.1).
   */
  helpersLeft(g: BattleGame, roles: readonly Role[], of: Handle): CardState[] {
    if (g.rules.rolesEndByMoving && !g.rules.remainsInBattle(g, g.state.battle!, of)) return [];
    const left = roles.filter(({ card, target }) => target === of && participates(g, [card], g.card(card.id)));
    return left.map(({ card }) => g.card(card.id));
  },

  /** Returns whether a card remains on both sides (LN 4-4-5, OP 7-1-1-4, DBS 7-1-4). */
  bothSidesRemain(g: BattleGame): boolean {
    const fought = g.state.battle!;
    return someRemain(g, fought, fought.attackers) && someRemain(g, fought, fought.targets);
  },

  /**
   * Makes the card the only target of the attack (VG 7.38.1.1).
   * @returns false if the card is not in play and so cannot be attacked
   */
  becomesTarget(g: BattleGame, card: CardState): boolean {
    if (!g.zonesWith.abilities.includes(card.zone)) {
      g.citePoint('targetNotInPlay');
      return false;
    }
    setBattle(g, attackOn(g.state.battle!, [card]));
    return true;
  },

  /** Changes the target of the attack by an effect; does nothing outside of a battle. */
  redirect(g: BattleGame, _player: PlayerId, card: CardState, _cause: CauseOf): void {
    if (g.state.battle) g.rules.becomesTarget(g, card);
  },

  /** Returns whether the card attacks or is attacked; for a snapshot, whether it was part of the battle then. */
  takesPart(g: AnyGame, card: CardState): boolean {
    const fought = g.state.battle;
    return fought !== null && isNamed(fought, card.id) && participates(g, fought.joined, card);
  },
} satisfies TableFor<KernelRules>;

/** Written as a loop because it runs before every step of every battle. */
function someRemain(g: BattleGame, fought: Battle, ids: readonly Handle[]): boolean {
  for (const id of ids) if (g.rules.remainsInBattle(g, fought, id)) return true;
  return false;
}

function inRole(g: BattleGame, fought: Battle, ids: readonly Handle[]): CardState[] {
  const left: CardState[] = [];
  for (const id of ids) if (g.rules.remainsInBattle(g, fought, id)) left.push(g.card(id));
  return left;
}

/** Returns whether the card is one of these, the same object and, where roles end by moving, still at its place. */
function participates(g: AnyGame, participants: readonly Participant[], card: CardState): boolean {
  for (const { id, zoneChangeCount, placed } of participants)
    if (id === card.id && zoneChangeCount === card.zoneChangeCount)
      if (!g.rules.rolesEndByMoving || placed === card.placed) return true;
  return false;
}

const isNamed = ({ attackers, targets }: Battle, id: Handle): boolean => attackers.includes(id) || targets.includes(id);

export const attackOn = (fought: Battle, targets: readonly CardState[]): Battle => ({
  ...fought,
  targets: targets.map(({ id }) => id),
  joined: [...fought.joined, ...targets.map(participant)],
});

/**
 * Adds a card that guards another (VG 10.4.1.9; a block, a cover). If it is attacked from then on, it also becomes a
 * target (`attackOn`).
 */
export const guarded = (fought: Battle, card: CardState, target: Handle): Battle => ({
  ...fought,
  guards: [...fought.guards, { card: participant(card), target }],
});

/** Adds a card that boosts an attacker (VG 10.4.1.11). */
export const boosted = (fought: Battle, card: CardState, target: Handle): Battle => ({
  ...fought,
  boosts: [...fought.boosts, { card: participant(card), target }],
});
