/** 4.2, 4.3. Public and hidden zones: who may know a card. */
import type { PlayerId } from '../../schemas/common';
import type { CardState } from '../kernel/state';
import { isPseudoCard } from './15-pseudo-cards';
import type { VgGame } from './game';
import type { Section } from './packs';

/** Zones whose face-down cards their owner alone may look at, with the clauses. */
const HIDE_FACE_DOWN: Readonly<Record<string, string>> = {
  bind: '4.12.3',
  gZone: '4.14.2',
  gauge: '4.15.2',
  rideDeck: '4.18.2',
};

/** The clauses by which everybody sees the cards of a zone, first face up, then face down. */
const OPEN: Readonly<Record<string, readonly [string, string?]>> = {
  field: ['4.9.3', '4.9.3.1'],
  drop: ['4.7.2'],
  soul: ['4.10.2'],
  damage: ['4.11.2', '4.11.2.1'],
  bind: ['4.12.2'],
  trigger: ['4.13.2'],
  orderArea: ['4.16.2'],
  orderZone: ['4.17.2', '4.17.2'],
  rideDeck: ['4.18.5'],
  gZone: ['4.14.4'],
  removed: ['7.19.2'],
};

export const visibility = {
  sees(g: VgGame, viewer: PlayerId, card: CardState): boolean {
    if (card.zone === 'deck') return g.rules.seesDeck(g, viewer, card);
    if (card.zone === 'hand') return g.rules.seesPseudoCard(g, card) || g.rules.seesHand(g, viewer, card);
    // The first vanguard is not shown before the game begins (8.2.1.2).
    if (card.zone === 'field' && g.state.phase === 'preparation' && card.face === 'down') return card.owner === viewer;
    return g.rules.isHiddenFaceDown(g, card)
      ? g.rules.seesFaceDown(g, viewer, card)
      : g.rules.seesOpen(g, viewer, card);
  },

  /** 15.2.1.1.1, 15.2.1.1.1.1: everybody can tell a pseudo-card from the cards. */
  seesPseudoCard(g: VgGame, card: CardState): boolean {
    if (!isPseudoCard(card)) return false;
    g.consult('15.2.1.1.1', '15.2.1.1.1.1');
    return true;
  },

  /** Does it lie face down where others may not see it? Gauge is hidden in any case. */
  isHiddenFaceDown: (_g: VgGame, { zone, face }: CardState): boolean =>
    zone === 'gauge' || (face === 'down' && zone in HIDE_FACE_DOWN),

  /** 4.2.3, 4.3.3.2: only its owner. */
  seesFaceDown(g: VgGame, viewer: PlayerId, card: CardState): boolean {
    g.consult('4.2.3', '4.3.3.2', '4.3.3.3', HIDE_FACE_DOWN[card.zone]!);
    return card.owner === viewer;
  },

  /** 4.1.6: a hidden card that an effect keeps where it is because of what it is. */
  showKeptHidden(g: VgGame, card: CardState): void {
    g.cite('4.1.6');
    g.rules.show(g, card);
  },

  /** 4.2.2, 4.3.3.1; 4.1.5: face-down cards of public zones as well. */
  seesOpen(g: VgGame, _viewer: PlayerId, { zone, face }: CardState): boolean {
    const [up, down] = OPEN[zone] ?? [];
    if (zone === 'field') g.consult('4.8.3');
    g.consult('4.2.2', '4.3.3', face === 'up' ? '4.3.3.1' : '4.1.5');
    const clause = face === 'up' ? up : down;
    if (clause !== undefined) g.consult(clause);
    return true;
  },
} satisfies Section<'sees'>;
