/** 9. Rule processing: what interrupts, and what waits for a checkpoint or a counter timing. */
import { PLAYERS } from '../../schemas/common';
import { causeOfFall } from './09-cause-of-fall';
import { statOf } from '../kernel/continuous/values';
import { defeatRow } from '../kernel/procedures/defeats';
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import { cardsIn, isBattleCard, RULE, type DbsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** 9-2, 9-3, 9-5. Placing cards onto others needs no row, since it interrupts by itself (9-4-1). */
function rows(): readonly RuleRow<DbsGame>[] {
  return [
    defeatRow(['9-1-2-1', '9-2-1', '9-2-2']),
    {
      clauses: ['9-1-2-2', '9-1-2-3', '9-3-1', '9-3-2'],
      kind: 'confirmative',
      due: (g) => dueOfCards(g, g.rules.invalidCombos(g)),
      decide: (g, { card }) => g.rules.dropsByRule(g, card!, RULE),
    },
    {
      clauses: ['9-1-2-2', '9-1-2-3', '9-5-1', '9-5-2'],
      kind: 'confirmative',
      due: (g) => dueOfCards(g, g.rules.powerless(g)),
      decide: (g, { card }) => g.rules.dropsByRule(g, card!, g.rules.causeOfDrop(g, card!)),
    },
  ];
}

export const ruleProcessing = {
  /** 9-1-2-1: rules are processed after every change, even in the middle of an effect. */
  afterGroup(g: DbsGame): Procedure {
    return g.rules.processRules(g);
  },

  /** No rule applies before the game has begun. */
  ruleApplies(g: DbsGame): boolean {
    if (!g.state.facts.begun) g.consult('9-2-2');
    return g.state.facts.begun;
  },

  ruleRows: rows() as readonly RuleRow<never>[] as readonly RuleRow[],

  /** 9-3-2 */
  invalidCombos(g: DbsGame): readonly CardState[] {
    if (g.zone('A', 'combo').length + g.zone('B', 'combo').length === 0) return NO_CARDS;
    g.consult('9-3-2');
    return g.state.battle ? NO_CARDS : PLAYERS.flatMap((player) => cardsIn(g, player, 'combo'));
  },

  /** 9-5-2: finds Battle Cards without power in the Battle Area, except those that their text keeps there (1-3-1). */
  powerless(g: DbsGame): readonly CardState[] {
    if (g.zone('A', 'battle').length + g.zone('B', 'battle').length === 0) {
      g.consult('9-1-2-2');
      return NO_CARDS;
    }
    g.consult('9-1-2-2', '9-5-1', '9-5-2');
    let found: CardState[] | undefined;
    for (const player of PLAYERS)
      for (const id of g.zone(player, 'battle')) {
        const card = g.card(id);
        if (g.rules.isPowerless(g, card) && !g.rules.staysPowerless(g, card)) (found ??= []).push(card);
      }
    return found ?? NO_CARDS;
  },

  isPowerless(g: DbsGame, card: CardState): boolean {
    return isBattleCard(card) && statOf(g, card, 'power') <= g.rules.leastPower;
  },

  /** 1-3-1: a text can keep the card in the Battle Area whatever happens. */
  staysPowerless(g: DbsGame, card: CardState): boolean {
    return !g.isPlain && g.rules.isKeptInBattleArea(g, card, g.rules.keptBy(g, card), 'drop');
  },

  /**
   * Interpretation of 9-5-2-1: a rule and not a skill drops the card, so [Indestructible] does not keep it (10-12-1).
   */
  keptBy(_g: DbsGame, _card: CardState): CauseOf {
    return RULE;
  },

  /** 9-5-2: a card with this power or less is dropped. */
  leastPower: 0,

  /** 9-5-2-1: the effect that lowered its power counts as the cause. */
  causeOfDrop(g: DbsGame, card: CardState): CauseOf {
    const because = causeOfFall(g, card, 'power', g.rules.leastPower);
    if (because) g.cite('9-5-2-1');
    return { kind: 'rule', ...(because && { because }) };
  },

  *dropsByRule(g: DbsGame, card: CardState, cause: CauseOf): Procedure<readonly IntendedChange[]> {
    const events = g.rules.moveWords(g, card, { zone: 'drop' });
    return [{ card, to: g.rules.trashOf(g, card), events, cause }];
  },
} satisfies Section<'ruleApplies' | 'ruleRows'>;

const NO_CARDS: readonly CardState[] = [];
const NOTHING_DUE: readonly Due[] = [];

/** This runs after every change, and nearly always nothing is due, so the usual case makes no array. */
const dueOfCards = (g: DbsGame, cards: readonly CardState[]): readonly Due[] =>
  cards.length === 0 ? NOTHING_DUE : cards.map((card) => ({ player: g.rules.masterOf(g, card), card }));
