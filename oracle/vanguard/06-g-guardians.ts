/** 10.5.1.2.3, 14.16. G guardians: G units that guard from the G zone. */
import type { Instruction } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { perform } from '../kernel/events/perform';
import type { EffectContext } from '../kernel/rules';
import { allOf } from '../kernel/reasons';
import type { CardState, Procedure, Refusal } from '../kernel/state';
import { guardianCircle } from './04-circles';
import { skillOf } from './06-stride-skills';
import { eachTo, type PlayRow, type PlayRows } from './09-main-phase';
import { refusalOfEach } from './10-guard-step';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';

/** 10.5.1.2.3 */
const gGuardian: PlayRow = {
  clause: '10.5.1.2.3',
  candidates: (g, player) => g.rules.gGuardiansToCall(g, player),
  refusal: (g, player, action) =>
    refusalOfEach(action, g.rules.gGuardiansToCall(g, player), '10.5.1.2.3') ??
    g.rules.refusalTogether(g, player, gGuardiansOf(g, action)),
  execute: (g, player, action) => g.rules.callGGuardians(g, player, action),
};

export const callsOfGGuardians: PlayRows = { gGuardian };

const gGuardiansOf = (g: VgGame, { assign = [] }: Action): CardState[] => assign.map(({ card }) => g.card(card));

export const gGuardians = {
  gGuardiansToCall(g: VgGame, player: PlayerId): Action[] {
    const hidden = g.rules.hiddenGUnits(g, player).filter((card) => skillOf(card, 'gGuardian'));
    if (hidden.length === 0 || !g.rules.gGuardiansAreReleased(g, player)) return [];
    const able = hidden.filter((card) => g.rules.canCallGGuardian(g, player, card));
    return eachTo('gGuardian', able, g.rules.attackedUnits(g));
  },

  /** 10.5.1.2.3: both vanguards are of grade 3 or more, and no more than three of them lie face up in the G zone. */
  gGuardiansAreReleased: (g: VgGame, player: PlayerId): boolean =>
    g.rules.bothAreGrade3(g, player) && g.rules.usedGGuardians(g, player).length <= 3,

  usedGGuardians: (g: VgGame, player: PlayerId): CardState[] =>
    cardsIn(g, player, 'gZone').filter((card) => card.face === 'up' && skillOf(card, 'gGuardian') !== undefined),

  /** 10.5.1.2.3 says nothing of several that come at one moment. */
  mayCallTogether: (_g: VgGame, _player: PlayerId, _count: number): boolean => true,

  canCallGGuardian: (g: VgGame, player: PlayerId, card: CardState): boolean =>
    !g.rules.isKeptFromCall(g, card, 'guardian') &&
    g.rules.mayActivateNow(g, player, card, skillOf(card, 'gGuardian')!),

  /** Why these do not come at one moment, though each of them could come alone. */
  refusalTogether(g: VgGame, player: PlayerId, cards: readonly CardState[]): Refusal | null {
    if (!g.rules.mayCallTogether(g, player, cards.length))
      return { clause: '10.5.1.2.3', reason: 'no more than four G guardians can be called in a game' };
    const { context, cost } = g.rules.costOfGGuardians(g, player, cards);
    return g.rules.isPayable(g, context, cost)
      ? null
      : { clause: '14.16.2', reason: `the costs of ${allOf(cards.map(({ id }) => id))} cannot be paid together` };
  },

  /** The costs of all of them, which are paid at one moment (11.7.1). */
  costOfGGuardians(g: VgGame, player: PlayerId, cards: readonly CardState[]): CostTogether {
    const skills = cards.map((card) => skillOf(card, 'gGuardian')!);
    const cost = cards.flatMap((card, index) => g.rules.costToActivate(g, card, skills[index]!));
    return { context: g.rules.contextOfActivation(g, player, cards[0]!, skills[0]!, {}), cost };
  },

  /** 10.5.1.2.3, 14.16.1: turned face up, paid for, and called. */
  *callGGuardians(g: VgGame, player: PlayerId, action: Action): Procedure {
    g.cite('10.5.1.2.3', '14.16.1', '14.16.2');
    const cards = gGuardiansOf(g, action);
    yield* perform(g, ...cards.map((card) => ({ card, face: 'up' as const })));
    if (!(yield* g.rules.payForGGuardians(g, player, cards))) return;
    const called = action.assign!.map(({ card, to }) => ({
      card: g.card(card),
      to: guardianCircle(player),
      guards: to,
    }));
    yield* g.rules.callCards(g, player, called);
  },

  /** @returns false: they cannot be paid any more */
  *payForGGuardians(g: VgGame, player: PlayerId, cards: readonly CardState[]): Procedure<boolean> {
    const { context, cost } = g.rules.costOfGGuardians(g, player, cards);
    return yield* g.rules.pay(g, context, cost);
  },
} satisfies Section;

interface CostTogether {
  readonly context: EffectContext;
  readonly cost: readonly Instruction[];
}
