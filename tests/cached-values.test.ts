/**
 * What a game has found out from its state stands only until a change concerns it (oracle/kernel/while-unchanged.ts).
 * Here every value that still stands is found again and must be the same, in random games with all probe cards. It fails
 * where a cache overlooks a change, or a change is said to concern less than it does.
 */
import { expect, it, vi } from 'vitest';
import type { GameModule } from '../oracle/kernel/session/module';
import type { CardState } from '../oracle/kernel/state';
import { vanguard } from '../oracle/vanguard';
import { playOut } from './laws/play';
import { subjectOf } from './laws/subject';
import { vanguardLaws } from './laws/vanguard';
import type { AnyGame } from '../oracle/kernel/rules';

const { checks } = vi.hoisted(() => ({ checks: { made: 0, stale: [] as string[] } }));

type Find = (game: AnyGame) => unknown;

vi.mock('../oracle/kernel/while-unchanged', async (original) => {
  const real = await original<typeof import('../oracle/kernel/while-unchanged')>();
  const whileUnchanged = (find: Find, ...changes: []) => {
    const known = real.whileUnchanged(find, ...changes);
    return (game: AnyGame) => {
      const value = known(game);
      const found = game.withoutCiting(() => find(game));
      checks.made += 1;
      if (said(value) !== said(found)) checks.stale.push(`${find}: ${said(value)} stands, ${said(found)} is right`);
      return value;
    };
  };
  return { ...real, whileUnchanged };
});

/** Cards are named by their handles, because the rest of them changes while they stay the same. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Set || one instanceof Map) return [...(one as Iterable<unknown>)];
    return typeof one === 'object' && one !== null && 'definitionKey' in one ? (one as CardState).id : one;
  });

const GAMES = 6;

it('what still stands is what would be found anew, in random games', () => {
  const subject = subjectOf(vanguardLaws, vanguard as unknown as GameModule);
  for (let seed = 1; seed <= GAMES; seed++) playOut(subject, seed);
  expect(checks.stale.slice(0, 3)).toEqual([]);
  expect(checks.made).toBeGreaterThan(1000);
});
