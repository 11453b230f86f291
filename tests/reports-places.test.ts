/** Boards of games without a table of their own: places as a grid, stacks, a card on two hosts, cores, lists of a battle. */
import { describe, expect, it } from 'vitest';
import { boardSvg } from '../reports/board';
import { changesBetween } from '../reports/board-changes';
import { boardsHtml } from '../reports/html-board';
import type { GameId } from '../schemas/common';
import { Observation, type SeenCard, type SeenPlayer } from '../schemas/protocol';
import { validate } from '../schemas/validate';
import { tagsOf } from './fixtures/report/tags';

const CIRCLES = [
  { id: 'vanguard', zone: 'field', row: 'front', column: 0 },
  { id: 'front left', zone: 'field', row: 'front', column: -1 },
  { id: 'rear left', zone: 'field', row: 'back', column: -1 },
];

function seen(field: SeenCard[], more: Partial<SeenPlayer> = {}, rest: Partial<Observation> = {}): Observation {
  const A = { zones: { field: { count: field.length, cards: field } }, ...more };
  return validate(Observation, { viewer: 'judge', turn: 3, players: { A, B: { zones: {} } }, ...rest }, 'fixture');
}

const UNKNOWN = 'none' as GameId;
const draw = (observation: Observation): string => boardSvg(UNKNOWN, observation, 'the start', new Set<string>()).text;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around the card of this name. */
function boxOf(svg: string, name: string): Box {
  const found = [
    ...svg.matchAll(/<rect class="card-\w+" ([^>]*)\/>[^<]*(?:<path class="hatch"[^>]*\/>)?[^<]*<text[^>]*>([^<]*)</g),
  ];
  const [, attributes] = found.find(([, , text]) => text === name) ?? [];
  if (attributes === undefined) throw new Error(`${name} is not drawn`);
  const value = (member: string) => Number(new RegExp(`${member}="([\\d.]+)"`).exec(` ${attributes}`)![1]);
  return { x: value(' x'), y: value(' y'), width: value('width'), height: value('height') };
}

/** Everything that is drawn of a card. */
const groupOf = (svg: string, name: string): string =>
  [...svg.matchAll(/<g><rect[^]*?<\/g>/g)].map(([group]) => group).find((group) => group.includes(`>${name}<`)) ?? '';

/** A marker on a place. */
const FORCE = {
  id: 'Force#1',
  card: 'Force',
  kind: 'marker' as const,
  links: [{ kind: 'marker', host: 'front left' }],
};

describe('places', () => {
  const svg = draw(
    seen([{ id: 'Leader', place: 'vanguard' }, { id: 'Left', place: 'front left' }, FORCE], { places: CIRCLES }),
  );

  it('lie as a grid, in their rows and columns', () => {
    const [leader, left] = [boxOf(svg, 'Leader'), boxOf(svg, 'Left')];
    expect(left.y).toBe(leader.y);
    expect(left.x).toBeLessThan(leader.x);
  });

  it('are drawn where nothing lies, with their names and markers', () => {
    expect(svg).toContain('>rear left<');
    expect(svg).not.toContain('>vanguard<');
    expect(draw(seen([FORCE], { places: CIRCLES }))).toMatch(/>front left<[^]*>Force</);
    expect(svg).not.toContain('>Force#1<');
    expect(groupOf(svg, 'Left')).toContain('>Force<');
  });

  it('that share a spot, or lie further out than there is room, lie side by side', () => {
    const far = CIRCLES.map((place, index) => ({ ...place, column: 1 + 40 * index }));
    for (const places of [far, CIRCLES.map((place) => ({ ...place, row: 'front', column: 0 }))]) {
      const drawn = draw(seen([{ id: 'Leader', place: 'vanguard' }], { places }));
      expect([...drawn.matchAll(/class="empty"/g)]).toHaveLength(2);
      for (const { name, attributes } of tagsOf(drawn))
        if (name === 'rect') expect(Number(attributes['x']) + Number(attributes['width'])).toBeLessThanOrEqual(640);
    }
  });

  it('with two cards show both', () => {
    const both = draw(
      seen(
        [
          { id: 'One', place: 'vanguard' },
          { id: 'Two', place: 'vanguard' },
        ],
        { places: CIRCLES },
      ),
    );
    expect(boxOf(both, 'Two').y).toBeGreaterThan(boxOf(both, 'One').y);
    expect(boxOf(both, 'Two').x).toBe(boxOf(both, 'One').x);
  });
});

