/** 2.8. Trigger icons: what a card does that a drive check or a damage check puts into the trigger zone. */
import type { PlayerId } from '../../schemas/common';
import type { VgTrigger } from '../../schemas/vanguard';
import { addEffect } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { chooseCards } from '../kernel/questions';
import type { CardState, Procedure } from '../kernel/state';
import { cardsIn, sideOf, type VgGame } from './game';

/** One of the actions that an icon asks for. */
export type IconAction =
  | 'giveCritical'
  | 'givePower'
  | 'drawByIcon'
  | 'standByIcon'
  | 'healByIcon'
  | 'giveFrontPower'
  | 'removeFromGame'
  | 'giveOverPower';

const OVER_POWER = 100_000_000;

export const triggerIcons = {
  /** 2.8.2: the actions of each icon, in the order in which the clause names them. */
  actionsOfIcon: {
    critical: ['giveCritical', 'givePower'],
    draw: ['drawByIcon', 'givePower'],
    stand: ['standByIcon', 'givePower'],
    heal: ['healByIcon', 'givePower'],
    front: ['giveFrontPower'],
    over: ['removeFromGame', 'drawByIcon', 'giveOverPower'],
  } as Readonly<Record<VgTrigger, readonly IconAction[]>>,

  /** 10.6.1.2.4, 13.6.4: the contract of a check with the icon of its card. 2.8.3.2 asks for the order of the actions. */
  *performIcon(g: VgGame, player: PlayerId, card: CardState): Procedure {
    const { trigger } = sideOf(card);
    if (!trigger) return g.cite('2.8.2.1');
    g.cite(CLAUSE_OF_ICON[trigger]);
    for (const action of g.rules.actionsOfIcon[trigger]) yield* g.rules.performIconAction(g, player, card, action);
  },

  performIconAction(g: VgGame, player: PlayerId, card: CardState, action: IconAction): Procedure {
    const { triggerPower = 0 } = sideOf(card);
    switch (action) {
      case 'giveCritical':
        return g.rules.giveByIcon(g, player, card, { stat: 'critical', by: 1 });
      case 'givePower':
        return g.rules.giveByIcon(g, player, card, { stat: 'power', by: triggerPower });
      case 'giveOverPower':
        return g.rules.giveByIcon(g, player, card, { stat: 'power', by: OVER_POWER });
      case 'giveFrontPower':
        return g.rules.giveToFront(g, player, card, triggerPower);
      case 'drawByIcon':
        return g.rules.draw(g, player, 1);
      case 'standByIcon':
        return g.rules.standByIcon(g, player);
      case 'healByIcon':
        return g.rules.healByIcon(g, player);
      case 'removeFromGame':
        return perform(g, { card, to: { zone: 'removed' } });
    }
  },

  *chooseUnit(g: VgGame, player: PlayerId): Procedure<CardState | undefined> {
    const from = cardsIn(g, player, 'field').filter((card) => g.rules.isUnit(g, card));
    const [unit] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1 });
    return unit;
  },

  /** 2.8.4: until the end of the turn. */
  *giveByIcon(g: VgGame, player: PlayerId, card: CardState, gift: IconGift): Procedure {
    const unit = yield* g.rules.chooseUnit(g, player);
    if (unit) g.rules.giveUntilEndOfTurn(g, player, card, [unit], gift);
  },

  *giveToFront(g: VgGame, player: PlayerId, card: CardState, by: number): Procedure {
    g.rules.giveUntilEndOfTurn(g, player, card, g.rules.frontOf(g, player), { stat: 'power', by });
  },

  giveUntilEndOfTurn(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    units: readonly CardState[],
    { stat, by }: IconGift,
  ): void {
    if (units.length === 0) return;
    const targets = units.map(({ id }) => id);
    addEffect(g, { player, source: card.id, targets, modification: { kind: 'stat', stat, by }, until: 'turn' });
  },

  *standByIcon(g: VgGame, player: PlayerId): Procedure {
    const unit = yield* g.rules.chooseUnit(g, player);
    if (unit && g.rules.isRearGuard(g, unit)) yield* perform(g, { card: unit, state: 'stand' });
  },

  /** 2.8.2.5: the card that is being checked counts for nobody. */
  *healByIcon(g: VgGame, player: PlayerId): Procedure {
    const [own, other] = [player, g.rules.otherPlayer(g, player)].map((one) => g.zone(one, 'damage').length);
    if (own! < other!) return;
    const from = cardsIn(g, player, 'damage');
    yield* g.rules.heal(g, yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1 }));
  },
};

/** What an icon gives to a unit. */
interface IconGift {
  readonly stat: string;
  readonly by: number;
}

const CLAUSE_OF_ICON: Readonly<Record<VgTrigger, string>> = {
  critical: '2.8.2.2',
  draw: '2.8.2.3',
  stand: '2.8.2.4',
  heal: '2.8.2.5',
  front: '2.8.2.6',
  over: '2.8.2.7',
};
