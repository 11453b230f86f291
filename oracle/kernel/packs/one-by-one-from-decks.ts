/** Cards leave a deck one by one; all other cards move at the same moment (OP 3-2-3, DBS 3-3-3). */
import type { KernelRules } from '../rules';
import { isMove, type Destination, type IntendedChange } from '../changes/intended';
import { perform } from '../events/perform';
import type { Game } from '../game';
import { moves } from '../procedures/moves';
import { combineTables, overriding, type TableFor } from '../procedures/tables';
import type { CardState, Procedure } from '../state';
import type { EffectRules } from '../procedures/effects';

type Decks = ReturnType<typeof oneByOneFromDecks>;
export interface DeckRules extends Omit<EffectRules, keyof Decks>, Decks {}
export type DeckGame = Game<DeckRules, object>;

/** @param needs the zones that cards leave one by one */
export const oneByOneFromDecks = <Zone extends string = never>({
  zones,
}: {
  readonly zones: readonly NoInfer<Zone>[];
}) =>
  combineTables(leavingDecks, executingMoves, { decks: zones as readonly string[] } satisfies TableFor<KernelRules>);

const leavingDecks = {
  /** Returns the clauses to cite when a card leaves this zone. */
  clausesOfDeck(_g: DeckGame, _zone: string): readonly string[] {
    return [];
  },
} satisfies TableFor<KernelRules>;

const executingMoves = overriding(moves, {
  *executeMoves(g: DeckGame, changes: readonly IntendedChange[]): Procedure {
    const isSingle = (change: IntendedChange) => isMove(change) && leavesForAnother(g, change.card, change.to);
    const [single, together] = [changes.filter(isSingle), changes.filter((change) => !isSingle(change))];
    if (together.length > 0) yield* perform(g, ...together);
    for (const change of single) {
      g.cite(...g.rules.clausesOfDeck(g, change.card.zone));
      yield* perform(g, change);
    }
  },
});

/** Returns whether the move takes the card out of one of these zones, rather than within it. */
export const leavesForAnother = (g: DeckGame, card: CardState, to: Destination): boolean =>
  g.rules.decks.includes(card.zone) && to.zone !== card.zone;
