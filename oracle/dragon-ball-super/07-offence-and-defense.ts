/** 7-2, 7-3. The Offence Step and the Defense Step: combos and [Activate: Battle]. */
import type { EffectContext } from '../kernel/rules';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { cannotAct, quoted } from '../kernel/reasons';
import { opponentOf, NOTHING, type CardState, type CauseOf, type Procedure, type Refusal } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, toAct } from '../kernel/questions';
import { emit } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { causeOf } from '../kernel/language/instructions';
import { byRule, cardAmong, cardsInZones, categoryOf, isActive, type DbsGame } from './game';
import type { Section } from './packs';
import { duelOf } from '../kernel/packs/leader-games/duels';

export const offenceAndDefense = {
  noStep(_g: DbsGame): Procedure {
    return NOTHING;
  },

  /** 7-2-1-1 to 7-2-1-3 */
  *offenceStep(g: DbsGame): Procedure {
    const player = g.state.turnPlayer;
    yield* g.rules.stepStarts(g, 'offence', player);
    g.cite('7-2-1-2');
    yield* g.rules.actInStep(g, 'offence', player);
    g.consult('7-2-1-3');
  },

  /** 7-3-1-1 to 7-3-1-3 */
  *defenseStep(g: DbsGame): Procedure {
    const player = opponentOf(g.state.turnPlayer);
    yield* g.rules.stepStarts(g, 'defense', player);
    g.cite('7-3-1-2');
    yield* g.rules.actInStep(g, 'defense', player);
    g.consult('7-3-1-3');
  },

  /** 7-2-1-1, 7-3-1-1, 7-4-1-1. A step follows when the player of the step before does nothing more (7-2-1-3, 7-3-1-3). */
  *stepStarts(g: DbsGame, step: FightingStep | 'damage', player: PlayerId): Procedure {
    const { clauses, event } = START[step];
    g.cite(...clauses);
    emit(g, event, { player });
    yield* g.rules.runCheckpoint(g);
  },

  /** 4-6-2: a step gives free timing, with a checkpoint after each action. */
  actInStep(g: DbsGame, step: FightingStep, player: PlayerId): Procedure {
    return g.rules.freeTiming(g, step, player, () => g.rules.actionInStep(g, step, player));
  },

  /** @returns false if the player does nothing more */
  *actionInStep(g: DbsGame, step: FightingStep, player: PlayerId): Procedure<boolean> {
    if (!g.rules.battleContinues(g, step)) return false;
    const action = acted(
      yield toAct(g, {
        player,
        kind: step,
        refusal: (answer) => g.rules.stepRefusal(g, player, answer),
        candidates: () => g.rules.stepActions(g, player),
      }),
    );
    if (!action) return false;
    if (action.type === 'combo') yield* g.rules.combo(g, player, action);
    else {
      g.cite(...g.rules.clausesOfSkillInStep(g, player, action));
      yield* g.rules.activateSkill(g, player, action, 'battle');
    }
    return true;
  },

  /** 7-2-1-2-3, 7-2-1-2-3-1, 7-2-1-2-3-2, and the same clauses of 7-3 */
  clausesOfSkillInStep(g: DbsGame, player: PlayerId, { card: id }: Action): string[] {
    const clause = `${clauseOfStep(g, player)}-3`;
    const card = cardAmong(g, player, TURNED_OVER_IN, id);
    const turnsOver = card && abilitiesOf(g, card).some(({ type }) => type === 'awaken' || type === 'wish');
    return [clause, `${clause}-1`, ...(turnsOver ? [`${clause}-2`] : [])];
  },

  stepRefusal(g: DbsGame, player: PlayerId, action: Action): Refusal | null {
    if (action.type === 'combo') return g.rules.comboRefusal(g, player, action);
    if (action.type === 'activate') {
      const refusal = g.rules.skillRefusal(g, player, action, 'battle');
      return (
        refusal && {
          ...refusal,
          further: [...(refusal.further ?? []), ...g.rules.clausesOfSkillInStep(g, player, action)],
        }
      );
    }
    return { clause: clauseOfStep(g, player), reason: cannotAct(player, action.type) };
  },

  stepActions(g: DbsGame, player: PlayerId): Action[] {
    const combos: Action[] = cardsInZones(g, player, COMBO_FROM).map(({ id }) => ({ type: 'combo', card: id }));
    return [...combos, ...g.rules.skillActions(g, player, 'battle')];
  },

  // --- combos -------------------------------------------------------------------------------------------------------

  /** 7-2-1-2-1, 7-2-1-2-2, 7-3-1-2-1, 7-3-1-2-2; 3-7-3-1, 3-7-4 */
  comboRefusal(g: DbsGame, player: PlayerId, action: Action): Refusal | null {
    const clause = clauseOfStep(g, player);
    const card = cardAmong(g, player, COMBO_FROM, action.card);
    if (!card) return { clause, reason: `${quoted(action.card)} is not in player ${player}'s hand or Battle Area` };
    return (
      g.rules.comboCardRefusal(g, card) ??
      g.rules.comboFromBattleRefusal(g, player, card) ??
      g.rules.comboCostRefusal(g, player, card, action.cards)
    );
  },

  /** 3-7-3-1, 3-7-1; 1-3-3 */
  comboCardRefusal(g: DbsGame, card: CardState): Refusal | null {
    if (
      categoryOf(card) !== 'battle' ||
      !g.rules.hasStat(g, card, 'comboPower') ||
      !g.rules.hasStat(g, card, 'comboCost')
    )
      return { clause: '3-7-3-1', reason: `"${card.id}" has no combo cost or no combo power` };
    return g.rules.isProhibited(g, card, 'combo', byRule(g.rules.masterOf(g, card)))
      ? { clause: '1-3-3', reason: `an effect forbids a combo with "${card.id}"` }
      : null;
  },

  /** 7-2-1-2-1, 7-3-1-2-1: the card must be in Active Mode and must not be fighting for the player. */
  comboFromBattleRefusal(g: DbsGame, player: PlayerId, card: CardState): Refusal | null {
    if (card.zone !== 'battle') return null;
    const clause = clauseOfCombo(g, player, card);
    if (!g.rules.isFreeForCombo(g, card)) return { clause, reason: `"${card.id}" is in Rest Mode` };
    return g.rules.isFighting(g, player, card)
      ? { clause, reason: `"${card.id}" is itself fighting in this battle` }
      : null;
  },

  /** 7-2-1-2-1, 7-3-1-2-1 */
  isFreeForCombo(_g: DbsGame, card: CardState): boolean {
    return isActive(card);
  },

  /** 7-2-1-2-1: the turn player fights with the attack card. 7-3-1-2-1: the other player fights with the guard card. */
  isFighting(g: DbsGame, player: PlayerId, card: CardState): boolean {
    const { attacker, target } = duelOf(g);
    return card.id === (player === g.state.turnPlayer ? attacker : target);
  },

  /** 7-2-1-2-1-1, 7-2-1-2-2-1, 7-3-1-2-1-1, 7-3-1-2-2-1 */
  comboCostRefusal(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
  ): Refusal | null {
    const clause = clauseOfComboCost(g, player, card);
    const cost = g.rules.comboCostOf(g, card);
    const payable = g.rules.cardsToRest(g, player, { kind: 'cost', player });
    if (payable.length < cost)
      return {
        clause,
        reason: `the combo cost of "${card.id}" is ${cost}, but player ${player} has ${payable.length} energy in Active Mode`,
      };
    if (!chosen) return null;
    const fits =
      chosen.length === cost && new Set(chosen).size === cost && chosen.every((id) => payable.includes(g.card(id)));
    return fits
      ? null
      : { clause, reason: `the combo cost of ${cost} must be paid with that much energy in Active Mode` };
  },

  /** Pays for the card and places it in the Combo Area. An unpaid card stays where it is. */
  *combo(g: DbsGame, player: PlayerId, action: Action): Procedure {
    const card = g.card(action.card!);
    g.cite(clauseOfCombo(g, player, card), clauseOfComboCost(g, player, card), '3-7-1', '3-7-4');
    if (!(yield* g.rules.comboIsPaid(g, player, card, action.cards))) return;
    g.cite(clauseOfCombo(g, player, card));
    yield* g.rules.placeInComboArea(g, player, card);
  },

  comboCostOf(g: DbsGame, card: CardState): number {
    return statOf(g, card, 'comboCost');
  },

  /** 7-2-1-2-1-1 and its like, with 8-9-1-1: a replaced payment does not count as payment. */
  comboIsPaid(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    chosen: readonly string[] | undefined,
  ): Procedure<boolean> {
    const pays = () => g.rules.payForCombo(g, player, card, chosen);
    return g.rules.isDoneAsWritten(g, { kind: 'cost', player }, pays);
  },

  payForCombo(g: DbsGame, player: PlayerId, card: CardState, chosen: readonly string[] | undefined): Procedure {
    return g.rules.payBill(g, player, [{ count: g.rules.comboCostOf(g, card), serves: () => true }], chosen);
  },

  /** 3-7-3 */
  *placeInComboArea(g: DbsGame, player: PlayerId, card: CardState, cause: CauseOf = byRule(player)): Procedure {
    g.consult('3-7-3-1');
    g.cite('3-7-3');
    const events = g.rules.moveWords(g, card, { zone: 'combo' });
    yield* perform(g, { card, to: { zone: 'combo', player, state: 'active' }, events, cause });
    if (card.zone === 'combo') g.rules.leaveEffectsBehind(g, card);
  },

  /**
   * 3-7-3, 3-7-3-1: a skill makes a combo without payment. Outside of a battle the card does not stay there (9-3-2).
   */
  *comboBySkill(g: DbsGame, context: EffectContext, card: CardState): Procedure {
    g.cite('3-7-3-1');
    if (g.rules.comboCardRefusal(g, card) !== null) return;
    yield* g.rules.placeInComboArea(g, context.player, card, causeOf(context));
  },
} satisfies Section;

export type FightingStep = 'offence' | 'defense';

const TURNED_OVER_IN: readonly string[] = ['leader', 'battle'];
const COMBO_FROM: readonly string[] = ['hand', 'battle'];

const START = {
  offence: { clauses: ['7-2-1-1'], event: 'offenceStepStarting' },
  defense: { clauses: ['7-3-1-1', '7-2-1-3'], event: 'defenseStepStarting' },
  damage: { clauses: ['7-4-1-1', '7-3-1-3'], event: 'damageStepStarting' },
} as const;

const isOffence = (g: DbsGame, player: PlayerId): boolean => player === g.state.turnPlayer;

const clauseOfStep = (g: DbsGame, player: PlayerId): string => (isOffence(g, player) ? '7-2-1-2' : '7-3-1-2');

const clauseOfCombo = (g: DbsGame, player: PlayerId, { zone }: CardState): string =>
  `${clauseOfStep(g, player)}-${zone === 'battle' ? '1' : '2'}`;

const clauseOfComboCost = (g: DbsGame, player: PlayerId, card: CardState): string =>
  `${clauseOfCombo(g, player, card)}-1`;
