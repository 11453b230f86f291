/** 17.9. Völundr: unit cards that are played as units or as arms orders. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import type { CardState, Definition, Procedure, Refusal } from '../kernel/state';
import { notPossible } from './09-main-phase';
import { cardsIn, isUnitAsArms, isUnitCard, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

export const voelundr = {
  /** 17.9.2, 17.9.3: a unit card whose Völundr specifies a card name. */
  hasVoelundr: (_g: VgGame, card: CardState): boolean =>
    isUnitCard(card) &&
    (sideOf(card).abilities?.some(({ keyword, bearer }) => keyword === 'voelundr' && bearer !== undefined) ?? false),

  /** 17.9.3.1, 17.9.3.1.2 */
  unitsToPlayAsArms: (g: VgGame, player: PlayerId): Action[] =>
    g.rules.hasRoomForArms(g, player)
      ? cardsIn(g, player, 'hand')
          .filter((card) => g.rules.hasVoelundr(g, card) && g.rules.canPlayOrder(g, player, card, 'main'))
          .flatMap((card) =>
            g.rules
              .bearersToSpecify(g, player, card)
              .map(({ id: target }) => ({ type: 'order', card: card.id, target })),
          )
      : [],

  /** Why an action plays no order: what is wrong with the card as an arms order, then with the unit that is named. */
  reasonAgainstOrder(g: VgGame, player: PlayerId, action: Action, clause: string): Refusal {
    const { card: id, target } = action;
    const card = cardsIn(g, player, 'hand').find((one) => one.id === id);
    if (!card || target === undefined || !g.rules.isOfKeyword(g, card, 'voelundr')) return notPossible(action, clause);
    if (!g.rules.hasVoelundr(g, card)) return { clause: '17.9.2', reason: `the Völundr of "${id}" names no unit` };
    if (g.rules.bearersToSpecify(g, player, card).some((unit) => unit.id === target))
      return { clause: '17.9.3.1', reason: `"${id}" cannot be played as an order now` };
    return {
      clause: '17.9.3.1.2',
      reason: `"${target}" is not a vanguard of player ${player} that can be armed with "${id}"`,
    };
  },

  /** 11.8.2.1.1: it is played as an order. */
  hasRoomForArms: (g: VgGame, player: PlayerId): boolean => g.rules.hasOrderLeft(g, player),

  /** 17.9.3.1.2: the vanguards that the player is the master of. */
  bearersToSpecify: (g: VgGame, player: PlayerId, card: CardState): readonly CardState[] =>
    g.rules.vanguardsOf(g, player).filter((unit) => g.rules.canArm(g, unit, card)),

  /** 17.9.3.1, 17.9.3.2 */
  *playAsArms(g: VgGame, player: PlayerId, card: CardState, bearer: CardState, clauseOfLimit: string): Procedure {
    g.cite('17.9.3.1', '17.9.3.1.2');
    yield* g.rules.beginOrder(g, player, card, clauseOfLimit);
    if (!g.rules.isVanguard(g, bearer) || !g.rules.canArm(g, bearer, card)) return yield* g.rules.layOrder(g, card);
    g.cite('17.9.3.2');
    yield* g.rules.armUnit(g, bearer, [card]);
  },

  /** 17.9.3.2: a unit card comes to the circle as an order. */
  changesOfArms: (_g: VgGame, card: CardState): readonly IntendedChange[] =>
    isUnitCard(card) ? [{ card, status: 'asArms', on: true }] : [],

  /** 17.9.3.2, 17.9.4: of its abilities it has those alone that its Völundr specifies. */
  printAsArms(g: VgGame, sheet: Definition): Definition {
    g.consult('17.9.3.2', '17.9.4');
    const abilities = sheet.abilities?.filter(({ keyword }) => keyword === 'voelundr') ?? [];
    return { ...sheet, category: 'order', subtype: 'arms', abilities } as Definition;
  },

  /** 17.9.4 */
  worksAsArms: (_g: VgGame, card: CardState): boolean => isUnitAsArms(card),

  /** 17.9.5: by which clause a card is no arms order that could be armed. */
  clausesOfUnarmed: (g: VgGame, card: CardState): readonly string[] => (g.rules.hasVoelundr(g, card) ? ['17.9.5'] : []),
} satisfies Section;
