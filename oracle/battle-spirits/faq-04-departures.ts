/** FAQ-4. Leaving the Field: it is decided first, and happens when all that follows from that has been resolved. */
import { isDeparting } from '../kernel/events/departures';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { playersInTurnOrder } from '../kernel/game';
import { cancelDeparture, type Destination } from '../kernel/changes';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import type { PlayerId } from '../../schemas/common';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { OF_FIELD, type BsGame } from './game';

/** How a card leaves. */
export type Leaving = 'destroy' | 'deplete' | 'return' | 'setAside' | 'remove';

export interface HowToLeave {
  readonly manner: Leaving;
  readonly to: Destination;
  readonly cause: CauseOf;
}

/** The event of each way of leaving, and what forbids it. */
const BY_MANNER: Readonly<Record<Leaving, { readonly event?: string; readonly forbiddenAs?: string }>> = {
  destroy: { event: 'destroyed', forbiddenAs: 'destroy' },
  deplete: { event: 'depleted' },
  return: { event: 'returned', forbiddenAs: 'toHand' },
  setAside: {},
  remove: {},
};

/**
 * A choice when cards are about to leave, e.g. of a Soul State or of a Brave that is kept. `sections.ts` puts the rows in
 * order: those of one player are all made before those of the other (R26).
 */
export interface ChoiceAtLeaving {
  /** The choices with the lower number come first. */
  readonly order: number;
  /** Returns what the player is asked about, e.g. the Braves of the cards that leave. */
  subjects(g: BsGame, player: PlayerId, leaving: readonly CardState[]): readonly CardState[];
  /** Asks about one of them and carries out the answer. */
  ask(g: BsGame, player: PlayerId, subject: CardState, leaving: readonly CardState[]): Procedure;
}

export const departures = {
  /** Nobody else moves cards off the Field. They go at one moment. */
  leaves(g: BsGame, cards: readonly CardState[], how: HowToLeave): Procedure {
    return perform(g, ...g.rules.changesOfLeaving(g, cards, how));
  },

  changesOfLeaving(
    g: BsGame,
    cards: readonly CardState[],
    { manner, to, cause }: HowToLeave,
  ): readonly IntendedChange[] {
    const { event: events, forbiddenAs } = BY_MANNER[manner];
    const isForbidden = (card: CardState) =>
      forbiddenAs !== undefined &&
      (forbiddenAs !== 'toHand' || to.zone === 'hand') &&
      g.rules.isProhibited(g, card, forbiddenAs, cause);
    return cards
      .filter((card) => !isForbidden(card))
      .map((card) => ({ card, to: { ...to, player: card.owner }, cause, ...(events && { events }) }));
  },

  /** 7-8-3 */
  destroy(g: BsGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    g.cite('7-8-3');
    return g.rules.leaves(g, cards, { manner: 'destroy', to: { zone: 'trash' }, cause });
  },

  canBeDestroyed(g: BsGame, card: CardState, cause: CauseOf): boolean {
    return OF_FIELD.includes(card.zone) && !g.rules.isProhibited(g, card, 'destroy', cause);
  },

  /** FAQ-4-3 */
  staysOnField(g: BsGame, card: CardState, state: string | undefined): void {
    cancelDeparture(g, card.id, state);
  },

  /** FAQ-4-1: cards of the Field leave in two steps; a forced separation does not (9-3-8). */
  departs(_g: BsGame, change: IntendedChange): boolean {
    return (
      'to' in change &&
      change.unreplaceable !== true &&
      LEAVING_FROM.includes(change.card.zone) &&
      !OF_FIELD.includes(change.to.zone)
    );
  },

  /** 16-4-3: what had to leave has left before a Burst is resolved. */
  comesAfterDepartures(g: BsGame, { ability }: PendingAbility): boolean {
    return g.rules.isBurst(g, ability);
  },

  /** 9-5, 21-3-2: the turn player's choices first, openly (R26). */
  *beforeDeparture(g: BsGame, leaving: readonly CardState[]): Procedure {
    const rows = [...g.rules.choicesAtLeaving].sort((one, other) => one.order - other.order);
    for (const player of playersInTurnOrder(g)) {
      for (const row of rows) {
        const left = leaving.filter((card) => isDeparting(g, card));
        for (const subject of row.subjects(g, player, left)) yield* row.ask(g, player, subject, left);
      }
    }
  },
} satisfies TableFor<KernelRules>;

const LEAVING_FROM: readonly string[] = ['field', 'combined'];
