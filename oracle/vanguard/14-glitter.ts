/** 14.50. Glitter: a keyword without an effect of its own, and a condition that asks for it. */
import { matches } from '../kernel/reading/select';
import type { PlayerId } from '../../schemas/common';
import type { CardState } from '../kernel/state';
import { evaluationOf } from '../kernel/procedures/contexts';
import type { VgGame } from './game';
import type { Section } from './packs';

export const glitters = {
  /** 14.50.3.2 */
  hasGlitteringVanguard: (g: VgGame, player: PlayerId, name: string): boolean =>
    g.rules.vanguardsOf(g, player).some((unit) => g.rules.isNamedInPart(g, unit, name) && g.rules.glitters(g, unit)),

  isNamedInPart: (g: VgGame, unit: CardState, name: string): boolean =>
    matches(g, evaluationOf(g, unit), { nameContains: name }, unit),

  glitters: (g: VgGame, unit: CardState): boolean => g.rules.hasKeyword(g, unit, 'glitter'),
} satisfies Section;
