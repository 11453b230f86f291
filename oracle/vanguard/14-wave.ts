/** 14.37. Wave: automatic abilities that are active only in battles that their number names. */
import type { VgGame } from './game';
import type { Section } from './packs';

export const waves = {
  /** 14.37.1, 14.37.2 */
  isWave(g: VgGame, number: number, only: boolean): boolean {
    const time = g.rules.timeOfBattle(g);
    return only ? time === number : g.rules.isFromTimeOn(time, number);
  },

  /** "Nth time", without "only". */
  isFromTimeOn: (time: number, number: number): boolean => time >= number,

  /** Which battle of the turn is in progress; 0: none is. */
  timeOfBattle: (g: VgGame): number =>
    g.state.battle ? g.eventsOfTurn().filter(({ type }) => type === 'battleBegan').length : 0,
} satisfies Section;
