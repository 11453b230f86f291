/** 14.42. Homare: in a turn a player pays the cost of one ability with it. */
import type { PlayerId } from '../../schemas/common';
import type { Ability, CardState, Refusal } from '../kernel/state';
import { setPlayerFact, type VgGame } from './game';
import type { Section } from './packs';

export const homares = {
  /** One without a cost is not limited. */
  isHomare: (_g: VgGame, { keyword, cost }: Ability): boolean => keyword === 'homare' && cost !== undefined,

  /** 14.42.1: for an ability of any card. */
  hasPaidForHomare: (g: VgGame, player: PlayerId, _card: CardState): boolean =>
    g.state.facts.ofPlayer[player].homaresPaid > 0,

  homareRefusal: (g: VgGame, player: PlayerId, card: CardState, ability: Ability): Refusal | null =>
    g.rules.isHomare(g, ability) && g.rules.hasPaidForHomare(g, player, card)
      ? { clause: '14.42.1', reason: `player ${player} has already paid for an ability with Homare this turn` }
      : null,

  /** 14.42.1 */
  countHomare(g: VgGame, player: PlayerId, ability: Ability): void {
    if (!g.rules.isHomare(g, ability)) return;
    g.cite('14.42.1');
    setPlayerFact(g, player, 'homaresPaid', g.state.facts.ofPlayer[player].homaresPaid + 1);
  },
} satisfies Section;
