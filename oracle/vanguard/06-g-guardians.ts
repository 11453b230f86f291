/** 10.5.1.2.3, 14.16. G guardians: G units that guard from the G zone. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { perform } from '../kernel/events/perform';
import type { CardState, Procedure } from '../kernel/state';
import { guardianCircle } from './04-circles';
import { skillOf } from './06-stride';
import { eachTo, type PlayRow, type PlayRows } from './09-main-phase';
import { refusalOfEach } from './10-guard-step';
import { cardsIn, type VgGame } from './game';

/** 10.5.1.2.3 */
const gGuardian: PlayRow = {
  clause: '10.5.1.2.3',
  candidates: (g, player) => g.rules.gGuardiansToCall(g, player),
  refusal: (g, player, action) => refusalOfEach(action, g.rules.gGuardiansToCall(g, player), '10.5.1.2.3'),
  execute: (g, player, action) => g.rules.callGGuardians(g, player, action),
};

export const callsOfGGuardians: PlayRows = { gGuardian };

export const gGuardians = {
  gGuardiansToCall(g: VgGame, player: PlayerId): Action[] {
    const hidden = g.rules.hiddenGUnits(g, player).filter((card) => skillOf(card, 'gGuardian'));
    if (hidden.length === 0) return [];
    g.cite('10.5.1.2.3', '14.16.2');
    if (!g.rules.gGuardiansAreReleased(g, player)) return [];
    const able = hidden.filter((card) => g.rules.canCallGGuardian(g, player, card));
    return eachTo('gGuardian', able, g.rules.attackedUnits(g));
  },

  /** 10.5.1.2.3: both vanguards are of grade 3 or more, and no more than three of them lie face up in the G zone. */
  gGuardiansAreReleased: (g: VgGame, player: PlayerId): boolean =>
    g.rules.bothAreGrade3(g, player) && g.rules.usedGGuardians(g, player).length <= 3,

  usedGGuardians: (g: VgGame, player: PlayerId): CardState[] =>
    cardsIn(g, player, 'gZone').filter((card) => card.face === 'up' && skillOf(card, 'gGuardian') !== undefined),

  canCallGGuardian: (g: VgGame, player: PlayerId, card: CardState): boolean =>
    ['call', 'guard'].every((what) => !g.rules.isProhibited(g, card, what)) &&
    g.rules.mayActivateNow(g, player, card, skillOf(card, 'gGuardian')!),

  /** 10.5.1.2.3, 14.16.1: turned face up, paid for, and called. */
  *callGGuardians(g: VgGame, player: PlayerId, { assign = [] }: Action): Procedure {
    yield* perform(g, ...assign.map(({ card }) => ({ card: g.card(card), face: 'up' as const })));
    for (const { card: id, to } of assign) {
      const card = g.card(id);
      if (!(yield* g.rules.payForGGuardian(g, player, card))) continue;
      yield* g.rules.callCards(g, player, [{ card, to: guardianCircle(player), guards: to }]);
    }
  },

  /** @returns false: it cannot be paid any more */
  *payForGGuardian(g: VgGame, player: PlayerId, card: CardState): Procedure<boolean> {
    g.cite('14.16.1', '14.16.2');
    const skill = skillOf(card, 'gGuardian')!;
    const context = g.rules.contextOfActivation(g, player, card, skill, {});
    return yield* g.rules.pay(g, context, g.rules.costToActivate(g, card, skill));
  },
};
