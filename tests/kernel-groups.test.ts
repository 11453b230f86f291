/** The family of faults about all cards of an area has a cell for each other area, and says which cannot be told from the rule. */
import { describe, expect, it } from 'vitest';
import { groups as battleSpirits } from '../oracle/battle-spirits/faults/groups';
import { groups as dragonBallSuper } from '../oracle/dragon-ball-super/faults/groups';
import { groups as levelNeo } from '../oracle/level-neo/faults/groups';
import { groups as onePiece } from '../oracle/one-piece/faults/groups';
import { groups as vanguard } from '../oracle/vanguard/faults/groups';

describe.each([
  { game: 'LEVEL.NEO', family: levelNeo, areas: 6, same: 0 },
  { game: 'One Piece', family: onePiece, areas: 8, same: 8 },
  { game: 'Dragon Ball Super', family: dragonBallSuper, areas: 8, same: 0 },
  { game: 'Battle Spirits', family: battleSpirits, areas: 4, same: 0 },
  { game: 'Vanguard', family: vanguard, areas: 9, same: 0 },
])('all cards of an area in $game', ({ family: { faults, sameAsRule }, areas, same }) => {
  it('reach each other area by some fault, or it is said why not', () => {
    const reaching = faults.filter(({ title }) => title.includes('also reaches'));
    expect(reaching.length + sameAsRule.length).toBe(areas * (areas - 1));
    expect(sameAsRule.length).toBe(same);
    for (const { reason } of sameAsRule) expect(reason.length).toBeGreaterThan(20);
  });

  it('miss cards of some kind', () => {
    const missing = faults.filter(({ title }) => title.includes('misses'));
    expect(missing.length).toBe(faults.length - areas * (areas - 1) + same);
    expect(missing.length).toBeGreaterThan(areas);
  });
});
