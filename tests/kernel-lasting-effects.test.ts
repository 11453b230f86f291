/** The family of faults about how long effects last has a cell for each kind and duration, and says which cannot be told from the rule. */
import { describe, expect, it } from 'vitest';
import { lastingEffects as battleSpirits } from '../oracle/battle-spirits/faults/lasting-effects';
import { lastingEffects as dragonBallSuper } from '../oracle/dragon-ball-super/faults/lasting-effects';
import { lastingEffects as levelNeo } from '../oracle/level-neo/faults/lasting-effects';
import { lastingEffects as onePiece } from '../oracle/one-piece/faults/lasting-effects';
import { lastingEffects as vanguard } from '../oracle/vanguard/faults/lasting-effects';
import { BS_DURATIONS } from '../schemas/battle-spirits';
import { DBS_DURATIONS } from '../schemas/dragon-ball-super';
import { LN_DURATIONS } from '../schemas/level-neo';
import { OP_DURATIONS } from '../schemas/one-piece';
import { VG_DURATIONS } from '../schemas/vanguard';

/** Too early, too late, never, for a card that has come back, not in the turn of the other player. */
const CELLS = 5;

describe.each([
  { game: 'LEVEL.NEO', family: levelNeo, kinds: 4, durations: LN_DURATIONS.length, same: 12 },
  { game: 'One Piece', family: onePiece, kinds: 7, durations: OP_DURATIONS.length, same: 21 },
  { game: 'Dragon Ball Super', family: dragonBallSuper, kinds: 17, durations: DBS_DURATIONS.length, same: 61 },
  { game: 'Battle Spirits', family: battleSpirits, kinds: 16, durations: BS_DURATIONS.length, same: 54 },
  { game: 'Vanguard', family: vanguard, kinds: 11, durations: VG_DURATIONS.length, same: 33 },
])('how long effects last in $game', ({ family: { faults, sameAsRule }, kinds, durations, same }) => {
  const titles = faults.map(({ title }) => title);

  it('is misread for each kind in each duration, and while its card stays', () => {
    expect(faults.length + sameAsRule.length).toBe(kinds * CELLS * (durations + 1));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('tells what cannot be told from the rule, with the reason', () => {
    expect(sameAsRule.length).toBe(same);
    for (const { title, reason } of sameAsRule) {
      expect(titles).not.toContain(title);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
