/** A player pays by resting cards in one zone (OP 3-9-2, DBS 8-4-2-3). */
import type { KernelRules } from '../../rules';
import type { PlayerId } from '../../../../schemas/common';
import { chooseCards } from '../../questions';
import { perform } from '../../events/perform';
import type { Game } from '../../game';
import { combineTables, type TableFor } from '../../procedures/tables';
import type { CardState, CauseOf, Procedure } from '../../state';
import { isTarget, type ContinuousEffect } from '../../state/lasting';
import type { IntendedChange } from '../../changes/intended';
import type { EffectRules } from '../../procedures/effects';

type RestToPay = ReturnType<typeof restToPay>;
export interface RestToPayRules extends Omit<EffectRules, keyof RestToPay>, RestToPay {}
export type RestToPayGame = Game<RestToPayRules, object>;

/**
 * Requires `restedCards`.
 * @param needs the zone of the cards that pay
 */
export const restToPay = <Zone extends string = never>({ zone }: { readonly zone: NoInfer<Zone> }) =>
  combineTables(restingToPay, { payZone: zone as string } satisfies TableFor<KernelRules>);

export const restingToPay = {
  /**
   * Rests `count` cards of the pay zone; does nothing if `count` is zero or less.
   * @param chosen the cards that the player has named; omitted if the player is still to choose
   */
  *restToPay(
    g: RestToPayGame,
    player: PlayerId,
    count: number,
    chosen?: readonly string[],
    cause: CauseOf = { kind: 'cost', player },
  ): Procedure {
    if (count <= 0) return;
    g.citePoint('restToPay');
    const cards = chosen
      ? g.rules.namedToRest(g, player, chosen)
      : yield* g.rules.chooseToRest(g, player, count, cause);
    yield* perform(g, ...cards.map((card): IntendedChange => ({ card, state: g.rules.restedState, cause })));
  },

  /** Returns the cards of the pay zone that are in the initial state and that no effect keeps from being rested. */
  cardsToRest(g: RestToPayGame, player: PlayerId, cause: CauseOf): CardState[] {
    const { initialState, payZone } = g.rules;
    const able: CardState[] = [];
    for (const id of g.zone(player, payZone)) {
      const card = g.card(id);
      if (card.state === initialState) able.push(card);
    }
    if (g.isPlain) return able;
    return able.filter((card) => g.rules.mayPayByResting(g, card, cause));
  },

  mayPayByResting(g: RestToPayGame, card: CardState, cause: CauseOf): boolean {
    return !g.rules.stateIsForbidden(g, card, g.rules.restedState, cause);
  },

  namedToRest(g: RestToPayGame, _player: PlayerId, chosen: readonly string[]): readonly CardState[] {
    return chosen.map((id) => g.card(id));
  },

  chooseToRest(g: RestToPayGame, player: PlayerId, count: number, cause: CauseOf): Procedure<readonly CardState[]> {
    return g.rules.chooseAlike(g, player, g.rules.cardsToRest(g, player, cause), count, g.clauseOf('restToPay'));
  },

  /** Asks the player only if the choice matters: candidates that are alike are taken in order. */
  *chooseAlike(
    g: RestToPayGame,
    player: PlayerId,
    candidates: readonly CardState[],
    count: number,
    clause: string | undefined,
  ): Procedure<readonly CardState[]> {
    if (candidates.length <= count || g.rules.areAlike(g, candidates)) return candidates.slice(0, count);
    return yield* chooseCards(g, { player, kind: 'choose', from: candidates, min: count, max: count, clause });
  },

  /** Cards are alike if they share a state and the same effects apply to them. */
  areAlike(g: RestToPayGame, cards: readonly CardState[]): boolean {
    const { effects } = g.state;
    if (cards.some(({ state }) => state !== cards[0]!.state)) return false;
    if (effects.length === 0) return true;
    const done = (card: CardState) => effects.flatMap((effect) => (isTarget(effect, card) ? [whatItDoes(effect)] : []));
    return new Set(cards.map((card) => done(card).sort().join())).size <= 1;
  },
} satisfies TableFor<KernelRules>;

/** The key leaves out which cards the effect applies to. */
const whatItDoes = ({ player, modification, until, turn }: ContinuousEffect): string =>
  JSON.stringify([player, modification, until, turn]);
