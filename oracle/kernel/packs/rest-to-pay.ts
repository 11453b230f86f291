/** A player pays by resting cards of one zone (OP 3-9-2, DBS 8-4-2-3). */
import type { KernelRules } from '../rules';
import type { PlayerId } from '../../../schemas/common';
import { chooseCards } from '../questions';
import { perform, type IntendedChange } from '../events/perform';
import type { Game } from '../game';
import { combineTables, type TableFor } from '../procedures/tables';
import type { EffectRules } from '../procedures/types';
import type { CardState, CauseOf, Procedure } from '../state';
import { isTarget, type ContinuousEffect } from '../state/lasting';

type RestToPay = ReturnType<typeof restToPay>;
export interface RestToPayRules extends Omit<EffectRules, keyof RestToPay>, RestToPay {}
export type RestToPayGame = Game<RestToPayRules, object>;

/**
 * It needs `restedCards`.
 * @param needs the zone in which the cards lie with which a player pays
 */
export const restToPay = <Zone extends string = never>({ zone }: { readonly zone: NoInfer<Zone> }) =>
  combineTables(restingToPay, { payZone: zone as string });

export const restingToPay = {
  /** Rests so many of the cards with which a player pays. @param chosen those that the player has named */
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

  /** Those in the first state, which no effect keeps from being rested. */
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

  /** Cards of one place: nobody is asked where nothing tells them apart. */
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

  /** Of cards in one state to which the same has been done it does not matter which it is. */
  areAlike(g: RestToPayGame, cards: readonly CardState[]): boolean {
    const { effects } = g.state;
    if (cards.some(({ state }) => state !== cards[0]!.state)) return false;
    if (effects.length === 0) return true;
    const done = (card: CardState) => effects.flatMap((effect) => (isTarget(effect, card) ? [whatItDoes(effect)] : []));
    return new Set(cards.map((card) => done(card).sort().join())).size <= 1;
  },
} satisfies TableFor<KernelRules>;

/** And for how long: all but to which cards. */
const whatItDoes = ({ player, modification, until, turn }: ContinuousEffect): string =>
  JSON.stringify([player, modification, until, turn]);
