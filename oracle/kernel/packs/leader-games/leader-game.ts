/** A card in its own zone represents its player throughout the game (OP 3-6, DBS 3-5). */
import type { PlayerId } from '../../../../schemas/common';
import type { Game } from '../../game';
import { drawing } from '../../procedures/drawing';
import { orderChoices } from '../../procedures/choose-order';
import { combineTables, overriding, type TableFor } from '../../procedures/tables';
import type { KernelRules } from '../../rules';
import type { CardState, CauseOf } from '../../state';
import type { LeaderEffectRules } from './leader-effects';

type Leaders = ReturnType<typeof leaderGame>;
export interface LeaderRules extends Omit<LeaderEffectRules, keyof Leaders>, Leaders {}
export type LeaderGame = Game<LeaderRules, object>;

/** @param needs the zone that holds the leader */
export const leaderGame = <Zone extends string = never>({ zone }: { readonly zone: NoInfer<Zone> }) =>
  combineTables(
    {
      isLeader(_g: LeaderGame, card: CardState): boolean {
        return card.zone === zone;
      },

      /** Returns whether the card is a leader, which no effect can move. */
      leaderStays(g: LeaderGame, card: CardState): boolean {
        if (!g.rules.isLeader(g, card)) return false;
        g.citePoint('leaderStays');
        return true;
      },
    } satisfies TableFor<KernelRules>,
    overriding(orderChoices, {
      cardOfPlayer(g: LeaderGame, player: PlayerId): CardState | undefined {
        return g.top(player, zone);
      },
    }),
    overriding(drawing, {
      /** A prohibition on the player is a prohibition on the leader, so it is looked up there. */
      mayDraw(g: LeaderGame, player: PlayerId, cause?: CauseOf): boolean {
        const leader = g.rules.cardOfPlayer(g, player);
        return !leader || !g.rules.isProhibited(g, leader, 'draw', cause);
      },
    }),
  );
