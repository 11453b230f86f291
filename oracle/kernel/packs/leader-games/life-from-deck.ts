/**
 * Life cards come from the deck and are laid out face down before the first turn (OP 3-10, 5-2-1-7; DBS 3-9, 5-2-1-7).
 */
import type { KernelRules } from '../../rules';
import type { PlayerId } from '../../../../schemas/common';
import { perform } from '../../events/perform';
import type { Game } from '../../game';
import { openingHands } from '../../procedures/opening-hand';
import { secrecy } from '../../procedures/secrecy';
import { combineTables, overriding, type TableFor } from '../../procedures/tables';
import type { Procedure } from '../../state';
import type { EffectRules } from '../../procedures/effects';

type Life = ReturnType<typeof lifeFromDeck>;
export interface LifeRules extends Omit<EffectRules, keyof Life>, Life {}
export type LifeGame = Game<LifeRules, object>;

/** @param needs the zone that holds the life cards */
export const lifeFromDeck = <Zone extends string = never>({ zone }: { readonly zone: NoInfer<Zone> }) =>
  combineTables(
    { lifeZone: zone as string } satisfies TableFor<KernelRules>,
    placingLife,
    layingOutLife,
    overriding(secrecy, { hiddenPiles: [zone] as readonly string[] }),
  );

const placingLife = {
  /** Returns the number of life cards to lay out. */
  lifeValue(_g: LifeGame, _player: PlayerId): number {
    return 0;
  },

  /** Each card goes to this end of the life pile. */
  placeOfLife: 'top' as 'top' | 'bottom',

  /** The cards move one by one from the top of the deck, and nobody looks at them. */
  *placeLife(g: LifeGame, player: PlayerId): Procedure {
    for (let left = g.rules.lifeValue(g, player); left > 0; left--) {
      const top = g.top(player, g.rules.commonZones.deck);
      if (!top) return g.citePoint('openingHandShort');
      g.citePoint('lifeLaidOut');
      yield* perform(g, { card: top, to: { zone: g.rules.lifeZone, face: 'down', place: g.rules.placeOfLife } });
    }
  },
} satisfies TableFor<KernelRules>;

const layingOutLife = overriding(openingHands, {
  stepsOfLayingOut: ['hand', 'redraw', 'life'] as readonly string[],

  layOutStep(g: LifeGame, player: PlayerId, step: string): Procedure {
    return step === 'life' ? g.rules.placeLife(g, player) : openingHands.layOutStep(g, player, step);
  },
});
