/** 13. Rule actions: what is looked at in every check timing. */
import type { PlayerId } from '../../schemas/common';
import { setFact, setPlayerCounter } from '../kernel/changes';
import { playersInTurnOrder } from '../kernel/game';
import type { RuleRow } from '../kernel/procedures/rule-processing';
import type { VgGame } from './game';

const LOSING: RuleRow<VgGame> = {
  clauses: ['13.2.1'],
  kind: 'confirmative',
  due: (g) => g.rules.defeated(g).map((player) => ({ player })),
  then(g, due) {
    const losers = due.map(({ player }) => player);
    g.rules.endWithLosers(g, losers, g.rules.defeatOf(g, losers[0]!)!);
  },
};

/** 13.6.1, 13.6.1.1: for one player at a time, the turn player first, while no card is in a trigger zone. */
const DAMAGE_APPLICATION: RuleRow<VgGame> = {
  clauses: ['13.6.1', '13.6.2', '13.6.3'],
  kind: 'confirmative',
  due(g) {
    const players = playersInTurnOrder(g);
    const isChecking = players.some((player) => g.zone(player, 'trigger').length > 0);
    const damaged = players.filter((player) => !isChecking && g.rules.vanguardDamage(g, player) > 0);
    return damaged.slice(0, 1).map((player) => ({ player }));
  },
  *decide(g, { player }) {
    setPlayerCounter(g, player, 'vanguardDamage', g.rules.vanguardDamage(g, player) - 1);
    const card = g.top(player, 'deck')!;
    setFact(g, 'damageCheck', card.id);
    return [{ card, to: { zone: 'trigger' } }];
  },
};

const DAMAGE_RESOLUTION: RuleRow<VgGame> = {
  clauses: ['13.7.1', '13.7.2'],
  kind: 'whenQuiet',
  due: ({ state }) => (state.facts.damageCheck === null ? [] : [{ player: state.turnPlayer }]),
  *decide(g) {
    const card = g.card(g.state.facts.damageCheck!);
    setFact(g, 'damageCheck', null);
    return [{ card, to: { zone: 'damage' } }];
  },
};

export const ruleActions = {
  ruleRows: [LOSING, DAMAGE_APPLICATION, DAMAGE_RESOLUTION] as readonly RuleRow<never>[] as readonly RuleRow[],

  vanguardDamage(g: VgGame, player: PlayerId): number {
    return g.state.players[player].counters.vanguardDamage ?? 0;
  },

  /** 13.2.2, 13.2.3, 13.2.4 */
  defeatOf(g: VgGame, player: PlayerId): string | null {
    const count = (zone: string) => g.zone(player, zone).length;
    const isWithoutVanguard = g.rules.unitsOn(g, player, 'vanguard').length + count('soul') === 0;
    const found = [
      count('damage') >= 6 && ['13.2.2', 'six cards in the damage zone'],
      count('deck') === 0 && ['13.2.3', 'no cards in the deck'],
      isWithoutVanguard && ['13.2.4', 'no vanguard and no soul'],
    ].find(Boolean) as [string, string] | undefined;
    if (found) g.cite(found[0]);
    return found ? found[1] : null;
  },
};
