/** Pools, counters, statuses and links of every game: compared with the oracle, checked as words, and shown in reports. */
import { describe, expect, test } from 'vitest';
import { PLAYED } from '../games/registry';
import { positionHtml } from '../reports/html-position';
import { differences } from '../runner/differences';
import { strangeWords } from '../runner/setup-check';
import type { Observation, PlayerPosition, SeenCard, SeenPlayer } from '../schemas/protocol';
import { unbalancedTag } from './fixtures/report/tags';

const FOX: SeenCard = {
  ...{ id: 'Fox', counters: { core: 2, soulCore: 1 } },
  statuses: [{ status: 'soulState', turn: 3 }],
};
const BRAVE: SeenCard = {
  id: 'Brave',
  links: [
    { kind: 'brave', host: 'Fox', data: { side: 'right' } },
    { kind: 'brave', host: 'Cub' },
  ],
};
const POOLS = { reserve: { core: 3, soulCore: 1 }, count: {} };

function seen(cards: readonly SeenCard[] = [FOX, BRAVE], more: Partial<SeenPlayer> = { pools: POOLS }): Observation {
  const A = { zones: { field: { count: cards.length, cards: [...cards] } }, ...more };
  return { viewer: 'judge', turn: 3, players: { A, B: { zones: {} } } };
}
const pathsOf = (shown: Observation, reference = seen(), isAlike = false): string[] =>
  differences(reference, shown, () => isAlike).map(({ path }) => path);
const withPools = (pools: SeenPlayer['pools']) => seen(undefined, { pools });
const withCards = (...cards: SeenCard[]) => seen(cards);

describe('two observations differ', () => {
  const field = 'players.A.zones.field';
  test.each<[string, Observation, string[]]>([
    ['a pool', withPools({ reserve: { core: 2, soulCore: 1 } }), ['players.A.pools.reserve']],
    ['another counter in a pool', withPools({ count: { core: 1 } }), ['players.A.pools.count']],
    ['a counter on a card', withCards({ ...FOX, counters: { core: 3 } }, BRAVE), [`${field}["Fox"].counters`]],
    ['a card that lost its counters', withCards({ ...FOX, counters: undefined }, BRAVE), [`${field}["Fox"].counters`]],
    ['counters where none are', withCards(FOX, { ...BRAVE, counters: { core: 1 } }), [`${field}["Brave"].counters`]],
    ['a status', withCards({ ...FOX, statuses: [{ status: 'burstState' }] }, BRAVE), [`${field}["Fox"].statuses`]],
    [
      'the turn of a status',
      withCards({ ...FOX, statuses: [{ status: 'soulState', turn: 1 }] }, BRAVE),
      [`${field}["Fox"].statuses`],
    ],
    [
      'a link that has ended',
      withCards(FOX, { ...BRAVE, links: [{ kind: 'brave', host: 'Cub' }] }),
      [`${field}["Brave"].links`],
    ],
    [
      'a link to another host',
      withCards(FOX, {
        ...BRAVE,
        links: [
          { kind: 'brave', host: 'Cub' },
          { kind: 'brave', host: 'Elk' },
        ],
      }),
      [`${field}["Brave"].links`],
    ],
  ])('%s', (_, shown, expected) => {
    expect(pathsOf(shown)).toEqual(expected);
  });

  test('a fact of a player', () => {
    const withFact = (hasDrawn: boolean) => seen(undefined, { facts: { hasDrawn } });
    expect(pathsOf(withFact(true), withFact(false))).toEqual(['players.A.facts.hasDrawn']);
  });

  test('counters of a card that lies face down, which both players see', () => {
    const down = { ...FOX, face: 'down' as const };
    expect(pathsOf(withCards({ ...down, counters: { core: 1 } }, BRAVE), withCards(down, BRAVE))).toEqual([
      `${field}["Fox"].counters`,
    ]);
  });

  test.each<[string, Partial<SeenCard>]>([
    ['counters', { counters: { core: 1 } }],
    ['statuses', { statuses: [{ status: 'locked' }] }],
    ['links', { links: [{ kind: 'brave', host: 'Cub' }] }],
  ])('%s of cards that nobody can tell apart', (_, other) => {
    const reference = withCards(FOX, BRAVE);
    expect(pathsOf(withCards({ ...FOX, ...other }, BRAVE), reference, true)).toEqual([`${field} in any order`]);
    expect(pathsOf(withCards(BRAVE, FOX), reference, true)).toEqual([]);
  });
});

