/** 6.4. Legions: two vanguards on one circle, a leader and a mate. */
import type { CitedAnswer } from '../kernel/clauses';
import type { PlayerId } from '../../schemas/common';
import { emit, link, unlink } from '../kernel/changes';
import { statOf } from '../kernel/continuous/values';
import { perform } from '../kernel/events/perform';
import { linksOf, linksWith } from '../kernel/links';
import { chooseCards } from '../kernel/questions';
import type { CardState, CauseOf, EndedLink, Link, Procedure } from '../kernel/state';
import { LAYERS, type RuleValue } from './05-information';
import { remember, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** Two units that legion: the one that is there, and the one that comes. */
interface Legioning {
  readonly present: CardState;
  readonly placed: CardState;
  /** The one that the text names as the leader. Omitted: it names none (6.4.3.1.1). */
  readonly leader?: CardState;
}

export const legions = {
  /** 6.4.1: the card comes to the circle of the unit, as that lies; it is no ride (6.4.1.3.1.2). */
  *legion(g: VgGame, player: PlayerId, { present, placed, leader }: Legioning, cause?: CauseOf): Procedure {
    if (g.rules.isInLegion(g, present)) return g.cite('6.4.1.1');
    g.cite('6.4.1.2', '6.4.1.3', '6.4.1.3.1', '6.4.1.3.1.2', '6.4.3.1');
    g.rules.revealMate(g, placed);
    yield* g.rules.placeMate(g, player, present, placed, cause);
    if (!g.rules.isVanguard(g, placed)) return;
    const leads = leader ?? g.rules.leaderOf(g, present, placed);
    g.rules.joinLegion(g, leads, leads === present ? placed : present);
  },

  revealMate(g: VgGame, mate: CardState): void {
    if (g.rules.isHidden(g, mate)) g.rules.reveal(g, mate);
  },

  placeMate(g: VgGame, player: PlayerId, present: CardState, card: CardState, cause?: CauseOf): Procedure {
    const to = { zone: 'field', player, at: present.place!, face: 'up', state: present.state } as const;
    return perform(g, { card, to, events: ['placed'], ...(cause && { cause }) });
  },

  /** 6.4.3.1.1: the one that seeks the other; where neither does, the one that was there (6.4.3). */
  leaderOf(g: VgGame, present: CardState, placed: CardState): CardState {
    g.consult('6.4.3.1.1');
    return !g.rules.seeks(g, present, placed) && g.rules.seeks(g, placed, present) ? placed : present;
  },

  /** 6.4.1.3.1, 6.4.2.1 */
  joinLegion(g: VgGame, leader: CardState, mate: CardState): void {
    link(g, 'legion', mate.id, leader.id);
    for (const unit of [leader, mate]) {
      remember(g, 'legioned', unit);
      emit(g, 'legioned', { player: g.rules.masterOf(g, unit), card: unit.id });
    }
    g.cite('6.4.2.1', '6.4.2.3', '6.4.3.2');
  },

  /** 6.4.2.2 */
  isLegion(g: VgGame, card: CardState): CitedAnswer {
    return g.rules.isUnit(g, card) && g.rules.isInLegion(g, card) && ['6.4.2.2'];
  },

  /** The other unit of the legion. */
  partnersOf: (g: VgGame, card: CardState): CardState[] =>
    g.state.links.length === 0
      ? []
      : linksWith(g, card)
          .filter(({ kind }) => kind === 'legion')
          .map((entry) => g.card(entry.card === card.id ? entry.host : entry.card)),

  /** 6.4.3: the unit that was put beside the leader. */
  isLegionMate: (g: VgGame, card: CardState): boolean =>
    g.state.links.length > 0 && linksOf(g, card).some(({ kind }) => kind === 'legion'),

  /** 10.4.1.3: both units of a legion attack, its leader first; any other unit attacks alone. */
  attackTogether(g: VgGame, unit: CardState): readonly CardState[] {
    const partners = g.rules.partnersOf(g, unit).filter((one) => g.rules.isVanguard(g, one));
    return g.rules.isLegionMate(g, unit) ? [...partners, unit] : [unit, ...partners];
  },

  /** 6.4.4: both stand, and both rest. */
  changesOfPartners(g: VgGame, change: IntendedChange): readonly IntendedChange[] {
    if (!('state' in change)) return [];
    const partners = g.rules.partnersOf(g, change.card).filter((card) => g.rules.isUnit(g, card));
    if (partners.length > 0) g.cite('6.4.4');
    return partners.map((card) => ({ card, state: change.state }));
  },

  /** 6.4.4.1: what one of them cannot do the other cannot do. */
  boundTo(g: VgGame, card: CardState, what: string): readonly CardState[] {
    if (what !== 'stand' && what !== 'rest') return [];
    const partners = g.rules.partnersOf(g, card);
    if (partners.length > 0) g.consult('6.4.4.1');
    return partners;
  },

  /** 6.4.1.3.1.1, 6.5.4: also by a move to another circle, which is another zone. */
  linkEndsByMoving: (_g: VgGame, { kind }: Link): boolean => kind === 'legion' || kind === 'heart',

  /** 13.3.1: a mate whose leader has gone is a mate still. */
  legionsEnd(g: VgGame, ended: readonly EndedLink[]): void {
    if (ended.length === 0) return;
    g.cite('6.4.1.3.1.1');
    for (const { card, host } of ended) for (const id of [card, host]) remember(g, 'legioned', g.card(id));
    const mates = ended.map(({ card }) => g.card(card)).filter((card) => g.rules.isVanguard(g, card));
    for (const mate of mates) remember(g, 'leaderless', mate);
  },

  /** 6.4.1.3.1.1: one of the two alone becomes a heart. */
  leaveLegion(g: VgGame, units: readonly CardState[]): void {
    for (const unit of units) {
      const left = g.rules.partnersOf(g, unit).filter((one) => !units.includes(one));
      if (left.length === 0) continue;
      g.cite('6.4.1.3.1.1');
      for (const one of left) g.rules.endLegion(g, unit, one);
    }
  },

  endLegion(g: VgGame, one: CardState, other: CardState): void {
    unlink(g, one.id, other.id, 'legion');
    unlink(g, other.id, one.id, 'legion');
  },

  /** 6.5.2.2.4.1: whoever seeks the other leads; 6.5.2.2.4.1.2: where neither does, they are no legion any more. */
  *renewLegion(g: VgGame, one: CardState, other: CardState): Procedure {
    const from = [one, other].filter((card) => g.rules.seeks(g, card, card === one ? other : one));
    g.cite(CLAUSE_OF_SEEKERS[from.length]!);
    const player = g.rules.masterOf(g, one);
    const [leader] = yield* chooseCards(g, {
      ...{ player, kind: 'choose', from, min: 1, max: 1, clause: '6.5.2.2.4.1.1' },
    });
    g.rules.endLegion(g, one, other);
    if (leader) link(g, 'legion', (leader === one ? other : one).id, leader.id);
  },
} satisfies Section;

/** By the number of those that seek the other. */
const CLAUSE_OF_SEEKERS = ['6.5.2.2.4.1.2', '6.5.2.2.4.1', '6.5.2.2.4.1.1'] as const;

/** 10.4.1.11.1: a mate lends its leader its power, as long as both attack. */
export const powerOfMate: RuleValue = (g, card, stat) => {
  const fought = g.state.battle;
  if (stat !== 'power' || !fought || fought.attackers.length < 2 || fought.attackers[0] !== card.id) return NONE_LENT;
  const mates = g.rules.attackersOf(g).filter(({ id }) => id !== card.id);
  if (mates.length > 0) g.consult('10.4.1.11.1');
  return mates
    .filter((mate) => g.rules.isLegionMate(g, mate))
    .map((mate) => ({ layer: LAYERS.battle.at, by: statOf(g, mate, 'power') }));
};

const NONE_LENT = [] as const;
