/** 9. Rule processing: defeat is judged at once, in the middle of whatever is going on. */
import { setFact, tell } from '../kernel/changes';
import { playersInTurnOrder } from '../kernel/game';
import { type JournalEvent, type Procedure } from '../kernel/state';
import { type PlayerId } from '../../schemas/common';
import type { OpGame } from './game';
import type { Due, RuleRow } from '../kernel/procedures/rule-processing';

export const ruleProcessing = {
  /** 9-1-2: after every change, even in the middle of an effect. */
  afterGroup(g: OpGame, since: number): Procedure {
    if (g.state.facts.begun) g.rules.tellOfMoment(g, since);
    return g.rules.processRules(g);
  },

  /** What a moment comes to with all that has happened at it: for texts that count it. */
  tellOfMoment(g: OpGame, since: number): void {
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
      if (amount > 1) tell(g, 'donReturnedAtOnce', { player, amount });
      if (leftLife && g.rules.hasNoLife(g, player)) tell(g, 'lifeEmptied', { player });
    }
  },

  /** Not before the game has begun. */
  ruleApplies(g: OpGame): boolean {
    return g.state.facts.begun;
  },

  /** 9-2-1: all players who meet a condition when it begins lose. */
  ruleRows: [
    {
      clauses: ['9-1-2', '9-2-1'],
      kind: 'interruptive',
      due: (g) =>
        g.rules.isDefeated(g, 'A') || g.rules.isDefeated(g, 'B')
          ? g.rules.defeated(g).map((player) => ({ player }))
          : NOBODY,
      then(g, due) {
        const losers = due.map(({ player }) => player!);
        const reason = g.rules.defeatOf(g, losers[0]!)!;
        setFact(g, 'damagedAtZeroLife', []);
        return g.rules.judgeDefeat(g, losers, reason);
      },
    },
  ] as readonly RuleRow<OpGame>[],

  /** In the order of 1-3-10. */
  defeated(g: OpGame): readonly PlayerId[] {
    return playersInTurnOrder(g).filter((player) => g.rules.isDefeated(g, player));
  },

  isDefeated(g: OpGame, player: PlayerId): boolean {
    return g.rules.defeatOf(g, player) !== null;
  },
};

const isChangeOfZone = ({ type, from, to }: JournalEvent): boolean => type === 'moved' && from !== to;

const NOBODY: readonly Due[] = [];

/** Looked at after every change: has something happened at this moment that texts count? */
function isCounted(g: OpGame, since: number): boolean {
  for (let index = since; index < g.journal.length; index++) {
    const event = g.journal[index]!;
    if (event.type === 'moved' && (event.from === 'life' || event.to === 'donDeck')) return true;
  }
  return false;
}
