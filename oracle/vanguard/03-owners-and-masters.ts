/** 3. Owners and masters. */
import type { PlayerId } from '../../schemas/common';
import type { CardState } from '../kernel/state';
import type { VgGame } from './game';

export const ownersAndMasters = {
  /** 3.2.2: whoever has the card on their side uses it. */
  masterOf: (_g: VgGame, { side, snapshot }: CardState): PlayerId => snapshot?.master ?? side,
};
