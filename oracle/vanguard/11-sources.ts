/** 11.5. Where effects and damage come from. */
import type { PlayerFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { emit } from '../kernel/changes';
import type { CardState, CauseOf } from '../kernel/state';
import type { VgGame } from './game';
import type { Section } from './packs';

export const sources = {
  /** 11.5.1.1: the card that has the ability, whatever has given it the ability. */
  citeSource(g: VgGame, card: CardState): void {
    g.cite('11.5.1.1', ...(g.rules.isUnit(g, card) ? ['11.5.3.1'] : []));
  },

  /** 11.11.1: a source that has left in the middle of its effect is the unit that it was. */
  asSource: (g: VgGame, card: CardState): CardState =>
    g.frames.at(-1)?.context.tracked?.get(card.id)?.lastKnown ?? card,

  /** 11.5.2.1 */
  causeOfBattleDamage(g: VgGame, attacker: CardState): CauseOf {
    g.consult('11.5.2.1');
    return { kind: 'battle', player: g.rules.masterOf(g, attacker), source: attacker.id };
  },

  /** 11.5.2.2, 11.5.2.2.1: @param from the card that the effect names as the source @param dealer the player whom the text names */
  causeOfSkillDamage(
    g: VgGame,
    cause: CauseOf,
    from: CardState | undefined,
    dealer: PlayerFilter | undefined,
  ): CauseOf {
    g.consult('11.5.2.2', ...(dealer === undefined ? [] : ['11.5.2.2.1']));
    return from ? { ...cause, source: from.id } : cause;
  },

  /** `player`: the master of the vanguard. */
  emitDamage(g: VgGame, player: PlayerId, amount: number, cause: CauseOf | undefined): void {
    const card = g.rules.vanguardsOf(g, player)[0]?.id;
    emit(g, 'damageDealt', { player, amount, ...(card !== undefined && { card }), ...(cause && { cause }) });
  },
} satisfies Section;
