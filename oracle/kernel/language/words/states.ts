/** Instructions that change the state or the face of cards. */
import type { Target } from '../../../../schemas/ability';
import { OneOf } from '../../../../schemas/common';
import { demandsOfTargets } from '../../costs/demands';
import type { InstructionWord } from '../definition';
import { causeOf } from '../instructions';

const setState: InstructionWord<'setState', { readonly target: Target; readonly state: string }> = {
  verb: 'setState',
  meaning: 'Rests cards or sets them active.',
  members: ({ Target, words }) => ({ target: Target, state: OneOf(words.states) }),
  changes(game, context, { state }, cards) {
    const cause = causeOf(context);
    const free = cards.filter((card) => !game.rules.stateIsForbidden(game, card, state, cause));
    return free.map((card) => ({ card, state, cause }));
  },
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (game, context, { state }, card) =>
    card.state !== state && !game.rules.stateIsForbidden(game, card, state, causeOf(context)),
  isDoneOn: ({ state }, card) => card.state === state,
  cardAfter: (_game, { state }, card) => ({ ...card, state }),
};

export const turn: InstructionWord<'turn', { readonly target: Target; readonly face: 'up' | 'down' }> = {
  verb: 'turn',
  meaning: 'Turns cards face up or face down.',
  members: ({ Target }) => ({ target: Target, face: OneOf(['up', 'down']) }),
  changes: (_game, _context, { face }, cards) => cards.map((card) => ({ card, face })),
  demands: (analysis, said) => demandsOfTargets(analysis, said, 'turn'),
  possibleOn: (_game, _context, { face }, card) => card.face !== face,
  isDoneOn: ({ face }, card) => card.face === face,
  cardAfter: (_game, { face }, card) => ({ ...card, face }),
};

export const STATES = [setState, turn] as const;
