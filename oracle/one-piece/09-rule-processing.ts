/** 9. Rule processing: defeat is judged at once, in the middle of whatever is going on. */
import { setFact, emit } from '../kernel/changes';
import { playersInTurnOrder } from '../kernel/game';
import { type JournalEvent, type Procedure } from '../kernel/state';
import { type PlayerId } from '../../schemas/common';
import type { OpGame } from './game';
import { defeatRow } from '../kernel/procedures/defeats';
import { victoryByEffects } from '../kernel/procedures/victory';

export const ruleProcessing = {
  /** 9-1-2: after every change, even in the middle of an effect. */
  afterGroup(g: OpGame, since: number): Procedure {
    if (g.state.facts.begun) g.rules.emitMomentEvents(g, since);
    return g.rules.processRules(g);
  },

  /** What a moment comes to with all that has happened at it: for texts that count it. */
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

  /** Not before the game has begun. */
  ruleApplies(g: OpGame): boolean {
    return g.state.facts.begun;
  },

  /** 9-2-1: all players who meet a condition when it begins lose. */
  ruleRows: [defeatRow(['9-1-2', '9-2-1'])],

  /** 9-2-1: what was met when it began has been judged with it. */
  judgeDefeat(g: OpGame, losers: readonly PlayerId[], reason: string): Procedure {
    setFact(g, 'damagedAtZeroLife', []);
    return victoryByEffects.judgeDefeat(g, losers, reason);
  },
};

const isChangeOfZone = ({ type, from, to }: JournalEvent): boolean => type === 'moved' && from !== to;

/** Looked at after every change: has something happened at this moment that texts count? */
function isCounted(g: OpGame, since: number): boolean {
  for (let index = since; index < g.journal.length; index++) {
    const event = g.journal[index]!;
    if (event.type === 'moved' && (event.from === 'life' || event.to === 'donDeck')) return true;
  }
  return false;
}