describe('two observations do not differ', () => {
  test.each<[string, Observation]>([
    [
      'in an order of counters, statuses and links',
      withCards({ ...FOX, counters: { soulCore: 1, core: 2 } }, { ...BRAVE, links: [...BRAVE.links!].reverse() }),
    ],
    ['by counters of which there are none', withPools({ reserve: { core: 3, soulCore: 1 }, count: { core: 0 } })],
    [
      'by what a status or a link leaves out',
      withCards(
        { ...FOX, statuses: [{ status: 'soulState' }] },
        {
          ...BRAVE,
          links: [
            { kind: 'brave', host: 'Fox' },
            { kind: 'brave', host: 'Cub' },
          ],
        },
      ),
    ],
    ['by a pool that one of them leaves out', withPools({})],
    ['if one of them shows nothing of the kind on any card', seen([{ id: 'Fox' }, { id: 'Brave' }], {})],
  ])('%s', (_, shown) => {
    expect(pathsOf(shown)).toEqual([]);
  });
});

test.each(PLAYED)('words of pools, counters, statuses and links that %s does not have are reported', (game) => {
  const card = {
    ...{ id: 'X', counters: { poison: 1 } },
    statuses: [{ status: 'frozen' }],
    links: [{ kind: 'pact', host: 'Y' }],
  };
  const zones = { hand: { count: 1, cards: [card] } };
  const observation = seen([], { zones, pools: { bank: { gold: 1 } }, facts: { isTired: true } });
  const problems = strangeWords(game, [{ method: 'game/observe', params: {}, result: { observation } }]);
  expect(problems.map(({ problem }) => problem.replace(/ of [^ ]+[:;,].*/, ''))).toEqual([
    '"bank" is no pool',
    '"gold" is no counter',
    '"isTired" is no fact',
    '"poison" is no counter',
    '"frozen" is no status',
    '"pact" is no kind of link',
  ]);
});

describe('the position of a report', () => {
  const player: PlayerPosition = {
    zones: {
      field: [
        { id: 'Fox', card: 'Fox', counters: { soulCore: 1, core: 2 } },
        { id: 'Cub', card: 'Cub', counters: { core: 12 }, statuses: [{ status: 'soulState' }], sheet: 'back' },
      ],
      combined: [{ id: 'Brave', card: 'Brave', links: BRAVE.links }],
      under: [{ id: 'Source', card: 'Source', host: 'Fox' }],
      hand: [
        { id: 'h1', card: 'Elk 1' },
        { id: 'h2', card: 'Elk 2', owner: 'B' },
      ],
    },
    ...{ pools: { reserve: { core: 3 }, count: {} }, facts: { hasDrawn: true } },
  };
  const html = positionHtml({ players: { A: player, B: { zones: {} } } }, 'battle-spirits').text;
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  test('shows Cores as pips, the Soul Core first, with the numbers for those who do not see them', () => {
    expect(text).toContain('Fox ◆◇◇');
    expect(text).toContain('Cub 12 × ◇');
    expect(html).toContain('aria-label="1 soul core, 2 core"');
    expect(unbalancedTag(html)).toBeUndefined();
  });

  test('shows what lies in pools, also that nothing does, and facts', () => {
    expect(text).toContain('reserve ◇◇◇ count none has drawn true');
  });

  test('shows a Brave with both its hosts, a card under another, statuses, the back and the owner', () => {
    expect(text).toContain('Brave brave on Fox (right) and Cub');
    expect(text).toContain('Source on Fox');
    expect(text).toContain('Cub 12 × ◇ back, soul state');
    expect(text).toContain('Elk 2 h2 of player B');
  });

  test('does not run cards together on which different counters lie', () => {
    const field = [1, 2].map((core) => ({ id: `Elk ${core}`, card: `Elk ${core}`, counters: { core } }));
    const two = positionHtml({ players: { A: { zones: { field } }, B: { zones: {} } } }, 'battle-spirits').text;
    expect(two).not.toContain('2 × Elk');
  });
});
