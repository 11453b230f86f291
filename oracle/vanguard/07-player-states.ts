/** 7.43, 7.44. Final Rush and worlds: what effects say of players, which other effects ask for. */
import type { Condition } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { modificationsOfPlayer } from '../kernel/continuous/modification';
import type { VgGame } from './game';
import type { Section } from './packs';
import type { AppliedModification } from '../kernel/state/applied';

/** What an effect says of a player: words of these kinds. */
export type PlayerWord = 'finalRush' | 'world';

export const playerStates = {
  /** 7.43.1 */
  isInFinalRush: (g: VgGame, player: PlayerId): boolean => g.rules.saidOfPlayer(g, player, 'finalRush').length > 0,

  /** 7.44.1.1, 7.44.2.1: what became last; undefined: blank. */
  worldOf: (g: VgGame, player: PlayerId): string | undefined => lastOf(g, g.rules.saidOfPlayer(g, player, 'world')),

  saidOfPlayer: (g: VgGame, player: PlayerId, word: PlayerWord): AppliedModification[] =>
    modificationsOfPlayer(g, player).filter(
      ({ modification, conditionUnmet }) =>
        modification.kind === 'words' && modification.word === word && conditionUnmet !== true,
    ),
} satisfies Section;

/** What a condition of a continuous ability asks of players. */
export function clausesOfStates(condition: Condition): readonly string[] {
  if ('inFinalRush' in condition) return ['7.43.1', '7.43.2'];
  return 'world' in condition ? ['7.44.1.1', '7.44.2.1', '7.44.3'] : [];
}

/** The word that has become one last. */
function lastOf(g: VgGame, changes: readonly AppliedModification[]): string | undefined {
  const time = ({ ability, source, stamp }: AppliedModification) => (ability ? g.card(source!).stamp : stamp);
  const [last] = [...changes].sort((one, other) => time(other) - time(one));
  return last?.modification.kind === 'words' ? last.modification.become?.[0] : undefined;
}
