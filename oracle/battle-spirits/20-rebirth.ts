/** 20. Rebirth: a card turns to its other side, and stays the card that it is. */
import type { PlayerId } from '../../schemas/common';
import { cancelDeparture, emit, setSheet } from '../kernel/changes';
import { perform, performEffectChange } from '../kernel/events/perform';
import {
  isAmong,
  refTo,
  type Ability,
  type CardState,
  type CauseOf,
  type Procedure,
  type Sheet,
} from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import type { Occasion } from '../kernel/procedures/activation';
import { OF_FIELD, type BsGame } from './game';
import type { Section } from './packs';
import { isDeparting } from '../kernel/objects/departing';

export const rebirth = {
  isRebirth(_g: BsGame, { type }: Ability): boolean {
    return type === 'rebirth';
  },

  /** 20-2-1, 20-2-4, 20-2-5: first what Side A says, then the card is turned; nothing is paid and no Core is placed. */
  *performRebirth(g: BsGame, player: PlayerId, card: CardState, ability: Ability, occasion: Occasion): Procedure {
    const before = refTo(card);
    g.cite('20-1-2', '20-2-1', '20-2-4', '20-2-5', '20-2-6', '20-2-9');
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
    const now = g.card(card.id);
    if (!isAmong([before], now) || now.zone !== 'field' || now.sheet === 'back') return;
    yield* g.rules.flip(g, now, { kind: 'effect', player, source: card.id, ability });
  },

  /** 20-2-2, 20-2-3; 20-3-6: whatever turns it. A card with one side stays as it is. */
  *flip(g: BsGame, card: CardState, cause: CauseOf): Procedure {
    if (!card.definition.back || card.zone !== 'field') return;
    g.cite('20-1-1', '20-2-2', '20-2-3', '20-3-1', '20-3-5', '20-3-3');
    if (g.state.battle) g.cite('20-3-4');
    if (g.rules.bravesOf(g, card).length > 0) g.cite('20-2-10');
    g.cite(cause.ability && g.rules.isRebirth(g, cause.ability) ? '20-1-2' : '20-3-6');
    yield* g.rules.turnSide(g, card, card.sheet === 'front' ? 'back' : 'front', cause);
    if (g.rules.rebirthIsInterrupted(g, card)) return g.cite('20-2-7');
    g.consult('20-2-7');
    g.cite('20-2-2');
    const about = { player: g.rules.masterOf(g, card), card: card.id };
    emit(g, 'sideUp', about);
    emit(g, 'rebirthed', about);
  },

  /** 20-2-8: a card that was to leave stays, and is judged anew. */
  turnSide(g: BsGame, card: CardState, sheet: Sheet, cause: CauseOf): Procedure {
    if (!g.rules.staysByRebirth(g, card)) return perform(g, { card, sheet, cause });
    g.cite('20-2-8');
    return performEffectChange(g, () => {
      cancelDeparture(g, card.id);
      setSheet(g, card.id, sheet);
    });
  },

  staysByRebirth(g: BsGame, card: CardState): boolean {
    return isDeparting(g, card);
  },

  /** 20-2-7: with too few Cores for its lowest level it is Depleted at once. */
  rebirthIsInterrupted(g: BsGame, card: CardState): boolean {
    return isDeparting(g, card) || !OF_FIELD.includes(card.zone);
  },

  /** 20-2-3: "when Rebirthed" comes after "when this side is flipped up" of the same card. */
  withoutRebirthed(_g: BsGame, pending: readonly PendingAbility[]): readonly PendingAbility[] {
    const turned = pending.filter(({ event }) => event.type === 'sideUp').map(({ event }) => event.card);
    return pending.filter(({ event }) => event.type !== 'rebirthed' || !turned.includes(event.card));
  },

  /** 20-3-2, 20-1-4: Side B is up on the Field alone. */
  sheetOnArrival(g: BsGame, card: CardState, _from: string, to: string): Sheet {
    if (to === 'field' || to === 'combined') return card.sheet;
    if (card.sheet === 'back') g.cite('20-3-2', '20-1-4');
    return 'front';
  },
} satisfies Section;
