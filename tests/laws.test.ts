/**
 * Laws for any game, in random games of every game that the oracle plays: decks of plain cards and all probe cards, ambiguous
 * clauses read in all ways, legal answers by lot. A failure names its seed; `examples: [[seed]]` plays that game again.
 * `npm test` plays one game a law, the same in every run, so that it says of a change what the change did. `npm run test:full`
 * plays four more of that kind, and 50 that nobody has played before; `LAW_GAMES=200` plays so many new ones and no others.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../oracle/kernel/chance';
import { oracleModules, PLAYABLE } from '../games/registry';
import { OracleHost } from '../oracle/host';
import { loadProbes } from '../steps/probe-files';
import { BROKEN } from './laws/broken';
import { LAWS } from './laws/laws';
import { isFull } from './extent';
import { battleSpiritsLaws } from './laws/battle-spirits';
import { dragonBallSuperLaws } from './laws/dragon-ball-super';
import { levelNeoLaws } from './laws/level-neo';
import { onePieceLaws } from './laws/one-piece';
import { vanguardLaws } from './laws/vanguard';
import { subjectOf, type Law, type Subject } from './laws/subject';

/** Drafts obey the laws as soon as they have decks. */
const LAW_GAMES = [levelNeoLaws, onePieceLaws, dragonBallSuperLaws, battleSpiritsLaws, vanguardLaws].filter(
  ({ game }) => PLAYABLE.includes(game),
);
const SUBJECTS = oracleModules(LAW_GAMES.map(({ game }) => game)).flatMap((module) => {
  const game = LAW_GAMES.find((candidate) => candidate.game === module.id);
  return game ? [subjectOf(game, module)] : [];
});

const SEEDS = fc.integer({ min: 1, max: 2 ** 31 - 2 });
const NEW_GAMES = Number(process.env.LAW_GAMES ?? (isFull ? 50 : 0));
const GAMES: fc.Parameters<[number]>[] = [
  ...(process.env.LAW_GAMES ? [] : [{ numRuns: isFull ? 5 : 1, seed: 1 }]),
  ...(NEW_GAMES > 0 ? [{ numRuns: NEW_GAMES }] : []),
];
// A busy machine is no breach of a law.
if (NEW_GAMES > 0) vi.setConfig({ testTimeout: 3_600_000 });

/** So many decks hold every probe card at least once. */
const MOST_DECKS = 5000;
/** Games in which a broken law is noticed at the latest. */
const SEEDS_TO_NOTICE = Array.from({ length: 60 }, (_, index) => index + 1);

it('every game of the oracle has decks to play the laws with', () => {
  expect(SUBJECTS.map(({ module }) => module.id)).toEqual(expect.arrayContaining(oracleModules().map(({ id }) => id)));
});

describe.each(SUBJECTS)('$module.id', (subject) => {
  it.each(Object.entries(LAWS))('%s', (_, law: Law) => {
    const holds = fc.property(SEEDS, (seed) => law(subject, seed));
    for (const games of GAMES) fc.assert(holds, { ...games, endOnFailure: true });
  });

  it.each(BROKEN)('the law notices it when $title', ({ law, says, breaks }) => {
    expect(said(LAWS[law], breaks(subject))).toMatch(says);
  });

  it('has legal decks, in which every probe card comes up', () => {
    const all = Object.entries(loadProbes(subject.game.game));
    const probes = new Set(all.filter(([, card]) => !subject.game.isElsewhere?.(card)).map(([probe]) => probe));
    for (let seed = 1; seed <= MOST_DECKS && probes.size > 0; seed++) {
      const deck = subject.game.deck(seededRandom(seed)) as { probe?: string }[];
      const cards = Object.fromEntries(deck.map((card, index) => [String(index), card as Record<string, unknown>]));
      const check = { game: subject.game.game, cards, deck: Object.keys(cards) };
      expect(new OracleHost([subject.module]).request('deck/check', check)).toEqual({ legal: true });
      for (const { probe } of deck) probes.delete(probe ?? '');
    }
    expect([...probes]).toEqual([]);
  });
});

/** What a law says of an oracle, in the first of a few games in which it finds something. */
function said(law: Law, subject: Subject): string {
  for (const seed of SEEDS_TO_NOTICE) {
    try {
      law(subject, seed);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return 'nothing';
}
