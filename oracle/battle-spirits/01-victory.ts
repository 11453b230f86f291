/** 1-6. Victory and defeat: no Life at any moment, no Deck at the own Start Step. */
import { playersInTurnOrder } from '../kernel/game';
import type { RuleRow } from '../kernel/procedures/rule-processing';
import { NOTHING, type Procedure } from '../kernel/state';
import type { PlayerId } from '../../schemas/common';
import { coresOn, lifeOf, type BsGame } from './game';
import type { Section } from './packs';

/** 1-6-2: judged after every change, whatever has taken the Life. */
export const noLife: RuleRow<BsGame> = {
  clauses: ['1-6-1', '1-6-2'],
  kind: 'interruptive',
  due: (g) =>
    playersInTurnOrder(g)
      .filter((player) => coresOn(lifeOf(g, player)) === 0)
      .map((player) => ({ player })),
  then: (g, due) =>
    g.rules.endWithLosers(
      g,
      due.map(({ player }) => player),
      'no Life',
    ),
};

export const victory = {
  /** 1-6-3 */
  loseByEmptyDeck(g: BsGame, player: PlayerId): Procedure {
    g.consult('1-6-3');
    if (g.zone(player, 'deck').length > 0) return NOTHING;
    g.cite('1-6-3');
    return g.rules.endWithLosers(g, [player], 'no cards in the Deck');
  },
} satisfies Section;
