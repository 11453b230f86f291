/** 2.8. Trigger icons: what a card does that a drive check or a damage check puts into the trigger zone. */
import type { PlayerId } from '../../schemas/common';
import type { VgTrigger } from '../../schemas/vanguard';
import { addEffect, emit, setFact } from '../kernel/changes';
import { wordsOf } from '../kernel/continuous/information';
import { isForbidden, isForbiddenToPlayer } from '../kernel/continuous/prohibitions';
import { offerGain } from '../kernel/events/gains';
import { perform } from '../kernel/events/perform';
import { contextOf } from '../kernel/procedures/contexts';
import { chooseAnswer, chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import { cardsIn, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import { executeEffect } from '../kernel/events/execute-effect';

/** One of the actions that an icon asks for. */
export type IconAction =
  | 'giveCritical'
  | 'givePower'
  | 'drawByIcon'
  | 'standByIcon'
  | 'healByIcon'
  | 'giveFrontPower'
  | 'removeFromGame'
  | 'giveOverPower'
  | 'performText';

const OVER_POWER = 100_000_000;

export const triggerIcons = {
  /** 2.8.2: the actions of each icon, in the order in which the clause names them. */
  actionsOfIcon: {
    critical: ['giveCritical', 'givePower'],
    draw: ['drawByIcon', 'givePower'],
    stand: ['standByIcon', 'givePower'],
    heal: ['healByIcon', 'givePower'],
    front: ['giveFrontPower'],
    over: ['removeFromGame', 'drawByIcon', 'giveOverPower', 'performText'],
  } as Readonly<Record<VgTrigger, readonly IconAction[]>>,

  /** 10.6.1.2.4, 13.6.4: what a check does with the icon of its card. */
  *performIcon(g: VgGame, player: PlayerId, card: CardState): Procedure {
    const icons = g.rules.triggersOf(g, card);
    if (icons.length === 0) return g.cite('2.8.2.1');
    if (g.rules.isNullified(g, player)) return g.cite('2.8.3.3', '2.8.3.3.1');
    yield* g.rules.performIcons(g, player, card, icons);
  },

  /** The icons of a card, which effects may add to. */
  triggersOf: (g: VgGame, card: CardState): readonly VgTrigger[] => wordsOf(g, card, 'trigger') as readonly VgTrigger[],

  /** 2.8.5: all actions of one icon come before those of the next, in any order. */
  *performIcons(g: VgGame, player: PlayerId, card: CardState, icons: readonly VgTrigger[]): Procedure {
    if (icons.length > 1) g.cite('2.8.5');
    for (let left = icons; left.length > 0;) {
      const next = yield* g.rules.chooseNextIcon(g, player, card, left);
      g.cite(...CLAUSES_OF_ICON[next]);
      yield* g.rules.performActions(g, player, card, g.rules.actionsOfIcon[next]);
      left = left.filter((icon) => icon !== next);
    }
  },

  *chooseNextIcon(g: VgGame, player: PlayerId, card: CardState, icons: readonly VgTrigger[]): Procedure<VgTrigger> {
    const named = new Map(icons.map((icon) => [`${card.id}#${icon}`, icon]));
    return named.get(yield* chooseAnswer(g, { player, kind: 'order', answers: [...named.keys()] }))!;
  },

  /** 2.8.3.3: looked at when the card is put into the trigger zone, so what icons gave before stays (2.8.3.3.1). */
  isNullified: (g: VgGame, player: PlayerId): boolean => isForbiddenToPlayer(g, player, 'triggerEffect'),

  /** 2.8.3.2 */
  *performActions(g: VgGame, player: PlayerId, card: CardState, actions: readonly IconAction[]): Procedure {
    const named = actions.map((action, index) => ({ action, name: `${card.id}#${index + 1}` }));
    for (let left = named; left.length > 0;) {
      g.cite('2.8.3.2');
      const answers = left.map(({ name }) => name);
      const next = yield* g.rules.chooseNextAction(g, player, answers);
      yield* g.rules.performIconAction(g, player, card, left.find(({ name }) => name === next)!.action);
      left = left.filter(({ name }) => name !== next);
    }
  },

  *chooseNextAction(g: VgGame, player: PlayerId, answers: readonly string[]): Procedure<string> {
    return yield* chooseAnswer(g, { player, kind: 'order', answers });
  },

  performIconAction(g: VgGame, player: PlayerId, card: CardState, action: IconAction): Procedure {
    const { triggerPower = 0 } = sideOf(card);
    switch (action) {
      case 'giveCritical':
        return g.rules.giveByIcon(g, player, card, { stat: 'critical', by: 1 });
      case 'givePower':
        return g.rules.giveByIcon(g, player, card, { stat: 'power', by: triggerPower });
      case 'giveOverPower':
        return g.rules.giveByIcon(g, player, card, { stat: 'power', by: OVER_POWER, until: g.rules.overPowerLasts });
      case 'giveFrontPower':
        return g.rules.giveToFront(g, player, card, triggerPower);
      case 'drawByIcon':
        return g.rules.drawByIcon(g, player, card);
      case 'standByIcon':
        return g.rules.standByIcon(g, player, card);
      case 'healByIcon':
        return g.rules.healByIcon(g, player);
      case 'removeFromGame':
        return perform(g, { card, to: { zone: 'removed', player: card.owner } });
      case 'performText':
        return g.rules.performOverText(g, player, card);
    }
  },

  /** 2.8.2.3, 2.8.2.7 */
  drawByIcon: (g: VgGame, player: PlayerId, card: CardState): Procedure => g.rules.drawByRules(g, player, card),

  /** 2.8.2.7: only for a drive check. */
  performsText: (g: VgGame, card: CardState): boolean => g.state.facts.checking.drives.includes(card.id),

  *performOverText(g: VgGame, player: PlayerId, card: CardState): Procedure {
    if (!g.rules.performsText(g, card)) return;
    for (const ability of sideOf(card).abilities ?? [])
      if (ability.type === 'byRules' && ability.effect)
        yield* executeEffect(g, contextOf(g, player, card, { ...ability, effect: ability.effect }));
  },

  *chooseUnit(g: VgGame, player: PlayerId): Procedure<CardState | undefined> {
    const from = g.rules.unitsToChoose(g, player);
    const [unit] = yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1 });
    return unit;
  },

  unitsToChoose: (g: VgGame, player: PlayerId): CardState[] => [...g.rules.unitsOf(g, player)],

  /** 2.8.4: until the end of the turn. */
  *giveByIcon(g: VgGame, player: PlayerId, card: CardState, gift: IconGift): Procedure {
    const unit = yield* g.rules.chooseUnit(g, player);
    if (unit) yield* g.rules.offerGift(g, player, card, [unit], gift);
  },

  /** 11.3.1.2: no duration is named. */
  overPowerLasts: 'game',

  /** 2.8.2.6: those that are there now. */
  *giveToFront(g: VgGame, player: PlayerId, card: CardState, by: number): Procedure {
    yield* g.rules.offerGift(g, player, card, g.rules.frontOf(g, player), { stat: 'power', by });
  },

  /** 11.3.1.3.3: unless an ability has the units get something else instead. */
  *offerGift(g: VgGame, player: PlayerId, card: CardState, units: readonly CardState[], gift: IconGift): Procedure {
    const { stat, by, until = 'turn' } = gift;
    const cause = { kind: 'rule', player, source: card.id } as const;
    const left = yield* offerGain(g, units, { kind: 'stat', stat, by }, { cause, until });
    g.rules.giveUntilEndOfTurn(g, player, card, left, gift);
  },

  /** Until the end of the turn, unless the gift says otherwise. */
  giveUntilEndOfTurn(
    g: VgGame,
    player: PlayerId,
    card: CardState,
    units: readonly CardState[],
    { stat, by, until = 'turn' }: IconGift,
  ): void {
    if (units.length === 0) return;
    if (by !== OVER_POWER && stat === 'power') g.cite('2.8.4');
    const targets = units.map(({ id }) => id);
    const before = g.rules.valuesOf(g, units, stat);
    addEffect(g, { player, source: card.id, targets, modification: { kind: 'stat', stat, by }, until });
    g.rules.emitChanges(g, units, { stat }, before);
    for (const unit of units) g.rules.noticeTriggerEffect(g, unit, { stat, by, until });
  },

  noticeTriggerEffect(g: VgGame, unit: CardState, { stat, by, until = 'turn' }: IconGift): void {
    emit(g, 'triggerEffectGiven', { player: g.rules.masterOf(g, unit), card: unit.id, stat, amount: by, until });
  },

  /** 2.8.3.1: what has been given to a unit is given to others, and is a trigger effect there too. */
  shareTriggerEffect(g: VgGame, { player, source, event }: EffectContext, units: readonly CardState[]): void {
    if (event?.stat === undefined || event.amount === undefined || units.length === 0) return;
    g.cite('2.8.3.1');
    const { stat, amount: by, until } = event;
    g.rules.giveUntilEndOfTurn(g, player, source, units, { stat, by, until });
  },

  *standByIcon(g: VgGame, player: PlayerId, card: CardState): Procedure {
    const unit = yield* g.rules.chooseUnit(g, player);
    if (!unit) return;
    const cause = g.rules.causeOfStandTrigger(g, player, card);
    if (g.rules.standsByIcon(g, unit)) yield* perform(g, { card: unit, state: 'stand', ...(cause && { cause }) });
    if (g.rules.losesDriveChecks(g, unit)) g.rules.forbidDriveChecks(g, player, card, unit);
  },

  /** 2.8.3: a trigger effect is the effect of the card with the icon, also for Rush (14.29.1), as the publisher has answered. */
  causeOfStandTrigger: (_g: VgGame, player: PlayerId, { id }: CardState): CauseOf | undefined => ({
    kind: 'effect',
    player,
    source: id,
  }),

  standsByIcon: (g: VgGame, unit: CardState): boolean => g.rules.isRearGuard(g, unit),

  losesDriveChecks: (g: VgGame, unit: CardState): boolean => g.rules.isRearGuard(g, unit),

  /** 2.8.2.4: until the end of the turn, but not in the battle in progress. */
  forbidDriveChecks(g: VgGame, player: PlayerId, card: CardState, unit: CardState): void {
    const modification = { kind: 'forbid', what: 'driveCheck' } as const;
    addEffect(g, { player, source: card.id, targets: [unit.id], modification, until: 'turn' });
    const { battle } = g.state.facts;
    if (g.state.battle) setFact(g, 'battle', { ...battle, stillChecks: [...battle.stillChecks, unit.id] });
  },

  mayDriveCheck: (g: VgGame, unit: CardState): boolean =>
    !isForbidden(g, unit, 'driveCheck') || g.state.facts.battle.stillChecks.includes(unit.id),

  /** 2.8.2.5: the card that is being checked counts for nobody. */
  *healByIcon(g: VgGame, player: PlayerId): Procedure {
    if (!g.rules.mayHeal(g, player)) return;
    const from = cardsIn(g, player, 'damage');
    yield* g.rules.heal(g, yield* chooseCards(g, { player, kind: 'choose', from, min: 1, max: 1 }));
  },

  mayHeal(g: VgGame, player: PlayerId): boolean {
    const other = g.rules.otherPlayer(g, player);
    return g.zone(player, 'damage').length >= g.zone(other, 'damage').length;
  },
} satisfies Section;

/** What an icon gives to a unit. */
interface IconGift {
  readonly stat: string;
  readonly by: number;
  /** Left out: the end of the turn. */
  readonly until?: string | undefined;
}

const CLAUSES_OF_ICON: Readonly<Record<VgTrigger, readonly string[]>> = {
  critical: ['2.8.2.2', '2.8.2.2.1'],
  draw: ['2.8.2.3'],
  stand: ['2.8.2.4', '2.8.2.4.1'],
  heal: ['2.8.2.5'],
  front: ['2.8.2.6'],
  over: ['2.8.2.7'],
};
