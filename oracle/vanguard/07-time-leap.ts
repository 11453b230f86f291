/** 7.33. Time leap. */
import type { Instruction } from '../../schemas/ability';
import { endLooks, startLook } from '../kernel/changes';
import { executeInstruction } from '../kernel/language/execute';
import { causeOf } from '../kernel/language/instructions';
import { chooseCards } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { refTo, type CardState, type Procedure } from '../kernel/state';
import { cardsIn, gradeOf, type VgGame } from './game';
import type { Section } from './packs';

export const timeLeaps = {
  /** 7.33.1.1 */
  *timeLeap(g: VgGame, context: EffectContext, units: readonly CardState[]): Procedure {
    const grades = units.map((card) => gradeOf(g, card));
    const since = g.journal.length;
    yield* g.rules.bind(g, units, causeOf(context));
    g.cite('7.33.1.1');
    const bound = units.filter((card) => g.rules.wasBound(g, card, since));
    for (const card of bound) yield* g.rules.leapTo(g, context, card, grades[units.indexOf(card)]! + 1);
  },

  /** "If it was bound": also a token, which is erased in the bind zone at once (15.2.4.2.1). */
  wasBound: (g: VgGame, card: CardState, since: number): boolean =>
    g.journal.slice(since).some((event) => event.type === 'bound' && event.card === card.id),

  *leapTo(g: VgGame, context: EffectContext, bound: CardState, grade: number): Procedure {
    const found = yield* g.rules.searchForLeap(g, context, grade);
    yield* g.rules.callByEffect(g, context, found);
    yield* g.rules.shuffle(g, context.player);
    const called = found.filter(({ zone }) => zone === 'field');
    if (called.length > 0) yield* g.rules.endLeapLater(g, context, bound, called);
  },

  *searchForLeap(g: VgGame, context: EffectContext, grade: number): Procedure<readonly CardState[]> {
    const { player } = context;
    const before = g.state.stamp;
    startLook(g, player, g.zone(player, 'deck'));
    const fitting = cardsIn(g, player, 'deck').filter(
      (card) => gradeOf(g, card) === grade && g.rules.canBeCalled(g, card, causeOf(context)),
    );
    const found = yield* chooseCards(g, { player, kind: 'choose', from: fitting, min: 0, max: 1, clause: '7.33.1.1' });
    endLooks(g, before);
    return found;
  },

  endLeapLater(g: VgGame, context: EffectContext, bound: CardState, called: readonly CardState[]): Procedure {
    const results = { called: called.map(refTo), bound: [refTo(bound)] };
    return executeInstruction(g, { ...context, results }, { do: 'later', at: 'endOfTurn', then: g.rules.endOfLeap });
  },

  /** "If it was put" */
  endOfLeap: [
    {
      do: 'ifYouDo',
      first: [{ do: 'move', to: 'deck', place: 'bottom', target: { result: 'called' } }],
      then: [{ do: 'call', target: { result: 'bound' } }],
    },
  ] as Instruction[],
} satisfies Section;