describe('what is linked', () => {
  const onto = (...hosts: string[]) => ({ links: hosts.map((host) => ({ kind: 'brave', host })) });

  it('lies below its host, in order, and in no place of its own', () => {
    const svg = draw(
      seen([{ id: 'Top' }, { id: 'Under', ...onto('Top') }, { id: 'Next' }, { id: 'Lowest', ...onto('Top') }]),
    );
    const [top, under, lowest] = ['Top', 'Under', 'Lowest'].map((name) => boxOf(svg, name));
    expect([under!.x, lowest!.x]).toEqual([top!.x, top!.x]);
    expect([top!.y < under!.y, under!.y < lowest!.y]).toEqual([true, true]);
    expect(boxOf(svg, 'Next').y).toBe(top!.y);
  });

  it('to two hosts bridges them', () => {
    const svg = draw(seen([{ id: 'One' }, { id: 'Two' }, { id: 'Brave', ...onto('Two', 'One') }]));
    const [one, two, brave] = ['One', 'Two', 'Brave'].map((name) => boxOf(svg, name));
    expect([brave!.x, brave!.x + brave!.width]).toEqual([one!.x, two!.x + two!.width]);
  });

  it('to a card that is not shown lies by itself', () => {
    expect(boxOf(draw(seen([{ id: 'Alone', ...onto('nobody') }])), 'Alone').height).toBe(34);
  });

  it('keeps clear of what lies below other cards', () => {
    const svg = draw(
      seen([{ id: 'One' }, { id: 'Two' }, { id: 'Soul', ...onto('One') }, { id: 'Brave', ...onto('One', 'Two') }]),
    );
    const [soul, brave] = [boxOf(svg, 'Soul'), boxOf(svg, 'Brave')];
    expect(brave.y).toBeGreaterThanOrEqual(soul.y + soul.height);
  });

  it('is told in words', () => {
    const html = boardsHtml(
      [
        {
          caption: 'the start',
          observation: seen([
            { id: 'Brave', ...onto('One', 'Two') },
            { id: 'Jailed', statuses: [{ status: 'locked' }] },
          ]),
        },
      ],
      'vanguard',
    ).text;
    expect(html).toContain('field: Brave (brave on One and Two); Jailed (locked)');
  });
});

describe('cores', () => {
  it('are pips, the Soul Core another one, and a number where there are many', () => {
    const svg = draw(
      seen([
        { id: 'Spirit', counters: { core: 2, soulCore: 1 } },
        { id: 'Rich', counters: { core: 12 } },
        { id: 'Poor', counters: { core: 0 } },
      ]),
    );
    expect([...svg.matchAll(/class="pip soul"/g)]).toHaveLength(1);
    expect([...svg.matchAll(/class="pip"/g)]).toHaveLength(2 + 7);
    expect(svg).toContain('12 counters');
  });

  it('that lie on no card stand beside the name of the player, with the Soul Core', () => {
    const svg = draw(seen([], { pools: { reserve: { core: 4, soulCore: 1 }, trash: {} } }));
    expect(svg).toContain('Player A · reserve: core 4, soul core 1 · trash: none');
  });

  it('that move are told as a change', () => {
    const at = (core: number) =>
      seen([{ id: 'Spirit', counters: { core } }], { pools: { reserve: { core: 4 - core } } });
    expect(changesBetween(UNKNOWN, at(1), at(3)).words).toEqual([
      "player A's reserve core: 3 → 1",
      'Spirit: counters 1 core → 3 core',
    ]);
  });
});

it('counters, statuses and links that come and go are told as changes', () => {
  const plain = seen([{ id: 'Brave' }, { id: 'Fox' }]);
  const changed = seen([
    { id: 'Brave', links: [{ kind: 'brave', host: 'Fox' }] },
    { id: 'Fox', counters: { core: 1 }, statuses: [{ status: 'soulState' }] },
  ]);
  const gained = ['Brave: links none → brave on Fox', 'Fox: counters none → 1 core, statuses none → soul state'];
  expect(changesBetween(UNKNOWN, plain, changed).words).toEqual(gained);
  expect(changesBetween(UNKNOWN, changed, plain).words).toEqual([
    'Brave: links brave on Fox → none',
    'Fox: counters 1 core → none, statuses soul state → none',
  ]);
});

describe('a battle', () => {
  const battle = {
    attackers: ['One'],
    targets: ['Two', 'Three'],
    guards: [{ card: 'Four', to: 'Two' }],
    boosts: [{ card: 'Five', to: 'One' }],
  };
  const field = ['One', 'Two', 'Three', 'Four', 'Five'].map((id) => ({ id }));

  it('of lists names the part of each', () => {
    const svg = draw(seen(field, {}, { battle }));
    for (const role of ['attacks', 'guards Two', 'boosts One'])
      expect([...svg.matchAll(new RegExp(`>${role}<`, 'g'))]).toHaveLength(1);
    expect([...svg.matchAll(/>target</g)]).toHaveLength(2);
    expect(draw(seen(field, {}, { battle: { ...battle, negated: true } }))).toContain('>attack negated<');
  });

  it('is told in words, also where nothing is attacked', () => {
    const words = (fight: Observation['battle']) =>
      changesBetween(UNKNOWN, seen(field, {}, { battle: null }), seen(field, {}, { battle: fight })).words;
    expect(words(battle)).toEqual(['a battle begins: One against Two and Three, Four guards Two, Five boosts One']);
    expect(words({ attackers: ['One'], targets: [] })).toEqual(['a battle begins: One against no card']);
  });
});
