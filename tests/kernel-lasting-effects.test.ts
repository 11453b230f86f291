/** The family of faults about how long effects last has a cell for each kind and duration, and says which differ from the rule in nothing. */
import { describe, expect, it } from 'vitest';
import { OP_DURATIONS } from '../schemas/one-piece';
import { lastingEffects as onePiece } from '../oracle/one-piece/faults/lasting-effects';

const KINDS = 7;
const CELLS = 5;

describe('how long effects last in One Piece', () => {
  const titles = onePiece.faults.map(({ title }) => title);

  it('is misread for each kind in each duration, and while its card stays', () => {
    const all = titles.length + onePiece.sameAsTheRule.length;
    expect(all).toBe(KINDS * CELLS * (OP_DURATIONS.length + 1));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('tells what cannot be told from the rule, with the reason', () => {
    expect(onePiece.sameAsTheRule.length).toBe(KINDS * 3);
    for (const { title, reason } of onePiece.sameAsTheRule) {
      expect(titles).not.toContain(title);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
