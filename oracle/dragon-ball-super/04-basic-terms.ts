/** 4. Basic terms: masters, card positions, drawing, damage. Checkpoints and free timing: 04-timing.ts; counter timing: 04-counter-timing.ts. */
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { emit } from '../kernel/changes';
import { perform, performAction } from '../kernel/events/perform';
import { mastery } from '../kernel/mastery';
import { damage, type DamageOptions } from '../kernel/packs/leader-games/damage';
import { NOTHING, oneByOne, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { cardsIn, leaderOf, type DbsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange, Intent } from '../kernel/changes/intended';

export const basicTerms = {
  /** 4-3-2 */
  masterOf: mastery.masterOf,

  /** 4-8-1 */
  zonesWithStates: ['leader', 'battle', 'energy'] as readonly string[],

  // --- 4-10 ---------------------------------------------------------------------------------------------------------

  /** 4-10-2-1, 3-9-2: the player chooses the life card, which nobody sees before. */
  *takeDamagePoint(g: DbsGame, player: PlayerId, { cause }: DamageOptions): Procedure {
    const [card] = yield* g.rules.chooseLife(g, player, 1);
    if (!card) return;
    g.cite('3-9-1', '4-10-2-1');
    yield* g.rules.moveLifeToHand(g, player, card, cause);
  },

  /** 3-9-2 */
  chooseLife(g: DbsGame, player: PlayerId, count: number): Procedure<readonly CardState[]> {
    g.cite('3-9-2');
    const from = cardsIn(g, player, 'life');
    return chooseCards(g, { player, kind: 'life', from, min: count, max: count, clause: '3-9-2' });
  },

  moveLifeToHand(g: DbsGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure {
    return perform(g, fromLifeToHand(g, player, card, cause));
  },

  /** Interpretation of 9-2-2: both players choose, the turn player first (1-3-4); then both take 1 damage at once. */
  *allTakeDamage(g: DbsGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    if (players.length === 1) return yield* damage.allTakeDamage(g, players, amount, options);
    yield* oneByOne(amount, () => g.rules.allTakeDamagePoint(g, players, options));
  },

  *allTakeDamagePoint(g: DbsGame, players: readonly PlayerId[], { cause }: DamageOptions): Procedure {
    const moves: IntendedChange[] = [];
    for (const player of players)
      for (const card of yield* g.rules.chooseLife(g, player, 1)) moves.push(fromLifeToHand(g, player, card, cause));
    g.cite('4-10-2-2', '1-3-4', '3-9-1', '4-10-2-1');
    yield* perform(g, ...moves);
  },

  /** 4-10-2-2. Life is not checked: a player without life has already lost (9-2-1). */
  *dealDamage(g: DbsGame, player: PlayerId, amount: number, options: DamageOptions): Procedure {
    yield* g.rules.strikePlayer(g, player, amount, options.cause);
  },

  /** 4-10-2-2: deals damage to both players. For one of them a replacement may apply (8-9-1). */
  *dealDamageToAll(g: DbsGame, players: readonly PlayerId[], amount: number, options: DamageOptions): Procedure {
    g.cite('4-11-1-2', '4-10-2-2');
    for (const points of g.rules.strikesOf(g, amount)) {
      const struck: PlayerId[] = [];
      for (const player of players)
        yield* performAction(g, strike(g, player, options.cause), () => {
          struck.push(player);
          return NOTHING;
        });
      if (struck.length > 0) yield* g.rules.dealDamageAtOnce(g, struck, points, options);
    }
  },

  /** 4-11-1-1, 4-11-1-2. @returns how much damage was dealt, without damage that was replaced (8-9-1) */
  *strikePlayer(g: DbsGame, player: PlayerId, amount: number, cause: CauseOf): Procedure<number> {
    g.cite(cause.kind === 'battle' ? '4-11-1-1' : '4-11-1-2', '4-10-2-2');
    let dealt = 0;
    for (const points of g.rules.strikesOf(g, amount))
      yield* performAction(g, strike(g, player, cause), () => {
        dealt += points;
        return g.rules.dealDamageAtOnce(g, [player], points, { cause });
      });
    return dealt;
  },

  /** Interpretation of 4-10-2-2: damage of any amount is dealt once, and 0 damage is not dealt at all. */
  strikesOf(_g: DbsGame, amount: number): readonly number[] {
    return amount > 0 ? [amount] : [];
  },

  /** 8-5-2-3 */
  emitActivation(g: DbsGame, player: PlayerId, card: CardState): void {
    emit(g, 'skillActivated', { player, card: card.id });
  },
} satisfies Section<
  | 'masterOf'
  | 'zonesWithStates'
  | 'takeDamagePoint'
  | 'allTakeDamage'
  | 'dealDamage'
  | 'dealDamageToAll'
  | 'emitActivation'
>;

/** Makes the intent to damage a player, which effects may replace. */
const strike = (g: DbsGame, player: PlayerId, cause: CauseOf): Intent => ({
  card: leaderOf(g, player),
  player,
  events: ['damageDealt'],
  details: { cause },
});

function fromLifeToHand(g: DbsGame, player: PlayerId, card: CardState, cause: CauseOf): IntendedChange {
  const to = { zone: 'hand', player, face: 'up' } as const;
  const insteadBy = g.rules.insteadOfHand(g, card, cause);
  return { card, to, events: g.rules.moveWords(g, card, to), cause, insteadBy };
}
