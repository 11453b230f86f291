/** 6.2. Calls: units are placed on rear-guard circles and on the guardian circle. */
import type { Handle, PlayerId } from '../../schemas/common';
import { setBattle } from '../kernel/changes';
import { perform, type IntendedChange } from '../kernel/events/perform';
import { guarded } from '../kernel/procedures/battle';
import { causeOf } from '../kernel/language/instructions';
import { chooseAnswer, chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import type { VgGame } from './game';

/** A card that is called and its circle; on the guardian circle also the unit that it guards, where that is said. */
export interface Called {
  readonly card: CardState;
  readonly to: Handle;
  readonly guards?: Handle | undefined;
}

/** Circles as a text names them. */
export interface CircleFilter {
  readonly kind?: string;
  readonly row?: string;
  readonly column?: number;
}

export const calls = {
  /** 6.2.3: all at one moment; then the units that lay there are retired, and guardians guard. */
  *callCards(g: VgGame, player: PlayerId, called: readonly Called[], cause?: CauseOf): Procedure {
    if (called.length === 0) return;
    g.rules.revealHidden(
      g,
      called.map(({ card }) => card),
    );
    g.cite('6.2.3.3', '6.2.3.3.1');
    yield* perform(g, ...called.map((one) => g.rules.calling(g, player, one, cause)));
    yield* g.rules.retireOthers(g, called, cause);
    for (const one of called) if (g.rules.isGuardian(g, one.card)) yield* g.rules.beginsToGuard(g, player, one);
  },

  /** 6.2.5: as a new card, also from another circle. */
  calling: (_g: VgGame, player: PlayerId, { card, to }: Called, cause?: CauseOf): IntendedChange => ({
    card,
    to: { zone: 'field', player, at: to, face: 'up', asNew: true },
    events: ['placed', 'called'],
    ...(cause && { cause }),
  }),

  /** 6.2.3.4 */
  *retireOthers(g: VgGame, called: readonly Called[], cause?: CauseOf): Procedure {
    const onRearGuards = called.filter(({ card }) => g.rules.isRearGuard(g, card));
    const others = onRearGuards.flatMap(({ card, to }) => g.rules.othersAt(g, to, card));
    if (others.length === 0) return;
    g.cite('6.2.3.4');
    yield* g.rules.retire(g, others, cause);
  },

  /** 6.2.4, 10.4.1.9 */
  *beginsToGuard(g: VgGame, player: PlayerId, { card, guards }: Called): Procedure {
    const fought = g.state.battle;
    if (!fought) return;
    const attacked = g.rules.targetsLeft(g, fought).filter((unit) => g.rules.masterOf(g, unit) === player);
    const named = attacked.filter(({ id }) => id === guards);
    const from = named.length > 0 ? named : attacked;
    const [unit] = yield* chooseCards(g, { player, kind: 'target', from, min: 1, max: 1, clause: '6.2.4' });
    if (!unit) return;
    g.cite('10.4.1.9', '6.2.4');
    setBattle(g, guarded(g.state.battle!, card, unit.id));
  },

  /** 6.2.3.2: the player of the effect chooses the circles. */
  *callByEffect(g: VgGame, context: EffectContext, cards: readonly CardState[], to?: CircleFilter): Procedure {
    const called = yield* g.rules.chooseCircles(g, context.player, cards, to);
    yield* g.rules.callCards(g, context.player, called, causeOf(context));
  },

  /** 6.2.3.2.1: no two of them to one circle; a card for which none is left stays where it is. */
  *chooseCircles(
    g: VgGame,
    player: PlayerId,
    cards: readonly CardState[],
    to: CircleFilter = {},
  ): Procedure<readonly Called[]> {
    const chosen: Called[] = [];
    for (const card of cards) {
      const left = g.rules.circlesFor(g, player, to).filter(({ id }) => !chosen.some((one) => one.to === id));
      const answers = left.map(({ id }) => id).filter((id) => id !== card.place);
      if (answers.length > 0) chosen.push({ card, to: yield* chooseAnswer(g, { player, kind: 'circle', answers }) });
    }
    return chosen;
  },

  circlesFor: (g: VgGame, player: PlayerId, { kind = 'rearGuard', row, column }: CircleFilter): CardState[] =>
    g.rules
      .circlesOfKind(g, player, kind)
      .filter(({ layout }) => (row ?? layout!.row) === layout!.row && (column ?? layout!.column) === layout!.column),

  /** 6.2.3.1.1, 6.3.3.2.1 */
  revealHidden(g: VgGame, cards: readonly CardState[]): void {
    for (const card of cards) if (HIDDEN.includes(card.zone) && card.face === 'down') g.rules.reveal(g, card);
  },

  /** 7.18.1 */
  *retire(g: VgGame, units: readonly CardState[], cause?: CauseOf): Procedure {
    if (units.length === 0) return;
    g.cite('7.18.1');
    yield* perform(g, ...units.map((card) => g.rules.retiring(g, card, cause)));
  },

  retiring: (_g: VgGame, card: CardState, cause?: CauseOf): IntendedChange => ({
    card,
    to: { zone: 'drop', player: card.owner },
    events: 'retired',
    ...(cause && { cause }),
  }),
};

const HIDDEN: readonly string[] = ['deck', 'rideDeck', 'gZone'];
