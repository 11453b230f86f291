/** 11-6. Viewing secret areas: who looks, and the shuffle of cards that were only looked at. */
import { PLAYERS, type PlayerId } from '../../schemas/common';
import { reorderZone, setFact } from '../kernel/changes';
import { looking } from '../kernel/procedures/looking';
import type { EffectContext } from '../kernel/rules';
import type { CardState, Procedure } from '../kernel/state';
import type { DbsGame } from './game';
import type { Section } from './packs';

export const viewing = {
  /** 11-6-1, 11-6-2 */
  *lookAt(g: DbsGame, context: EffectContext, viewer: PlayerId, cards: readonly CardState[]): Procedure {
    yield* looking.lookAt(g, context, viewer, cards);
    if (g.rules.saysWhatBecomesOf(g, context)) return;
    setFact(g, 'onlyLookedAt', [...g.state.facts.onlyLookedAt, ...cards.map(({ id }) => id)]);
  },

  /** 11-6-3: looks in the text for anything done with the cards that were looked at. */
  saysWhatBecomesOf(_g: DbsGame, { ability }: EffectContext): boolean {
    return /"(?:looked|chosen)":true/.test(JSON.stringify(ability.effect));
  },

  /** 11-6-3: the areas of cards that were only looked at are shuffled. */
  looksEnd(g: DbsGame, before: number): void {
    const { onlyLookedAt } = g.state.facts;
    looking.looksEnd(g, before);
    if (onlyLookedAt.length === 0) return;
    setFact(g, 'onlyLookedAt', []);
    for (const player of PLAYERS)
      for (const zone of g.rules.areasToShuffle)
        if (g.zone(player, zone).some((id) => onlyLookedAt.includes(id))) g.rules.shuffleArea(g, player, zone);
  },

  /** 11-6-3: only secret areas in which the order counts are shuffled. */
  areasToShuffle: ['deck', 'life'] as readonly string[],

  shuffleArea(g: DbsGame, player: PlayerId, zone: string): void {
    g.cite('11-6-3');
    reorderZone(g, player, zone, g.chance.shuffle(player, g.zone(player, zone)));
  },
} satisfies Section<'lookAt' | 'looksEnd'>;
