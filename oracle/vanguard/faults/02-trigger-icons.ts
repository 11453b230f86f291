/** Misreadings of the clauses about trigger icons (2.5, 2.6, 2.8). */
import type { CardState } from '../../kernel/state';
import { addEffect, removeEffect } from '../../kernel/changes';
import { afterwards } from '../../kernel/testing/doing';
import {
  alsoIf,
  always,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { sideOf, type VgRules } from '../game';

const without = (action: string): Misreading<VgRules> =>
  skip('performIconAction', (_g, _player, _card, performed) => performed === action);

/** The unit that was chosen for the first action of an icon is that of the second. */
const oneUnitForBoth: Misreading<VgRules> = ({ chooseUnit, performActions }) => {
  let chosen: CardState | undefined;
  return {
    *performActions(g, player, card, actions) {
      chosen = undefined;
      yield* performActions(g, player, card, actions);
    },
    *chooseUnit(g, player) {
      return (chosen ??= yield* chooseUnit(g, player));
    },
  };
};

/** The unit of the first action cannot be chosen for the second, unless it is the only one. */
const anotherUnitEachTime: Misreading<VgRules> = ({ unitsToChoose, chooseUnit, performActions }) => {
  let before: string | undefined;
  return {
    *performActions(g, player, card, actions) {
      before = undefined;
      yield* performActions(g, player, card, actions);
    },
    unitsToChoose(g, player) {
      const units = unitsToChoose(g, player);
      return units.length > 1 ? units.filter(({ id }) => id !== before) : units;
    },
    *chooseUnit(g, player) {
      const unit = yield* chooseUnit(g, player);
      before = unit?.id;
      return unit;
    },
  };
};

export const iconFaults = faultTable<VgRules>({
  '2.6.3': {
    'a unit without a shield cannot guard': onlyIf('canGuardFromHand', (_g, card) => sideOf(card).shield !== undefined),
    'a unit without a shield adds its power': result('printed', (value, _g, card, stat) =>
      stat === 'shield' && sideOf(card).shield === undefined ? (sideOf(card).power ?? 0) : value,
    ),
  },
  '2.8.2.1': {
    'every card that is checked gives 10000 power': ({ performIcon }) => ({
      *performIcon(g, player, card) {
        yield* performIcon(g, player, card);
        if (!sideOf(card).trigger) yield* g.rules.giveByIcon(g, player, card, { stat: 'power', by: 10_000 });
      },
    }),
  },
  '2.8.2.2': {
    'a critical trigger gives no critical': without('giveCritical'),
    'a critical trigger gives no power': skip('performIconAction', (_g, _player, card, action) =>
      action === 'givePower' && sideOf(card).trigger === 'critical'),
    'the critical lasts for the game': args('giveUntilEndOfTurn', (g, player, card, units, gift) => [
      g,
      player,
      card,
      units,
      gift.stat === 'critical' ? { ...gift, until: 'game' } : gift,
    ]),
  },
  '2.8.2.2.1': {
    'the critical and the power go to one unit': oneUnitForBoth,
    'the critical and the power go to different units': anotherUnitEachTime,
  },
  '2.8.2.3': {
    'a draw trigger gives no power': skip('giveByIcon'),
    'a draw trigger draws no card': skip('drawByIcon'),
  },
  '2.8.2.4': {
    'a stand trigger stands a vanguard as well': always('standsByIcon', true),
    'a stand trigger stands nothing': always('standsByIcon', false),
    'a rear-guard that a stand trigger stands makes drive checks': skip('forbidDriveChecks'),
    'a rear-guard that a stand trigger stands makes no more drive checks in this battle': () => ({
      forbidDriveChecks(g, player, card, unit) {
        const modification = { kind: 'forbid', what: 'driveCheck' } as const;
        addEffect(g, { player, source: card.id, targets: [unit.id], modification, until: 'turn' });
      },
    }),
  },
  '2.8.2.4.1': {
    'the unit that stands gets the power': oneUnitForBoth,
    'the unit that stands cannot get the power': anotherUnitEachTime,
  },
  '2.8.2.5': {
    'a heal trigger heals whatever the damage of the opponent is': always('mayHeal', true),
    'a heal trigger heals only with more damage than the opponent': onlyIf(
      'mayHeal',
      (g, player) => g.zone(player, 'damage').length > g.zone(g.rules.otherPlayer(g, player), 'damage').length,
    ),
    'the card of a damage check counts as damage for its own heal trigger': alsoIf('mayHeal', (g, player) => {
      const checked = g.state.facts.checking.damage === null ? 0 : 1;
      return g.zone(player, 'damage').length + checked >= g.zone(g.rules.otherPlayer(g, player), 'damage').length;
    }),
    'a heal trigger that heals nothing gives no power': skip('performIconAction', (g, player, card, action) =>
      action === 'givePower' && sideOf(card).trigger === 'heal' && !g.rules.mayHeal(g, player)),
  },
  '2.8.2.6': {
    'a front trigger gives power to one unit': ({ giveByIcon }) => ({
      giveToFront: (g, player, card, by) => giveByIcon(g, player, card, { stat: 'power', by }),
    }),
    'a front trigger gives power to front rear-guards only': result('frontOf', (units, g) =>
      units.filter((unit) => g.rules.isRearGuard(g, unit)),
    ),
    'a front trigger gives power to units while they are in the front row': () => ({
      *giveToFront(g, player, card, by) {
        const modification = { kind: 'stat', stat: 'power', by } as const;
        const scope = { all: { player: 'you', unit: true, at: { row: 'front' } } } as const;
        addEffect(g, { player, source: card.id, targets: [], scope, modification, until: 'turn' });
      },
    }),
  },
  '2.8.2.7': {
    'an over trigger goes where other cards of checks go': without('removeFromGame'),
    'an over trigger draws no card': skip('drawByIcon', (g, player) => g.zone(player, 'trigger').length === 0),
    'the text of an over trigger is not carried out': without('performText'),
    'the text of an over trigger is carried out in a damage check too': always('performsText', true),
  },
  '2.8.3.1': {
    'what a text gives to another unit is no trigger effect': skip('noticeTriggerEffect', (g) => g.frames.length > 0),
    'a trigger effect is given to one unit alone': skip('shareTriggerEffect'),
  },
  '2.8.3.2': {
    'the actions of a trigger icon are performed in the order of the clause': () => ({
      *chooseNextAction(_g, _player, answers) {
        return answers[0]!;
      },
    }),
  },
  '2.8.3.3': {
    'trigger effects are never nullified': always('isNullified', false),
    'only drive checks are nullified': onlyIf('isNullified', (g) => g.state.facts.checking.drives.length > 0),
    'only damage checks are nullified': onlyIf('isNullified', (g) => g.state.facts.checking.damage !== null),
  },
  '2.8.3.3.1': {
    'power that icons gave before is lost when trigger effects are nullified': afterwards(
      'performIcon',
      (g, player) => {
        if (!g.rules.isNullified(g, player)) return;
        for (const effect of g.state.effects)
          if (effect.modification.kind === 'stat' && sideOf(g.card(effect.source)).trigger) removeEffect(g, effect);
      },
    ),
  },
  '2.8.5': {
    'only the printed icon of a card counts': result('triggersOf', (_icons, _g, card) =>
      [sideOf(card).trigger ?? []].flat(),
    ),
    'icons are performed in their order on the card': () => ({
      *chooseNextIcon(_g, _player, _card, icons) {
        return icons[0]!;
      },
    }),
  },
  '2.8.4': {
    'every trigger icon gives 10000 power': args('giveByIcon', (g, player, card, gift) => [
      g,
      player,
      card,
      gift.stat === 'power' ? { ...gift, by: 10_000 } : gift,
    ]),
  },
});
