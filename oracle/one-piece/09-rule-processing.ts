/** 9. Rule processing: defeats are judged at once, even in the middle of an effect. */
import { setFact, emit } from '../kernel/changes';
import { playersInTurnOrder } from '../kernel/game';
import { type JournalEvent, type Procedure } from '../kernel/state';
import { type PlayerId } from '../../schemas/common';
import type { OpGame } from './game';
import type { Section } from './packs';
import { defeatRow } from '../kernel/procedures/defeats';
import { victoryByEffects } from '../kernel/procedures/victory-by-effects';

export const ruleProcessing = {
  /** 9-1-2: rules are processed after every change, even in the middle of an effect. */
  afterGroup(g: OpGame, since: number): Procedure {
    if (g.state.facts.begun) g.rules.emitMomentEvents(g, since);
    return g.rules.processRules(g);
  },

  /** Emits events for the total of a moment, for texts that count what happened at once. */
  emitMomentEvents(g: OpGame, since: number): void {
    if (!isCounted(g, since)) return;
    const moves: JournalEvent[] = [];
    for (let index = since; index < g.journal.length; index++)
      if (isChangeOfZone(g.journal[index]!)) moves.push(g.journal[index]!);
    for (const player of playersInTurnOrder(g)) {
      let amount = 0;
      let leftLife = false;
      for (const { card, from, to } of moves) {
        if (g.card(card!).owner !== player) continue;
        if (to === 'donDeck') amount += 1;
        if (from === 'life') leftLife = true;
      }
      if (amount > 1) emit(g, 'donReturnedAtOnce', { player, amount });
      if (leftLife && g.rules.hasNoLife(g, player)) emit(g, 'lifeEmptied', { player });
    }
  },

  /** Rules are not processed during the preparations. */
  ruleApplies(g: OpGame): boolean {
    return g.state.facts.begun;
  },

  /** 9-2-1: all players lose who meet a condition when the processing begins. */
  ruleRows: [defeatRow(['9-1-2', '9-2-1'])],

  /** 9-2-1: one judgement covers all damage so far, so it is not judged a second time. */
  judgeDefeat(g: OpGame, losers: readonly PlayerId[], reason: string): Procedure {
    setFact(g, 'damagedAtZeroLife', []);
    return victoryByEffects.judgeDefeat(g, losers, reason);
  },
} satisfies Section<'ruleApplies' | 'ruleRows' | 'judgeDefeat'>;

const isChangeOfZone = ({ type, from, to }: JournalEvent): boolean => type === 'moved' && from !== to;

/** Runs after every change, so it only looks for an event that texts count at one moment. */
function isCounted(g: OpGame, since: number): boolean {
  for (let index = since; index < g.journal.length; index++) {
    const event = g.journal[index]!;
    if (event.type === 'moved' && (event.from === 'life' || event.to === 'donDeck')) return true;
  }
  return false;
}
