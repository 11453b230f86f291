/** Helpers that several misreadings of battles share. */
import { setBattle, setFact, emit } from '../../kernel/changes';
import { perform, performEffectChange } from '../../kernel/events/perform';
import { args, type Misreading } from '../../kernel/testing/misreadings';
import { refTo, type Procedure } from '../../kernel/state';
import type { Battle } from '../../kernel/state/battle';
import { cardsIn, RULE, type DbsGame, type DbsRules } from '../game';

/** Holds in a battle that has not reached its Damage Step. */
export const ofLeaving = (g: DbsGame): boolean => g.state.battle !== null && g.state.battle.hits === null;
export const ofFought = (g: DbsGame): boolean => g.state.battle !== null && g.state.battle.hits !== null;

export const combosOf = (g: DbsGame) => [...cardsIn(g, 'A', 'combo'), ...cardsIn(g, 'B', 'combo')];

export const combosToHands = (g: DbsGame): Procedure =>
  perform(
    g,
    ...combosOf(g).map((card) => ({ card, to: { zone: 'hand', player: card.owner }, cause: RULE, events: [] })),
  );

/** At the end of a battle the attack card is meant, whether or not it has become another card. */
export const anyAttackCard = (isMatch: (g: DbsGame) => boolean): Misreading<DbsRules> =>
  args('emitBattleEnd', (g, fought) => [
    g,
    isMatch(g) ? { ...fought, joined: fought.joined.map(({ id }) => refTo(g.card(id))) } : fought,
  ]);

type Part = 'combos' | 'power' | 'trigger' | 'lasting';

/** Ends the battle with its parts in another order; parts left out come after the battle. */
export const inOrderOfEnd =
  (isMatch: (g: DbsGame) => boolean, order: readonly Part[]): Misreading<DbsRules> =>
  (rules) => ({
    endOfBattle: (g) => (isMatch(g) ? endInOrder(g, g.state.battle!, order) : rules.endOfBattle(g)),
  });

function* endInOrder(g: DbsGame, fought: Battle, order: readonly Part[]): Procedure {
  const combos = combosOf(g);
  const parts: Readonly<Record<Part, () => Procedure>> = {
    combos: () => g.rules.dropCombos(g),
    power: () => performEffectChange(g, () => g.rules.endComboPower(g)),
    trigger: () => g.rules.triggersOfEnd(g, fought, combos),
    lasting: () => performEffectChange(g, () => g.rules.endBattleEffects(g)),
  };
  for (const part of order) yield* parts[part]();
  setBattle(g, null);
  setFact(g, 'attackNegated', false);
  emit(g, 'battleOver', { player: g.state.turnPlayer });
  for (const part of Object.keys(parts) as Part[]) if (!order.includes(part)) yield* parts[part]();
}
